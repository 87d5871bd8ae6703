"""Made-up rules files in the form of the official one, and where to find the official ones."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
PINNED = "2026-06-19"

BODY = """
1. Playing Chess
100. General
100.1. Two people play, one after the other.
100.1a A third may watch.
Example: Carol watches and says nothing.
100.1b Nobody may help.
100.2. The board has 64 squares.

     Half of them are dark.

101. The Clock
101.1. Each move presses the clock.
101.2. Flags
101.2a A fallen flag loses.
2. Pieces
200. General
200.1. A piece stands on one square.
201. Pawns
201.1. A pawn goes forward.
201.1a It never goes back.
"""

GLOSSARY = """
Board
What the game is played on. See rule 100.2.

Flag
1. A part of the clock.
2. What falls.
"""


def made_up(body: str = BODY, *, day: str = "May 4, 2031", contents: str | None = None) -> str:
    """A complete rules file; the table of contents follows from the body unless given."""
    heading = re.compile(r"(?:[1-9]|[1-9][0-9]{2})\. ")
    listed = contents if contents is not None else "\n".join(x for x in body.splitlines() if heading.match(x))
    return (
        f"Rules of Chess\n\nThese rules are effective as of {day}.\n\nIntroduction\n\nHow to read this.\n\n"
        f"Contents\n\n{listed}\n\nGlossary\n\nCredits\n\n{body}\nGlossary\n{GLOSSARY}\n\nCredits\n\nMade by Alice.\n"
    )


def official_text(edition: str) -> Path:
    """The official file of an edition; skips the test where there is none on this machine."""
    variable = os.environ.get("MTG_CONFORMANCE_OFFICIAL_RULES")
    folder = REPOSITORY.parent / "shared" / "reference" / "comprehensive-rules"
    candidates = [folder]
    if variable:
        candidates = [Path(variable), Path(variable).parent]
    for candidate in candidates:
        path = candidate if candidate.stem == edition else candidate / f"{edition}.txt"
        if path.is_file():
            return path
    pytest.skip(f"no official rules of {edition}: set MTG_CONFORMANCE_OFFICIAL_RULES to a folder holding {edition}.txt")
