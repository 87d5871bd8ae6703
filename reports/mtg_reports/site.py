"""The compliance report as a static site, which opens from disk and can be published as is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from mtg_conformance.results import ResultsFile, Verdict
from mtg_reports import causes, pages
from mtg_reports.bars import in_words, segments
from mtg_reports.model import SECTIONS, Chapter, Feature, Report, ReportError, Run, make_report
from mtg_reports.text import brief, percent, web_link
from mtg_reports.verdicts import LOOKS
from mtg_spec.cases import Case, Suite

RECORD = "report.json"
"""What a report was made of; it names the report's files, so that the next one can take away what is stale."""

_ASSETS = ("report.css", "filter.js")
_LISTED = 800
_STATEMENTS_HERE = 120
_CAUSES, _CASES_OF_CAUSE = 40, 20
_ERRORS = (Verdict.ENGINE_ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.PROTOCOL_ERROR)
# Nothing may be loaded but the site's own files; "file:" because a page on disk has no origin that 'self' could mean.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self' file:",
        "script-src 'self' file:",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    )
)


def build_site(results: Sequence[ResultsFile], suite: Suite, out: Path, rules: Mapping[str, str] | None = None) -> Path:
    """Writes the report on runs of one suite to the directory `out` and returns the path of its `index.html`.

    `rules` maps rule numbers ("106.7"; "106" for a chapter's title) to what they say, in the project's words. Files
    that an earlier report left in `out` are removed, others are left alone. Every file is UTF-8; no page is over 1 MB.

    Raises `ReportError` if the results do not belong together or to the suite (see `make_report`), and `OSError` if
    `out` can't be written.
    """
    report = make_report(results, suite, rules)
    site = _Site(report, out)
    site.write_all()
    return out / "index.html"


def _environment() -> Environment:
    env = Environment(
        loader=PackageLoader("mtg_reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters.update(
        brief=brief,
        number="{:,}".format,
        segments=segments,
        in_words=in_words,
        web_link=web_link,
        case_page=pages.case_page,
        feature_page=lambda key: f"features/{key}.html",
    )
    env.globals.update(percent=percent, looks=tuple(LOOKS.values()), policy=_POLICY)
    return env


class _Site:
    """One writing of the site."""

    def __init__(self, report: Report, out: Path) -> None:
        self.report = report
        self.out = out
        self.cases = report.suite.cases
        self.rows = pages.rows_per_page(len(report.engines))
        self.rule_pages = pages.rule_pages(report)
        self.feature_parts = self._cut_features()
        self.feature_pages = [pages.part_page("features", at) for at in range(len(self.feature_parts))]
        self.written: set[str] = set()
        self.folders: set[str] = set()
        self.env = _environment()
        self.env.filters["rule_page"] = self.rule_pages.__getitem__
        self.env.globals.update(report=report, feature_pages=self.feature_pages, nav=self._nav(), total=len(self.cases))

    def write_all(self) -> None:
        """Writes every file, then takes away those of an earlier report."""
        stale = _recorded(self.out)
        for name in _ASSETS:
            self._write(f"assets/{name}", resources.files("mtg_reports").joinpath("assets", name).read_text("utf-8"))
        self._write_index()
        self._write_features()
        self._write_chapters()
        for run in self.report.runs:
            self._write_engine(run)
        self._write_cases()
        self._write_record()
        for name in stale - self.written:
            (self.out / name).unlink(missing_ok=True)

    def _nav(self) -> list[tuple[str, str]]:
        return [
            ("Overview", "index.html"),
            ("Rules", "index.html#chapters"),
            ("Features", self.feature_pages[0]),
            ("Cases", "index.html#cases"),
            ("Reproduce", "index.html#reproduce"),
        ]

    def _write(self, name: str, text: str) -> None:
        folder = name.rpartition("/")[0]
        if folder not in self.folders:
            (self.out / folder).mkdir(parents=True, exist_ok=True)
            self.folders.add(folder)
        (self.out / name).write_bytes(text.encode())
        self.written.add(name)

    def _page(self, template: Template, name: str, **values: Any) -> None:
        self._write(name, template.render(root="../" * name.count("/"), here=name, **values))

    def _write_index(self) -> None:
        shards = []
        for at, script in enumerate(pages.index_shards(self.report)):
            shards.append(f"index-{at}.js")
            self._write(f"assets/{shards[-1]}", script)
        report = self.report
        room = min(_LISTED, self.rows // 2)
        statement_count = sum(len(feature.statements) for feature in report.features)
        self._page(
            self.env.get_template("index.html.j2"),
            "index.html",
            shards=shards,
            engines=pages.tallies(report.engines, self.cases),
            liars=pages.tallies(report.liars, self.cases),
            sections=self._sections(),
            uncovered=[chapter for chapter in report.chapters if not chapter.cases],
            differing=[case for case in self.cases if report.differ(case)],
            cited=len({number for case in self.cases for number in case.rules}),
            known=len([number for number in report.rules if "." in number]),
            listed=self.cases[:room],
            statements_here=statement_count + len(report.features) <= _STATEMENTS_HERE,
            statement_count=statement_count,
        )

    def _sections(self) -> list[pages.SectionView]:
        found = []
        for number, title in SECTIONS.items():
            chapters = tuple(c for c in self.report.chapters if c.cases and c.number[0] == number)
            if chapters:
                found.append(pages.SectionView(number, title, self.report.in_section(number), chapters))
        return found

    def _cut_features(self) -> list[list[Feature]]:
        parts: list[list[Feature]] = [[]]
        used = 0
        for feature in self.report.features:
            rows = len(feature.statements) + 1
            if parts[-1] and used + rows > self.rows:
                parts.append([])
                used = 0
            parts[-1].append(feature)
            used += rows
        return parts

    def _write_features(self) -> None:
        template = self.env.get_template("features.html.j2")
        for at, features in enumerate(self.feature_parts):
            self._page(template, self.feature_pages[at], features=features, pages=self.feature_pages, current=at)
        for feature in self.report.features:
            self._write_groups(
                f"features/{feature.key}",
                pages.feature_groups(feature),
                kind="feature",
                title=feature.title,
                subtitle=feature.path,
                cases=feature.cases,
            )

    def _write_chapters(self) -> None:
        for chapter in self.report.chapters:
            self._write_groups(
                f"rules/{chapter.number}",
                pages.chapter_groups(chapter, self.report),
                kind="chapter",
                title=_chapter_title(chapter),
                subtitle="",
                cases=chapter.cases,
            )

    def _write_groups(self, stem: str, groups: Sequence[pages.Group], **values: Any) -> None:
        template = self.env.get_template("group.html.j2")
        parts = pages.paged(groups, self.rows)
        names = [pages.part_page(stem, at) for at in range(len(parts))]
        links = [name.rpartition("/")[2] for name in names]
        for at, part in enumerate(parts):
            self._page(template, names[at], groups=part, pages=links, current=at, **values)

    def _write_engine(self, run: Run) -> None:
        report = self.report
        self._page(
            self.env.get_template("engine.html.j2"),
            f"engines/{run.key}.html",
            run=run,
            tally=run.tally(self.cases),
            limit=_CAUSES,
            shown=_CASES_OF_CAUSE,
            passing=[case for case in self.cases if run.verdict(case) is Verdict.PASS] if run.liar else [],
            reasons=causes.by_text(report, run, [Verdict.FAIL]),
            by_rule=causes.failures_by_rule(report, run),
            by_card=causes.failures_by_card(report, run),
            errors=causes.by_text(report, run, _ERRORS),
            words=causes.unsupported_words(report, run),
        )

    def _write_cases(self) -> None:
        template = self.env.get_template("case.html.j2")
        features = {case.id: feature for feature in self.report.features for case in feature.cases}
        share = pages.share_of_page(len(self.report.engines))
        for before, case, after in _neighbours(self.cases):
            self._page(
                template,
                pages.case_page(case.id),
                case=case,
                feature=features[case.id],
                lines=pages.lines(case, self.report),
                views=[pages.case_view(case, run, share, self.rule_pages) for run in self.report.engines],
                fooled=[run for run in self.report.liars if run.verdict(case) is Verdict.PASS],
                before=before,
                after=after,
            )

    def _write_record(self) -> None:
        record = {
            "format": 1,
            "suite": self.report.suite.version,
            "digest": self.report.suite.digest,
            "edition": self.report.suite.edition,
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
            "files": sorted(self.written | {RECORD}),
        }
        self._write(RECORD, msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n")


def _chapter_title(chapter: Chapter) -> str:
    return f"{chapter.number} {chapter.title}".strip()


def _neighbours(cases: Sequence[Case]) -> Iterable[tuple[Case | None, Case, Case | None]]:
    for at, case in enumerate(cases):
        yield cases[at - 1] if at else None, case, cases[at + 1] if at + 1 < len(cases) else None


def _recorded(out: Path) -> set[str]:
    """The files of the report that `out` holds, as far as its record can be trusted: plain relative names."""
    path = out / RECORD
    if not path.is_file():
        return set()
    try:
        names = msgspec.json.decode(path.read_bytes(), type=_Record).files
    except msgspec.MsgspecError as error:
        raise ReportError(f"{path} is not the record of a report ({error}): choose another directory") from error
    return {name for name in names if _plain(name)}


class _Record(msgspec.Struct):
    files: list[str]


def _plain(name: str) -> bool:
    parts = name.split("/")
    known = len(parts) == 1 or (len(parts) == 2 and parts[0] in ("assets", "cases", "engines", "features", "rules"))
    return known and parts[-1].endswith((".html", ".js", ".css", ".json")) and not any(c in name for c in "\\:\0")
