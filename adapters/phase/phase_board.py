"""Putting up a board: a game of phase in exactly the given state."""

from __future__ import annotations

from typing import Any

import phase
from phase_cards import creature_types
from phase_table import COLORS, STEPS, EngineFault, Json, Table, action, symbols

from mtg_conformance.sdk import Inexpressible
from mtg_spec.protocol import PlacedObject, Setup

_TURN = 5
_STEPS_TO_START_IN = frozenset(
    ["upkeep", "draw", "precombat main", "beginning of combat", "end of combat", "postcombat main", "end"]
)
"""Those in which a player gets priority whatever happened before."""
_COUNTERS = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
_WITH_BASES = ("power", "toughness", "loyalty", "abilities", "trigger_definitions", "replacement_definitions",
               "static_definitions", "keywords", "color")  # fmt: skip
"""The characteristics of which the engine keeps the printed values beside those that effects have made."""
COUNTER_WORDS = {name: word for word, name in _COUNTERS.items()}
_CHOSEN = {"color": "Color", "creature type": "CreatureType", "player": "Player"}


def card_names(setup: Setup) -> list[str]:
    """The cards that the engine must know for this state."""
    return [setup.filler, *(placed.card for placed in setup.objects)]


def put_up(engine: phase.Engine, setup: Setup) -> Table:
    """A table in the given state. Raises `Inexpressible` for what the engine can't be given."""
    _check(setup)
    players = [player.name for player in setup.players]
    decks = [
        [placed.card for placed in setup.objects if placed.owner == player.name]
        + [setup.filler] * (player.library_filler + 7)
        for player in setup.players
    ]
    game = engine.new_game(
        decks[0],
        decks[1],
        extra_players=decks[2:] or None,
        seed=1,
        first_player=0,
        format="Standard" if len(players) == 2 else "FreeForAll",
    )
    _begin(game)
    document = game.state()
    table = Table(engine, game, players, {})
    _arrange(document["state"], setup, table)
    table.restore(document)
    _steady(table, setup)
    _verify(table, setup)
    return table


def _begin(game: phase.Game) -> None:
    """Keeps opening hands, with which nothing is begun, until the first turn has begun."""
    while (waiting := game.waiting_for())["type"] != "Priority":
        data = waiting["data"]
        match waiting["type"]:
            case "MulliganDecision":
                seat = data["player"] if "player" in data else data["pending"][0]["player"]
                game.apply(seat, action("MulliganDecision", choice={"type": "Keep"}))
            case "OptionalEffectChoice":  # a card that may begin the game on the battlefield
                game.apply(data["player"], action("DecideOptionalEffect", accept=False))
            case kind:
                raise EngineFault(f"the game does not begin: the engine waits for {kind}")


def _check(setup: Setup) -> None:
    if setup.random:
        raise Inexpressible("scripted random", "the engine's random numbers can't be scripted")
    if setup.step not in _STEPS_TO_START_IN:
        raise Inexpressible("given turn", f"a game can't start in the {setup.step} step")
    for placed in setup.objects:
        if placed.face_down:
            raise Inexpressible("face down", placed.alias)
        if placed.zone == "stack":
            raise Inexpressible("given stack", placed.alias)
        for kind in placed.chosen:
            if kind not in _CHOSEN:
                raise Inexpressible("chosen values", f"{placed.alias}: {kind}")


def _arrange(state: Json, setup: Setup, table: Table) -> None:
    state["deck_pools"] = []
    state["zone_changes_this_turn"] = []
    state["steps_started_this_turn"] = {}
    state["turn_number"] = _TURN
    state["all_creature_types"] = sorted({*state["all_creature_types"], *creature_types()})
    journal = state["resolved_rules_journal"]
    journal["entries"], journal["nodes"] = [], []
    for key in journal:
        if key.startswith("next_"):
            journal[key] = 0
    cards = _cards_by_name(state)
    for placed in setup.objects:
        table.ids[placed.alias] = _take(cards, table.seat(placed.owner), placed)
    for seat, player in enumerate(setup.players):
        entry = state["players"][seat]
        entry["hand"], entry["graveyard"], entry["library"] = [], [], []
        entry["cards_drawn_this_turn"] = entry["cards_drawn_this_step"] = 0
        entry["has_drawn_this_turn"] = False
        entry["turns_taken"] = 3
        entry["life"] = player.life
        entry["poison_counters"] = player.poison
        entry["lands_played_this_turn"] = player.lands_played
        entry["mana_pool"]["mana"] = []
        for symbol in symbols(player.mana):
            float_mana(state, seat, symbol)
    state["battlefield"], state["exile"], state["command_zone"] = [], [], []
    for placed in setup.objects:
        _place(state, placed, table)
    for placed in setup.objects:
        if placed.attached_to:
            _attach(state, placed, table)
    for seat, player in enumerate(setup.players):
        spare = cards.get((seat, setup.filler), [])
        library = state["players"][seat]["library"]
        for _ in range(player.library_filler):
            object_id = spare.pop()
            library.append(object_id)
        for object_id in spare:  # those that were only there to draw an opening hand from
            state["objects"].pop(str(object_id))
        spare.clear()
    active = table.seat(setup.active)
    state["active_player"] = active
    state["lands_played_this_turn"] = setup.players[active].lands_played
    state["phase"] = STEPS[setup.step]
    give_priority(state, active)


def _cards_by_name(state: Json) -> dict[tuple[int, str], list[int]]:
    """The ids of each player's cards by name, all of them out of every zone's list."""
    cards: dict[tuple[int, str], list[int]] = {}
    for key in sorted(state["objects"], key=int, reverse=True):
        entry = state["objects"][key]
        entry["zone"], entry["incarnation"] = "Library", 0
        cards.setdefault((entry["owner"], entry["name"]), []).append(int(key))
    return cards


def _take(cards: dict[tuple[int, str], list[int]], seat: int, placed: PlacedObject) -> int:
    for name in (placed.card, placed.card.split(" // ")[0]):
        if cards.get((seat, name)):
            return cards[seat, name].pop()
    raise EngineFault(f"the engine lost the card {placed.card} of {placed.owner}")


def _place(state: Json, placed: PlacedObject, table: Table) -> None:
    object_id = table.ids[placed.alias]
    entry = state["objects"][str(object_id)]
    player = state["players"][table.seat(placed.owner)]
    entry["zone"] = placed.zone.capitalize()
    entry["incarnation"] = 0 if placed.zone == "library" else 1
    match placed.zone:
        case "library" | "hand" | "graveyard":
            player[placed.zone].append(object_id)
        case "exile":
            state["exile"].append(object_id)
        case "command":
            state["command_zone"].append(object_id)
        case _:
            state["battlefield"].append(object_id)
            entry["entered_battlefield_turn"] = _TURN if placed.new else 1
            entry["timestamp"] = state["next_timestamp"]
            state["next_timestamp"] += 1
            entry["controller"] = entry["base_controller"] = table.seat(placed.controller or placed.owner)
            entry["tapped"] = placed.tapped
            if placed.new:
                entry["summoning_sick"] = True
            entry["damage_marked"] = placed.damage
            if placed.transformed:
                _turn_over(entry, placed)
    for kind, number in placed.counters.items():
        entry["counters"][_COUNTERS.get(kind, kind)] = number
    chosen: list[Json] = [
        {"type": _CHOSEN[kind], "value": table.seat(value) if kind == "player" else value.title()}
        for kind, value in placed.chosen.items()
    ]
    if "Battle" in entry["card_types"]["core_types"] and placed.zone == "battlefield":
        entry["defense"] = placed.counters.get("defense", 0)
    if placed.protector:
        chosen.append({"type": "Player", "value": table.seat(placed.protector)})
    if chosen:
        entry["chosen_attributes"] = chosen


def _turn_over(entry: Json, placed: PlacedObject) -> None:
    """Swaps the faces of a double-faced object, as the engine does when it transforms."""
    front = entry.get("back_face")
    if not front:
        raise Inexpressible("transformed permanents", f"{placed.alias}: the engine knows no back face of it")
    back, entry["back_face"] = dict(front), {"is_swap_snapshot": True}
    back.pop("layout_kind", None)
    for key, value in back.items():
        own = entry.get(key, [] if isinstance(value, list) else None)
        if f"base_{key}" in entry or key in _WITH_BASES:
            entry[f"base_{key}"] = value
        if key == "trigger_definitions":
            own = [trigger["definition"] for trigger in own or ()]
            value = [
                {
                    "occurrence": {"type": "Printed", "data": {"base_set": 1, "printed_index": index}},
                    "definition": trigger,
                }
                for index, trigger in enumerate(value)
            ]
        entry["back_face"][key] = own
        entry[key] = value
    entry["transformed"] = True


def _attach(state: Json, placed: PlacedObject, table: Table) -> None:
    object_id = table.ids[placed.alias]
    entry = state["objects"][str(object_id)]
    if placed.attached_to in table.ids:
        host = table.ids[placed.attached_to]
        entry["attached_to"] = {"type": "Object", "data": host}
        state["objects"][str(host)]["attachments"].append(object_id)
    else:
        entry["attached_to"] = {"type": "Player", "data": table.seat(placed.attached_to)}


def _steady(table: Table, setup: Setup) -> None:
    """Loading takes a permanent that an Aura steals for one that came under control now; it did so before this turn."""
    new = {table.ids[placed.alias] for placed in setup.objects if placed.new}
    document = table.save()
    wrong = [
        entry
        for key, entry in document["state"]["objects"].items()
        if entry.get("summoning_sick") and int(key) not in new
    ]
    for entry in wrong:
        entry.pop("summoning_sick", None)
        entry.pop("has_summoning_sickness", None)
    if wrong:
        table.restore(document)


def _verify(table: Table, setup: Setup) -> None:
    """The engine must have taken over what it was given."""
    for placed in setup.objects:
        entry = table.object(placed.alias)
        given: dict[str, Any] = {"zone": placed.zone.capitalize()}
        if placed.zone == "battlefield":
            given |= {"tapped": placed.tapped, "damage_marked": placed.damage, "transformed": placed.transformed}
            for kind, number in placed.counters.items():
                kept = entry["counters"].get(_COUNTERS.get(kind, kind), 0)
                if kept != number:
                    raise Inexpressible("counters", f"{placed.alias}: {number} {kind}, the engine keeps {kept}")
            if entry.get("defense") not in (None, placed.counters.get("defense", 0)):
                raise Inexpressible(
                    "battles without defense", f"{placed.alias}: without counters it has its printed defense"
                )
        for key, value in given.items():
            if entry[key] != value:
                raise EngineFault(f"{placed.alias} was given {key} {value!r}, the engine has {entry[key]!r}")


def float_mana(state: Json, seat: int, symbol: str) -> None:
    """Puts one mana into a player's pool."""
    if symbol not in COLORS:
        raise Inexpressible("floating mana", f"{{{symbol}}}")
    pip = {"color": COLORS[symbol], "pip_id": state["next_pip_id"], "restrictions": [], "snow": False, "source_id": 0}
    state["players"][seat]["mana_pool"]["mana"].append(pip)
    state["next_pip_id"] += 1


def give_priority(state: Json, seat: int) -> None:
    """Makes a player have priority, with nobody having passed."""
    state["priority_player"] = seat
    state["priority_passes"], state["priority_pass_count"] = [], 0
    state["waiting_for"] = action("Priority", player=seat)
