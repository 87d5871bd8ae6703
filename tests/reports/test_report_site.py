"""The site: every case is there, counts are right, links lead somewhere, nothing runs or loads that should not."""

from __future__ import annotations

import json
import posixpath
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pages_of import Page, read_site
from synthetic_report import results_file, synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.results import Closing, Exchange, Result, ResultsFile, Verdict
from mtg_reports.addresses import case_page
from mtg_reports.bars import segments
from mtg_reports.book import load_book
from mtg_reports.checking import ReportError, rule_key
from mtg_reports.groups import PAGE_LIMIT, Group, paged
from mtg_reports.model import Beside, Run, Tally, make_report
from mtg_reports.site import RECORD, build_site
from mtg_reports.text import Budget, as_json, brief, percent, shown, visible, web_link
from mtg_reports.verdicts import LOOKS
from mtg_spec.cases import Suite
from mtg_spec.documents import root
from mtg_spec.protocol import Derivation, Engine

STATE = {"q", "engine", "verdict", "chapter"}
HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{7*7}}{% raw %}\u202egnp.exe\u0000\ud800 ]]>"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """The pages of the shared report."""
    return read_site(site)


def test_every_case_has_a_page_that_names_it(pages: dict[str, Page], suite: Suite) -> None:
    for case in suite.cases:
        page = pages[case_page(case.id)]
        assert case.title in page.text
        assert case.id in page.text
        for step in case.steps:
            assert step.text in page.text
        assert f"mtg-conformance run --case {case.id} --engine ironroot" in page.text
    assert len([name for name in pages if name.startswith("cases/")]) == len(suite.cases)


def test_every_link_leads_somewhere(pages: dict[str, Page], results: list[ResultsFile], site: Path) -> None:
    keys = {run.key for run in make_report(results, _suite_of(results)).engines}
    for name, page in pages.items():
        for href in page.hrefs:
            if href.startswith("https://"):
                continue
            path, _, fragment = href.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(path))) if path else name
            if target.startswith("badges/"):
                assert (site / target).is_file()
                continue
            assert target in pages, f"{name}: {href}"
            if "=" in fragment:
                state = parse_qs(fragment, strict_parsing=True)
                assert target == "index.html"
                assert set(state) <= STATE, f"{name}: {href}"
                assert set(state.get("engine", [])) <= keys, f"{name}: {href}"
                assert set(state.get("verdict", [])) <= {*Verdict, "differ"}
            elif fragment:
                assert fragment in pages[target].ids, f"{name}: {href}"


def _suite_of(results: list[ResultsFile]) -> Suite:
    return synthetic_suite(results[0].header.cases)


def test_pages_are_well_formed(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        assert not page.crossed, f"{name}: {page.crossed[:3]}"
        assert not page.opened, name
        assert len(page.ids) == len(set(page.ids)), name
        assert page.tags.count("h1") == 1, name
        assert page.tags.count("main") == 1, name


def test_nothing_is_loaded_from_elsewhere(pages: dict[str, Page], site: Path) -> None:
    for name, page in pages.items():
        for address in page.loads:
            if address.startswith("data:image/svg+xml,"):
                continue
            assert not re.match(r"[a-z]+:|//", address), f"{name}: {address}"
            assert (site / posixpath.join(posixpath.dirname(name), address)).resolve().is_file(), f"{name}: {address}"
        assert not page.handlers, name
    for asset in (site / "assets").iterdir():
        assert not re.search(r"https?://|url\(|@import|fetch\(|XMLHttpRequest|innerHTML", asset.read_text("utf-8")), (
            asset
        )


def test_the_counts_are_those_of_the_results(site: Path, suite: Suite, results: list[ResultsFile]) -> None:
    record = json.loads((site / RECORD).read_text("utf-8"))
    assert record["digest"] == suite.digest
    assert [run["liar"] for run in record["runs"]] == [False] * 5 + [True] * 8
    for run, file in zip(record["runs"], results, strict=True):
        for verdict in Verdict:
            assert run["counts"][verdict] == len([r for r in file.results if r.verdict is verdict])


def test_the_overview_says_passed_of_decided_and_all_other_counts(
    pages: dict[str, Page], suite: Suite, results: list[ResultsFile]
) -> None:
    text = " ".join(pages["index.html"].text.split())
    for file in results[:5]:
        counts = file.closing.counts
        decided = counts.get("pass", 0) + counts.get("fail", 0)
        assert f"{counts['pass']} of {decided} passed ({percent(counts['pass'], decided)})" in text
        for verdict, count in counts.items():
            assert f"{count} {verdict}" in text
    for case in suite.cases:
        assert case.title in text


def test_a_chapter_counts_the_cases_that_cite_it(suite: Suite, results: list[ResultsFile]) -> None:
    report = make_report(results, suite, Beside(book=synthetic_book()))
    chapter = next(chapter for chapter in report.chapters if chapter.number == "106")
    assert chapter.title == "Mana"
    assert {case.id for case in chapter.cases} == {
        case.id for case in suite.cases if any(rule.startswith("106.") for rule in case.rules)
    }
    assert list(chapter.rules) == ["106.7", "106.8", "106.9", "106.9a", "106.12"]
    assert chapter.rules["106.8"] == ()
    for run in report.engines:
        expected = [r.verdict for r in run.results.values() if r.case in {case.id for case in chapter.cases}]
        assert run.tally(chapter.cases) == Tally.of(expected)


def test_unsupported_is_neither_for_nor_against() -> None:
    tally = Tally.of([Verdict.PASS] * 3 + [Verdict.FAIL] + [Verdict.UNSUPPORTED] * 5 + [Verdict.CRASH, Verdict.NOT_RUN])
    assert (tally.passed, tally.decided, tally.unsupported, tally.broken, tally.undecided, tally.total) == (
        3,
        4,
        5,
        1,
        7,
        11,
    )


def test_liars_have_a_group_of_their_own(pages: dict[str, Page], suite: Suite, tmp_path: Path) -> None:
    assert "0 of 230 passed ✓ as it must be" in " ".join(pages["index.html"].text.split())
    header = {"engine": Engine("null", "1"), "manifest": "adapters/liars/null/adapter.yaml"}
    first = suite.cases[0]
    verdicts = [Verdict.PASS if case is first else Verdict.FAIL for case in suite.cases]
    liar = results_file(
        suite, header, [Result(case=c.id, verdict=v) for c, v in zip(suite.cases, verdicts, strict=True)]
    )
    fooled = read_site(build_site([liar], suite, tmp_path).parent)
    assert "1 of 230 passed ✗ a fault of the suite" in " ".join(fooled["index.html"].text.split())
    assert first.title in fooled["engines/null.html"].text
    assert "1 of 1 adapters that never play pass this case" in fooled[case_page(first.id)].text


def test_the_failing_step_is_marked(
    pages: dict[str, Page], suite: Suite, results: list[ResultsFile], site: Path
) -> None:
    failed = next(r for r in results[1].results if r.verdict is Verdict.FAIL)
    html = (site / case_page(failed.case)).read_text("utf-8")
    line = re.search(rf'<li id="step-{failed.step + 1}" class="marked">(.*?)</li>', html, re.S)
    assert line is not None
    assert "Ironroot" in line[1]
    assert failed.reason in pages[case_page(failed.case)].text.replace("\u2019", "'")


def test_a_derivation_is_shown_below_the_line_it_belongs_to(pages: dict[str, Page], suite: Suite) -> None:
    case = suite.cases[0]
    text = pages[case_page(case.id)].text
    assert "All players passed in succession." in text
    assert text.index("When the stack resolves", text.index("Derivation")) < text.index("All players passed")


def test_the_words_of_the_documents_reach_the_report(tmp_path: Path) -> None:
    book = load_book(root())
    suite = synthetic_suite(15)
    site = build_site(synthetic_results(suite, 1), suite, tmp_path, Beside(book=book)).parent
    pages = read_site(site)
    assert book.titles["106"] == "Mana"
    assert book.rules["106.7"].says in pages["rules/106.7.html"].text
    assert book.rules["106.7"].says in pages["rules/106.html"].text
    assert book.titles["905"] in pages["rules.html"].text
    assert {chapter.number for chapter in book.chapters} <= {
        name.removeprefix("rules/").removesuffix(".html") for name in pages
    }
    for ruling in book.rulings.values():
        assert ruling.says in pages[f"cards/{ruling.id.partition('/')[0]}.html"].text
    for line in next(card for card in book.cards if card.name == "Mutavault").text.splitlines():
        assert line in pages["cards/mutavault.html"].text


# --- hostile engines --------------------------------------------------------------------------------------------------


def _hostile(suite: Suite) -> ResultsFile:
    engine = Engine(HOSTILE, HOSTILE, HOSTILE, homepage="javascript:alert(1)", issues='https://x.example/"><script>')
    results = [
        Result(
            case=case.id,
            verdict=verdict,
            step=4,
            question={HOSTILE: HOSTILE},
            expected=HOSTILE,
            actual=[HOSTILE, {"a": HOSTILE}],
            reason=HOSTILE,
            what=HOSTILE,
            log=HOSTILE,
            transcript=(Exchange(0, HOSTILE, {"x": HOSTILE}, {"y": HOSTILE}), Exchange(1, "m", None, error=HOSTILE)),
            derivation=(Derivation(0, HOSTILE, HOSTILE),),
        )
        for case, verdict in zip(suite.cases, Verdict, strict=True)
    ]
    return results_file(suite, {"engine": engine, "manifest": HOSTILE, "command": HOSTILE}, results)


def test_hostile_texts_are_shown_as_text(tmp_path: Path) -> None:
    suite = synthetic_suite(len(Verdict))
    site = build_site([_hostile(suite), _hostile(suite)], suite, tmp_path).parent
    clean = read_site(build_site(synthetic_results(suite, 2), suite, tmp_path / "clean").parent, "*.html")
    for name, page in read_site(site).items():
        if name.startswith("clean/"):
            continue
        assert page.tags.count("script") == (clean[name].tags.count("script") if name in clean else 0)
        assert "img" not in page.tags
        assert not page.handlers
        assert not page.crossed
        assert not any(href.startswith("javascript:") for href in page.hrefs)
        assert "49" not in page.text or "{{7*7}}" in page.text
        assert not re.search("[\u202e\u0000\ud800]", page.text)
    text = read_site(site)[case_page(suite.cases[1].id)].text
    assert "<script>alert(1)</script>" in text
    assert "⟨U+202E⟩gnp.exe⟨U+0000⟩⟨U+D800⟩" in text


def test_a_huge_text_is_cut_with_a_note(tmp_path: Path) -> None:
    suite = synthetic_suite(3)
    huge = '"<é\u202e' * 40_000
    result: dict[str, Any] = {"reason": huge, "actual": [huge, huge], "log": huge}
    exchanges = tuple(Exchange(-1, "case/act", {"n": n, "x": huge}, {"y": huge}) for n in range(30))
    results = [Result(case=c.id, verdict=Verdict.FAIL, transcript=exchanges, **result) for c in suite.cases]
    files = [results_file(suite, {"engine": Engine(f"e{n}", "1")}, results) for n in range(5)]
    build_site(files, suite, tmp_path)
    for path in tmp_path.rglob("*.html"):
        assert path.stat().st_size < PAGE_LIMIT, path
    text = (tmp_path / case_page(suite.cases[0].id)).read_text("utf-8")
    assert "more bytes are in the results file" in text
    assert "more exchanges are in the results file" in text


@given(st.text(), st.integers(0, 400))
def test_shown_keeps_a_prefix_and_counts_the_rest(text: str, limit: int) -> None:
    part = shown(text, limit)
    size = len(text.encode("utf-8", "surrogatepass"))
    kept = size - part.omitted
    assert kept <= max(limit, 0) or part.omitted == 0
    assert part.omitted == 0 or size > limit
    assert "<" not in part.markup
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", part.markup)


@given(st.lists(st.text(alphabet='"<a\u202e', max_size=300), max_size=12), st.integers(0, 1000))
def test_a_budget_is_kept(texts: list[str], size: int) -> None:
    budget = Budget(size)
    total = sum(len(budget.show(text).markup.encode()) for text in texts)
    assert total <= size


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=30,
    )
)
def test_json_for_people_is_json(value: Any) -> None:
    assert json.loads(as_json(value)) == value


def test_endless_nesting_is_survived() -> None:
    value: list[Any] = []
    for _ in range(100_000):
        value = [value]
    assert as_json(value) == "(nested too deeply to be shown)"


# --- bad input --------------------------------------------------------------------------------------------------------


def test_results_must_fit_the_suite(suite: Suite, results: list[ResultsFile], tmp_path: Path) -> None:
    file = results[1]
    other = msgspec.structs.replace(file, header=msgspec.structs.replace(file.header, digest="sha256:0"))
    short = msgspec.structs.replace(file, results=file.results[1:])
    wrong = msgspec.structs.replace(file, closing=Closing(counts={"pass": 230}))
    twice = msgspec.structs.replace(file, results=(file.results[0], *file.results[:-1]))
    strange = msgspec.structs.replace(file, results=(Result(case="no-such", verdict=Verdict.PASS), *file.results[1:]))
    beyond = msgspec.structs.replace(
        file, results=(Result(case=file.results[0].case, verdict=Verdict.PASS, step=6), *file.results[1:])
    )
    for bad, message in (
        ([], "no results files"),
        ([other], "run the engine again"),
        ([short], "do not add up"),
        ([wrong], "do not add up"),
        ([twice], "twice"),
        ([strange], "no-such"),
        ([beyond], "step 6"),
    ):
        with pytest.raises(ReportError, match=message):
            build_site(bad, suite, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_bad_id_or_rule_number_is_named(suite: Suite, results: list[ResultsFile], tmp_path: Path) -> None:
    for change, message in (({"id": "../x"}, "not a case id"), ({"rules": ("12.x",)}, "not a rule number")):
        case = msgspec.structs.replace(suite.cases[0], **change)
        with pytest.raises(ReportError, match=message):
            build_site(results, msgspec.structs.replace(suite, cases=(case,)), tmp_path)


def test_a_partial_run_shows_the_rest_as_not_run(suite: Suite, tmp_path: Path) -> None:
    results = [Result(case=case.id, verdict=Verdict.PASS) for case in suite.cases[:10]]
    site = build_site([results_file(suite, {"engine": Engine("part", "1")}, results)], suite, tmp_path).parent
    text = " ".join(read_site(site)["engines/part.html"].text.split())
    assert "This run was to decide 10 of 230 cases" in text
    assert "not-run the case was not run 220" in text


def test_what_an_earlier_report_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / "mine.html").write_text("mine")
    for count in (20, 10):
        suite = synthetic_suite(count)
        build_site(synthetic_results(suite, 2), suite, tmp_path)
    assert len(list((tmp_path / "cases").iterdir())) == 10
    assert (tmp_path / "mine.html").read_text() == "mine"
    (tmp_path / RECORD).write_text("{}")
    with pytest.raises(ReportError, match="choose another directory"):
        build_site(synthetic_results(suite, 2), suite, tmp_path)


def test_a_site_is_the_same_when_built_again(
    suite: Suite, results: list[ResultsFile], site: Path, tmp_path: Path
) -> None:
    again = build_site(results, suite, tmp_path, Beside(book=synthetic_book())).parent
    for path in site.rglob("*.*"):
        assert path.read_bytes() == (again / path.relative_to(site)).read_bytes()


def test_a_large_suite_keeps_pages_small(tmp_path: Path) -> None:
    suite = synthetic_suite(2500)
    site = build_site(synthetic_results(suite, 5, liars=1), suite, tmp_path, Beside(book=synthetic_book())).parent
    for path in site.rglob("*.*"):
        if path.name != RECORD:
            assert path.stat().st_size < PAGE_LIMIT, path
    for pattern in ("features/*.html", "rules/*.html"):
        listed = " ".join(page.text for page in read_site(site, pattern).values())
        assert all(case.title in listed for case in suite.cases)


# --- small parts ------------------------------------------------------------------------------------------------------


def test_runs_of_one_engine_are_told_apart(suite: Suite) -> None:
    def run(version: str) -> ResultsFile:
        results = [Result(case=case.id, verdict=Verdict.PASS) for case in suite.cases]
        return results_file(suite, {"engine": Engine("Lantern", version)}, results)

    report = make_report([run("1"), run("2"), run("2")], suite)
    assert [r.label for r in report.runs] == ["Lantern 1", "Lantern 2 (1)", "Lantern 2 (2)"]
    assert len({r.key for r in report.runs}) == 3


def test_the_argument_names_the_engine_for_a_shell(results: list[ResultsFile]) -> None:
    run = make_report(results, _suite_of(results)).runs[1]

    def with_manifest(manifest: str) -> Run:
        return replace(run, header=msgspec.structs.replace(run.header, manifest=manifest))

    assert run.argument == "ironroot"
    assert with_manifest("adapters/liars/null/adapter.yaml").argument == "adapters/liars/null/adapter.yaml"
    assert with_manifest("a b; rm x").argument == "'a b; rm x'"
    assert with_manifest("").argument == "Ironroot"


@given(st.dictionaries(st.sampled_from(list(Verdict)), st.integers(0, 10_000)))
def test_the_parts_of_a_bar_fill_it(counts: dict[Verdict, int]) -> None:
    parts = segments(Tally(dict.fromkeys(Verdict, 0) | counts))
    assert sum(part.count for part in parts) == sum(counts.values())
    assert not parts or abs(sum(part.width for part in parts) - 100) < 0.02
    for one, two in pairwise(parts):
        assert abs(one.x + one.width - two.x) < 0.01


@given(st.lists(st.integers(0, 40), max_size=12), st.integers(5, 50))
def test_paging_loses_nothing(sizes: list[int], rows: int) -> None:
    case = synthetic_suite(1).cases[0]
    groups = [Group(str(at), "", f"g{at}", (case,) * size) for at, size in enumerate(sizes)]
    cut = paged(groups, rows)
    for at, size in enumerate(sizes):
        parts = [group for page in cut for group in page if group.title == str(at)]
        assert sum(len(part.cases) for part in parts) == size
        assert [part.continued for part in parts] == [False] + [True] * (len(parts) - 1)
    for page in cut:
        assert sum(len(group.cases) + 2 for group in page) <= rows


def test_percent_never_rounds_to_all_or_nothing() -> None:
    assert percent(9999, 10000) == "99.9 %"
    assert percent(1, 10000) == "< 0.1 %"
    assert percent(0, 5) == "0 %"
    assert percent(5, 5) == "100 %"
    assert percent(0, 0) == ""
    assert percent(1, 3) == "33.3 %"


def test_rule_numbers_sort_as_in_the_rules() -> None:
    numbers = ["106.12", "106", "702.19b", "106.7", "106.12a"]
    assert sorted(numbers, key=rule_key) == ["106", "106.7", "106.12", "106.12a", "702.19b"]


def test_only_web_addresses_become_links() -> None:
    assert web_link("https://a.example/x") == "https://a.example/x"
    assert [web_link(bad) for bad in ("javascript:alert(1)", "data:x", "//a", "http://", "http://[", "")] == [""] * 6


def test_names_are_kept_to_one_line() -> None:
    assert brief(" a\n\tb ") == "a b"
    assert len(brief("x" * 1000)) == 80
    assert visible("a\u202eb\r\n") == "a⟨U+202E⟩b\n"


def test_looks_are_complete_and_distinct() -> None:
    assert set(LOOKS) == set(Verdict)
    assert len({look.letter for look in LOOKS.values()}) == len({look.symbol for look in LOOKS.values()}) == len(LOOKS)
