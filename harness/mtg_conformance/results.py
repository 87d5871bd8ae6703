"""Results as pure data, and the results file: NDJSON with a header, one line per case and a closing record."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from mtg_spec.protocol import Derivation, Engine


class Verdict(StrEnum):
    """What became of a case on an engine; only `PASS` passes."""

    PASS = "pass"
    FAIL = "fail"
    UNSUPPORTED = "unsupported"
    ENGINE_ERROR = "engine-error"
    CRASH = "crash"
    TIMEOUT = "timeout"
    PROTOCOL_ERROR = "protocol-error"
    NOT_RUN = "not-run"

    @property
    def decided(self) -> bool:
        """True for the verdicts that say something about the rules: pass and fail."""
        return self in (Verdict.PASS, Verdict.FAIL)


class Exchange(msgspec.Struct, frozen=True, omit_defaults=True):
    """One request of a case and its answer, as sent; `step` is the index of the case's step, -1 for start and end."""

    step: int
    method: str
    params: Any
    result: Any = None
    error: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag="result", tag_field="record"):
    """The verdict of one case on one engine.

    `step` is the index into `Case.steps` at which it was decided (-1: none); `question` what was asked there;
    `expected` and `actual` are JSON values, `expected` as `{kind: value}` where the answer need not be equal to it
    ("includes", "at least" …); `reason` is a sentence for people; `what` the card or capability word of
    `unsupported`; `seconds` wall time; `log` what the engine wrote beside the protocol; `derivation` has in `step`
    the index into `Case.steps`; `reached` are the places for faults that the case passed.
    """

    case: str
    verdict: Verdict
    step: int = -1
    question: Any = None
    expected: Any = None
    actual: Any = None
    reason: str = ""
    what: str = ""
    seconds: float = 0.0
    transcript: tuple[Exchange, ...] = ()
    log: str = ""
    derivation: tuple[Derivation, ...] = ()
    reached: tuple[str, ...] = ()


class Header(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag="header", tag_field="record"):
    """What was run on what. `suite` is the version, `digest` names all cases of the suite, `cases` their number,
    `selected` how many of them this run was to decide; `command` reruns it; `started` is ISO 8601 in UTC."""

    format: int = 1
    suite: str
    digest: str
    edition: str
    cases: int
    selected: int
    engine: Engine
    manifest: str = ""
    connector: str = ""
    started: str = ""
    command: str = ""


class Closing(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag="closing", tag_field="record"):
    """The last record: without it a file is not a result.

    `counts` maps verdicts to numbers, their sum is `Header.selected`; `content` is the BLAKE2b digest (20 bytes, hex)
    of all lines before this one, so that a file that was edited or pasted together is noticed.
    """

    counts: dict[str, int]
    seconds: float = 0.0
    content: str = ""


class ResultsFile(msgspec.Struct, frozen=True, kw_only=True):
    """One run of one engine, read back whole; `path` is the file that it came from."""

    header: Header
    results: tuple[Result, ...]
    closing: Closing
    path: str = ""


class ResultsError(Exception):
    """A results file that can't be taken as a result; the message names the file, the line and what to do."""


def counts(results: Iterable[Result]) -> dict[str, int]:
    """Verdict -> number, in the order of `Verdict`; verdicts that do not occur are left out."""
    found = Counter(result.verdict for result in results)
    return {str(verdict): found[verdict] for verdict in Verdict if found[verdict]}


class ResultsWriter:
    """Streams a run to disk, line by line; as a context manager it writes the closing record on leaving without error.

    A run that is broken off leaves a file without closing record, which `read_results` refuses.
    """

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self._header = header
        self._counts: Counter[Verdict] = Counter()
        self._digest = hashlib.blake2b(digest_size=20)
        self._encoder = msgspec.json.Encoder()
        self._started = time.perf_counter()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("wb")
        self._line(header)

    def write(self, result: Result) -> None:
        """Adds the result of one case."""
        self._counts[result.verdict] += 1
        self._line(result)

    def close(self) -> None:
        """Writes the closing record. Raises `ResultsError` where cases are missing or too many."""
        written = self._counts.total()
        if written != self._header.selected:
            raise ResultsError(f"{self.path}: {written} results of {self._header.selected} selected cases were written")
        ordered = {str(verdict): self._counts[verdict] for verdict in Verdict if self._counts[verdict]}
        self._line(
            Closing(counts=ordered, seconds=time.perf_counter() - self._started, content=self._digest.hexdigest())
        )
        self._file.close()

    def _line(self, record: Header | Result | Closing) -> None:
        line = self._encoder.encode(record) + b"\n"
        self._digest.update(line)
        self._file.write(line)

    def __enter__(self) -> ResultsWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self._file.close()


def read_results(path: Path) -> ResultsFile:
    """Reads a results file whole.

    Raises `ResultsError` for a file that can't be read, is no results file, is truncated (no closing record), has been
    changed, has been pasted together from several, or does not hold exactly the results that its header announces.
    """
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise ResultsError(f"{path}: {error.strerror}") from None
    if lines and not lines[-1]:
        lines.pop()
    records: list[Header | Result | Closing] = []
    for number, line in enumerate(lines, 1):
        try:
            records.append(_decoder.decode(line))
        except msgspec.DecodeError as error:
            last = " (the last line: the run was broken off)" if number == len(lines) else ""
            raise ResultsError(f"{path}:{number}: not a record of a results file: {error}{last}") from None
    if not records or not isinstance(records[0], Header):
        raise ResultsError(f"{path}:1: a results file begins with its header record")
    header, closing = records[0], records[-1]
    for number, record in enumerate(records[1:-1], 2):
        if not isinstance(record, Result):
            what = "header" if isinstance(record, Header) else "closing record"
            raise ResultsError(f"{path}:{number}: a second run begins or ends here ({what}); give each its own file")
    if not isinstance(closing, Closing):
        raise ResultsError(f"{path}: no closing record after line {len(lines)}: the run was broken off; run it again")
    results = tuple(record for record in records if isinstance(record, Result))
    _check(path, header, results, closing, lines)
    return ResultsFile(header=header, results=results, closing=closing, path=str(path))


_decoder = msgspec.json.Decoder(Header | Result | Closing)


def _check(path: Path, header: Header, results: tuple[Result, ...], closing: Closing, lines: list[bytes]) -> None:
    if header.format != 1:
        raise ResultsError(f"{path}:1: format {header.format}; this version reads format 1")
    seen: dict[str, int] = {}
    for number, result in enumerate(results, 2):
        if result.case in seen:
            raise ResultsError(f"{path}:{number}: case {result.case} stands already in line {seen[result.case]}")
        seen[result.case] = number
    if len(results) != header.selected:
        raise ResultsError(f"{path}: {len(results)} results, but its header announces {header.selected}")
    if counts(results) != closing.counts:
        raise ResultsError(
            f"{path}:{len(lines)}: the closing record counts {closing.counts}, the file {counts(results)}"
        )
    digest = hashlib.blake2b(b"".join(line + b"\n" for line in lines[:-1]), digest_size=20).hexdigest()
    if closing.content != digest:
        raise ResultsError(f"{path}: the lines are not those that the run wrote (digest differs); run it again")


def joined(files: Sequence[ResultsFile]) -> tuple[ResultsFile, ...]:
    """The runs of some files, those that are shards of one made one: the same suite and engine, and no case twice."""
    groups: list[list[ResultsFile]] = []
    for file in files:
        for group in groups:
            taken = {result.case for part in group for result in part.results}
            if _same_run(group[0].header, file.header) and taken.isdisjoint(result.case for result in file.results):
                group.append(file)
                break
        else:
            groups.append([file])
    return tuple(group[0] if len(group) == 1 else _joined(group) for group in groups)


def _same_run(one: Header, other: Header) -> bool:
    return all(
        getattr(one, name) == getattr(other, name) for name in ("suite", "digest", "edition", "engine", "manifest")
    )


def _joined(parts: Sequence[ResultsFile]) -> ResultsFile:
    results = tuple(result for part in parts for result in part.results)
    header = msgspec.structs.replace(parts[0].header, selected=sum(part.header.selected for part in parts))
    content = hashlib.blake2b("".join(part.closing.content for part in parts).encode(), digest_size=20).hexdigest()
    seconds = sum(part.closing.seconds for part in parts)
    closing = Closing(counts=counts(results), seconds=seconds, content=content)
    path = ", ".join(part.path for part in parts)
    return ResultsFile(header=header, results=results, closing=closing, path=path)


class Change(msgspec.Struct, frozen=True):
    """A case whose verdict is not what it was; None where it was not in that file."""

    case: str
    before: Verdict | None
    after: Verdict | None


def compare(before: ResultsFile, after: ResultsFile) -> tuple[Change, ...]:
    """What changed between two runs, in the order of the later file, cases that are gone last."""
    old = {result.case: result.verdict for result in before.results}
    new = {result.case: result.verdict for result in after.results}
    changes = [Change(case, old.get(case), verdict) for case, verdict in new.items() if old.get(case) != verdict]
    changes += [Change(case, verdict, None) for case, verdict in old.items() if case not in new]
    return tuple(changes)
