"""A treemap that keeps the order of its parts: rows from top to bottom, in each row parts from left to right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in user units."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, sides: float, top: float | None = None) -> Rect:
        """A smaller one inside, by `sides` at each side and `top` at the top."""
        head = sides if top is None else top
        return Rect(
            self.x + sides,
            self.y + head,
            max(0.0, self.width - 2 * sides),
            max(0.0, self.height - head - sides),
        )


def strips(weights: Sequence[float], into: Rect, least: tuple[float, float] = (0.0, 0.0)) -> list[Rect]:
    """Cuts a rectangle into parts whose areas are as the weights, in their order.

    Of all ways to break the parts into rows the one with the squarest parts is taken; parts narrower or lower than
    `least` count as much worse, since their names would not fit.
    """
    total = sum(weights)
    if not total:
        return [Rect(into.x, into.y, 0, 0) for _ in weights]
    scale = into.width * into.height / total
    areas = [weight * scale for weight in weights]
    found: list[Rect] = []
    y = into.y
    for first, end in _breaks(areas, into.width, least):
        row = areas[first:end]
        height = sum(row) / into.width
        x = into.x
        for area in row:
            width = area / height if height else 0.0
            found.append(Rect(x, y, width, height))
            x += width
        y += height
    return found


def _breaks(areas: Sequence[float], width: float, least: tuple[float, float]) -> list[tuple[int, int]]:
    """The best rows, as pairs of first and end: for each end the best start, given the best rows before it."""
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(areas) + 1):
        costs = ((best[first][0] + _cost(areas[first:end], width, least), first) for first in range(end))
        best.append(min(costs))
    rows: list[tuple[int, int]] = []
    end = len(areas)
    while end:
        rows.append((best[end][1], end))
        end = best[end][1]
    return rows[::-1]


def _cost(row: Sequence[float], width: float, least: tuple[float, float]) -> float:
    height = sum(row) / width
    cost = 0.0
    for area in row:
        wide = area / height if height else 0.0
        if wide and height:
            cost += max(wide / height, height / wide)
        cost += 20 * (wide < least[0]) + 20 * (height < least[1])
    return cost


def cells(count: int, into: Rect) -> list[Rect]:
    """Fills a rectangle with `count` cells of one size, row by row, as square as may be; the last row may be short."""
    if not count or not into.width or not into.height:
        return []
    guess = math.sqrt(count * into.width / into.height)
    columns = min(range(max(1, math.floor(guess)), math.ceil(guess) + 2), key=lambda c: _waste(count, c, into))
    rows = math.ceil(count / columns)
    width, height = into.width / columns, into.height / rows
    return [Rect(into.x + at % columns * width, into.y + at // columns * height, width, height) for at in range(count)]


def _waste(count: int, columns: int, into: Rect) -> float:
    rows = math.ceil(count / columns)
    width, height = into.width / columns, into.height / rows
    return max(width / height, height / width) + 2 * (columns * rows - count) / count
