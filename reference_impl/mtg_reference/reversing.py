"""Handling illegal actions (733): what is reversed, and what can't be."""

from __future__ import annotations

from collections.abc import Iterator

from mtg_reference import activating, search
from mtg_reference.layers import characteristics
from mtg_reference.mana import is_mana_ability
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.search import Start, Wishes
from mtg_reference.state import ObjectId, PlayerName, State


def reverse(run: Run, before: State, player: PlayerName, mana_sources: tuple[ObjectId, ...]) -> None:
    """Take an illegal act back to the state before it. Of the mana abilities that the player activated for it, those stay that
    players may not reverse, with whatever was paid for them; the others are reversed, as players may."""
    run.state = before
    for source in mana_sources:
        if run.exists(source):
            _activate_again(run, player, source)


def _activate_again(run: Run, player: PlayerName, source: ObjectId) -> None:
    for start in _activations(run, player, source):
        try:
            found = search.find(run, start, Wishes(strict=False))
        except Illegal:
            continue
        if cannot_be_reversed(run, found.run.state):
            run.adopt(found.run)
            run.note("733.1", f"the mana ability of {run.name(source)} can't be reversed: it moved cards of a library")
        return


def _activations(run: Run, player: PlayerName, source: ObjectId) -> Iterator[Start]:
    for index, ability in enumerate(characteristics(run, source).abilities):
        if is_mana_ability(run, ability):
            yield lambda twin, i=index: activating.activate(twin, player, source, i)  # type: ignore[misc]


@rule("733.1", off=False, kinds=("off", "inverted"))
def cannot_be_reversed(run: Run, after: State) -> bool:
    """Has an action moved cards to or from a library, shuffled one, or revealed cards of one?"""
    return any(after.player(p.name).library != p.library for p in run.state.players)
