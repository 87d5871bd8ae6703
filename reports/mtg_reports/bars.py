"""The geometry of stacked bars."""

from __future__ import annotations

from dataclasses import dataclass

from mtg_reports.model import Tally
from mtg_reports.verdicts import LOOKS, Look

_SYMBOL_FROM = 4.0


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a bar; `x` and `width` in percent of the bar's width."""

    look: Look
    count: int
    x: float
    width: float

    @property
    def middle(self) -> float:
        """Where its symbol stands, in percent."""
        return self.x + self.width / 2

    @property
    def roomy(self) -> bool:
        """True if a symbol fits."""
        return self.width >= _SYMBOL_FROM


def segments(tally: Tally) -> list[Segment]:
    """The parts of a bar in the order of the verdicts; their widths add up to 100 (nothing for an empty tally)."""
    total, before, parts = tally.total, 0, []
    for verdict, look in LOOKS.items():
        if count := tally.counts[verdict]:
            parts.append(Segment(look, count, round(100 * before / total, 3), round(100 * count / total, 3)))
            before += count
    return parts


def in_words(tally: Tally) -> str:
    """The bar for those who don't see it: "412 pass, 18 fail, 60 unsupported, of 490"."""
    return f"{counted(tally) or 'none'}, of {tally.total}"


def counted(tally: Tally) -> str:
    """The counts of a bar in words: "412 pass, 18 fail"."""
    return ", ".join(f"{part.count} {part.look.verdict}" for part in segments(tally))
