"""Which results may stand in a report: of this suite, whole, and not pasted together. What is wrong is told by name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from mtg_conformance.results import Result, ResultsError, ResultsFile, counts
from mtg_reports.text import visible
from mtg_spec.cases import Case, Suite

_RULE = re.compile(r"([1-9])(\d\d)(?:\.(\d+)([a-z]*))?")
_CASE_ID = re.compile(r"[a-z0-9][a-z0-9_-]*(?:/[a-z0-9][a-z0-9_-]*)?")


class ReportError(ResultsError):
    """The results can't be reported; the message says which and why."""


def rule_key(number: str) -> tuple[int, int, str]:
    """Sorts rule numbers as the Comprehensive Rules do: 106, 106.7, 106.12, 106.12a.

    Raises `ReportError` for what is not a rule number.
    """
    found = _RULE.fullmatch(number)
    if not found:
        raise ReportError(f"“{number}” is not a rule number such as 106.7 or 702.19b")
    return int(found[1] + found[2]), int(found[3] or 0), found[4] or ""


def check_suite(suite: Suite) -> None:
    """Raises `ReportError` for ids that are none or occur twice, and for citations that are no rule numbers."""
    seen: set[str] = set()
    for case in suite.cases:
        if not _CASE_ID.fullmatch(case.id) or len(case.id) > 150:
            raise ReportError(
                f"“{visible(case.id)}” is not a case id: lower-case letters, digits, hyphens, at most one slash"
            )
        if case.id in seen:
            raise ReportError(f"two cases have the id {case.id}")
        seen.add(case.id)
        for number in case.rules:
            rule_key(number)


def checked_results(label: str, file: ResultsFile, suite: Suite, cases: Mapping[str, Case]) -> dict[str, Result]:
    """The results of a run by case. Raises `ReportError` where the run is not one of this suite, or does not add up."""
    head, who = file.header, _who(label, file)
    if head.digest != suite.digest:
        raise ReportError(
            f"{who} are of suite {visible(head.suite)} ({visible(head.digest)}), "
            f"this is suite {suite.version} ({suite.digest}): run the engine again"
        )
    found: dict[str, Result] = {}
    for result in file.results:
        case = cases.get(result.case)
        if case is None:
            raise ReportError(f"{who} name the case {visible(result.case)}, which the suite does not have")
        if result.case in found:
            raise ReportError(f"{who} name the case {result.case} twice")
        if not -1 <= result.step < len(case.steps):
            raise ReportError(f"{who} name step {result.step} of {result.case}, which has {len(case.steps)}")
        found[result.case] = result
    _check_counts(who, file)
    return found


def _who(label: str, file: ResultsFile) -> str:
    name = f"the results of {visible(label)}"
    return f"{visible(file.path)}: {name}" if file.path else name


def _check_counts(who: str, file: ResultsFile) -> None:
    counted = counts(file.results)
    closing = {verdict: number for verdict, number in file.closing.counts.items() if number}
    if counted != closing or len(file.results) != file.header.selected:
        raise ReportError(
            f"{who} do not add up: {len(file.results)} results ({_listed(counted)}), "
            f"{file.header.selected} selected, and the closing record says {_listed(closing)}"
        )


def _listed(counted: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {verdict}" for verdict, number in sorted(counted.items())) or "nothing"
