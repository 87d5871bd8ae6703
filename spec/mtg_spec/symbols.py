"""Mana symbols and costs made of them (107.4, 202)."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""Colour symbols and the colours that they stand for (107.4a)."""

MANA_TYPES = "WUBRGC"
"""The types of mana in the order in which pools are written (106.1b)."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")


@functools.cache
def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a cost without their braces: "{1}{W}" -> ("1", "W"). ValueError if anything else is in the text."""
    found = tuple(_SYMBOL.findall(cost))
    if "".join(f"{{{symbol}}}" for symbol in found) != cost:
        raise ValueError(f"not a sequence of mana symbols: {cost!r}")
    return found


@functools.cache
def mana_value(cost: str, x: int = 0) -> int:
    """The mana value of a mana cost (202.3), with X as given (202.3e)."""
    return sum(_value(symbol, x) for symbol in symbols(cost))


def _value(symbol: str, x: int) -> int:
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return x
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)


@functools.cache
def colors_of(cost: str) -> tuple[str, ...]:
    """The colours of an object with that mana cost (105.2), in the order white, blue, black, red, green."""
    letters = {part for symbol in symbols(cost) for part in symbol.split("/")}
    return tuple(color for letter, color in COLORS.items() if letter in letters)


@functools.cache
def symbols_of_mana(text: str) -> tuple[str, ...]:
    """The types of mana in a text of symbols: "{2}{G}" -> ("C", "C", "G")."""
    types: list[str] = []
    for symbol in symbols(text):
        types.extend("C" * int(symbol) if symbol.isdigit() else symbol)
    return tuple(types)


def written(types: Iterable[str]) -> str:
    """Types of mana as symbols, in the order WUBRGC."""
    return "".join(f"{{{t}}}" for t in sorted(types, key=MANA_TYPES.index))
