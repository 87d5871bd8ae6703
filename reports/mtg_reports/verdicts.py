"""How each verdict is shown: a symbol, a letter for the index of the site, a word, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from mtg_conformance.results import Verdict


@dataclass(frozen=True, slots=True)
class Look:
    """`letter` is unique; `symbol` is a character that common fonts have; `pattern` names an SVG pattern."""

    verdict: Verdict
    letter: str
    symbol: str
    meaning: str
    pattern: str = ""


LOOKS: dict[Verdict, Look] = {
    look.verdict: look
    for look in (
        Look(Verdict.PASS, "p", "✓", "every answer was right"),
        Look(Verdict.FAIL, "f", "✗", "an answer was wrong"),
        Look(Verdict.UNSUPPORTED, "u", "–", "the engine says that it lacks a card or a capability"),
        Look(Verdict.ENGINE_ERROR, "e", "!", "the engine reported an internal error", "stripes"),
        Look(Verdict.CRASH, "c", "†", "the engine's process died"),
        Look(Verdict.TIMEOUT, "t", "◷", "no answer in time", "bars"),
        Look(Verdict.PROTOCOL_ERROR, "x", "?", "the answer was not in the protocol"),
        Look(Verdict.NOT_RUN, "n", "·", "the case was not run", "dots"),
    )
}
"""The verdicts in the order in which every table and bar shows them."""
