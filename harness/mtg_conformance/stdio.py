"""The connection to an adapter behind a pipe: any command that speaks JSON lines.

The requests of a case are written by a thread of their own while this one drains the answers, so that neither side
waits for the other. A process that is late, ends, takes more than its share, or writes what the protocol does not know
is killed with all that it started; the next case gets a fresh one. Ids are never used twice in a process, and a killed
process's pipe is closed, so that a late answer can't be taken for one of a later case.

What a process does between two cases is no fault of the second: it is replaced before that is sent. If it ends or
speaks out of turn before it has answered anything of a case, and has played others before, that case is played again on
a fresh process, once.
"""

from __future__ import annotations

import contextlib
import queue
import select
import signal
import subprocess
import threading
import time
from collections.abc import Sequence

import msgspec

from mtg_conformance.connectors import LOG_LIMIT, Breakdown, Check, Limits, Played, Reply, Request
from mtg_conformance.errors import EngineStartError
from mtg_conformance.manifests import Manifest
from mtg_conformance.processes import Spawned
from mtg_conformance.results import Verdict
from mtg_spec import wire
from mtg_spec.protocol import PROTOCOL_VERSION, Engine, Initialize

_RESULTS = {method: msgspec.json.Decoder(type_) for method, type_ in wire.RESULTS.items()}
_CHUNK = 64 * 1024
_CAN_POLL = hasattr(select, "poll")
_MOST_CHUNKS = 64  # read ahead of what is looked at; more waits in the pipe, and so the adapter does
_WATCH_SECONDS = 1.0  # how often memory and disk are looked at
SHUTDOWN_SECONDS = 2.0
"""How long an adapter may take to exit after `shutdown`."""
_SHOWN = 300  # characters of a faulty line that a reason shows


class BrokenError(Exception):
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
        self._closed = False
        self._process: AdapterProcess | None = None
        try:
            self._process = self._begin()
        except BrokenError as broken:
            raise EngineStartError(
                f"{manifest.name} could not be started with: {' '.join(manifest.argv())}\n  {broken}"
                + (f"\n  install: {manifest.install}" if manifest.install else "")
            ) from None

    def _begin(self) -> AdapterProcess:
        """A process that has introduced itself. Raises `BrokenError` with the end of its log."""
        process = AdapterProcess(self._manifest, self._limits)
        try:
            (reply,) = self._exchange(process, [("initialize", Initialize())], [], self._limits.start_seconds)
            if isinstance(reply, wire.Fault):
                raise BrokenError(Verdict.CRASH, f"initialize: {reply.message}")
            assert isinstance(reply, Engine)
            if PROTOCOL_VERSION not in reply.protocols:
                spoken = ", ".join(map(str, reply.protocols))
                raise BrokenError(
                    Verdict.PROTOCOL_ERROR, f"the adapter speaks protocol {spoken}, not {PROTOCOL_VERSION}"
                )
        except BrokenError as broken:
            process.kill()
            log = process.take_log().strip()
            reason = broken.breakdown.reason + (f"\n  its log ends: {log[-2000:]}" if log else "")
            raise BrokenError(broken.breakdown.verdict, reason) from None
        except BaseException:
            process.kill()
            raise
        self.engine = reply
        if self._closed:
            process.kill()
        return process

    def play(self, requests: Sequence[Request]) -> Played:
        notes: list[str] = []
        while True:
            replies: list[Reply] = []
            try:
                process = self._ready(notes)
            except BrokenError as broken:
                return Played(replies, broken.breakdown, "\n".join(notes))
            breakdown: Breakdown | None = None
            try:
                self._exchange(process, requests, replies, self._limits.seconds)
                if wrong := process.unasked():
                    raise BrokenError(Verdict.PROTOCOL_ERROR, f"every request had its answer, but the adapter {wrong}")
            except BrokenError as broken:
                self._discard(process)
                breakdown = broken.breakdown
                if not (replies or process.fresh or notes or breakdown.verdict == Verdict.TIMEOUT):
                    notes.append(f"[played again on a fresh process, since nothing was answered: {broken}]")
                    continue
            except BaseException:
                self._discard(process)
                raise
            process.fresh = False
            return Played(replies, breakdown, "\n".join(filter(None, [*notes, process.take_log()])))

    def _discard(self, process: AdapterProcess) -> None:
        self._process = None
        process.kill()

    def _ready(self, notes: list[str]) -> AdapterProcess:
        """A process that waits for a case. Raises `BrokenError` where there is none any more."""
        if self._process is not None and (wrong := self._process.unasked() or self._process.ended()):
            notes.append(f"[on a fresh process: between two cases the adapter {wrong}]")
            self._discard(self._process)
        last = ""
        while self._process is None:
            if self._closed:
                raise BrokenError(Verdict.NOT_RUN, "the run is over")
            if self._restarts == self._limits.restarts:
                reason = f"the adapter had to be restarted {self._restarts} times; no more is tried"
                raise BrokenError(Verdict.NOT_RUN, reason + (f" (last: {last})" if last else ""))
            self._restarts += 1
            try:
                self._process = self._begin()
            except BrokenError as broken:
                last = broken.breakdown.reason
        return self._process

    def _exchange(
        self, process: AdapterProcess, requests: Sequence[Request], replies: list[Reply], seconds: float
    ) -> list[Reply]:
        """Sends requests and appends the reply to each to `replies`, in the order of the requests."""
        methods: dict[int, wire.Method] = {}
        lines: list[bytes] = []
        for method, params in requests:
            if self._check is not None and (wrong := self._check.params(method, params)):
                raise BrokenError(Verdict.PROTOCOL_ERROR, f"the harness's own {method} is wrong: {wrong}")
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
                raise BrokenError(
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
            raise BrokenError(
                Verdict.PROTOCOL_ERROR,
                f"the adapter wrote on stdout what is no JSON-RPC 2.0 response: {error}: {shown!r}; "
                "stdout is for the protocol alone, everything else belongs on stderr",
            ) from None
        id_ = response.id
        if id_ is None and isinstance(response.error, wire.Fault):
            raise BrokenError(Verdict.PROTOCOL_ERROR, f"the adapter could not read a request: {response.error.message}")
        if id_ is None or id_ not in methods or id_ in arrived:
            why = "has been answered already" if id_ in arrived else "belongs to no request of this case"
            raise BrokenError(Verdict.PROTOCOL_ERROR, f"an answer has the id {id_}, which {why}: {shown!r}")
        if isinstance(response.error, wire.Fault):
            return id_, response.error
        method = methods[id_]
        assert isinstance(response.result, msgspec.Raw)
        try:
            result = _RESULTS[method].decode(response.result)
        except msgspec.DecodeError as error:
            file = method.replace("/", "-")
            raise BrokenError(
                Verdict.PROTOCOL_ERROR,
                f"the answer is no result of {method}: {error}: {shown!r}; "
                f"adapters/schema/{file}.result.json says what is",
            ) from None
        if self._check is not None and (wrong := self._check.result(method, msgspec.json.decode(response.result))):
            raise BrokenError(Verdict.PROTOCOL_ERROR, f"the result of {method} does not match its schema: {wrong}")
        return id_, result

    def close(self) -> None:
        self._closed = True
        process, self._process = self._process, None
        if process is not None:
            process.shut_down()


class AdapterProcess:
    """One process with its pipes, and the threads that serve them. Raises `BrokenError` where it can't be run."""

    def __init__(self, manifest: Manifest, limits: Limits) -> None:
        self.fresh = True  # no case has been played
        self._limits = limits
        self._id = 0
        self._buffer = bytearray()
        self._lines: list[bytes] = []  # complete lines, the next last
        self._log = bytearray()
        self._log_cut = False
        self._lock = threading.Lock()
        self._killed = False
        self._closed = False
        self._watched = time.monotonic()
        try:
            self._spawned = Spawned(manifest.argv(), disk=limits.disk)
        except OSError as error:
            raise BrokenError(Verdict.CRASH, f"the command can't be run: {error.strerror}: {error.filename}") from None
        self._popen = self._spawned.popen
        self._chunks: queue.Queue[bytes] = queue.Queue(_MOST_CHUNKS)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._writer, self._reader, self._logger = (
            threading.Thread(target=target, daemon=True) for target in (self._write, self._pump, self._keep_log)
        )
        for thread in (self._writer, self._reader, self._logger):
            thread.start()

    def next_id(self) -> int:
        """An id that no other request of this process has."""
        self._id += 1
        return self._id

    def send(self, data: bytes) -> None:
        """Hands bytes to the thread that writes them."""
        self._outbox.put(data)

    def read_line(self, deadline: float, room: int) -> bytes | None:
        """The next line, or None when the deadline has passed. Raises `BrokenError` at the end of the output, and for
        a process that takes more room, memory or disk than it may."""
        while not self._lines:
            now = time.monotonic()
            if now >= deadline:
                return None
            if now >= self._watched + _WATCH_SECONDS:
                self._watched = now
                self._watch()
            try:
                chunk = self._chunks.get(timeout=min(deadline, self._watched + _WATCH_SECONDS) - now)
            except queue.Empty:
                continue
            if not chunk:
                raise BrokenError(Verdict.CRASH, f"the adapter's process ended{self._how()}")
            self._take(chunk)
            if len(self._buffer) > room:
                raise BrokenError(
                    Verdict.PROTOCOL_ERROR,
                    f"the adapter wrote more on stdout than the {self._limits.output // 1024} KB that a case may",
                )
        return self._lines.pop()

    def _take(self, chunk: bytes) -> None:
        self._buffer += chunk
        if b"\n" in chunk:
            *lines, rest = self._buffer.split(b"\n")
            self._buffer = rest
            self._lines = [bytes(line) for line in reversed(lines)] + self._lines

    def _watch(self) -> None:
        memory, disk = self._limits.memory, self._limits.disk
        if self._spawned.memory() > memory:
            raise BrokenError(Verdict.CRASH, f"the adapter used more than {memory >> 20} MB of memory and was killed")
        if self._spawned.disk(disk) > disk:
            raise BrokenError(
                Verdict.CRASH, f"the adapter wrote more than {disk >> 20} MB into its scratch folder and was killed"
            )

    def unasked(self) -> str:
        """What the process has written that nobody has read, as "wrote …", or ""."""
        while not self._lines:
            try:
                chunk = self._chunks.get_nowait()
            except queue.Empty:
                break
            if not chunk:
                self._closed = True
                break
            self._take(chunk)
            if len(self._buffer) > _CHUNK:
                break
        left = self._lines[-1] if self._lines else bytes(self._buffer[:_SHOWN])
        return f"wrote more: {left[:_SHOWN].decode('utf-8', 'replace')!r}" if left or self._lines else ""

    def ended(self) -> str:
        """How the process has ended, as "ended …", or "" while it lives."""
        return f"ended{self._how()}" if self._closed or self._popen.poll() is not None else ""

    def exit_code(self, seconds: float) -> int | None:
        """The exit code of a process that ends within `seconds`, else None."""
        try:
            return self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def _how(self) -> str:
        code = self.exit_code(1)
        if code is None:
            return ": it closed its stdout"
        if code < 0:
            with contextlib.suppress(ValueError):
                return f" by signal {signal.Signals(-code).name}"
        return f" with exit code {code}"

    def take_log(self) -> str:
        """What came on stderr since the last time, cut at `LOG_LIMIT`."""
        if self._killed:
            self._logger.join(1)
        with self._lock:
            for _ in range(_MOST_CHUNKS):  # what was written before the last answer may still be in the pipe
                if self._killed or not self._log_waits(0) or not self._read_log():
                    break
            text = self._log.decode("utf-8", "replace") + (
                f"\n[cut after {LOG_LIMIT // 1024} KB]" if self._log_cut else ""
            )
            self._log.clear()
            self._log_cut = False
        return text

    def _log_waits(self, seconds: float) -> bool:
        """Whether something can be read from stderr within `seconds`; false where the platform can't tell."""
        if not _CAN_POLL or self._popen.stderr is None or self._popen.stderr.closed:
            return False
        poll = select.poll()
        poll.register(self._popen.stderr, select.POLLIN)
        return bool(poll.poll(seconds * 1000))

    def _read_log(self) -> bool:
        """Reads from stderr what is there, or waits for it; false at its end. To be called with the lock held."""
        assert self._popen.stderr is not None
        chunk = self._popen.stderr.read(_CHUNK)
        space = LOG_LIMIT - len(self._log)
        self._log += chunk[:space]
        self._log_cut |= len(chunk) > space
        return bool(chunk)

    def kill(self) -> None:
        """Ends the process at once, with all that it started, and removes its scratch folder. May be called twice."""
        if self._killed:
            return
        self._killed = True
        self._spawned.kill()
        self._outbox.put(None)
        self._writer.join(1)
        with contextlib.suppress(OSError):
            self._popen.stdin.close()  # type: ignore[union-attr]
        with contextlib.suppress(queue.Empty):
            while True:  # the thread that reads may wait for room
                self._chunks.get_nowait()
        with contextlib.suppress(queue.Full):
            self._chunks.put_nowait(b"")  # and another one for a line

    def shut_down(self) -> None:
        """Asks the process to exit, and kills what is left of it."""
        self.send(wire.encode_request(self.next_id(), "shutdown", wire.Nothing()))
        self._outbox.put(None)
        self.exit_code(SHUTDOWN_SECONDS)
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

    def _pump(self) -> None:
        assert self._popen.stdout is not None
        with self._popen.stdout as pipe, contextlib.suppress(OSError, ValueError):
            while (chunk := pipe.read(_CHUNK)) and not self._killed:
                self._chunks.put(chunk)
        if not self._killed:
            self._chunks.put(b"")

    def _keep_log(self) -> None:
        assert self._popen.stderr is not None
        with self._popen.stderr, contextlib.suppress(OSError, ValueError):
            while True:
                if _CAN_POLL:
                    while not self._log_waits(3600):
                        pass
                    with self._lock:
                        if self._log_waits(0) and not self._read_log():
                            return
                elif not self._read_log():
                    return
