"""Mana and mana abilities (106, 605): producing it, pools, paying with it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from typing import Any

from mtg_reference import phrases
from mtg_reference.events import ManaProduction, TappedForMana, happen, performs
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Mana, ObjectId, PlayerName, Value
from mtg_spec import syntax
from mtg_spec.symbols import COLORS, MANA_TYPES, symbols, symbols_of_mana, written

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
        if isinstance(effect, syntax.Modal) and any(could_add_mana(mode.do) for mode in effect.modes):
            return True
        if isinstance(effect, (syntax.ForEach, syntax.Together)) and could_add_mana(effect.do):
            return True
    return False


@rule("605.1a", off=False, kinds=("off", "inverted"))
def is_mana_ability(run: Run, ability: syntax.Ability) -> bool:
    """Is an activated ability a mana ability: no target, no loyalty ability, and could add mana as it resolves?"""
    return (
        isinstance(ability, syntax.ActivatedAbility)
        and has_no_target(run, ability)
        and is_no_loyalty_ability(run, ability)
        and could_add_mana(ability.do)
    )


@rule("605.1a", off=True)
def is_no_loyalty_ability(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """A loyalty ability is no mana ability."""
    return not any(isinstance(part, syntax.LoyaltyCost) for part in ability.cost)


@rule("605.5a", off=True)
def has_no_target(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """An ability with a target is no mana ability, even if it could add mana."""
    return not ability.targets


@rule("106.12", off=False, kinds=("off", "inverted"))
def taps_for_mana(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """To tap for mana is to activate a mana ability with {T} in its cost."""
    return is_mana_ability(run, ability) and any(isinstance(part, syntax.TapThis) for part in ability.cost)


@rule("605.3c", off=True)
def can_be_activated_again(run: Run, source: ObjectId, index: int) -> bool:
    """A mana ability can't be activated again before it has resolved."""
    return (source, index) not in run.state.activating


# --- producing --------------------------------------------------------------------------------------------------------


def add(run: Run, effect: syntax.AddMana, scope: Scope, *, tapped: bool) -> Procedure[None]:
    """Carry out "add …" (106.4): choose what is to be chosen, then let the mana be produced."""
    player = phrases.player(run, effect.player, scope)
    mana = yield from _chosen_mana(run, effect, scope, player)
    proposed = ManaProduction(source_of_mana(run, scope), player, mana, tapped, effect.spend_on)
    done = yield from happen(run, proposed)
    scope.produced.extend(came_about(run, e, proposed) for e in done if isinstance(e, ManaProduction))


def _what_paid_or_was_tapped(run: Run, scope: Scope) -> ObjectId:
    spent = run.object(scope.source).announced.spent
    tapped = [s for s in scope.context.it if isinstance(s, int)]
    return spent[0].source if spent else tapped[0] if tapped else scope.source


@rule("106.3", off=_what_paid_or_was_tapped)
def source_of_mana(run: Run, scope: Scope) -> ObjectId:
    """The source of mana is the spell that produces it, or the source of the ability that does."""
    return scope.source


@rule("614.6", off=lambda run, event, proposed: proposed)
def came_about(run: Run, event: ManaProduction, proposed: ManaProduction) -> ManaProduction:
    """What triggers on an event sees it as it was changed: the replaced event never happened."""
    return event


def note_tapping(run: Run, scope: Scope) -> Procedure[None]:
    """Once a mana ability has resolved: a permanent was tapped for all the mana that it produced, at once."""
    tapping = [event for event in scope.produced if tapped_trigger_event(run, event)]
    for player in dict.fromkeys(event.player for event in tapping):
        mana = tuple(m for event in tapping if event.player == player for m in event.mana)
        yield from happen(run, TappedForMana(scope.source, player, mana))


@rule("106.12a", off=False)
def tapped_trigger_event(run: Run, event: ManaProduction) -> bool:
    """Abilities that trigger on a permanent being tapped for mana trigger once the mana ability resolves and produces mana."""
    return event.tapped and bool(event.mana)


def _chosen_mana(run: Run, effect: syntax.AddMana, scope: Scope, player: PlayerName) -> Procedure[tuple[str, ...]]:
    options = production_options(run, effect, scope)
    if not options:
        number = "106.5" if effect.of else "605.2"
        run.note(number, lambda: f"{run.name(scope.source)} produces no mana as things are")
        return ()
    about = run.name(scope.source)
    chosen = yield Decision("mana", player, tuple(written(option) for option in options), about=about)
    return symbols_of_mana(chosen)


def production_options(run: Run, effect: syntax.AddMana, scope: Scope) -> tuple[tuple[str, ...], ...]:
    """Every mana that an instruction to add mana lets its player choose; none where the type is undefined (106.5)."""
    times = phrases.result(run, effect.times, scope) if effect.times is not None else 1
    if effect.symbols:
        return (symbols_of_mana(effect.symbols) * times,) if times else ()
    if effect.options:
        return tuple(symbols_of_mana(option) * times for option in effect.options) if times else ()
    if effect.of == "mana cost":
        return _mana_of_costs(run, effect, scope)
    count = (phrases.result(run, effect.amount, scope) if effect.amount is not None else 1) * times
    types = no_undefined_mana(run, types_offered(run, effect, scope))
    if not types or not count:
        return ()
    if effect.of in ("any color", "any type"):
        return _multisets(types, count)
    return tuple((type_,) * count for type_ in types)


def _mana_of_costs(run: Run, effect: syntax.AddMana, scope: Scope) -> tuple[tuple[str, ...], ...]:
    """All the mana that the symbols of the mana costs of the objects meant can stand for where mana is added."""
    from mtg_reference.layers import characteristics

    assert effect.permanents is not None
    costs = (
        characteristics(run, s).mana_cost for s in phrases.subjects(run, effect.permanents, scope) if isinstance(s, int)
    )
    choices = [added_for(run, symbol) for cost in costs for symbol in symbols(cost)]
    combined = (tuple(m for part in parts for m in part) for parts in itertools.product(*choices))
    return tuple(dict.fromkeys(tuple(sorted(mana, key=list(MANA_TYPES).index)) for mana in combined if mana))


def added_for(run: Run, symbol: str) -> tuple[tuple[str, ...], ...]:
    """What one symbol adds: its mana, of which the player chooses where it is hybrid."""
    first, *others = symbol.split("/")
    if others == ["P"]:
        return (of_phyrexian(run, first),)
    if others:
        return chosen_halves(
            run, tuple(half for part in (first, *others) if part != "P" for half in added_for(run, part))
        )
    if symbol.isdigit():
        return (of_generic(run, int(symbol)),)
    return (of_snow(run),) if symbol == "S" else ((),) if symbol == "X" else ((symbol,),)


@rule("106.8", off=lambda run, halves: halves[:1])
def chosen_halves(run: Run, halves: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Where a hybrid symbol is added, the player chooses one half of it."""
    return halves


@rule("106.9", off=("C",))
def of_phyrexian(run: Run, color: str) -> tuple[str, ...]:
    """A Phyrexian symbol adds one mana of its color."""
    return (color,)


@rule("106.10", off=())
def of_generic(run: Run, number: int) -> tuple[str, ...]:
    """A generic symbol adds that much colorless mana."""
    return ("C",) * number


@rule("106.11", off=())
def of_snow(run: Run) -> tuple[str, ...]:
    """A snow symbol adds one colorless mana."""
    return ("C",)


@rule("106.5", off=("C",))
def no_undefined_mana(run: Run, types: tuple[str, ...]) -> tuple[str, ...]:
    """Mana of an undefined type is not produced at all."""
    return types


def types_offered(run: Run, effect: syntax.AddMana, scope: Scope) -> tuple[str, ...]:
    """The types of mana among which an instruction lets one choose."""
    from mtg_reference import could_produce

    if effect.of in ("any color", "any one color"):
        return ANY_COLOR
    if effect.of == "any type":
        return tuple(MANA_TYPES)
    if effect.of == "that type":
        return tuple(dict.fromkeys(scope.context.mana))
    if effect.of == "chosen color":
        chosen = scope.chosen.get("color") or dict(run.object(scope.source).chosen).get("color", "")
        return tuple(letter for letter, color in COLORS.items() if color == chosen)
    assert effect.of == "could produce" and effect.permanents is not None
    return could_produce.types_of(run, effect, scope)


def colors_to_choose(run: Run, effect: syntax.Choose, scope: Scope) -> tuple[str, ...]:
    """The symbols of the colours among which a player may choose: all, or those of the permanents meant."""
    if effect.among is None:
        return ANY_COLOR
    from mtg_reference.layers import characteristics

    found = {
        c
        for s in phrases.subjects(run, effect.among, scope)
        if isinstance(s, int)
        for c in characteristics(run, s).colors
    }
    return tuple(letter for letter, color in COLORS.items() if color in found)


def _multisets(types: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    return tuple(itertools.combinations_with_replacement(types, count))


@performs(ManaProduction)
def produce(run: Run, event: ManaProduction) -> ManaProduction:
    """Mana goes into the player's mana pool (106.4)."""
    pool = run.state.player(event.player).pool
    snow = snow_source(run, event.source)
    run.edit_player(event.player, pool=(*pool, *(Mana(t, event.source, event.spend_on, snow) for t in event.mana)))
    run.note("106.4", lambda: f"{event.player} adds {written(event.mana)} from {run.name(event.source)}")
    return event


@rule("107.4h", off=False, kinds=("off", "inverted"))
def snow_source(run: Run, source: ObjectId) -> bool:
    """Is the mana that this produces mana of a snow source, with which {S} can be paid?"""
    from mtg_reference.layers import characteristics

    return "snow" in characteristics(run, source).supertypes


def empty_pools(run: Run) -> None:
    """As a step or phase ends, unspent mana is lost (500.5, 106.4)."""
    for player in run.state.players:
        if player.pool and pools_empty(run):
            run.edit_player(player.name, pool=())


@rule("500.5", "106.4", off=False)
def pools_empty(run: Run) -> bool:
    """Is unspent mana lost here?"""
    return True


# --- paying -----------------------------------------------------------------------------------------------------------


def accepts(symbol: str, mana: Mana) -> bool:
    """Can that mana pay for that symbol of a cost (107.4)?"""
    type_ = mana.type
    if symbol.isdigit() or symbol == "X":
        return True
    if symbol == "S":
        return mana.snow
    return type_ in symbol.split("/")


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
    return tuple(sorted(single, key=lambda s: (s == "1", s == "S", "/" in s)))


def assignment(pool: tuple[Mana, ...], needed: tuple[str, ...]) -> tuple[Mana, ...] | None:
    """Which mana of the pool pays for the symbols; colorless goes first where it may. None if the pool can't pay."""
    return _assigned(pool, needed, set()) if len(pool) >= len(needed) else None


def _assigned(pool: tuple[Mana, ...], needed: tuple[str, ...], failed: set[Any]) -> tuple[Mana, ...] | None:
    """The same; `failed` holds what was tried in vain: what is left of the pool, by kinds, for how many symbols."""
    if not needed:
        return ()
    if failed and _what_is_left(pool, needed) in failed:
        return None
    symbol, rest = needed[0], needed[1:]
    spare = Counter(m.type for m in pool)
    usable = {(m.type, m.spend_on is None, m.snow): m for m in pool if accepts(symbol, m)}
    for kind in sorted(usable, key=lambda k: (k[1], k[2], k[0] != "C", -spare[k[0]])):
        mana = usable[kind]
        at = pool.index(mana)
        others = _assigned(pool[:at] + pool[at + 1 :], rest, failed)
        if others is not None:
            return (mana, *others)
    failed.add(_what_is_left(pool, needed))
    return None


def _what_is_left(pool: tuple[Mana, ...], needed: tuple[str, ...]) -> Any:
    return frozenset(Counter((m.type, m.spend_on is None, m.snow) for m in pool).items()), len(needed)


class StandIn(Value, frozen=True):
    """An object with which something may be done rather than pay one mana: a generic one, or one of these colors."""

    object: ObjectId
    generic: bool
    colors: frozenset[str]


def stands_in(symbol: str, stand_in: StandIn) -> bool:
    """Can that be done rather than pay the mana of that symbol?"""
    if symbol.isdigit():
        return stand_in.generic
    return any(part in stand_in.colors for part in symbol.split("/"))


def left_to_pay(chosen: tuple[StandIn, ...], needed: tuple[str, ...], pool: tuple[Mana, ...]) -> tuple[str, ...] | None:
    """What of the symbols the pool has to pay where all of these stand in for one each; None if that can't be."""
    if not chosen:
        return needed if assignment(pool, needed) is not None else None
    first, *others = chosen
    for symbol in dict.fromkeys(needed):
        if stands_in(symbol, first):
            at = needed.index(symbol)
            left = left_to_pay(tuple(others), needed[:at] + needed[at + 1 :], pool)
            if left is not None:
                return left
    return None


def fewest_stand_ins(
    offered: tuple[StandIn, ...], needed: tuple[str, ...], pool: tuple[Mana, ...]
) -> tuple[StandIn, ...] | None:
    """As few as possible of those offered with which the pool can pay; None if it can't with all of them."""
    kinds = Counter((each.generic, each.colors) for each in offered)
    for number in range(min(len(offered), len(needed)) + 1):
        for combination in itertools.combinations_with_replacement(sorted(kinds, key=repr), number):
            wanted = Counter(combination)
            if any(wanted[kind] > kinds[kind] for kind in wanted):
                continue
            chosen = tuple(
                each
                for kind in wanted
                for each in [o for o in offered if (o.generic, o.colors) == kind][: wanted[kind]]
            )
            if left_to_pay(chosen, needed, pool) is not None:
                return chosen
    return None


@rule("601.2h", "118.3a", off=True)
def unpaid(run: Run) -> bool:
    """Is it all right that a cost is not paid?"""
    return False


def spendable(run: Run, player: PlayerName, purpose: ObjectId) -> tuple[Mana, ...]:
    """The mana in a pool that may be spent on a spell, or on an ability of an object (106.6)."""
    return tuple(m for m in run.state.player(player).pool if may_be_spent(run, m, player, purpose))


@rule("106.6", off=True)
def may_be_spent(run: Run, mana: Mana, player: PlayerName, purpose: ObjectId) -> bool:
    """Mana with a restriction may be spent only on what its words name."""
    return mana.spend_on is None or phrases.matches(run, mana.spend_on.filter, purpose, Scope(mana.source, player))


def pay(run: Run, player: PlayerName, needed: tuple[str, ...], purpose: ObjectId) -> tuple[Mana, ...] | None:
    """Pay from the pool for a spell, or for an ability of an object, and tell with which mana; None if the pool can't."""
    spent = assignment(spendable(run, player, purpose), needed)
    if spent is None:
        return () if unpaid(run) else None
    left = list(run.state.player(player).pool)
    for mana in spent:
        left.remove(mana)
    run.edit_player(player, pool=tuple(left))
    if spent:
        run.note("118.3a", lambda: f"{player} pays {written(m.type for m in spent)}")
    return tuple(spent)
