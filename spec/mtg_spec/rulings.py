"""Rulings of cards: `spec/rulings/<card-slug>.yaml`, one file per card.

format: 1
card: Reflecting Pool
rulings:
- {id: 3, date: 2009-10-01, says: "…", rules: [106.7]}
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import msgspec

from mtg_spec.documents import file_stem
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.yaml_nodes import Faults, Node, SequenceNode, compose

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Ruling(msgspec.Struct, frozen=True):
    """A ruling in our words. `id` never changes; `rules` are the numbers of the rules that it follows from; `line` is
    where it stands."""

    id: str
    date: date
    says: str
    rules: tuple[str, ...]
    line: int


class CardRulings(msgspec.Struct, frozen=True):
    """The rulings of a card in the order written; `slug` is the name of its file."""

    slug: str
    card: str
    rulings: tuple[Ruling, ...]
    path: str

    def get(self, id: str) -> Ruling | None:
        """The ruling of that id."""
        return next((ruling for ruling in self.rulings if ruling.id == id), None)


def load_rulings(root: Path) -> dict[str, CardRulings]:
    """All rulings by card slug, from `spec/rulings/` below the documents' root; raises SpecErrors with every fault."""
    errors: list[SpecError] = []
    found: dict[str, CardRulings] = {}
    for path in sorted((root / "spec" / "rulings").glob("*.yaml")):
        try:
            found[path.stem] = read_rulings(path)
        except SpecErrors as error:
            errors.extend(error.errors)
    if errors:
        raise SpecErrors(errors)
    return found


def read_rulings(path: Path) -> CardRulings:
    """The rulings of one file; raises SpecErrors with every fault found."""
    faults = Faults(path)
    root = compose(path.read_bytes(), path)
    entries = faults.mapping(root, "the document")
    faults.known_keys(entries, ("format", "card", "rulings"), "the document")
    if "format" in entries and faults.scalar(entries["format"], "'format'") != "1":
        faults.add(entries["format"].value, "unknown format", "this version reads format 1")
    card = faults.text(entries, "card", "the document", root) or ""
    if card and file_stem(card) != path.stem:
        faults.add(
            entries["card"].value,
            f"the rulings of {card} must be in {file_stem(card)}.yaml",
            "rename the file, or the card",
        )
    rulings: list[Ruling] = []
    if "rulings" not in entries:
        faults.add(root, "the document lacks the key 'rulings'", "add a list of rulings")
    elif not isinstance(entries["rulings"].value, SequenceNode):
        faults.add(entries["rulings"].value, "'rulings' must be a list")
    else:
        for node in entries["rulings"].value.value:
            ruling = _ruling(node, faults)
            if ruling and any(other.id == ruling.id for other in rulings):
                faults.add(node, f"the ruling id {ruling.id!r} occurs twice", "give it another; ids never change")
            if ruling:
                rulings.append(ruling)
    faults.raise_any()
    return CardRulings(path.stem, card, tuple(rulings), str(path))


def _ruling(node: Node, faults: Faults) -> Ruling | None:
    fields = faults.mapping(node, "a ruling")
    faults.known_keys(fields, ("id", "date", "says", "rules"), "a ruling")
    id_ = faults.text(fields, "id", "a ruling", node)
    when = faults.text(fields, "date", "a ruling", node)
    says = faults.text(fields, "says", "a ruling", node)
    if id_ and not _ID.fullmatch(id_):
        faults.add(fields["id"].value, f"{id_!r} can't be an id", "use a number, or a-z, 0-9 and single hyphens")
    day = None
    if when:
        try:
            day = date.fromisoformat(when)
        except ValueError:
            faults.add(fields["date"].value, f"{when!r} is no date", "write it as 2024-06-07")
    rules: list[str] = []
    if "rules" in fields:
        listed = fields["rules"].value
        for item in listed.value if isinstance(listed, SequenceNode) else [listed]:
            number = faults.scalar(item, "a rule's number")
            if number:
                rules.append(number)
    if id_ is None or day is None or says is None:
        return None
    return Ruling(id_, day, says, tuple(rules), node.start_mark.line + 1)
