"""The colours of the report can be read, and the verdicts told apart, by colour-blind readers too."""

from __future__ import annotations

import re
from importlib import resources
from itertools import combinations

import pytest

from mtg_conformance.results import Verdict

coloraide = pytest.importorskip("coloraide", reason="coloraide is not installed")
CSS = resources.files("mtg_reports").joinpath("assets", "report.css").read_text("utf-8")
_LIGHT, _DARK = CSS.split("@media (prefers-color-scheme: dark)", 1)
_DARK = _DARK.split("}\n}", 1)[0]


def variables(css: str) -> dict[str, str]:
    """The custom properties with a hexadecimal colour."""
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6});", css))


SCHEMES = {"light": variables(_LIGHT), "dark": variables(_LIGHT) | variables(_DARK)}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("sight", ["normal", "protan", "deutan", "tritan"])
def test_verdicts_that_share_a_bar_differ_clearly(scheme: str, sight: str) -> None:
    def seen(verdict: Verdict) -> object:
        colour = coloraide.Color(SCHEMES[scheme][str(verdict)])
        return colour if sight == "normal" else colour.filter(sight)

    often = {Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED, Verdict.TIMEOUT, Verdict.CRASH}
    for one, two in combinations(Verdict, 2):
        difference = seen(one).delta_e(seen(two), method="2000")  # type: ignore[attr-defined]
        assert difference > (12 if {one, two} <= often else 7), f"{one} and {two} differ by {difference:.1f} only"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_words_stand_out_from_their_ground(scheme: str) -> None:
    colours = SCHEMES[scheme]
    grounds = ("paper", "card", "sunk")
    words = ["ink", "soft", "link", *(f"t-{verdict}" for verdict in Verdict)]
    pairs = [(word, ground) for word in words for ground in grounds]
    pairs += [(f"on-{verdict}", str(verdict)) for verdict in Verdict]
    pairs += [
        (word, tint) for word in ("ink", "t-fail", "t-pass", "soft", "link") for tint in ("fail-tint", "warn-tint")
    ]
    for word, ground in pairs:
        contrast = coloraide.Color(colours[word]).contrast(coloraide.Color(colours[ground]))
        assert contrast >= 4.5, f"--{word} on --{ground}: {contrast:.2f}"
