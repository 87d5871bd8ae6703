"""How the values of the language's keys are read: one function per shape that `spec/language` names."""

from __future__ import annotations

import re

from mtg_spec import syntax as s
from mtg_spec.abilities_reader import read_abilities
from mtg_spec.effects_reader import read_instructions, read_mana, read_modes, read_put
from mtg_spec.mappings import Scope, Shape
from mtg_spec.plain_shapes import GIVEN, PATTERNS
from mtg_spec.type_line import read_type_line
from mtg_spec.yaml_nodes import MappingNode, Node, ScalarNode, nearest

__all__ = ["SHAPES"]


def _phrase(start: str) -> Shape:
    return lambda scope, node, what: scope.phrase(start, node, what)


def _matching(shape: str) -> Shape:
    pattern, wanted = PATTERNS[shape]

    def read(scope: Scope, node: Node, what: str) -> str:
        text = scope.scalar(node, what)
        if not re.fullmatch(pattern, text):
            scope.fail(node, f"{what} must be {wanted}, found {text!r}")
        return text

    return read


def _word_of(words: tuple[str, ...]) -> Shape:
    def read(scope: Scope, node: Node, what: str) -> str:
        text = scope.scalar(node, what)
        if text not in words:
            scope.fail(node, f"{what} can't be {text!r}", nearest(text, words))
        return text

    return read


def _truth(scope: Scope, node: Node, what: str) -> bool:
    return bool(_word_of(GIVEN["yes or no"])(scope, node, what) == "yes")


def _number(scope: Scope, node: Node, what: str) -> int:
    return int(_matching("number")(scope, node, what))


def _size(scope: Scope, node: Node, what: str) -> tuple[str, str]:
    text = _matching("size")(scope, node, what)
    power, toughness = text.split("/")
    return power, toughness


def _colors(scope: Scope, node: Node, what: str) -> tuple[str, ...]:
    read = _word_of(tuple(scope.language.colors))
    return scope.each(scope.items(node, what), lambda item: read(scope, item, what))


def _rules(scope: Scope, node: Node, what: str) -> tuple[str, ...]:
    read = _matching("rule")
    return scope.each(scope.items(node, what), lambda item: read(scope, item, what))


def _conditions(scope: Scope, node: Node, what: str) -> s.Condition:
    conditions = scope.each(scope.items(node, what), lambda item: scope.phrase("condition", item, what))
    return conditions[0] if len(conditions) == 1 else s.Both(conditions)


def _events(scope: Scope, node: Node, what: str) -> s.Event:
    """An event, or a list of which any one will do."""
    events = scope.each(scope.items(node, what), lambda item: scope.phrase("event", item, what))
    return events[0] if len(events) == 1 else s.AnyOf(events)


def _targets(scope: Scope, node: Node, what: str) -> tuple[s.Target, ...]:
    entries = scope.faults.mapping(node, what)
    if not isinstance(node, MappingNode) or not entries:
        scope.fail(node, f"{what} must give each target a name", "for example {it: creature you control}")

    def read(key: Node) -> s.Target:
        assert isinstance(key, ScalarNode)
        name = scope.phrase("selector", key, "a target's name")
        if not isinstance(name, s.Reference) or name.word in _TAKEN:
            scope.fail(
                key, f"{key.value!r} can't be a target's name", 'use "it", "that player", "that creature", "the other"'
            )
        return s.Target(name.word, scope.phrase("target", entries[key.value].value, f"target {key.value!r}"))

    return scope.each([entry.key for entry in entries.values()], read)


_TAKEN = (
    "this",
    "you",
    "enchanted",
    "equipped",
    "exiled with this",
    "opponent",
    "each opponent",
    "each player",
    "a player",
)


def _have(scope: Scope, node: Node, what: str) -> tuple[s.Ability, ...]:
    """Keywords on one line, or whole abilities as mappings."""
    if isinstance(node, ScalarNode):
        keywords: tuple[s.Ability, ...] = scope.phrase("keyword_abilities", node, what)
        return keywords
    return read_abilities(scope, node, what)


SHAPES: dict[str, Shape] = {
    "abilities": read_abilities,
    "activation": _phrase("activation"),
    "acts": _phrase("acts"),
    "amount": _phrase("amount"),
    "base": _phrase("base"),
    "becomes": _phrase("becomes"),
    "blocking": _phrase("blocking"),
    "cards": _phrase("cards"),
    "choice": _phrase("choice"),
    "colors": _colors,
    "condition": _conditions,
    "copying": _phrase("copying"),
    "costs": _phrase("costs"),
    "counted": _phrase("counted"),
    "counters": _phrase("counters"),
    "counters or selector": read_put,
    "destination": _phrase("destination"),
    "duration": _phrase("duration"),
    "entering": _phrase("entering"),
    "event": _events,
    "exceptions": _phrase("exceptions"),
    "gets": _phrase("gets"),
    "hash": _matching("hash"),
    "have": _have,
    "instructions": read_instructions,
    "its mana cost": _word_of(GIVEN["its mana cost"]),
    "keyword abilities": _phrase("keyword_abilities"),
    "keyword heading": _matching("keyword heading"),
    "library": _phrase("library"),
    "lost": _phrase("lost"),
    "mana": read_mana,
    "mana amount": _phrase("mana_amount"),
    "mana cost": _matching("mana cost"),
    "mana kind": _phrase("mana_kind"),
    "modes": read_modes,
    "number": _number,
    "payable": _phrase("payable"),
    "payment": _phrase("payment"),
    "opening": _phrase("opening"),
    "phrase": _phrase("phrase"),
    "prevented": _phrase("prevented"),
    "production": _phrase("production"),
    "random": _word_of(GIVEN["random"]),
    "rule": _matching("rule"),
    "rules": _rules,
    "selector": _phrase("selector"),
    "size": _size,
    "spending": _phrase("spending"),
    "targets": _targets,
    "text": lambda scope, node, what: scope.scalar(node, what),
    "tokens": _phrase("tokens"),
    "type line": read_type_line,
    "types": _phrase("type_words"),
    "yes": _word_of(GIVEN["yes"]),
    "yes or no": _truth,
    "zero": _word_of(GIVEN["zero"]),
    "zone": _word_of(GIVEN["zone"]),
}
"""Every shape by its name."""
