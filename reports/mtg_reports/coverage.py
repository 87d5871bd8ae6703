"""How rules stand: what each engine makes of a rule's cases, and which rules have none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from mtg_conformance.results import Verdict
from mtg_reports.model import SECTIONS, Chapter, Report, Run
from mtg_spec.cases import Case

OPEN, UNTESTABLE = "no case yet", "not testable"
WORST_FIRST = (
    Verdict.FAIL,
    Verdict.CRASH,
    Verdict.ENGINE_ERROR,
    Verdict.PROTOCOL_ERROR,
    Verdict.TIMEOUT,
    Verdict.UNSUPPORTED,
    Verdict.NOT_RUN,
    Verdict.PASS,
)
"""A rule is shown with the worst verdict of its cases, in this order."""


def worst(verdicts: Iterable[Verdict]) -> Verdict | None:
    """The worst of some verdicts; None of none."""
    there = frozenset(verdicts)
    return next((verdict for verdict in WORST_FIRST if verdict in there), None)


@dataclass(frozen=True, slots=True)
class RuleState:
    """A rule: the worst verdict of its cases on each engine, in the report's order; without a case, `lack` says why."""

    number: str
    verdicts: tuple[Verdict, ...]
    cases: int
    lack: str = ""

    @property
    def worst(self) -> Verdict | None:
        """The worst verdict of any engine."""
        return worst(self.verdicts)


@dataclass(frozen=True)
class Extent:
    """Some rules, counted: a chapter, a section, all."""

    number: str
    title: str
    states: tuple[RuleState, ...]
    cases: tuple[Case, ...]
    chapters: tuple[Chapter, ...] = ()

    @property
    def total(self) -> int:
        """All rules and subrules."""
        return len(self.states)

    @cached_property
    def tested(self) -> int:
        """Those with a case."""
        return sum(1 for state in self.states if state.cases)

    @cached_property
    def untestable(self) -> int:
        """Those that no case can test, as far as they are described."""
        return sum(1 for state in self.states if state.lack == UNTESTABLE)

    @property
    def open(self) -> int:
        """Those without a case that may have one."""
        return self.total - self.tested - self.untestable

    def by_verdict(self, engine: int) -> Mapping[Verdict, int]:
        """The rules with a case by the worst verdict of one engine (its index)."""
        counted = dict.fromkeys(Verdict, 0)
        for state in self.states:
            if state.cases:
                counted[state.verdicts[engine]] += 1
        return counted


class Coverage:
    """The rules of a report with their states."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.states = {number: self._state(number, cases) for number, cases in self._rules()}

    @cached_property
    def chapters(self) -> tuple[Extent, ...]:
        """Every chapter."""
        return tuple(
            Extent(c.number, c.title, tuple(self.states[n] for n in c.rules), c.cases, (c,))
            for c in self.report.chapters
        )

    @cached_property
    def sections(self) -> tuple[Extent, ...]:
        """The sections that have a chapter."""
        found = []
        for number, title in SECTIONS.items():
            inside = [chapter for chapter in self.chapters if chapter.number[0] == number]
            if inside:
                states = tuple(state for chapter in inside for state in chapter.states)
                chapters = tuple(chapter.chapters[0] for chapter in inside)
                found.append(Extent(number, title, states, self.report.in_section(number), chapters))
        return tuple(found)

    @cached_property
    def whole(self) -> Extent:
        """All rules."""
        return Extent("", "", tuple(self.states.values()), self.report.suite.cases)

    @cached_property
    def occurring(self) -> frozenset[Verdict]:
        """The verdicts that some rule has on some engine."""
        return frozenset(verdict for state in self.states.values() for verdict in state.verdicts)

    def proved(self, extent: Extent) -> tuple[int, int]:
        """How many of the tags at these rules are proved, and how many there are."""
        proof = self.report.proof
        numbers = {state.number for state in extent.states}
        tags = [(case.id, rule) for case in extent.cases for rule in dict.fromkeys(case.rules) if rule in numbers]
        return sum(1 for tag in tags if proof and proof.holds(*tag)), len(tags)

    def _rules(self) -> Iterable[tuple[str, tuple[Case, ...]]]:
        for chapter in self.report.chapters:
            yield from chapter.rules.items()

    def _state(self, number: str, cases: Sequence[Case]) -> RuleState:
        if cases:
            return RuleState(number, tuple(_worst(run, cases) for run in self.report.engines), len(cases))
        text = self.report.book.rules.get(number)
        return RuleState(number, (), 0, UNTESTABLE if text and text.untestable else OPEN)


def _worst(run: Run, cases: Sequence[Case]) -> Verdict:
    return worst(run.verdict(case) for case in cases) or Verdict.NOT_RUN
