"""The page of an engine: its counts, what is likely to be behind its failures, and how it stands to its baseline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mtg_conformance.baselines import Baseline, Difference, differences
from mtg_conformance.results import Verdict
from mtg_reports import causes
from mtg_reports.causes import Cause
from mtg_reports.model import Report, Run, Tally
from mtg_spec.cases import Case

_ERRORS = (Verdict.ENGINE_ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.PROTOCOL_ERROR)
_CAUSES, _CASES_OF_CAUSE = 40, 20


@dataclass(frozen=True)
class Expected:
    """A baseline against the run: what it lists of this suite, and where the run is not as it says."""

    listed: Sequence[tuple[Case, Verdict, str]]
    differences: Sequence[Difference]


@dataclass(frozen=True, kw_only=True)
class EngineView:
    """What the template is given; `limit` causes of a table are shown, `shown` cases of a cause."""

    tally: Tally
    passing: Sequence[Case]
    likely: Sequence[Cause]
    reasons: Sequence[Cause]
    by_rule: Sequence[Cause]
    by_card: Sequence[Cause]
    errors: Sequence[Cause]
    words: Sequence[Cause]
    expected: Expected | None
    limit: int = _CAUSES
    shown: int = _CASES_OF_CAUSE


def engine_view(report: Report, run: Run) -> EngineView:
    """Gathers what the page of a run shows."""
    cases = report.suite.cases
    baseline = report.beside.baselines.get(run.header.manifest)
    return EngineView(
        tally=run.tally(cases),
        passing=[case for case in cases if run.verdict(case) is Verdict.PASS] if run.liar else [],
        likely=[] if run.liar else causes.likely(report, run),
        reasons=causes.by_text(report, run, [Verdict.FAIL]),
        by_rule=causes.failures_by_rule(report, run),
        by_card=causes.failures_by_card(report, run),
        errors=causes.by_text(report, run, _ERRORS),
        words=causes.unsupported_words(report, run),
        expected=None if baseline is None or run.liar else _expected(report, run, baseline),
    )


def _expected(report: Report, run: Run, baseline: Baseline) -> Expected:
    cases = {case.id: case for case in report.suite.cases}
    listed = [(cases[id_], entry.verdict, entry.reason) for id_, entry in baseline.items() if id_ in cases]
    return Expected(listed, differences(baseline, run.results.values(), cases.keys()))
