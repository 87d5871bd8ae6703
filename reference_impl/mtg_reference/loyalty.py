"""Planeswalkers' loyalty (306.5) and loyalty abilities (606)."""

from __future__ import annotations

from mtg_reference import timing
from mtg_reference.events import CountersChange, happen
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax


@rule("606.2", off=False)
def is_loyalty_ability(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """Loyalty abilities are those activated abilities that have a loyalty symbol among their costs."""
    return any(isinstance(part, syntax.LoyaltyCost) for part in ability.cost)


def check_timing(run: Run, player: PlayerName, ability: syntax.ActivatedAbility, source: ObjectId) -> None:
    """Illegal if it is a loyalty ability that can't be activated now (606.3)."""
    if not is_loyalty_ability(run, ability):
        return
    if like_a_sorcery(run) and not timing.main_phase_empty_stack(run, player):
        raise Illegal("606.3", f"{run.name(source)}'s loyalty abilities can be activated only as a sorcery")
    if used_this_turn(run, source):
        raise Illegal("606.3", f"a loyalty ability of {run.name(source)} has been activated this turn")


@rule("606.3", off=False)
def like_a_sorcery(run: Run) -> bool:
    """Loyalty abilities ask for their controller's main phase and an empty stack."""
    return True


@rule("606.3", off=False)
def used_this_turn(run: Run, source: ObjectId) -> bool:
    """Has any player activated a loyalty ability of that permanent this turn?"""
    return source in run.state.loyalty_used


def note_use(run: Run, ability: syntax.ActivatedAbility, source: ObjectId) -> None:
    """Remember that a loyalty ability of the permanent has been activated this turn."""
    if is_loyalty_ability(run, ability):
        run.change(layers=False, loyalty_used=(*run.state.loyalty_used, source))


@rule("606.4", off=None)
def pay(run: Run, part: syntax.LoyaltyCost, scope: Scope) -> Procedure[None]:
    """Put loyalty counters on the permanent or remove them (606.4)."""
    if not loyalty_suffices(run, scope.source, -part.change):
        raise Illegal("606.6", f"{run.name(scope.source)} has less than {-part.change} loyalty")
    run.note("606.4", lambda: f"the loyalty of {run.name(scope.source)} changes by {part.change:+d}")
    if part.change:
        yield from happen(run, CountersChange(scope.source, "loyalty", part.change, scope.you))


@rule("606.6", off=True)
def loyalty_suffices(run: Run, source: ObjectId, needed: int) -> bool:
    """A negative loyalty cost can be paid only with that many loyalty counters."""
    return run.exists(source) and run.object(source).count("loyalty") >= needed


@rule("306.5b", off=None)
def entering_counters(run: Run, card: syntax.Card) -> syntax.Entering | None:
    """A planeswalker enters with as many loyalty counters as its printed loyalty says."""
    if "planeswalker" not in card.types or not card.loyalty:
        return None
    return syntax.Entering(counters=(("loyalty", syntax.Number(card.loyalty)),))
