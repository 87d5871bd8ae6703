"""Whole documents: cards, keywords, basic land types, and the library that they make up (see `mtg_spec.reader`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from mtg_spec import syntax as s
from mtg_spec.documents import file_stem, shown
from mtg_spec.documents import root as documents_root
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.language import Language, load_language
from mtg_spec.language_reader import keyword_heading
from mtg_spec.mappings import Mapping, ReportedError, Scope
from mtg_spec.shapes import SHAPES
from mtg_spec.symbols import colors_of
from mtg_spec.type_line import TypeLine
from mtg_spec.yaml_nodes import Node
from mtg_spec.yaml_places import compose_text, read_text

__all__ = ["basic_land_types_of", "card_of", "keyword_of", "read_library"]

T = TypeVar("T")


def card_of(path: Path, text: str, language: Language | None = None) -> s.Card:
    """The card of a document; raises SpecErrors."""
    return _document(path, text, language, _card)


def keyword_of(path: Path, text: str, language: Language | None = None) -> s.Keyword:
    """The keyword of a document; raises SpecErrors."""
    return _document(path, text, language, _keyword)


def read_library(root: Path) -> s.Library:
    """All documents below the root; raises SpecErrors with the faults of all of them."""
    language = load_language(root)
    errors: list[SpecError] = []
    spec = root / "spec"
    keywords = _read_all(sorted((spec / "keywords").glob("*.yaml")), language, keyword_of, errors)
    cards = _read_all(sorted((spec / "cards").glob("*.yaml")), language, card_of, errors)
    lands = _read_all([spec / "language" / "basic-land-types.yaml"], language, basic_land_types_of, errors)
    _check_names([*keywords, *cards], errors)
    if errors:
        raise SpecErrors(errors)
    creature_types = frozenset(word for word, type_ in language.subtypes.items() if type_ == "creature")
    return s.Library(
        {card.name: card for card in cards},
        {word.name: word for word in keywords},
        lands[0],
        creature_types,
        language.subtypes,
    )


def _read_all(
    paths: Iterable[Path], language: Language, read: Callable[[Path, str, Language], T], errors: list[SpecError]
) -> list[T]:
    documents: list[T] = []
    for path in paths:
        try:
            documents.append(read(path, read_text(path), language))
        except SpecErrors as error:
            errors += error.errors
    return documents


def _check_names(documents: list[s.Card | s.Keyword], errors: list[SpecError]) -> None:
    for document in documents:
        wanted = f"{file_stem(document.name)}.yaml"
        if Path(document.path).name != wanted:
            errors.append(
                SpecError(
                    document.path,
                    1,
                    1,
                    f"{document.name!r} is not what the file's name says",
                    f"name the file {wanted}",
                )
            )


def _document(path: Path, text: str, language: Language | None, read: Callable[[Scope, Node], T]) -> T:
    node = compose_text(text.removeprefix("\ufeff"), path)
    scope = Scope(path, text.removeprefix("\ufeff"), language or load_language(documents_root()), SHAPES)
    try:
        document = read(scope, node)
    except ReportedError:
        raise SpecErrors(scope.faults.found) from None
    scope.faults.raise_any()
    return document


def _card(scope: Scope, node: Node) -> s.Card:
    mapping = scope.mapping("card", node, "a card")
    back: Mapping | None = mapping.get("back face")
    return msgspec.structs.replace(
        _face(scope, mapping),
        back=None if back is None else _face(scope, back),
        oracle=mapping.get("oracle", ""),
        differs=mapping.get("differs", ""),
    )


def _face(scope: Scope, mapping: Mapping) -> s.Card:
    """A card, or one of its two faces."""
    line: TypeLine = mapping["type"]
    power, toughness = mapping.get("power/toughness", ("", ""))
    _check_size(scope, mapping, line)
    _check_defense(scope, mapping, line)
    cost = mapping.get("mana cost", "")
    return s.Card(
        name=mapping["card"],
        mana_cost=cost,
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        colors=mapping.get("colors", colors_of(cost)),
        power=without_star(power),
        toughness=without_star(toughness),
        loyalty=mapping.get("loyalty"),
        defense=mapping.get("defense"),
        abilities=mapping.get("abilities", ()),
        path=shown(scope.path),
        line=mapping.node.start_mark.line + 1,
    )


def _check_defense(scope: Scope, mapping: Mapping, line: TypeLine) -> None:
    if "battle" in line.types and "defense" not in mapping:
        scope.fail(mapping.node, "a battle lacks the key 'defense'", "add `defense: …`")
    if "defense" in mapping and "battle" not in line.types:
        scope.fail(mapping.node_of("defense"), "only battles have a defense")


def _check_size(scope: Scope, mapping: Mapping, line: TypeLine) -> None:
    has_size = "power/toughness" in mapping
    if "creature" in line.types and not has_size:
        scope.fail(mapping.node, "a creature card lacks the key 'power/toughness'", "add `power/toughness: …`")
    for printed, field in zip(mapping.get("power/toughness", ()), ("own_power", "own_toughness"), strict=False):
        if ("*" in printed) != any(
            getattr(c, field) is not None for c in defining_changes(mapping.get("abilities", ()))
        ):
            name = field.removeprefix("own_")
            hint = f"write * in 'power/toughness' and `{name}: …` among the abilities, or neither"
            scope.fail(mapping.node_of("power/toughness"), f"the {name} is a * without an ability that says it", hint)
    if has_size and "creature" not in line.types and "vehicle" not in line.subtypes:
        scope.fail(mapping.node_of("power/toughness"), "only creature cards and Vehicles have power and toughness")


def without_star(shown: str) -> int | None:
    """A printed number, in which a star counts as 0 while no ability says what it is (208.2a)."""
    return sum(int(part.replace("*", "0")) for part in shown.split("+")) if shown else None


def defining_changes(abilities: Iterable[s.Ability]) -> list[s.Changes]:
    """What the characteristic-defining abilities among some abilities say (604.3)."""
    effects = (effect for ability in abilities if isinstance(ability, s.StaticAbility) for effect in ability.effects)
    return [effect.changes for effect in effects if isinstance(effect, s.Continuous)]


def _keyword(scope: Scope, node: Node) -> s.Keyword:
    mapping = scope.mapping("keyword document", node, "a keyword")
    name, parameter = keyword_heading(mapping["keyword"])
    if "abilities" not in mapping and "consulted by" not in mapping:
        scope.fail(
            node,
            "a keyword means nothing",
            "add what it stands for (`abilities`), or which rules ask for it (`consulted by`)",
        )
    return s.Keyword(
        name=name,
        rule=mapping["rule"],
        abilities=tuple(_named_after(name, ability) for ability in mapping.get("abilities", ())),
        consulted_by=mapping.get("consulted by", ()),
        redundant=mapping.get("redundant", True),
        parameter=parameter,  # type: ignore[arg-type]
        path=shown(scope.path),
        line=node.start_mark.line + 1,
    )


def _named_after(keyword: str, node: T) -> T:
    """Alternative costs, special actions and what happens "this way" are known by the name of their keyword."""
    if isinstance(node, tuple):
        return tuple(_named_after(keyword, part) for part in node)  # type: ignore[return-value]
    if not isinstance(node, s.Node):
        return node
    fields = {name: _named_after(keyword, getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, (s.AlternativeCost, s.SpecialAction, s.MovesInstead, s.Play)) or (
        isinstance(node, (s.Moves, s.WasExiled)) and node.keyword == s.THIS_WAY
    ):
        fields["keyword"] = keyword
    return type(node)(**fields)


def basic_land_types_of(path: Path, text: str, language: Language | None = None) -> dict[str, tuple[s.Ability, ...]]:
    """The abilities of each basic land type (305.6) of their document; raises SpecErrors."""
    return _document(path, text, language, _land_type_table)


def _land_type_table(scope: Scope, node: Node) -> dict[str, tuple[s.Ability, ...]]:
    entries = scope.faults.mapping(node, "the basic land types")
    scope.faults.known_keys(entries, ("format", "basic land types"), "the basic land types")
    if "basic land types" not in entries:
        scope.fail(node, "the key 'basic land types' is missing")
    table = scope.faults.mapping(entries["basic land types"].value, "the basic land types")
    names = list(table)
    read = scope.each([table[name].value for name in names], lambda item: SHAPES["abilities"](scope, item, "abilities"))
    return dict(zip(names, read, strict=True))
