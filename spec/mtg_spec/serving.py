"""The adapter's side of the protocol: subclass `Adapter`, implement what the engine can do, and `serve` it.

    class MyAdapter(Adapter):
        def initialize(self): return Engine(name="mine", version="1.0")
        def start(self, setup): ...

    if __name__ == "__main__":
        serve(MyAdapter())

`Session` is the protocol's bookkeeping without the wire: what is skipped, which choices are forced, which are left
open. It serves in-process engines and engines on a pipe alike, so that both give the same answers.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import IO, Any, ClassVar, TypeVar

import msgspec

from mtg_spec import wire
from mtg_spec.protocol import (
    PROTOCOL_VERSION,
    Act,
    Answer,
    CaseStart,
    Ended,
    Engine,
    Illegal,
    Initialize,
    Observed,
    Ok,
    Question,
    Setup,
    Skipped,
    Unsupported,
    Waits,
)

ONE_OPTION_KINDS = frozenset(["may", "mode", "number", "color", "type", "name", "mana", "replacement", "player"])
"""Kinds of choice whose answer is one of the options."""
LIST_KINDS = frozenset(["objects", "targets"])
"""Kinds of choice whose answer is a list of some of the options."""
ORDER_KINDS = frozenset(["order", "trigger order"])
"""Kinds of choice whose answer is a list of all the options."""

_MOST_FORCED = 1000


class Refused(Exception):
    """Raised by an adapter whose engine does not allow an act, or has nothing of what a question is about: the engine's own
    reason. Answered `illegal`."""


class Inexpressible(Exception):
    """Raised by an adapter for what it or its engine has no way to do: the capability word, and the detail. Answered
    `unsupported`."""

    def __init__(self, word: str, detail: str = "") -> None:
        super().__init__(f"{word}: {detail}")
        self.answer = Unsupported("capability", word, detail)


class CardGap(Exception):
    """Raised by an adapter for a card that its engine does not know or play: the name, and why. Answered `unsupported`."""

    def __init__(self, name: str, why: str = "") -> None:
        super().__init__(f"{name}: {why}")
        self.answer = Unsupported("card", name, why)


class AdapterError(Exception):
    """The adapter contradicts itself; the message tells its author what."""


class Adapter:
    """An engine under test. Override what the engine can do; the rest is answered `unsupported`.

    One adapter plays many cases, one after another, in one process. `Refused`, `Inexpressible` and `CardGap` may be raised
    anywhere in `start`, `act` and `observe` instead of returning `Illegal` or `Unsupported`. Other exceptions that leave a
    method are reported as internal errors of the engine with their traceback; they end the case, not the process. What is
    printed goes to the log.
    """

    request: int = 0
    """Which request of the case is being answered, `case/start` being 0; set by the session, for `Derivation.step`."""
    asks: ClassVar[bool] = True
    """False for an engine that never waits for an answer: what a case answers is then for `act` to say it can't do."""

    def initialize(self) -> Engine:
        """Names the engine and what it can do. Called once, before the first case."""
        raise NotImplementedError("an adapter must say which engine it drives: override initialize()")

    def start(self, setup: Setup) -> Ok | Unsupported:
        """Puts the game into the given state, exactly as stated: nothing triggers, nothing is replaced."""
        return Unsupported("capability", "start")

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        """Performs one act through the rules of the engine. After `Illegal` the observable state is as before it.

        `Ok.waits` tells what the game waits for, if it waits for a choice. A choice with exactly one legal answer
        need not be answered here: it is answered through this same method by an `Answer`.
        """
        return Unsupported("capability", act.__struct_config__.tag)  # type: ignore[arg-type]

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        """Answers one question in the shape that the question documents; nothing changes by asking."""
        return Unsupported("capability", getattr(question, "what", "") or str(question.__struct_config__.tag))

    def end(self) -> Ended:
        """Forgets the game; with the capability "trace" returns the derivation."""
        return Ended()


def forced_answer(waits: Waits) -> Any:
    """The only legal answer to a choice, or `msgspec.UNSET` where there may be several.

    A list is forced where all of the options must be chosen and the order does not matter; an order where no two options
    can be told apart; the other kinds where there is one option. "divide" is never taken as forced.
    """
    options = waits.options
    if waits.choice in LIST_KINDS:
        if waits.least is not None and waits.least == len(options):
            return list(options)
    elif waits.choice in ORDER_KINDS:
        if options and all(option == options[0] for option in options):
            return list(options)
    elif len(options) == 1 and waits.choice in ONE_OPTION_KINDS:
        return options[0]
    return msgspec.UNSET


class Session:
    """The cases of one adapter, request by request, with typed messages in and out.

    - After `Unsupported` from `start` or `act`, and after an exception, the rest of the case is `Skipped`.
    - A forced choice is answered at once, and named in `Ok.forced`; an `Answer` that gives it once more is accepted.
      So is one that gives what the adapter itself names in `Ok.forced`, for engines that don't ask where there is one answer.
    - An `Answer` to something that is not asked is `Illegal`, or `Ok` without effect where it is optional.
    """

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter
        self._reset(skipping=True)

    def _reset(self, *, skipping: bool) -> None:
        self._skipping = skipping
        self._waits: Waits | None = None
        self._given: list[tuple[Waits, Any]] = []  # the forced choices answered since the last act that was no Answer

    def initialize(self, params: Initialize) -> Engine:
        """Raises `AdapterError` where harness and adapter have no protocol version in common."""
        engine = self.adapter.initialize()
        if not set(params.protocols) & set(engine.protocols):
            raise AdapterError(f"the harness speaks protocol {params.protocols}, the adapter {engine.protocols}")
        return engine

    def start(self, params: CaseStart) -> Ok | Unsupported:
        self._reset(skipping=True)
        self.adapter.request = 0
        result = _told(self.adapter.start, params.setup)
        if isinstance(result, Illegal):
            raise AdapterError(f"a state can't be refused, only be unsupported: {result.reason}")
        if isinstance(result, Ok):
            self._skipping = False
            return self._settle(result)
        return result

    def act(self, act: Act) -> Ok | Illegal | Unsupported | Skipped:
        self.adapter.request += 1
        if self._skipping:
            return Skipped()
        if isinstance(act, Answer):
            settled = self._answered_already(act)
            if settled is not None:
                return settled
        else:
            self._given.clear()
        with self._skip_on_exception():
            result = _told(self.adapter.act, act)
            if isinstance(result, Ok):
                return self._settle(result)
        if isinstance(result, Unsupported):
            self._skipping = True
        return result

    def observe(self, question: Question) -> Observed | Illegal | Unsupported | Skipped:
        self.adapter.request += 1
        if self._skipping:
            return Skipped()
        with self._skip_on_exception():
            return _told(self.adapter.observe, question)

    def end(self) -> Ended:
        self._reset(skipping=True)
        return self.adapter.end()

    @contextlib.contextmanager
    def _skip_on_exception(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self._skipping = True
            raise

    def _answered_already(self, act: Answer) -> Ok | Illegal | None:
        """The result of an answer that need not go to the engine."""
        waits = self._waits
        if waits is not None and (waits.choice, waits.player) == (act.choice, act.player):
            return None
        for index, (given, answer) in enumerate(self._given):
            if (given.choice, given.player) == (act.choice, act.player):
                if msgspec.to_builtins(answer) != msgspec.to_builtins(act.answer):
                    return Illegal(f"the only legal answer of {act.player} was {answer!r}")
                del self._given[index]
                return Ok(waits)
        if act.optional:
            return Ok(waits)
        if not self.adapter.asks:
            return None
        asked = f"; it asks {waits.player} ({waits.choice})" if waits is not None else ""
        return Illegal(f"the game does not ask {act.player} ({act.choice}){asked}")

    def _settle(self, result: Ok) -> Ok:
        """Answers forced choices until none is left; remembers what stays open."""
        forced: list[Waits] = list(result.forced)
        self._given += [(each, forced_answer(each)) for each in forced]
        while result.waits is not None:
            waits = result.waits
            answer = forced_answer(waits)
            if answer is msgspec.UNSET:
                break
            if len(forced) == _MOST_FORCED:
                raise AdapterError(f"{_MOST_FORCED} forced choices in one act, the last: {waits}")
            reply = _told(self.adapter.act, Answer(waits.player, waits.choice, answer))
            if not isinstance(reply, Ok):
                raise AdapterError(f"the only option of {waits} was not accepted: {reply}")
            for each in (waits, *reply.forced):
                self._given.append((each, forced_answer(each)))
                forced.append(each)
            result = reply
        self._waits = result.waits
        return Ok(result.waits, tuple(forced)) if forced else result


_A = TypeVar("_A")
_R = TypeVar("_R")


def _told(method: Callable[[_A], _R], of: _A) -> _R | Illegal | Unsupported:
    """What a method answers, whether it returns or raises it."""
    try:
        return method(of)
    except Refused as refused:
        return Illegal(str(refused))
    except (Inexpressible, CardGap) as gap:
        return gap.answer


_PARAMS = {method: msgspec.json.Decoder(type_) for method, type_ in wire.PARAMS.items()}


def _perform(session: Session, method: str, params: Any) -> Any:
    match method:
        case "case/act":
            return session.act(params)
        case "case/observe":
            return session.observe(params)
        case "case/start":
            return session.start(params)
        case "case/end":
            return session.end()
        case "initialize":
            return session.initialize(params)
        case _:
            return Ok()  # shutdown


def reply(session: Session, line: bytes) -> tuple[bytes, bool]:
    """The line that answers `line`, and whether it asked to shut down. Never raises for what the line or the engine
    does."""
    try:
        request = wire.decode_request(line)
    except msgspec.ValidationError as error:
        return wire.encode_fault(None, wire.Fault(wire.INVALID_REQUEST, f"not a request: {error}")), False
    except msgspec.DecodeError as error:
        return wire.encode_fault(None, wire.Fault(wire.PARSE_ERROR, f"not JSON: {error}")), False
    decoder = _PARAMS.get(request.method)  # type: ignore[call-overload]
    if decoder is None:
        fault = wire.Fault(wire.METHOD_NOT_FOUND, f"no method {request.method!r}; protocol {PROTOCOL_VERSION} has "
                           + ", ".join(wire.PARAMS))  # fmt: skip
        return wire.encode_fault(request.id, fault), False
    try:
        params = decoder.decode(request.params)
    except msgspec.DecodeError as error:
        return wire.encode_fault(request.id, wire.Fault(wire.INVALID_PARAMS, f"{request.method}: {error}")), False
    try:
        line = wire.encode_result(request.id, _perform(session, request.method, params))
    except Exception as error:
        fault = wire.Fault(wire.INTERNAL_ERROR, f"{type(error).__name__}: {error}", traceback.format_exc())
        line = wire.encode_fault(request.id, fault)
    return line, request.method == "shutdown"


def serve(adapter: Adapter, stdin: IO[bytes] | None = None, stdout: IO[bytes] | None = None) -> None:
    """Answers requests on stdin until `shutdown` or the end of input.

    Without explicit streams the process's own are used, and stdout is kept for the protocol: whatever else the engine
    prints, also from native code, goes to stderr.
    """
    session = Session(adapter)
    source = stdin if stdin is not None else sys.stdin.buffer
    if stdout is not None:
        _loop(session, source, stdout)
        return
    sys.stdout.flush()
    with os.fdopen(os.dup(1), "wb") as protected:
        os.dup2(2, 1)
        with contextlib.redirect_stdout(sys.stderr):
            _loop(session, source, protected)


def _loop(session: Session, source: IO[bytes], sink: IO[bytes]) -> None:
    for line in source:
        if not line.strip():
            continue
        answer, done = reply(session, line)
        sink.write(answer)
        sink.flush()
        if done:
            return


__all__ = [
    "Adapter",
    "AdapterError",
    "CardGap",
    "Inexpressible",
    "Refused",
    "Session",
    "forced_answer",
    "reply",
    "serve",
]
