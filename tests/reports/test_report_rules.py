"""The rules of a report: which have cases, how they are drawn, what their pages say."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pages_of import Page, read_site
from synthetic_report import synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.results import ResultsFile, Verdict
from mtg_reports.addresses import Addresses, case_page
from mtg_reports.coverage import OPEN, UNTESTABLE, WORST_FIRST, Coverage, worst
from mtg_reports.model import Beside, make_report
from mtg_reports.proof import Proof
from mtg_reports.rules_map import draw, styles
from mtg_reports.site import build_site
from mtg_reports.treemap import Rect, cells, strips
from mtg_reports.verdicts import LOOKS
from mtg_spec.cases import Suite


@pytest.fixture(scope="module")
def coverage(suite: Suite, results: list[ResultsFile]) -> Coverage:
    """The rules of the shared report."""
    return Coverage(make_report(results, suite, Beside(book=synthetic_book())))


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """The pages about rules and cards of the shared report."""
    return read_site(site, "rules/*.html") | read_site(site, "cards/*.html") | read_site(site, "*.html")


def test_a_rule_has_the_worst_verdict_of_its_cases(coverage: Coverage) -> None:
    state = coverage.states["106.7"]
    for at, run in enumerate(coverage.report.engines):
        verdicts = [run.verdict(case) for case in coverage.report.citing["106.7"]]
        assert state.verdicts[at] == min(verdicts, key=WORST_FIRST.index)
    assert set(WORST_FIRST) == set(Verdict)
    assert worst([]) is None


def test_a_rule_without_a_case_is_open_or_untestable(coverage: Coverage) -> None:
    assert coverage.states["106.8"].lack == OPEN
    assert coverage.states["106.9"].lack == UNTESTABLE
    assert coverage.states["106.9a"].lack == OPEN
    assert coverage.states["106.7"].lack == ""


def test_every_rule_is_counted_once(coverage: Coverage) -> None:
    whole = coverage.whole
    assert whole.total == whole.tested + whole.untestable + whole.open == len(coverage.states)
    for count in ("total", "tested", "untestable", "open"):
        assert sum(getattr(section, count) for section in coverage.sections) == getattr(whole, count)
        assert sum(getattr(chapter, count) for chapter in coverage.chapters) == getattr(whole, count)
    for at in range(len(coverage.report.engines)):
        assert sum(whole.by_verdict(at).values()) == whole.tested


def test_the_map_has_a_cell_for_every_rule(coverage: Coverage) -> None:
    drawing = draw(coverage, Addresses(coverage.report).rules.__getitem__)
    for sheet in re.findall(r"<svg.*?</svg>", drawing, re.S):
        assert len(re.findall(r"M[\d.]+ [\d.]+h", sheet)) == len(coverage.states)
        state = coverage.states["106.7"]
        classes = [f"ka{LOOKS[state.worst].letter}"] if state.worst else []
        classes += [f"k{at}{LOOKS[verdict].letter}" for at, verdict in enumerate(state.verdicts)]
        assert f'<path class="t {" ".join(classes)}"' in sheet.split("<title>106.7:")[1]
    css = styles(5)
    assert len(css.splitlines()) == 6 * len(Verdict)
    assert '.map:has(input[value="4"]:checked) .k4f { fill: var(--fail); }' in css


@given(st.lists(st.integers(1, 400), min_size=1, max_size=30), st.integers(50, 1200), st.integers(50, 900))
def test_a_treemap_is_filled_without_overlap(weights: list[int], width: int, height: int) -> None:
    parts = strips(weights, Rect(0, 0, width, height))
    area = width * height / sum(weights)
    for weight, part in zip(weights, parts, strict=True):
        assert abs(part.width * part.height - weight * area) < 0.01 * width * height
        assert part.x + part.width <= width * 1.001
        assert part.y + part.height <= height * 1.001
    for one, two in pairwise(parts):
        assert two.y > one.y or two.x >= one.x + one.width - 0.001


@given(st.integers(1, 900), st.integers(5, 900), st.integers(5, 600))
def test_cells_fill_their_block(count: int, width: int, height: int) -> None:
    grid = cells(count, Rect(3, 5, width, height))
    assert len(grid) == count
    assert len({(cell.x, cell.y) for cell in grid}) == count
    assert all(cell.x + cell.width <= 3 + width + 0.01 and cell.y + cell.height <= 5 + height + 0.01 for cell in grid)


def test_a_rule_page_says_what_and_which_cases_and_rulings(pages: dict[str, Page], suite: Suite) -> None:
    page = pages["rules/106.7.html"]
    text = " ".join(page.text.split())
    assert synthetic_book().rules["106.7"].says in text
    assert "definition testable" in text
    for case in suite.cases:
        assert (case.title in page.text) == ("106.7" in case.rules)
    assert "Reflecting Pool, ruling 4 It need not be tapped." in text
    assert "../cards/reflecting-pool.html#r4" in page.hrefs
    assert "not testable: pointer to other rules" in " ".join(pages["rules/106.9.html"].text.split())


def test_a_chapter_page_lists_rules_with_counts_and_those_not_described(pages: dict[str, Page]) -> None:
    text = " ".join(pages["rules/106.html"].text.split())
    assert "106.8 A rule that no case cites yet. no case yet" in text
    assert "106.9 See elsewhere. not testable" in text
    assert "Neither put into words nor tested yet 106.9a" in text
    assert "901.2 Planes" in " ".join(pages["rules/901.html"].text.split())


def test_a_card_page_has_its_text_rulings_and_cases(pages: dict[str, Page], suite: Suite) -> None:
    page = pages["cards/reflecting-pool.html"]
    assert "{T}: Add one mana of a type" in page.text
    text = " ".join(page.text.split())
    assert "Ruling 4 It need not be tapped. 2009-10-01 106.7 106.8 No case yet." in text
    for case in suite.cases:
        placed = any(item.card == "Reflecting Pool" for item in case.setup.objects)
        assert (case.title in page.text) == (placed or "reflecting-pool/3" in case.rulings)
    assert "The suite has no document of this card." in pages["cards/sol-ring.html"].text
    assert "cards/sol-ring.html" in pages["cards.html"].hrefs


def test_the_table_says_what_the_map_shows(pages: dict[str, Page], coverage: Coverage) -> None:
    text = " ".join(pages["rules.html"].text.split())
    whole = coverage.whole
    assert f"{whole.total} rules and subrules of the edition of 2025-11-14. {whole.tested} have a case" in text
    chapter = next(chapter for chapter in coverage.chapters if chapter.number == "106")
    assert f"106 Mana {chapter.total} {chapter.tested} {chapter.untestable} " in text
    for at in range(5):
        for verdict, count in chapter.by_verdict(at).items():
            assert not count or f"{count} {verdict}" in text


def test_proved_tags_are_told_from_claims(tmp_path: Path) -> None:
    suite = synthetic_suite(30)
    tags = [(case.id, rule) for case in suite.cases for rule in case.rules]
    proof = Proof(frozenset(tags[:7]), len(tags), 12, 11)
    site = build_site(synthetic_results(suite, 2), suite, tmp_path, Beside(book=synthetic_book(), proof=proof)).parent
    pages = read_site(site)
    overview = " ".join(pages["index.html"].text.split())
    assert f"Tags proved7 of {len(tags)}" in overview
    assert "11 of 12 planted faults were noticed" in overview
    for case, rule in (tags[0], tags[-1]):
        said = "proved" if (case, rule) in proof.proved else "claimed"
        row = pages[f"rules/{rule.rstrip('abcdefgh')}.html"].text.split(case, 1)[1]
        assert re.search("proved|claimed", row)[0] == said  # type: ignore[index]
        assert said in pages[case_page(case)].text


def test_without_a_campaign_nothing_is_called_proved(pages: dict[str, Page]) -> None:
    assert not any(re.search("proved|claimed", page.text) for page in pages.values())
