"""The map of the rules: sections and chapters as blocks, every rule a cell in the colour of its verdict.

The geometry stands once; which engine's verdicts are shown is chosen by radio buttons and the style sheet alone: a cell
has for each engine a class of its number and the verdict's letter (`a` for the worst of all engines).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from mtg_reports.coverage import UNTESTABLE, Coverage, Extent, RuleState
from mtg_reports.treemap import Rect, cells, strips
from mtg_reports.verdicts import LOOKS

_GAP = 1.0
_CHAPTER_HEAD, _SECTION_HEAD = 13.0, 22.0
_HEAD_WEIGHT = 2.5
_LETTER = 6.4


@dataclass(frozen=True, slots=True)
class Sheet:
    """A drawing of the map: its name (a class) and its size in user units."""

    name: str
    width: int
    area: int

    def height(self, rules: int) -> int:
        """High enough to give every rule its area."""
        return max(120, round(rules * self.area / self.width))


SHEETS = (Sheet("wide", 1136, 245), Sheet("narrow", 340, 215))


def draw(coverage: Coverage, page_of: Callable[[str], str]) -> Markup:
    """The map in each of the sheets, as SVG. `page_of` gives the address of a rule's or a chapter's page."""
    return Markup("\n").join(_sheet(sheet, coverage, page_of) for sheet in SHEETS)


def styles(engines: int) -> str:
    """The rules of style that colour the cells for the chosen engine."""
    lines = []
    for choice, prefix in [("all", "a"), *((str(at), str(at)) for at in range(engines))]:
        for verdict, look in LOOKS.items():
            lines.append(
                f'.map:has(input[value="{choice}"]:checked) .{_name(prefix, look.letter)} {{ fill: var(--{verdict}); }}'
            )
    return "\n".join(lines) + "\n"


def _name(prefix: str, letter: str) -> str:
    return f"k{prefix}{letter}"


def _sheet(sheet: Sheet, coverage: Coverage, page_of: Callable[[str], str]) -> Markup:
    sections = coverage.sections
    height = sheet.height(coverage.whole.total + 12 * len(sections))
    parts = [
        f'<svg class="sheet {sheet.name}" viewBox="0 0 {sheet.width} {height}" aria-hidden="true" focusable="false">'
    ]
    weights = [_weight(section) + 4 for section in sections]
    for section, place in zip(sections, strips(weights, Rect(0, 0, sheet.width, height), (135, 90)), strict=True):
        parts.extend(_section(section, place.inset(3, 0), coverage, page_of))
    parts.append("</svg>")
    return Markup("".join(parts))


def _weight(section: Extent) -> float:
    return sum(len(chapter.rules) + _HEAD_WEIGHT for chapter in section.chapters)


def _section(section: Extent, place: Rect, coverage: Coverage, page_of: Callable[[str], str]) -> Iterator[str]:
    title = _fitting(f"{section.number} {section.title}", place.width, 7.4)
    yield f'<text class="s" x="{_n(place.x)}" y="{_n(place.y + 16)}">{escape(title)}</text>'
    chapters = {extent.number: extent for extent in coverage.chapters}
    inside = [chapters[chapter.number] for chapter in section.chapters]
    body = place.inset(0, _SECTION_HEAD)
    for chapter, spot in zip(inside, strips([c.total + _HEAD_WEIGHT for c in inside], body, (27, 30)), strict=True):
        yield from _chapter(chapter, spot.inset(1.5), page_of)


def _chapter(chapter: Extent, place: Rect, page_of: Callable[[str], str]) -> Iterator[str]:
    yield f'<a href="{escape(page_of(chapter.number))}" tabindex="-1"><title>{escape(_told(chapter))}</title>'
    yield f'<rect class="b" x="{_n(place.x)}" y="{_n(place.y)}" width="{_n(place.width)}" height="{_n(place.height)}"/>'
    name = _fitting(f"{chapter.number} {chapter.title}", place.width - 4, _LETTER)
    if place.width > 20:
        label = name if len(name) > 6 else chapter.number
        yield f'<text x="{_n(place.x + 3)}" y="{_n(place.y + 10)}">{escape(label)}</text>'
    grid = cells(chapter.total, place.inset(1.5, _CHAPTER_HEAD))
    plain: dict[str, list[Rect]] = {}
    tested: list[tuple[RuleState, Rect]] = []
    for state, cell in zip(chapter.states, grid, strict=False):
        if state.cases:
            tested.append((state, cell))
        else:
            plain.setdefault("z" if state.lack == UNTESTABLE else "o", []).append(cell)
    for kind, places in plain.items():
        fill = ' fill="url(#hatch)"' if kind == "z" else ""
        yield f'<path class="{kind}"{fill} d="{"".join(map(_square, places))}"/>'
    yield "</a>"
    for state, cell in tested:
        yield (
            f'<a href="{escape(page_of(state.number))}" tabindex="-1"><title>{escape(_said(state))}</title>'
            f'<path class="{_classes(state)}" d="{_square(cell)}"/></a>'
        )


def _classes(state: RuleState) -> str:
    names = [_name("a", LOOKS[state.worst].letter)] if state.worst else []
    names += [_name(str(at), LOOKS[verdict].letter) for at, verdict in enumerate(state.verdicts)]
    return " ".join(["t", *names])


def _told(chapter: Extent) -> str:
    return f"{chapter.number} {chapter.title}: {chapter.tested} of {chapter.total} rules have a case"


def _said(state: RuleState) -> str:
    cases = "1 case" if state.cases == 1 else f"{state.cases} cases"
    return f"{state.number}: {cases}, {_run_together([str(verdict) for verdict in state.verdicts])}"


def _run_together(words: Sequence[str]) -> str:
    return words[0] if len(set(words)) == 1 else " / ".join(words) or "no engine"


def _square(cell: Rect) -> str:
    width, height = max(0.5, cell.width - _GAP), max(0.5, cell.height - _GAP)
    return f"M{_n(cell.x)} {_n(cell.y)}h{_n(width)}v{_n(height)}h-{_n(width)}z"


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _fitting(text: str, width: float, letter: float) -> str:
    room = int(width / letter)
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip(" ,") + "…"
