"""The values of a step's slots in its case: text becomes players, aliases, numbers, symbols; the rest of the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mtg_conformance.naming import UnreadableError, number
from mtg_conformance.scene import Scene
from mtg_spec.protocol import Choices
from mtg_spec.steps import Parse, Slot
from mtg_spec.type_words import CARD_TYPES, SUPERTYPES

Values = Mapping[str, Any]

COLORS = ("white", "blue", "black", "red", "green")
_MANA_ORDER = "WUBRGCS"
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}


def read_slots(parse: Parse, scene: Scene) -> dict[str, Any]:
    """The values of the slots of a parse by slot name; raises UnreadableError for the first that makes no sense."""
    types = {part.name: part.type.name for part in parse.form.parts if isinstance(part, Slot)}
    return {name: _read(types[name], text, scene) for name, text in parse.slots.items()}


def read_choices(parse: Parse, scene: Scene) -> Choices:
    """The choices that the clauses of an act name; raises UnreadableError."""
    fields: dict[str, Any] = {}
    for clause in parse.phrase.clauses:
        if clause.name not in parse.clauses or clause.name == "if asked":
            continue
        types = {part.name: part.type.name for part in clause.parts if isinstance(part, Slot)}
        values = {name: _read(types[name], text, scene) for name, text in parse.clauses[clause.name].items()}
        key, value = _CLAUSES[clause.name](values)
        if key in fields:
            raise UnreadableError(f"two clauses say what is {key}", "keep one of them")
        fields[key] = value
    return Choices(**fields)


def type_question(word: str) -> tuple[str, Any]:
    """What to ask about an object so as to learn whether it is a `word`, and the word in the answer."""
    lower = word.lower()
    if lower == "token":
        return "token", True
    if lower in CARD_TYPES:
        return "types", lower
    if lower in SUPERTYPES:
        return "supertypes", lower
    if not word[0].isupper():
        raise UnreadableError(
            f"{word!r} is no card type or supertype", "write a subtype with a capital letter: `an Elf`", word
        )
    return "subtypes", lower


def sorted_mana(symbols: str) -> str:
    """Mana symbols in the order in which a mana pool is told: WUBRGC."""
    found = re.findall(r"\{([^{}]+)\}", symbols)
    for symbol in found:
        if symbol not in _MANA_ORDER:
            raise UnreadableError(
                f"{{{symbol}}} is no mana", "the mana symbols are {W} {U} {B} {R} {G} {C}", f"{{{symbol}}}"
            )
    return "".join(f"{{{symbol}}}" for symbol in sorted(found, key=_MANA_ORDER.index))


def _read(kind: str, text: str, scene: Scene) -> Any:
    reader = _READERS.get(kind)
    return reader(text, scene) if reader else text


def _card(text: str, scene: Scene) -> str:
    for form, name, end in scene.cards.at(text, 0):
        if end == len(text):
            return name if form == name else f"{name}s"
    near = scene.cards.nearest(text)
    raise UnreadableError(
        f"unknown card {text!r}",
        f"did you mean {near!r}?" if near else "spec/cards/ has no document of that name",
        text,
    )


def _size(text: str, _: Scene) -> tuple[int, int]:
    power, toughness = text.split("/")
    return int(power), int(toughness)


def _colors(text: str, _: Scene) -> tuple[str, ...]:
    return () if text == "colorless" else tuple(re.findall(r"[a-z]+", text.replace(" and ", " ")))


def _modes(text: str, _: Scene) -> tuple[int, ...]:
    return tuple(int(digits) for digits in re.findall(r"\d+", text))


_READERS: dict[str, Callable[[str, Scene], Any]] = {
    "player": lambda text, scene: scene.player(text),
    "object": lambda text, scene: scene.object(text),
    "objects": lambda text, scene: scene.object_list(text),
    "target": lambda text, scene: scene.target(text),
    "targets": lambda text, scene: scene.target_list(text),
    "division": lambda text, scene: scene.division(text),
    "cards": lambda text, scene: scene.read_cards(text),
    "card": _card,
    "number": lambda text, _: number(text),
    "ordinal": lambda text, _: _ORDINALS[text],
    "step": lambda text, _: text.removesuffix(" step").removesuffix(" phase"),
    "mana": lambda text, _: sorted_mana(text),
    "place": lambda text, _: {
        "on the battlefield": "battlefield",
        "on the stack": "stack",
        "in exile": "exile",
        "in the command zone": "command",
    }.get(text, "outside"),
    "heap": lambda text, _: text.removeprefix("the "),
    "size": _size,
    "colors": _colors,
    "modes": _modes,
}

_CLAUSES: dict[str, Callable[[Values], tuple[str, Any]]] = {
    "targets": lambda values: ("targets", values["targets"]),
    "x": lambda values: ("x", values["number"]),
    "modes": lambda values: ("modes", values["modes"]),
    "kicked": lambda values: ("kicked", 1),
    "kicked times": lambda values: ("kicked", values["number"]),
    "not kicked": lambda values: ("kicked", 0),
    "alternative": lambda values: ("alternative", values["alternative"]),
    "free": lambda values: ("free", True),
    "with": lambda values: ("with_", values["object"]),
    "pay": lambda values: ("pay", values["objects"]),
    "cost objects": lambda values: ("cost_objects", values["objects"]),
    "divide": lambda values: ("divide", values["division"]),
    "mana": lambda values: ("mana", values["mana"]),
}

KNOWN_CLAUSES = frozenset({*_CLAUSES, "if asked"})
"""The clauses that the compiler understands; a test compares them with the documents."""
