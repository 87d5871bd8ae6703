"""Badge, JUnit XML and Cucumber Messages, each read by a program that is not ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from synthetic_report import results_file, synthetic_suite

from mtg_conformance.compiler import compile_features
from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_conformance.suite import load_suite, suite_digest
from mtg_reports.badge import badge
from mtg_reports.checking import ReportError
from mtg_reports.junit import junit_xml
from mtg_reports.messages import cucumber_messages
from mtg_spec.cases import Suite
from mtg_spec.documents import root
from mtg_spec.protocol import Engine


def test_the_badge_gives_counts_with_their_denominator(suite: Suite, results: list[ResultsFile]) -> None:
    for file in results[:5]:
        node = ET.fromstring(badge(file, suite))
        texts = [text.text for text in node.iter("{http://www.w3.org/2000/svg}text")]
        counts = file.closing.counts
        decided = counts["pass"] + counts.get("fail", 0)
        assert f"{counts['pass']} of {decided} pass" in str(texts[1])
        assert (f"{230 - decided} undecided" in str(texts[1])) == (decided < 230)
        bars = [rect for rect in node.iter("{http://www.w3.org/2000/svg}rect") if rect.get("y")]
        assert abs(sum(float(bar.get("width", "")) for bar in bars) - float(node.get("width", ""))) < 0.1


def test_a_hostile_name_stays_text_in_a_badge() -> None:
    suite = synthetic_suite(1)
    engine = Engine('</title><script>alert(1)</script>"', "1")
    result = Result(case=suite.cases[0].id, verdict=Verdict.PASS)
    node = ET.fromstring(badge(results_file(suite, {"engine": engine}, [result]), suite))
    assert not list(node.iter("{http://www.w3.org/2000/svg}script"))
    assert "<script>alert(1)</script>" in str(node.get("aria-label"))


def test_junitparser_reads_what_we_write(suite: Suite, results: list[ResultsFile], tmp_path: Path) -> None:
    junitparser = pytest.importorskip("junitparser", reason="junitparser is not installed")
    for file in results[:5]:
        (tmp_path / "junit.xml").write_text(junit_xml(file, suite), encoding="utf-8")
        read = junitparser.JUnitXml.fromfile(str(tmp_path / "junit.xml"))
        verdicts = {result.case: result.verdict for result in file.results}
        seen: dict[str, str] = {}
        for part in read:
            for case in part:
                kinds = [type(one).__name__ for one in case.result]
                seen[case.classname] = kinds[0] if kinds else "Passed"
        assert seen == {case: _kind(verdict) for case, verdict in verdicts.items()}
        assert read.tests == 230
        assert read.failures == file.closing.counts.get("fail", 0)


def _kind(verdict: Verdict) -> str:
    if verdict in (Verdict.UNSUPPORTED, Verdict.NOT_RUN):
        return "Skipped"
    return {Verdict.PASS: "Passed", Verdict.FAIL: "Failure"}.get(verdict, "Error")


@pytest.fixture(scope="module")
def real() -> Suite:
    """The first cases of the suite itself, with features on disk."""
    return load_suite()


def _all_verdicts(suite: Suite) -> ResultsFile:
    verdicts = list(Verdict)
    results = []
    for at, case in enumerate(suite.cases):
        verdict = verdicts[at % len(verdicts)]
        step = len(case.steps) - 2 if verdict is Verdict.FAIL else 1 if verdict is Verdict.CRASH else -1
        results.append(
            Result(case=case.id, verdict=verdict, step=step, reason="so \ud800", what="x" if at % 8 == 2 else "")
        )
    return results_file(suite, {"engine": Engine("Lantern", "1")}, results)


def test_messages_round_trip_through_the_official_package(real: Suite) -> None:
    package = pytest.importorskip("cucumber_messages", reason="cucumber-messages is not installed")
    lines = cucumber_messages(_all_verdicts(real), real).splitlines()
    for line in lines:
        document = json.loads(line)
        envelope = package.message_converter.from_dict(document, package.Envelope)
        assert package.message_converter.to_dict(envelope) == document


def test_messages_hold_every_case_with_its_statuses(real: Suite) -> None:
    file = _all_verdicts(real)
    stream = [json.loads(line) for line in cucumber_messages(file, real).splitlines()]
    kinds = [next(iter(message)) for message in stream]
    assert kinds[0] == "meta"
    assert kinds[-1] == "testRunFinished"
    pickles = {m["pickle"]["id"]: m["pickle"] for m in stream if "pickle" in m}
    assert sorted(pickle["name"] for pickle in pickles.values()) == sorted(case.title for case in real.cases)
    steps = _statuses(stream)
    for case, result in zip(real.cases, file.results, strict=True):
        statuses = steps.pop(0)
        assert len(statuses) == len(case.steps)
        if result.verdict is Verdict.PASS:
            assert set(statuses) == {"PASSED"}
        elif result.verdict in (Verdict.UNSUPPORTED, Verdict.NOT_RUN):
            assert set(statuses) == {"SKIPPED"}
        else:
            assert statuses.index("FAILED") == max(0, result.step)
            assert set(statuses[: max(0, result.step)]) <= {"PASSED"}
            assert set(statuses[max(0, result.step) + 1 :]) <= {"SKIPPED"}
    assert stream[-1]["testRunFinished"]["success"] is False


def _statuses(stream: list[dict[str, Any]]) -> list[list[str]]:
    """The statuses of the steps of each scenario, in the order of the stream."""
    found: dict[str, list[str]] = {}
    for message in stream:
        if step := message.get("testStepFinished"):
            found.setdefault(step["testCaseStartedId"], []).append(step["testStepResult"]["status"])
    return list(found.values())


def test_a_run_without_failures_is_a_success(real: Suite) -> None:
    results = [Result(case=case.id, verdict=Verdict.PASS) for case in real.cases]
    stream = cucumber_messages(results_file(real, {"engine": Engine("Lantern", "1")}, results), real).splitlines()
    assert json.loads(stream[-1])["testRunFinished"]["success"] is True


def test_rows_of_an_outline_are_cases_of_their_own(tmp_path: Path) -> None:
    folder = tmp_path / "features"
    folder.mkdir()
    (folder / "a.feature").write_text(OUTLINE, encoding="utf-8")
    (tmp_path / "spec").symlink_to(root() / "spec")
    compiled = compile_features(tmp_path)
    compiled.raise_any()
    suite = Suite(version="1", edition="e", digest=suite_digest(compiled.cases), cases=compiled.cases)
    results = [Result(case=case.id, verdict=Verdict.PASS) for case in suite.cases]
    file = results_file(suite, {"engine": Engine("Lantern", "1")}, results)
    stream = [json.loads(line) for line in cucumber_messages(file, suite, tmp_path).splitlines()]
    assert sum("testCase" in message for message in stream) == 2
    (folder / "a.feature").write_text(OUTLINE.replace("    When", "\n    When"), encoding="utf-8")
    with pytest.raises(ReportError, match="not the scenario of"):
        cucumber_messages(file, suite, tmp_path)


OUTLINE = """Feature: Life

  @id:life-lost @CR-119.3
  Scenario Outline: Alice keeps <n> life
    Given Alice has <n> life
    When Alice passes priority
    Then Alice has <n> life

    Examples:
      | case | n  |
      | few  | 3  |
      | many | 30 |
"""
