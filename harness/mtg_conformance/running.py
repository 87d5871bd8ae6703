"""Runs of many cases on one engine: in order, in parallel, and checked against one another."""

from __future__ import annotations

import collections
import contextlib
import queue
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

import msgspec

from mtg_conformance.connectors import Connection
from mtg_conformance.errors import EngineStartError
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_spec.cases import Case

_AHEAD = 8  # cases per connection that may be ahead of the one that is reported next


def run_cases(
    cases: Sequence[Case], connection: Connection, connect: Callable[[], Connection], jobs: int = 1
) -> Iterator[Result]:
    """The results of `cases` in their order. `connection` is used first; `connect` opens further ones for more jobs.

    All connections are closed in the end, also when the iteration is given up.
    """
    results = _serially(cases, connection) if jobs == 1 else _parallel(cases, connection, connect, jobs)
    claims = Claims()
    for case, result in results:
        yield claims.checked(case, result)


def _serially(cases: Sequence[Case], connection: Connection) -> Iterator[tuple[Case, Result]]:
    try:
        for case in cases:
            yield case, run_case(case, connection)
    finally:
        connection.close()


def _parallel(
    cases: Sequence[Case], first: Connection, connect: Callable[[], Connection], jobs: int
) -> Iterator[tuple[Case, Result]]:
    opened = [first]
    free: queue.SimpleQueue[Connection] = queue.SimpleQueue()
    free.put(first)
    pool = ThreadPoolExecutor(jobs, thread_name_prefix="engine")

    def open_more() -> None:
        # One that can't be opened is done without, since one is there.
        with contextlib.suppress(EngineStartError):
            connection = connect()
            opened.append(connection)
            free.put(connection)

    def play(case: Case) -> Result:
        connection = free.get()
        try:
            return run_case(case, connection)
        finally:
            free.put(connection)

    try:
        wait([pool.submit(open_more) for _ in range(min(jobs, len(cases)) - 1)])
        waiting: collections.deque[tuple[Case, Future[Result]]] = collections.deque()
        for case in cases:
            waiting.append((case, pool.submit(play, case)))
            if len(waiting) >= jobs * _AHEAD:
                done, future = waiting.popleft()
                yield done, future.result()
        while waiting:
            done, future = waiting.popleft()
            yield done, future.result()
    finally:
        # A run that is broken off does not wait for the cases that are being played: their engines are ended.
        pool.shutdown(wait=False, cancel_futures=True)
        for connection in list(opened):
            connection.close()
        pool.shutdown(wait=True)
        for connection in opened:
            connection.close()


class Claims:
    """What the engine said it does not support, against what it has passed.

    An engine that declares a capability unsupported in one case and passes another that needs it says so only where it
    would fail; the later of the two results becomes a protocol error. (A failed case may have ended before it came to
    the capability, so it proves nothing.)
    """

    def __init__(self) -> None:
        self._denied: dict[str, str] = {}
        self._used: dict[str, str] = {}

    def checked(self, case: Case, result: Result) -> Result:
        """The result, or the protocol error in its place."""
        if result.verdict == Verdict.PASS:
            for word in case.needs:
                if word in self._denied:
                    return self._error(result, word, f"needs {word!r}, which {self._denied[word]} declared unsupported")
            self._used.update(dict.fromkeys(case.needs, case.id))
        elif result.verdict == Verdict.UNSUPPORTED and result.what in case.needs:
            if result.what in self._used:
                used = self._used[result.what]
                return self._error(
                    result, result.what, f"declares {result.what!r} unsupported, but {used} needs it and passed"
                )
            self._denied[result.what] = case.id
        return result

    def _error(self, result: Result, word: str, why: str) -> Result:
        reason = f"this case {why}; a capability is there or it is not: use a finer word for the part that is missing"
        return msgspec.structs.replace(result, verdict=Verdict.PROTOCOL_ERROR, reason=reason, what=word)
