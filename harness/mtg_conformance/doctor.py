"""What is right and wrong with an adapter: probes through the protocol, each with what to do.

A probe uses nothing but what every engine has: two players and Forests. What the adapter does not support yet is told
apart from what it does wrong.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from mtg_conformance.comparing import show
from mtg_conformance.connectors import Limits, Request
from mtg_conformance.errors import EngineStartError
from mtg_conformance.manifests import Manifest
from mtg_conformance.plans import standard_observations
from mtg_conformance.stdio import SHUTDOWN_SECONDS, AdapterProcess, BrokenError
from mtg_spec import answers, wire
from mtg_spec.protocol import (
    PROTOCOL_VERSION,
    Act,
    AskCan,
    AskGame,
    AskObject,
    AskPlayer,
    CaseStart,
    Ended,
    Engine,
    Illegal,
    Initialize,
    Observed,
    Ok,
    PlacedObject,
    PlayerSetup,
    PlayLand,
    Question,
    Setup,
    Skipped,
    TapForMana,
    Unsupported,
)

UNKNOWN_CARD = "No Such Card Was Ever Printed"
MANY = 60
"""Cases that the adapter plays in one process."""

_NO_VERSIONS = ("", "dev", "head", "latest", "main", "master", "snapshot", "trunk", "unknown", "?")
_LAND, _PLAYED, _TIRED = "Forest in hand", "Forest", "Tapped Forest"

BOARD = Setup(
    players=(PlayerSetup(name="Alice", life=17), PlayerSetup(name="Bob")),
    active="Alice",
    objects=(
        PlacedObject(alias=_LAND, card="Forest", zone="hand", owner="Alice"),
        PlacedObject(alias=_PLAYED, card="Forest", zone="battlefield", owner="Alice"),
        PlacedObject(alias=_TIRED, card="Forest", zone="battlefield", owner="Alice", tapped=True),
    ),
)
EMPTY = Setup(players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")), active="Alice")


class Outcome(StrEnum):
    """How a probe ended; `NOT_YET`: the adapter says that it can't do what is probed."""

    OK = "ok"
    WRONG = "wrong"
    NOT_YET = "not yet"


class Finding(msgspec.Struct, frozen=True):
    """What a probe found, and for what is wrong, what to do."""

    probe: str
    outcome: Outcome
    text: str = ""
    advice: str = ""


class _WrongError(Exception):
    """The probe found a fault."""


class _NotYetError(Exception):
    """The adapter does not support what is probed."""


def examine(manifest: Manifest, limits: Limits | None = None) -> Iterator[Finding]:
    """Probes an adapter; each finding comes as soon as it is known. An adapter that breaks down is started again for
    the next probe. Raises `EngineStartError` where its command can't be run at all."""
    doctor = _Doctor(manifest, limits or Limits(start_seconds=30, seconds=10))
    try:
        for name, probe, advice in _PROBES:
            yield doctor.probe(name, probe, advice)
            if name == INTRODUCES_ITSELF and doctor.engine is None:
                return
    finally:
        doctor.close()


class _Doctor:
    """One adapter, and how to talk to it line by line."""

    def __init__(self, manifest: Manifest, limits: Limits) -> None:
        self._manifest = manifest
        self._limits = limits
        self._process: AdapterProcess | None = None
        self.engine: Engine | None = None
        self.foreign = ""
        """The first line on stdout that was no response."""

    def probe(self, name: str, probe: Callable[[_Doctor], None], advice: str) -> Finding:
        """Makes a probe, on a fresh process where the last one broke down."""
        try:
            if name != INTRODUCES_ITSELF:
                self.introduce()
            probe(self)
        except _NotYetError as missing:
            return Finding(name, Outcome.NOT_YET, str(missing))
        except (_WrongError, BrokenError) as wrong:
            log = self.process.take_log().strip() if self._process is not None else ""
            self.close()
            return Finding(name, Outcome.WRONG, f"{wrong}" + (f"\nits log ends: {log[-1000:]}" if log else ""), advice)
        return Finding(name, Outcome.OK)

    @property
    def process(self) -> AdapterProcess:
        """The process, started if there is none."""
        if self._process is None:
            try:
                self._process = AdapterProcess(self._manifest, self._limits)
            except BrokenError as broken:
                raise EngineStartError(f"{self._manifest.name}: {broken}") from None
        return self._process

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def introduce(self) -> None:
        """Starts and greets the adapter where that is still to be done."""
        if self._process is None:
            self.engine = None
            reply = self.ask([("initialize", Initialize())], self._limits.start_seconds)[0]
            assert isinstance(reply, Engine)
            self.engine = reply

    def line(self, what: str, seconds: float | None = None) -> wire.Response:
        """The next response, to a request that `what` names."""
        deadline = time.monotonic() + (seconds or self._limits.seconds)
        line = self.process.read_line(deadline, self._limits.output)
        if line is None:
            raise _WrongError(f"no answer to {what} within {seconds or self._limits.seconds:g} s")
        try:
            return wire.decode_response(line)
        except msgspec.DecodeError as error:
            shown = line[:200].decode("utf-8", "replace")
            self.foreign = self.foreign or shown
            raise _WrongError(f"no JSON-RPC 2.0 response: {error}: {shown}") from None

    def ask(self, requests: Sequence[Request], seconds: float | None = None) -> list[Any]:
        """The typed results of requests that are sent together."""
        methods: dict[int, wire.Method] = {}
        for method, params in requests:
            id_ = self.process.next_id()
            methods[id_] = method
            self.process.send(wire.encode_request(id_, method, params))
        found: dict[int, Any] = {}
        while len(found) < len(methods):
            response = self.line(methods[next(id_ for id_ in methods if id_ not in found)], seconds)
            if response.id is None or response.id not in methods or response.id in found:
                raise _WrongError(f"an answer has the id {response.id}, which is that of no open request")
            method = methods[response.id]
            if isinstance(response.error, wire.Fault):
                raise _WrongError(f"{method} is answered with an error: {response.error.message}")
            assert isinstance(response.result, msgspec.Raw)
            try:
                found[response.id] = msgspec.json.decode(response.result, type=wire.RESULTS[method])
            except msgspec.DecodeError as error:
                raise _WrongError(f"the answer to {method} is no result of it: {error}: {response.result!r}") from None
        return [found[id_] for id_ in methods]

    def start(self, setup: Setup) -> Ok | Unsupported:
        """Starts a case."""
        (reply,) = self.ask([("case/start", CaseStart("doctor", setup))])
        return reply  # type: ignore[no-any-return]

    def started(self, setup: Setup) -> None:
        """Starts a case that has to be playable for the probe."""
        reply = self.start(setup)
        if isinstance(reply, Unsupported):
            self.end()
            raise _NotYetError(f"case/start is unsupported: {reply.what}")

    def end(self) -> None:
        """Ends a case."""
        self.ask([("case/end", wire.Nothing())])

    def act(self, act: Act) -> Ok | Illegal | Unsupported | Skipped:
        """Performs an act."""
        (reply,) = self.ask([("case/act", act)])
        return reply  # type: ignore[no-any-return]

    def done(self, act: Act) -> None:
        """Performs an act that is legal."""
        reply = self.act(act)
        if isinstance(reply, Unsupported):
            self.end()
            raise _NotYetError(f"{show(act)} is unsupported: {reply.what}")
        if not isinstance(reply, Ok):
            raise _WrongError(f"{show(act)} is answered {show(reply)}, though it is legal")

    def observe(self, questions: Sequence[Question]) -> list[Any]:
        """The answers to questions; None for those that are not supported."""
        replies = self.ask([("case/observe", question) for question in questions])
        for question, reply in zip(questions, replies, strict=True):
            if isinstance(reply, Skipped | Illegal):
                raise _WrongError(f"the question {show(question)} is answered {show(reply)}")
            if isinstance(reply, Observed) and (wrong := answers.fault(question, reply.value)):
                raise _WrongError(f"the answer {show(reply.value)} to {show(question)} has the wrong shape: {wrong}")
        return [reply.value if isinstance(reply, Observed) else None for reply in replies]

    def expect(self, question: Question, value: Any) -> None:
        """Asks a question whose answer is known."""
        (seen,) = self.observe([question])
        if seen is None:
            self.end()
            raise _NotYetError(f"the question {show(question)} is unsupported")
        fits = all(seen.get(key) == value[key] for key in value) if isinstance(value, dict) else seen == value
        if not fits:
            raise _WrongError(f"the question {show(question)} is answered {show(seen)}, not {show(value)}")


# --- the probes -------------------------------------------------------------------------------------------------------


def _introduces_itself(doctor: _Doctor) -> None:
    doctor.introduce()
    assert doctor.engine is not None
    if PROTOCOL_VERSION not in doctor.engine.protocols:
        raise _WrongError(f"protocols is {list(doctor.engine.protocols)}, without {PROTOCOL_VERSION}")


def _names_version(doctor: _Doctor) -> None:
    assert doctor.engine is not None
    if not doctor.engine.name.strip():
        raise _WrongError("the engine has no name")
    if doctor.engine.version.strip().lower() in _NO_VERSIONS:
        raise _WrongError(f"{doctor.engine.version!r} is no version")


def _refuses(line: bytes, code: int, id_: int | None) -> Callable[[_Doctor], None]:
    def probe(doctor: _Doctor) -> None:
        doctor.process.send(line + b"\n")
        response = doctor.line(line.decode())
        if not isinstance(response.error, wire.Fault):
            raise _WrongError(f"{line.decode()} is answered with a result: {response.result!r}")
        if (response.error.code, response.id) != (code, id_):
            raise _WrongError(
                f"{line.decode()} is answered with the error {response.error.code} and the id {response.id}, "
                f"not {code} and {'null' if id_ is None else id_}"
            )

    return probe


def _echoes_ids(doctor: _Doctor) -> None:
    ids = [70_001, 4, 2_000_000_011, 70_003]
    for id_ in ids:
        doctor.process.send(wire.encode_request(id_, "case/end", wire.Nothing()))
    seen = [doctor.line("case/end").id for _ in ids]
    if sorted(id_ or 0 for id_ in seen) != sorted(ids):
        raise _WrongError(f"four requests with the ids {ids} are answered with the ids {seen}")


def _starts_empty_board(doctor: _Doctor) -> None:
    doctor.started(EMPTY)
    doctor.end()


def _unknown_card(doctor: _Doctor) -> None:
    card = PlacedObject(alias="Thing", card=UNKNOWN_CARD, zone="hand", owner="Alice")
    reply = doctor.start(msgspec.structs.replace(EMPTY, objects=(card,)))
    if isinstance(reply, Ok):
        raise _WrongError(f"it starts a game with the card “{UNKNOWN_CARD}”")
    doctor.end()
    if reply.kind != "card":
        raise _NotYetError(f"case/start is unsupported: {reply.what}")
    if reply.what != UNKNOWN_CARD:
        raise _WrongError(f"it names the card {reply.what!r}, not {UNKNOWN_CARD!r}")


def _skips(doctor: _Doctor) -> None:
    card = PlacedObject(alias="Thing", card=UNKNOWN_CARD, zone="hand", owner="Alice")
    setup = msgspec.structs.replace(EMPTY, objects=(card,))
    reply, acted, observed, ended = doctor.ask(
        [
            ("case/start", CaseStart("doctor", setup)),
            ("case/act", PlayLand("Alice", "Thing")),
            ("case/observe", AskPlayer("Alice", "life")),
            ("case/end", wire.Nothing()),
        ]
    )
    if isinstance(reply, Unsupported) and not (isinstance(acted, Skipped) and isinstance(observed, Skipped)):
        raise _WrongError(f"after an unsupported start, act and question are answered {show([acted, observed])}")
    assert isinstance(ended, Ended)


def _shapes(doctor: _Doctor) -> None:
    doctor.started(BOARD)
    game = [AskGame(what) for what in answers.GAME]
    doctor.observe([*standard_observations(BOARD), *game])
    for question, value in _KNOWN:
        doctor.expect(question, value)
    doctor.end()


_KNOWN: tuple[tuple[Question, Any], ...] = (
    (AskPlayer("Alice", "life"), 17),
    (AskPlayer("Bob", "life"), 20),
    (AskPlayer("Alice", "hand"), 1),
    (AskObject(_LAND, "zone"), {"zone": "hand", "owner": "Alice"}),
    (AskObject(_PLAYED, "zone"), {"zone": "battlefield"}),
    (AskObject(_PLAYED, "tapped"), False),
    (AskObject(_TIRED, "tapped"), True),
)


def _acts(doctor: _Doctor) -> None:
    doctor.started(BOARD)
    doctor.done(PlayLand("Alice", _LAND))
    doctor.expect(AskObject(_LAND, "zone"), {"zone": "battlefield"})
    doctor.done(TapForMana("Alice", _PLAYED))
    doctor.expect(AskObject(_PLAYED, "tapped"), True)
    doctor.expect(AskPlayer("Alice", "mana"), "{G}")
    doctor.end()


def _same_before_and_after(doctor: _Doctor, happens: Callable[[], None], what: str) -> None:
    questions = standard_observations(BOARD)
    before = doctor.observe(questions)
    happens()
    for question, old, new in zip(questions, before, doctor.observe(questions), strict=True):
        if show(old) != show(new):
            raise _WrongError(f"{what} changes the answer to {show(question)} from {show(old)} to {show(new)}")
    doctor.end()


def _can_changes_nothing(doctor: _Doctor) -> None:
    doctor.started(BOARD)

    def happens() -> None:
        doctor.expect(AskCan(TapForMana("Alice", _PLAYED)), True)
        doctor.expect(AskCan(TapForMana("Alice", _TIRED)), False)
        doctor.expect(AskCan(PlayLand("Alice", _LAND)), True)

    _same_before_and_after(doctor, happens, "asking what can be done")


def _illegal_changes_nothing(doctor: _Doctor) -> None:
    doctor.started(BOARD)

    def happens() -> None:
        reply = doctor.act(TapForMana("Alice", _TIRED))
        if isinstance(reply, Unsupported):
            doctor.end()
            raise _NotYetError(f"tapping a Forest for mana is unsupported: {reply.what}")
        if not isinstance(reply, Illegal):
            raise _WrongError(f"tapping a tapped Forest for mana is answered {show(reply)}")

    _same_before_and_after(doctor, happens, "an illegal act")


def _forgets(doctor: _Doctor) -> None:
    doctor.started(BOARD)
    reply = doctor.act(TapForMana("Alice", _PLAYED))
    if not isinstance(reply, Unsupported):
        doctor.observe([AskObject(_PLAYED, "tapped")])
    doctor.end()
    doctor.started(BOARD)
    doctor.expect(AskObject(_PLAYED, "tapped"), False)
    doctor.end()
    doctor.started(EMPTY)
    doctor.expect(AskPlayer("Alice", "life"), 20)
    doctor.expect(AskPlayer("Alice", "hand"), 0)
    doctor.end()


def _many_cases(doctor: _Doctor) -> None:
    life: Question = AskPlayer("Alice", "life")
    requests: list[Request] = []
    for number in range(MANY):
        setup = EMPTY if number % 2 else BOARD
        requests += [
            ("case/start", CaseStart(f"{number}", setup)),
            ("case/observe", life),
            ("case/end", wire.Nothing()),
        ]
    replies = doctor.ask(requests)
    if isinstance(replies[0], Unsupported):
        raise _NotYetError(f"case/start is unsupported: {replies[0].what}")
    for number in range(MANY):
        started, seen, _ = replies[3 * number : 3 * number + 3]
        if type(started) is not type(replies[number % 2 * 3]):
            raise _WrongError(f"case {number + 1} in one process is answered {show(started)}, other than the first")
        if isinstance(seen, Observed) and seen.value != (20 if number % 2 else 17):
            raise _WrongError(f"in case {number + 1} of one process Alice's life is {show(seen.value)}")


def _clean_stdout(doctor: _Doctor) -> None:
    if doctor.foreign:
        raise _WrongError(f"there was a line that is no response: {doctor.foreign}")
    if wrong := doctor.process.unasked():
        raise _WrongError(f"with every request answered it {wrong}")


def _exits(doctor: _Doctor) -> None:
    (reply,) = doctor.ask([("shutdown", wire.Nothing())])
    assert isinstance(reply, Ok)
    code = doctor.process.exit_code(SHUTDOWN_SECONDS)
    if code is None:
        raise _WrongError(f"{SHUTDOWN_SECONDS:g} s after shutdown the process is still there")
    if code != 0:
        raise _WrongError(f"after shutdown the process ends with exit code {code}")


INTRODUCES_ITSELF = "starts and answers initialize"

_PROBES: tuple[tuple[str, Callable[[_Doctor], None], str], ...] = (
    (
        INTRODUCES_ITSELF,
        _introduces_itself,
        "read one JSON document a line from stdin and answer each with one line on stdout, flushed at once; the result of "
        'initialize is at least {"name": "…", "version": "…"}; everything else that is printed belongs on stderr',
    ),
    (
        "names its version",
        _names_version,
        "a result is worth nothing if nobody knows of what: give the engine's released version, or its commit",
    ),
    (
        "refuses an unknown method",
        _refuses(b'{"jsonrpc":"2.0","id":990001,"method":"case/undo","params":{}}', wire.METHOD_NOT_FOUND, 990001),
        f"answer a method that you do not know with the error {wire.METHOD_NOT_FOUND}, and go on",
    ),
    (
        "refuses what is not JSON",
        _refuses(b'{"jsonrpc": oops', wire.PARSE_ERROR, None),
        f"answer a line that can't be read with the error {wire.PARSE_ERROR} and the id null, and go on",
    ),
    ("echoes ids", _echoes_ids, "give each response the id of its request, whatever integer that is"),
    (
        "starts an empty board",
        _starts_empty_board,
        "case/start with two players and no objects is the least that every case needs",
    ),
    (
        "says which card it does not know",
        _unknown_card,
        'answer {"status": "unsupported", "kind": "card", "what": the name as given} to a start with an unknown card',
    ),
    (
        "skips the rest of an unsupported case",
        _skips,
        'after an unsupported start or act answer {"status": "skipped"} until case/end: requests are sent ahead',
    ),
    (
        "answers in the right shapes, as the case starts",
        _shapes,
        "place everything exactly as case/start says it; docs/protocol.md has the shape of each answer",
    ),
    (
        "plays a land and taps it for mana",
        _acts,
        "perform acts through the rules of the engine, and read what came of them from its state",
    ),
    (
        "changes nothing by being asked what can be done",
        _can_changes_nothing,
        "try the act on a copy, or take it back; the answer is true or false, never illegal",
    ),
    (
        "changes nothing by refusing an act",
        _illegal_changes_nothing,
        'answer {"status": "illegal", "reason": "…"} and restore the state where the engine has changed it by then',
    ),
    (
        "forgets a case at its end",
        _forgets,
        "build a new game at each case/start and keep nothing of the last one",
    ),
    (
        f"plays {MANY} cases in one process, sent at once",
        _many_cases,
        "answer in one process as often as asked; read stdin while you write stdout, or answer line by line",
    ),
    (
        "keeps stdout clean",
        _clean_stdout,
        "stdout is for responses alone: send the engine's own output to stderr, from native code too",
    ),
    (
        "exits after shutdown",
        _exits,
        "answer shutdown, then end the process with exit code 0; stop threads and children",
    ),
)
