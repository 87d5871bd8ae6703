"""Symbols of a cost that can be paid in several ways: the player announces how (601.2b, 107.4e, 107.4f).

Hybrid symbols of two colors need no announcement: either mana pays for them.
"""

from __future__ import annotations

import itertools

from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import symbols


def choose(run: Run, player: PlayerName, cost: tuple[syntax.Cost, ...], about: str) -> Procedure[tuple[str, ...]]:
    """Which symbols are not paid with mana of their colors; like all paying, the player's own affair."""
    open_ = tuple(
        symbol
        for part in cost
        if isinstance(part, syntax.ManaCost)
        for symbol in symbols(part.symbols)
        if by_life(run, symbol) or by_generic(run, symbol)
    )
    if not open_:
        return ()
    ways = (way for number in range(len(open_) + 1) for way in itertools.combinations(sorted(open_), number))
    chosen: tuple[str, ...] = yield Decision("payment symbols", player, tuple(dict.fromkeys(ways)), about=about)
    return chosen


@rule("107.4f", "601.2b", "602.2b", off=False)
def by_life(run: Run, symbol: str) -> bool:
    """Instead of its colors, 2 life pays for a Phyrexian mana symbol."""
    return symbol.endswith("/P")


@rule("107.4e", "601.2b", off=False)
def by_generic(run: Run, symbol: str) -> bool:
    """Instead of its color, two mana of any type pay for a monocolored hybrid symbol."""
    return symbol.startswith("2/")


def of(run: Run, cost: tuple[syntax.Cost, ...], otherwise: tuple[str, ...]) -> tuple[syntax.Cost, ...]:
    """The cost as announced: with life, or generic mana, in place of those symbols."""
    left, parts = list(otherwise), list[syntax.Cost]()
    for part in cost:
        if not isinstance(part, syntax.ManaCost):
            parts.append(part)
            continue
        mana = []
        for symbol in symbols(part.symbols):
            if symbol not in left:
                mana.append(symbol)
                continue
            left.remove(symbol)
            if by_life(run, symbol):
                parts.append(syntax.PayLife(syntax.Number(2)))
            else:
                mana.append("2")
        parts.append(syntax.ManaCost("".join(f"{{{symbol}}}" for symbol in mana)))
    return tuple(parts)
