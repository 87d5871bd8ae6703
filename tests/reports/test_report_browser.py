"""The report in a real browser, opened from disk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from synthetic_report import results_file, synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.results import Exchange, Result, ResultsFile, Verdict
from mtg_reports.addresses import case_page
from mtg_reports.model import Beside
from mtg_reports.site import build_site
from mtg_spec.cases import Suite
from mtg_spec.protocol import Engine

playwright = pytest.importorskip("playwright.sync_api", reason="the Python package playwright is not installed")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium was found on the path")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
]

ROWS = """[...document.querySelectorAll("table.cases tbody tr")].map(
    (row) => row.innerText + [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")))"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser for the tests of this module."""
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page that fails the test on any error or complaint, and on any request that is not for a file."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text))
    page.on("dialog", lambda dialog: problems.extend([dialog.message, str(dialog.dismiss())]))
    page.on("request", lambda request: problems.extend(foreign(request.url)))
    yield page
    context.close()
    assert not problems


def foreign(address: str) -> list[str]:
    """The address, unless it is of a file or of data in the page."""
    return [] if address.startswith(("file:", "data:")) else [address]


def shown_ids(page: Any) -> list[str]:
    """The ids of the cases that the list shows, once the page and its scripts are there."""
    page.wait_for_load_state("load")
    return list(page.locator("table.cases tbody .id").all_text_contents())


def expected(suite: Suite, file: ResultsFile, verdict: Verdict) -> list[str]:
    """The ids of the cases with a verdict, in the order of the suite."""
    verdicts = {result.case: result.verdict for result in file.results}
    return [case.id for case in suite.cases if verdicts[case.id] is verdict]


def test_it_opens_from_disk_and_lists_every_case(page: Any, site: Path, suite: Suite) -> None:
    page.goto((site / "index.html").as_uri())
    assert page.locator("#filter").is_visible()
    assert shown_ids(page) == [case.id for case in suite.cases]
    assert page.locator("#status").text_content() == "230 cases"
    assert page.evaluate("getComputedStyle(document.querySelector('.v-pass'), '::before').content").startswith('"✓"')


def test_the_script_draws_the_same_list_as_the_page_without_it(browser: Any, page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    context = browser.new_context(viewport={"width": 1200, "height": 900}, java_script_enabled=False)
    plain = context.new_page()
    plain.goto((site / "index.html").as_uri())
    assert plain.locator("#filter").is_hidden()
    assert plain.locator("table.cases tbody tr").count() == 230
    rows = plain.locator("table.cases tbody tr")
    drawn = page.evaluate(ROWS)
    for at in (0, 3, 5, 11, 229):
        row = rows.nth(at)
        links = [link.get_attribute("href") for link in row.locator("a").all()]
        assert drawn[at].split() == (row.inner_text() + ",".join(filter(None, links))).split()
    context.close()


def test_filtering_by_engine_and_verdict(page: Any, site: Path, suite: Suite, results: list[ResultsFile]) -> None:
    page.goto((site / "index.html").as_uri())
    page.select_option("#engine", "ironroot")
    page.select_option("#verdict", "fail")
    failed = expected(suite, results[1], Verdict.FAIL)
    assert shown_ids(page) == failed
    assert page.locator("#status").text_content() == f"{len(failed)} of 230 cases"
    assert page.url.endswith("#engine=ironroot&verdict=fail")


def test_a_deep_link_restores_the_filter(page: Any, site: Path, suite: Suite) -> None:
    page.goto((site / "index.html").as_uri() + "#q=sol+ring&chapter=302")
    assert page.input_value("#q") == "sol ring"
    assert page.input_value("#chapter") == "302"
    wanted = [c.id for c in suite.cases if "Sol Ring" in c.title and any(r.startswith("302") for r in c.rules)]
    assert wanted
    assert shown_ids(page) == wanted


def test_a_count_leads_to_its_cases_and_back(page: Any, site: Path, suite: Suite, results: list[ResultsFile]) -> None:
    page.goto((site / "engines/lantern.html").as_uri())
    page.click("table.tally tr:has(.v-unsupported) td a")
    assert shown_ids(page) == expected(suite, results[2], Verdict.UNSUPPORTED)
    page.click('a[href="#verdict=differ"]')
    assert page.input_value("#engine") == ""
    verdicts = [{r.case: r.verdict for r in file.results} for file in results[:5]]
    divided = [c.id for c in suite.cases if {Verdict.PASS, Verdict.FAIL} <= {v[c.id] for v in verdicts}]
    assert shown_ids(page) == divided
    page.go_back()
    assert page.input_value("#engine") == "lantern"
    assert shown_ids(page) == expected(suite, results[2], Verdict.UNSUPPORTED)


def test_an_unknown_value_in_a_link_is_told(page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri() + "#engine=gone&verdict=fail")
    assert "no engine “gone”" in page.locator("#status").text_content()
    assert page.input_value("#verdict") == "fail"


def test_clearing_shows_everything(page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri() + "#q=nothing+has+this")
    assert shown_ids(page) == []
    page.click("button[type=reset]")
    page.wait_for_function("document.querySelectorAll('table.cases tbody tr').length === 230")
    assert "=" not in page.url


def test_a_long_list_is_drawn_in_parts(page: Any, tmp_path: Path) -> None:
    suite = synthetic_suite(1000)
    index = build_site(synthetic_results(suite, 2, liars=0), suite, tmp_path)
    page.goto(index.as_uri())
    assert len(shown_ids(page)) == 400
    page.click("#more")
    assert len(shown_ids(page)) == 800
    assert page.evaluate("document.activeElement.closest('tr').rowIndex") == 401
    page.click("#more")
    assert shown_ids(page) == [case.id for case in suite.cases]
    assert page.locator("#more").is_hidden()
    page.fill("#q", suite.cases[-1].title)
    assert shown_ids(page) == [suite.cases[-1].id]


def test_hostile_texts_do_nothing(page: Any, tmp_path: Path) -> None:
    suite = synthetic_suite(1)
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>\u202e"
    result = Result(
        case=suite.cases[0].id,
        verdict=Verdict.FAIL,
        step=4,
        reason=evil,
        actual=evil,
        transcript=(Exchange(0, evil, evil, evil),),
    )
    out = build_site([results_file(suite, {"engine": Engine(evil, evil)}, [result])], suite, tmp_path).parent
    for name in ("index.html", case_page(suite.cases[0].id)):
        page.goto((out / name).as_uri())
        assert "<img src=x" in page.locator("main").inner_text()
        assert page.locator("main img, main script").count() == 0


def test_small_screens_do_not_scroll_sideways(page: Any, site: Path, suite: Suite) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for name in ("index.html", case_page(suite.cases[0].id), "rules/106.html", "engines/weaver.html", "features.html"):
        page.goto((site / name).as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == 360, name


def test_the_keyboard_reaches_the_content_first(page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top >= 0")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Any, tmp_path: Path, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    suite = synthetic_suite(45)
    results = synthetic_results(suite, 5)
    site = build_site(results, suite, tmp_path, Beside(book=synthetic_book())).parent
    failed = expected(suite, results[1], Verdict.FAIL)[0]
    for width in (1200, 390):
        context = browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True, reduced_motion="reduce"
        )
        page = context.new_page()
        for name in ("index.html", case_page(failed), "rules/106.html", "engines/quill.html", "features.html"):
            page.goto((site / name).as_uri())
            page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
            found = axe.Axe().run(page).response["violations"]
            told = [{"id": v["id"], "help": v["help"], "nodes": [n["html"] for n in v["nodes"][:2]]} for v in found]
            assert not told, f"{name} at {width}: {json.dumps(told, indent=1)}"
        context.close()
