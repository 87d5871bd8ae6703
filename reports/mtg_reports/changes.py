"""What changed since earlier results of the same engines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from mtg_conformance.results import Change, Header, ResultsFile, Verdict, compare
from mtg_reports.model import Report, Run
from mtg_reports.text import brief
from mtg_spec.cases import Case


class Kind(StrEnum):
    """What a change means, the worst first."""

    BROKE = "no longer passes"
    FIXED = "passes now"
    OTHER = "other verdict"
    NEW = "new case"
    GONE = "case is gone"


@dataclass(frozen=True, slots=True)
class Changed:
    """A case with another verdict than before; `case` is None where the suite has it no more."""

    id: str
    case: Case | None
    before: Verdict | None
    after: Verdict | None

    @property
    def kind(self) -> Kind:
        """What it means."""
        if self.before is None:
            return Kind.NEW
        if self.case is None or self.after is None:
            return Kind.GONE
        if self.before is Verdict.PASS:
            return Kind.BROKE
        return Kind.FIXED if self.after is Verdict.PASS else Kind.OTHER


@dataclass(frozen=True)
class Comparison:
    """A run with the earlier run of the same engine; the changes in the order of `Kind`, then of the suite."""

    run: Run
    before: Header
    same_suite: bool
    changes: tuple[Changed, ...]

    @property
    def counts(self) -> Mapping[Kind, int]:
        """How many changes there are of each kind."""
        counted = dict.fromkeys(Kind, 0)
        for change in self.changes:
            counted[change.kind] += 1
        return counted

    @property
    def verdicts(self) -> tuple[Changed, ...]:
        """The changes of verdict, without cases that came or went."""
        return tuple(change for change in self.changes if change.kind in (Kind.BROKE, Kind.FIXED, Kind.OTHER))


def comparisons(report: Report) -> dict[str, Comparison]:
    """Every engine that has earlier results, by its key; of several earlier runs of an engine the latest counts."""
    latest: dict[str, ResultsFile] = {}
    for file in sorted(report.beside.previous, key=lambda file: file.header.started):
        latest[file.header.engine.name] = file
    cases = {case.id: case for case in report.suite.cases}
    found: dict[str, Comparison] = {}
    for run in report.engines:
        if earlier := latest.get(run.header.engine.name):
            found[run.key] = _compared(run, earlier, report, cases)
    return found


def without_counterpart(report: Report) -> list[str]:
    """The names of engines of which there are earlier results only."""
    now = {run.header.engine.name for run in report.runs}
    return list(
        dict.fromkeys(brief(f.header.engine.name) for f in report.beside.previous if f.header.engine.name not in now)
    )


def _compared(run: Run, file: ResultsFile, report: Report, cases: Mapping[str, Case]) -> Comparison:
    order = list(Kind)
    changes = [Changed(change.case, cases.get(change.case), change.before, change.after) for change in _raw(run, file)]
    changes.sort(key=lambda change: order.index(change.kind))
    return Comparison(run, file.header, file.header.digest == report.suite.digest, tuple(changes))


def _raw(run: Run, file: ResultsFile) -> tuple[Change, ...]:
    now = ResultsFile(header=run.header, results=tuple(run.results.values()), closing=file.closing)
    return compare(file, now)
