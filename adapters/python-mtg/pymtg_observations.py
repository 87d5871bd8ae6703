"""Questions about the state, answered in the shapes of the protocol."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from mtg import driver
from pymtg_acts import attack_move, block_move, carry_out, go_to_attack, offered, tapping
from pymtg_table import COLORS, STEP_WORDS, Table

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import (
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
    SpecialAction,
    TapForMana,
)

_ZONES = {
    "on_battlefield": "battlefield",
    "in_hand": "hand",
    "in_library": "library",
    "graveyard": "graveyard",
    "exile": "exile",
    "command_zone": "command",
}
"""The relation of each zone."""
_OWNED = frozenset(["hand", "library", "graveyard"])
_COUNTER_WORDS = {"p1p1": "+1/+1", "m1m1": "-1/-1"}
_PRINTED = {
    "types": "printed_type",
    "subtypes": "printed_subtype",
    "supertypes": "has_supertype",
    "colors": "printed_color",
}
_NO_PRIORITY = frozenset(["untap", "cleanup", "declare_attackers", "declare_blockers"])
_PLENTY = 12


def answer(table: Table, question: Question) -> Any:
    """The answer to a question. Raises `Inexpressible`, or `Refused` for what is not there to be asked about."""
    if table.resolved:
        raise Inexpressible("unresolved spells", "the engine has resolved what is still on the stack in the case")
    match question:
        case AskObject():
            return objects_property(table, question.object, question.what)
        case AskPlayer():
            return players_property(table, question.player, question.what)
        case AskCount():
            return _count(table, question)
        case AskGame():
            return _game(table, question.what)
        case AskStackTop():
            raise Refused("the stack is empty")
        case AskOptions():
            raise Inexpressible("options of a choice", "the engine does not wait for answers")
        case AskMayLook():
            raise Inexpressible("look questions", "the engine does not say who sees a card")
        case AskCan():
            return can(table.copy(), question)
        case AskTarget():
            return _can_target(table.copy(), question)


# --- objects


def _zone(table: Table, thing: str) -> str:
    for relation, zone in _ZONES.items():
        if any(row[-1] == thing for row in table.rows(relation)):
            return zone
    return "outside"


def _owner(table: Table, thing: str) -> str:
    return next((player for player, owned in table.rows("printed_control") if owned == thing), "")


def _values(table: Table, relation: str, thing: str) -> list[str]:
    return sorted(str(row[1]).replace("_", " ") for row in table.rows(relation) if row[0] == thing)


def objects_property(table: Table, alias: str, what: str) -> Any:
    """One property of one object."""
    thing = table.id(alias)
    zone = _zone(table, thing)
    if what == "zone":
        return {"zone": zone, "owner": _owner(table, thing) if zone in _OWNED else ""}
    if zone == "outside":
        raise Refused(f"{alias} is no longer in the game")
    match what:
        case "tapped":
            return table.has("tapped", thing)
        case "face down":
            return table.has("face_down", thing)
        case "token":
            return table.has("is_token", thing)
        case "attacking":
            return any(row[0] == thing for row in table.rows("attacks"))
        case "blocking":
            return any(row[0] == thing for row in table.rows("blocks"))
        case "power" | "toughness":
            return _size(table, thing, zone, what)
        case "types" | "subtypes" | "supertypes" | "colors":
            return _printed(table, thing, what)
        case "keywords":
            return _keywords(table, thing, zone)
        case "counters":
            return _counters(table, thing)
        case "loyalty":
            return _counters(table, thing).get("loyalty") if "planeswalker" in _printed(table, thing, "types") else None
        case "mana value":
            return next(row[1] for row in table.rows("mana_cost") if row[0] == thing)
        case "controller":
            return _controller(table, thing) if zone == "battlefield" else ""
        case "attached to":
            return next((table.name(host) for one, host in table.rows("attached_to") if one == thing), "")
        case "name":
            return table.card(thing)
        case "damage":
            raise Inexpressible("marked damage", "the engine does not keep it")
        case _:
            raise Inexpressible(what, "the engine does not tell it")


def _size(table: Table, thing: str, zone: str, what: str) -> int | None:
    if zone == "battlefield":
        found = table.derived("power" if what == "power" else "eff_toughness")
        if (thing,) not in table.derived("creature"):
            return None
    else:
        found = table.rows(f"printed_{what}")
    return next((int(row[1]) for row in found if row[0] == thing), None)


def _printed(table: Table, thing: str, what: str) -> list[str]:
    """The engine tells printed types and colors; where an effect of its own has changed them it does not tell."""
    for relation, rows in table.state.items():
        about = relation.startswith("eff_") and any(word in relation for word in ("type", "color", "animate"))
        if about and any(thing in row for row in rows):
            raise Inexpressible("changed types and colors", f"{relation} of {thing}")
    found = _values(table, _PRINTED[what], thing)
    if what == "types" and (thing,) in table.derived("creature") and "creature" not in found:
        found.append("creature")
    return found


def _keywords(table: Table, thing: str, zone: str) -> list[str]:
    if zone == "battlefield":
        found = {str(word) for one, word in table.derived("has_keyword") if one == thing}
    else:
        card = dict(table.rows("instance_of")).get(thing)
        found = {str(word) for one, word in table.rows("card_keyword") if one == card}
    found |= {f"protection from {color}" for one, color in table.rows("protection_from") if one == thing}
    return sorted({word.replace("_", " ") for word in found} - {"protection"})


def _counters(table: Table, thing: str) -> dict[str, int]:
    return {
        _COUNTER_WORDS.get(kind, kind.replace("_", " ")): int(number)
        for one, kind, number in table.rows("counter")
        if one == thing and int(number)
    }


def _controller(table: Table, thing: str) -> str:
    return next((player for player, controlled in table.derived("controls") if controlled == thing), "")


# --- players, zones, the game


def players_property(table: Table, player: str, what: str) -> Any:
    """One property of one player."""
    match what:
        case "life" | "poison":
            return next((int(number) for who, number in table.rows(what) if who == player), 0)
        case "hand" | "library":
            return sum(who == player for who, _ in table.rows(f"in_{what}"))
        case "graveyard":
            return sum(_owner(table, thing) == player for (thing,) in table.rows("graveyard"))
        case "mana":
            pool = {color: int(number) for who, color, number in table.rows("floating_mana") if who == player}
            return "".join(f"{{{letter}}}" * pool.get(color, 0) for letter, color in COLORS.items())
        case "result":
            if not table.finished:
                return "playing"
            return "lost" if table.state["_loser"] == player else "won"
        case _:
            raise Inexpressible(what, "the engine does not tell it")


def _count(table: Table, question: AskCount) -> int:
    if question.card.endswith(" Token"):
        raise Inexpressible("token names", "the engine gives tokens no names")
    relation = next((relation for relation, zone in _ZONES.items() if zone == question.zone), "")
    whose = _controller if question.zone == "battlefield" else _owner
    things = [row[-1] for row in table.rows(relation) if not table.has("is_token", row[-1])]
    return sum(table.card(thing) == question.card and whose(table, thing) == question.player for thing in things)


def _game(table: Table, what: str) -> Any:
    match what:
        case "stack":
            if any(driver._pending_both(table.state)):
                raise Inexpressible(
                    "unresolved triggers", "the engine resolves what has triggered as it leaves the step"
                )
            return []
        case "waits":
            return None
        case "turn":
            if table.over:
                return {"player": table.active, "step": table.over}
            return {"player": table.active, "step": STEP_WORDS[table.step]}
        case "priority":
            if table.over or table.step in _NO_PRIORITY:
                raise Inexpressible("priority in such a step", "the engine gives none")
            return table.active
        case _:
            raise Inexpressible(what, "the engine does not tell it")


# --- what could be done


def can(table: Table, question: AskCan) -> bool:
    """Whether the engine offers an act now, with what it names."""
    act = question.act
    try:
        match act:
            case TapForMana():
                return _can_tap(table, act)
            case Attack():
                go_to_attack(table, act.player)
                attack_move(table, act)
            case Block():
                block_move(table, act)
            case SpecialAction():
                raise Inexpressible("special actions", "the engine's moves have none but playing a land")
            case _:
                found = offered(table, act)
                if act.choices.x is not None or act.choices.targets:
                    carry_out(table, act, found[0])
        return True
    except Refused:
        return False


def _can_tap(table: Table, act: TapForMana) -> bool:
    sources = {source: units for source, units, _, taps in driver._source_units(table.state, act.player) if taps}
    units = sources.get(table.id(act.object))
    if units is None:
        tapping(table, act)
        return False
    if act.choices.mana is None or len(units) != 1:
        return act.choices.mana is None or tapping(table, act) is not None
    letters = act.choices.mana.strip("{}").split("}{")
    color = COLORS.get(letters[0], "")
    if isinstance(units[0], tuple):  # so much mana of one of these colors
        _, colors, number = units[0]
        return len(set(letters)) == 1 and len(letters) == number and color in colors
    return color == units[0] if isinstance(units[0], str) else color in units[0]


def _can_target(table: Table, question: AskTarget) -> bool:
    """Whether the engine offers a target, were there mana in plenty."""
    if question.target not in table.ids:
        raise Inexpressible("players as targets", "the engine's moves have one object as target")
    table.state = {**table.state, "floating_mana": set(table.rows("floating_mana"))}
    for color in COLORS.values():
        table.state["floating_mana"].add((question.act.player, color, _PLENTY))
    table.stock()
    act = structs.replace(question.act, choices=structs.replace(question.act.choices, targets=[question.target]))
    return can(table, AskCan(act))
