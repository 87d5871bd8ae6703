"""Questions about the state, answered in the shapes of the protocol."""

from __future__ import annotations

from typing import Any

from phase_acts import SEARCH_SECONDS, declare_attack, declare_block, hand_priority, opening, play
from phase_announcing import TargetProbe, chosen_x
from phase_board import COUNTER_WORDS, float_mana, give_priority
from phase_questions import in_symbols, pending
from phase_table import COLORS, STEP_WORDS, Deadline, Json, Ref, Table, action, targets_of, words

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import (
    Activate,
    AskCan,
    AskCount,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    AskTarget,
    Attack,
    Block,
    Question,
    TapForMana,
    Waits,
)

_SHARED = frozenset(["battlefield", "exile", "stack", "command"])
"""Zones that are no single player's (rule 400.1)."""
_BEFORE_ATTACK = frozenset(["Untap", "Upkeep", "Draw", "PreCombatMain", "BeginCombat"])
_PLENTY = 12


def answer(table: Table, question: Question) -> Any:
    """The answer to a question. Raises `Inexpressible`, or `Refused` for what is not there to be asked about."""
    match question:
        case AskObject():
            return _object(table, question)
        case AskPlayer():
            return _player(table, question)
        case AskCount():
            return _count(table, question)
        case AskGame():
            return _game(table, question.what)
        case AskStackTop():
            return _stack_top(table, question.what)
        case AskOptions():
            waits = _pending(table)
            if waits is None or waits.player != question.player or question.choice not in ("", waits.choice):
                return []
            return list(waits.options)
        case AskMayLook():
            raise Inexpressible("look questions", "the engine's Python module does not say who sees a card")
        case AskCan():
            return can(table, question)
        case AskTarget():
            return can_target(table, question)


def _pending(table: Table) -> Waits | None:
    asked = pending(table)
    return asked.waits if asked else None


# --- objects


def _object(table: Table, question: AskObject) -> Any:
    found = table.find(table.id(question.object))
    zone = found["zone"].lower() if found else "outside"
    if question.what == "zone":
        owner = table.players[found["owner"]] if found and zone not in _SHARED else ""
        return {"zone": zone, "owner": owner}
    if found is None:
        raise Refused(f"{question.object} is no longer in the game")
    match question.what:
        case "tapped":
            return bool(found["tapped"])
        case "face down":
            return bool(found["face_down"])
        case "token":
            return bool(found.get("is_token"))
        case "transformed":
            return zone == "battlefield" and bool(found.get("transformed"))
        case "defense":
            return found.get("defense") if "Battle" in found["card_types"]["core_types"] else None
        case "protector":
            chosen = (each["value"] for each in found.get("chosen_attributes") or () if each["type"] == "Player")
            seat = next(chosen, None)
            return "" if seat is None else table.players[seat]
        case "attacking":
            return found["id"] in [attacker["object_id"] for attacker in _combat(table).get("attackers") or ()]
        case "blocking":
            return str(found["id"]) in (_combat(table).get("blocker_to_attacker") or {})
        case "power" | "toughness":
            return found[question.what]
        case "base power" | "base toughness":
            printed = question.what.replace(" ", "_")  # what effects have set (rule 613.4b) stands beside it
            return found.get(f"layer_{printed}", found[printed])
        case "loyalty":
            return found["loyalty"]
        case "mana value" if found.get("transformed"):
            raise Inexpressible("mana values of back faces", "the engine shows none")
        case "mana value":
            return _mana_value(found, _chosen_x(table, found["id"]) or 0)
        case "damage":
            return found["damage_marked"] if zone == "battlefield" else 0
        case "types":
            return [word.lower() for word in found["card_types"]["core_types"]]
        case "subtypes" | "supertypes":
            return [word.lower() for word in found["card_types"][question.what]]
        case "colors":
            return [color.lower() for color in found["color"]]
        case "keywords":
            return sorted({_keyword(keyword) for keyword in found["keywords"]})
        case "counters":
            return {COUNTER_WORDS.get(kind, kind): number for kind, number in found["counters"].items() if number}
        case "controller":
            if zone not in ("battlefield", "stack"):
                return ""
            return table.players[found["controller"]]
        case "attached to":
            host = found["attached_to"]
            if not host:
                return ""
            return table.players[host["data"]] if host["type"] == "Player" else table.alias(host["data"])
        case "name":
            return found["name"]
        case "x":
            return _chosen_x(table, found["id"])
        case what:
            raise Inexpressible(what, "no such property of an object is known to the adapter")


def _combat(table: Table) -> Json:
    return table.state.get("combat") or {}


def _keyword(keyword: Any) -> str:
    """A keyword ability by its name; protection with what it protects from, where that is a colour."""
    if isinstance(keyword, str):
        return words(keyword)
    ((name, detail),) = keyword.items()
    if (
        name == "Protection"
        and isinstance(detail, dict)
        and isinstance(color := next(iter(detail.values()), None), str)
    ):
        return f"protection from {color.lower()}"
    return words(name)


def _mana_value(found: Json, x: int) -> int:
    """Rule 202.3: what the symbols of a mana cost come to."""
    cost = found["mana_cost"]
    if cost["type"] != "Cost":
        return 0
    shards = cost.get("shards") or ()
    value = sum(x if shard == "X" else 2 if shard.startswith("Two") else 1 for shard in shards)
    return int(cost.get("generic") or 0) + value


def _entry(table: Table, object_id: int) -> Json | None:
    return next((entry for entry in table.stack() if entry["id"] == object_id), None)


def _chosen_x(table: Table, object_id: int) -> int | None:
    entry = _entry(table, object_id)
    return chosen_x(table, entry) if entry else None


def _ability(entry: Json) -> Json:
    return (entry["kind"].get("data") or {}).get("ability") or {}


# --- players, zones, the game


def _player(table: Table, question: AskPlayer) -> Any:
    seat = table.seat(question.player)
    player = table.game.player(seat)
    match question.what:
        case "life":
            return player["life"]
        case "poison":
            return player["poison_counters"]
        case "hand" | "library" | "graveyard":
            return len(player[question.what])
        case "mana":
            return in_symbols([pip["color"] for pip in player["mana_pool"]["mana"]])
        case "result":
            return _result(table, seat)
        case what:
            raise Inexpressible(what, "no such property of a player is known to the adapter")


def _result(table: Table, seat: int) -> str:
    waiting = table.waiting
    if waiting["type"] == "GameOver":
        winner = waiting["data"].get("winner")
        return "drawn" if winner is None else "won" if winner == seat else "lost"
    eliminated = table.state.get("eliminated_players") or ()
    return "lost" if seat in eliminated or table.game.player(seat)["is_eliminated"] else "playing"


def _count(table: Table, question: AskCount) -> int:
    seat = table.seat(question.player)
    whose = "controller" if question.zone in ("battlefield", "stack") else "owner"
    return sum(
        entry["zone"].lower() == question.zone and entry["name"] == question.card and entry[whose] == seat
        for entry in table.state["objects"].values()
    )


def _game(table: Table, what: str) -> Any:
    match what:
        case "stack":
            return [
                {
                    "object": table.alias(entry["id"] if entry["kind"]["type"] == "Spell" else entry["source_id"]),
                    "kind": "spell" if entry["kind"]["type"] == "Spell" else "ability",
                    "controller": table.players[entry["controller"]],
                }
                for entry in reversed(table.stack())
            ]
        case "turn":
            kind, state = table.waiting["type"], table.state
            phase = kind if kind in ("DeclareAttackers", "DeclareBlockers") else state["phase"]
            return {"player": table.players[state["active_player"]], "step": STEP_WORDS[phase]}
        case "priority":
            seat = table.priority()
            return "" if seat is None else table.players[seat]
        case "waits":
            return _pending(table)
        case _:
            raise Inexpressible(what, "no such property of the game is known to the adapter")


def _stack_top(table: Table, what: str) -> Any:
    stack = table.stack()
    if not stack:
        raise Refused("the stack is empty")
    ability = _ability(stack[-1])
    match what:
        case "targets":
            return [table.name(target) for target in targets_of(ability)]
        case "x":
            return chosen_x(table, stack[-1])
        case _:
            raise Inexpressible(what, "no such property of the top of the stack is known to the adapter")


# --- what could be done


def can(table: Table, question: AskCan) -> bool:
    """Whether an act would be legal now: tried on a copy, with everything chosen at will that it does not name."""
    act = question.act
    if (waits := _pending(table)) is not None and isinstance(act, Activate | TapForMana):
        raise Inexpressible("mana abilities while choosing", f"{waits.player} is to choose ({waits.choice})")
    with table.scratch():
        try:
            if isinstance(act, Attack):
                return _can_attack(table, act)
            if isinstance(act, Block):
                return _can_block(table, act)
            play(table, act, at_will=True)
        except Refused:
            return False
        return True


def _skip_to(table: Table, phase: str) -> None:
    """Makes it that step with an empty stack, as if nothing happened until then."""

    def change(state: Json) -> None:
        state["phase"], state["stack"] = phase, []
        give_priority(state, state["active_player"])

    table.edit(change)


def _can_attack(table: Table, act: Attack) -> bool:
    state = table.state
    if state["active_player"] != table.seat(act.player):
        return False
    if table.waiting["type"] != "DeclareAttackers":
        if state["phase"] not in _BEFORE_ATTACK:
            return False
        _skip_to(table, "BeginCombat")
        _pass_all(table, "DeclareAttackers")
    declare_attack(table, act)
    return True


def _can_block(table: Table, act: Block) -> bool:
    if table.waiting["type"] != "DeclareBlockers":
        if table.game.phase != "DeclareAttackers" or not _combat(table).get("attackers"):
            return False
        _skip_to(table, "DeclareAttackers")
        _pass_all(table, "DeclareBlockers")
    for _ in table.players:
        waiting = table.waiting
        if waiting["type"] != "DeclareBlockers":
            return False
        if waiting["data"]["player"] == table.seat(act.player):
            break
        table.do(waiting["data"]["player"], action("DeclareBlockers", assignments=[]))
    declare_block(table, act)
    return True


def _pass_all(table: Table, kind: str) -> None:
    for _ in table.players:
        if table.waiting["type"] == kind:
            return
        table.pass_priority()
    if table.waiting["type"] != kind:
        raise Refused(f"the engine does not ask to {words(kind)}")


def can_target(table: Table, question: AskTarget) -> bool:
    """Whether something is a legal target: the act is begun on a copy, with mana in plenty, where its targets are asked.

    A spell that is on the stack is taken back to its owner's hand on the copy, to be cast once more.
    """
    if (waits := _pending(table)) is not None:
        raise Inexpressible("target questions while choosing", f"{waits.player} is to choose ({waits.choice})")
    act, seat = question.act, table.seat(question.act.player)
    target = table.ref(question.target)
    with table.scratch():
        table.edit(
            lambda state: _make_castable(state, seat, None if isinstance(act, Activate) else table.id(act.object))
        )
        saved = table.save()
        try:
            hand_priority(table, seat)
            return _offers_target(table, question, target)
        except Refused as refused:
            if isinstance(act, Activate) or not _is_about_timing(refused):
                return False
        table.restore(saved)
        table.edit(lambda state: _make_main_phase(state, seat))
        try:
            return _offers_target(table, question, target)
        except Refused:
            return False


def _is_about_timing(refused: Refused) -> bool:
    text = str(refused).lower()
    return any(word in text for word in ("sorcery", "main phase", "priority", "your turn", "stack"))


def _make_castable(state: Json, seat: int, object_id: int | None) -> None:
    for symbol in COLORS:
        for _ in range(_PLENTY):
            float_mana(state, seat, symbol)
    entry = state["objects"].get(str(object_id))
    if entry is not None and entry["zone"] == "Stack":
        state["stack"] = [each for each in state["stack"] if each["id"] != object_id]
        entry["zone"] = "Hand"
        state["players"][entry["owner"]]["hand"].append(object_id)


def _make_main_phase(state: Json, seat: int) -> None:
    state["active_player"], state["phase"], state["stack"] = seat, "PreCombatMain", []
    give_priority(state, seat)


def _offers_target(table: Table, question: AskTarget, target: Ref) -> bool:
    act = question.act
    probe = TargetProbe(
        table,
        table.seat(act.player),
        table.id(act.object),
        act.choices,
        Deadline(SEARCH_SECONDS),
        at_will=True,
        target=target,
    )
    return probe.finds(opening(table, act))
