"""Results as Cucumber Messages, which Cucumber's own reports and converters read: one run as a stream of NDJSON."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from mtg_conformance.results import Result, ResultsFile, Verdict
from mtg_reports.checking import ReportError
from mtg_reports.model import Report, Run, make_report
from mtg_reports.text import as_json, visible
from mtg_spec.cases import Case, Suite
from mtg_spec.documents import root

PROTOCOL = "34.0.0"
"""The version of Cucumber Messages that is written."""

_LIMIT = 16 * 1024
_STATUS = {Verdict.PASS: "PASSED", Verdict.UNSUPPORTED: "SKIPPED", Verdict.NOT_RUN: "SKIPPED"}
Message = dict[str, Any]


def cucumber_messages(results: ResultsFile, suite: Suite, folder: Path | None = None) -> str:
    """One run as NDJSON. `folder` holds the features, by default those of this suite.

    The step that decided a case is failed (skipped if the case is unsupported), those after it are skipped. Raises
    `ReportError` as `make_report` does, and where the features are not those of the suite.
    """
    report = make_report([results], suite)
    stream = _Stream(report, report.runs[0], folder or root())
    return "".join(msgspec.json.encode(message).decode() + "\n" for message in stream.messages())


class _Stream:
    def __init__(self, report: Report, run: Run, folder: Path) -> None:
        self.report = report
        self.run = run
        self.folder = folder
        self.ids = IdGenerator()
        self.clock = _started(run.header.started)

    def messages(self) -> Iterator[Message]:
        """The whole stream."""
        head = self.run.header
        run_id = self._id()
        yield {
            "meta": {
                "protocolVersion": PROTOCOL,
                "implementation": {"name": "mtg-conformance", "version": self.report.suite.version},
                "runtime": {"name": _text(head.engine.name), "version": _text(head.engine.version)},
                "os": {"name": "not recorded"},
                "cpu": {"name": "not recorded"},
            }
        }
        pickles: list[tuple[Case, Message]] = []
        for feature in self.report.features:
            text = self._source(feature.path)
            yield {"source": {"uri": feature.path, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
            document: Message = {**Parser(AstBuilder(self.ids)).parse(text), "uri": feature.path}
            yield {"gherkinDocument": document}
            compiled = {
                tuple(pickle["astNodeIds"]): pickle for pickle in cast(Any, Compiler(self.ids)).compile(document)
            }
            lines = _lines(document)
            by_line = {lines[nodes[-1]]: pickle for nodes, pickle in compiled.items()}
            for case in feature.cases:
                pickle = self._fitting(by_line.get(case.location.line), case, lines)
                yield {"pickle": pickle}
                pickles.append((case, pickle))
        yield {"testRunStarted": {"id": run_id, "timestamp": self._now()}}
        for case, pickle in pickles:
            yield from self._case(case, pickle, run_id)
        failed = self.run.tally(self.report.suite.cases)
        finished = {"testRunStartedId": run_id, "timestamp": self._now()}
        yield {"testRunFinished": {**finished, "success": not failed.failed and not failed.broken}}

    def _case(self, case: Case, pickle: Message, run_id: str) -> Iterator[Message]:
        result = self.run.results.get(case.id) or Result(case=case.id, verdict=Verdict.NOT_RUN)
        steps = [{"id": self._id(), "pickleStepId": step["id"], "stepDefinitionIds": []} for step in pickle["steps"]]
        test_id, started_id = self._id(), self._id()
        yield {"testCase": {"id": test_id, "pickleId": pickle["id"], "testSteps": steps, "testRunStartedId": run_id}}
        yield {"testCaseStarted": {"attempt": 0, "id": started_id, "testCaseId": test_id, "timestamp": self._now()}}
        decided = len(steps) - 1 if result.verdict is Verdict.PASS else max(0, result.step)
        for at, step in enumerate(steps):
            about = {"testCaseStartedId": started_id, "testStepId": step["id"]}
            yield {"testStepStarted": {**about, "timestamp": self._now()}}
            if at == decided:
                self.clock += datetime.timedelta(seconds=result.seconds)
            outcome = _outcome(result, at, decided)
            if at == decided and result.verdict is Verdict.FAIL:
                yield {"attachment": {**about, **_evidence(result), "timestamp": self._now()}}
            yield {"testStepFinished": {**about, "testStepResult": outcome, "timestamp": self._now()}}
        yield {"testCaseFinished": {"testCaseStartedId": started_id, "timestamp": self._now(), "willBeRetried": False}}

    def _source(self, path: str) -> str:
        try:
            return (self.folder / path).read_text("utf-8-sig")
        except OSError as error:
            raise ReportError(f"{path}: {error.strerror}; Cucumber Messages hold the features") from None

    def _fitting(self, pickle: Message | None, case: Case, lines: Mapping[str, int]) -> Message:
        if pickle is not None and [lines[step["astNodeIds"][0]] for step in pickle["steps"]] == [
            step.line for step in case.steps
        ]:
            return pickle
        raise ReportError(
            f"{case.location.path}:{case.location.line}: not the scenario of {case.id}; run the engine again"
        )

    def _id(self) -> str:
        return str(self.ids.get_next_id())

    def _now(self) -> Message:
        return {"seconds": int(self.clock.timestamp()), "nanos": self.clock.microsecond * 1000}


def _outcome(result: Result, at: int, decided: int) -> Message:
    if at > decided or result.verdict is Verdict.NOT_RUN:
        return {"duration": _duration(0), "status": "SKIPPED"}
    if at < decided:
        return {"duration": _duration(0), "status": "PASSED"}
    outcome: Message = {"duration": _duration(result.seconds), "status": _STATUS.get(result.verdict, "FAILED")}
    if result.verdict is not Verdict.PASS:
        what = f" ({result.what})" if result.what else ""
        outcome["message"] = _text(f"{result.verdict}{what}: {result.reason}")
    if outcome["status"] == "FAILED":
        outcome["exception"] = {"type": str(result.verdict), "message": _text(result.reason)}
    return outcome


def _evidence(result: Result) -> Message:
    body = f"expected: {as_json(result.expected)}\nactual: {as_json(result.actual)}"
    return {"body": _text(body), "contentEncoding": "IDENTITY", "mediaType": "text/plain"}


def _lines(document: Message) -> dict[str, int]:
    """The line of every node of a parsed feature, by its id."""
    found: dict[str, int] = {}

    def visit(node: Any) -> None:
        if isinstance(node, dict):
            if "id" in node and "location" in node:
                found[node["id"]] = node["location"]["line"]
            for part in node.values():
                visit(part)
        elif isinstance(node, list):
            for part in node:
                visit(part)

    visit(document)
    return found


def _duration(seconds: float) -> Message:
    whole = int(seconds)
    return {"seconds": whole, "nanos": int((seconds - whole) * 1e9)}


def _started(text: str) -> datetime.datetime:
    try:
        found = datetime.datetime.fromisoformat(text)
    except ValueError:
        found = datetime.datetime(1970, 1, 1)
    return found if found.tzinfo else found.replace(tzinfo=datetime.UTC)


def _text(text: str) -> str:
    """What UTF-8 can hold, cut to 16 KB."""
    return visible(text[:_LIMIT]) + (" … cut" if len(text) > _LIMIT else "")
