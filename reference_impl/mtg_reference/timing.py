"""When players may act (117.1), and what lets them cast or play what (601.3, 305)."""

from __future__ import annotations

from collections.abc import Iterator

from mtg_reference import phrases
from mtg_reference.layers import characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.state import Object, Permission, PlayerName
from mtg_spec import syntax

MAIN_PHASES = ("precombat main", "postcombat main")


def main_phase_empty_stack(run: Run, player: PlayerName) -> bool:
    """Is it that player's main phase, with nothing on the stack?"""
    return own_turn(run, player) and in_main_phase(run) and stack_is_empty(run)


@rule("117.1a", off=True)
def own_turn(run: Run, player: PlayerName) -> bool:
    """Is it that player's turn?"""
    return run.state.active == player


@rule("117.1a", off=True)
def in_main_phase(run: Run) -> bool:
    """Is it a main phase?"""
    return run.state.step in MAIN_PHASES


@rule("117.1a", off=True)
def stack_is_empty(run: Run) -> bool:
    """Is nothing on the stack?"""
    return not run.state.stack


@rule("702.8a", off=False)
def has_flash(run: Run, id_: int) -> bool:
    """A card with flash can be cast whenever its player could cast an instant."""
    return "flash" in characteristics(run, id_).keywords or would_have_flash(run, id_)


@rule("601.3d", off=False)
def would_have_flash(run: Run, id_: int) -> bool:
    """A card that says when it has flash can be cast so while its condition holds (601.3d)."""
    scope = Scope(id_, run.object(id_).owner)
    return any(
        isinstance(effect, syntax.Continuous)
        and effect.what == syntax.Reference("this")
        and syntax.KeywordAbility("flash") in effect.changes.abilities
        and (ability.condition is None or phrases.holds(run, ability.condition, scope))
        for ability in characteristics(run, id_).static
        for effect in ability.effects
    )


def check_cast_timing(run: Run, player: PlayerName, id_: int, permission: Permission | None) -> None:
    """Illegal if the card's type does not let the player cast it at this time."""
    if (permission is not None and permission.any_time) or given_flash(run, player, id_):
        return
    if "instant" in characteristics(run, id_).types or has_flash(run, id_):
        return
    if not main_phase_empty_stack(run, player):
        raise Illegal("117.1a", f"{run.name(id_)} can be cast only in its player's main phase while the stack is empty")


@rule("601.3b", off=lambda run, player, id_: _given_flash(_as_in_hand(run, id_), player, id_))
def given_flash(run: Run, player: PlayerName, id_: int) -> bool:
    """Does an effect let the player cast spells like the one that it is going to be as though they had flash?"""
    return _given_flash(run, player, id_)


def _given_flash(run: Run, player: PlayerName, id_: int) -> bool:
    return any(
        p.any_time and p.player == player and phrases.describes_spell(run, p.what, id_, Scope(p.source, player))
        for p in what_effects_allow(run)
    )


def _as_in_hand(run: Run, id_: int) -> Run:
    """The game with the card as it is before its player decides as what to cast it."""
    twin = run.fork()
    twin.cache = {}
    obj = run.object(id_)
    twin.edit(id_, cast_as=None, face_down=False, printed=obj.definition or obj.printed)
    return twin


def permissions(run: Run, player: PlayerName, obj: Object, act: str) -> Iterator[Permission | None]:
    """What lets the player cast or play the card where it is: None stands for the rules themselves (a card in hand)."""
    by_the_rules = obj.zone == "hand" and obj.owner == player
    if by_the_rules:
        yield None
    for permission in what_effects_allow(run):
        if by_the_rules and permission.any_time and not permission.free:
            continue  # It says when, not whether.
        if permission.player != player or not covers(run, permission.act, act):
            continue
        if not is_meant(run, permission, obj):
            continue
        if phrases.describes_spell(run, permission.what, obj.id, Scope(permission.source, player)):
            yield permission


@rule("601.3", off=())
def what_effects_allow(run: Run) -> tuple[Permission, ...]:
    """Effects may let a player begin to cast what the rules alone don't let them."""
    return (*run.state.permissions, *standing_permissions(run))


@rule("400.7", "611.2a", off=True)
def is_meant(run: Run, permission: Permission, obj: Object) -> bool:
    """What was spoken of may be played, no other card; once it has changed zones it is another object."""
    return permission.objects is None or obj.id in permission.objects


@rule("604.1", off=())
def standing_permissions(run: Run) -> tuple[Permission, ...]:
    """What static abilities of permanents allow, as long as these are there."""
    return tuple(
        Permission(
            act=effect.act,
            what=effect.what,
            player=who,
            source=source,
            free=effect.free,
            any_time=effect.any_time,
            until=None,
            timestamp=0,
        )
        for source, you, _, effect in static_effects(run, syntax.Allow)
        for who in phrases.subjects(run, effect.player, Scope(source, you))
        if isinstance(who, str) and isinstance(effect.what, syntax.Phrase)
    )


@rule("601.1a", off=lambda run, allowed, act: allowed == act)
def covers(run: Run, allowed: str, act: str) -> bool:
    """To "play" a card is to play it as a land or to cast it."""
    return allowed in (act, "play")


def use_up(run: Run, permission: Permission | None) -> None:
    """A permission for "a" spell is good for one."""
    if permission is not None and permission.what.quantity == "a" and good_for_one(run):
        run.change(layers=False, permissions=tuple(p for p in run.state.permissions if p is not permission))


@rule("611.2a", off=False)
def good_for_one(run: Run) -> bool:
    """Does a permission for one spell end with that spell?"""
    return True


def check_activation_timing(
    run: Run, player: PlayerName, ability: syntax.ActivatedAbility, source: int, index: int
) -> None:
    """Illegal if a restriction of the ability forbids activating it now (602.5)."""
    if only_as_sorcery(run, ability.timing == "sorcery") and not main_phase_empty_stack(run, player):
        raise Illegal("602.5d", f"{run.name(source)}'s ability can be activated only as a sorcery")
    if not condition_met(run, ability, Scope(source, player)):
        raise Illegal("602.5", f"{run.name(source)}'s ability can't be activated: its condition does not hold")
    if ability.limit and used_up(run, ability.limit, run.state.activated.count((source, index))):
        raise Illegal("602.5b", f"{run.name(source)}'s ability can't be activated again this turn")
    if ability.once and used_up(run, 1, run.state.exhausted.count((source, index))):
        raise Illegal("602.5b", f"{run.name(source)}'s ability can't be activated again")


@rule("602.5b", off=False)
def used_up(run: Run, limit: int, times: int) -> bool:
    """An ability that says how often it can be activated can't be activated more often."""
    return times >= limit


@rule("602.5d", off=False)
def only_as_sorcery(run: Run, said: bool) -> bool:
    """ "Activate only as a sorcery" asks for the timing of a sorcery."""
    return said


@rule("602.5", off=True)
def condition_met(run: Run, ability: syntax.ActivatedAbility, scope: Scope) -> bool:
    """Does what the ability says about when it may be activated hold?"""
    return ability.condition is None or phrases.holds(run, ability.condition, scope)
