"""An SVG badge of a run, for an engine's own page: counts with their denominator, and the bar of the verdicts."""

from __future__ import annotations

from markupsafe import escape

from mtg_conformance.results import ResultsFile, Verdict
from mtg_reports.bars import in_words, segments
from mtg_reports.model import Report, Run, make_report
from mtg_spec.cases import Suite

_COLOURS = {
    Verdict.PASS: "#2aa198",
    Verdict.FAIL: "#e85f27",
    Verdict.UNSUPPORTED: "#aab0ba",
    Verdict.ENGINE_ERROR: "#a98be6",
    Verdict.CRASH: "#15161a",
    Verdict.TIMEOUT: "#f0c419",
    Verdict.PROTOCOL_ERROR: "#e48bc0",
    Verdict.NOT_RUN: "#ffffff",
}
_NARROW, _WIDE = "fijlrtI.,:;'|!·() ", "mwMW@%"
_HEIGHT, _BAR = 24, 4


def badge(results: ResultsFile, suite: Suite) -> str:
    """The badge of a run as an SVG document. Raises `ReportError` as `make_report` does."""
    report = make_report([results], suite)
    return badge_of(report, report.runs[0])


def badge_of(report: Report, run: Run) -> str:
    """The badge of a run of a report."""
    tally = run.tally(report.suite.cases)
    parts = [f"{tally.passed:,} of {tally.decided:,} pass"]
    if tally.undecided:
        parts.append(f"{tally.undecided:,} undecided")
    left, right = f"MTG rules {report.suite.version}", " · ".join(parts)
    split = _width(left) + 16
    width = split + _width(right) + 16
    told = escape(f"{run.label}: {in_words(tally)} cases, mtg-conformance {report.suite.version}")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_HEIGHT}" role="img" aria-label="{told}">',
        f"<title>{told}</title>",
        f'<rect width="{width}" height="{_HEIGHT}" rx="3" fill="#22262c"/>',
        f'<rect width="{split}" height="{_HEIGHT - _BAR}" fill="#3a4048"/>',
    ]
    for part in segments(tally):
        x, wide = width * part.x / 100, width * part.width / 100
        lines.append(
            f'<rect x="{x:.2f}" y="{_HEIGHT - _BAR}" width="{wide:.2f}" height="{_BAR}" '
            f'fill="{_COLOURS[part.look.verdict]}"/>'
        )
    lines.append('<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">')
    for text, x in ((left, 8), (right, split + 8)):
        lines.append(f'<text x="{x}" y="14" textLength="{_width(text)}">{escape(text)}</text>')
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"


def _width(text: str) -> int:
    """About how wide a text is in pixels; `textLength` makes it exact."""
    return round(sum(4.2 if c in _NARROW else 10.2 if c in _WIDE else 7.0 for c in text))
