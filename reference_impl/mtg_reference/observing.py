"""The protocol's questions about a game. Asking changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mtg_reference import activating, battles, casting, modes, phrases, targets
from mtg_reference.acting import Table
from mtg_reference.game import ActivateAbility
from mtg_reference.layers import characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.search import find
from mtg_reference.state import Object, ObjectId, PlayerName
from mtg_reference.zones import SHARED, zone_of
from mtg_spec import protocol, syntax
from mtg_spec.symbols import written


class Unanswerable(Exception):
    """A question that this engine can't answer; the word for it."""


class Told(msgspec.Struct, frozen=True):
    """An answer with the rule that it follows from."""

    value: bool
    rule: str
    text: str


def answer(table: Table, question: protocol.Question) -> Any:
    """The answer in the shape that the question documents."""
    return _ANSWERS[type(question)](table, question)


# --- objects ----------------------------------------------------------------------------------------------------------


def _object(table: Table, question: protocol.AskObject) -> Any:
    id_ = table.object_id(question.object)
    if question.what == "zone":
        return _zone(table, id_)
    if not table.game.run.exists(id_):
        return _ABSENT.get(question.what, False)
    reader = _OBJECT.get(question.what)
    if reader is None:
        raise Unanswerable(question.what)
    return reader(table, table.game.run.object(id_))


_ABSENT: dict[str, Any] = {
    "power": None,
    "toughness": None,
    "base power": None,
    "base toughness": None,
    "loyalty": None,
    "x": None,
    "mana value": 0,
    "damage": 0,
    "types": [],
    "subtypes": [],
    "supertypes": [],
    "colors": [],
    "keywords": [],
    "counters": {},
    "controller": "",
    "attached to": "",
    "name": "",
    "defense": None,
    "protector": "",
}


def _zone(table: Table, id_: ObjectId) -> dict[str, str]:
    if not table.game.run.exists(id_):
        return {"zone": "outside", "owner": ""}
    obj = table.game.run.object(id_)
    state = table.game.state
    whose = next((n for n in state.names if obj.zone not in SHARED and id_ in getattr(state.player(n), obj.zone)), "")
    return {"zone": obj.zone, "owner": whose}


def _is(table: Table, obj: Object) -> Any:
    return characteristics(table.game.run, obj.id)


def _in_combat(table: Table, obj: Object, attacking: bool) -> bool:
    fighting = table.game.state.combat
    if fighting is None:
        return False
    return any(i == obj.id for i, _ in (fighting.attackers if attacking else fighting.blockers))


def _subtypes(table: Table, obj: Object) -> list[str]:
    is_ = _is(table, obj)
    if not is_.all_creature_types:
        return sorted(is_.subtypes)
    return sorted(is_.subtypes | table.game.run.library.creature_types)


_OBJECT: dict[str, Callable[[Table, Object], Any]] = {
    "tapped": lambda t, o: o.tapped,
    "face down": lambda t, o: o.face_down,
    "attacking": lambda t, o: _in_combat(t, o, True),
    "blocking": lambda t, o: _in_combat(t, o, False),
    "token": lambda t, o: o.token,
    "power": lambda t, o: _is(t, o).power,
    "toughness": lambda t, o: _is(t, o).toughness,
    "base power": lambda t, o: _is(t, o).base_power,
    "base toughness": lambda t, o: _is(t, o).base_toughness,
    "mana value": lambda t, o: phrases.number_of(t.game.run, "mana value", o.id, Scope(o.id, o.controller)),
    "loyalty": lambda t, o: o.count("loyalty") if "planeswalker" in _is(t, o).types else None,
    "damage": lambda t, o: o.damage,
    "types": lambda t, o: sorted(_is(t, o).types),
    "subtypes": _subtypes,
    "supertypes": lambda t, o: sorted(_is(t, o).supertypes),
    "colors": lambda t, o: sorted(_is(t, o).colors),
    "keywords": lambda t, o: sorted(_is(t, o).keywords),
    "counters": lambda t, o: dict(o.counters),
    "controller": lambda t, o: _controller(t, o),
    "attached to": lambda t, o: "" if o.attached_to is None else t.alias(o.attached_to),
    "name": lambda t, o: _is(t, o).name,
    "x": lambda t, o: o.announced.x,
    "defense": lambda t, o: battles.defense(t.game.run, o.id),
    "protector": lambda t, o: o.protector,
    "transformed": lambda t, o: o.back_up and o.zone == "battlefield",
}


def _controller(table: Table, obj: Object) -> str:
    if obj.zone == "battlefield":
        controller: str = _is(table, obj).controller
        return controller
    return obj.controller if obj.zone == "stack" else ""


# --- players and the game ---------------------------------------------------------------------------------------------


def _player(table: Table, question: protocol.AskPlayer) -> Any:
    player = table.game.state.player(question.player)
    if question.what in ("hand", "library", "graveyard"):
        return len(getattr(player, question.what))
    if question.what in ("life", "result"):
        return getattr(player, question.what)
    if question.what == "poison":
        return player.count("poison")
    if question.what == "mana":
        return written(m.type for m in player.pool)
    raise Unanswerable(question.what)


def _count(table: Table, question: protocol.AskCount) -> int:
    run = table.game.run
    return sum(1 for i in zone_of(run, question.player, question.zone) if characteristics(run, i).name == question.card)


def _game(table: Table, question: protocol.AskGame) -> Any:
    state = table.game.state
    if question.what == "stack":
        return [_on_stack(table, i) for i in reversed(state.stack)]
    if question.what == "turn":
        return {"player": state.active, "step": state.step}
    if question.what == "priority":
        return state.priority if table.game.pending is None else ""
    if question.what == "waits":
        waits = table.waits()
        return None if waits is None else msgspec.to_builtins(waits)
    raise Unanswerable(question.what)


def _on_stack(table: Table, id_: ObjectId) -> dict[str, str]:
    obj = table.game.run.object(id_)
    return {
        "object": table.alias(id_),
        "kind": "ability" if obj.is_ability else "spell",
        "controller": obj.controller,
    }


def _stack_top(table: Table, question: protocol.AskStackTop) -> Any:
    stack = table.game.state.stack
    announced = table.game.run.object(stack[-1]).announced if stack else None
    if question.what == "x":
        return None if announced is None else announced.x
    if question.what == "targets":
        return [] if announced is None else [table.alias(s) for _, group in announced.targets for s in group]
    raise Unanswerable(question.what)


# --- can, legal targets, options --------------------------------------------------------------------------------------


def _can(table: Table, question: protocol.AskCan) -> Told:
    act = question.act
    if table.game.pending is not None or table.game.state.over:
        return Told(False, "117.1", "nobody has priority")
    if isinstance(act, protocol.Attack):
        wanted = tuple((table.object_id(a), table.subject(d)) for a, d in act.attackers.items())
        can = table.game.could_attack(wanted, act.player)
        return Told(can, "508.1", f"{'can' if can else 'can not'} be declared as an attack")
    if isinstance(act, protocol.Block):
        blocks = tuple((table.object_id(b), table.object_id(a)) for b, a in act.pairs())
        can = table.game.could_block(blocks, act.player)
        return Told(can, "509.1", f"{'can' if can else 'can not'} be declared as a block")
    return _can_act(table, act)


def _can_act(table: Table, act: protocol.ChoosingAct) -> Told:
    twin = table.game.fork()
    reason = Illegal("602.1", f"{act.object} has no such ability")
    try:
        twin.reach_priority(act.player)
        for way in table.ways(act):
            try:
                find(twin.run, way.start, table.wishes(act.choices, strict=False))
                return Told(True, _ALLOWING[type(act)], "it would be legal")
            except Illegal as refused:
                reason = refused
    except Illegal as refused:
        reason = refused
    return Told(False, reason.number, f"it would not be legal: {reason.reason}")


_ALLOWING = {
    protocol.PlayLand: "305.1",
    protocol.Cast: "601.2",
    protocol.Activate: "602.2",
    protocol.TapForMana: "605.3a",
    protocol.SpecialAction: "116.1",
}
"""Under which rule an act of that kind is done."""


def _can_target(table: Table, question: protocol.AskTarget) -> bool:
    """Is it a legal target, whatever the time and the costs?"""
    act, run = question.act, table.game.run
    id_, target = table.object_id(act.object), table.subject(question.target)
    scope = Scope(id_, act.player)
    on_stack = 0
    if isinstance(act, protocol.Cast):
        wanted, on_stack = casting.targets_wanted(run, id_), id_
    else:
        way = next(iter(table.ways(act)))
        assert isinstance(way, ActivateAbility)
        ability = characteristics(run, id_).abilities[way.index]
        wanted = (
            activating.targets_said(run, ability, modes.all_modes(ability))
            if isinstance(ability, syntax.ActivatedAbility)
            else ()
        )
    return any(targets.is_legal(run, t.phrase, target, scope, on_stack) for t in wanted)


def _options(table: Table, question: protocol.AskOptions) -> list[Any]:
    waits = table.waits()
    if waits is None or waits.player != question.player or question.choice not in ("", waits.choice):
        return []
    return list(waits.options)


def _may_look(table: Table, question: protocol.AskMayLook) -> bool:
    id_ = table.object_id(question.object)
    if not table.game.run.exists(id_):
        return False
    obj = table.game.run.object(id_)
    if obj.zone in ("hand",):
        return obj.owner == question.player
    if obj.zone == "library":
        return top_revealed(table.game.run, id_)
    if obj.face_down:
        return may_examine(table.game.run, obj, question.player) or _controller(table, obj) == question.player
    return True


@rule("406.3", off=False, kinds=("off", "inverted"))
def may_examine(run: Run, obj: Object, player: PlayerName) -> bool:
    """A card exiled face down can be looked at by the players whom instructions allowed that, as long as it stays exiled."""
    return player in obj.may_look


@rule("401.5", off=False)
def top_revealed(run: Run, id_: ObjectId) -> bool:
    """Is it the top card of a library that its player plays with revealed?"""
    return any(
        id_ in phrases.subjects(run, effect.cards, Scope(source, you))
        for source, you, _, effect in static_effects(run, syntax.TopRevealed)
    )


_ANSWERS: dict[type, Callable[[Table, Any], Any]] = {
    protocol.AskObject: _object,
    protocol.AskPlayer: _player,
    protocol.AskCount: _count,
    protocol.AskGame: _game,
    protocol.AskStackTop: _stack_top,
    protocol.AskCan: _can,
    protocol.AskTarget: _can_target,
    protocol.AskOptions: _options,
    protocol.AskMayLook: _may_look,
}
