"""The reader of the official rules text: what it understands, and what it refuses."""

from __future__ import annotations

import hashlib
from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules_texts import BODY, made_up, official_text

from mtg_spec.official_rules import (
    OfficialRule,
    OfficialRules,
    OfficialRulesError,
    parse_official_rules,
    read_official_rules,
    text_hash,
)
from mtg_spec.rule_numbers import Level

NAME = Path("rules.txt")


def parsed(text: str) -> OfficialRules:
    return parse_official_rules(text.encode(), NAME)


def rule(text: str, number: str) -> OfficialRule:
    return next(rule for rule in parsed(text).rules if str(rule.number) == number)


def refusal(text: str) -> OfficialRulesError:
    with pytest.raises(OfficialRulesError) as caught:
        parsed(text)
    assert caught.value.hint, "an error must say what to do"
    return caught.value


def test_an_edition_is_named_by_the_day_it_takes_effect() -> None:
    assert parsed(made_up(day="February 29, 2032")).edition == date(2032, 2, 29)


def test_sections_chapters_and_rules_come_in_order() -> None:
    rules = parsed(made_up())
    assert [(s.number, s.title) for s in rules.sections] == [(1, "Playing Chess"), (2, "Pieces")]
    assert [(c.number, c.title) for c in rules.chapters] == [
        (100, "General"), (101, "The Clock"), (200, "General"), (201, "Pawns"),
    ]  # fmt: skip
    assert [str(r.number) for r in rules.rules] == [
        "100.1", "100.1a", "100.1b", "100.2", "101.1", "101.2", "101.2a", "200.1", "201.1", "201.1a",
    ]  # fmt: skip


def test_everything_knows_its_line_in_the_file() -> None:
    text = made_up()
    rules = parsed(text)
    lines = text.splitlines()
    assert all(lines[r.line - 1].startswith(str(r.number)) for r in rules.rules)
    assert all(lines[c.line - 1] == f"{c.number}. {c.title}" for c in rules.chapters)
    assert all(lines[s.line - 1] == f"{s.number}. {s.title}" for s in rules.sections)
    assert all(lines[g.line - 1] == g.term for g in rules.glossary)


def test_examples_belong_to_their_rule() -> None:
    found = rule(made_up(), "100.1a")
    assert found.text == "A third may watch.\nExample: Carol watches and says nothing."
    assert found.examples == ("Example: Carol watches and says nothing.",)


def test_indented_lines_after_a_blank_one_continue_their_rule() -> None:
    assert rule(made_up(), "100.2").text == "The board has 64 squares.\nHalf of them are dark."


def test_a_rule_that_is_just_a_heading_has_a_title() -> None:
    assert rule(made_up(), "101.2").title == "Flags"
    assert rule(made_up(), "101.1").title is None
    assert rule(made_up(), "101.2a").title is None


def test_glossary_entries_are_no_rules() -> None:
    assert [(g.term, len(g.paragraphs)) for g in parsed(made_up()).glossary] == [("Board", 1), ("Flag", 2)]


def test_a_full_stop_too_many_or_too_few_after_a_number_is_forgiven() -> None:
    text = made_up(BODY.replace("100.1b Nobody", "100.1b. Nobody").replace("101.1. Each", "101.1 Each"))
    assert parsed(text).rules[2].text == "Nobody may help."
    assert [r.sha256 for r in parsed(text).rules] == [r.sha256 for r in parsed(made_up()).rules]


def test_the_hash_is_of_the_normalised_text_without_the_number() -> None:
    expected = hashlib.sha256(b"A third may watch.\nExample: Carol watches and says nothing.").hexdigest()
    assert rule(made_up(), "100.1a").sha256 == expected


def test_a_changed_example_changes_the_hash() -> None:
    assert rule(made_up(BODY.replace("Carol", "Dave")), "100.1a").sha256 != rule(made_up(), "100.1a").sha256


@pytest.mark.parametrize("same", ["Zoë  moves.", "Zoe\u0308 moves.", "Zoë\u00a0moves. ", "\tZoë moves."])
def test_spaces_and_unicode_forms_do_not_change_the_hash(same: str) -> None:
    assert text_hash([same]) == text_hash(["Zoë moves."])


@given(st.data())
def test_line_ends_and_byte_order_mark_make_no_difference(data: st.DataObject) -> None:
    lines = made_up().split("\n")
    ends = data.draw(
        st.lists(st.sampled_from(["\n", "\r\n", "\r", "\r\r\n"]), min_size=len(lines), max_size=len(lines))
    )
    mark = data.draw(st.sampled_from(["", "\ufeff"]))
    mixed = parsed(mark + "".join(line + end for line, end in zip(lines, ends, strict=True)))
    plain = parsed(made_up())
    assert [(r.number, r.sha256) for r in mixed.rules] == [(r.number, r.sha256) for r in plain.rules]
    assert mixed.edition == plain.edition


@pytest.mark.parametrize("kept", range(len(made_up().rstrip().split("\n")) - 2))
def test_a_file_cut_off_anywhere_is_refused(kept: int) -> None:
    """The last two lines are thanks after the heading of the credits, which close the file."""
    refusal("\n".join(made_up().split("\n")[:kept]))


@pytest.mark.parametrize("lost", ["100.1.", "100.1a", "101.1.", "101. ", "200. ", "2. "])
def test_a_file_that_lost_a_line_is_refused(lost: str) -> None:
    whole = made_up()
    body = "\n".join(line for line in BODY.split("\n") if not line.startswith(lost))
    contents = "\n".join(line for line in BODY.split("\n") if line[:4] in ("1. P", "100.", "101.", "2. P", "200."))
    assert body in made_up(body) and whole != made_up(body)
    refusal(made_up(body, contents=contents))


def test_a_gap_says_which_number_was_expected() -> None:
    error = refusal(made_up(BODY.replace("100.1b", "100.1c")))
    assert error.message == "the numbering breaks: expected 100.1b or 100.2 after 100.1a, found 100.1c"
    assert made_up().splitlines()[error.line - 1].startswith("100.1b")
    assert str(error).startswith(f"rules.txt:{error.line}:1: the numbering breaks")


def test_a_number_that_occurs_twice_is_refused() -> None:
    assert "100.1a occurs twice" in refusal(made_up(BODY.replace("100.1b", "100.1a"))).message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("100.1b Nobody", "100.1l Nobody", "subrules skip the letters l and o"),
        ("100.1b Nobody", "100.1bb Nobody", "not a rule number"),
        ("101.1. Each move presses the clock.", "101.1.", "rule 101.1 has no text"),
        ("101.1. Each", "102.1. Each", "expected 101.1 first in chapter 101, found 102.1"),
        ("2. Pieces", "3. Pieces", "expected section 2, found section 3"),
        ("101. The Clock", "102. The Clock", "expected chapter 101, found chapter 102"),
        ("100. General\n100.1.", "100. General\nStray words.\n100.1.", "text that belongs to no rule"),
        ("1. Playing Chess\n", "", "chapter 100 stands before the first section"),
        ("100. General\n100.1.", "100.1.", "rule 100.1 stands before the first chapter"),
    ],
)
def test_damage_is_named(old: str, new: str, message: str) -> None:
    assert old in BODY
    assert message in refusal(made_up(BODY.replace(old, new, 1))).message


def test_a_chapter_of_the_contents_must_be_there() -> None:
    message = refusal(made_up(contents="100. General\n101. The Clock\n200. General\n201. Pawns\n202. Kings")).message
    assert message == "breaks off: chapter 202 is in the table of contents, not in the rules"


def test_a_chapter_must_be_in_the_contents() -> None:
    message = refusal(made_up(contents="100. General\n101. The Clock\n200. General")).message
    assert message == "chapter 201 is in the rules, not in the table of contents"


@pytest.mark.parametrize("day", ["Mai 4, 2031", "May 40, 2031"])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    assert "is not a date" in refusal(made_up(day=day)).message


def test_another_text_file_is_refused() -> None:
    assert "is not the Comprehensive Rules" in refusal("Dear Alice,\n\nsee you on Friday.\n").message


def test_a_file_that_is_no_text_is_refused_at_its_line() -> None:
    with pytest.raises(OfficialRulesError, match=r"rules\.txt:2:1: is not UTF-8 text"):
        parse_official_rules(b"%PDF-1.7\n\xff\xfe", NAME)


@pytest.mark.parametrize("make", [lambda path: None, lambda path: path.mkdir()])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, make: object) -> None:
    path = tmp_path / "rules.txt"
    make(path)  # type: ignore[operator]
    with pytest.raises(OfficialRulesError, match="cannot be read"):
        read_official_rules(path)


@given(st.binary(max_size=200))
def test_no_bytes_bring_a_traceback(content: bytes) -> None:
    with pytest.raises(OfficialRulesError):
        parse_official_rules(content, NAME)


@given(st.data())
def test_no_edit_brings_a_traceback(data: st.DataObject) -> None:
    lines = made_up().split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(lines) - 1))
        strange = ["", "1.", "100.", "100.1", "999.9z", "Credits", "Glossary", "Contents", "²00.1. x", "100.²a x"]
        lines[index] = data.draw(st.sampled_from([*strange, *lines]))
    try:
        parsed("\n".join(lines))
    except OfficialRulesError as error:
        assert 1 <= error.line <= len(lines)


@pytest.mark.parametrize(
    ("edition", "chapters", "rules", "subrules", "examples"),
    [
        ("2022-04-29", 137, 1031, 1620, 265),
        ("2025-06-06", 145, 1141, 1918, 275),
        ("2026-01-16", 146, 1157, 1957, 276),
        ("2026-04-17", 147, 1165, 1973, 277),
        ("2026-06-19", 147, 1170, 1983, 277),
    ],
)
def test_every_published_edition_is_read_whole(
    edition: str, chapters: int, rules: int, subrules: int, examples: int
) -> None:
    found = read_official_rules(official_text(edition))
    levels = Counter(rule.level for rule in found.rules)
    assert found.edition.isoformat() == edition
    assert len(found.sections) == 9
    assert len(found.chapters) == chapters
    assert (levels[Level.RULE], levels[Level.SUBRULE]) == (rules, subrules)
    assert sum(len(rule.examples) for rule in found.rules) == examples
