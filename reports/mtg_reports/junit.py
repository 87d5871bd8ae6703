"""Results as JUnit XML, which CI servers read."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_reports.model import Report, Run, Tally, make_report
from mtg_reports.text import as_json, visible
from mtg_spec.cases import Case, Suite

_LIMIT = 64 * 1024
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SKIPPED = (Verdict.UNSUPPORTED, Verdict.NOT_RUN)


def junit_xml(results: ResultsFile, suite: Suite) -> str:
    """One run as a document with a `testsuite` for each feature and a `testcase` for each case of the suite.

    A fail is a `failure`; errors, crashes, time-outs and protocol errors are an `error`; unsupported and not-run are
    `skipped`, with the verdict in the message. Times are in seconds. Raises `ReportError` as `make_report` does.
    """
    report = make_report([results], suite)
    run = report.runs[0]
    root = ET.Element("testsuites", _counts(run.tally(suite.cases)) | {"name": _safe(run.label)})
    root.set("time", f"{run.seconds:.3f}")
    for feature in report.features:
        tally = run.tally(feature.cases)
        node = ET.SubElement(root, "testsuite", _counts(tally) | {"name": _safe(feature.title), "file": feature.path})
        if run.header.started:
            node.set("timestamp", _safe(run.header.started.removesuffix("Z")))
        _add_properties(node, report, run)
        for case in feature.cases:
            _add_case(node, case, run.results.get(case.id))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _counts(tally: Tally) -> dict[str, str]:
    skipped = sum(tally.counts[verdict] for verdict in _SKIPPED)
    return {
        "tests": str(tally.total),
        "failures": str(tally.failed),
        "errors": str(tally.broken),
        "skipped": str(skipped),
    }


def _add_properties(node: ET.Element, report: Report, run: Run) -> None:
    properties = ET.SubElement(node, "properties")
    for name, value in (
        ("engine", run.header.engine.name),
        ("engine version", run.header.engine.version),
        ("suite", report.suite.version),
        ("digest", report.suite.digest),
        ("rules edition", report.suite.edition),
    ):
        ET.SubElement(properties, "property", {"name": name, "value": _safe(value)})


def _add_case(node: ET.Element, case: Case, result: Result | None) -> None:
    about = {"name": _safe(case.title), "classname": _safe(case.id), "file": case.location.path}
    about |= {"line": str(case.location.line), "time": f"{result.seconds if result else 0:.3f}"}
    entry = ET.SubElement(node, "testcase", about)
    verdict = result.verdict if result else Verdict.NOT_RUN
    if verdict is Verdict.PASS:
        return
    message = ": ".join(
        part for part in (str(verdict), result.what if result else "", result.reason if result else "") if part
    )
    kind = "skipped" if verdict in _SKIPPED else "failure" if verdict is Verdict.FAIL else "error"
    outcome = ET.SubElement(entry, kind, {"message": _safe(message)})
    if kind != "skipped":
        outcome.set("type", str(verdict))
    if result and verdict is Verdict.FAIL:
        outcome.text = _safe(_evidence(case, result))
    if result and result.log:
        ET.SubElement(entry, "system-err").text = _safe(result.log)


def _evidence(case: Case, result: Result) -> str:
    lines = [f"expected: {as_json(result.expected)}", f"actual: {as_json(result.actual)}"]
    if result.step >= 0:
        step = case.steps[result.step]
        lines.insert(0, f"{case.location.path}:{step.line}: {step.keyword} {step.text}")
    return "\n".join(lines)


def _safe(text: str) -> str:
    shown = _NOT_XML.sub("\ufffd", visible(text[:_LIMIT]))
    return shown if len(text) <= _LIMIT else shown + " … cut"
