"""Double-faced cards (712), and transforming (701.27).

The whole card is `Object.definition` while its back face is up, and that face its copiable values (`Object.printed`); what copies
something else keeps the copied values, whichever face is up.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference.events import Transformed, ZoneChange, performs
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.state import Object, ObjectId
from mtg_spec import syntax

ONLY_SPELLS = frozenset(("instant", "sorcery"))


def card_of(obj: Object) -> syntax.Card:
    """The card or token that an object is, both faces of it."""
    return obj.definition or obj.printed


@rule("712.8e", "712.8c", off=lambda run, card: card)
def back_of(run: Run, card: syntax.Card) -> syntax.Card:
    """With its back face up a card has the characteristics of that face alone."""
    return card.back or card


# --- transforming (701.27) --------------------------------------------------------------------------------------------


@performs(Transformed)
def turn_over(run: Run, event: Transformed) -> Transformed | None:
    """A double-faced permanent gets its other face up; it stays the object that it is (712.18)."""
    if not run.exists(event.object) or not can_transform(run, run.object(event.object)):
        return None
    obj = run.object(event.object)
    card = card_of(obj)
    back_up = other_face(run, obj.back_up)
    parts: dict[str, Any] = {"back_up": back_up, "transformed_at": run.tick(), "timestamp": dated_anew(run, obj)}
    if not obj.copied:
        parts |= (
            {"printed": back_of(run, card), "definition": card} if back_up else {"printed": card, "definition": None}
        )
    run.edit(event.object, **parts)
    run.note("701.27a", lambda: f"{run.name(event.object)} transforms into {run.object(event.object).printed.name}")
    return event


@rule("613.7g", off=lambda run, obj: obj.timestamp)
def dated_anew(run: Run, obj: Object) -> int:
    """A permanent that transforms has a new timestamp."""
    return run.tick()


@rule("701.27a", off=lambda run, back_up: back_up)
def other_face(run: Run, back_up: bool) -> bool:
    """A permanent that transforms has its other face up."""
    return not back_up


def can_transform(run: Run, obj: Object) -> bool:
    """Has the permanent another face, and one that a permanent can have?"""
    card = card_of(obj)
    other = card if obj.back_up else card.back or card
    return (
        obj.zone == "battlefield"
        and has_two_faces(run, card)
        and not hides_its_faces(run, obj)
        and not only_cast(run, other)
    )


@rule("701.27c", "712.9", "701.27a", off=True)
def has_two_faces(run: Run, card: syntax.Card) -> bool:
    """Only double-faced cards and tokens can transform."""
    return card.back is not None


@rule("712.15a", off=False)
def hides_its_faces(run: Run, obj: Object) -> bool:
    """A face-down permanent can't transform."""
    return obj.face_down


@rule("701.27d", "712.10", off=False)
def only_cast(run: Run, face: syntax.Card) -> bool:
    """Nothing transforms into an instant or sorcery."""
    return bool(ONLY_SPELLS & set(face.types))


@rule("701.27f", off=False)
def turned_since(run: Run, id_: ObjectId, source: ObjectId, since: int) -> bool:
    """Has a permanent that its own ability would transform done so since that ability was put on the stack, or, if it is a delayed
    one, was created? Then the instruction is ignored."""
    return id_ == source and run.exists(id_) and run.object(id_).transformed_at > since


# --- mana value (202.3b, 712.8e) --------------------------------------------------------------------------------------


@rule("202.3b", "712.8e", "712.8c", off=lambda run, obj, cost: cost)
def cost_that_counts(run: Run, obj: Object, cost: str) -> str:
    """The mana cost of which the mana value of an object is reckoned: with its back face up that of its front face, but not for what
    only copies a back face."""
    if obj.back_up and obj.definition is not None and not obj.copied:
        return obj.definition.mana_cost
    return cost


# --- casting and entering with the back face up (712.11a, 712.13, 712.14a) --------------------------------------------


@rule("712.11a", off=None)
def turn_to_back(run: Run, id_: ObjectId) -> None:
    """A card that is cast "transformed" is put on the stack with its back face up, and looked at so before (712.11c)."""
    obj = run.object(id_)
    card = card_of(obj)
    if card.back is None:
        raise Illegal("712.11a", f"{run.name(id_)} has no back face to be cast with")
    run.edit(id_, back_up=True, printed=back_of(run, card), definition=card)


def could_enter(run: Run, event: ZoneChange) -> bool:
    """Has the object a face that a permanent can have, and that it would enter with?"""
    obj = run.object(event.object)
    if event.transformed and stays_away(run, card_of(obj)):
        return False
    face_down = event.face_down or (obj.face_down and event.keep)
    return event.to != "battlefield" or face_down or not is_no_permanent(run, entering_as(run, obj, event))


@rule("400.4a", off=False)
def is_no_permanent(run: Run, face: syntax.Card) -> bool:
    """An instant or sorcery card can't enter the battlefield, and stays where it is."""
    return bool(ONLY_SPELLS & set(face.types))


@rule("712.14a", off=False)
def stays_away(run: Run, card: syntax.Card) -> bool:
    """What has no back face, or one that is no permanent's, can't be put onto the battlefield transformed, and stays where it is."""
    return card.back is None or bool(ONLY_SPELLS & set(card.back.types))


def entering_as(run: Run, obj: Object, event: ZoneChange) -> syntax.Card:
    """The copiable values with which an object enters."""
    if event.copy is not None:
        return event.copy
    return back_of(run, card_of(obj)) if enters_back_up(run, event.transformed) else obj.printed


@rule("712.14a", off=False)
def enters_back_up(run: Run, transformed: bool) -> bool:
    """A card put onto the battlefield "transformed" enters with its back face up."""
    return transformed


def face_in(run: Run, old: Object, event: ZoneChange) -> bool:
    """Has an object its back face up once it has changed zones?"""
    if event.to == "battlefield" and enters_back_up(run, event.transformed):
        return True
    return old.back_up and keeps_its_face(run, event.keep or event.to == "stack")


@rule("712.8a", "712.13", off=False, kinds=("inverted",))
def keeps_its_face(run: Run, as_spell: bool) -> bool:
    """A spell has on the battlefield the face up that it had on the stack; in other zones a card has its front face only."""
    return as_spell


# --- tokens (707.8a) --------------------------------------------------------------------------------------------------


@rule("707.8a", off=lambda run, values, obj: (values, False))
def both_faces(run: Run, values: syntax.Card, obj: Object) -> tuple[syntax.Card, bool]:
    """What a token is that copies an object with these values, and whether it enters with its back face up: of a double-faced
    permanent it has both faces, and the same one up."""
    if obj.copied or not obj.back_up or obj.definition is None:
        return values, False
    return msgspec.structs.replace(obj.definition, back=values), True
