"""The shapes of answers to questions: the one table that harness, adapters and schemas go by."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mtg_spec.protocol import (
    AskCan,
    AskCount,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    AskTarget,
    Question,
    StepName,
    Waits,
    Zone,
)


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an object is, and whose zone that is ("" where the zone is shared)."""

    zone: Zone | Literal["outside"]
    owner: str = ""


class OnStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of the stack: the alias of the spell, or of the source of the ability."""

    object: str
    kind: Literal["spell", "ability"]
    controller: str


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is and which step or main phase."""

    player: str
    step: StepName


Outcome = Literal["playing", "won", "lost", "drawn"]

OBJECT: dict[str, Any] = {
    "zone": Place,
    **dict.fromkeys(("tapped", "face down", "transformed", "attacking", "blocking", "token"), bool),
    **dict.fromkeys(("power", "toughness", "base power", "base toughness", "loyalty", "defense", "x"), int | None),
    **dict.fromkeys(("mana value", "damage"), int),
    **dict.fromkeys(("types", "subtypes", "supertypes", "colors", "keywords"), list[str]),
    "counters": dict[str, int],
    **dict.fromkeys(("controller", "attached to", "protector", "name"), str),
}
"""By `AskObject.what`. Null: the object has no such number."""

PLAYER: dict[str, Any] = {
    **dict.fromkeys(("life", "poison", "hand", "library", "graveyard"), int),
    "mana": str,
    "result": Outcome,
}
"""By `AskPlayer.what`."""

GAME: dict[str, Any] = {"stack": list[OnStack], "turn": Turn, "priority": str, "waits": Waits | None}
"""By `AskGame.what`."""

STACK_TOP: dict[str, Any] = {"targets": list[str], "x": int | None}
"""By `AskStackTop.what`."""


def shape(question: Question) -> Any:
    """The type of the answer to a question; `Any` for a `what` that the protocol does not know."""
    match question:
        case AskCan() | AskTarget() | AskMayLook():
            return bool
        case AskObject():
            return OBJECT.get(question.what, Any)
        case AskPlayer():
            return PLAYER.get(question.what, Any)
        case AskCount():
            return int
        case AskGame():
            return GAME.get(question.what, Any)
        case AskStackTop():
            return STACK_TOP.get(question.what, Any)
        case AskOptions():
            return list[str | int | bool]


def fault(question: Question, value: Any) -> str:
    """What is wrong with the shape of an answer, as "expected …, got …"; "" where it is as it must be.

    `value` is what JSON decodes to: dicts, lists, strings, numbers, booleans and None.
    """
    expected = shape(question)
    if type(value) is expected:
        return ""
    try:
        msgspec.convert(value, expected)
    except msgspec.ValidationError as error:
        return str(error)
    return ""
