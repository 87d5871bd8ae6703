"""Costs to attack (508.1g-j): what creatures can't attack without, and paying it as attackers are declared."""

from __future__ import annotations

from mtg_reference import payment, phrases
from mtg_reference.layers import static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import ObjectId, PlayerName, Subject
from mtg_spec import syntax

Attackers = tuple[tuple[ObjectId, Subject], ...]


@rule("508.1h", off=())
def total(run: Run, attackers: Attackers) -> tuple[syntax.Cost, ...]:
    """The total cost to attack with these creatures, once it is determined: nothing changes it any more."""
    return tuple(
        part
        for source, you, _, effect in static_effects(run, syntax.AttackCost)
        for id_, whom in attackers
        if _is_asked(run, effect, id_, whom, Scope(source, you))
        for part in effect.cost
    )


def _is_asked(run: Run, effect: syntax.AttackCost, id_: ObjectId, whom: Subject, scope: Scope) -> bool:
    if effect.player is not None and not phrases.includes(run, effect.player, whom, scope):
        return False
    return phrases.includes(run, effect.what, id_, scope)


@rule("508.1d", off=False)
def is_asked_of_all(run: Run, id_: ObjectId, defenders: tuple[Subject, ...]) -> bool:
    """Does the creature have nothing that it could attack without a cost? Nobody has to pay to do what is required."""
    return all(total(run, ((id_, whom),)) for whom in defenders)


@rule("508.1j", off=None)
def pay(run: Run, player: PlayerName, cost: tuple[syntax.Cost, ...], attackers: Attackers) -> Procedure[None]:
    """All of the cost is paid, with mana abilities activated for it (508.1i); Illegal if it can't be."""
    if not cost:
        return
    first = attackers[0][0]
    bill = payment.Bill(cost, Scope(first, player), first, "attacking")
    try:
        yield from payment.paid_automatically(run, payment.pay_total(run, bill))
    except Illegal as reason:
        raise Illegal("508.1j", f"{player} can't pay the cost to attack: {reason.reason}") from None
    run.note("508.1j", f"{player} pays the cost to attack")
