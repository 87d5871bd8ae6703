"""Numbers of the Comprehensive Rules: `106.12` is a rule, `106.12a` a subrule."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Self

from msgspec import Struct

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""Letters of subrules, in order: `l` and `o` are skipped, since they look like digits."""

_NUMBER = re.compile(r"([1-9][0-9]{2})\.([1-9][0-9]*)([a-z]?)", re.ASCII)


class Level(StrEnum):
    """Where a number stands: rules are divided into subrules."""

    RULE = "rule"
    SUBRULE = "subrule"


class RuleNumber(Struct, frozen=True, order=True, array_like=True):
    """The number of a rule or subrule, ordered as in the Comprehensive Rules: 106.2 < 106.12 < 106.12a < 107.1."""

    chapter: int
    rule: int
    letter: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads `106.12` or `106.12a` exactly as written so; raises ValueError, whose message says what is wrong."""
        match = _NUMBER.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not a rule number such as 106.12 or 106.12a")
        chapter, rule, letter = match.groups()
        if letter and letter not in LETTERS:
            raise ValueError(f"{text!r} is not a rule number: subrules skip the letters l and o")
        return cls(int(chapter), int(rule), letter)

    @property
    def section(self) -> int:
        """The section's number, 1 to 9: the chapter's first digit."""
        return self.chapter // 100

    @property
    def level(self) -> Level:
        return Level.SUBRULE if self.letter else Level.RULE

    @property
    def parent(self) -> RuleNumber | None:
        """The rule that a subrule belongs to; None for a rule."""
        return RuleNumber(self.chapter, self.rule) if self.letter else None

    def successors(self) -> list[RuleNumber]:
        """The numbers that may stand next in the same chapter: the next subrule, then the next rule."""
        following = LETTERS[LETTERS.index(self.letter) + 1 :] if self.letter else LETTERS
        subrule = [RuleNumber(self.chapter, self.rule, following[0])] if following else []
        return [*subrule, RuleNumber(self.chapter, self.rule + 1)]

    def __str__(self) -> str:
        return f"{self.chapter}.{self.rule}{self.letter}"


def expected_after(chapter: int, previous: RuleNumber | None) -> list[RuleNumber]:
    """The numbers that may stand next in a chapter; `previous` is None at its beginning."""
    return [RuleNumber(chapter, 1)] if previous is None else previous.successors()


def break_in_numbering(chapter: int, previous: RuleNumber | None, number: RuleNumber) -> str | None:
    """What is wrong when `number` comes after `previous` in a chapter; None when nothing is.

    Since numbering has no gaps, a break means that a rule was lost, doubled or put in the wrong place.
    """
    expected = expected_after(chapter, previous)
    if number in expected:
        return None
    if previous is not None and number <= previous:
        return f"{number} occurs twice, or out of order, after {previous}"
    place = f"after {previous}" if previous else f"first in chapter {chapter}"
    return f"expected {' or '.join(map(str, expected))} {place}, found {number}"
