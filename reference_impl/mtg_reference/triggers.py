"""Triggered abilities (603): what they see, and how they get onto the stack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from mtg_reference import battles, phrases, prohibitions
from mtg_reference.events import (
    AbilityActivated,
    AttackDeclared,
    BecameBlocked,
    BecameCrewed,
    BecameTarget,
    BlockDeclared,
    CountersChange,
    CrewedBy,
    Damage,
    DamageTaken,
    DrawCard,
    LifeChange,
    SpellCast,
    StayedUnblocked,
    StepBegan,
    TappedForMana,
    Tapping,
    TokensCreated,
    Transformed,
    TurnedFaceUp,
    ZoneChange,
)
from mtg_reference.layers import characteristics, static_effects, table
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import Context, DelayedTrigger, ObjectId, Subject, Waiting
from mtg_spec import syntax
from mtg_spec.symbols import COLORS


def look_back(run: Run, events: list[Any]) -> Run | None:
    """The game just before events, for abilities that look back in time (603.10); None if none of them needs it."""
    leaves = (
        isinstance(e, ZoneChange)
        and e.object in run.state.objects
        and run.state.objects[e.object].zone == "battlefield"
        for e in events
    )
    if not any(leaves):
        return None
    before = run.fork()
    before.cache = {"layers": run.cache["layers"]} if "layers" in run.cache else {}
    return before


def look(run: Run, event: Any, before: Run | None) -> None:
    """Find all abilities that trigger on an event and let them wait (603.2, 603.3)."""
    for occurrence in occurrences(run, event):
        _look(run, occurrence, before)


@rule("603.2g", off=lambda run, done, proposed: (*done, *_prevented_or_replaced(run, done, proposed)))
def that_occurred(run: Run, done: Sequence[Any], proposed: Sequence[Any]) -> Sequence[Any]:
    """Only what occurs triggers anything: not what was prevented, nor what was replaced."""
    return done


def _prevented_or_replaced(run: Run, done: Sequence[Any], proposed: Sequence[Any]) -> Iterator[Any]:
    """What was proposed and didn't come about."""
    happened = {(type(event), getattr(event, "to", "")) for event in done}
    for event in proposed:
        if (type(event), getattr(event, "to", "")) in happened:
            continue
        known = run.state.past.get(event.object) if isinstance(event, ZoneChange) else None
        yield event if known is None else msgspec.structs.replace(event, came_from=known.object.zone)


@rule("603.2c", "603.6a", off=lambda run, event: (event,))
def occurrences(run: Run, event: Any) -> tuple[Any, ...]:
    """Of tokens that are created together, each one enters the battlefield."""
    if not isinstance(event, TokensCreated):
        return (event,)
    return (event, *(ZoneChange(id_, "battlefield", became=id_) for id_ in event.became))


def _look(run: Run, event: Any, before: Run | None) -> None:
    backward = before is not None and looks_back(run, event)
    watcher = before if backward and before is not None else run
    watched = (*as_it_entered(run, event, watching(watcher)), *watching_on_stack(watcher), *cycled(run, event))
    for source, ability in watched:
        you = _controller(watcher, source)
        if not whatever_is_forbidden(run, you, source):
            continue
        context = triggered_by(run, ability, event, Scope(source, you))
        if context is None or not intervening_if(run, ability, Scope(source, you, context=context)):
            continue
        if not triggers_each_time(run, source, ability):
            continue
        run.note("603.2", lambda s=source: f"an ability of {run.name(s)} triggers")  # type: ignore[misc]
        times = 1 + extra_times(run, watcher, event, source, you)
        run.change(layers=False, waiting=run.state.waiting + (Waiting(source, you, ability, context),) * times)
    _look_for_delayed(run, event)


@rule("603.2c", off=lambda run, source, ability: not _is_about(run, source, ability))
def triggers_each_time(run: Run, source: ObjectId, ability: syntax.TriggeredAbility) -> bool:
    """An ability triggers each time its event occurs, whether or not it has triggered already and waits to resolve."""
    return True


Watched: TypeAlias = list[tuple[ObjectId, syntax.TriggeredAbility]]


@rule("603.6b", off=lambda run, event, watched: watched + _of_its_card(run, event, watched))
def as_it_entered(run: Run, event: Any, watched: Watched) -> Watched:
    """A permanent enters as what continuous effects make of it; it is never there unmodified."""
    return watched


def _of_its_card(run: Run, event: Any, watched: Watched) -> Watched:
    """What else would trigger if the permanent had entered as its card is."""
    if not isinstance(event, ZoneChange) or event.to != "battlefield" or not event.became:
        return []
    printed = run.object(event.became).printed.abilities
    found = [(event.became, each) for each in printed if isinstance(each, syntax.TriggeredAbility)]
    return [each for each in found if each not in watched]


@rule("603.2a", off=lambda run, you, source: not prohibitions.forbids(run, "activate", you, source))
def whatever_is_forbidden(run: Run, you: str, source: ObjectId) -> bool:
    """Triggering is neither casting nor activating: what forbids these does not touch it."""
    return True


@rule("702.29c", off=())
def cycled(run: Run, event: Any) -> tuple[tuple[ObjectId, syntax.TriggeredAbility], ...]:
    """The abilities of a card that trigger as it is cycled, from wherever it went."""
    if not isinstance(event, ZoneChange) or event.verb != "cycle" or not run.exists(event.became):
        return ()
    return tuple(
        (event.became, ability)
        for ability in characteristics(run, event.became).abilities
        if isinstance(ability, syntax.TriggeredAbility)
        and isinstance(ability.event, syntax.Moves)
        and (ability.event.verb, ability.event.what) == ("cycle", syntax.Reference("this"))
    )


@rule("603.2d", off=0, kinds=("off", "one more"))
def extra_times(run: Run, watcher: Run, event: Any, source: ObjectId, you: str) -> int:
    """How many more times effects make an ability of that permanent trigger on that event."""
    return sum(
        1
        for id_, owner, _, effect in static_effects(watcher, syntax.TriggersAgain)
        if seen_by(watcher, effect.event, event, Scope(id_, owner)) is not None
        and phrases.matches(watcher, effect.of.filter, source, Scope(id_, owner))
    )


@rule("603.7", off=None)
def _look_for_delayed(run: Run, event: Any) -> None:
    """Delayed triggered abilities trigger once, the next time their event happens (603.7b)."""
    for delayed in run.state.delayed:
        scope = Scope(delayed.source, delayed.controller, names=dict(delayed.names))
        context = seen_by(run, delayed.ability.event, event, scope)
        if context is None:
            continue
        context = msgspec.structs.replace(context, it=context.it or delayed.context.it, since=delayed.since)
        you = still_controlled_by(run, delayed)
        waiting = Waiting(delayed.source, you, delayed.ability, context, delayed.names)
        run.note("603.7", lambda d=delayed: f"the delayed ability of {run.name(d.source)} triggers")  # type: ignore[misc]
        run.change(layers=False, waiting=(*run.state.waiting, waiting))
        _is_spent(run, delayed)


@rule("603.7b", off=None)
def _is_spent(run: Run, delayed: DelayedTrigger) -> None:
    """A delayed triggered ability triggers only once."""
    run.change(layers=False, delayed=tuple(d for d in run.state.delayed if d is not delayed))


def _who_has(run: Run, source: ObjectId) -> str:
    there = run.exists(source) and run.object(source).zone == "battlefield"
    return _controller(run, source) if there else run.object(source).owner


@rule("603.7d", "603.7e", off=lambda run, delayed: _who_has(run, delayed.source))
def still_controlled_by(run: Run, delayed: DelayedTrigger) -> str:
    """A delayed triggered ability belongs to the player who controlled what created it, whoever controls its source by now."""
    return delayed.controller


@rule("603.2", off=None)
def triggered_by(run: Run, ability: syntax.TriggeredAbility, event: Any, scope: Scope) -> Context | None:
    """An ability triggers whenever its event happens."""
    return seen_by(run, ability.event, event, scope)


@rule("603.10", "603.10a", off=False)
def looks_back(run: Run, event: Any) -> bool:
    """Must abilities be looked for as they were before this event? So it is when something leaves the battlefield (603.10a)."""
    return isinstance(event, ZoneChange) and event.came_from == "battlefield"


@rule("603.4", off=True)
def intervening_if(run: Run, ability: syntax.TriggeredAbility, scope: Scope) -> bool:
    """Does the "if" after the event hold?"""
    return ability.condition is None or phrases.holds(run, ability.condition, scope)


def watching(run: Run) -> list[tuple[ObjectId, syntax.TriggeredAbility]]:
    """All triggered abilities of permanents, and of cards in exile and graveyards those that work there (113.6k)."""
    objects = table(run)
    elsewhere = (run.state.exile, *[player.graveyard for player in run.state.players])
    cached = run.cache.get("watching")
    if cached is not None and cached[0] is objects and cached[2] == elsewhere:
        known: list[tuple[ObjectId, syntax.TriggeredAbility]] = cached[1]
        return known
    found = [
        (id_, ability)
        for id_, is_ in objects.items()
        for ability in is_.abilities
        if isinstance(ability, syntax.TriggeredAbility) and ability.zone == "battlefield"
    ]
    found += [
        (id_, ability)
        for zone in elsewhere
        for id_ in zone
        for ability in characteristics(run, id_).abilities
        if isinstance(ability, syntax.TriggeredAbility) and ability.zone == run.object(id_).zone
    ]
    run.cache["watching"] = (objects, found, elsewhere)
    return found


@rule("113.6", "113.6k", off=[])
def watching_on_stack(run: Run) -> list[tuple[ObjectId, syntax.TriggeredAbility]]:
    """The triggered abilities that spells have while they are on the stack."""
    return [
        (id_, ability)
        for id_ in run.state.stack
        if not run.state.objects[id_].is_ability
        for ability in characteristics(run, id_).abilities
        if isinstance(ability, syntax.TriggeredAbility) and ability.zone == "stack"
    ]


def _controller(run: Run, id_: ObjectId) -> str:
    return characteristics(run, id_).controller


# --- what a pattern sees ----------------------------------------------------------------------------------------------


def seen_by(run: Run, pattern: syntax.Event, event: Any, scope: Scope) -> Context | None:
    """What the words of the ability then refer to, if the pattern describes the event; None if it does not."""
    reader = _READERS[type(pattern)]
    return reader(run, pattern, event, scope)


def _moves(run: Run, pattern: syntax.Moves, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, ZoneChange):
        return None
    if (pattern.to and event.to != pattern.to) or (pattern.from_ and event.came_from != pattern.from_):
        return None
    if (pattern.verb and not means(run, pattern.verb, event.verb)) or (
        pattern.keyword and pattern.keyword != event.way
    ):
        return None
    new = enters(run, event) if event.to == "battlefield" else event.became and event.became == scope.source
    subject = event.became if new else event.object
    if not phrases.includes(run, pattern.what, subject, scope):
        return None
    return Context(it=(subject,), left=not new, player=run.object(subject).controller)


@rule("603.6a", off=False)
def enters(run: Run, event: ZoneChange) -> bool:
    """Abilities that trigger on entering look at the permanent that has just entered, with those that came with it."""
    return True


@rule("702.29d", "701.9a", off=lambda run, verb, done: verb == done)
def means(run: Run, verb: str, done: str) -> bool:
    """To cycle a card is to discard it, too; "cycle or discard" is one event (702.29d)."""
    return done in {"discard": ("discard", "cycle"), "cycle or discard": ("discard", "cycle")}.get(verb, (verb,))


def _taps_for_mana(run: Run, pattern: syntax.TapsForMana, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, TappedForMana) or not phrases.includes(run, pattern.what, event.object, scope):
        return None
    if pattern.player is not None and not phrases.includes(run, pattern.player, event.player, scope):
        return None
    wanted = pattern.mana
    if wanted == "chosen color":
        wanted = dict(run.object(scope.source).chosen).get("color", "none")
    if len(event.mana) < pattern.least or (wanted and not any(_mana_word(m) == wanted for m in event.mana)):
        return None
    return Context(it=(event.object,), player=event.player, mana=event.mana)


def _mana_word(type_: str) -> str:
    return COLORS.get(type_, "colorless")


def _becomes(run: Run, pattern: syntax.Becomes, event: Any, scope: Scope) -> Context | None:
    subject: Subject
    if pattern.state in ("tapped", "untapped") and isinstance(event, Tapping):
        if event.tapped != (pattern.state == "tapped"):
            return None
        subject = event.object
    elif pattern.state == "blocked" and pattern.by is not None:
        if not isinstance(event, BlockDeclared) or not fits_as_declared(run, pattern.by, event.blocker, scope):
            return None
        context = _context(run, pattern.what, event.attacker, scope, "")
        return None if context is None else _about_the_other(pattern.what, context, event.blocker)
    elif pattern.state == "blocked" and isinstance(event, BecameBlocked):
        subject = event.attacker
    elif pattern.state == "face up" and isinstance(event, TurnedFaceUp):
        subject = event.object
    elif pattern.state == "crewed" and isinstance(event, BecameCrewed):
        subject = event.vehicle
    elif pattern.state == "target" and isinstance(event, BecameTarget):
        if pattern.by is not None and not phrases.matches(run, pattern.by.filter, event.by, scope):
            return None
        context = _context(run, pattern.what, event.subject, scope, _controller(run, event.by))
        return None if context is None else msgspec.structs.replace(context, by=(event.by,))
    else:
        return None
    return Context(it=(subject,)) if phrases.includes(run, pattern.what, subject, scope) else None


def _casts(run: Run, pattern: syntax.Casts, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, SpellCast) or not phrases.includes(run, pattern.player, event.player, scope):
        return None
    return _context(run, pattern.what, event.object, scope, event.player)


def _activates(run: Run, pattern: syntax.Activates, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, AbilityActivated) or (event.mana and not pattern.mana):
        return None
    if not phrases.includes(run, pattern.player, event.player, scope):
        return None
    return _context(run, pattern.of, event.source, scope, event.player)


def _attacks(run: Run, pattern: syntax.Attacks, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, StayedUnblocked if pattern.unblocked else AttackDeclared):
        return None
    if pattern.whom is not None and not phrases.includes(run, pattern.whom, event.defender, scope):
        return None
    if pattern.alone and not attacks_alone(run):
        return None
    return _context(run, pattern.what, event.attacker, scope, battles.defending_player(run, event.defender))


@rule("506.5", "702.83b", off=True)
def attacks_alone(run: Run) -> bool:
    """Is the creature that was declared as an attacker the only one?"""
    combat = run.state.combat
    return combat is not None and len(combat.attackers) == 1


@rule("509.3a", "509.3b", off=None)
def _blocks(run: Run, pattern: syntax.Blocks, event: Any, scope: Scope) -> Context | None:
    if isinstance(event, BecameBlocked) and pattern.either_way and pattern.whom is None:
        return _context(run, pattern.what, event.attacker, scope, "")
    if not isinstance(event, BlockDeclared):
        return None
    if pattern.whom is None:
        return _context(run, pattern.what, event.blocker, scope, "") if blocks_at_all(run, event) else None
    sides = [(event.blocker, event.attacker)]
    sides += [(event.attacker, event.blocker)] if pattern.either_way else []
    for one, other in sides:
        context = _context(run, pattern.what, one, scope, "")
        if context is not None and fits_as_declared(run, pattern.whom, other, scope):
            return _about_the_other(pattern.what, context, other)
    return None


@rule("509.3a", off=True)
def blocks_at_all(run: Run, event: BlockDeclared) -> bool:
    """ "Blocks" triggers once, however many creatures the blocker blocks."""
    return event.first


@rule("509.3d", "509.3f", off=True, kinds=("off", "inverted"))
def fits_as_declared(run: Run, kind: syntax.Selector, other: ObjectId, scope: Scope) -> bool:
    """What blocks or becomes blocked by a creature of some kind looks at each by itself, as it is when blockers are declared."""
    return phrases.includes(run, kind, other, scope)


def _about_the_other(what: syntax.Selector, context: Context, other: ObjectId) -> Context:
    """An ability that speaks of itself as "this" means the creature on the other side by "it" and "that creature"."""
    return msgspec.structs.replace(context, it=(other,)) if what == syntax.Reference("this") else context


def _crews(run: Run, pattern: syntax.Crews, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, CrewedBy) or not crews(run, phrases.includes(run, pattern.what, event.creature, scope)):
        return None
    return _context(run, pattern.vehicle, event.vehicle, scope, "")


@rule("702.122b", off=False)
def crews(run: Run, described: bool) -> bool:
    """A creature crews a Vehicle as it is tapped for a crew cost of it."""
    return described


def _deals_damage(run: Run, pattern: syntax.DealsDamage, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, Damage) or (pattern.combat and not event.combat):
        return None
    if pattern.to is not None and not phrases.includes(run, pattern.to, event.target, scope):
        return None
    if not phrases.includes(run, pattern.what, event.source, scope):
        return None
    player = event.target if isinstance(event.target, str) else ""
    return Context(it=(event.source,), player=player, amount=event.amount)


@rule(
    "603.2c",
    off=lambda run, events: [DamageTaken(e.target, e.amount, e.combat) for e in events if isinstance(e, Damage)],
)
def damage_taken(run: Run, events: Sequence[Any]) -> list[DamageTaken]:
    """That something is dealt damage is one event, whatever the number of sources that deal it at the same time."""
    taken: dict[Subject, DamageTaken] = {}
    for event in events:
        if isinstance(event, Damage):
            before = taken.get(event.target)
            amount = event.amount + (before.amount if before is not None else 0)
            taken[event.target] = DamageTaken(event.target, amount, event.combat)
    return list(taken.values())


def _is_dealt_damage(run: Run, pattern: syntax.IsDealtDamage, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, DamageTaken) or (pattern.combat and not event.combat):
        return None
    if not phrases.includes(run, pattern.what, event.target, scope):
        return None
    player = event.target if isinstance(event.target, str) else ""
    return Context(it=(event.target,), player=player, amount=event.amount)


def _in_your_turn(run: Run, pattern: syntax.InYourTurn, event: Any, scope: Scope) -> Context | None:
    return seen_by(run, pattern.event, event, scope) if is_your_turn(run, scope) else None


@rule("102.1", off=True)
def is_your_turn(run: Run, scope: Scope) -> bool:
    """The active player is the one whose turn it is."""
    return run.state.active == scope.you


@rule("603.2b", off=None)
def _begins(run: Run, pattern: syntax.Begins, event: Any, scope: Scope) -> Context | None:
    """What triggers at the beginning of a step or phase triggers as that begins."""
    if not isinstance(event, StepBegan) or event.step != _step_called(pattern.step):
        return None
    if pattern.player is not None and not phrases.includes(run, pattern.player, run.state.active, scope):
        return None
    return Context(player=run.state.active)


def _step_called(words: str) -> str:
    """The step or phase that the words of an ability mean: "end step", "combat"."""
    return "beginning of combat" if words == "combat" else words.removesuffix(" step").removesuffix(" phase")


def _player_event(run: Run, pattern: syntax.PlayerEvent, event: Any, scope: Scope) -> Context | None:
    if isinstance(event, LifeChange) and pattern.verb == ("gain life" if event.amount > 0 else "lose life"):
        amount = abs(event.amount)
    elif isinstance(event, DrawCard) and pattern.verb == "draw":
        amount = 1
    else:
        return None
    fits = phrases.includes(run, pattern.player, event.player, scope)
    return Context(it=(event.player,), player=event.player, amount=amount) if fits else None


def _counters_put(run: Run, pattern: syntax.CountersPut, event: Any, scope: Scope) -> Context | None:
    if isinstance(event, ZoneChange) and event.to == "battlefield":
        number = sum(n for kind, n in event.counters if pattern.kind in ("", kind))
        player = event.controller or run.object(event.became).controller
        event = CountersChange(event.became, pattern.kind, number, player, by_effect=True)
    if not isinstance(event, CountersChange) or event.amount <= 0 or pattern.kind not in ("", event.kind):
        return None
    if pattern.by is not None and not phrases.includes(run, pattern.by, event.player, scope):
        return None
    if pattern.by_effect and not event.by_effect:
        return None
    context = _context(run, pattern.what, event.object, scope, "")
    return None if context is None else msgspec.structs.replace(context, amount=event.amount)


def _transforms(run: Run, pattern: syntax.Transforms, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, Transformed) or not is_now(run, pattern.into, event.object, scope):
        return None
    return _context(run, pattern.what, event.object, scope, "")


@rule("701.27e", off=True)
def is_now(run: Run, into: syntax.Phrase | None, id_: ObjectId, scope: Scope) -> bool:
    """ "Transforms into" asks what the permanent is just after it has transformed."""
    return into is None or phrases.matches(run, into.filter, id_, scope)


def _last_counter_removed(run: Run, pattern: syntax.LastCounterRemoved, event: Any, scope: Scope) -> Context | None:
    if not isinstance(event, CountersChange) or event.kind != pattern.kind or event.amount >= 0:
        return None
    if isinstance(event.object, str) or event.left:
        return None
    return _context(run, pattern.what, event.object, scope, "")


def _context(run: Run, what: syntax.Selector, subject: Subject, scope: Scope, player: str) -> Context | None:
    return Context(it=(subject,), player=player) if phrases.includes(run, what, subject, scope) else None


def _any_of(run: Run, pattern: syntax.AnyOf, event: Any, scope: Scope) -> Context | None:
    found = (seen_by(run, part, event, scope) for part in pattern.events)
    return next((context for context in found if context is not None), None)


def _no_event(run: Run, pattern: syntax.StateHolds, event: Any, scope: Scope) -> Context | None:
    return None


_READERS: dict[type, Callable[[Run, Any, Any, Scope], Context | None]] = {
    syntax.Moves: _moves,
    syntax.TapsForMana: _taps_for_mana,
    syntax.Becomes: _becomes,
    syntax.Casts: _casts,
    syntax.Activates: _activates,
    syntax.Attacks: _attacks,
    syntax.Blocks: _blocks,
    syntax.Crews: _crews,
    syntax.DealsDamage: _deals_damage,
    syntax.IsDealtDamage: _is_dealt_damage,
    syntax.InYourTurn: _in_your_turn,
    syntax.Begins: _begins,
    syntax.PlayerEvent: _player_event,
    syntax.CountersPut: _counters_put,
    syntax.Transforms: _transforms,
    syntax.LastCounterRemoved: _last_counter_removed,
    syntax.StateHolds: _no_event,
    syntax.AnyOf: _any_of,
}


# --- state triggers ---------------------------------------------------------------------------------------------------


@rule("603.8", "603.2", off=None)
def look_at_state(run: Run) -> None:
    """Abilities that trigger on a state of the game do so as soon as it is there, not only as an event happens."""
    for source, ability in watching(run):
        if not isinstance(ability.event, syntax.StateHolds):
            continue
        scope = Scope(source, _controller(run, source))
        if phrases.holds(run, ability.event.condition, scope) and not triggered_already(run, source, ability):
            run.note("603.8", lambda s=source: f"the state that an ability of {run.name(s)} looks for is there")  # type: ignore[misc]
            run.change(layers=False, waiting=(*run.state.waiting, Waiting(source, scope.you, ability, Context())))


@rule("603.8", off=False)
def triggered_already(run: Run, source: ObjectId, ability: syntax.TriggeredAbility) -> bool:
    """A state trigger doesn't trigger again while it waits or is on the stack."""
    return _is_about(run, source, ability)


def _is_about(run: Run, source: ObjectId, ability: syntax.TriggeredAbility) -> bool:
    """Has the ability triggered, so that it waits or is on the stack?"""
    on_stack = (run.object(id_) for id_ in run.state.stack)
    return any((w.source, w.ability) == (source, ability) for w in run.state.waiting) or any(
        (obj.source, obj.ability) == (source, ability) for obj in on_stack
    )


# --- triggered mana abilities -----------------------------------------------------------------------------------------


@rule("605.1b", off=False)
def is_mana_ability(run: Run, ability: syntax.TriggeredAbility) -> bool:
    """Is a triggered ability a mana ability: no target, triggers on a mana ability or mana, and could add mana?"""
    return not ability.targets and isinstance(ability.event, syntax.TapsForMana) and adds_mana(run, ability)


@rule("605.5a", off=True)
def adds_mana(run: Run, ability: syntax.TriggeredAbility) -> bool:
    """An ability that triggers on a mana ability without adding mana is an ordinary trigger."""
    from mtg_reference.mana import could_add_mana

    return could_add_mana(ability.do)


@rule("605.4a", off=False)
def skips_the_stack(run: Run, ability: syntax.TriggeredAbility) -> bool:
    """A triggered mana ability resolves at once instead of going on the stack."""
    return is_mana_ability(run, ability)


def take_mana_trigger(run: Run) -> Waiting | None:
    """Take the first waiting triggered mana ability out, to resolve at once (605.4a); None if none waits."""
    for waiting in run.state.waiting:
        if skips_the_stack(run, waiting.ability):
            run.change(layers=False, waiting=tuple(w for w in run.state.waiting if w is not waiting))
            return waiting
    return None
