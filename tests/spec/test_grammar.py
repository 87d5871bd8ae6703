"""The grammar is unambiguous, documented word by word, and the documentation is up to date."""

from __future__ import annotations

import io
import logging
import re

import lark
import pytest
from language_texts import parse

from mtg_spec.documents import root
from mtg_spec.language import load_language
from mtg_spec.language_page import PAGE, VALUES, language_page
from mtg_spec.numerals import NUMERALS
from mtg_spec.phrases import STARTS, PhraseError, grammar_text, phrase_parser
from mtg_spec.plain_shapes import GIVEN, PATTERNS
from mtg_spec.shapes import SHAPES
from mtg_spec.vocabulary_size import MOST, counted_words

LANGUAGE = load_language(root())
PARSER = phrase_parser(LANGUAGE)


def test_the_grammar_has_no_conflict() -> None:
    """LALR(1) without conflicts, of which lark would only whisper: no phrase has two readings."""
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    lark.logger.addHandler(handler)
    level = lark.logger.level
    lark.logger.setLevel(logging.DEBUG)
    try:
        lark.Lark(grammar_text(), parser="lalr", lexer="basic", start=list(STARTS), debug=True)
    finally:
        lark.logger.removeHandler(handler)
        lark.logger.setLevel(level)
    assert heard.getvalue() == ""


def test_no_word_can_be_two_terminals_at_one_place() -> None:
    table = PARSER._lark.parser.parser._parse_table.states  # type: ignore[attr-defined]
    terminals = {terminal.name: terminal for terminal in PARSER._lark.terminals}
    pairs = {(one, other) for actions in table.values() for one in actions for other in actions if one != other}
    clashes = [
        (word, one, other)
        for one, other in pairs
        if other in terminals
        for word in PARSER._words.get(one, [])
        if re.fullmatch(terminals[other].pattern.to_regexp(), word)
    ]
    assert not clashes


def test_every_word_of_the_grammar_is_documented() -> None:
    words = {*LANGUAGE.words, *LANGUAGE.glue, *(form for word in LANGUAGE.words.values() for form in word.forms)}
    tables = {
        *LANGUAGE.states,
        *LANGUAGE.card_types,
        *LANGUAGE.keywords,
        *LANGUAGE.counters,
        *LANGUAGE.zones,
        *NUMERALS,
    }
    assert not PARSER.literals() - words - tables


def test_every_glue_word_is_used() -> None:
    patterns = set(re.findall(r"[a-z/']+", " ".join(re.findall(r"/(.*)/", grammar_text()))))
    keys = {part for section in LANGUAGE.sections.values() for key in section.keys for part in key.split()}
    assert not set(LANGUAGE.glue) - PARSER.literals() - patterns - keys - {"'s", "not", "yes"}


def test_there_are_few_words() -> None:
    """The limit is a promise: a new mechanic is a new document. Merge words that say the same before you raise it."""
    words = counted_words(LANGUAGE)
    assert len(words) <= MOST == 130
    assert {"permanent", "destroy", "random"} <= set(words)
    assert not {"permanents", "kicked", "green", "upkeep", "two", "the"} & set(words)
    assert len(LANGUAGE.glue) <= 50, "plain English is not counted, but must not become the place for all new words"


@pytest.mark.parametrize("word", LANGUAGE.words.values(), ids=lambda word: word.name)
def test_the_example_of_each_word_is_a_phrase(word: object) -> None:
    example = word.example  # type: ignore[attr-defined]
    readings = 0
    for start in STARTS:
        try:
            parse(start, example)
            readings += 1
        except PhraseError:
            continue
    assert readings, example


def test_every_shape_of_the_tables_can_be_read() -> None:
    shapes = {key.shape for section in LANGUAGE.sections.values() for key in section.keys.values()}
    mappings = {f"mapping {name}" for name in LANGUAGE.sections}
    assert not shapes - SHAPES.keys() - mappings
    assert not SHAPES.keys() - shapes


def test_keys_name_only_keys_that_there_are() -> None:
    for section in LANGUAGE.sections.values():
        for key in section.keys.values():
            assert set(key.beside) <= section.keys.keys() | LANGUAGE.sections.keys()
            assert set(key.needs) <= set(key.beside)


def test_the_page_about_the_language_is_up_to_date() -> None:
    page = root() / PAGE
    assert page.read_text(encoding="utf-8") == language_page(LANGUAGE), "run: python -m mtg_spec.language_page"


def test_the_page_shows_every_form_and_every_value() -> None:
    page = language_page(LANGUAGE)
    shapes = {key.shape for section in LANGUAGE.sections.values() for key in section.keys.values()}
    anchors = {
        re.sub(r"[^\w -]", "", line.lstrip("# ")).lower().replace(" ", "-")
        for line in page.splitlines()
        if line[:1] == "#"
    }
    assert set(re.findall(r"\(#([\w-]+)\)", page)) <= anchors | {"mana-1"}
    phrases = {start.replace("_", " ") for start in STARTS} | {"types"}
    assert shapes <= phrases | VALUES.keys() | GIVEN.keys() | PATTERNS.keys() | {
        f"mapping {n}" for n in LANGUAGE.sections
    }
    for act in ("attack", "be countered", "untap"):
        assert act in page.partition("### acts")[2].partition("###")[0]
    assert "- you control *quantity* *description*" in page
    assert "⁇" not in page and "⁑" not in page and "\\" not in page.partition("## Forms")[2]
