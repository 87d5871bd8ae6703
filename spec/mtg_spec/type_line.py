"""The type line of a card (205): supertypes, card types and, after a long dash, subtypes."""

from __future__ import annotations

from typing import NamedTuple

from mtg_spec.language import Language
from mtg_spec.mappings import Scope
from mtg_spec.yaml_nodes import Node, nearest

__all__ = ["TypeLine", "read_type_line", "type_line_text"]


class TypeLine(NamedTuple):
    """The parts of a type line, in lower case."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def read_type_line(scope: Scope, node: Node, what: str) -> TypeLine:
    """Reads "Legendary Creature — Elf Druid"; each subtype must belong to a card type of the line (205.3d)."""
    text = scope.scalar(node, what)
    before, _, after = text.partition(" — ")
    language = scope.language
    supertypes: list[str] = []
    types: list[str] = []
    for word in before.lower().split():
        if word in language.supertypes and not types:
            supertypes.append(word)
        elif word in language.card_types:
            types.append(word)
        else:
            scope.fail(
                node, f"{word!r} is no card type here", nearest(word, (*language.supertypes, *language.card_types))
            )
    if not types:
        scope.fail(node, f"{what} names no card type")
    return TypeLine(tuple(supertypes), tuple(types), tuple(_subtypes(scope, node, after.lower().split(), types)))


def type_line_text(line: TypeLine, language: Language) -> str:
    """The line as printed."""
    before = " ".join(word.capitalize() for word in (*line.supertypes, *line.types))
    after = " ".join(language.printed[word] for word in line.subtypes)
    return f"{before} — {after}" if after else before


def _subtypes(scope: Scope, node: Node, words: list[str], types: list[str]) -> list[str]:
    found: list[str] = []
    while words:
        pair = " ".join(words[:2])
        subtype = pair if pair in scope.language.subtypes else words[0]
        _check_subtype(scope, node, subtype, types)
        found.append(subtype)
        words = words[subtype.count(" ") + 1 :]
    return found


def _check_subtype(scope: Scope, node: Node, subtype: str, types: list[str]) -> None:
    kind = scope.language.subtypes.get(subtype)
    if kind is None:
        scope.fail(node, f"{subtype!r} is no subtype", nearest(subtype, scope.language.subtypes))
    fitting = {"spell": {"instant", "sorcery"}, "creature": {"creature", "kindred"}}.get(kind, {kind})
    if not fitting & set(types):
        scope.fail(node, f"{subtype!r} is a subtype of {kind} cards, which this is not")
