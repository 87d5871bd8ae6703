"""An engine's counts over its runs, as a line chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup, escape

from mtg_reports.history import PastRun
from mtg_reports.text import brief

_WIDTH, _HEIGHT = 720, 220
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 132, 14, 30
_LABEL_GAP = 15.0
SHOWN = 30
"""The latest runs of an engine that a chart shows."""


@dataclass(frozen=True, slots=True)
class Line:
    """One count over the runs; `name` is a class of the style sheet."""

    name: str
    title: str
    values: tuple[int, ...]


def lines_of(runs: Sequence[PastRun]) -> list[Line]:
    """What a chart shows of some runs: passed, failed, undecided; a line that is 0 everywhere is left out."""
    lines = [
        Line("pass", "pass", tuple(run.passed for run in runs)),
        Line("fail", "fail", tuple(run.failed for run in runs)),
        Line("undecided", "undecided", tuple(run.undecided for run in runs)),
    ]
    return [line for line in lines if any(line.values)]


def chart(runs: Sequence[PastRun]) -> Markup:
    """The chart of an engine's runs, "" for less than two. It says nothing that the table of the runs does not."""
    runs = runs[-SHOWN:]
    if len(runs) < 2:
        return Markup("")
    lines = lines_of(runs)
    top = max(run.cases for run in runs) or 1
    parts = [f'<svg class="trend" viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-hidden="true" focusable="false">']
    for value in _ticks(top):
        y = _y(value, top)
        parts.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>')
        parts.append(f'<text class="tick" x="{_LEFT - 8}" y="{y + 4:.1f}">{value:,}</text>')
    for at in _labelled(len(runs)):
        x = _x(at, len(runs))
        label = escape(brief(runs[at].version, 12) or runs[at].started[:10])
        parts.append(f'<text class="run" x="{x:.1f}" y="{_HEIGHT - 8}">{label}</text>')
    for line in lines:
        points = [(_x(at, len(runs)), _y(value, top)) for at, value in enumerate(line.values)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path class="line l-{line.name}" d="M{path}"/>')
        for (x, y), value, run in zip(points, line.values, runs, strict=True):
            told = escape(f"{brief(run.version, 40)}: {value:,} {line.title}")
            parts.append(
                f'<circle class="dot l-{line.name}" cx="{x:.1f}" cy="{y:.1f}" r="3.2"><title>{told}</title></circle>'
            )
    ends = _spread([_y(line.values[-1], top) for line in lines])
    for line, y in zip(lines, ends, strict=True):
        x = _WIDTH - _RIGHT + 12
        parts.append(f'<text class="end l-{line.name}" x="{x}" y="{y + 4:.1f}">{line.values[-1]:,} {line.title}</text>')
    return Markup("".join([*parts, "</svg>"]))


def _x(at: int, count: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * at / (count - 1)


def _y(value: int, top: int) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - value / top)


def _ticks(top: int) -> list[int]:
    """Nothing, all, and round numbers between that stand apart from both."""
    step = next(s for power in range(9) for s in (10**power, 2 * 10**power, 5 * 10**power) if top / s <= 4)
    return [*(value for value in range(0, top, step) if top - value >= step / 2), top]


def _labelled(count: int) -> list[int]:
    every = -(-count // 7)
    return [at for at in range(count) if (count - 1 - at) % every == 0]


def _spread(heights: Sequence[float]) -> list[float]:
    """Heights of labels, moved down where they would overlap, up again where they would leave the chart."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = list(heights)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + _LABEL_GAP)
    floor = float(_HEIGHT - _BOTTOM)
    for at in reversed(order):
        placed[at] = min(placed[at], floor)
        floor = placed[at] - _LABEL_GAP
    return placed
