"""Which tags are proved: a fault planted at the rule has turned the case red. Everything else is a claim."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from mtg_conformance import mutating
from mtg_reports.checking import ReportError
from mtg_spec.cases import Suite


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of planting faults. `proved` has pairs of a case's id and the rule that it cites, out of `claimed`."""

    proved: frozenset[tuple[str, str]]
    claimed: int
    planted: int
    noticed: int

    def holds(self, case: str, rule: str) -> bool:
        """True if the case is known to test the rule."""
        return (case, rule) in self.proved


def read_proof(path: Path, suite: Suite) -> Proof:
    """What `mtg-conformance mutate -o` wrote. Raises `ReportError` for another file, or one on another suite."""
    try:
        report = msgspec.json.decode(path.read_bytes(), type=mutating.Report)
    except OSError as error:
        raise ReportError(f"{path}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise ReportError(f"{path}: not written by `mtg-conformance mutate -o`: {error}") from None
    if report.digest != suite.digest:
        raise ReportError(
            f"{path}: faults were planted under suite {report.digest or 'of no name'}, this is suite {suite.digest}: "
            "run `mtg-conformance mutate -o` again"
        )
    noticed = sum(trial.killed for trial in report.trials)
    return Proof(report.proved, len(report.tags), len(report.trials), noticed)
