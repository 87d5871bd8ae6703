"""The words of the rules-spec language: the keys of its documents and the tables of type words, from `spec/language`.

`load_language(root)` reads them once and keeps them in the disk cache; the reader, the grammar, the renderer and the
documentation all follow these tables.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from mtg_spec.cache import cached

__all__ = ["FILES", "LINKS", "Key", "Language", "Section", "Word", "language_files", "load_language"]

FILES = (
    "documents.yaml",
    "abilities.yaml",
    "instructions.yaml",
    "changes.yaml",
    "words.yaml",
    "types.yaml",
    "subtypes.yaml",
)
"""The files of `spec/language` that hold the tables."""


LINKS = {"protection": "from", "affinity": "for"}
"""The word between a keyword and the description behind it."""


class Key(msgspec.Struct, frozen=True):
    """One key of a mapping of the language.

    `shape` says how its value is read; `leads` whether it decides what kind of mapping this is, with the keys `beside`
    that may accompany it, of which those in `needs` must; `needed` whether every mapping of the section has it.
    """

    name: str
    shape: str
    chapter: str
    doc: str
    example: str
    leads: bool = False
    beside: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    needed: bool = False


class Section(msgspec.Struct, frozen=True):
    """A kind of mapping: the keys that it may have, in the order of precedence where several lead."""

    name: str
    doc: str
    keys: dict[str, Key]

    @property
    def leading(self) -> tuple[Key, ...]:
        """The keys that decide what kind of mapping this is."""
        return tuple(key for key in self.keys.values() if key.leads)


class Word(msgspec.Struct, frozen=True):
    """A word of the phrase grammars with its other `forms` (inflections of it, or what only agrees with another number
    or case), and the chapter that defines it. One `of_keyword` belongs to keywords and goes with their documents."""

    name: str
    forms: tuple[str, ...]
    chapter: str
    doc: str
    example: str
    of_keyword: bool = False


class Language(msgspec.Struct, frozen=True):
    """All tables. Type words, colors, keywords and counters are in lower case; `printed` has subtypes as printed.

    `words` are those of the phrases that the rules define, `glue` those of plain English between them.
    `card_types` maps to "permanent", "spell" or "neither"; `subtypes` to the card type they belong to ("spell" for
    instants and sorceries); `colors` to their mana symbol; `keywords` to their parameter ("", "N", "COST", "QUALITY", "TYPE");
    `plurals` every type word to its plural.
    """

    sections: dict[str, Section]
    words: dict[str, Word]
    glue: tuple[str, ...]
    card_types: dict[str, str]
    supertypes: tuple[str, ...]
    subtypes: dict[str, str]
    printed: dict[str, str]
    colors: dict[str, str]
    states: tuple[str, ...]
    steps: tuple[str, ...]
    zones: tuple[str, ...]
    counters: tuple[str, ...]
    keyword_counters: tuple[str, ...]
    plurals: dict[str, str]
    keywords: dict[str, str]


def language_files(root: Path) -> list[Path]:
    """Every file that the tables are made of, in a fixed order: the tables themselves and the keyword documents."""
    spec = root / "spec"
    return [*(spec / "language" / name for name in FILES), *sorted((spec / "keywords").glob("*.yaml"))]


@cache
def load_language(root: Path) -> Language:
    """The tables below the documents' root; raises SpecErrors for faults in them."""

    def build() -> Language:
        from mtg_spec.language_reader import read_language

        return read_language(root)

    return cached(["language"], language_files(root), build, Language)
