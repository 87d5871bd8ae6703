"""Continuous effects of resolved spells and abilities, and how long they last (611, 610.3, 514.2)."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference import phrases
from mtg_reference.events import ZoneChange, happen
from mtg_reference.layers import characteristics, table
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import FloatingEffect, FloatingReplacement, ObjectId, PendingReturn, Permission
from mtg_spec import syntax


def begin(run: Run, effect: syntax.Continuous, scope: Scope) -> None:
    """A continuous effect from a resolving spell or ability begins: its set and its amounts are fixed now (611.2c, 608.2h)."""
    found = phrases.subjects(run, effect.what, scope)
    objects = tuple(s for s in found if isinstance(s, int) and run.exists(s))
    players = tuple(s for s in found if isinstance(s, str))
    if not objects and not players:
        return
    changes, timestamp = settled(run, effect.changes, scope), dated(run)
    groups: dict[syntax.Changes, tuple[ObjectId, ...]] = {}
    for id_ in objects:
        allowed = without_barred(run, changes, id_)
        groups[allowed] = (*groups.get(allowed, ()), id_)
    begun = [FloatingEffect(o, c, scope.you, scope.source, timestamp, effect.until) for c, o in groups.items()]
    if players:
        begun.append(FloatingEffect((), changes, scope.you, scope.source, timestamp, effect.until, players))
    run.change(effects=(*run.state.effects, *begun))
    note_changes_of_control(run)


@rule("613.7b", off=0)
def dated(run: Run) -> int:
    """An effect of something resolved gets its timestamp when it begins."""
    return run.tick()


@rule("113.11", off=lambda run, changes, id_: changes)
def without_barred(run: Run, changes: syntax.Changes, id_: ObjectId) -> syntax.Changes:
    """What would give an object an ability that it can't have doesn't, even later; the rest of the effect begins."""
    barred = characteristics(run, id_).barred
    if not barred:
        return changes
    kept = tuple(a for a in changes.abilities if not (isinstance(a, syntax.KeywordAbility) and a.keyword in barred))
    return msgspec.structs.replace(changes, abilities=kept)


@rule("611.2d", "608.2h", off=lambda run, changes, scope: changes)
def settled(run: Run, changes: syntax.Changes, scope: Scope) -> syntax.Changes:
    """The changes with every amount worked out and every player named."""
    parts: dict[str, Any] = {}
    for field in ("base_power", "base_toughness", "power", "toughness"):
        value = getattr(changes, field)
        if value is not None:
            parts[field] = fixed(run, value, scope, field.startswith("base"))
    if changes.controller is not None:
        parts["controller"] = syntax.Reference(phrases.player(run, changes.controller, scope))
    return msgspec.structs.replace(changes, **parts) if parts else changes


@rule("611.2d", "608.2h", off=lambda run, value, scope, sets: value)
def fixed(run: Run, value: syntax.Amount, scope: Scope, sets: bool) -> syntax.Amount:
    """A number that a continuous effect of something resolved depends on is determined once, as it resolves; `sets`: something is set to
    it."""
    return syntax.Number((phrases.set_number if sets else phrases.amount)(run, value, scope))


@rule("611.2a", off=None)
def permit(run: Run, effect: syntax.Allow, scope: Scope) -> None:
    """An effect begins that lets a player cast or play something, for as long as it says; what was spoken of is settled now."""
    what, objects = effect.what, None
    if isinstance(what, syntax.Reference):
        objects = tuple(s for s in phrases.subjects(run, what, scope) if isinstance(s, int))
        what = syntax.Phrase("all", syntax.Filter(head="card"))
    permission = Permission(
        act=effect.act,
        what=what,
        objects=objects,
        player=phrases.player(run, effect.player, scope),
        source=scope.source,
        free=effect.free,
        any_time=effect.any_time,
        until=effect.until,
        timestamp=run.tick(),
    )
    run.note("611.2a", lambda: f"{permission.player} is allowed to {permission.act} by {run.name(scope.source)}")
    run.change(layers=False, permissions=(*run.state.permissions, permission))


@rule("614.1", off=None)
def replace_events(run: Run, effect: syntax.Replacing, scope: Scope) -> None:
    """A replacement effect of a resolving spell or ability begins."""
    begin_replacing(run, effect.effect, effect.until, scope)


def begin_replacing(
    run: Run,
    effect: syntax.ManaInstead | syntax.MovesInstead | syntax.Regenerate | syntax.Prevention,
    until: syntax.Duration | None,
    scope: Scope,
    left: int = 0,
) -> None:
    """A replacement or prevention effect is there from now on; `left` how much damage it prevents in all."""
    floating = FloatingReplacement(
        effect,
        scope.you,
        scope.source,
        tuple(scope.chosen.items()),
        until,
        run.tick(),
        tuple(scope.names.items()),
        left,
    )
    run.change(layers=False, replacements=(*run.state.replacements, floating))


def note_changes_of_control(run: Run) -> None:
    """Permanents whose controller has changed are newly under their controller's control (302.6)."""
    objects = table(run)
    if run.cache.get("controllers") is objects:
        return
    changed = [
        (id_, is_.controller) for id_, is_ in objects.items() if is_.controller != run.state.objects[id_].held_by
    ]
    if changed:
        _end_with_control(run, dict(changed))
    else:
        run.cache["controllers"] = objects
    for id_, who in changed:
        run.edit(id_, held_by=who, held_since=run.tick())
        _show_hidden_cards(run, id_, who)
        run.note("302.6", lambda i=id_, w=who: f"{run.name(i)} comes under {w}'s control")  # type: ignore[misc]


@rule("611.2a", off=None)
def _end_with_control(run: Run, changed: dict[ObjectId, str]) -> None:
    """What lasts until a player loses control of something ends as somebody else gets it."""
    ends = syntax.UntilControlLost
    lost = [
        e
        for e in run.state.effects
        if isinstance(e.until, ends) and any(changed.get(i, e.controller) != e.controller for i in e.objects)
    ]
    if lost:
        run.change(effects=tuple(e for e in run.state.effects if e not in lost))


def _show_hidden_cards(run: Run, source: ObjectId, player: str) -> None:
    """Whoever has controlled the permanent that exiled a card so may look at it from then on (702.75a, 406.3)."""
    for id_ in run.state.exile:
        obj = run.object(id_)
        if obj.shown_to_controller and obj.exiled_with == source and player not in obj.may_look and keeps_looking(run):
            run.edit(id_, layers=False, may_look=(*obj.may_look, player))


@rule("702.75a", off=False)
def keeps_looking(run: Run) -> bool:
    """Does the permanent's new controller get to look?"""
    return True


# --- ends -------------------------------------------------------------------------------------------------------------


def until_end_of_turn(run: Run) -> None:
    """ "Until end of turn" effects end in the cleanup step (514.2)."""

    def over(effect: FloatingEffect | FloatingReplacement | Permission, player: str) -> bool:
        if isinstance(effect.until, syntax.UntilEndOfYourNextTurn):
            return is_over_with_next_turn(run, player, effect.timestamp)
        return ends_with_turn(run, effect.until)

    if turn_effects_end(run):
        run.change(
            effects=tuple(e for e in run.state.effects if not over(e, e.controller)),
            permissions=tuple(p for p in run.state.permissions if not over(p, p.player)),
            replacements=tuple(r for r in run.state.replacements if not over(r, r.controller)),
            delayed=tuple(d for d in run.state.delayed if not is_of_this_turn(run, d.ability.event)),
        )
        note_changes_of_control(run)


@rule("603.7b", "514.2", off=False)
def is_of_this_turn(run: Run, event: syntax.Event) -> bool:
    """A delayed triggered ability that says "this turn" is gone after it."""
    return isinstance(event, syntax.Casts) and event.soon


@rule("611.2a", off=True)
def ends_with_turn(run: Run, until: syntax.Duration | None) -> bool:
    """An effect lasts as long as is said, and until the end of the game if nothing is."""
    return isinstance(until, syntax.UntilEndOfTurn)


@rule("514.2", "611.2a", off=True)
def is_over_with_next_turn(run: Run, player: str, since: int) -> bool:
    """The end of a player's next turn is that of the first of their turns that began later than the effect."""
    return run.state.active == player and since < run.state.player(player).turn_began


@rule("514.2", off=False)
def turn_effects_end(run: Run) -> bool:
    """Do effects end here?"""
    return True


@rule("611.2a", off=None)
def until_turn_of(run: Run, player: str) -> None:
    """ "Until your next turn" effects end as that turn begins (500.7)."""
    ends = syntax.UntilYourNextTurn
    run.change(
        effects=tuple(e for e in run.state.effects if not (isinstance(e.until, ends) and e.controller == player)),
        permissions=tuple(p for p in run.state.permissions if not (isinstance(p.until, ends) and p.player == player)),
    )


def until_untap_step_of(run: Run, player: str) -> None:
    """What holds for one untap step of the controller of what it affects ends with that step."""
    ends = syntax.UntilNextUntapStep

    def over(effect: FloatingEffect) -> bool:
        return isinstance(effect.until, ends) and any(
            run.exists(i) and table(run)[i].controller == player for i in effect.objects
        )

    run.change(effects=tuple(e for e in run.state.effects if not over(e)))


def end_with(run: Run, events: tuple[Any, ...]) -> Procedure[None]:
    """End what lasts until one of the events that have just happened; zone changes are undone at once (610.3)."""
    state = run.state
    if not (state.returns or state.effects or state.permissions):
        return

    def over(until: syntax.Duration | None, source: ObjectId, controller: str) -> bool:
        return any(_ended(run, until, source, controller, event) for event in events)

    effects = tuple(e for e in state.effects if not over(e.until, e.source, e.controller))
    permissions = tuple(p for p in state.permissions if not over(p.until, p.source, p.player))
    if len(effects) < len(state.effects) or len(permissions) < len(state.permissions):
        run.change(effects=effects, permissions=permissions)
        note_changes_of_control(run)
    ended = tuple(p for p in state.returns if over(p.until, p.source, p.controller))
    if ended:
        run.change(layers=False, returns=tuple(p for p in run.state.returns if p not in ended))
        for group in at_once(run, ended):
            yield from _undo(run, group)


@rule("610.3d", off=lambda run, ended: tuple((p,) for p in ended))
def at_once(run: Run, ended: tuple[PendingReturn, ...]) -> tuple[tuple[PendingReturn, ...], ...]:
    """What simultaneous events end is undone simultaneously."""
    return (ended,)


def _ended(run: Run, until: syntax.Duration | None, source: ObjectId, controller: str, event: Any) -> bool:
    from mtg_reference.triggers import seen_by

    if isinstance(until, syntax.AsLongAs):
        return not phrases.holds(run, until.condition, Scope(source, controller))
    return (
        isinstance(until, syntax.UntilEvent) and seen_by(run, until.event, event, Scope(source, controller)) is not None
    )


def _undo(run: Run, ended: tuple[PendingReturn, ...]) -> Procedure[None]:
    """The second, opposite zone change of 610.3: what is still there goes back where it came from."""
    if not returns_happen(run):
        return
    back = [
        ZoneChange(i, pending.to, verb="return", controller=run.object(i).owner)
        for pending in ended
        for i in pending.objects
        if run.exists(i)
    ]
    for change in back:
        run.note("610.3", lambda c=change: f"{run.name(c.object)} returns as the duration ends")  # type: ignore[misc]
    if back:
        yield from happen(run, *back)


@rule("610.3", off=False)
def returns_happen(run: Run) -> bool:
    """Does the effect's second part happen?"""
    return True


def already_over(run: Run, until: syntax.Duration | None, scope: Scope) -> bool:
    """Has the event until which something would last happened before it begins (610.3b, 611.2b)? Then nothing happens."""
    if isinstance(until, syntax.AsLongAs):
        return never_starts(run, not phrases.holds(run, until.condition, scope))
    if not isinstance(until, syntax.UntilEvent) or not isinstance(until.event, syntax.Moves):
        return False
    leaves = until.event.from_ == "battlefield" and until.event.what == syntax.Reference("this")
    return leaves and over_before_it_began(run, not run.exists(scope.source))


@rule("611.2b", off=False)
def never_starts(run: Run, ended: bool) -> bool:
    """ "For as long as" that isn't fulfilled as the effect would begin leaves it without any effect."""
    return ended


@rule("610.3b", "610.3a", off=False)
def over_before_it_began(run: Run, gone: bool) -> bool:
    """Is it too late for the effect to do anything?"""
    return gone
