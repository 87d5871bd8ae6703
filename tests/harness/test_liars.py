"""The adapters that know no rules: they speak well, and pass no case."""

from __future__ import annotations

from pathlib import Path

import pytest
from toy_cases import case, setup, then

from mtg_conformance import manifests
from mtg_conformance.connectors import connect
from mtg_conformance.results import Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.schemas import SchemaCheck
from mtg_conformance.suite import load_suite
from mtg_spec import answers
from mtg_spec.cases import Case
from mtg_spec.protocol import (
    AskCount,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    Question,
)

QUESTIONS: list[Question] = [
    *(AskObject("forest", what) for what in answers.OBJECT),
    *(AskPlayer("Alice", what) for what in answers.PLAYER),
    *(AskGame(what) for what in answers.GAME),
    *(AskStackTop(what) for what in answers.STACK_TOP),
    AskCount("Alice", "battlefield", "Forest"),
    AskOptions("Alice", "objects"),
    AskMayLook("Alice", "forest"),
]
LIARS = pytest.mark.parametrize("path", manifests.liars(), ids=lambda path: path.parent.name)


@LIARS
def test_a_liar_is_well_formed_in_every_answer(path: Path) -> None:
    connection = connect(manifests.load(path), "in-process", check=SchemaCheck())
    for question in QUESTIONS:
        result = run_case(case("x", setup(forest=False), then(question, "?")), connection)
        assert result.verdict in (Verdict.FAIL, Verdict.UNSUPPORTED), result.reason


@pytest.fixture(scope="module")
def cases() -> tuple[Case, ...]:
    """The cases of the suite; compiled once, for each test has a cache of its own."""
    return load_suite().cases


@LIARS
def test_a_liar_passes_no_case_of_the_suite(path: Path, cases: tuple[Case, ...]) -> None:
    connection = connect(manifests.load(path), "in-process")
    verdicts = {each.id: run_case(each, connection).verdict for each in cases}
    assert {id: verdict for id, verdict in verdicts.items() if verdict not in (Verdict.FAIL, Verdict.UNSUPPORTED)} == {}


def test_a_liar_runs_behind_a_pipe_too() -> None:
    connection = connect(manifests.find("frozen"), "stdio")
    assert connection.engine.name == "frozen"
    connection.close()
