"""Rule numbers: reading, order, and what may follow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtg_spec.rule_numbers import LETTERS, Level, RuleNumber, break_in_numbering

numbers = st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 300), st.sampled_from(["", *LETTERS]))


@given(numbers)
def test_a_number_reads_back_as_written(number: RuleNumber) -> None:
    assert RuleNumber.parse(str(number)) == number


def test_numbers_are_ordered_as_in_the_rules() -> None:
    written = ["106.2", "106.12", "106.12a", "106.12b", "106.13", "107.1"]
    assert sorted(map(RuleNumber.parse, reversed(written))) == [RuleNumber.parse(text) for text in written]


@given(numbers)
def test_what_may_follow_is_greater_and_no_break(number: RuleNumber) -> None:
    for following in number.successors():
        assert following > number
        assert break_in_numbering(number.chapter, number, following) is None


@given(numbers, numbers)
def test_a_break_is_found_wherever_the_numbering_does_not_go_on(first: RuleNumber, second: RuleNumber) -> None:
    broken = break_in_numbering(first.chapter, first, second)
    assert (broken is None) == (second in first.successors())


@pytest.mark.parametrize(("number", "following"), [("704.5k", "704.5m"), ("704.5n", "704.5p"), ("704.5", "704.5a")])
def test_letters_skip_l_and_o(number: str, following: str) -> None:
    assert str(RuleNumber.parse(number).successors()[0]) == following


def test_after_z_only_the_next_rule_may_follow() -> None:
    assert [str(n) for n in RuleNumber.parse("704.5z").successors()] == ["704.6"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "106",
        "106.",
        "106.12.",
        "106.12A",
        "106.12ab",
        "106.0",
        "106.012",
        "006.1",
        "1066.1",
        " 106.1",
        "106.1\n",
        "١٠٦.1",
    ],
)
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="not a rule number"):
        RuleNumber.parse(text)


@pytest.mark.parametrize("text", ["704.5l", "704.5o"])
def test_the_letters_l_and_o_are_no_subrules(text: str) -> None:
    with pytest.raises(ValueError, match="skip the letters l and o"):
        RuleNumber.parse(text)


def test_a_subrule_knows_its_place() -> None:
    number = RuleNumber.parse("106.12a")
    assert (number.section, number.level, number.parent) == (1, Level.SUBRULE, RuleNumber(106, 12))
    assert RuleNumber(106, 12).parent is None
