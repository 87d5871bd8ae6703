"""Where everything is in the site, relative to its root."""

from __future__ import annotations

from functools import cached_property

from mtg_reports.book import CardText
from mtg_reports.groups import Group, card_groups, families, paged, rows_per_page
from mtg_reports.model import Chapter, Report, cards_of
from mtg_spec.cases import Case
from mtg_spec.documents import file_stem


def case_page(case_id: str) -> str:
    """The page of a case."""
    return f"cases/{case_id.replace('/', '.')}.html"


def part_page(stem: str, at: int) -> str:
    """The page of a part (counted from 0): `rules/106.html`, `rules/106-part-2.html`."""
    return f"{stem}-part-{at + 1}.html" if at else f"{stem}.html"


class Addresses:
    """The pages of rules, rulings and cards of a report, and what stands on them."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.rows = rows_per_page(len(report.engines))

    @cached_property
    def families(self) -> dict[str, list[str]]:
        """The rules that have a page of their own, each with its subrules: those with a case, words or rulings."""
        found: dict[str, list[str]] = {}
        for chapter in self.report.chapters:
            for number, members in families(list(chapter.rules)).items():
                if any(self._known(member, chapter) for member in members):
                    found[number] = members
        return found

    @cached_property
    def rules(self) -> dict[str, str]:
        """Where each rule and chapter is."""
        found: dict[str, str] = {}
        for chapter in self.report.chapters:
            found[chapter.number] = f"rules/{chapter.number}.html"
            for at, part in enumerate(self.chapter_parts(chapter)):
                for number in part:
                    found[number] = f"{part_page(f'rules/{chapter.number}', at)}#r{number}"
        for number in self.families:
            for at, groups in enumerate(self.rule_parts(number)):
                for group in groups:
                    if not group.continued:
                        found[group.rule] = f"{part_page(f'rules/{number}', at)}#{group.anchor}"
            found[number] = f"rules/{number}.html"
        return found

    @cached_property
    def cards(self) -> dict[str, str]:
        """Where each card is, by name."""
        return {card.name: f"cards/{card.slug}.html" for card in self.all_cards}

    @cached_property
    def rulings(self) -> dict[str, str]:
        """Where each ruling is, by id."""
        found: dict[str, str] = {}
        for card in self.all_cards:
            for at, groups in enumerate(self.card_parts(card)):
                for group in groups:
                    if group.ruling and not group.continued:
                        found[group.ruling.id] = f"{part_page(f'cards/{card.slug}', at)}#{group.anchor}"
        return found

    @cached_property
    def all_cards(self) -> tuple[CardText, ...]:
        """The cards that the documents or the suite name, by slug."""
        known = {card.slug: card for card in self.report.book.cards}
        for case in self.report.suite.cases:
            for name in cards_of(case):
                if (slug := file_stem(name)) and slug not in known:
                    known[slug] = CardText(slug, name)
        return tuple(known[slug] for slug in sorted(known))

    @cached_property
    def _with_card(self) -> dict[str, list[Case]]:
        found: dict[str, list[Case]] = {}
        for case in self.report.suite.cases:
            cited = {ruling.partition("/")[0] for ruling in case.rulings}
            for slug in dict.fromkeys([*map(file_stem, cards_of(case)), *sorted(cited)]):
                found.setdefault(slug, []).append(case)
        return found

    def cases_with(self, card: CardText) -> list[Case]:
        """The cases that place a card or cite a ruling of it."""
        return self._with_card.get(card.slug, [])

    def card_parts(self, card: CardText) -> list[list[Group]]:
        """The rulings and cases of a card, cut into pages."""
        return paged(card_groups(card.name, card.rulings, self.cases_with(card)), self.rows)

    def chapter_parts(self, chapter: Chapter) -> list[list[str]]:
        """The rules of a chapter, cut into pages."""
        numbers = list(chapter.rules)
        return [numbers[at : at + self.rows] for at in range(0, len(numbers), self.rows)] or [[]]

    def rule_parts(self, number: str) -> list[list[Group]]:
        """A rule and its subrules with their cases, cut into pages."""
        citing, book = self.report.citing, self.report.book
        groups = [
            Group(member, book.words(member), f"r{member}", citing.get(member, ()), rule=member)
            for member in self.families[number]
        ]
        return paged(groups, self.rows)

    def _known(self, number: str, chapter: Chapter) -> bool:
        text = self.report.book.rules.get(number)
        return bool(chapter.rules[number] or (text and text.says) or number in self.report.book.following)
