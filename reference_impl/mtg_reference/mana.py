"""Mana and mana abilities (106, 605): producing it, pools, paying with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mtg_reference import phrases
from mtg_reference.events import ManaProduction, TappedForMana, happen, performs
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Mana, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import COLORS, MANA_TYPES, symbols

ANY_COLOR = tuple(COLORS)


# --- what a mana ability is -------------------------------------------------------------------------------------------


def could_add_mana(effects: Iterable[syntax.Effect]) -> bool:
    """Could these instructions put mana into a pool (605.1a)?"""
    for effect in effects:
        if isinstance(effect, syntax.AddMana):
            return True
        if isinstance(effect, syntax.May) and could_add_mana(effect.do):
            return True
        if isinstance(effect, syntax.If) and could_add_mana((*effect.then, *effect.otherwise)):
            return True
    return False


@rule("605.1a", off=False)
def is_mana_ability(run: Run, ability: syntax.Ability) -> bool:
    """Is an activated ability a mana ability: no target, no loyalty ability, and could add mana as it resolves?"""
    return isinstance(ability, syntax.ActivatedAbility) and not ability.targets and could_add_mana(ability.do)


@rule("106.12", off=False, kinds=("off", "inverted"))
def taps_for_mana(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """To tap for mana is to activate a mana ability with {T} in its cost."""
    return is_mana_ability(run, ability) and any(isinstance(part, syntax.TapThis) for part in ability.cost)


# --- producing --------------------------------------------------------------------------------------------------------


def add(run: Run, effect: syntax.AddMana, scope: Scope, *, tapped: bool) -> Procedure[None]:
    """Carry out "add …" (106.4): choose what is to be chosen, then let the mana be produced."""
    player = phrases.player(run, effect.player, scope)
    mana = yield from _chosen_mana(run, effect, scope, player)
    if not mana:
        return
    done = yield from happen(run, ManaProduction(scope.source, player, mana, tapped))
    for event in done:
        if isinstance(event, ManaProduction) and tapped_trigger_event(run, event):
            yield from happen(run, TappedForMana(event.source, event.player, event.mana))


@rule("106.12a", off=False)
def tapped_trigger_event(run: Run, event: ManaProduction) -> bool:
    """Abilities that trigger on a permanent being tapped for mana trigger once the mana ability resolves and produces mana."""
    return event.tapped and bool(event.mana)


def _chosen_mana(run: Run, effect: syntax.AddMana, scope: Scope, player: PlayerName) -> Procedure[tuple[str, ...]]:
    if effect.symbols:
        return symbols_of_mana(effect.symbols)
    count = phrases.amount(run, effect.amount, scope) if effect.amount is not None else 1
    types = _types_offered(run, effect, scope)
    if not types or not count:
        return ()
    if effect.of == "any color":
        combinations = _multisets(types, count)
    else:
        combinations = tuple(type_ * count for type_ in types)
    chosen = yield Decision("mana", player, tuple(written(c) for c in combinations), about=run.name(scope.source))
    return symbols_of_mana(chosen)


def _types_offered(run: Run, effect: syntax.AddMana, scope: Scope) -> tuple[str, ...]:
    if effect.of in ("any color", "any one color"):
        return ANY_COLOR
    if effect.of == "any type":
        return tuple(MANA_TYPES)
    if effect.of == "that type":
        return tuple(dict.fromkeys(scope.context.mana))
    if effect.of == "chosen color":
        chosen = dict(run.object(scope.source).chosen).get("color", "")
        return tuple(letter for letter, color in COLORS.items() if color == chosen)
    raise NotImplementedError(effect.of)


def _multisets(types: tuple[str, ...], count: int) -> tuple[str, ...]:
    if count == 1:
        return types
    smaller = _multisets(types, count - 1)
    return tuple(dict.fromkeys("".join(sorted(t + s, key=MANA_TYPES.index)) for t in types for s in smaller))


def symbols_of_mana(text: str) -> tuple[str, ...]:
    """The types of mana in a text of symbols; "{2}{G}" adds two colorless."""
    types: list[str] = []
    for symbol in symbols(text):
        types.extend("C" * int(symbol) if symbol.isdigit() else symbol)
    return tuple(types)


def written(types: Iterable[str]) -> str:
    """Types of mana as symbols, in the order WUBRGC."""
    return "".join(f"{{{t}}}" for t in sorted(types, key=MANA_TYPES.index))


@performs(ManaProduction)
def produce(run: Run, event: ManaProduction) -> ManaProduction:
    """Mana goes into the player's mana pool (106.4)."""
    pool = run.state.player(event.player).pool
    run.edit_player(event.player, pool=(*pool, *(Mana(t, event.source, event.restriction) for t in event.mana)))
    run.note("106.4", lambda: f"{event.player} adds {written(event.mana)} from {run.name(event.source)}")
    return event


def empty_pools(run: Run) -> None:
    """As a step or phase ends, unspent mana is lost (500.5, 106.4)."""
    for player in run.state.players:
        if player.pool and pools_empty(run):
            run.edit_player(player.name, pool=())


@rule("106.4", off=False)
def pools_empty(run: Run) -> bool:
    """Is unspent mana lost here?"""
    return True


# --- paying -----------------------------------------------------------------------------------------------------------


def accepts(symbol: str, type_: str) -> bool:
    """Can mana of that type pay for that symbol of a cost (107.4)?"""
    if symbol.isdigit() or symbol == "X":
        return True
    return any(part == type_ or part.isdigit() for part in symbol.split("/") if part != "P")


def required(cost: str, x: int = 0) -> tuple[str, ...]:
    """A cost as one symbol for each mana to be paid, the narrowest first: "{2}{G}" -> ("G", "1", "1")."""
    single: list[str] = []
    for symbol in symbols(cost):
        if symbol == "X":
            single.extend(["1"] * x)
        elif symbol.isdigit():
            single.extend(["1"] * int(symbol))
        else:
            single.append(symbol)
    return tuple(sorted(single, key=lambda s: (s == "1", "/" in s)))


def assignment(pool: tuple[Mana, ...], needed: tuple[str, ...]) -> tuple[Mana, ...] | None:
    """Which mana of the pool pays for the symbols; colorless goes first where it may. None if the pool can't pay."""
    if not needed:
        return ()
    symbol, rest = needed[0], needed[1:]
    spare = Counter(m.type for m in pool)
    usable = {m.type: m for m in pool if accepts(symbol, m.type) and not m.restriction}
    for type_ in sorted(usable, key=lambda t: (t != "C", -spare[t])):
        mana = usable[type_]
        at = pool.index(mana)
        others = assignment(pool[:at] + pool[at + 1 :], rest)
        if others is not None:
            return (mana, *others)
    return None


def pay(run: Run, player: PlayerName, needed: tuple[str, ...]) -> bool:
    """Pay from the pool; False if it can't."""
    pool = run.state.player(player).pool
    spent = assignment(pool, needed)
    if spent is None:
        return False
    left = list(pool)
    for mana in spent:
        left.remove(mana)
    run.edit_player(player, pool=tuple(left))
    if spent:
        run.note("118.3a", lambda: f"{player} pays {written(m.type for m in spent)}")
    return True
