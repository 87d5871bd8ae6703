"""The cases of an engine that did not pass, grouped by what may be the cause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from mtg_conformance.results import Result, Verdict
from mtg_reports.checking import rule_key
from mtg_reports.model import Report, Run, cards_of
from mtg_reports.text import brief
from mtg_spec.cases import Case

_VARIABLE = re.compile(r"0x[0-9a-fA-F]+|\d+")


@dataclass(frozen=True, slots=True)
class Cause:
    """Something that cases have in common: the cases concerned, out of how many that share it.

    For rules and cards those are the decided cases, otherwise the cases themselves. `kind`: rule, card or answer.
    """

    label: str
    cases: tuple[Case, ...]
    out_of: int
    kind: str = ""


def failures_by_rule(report: Report, run: Run) -> list[Cause]:
    """Cited rules with failing cases, most failures first; `out_of` counts the decided cases that cite the rule."""
    found = _shares(report, run, lambda case: dict.fromkeys(case.rules))
    return sorted(found, key=lambda cause: (-len(cause.cases), rule_key(cause.label)))


def failures_by_card(report: Report, run: Run) -> list[Cause]:
    """Cards of failing cases, most failures first, then the rarer card; `out_of` counts the decided ones."""
    found = _shares(report, run, cards_of)
    return sorted(found, key=lambda cause: (-len(cause.cases), cause.out_of, cause.label))


def by_text(report: Report, run: Run, verdicts: Iterable[Verdict]) -> list[Cause]:
    """Cases with one of the verdicts by the engine's reason, in which numbers, cards and players count as equal; most
    cases first."""
    return _grouped(report, run, frozenset(verdicts), _alike)


def unsupported_words(report: Report, run: Run) -> list[Cause]:
    """What the engine does not support: a card or a capability; most cases first."""
    wanted = frozenset({Verdict.UNSUPPORTED})
    return _grouped(report, run, wanted, lambda result, case: brief(result.what, 200) or "not said")


def likely(report: Report, run: Run) -> list[Cause]:
    """The fewest causes that together explain every wrong answer, each case with one of them, the largest first.

    What is taken next is the rule, card or kind of answer of the most cases left, weighted with how large a part of
    the decided cases that share it fails: a card all of whose cases fail says more than a rule of which half do. A
    rule or card most of whose cases pass, those already explained aside, is no cause. `out_of` leaves them aside too.
    """
    candidates = [
        *(replace(cause, kind="rule") for cause in failures_by_rule(report, run)),
        *(replace(cause, kind="card") for cause in failures_by_card(report, run)),
        *(replace(cause, kind="answer") for cause in by_text(report, run, [Verdict.FAIL])),
    ]
    left = {case.id for case in report.suite.cases if run.verdict(case) is Verdict.FAIL}
    found: list[Cause] = []
    while left:
        best = max((_rest(cause, left) for cause in candidates), key=_weight)
        found.append(best)
        left.difference_update(case.id for case in best.cases)
    return sorted(found, key=lambda cause: -len(cause.cases))


def _rest(cause: Cause, left: set[str]) -> Cause:
    """A cause without the cases that are explained already."""
    there = tuple(case for case in cause.cases if case.id in left)
    return replace(cause, cases=there, out_of=cause.out_of - len(cause.cases) + len(there))


def _weight(cause: Cause) -> tuple[float, bool]:
    count = len(cause.cases)
    if not count or (cause.kind != "answer" and (count < 2 or 2 * count < cause.out_of)):
        return 0.0, False
    return count * count / cause.out_of, cause.kind != "answer"


def _alike(result: Result, case: Case) -> str:
    text = brief(result.reason, 400)
    names = {item.alias for item in case.setup.objects} | set(case.cards)
    players = {player.name for player in case.setup.players}
    for word, names_of in (("⟨card⟩", names), ("⟨player⟩", players)):
        if names_of:
            choice = "|".join(re.escape(name) for name in sorted(names_of, key=len, reverse=True) if name)
            text = re.sub(rf"(?<!\w)(?:{choice})(?!\w)", word, text)
    return brief(_VARIABLE.sub("…", text), 240) or "no reason given"


def _grouped(report: Report, run: Run, wanted: frozenset[Verdict], label: Callable[[Result, Case], str]) -> list[Cause]:
    groups: dict[str, list[Case]] = {}
    for case in report.suite.cases:
        result = run.results.get(case.id)
        if result and result.verdict in wanted:
            groups.setdefault(label(result, case), []).append(case)
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
