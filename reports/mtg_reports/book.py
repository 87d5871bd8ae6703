"""What the documents say of rules, rulings and cards, in the project's words, as the report shows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from mtg_spec.cache import cached

TESTABLE_NO = "no"


class RuleText(msgspec.Struct, frozen=True):
    """A rule: `says`, `kind`, `testable` and `reason` (why no case can test it) are "" where nobody described it yet."""

    number: str
    title: str = ""
    says: str = ""
    kind: str = ""
    testable: str = ""
    reason: str = ""

    @property
    def words(self) -> str:
        """What it says, or else its title."""
        return self.says or self.title

    @property
    def untestable(self) -> bool:
        """True where the documents say that no case can test it."""
        return self.testable == TESTABLE_NO


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter with its rules and subrules in order; `number` as in "106"."""

    number: str
    title: str = ""
    rules: tuple[RuleText, ...] = ()


class RulingText(msgspec.Struct, frozen=True):
    """A ruling of a card; `id` is "card-slug/3"; `rules` are the numbers of the rules that it follows from."""

    id: str
    date: str
    says: str
    rules: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The part of the id after the card."""
        return self.id.partition("/")[2]


class CardText(msgspec.Struct, frozen=True):
    """A card: its text as its document prints it ("" without a document) and its rulings."""

    slug: str
    name: str
    text: str = ""
    rulings: tuple[RulingText, ...] = ()


class Book(msgspec.Struct, frozen=True, dict=True):
    """All that is known of an edition: every chapter with every rule, and every card that has a document or rulings."""

    edition: str = ""
    chapters: tuple[ChapterText, ...] = ()
    cards: tuple[CardText, ...] = ()

    @cached_property
    def rules(self) -> dict[str, RuleText]:
        """Every rule by its number."""
        return {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def titles(self) -> dict[str, str]:
        """The titles of the chapters by number."""
        return {chapter.number: chapter.title for chapter in self.chapters if chapter.title}

    @cached_property
    def rulings(self) -> dict[str, RulingText]:
        """Every ruling by its id."""
        return {ruling.id: ruling for card in self.cards for ruling in card.rulings}

    @cached_property
    def following(self) -> dict[str, tuple[tuple[CardText, RulingText], ...]]:
        """The rulings that follow from a rule, by its number."""
        found: dict[str, list[tuple[CardText, RulingText]]] = {}
        for card in self.cards:
            for ruling in card.rulings:
                for number in dict.fromkeys(ruling.rules):
                    found.setdefault(number, []).append((card, ruling))
        return {number: tuple(pairs) for number, pairs in found.items()}

    def rule(self, number: str) -> RuleText:
        """The rule of that number; one without words where the documents have none."""
        return self.rules.get(number) or RuleText(number)

    def words(self, number: str) -> str:
        """What a rule says, or its title; of a chapter the title; "" where nothing is known."""
        rule = self.rules.get(number)
        return rule.words if rule else self.titles.get(number, "")


def load_book(root: Path) -> Book:
    """Reads rules, rulings and cards below the documents' root, from the disk cache if they have not changed.

    Raises `SpecErrors` for faulty documents.
    """
    paths = [path for folder in ("rules", "rulings", "cards", "keywords", "language") for path in _files(root, folder)]
    return cached(["book", str(root)], paths, lambda: _read(root), Book)


def _files(root: Path, folder: str) -> Iterator[Path]:
    yield from sorted(path for path in (root / "spec" / folder).rglob("*") if path.is_file() and path.suffix != ".pyc")


def _read(root: Path) -> Book:
    from mtg_spec.rules import load_rules

    rules = load_rules(root)
    chapters = tuple(
        ChapterText(
            str(chapter.number),
            chapter.title,
            tuple(
                RuleText(
                    str(rule.number),
                    rule.title or "",
                    rule.says or "",
                    str(rule.kind or ""),
                    str(rule.testable or ""),
                    str(rule.reason or ""),
                )
                for rule in chapter.rules
            ),
        )
        for chapter in rules.chapters
    )
    return Book(rules.edition.isoformat(), chapters, tuple(_cards(root)))


def _cards(root: Path) -> Iterator[CardText]:
    from mtg_spec.documents import file_stem
    from mtg_spec.reader import load_library
    from mtg_spec.render import render_card
    from mtg_spec.rulings import load_rulings

    texts = {file_stem(name): (name, render_card(card)) for name, card in load_library(root).cards.items()}
    ruled = load_rulings(root)
    for slug in sorted({*texts, *ruled}):
        name, text = texts[slug] if slug in texts else (ruled[slug].card, "")
        rulings = tuple(
            RulingText(f"{slug}/{one.id}", one.date.isoformat(), one.says, one.rules)
            for one in (ruled[slug].rulings if slug in ruled else ())
        )
        yield CardText(slug, name, text, rulings)
