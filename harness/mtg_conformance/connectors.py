"""Connections to an engine: what all kinds have in common, and the one for Python classes in this process."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import signal
import threading
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Verdict
from mtg_spec import wire
from mtg_spec.protocol import Engine, Initialize, Observed, Result
from mtg_spec.serving import Adapter, AdapterError, Session

LOG_LIMIT = 64 * 1024
"""Bytes of the engine's log (stderr, or what it prints) that are kept for a case."""

ConnectorName: TypeAlias = Literal["in-process", "stdio"]
Request: TypeAlias = tuple[wire.Method, Any]
"""A method and its typed params."""
Reply: TypeAlias = Result | Engine | wire.Fault


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What an adapter may use: `seconds` of wall time for a case, `start_seconds` for introducing itself, `output`
    bytes of answers for a case, `restarts` of its process in a run, bytes of `memory` for all its processes, and of
    `disk` for its scratch folder and for any one file."""

    seconds: float = 10.0
    start_seconds: float = 60.0
    output: int = 16 << 20
    restarts: int = 10
    memory: int = 4 << 30
    disk: int = 256 << 20


class Breakdown(msgspec.Struct, frozen=True):
    """Why a case got no more answers: crash, timeout, protocol-error or not-run, with a sentence for people."""

    verdict: Verdict
    reason: str


class Played(msgspec.Struct, frozen=True):
    """The replies to the requests of a case, in order; fewer than the requests only after a breakdown."""

    replies: Sequence[Reply]
    breakdown: Breakdown | None = None
    log: str = ""


class Check(Protocol):
    """Looks at messages on their way, for `--validate`; answers what is wrong with one, or ""."""

    def params(self, method: wire.Method, message: Any) -> str: ...

    def result(self, method: wire.Method, message: Any) -> str: ...


class Connection(Protocol):
    """An engine that has introduced itself and plays cases, one at a time."""

    engine: Engine

    def play(self, requests: Sequence[Request]) -> Played:
        """Sends all the requests of one case, from `case/start` to `case/end`. Never raises for what the engine
        does."""

    def close(self) -> None:
        """Ends the engine. May be called twice."""


def connect(
    manifest: Manifest, connector: ConnectorName, limits: Limits | None = None, check: Check | None = None
) -> Connection:
    """Starts an engine. Raises `EngineStartError`, or `UsageError` for a connector that the manifest does not
    offer."""
    limits = limits or Limits()
    if connector == "in-process":
        return InProcess(manifest, limits, check)
    from mtg_conformance.stdio import Stdio

    return Stdio(manifest, limits, check)


def cut(text: str) -> str:
    """`text` within `LOG_LIMIT` (in characters), with a note where it was cut."""
    return text if len(text) <= LOG_LIMIT else text[:LOG_LIMIT] + f"\n[cut after {LOG_LIMIT // 1024} KB]"


def load_adapter(manifest: Manifest) -> Adapter:
    """An instance of the class that the manifest names under `in-process`."""
    if not manifest.in_process:
        raise UsageError(f"{manifest.name} has no in-process adapter; use --connector stdio")
    module_name, _, class_name = manifest.filled(manifest.in_process).rpartition(":")
    try:
        module = _module(module_name)
    except Exception as error:
        raise EngineStartError(
            f"{manifest.name}: the module {module_name} can't be imported: {type(error).__name__}: {error}"
            + (f"\n  install: {manifest.install}" if manifest.install else "")
        ) from error
    adapter_class = getattr(module, class_name, None)
    if not (isinstance(adapter_class, type) and issubclass(adapter_class, Adapter)):
        raise EngineStartError(
            f"{manifest.name}: {module_name} has no subclass of mtg_spec.serving.Adapter {class_name}"
        )
    try:
        return adapter_class()
    except Exception as error:
        raise EngineStartError(f"{manifest.name}: {class_name}() fails: {type(error).__name__}: {error}") from error


def _module(name: str) -> ModuleType:
    if not name.endswith(".py"):
        return importlib.import_module(name)
    path = Path(name).resolve()
    spec = importlib.util.spec_from_file_location(f"_adapter_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class _TimeOut(BaseException):
    """Raised inside an engine whose time is up; no `except Exception` of the engine stops it."""


class _Printed(io.StringIO):
    """What is printed, as far as a log keeps it."""

    def write(self, text: str) -> int:
        if self.tell() <= LOG_LIMIT:
            super().write(text[: LOG_LIMIT + 1])
        return len(text)


class InProcess:
    """A Python adapter in this process: the same session as behind a pipe, without the pipe.

    An engine that runs past its time is interrupted where the platform can do that (in the main thread, on POSIX).
    After that, and after an exit, a fresh instance plays the next case. All else that `Limits` says, and an engine that
    harms the process it lives in, asks for a process of its own: the other connector.
    """

    def __init__(self, manifest: Manifest, limits: Limits, check: Check | None = None) -> None:
        self._manifest = manifest
        self._limits = limits
        self._check = check
        self._session: Session | None = self._begin()

    def _begin(self) -> Session:
        name, params, check = self._manifest.name, Initialize(), self._check
        session = Session(load_adapter(self._manifest))
        if check is not None and (wrong := check.params("initialize", params)):
            raise EngineStartError(f"the harness's own initialize is wrong: {wrong}")
        try:
            engine = session.initialize(params)
        except Exception as error:
            raise EngineStartError(f"{name}: initialize fails: {type(error).__name__}: {error}") from error
        if not isinstance(engine, Engine):
            raise EngineStartError(f"{name}: initialize must return an Engine, not {engine!r}")
        if check is not None and (wrong := check.result("initialize", engine)):
            raise EngineStartError(f"{name}: the result of initialize does not match its schema: {wrong}")
        self.engine = engine
        return session

    def play(self, requests: Sequence[Request]) -> Played:
        replies: list[Reply] = []
        breakdown: Breakdown | None = None
        if self._session is None:
            try:
                self._session = self._begin()
            except EngineStartError as error:
                return Played(replies, Breakdown(Verdict.NOT_RUN, f"the engine can't be started again: {error}"))
        session = self._session
        printed = _Printed()
        with contextlib.redirect_stdout(printed):
            try:
                with _alarm(self._limits.seconds):
                    for method, params in requests:
                        reply = self._answer(session, method, params)
                        if isinstance(reply, Breakdown):
                            breakdown = reply
                            break
                        replies.append(reply)
            except _TimeOut:
                breakdown = Breakdown(Verdict.TIMEOUT, f"no answer within {self._limits.seconds:g} s")
            except SystemExit as error:
                breakdown = Breakdown(Verdict.CRASH, f"the engine left the process with exit code {error.code}")
        if breakdown is not None:
            self._session = None
        return Played(replies, breakdown, cut(printed.getvalue()))

    def _answer(self, session: Session, method: wire.Method, params: Any) -> Reply | Breakdown:
        if self._check is not None and (wrong := self._check.params(method, params)):
            return Breakdown(Verdict.PROTOCOL_ERROR, f"the harness's own {method} is wrong: {wrong}")
        result: Any
        try:
            match method:
                case "case/act":
                    result = session.act(params)
                case "case/observe":
                    result = session.observe(params)
                case "case/start":
                    result = session.start(params)
                case _:
                    result = session.end()
        except Exception as error:
            return wire.Fault(wire.INTERNAL_ERROR, f"{type(error).__name__}: {error}", traceback.format_exc())
        if not isinstance(result, wire.RESULTS[method]):
            return Breakdown(
                Verdict.PROTOCOL_ERROR, f"{method} returned {result!r}, which is not one of {_names(method)}"
            )
        if isinstance(result, Observed):
            try:
                result = Observed(_json_value(result.value))
            except (TypeError, ValueError, RecursionError) as error:
                shown = repr(type(result.value).__name__) if isinstance(error, RecursionError) else repr(result.value)
                return Breakdown(Verdict.PROTOCOL_ERROR, f"the answer {shown} is no JSON value: {error}")
        if self._check is not None and (wrong := self._check.result(method, result)):
            return Breakdown(Verdict.PROTOCOL_ERROR, f"the result of {method} does not match its schema: {wrong}")
        return result  # type: ignore[no-any-return]

    def close(self) -> None:
        """Nothing to end: the engine lives in this process."""


def _json_value(value: Any) -> Any:
    """A value as it would arrive over a pipe. Raises where it would not."""
    if value is None or type(value) in (bool, str):
        return value
    plain = msgspec.to_builtins(value)
    wire.decode_response(wire.encode_result(0, plain))
    return plain


def _names(method: wire.Method) -> str:
    types = getattr(wire.RESULTS[method], "__args__", (wire.RESULTS[method],))
    return ", ".join(type_.__name__ for type_ in types)


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TimeOut

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


__all__ = [
    "LOG_LIMIT",
    "AdapterError",
    "Breakdown",
    "Check",
    "Connection",
    "ConnectorName",
    "InProcess",
    "Limits",
    "Played",
    "Reply",
    "Request",
    "connect",
    "cut",
    "load_adapter",
]
