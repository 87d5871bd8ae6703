"""Paying total costs (601.2f–h): mana abilities are activated first, then everything is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from mtg_reference import costs, equivalents, mana
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax

T = TypeVar("T")


class ManaSource(msgspec.Struct, frozen=True):
    """A mana ability that could be activated: its object and its position among that object's abilities."""

    object: ObjectId
    index: int


def pay_total(
    run: Run, parts: tuple[syntax.Cost, ...], scope: Scope, *, purpose: ObjectId, about: str
) -> Procedure[None]:
    """Activate mana abilities as the player likes (601.2g), then pay the whole cost (601.2h); Illegal if it can't be paid.

    The {T} of the source is checked first (602.5a): what can't begin to be activated is not.
    """
    for part in parts:
        costs.check_tap_symbol(run, part, scope.source)
    needed = mana.required(costs.mana_part(parts), scope.x or 0)
    if occasion_for_mana_abilities(run, needed):
        yield from _activate_mana_abilities(run, parts, scope, purpose, about)
    yield from costs.pay_parts(run, parts, scope)
    if not mana.pay(run, scope.you, needed, purpose):
        raise Illegal("601.2h", f"{scope.you} can't pay the mana for {about}")


def pay_cost(
    run: Run, cost: tuple[syntax.Cost, ...], scope: Scope, *, purpose: ObjectId, about: str
) -> Procedure[None]:
    """Announce how symbols are paid that can be paid in several ways (601.2b), then pay."""
    otherwise = yield from equivalents.choose(run, scope.you, cost, about)
    yield from pay_total(run, equivalents.of(run, cost, otherwise), scope, purpose=purpose, about=about)


@rule("601.2g", off=True, kinds=("off", "inverted"))
def occasion_for_mana_abilities(run: Run, needed: tuple[str, ...]) -> bool:
    """Mana abilities may be activated for a total cost with mana in it, and for no other."""
    return bool(needed)


def _activate_mana_abilities(
    run: Run, parts: tuple[syntax.Cost, ...], scope: Scope, purpose: ObjectId, about: str
) -> Procedure[None]:
    """Ask for one mana ability after the other until the player has done (None)."""
    from mtg_reference.activating import activate

    player = scope.you
    needed = mana.required(costs.mana_part(parts), scope.x or 0)
    bill = Bill(parts, scope, purpose, about)
    while True:
        sources = tuple(useful_sources(run, player))
        enough = mana.assignment(mana.spendable(run, player, purpose), needed) is not None
        if not sources:
            return
        chosen = yield Decision("pay", player, (*sources, None), about=about, detail=(needed, enough, bill))
        if chosen is None:
            return
        yield from _within_payment(activate(run, player, chosen.object, chosen.index))


class Bill(msgspec.Struct, frozen=True):
    """A total cost that is being paid."""

    parts: tuple[syntax.Cost, ...]
    scope: Scope
    purpose: ObjectId
    about: str


def paid_automatically(run: Run, procedure: Procedure[T]) -> Procedure[T]:
    """The procedure with its payments made for the player: used where casting is itself part of something that resolves."""
    from mtg_reference.search import Wishes, find

    plan: list[Any] = []
    try:
        decision = next(procedure)
        while True:
            if decision.kind == "pay" and not plan:
                bill: Bill = decision.detail[2]
                plan = list(find(run, lambda twin, b=bill: _again(twin, b), Wishes(strict=False)))  # type: ignore[misc]
            answer = plan.pop(0) if plan else (yield decision)
            decision = procedure.send(answer)
    except StopIteration as stop:
        value: T = stop.value
        return value


def _again(run: Run, bill: Bill) -> Procedure[None]:
    scope = Scope(bill.scope.source, bill.scope.you, names=dict(bill.scope.names), x=bill.scope.x)
    return pay_total(run, bill.parts, scope, purpose=bill.purpose, about=bill.about)


def _within_payment(procedure: Procedure[None]) -> Procedure[None]:
    """The choices of a mana ability activated to pay belong to the payment, not to what is paid for."""
    try:
        decision = next(procedure)
        while True:
            answer = yield msgspec.structs.replace(decision, kind=f"payment {decision.kind}")
            decision = procedure.send(answer)
    except StopIteration:
        return


def useful_sources(run: Run, player: PlayerName) -> Iterator[ManaSource]:
    """The player's mana abilities whose {T} or {Q} could be paid now."""
    for id_ in run.state.battlefield:
        is_ = characteristics(run, id_)
        if is_.controller != player:
            continue
        for index, ability in enumerate(is_.abilities):
            if not isinstance(ability, syntax.ActivatedAbility) or not mana.is_mana_ability(run, ability):
                continue
            if not mana.can_be_activated_again(run, id_, index):
                continue
            try:
                for part in ability.cost:
                    costs.check_tap_symbol(run, part, id_)
            except Illegal:
                continue
            yield ManaSource(id_, index)
