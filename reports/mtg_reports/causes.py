"""The cases of an engine that did not pass, grouped by what may be the cause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mtg_conformance.results import Result, Verdict
from mtg_reports.model import Report, Run, rule_key
from mtg_reports.text import brief
from mtg_spec.cases import Case

_VARIABLE = re.compile(r"0x[0-9a-fA-F]+|\d+")


@dataclass(frozen=True, slots=True)
class Cause:
    """Something that cases have in common: the cases concerned, out of how many that share it.

    For rules and cards those are the decided cases, otherwise the cases themselves.
    """

    label: str
    cases: tuple[Case, ...]
    out_of: int


def failures_by_rule(report: Report, run: Run) -> list[Cause]:
    """Cited rules with failing cases, most failures first; `out_of` counts the decided cases that cite the rule."""
    found = _shares(report, run, lambda case: dict.fromkeys(case.rules))
    return sorted(found, key=lambda cause: (-len(cause.cases), rule_key(cause.label)))


def failures_by_card(report: Report, run: Run) -> list[Cause]:
    """Cards of failing cases, most failures first, then the rarer card; `out_of` counts the decided ones."""
    found = _shares(report, run, lambda case: dict.fromkeys(case.cards))
    return sorted(found, key=lambda cause: (-len(cause.cases), cause.out_of, cause.label))


def by_text(report: Report, run: Run, verdicts: Iterable[Verdict]) -> list[Cause]:
    """Cases with one of the verdicts by the engine's reason, in which numbers count as equal; most cases first."""
    wanted = frozenset(verdicts)
    return _grouped(
        report, run, wanted, lambda result: _VARIABLE.sub("…", brief(result.reason, 200)) or "no reason given"
    )


def unsupported_words(report: Report, run: Run) -> list[Cause]:
    """What the engine does not support: a card or a capability; most cases first."""
    wanted = frozenset({Verdict.UNSUPPORTED})
    return _grouped(report, run, wanted, lambda result: brief(result.what, 200) or "not said")


def _grouped(report: Report, run: Run, wanted: frozenset[Verdict], label: Callable[[Result], str]) -> list[Cause]:
    groups: dict[str, list[Case]] = {}
    for case in report.suite.cases:
        result = run.results.get(case.id)
        if result and result.verdict in wanted:
            groups.setdefault(label(result), []).append(case)
    found = [Cause(name, tuple(cases), len(cases)) for name, cases in groups.items()]
    return sorted(found, key=lambda cause: (-len(cause.cases), cause.label))


def _shares(report: Report, run: Run, labels: Callable[[Case], Iterable[str]]) -> list[Cause]:
    failing: dict[str, list[Case]] = {}
    decided: dict[str, int] = {}
    for case in report.suite.cases:
        verdict = run.verdict(case)
        if not verdict.decided:
            continue
        for label in labels(case):
            decided[label] = decided.get(label, 0) + 1
            if verdict is Verdict.FAIL:
                failing.setdefault(label, []).append(case)
    return [Cause(label, tuple(cases), decided[label]) for label, cases in failing.items()]
