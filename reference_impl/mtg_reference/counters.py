"""Counters that do something of their own, by the rules and not by the words of an object (122.1)."""

from __future__ import annotations

from typing import Any

from mtg_reference.events import CountersChange, Damage, Tapping, ZoneChange
from mtg_reference.keyword_actions import is_destruction
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import Object, ObjectId, Subject, Value
from mtg_spec import syntax

# --- shield, stun and finality counters: what happens instead ---------------------------------------------------------


class Shield(Value, frozen=True):
    """What shield counters do in place of a destruction."""


FINALITY = syntax.MovesInstead(
    syntax.Moves(syntax.Reference("this"), from_="battlefield", to="graveyard"),
    "exile",
)
"""What finality counters do in place of a move to the graveyard."""


def _there(run: Run, id_: ObjectId, kind: str) -> bool:
    obj = run.object(id_)
    return obj.zone == "battlefield" and obj.count(kind) > 0


@rule("122.1c", off=False)
def shields(run: Run, id_: ObjectId) -> bool:
    """Shield counters prevent all damage to the permanent, and one of them is removed."""
    return _there(run, id_, "shield")


def used_up(run: Run, event: Damage) -> tuple[CountersChange, ...]:
    """The shield counter that damage takes: where it has prevented it, and where that can't be prevented (615.12)."""
    target = event.target
    if not isinstance(target, int):
        return ()
    if event.shielded or (event.amount and shields_in_vain(run, target)):
        return (CountersChange(target, "shield", -1),)
    return ()


@rule("615.12", "122.1c", off=False)
def shields_in_vain(run: Run, id_: ObjectId) -> bool:
    """Damage that can't be prevented, and so is still there, takes a shield counter nevertheless."""
    return _there(run, id_, "shield")


@rule("122.1c", off=False)
def shields_from(run: Run, event: ZoneChange) -> bool:
    """Shield counters stop an effect that would destroy the permanent, but no state-based action."""
    return event.by_effect and is_destruction(run, event) and _there(run, event.object, "shield")


def shield_removed(run: Run, id_: ObjectId) -> CountersChange:
    """The counter that is removed in place of the destruction."""
    run.note("122.1c", lambda: f"{run.name(id_)} loses a shield counter instead of being destroyed")
    return CountersChange(id_, "shield", -1)


def untapping(run: Run, event: Tapping) -> Tapping | CountersChange:
    """The untapping, or the stun counter that is removed instead."""
    if event.tapped or not stays_tapped(run, event.object):
        return event
    run.note("122.1d", lambda: f"{run.name(event.object)} doesn't untap, but loses a stun counter")
    return CountersChange(event.object, "stun", -1)


@rule("122.1d", off=False)
def stays_tapped(run: Run, id_: ObjectId) -> bool:
    """What has a stun counter doesn't untap."""
    return _there(run, id_, "stun")


@rule("122.1h", off=False)
def is_exiled(run: Run, id_: ObjectId) -> bool:
    """What has a finality counter doesn't go to the graveyard."""
    return _there(run, id_, "finality")


@rule("122.1c", off=lambda run, events: events)
def at_once(run: Run, events: list[Any]) -> list[Any]:
    """All damage that is dealt to a permanent at the same time takes one shield counter."""
    taken: set[Subject] = set()
    kept = []
    for event in events:
        if isinstance(event, CountersChange) and event.kind == "shield" and event.amount == -1:
            if event.object in taken:
                continue
            taken.add(event.object)
        kept.append(event)
    return kept


# --- keyword counters -------------------------------------------------------------------------------------------------


@rule("122.1b", "613.1f", off=())
def keywords(run: Run, obj: Object) -> tuple[tuple[str, int, int], ...]:
    """The keywords that counters give a permanent, how many times, and since when (613.7c)."""
    since = dict(obj.counted_since)
    return tuple(
        (kind, number, timestamp(run, obj, since.get(kind, 0)))
        for kind, number in obj.counters
        if kind in run.library.keywords
    )


@rule("613.7c", off=lambda run, obj, since: obj.timestamp)
def timestamp(run: Run, obj: Object, since: int) -> int:
    """Counters of one kind all have the timestamp of the last that was put on."""
    return since or obj.timestamp
