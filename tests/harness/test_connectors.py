"""Engines that misbehave cost their own case only, and the verdict says what they did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from toy_cases import TOY, bad, case, good, manifest, setup, then, unlucky, when

from mtg_conformance.connectors import LOG_LIMIT, Limits, connect
from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.schemas import SchemaCheck
from mtg_spec.cases import Case
from mtg_spec.protocol import Answer, AskObject, Pass, ResolveTop

QUICK = Limits(seconds=0.6, start_seconds=10, restarts=1, output=1024 * 1024)


def play(habit: str, *cases: Case, limits: Limits = QUICK) -> list[Result]:
    connection = connect(manifest(habit), "stdio", limits)
    try:
        return [run_case(each, connection) for each in cases]
    finally:
        connection.close()


def test_a_late_answer_is_never_taken_for_one_of_a_later_case() -> None:
    limits = msgspec.structs.replace(QUICK, restarts=3)
    results = play("late", unlucky("1"), good("a"), unlucky("2"), bad("b"), limits=limits)
    assert [result.verdict for result in results] == [Verdict.TIMEOUT, Verdict.PASS, Verdict.TIMEOUT, Verdict.FAIL]


def test_after_too_many_restarts_the_rest_is_not_run() -> None:
    results = play("crash", unlucky("1"), unlucky("2"), good("a"), good("b"))
    assert [result.verdict for result in results] == [Verdict.CRASH, Verdict.CRASH, Verdict.NOT_RUN, Verdict.NOT_RUN]
    assert "restarted 1 times" in results[-1].reason


def test_the_log_is_kept_with_the_case_and_cut() -> None:
    before, flooded = play("flood", good(), unlucky(), limits=msgspec.structs.replace(QUICK, seconds=5))
    assert before.log == "the engine says something on stdout\n"
    assert LOG_LIMIT <= len(flooded.log) < LOG_LIMIT + 100
    assert "[cut after 64 KB]" in flooded.log


def test_what_an_engine_prints_goes_to_the_log() -> None:
    (result,) = play("", good())
    assert result.verdict == Verdict.PASS
    connection = connect(manifest(), "in-process")
    assert "says something on stdout" in run_case(good(), connection).log


def test_large_answers_and_many_requests_do_not_block() -> None:
    steps = [then(AskObject(f"forest{'x' * 200}", "tapped"), False)] * 3000
    (result,) = play("", case("large", setup(**{f"forest{'x' * 200}": False}), *steps), limits=Limits())
    assert result.verdict == Verdict.PASS


@pytest.mark.parametrize("connector", ["in-process", "stdio"])
def test_an_internal_error_keeps_its_traceback_and_ends_the_case(connector: Any) -> None:
    broken = case("broken", setup(life=13), when(Pass("Alice")), when(Pass("Bob")))
    connection = connect(manifest(), connector)
    result = run_case(broken, connection)
    assert (result.verdict, result.step) == (Verdict.ENGINE_ERROR, 0)
    assert "ZeroDivisionError: the toy is broken" in result.reason
    assert "Traceback" in result.log
    assert run_case(good(), connection).verdict == Verdict.PASS
    connection.close()


def test_both_connectors_give_the_same_results() -> None:
    color = AskObject("forest", "colors")
    cases = [
        good(),
        bad(),
        case("lotus", setup(lotus={"card": "Black Lotus"}), when(Pass("Alice"))),
        case(
            "chooses",
            setup(forest=False),
            when(ResolveTop()),
            when(Answer("Alice", "color", "red")),
            then(color, ["red"]),
        ),
        case("shape", setup(forest=False), then(AskObject("forest", "power"), 2)),
    ]
    seen = []
    for connector in ("in-process", "stdio"):
        connection = connect(manifest(), connector, check=SchemaCheck())  # type: ignore[arg-type]
        results = [run_case(each, connection) for each in cases]
        connection.close()
        seen.append([msgspec.structs.replace(result, seconds=0, log="", transcript=()) for result in results])
    assert seen[0] == seen[1]
    assert [result.verdict for result in seen[0]] == ["pass", "fail", "unsupported", "pass", "protocol-error"]


def test_an_engine_in_this_process_is_interrupted_when_its_time_is_up(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(
        "import sys, time\nsys.path.insert(0, " + repr(str(TOY.parent)) + ")\nfrom toy import Toy\n"
        "class Slow(Toy):\n    def act(self, act):\n"
        "        if self.unlucky: time.sleep(60)\n        return super().act(act)\n"
    )
    slow = Manifest(name="slow", command=("x",), in_process=f"{tmp_path / 'slow.py'}:Slow")
    connection = connect(slow, "in-process", Limits(seconds=0.2))
    assert run_case(unlucky(), connection).verdict == Verdict.TIMEOUT
    assert run_case(good(), connection).verdict == Verdict.PASS


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("{python}", str(TOY), "no-start"), "ClassNotFoundException"),
        (("no-such-program-here",), "can't be run"),
        (("{python}", "-c", "print('hello'); input()"), "stdout is for the protocol alone"),
    ],
)
def test_an_engine_that_does_not_start_is_reported_with_its_own_words(command: tuple[str, ...], words: str) -> None:
    with pytest.raises(EngineStartError, match=words):
        connect(Manifest(name="x", command=command, install="get it there"), "stdio", QUICK)


def test_in_process_needs_a_class_in_the_manifest(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="use --connector stdio"):
        connect(Manifest(name="x", command=("x",)), "in-process")
    with pytest.raises(EngineStartError, match="can't be imported"):
        connect(Manifest(name="x", command=("x",), in_process="no_such_module:X"), "in-process")


class Listening(SchemaCheck):
    """Validates, and remembers what went by."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, str, Any]] = []

    def params(self, method: Any, message: Any) -> str:
        self.heard.append(("→", method, msgspec.to_builtins(message)))
        return super().params(method, message)

    def result(self, method: Any, message: Any) -> str:
        self.heard.append(("←", method, msgspec.to_builtins(message)))
        return super().result(method, message)


def test_all_messages_are_validated_in_both_directions_on_both_connectors() -> None:
    heard = {}
    for connector in ("in-process", "stdio"):
        check = Listening()
        connection = connect(manifest(), connector, check=check)  # type: ignore[arg-type]
        assert run_case(good(), connection).verdict == Verdict.PASS
        connection.close()
        heard[connector] = [(arrow, method) for arrow, method, message in check.heard]
    methods = ["initialize", "case/start", "case/act", "case/observe", "case/end"]
    for said in heard.values():
        for arrow in ("→", "←"):
            assert [method for one, method in said if one == arrow] == methods


class Strict(SchemaCheck):
    """As if the schema forbade one message."""

    def __init__(self, direction: str, method: str) -> None:
        super().__init__()
        self.forbidden = direction, method

    def params(self, method: Any, message: Any) -> str:
        return "$: it is forbidden" if self.forbidden == ("→", method) else super().params(method, message)

    def result(self, method: Any, message: Any) -> str:
        return "$: it is forbidden" if self.forbidden == ("←", method) else super().result(method, message)


@pytest.mark.parametrize("connector", ["in-process", "stdio"])
@pytest.mark.parametrize(
    ("direction", "words"),
    [("→", "the harness's own case/act is wrong"), ("←", "the result of case/act does not match its schema")],
)
def test_a_message_that_does_not_fit_its_schema_is_told(connector: Any, direction: str, words: str) -> None:
    connection = connect(manifest(), connector, check=Strict(direction, "case/act"))
    result = run_case(good(), connection)
    connection.close()
    assert (result.verdict, words in result.reason) == (Verdict.PROTOCOL_ERROR, True), result.reason


@pytest.mark.parametrize("connector", ["in-process", "stdio"])
@pytest.mark.parametrize("direction", ["→", "←"])
def test_a_greeting_that_does_not_fit_its_schema_keeps_the_engine_from_starting(connector: Any, direction: str) -> None:
    with pytest.raises(EngineStartError, match="it is forbidden"):
        connect(manifest(), connector, check=Strict(direction, "initialize"))


def test_a_result_in_this_process_with_a_field_of_the_wrong_type_is_found(tmp_path: Path) -> None:
    (tmp_path / "loose.py").write_text(
        "import sys\nsys.path.insert(0, " + repr(str(TOY.parent)) + ")\nfrom toy import Illegal, Toy\n"
        "class Loose(Toy):\n    def act(self, act):\n        return Illegal(5)\n"
    )
    loose = Manifest(name="loose", command=("x",), in_process=f"{tmp_path / 'loose.py'}:Loose")
    result = run_case(good(), connect(loose, "in-process", check=SchemaCheck()))
    assert result.verdict == Verdict.PROTOCOL_ERROR
    assert "$.reason: 5 is not of type 'string' (adapters/schema/case-act.result.json)" in result.reason
