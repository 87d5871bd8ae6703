"""What changed since earlier results, and the history of runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
from pages_of import read_site
from synthetic_report import results_file, synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_reports.changes import Kind, comparisons, without_counterpart
from mtg_reports.checking import ReportError
from mtg_reports.history import History
from mtg_reports.markdown import summary
from mtg_reports.model import Beside, make_report
from mtg_reports.site import build_site
from mtg_reports.trend import SHOWN, chart, lines_of
from mtg_spec.cases import Suite
from mtg_spec.protocol import Engine

VERDICTS = (Verdict.PASS, Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED)


@pytest.fixture(scope="module")
def four() -> Suite:
    """A suite of four cases."""
    return synthetic_suite(4)


def run_of(suite: Suite, version: str, verdicts: tuple[Verdict, ...], name: str = "Lantern") -> ResultsFile:
    """A run of an engine, started in the order of its versions."""
    results = [Result(case=case.id, verdict=verdict) for case, verdict in zip(suite.cases, verdicts, strict=False)]
    file = results_file(suite, {"engine": Engine(name, version)}, results)
    header = msgspec.structs.replace(file.header, started=f"2025-12-{int(version):02}T09:00:00Z")
    closing = msgspec.structs.replace(file.closing, content=f"{name} {version}")
    return msgspec.structs.replace(file, header=header, closing=closing)


def test_changes_are_told_by_what_they_mean(four: Suite) -> None:
    before = run_of(four, "1", VERDICTS)
    gone = Result(case="gone", verdict=Verdict.PASS)
    before = msgspec.structs.replace(before, results=(*before.results[:3], gone))
    after = run_of(four, "2", (Verdict.FAIL, Verdict.PASS, Verdict.PASS, Verdict.CRASH))
    found = comparisons(make_report([after], four, Beside(previous=(before,))))["lantern"]
    assert [(change.id, change.kind) for change in found.changes] == [
        (four.cases[0].id, Kind.BROKE),
        (four.cases[2].id, Kind.FIXED),
        (four.cases[3].id, Kind.NEW),
        ("gone", Kind.GONE),
    ]
    assert [change.kind for change in found.verdicts] == [Kind.BROKE, Kind.FIXED]


def test_the_latest_of_several_earlier_runs_counts(four: Suite) -> None:
    earlier = tuple(run_of(four, version, VERDICTS) for version in ("3", "1", "2"))
    report = make_report([run_of(four, "4", VERDICTS)], four, Beside(previous=earlier))
    assert comparisons(report)["lantern"].before.engine.version == "3"
    assert comparisons(report)["lantern"].changes == ()


def test_earlier_results_of_another_engine_are_not_lost_in_silence(four: Suite, tmp_path: Path) -> None:
    beside = Beside(previous=(run_of(four, "1", VERDICTS, "Weaver"),))
    report = make_report([run_of(four, "2", VERDICTS)], four, beside)
    assert without_counterpart(report) == ["Weaver"]
    site = build_site([run_of(four, "2", VERDICTS)], four, tmp_path, beside).parent
    assert "Earlier results without new ones: Weaver" in read_site(site, "index.html")["index.html"].text


def test_the_report_shows_what_changed(four: Suite, tmp_path: Path) -> None:
    before = run_of(four, "1", VERDICTS)
    after = run_of(four, "2", (Verdict.FAIL, Verdict.PASS, Verdict.PASS, Verdict.UNSUPPORTED))
    beside = Beside(previous=(before,))
    pages = read_site(build_site([after], four, tmp_path, beside).parent)
    for name in ("index.html", "engines/lantern.html"):
        text = " ".join(pages[name].text.split())
        assert "Against 1, run 2025-12-01: 1 no longer pass, 1 pass now." in text, name
        assert f"{four.cases[0].title} pass fail" in text, name
    assert "was pass" in pages[f"cases/{four.cases[0].id}.html"].text
    assert "was" not in pages[f"cases/{four.cases[1].id}.html"].text.split("Verdicts")[1].split("Run just")[0]
    told = summary([after], four, beside=beside)
    assert "**Lantern** against 1: 1 no longer passes, 1 passes now." in told
    assert f"- no longer passes: `{four.cases[0].id}`" in told


def test_the_history_keeps_each_run_once(four: Suite, tmp_path: Path) -> None:
    one, two = run_of(four, "1", VERDICTS), run_of(four, "2", (Verdict.FAIL, *VERDICTS[1:]))
    with History(tmp_path / "runs.sqlite") as history:
        assert history.add([one, two]) == 2
        assert history.add([one]) == 0
    with History(tmp_path / "runs.sqlite") as history:
        runs = history.runs()
    assert [(run.version, run.passed, run.failed, run.undecided) for run in runs] == [("1", 2, 1, 1), ("2", 1, 2, 1)]
    assert [(run.first, run.broke, run.fixed) for run in runs] == [(True, 0, 0), (False, 1, 0)]


def test_the_history_knows_the_run_before(four: Suite, tmp_path: Path) -> None:
    runs = [run_of(four, str(version), VERDICTS) for version in (1, 2, 3)]
    weaver = run_of(four, "2", VERDICTS, "Weaver")
    with History(tmp_path / "runs.sqlite") as history:
        history.add([runs[2], runs[0], weaver, runs[1]])
        (before,) = history.before([runs[2]])
        assert history.before([runs[0], weaver]) == ()
    assert before.header.engine == Engine("Lantern", "2")
    assert {r.case: r.verdict for r in before.results} == {r.case: r.verdict for r in runs[1].results}


def test_a_partial_run_counts_the_rest_as_undecided(four: Suite, tmp_path: Path) -> None:
    with History(tmp_path / "runs.sqlite") as history:
        history.add([run_of(four, "1", VERDICTS[:2])])
        assert (history.runs()[0].passed, history.runs()[0].undecided) == (2, 2)


def test_another_file_is_no_history(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, however long it may be. " * 50)
    with pytest.raises(ReportError, match="text: can't be used as a history"):
        History(tmp_path / "text")
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE mine (id)")
    other.commit()
    other.close()
    with pytest.raises(ReportError, match="no history of runs; choose another file"):
        History(tmp_path / "other.sqlite")
    with History(tmp_path / "new.sqlite"):
        pass
    newer = sqlite3.connect(tmp_path / "new.sqlite")
    newer.execute("PRAGMA user_version = 2")
    newer.close()
    with pytest.raises(ReportError, match="history of format 2"):
        History(tmp_path / "new.sqlite")


def test_hostile_names_are_kept_as_text(four: Suite, tmp_path: Path) -> None:
    hostile = run_of(four, "1", VERDICTS, "'); DROP TABLE run; --\ud800")
    with History(tmp_path / "runs.sqlite") as history:
        assert history.add([hostile]) == 1
        assert history.runs()[0].engine == "'); DROP TABLE run; --?"


def test_a_trend_shows_every_count_of_the_latest_runs(four: Suite, tmp_path: Path) -> None:
    files = [run_of(four, str(day), VERDICTS) for day in range(1, 6)]
    with History(tmp_path / "runs.sqlite") as history:
        history.add(files)
        past = history.runs()
    assert [line.name for line in lines_of(past)] == ["pass", "fail", "undecided"]
    drawn = chart(past)
    assert drawn.count("<circle") == 15
    assert "2 pass" in drawn
    assert chart(past[:1]) == ""
    assert chart(past * 20).count("<circle") == 3 * SHOWN
    site = build_site([files[-1]], four, tmp_path / "site", Beside(past=past, book=synthetic_book())).parent
    html = (site / "index.html").read_text("utf-8")
    assert '<svg class="trend"' in html
    page = " ".join(read_site(site, "engines/*.html")["engines/lantern.html"].text.split())
    assert "5 2025-12-05 0.1.0" in page


def test_runs_of_the_shared_report_fit_the_history(suite: Suite, results: list[ResultsFile], tmp_path: Path) -> None:
    files = [
        msgspec.structs.replace(file, closing=msgspec.structs.replace(file.closing, content=str(at)))
        for at, file in enumerate(synthetic_results(suite, 5))
    ]
    with History(tmp_path / "runs.sqlite") as history:
        assert history.add(files) == len(files)
        by_engine = {run.engine: run for run in history.runs()}
    for file in results:
        assert {str(v): n for v, n in by_engine[file.header.engine.name].counts.items()} == file.closing.counts
