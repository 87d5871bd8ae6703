"""Documents made up for tests, and what the reader says of them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.language import load_language
from mtg_spec.phrases import phrase_parser
from mtg_spec.reader import read_card

PATH = Path("made-up.yaml")


def card(abilities: str, type_line: str = "Artifact") -> s.Card:
    """A card with these abilities (YAML, in the margin)."""
    lines = dedent(abilities).strip("\n")
    return read_card(PATH, f"card: Made Up\ntype: {type_line}\nabilities:\n{lines}\n")


def faults(text: str) -> list[SpecError]:
    """The faults of a card's document; there must be some."""
    with pytest.raises(SpecErrors) as caught:
        read_card(PATH, dedent(text).lstrip("\n"))
    assert caught.value.errors
    return caught.value.errors


def fault(text: str) -> SpecError:
    """The only fault of a card's document."""
    (only,) = faults(text)
    return only


def parse(start: str, text: str) -> Any:
    """A phrase's tree."""
    return phrase_parser(load_language(root())).parse(start, text)
