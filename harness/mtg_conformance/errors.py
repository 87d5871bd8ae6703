"""Faults of a run that are told to the user, apart from those of documents (`mtg_spec.errors`)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class UsageError(Exception):
    """What was asked for can't be done; the message says what to do instead. Exit code 2."""


class EngineStartError(Exception):
    """An engine could not be started, or did not introduce itself; the message shows its own words. Exit code 3."""


def suggestion(word: str, known: Iterable[str]) -> str:
    """ "; did you mean …?" with the nearest of the known words, "" where none is near."""
    near = difflib.get_close_matches(word, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""
