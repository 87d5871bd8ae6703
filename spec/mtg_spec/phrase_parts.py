"""What the methods that build trees hand on to each other: parts of phrases that are no trees of their own."""

from __future__ import annotations

from typing import NamedTuple

from mtg_spec import syntax as s

__all__ = ["AsMany", "Counters", "Exceptions", "ModeCount", "PhraseError", "Place", "Prohibition"]


class PhraseError(Exception):
    """A phrase that is not of the language: what is wrong at which character, and a hint."""

    def __init__(self, offset: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message
        self.hint = hint


class ModeCount(NamedTuple):
    """How many modes are chosen; `most` 0 stands for all there are."""

    least: int
    most: int
    repeated: bool = False


class Place(NamedTuple):
    """Where something is or goes: "your graveyard", "the top of its owner's library"."""

    zone: s.Zone
    of: s.Selector | None = None
    position: str = ""


class Searched(NamedTuple):
    """Whose library is searched, and perhaps the graveyard as well."""

    whose: s.Selector


class Counters(NamedTuple):
    """A number of counters of a kind."""

    kind: str
    amount: s.Amount


class AsMany(NamedTuple):
    """How many tokens or counters instead of "that many"; `on_it` how it reads of counters."""

    amount: s.Amount
    on_it: bool = False


class Exceptions(NamedTuple):
    """How a copy differs from what it copies: its changes, and the counters that it enters with besides."""

    changes: s.Changes = s.Changes()
    counters: tuple[tuple[str, s.Amount], ...] = ()


class Prohibition(NamedTuple):
    """What can't be done: an act, to what, from which zones."""

    act: str
    what: s.Phrase | None = None
    from_other_than: s.Zone = ""
    mana: bool = True
