"""Zones and identity (400–408)."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference import double_faced
from mtg_reference.events import DrawCard, TokensCreated, ZoneChange, performs
from mtg_reference.layers import characteristics
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import Announced, Object, ObjectId, PlayerName, Remembered
from mtg_spec.syntax import Card

SHARED = ("battlefield", "stack", "exile", "command")
PUBLIC = ("battlefield", "stack", "exile", "command", "graveyard")


@rule("613.7m", off=lambda run, events: _dated(run, events, run.state.apnap()[::-1]))
def dated_in_turn_order(run: Run, events: list[Any]) -> list[Any]:
    """What enters the battlefield at the same time is dated in turn order: first what the active player controls."""
    return _dated(run, events, run.state.apnap())


def _dated(run: Run, events: list[Any], order: tuple[PlayerName, ...]) -> list[Any]:
    entering = [e for e in events if isinstance(e, ZoneChange) and e.to == "battlefield"]
    dated = iter(sorted(entering, key=lambda e: order.index(e.controller or run.object(e.object).owner)))
    return [next(dated) if event in entering else event for event in events]


@performs(ZoneChange)
def change_zone(run: Run, event: ZoneChange) -> ZoneChange | None:
    """Move an object: it leaves its zone and a new object appears in the other (400.7). None if it is no longer there."""
    old = run.state.objects.get(event.object)
    if old is None:
        return None
    leave(run, old)
    if old.is_ability:
        return None
    new = new_object(run, old, event)
    run.put(new, layers=_on_battlefield(new))
    if event.keep:
        _effects_follow(run, old.id, new.id)
    place(run, new, event.position, whose_zone(run, old))
    _remember_successor(run, old.id, new.id)
    run.note("400.7", lambda: f"{run.name(new.id)} goes from {_where(old)} to {_where(new)} and is a new object there")
    return msgspec.structs.replace(event, became=new.id, came_from=old.zone)


@rule("400.7a", off=None)
def _effects_follow(run: Run, spell: ObjectId, permanent: ObjectId) -> None:
    """Effects that change a permanent spell go on applying to the permanent that it becomes."""
    if any(spell in effect.objects for effect in run.state.effects):
        run.change(
            effects=tuple(
                msgspec.structs.replace(e, objects=tuple(permanent if i == spell else i for i in e.objects))
                for e in run.state.effects
            )
        )


def leave(run: Run, obj: Object) -> None:
    """Take an object out of its zone, keeping what it last was (608.2h)."""
    remembered = Remembered(obj, characteristics(run, obj.id))
    objects = dict(run.state.objects)
    del objects[obj.id]
    parts: dict[str, Any] = {"objects": objects, "past": {**run.state.past, obj.id: remembered}}
    if obj.zone in SHARED:
        parts[obj.zone] = tuple(i for i in getattr(run.state, obj.zone) if i != obj.id)
    run.change(layers=_on_battlefield(obj), **parts)
    if obj.zone not in SHARED:
        ids = getattr(run.state.player(obj.owner), obj.zone)
        left: dict[str, Any] = {obj.zone: tuple(i for i in ids if i != obj.id)}
        run.edit_player(obj.owner, **left)


@rule("400.3", off=lambda run, old: characteristics(run, old.id).controller or old.owner)
def whose_zone(run: Run, old: Object) -> PlayerName:
    """An object goes to its owner's library, hand or graveyard, whoever controlled it."""
    return old.owner


def place(run: Run, obj: Object, position: str = "top", player: PlayerName = "") -> None:
    """Put an object into the zone that it names, of zones that each player has that player's."""
    if obj.zone in SHARED:
        parts: dict[str, Any] = {obj.zone: (*getattr(run.state, obj.zone), obj.id)}
        run.change(layers=_on_battlefield(obj), **parts)
        return
    ids = getattr(run.state.player(player or obj.owner), obj.zone)
    first = obj.zone == "library" and position == "top"
    parts = {obj.zone: (obj.id, *ids) if first else (*ids, obj.id)}
    run.edit_player(player or obj.owner, **parts)


def _on_battlefield(obj: Object) -> bool:
    """Layers are worked out for permanents alone."""
    return obj.zone == "battlefield"


def new_object(run: Run, old: Object, event: ZoneChange) -> Object:
    """The object that a card becomes in its next zone; it keeps nothing of what it was (400.7) but what a permanent knows of the
    spell that it was (400.7d, 107.3m)."""
    moment = run.tick()
    controller = event.controller or old.owner
    own = old.definition or old.printed
    kept = old.printed if event.keep or event.to == "stack" else own
    back_up = double_faced.face_in(run, old, event)
    if back_up and kept is own:
        kept = double_faced.back_of(run, own)
    return Object(
        id=run.new_id() if is_new_object(run) else old.id,
        card=old.card,
        printed=copied_values(run, event, kept),
        definition=own if event.copy is not None or kept is not own else None,
        copied=event.copy is not None,
        owner=old.owner,
        controller=controller,
        zone=event.to,
        timestamp=moment,
        token=old.token,
        tapped=event.tapped,
        face_down=event.face_down or (old.face_down and kept is not own),
        back_up=back_up,
        protector=event.protector,
        counters=event.counters,
        chosen=event.chosen,
        attached_to=event.attach_to,
        held_by=controller,
        held_since=moment,
        exiled_with=linked_source(run, event.exiled_with),
        way=event.way,
        since_turn=run.state.turn,
        cast_as=old.cast_as if event.keep or event.to == "stack" else None,
        may_look=event.may_look,
        shown_to_controller=event.shown_to_controller,
        announced=old.announced if event.keep else Announced(),
    )


@rule("613.1a", off=lambda run, event, card: card)
def copied_values(run: Run, event: ZoneChange, card: Card) -> Card:
    """What an object copies are its copiable values, to which everything else is applied (layer 1)."""
    return event.copy or card


@rule("400.7", off=False)
def is_new_object(run: Run) -> bool:
    """What changes zones is a new object, which nothing that knew the old one knows."""
    return True


@rule("607.2a", "607.3", "607.5", "707.7", off=0)
def linked_source(run: Run, source: ObjectId) -> ObjectId:
    """The object whose linked ability knows the card that this one exiles."""
    return source


def _remember_successor(run: Run, old: ObjectId, new: ObjectId) -> None:
    remembered = msgspec.structs.replace(run.state.past[old], became=new)
    run.change(layers=False, past={**run.state.past, old: remembered})


@rule("400.7j", "400.7e", "603.6e", off=lambda run, id_: id_)
def successor(run: Run, id_: ObjectId) -> ObjectId:
    """The object that this one is now: itself, or what it became in a public zone that it went to last (400.7j)."""
    if run.exists(id_) or id_ not in run.state.past:
        return id_
    became = run.state.past[id_].became
    if became in run.state.past and was_declined(run, became):
        became = run.state.past[became].became
    return became if became and run.exists(became) and run.state.objects[became].zone in PUBLIC else id_


@rule("400.7k", off=False)
def was_declined(run: Run, exiled: ObjectId) -> bool:
    """Was that the card that madness had exiled, and has it gone somewhere else than to the stack? Then what speaks of the
    discarded card finds it there."""
    then = run.state.past[exiled]
    uncast = run.exists(then.became) and run.state.objects[then.became].zone != "stack"
    return then.object.way == "madness" and uncast


def incarnations(run: Run, id_: ObjectId) -> tuple[ObjectId, ...]:
    """The object and all that its card has become since."""
    found = [id_]
    while found[-1] in run.state.past and run.state.past[found[-1]].became:
        found.append(run.state.past[found[-1]].became)
    return tuple(found)


@performs(TokensCreated)
def create_tokens(run: Run, event: TokensCreated) -> TokensCreated:
    """Tokens appear on the battlefield under the control of the player who creates them, their owner (111.2)."""
    created = []
    for enters in event.entering:
        moment, token = run.tick(), run.object(enters.object)
        token = msgspec.structs.replace(
            token,
            printed=enters.copy or token.printed,
            definition=token.printed if enters.copy is not None else token.definition,
            protector=enters.protector,
            copied=enters.copy is not None,
            zone="battlefield",
            timestamp=moment,
            tapped=enters.tapped,
            counters=enters.counters,
            chosen=enters.chosen,
            held_by=event.player,
            held_since=moment,
            since_turn=run.state.turn,
        )
        run.put(token)
        place(run, token)
        created.append(token.id)
    run.note("111.2", lambda: f"{event.player} creates {event.amount} {event.token.name}")
    return msgspec.structs.replace(event, became=tuple(created))


@performs(DrawCard)
def draw_card(run: Run, event: DrawCard) -> DrawCard | None:
    """Put the top card of a library into its owner's hand (121.1); an empty library is noted (704.5b)."""
    library = run.state.player(event.player).library
    if not library:
        run.edit_player(event.player, drew_from_empty=True)
        return None
    change_zone(run, ZoneChange(top_card(run, library), "hand", verb="draw"))
    return event


@rule("121.1", off=lambda run, library: library[-1])
def top_card(run: Run, library: tuple[ObjectId, ...]) -> ObjectId:
    """A card is drawn from the top of the library."""
    return library[0]


def zone_of(run: Run, player: PlayerName, zone: str) -> tuple[ObjectId, ...]:
    """The objects in a zone; for the battlefield, those that the player controls."""
    if zone in SHARED:
        ids: tuple[ObjectId, ...] = getattr(run.state, zone)
        return tuple(i for i in ids if characteristics(run, i).controller == player) if zone == "battlefield" else ids
    found: tuple[ObjectId, ...] = getattr(run.state.player(player), zone)
    return found


def _where(obj: Object) -> str:
    return obj.zone if obj.zone in SHARED else f"{obj.owner}'s {obj.zone}"
