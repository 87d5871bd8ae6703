"""Sentences made up from the grammar itself: each is read or refused with a reason, and reads back as what it said."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from language_texts import parse
from lark.grammar import NonTerminal, Terminal

from mtg_spec.documents import root
from mtg_spec.event_wording import EventWording
from mtg_spec.language import load_language
from mtg_spec.phrases import STARTS, PhraseError, phrase_parser

LANGUAGE = load_language(root())
PARSER = phrase_parser(LANGUAGE)
SETTINGS = settings(deadline=None, max_examples=60)
DEEP = 12  # steps into the grammar; then the shortest way out is taken

# Examples of the terminals that are patterns.
PATTERNS: dict[str, list[str]] = {
    "MANA": ["{1}{W}", "{X}", "{G}"],
    "SIZE": ["2/2", "10/1"],
    "CHANGE": ["+1/+1", "-2/-0", "+X/+X"],
    "DIGITS": ["0", "3", "17"],
    "NAME": ["Sol Ring", "Urza's Tower"],
    "COST_COMMA": [","],
}


def _expansions() -> dict[str, list[list[Any]]]:
    found: dict[str, list[list[Any]]] = {}
    for rule in PARSER._lark.rules:
        found.setdefault(rule.origin.name, []).append(list(rule.expansion))
    return found


RULES = _expansions()


def _depths() -> dict[str, int]:
    """How many steps a symbol needs at least to become words."""
    depths: dict[str, int] = {}
    while len(depths) < len(RULES):
        for name, expansions in RULES.items():
            ways = [
                max((depths.get(part.name, 99) for part in way if isinstance(part, NonTerminal)), default=0)
                for way in expansions
            ]
            if min(ways) < 99:
                depths[name] = min(depths.get(name, 99), min(ways) + 1)
    return depths


DEPTHS = _depths()


def _words(name: str) -> list[str]:
    known = PARSER._words.get(name) or PATTERNS.get(name)
    return known or _alternatives(name)


def _alternatives(name: str) -> list[str]:
    """The words of a pattern that only lists them: `a|b`."""
    pattern = next(terminal.pattern for terminal in PARSER._lark.terminals if terminal.name == name)
    text = pattern.value.split("(?:", 1)[-1].split(")(?!")[0]
    return ["other spells that player has cast this turn"] if name == "OTHER_SPELLS" else _spelt(text)


def _spelt(text: str) -> list[str]:
    text = re.sub(r"\(\?[=!].*", "", text).replace("\\s+", " ")
    for _ in range(6):  # groups and optional letters
        text = re.sub(r"\w\?|\([^()]*\)\?", "", text)
        text = re.sub(r"\(([^()|]*)(\|[^()]*)?\)", r"\1", text)
    return [part for part in text.split("|") if part]


@st.composite
def sentences(draw: st.DrawFn, start: str) -> str:
    words: list[str] = []

    def grow(symbol: Terminal | NonTerminal, left: int) -> None:
        if isinstance(symbol, Terminal):
            words.append(draw(st.sampled_from(_words(symbol.name))))
            return
        ways = RULES[symbol.name]
        if left <= 0:
            shortest = min(_need(way) for way in ways)
            ways = [way for way in ways if _need(way) == shortest]
        for part in draw(st.sampled_from(ways)):
            grow(part, left - 1)

    grow(NonTerminal(start), DEEP)
    return " ".join(words).replace(" ,", ",").replace(" 's", "'s")


def _need(way: list[Any]) -> int:
    return max((DEPTHS[part.name] for part in way if isinstance(part, NonTerminal)), default=0)


@pytest.mark.parametrize("start", STARTS)
@given(data=st.data())
@SETTINGS
def test_every_sentence_of_the_grammar_is_read_or_refused_for_what_it_says(start: str, data: st.DataObject) -> None:
    text = data.draw(sentences(start))
    try:
        parse(start, text)
    except PhraseError as error:
        assert error.message and 0 <= error.offset <= len(text)


WORDING = EventWording(LANGUAGE)
WRITERS: dict[str, Callable[[Any], str]] = {
    "phrase": WORDING.phrase,
    "selector": WORDING.selector,
    "event": WORDING.event,
    "amount": WORDING.amount,
    "costs": WORDING.costs,
    "condition": WORDING.condition,
}
# What is known to be written otherwise: the placeholders of keyword documents, "your opponents" (one by one), "that many"
# where no noun follows it, tokens in a list of other things, what enters said as a move, numbers of nothing, several "or",
# several "non…" within it, the greatest of what is exiled with this, or what is equal to something among it.
OTHERWISE = re.compile(
    r"\b(TYPE|QUALITY|your opponents|that many|tokens?|into the battlefield|0|zero)\b|\bor\b.*\bor\b|\bnon\S+ .*\bnon"
    r"|exiled with this with (the (greatest|least)|.* equal to)"
)


@pytest.mark.parametrize("start", WRITERS)
@given(data=st.data())
@settings(SETTINGS, derandomize=True)
def test_what_a_sentence_says_is_written_so_that_it_says_the_same(start: str, data: st.DataObject) -> None:
    text = data.draw(sentences(start))
    assume(not OTHERWISE.search(text))
    try:
        tree = parse(start, text)
    except PhraseError:
        assume(False)
    written = WRITERS[start](tree)
    assert parse(start, written) == tree, (text, written)
