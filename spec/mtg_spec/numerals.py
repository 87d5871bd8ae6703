"""Numbers as English words."""

from __future__ import annotations

__all__ = ["NUMERALS", "number_of", "numeral"]

NUMERALS = tuple(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "  # noqa: SIM905
    "eighteen nineteen twenty".split()
)
"""The words for 0 to 20."""


def numeral(number: int) -> str:
    """ "three" for 3; digits beyond twenty."""
    return NUMERALS[number] if 0 <= number < len(NUMERALS) else str(number)


def number_of(word: str) -> int:
    """3 for "three" or "3"."""
    return NUMERALS.index(word) if word in NUMERALS else int(word)
