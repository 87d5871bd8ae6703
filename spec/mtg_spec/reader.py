"""Reads the documents of `spec/cards`, `spec/keywords` and the basic land types into the trees of `mtg_spec.syntax`.

    library = load_library(root())
    library.cards["Serra Angel"]

Every fault is a SpecError at its line and column; all faults of a reading are gathered in one SpecErrors.
"""

from __future__ import annotations

from pathlib import Path

from mtg_spec import syntax
from mtg_spec.cache import cached
from mtg_spec.language import language_files

__all__ = ["load_library", "read_card", "read_keyword"]


def load_library(root: Path) -> syntax.Library:
    """All cards and keywords below the documents' root, from the disk cache if nothing changed; raises SpecErrors."""

    def build() -> syntax.Library:
        from mtg_spec.documents_reader import read_library

        return read_library(root)

    spec = root / "spec"
    grammar = sorted((Path(__file__).parent / "grammar").glob("*.lark"))
    lands = spec / "language" / "basic-land-types.yaml"
    paths = [*language_files(root), lands, *grammar, *sorted((spec / "cards").glob("*.yaml"))]
    return cached(["library"], paths, build, syntax.Library)


def read_card(path: Path, text: str) -> syntax.Card:
    """The card that a document's text defines, with the project's own tables; raises SpecErrors."""
    from mtg_spec.documents_reader import card_of

    return card_of(path, text)


def read_keyword(path: Path, text: str) -> syntax.Keyword:
    """The keyword that a document's text defines, with the project's own tables; raises SpecErrors."""
    from mtg_spec.documents_reader import keyword_of

    return keyword_of(path, text)
