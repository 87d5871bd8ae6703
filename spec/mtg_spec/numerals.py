"""Numbers as English words."""

from __future__ import annotations

__all__ = ["NUMERALS", "number_of", "numeral"]

NUMERALS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()


def numeral(number: int) -> str:
    """"three" for 3; digits beyond twenty."""
    return NUMERALS[number] if 0 <= number < len(NUMERALS) else str(number)


def number_of(word: str) -> int:
    """3 for "three" or "3"."""
    return NUMERALS.index(word) if word in NUMERALS else int(word)
