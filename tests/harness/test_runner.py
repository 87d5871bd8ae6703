"""Which verdict follows from which replies."""

from __future__ import annotations

from typing import Any

import pytest
from toy_cases import NOTHING_ELSE, Scripted, bad, case, good, manifest, setup, then, when

from mtg_conformance.connectors import connect
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.running import Claims, run_cases
from mtg_spec import serving
from mtg_spec.cases import Case
from mtg_spec.protocol import (
    Answer,
    AskObject,
    AskPlayer,
    Ended,
    Illegal,
    Observed,
    Ok,
    Pass,
    ResolveTop,
    Skipped,
    TapForMana,
    Unsupported,
    Waits,
)

TAP = TapForMana("Alice", "forest")
TAPPED = AskObject("forest", "tapped")


def play(*steps: Any, **objects: Any) -> Result:
    return run_case(case("x", setup(**(objects or {"forest": False})), *steps), connect(manifest(), "in-process"))


def script(replies: dict[str, Any], *steps: Any) -> Result:
    """An engine that gives one reply to each kind of request."""
    defaults = {"case/start": Ok(), "case/act": Ok(), "case/observe": Observed(True), "case/end": Ended()}
    return run_case(case("x", setup(forest=False), *steps), Scripted(lambda method, _: {**defaults, **replies}[method]))


def test_a_case_passes_when_all_is_as_it_must_be() -> None:
    result = play(when(TAP), then(TAPPED, True))
    assert (result.verdict, result.step, result.reason) == (Verdict.PASS, -1, "")
    assert [exchange.method for exchange in result.transcript] == ["case/start", "case/act", "case/observe", "case/end"]


def test_the_expected_answer_never_travels() -> None:
    connection = Scripted(lambda method, _: {"case/start": Ok(), "case/end": Ended()}.get(method, Observed("")))
    secret = case("telling-id", setup(), then(AskPlayer("Alice", "mana"), "{G}{secret}"), tags=["CR-106.7"])
    run_case(secret, connection)
    sent = repr(connection.asked)
    assert not any(word in sent for word in ("secret", "telling", "title", "106.7"))
    first, second = connection.asked[0][1].id, (run_case(secret, connection), connection.asked[-3][1].id)[1]
    assert first != second


def test_a_wrong_answer_fails_with_what_was_asked_expected_and_said() -> None:
    result = play(then(TAPPED, True))
    assert (result.verdict, result.step, result.expected, result.actual) == (Verdict.FAIL, 0, True, False)
    assert result.question == {"ask": "object", "object": "forest", "what": "tapped"}
    assert result.reason == "“it is so”: the engine answers false, it must be true"


def test_a_forbidden_act_must_be_refused() -> None:
    refused = play(when(TAP, illegal=True), then(TAPPED, True), forest=True)
    assert refused.verdict == Verdict.PASS
    allowed = play(when(TAP, illegal=True))
    assert (allowed.verdict, allowed.reason) == (
        Verdict.FAIL,
        "the engine allowed “TapForMana happens”, which the rules forbid",
    )


def test_a_refused_act_fails_with_the_engines_reason() -> None:
    result = play(when(TAP), forest=True)
    assert result.verdict == Verdict.FAIL
    assert "it is tapped (it cites rule 107.5)" in result.reason


def test_unsupported_is_no_failure_and_names_the_word() -> None:
    card = play(forest={"card": "Black Lotus"})
    assert (card.verdict, card.what, card.step) == (Verdict.UNSUPPORTED, "Black Lotus", -1)
    question = play(then(AskPlayer("Alice", "poison"), 0))
    assert (question.verdict, question.what, question.step) == (Verdict.UNSUPPORTED, "poison", 0)


def test_a_choice_that_the_case_does_not_answer_fails() -> None:
    asked = 'the game asked Alice for a choice (color) (options: "red", "green"), and the case does not answer'
    at_the_end = play(when(ResolveTop()))
    assert (at_the_end.verdict, at_the_end.step, at_the_end.reason) == (Verdict.FAIL, 0, asked)
    on_the_way = play(when(ResolveTop()), when(TAP))
    assert (on_the_way.verdict, on_the_way.step, on_the_way.reason) == (Verdict.FAIL, 1, asked)


def test_an_answer_to_what_is_not_asked_fails_unless_it_is_optional() -> None:
    result = play(when(Answer("Alice", "color", "red")))
    assert result.verdict == Verdict.FAIL
    assert result.reason == "the case answers Alice's choice (color), which the game does not ask for"
    assert play(when(Answer("Alice", "color", "red", optional=True))).verdict == Verdict.PASS
    wrong = play(when(ResolveTop()), when(Answer("Bob", "color", "red")))
    assert "it asks Alice for a choice (color)" in wrong.reason


def test_an_engine_that_accepts_answers_to_nothing_fails_too() -> None:
    assert script({}, when(Answer("Alice", "may", True))).verdict == Verdict.FAIL


def test_an_optional_answer_leaves_another_choice_open() -> None:
    steps = (when(ResolveTop()), when(Answer("Bob", "may", True, optional=True)))
    assert "does not answer" in play(*steps).reason
    assert play(*steps, when(Answer("Alice", "color", "red"))).verdict == Verdict.PASS


class Asker(serving.Adapter):
    """Asks for choices of which some have one legal answer."""

    def __init__(self, *asked: Waits) -> None:
        self.asked = list(asked)
        self.answers: list[Any] = []

    def act(self, act: Any) -> Ok:
        if isinstance(act, Answer):
            self.answers.append(act.answer)
        return Ok(self.asked.pop(0) if self.asked else None)


@pytest.mark.parametrize(
    ("waits", "answer"),
    [
        (Waits("color", "Alice", ("red",)), "red"),
        (Waits("objects", "Alice", ("a", "b"), least=2, most=2), ["a", "b"]),
        (Waits("order", "Alice", ("a",)), ["a"]),
        (Waits("trigger order", "Alice", ("a", "a")), ["a", "a"]),
    ],
)
def test_a_choice_with_one_legal_answer_is_answered_by_the_session(waits: Waits, answer: Any) -> None:
    adapter = Asker(waits)
    session = serving.Session(adapter)
    session._reset(skipping=False)
    assert session.act(ResolveTop()) == Ok(None, (waits,))
    assert adapter.answers == [answer]
    assert session.act(Answer("Alice", waits.choice, answer)) == Ok()
    assert adapter.answers == [answer], "a case may give the forced answer once more, and the engine does not see it"


@pytest.mark.parametrize(
    "waits",
    [
        Waits("color", "Alice", ("red", "green")),
        Waits("may", "Alice"),
        Waits("objects", "Alice", ("a",)),
        Waits("objects", "Alice", ("a",), least=0, most=1),
        Waits("trigger order", "Alice", ("a", "b")),
        Waits("divide", "Alice", ("a",)),
    ],
)
def test_a_choice_with_several_answers_is_left_to_the_case(waits: Waits) -> None:
    session = serving.Session(Asker(waits))
    session._reset(skipping=False)
    assert session.act(ResolveTop()) == Ok(waits)


def test_a_wrong_answer_to_a_forced_choice_is_illegal() -> None:
    session = serving.Session(Asker(Waits("color", "Alice", ("red",))))
    session._reset(skipping=False)
    session.act(ResolveTop())
    assert isinstance(session.act(Answer("Alice", "color", "blue")), Illegal)


def test_a_case_may_answer_what_the_adapter_names_as_forced() -> None:
    target = Waits("targets", "Alice", ("forest",), least=1, most=1)

    class Silent(serving.Adapter):
        def act(self, act: Any) -> Ok:
            assert not isinstance(act, Answer), "the engine has chosen already"
            return Ok(None, (target,))

    session = serving.Session(Silent())
    session._reset(skipping=False)
    assert session.act(ResolveTop()) == Ok(None, (target,))
    assert isinstance(session.act(Answer("Alice", "targets", ["swamp"])), Illegal)
    assert session.act(Answer("Alice", "targets", ["forest"])) == Ok()
    assert isinstance(session.act(Answer("Alice", "targets", ["forest"])), Illegal), "it is asked once"


def test_an_answer_of_the_wrong_shape_is_a_protocol_error() -> None:
    result = play(then(AskObject("forest", "power"), 2))
    assert result.verdict == Verdict.PROTOCOL_ERROR
    assert 'Expected `int | null`, got `str`: "two"' in result.reason
    assert script({"case/observe": Observed(1)}, then(TAPPED, True)).verdict == Verdict.PROTOCOL_ERROR


def test_skipped_without_a_cause_is_a_protocol_error() -> None:
    assert script({"case/act": Skipped()}, when(TAP)).verdict == Verdict.PROTOCOL_ERROR


def test_a_question_that_is_called_illegal_fails() -> None:
    result = script({"case/observe": Illegal("no")}, then(TAPPED, True))
    assert (result.verdict, result.step) == (Verdict.FAIL, 0)


def test_the_first_wrong_reply_decides() -> None:
    result = play(when(TAP), then(TAPPED, False), then(AskPlayer("Alice", "poison"), 0))
    assert (result.verdict, result.step) == (Verdict.FAIL, 1)


def test_nothing_else_changed_looks_at_what_no_step_speaks_of() -> None:
    assert play(when(TAP), then(TAPPED, True), NOTHING_ELSE).verdict == Verdict.PASS
    unsaid = play(when(TAP), NOTHING_ELSE)
    assert (unsaid.verdict, unsaid.expected, unsaid.actual) == (Verdict.FAIL, False, True)
    assert unsaid.reason == "tapped of forest changed from false to true, which no step of the case says"
    life = play(when(Pass("Bob")), then(TAPPED, False), NOTHING_ELSE)
    assert life.reason.startswith("life of Bob changed from 20 to 19")


def test_nothing_else_changed_needs_an_engine_that_observes() -> None:
    assert (
        script({"case/observe": Unsupported("capability", "observe")}, when(TAP), NOTHING_ELSE).verdict == "unsupported"
    )


@pytest.mark.parametrize(
    ("compare", "value", "right", "wrong"),
    [
        ("equals", {"zone": "hand"}, {"zone": "hand"}, {"zone": "exile"}),
        ("equals", 1, 1, True),
        ("includes", "Elf", ["Elf", "Druid"], ["Druid"]),
        ("excludes", "Elf", [], ["Elf"]),
        ("at least", 2, 3, 1),
        ("at least", 2, 2, None),
        ("one of", ["{G}", "{W}"], "{W}", "{B}"),
        ("contains", {"zone": "exile"}, {"zone": "exile", "owner": "Bob"}, {"owner": "Bob"}),
        ("set", ["a", "b"], ["b", "a"], ["a", "b", "b"]),
    ],
)
def test_expectations(compare: Any, value: Any, right: Any, wrong: Any) -> None:
    from mtg_conformance.comparing import holds
    from mtg_spec.cases import Expectation

    assert holds(Expectation(compare, value), right)
    assert not holds(Expectation(compare, value), wrong)


def test_the_derivation_names_steps_of_the_case() -> None:
    result = play(then(TAPPED, False), when(TAP), NOTHING_ELSE, then(TAPPED, True))
    assert [(entry.step, entry.rule) for entry in result.derivation] == [(1, "107.5")]


def test_a_capability_is_there_or_it_is_not() -> None:
    claims = Claims()
    denied = case("denied", setup(), needs=["counters"])
    used = case("used", setup(), needs=["counters"])
    no = Result(case="denied", verdict=Verdict.UNSUPPORTED, what="counters")
    yes = Result(case="used", verdict=Verdict.PASS)
    assert claims.checked(denied, no) is no
    late = claims.checked(used, yes)
    assert late.verdict == Verdict.PROTOCOL_ERROR
    assert "denied declared unsupported" in late.reason
    other = Claims()
    other.checked(used, yes)
    assert other.checked(denied, no).verdict == Verdict.PROTOCOL_ERROR
    failed = Result(case="used", verdict=Verdict.FAIL)
    assert claims.checked(used, failed) is failed


def test_several_jobs_give_the_results_of_one_in_the_same_order() -> None:
    cases: list[Case] = [good(f"g{i}") if i % 3 else bad(f"b{i}") for i in range(40)]

    def run(jobs: int) -> list[tuple[str, Verdict]]:
        results = run_cases(cases, connect(manifest(), "stdio"), lambda: connect(manifest(), "stdio"), jobs)
        return [(result.case, result.verdict) for result in results]

    assert run(3) == run(1)
