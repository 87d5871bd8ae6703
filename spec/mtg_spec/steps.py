"""The step vocabulary: the closed set of phrases that the steps of features are made of, and matching text to them.

A phrase is a sentence with typed slots, such as `{player} controls {cards}`. This module only knows how a step looks;
which object an alias names, or whether a card exists, is a matter of the case, so a text can have several *readings*
(`parses`), of which the compiler keeps the one that makes sense. The documents are `spec/steps/*.yaml`.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Keyword: TypeAlias = Literal["Given", "When", "Then"]
KEYWORDS: tuple[Keyword, ...] = ("Given", "When", "Then")
Variant: TypeAlias = Literal["plain", "tries", "not"]

LONGEST = 1000
"""No step text may be longer, in characters."""
_MOST_PARSES = 64
_MOST_TRIES = 5_000
_SLOT = re.compile(r"\{([a-z]+)(?::([a-z ]+))?\}")
_WORD = re.compile(r"(?<![A-Za-z0-9'])[A-Za-z][A-Za-z']*(?![A-Za-z0-9])")


class StepError(Exception):
    """A text that no phrase, or more than one, fits; `hint` says what may have been meant."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class SlotType:
    """A kind of slot: what its text may look like (`pattern`, for the whole of it) and what it means."""

    name: str
    pattern: re.Pattern[str]
    doc: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a phrase; `name` tells two slots of one type apart."""

    name: str
    type: SlotType


Part: TypeAlias = "str | Slot"


@dataclass(frozen=True, slots=True)
class Clause:
    """A part that may follow the phrase of an act, such as `targeting {targets}`."""

    name: str
    text: str
    parts: tuple[Part, ...]
    doc: str


@dataclass(frozen=True, slots=True)
class Form:
    """One wording of a phrase. `variant`: "tries" for an act that must be refused, "not" for the negative question."""

    text: str
    variant: Variant
    parts: tuple[Part, ...]

    @property
    def words(self) -> frozenset[str]:
        """The literal words that stand by themselves, by which a vocabulary is indexed."""
        return frozenset(_literal(self))


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """An entry of the vocabulary: its wordings and the operation that it becomes.

    `operation` is the word after `sets`, `asks` or `act` in the document; `act` the kind of act that a "can" question
    asks about; `fixed` holds what the document adds (`choice` and `answer` of an answer to the game).
    """

    keyword: Keyword
    operation: str
    forms: tuple[Form, ...]
    clauses: tuple[Clause, ...]
    doc: str
    path: str
    line: int
    act: str = ""
    fixed: Mapping[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The first wording, by which messages name the phrase."""
        return self.forms[0].text


@dataclass(frozen=True, slots=True)
class Parse:
    """One reading of a text: the phrase, its wording, the text of each slot, and of the slots of each clause."""

    phrase: Phrase
    form: Form
    slots: Mapping[str, str]
    clauses: Mapping[str, Mapping[str, str]]

    @property
    def weight(self) -> int:
        """How many characters are the phrase's own words: of several faulty readings, the heaviest was meant."""
        return sum(len(part) for part in self.form.parts if isinstance(part, str)) + 8 * len(self.clauses)


class Vocabulary:
    """All phrases, indexed by their rarest literal word, so that matching does not slow down as phrases are added."""

    def __init__(
        self,
        phrases: Iterable[Phrase],
        slots: Mapping[str, SlotType],
        clauses: Mapping[str, Clause],
        capabilities: Mapping[str, str],
    ) -> None:
        self.phrases = tuple(phrases)
        self.slots = dict(slots)
        self.clauses = dict(clauses)
        self.capabilities = dict(capabilities)
        self._index: dict[Keyword, dict[str, list[tuple[Phrase, Form]]]] = {
            word: defaultdict(list) for word in KEYWORDS
        }
        for keyword in KEYWORDS:
            forms = [(phrase, form) for phrase in self.phrases if phrase.keyword == keyword for form in phrase.forms]
            frequency = Counter(word for _, form in forms for word in form.words)
            for phrase, form in forms:
                rarest = min(form.words, key=lambda word: (frequency[word], word))
                self._index[keyword][rarest].append((phrase, form))

    def parses(self, keyword: Keyword, text: str) -> list[Parse]:
        """Every reading of a step's text; empty when no phrase fits.

        Raises StepError for a text longer than `LONGEST` or with more readings than anyone could mean.
        """
        if len(text) > LONGEST:
            raise StepError(f"the step has {len(text)} characters; no step may have more than {LONGEST}")
        words = dict.fromkeys(_words(text))
        budget = _Budget(_MOST_TRIES)
        found: list[Parse] = []
        for word in words:
            for phrase, form in self._index[keyword].get(word, ()):
                if form.words <= words.keys():
                    found.extend(_parses(phrase, form, text, budget))
        if len(found) > _MOST_PARSES:
            raise StepError("the step can be read in too many ways", "say it in several steps, or shorter")
        return found

    def forms(self, keyword: Keyword) -> Iterator[tuple[Phrase, Form]]:
        """All wordings of the phrases of a keyword."""
        for phrase in self.phrases:
            if phrase.keyword == keyword:
                for form in phrase.forms:
                    yield phrase, form

    def explain(self, keyword: Keyword, text: str) -> str:
        """What a text that no phrase fits may have been meant to be: a sentence or two for people."""
        for other in KEYWORDS:
            if other != keyword and self.parses(other, text):
                return f"it is a {other} step; a {keyword} step can't say this"
        scored = [(_likeness(form, text), form) for _, form in self.forms(keyword)]
        score, form = max(scored, key=lambda pair: pair[0])
        if score < 0.45:
            return f"docs/steps.md lists the {keyword} steps there are"
        hint = f'did you mean "{form.text}"?'
        wrong = _wrong_word(form, text)
        return f"{hint} {wrong}" if wrong else hint


@dataclass(slots=True)
class _Budget:
    left: int

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise StepError("the step can be read in too many ways", "say it in several steps, or shorter")


def _words(text: str) -> list[str]:
    return _WORD.findall(text)


def _literal(form: Form) -> list[str]:
    """The words of a wording outside its slots; what touches a slot, such as a genitive, is no word."""
    return _words(_SLOT.sub("0", form.text))


def _parses(phrase: Phrase, form: Form, text: str, budget: _Budget) -> Iterator[Parse]:
    starts = _clause_starts(phrase.clauses, text)
    for end, slots in _walk(form.parts, text, 0, starts, budget):
        for clauses in _tails(phrase.clauses, text, end, starts, budget):
            yield Parse(phrase, form, slots, clauses)


def _clause_starts(clauses: tuple[Clause, ...], text: str) -> list[int]:
    """Where a clause may begin: the places of the blank or comma before it, then the end of the text."""
    starts = set()
    for clause in clauses:
        first = clause.parts[0]
        assert isinstance(first, str)
        for match in re.finditer(rf",? {re.escape(first)}", text):
            starts.add(match.start())
    return [*sorted(starts), len(text)]


def _walk(
    parts: tuple[Part, ...], text: str, at: int, ends: list[int], budget: _Budget
) -> Iterator[tuple[int, dict[str, str]]]:
    """Every way to read `parts` from `at` to one of `ends`: the end and the text of the slots."""
    budget.spend()
    if not parts:
        if at in ends:
            yield at, {}
        return
    part, rest = parts[0], parts[1:]
    if isinstance(part, str):
        if text.startswith(part, at):
            yield from _walk(rest, text, at + len(part), ends, budget)
        return
    if rest:
        after = rest[0]
        assert isinstance(after, str)
        stops = [match.start() for match in re.finditer(rf"(?={re.escape(after)})", text[at:])]
        stops = [at + stop for stop in stops if stop > 0]
    else:
        stops = [end for end in ends if end > at]
    for stop in stops:
        value = text[at:stop]
        if part.type.pattern.fullmatch(value) and value == value.strip():
            for end, slots in _walk(rest, text, stop, ends, budget):
                yield end, {part.name: value, **slots}


def _tails(
    clauses: tuple[Clause, ...], text: str, at: int, ends: list[int], budget: _Budget
) -> Iterator[dict[str, dict[str, str]]]:
    """Every way to read the rest of the text as clauses, in any order, each at most once."""
    if at == len(text):
        yield {}
        return
    for separator in (" ", ", "):
        if not text.startswith(separator, at):
            continue
        begin = at + len(separator)
        for position, clause in enumerate(clauses):
            others = clauses[:position] + clauses[position + 1 :]
            for end, slots in _walk(clause.parts, text, begin, ends, budget):
                for tail in _tails(others, text, end, ends, budget):
                    yield {clause.name: slots, **tail}


def split_phrase(text: str) -> list[str | tuple[str, str]]:
    """A phrase cut into its literal texts and its slots, each as (type, name)."""
    parts: list[str | tuple[str, str]] = []
    at = 0
    for match in _SLOT.finditer(text):
        if match.start() > at:
            parts.append(text[at : match.start()])
        parts.append((match[1], match[2] or match[1]))
        at = match.end()
    if at < len(text):
        parts.append(text[at:])
    return parts


def _likeness(form: Form, text: str) -> float:
    """Between 0 and 1: how much of the phrase's own words the text has, and how alike both are as a whole."""
    words = _words(text)
    literal = _literal(form)
    found = 0.0
    for word in literal:
        close = difflib.get_close_matches(word, words, n=1, cutoff=0.6)
        found += len(word) * (difflib.SequenceMatcher(None, word, close[0]).ratio() if close else 0.0)
    share = found / sum(len(word) for word in literal)
    whole = difflib.SequenceMatcher(None, _SLOT.sub("", form.text), text, autojunk=False).ratio()
    return 0.75 * share + 0.25 * whole


def _wrong_word(form: Form, text: str) -> str:
    words = _words(text)
    literal = _literal(form)
    for word in literal:
        if word not in words:
            close = difflib.get_close_matches(word, [other for other in words if other not in literal], n=1)
            return f'"{close[0]}" should be "{word}"' if close else f'the word "{word}" is missing'
    for part in form.parts:
        if isinstance(part, Slot) and not _has_reading(form, part, text):
            return f"{{{part.name}}}: {part.type.doc}"
    return ""


def _has_reading(form: Form, slot: Slot, text: str) -> bool:
    """Whether some text stands where the slot is that looks as its type wants."""
    position = form.parts.index(slot)
    before = form.parts[position - 1] if position else ""
    after = form.parts[position + 1] if position + 1 < len(form.parts) else ""
    assert isinstance(before, str) and isinstance(after, str)
    begin = text.find(before) + len(before) if before in text else 0
    end = text.find(after, begin) if after else len(text)
    return bool(slot.type.pattern.fullmatch(text[begin : end if end >= 0 else len(text)]))
