"""Before an event happens: can it happen at all (101.2), and what happens instead (614–616)."""

from __future__ import annotations

from typing import Any

from mtg_reference.events import Damage, Tapping, ZoneChange
from mtg_reference.layers import has
from mtg_reference.rules import rule
from mtg_reference.run import Procedure, Run


def replaced(run: Run, event: Any) -> Procedure[tuple[Any, ...]]:
    """The events that will happen for a proposed one: none if it can't happen."""
    yield from ()
    return (event,) if could_happen(run, event) else ()


def could_happen(run: Run, event: Any) -> bool:
    """Nothing forbids the event, and it would change something."""
    if isinstance(event, ZoneChange):
        return event.object in run.state.objects and not (event.verb == "destroy" and indestructible(run, event.object))
    if isinstance(event, Tapping):
        obj = run.state.objects.get(event.object)
        return obj is not None and obj.tapped != event.tapped
    if isinstance(event, Damage):
        return event.amount > 0
    return True


@rule("702.12b", off=False)
def indestructible(run: Run, id_: int) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return run.state.objects[id_].zone == "battlefield" and has(run, id_, "indestructible")
