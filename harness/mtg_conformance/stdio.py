"""The connection to an adapter behind a pipe: any command that speaks JSON lines.

The requests of a case are written by a thread of their own while this one drains the answers, so that neither side
waits for the other. A process that is late, ends, or writes what the protocol does not know is killed with all that
it started; the next case gets a fresh one. Ids are never used twice in a process, and a killed process's pipe is
closed, so that a late answer can't be taken for one of a later case.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import site
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.connectors import LOG_LIMIT, Breakdown, Check, Limits, Played, Reply, Request
from mtg_conformance.errors import EngineStartError
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Verdict
from mtg_spec import wire
from mtg_spec.protocol import PROTOCOL_VERSION, Engine, Initialize

_RESULTS = {method: msgspec.json.Decoder(type_) for method, type_ in wire.RESULTS.items()}
_CHUNK = 64 * 1024
_SHUTDOWN_SECONDS = 2.0
_SHOWN = 300  # characters of a faulty line that a reason shows


class _BrokenError(Exception):
    """The process can't be used any more."""

    def __init__(self, verdict: Verdict, reason: str) -> None:
        super().__init__(reason)
        self.breakdown = Breakdown(verdict, reason)


class Stdio:
    """An adapter in a process of its own, which is started again after a breakdown, at most `Limits.restarts`
    times."""

    def __init__(self, manifest: Manifest, limits: Limits, check: Check | None = None) -> None:
        self._manifest = manifest
        self._limits = limits
        self._check = check
        self._restarts = 0
        self._process: _Process | None = None
        try:
            self._process = self._begin()
        except _BrokenError as broken:
            raise EngineStartError(
                f"{manifest.name} could not be started with: {' '.join(manifest.argv())}\n  {broken}"
                + (f"\n  install: {manifest.install}" if manifest.install else "")
            ) from None

    def _begin(self) -> _Process:
        """A process that has introduced itself. Raises `_BrokenError` with the end of its log."""
        process = _Process(self._manifest)
        try:
            (reply,) = self._exchange(process, [("initialize", Initialize())], [], self._limits.start_seconds)
            if isinstance(reply, wire.Fault):
                raise _BrokenError(Verdict.CRASH, f"initialize: {reply.message}")
            assert isinstance(reply, Engine)
            if PROTOCOL_VERSION not in reply.protocols:
                spoken = ", ".join(map(str, reply.protocols))
                raise _BrokenError(
                    Verdict.PROTOCOL_ERROR, f"the adapter speaks protocol {spoken}, not {PROTOCOL_VERSION}"
                )
        except _BrokenError as broken:
            process.kill()
            log = process.take_log().strip()
            reason = broken.breakdown.reason + (f"\n  its log ends: {log[-2000:]}" if log else "")
            raise _BrokenError(broken.breakdown.verdict, reason) from None
        except BaseException:
            process.kill()
            raise
        self.engine = reply
        return process

    def play(self, requests: Sequence[Request]) -> Played:
        replies: list[Reply] = []
        try:
            process = self._ready()
        except _BrokenError as broken:
            return Played(replies, broken.breakdown)
        try:
            self._exchange(process, requests, replies, self._limits.seconds)
        except _BrokenError as broken:
            self._process = None
            process.kill()
            return Played(replies, broken.breakdown, process.take_log())
        except BaseException:
            self._process = None
            process.kill()
            raise
        return Played(replies, None, process.take_log())

    def _ready(self) -> _Process:
        last = ""
        while self._process is None:
            if self._restarts == self._limits.restarts:
                reason = f"the adapter had to be restarted {self._restarts} times; no more is tried"
                raise _BrokenError(Verdict.NOT_RUN, reason + (f" (last: {last})" if last else ""))
            self._restarts += 1
            try:
                self._process = self._begin()
            except _BrokenError as broken:
                last = broken.breakdown.reason
        return self._process

    def _exchange(
        self, process: _Process, requests: Sequence[Request], replies: list[Reply], seconds: float
    ) -> list[Reply]:
        """Sends requests and appends the reply to each to `replies`, in the order of the requests."""
        methods: dict[int, wire.Method] = {}
        lines: list[bytes] = []
        for method, params in requests:
            if self._check is not None and (wrong := self._check.params(method, params)):
                raise _BrokenError(Verdict.PROTOCOL_ERROR, f"the harness's own {method} is wrong: {wrong}")
            id_ = process.next_id()
            methods[id_] = method
            lines.append(wire.encode_request(id_, method, params))
        deadline = time.monotonic() + seconds
        process.send(b"".join(lines))
        room = self._limits.output
        arrived: dict[int, Reply] = {}
        waiting = iter(methods)
        next_id: int | None = next(waiting)
        while next_id is not None:
            line = process.read_line(deadline, room)
            if line is None:
                raise _BrokenError(
                    Verdict.TIMEOUT, f"no answer to {methods[next_id]} within {seconds:g} s of the start of the case"
                )
            room -= len(line)
            id_, reply = self._read(line, methods, arrived)
            arrived[id_] = reply
            while next_id is not None and next_id in arrived:
                replies.append(arrived[next_id])
                next_id = next(waiting, None)
        return replies

    def _read(self, line: bytes, methods: dict[int, wire.Method], arrived: dict[int, Reply]) -> tuple[int, Reply]:
        shown = line[:_SHOWN].decode("utf-8", "replace")
        try:
            response = wire.decode_response(line)
        except msgspec.DecodeError as error:
            raise _BrokenError(
                Verdict.PROTOCOL_ERROR,
                f"the adapter wrote on stdout what is no JSON-RPC 2.0 response: {error}: {shown!r}; "
                "stdout is for the protocol alone, everything else belongs on stderr",
            ) from None
        id_ = response.id
        if id_ is None and isinstance(response.error, wire.Fault):
            raise _BrokenError(
                Verdict.PROTOCOL_ERROR, f"the adapter could not read a request: {response.error.message}"
            )
        if id_ is None or id_ not in methods or id_ in arrived:
            why = "has been answered already" if id_ in arrived else "belongs to no request of this case"
            raise _BrokenError(Verdict.PROTOCOL_ERROR, f"an answer has the id {id_}, which {why}: {shown!r}")
        if isinstance(response.error, wire.Fault):
            return id_, response.error
        method = methods[id_]
        assert isinstance(response.result, msgspec.Raw)
        try:
            result = _RESULTS[method].decode(response.result)
        except msgspec.DecodeError as error:
            file = method.replace("/", "-")
            raise _BrokenError(
                Verdict.PROTOCOL_ERROR,
                f"the answer is no result of {method}: {error}: {shown!r}; "
                f"adapters/schema/{file}.result.json says what is",
            ) from None
        if self._check is not None and (wrong := self._check.result(method, msgspec.json.decode(response.result))):
            raise _BrokenError(Verdict.PROTOCOL_ERROR, f"the result of {method} does not match its schema: {wrong}")
        return id_, result

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.shut_down()


class _Process:
    """One process group with its pipes and threads."""

    def __init__(self, manifest: Manifest) -> None:
        self._scratch = tempfile.mkdtemp(prefix="mtg-conformance-")
        self._id = 0
        self._buffer = bytearray()
        self._lines: list[bytes] = []  # complete lines, the next last
        self._log = bytearray()
        self._log_cut = False
        self._lock = threading.Lock()
        self._killed = False
        try:
            self._popen = subprocess.Popen(
                manifest.argv(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=self._scratch,
                env=_environment(self._scratch),
                start_new_session=True,
            )
        except OSError as error:
            shutil.rmtree(self._scratch, ignore_errors=True)
            raise _BrokenError(Verdict.CRASH, f"the command can't be run: {error.strerror}: {error.filename}") from None
        self._chunks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=target, daemon=True) for target in (self._write, self._drain, self._keep_log)
        ]
        for thread in self._threads:
            thread.start()

    def next_id(self) -> int:
        self._id += 1
        return self._id

    def send(self, data: bytes) -> None:
        self._outbox.put(data)

    def read_line(self, deadline: float, room: int) -> bytes | None:
        """The next line, or None when the deadline has passed. Raises `_BrokenError` at the end, or without room."""
        while not self._lines:
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                return None
            try:
                chunk = self._chunks.get(timeout=remaining)
            except queue.Empty:
                return None
            if not chunk:
                raise _BrokenError(Verdict.CRASH, f"the adapter's process ended{self._how()}")
            self._buffer += chunk
            if len(self._buffer) > room:
                raise _BrokenError(Verdict.PROTOCOL_ERROR, "the adapter wrote more on stdout than a case may")
            *lines, rest = self._buffer.split(b"\n")
            self._buffer = rest
            self._lines = [bytes(line) for line in reversed(lines)]
        return self._lines.pop()

    def _how(self) -> str:
        try:
            code = self._popen.wait(1)
        except subprocess.TimeoutExpired:
            return ": it closed its stdout"
        if code < 0:
            with contextlib.suppress(ValueError):
                return f" by signal {signal.Signals(-code).name}"
        return f" with exit code {code}"

    def take_log(self) -> str:
        """What came on stderr since the last time, cut at `LOG_LIMIT`."""
        if self._killed:
            self._threads[2].join(1)
        with self._lock:
            text = self._log.decode("utf-8", "replace") + (
                f"\n[cut after {LOG_LIMIT // 1024} KB]" if self._log_cut else ""
            )
            self._log.clear()
            self._log_cut = False
        return text

    def kill(self) -> None:
        """Ends the whole process group at once."""
        self._killed = True
        if sys.platform == "win32":
            self._popen.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.wait()
        self._outbox.put(None)
        self._threads[0].join(1)
        for pipe in (self._popen.stdin,):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        shutil.rmtree(self._scratch, ignore_errors=True)

    def shut_down(self) -> None:
        """Asks the process to exit, and kills what is left of its group."""
        self.send(wire.encode_request(self.next_id(), "shutdown", wire.Nothing()))
        self._outbox.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(_SHUTDOWN_SECONDS)
        self.kill()

    # --- threads ---

    def _write(self) -> None:
        assert self._popen.stdin is not None
        while (data := self._outbox.get()) is not None:
            view = memoryview(data)
            try:
                while view:
                    view = view[self._popen.stdin.write(view) or 0 :]
            except (OSError, ValueError):
                return  # the end of the process is noticed where its answers are read

    def _drain(self) -> None:
        assert self._popen.stdout is not None
        with self._popen.stdout as pipe, contextlib.suppress(OSError, ValueError):
            while chunk := pipe.read(_CHUNK):
                self._chunks.put(chunk)
        self._chunks.put(b"")

    def _keep_log(self) -> None:
        assert self._popen.stderr is not None
        with self._popen.stderr as pipe, contextlib.suppress(OSError, ValueError):
            while chunk := pipe.read(_CHUNK):
                with self._lock:
                    space = LOG_LIMIT - len(self._log)
                    self._log += chunk[:space]
                    self._log_cut |= len(chunk) > space


def _environment(scratch: str) -> dict[str, str]:
    """The process's environment: this one, with home and temporary folder in the scratch folder.

    Paths that Python would look for relative to the folder or the home of this process stay what they are.
    """
    environment = dict(os.environ, HOME=scratch, TMPDIR=scratch, TMP=scratch, TEMP=scratch)
    paths = environment.get("PYTHONPATH", "")
    if paths:
        environment["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths.split(os.pathsep))
    user_base: Any = site.getuserbase()
    environment.setdefault("PYTHONUSERBASE", user_base)
    return environment
