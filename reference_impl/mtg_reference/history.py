"""What has happened since the turn began, as far as the language can ask for it (`syntax.ThisTurn`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mtg_reference.events import AttackDeclared, Damage, DrawCard, LifeChange, SpellCast
from mtg_reference.run import Run
from mtg_reference.state import PlayerName


def record(run: Run, events: Iterable[Any]) -> None:
    """Note events that have just happened."""
    entries = tuple(entry for event in events for entry in _entries(run, event))
    if entries:
        run.change(layers=False, this_turn=(*run.state.this_turn, *entries))


def _entries(run: Run, event: Any) -> Iterator[tuple[PlayerName, str, int]]:
    if isinstance(event, AttackDeclared):
        yield run.state.active, "attack", 1
    elif isinstance(event, Damage) and isinstance(event.target, str):
        yield event.target, "be dealt damage", event.amount
    elif isinstance(event, LifeChange):
        yield event.player, "gain life" if event.amount > 0 else "lose life", abs(event.amount)
    elif isinstance(event, DrawCard):
        yield event.player, "draw", 1
    elif isinstance(event, SpellCast):
        yield event.player, "cast", 1
