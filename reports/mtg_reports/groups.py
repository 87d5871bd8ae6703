"""Cases below headings, cut into pages of bounded size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mtg_reports.book import RulingText
from mtg_reports.model import Feature, cards_of, family_of
from mtg_spec.cases import Case

PAGE_LIMIT = 1_000_000
"""No page of the site is larger, in bytes."""

_ROW, _CELL = 470, 110


def rows_per_page(engines: int) -> int:
    """How many rows of cases a page has room for."""
    return max(40, 820_000 // (_ROW + _CELL * engines))


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with the cases below it; `continued` if a page before this one has its beginning. `rule` and `ruling`
    name what the heading is about."""

    title: str
    words: str
    anchor: str
    cases: tuple[Case, ...]
    continued: bool = False
    rule: str = ""
    ruling: RulingText | None = None


def feature_groups(feature: Feature) -> list[Group]:
    """A feature's statements with their cases."""
    return [
        Group(statement.title, "", f"s{at}" if statement.title else "", statement.cases)
        for at, statement in enumerate(feature.statements, start=1)
    ]


def card_groups(name: str, rulings: Sequence[RulingText], cases: Sequence[Case]) -> list[Group]:
    """A card's rulings with the cases that cite them, then its other cases."""
    groups: list[Group] = []
    cited: set[str] = set()
    for ruling in rulings:
        of = tuple(case for case in cases if ruling.id in case.rulings)
        cited.update(case.id for case in of)
        groups.append(Group(f"Ruling {ruling.number}", ruling.says, f"r{ruling.number}", of, ruling=ruling))
    rest = tuple(case for case in cases if case.id not in cited and name in cards_of(case))
    if rest:
        groups.append(Group("Other cases with this card" if rulings else "Cases with this card", "", "cases", rest))
    return groups


def paged(groups: Sequence[Group], rows: int) -> list[list[Group]]:
    """Cuts groups into pages of at most `rows` rows (a heading counts as two); always at least one page."""
    pages: list[list[Group]] = [[]]
    room = rows
    for group in groups:
        rest, continued = group.cases, False
        while True:
            if room < 3 or (len(rest) + 2 > room and len(rest) + 2 <= rows):
                pages.append([])
                room = rows
            part = rest[: room - 2]
            anchor, words = ("", "") if continued else (group.anchor, group.words)
            pages[-1].append(Group(group.title, words, anchor, part, continued, group.rule, group.ruling))
            room -= len(part) + 2
            rest, continued = rest[len(part) :], True
            if not rest:
                break
    return pages


def families(numbers: Sequence[str]) -> dict[str, list[str]]:
    """Rules with their subrules, in order: "106.12" with "106.12", "106.12a" …"""
    found: dict[str, list[str]] = {}
    for number in numbers:
        found.setdefault(family_of(number), []).append(number)
    return found
