"""A toy engine for the tests of the harness, and the ways in which an adapter can misbehave on the wire.

As a script: `toy.py [HABIT]`; what each habit does is said in `HABITS`. The habit shows in cases whose first player
has the life total 13, so that the cases around such a one can be looked at too.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
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


SLEEP = [sys.executable, "-c", "import time; time.sleep(600)"]
DAEMON = f"""
import os, subprocess, sys
child = subprocess.Popen({SLEEP!r}, start_new_session=True, stdin=subprocess.DEVNULL)
print(f"child {{child.pid}}", file=sys.stderr)
"""


def _gigabytes(descriptor: int, data: bytes) -> None:
    while True:
        os.write(descriptor, data * (65536 // len(data)))


def _immortal(line: bytes, answer: bytes) -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    while True:
        time.sleep(600)


def _fork(line: bytes, answer: bytes) -> None:
    """Children in the process group, in sessions of their own, and left alone by a parent that has ended."""
    for own_session in (False, True):
        child = subprocess.Popen(SLEEP, start_new_session=own_session)
        print(f"child {child.pid}", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-c", DAEMON], check=True)
    os.write(1, answer)


def _fork_and_hang(line: bytes, answer: bytes) -> None:
    _fork(line, b"")
    time.sleep(600)


def _big_file(line: bytes, answer: bytes) -> None:
    with Path("big").open("wb") as file:
        while True:
            file.write(b"x" * 65536)


def _many_files(line: bytes, answer: bytes) -> None:
    for number in range(100_000):
        Path(f"{number}.tmp").write_bytes(b"x" * 65536)
    time.sleep(600)


def _locked_folder(line: bytes, answer: bytes) -> None:
    Path("locked/inner").mkdir(parents=True)
    Path("locked").chmod(0)
    os.write(1, answer)


def _memory(line: bytes, answer: bytes) -> None:
    kept = []
    while True:
        kept.append(b"x" * (8 << 20))
        time.sleep(0.01)


def _close_stdout(line: bytes, answer: bytes) -> None:
    os.close(1)
    time.sleep(600)


def _later(line: bytes, answer: bytes) -> None:
    """A second answer that comes when the next case is under way."""
    os.write(1, answer)
    subprocess.Popen([sys.executable, "-c", f"import os, time; time.sleep(.1); os.write(1, {answer!r})"])


def _nested(line: bytes, answer: bytes) -> None:
    id_ = json.loads(answer)["id"]
    os.write(
        1, b'{"jsonrpc":"2.0","id":%d,"error":{"code":1,"message":"","data":%s1%s}}\n' % (id_, b"[" * 9999, b"]" * 9999)
    )


def _leave(line: bytes, answer: bytes) -> None:
    os.write(1, answer)
    os._exit(0)


AT_END: dict[str, Any] = {
    "end-twice": lambda line, answer: os.write(1, answer + answer),
    "end-chatter": lambda line, answer: os.write(1, answer + b"Good bye!\n"),
    "end-later": _later,
    "end-leave": _leave,
}
"""Habits that show in the answer to `case/end`."""

HABITS: dict[str, Any] = {
    "nested": _nested,
    "immortal": _immortal,
    "fork": _fork,
    "fork-and-hang": _fork_and_hang,
    "big-file": _big_file,
    "many-files": _many_files,
    "locked-folder": _locked_folder,
    "memory": _memory,
    "close-stdout": _close_stdout,
    "gigabyte": lambda line, answer: _gigabytes(1, b"z"),
    "gigabyte-of-lines": lambda line, answer: _gigabytes(1, answer),
    "gigabyte-of-log": lambda line, answer: _gigabytes(2, b"log"),
    "old-id": lambda line, answer: os.write(1, b'{"jsonrpc":"2.0","id":1,"result":{"status":"ok"}}\n'),
    "start-crash": lambda line, answer: os._exit(3),
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
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    habit = {**HABITS, **AT_END}.get(name)
    if habit is None:
        serving.serve(Toy())
        return
    shows_at = b'"case/end"' if name in AT_END else b'"case/start"' if name == "start-crash" else b'"case/act"'
    sys.stdout = sys.stderr
    toy = Toy()
    session = serving.Session(toy)
    for line in sys.stdin.buffer:
        answer, done = serving.reply(session, line)
        if toy.unlucky and shows_at in line:
            habit(line, answer)
        else:
            os.write(1, answer)
        if done:
            return


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "no-start":
        sys.exit("java.lang.ClassNotFoundException: Toy")
    if len(sys.argv) > 2 and not Path(sys.argv[2]).exists():
        sys.exit("the licence has run out")
    main()
