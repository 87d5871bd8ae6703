"""Counters that do something of their own, by the rules and not by the words of an object (122.1)."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference.events import CountersChange, Damage, Tapping, ZoneChange
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import Object, ObjectId, Subject

# --- shield, stun and finality counters: what happens instead ---------------------------------------------------------


def instead(run: Run, event: Any) -> tuple[Any, ...]:
    """What happens in place of an event that a counter on the permanent replaces or prevents; the event alone if none does."""
    if isinstance(event, Damage) and isinstance(event.target, int) and shields(run, event.target):
        return _shielded(run, event, event.target)
    if isinstance(event, Tapping) and not event.tapped and stays_tapped(run, event.object):
        run.note("122.1d", lambda: f"{run.name(event.object)} doesn't untap, but loses a stun counter")
        return (CountersChange(event.object, "stun", -1),)
    if isinstance(event, ZoneChange) and event.verb == "destroy" and shields_from(run, event):
        run.note("122.1c", lambda: f"{run.name(event.object)} loses a shield counter instead of being destroyed")
        return (CountersChange(event.object, "shield", -1),)
    if isinstance(event, ZoneChange) and event.to == "graveyard" and is_exiled(run, event.object):
        run.note("122.1h", lambda: f"{run.name(event.object)} is exiled instead")
        return (msgspec.structs.replace(event, to="exile", position="top"),)
    return (event,)


def _there(run: Run, id_: ObjectId, kind: str) -> bool:
    obj = run.object(id_)
    return obj.zone == "battlefield" and obj.count(kind) > 0


@rule("122.1c", off=False)
def shields(run: Run, id_: ObjectId) -> bool:
    """Shield counters prevent all damage to the permanent, and one of them is removed."""
    return _there(run, id_, "shield")


def _shielded(run: Run, event: Damage, target: ObjectId) -> tuple[Any, ...]:
    run.note("122.1c", lambda: f"a shield counter on {run.name(target)} prevents {event.amount} damage")
    return (CountersChange(target, "shield", -1),)


@rule("122.1c", off=False)
def shields_from(run: Run, event: ZoneChange) -> bool:
    """Shield counters stop an effect that would destroy the permanent, but no state-based action."""
    return event.by_effect and _there(run, event.object, "shield")


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
