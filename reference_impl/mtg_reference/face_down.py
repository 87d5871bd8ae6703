"""Face-down spells and permanents (708)."""

from __future__ import annotations

from typing import Any

from mtg_reference.events import TurnedFaceUp, performs
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId
from mtg_spec import syntax

NOTHING_LISTED = syntax.Card("", types=("creature",), power=2, toughness=2)
"""What a face-down object is where nothing else is said: a 2/2 creature without name, text, subtypes and mana cost (708.2a)."""


@rule("708.4", off=None)
def turn_down(run: Run, id_: ObjectId) -> None:
    """A card is turned face down before it is cast (708.4): what it is then are its copiable values (708.2)."""
    obj = run.object(id_)
    own = obj.definition or obj.printed
    run.edit(id_, face_down=True, printed=face_down_values(run, own), definition=own)


@rule("708.2", "708.2a", "702.37c", off=lambda run, card: card)
def face_down_values(run: Run, card: syntax.Card) -> syntax.Card:
    """A face-down object has no characteristics but those that are listed for it."""
    return NOTHING_LISTED


@performs(TurnedFaceUp)
@rule("708.8", off=None)
def turn_up(run: Run, event: TurnedFaceUp) -> TurnedFaceUp | None:
    """A face-down permanent gets its own copiable values back (708.8) and a new timestamp (613.7f); it stays the object that it
    is."""
    obj = run.object(event.object)
    if not run.exists(event.object) or not obj.face_down or obj.definition is None:
        return None
    turned: dict[str, Any] = {"face_down": False, "printed": obj.definition, "definition": None, "turned_up_x": event.x}
    run.edit(event.object, **turned, timestamp=run.tick())
    run.note("708.8", lambda: f"{run.name(event.object)} is turned face up")
    return event


def as_if_face_up(run: Run, id_: ObjectId) -> Run:
    """A fork in which a face-down permanent is face up."""
    twin = run.fork()
    twin.cache = {}
    obj = run.object(id_)
    twin.edit(id_, face_down=False, printed=obj.definition or obj.printed)
    return twin
