"""Costs other than mana (118): can they be paid, and paying them. Mana is paid in `mana`, activations during it in `payment`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mtg_reference import keyword_actions, phrases
from mtg_reference.choices import announced_now
from mtg_reference.events import CountersChange, CrewedBy, LifeChange, Tapping, ZoneChange, happen
from mtg_reference.layers import characteristics, has
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import symbols

# --- {T} and {Q} ------------------------------------------------------------------------------------------------------


@rule("302.6", off=False, kinds=("off", "inverted"))
def summoning_sick(run: Run, id_: ObjectId) -> bool:
    """Is this a creature that its controller has not controlled continuously since their most recent turn began?"""
    obj = run.object(id_)
    if "creature" not in characteristics(run, id_).types:
        return False
    return obj.held_since >= run.state.player(obj.held_by).turn_began


@rule("702.10c", off=False)
def haste_lifts_it(run: Run, id_: ObjectId) -> bool:
    """Haste lets a creature's {T} and {Q} abilities be activated although 302.6 would forbid it."""
    return has(run, id_, "haste")


@rule("107.5", off=True, kinds=("off", "inverted"))
def can_be_tapped_again(run: Run, id_: ObjectId) -> bool:
    """Only an untapped permanent can be tapped to pay {T}."""
    return not run.object(id_).tapped


@rule("107.6", off=True, kinds=("off", "inverted"))
def can_be_untapped_again(run: Run, id_: ObjectId) -> bool:
    """Only a tapped permanent can be untapped to pay {Q}."""
    return run.object(id_).tapped


def check_tap_symbol(run: Run, part: syntax.Cost, source: ObjectId) -> None:
    """Illegal if {T} or {Q} can't be paid by this permanent now."""
    if not isinstance(part, (syntax.TapThis, syntax.UntapThis)):
        return
    if not run.exists(source):
        raise Illegal("118.3", f"{run.name(source)} is no longer there")
    if isinstance(part, syntax.TapThis) and not can_be_tapped_again(run, source):
        raise Illegal("107.5", f"{run.name(source)} is already tapped")
    if isinstance(part, syntax.UntapThis) and not can_be_untapped_again(run, source):
        raise Illegal("107.6", f"{run.name(source)} is already untapped")
    if summoning_sick(run, source) and not haste_lifts_it(run, source):
        raise Illegal("302.6", f"{run.name(source)} has not been under its controller's control since the turn began")


@rule("602.5a", off=lambda run, id_: not summoning_sick(run, id_) or haste_lifts_it(run, id_))
def may_be_tapped_by_another(run: Run, id_: ObjectId) -> bool:
    """Only for {T} and {Q} in a cost of its own must a creature have been under control since the turn began."""
    return True


# --- {X} ------------------------------------------------------------------------------------------------------------


def with_x_known(run: Run, parts: tuple[syntax.Cost, ...], scope: Scope) -> tuple[syntax.Cost, ...]:
    """The cost with the number in place of each {X} that the text defines."""
    return tuple(_with_x_known(run, part, scope) for part in parts)


def _with_x_known(run: Run, part: syntax.Cost, scope: Scope) -> syntax.Cost:
    if not isinstance(part, syntax.ManaCost) or part.x is None:
        return part
    return syntax.ManaCost(part.symbols.replace("{X}", f"{{{phrases.amount(run, part.x, scope)}}}"))


def has_open_x(parts: tuple[syntax.Cost, ...]) -> bool:
    """Is there an {X} in the mana of a cost that the text leaves open?"""
    return any(isinstance(p, syntax.ManaCost) and p.x is None and "X" in symbols(p.symbols) for p in parts)


def defined_x(parts: tuple[syntax.Cost, ...]) -> syntax.Amount | None:
    """What the text says that {X} in a cost is, if it does."""
    return next((p.x for p in parts if isinstance(p, syntax.ManaCost) and p.x is not None), None)


@rule("107.3a", off=0)
def chosen_x(run: Run, player: PlayerName, about: str) -> Procedure[int]:
    """The value of an X that no text defines is chosen by whoever casts the spell or activates the ability."""
    x: int = yield Decision("x", player, (), least=0, about=about)
    return x


# --- paying -----------------------------------------------------------------------------------------------------------


def pay_parts(run: Run, parts: tuple[syntax.Cost, ...], scope: Scope) -> Procedure[None]:
    """Pay all parts of a cost but the mana; Illegal if one can't be paid (118.3)."""
    for part in parts:
        payer = _PAYERS.get(type(part))
        if payer is not None:
            yield from payer(run, part, scope)


def _tap(run: Run, part: syntax.TapThis, scope: Scope) -> Procedure[None]:
    check_tap_symbol(run, part, scope.source)
    yield from happen(run, Tapping(scope.source, True))
    run.note("107.5", lambda: f"{run.name(scope.source)} is tapped to pay {{T}}")


def _untap(run: Run, part: syntax.UntapThis, scope: Scope) -> Procedure[None]:
    check_tap_symbol(run, part, scope.source)
    yield from happen(run, Tapping(scope.source, False))
    run.note("107.6", lambda: f"{run.name(scope.source)} is untapped to pay {{Q}}")


def _loyalty(run: Run, part: syntax.LoyaltyCost, scope: Scope) -> Procedure[None]:
    from mtg_reference import loyalty

    yield from loyalty.pay(run, part, scope)


def _pay_life(run: Run, part: syntax.PayLife, scope: Scope) -> Procedure[None]:
    amount = phrases.result(run, part.amount, scope)
    if not life_suffices(run, scope.you, amount):
        raise Illegal("119.4", f"{scope.you} has less than {amount} life")
    yield from happen(run, LifeChange(scope.you, -amount))


@rule("119.4", off=True)
def life_suffices(run: Run, player: PlayerName, amount: int) -> bool:
    """A player can pay no more life than they have."""
    return run.state.player(player).life >= amount


def _tap_others(run: Run, part: syntax.TapOthers, scope: Scope) -> Procedure[None]:
    chosen = yield from choose(
        run, part.what, scope, "118.3", "tap", cost=True, only=lambda i: may_be_tapped_by_another(run, i)
    )
    scope.names["tapped"] = chosen
    crewing = part.keyword == "crew"
    for id_ in chosen if crewing else ():
        if cant_crew(run, id_):
            raise Illegal("702.122d", f"an effect says that {run.name(id_)} can't crew Vehicles")
    yield from happen(run, *(Tapping(i, True) for i in chosen))
    if crewing:
        yield from happen(run, *(CrewedBy(i, scope.source) for i in chosen))


@rule("702.122d", off=False)
def cant_crew(run: Run, id_: ObjectId) -> bool:
    """Does an effect forbid that the creature is tapped for a crew cost?"""
    return "crew Vehicles" in characteristics(run, id_).cant


def _sacrifice(run: Run, part: syntax.SacrificeCost, scope: Scope) -> Procedure[None]:
    chosen = yield from choose(run, part.what, scope, "118.3", "sacrifice", cost=True)
    if any(characteristics(run, i).controller != scope.you for i in chosen):
        raise Illegal("701.21a", f"{scope.you} can't sacrifice a permanent that they don't control")
    scope.names["sacrificed"] = chosen
    yield from happen(run, *(ZoneChange(i, keyword_actions.sacrificing(run), verb="sacrifice") for i in chosen))


def _discard(run: Run, part: syntax.DiscardCost, scope: Scope) -> Procedure[None]:
    chosen = yield from choose(run, part.what, scope, "118.3", "discard", cost=True)
    scope.names["discarded"] = chosen
    verb = "cycle" if part.keyword == "cycling" else "discard"
    yield from happen(run, *(ZoneChange(i, keyword_actions.discarding(run), verb=verb) for i in chosen))


def _exile(run: Run, part: syntax.ExileCost, scope: Scope) -> Procedure[None]:
    chosen = yield from choose(run, part.what, scope, "118.3", "exile", cost=True)
    scope.names["exiled"] = chosen
    done = yield from happen(run, *(ZoneChange(i, "exile", verb="exile", exiled_with=scope.source) for i in chosen))
    scope.names["exiled with this"] = tuple(e.became for e in done if isinstance(e, ZoneChange))


def _remove_counters(run: Run, part: syntax.RemoveCounterCost, scope: Scope) -> Procedure[None]:
    amount = phrases.result(run, part.amount, scope)
    if not run.exists(scope.source) or too_few(run, run.object(scope.source).count(part.kind), amount):
        raise Illegal("118.3", f"{run.name(scope.source)} has too few {part.kind} counters")
    yield from happen(run, CountersChange(scope.source, part.kind, -amount))


_PAYERS: dict[type, Callable[[Run, Any, Scope], Procedure[None]]] = {
    syntax.TapThis: _tap,
    syntax.UntapThis: _untap,
    syntax.LoyaltyCost: _loyalty,
    syntax.PayLife: _pay_life,
    syntax.TapOthers: _tap_others,
    syntax.SacrificeCost: _sacrifice,
    syntax.DiscardCost: _discard,
    syntax.ExileCost: _exile,
    syntax.RemoveCounterCost: _remove_counters,
}


def mana_part(parts: tuple[syntax.Cost, ...]) -> str:
    """The mana in a cost, as symbols."""
    return "".join(part.symbols for part in parts if isinstance(part, syntax.ManaCost))


def choose(
    run: Run,
    what: syntax.Selector,
    scope: Scope,
    number: str,
    verb: str,
    *,
    cost: bool = False,
    player: PlayerName = "",
    only: Callable[[ObjectId], bool] = lambda _: True,
) -> Procedure[tuple[ObjectId, ...]]:
    """Let the player, "you" unless said, choose as many objects as a phrase says; Illegal under `number` if there are too few for
    a cost."""
    if isinstance(what, syntax.Each) and phrases.is_choice(what):
        parts = tuple(part for part in what.parts if isinstance(part, syntax.Phrase))
        chosen = yield from _choose_several(run, parts, scope, number, verb, cost, player or scope.you)
        return chosen
    if not isinstance(what, syntax.Phrase):
        return tuple(s for s in phrases.subjects(run, what, scope) if isinstance(s, int))
    player = player or scope.you
    what = within_reach(run, what, verb, player)
    options = tuple(s for s in phrases.subjects(run, what, scope) if isinstance(s, int) and only(s))
    least, most = quantity(run, what, scope, len(options))
    if cost and too_few(run, len(options), least):
        raise Illegal(number, f"there is too little to {verb} for the cost of {run.name(scope.source)}")
    least = as_many_as_there_are(run, least, len(options))
    if least == len(options) and not cost:
        return options
    about = f"{verb} for {run.name(scope.source)}"
    if not cost:
        chosen = yield from announced_now(run, Decision("objects", player, options, least, most, about=about))
        return tuple(chosen)
    chosen = yield Decision("cost objects", player, options, least, most, about=about)
    if what.total is not None and not comes_to_enough(run, what.total, tuple(chosen), scope):
        raise Illegal(number, f"what {player} would {verb} has too little {what.total.stat} in total")
    return tuple(chosen)


def _choose_several(
    run: Run,
    parts: tuple[syntax.Phrase, ...],
    scope: Scope,
    number: str,
    verb: str,
    cost: bool,
    player: PlayerName,
) -> Procedure[tuple[ObjectId, ...]]:
    """One phrase after the other, each with objects of its own, so that as many of the phrases are served as can be (101.3)."""
    fitting = [
        frozenset(s for s in phrases.subjects(run, within_reach(run, part, verb, player), scope) if isinstance(s, int))
        for part in parts
    ]
    taken: tuple[ObjectId, ...] = ()
    for index, part in enumerate(parts):
        best = _served(fitting[index:], frozenset(taken))
        enough = {i for i in fitting[index] if i not in taken and _leaves(fitting[index + 1 :], taken, i) >= best}
        theirs = yield from choose(run, part, scope, number, verb, cost=cost, player=player, only=enough.__contains__)
        taken += theirs
    return taken


def _leaves(fitting: Sequence[frozenset[ObjectId]], taken: tuple[ObjectId, ...], id_: ObjectId) -> int:
    """How many phrases are served with this one and those that come after it."""
    return 1 + _served(fitting, frozenset((*taken, id_)))


def _served(fitting: Sequence[frozenset[ObjectId]], taken: frozenset[ObjectId]) -> int:
    """How many of the phrases can still have an object of their own."""
    if not fitting:
        return 0
    first, *others = fitting
    return max(_served(others, taken), *(1 + _served(others, taken | {id_}) for id_ in first - taken), 0)


@rule("118.3", "702.122a", off=True)
def comes_to_enough(run: Run, total: syntax.Stat, chosen: tuple[ObjectId, ...], scope: Scope) -> bool:
    """What is tapped for a cost must have the total power that the cost asks for."""
    there = sum(phrases.number_of(run, total.stat, i, scope) or 0 for i in chosen)
    return phrases.COMPARE[total.comparator](there, phrases.amount(run, total.amount, scope))


def within_reach(run: Run, what: syntax.Phrase, verb: str, player: PlayerName) -> syntax.Phrase:
    """Where the words leave it open: players discard from their hands and sacrifice what they control."""
    if verb == "discard":
        return from_hand(run, what, player)
    return keyword_actions.of_ones_own(run, what, player) if verb == "sacrifice" else what


@rule("701.9a", off=lambda run, what, player: what)
def from_hand(run: Run, what: syntax.Phrase, player: PlayerName) -> syntax.Phrase:
    """A player discards cards from their hand."""
    in_hand = msgspec.structs.replace(what.filter, zone="hand", zone_of=syntax.Reference(player))
    return msgspec.structs.replace(what, filter=in_hand)


@rule("609.3", "101.3", off=lambda run, wanted, there: wanted if there >= wanted else 0)
def as_many_as_there_are(run: Run, wanted: int, there: int) -> int:
    """An effect does as much as is possible."""
    return min(wanted, there)


@rule("118.3", off=False)
def too_few(run: Run, there: int, needed: int) -> bool:
    """A cost can't be paid without everything that it needs."""
    return there < needed


def quantity(run: Run, phrase: syntax.Phrase, scope: Scope, available: int) -> tuple[int, int]:
    """How many things a phrase lets one choose, at least and at most, of those available."""
    count = 1 if phrase.count is None else phrases.result(run, phrase.count, scope)
    bounds = {
        "all": (available, available),
        "each": (available, available),
        "a": (count, count),
        "exactly": (count, count),
        "up to": (0, min(count, available)),
        "at least": (count, available),
        "any number": (0, available),
    }
    return bounds[phrase.quantity]
