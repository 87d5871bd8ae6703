"""Keyword actions that move objects (701): where to, and which of them destroy."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mtg_reference.events import ZoneChange
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import PlayerName
from mtg_spec import syntax


@rule("701.8a", off="exile")
def destroying(run: Run) -> str:
    """To destroy a permanent is to put it into its owner's graveyard."""
    return "graveyard"


@rule("701.21a", off="exile")
def sacrificing(run: Run) -> str:
    """To sacrifice a permanent is to put it into its owner's graveyard."""
    return "graveyard"


@rule("701.9a", off="exile")
def discarding(run: Run) -> str:
    """To discard a card is to put it from the hand into its owner's graveyard."""
    return "graveyard"


@rule("701.17a", off="exile")
def milling(run: Run) -> str:
    """To mill cards is to put them from the top of a library into the graveyard."""
    return "graveyard"


@rule("701.13a", off="graveyard")
def exiling(run: Run) -> str:
    """What is exiled goes to the exile zone, wherever it was."""
    return "exile"


DESTINATION: dict[str, Callable[[Run], str]] = {
    "destroy": destroying,
    "sacrifice": sacrificing,
    "discard": discarding,
    "mill": milling,
    "exile": exiling,
}
"""Where each of the actions moves an object."""


@rule("701.21a", "701.8b", off=lambda run, event: event.verb in ("destroy", "sacrifice"))
def is_destruction(run: Run, event: ZoneChange) -> bool:
    """To sacrifice a permanent is not to destroy it: only what says "destroy", and lethal damage, does."""
    return event.verb == "destroy"


@rule("701.21a", off=lambda run, what, player: what)
def of_ones_own(run: Run, what: syntax.Phrase, player: PlayerName) -> syntax.Phrase:
    """A player sacrifices permanents that they control."""
    if what.filter.controller is not None:
        return what
    controlled = msgspec.structs.replace(what.filter, controller=syntax.Reference(player))
    return msgspec.structs.replace(what, filter=controlled)
