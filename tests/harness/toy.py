"""A toy engine for the tests of the harness, and the ways in which an adapter can misbehave on the wire.

As a script: `toy.py [HABIT]`; what each habit does is said in `HABITS`. The habit shows in cases whose first player
has the life total 13, so that the cases around such a one can be looked at too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Any

from mtg_spec import serving
from mtg_spec.protocol import (
    Act,
    Answer,
    AskCan,
    AskObject,
    AskPlayer,
    Derivation,
    Ended,
    Engine,
    Illegal,
    Observed,
    Ok,
    Pass,
    Question,
    ResolveTop,
    Setup,
    TapForMana,
    Unsupported,
    Waits,
)

UNLUCKY = 13


class Toy(serving.Adapter):
    """Knows one rule: an untapped permanent can be tapped for mana. A resolving thing asks Alice for a colour."""

    def __init__(self) -> None:
        self.tapped: dict[str, bool] = {}
        self.life: dict[str, int] = {}
        self.color = ""
        self.trace: list[Derivation] = []
        self.unlucky = False

    def initialize(self) -> Engine:
        return Engine(name="toy", version="1.0", language="Python", capabilities=("trace",))

    def start(self, setup: Setup) -> Ok | Unsupported:
        self.__init__()  # type: ignore[misc]
        for placed in setup.objects:
            if placed.card == "Black Lotus":
                return Unsupported("card", "Black Lotus")
            if placed.counters:
                return Unsupported("capability", "counters")
            self.tapped[placed.alias] = placed.tapped
        self.life = {player.name: player.life for player in setup.players}
        self.unlucky = setup.players[0].life == UNLUCKY
        return Ok()

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        print("the engine says something on stdout")
        match act:
            case TapForMana():
                if self.tapped[act.object]:
                    return Illegal("it is tapped", "107.5")
                self.tapped[act.object] = True
                self.trace.append(Derivation(self.request, "107.5", f"{act.object} is tapped"))
                return Ok()
            case ResolveTop():
                return Ok(Waits("color", "Alice", ("red", "green")))
            case Answer():
                self.color = act.answer
                return Ok()
            case Pass():
                self.life[act.player] -= 1
                if self.unlucky:
                    raise ZeroDivisionError("the toy is broken")
                return Ok()
        return super().act(act)

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        match question:
            case AskObject(what="tapped"):
                return Observed(self.tapped[question.object])
            case AskObject(what="zone"):
                return Observed({"zone": "battlefield", "owner": "Alice"})
            case AskObject(what="colors"):
                return Observed([self.color] if self.color else [])
            case AskObject(what="power"):
                return Observed("two")
            case AskPlayer(what="life"):
                return Observed(self.life[question.player])
            case AskCan(act=TapForMana(object=name)):
                return Observed(not self.tapped[name])
        return super().observe(question)

    def end(self) -> Ended:
        return Ended(tuple(self.trace))


def _hang(line: bytes, answer: bytes) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    time.sleep(600)


def _late(line: bytes, answer: bytes) -> None:
    """Answers only when the case is long over, from a process that does not belong to the group's leader."""
    time.sleep(1.5)
    os.write(1, answer)


def _flood(line: bytes, answer: bytes) -> None:
    os.write(1, answer)
    for _ in range(400):
        os.write(2, b"x" * 1024)


def _garbage(line: bytes, answer: bytes) -> None:
    os.write(1, b"Loading cards...\n")


HABITS: dict[str, Any] = {
    "crash": lambda line, answer: os._exit(3),
    "killed": lambda line, answer: os.kill(os.getpid(), 9),
    "hang": _hang,
    "late": _late,
    "garbage": _garbage,
    "flood": _flood,
    "wrong-id": lambda line, answer: os.write(1, answer.replace(b'"id":', b'"id":9')),
    "twice": lambda line, answer: os.write(1, answer + answer),
    "unknown-field": lambda line, answer: os.write(1, answer.replace(b'"status"', b'"mood":"good","status"')),
    "not-utf-8": lambda line, answer: os.write(1, answer.replace(b'"ok"', b'"o\xff"')),
    "endless-line": lambda line, answer: [os.write(1, b"y" * 65536) for _ in range(64)],
}


def main() -> None:
    habit = HABITS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if habit is None:
        serving.serve(Toy())
        return
    sys.stdout = sys.stderr
    toy = Toy()
    session = serving.Session(toy)
    for line in sys.stdin.buffer:
        answer, done = serving.reply(session, line)
        if toy.unlucky and b'"case/act"' in line:
            habit(line, answer)
        else:
            os.write(1, answer)
        if done:
            return


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "no-start":
        sys.exit("java.lang.ClassNotFoundException: Toy")
    main()
