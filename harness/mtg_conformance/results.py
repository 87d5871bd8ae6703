"""Results as pure data, and the results file: NDJSON with a header, one line per case and a closing record."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

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

    `step` is the index into `Case.steps` at which it was decided (-1: none); `question` what was asked there; `expected`
    and `actual` are JSON values; `reason` is a sentence for people; `what` the card or capability word of `unsupported`.
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
    """The last record: without it a file is not a result. `counts` maps verdicts to numbers; their sum is `selected`."""

    counts: dict[str, int]
    seconds: float = 0.0


class ResultsFile(msgspec.Struct, frozen=True, kw_only=True):
    """One run of one engine, read back whole."""

    header: Header
    results: tuple[Result, ...]
    closing: Closing
