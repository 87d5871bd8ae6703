"""Parses the phrases of the language (noun phrases, events, conditions, amounts, durations, costs) to typed trees.

The grammar is closed and LALR(1), so no phrase has two readings; it stands in `mtg_spec/grammar/*.lark`, its tables of
type words in `spec/language`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lark import Lark
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError
from lark.lexer import PatternRE, PatternStr, TerminalDef

from mtg_spec.language import LINKS, Language
from mtg_spec.numerals import NUMERALS
from mtg_spec.phrase_trees import PhraseError, TreeBuilder
from mtg_spec.yaml_nodes import nearest

__all__ = ["GRAMMAR", "STARTS", "PhraseError", "PhraseParser", "phrase_parser"]

GRAMMAR = Path(__file__).parent / "grammar"
"""The folder of the grammar's files; together they are one grammar."""

STARTS = {
    "selector": "something or someone",
    "phrase": "a noun phrase",
    "target": "a noun phrase",
    "destination": "a place or an object",
    "amount": "an amount",
    "counters": "a number and a kind of counter",
    "cards": "a number of cards",
    "mana": "mana",
    "mana_kind": "a kind of mana",
    "event": "an event",
    "condition": "a condition",
    "duration": "a duration",
    "activation": "a restriction of activating",
    "opening": "an action from the opening hand",
    "costs": "a cost",
    "keyword_abilities": "keyword abilities",
    "becomes": "what it becomes",
    "gets": "a change of power and toughness",
    "base": "a base power and toughness",
    "lost": "what is lost",
    "acts": "acts",
    "blocking": "what can be blocked",
    "type_words": "types",
    "mana_amount": "an amount of mana",
    "counted": "what is counted",
    "choice": "a choice",
    "library": "a library",
    "payment": "a payment",
    "payable": "mana to be paid",
    "spending": "what mana is spent on",
    "entering": "how it enters",
    "copying": "what is copied",
    "exceptions": "an exception",
    "production": "what is produced",
    "tokens": "a token",
    "prevented": "damage that is prevented",
}
"""What can be parsed: each start symbol of the grammar, and what it is called in messages."""

_LIKENESS = 0.75  # of a word that may have been meant; Magic has a subtype like most English words
_FEW = 8  # words that a message can name

_SHOWN = {"CHANGE": "+1/+1", "DIGITS": "digits"}  # what patterns take, as messages name it

_KIND_AND_TYPE = "<counter kind and type>"
"""The kinds of counters that are words of the type line as well: before "counter" they are kinds of counters."""

_WORD = re.compile(r"\{[^{}\s]*\}?|[^\s,]+|,")


class PhraseParser:
    """Parses with the tables of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._tables = _tables(language)
        self._lark = Lark(
            grammar_text(),
            parser="lalr",
            lexer="contextual",
            start=list(STARTS),
            edit_terminals=self._edit,
            maybe_placeholders=False,
        )
        self._words = {terminal.name: self._words_of(terminal) for terminal in self._lark.terminals}
        self._labels = _SHOWN | {
            terminal.name: f"*{terminal.pattern.table}*"
            for terminal in self._lark.terminals
            if hasattr(terminal.pattern, "table")
        }
        self._builder = TreeBuilder(language)
        forms = (form for name, word in language.words.items() for form in (name, *word.forms))
        self._known = {part for phrase in (*language.glue, *forms) for part in phrase.split()}
        self._known |= {*language.states, *language.zones}

    def parse(self, start: str, text: str) -> Any:
        """The tree of `text` as the start symbol `start` (one of `STARTS`); raises PhraseError with the place."""
        try:
            tree = self._lark.parse(text, start=start)
        except UnexpectedInput as error:
            raise self._fault(start, text, error) from None
        try:
            return self._builder.transform(tree)
        except VisitError as error:
            if isinstance(error.orig_exc, PhraseError):
                raise error.orig_exc from None
            raise

    def literals(self) -> set[str]:
        """Every word that the grammar's rules spell out."""
        return {words[0] for name, words in self._words.items() if len(words) == 1 and words[0].islower()}

    def _edit(self, terminal: TerminalDef) -> None:
        pattern = terminal.pattern
        if not isinstance(pattern, PatternStr):
            if pattern.value[0].isalpha():
                terminal.pattern = PatternRE(f"(?:{pattern.value})(?![\\w-])")
            return
        words = self._tables.get(pattern.value)
        if words is not None:
            alternatives = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or "\\0"
            if pattern.value == _KIND_AND_TYPE:
                terminal.pattern = PatternRE(f"(?i:{alternatives})(?=\\s+counters?\\b)")
                return
            terminal.pattern = PatternRE(f"(?i:{alternatives})(?![\\w-]|['’](?!s\\b))")
            terminal.pattern.table, terminal.pattern.words = pattern.value[1:-1], words  # type: ignore[attr-defined]
        elif pattern.value[-1].isalpha():
            terminal.pattern = PatternRE(re.escape(pattern.value) + r"(?![\w-])")
            terminal.pattern.words = [pattern.value]  # type: ignore[attr-defined]

    def _words_of(self, terminal: TerminalDef) -> list[str]:
        pattern = terminal.pattern
        words = getattr(pattern, "words", None)
        if words is not None:
            return list(words)
        return [pattern.value] if isinstance(pattern, PatternStr) else []

    def _fault(self, start: str, text: str, error: UnexpectedInput) -> PhraseError:
        token = error.token if isinstance(error, UnexpectedToken) else None
        at_end = token is not None and token.type == "$END"
        offset = len(text) if at_end else (error.pos_in_stream or 0)
        match = _WORD.match(text, offset)
        found = f"found {match[0]!r}" if match and not at_end else "the text ends"
        expected = self._expected(error)
        message = f"{found} where {STARTS[start]} {_goes_on(expected, offset)}"
        word = match[0].lower() if match and not at_end else ""
        return PhraseError(offset, message, self._hint(word, expected))

    def _expected(self, error: UnexpectedInput) -> list[str]:
        interactive = getattr(error, "interactive_parser", None)
        return sorted(interactive.accepts()) if interactive is not None else []

    def _hint(self, word: str, expected: Iterable[str]) -> str:
        """A word misspelled gets the word meant; elsewhere the message names what may stand there, if that is little."""
        expected = list(expected)
        candidates = [candidate for name in expected for candidate in self._words.get(name, [])]
        if word and word not in self._known:
            likely = [c for c in candidates if c[:1] == word[:1] or c not in self.language.subtypes]
            if difflib.get_close_matches(word, likely, n=1, cutoff=_LIKENESS):
                return nearest(word, likely)
        if expected == ["$END"]:
            return "nothing may follow here"
        here = [name for name in expected if name not in ("$END", "KIND_AND_TYPE")]
        if 0 < len(candidates) <= _FEW and all(self._words.get(name) for name in here):
            return f"here may stand: {', '.join(sorted(candidates))}"
        return self._tables_that_fit(here)

    def _tables_that_fit(self, expected: Iterable[str]) -> str:
        """The tables whose words may stand there, where words and tables together are few."""
        options: list[str] = []
        for name in expected:
            label = self._labels.get(name)
            words = [label] if label else self._words.get(name)
            if not words:
                return ""
            options += words
        if not 0 < len(options) <= _FEW:
            return ""
        return f"here may stand: {', '.join(sorted(options))} (tables: at the end of docs/language.md)"


def _goes_on(expected: Iterable[str], offset: int) -> str:
    return "goes on" if offset else "begins"


_PARSERS: dict[int, PhraseParser] = {}


def phrase_parser(language: Language) -> PhraseParser:
    """The parser of a language, built once for each (the parser keeps its language, so that the key stays its own)."""
    key = id(language)
    if key not in _PARSERS:
        _PARSERS[key] = PhraseParser(language)
    return _PARSERS[key]


def grammar_text() -> str:
    """The whole grammar: all its files, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(GRAMMAR.glob("*.lark")))


def _tables(language: Language) -> dict[str, list[str]]:
    """The words of each terminal that the grammar leaves to the tables."""
    types = [*language.card_types, *language.supertypes, *language.subtypes]
    barred = [*types, *language.colors]
    parameters = ("", "N", "COST", "N COST", "QUALITY", "TYPE")
    keywords = {parameter: [] for parameter in parameters}  # type: dict[str, list[str]]
    for name, parameter in language.keywords.items():
        keywords[parameter].append(name)
    return {
        "<type>": types,
        "<types>": [language.plurals[word] for word in types if language.plurals.get(word, word) != word],
        "<nontype>": [f"non{hyphen}{word}" for word in barred for hyphen in ("", "-")],
        "<color>": list(language.colors),
        "<state>": list(language.states),
        "<counter kind>": [kind for kind in language.counters if kind not in types],
        _KIND_AND_TYPE: [kind for kind in language.counters if kind in types],
        "<step>": list(language.steps),
        "<numeral>": list(NUMERALS),
        "<keyword>": keywords[""],
        "<keyword N>": keywords["N"],
        "<keyword COST>": keywords["COST"],
        "<keyword N COST>": keywords["N COST"],
        "<keyword QUALITY>": [f"{word} {LINKS[word]}" if word in LINKS else word for word in keywords["QUALITY"]],
        "<TYPE keyword>": [
            type_ + word.removeprefix("land")
            for word in keywords["TYPE"]
            for type_ in ("land", *(name for name, kind in language.subtypes.items() if kind == "land"))
        ],
    }
