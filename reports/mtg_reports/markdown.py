"""A summary of runs in Markdown, short enough for the summary page of a CI job."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from mtg_conformance.results import ResultsFile, Verdict
from mtg_reports.changes import Comparison, Kind, comparisons
from mtg_reports.model import Beside, Report, Run, make_report
from mtg_reports.text import brief, percent
from mtg_reports.verdicts import LOOKS
from mtg_spec.cases import Suite

_MARKUP = re.compile(r"([\\`*_{}\[\]<>()#+!|~&@:-])")


def summary(results: Sequence[ResultsFile], suite: Suite, listed: int = 20, beside: Beside | None = None) -> str:
    """Counts of each run with their denominators, what changed since earlier results, and the first `listed` cases of
    each engine that did not pass.

    Texts of engines are escaped: they can neither break the table nor make links or mentions. Ends with a newline.
    Raises `ReportError` as `make_report` does.
    """
    report = make_report(results, suite, beside)
    parts = [
        "## Conformance to the rules of Magic",
        f"Suite {_plain(suite.version)} (`{brief(suite.digest)}`), rules edition {_plain(suite.edition)}, "
        f"{len(suite.cases):,} cases.",
    ]
    if report.engines:
        parts.append(_table(report, report.engines))
    parts += [_changed(comparison, listed) for comparison in comparisons(report).values() if comparison.changes]
    parts += [_not_passed(report, run, listed) for run in report.engines if run.tally(suite.cases).failed]
    if report.liars:
        parts.append(_honesty(report))
    return "\n\n".join(parts) + "\n"


def _table(report: Report, runs: Iterable[Run]) -> str:
    rows = [
        "| Engine | Version | Passed of decided | Decided of all | Fail | Unsupported | Error or crash | Not run |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for run in runs:
        tally = run.tally(report.suite.cases)
        share = f" ({percent(tally.passed, tally.decided)})" if tally.decided else ""
        cells = (
            _plain(run.label),
            _plain(run.header.engine.version),
            f"{tally.passed:,} of {tally.decided:,}{share}",
            f"{tally.decided:,} of {tally.total:,}",
            f"{tally.failed:,}",
            f"{tally.unsupported:,}",
            f"{tally.broken:,}",
            f"{tally.counts[Verdict.NOT_RUN]:,}",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _changed(comparison: Comparison, listed: int) -> str:
    counts = ", ".join(f"{number:,} {kind}" for kind, number in comparison.counts.items() if number)
    version = _plain(comparison.before.engine.version)
    lines = [f"**{_plain(comparison.run.label)}** against {version or 'the earlier results'}: {counts}.", ""]
    broke = [change for change in comparison.changes if change.kind is Kind.BROKE]
    for change in broke[:listed]:
        title = _plain(change.case.title) if change.case else ""
        lines.append(f"- no longer passes: `{change.id}` {title}, now {change.after}")
    if len(broke) > listed:
        lines.append(f"- and {len(broke) - listed:,} more")
    return "\n".join(lines).rstrip()


def _not_passed(report: Report, run: Run, listed: int) -> str:
    failing = [case for case in report.suite.cases if run.verdict(case) is Verdict.FAIL]
    lines = [f"<details><summary>{_plain(run.label)}: {len(failing):,} wrong answers</summary>", ""]
    for case in failing[:listed]:
        reason = brief(run.results[case.id].reason, 200)
        rules = ", ".join(case.rules)
        lines.append(f"- {LOOKS[Verdict.FAIL].symbol} `{case.id}` {_plain(case.title)} ({rules}): {_plain(reason)}")
    if len(failing) > listed:
        lines.append(f"- and {len(failing) - listed:,} more")
    return "\n".join([*lines, "", "</details>"])


def _honesty(report: Report) -> str:
    fooled = [(run, run.tally(report.suite.cases).passed) for run in report.liars]
    bad = [f"{_plain(run.label)} passes {passed:,}" for run, passed in fooled if passed]
    if not bad:
        return f"None of the {len(fooled)} adapters that keep the suite honest passes a case."
    return f"**The suite has a fault**: of the adapters that must pass no case, {'; '.join(bad)}."


def _plain(text: str) -> str:
    return _MARKUP.sub(r"\\\1", brief(text, 200))
