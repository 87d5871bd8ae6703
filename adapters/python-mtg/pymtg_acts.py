"""What players do: each act of the protocol as a move that the engine offers, or not at all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mtg import driver
from pymtg_cards import activation_costs
from pymtg_table import COLORS, MAIN_PHASES, STEPS, Move, State, Table

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import (
    Act,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    Choices,
    GoTo,
    NameObject,
    Pass,
    PlayLand,
    ResolveStack,
    ResolveTop,
    TapForMana,
)

_UNSAYABLE = ("alternative", "free", "with_", "cost_objects", "divide", "modes")
"""Announcement choices for which the engine's moves have no place."""
_WORDS = {
    "alternative": "alternative costs",
    "free": "casting without paying",
    "with_": "named permissions",
    "cost_objects": "chosen cost objects",
    "divide": "division",
    "modes": "chosen modes",
}
_ENDED = frozenset(["draw", "declare attackers", "declare blockers", "combat damage"])
"""Steps whose own actions the engine does as it leaves them: the case is in the step when the engine has left it."""
_NO_PRIORITY = frozenset(["untap", "cleanup"])
_MOST_STEPS = 60
_ORDER = list(STEPS.values())


def perform(table: Table, act: Act) -> None:
    """Performs an act. Raises `Refused` or `Inexpressible`, with the state as before."""
    tried = table.copy()
    _perform(tried, act)
    table.state, table.resolved, table.over = tried.state, tried.resolved, tried.over


def _perform(table: Table, act: Act) -> None:
    match act:
        case Answer():
            if not act.optional:
                raise Inexpressible("choices inside a move", "the engine does not wait for answers")
        case Pass():
            raise Inexpressible("single pass", "the engine's players pass together")
        case NameObject():
            raise Inexpressible("token names", "the engine gives tokens and copies no names")
        case ResolveTop() | ResolveStack():
            _resolve(table, single=isinstance(act, ResolveTop))
        case GoTo():
            _go_to(table, act)
        case Attack():
            _attack(table, act)
        case Block():
            _block(table, act)
        case TapForMana():
            table.do(tapping(table, act))
        case PlayLand() | Cast() | Activate():
            _announce(table, act)


# --- playing, casting, activating


def _announce(table: Table, act: PlayLand | Cast | Activate) -> None:
    found = offered(table, act)
    if len(found) > 1:
        raise Inexpressible("left open", f"the engine offers {len(found)} ways to do this")
    if not isinstance(act, PlayLand):
        table.nobody_responds()
    (move,) = found
    before = table.state
    carry_out(table, act, move)
    if not isinstance(act, PlayLand):
        _check_payment(table, before, move, act.choices.pay)
    table.resolved = table.triggers() if isinstance(act, PlayLand) else True


def carry_out(table: Table, act: PlayLand | Cast | Activate, move: Move) -> None:
    """Makes the move with the act's X and targets."""
    table.do(move, act.choices.x, () if _target(move) else map(table.id, act.choices.targets or ()))


def _target(move: Move) -> str | None:
    """The target that a move names, if it does."""
    return move[-1].get("target") if isinstance(move[-1], dict) else None


def _check_payment(table: Table, before: State, move: Move, named: Sequence[str] | None) -> None:
    """The engine pays by itself; what it has used must be what the case names. Where it names nothing, mana that floats
    must not have been left while permanents were tapped."""
    used = {thing for (thing,) in table.rows("tapped") - before["tapped"]}
    used |= {thing for (thing,) in before["on_battlefield"] if (thing,) in before.get("source_sacrifice", ())} - {
        thing for (thing,) in table.rows("on_battlefield")
    }
    if move[0] == "activate" and move[2][3] == "T":
        used.discard(move[2][1])
    if named is None:
        pool = before.get("floating_mana") or set()
        if used and pool and pool == table.rows("floating_mana"):
            raise Inexpressible("payment from the mana pool", f"the engine pays with {sorted(map(table.name, used))}")
    elif used != set(map(table.id, named)):
        raise Inexpressible("payment where others could pay", f"the engine pays with {sorted(map(table.name, used))}")


def offered(table: Table, act: PlayLand | Cast | Activate) -> list[Move]:
    """The engine's moves that are this act with what it names. Raises `Refused` where there is none."""
    _check_turn(table, act.player)
    _check_choices(act.choices)
    match act:
        case PlayLand():
            found = [move for move in table.moves("play") if move[2] == table.id(act.object)]
        case Cast():
            found = [move for move in table.moves("cast") if move[2] == table.id(act.object)]
        case _:
            found = _activations(table, act)
    if not found:
        raise Refused("the engine offers no such move")
    for move in found:
        if isinstance(move[-1], dict) and move[-1].keys() & {"mode", "name"}:
            raise Inexpressible("chosen modes", "the engine's modes have no printed positions")
    if act.choices.targets is None:
        return found
    if players := [name for name in act.choices.targets if name not in table.ids]:
        raise Inexpressible("chosen targets", f"the engine chooses by itself whether {players[0]} is one")
    return _targeting(found, [table.id(alias) for alias in act.choices.targets])


def _check_turn(table: Table, player: str) -> None:
    if player != table.active:
        raise Inexpressible(
            "acts of the player whose turn it is not", "the engine gives priority to the active player only"
        )
    if table.resolved:
        raise Inexpressible("responses", "the engine resolves a spell or ability as it is put on the stack")
    if table.over:
        raise Inexpressible("acts in such a step", f"the engine does the {table.over} step as it leaves it")


def _check_choices(choices: Choices) -> None:
    for field in _UNSAYABLE:
        if getattr(choices, field):
            raise Inexpressible(_WORDS[field], "the engine's moves have no place for it")
    if choices.kicked:
        raise Inexpressible("kicker", "the engine never offers to pay it")


def _targeting(found: list[Move], targets: Sequence[str]) -> list[Move]:
    """Of moves that name a target, those that name this one. The targets of the others are asked for when they are made."""
    if not any(map(_target, found)):
        return found
    if len(targets) != 1:
        raise Inexpressible("chosen targets", "the engine's moves have one object as target")
    hits = [move for move in found if _target(move) == targets[0]]
    if not hits:
        raise Refused("the engine does not offer that target")
    return hits


def _activations(table: Table, act: Activate) -> list[Move]:
    thing = table.id(act.object)
    costs = [(place, cost) for place, cost in activation_costs(table.card(thing)) if _alike(act.cost, cost)]
    if len(costs) < act.ordinal:
        raise Refused(f"{act.object} has no such ability: {act.cost}")
    place = costs[act.ordinal - 1][0]
    if place == "cycling":
        return [move for move in table.moves("cycle") if move[2] == thing]
    rows = [row for row in table.rows("activated_ability") if row[1] == thing and row[0] == f"{thing}_{place}"]
    if not rows:
        raise Inexpressible("activating such an ability", f"the engine has no move for {act.cost} of {act.object}")
    if len(rows) > 1:
        raise Inexpressible("abilities of several effects", f"the engine offers the effects of {act.object} one by one")
    return [move for move in table.moves("activate") if move[2] == rows[0]]


def _alike(asked: str, printed: str) -> bool:
    """Costs in words may be cut to their symbols."""
    symbols = re.findall(r"\{[^}]+\}", asked)
    return (
        asked == printed
        or printed.startswith(asked)
        or (bool(symbols) and symbols == re.findall(r"\{[^}]+\}", printed))
    )


def tapping(table: Table, act: TapForMana) -> Move:
    """The move that taps all sources, where that is to tap this one for the mana that is wanted."""
    _check_turn(table, act.player)
    _check_choices(act.choices)
    if table.step not in MAIN_PHASES:
        raise Inexpressible("mana outside a main phase", "the engine offers to tap for mana in main phases only")
    sources = {source: units for source, units, _, taps in driver._source_units(table.state, act.player) if taps}
    if table.id(act.object) not in sources:
        raise Refused("the engine does not count it among the sources that can be tapped")
    if len(sources) > 1:
        raise Inexpressible("mana from one of several sources", "the engine taps all of them or none")
    units = sources[table.id(act.object)]
    if not all(isinstance(unit, str) for unit in units):
        raise Inexpressible("mana of a chosen color", "the engine chooses the color by itself")
    wanted = act.choices.mana
    made = "".join(f"{{{letter}}}" * units.count(color) for letter, color in COLORS.items())
    if wanted is not None and wanted != made:
        raise Refused(f"it makes {made}")
    return ("tap_mana", act.player)


# --- passing


def _resolve(table: Table, *, single: bool) -> None:
    """The engine has resolved everything at once; the case comes after it."""
    if not table.resolved and (table.step in MAIN_PHASES or table.over):
        if single:
            raise Refused("the stack is empty")
        return
    if single and table.triggers():
        raise Inexpressible("single resolutions", "the engine resolves what triggers together with its cause")
    if not table.resolved:
        if not table.triggers():
            if single:
                raise Refused("the stack is empty")
            return
        step = table.step
        table.advance()
        table.over = step.replace("_", " ")
    table.resolved = False


def _go_to(table: Table, act: GoTo) -> None:
    goal, there = STEPS[act.step], bool(table.over)
    table.resolved = False
    for _ in range(_MOST_STEPS):
        if table.finished:
            return
        if there and (table.step, table.active) == (goal, act.player):
            break
        table.advance()
        table.over, there = "", True
    else:
        raise Refused(f"the {act.step} step of {act.player}'s turn does not come")
    table.over = ""
    if act.step in _ENDED:
        table.advance()
        table.over = act.step
        table.resolved = table.triggers()
    elif act.step in _NO_PRIORITY:
        while table.step != "upkeep" and not table.finished:
            table.advance()


# --- combat


def go_to_attack(table: Table, player: str) -> None:
    """Goes on to the declaration of attackers of this turn."""
    if player != table.active:
        raise Refused("only the active player attacks")
    if table.resolved:
        raise Inexpressible("responses", "something is still to resolve")
    while _ORDER.index(table.step) < _ORDER.index("declare_attackers"):
        table.advance()
        table.over = ""
    if table.step != "declare_attackers" or table.over:
        raise Refused("the declare attackers step of this turn is over")


def attack_move(table: Table, act: Attack) -> Move:
    """The engine's move that declares this attack. Raises `Refused`."""
    if any(target not in table.players for target in act.attackers.values()):
        raise Inexpressible("attacks on planeswalkers", "the engine's creatures attack players")
    if act.player in act.attackers.values():
        raise Refused("a player can't be attacked by their own creatures")
    move = ("attack", frozenset(table.id(alias) for alias in act.attackers))
    moves = table.moves("attack")
    if move in moves:
        return move
    if move[1] <= frozenset().union(*(each[1] for each in moves)):
        raise Inexpressible("attacks that are not listed", "the engine lists some attacks only where there are many")
    raise Refused("the engine does not offer that attack")


def block_move(table: Table, act: Block) -> Move:
    """The engine's move that declares this block. Raises `Refused`."""
    if act.player == table.active or table.step != "declare_blockers" or not table.rows("attacks"):
        raise Refused("there is nothing to block now")
    move = ("block", frozenset((table.id(blocker), table.id(attacker)) for blocker, attacker in act.pairs()))
    moves = table.moves("block")
    if move in moves:
        return move
    several = len({attacker for _, attacker in act.pairs()}) < len(act.pairs())
    if several or move[1] <= frozenset().union(*(each[1] for each in moves)):
        raise Inexpressible("blocks that are not listed", "the engine lists single blocks, and one for each attacker")
    raise Refused("the engine does not offer that block")


def _attack(table: Table, act: Attack) -> None:
    go_to_attack(table, act.player)
    table.do(attack_move(table, act))
    table.over, table.resolved = "declare attackers", table.triggers()


def _block(table: Table, act: Block) -> None:
    table.do(block_move(table, act))
    table.over, table.resolved = "declare blockers", table.triggers()
