"""The structure of the turn (500–514): steps one after the other, with their turn-based actions (703)."""

from __future__ import annotations

from collections.abc import Callable

from mtg_reference import combat, continuous, mana, priority
from mtg_reference.events import DrawCard, StepBegan, Tapping, ZoneChange, happen
from mtg_reference.layers import controller
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Combat, PlayerName
from mtg_spec.protocol import STEPS

MAXIMUM_HAND = 7


def go_on(run: Run) -> Procedure[None]:
    """End the present step and go on until a player gets priority (500.2, 500.4)."""
    while not run.state.over:
        _end_step(run)
        if next_step(run) is None:
            _begin_turn(run)
        else:
            run.change(layers=False, step=next_step(run))
        if (yield from _begin_step(run)):
            return


def next_step(run: Run) -> str | None:
    """The step after this one; None where the turn ends. Steps with nothing to do in combat are left out (508.8)."""
    step = run.state.step
    fighting = run.state.combat or Combat()
    if step == "declare attackers" and skips_the_fight(run, fighting):
        return "end of combat"
    if step == "combat damage" and fighting.first_strike_done is not None and run.state.combat_damage_steps == 1:
        return "combat damage"
    if step == "cleanup":
        return None
    return following(run, step)


def _next_with_something_to_do(run: Run, step: str) -> str:
    idle = step == "precombat main" and not combat.possible_attackers(run, run.state.active)
    return "postcombat main" if idle else STEPS[STEPS.index(step) + 1]


@rule("500.1", off=_next_with_something_to_do)
def following(run: Run, step: str) -> str:
    """The phases of a turn take place in their order, each of them, even if nothing happens in it."""
    return STEPS[STEPS.index(step) + 1]


@rule("508.8", off=False)
def skips_the_fight(run: Run, fighting: Combat) -> bool:
    """Without attackers there are no declare blockers and combat damage steps."""
    return not fighting.attackers


def _end_step(run: Run) -> None:
    mana.empty_pools(run)
    if run.state.step == "end of combat" and combat_is_over(run):
        run.change(layers=False, combat=None)


@rule("511.3", off=False)
def combat_is_over(run: Run) -> bool:
    """As the end of combat step ends, everything is removed from combat."""
    return True


def _begin_turn(run: Run) -> None:
    """The next player's turn begins."""
    players = run.state.names
    alive = [n for n in run.state.apnap() if n != run.state.active] or [run.state.active]
    following = alive[0]
    assert following in players
    run.change(
        layers=False,
        active=following,
        turn=run.state.turn + 1,
        step="untap",
        activated=(),
        loyalty_used=(),
        cast_this_turn=(),
        this_turn=(),
        last_turn=run.state.this_turn,
    )
    for name in players:
        run.edit_player(name, lands_played=0)
    run.edit_player(following, turn_began=run.tick())
    _forget(run)
    continuous.until_turn_of(run, following)
    run.note("500.1", f"{following}'s turn begins")


def _forget(run: Run) -> None:
    """Between turns nothing looks back at objects that no effect, trigger or stack object knows."""
    if run.state.stack or run.state.waiting:
        return
    known = {e.source for e in run.state.effects} | {p.source for p in run.state.permissions}
    known |= {r.source for r in run.state.returns} | {r.source for r in run.state.replacements}
    known |= {d.source for d in run.state.delayed}
    known |= {s for d in run.state.delayed for _, group in d.names for s in group if isinstance(s, int)}
    run.change(layers=False, past={i: r for i, r in run.state.past.items() if i in known})


def _begin_step(run: Run) -> Procedure[bool]:
    """Turn-based actions, then priority; true if a player has it now."""
    step = run.state.step
    run.note("500.1", lambda: f"{run.state.active}'s {step} step or phase begins")
    yield from happen(run, StepBegan(step))
    yield from _turn_based_actions(run, step)
    if step == "untap" and nobody_gets_priority(run):
        return False
    if step == "cleanup" and not (yield from priority.settle(run)):
        return False
    yield from priority.give(run, first_with_priority(run))
    return True


@rule("502.4", "117.3a", off=False)
def nobody_gets_priority(run: Run) -> bool:
    """There is no priority in the untap step."""
    return True


@rule("117.3a", off=lambda run: run.state.apnap()[-1])
def first_with_priority(run: Run) -> PlayerName:
    """The active player is the first to have priority in a step or phase."""
    return run.state.active


@rule("703.3", "117.2c", off=None)
def _turn_based_actions(run: Run, step: str) -> Procedure[None]:
    """What the game does as a step or phase begins, before anyone has priority."""
    action = _TURN_BASED_ACTIONS.get(step)
    if action is not None:
        yield from action(run, run.state.active)


# --- turn-based actions -----------------------------------------------------------------------------------------------


def _untap(run: Run, player: PlayerName) -> Procedure[None]:
    """The active player's permanents untap, all at once (502.3)."""
    tapped = (i for i in run.state.battlefield if run.object(i).tapped and controller(run, i) == player)
    yield from happen(run, *(Tapping(i, False) for i in tapped if untaps(run, i)))
    continuous.until_untap_step_of(run, player)


@rule("502.3", off=False)
def untaps(run: Run, id_: int) -> bool:
    """Does the permanent untap in its controller's untap step?"""
    from mtg_reference.layers import characteristics

    return "untap" not in characteristics(run, id_).cant


@rule("504.1", off=None)
def _draw(run: Run, player: PlayerName) -> Procedure[None]:
    """The active player draws a card (504.1), but not in the first turn of a game of two (103.8a)."""
    if not skips_first_draw(run):
        yield from happen(run, DrawCard(player))


@rule("103.8a", off=False)
def skips_first_draw(run: Run) -> bool:
    """The player who goes first in a game of two skips the draw step of their first turn."""
    return run.state.turn == 1 and len(run.state.players) == 2


def _begin_combat(run: Run, player: PlayerName) -> Procedure[None]:
    yield from ()
    run.change(layers=False, combat=Combat(), combat_damage_steps=0)


def _declare_attackers(run: Run, player: PlayerName) -> Procedure[None]:
    yield from combat.declare_attackers(run)


def _declare_blockers(run: Run, player: PlayerName) -> Procedure[None]:
    combat.remove_absent(run)
    yield from combat.declare_blockers(run)


def _combat_damage(run: Run, player: PlayerName) -> Procedure[None]:
    run.change(layers=False, combat_damage_steps=run.state.combat_damage_steps + 1)
    yield from combat.deal_combat_damage(run)


def _clean_up(run: Run, player: PlayerName) -> Procedure[None]:
    """Discard down to seven (514.1), then damage wears off and effects until end of turn end (514.2)."""
    hand = run.state.player(player).hand
    excess = cards_too_many(run, len(hand))
    if excess > 0:
        chosen = yield Decision("objects", player, hand, excess, excess, about="discard down to seven cards")
        yield from happen(run, *(ZoneChange(i, "graveyard", verb="discard") for i in chosen))
    for id_ in run.state.battlefield:
        if run.object(id_).damage and damage_wears_off(run):
            run.edit(id_, layers=False, damage=0)
    continuous.until_end_of_turn(run)


@rule("514.1", "402.2", off=0, kinds=("off", "one more"))
def cards_too_many(run: Run, hand: int) -> int:
    """How many cards above the maximum hand size the active player has."""
    return hand - MAXIMUM_HAND


@rule("514.2", off=False)
def damage_wears_off(run: Run) -> bool:
    """Is damage removed in the cleanup step?"""
    return True


_TURN_BASED_ACTIONS: dict[str, Callable[[Run, PlayerName], Procedure[None]]] = {
    "untap": _untap,
    "draw": _draw,
    "beginning of combat": _begin_combat,
    "declare attackers": _declare_attackers,
    "declare blockers": _declare_blockers,
    "combat damage": _combat_damage,
    "cleanup": _clean_up,
}
