"""Looks for definitions that can be read but can't be meant: see the messages.

for fault in lint(root()):
    print(fault)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mtg_spec import syntax as s
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.language import load_language
from mtg_spec.reader import load_library
from mtg_spec.rules import Rules, load_rules
from mtg_spec.trees import walk

__all__ = ["lint", "lint_library"]

_KNOWN = frozenset(
    (
        *("this", "you", "enchanted", "equipped", "exiled with this"),
        *("opponent", "each opponent", "each player", "a player"),
    )
)
"""References that need nothing to be said before."""

_SPEAKING = (
    *(s.Move, s.Play, s.Look, s.Search, s.CounterSpell, s.CopySpell),
    *(s.CreateTokens, s.CreateCopies, s.Continuous, s.Transform),
)
"""Instructions of whose objects later ones can speak; of counters, only the removal."""


def lint(root: Path) -> list[SpecError]:
    """Faults of the cards and keywords below the documents' root; what can't be read at all comes alone."""
    try:
        library = load_library(root)
        rules = load_rules(root)
    except SpecErrors as errors:
        return errors.errors
    faults = lint_library(library, rules)
    missing = set(load_language(root).keywords) - set(library.keywords)
    return faults + [
        SpecError(root, 0, 0, f"keyword {name!r} has no document that can be read") for name in sorted(missing)
    ]


def lint_library(library: s.Library, rules: Rules) -> list[SpecError]:
    """Faults of definitions that were read; `rules` are those that keywords may cite."""
    faults = [fault for card in library.cards.values() for fault in _card(card, library)]
    return faults + [fault for word in library.keywords.values() for fault in _keyword(word, rules)]


def _card(card: s.Card, library: s.Library) -> Iterator[SpecError]:
    for face in (card,) if card.back is None else (card, card.back):
        for message, hint in _face_faults(face, library):
            yield SpecError(face.path, face.line, 1, message, hint)
    if not card.oracle:
        hint = "python -m mtg_spec.oracle_update"
        yield SpecError(card.path, card.line, 1, f"{card.name} was never compared with its Oracle text", hint)


def _face_faults(card: s.Card, library: s.Library) -> Iterator[tuple[str, str]]:
    for ability in card.abilities:
        for part in (ability, *_modes(ability)):
            yield from _targets(part)
        yield from _references(ability, card)
        yield from _x(ability, card)
    yield from _spell_abilities(card)
    yield from _attached(card, library)
    yield from _links(card, library)
    yield from _parameters(card)


def _modes(ability: s.Ability) -> tuple[s.Mode, ...]:
    """The modes of a modal ability (700.2)."""
    (first, *_) = getattr(ability, "do", ()) or (None,)
    return first.modes if isinstance(first, s.Modal) else ()


def _targets(ability: s.Ability | s.Mode) -> Iterator[tuple[str, str]]:
    """Targets that no instruction speaks of. (They may be meant so, but no card of the language needs it yet.)"""
    words = {node.word for node in walk(getattr(ability, "do", ())) if isinstance(node, s.Reference)}
    for target in getattr(ability, "targets", ()):
        if target.name not in words:
            yield f"the target {target.name!r} is never spoken of", "use it in `do`, or remove it"


def _references(ability: s.Ability, card: s.Card) -> Iterator[tuple[str, str]]:
    """References to what nobody spoke of: neither a target, nor the event of a trigger, nor a cost, nor an earlier
    instruction."""
    if isinstance(ability, s.TriggeredAbility) or not hasattr(ability, "do"):
        return
    costs = getattr(ability, "cost", ())
    if isinstance(ability, s.SpellAbility):
        costs = [part for static in card.abilities for part in _additional_costs(static)]
    sacrificed = any(isinstance(part, s.SacrificeCost) for part in costs)
    for part in _modes(ability) or (ability,):
        yield from _unknown(part, {"sacrificed"} if sacrificed else set())
        for granted in (node for node in walk(getattr(part, "do", ())) if isinstance(node, s.ActivatedAbility)):
            yield from _references(granted, card)


def _additional_costs(ability: s.Ability) -> tuple[s.Cost, ...]:
    effects = ability.effects if isinstance(ability, s.StaticAbility) else ()
    return tuple(part for effect in effects if isinstance(effect, s.AdditionalCost) for part in effect.cost)


def _unknown(part: s.Ability | s.Mode, paid: set[str]) -> Iterator[tuple[str, str]]:
    """References, in instructions that belong together, to what nobody spoke of."""
    targets = {target.name for target in getattr(part, "targets", ())}
    known = _KNOWN | targets | paid
    spoken = bool(targets)
    for effect in getattr(part, "do", ()):
        known_here = (
            known | _introduced(effect) | ({"it", "they", "that card", "the rest", "not cast"} if spoken else set())
        )
        for node in walk(effect, but=(s.ActivatedAbility,)):
            if isinstance(node, s.Reference) and node.word not in known_here:
                yield f"{node.word!r} speaks of nothing", "declare it in `targets`"
        spoken = spoken or any(_speaks(node) for node in walk(effect))


def _speaks(node: object) -> bool:
    return isinstance(node, _SPEAKING) or (isinstance(node, s.PutCounters) and node.remove)


def _introduced(effect: s.Effect) -> set[str]:
    """What parts of an instruction speak of by themselves: players one by one, things one by one."""
    nodes = list(walk(effect))
    you = s.Reference("you")
    of_player = any(isinstance(node, s.OfPlayer) or (isinstance(node, s.Move) and node.player != you) for node in nodes)
    one_by_one = any(isinstance(node, (s.ForEach, s.Delayed)) for node in nodes)
    cast = any(isinstance(node, s.Delayed) and isinstance(node.ability.event, s.Casts) for node in nodes)
    return (
        ({"that player", "they"} if of_player else set())
        | ({"it"} if one_by_one else set())
        | ({"that spell"} if cast else set())
    )


def _x(ability: s.Ability, card: s.Card) -> Iterator[tuple[str, str]]:
    """X without a cost that gives it a value (107.3)."""
    keywords = tuple(a for a in card.abilities if isinstance(a, s.KeywordAbility))
    costs = [node.symbols for node in walk((ability, *keywords)) if isinstance(node, s.ManaCost)]
    if any(isinstance(node, s.X) for node in walk(ability)) and not any(
        "{X}" in cost for cost in (*costs, card.mana_cost)
    ):
        yield "X has no value: no cost has {X}", "write {X} in a cost, or an amount instead of X"


def _spell_abilities(card: s.Card) -> Iterator[tuple[str, str]]:
    """What a spell does belongs to instants and sorceries (113.3a), which have nothing that works on the battlefield."""
    is_spell = bool({"instant", "sorcery"} & set(card.types))
    for ability in card.abilities:
        if isinstance(ability, s.SpellAbility) and not is_spell:
            yield "only instants and sorceries have an ability that is only `do`", "add `cost`, `when` or `whenever`"


def _attached(card: s.Card, library: s.Library) -> Iterator[tuple[str, str]]:
    """Words for what this is attached to, on a card that attaches to something else (303.4, 301.5)."""
    words = {node.word for node in walk(card.abilities) if isinstance(node, s.Reference)}
    if "enchanted" in words and not _enchants(card, library):
        yield "speaks of what it enchants, but has no enchant ability", "add `keyword: enchant …`"
    if "equipped" in words and "equipment" not in card.subtypes:
        yield "speaks of an equipped creature, but is no Equipment", "add the subtype"
    if "aura" in card.subtypes and not _enchants(card, library):
        yield "an Aura without an enchant ability", "add `keyword: enchant …`"
    yield from _nouns(card, library)


def _nouns(card: s.Card, library: s.Library) -> Iterator[tuple[str, str]]:
    """ "Enchanted creature" on an Aura that enchants lands."""
    for keyword in _enchants(card, library):
        filter_ = keyword.phrase.filter if keyword.phrase is not None else s.Filter()
        fitting = {*filter_.types, *filter_.any_types, filter_.head}
        for node in walk(card.abilities):
            if isinstance(node, s.Reference) and node.word == "enchanted" and node.noun not in fitting:
                yield f"speaks of an enchanted {node.noun}, but enchants {' or '.join(sorted(fitting))}", ""


def _enchants(card: s.Card, library: s.Library) -> list[s.KeywordAbility]:
    """The enchant abilities of a card, and those that its keywords may give it (bestow)."""
    keywords = [a for a in card.abilities if isinstance(a, s.KeywordAbility)]
    macros = tuple(a for k in keywords if k.keyword in library.keywords for a in library.keywords[k.keyword].abilities)
    given = [node for node in walk(macros) if isinstance(node, s.KeywordAbility)]
    return [keyword for keyword in (*keywords, *given) if keyword.keyword == "enchant"]


def _parameters(card: s.Card) -> Iterator[tuple[str, str]]:
    """Words that stand for what is behind a keyword on a card, on a card itself."""
    for node in walk(card.abilities):
        if isinstance(node, s.Filter) and node.head == "quality":
            yield "QUALITY is a word of keywords' documents", "write the description itself"
        if isinstance(node, (s.KeywordNumber, s.KeywordCost)):
            word = "N" if isinstance(node, s.KeywordNumber) else "COST"
            yield f"{word} is a word of keywords' documents", "write the number or the cost itself"


def _links(card: s.Card, library: s.Library) -> Iterator[tuple[str, str]]:
    """Cards "exiled with this" where no other ability exiles anything (607.2a)."""
    spoken = any(
        (isinstance(node, s.Filter) and node.linked)
        or (isinstance(node, s.Reference) and node.word == "exiled with this")
        for node in walk(card.abilities)
    )
    keywords = (a.keyword for a in card.abilities if isinstance(a, s.KeywordAbility) and a.keyword in library.keywords)
    macros = tuple(ability for name in keywords for ability in library.keywords[name].abilities)
    exiles = any(
        isinstance(node, s.ExileCost) or (isinstance(node, s.Move) and node.verb == "exile")
        for node in walk((*card.abilities, *macros))
    )
    if spoken and not exiles:
        yield "speaks of cards exiled with this, but exiles none", "add the ability that exiles them"


def _keyword(keyword: s.Keyword, rules: Rules) -> Iterator[SpecError]:
    for number in (keyword.rule, *keyword.consulted_by):
        if rules.get(number) is None:
            hint = f"did you mean {', '.join(rules.suggest(number))}?"
            yield SpecError(keyword.path, keyword.line, 1, f"there is no rule {number}", hint)
