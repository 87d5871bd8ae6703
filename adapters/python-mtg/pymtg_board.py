"""Putting up a board: a game of python-mtg in exactly the given state."""

from __future__ import annotations

import re

from mtg import bridge_to_engine
from pymtg_cards import check, slug
from pymtg_observations import objects_property, players_property
from pymtg_table import COLORS, STEPS, State, Table

from mtg_conformance.sdk import Inexpressible
from mtg_spec.protocol import PlacedObject, PlayerSetup, Setup

COUNTERS = {"+1/+1": "p1p1", "-1/-1": "m1m1"}
_STEPS_TO_START_IN = frozenset(
    ["upkeep", "precombat main", "beginning of combat", "end of combat", "postcombat main", "end"]
)
"""Those which the engine begins with nothing of their own."""


def put_up(setup: Setup) -> Table:
    """A table in the given state. Raises `Inexpressible` or `CardGap` for what the engine can't be given."""
    _check(setup)
    check([*(placed.card for placed in setup.objects), setup.filler])
    decks = {
        player.name: [placed.card for placed in setup.objects if placed.owner == player.name]
        + [setup.filler] * player.library_filler
        for player in setup.players
    }
    state: State = bridge_to_engine.make_deck_state(decks, hand=0)
    state["_explicit_lands"] = state["_instant_speed"] = True
    state["active_player"], state["current_step"] = {(setup.active,)}, {(STEPS[setup.step],)}
    state["life"] = {(player.name, player.life) for player in setup.players}
    state["poison"] = {(player.name, player.poison) for player in setup.players if player.poison}
    state["_land_played"] = {(player.name,) for player in setup.players if player.lands_played}
    state["mana_available"] = {(player.name, 0) for player in setup.players}
    for player in setup.players:
        _float(state, player)
    table = Table(state, [player.name for player in setup.players], {})
    _deal(table, setup)
    table.stock()
    _verify(table, setup)
    return table


def _check(setup: Setup) -> None:
    if len(setup.players) != 2:
        raise Inexpressible("three players", "the engine's turns and attacks know one opponent")
    if setup.random:
        raise Inexpressible("scripted random", "the engine's random numbers can't be scripted")
    if setup.step not in _STEPS_TO_START_IN:
        raise Inexpressible("given turn in such a step", setup.step)
    for player in setup.players:
        if player.lands_played > 1:
            raise Inexpressible("several land drops used", player.name)
    for placed in setup.objects:
        _check_object(placed)


def _check_object(placed: PlacedObject) -> None:
    for word, there in {
        "face down": placed.face_down,
        "transformed permanents": placed.transformed,
        "battles": bool(placed.protector),
        "given stack": placed.zone == "stack",
        "command zone": placed.zone == "command",
        "borrowed permanents": placed.controller not in ("", placed.owner),
        "damage marked": placed.damage > 0,
        "chosen values": bool(placed.chosen),
    }.items():
        if there:
            raise Inexpressible(word, placed.alias)


def _float(state: State, player: PlayerSetup) -> None:
    letters = re.findall(r"\{([^}]+)\}", player.mana)
    for letter in dict.fromkeys(letters):
        if letter not in COLORS:
            raise Inexpressible("floating mana of such a kind", letter)
        state.setdefault("floating_mana", set()).add((player.name, COLORS[letter], letters.count(letter)))


def _deal(table: Table, setup: Setup) -> None:
    """Takes each card out of its owner's library to where it is given; the fillers stay."""
    state = table.state
    spare: dict[tuple[str, str], list[str]] = {}
    cards = dict(table.rows("instance_of"))
    for owner, thing in sorted(state["in_library"], key=lambda row: int(row[1].rpartition("_")[2]), reverse=True):
        spare.setdefault((owner, cards[thing]), []).append(thing)
    for placed in setup.objects:
        table.ids[placed.alias] = spare[placed.owner, slug(placed.card)].pop()
    for player in setup.players:
        listed = [table.ids[p.alias] for p in setup.objects if (p.zone, p.owner) == ("library", player.name)]
        fillers = [thing for (owner, _), things in spare.items() if owner == player.name for thing in things]
        state["_lib_order"][player.name] = listed + fillers
    for placed in setup.objects:
        _place(table, placed)
    for placed in setup.objects:
        if placed.attached_to:
            _attach(table, placed)


def _place(table: Table, placed: PlacedObject) -> None:
    state, thing = table.state, table.ids[placed.alias]
    if placed.zone == "library":
        return
    state["in_library"].discard((placed.owner, thing))
    match placed.zone:
        case "hand":
            state["in_hand"].add((placed.owner, thing))
        case "battlefield":
            state["on_battlefield"].add((thing,))
        case zone:
            state.setdefault(zone, set()).add((thing,))
    if placed.tapped:
        state["tapped"].add((thing,))
    if placed.new:
        state.setdefault("_sick", set()).add((thing,))
    for kind, number in placed.counters.items():
        state["counter"].add((thing, COUNTERS.get(kind, kind), number))


def _attach(table: Table, placed: PlacedObject) -> None:
    thing = table.ids[placed.alias]
    if placed.attached_to not in table.ids:
        raise Inexpressible("attachments to players", placed.alias)
    if table.has("aura_control", thing):
        raise Inexpressible("attachments that change control", placed.alias)
    table.state.setdefault("attached_to", set()).add((thing, table.ids[placed.attached_to]))


def _verify(table: Table, setup: Setup) -> None:
    """The engine must have what it was given, read back as a case would ask for it."""
    for placed in setup.objects:
        asked = {"zone": placed.zone}
        read: dict[str, object] = {"zone": objects_property(table, placed.alias, "zone")["zone"]}
        if placed.zone == "battlefield":
            given: dict[str, object] = {
                "tapped": placed.tapped,
                "controller": placed.owner,
                "counters": {kind: number for kind, number in placed.counters.items() if number},
                "attached to": placed.attached_to,
            }
            asked |= given  # type: ignore[arg-type]
            read |= {what: objects_property(table, placed.alias, what) for what in given}
        if read != asked:
            raise Inexpressible("given objects", f"{placed.alias} was given {asked}, the engine has {read}")
    for player in setup.players:
        for what, value in {"life": player.life, "poison": player.poison}.items():
            if (found := players_property(table, player.name, what)) != value:
                raise Inexpressible("given players", f"{player.name} was given {value} {what}, the engine has {found}")
