"""Adapters that know no rules, and answer all the same: each must pass zero cases of the suite.

They speak the protocol well, so that what stops them is the suite: every case must ask for something that happens only
in an engine that plays. What a liar has no lie for it answers with the state as it was given.
"""

from __future__ import annotations

import sys
from typing import Any

from mtg_conformance.sdk import Adapter, Engine, Illegal, Observed, Ok, Setup, Unsupported, serve
from mtg_spec import answers
from mtg_spec.protocol import (
    Act,
    AskCan,
    AskCount,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    AskTarget,
    PlacedObject,
    Question,
)

VERSION = "1"


class Frozen(Adapter):
    """Accepts every act and echoes the given state for ever; nothing can be done, nothing may be looked at."""

    name = "frozen"
    can = False

    def initialize(self) -> Engine:
        return Engine(name=self.name, version=VERSION, language="Python")

    def start(self, setup: Setup) -> Ok | Unsupported:
        self.setup = setup
        return Ok()

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        return Ok()

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        return Observed(self.answer(question))

    def answer(self, question: Question) -> Any:
        """The answer in the shape that the question asks for."""
        return self.echo(question)

    def echo(self, question: Question) -> Any:
        """What the setup says about it; where it says nothing, nothing is there."""
        match question:
            case AskObject():
                placed = next((one for one in self.setup.objects if one.alias == question.object), None)
                return _echo_object(placed, question.what)
            case AskPlayer():
                return self._echo_player(question.player, question.what)
            case AskCount():
                return sum(
                    one.card == question.card and one.zone == question.zone and question.player == _holder(one)
                    for one in self.setup.objects
                )
            case AskGame(what="turn"):
                return {"player": self.setup.active, "step": self.setup.step}
            case AskGame(what="priority"):
                return self.setup.active
            case AskGame(what="stack") | AskStackTop(what="targets") | AskOptions():
                return []
            case AskCan() | AskTarget() | AskMayLook():
                return self.can
            case _:
                return None

    def _echo_player(self, name: str, what: str) -> Any:
        player = next(one for one in self.setup.players if one.name == name)
        match what:
            case "result":
                return "playing"
            case "life" | "poison" | "mana":
                return getattr(player, what)
            case _:
                cards = sum(one.zone == what and one.owner == name for one in self.setup.objects)
                return cards + (player.library_filler if what == "library" else 0)


def _holder(placed: PlacedObject) -> str:
    return placed.controller or placed.owner if placed.zone == "battlefield" else placed.owner


def _echo_object(placed: PlacedObject | None, what: str) -> Any:
    if what == "zone":
        return {"zone": placed.zone, "owner": placed.owner} if placed else {"zone": "outside"}
    if placed is not None:
        given = {
            "tapped": placed.tapped,
            "face down": placed.face_down,
            "transformed": placed.transformed,
            "protector": placed.protector,
            "damage": placed.damage,
            "counters": placed.counters,
            "controller": _holder(placed),
            "attached to": placed.attached_to,
            "name": placed.card,
        }
        if what in given:
            return given[what]
    shape = answers.OBJECT[what]
    nothing: dict[Any, Any] = {bool: False, int: 0, str: "", list[str]: [], dict[str, int]: {}}
    return nothing.get(shape)


class Null(Frozen):
    """Says ok to everything and observes nothing."""

    name = "null"

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        return Unsupported("capability", "observe")


class Refuser(Frozen):
    """Everything is illegal, and so nothing ever changes."""

    name = "refuser"

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        return Illegal("no")


class Permitter(Frozen):
    """Everything is legal, and nothing ever changes."""

    name = "permitter"
    can = True


class Always(Frozen):
    """Gives one and the same answer wherever the shape of the answer allows it."""

    word: Any

    def answer(self, question: Question) -> Any:
        return self.echo(question) if answers.fault(question, self.word) else self.word


class AlwaysTrue(Always):
    name = "always-true"
    word = True


class AlwaysFalse(Always):
    name = "always-false"
    word = False


class AlwaysZero(Always):
    name = "always-zero"
    word = 0


class AlwaysEmpty(Always):
    """Every list, every mapping and every text is empty."""

    name = "always-empty"

    def answer(self, question: Question) -> Any:
        empty: tuple[Any, ...] = ([], {}, "")
        return next((word for word in empty if not answers.fault(question, word)), self.echo(question))


LIARS: dict[str, type[Frozen]] = {
    liar.name: liar for liar in (Null, Refuser, Permitter, Frozen, AlwaysTrue, AlwaysFalse, AlwaysZero, AlwaysEmpty)
}

if __name__ == "__main__":
    serve(LIARS[sys.argv[1]]())
