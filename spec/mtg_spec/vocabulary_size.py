"""How many words the language has: what whoever writes documents must have learnt beside Magic itself."""

from __future__ import annotations

import re

from mtg_spec.language import Language
from mtg_spec.numerals import NUMERALS
from mtg_spec.plain_shapes import GIVEN

__all__ = ["MOST", "counted_words", "words_in"]

MOST = 130
"""So many words, and no more: a new mechanic is a new document, not a new word."""


def counted_words(language: Language) -> tuple[str, ...]:
    """The words, each under the name of its entry, or as it stands in a key or in a value that is given word for word.

    Inflections are one word. Not counted: plain English (`glue`), words of the tables (types, colors, states, zones, steps,
    kinds of counters, numerals), and those that come with keywords, which are documents.
    """
    entry_of = {form: word for word in language.words.values() for form in (word.name, *word.forms)}
    apart = {part for table in _tables(language) for name in table for part in words_in(name)}
    found: dict[str, None] = {word.name: None for word in language.words.values() if not word.of_keyword}
    for part in (part for text in _texts(language) for part in words_in(text)):
        entry = entry_of.get(part)
        if entry is None and part not in apart and part not in entry_of:
            found.setdefault(_singular(part, found), None)
    return tuple(found)


def _texts(language: Language) -> list[str]:
    """All that is said by keys and by the shapes whose words are given."""
    keys = [key for section in language.sections.values() for key in section.keys.values()]
    return [text for key in keys for text in (key.name, *GIVEN.get(key.shape, ()))]


def _tables(language: Language) -> tuple[tuple[str, ...], ...]:
    return (
        language.glue,
        tuple(language.card_types),
        language.supertypes,
        tuple(language.colors),
        language.states,
        language.steps,
        language.zones,
        language.counters,
        NUMERALS,
    )


def words_in(text: str) -> list[str]:
    """The words of a text, as they are counted."""
    return re.findall(r"[A-Za-z'’]+", text)


def _singular(word: str, known: dict[str, None]) -> str:
    """A plural key stands for its singular: `targets`, `rules`."""
    one = word.removesuffix("s")
    return one if one in known else word
