"""The report in a real browser, opened from disk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages_of import Page
from synthetic_report import results_file, synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.baselines import Entry
from mtg_conformance.results import Exchange, Result, ResultsFile, Verdict
from mtg_reports.addresses import case_page
from mtg_reports.history import PastRun
from mtg_reports.model import Beside
from mtg_reports.proof import Proof
from mtg_reports.site import build_single_file, build_site
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

KINDS = (
    "rules.html",
    "rules/106.html",
    "rules/106.7.html",
    "cards.html",
    "cards/reflecting-pool.html",
    "engines/quill.html",
    "features.html",
    "features/106.7-part-1.html",
)
"""A page of each kind, besides the overview and a case."""

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
    for name in ("index.html", case_page(suite.cases[0].id), *KINDS):
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
    tags = [(case.id, rule) for case in suite.cases for rule in case.rules]
    beside = Beside(
        book=synthetic_book(),
        previous=tuple(synthetic_results(suite, 5, liars=0, seed=2)),
        past=tuple(
            PastRun("Quill", str(n), f"2025-11-{n:02}", "1", "d", 45, {Verdict.PASS: 20 + n}) for n in range(1, 9)
        ),
        baselines={"adapters/quill/adapter.yaml": {tags[0][0]: Entry(Verdict.FAIL, "known", 1)}},
        proof=Proof(frozenset(tags[::2]), len(tags), 3, 2),
    )
    site = build_site(results, suite, tmp_path, beside).parent
    failed = expected(suite, results[1], Verdict.FAIL)[0]
    for width in (1200, 390):
        context = browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True, reduced_motion="reduce"
        )
        page = context.new_page()
        for name in ("index.html", case_page(failed), *KINDS):
            page.goto((site / name).as_uri())
            page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
            found = axe.Axe().run(page).response["violations"]
            told = [{"id": v["id"], "help": v["help"], "nodes": [n["html"] for n in v["nodes"][:2]]} for v in found]
            assert not told, f"{name} at {width}: {json.dumps(told, indent=1)}"
        context.close()


@pytest.fixture(scope="module")
def single(suite: Suite, results: list[ResultsFile], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shared report as one file, alone in its folder."""
    out = tmp_path_factory.mktemp("single") / "report.html"
    return build_single_file(results, suite, out, Beside(book=synthetic_book()))


def shown_page(page: Any) -> str:
    """Which page of the single file is to be seen."""
    page.wait_for_load_state("load")
    return str(page.evaluate("[...document.querySelectorAll('article')].filter((a) => a.checkVisibility())[0].id"))


def test_the_single_file_works_alone(page: Any, single: Path, suite: Suite, results: list[ResultsFile]) -> None:
    page.goto(single.as_uri())
    assert shown_page(page) == "index"
    assert shown_ids_in(page, "index") == [case.id for case in suite.cases]
    failed = expected(suite, results[1], Verdict.FAIL)
    page.locator("article.current .counts a[href='#engine=ironroot&verdict=fail']").click()
    assert shown_ids_in(page, "index") == failed
    page.locator("article.current table.cases tbody a").first.click()
    assert shown_page(page) == f"cases/{failed[0].replace('/', '.')}"
    assert page.locator("article.current .marked .mark").first.is_visible()
    assert page.title().startswith(next(case.title for case in suite.cases if case.id == failed[0]))
    page.locator("article.current .cites a").first.click()
    assert shown_page(page).startswith("rules/")
    page.go_back()
    page.go_back()
    assert shown_page(page) == "index"
    assert page.input_value("[id='index:engine']") == "ironroot"


def shown_ids_in(page: Any, article: str) -> list[str]:
    """The ids of the cases that the list of an article shows."""
    page.wait_for_load_state("load")
    return list(page.locator(f"[id='{article}'] section:has(form.filter) .id").all_text_contents())


def test_a_link_into_the_single_file_opens_its_page(page: Any, single: Path) -> None:
    page.goto(single.as_uri() + "#rules/106.7")
    assert shown_page(page) == "rules/106.7"
    assert page.locator("header nav a[aria-current]").count() == 0
    page.locator("header nav a", has_text="Rules").click()
    assert shown_page(page) == "rules"
    assert page.locator("header nav a[aria-current]").text_content() == "Rules"
    page.goto(single.as_uri() + "#no-such-page")
    assert shown_page(page) == "index"


def test_every_link_of_the_single_file_leads_somewhere(single: Path) -> None:
    page = Page(single.read_text("utf-8"))
    assert len(page.ids) == len(set(page.ids))
    assert not page.crossed
    assert not [address for address in page.loads if not address.startswith("data:")]
    for href in page.hrefs:
        if not href.startswith("https://"):
            assert href.startswith("#")
            assert "=" in href or href[1:] in page.ids, href


def test_the_single_file_can_be_read_without_scripts(browser: Any, single: Path, suite: Suite) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(single.as_uri())
    assert page.locator("article:visible").count() == page.locator("article").count() > 230
    page.locator("a[href^='#cases/']").first.click()
    assert page.url.split("#")[1].startswith("cases/")
    context.close()


def test_a_hostile_engine_does_nothing_in_the_single_file(page: Any, tmp_path: Path) -> None:
    suite = synthetic_suite(2)
    evil = '</script></style><script>alert(1)</script>" id="main" href="#x" onclick="alert(2)\u202e'
    results = [Result(case=case.id, verdict=Verdict.FAIL, step=4, reason=evil, actual=evil) for case in suite.cases]
    file = results_file(suite, {"engine": Engine(evil, evil), "command": evil, "manifest": evil}, results)
    out = build_single_file([file], suite, tmp_path / "report.html")
    page.goto(f"{out.as_uri()}#cases/{suite.cases[0].id}")
    assert shown_page(page) == f"cases/{suite.cases[0].id}"
    assert "<script>alert(1)</script>" in page.locator("article.current").inner_text()
    assert page.locator("script").count() == 2
    assert page.locator("#main").count() == 1
    assert page.locator("[onclick]").count() == 0


def test_a_megabyte_of_text_is_shown_as_text(page: Any, tmp_path: Path) -> None:
    suite = synthetic_suite(1)
    huge = "<b>\u202e" * 250_000
    result = Result(case=suite.cases[0].id, verdict=Verdict.FAIL, step=4, reason=huge, actual=huge, log=huge)
    site = build_site([results_file(suite, {"engine": Engine(huge, huge)}, [result])], suite, tmp_path).parent
    for name in ("index.html", case_page(suite.cases[0].id)):
        page.goto((site / name).as_uri())
        assert page.locator("main bdi b").count() == 0
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert "⟨U+202E⟩<b>" in page.locator("td.reason").inner_text()
    assert "more bytes are in the results file" in page.locator("td.reason").inner_text()


def test_the_map_shows_the_chosen_engine(page: Any, site: Path) -> None:
    page.goto((site / "rules.html").as_uri())
    cell = page.locator(".sheet.wide a:has(title:text-matches('^106.7:')) path")
    fill = "(cell) => getComputedStyle(cell).fill"
    colour = "(name) => { const one = document.createElement('i'); one.style.color = `var(--${name})`;" + (
        " document.body.append(one); return getComputedStyle(one).color; }"
    )
    fail, ok = page.evaluate(colour, "fail"), page.evaluate(colour, "pass")
    assert cell.evaluate(fill) == fail
    page.get_by_label("Reference engine").check()
    assert cell.evaluate(fill) == ok
    assert page.url.endswith("#map=reference-engine")
    page.reload()
    assert cell.evaluate(fill) == ok
    page.goto((site / "rules.html").as_uri() + "#map=ironroot")
    assert page.get_by_label("Ironroot").is_checked()


def test_the_keyboard_alone_finds_a_failing_step(
    page: Any, site: Path, suite: Suite, results: list[ResultsFile]
) -> None:
    page.goto((site / "index.html").as_uri())
    focused = "document.activeElement.id || document.activeElement.name"
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "engine":
            break
    page.keyboard.type("Ironroot")
    page.keyboard.press("Tab")
    page.keyboard.type("fail")
    failed = expected(suite, results[1], Verdict.FAIL)
    assert shown_ids(page) == failed
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('table.cases tbody a') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/cases/**")
    assert page.locator(".gherkin .marked").is_visible()


def test_the_map_is_chosen_by_keyboard(page: Any, site: Path) -> None:
    page.goto((site / "rules.html").as_uri())
    page.locator(".map input").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.locator(".map input").nth(1).is_checked()
    assert not page.evaluate("[...document.querySelectorAll('.sheet a')].some((one) => one.tabIndex >= 0)")


def test_the_failing_step_says_expected_and_actual(
    page: Any, site: Path, suite: Suite, results: list[ResultsFile]
) -> None:
    failed = next(result for result in results[1].results if result.verdict is Verdict.FAIL)
    page.goto((site / case_page(failed.case)).as_uri())
    step = page.locator(f"#step-{failed.step + 1}")
    assert "expected 5, got 2" in step.inner_text()
    row = page.locator("#v-ironroot")
    assert row.locator("td").nth(3).inner_text() == "5"
    assert row.locator("td").nth(4).inner_text() == "2"
    row.locator("a[href^='#step']").click()
    assert step.evaluate("(one) => one.matches(':target')")


def test_print_leaves_out_what_paper_can_not_do(page: Any, site: Path, suite: Suite) -> None:
    page.emulate_media(media="print")
    for name in ("index.html", "rules.html", case_page(suite.cases[0].id)):
        page.goto((site / name).as_uri())
        assert page.locator("header nav").is_hidden()
        assert page.locator("h1").is_visible()
        assert page.locator("footer").is_visible()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator(".turn").is_hidden()
    assert page.pdf()[:5] == b"%PDF-"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scheme_of_the_reader_is_followed(browser: Any, site: Path, scheme: str) -> None:
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.goto((site / "rules.html").as_uri())
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, background[4:-1].split(","))) > 384) == (scheme == "light")
    context.close()


def test_the_map_fits_a_small_screen(page: Any, site: Path) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto((site / "rules.html").as_uri())
    assert page.locator(".sheet.narrow").first.is_visible()
    assert page.locator(".sheet.wide").first.is_hidden()
