"""The Markdown summary and the JUnit document of runs."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from synthetic_report import results_file, synthetic_suite

from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_reports.junit import junit_xml
from mtg_reports.markdown import summary
from mtg_spec.cases import Suite
from mtg_spec.protocol import Engine

HOSTILE = "<b>x</b> | [a](http://x.example) `c` @you\n# big\x00\ud800"


def test_the_summary_gives_counts_with_denominators(suite: Suite, results: list[ResultsFile]) -> None:
    text = summary(results, suite)
    counts = results[1].closing.counts
    decided = counts["pass"] + counts["fail"]
    row = next(line for line in text.splitlines() if line.startswith("| Ironroot "))
    assert f"{counts['pass']} of {decided}" in row
    assert f"{decided} of 230" in row
    assert f"| {counts['unsupported']} |" in row
    assert "None of the 8 adapters" in text
    assert f"Ironroot: {counts['fail']} wrong answers" in text


def test_the_summary_lists_no_more_than_asked(suite: Suite, results: list[ResultsFile]) -> None:
    text = summary([results[1]], suite, listed=2)
    assert len([line for line in text.splitlines() if line.startswith("- ✗")]) == 2
    assert f"- and {results[1].closing.counts['fail'] - 2} more" in text


def test_a_hostile_engine_can_not_break_the_summary() -> None:
    suite = synthetic_suite(2)
    results = [Result(case=case.id, verdict=Verdict.FAIL, reason=HOSTILE) for case in suite.cases]
    text = summary([results_file(suite, {"engine": Engine(HOSTILE, HOSTILE)}, results)], suite)
    assert "<b>" not in text
    assert "[a](" not in text
    assert " @you" not in text
    assert not any(line.startswith("# ") for line in text.splitlines())
    text.encode()


def test_the_summary_tells_of_a_fault_in_the_suite() -> None:
    suite = synthetic_suite(2)
    header = {"engine": Engine("null", "1"), "manifest": "adapters/liars/null/adapter.yaml"}
    results = [Result(case=case.id, verdict=Verdict.PASS) for case in suite.cases]
    assert "**The suite has a fault**" in summary([results_file(suite, header, results)], suite)


def test_junit_counts_and_holds_every_case(suite: Suite, results: list[ResultsFile]) -> None:
    for file in results[:5]:
        root = ET.fromstring(junit_xml(file, suite))
        counts = file.closing.counts
        skipped = counts.get("unsupported", 0) + counts.get("not-run", 0)
        decided = counts.get("pass", 0) + counts.get("fail", 0)
        assert root.get("tests") == "230"
        assert root.get("failures") == str(counts.get("fail", 0)) == str(len(root.findall(".//failure")))
        assert root.get("skipped") == str(skipped) == str(len(root.findall(".//skipped")))
        assert root.get("errors") == str(230 - decided - skipped) == str(len(root.findall(".//error")))
        for name in ("tests", "failures", "errors", "skipped"):
            assert sum(int(node.get(name, "")) for node in root) == int(root.get(name, ""))
        assert sorted(case.get("classname", "") for case in root.iter("testcase")) == sorted(c.id for c in suite.cases)


def test_junit_says_where_and_why(suite: Suite, results: list[ResultsFile]) -> None:
    failed = next(result for result in results[1].results if result.verdict is Verdict.FAIL)
    root = ET.fromstring(junit_xml(results[1], suite))
    node = root.find(f".//testcase[@classname='{failed.case}']/failure")
    assert node is not None
    assert node.get("message") == f"fail: {failed.reason}"
    assert node.text is not None
    assert "expected: 5\nactual: 2" in node.text
    assert ".feature:" in node.text


def test_junit_survives_what_xml_can_not_hold() -> None:
    suite = synthetic_suite(1)
    result = Result(case=suite.cases[0].id, verdict=Verdict.CRASH, reason=HOSTILE + "\ufffe]]>", log=HOSTILE * 20_000)
    text = junit_xml(results_file(suite, {"engine": Engine(HOSTILE, HOSTILE)}, [result]), suite)
    root = ET.fromstring(text.encode())
    node = root.find(".//error")
    assert node is not None
    assert "<b>x</b>" in node.get("message", "")
    assert len(text) < 400_000
