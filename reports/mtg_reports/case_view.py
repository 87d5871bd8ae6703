"""The page of a case: the scenario with the failing step, what each engine answered, its transcript and derivation."""

from __future__ import annotations

from dataclasses import dataclass, field

from markupsafe import Markup, escape

from mtg_conformance.results import Exchange, Result, Verdict
from mtg_reports.addresses import Addresses
from mtg_reports.model import Report, Run
from mtg_reports.text import Budget, Shown, as_json, brief, visible
from mtg_spec.cases import Case, Step

_PAGE_TEXTS = 800_000
_EXCHANGE_COST = 320


@dataclass(frozen=True, slots=True)
class Mark:
    """An engine's verdict at the line that decided it; of a fail, the expected and the actual answer."""

    key: str
    label: str
    verdict: Verdict
    answers: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the scenario as it is read: "And" where the keyword is that of the line before."""

    step: Step
    keyword: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class ExchangeView:
    """A request with its answer; `line` of the feature, 0 for start and end.

    It makes its own HTML: there are hundreds of thousands in a large report, too many for a template.
    """

    method: str
    line: int
    params: Shown
    result: Shown | None
    error: Shown | None

    def __html__(self) -> str:
        """An item of the list of exchanges."""
        line = f' <span class="note">line {self.line}</span>' if self.line else ""
        sent = f'<span class="sr">sent</span><pre class="sent">{self.params.__html__()}</pre>'
        got = f'<span class="sr">answered</span><pre class="got">{self.result.__html__()}</pre>' if self.result else ""
        error = f'<span class="sr">error</span><pre class="got">{self.error.__html__()}</pre>' if self.error else ""
        kind = ' class="err"' if self.error else ""
        return f"<li{kind}><p><b>{escape(self.method)}</b>{line}</p>{sent}{got}{error}</li>"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a derivation; `page` leads to its rule, "" if the report has no such page."""

    rule: str
    page: str
    text: Shown


@dataclass(frozen=True, slots=True)
class DerivationPart:
    """The entries that belong to one line of the scenario."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(slots=True)
class CaseView:
    """What one engine did in a case. `step` is the number of the line that decided it, 0 for none; `left` counts the
    exchanges and `derivation_left` the entries that the page has no room for; `was` is an earlier, other verdict."""

    run: Run
    verdict: Verdict
    step: int = 0
    count: int = 0
    seconds: str = ""
    reason: Shown | None = None
    what: Shown | None = None
    question: Shown | None = None
    expected: Shown | None = None
    actual: Shown | None = None
    log: Shown | None = None
    exchanges: list[ExchangeView] = field(default_factory=list)
    left: int = 0
    derivation: list[DerivationPart] = field(default_factory=list)
    derivation_left: int = 0
    was: Verdict | None = None

    @property
    def transcript(self) -> Markup:
        """The exchanges as items of a list."""
        return Markup("\n".join([one.__html__() for one in self.exchanges]))


def lines(case: Case, report: Report) -> list[Line]:
    """The lines of a scenario, each with the engines that did not pass because of it."""
    marks: dict[int, list[Mark]] = {}
    for run in report.engines:
        result = run.results.get(case.id)
        if result and result.step >= 0 and result.verdict is not Verdict.PASS:
            marks.setdefault(result.step, []).append(Mark(run.key, run.label, result.verdict, _answers(result)))
    found: list[Line] = []
    for at, step in enumerate(case.steps):
        again = at > 0 and case.steps[at - 1].keyword == step.keyword
        found.append(Line(step, "And" if again else step.keyword, tuple(marks.get(at, ()))))
    return found


def _answers(result: Result) -> tuple[str, str] | None:
    if result.verdict is not Verdict.FAIL or result.question is None:
        return None
    return brief(as_json(result.expected), 40), brief(as_json(result.actual), 40)


def case_view(case: Case, run: Run, share: int, addresses: Addresses) -> CaseView:
    """What an engine did in a case, in at most `share` bytes of the page."""
    result = run.results.get(case.id)
    if result is None:
        return CaseView(run, Verdict.NOT_RUN)
    budget = Budget(share)
    view = CaseView(run, result.verdict, step=result.step + 1, count=len(result.transcript))
    _show_outcome(view, result, budget)
    for exchange in result.transcript:
        if budget.left < _EXCHANGE_COST:
            break
        view.exchanges.append(_exchange(exchange, case, budget))
    view.left = len(result.transcript) - len(view.exchanges)
    _show_derivation(view, result, case, budget, addresses)
    if result.log:
        view.log = budget.show(result.log)
    return view


def share_of_page(engines: int) -> int:
    """How many bytes of a case's page one of `engines` may fill."""
    return _PAGE_TEXTS // max(1, engines)


def _show_outcome(view: CaseView, result: Result, budget: Budget) -> None:
    view.seconds = f"{result.seconds * 1000:.1f} ms" if result.seconds else ""
    if result.reason:
        view.reason = budget.show(result.reason)
    if result.what:
        view.what = budget.show(result.what)
    if result.verdict is Verdict.FAIL:
        view.expected = budget.show_json(result.expected)
        view.actual = budget.show_json(result.actual)
    if result.question is not None and result.verdict is not Verdict.PASS:
        view.question = budget.show_json(result.question)


def _exchange(exchange: Exchange, case: Case, budget: Budget) -> ExchangeView:
    budget.left -= _EXCHANGE_COST
    line = case.steps[exchange.step].line if 0 <= exchange.step < len(case.steps) else 0
    result = budget.show_json(exchange.result) if exchange.result is not None else None
    error = budget.show(exchange.error) if exchange.error else None
    return ExchangeView(visible(exchange.method[:80]), line, budget.show_json(exchange.params), result, error)


def _show_derivation(view: CaseView, result: Result, case: Case, budget: Budget, addresses: Addresses) -> None:
    parts: dict[str, list[Entry]] = {}
    shown = 0
    for item in result.derivation:
        if budget.left < _EXCHANGE_COST:
            break
        budget.left -= _EXCHANGE_COST // 2
        entry = Entry(visible(item.rule[:20]), addresses.rules.get(item.rule, ""), budget.show(item.text))
        parts.setdefault(_during(item.step, case), []).append(entry)
        shown += 1
    view.derivation = [DerivationPart(title, tuple(entries)) for title, entries in parts.items()]
    view.derivation_left = len(result.derivation) - shown


def _during(step: int, case: Case) -> str:
    """The line of the scenario to which an entry of a derivation belongs; in a result, `step` is the index of a step."""
    return f"{case.steps[step].keyword} {case.steps[step].text}" if 0 <= step < len(case.steps) else "Setup"
