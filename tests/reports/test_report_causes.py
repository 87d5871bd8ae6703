"""The likely causes of an engine's wrong answers."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from synthetic_report import results_file, synthetic_suite

from mtg_conformance.results import Result, Verdict
from mtg_reports.causes import Cause, by_text, likely
from mtg_reports.model import Report, make_report
from mtg_spec.cases import Case, Suite
from mtg_spec.protocol import Engine, PlacedObject

SUITE = synthetic_suite(12)
ALL = [case.id for case in SUITE.cases]


def placing(case: Case, *cards: str) -> Case:
    """The case, placing just these cards, each under the name of the card."""
    objects = tuple(PlacedObject(card, card, "battlefield", "Alice") for card in cards)
    return msgspec.structs.replace(case, setup=msgspec.structs.replace(case.setup, objects=objects), cards=cards)


def report_on(cards: list[tuple[str, ...]], failing: dict[int, str]) -> Report:
    """A run of cases that place these cards and cite a rule each; `failing` gives reasons."""
    cases = tuple(
        msgspec.structs.replace(placing(case, *names), rules=(f"106.{at + 1}",))
        for at, (case, names) in enumerate(zip(SUITE.cases, cards, strict=False))
    )
    suite = Suite(version="1", edition="e", digest="d", cases=cases)
    results = [
        Result(case=case.id, verdict=Verdict.FAIL if at in failing else Verdict.PASS, reason=failing.get(at, ""))
        for at, case in enumerate(cases)
    ]
    return make_report([results_file(suite, {"engine": Engine("Lantern", "1")}, results)], suite)


def told(causes: list[Cause]) -> list[tuple[str, str, int, int]]:
    """The causes as (kind, label, failing, out of)."""
    return [(cause.kind, cause.label, len(cause.cases), cause.out_of) for cause in causes]


def test_a_card_all_of_whose_cases_fail_is_a_cause() -> None:
    report = report_on([("Forest", "Pool")] * 3 + [("Forest",)] * 5, {0: "a", 1: "b", 2: "c"})
    assert told(likely(report, report.runs[0])) == [("card", "Pool", 3, 3)]


def test_a_card_that_is_everywhere_is_none() -> None:
    report = report_on([("Forest",)] * 8, {0: "no mana", 1: "no mana", 2: "no mana"})
    assert told(likely(report, report.runs[0])) == [("answer", "no mana", 3, 3)]


def test_what_is_explained_says_nothing_for_other_causes() -> None:
    cards = [("Pool", "Goblin")] * 4 + [("Goblin",)] * 4
    report = report_on(cards, {0: "a", 1: "b", 2: "c", 3: "d", 4: "e"})
    assert told(likely(report, report.runs[0])) == [("card", "Pool", 4, 4), ("answer", "e", 1, 1)]


def test_answers_that_differ_in_names_and_numbers_are_alike() -> None:
    reasons = {0: "Pool has power 2 for Alice", 1: "Goblin has power 13 for Bob", 2: "Goblins has power 1 for Bob"}
    report = report_on([("Pool",), ("Goblin",), ("Goblin",), ("Pool",)], reasons)
    found = by_text(report, report.runs[0], [Verdict.FAIL])
    assert [(cause.label, len(cause.cases)) for cause in found] == [
        ("⟨card⟩ has power … for ⟨player⟩", 2),
        ("Goblins has power … for ⟨player⟩", 1),
    ]


@given(
    st.lists(st.lists(st.sampled_from("ABCD"), min_size=1, unique=True).map(tuple), min_size=12, max_size=12),
    st.dictionaries(st.integers(0, 11), st.sampled_from(("x", "y", "z"))),
)
def test_every_wrong_answer_has_one_cause(cards: list[tuple[str, ...]], failing: dict[int, str]) -> None:
    report = report_on(cards, failing)
    found = likely(report, report.runs[0])
    assert sorted(case.id for cause in found for case in cause.cases) == sorted(ALL[at] for at in failing)
