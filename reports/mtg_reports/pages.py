"""What the templates of the site are given: views of cases, groups cut into pages, the index for the script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from markupsafe import escape

from mtg_conformance.results import Exchange, Result, Verdict
from mtg_reports.model import Chapter, Feature, Report, Run, Tally
from mtg_reports.text import Budget, Shown, as_json, visible
from mtg_reports.verdicts import LOOKS
from mtg_spec.cases import Case, Step

PAGE_LIMIT = 1_000_000
"""No page of the site is larger, in bytes."""

_PAGE_TEXTS = 800_000
_ROW, _CELL = 420, 110
_EXCHANGE_COST = 320
_SHARD = 2_500


# --- addresses, relative to the site's root ---------------------------------------------------------------------------


def case_page(case_id: str) -> str:
    """The page of a case."""
    return f"cases/{case_id.replace('/', '.')}.html"


def rows_per_page(engines: int) -> int:
    """How many rows of cases a page has room for."""
    return max(40, 850_000 // (_ROW + _CELL * engines))


# --- groups of cases --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with the cases below it; `continued` if a page before this one has its beginning."""

    title: str
    words: str
    anchor: str
    cases: tuple[Case, ...]
    continued: bool = False


def chapter_groups(chapter: Chapter, report: Report) -> list[Group]:
    """A chapter's rules with what they say and the cases that cite them; those without a case come last."""
    found = [Group(n, report.rules.get(n, ""), f"r{n}", cases) for n, cases in chapter.rules.items()]
    return sorted(found, key=lambda group: not group.cases)


def feature_groups(feature: Feature) -> list[Group]:
    """A feature's statements with their cases."""
    return [
        Group(statement.title, "", f"s{at}" if statement.title else "", statement.cases)
        for at, statement in enumerate(feature.statements, start=1)
    ]


def paged(groups: Sequence[Group], rows: int) -> list[list[Group]]:
    """Cuts groups into pages of at most `rows` rows (a heading counts as two); always at least one page."""
    pages: list[list[Group]] = [[]]
    room = rows
    for group in groups:
        rest, continued = group.cases, False
        while True:
            if room < 3 or (len(rest) + 2 > room and len(rest) + 2 <= rows):
                pages.append([])
                room = rows
            part = rest[: room - 2]
            anchor = "" if continued else group.anchor
            pages[-1].append(Group(group.title, group.words if not continued else "", anchor, part, continued))
            room -= len(part) + 2
            rest, continued = rest[len(part) :], True
            if not rest:
                break
    return pages


# --- the page of a case -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark:
    """An engine's verdict at the line that decided it."""

    key: str
    label: str
    verdict: Verdict


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
    exchanges and `derivation_left` the entries that the page has no room for."""

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


def lines(case: Case, report: Report) -> list[Line]:
    """The lines of a scenario, each with the engines that did not pass because of it."""
    marks: dict[int, list[Mark]] = {}
    for run in report.engines:
        result = run.results.get(case.id)
        if result and result.step >= 0 and result.verdict is not Verdict.PASS:
            marks.setdefault(result.step, []).append(Mark(run.key, run.label, result.verdict))
    found: list[Line] = []
    for at, step in enumerate(case.steps):
        again = at > 0 and case.steps[at - 1].keyword == step.keyword
        found.append(Line(step, "And" if again else step.keyword, tuple(marks.get(at, ()))))
    return found


def case_view(case: Case, run: Run, share: int, rule_pages: dict[str, str]) -> CaseView:
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
    _show_derivation(view, result, case, budget, rule_pages)
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
        view.expected = budget.show(as_json(result.expected))
        view.actual = budget.show(as_json(result.actual))
    if result.question is not None and result.verdict is not Verdict.PASS:
        view.question = budget.show(as_json(result.question))


def _exchange(exchange: Exchange, case: Case, budget: Budget) -> ExchangeView:
    budget.left -= _EXCHANGE_COST
    line = case.steps[exchange.step].line if 0 <= exchange.step < len(case.steps) else 0
    result = budget.show(as_json(exchange.result)) if exchange.result is not None else None
    error = budget.show(exchange.error) if exchange.error else None
    return ExchangeView(visible(exchange.method[:80]), line, budget.show(as_json(exchange.params)), result, error)


def _show_derivation(view: CaseView, result: Result, case: Case, budget: Budget, rule_pages: dict[str, str]) -> None:
    parts: dict[str, list[Entry]] = {}
    shown = 0
    for item in result.derivation:
        if budget.left < _EXCHANGE_COST:
            break
        budget.left -= _EXCHANGE_COST // 2
        entry = Entry(visible(item.rule[:20]), rule_pages.get(item.rule, ""), budget.show(item.text))
        parts.setdefault(_during(item.step, case), []).append(entry)
        shown += 1
    view.derivation = [DerivationPart(title, tuple(entries)) for title, entries in parts.items()]
    view.derivation_left = len(result.derivation) - shown


def _during(step: int, case: Case) -> str:
    """The line of the scenario to which an entry of a derivation belongs; in a result, `step` is the index of a step."""
    return f"{case.steps[step].keyword} {case.steps[step].text}" if 0 <= step < len(case.steps) else "Setup"


# --- the index for the script -----------------------------------------------------------------------------------------


def index_shards(report: Report) -> Iterator[str]:
    """The list of all cases as scripts, which unlike other files can be loaded from disk: first what they share, then
    cases as [id, title, rules, rulings, verdict letters in the order of engines, feature, statement, disputed]."""
    texts: dict[str, int] = {}
    rows = []
    for case in report.suite.cases:
        feature = texts.setdefault(case.feature, len(texts))
        statement = texts.setdefault(case.statement, len(texts))
        letters = "".join(LOOKS[run.verdict(case)].letter for run in report.engines)
        rows.append(
            [case.id, case.title, case.rules, case.rulings, letters, feature, statement, int(bool(case.disputed))]
        )
    shared = {
        "engines": [run.key for run in report.engines],
        "verdicts": {look.letter: str(look.verdict) for look in LOOKS.values()},
        "texts": list(texts),
        "pages": rule_pages(report),
        "total": len(rows),
    }
    yield f"mtgReport={_script(shared)};mtgReport.cases=[];\n"
    for start in range(0, len(rows), _SHARD):
        yield f"mtgReport.cases.push(...{_script(rows[start : start + _SHARD])});\n"


def rule_pages(report: Report) -> dict[str, str]:
    """Where each rule and chapter is in the site."""
    rows = rows_per_page(len(report.engines))
    found: dict[str, str] = {}
    for chapter in report.chapters:
        found[chapter.number] = f"rules/{chapter.number}.html"
        for at, page in enumerate(paged(chapter_groups(chapter, report), rows)):
            for group in page:
                found.setdefault(group.title, f"{part_page(f'rules/{chapter.number}', at)}#{group.anchor}")
    return found


def part_page(stem: str, at: int) -> str:
    """The page of a part (counted from 0): `rules/106.html`, `rules/106-part-2.html`."""
    return f"{stem}-part-{at + 1}.html" if at else f"{stem}.html"


def _script(value: object) -> str:
    return (
        msgspec.json.encode(value)
        .decode()
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029")
    )


# --- the overview -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section of the rules with its chapters."""

    number: str
    title: str
    cases: tuple[Case, ...]
    chapters: tuple[Chapter, ...]


def tallies(runs: Sequence[Run], cases: Sequence[Case]) -> list[tuple[Run, Tally]]:
    """Each run with its counts."""
    return [(run, run.tally(cases)) for run in runs]
