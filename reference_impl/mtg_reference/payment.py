"""Paying total costs (601.2f–h): mana abilities are activated first, then everything is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from mtg_reference import costs, equivalents, mana, phrases
from mtg_reference.events import Tapping, ZoneChange, happen
from mtg_reference.layers import table
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Mana, ObjectId, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import COLORS

T = TypeVar("T")


class ManaSource(msgspec.Struct, frozen=True):
    """A mana ability that could be activated: its object and its position among that object's abilities."""

    object: ObjectId
    index: int


class Bill(msgspec.Struct, frozen=True):
    """A total cost that is being paid: its parts, whose words they are, for what, and what may be done rather than pay its mana."""

    parts: tuple[syntax.Cost, ...]
    scope: Scope
    purpose: ObjectId
    about: str
    otherwise: tuple[syntax.PaidOtherwise, ...] = ()

    @property
    def needed(self) -> tuple[str, ...]:
        """The mana in it, one symbol each."""
        return mana.required(costs.mana_part(self.parts), self.scope.x or 0)


@rule("601.2h", off=())
def pay_total(run: Run, bill: Bill) -> Procedure[tuple[Mana, ...]]:
    """Activate mana abilities as the player likes (601.2g), then pay the whole cost (601.2h); Illegal if it can't be paid. Returns
    the mana that was spent.

    The {T} of the source is checked first (602.5a): what can't begin to be activated is not.
    """
    for part in bill.parts:
        costs.check_tap_symbol(run, part, bill.scope.source)
    if occasion_for_mana_abilities(run, bill.needed):
        yield from _activate_mana_abilities(run, bill)
    left = yield from _pay_otherwise(run, bill, bill.needed, syntax.TapOthers)
    yield from costs.pay_parts(run, bill.parts, bill.scope)
    left = yield from _pay_otherwise(run, bill, left, syntax.ExileCost)
    spent = mana.pay(run, bill.scope.you, left, bill.purpose)
    if spent is None:
        raise Illegal("601.2h", f"{bill.scope.you} can't pay the mana for {bill.about}")
    return spent


# --- doing something else rather than paying mana ---------------------------------------------------------------------


def _pay_otherwise(run: Run, bill: Bill, needed: tuple[str, ...], kind: type) -> Procedure[tuple[str, ...]]:
    """Let the player do other things rather than pay mana; returns the symbols that are left. The parts of a cost may be paid in any
    order (601.2h): tapping comes before all that moves objects, exiling after it, so that each order comes to one of these."""
    offered = stand_ins(run, bill, kind)
    if not offered or not needed:
        return needed
    pool = mana.spendable(run, bill.scope.you, bill.purpose)
    options, most = tuple(each.object for each in offered), min(len(offered), len(needed))
    chosen = yield Decision(
        "paid otherwise", bill.scope.you, options, 0, most, about=bill.about, detail=(needed, offered, pool)
    )
    if not chosen:
        return needed
    left = mana.left_to_pay(tuple(each for each in offered if each.object in chosen), needed, pool)
    if left is None or not set(chosen) <= set(options):
        raise Illegal("601.2h", f"those can't pay for the mana of {bill.about}")
    if kind is syntax.TapOthers:
        yield from happen(run, *(Tapping(i, True) for i in chosen))
    else:
        yield from happen(run, *(ZoneChange(i, "exile", verb="exile", exiled_with=bill.scope.source) for i in chosen))
    names = ", ".join(run.name(i) for i in chosen)
    run.note("601.2h", lambda: f"{names} pay for {len(chosen)} mana of {bill.about}")
    return left


def stand_ins(run: Run, bill: Bill, kind: type | None = None) -> tuple[mana.StandIn, ...]:
    """The objects with which something may be done rather than pay mana, and for which mana each."""
    found: dict[ObjectId, mana.StandIn] = {}
    for way in bill.otherwise:
        for part in way.cost:
            if not isinstance(part, (syntax.TapOthers, syntax.ExileCost)) or (kind and not isinstance(part, kind)):
                continue
            for letter, name in COLORS.items() if way.mana == "colored" else (("", ""),):
                scope = Scope(bill.scope.source, bill.scope.you)
                scope.chosen["that color"] = name
                for id_ in phrases.subjects(run, part.what, scope):
                    if isinstance(id_, int):
                        before = found.get(id_, mana.StandIn(id_, False, frozenset()))
                        colors = before.colors | ({letter} if letter else set())
                        found[id_] = mana.StandIn(id_, before.generic or not letter, colors)
    return tuple(found.values())


def pay_cost(run: Run, bill: Bill) -> Procedure[None]:
    """Announce how symbols are paid that can be paid in several ways (601.2b), then pay."""
    otherwise = yield from equivalents.choose(run, bill.scope.you, bill.parts, bill.about)
    yield from pay_total(run, msgspec.structs.replace(bill, parts=equivalents.of(run, bill.parts, otherwise)))


@rule("601.2g", "605.3a", "117.1d", "508.1i", off=True, kinds=("off", "inverted"))
def occasion_for_mana_abilities(run: Run, needed: tuple[str, ...]) -> bool:
    """Mana abilities may be activated for a total cost with mana in it, and for no other."""
    return bool(needed)


def _activate_mana_abilities(run: Run, bill: Bill) -> Procedure[None]:
    """Ask for one mana ability after the other until the player has done (None)."""
    from mtg_reference.activating import activate

    player, needed = bill.scope.you, bill.needed
    while True:
        sources = tuple(useful_sources(run, player))
        enough = mana.assignment(mana.spendable(run, player, bill.purpose), needed) is not None
        if not sources:
            return
        chosen = yield Decision("pay", player, (*sources, None), about=bill.about, detail=(needed, enough, bill))
        if chosen is None:
            return
        yield from _within_payment(activate(run, player, chosen.object, chosen.index))


def paid_automatically(run: Run, procedure: Procedure[T]) -> Procedure[T]:
    """The procedure with its payments made for the player: used where casting is itself part of something that resolves."""
    from mtg_reference.search import Wishes, find

    plan: list[Any] = []
    try:
        decision = next(procedure)
        while True:
            if decision.kind == "pay" and not plan:
                bill: Bill = decision.detail[2]
                found = find(run, lambda twin, b=bill: _again(twin, b), Wishes(strict=False))  # type: ignore[misc]
                plan = list(found.answers)
            answer = plan.pop(0) if plan else (yield decision)
            decision = procedure.send(answer)
    except StopIteration as stop:
        value: T = stop.value
        return value


def _again(run: Run, bill: Bill) -> Procedure[tuple[Mana, ...]]:
    scope = Scope(bill.scope.source, bill.scope.you, names=dict(bill.scope.names), x=bill.scope.x)
    return pay_total(run, msgspec.structs.replace(bill, scope=scope))


def _within_payment(procedure: Procedure[None]) -> Procedure[None]:
    """The choices of a mana ability activated to pay belong to the payment, not to what is paid for."""
    try:
        decision = next(procedure)
        while True:
            answer = yield msgspec.structs.replace(decision, kind=f"payment {decision.kind}")
            decision = procedure.send(answer)
    except StopIteration:
        return


@rule("602.5e", off=False)
def only_with_priority(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """What may be activated only as an instant can't be activated while something is being paid, even if it is a mana ability."""
    return ability.timing == "instant"


def useful_sources(run: Run, player: PlayerName) -> Iterator[ManaSource]:
    """The player's mana abilities whose {T} or {Q} could be paid now."""
    for controller, source, cost in _mana_sources(run):
        if controller != player or not mana.can_be_activated_again(run, source.object, source.index):
            continue
        try:
            for part in cost:
                costs.check_tap_symbol(run, part, source.object)
        except Illegal:
            continue
        yield source


def _mana_sources(run: Run) -> list[tuple[PlayerName, ManaSource, tuple[syntax.Cost, ...]]]:
    """The mana abilities of all permanents, each with who controls the permanent, and its cost."""
    objects = table(run)
    cached = run.cache.get("mana sources")
    if cached is None or cached[0] is not objects:
        found = [
            (is_.controller, ManaSource(id_, index), ability.cost)
            for id_, is_ in objects.items()
            for index, ability in enumerate(is_.abilities)
            if isinstance(ability, syntax.ActivatedAbility)
            and mana.is_mana_ability(run, ability)
            and not only_with_priority(run, ability)
        ]
        cached = run.cache["mana sources"] = (objects, found)
    sources: list[tuple[PlayerName, ManaSource, tuple[syntax.Cost, ...]]] = cached[1]
    return sources
