"""The compliance report: a static site that opens from disk and can be published as is, or one file with all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_reports import rules_map
from mtg_reports.addresses import Addresses, part_page
from mtg_reports.badge import badge_of
from mtg_reports.case_view import case_view, lines, share_of_page
from mtg_reports.changes import Kind, comparisons, without_counterpart
from mtg_reports.coverage import Coverage
from mtg_reports.engine_view import engine_view
from mtg_reports.environment import environment, navigation
from mtg_reports.groups import feature_groups, paged
from mtg_reports.index_script import index_shards
from mtg_reports.model import Beside, Feature, Report, Run, make_report
from mtg_reports.parallel import in_parts
from mtg_reports.sinks import RECORD, Folder, SingleFile
from mtg_reports.text import brief
from mtg_reports.trend import chart
from mtg_spec.cases import Case, Suite

__all__ = ["RECORD", "build_single_file", "build_site"]

_LISTED = 800
_STATEMENTS_HERE = 120
_CHANGES_HERE = 60
_MANY = 4_000
"""From so many pairs of case and engine on, several processes write the pages of cases."""


def build_site(results: Sequence[ResultsFile], suite: Suite, out: Path, beside: Beside | None = None) -> Path:
    """Writes the report on runs of one suite to the directory `out` and returns the path of its `index.html`.

    Files that an earlier report left in `out` are removed, others are left alone. Every file is UTF-8; no page is over
    1 MB.

    Raises `ReportError` if the results do not belong together or to the suite (see `make_report`), and `OSError` if
    `out` can't be written.
    """
    report = make_report(results, suite, beside)
    folder = Folder(out)
    writer = _Writer(report, folder)
    also = writer.write_all()
    return folder.close(also, writer.record())


def build_single_file(results: Sequence[ResultsFile], suite: Suite, out: Path, beside: Beside | None = None) -> Path:
    """Writes the same report as one HTML file, which needs nothing else, and returns its path.

    It leaves out the transcripts of cases that passed. Raises what `build_site` raises.
    """
    report = make_report([_without_transcripts_of_passes(file) for file in results], suite, beside)
    single = SingleFile(out)
    writer = _Writer(report, single)
    writer.write_all()
    nav = [(name, single.link(page)) for name, page in navigation(writer.feature_pages)]
    frame = writer.env.get_template("single.html.j2").render(nav=nav, **single.frame())
    before, after = frame.split("PAGES-OF-THE-REPORT", 1)
    return single.close(before, after)


def _without_transcripts_of_passes(file: ResultsFile) -> ResultsFile:
    def slim(result: Result) -> Result:
        passed = result.verdict is Verdict.PASS
        return msgspec.structs.replace(result, transcript=()) if passed else result

    return msgspec.structs.replace(file, results=tuple(map(slim, file.results)))


class _Writer:
    """One writing of the report."""

    def __init__(self, report: Report, sink: Folder | SingleFile) -> None:
        self.report = report
        self.sink = sink
        self.cases = report.suite.cases
        self.addresses = Addresses(report)
        self.coverage = Coverage(report)
        self.comparisons = comparisons(report)
        self.feature_parts = _cut_features(report.features, self.addresses.rows)
        self.feature_pages = [part_page("features", at) for at in range(len(self.feature_parts))]
        self.env = environment(report, self.addresses, self.feature_pages, sink.layout)
        self.env.globals.update(coverage=self.coverage, comparisons=self.comparisons)

    def write_all(self) -> Iterable[str]:
        """Writes every page; answers the names of those that other processes have written."""
        self._write_assets()
        self._write_index()
        self._write_rules()
        self._write_cards()
        self._write_features()
        for run in self.report.runs:
            self._write_engine(run)
        return self._write_cases()

    def record(self) -> dict[str, object]:
        """What the report is made of."""
        suite = self.report.suite
        return {
            "format": 1,
            "suite": suite.version,
            "digest": suite.digest,
            "edition": suite.edition,
            "cases": len(self.cases),
            "runs": [
                {
                    "key": run.key,
                    "engine": run.label,
                    "version": brief(run.header.engine.version),
                    "liar": run.liar,
                    "counts": {str(v): n for v, n in run.tally(self.cases).counts.items()},
                }
                for run in self.report.runs
            ],
        }

    # --- pages --------------------------------------------------------------------------------------------------------

    def _page(self, template: str, name: str, **values: Any) -> None:
        html = self.env.get_template(template).render(root="../" * name.count("/"), here=name, **values)
        self.sink.page(name, html)

    def _write_assets(self) -> None:
        assets = resources.files("mtg_reports").joinpath("assets")
        self.sink.asset("assets/report.css", assets.joinpath("report.css").read_text("utf-8"))
        self.sink.asset("assets/map.css", rules_map.styles(len(self.report.engines)))
        self.shards: list[str] = []
        for at, script in enumerate(index_shards(self.report, self.addresses, self.sink.link)):
            self.shards.append(f"index-{at}.js")
            self.sink.asset(f"assets/{self.shards[-1]}", script)
        names = ["filter.js", "map.js"] if isinstance(self.sink, Folder) else ["pages.js", "filter.js", "map.js"]
        for name in names:
            self.sink.asset(f"assets/{name}", assets.joinpath(name).read_text("utf-8"))

    @cached_property
    def _map(self) -> Any:
        return rules_map.draw(self.coverage, self.addresses.rules.__getitem__)

    def _write_index(self) -> None:
        report = self.report
        statement_count = sum(len(feature.statements) for feature in report.features)
        self._page(
            "index.html.j2",
            "index.html",
            shards=self.shards,
            engines=[(run, run.tally(self.cases)) for run in report.engines],
            liars=[(run, run.tally(self.cases)) for run in report.liars],
            rules_map=self._map,
            unmatched=without_counterpart(report),
            kinds=tuple(Kind),
            changes_here=_CHANGES_HERE,
            trends=self._trends(),
            differing=[case for case in self.cases if report.differ(case)],
            listed=self.cases[: min(_LISTED, self.addresses.rows // 3)],
            statements_here=statement_count + len(report.features) <= _STATEMENTS_HERE,
            statement_count=statement_count,
        )

    def _trends(self) -> list[tuple[Run, Any]]:
        found = []
        for run in {run.header.engine.name: run for run in self.report.engines}.values():
            if drawn := chart([past for past in self.report.beside.past if past.engine == run.header.engine.name]):
                found.append((run, drawn))
        return found

    def _write_rules(self) -> None:
        self._page("rules.html.j2", "rules.html", rules_map=self._map)
        for extent in self.coverage.chapters:
            chapter = extent.chapters[0]
            parts = self.addresses.chapter_parts(chapter)
            for at, numbers in enumerate(parts):
                self._page(
                    "chapter.html.j2",
                    part_page(f"rules/{chapter.number}", at),
                    extent=extent,
                    chapter=chapter,
                    numbers=numbers,
                    pages=_links(f"rules/{chapter.number}", len(parts)),
                    current=at,
                )
        chapters = {chapter.number: chapter for chapter in self.coverage.chapters}
        order = list(self.addresses.families)
        for before, number, after in _neighbours(order):
            parts_of_rule = self.addresses.rule_parts(number)
            members = self.addresses.families[number]
            cases = tuple(dict.fromkeys(c.id for m in members for c in self.report.citing.get(m, ())))
            by_id = {c.id: c for m in members for c in self.report.citing.get(m, ())}
            for at, groups in enumerate(parts_of_rule):
                self._page(
                    "rule.html.j2",
                    part_page(f"rules/{number}", at),
                    number=number,
                    chapter=chapters[number[:3]],
                    groups=groups,
                    cases=[by_id[id_] for id_ in cases],
                    pages=_links(f"rules/{number}", len(parts_of_rule)),
                    current=at,
                    before=before,
                    after=after,
                )

    def _write_cards(self) -> None:
        self._page("cards.html.j2", "cards.html")
        for card in self.addresses.all_cards:
            parts = self.addresses.card_parts(card)
            for at, groups in enumerate(parts):
                self._page(
                    "card.html.j2",
                    part_page(f"cards/{card.slug}", at),
                    card=card,
                    groups=groups,
                    pages=_links(f"cards/{card.slug}", len(parts)),
                    current=at,
                )

    def _write_features(self) -> None:
        for at, features in enumerate(self.feature_parts):
            self._page(
                "features.html.j2", self.feature_pages[at], features=features, pages=self.feature_pages, current=at
            )
        for feature in self.report.features:
            parts = paged(feature_groups(feature), self.addresses.rows)
            for at, groups in enumerate(parts):
                self._page(
                    "feature.html.j2",
                    part_page(f"features/{feature.key}", at),
                    feature=feature,
                    groups=groups,
                    pages=_links(f"features/{feature.key}", len(parts)),
                    current=at,
                )

    def _write_engine(self, run: Run) -> None:
        badge = badge_of(self.report, run)
        if not run.liar:
            self.sink.asset(f"badges/{run.key}.svg", badge)
        past = [one for one in self.report.beside.past if one.engine == run.header.engine.name]
        self._page(
            "engine.html.j2",
            f"engines/{run.key}.html",
            view=engine_view(self.report, run),
            run=run,
            badge=badge,
            comparison=self.comparisons.get(run.key),
            kinds=tuple(Kind),
            past=past,
            trend=chart(past),
        )

    def _write_cases(self) -> Iterable[str]:
        work = list(_neighbours(self.cases))
        features = {case.id: feature for feature in self.report.features for case in feature.cases}
        share = share_of_page(len(self.report.engines))
        template = self.env.get_template("case.html.j2")
        before_of = {run.key: self._changed(run) for run in self.report.engines}

        def write(before: Case | None, case: Case, after: Case | None) -> str:
            name = f"cases/{case.id.replace('/', '.')}.html"
            html = template.render(
                root="../",
                here=name,
                case=case,
                feature=features[case.id],
                lines=lines(case, self.report),
                views=[
                    replace(case_view(case, run, share, self.addresses), was=before_of[run.key].get(case.id))
                    for run in self.report.engines
                ],
                fooled=[run for run in self.report.liars if run.verdict(case) is Verdict.PASS],
                before=before,
                after=after,
            )
            self.sink.page(name, html)
            return name

        many = self.sink.parallel and len(self.cases) * len(self.report.engines) >= _MANY
        return in_parts(lambda part: [write(*one) for one in part], work, many)

    def _changed(self, run: Run) -> dict[str, Verdict]:
        comparison = self.comparisons.get(run.key)
        return {one.id: one.before for one in comparison.verdicts if one.before} if comparison else {}


def _links(stem: str, count: int) -> list[str]:
    return [part_page(stem, at).rpartition("/")[2] for at in range(count)]


def _cut_features(features: Iterable[Feature], rows: int) -> list[list[Feature]]:
    parts: list[list[Feature]] = [[]]
    used = 0
    for feature in features:
        need = len(feature.statements) + 1
        if parts[-1] and used + need > rows:
            parts.append([])
            used = 0
        parts[-1].append(feature)
        used += need
    return parts


def _neighbours(items: Sequence[Any]) -> Iterator[tuple[Any, Any, Any]]:
    for at, item in enumerate(items):
        yield items[at - 1] if at else None, item, items[at + 1] if at + 1 < len(items) else None
