"""Before an event happens: can it happen at all (101.2), and what happens instead (614–616)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from mtg_reference import battles, counters, double_faced, loyalty, phrases, prevention, prohibitions, regeneration
from mtg_reference.choices import without_asking
from mtg_reference.events import (
    CountersChange,
    Damage,
    LifeChange,
    ManaProduction,
    Regenerated,
    Tapping,
    TokensCreated,
    ZoneChange,
)
from mtg_reference.keyword_actions import is_destruction
from mtg_reference.layers import characteristics, has, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Context, Object, ObjectId, PlayerName, Subject
from mtg_spec import syntax
from mtg_spec.symbols import COLORS, symbols_of_mana
from mtg_spec.type_words import CARD_TYPES


class Replacement(msgspec.Struct, frozen=True):
    """A replacement effect that is about: its words, whose they are, and what was chosen for its source."""

    key: tuple[object, ...]
    effect: (
        syntax.ManaInstead
        | syntax.Entering
        | syntax.MovesInstead
        | syntax.CountersInstead
        | syntax.Regenerate
        | syntax.RegeneratesInstead
        | counters.Shield
    )
    source: ObjectId
    controller: PlayerName
    chosen: tuple[tuple[str, str], ...] = ()
    x: int = 0
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = ()


def replaced(run: Run, event: Any) -> Procedure[tuple[Any, ...]]:
    """The events that will happen for a proposed one, all replacement effects applied in the order chosen (616.1)."""
    if not could_happen(run, event):
        return ()
    if isinstance(event, ManaProduction):
        event = yield from _production_replaced(run, event)
    elif isinstance(event, CountersChange):
        event = yield from _counters_replaced(run, event)
        return (event,) if event.amount else ()
    elif isinstance(event, TokensCreated):
        event = yield from _tokens_entering(run, tokens_replaced(run, event))
    elif isinstance(event, Damage):
        event = yield from prevention.changed(run, event)
        left = (event,) if event.amount else ()
        return (*left, *counters.used_up(run, event))
    elif isinstance(event, Tapping):
        return (counters.untapping(run, event),)
    elif isinstance(event, ZoneChange):
        moved = yield from _move_replaced(run, event)
        if isinstance(moved, Regenerated):
            return regeneration.results(run, moved)
        if isinstance(moved, CountersChange):
            return (moved,)
        event = moved
        if event.to == "battlefield":
            event = yield from _entering_replaced(run, event)
    return (event,)


def could_happen(run: Run, event: Any) -> bool:
    """Nothing forbids the event, and it would change something."""
    if isinstance(event, ZoneChange):
        return (
            event.object in run.state.objects
            and (not is_destruction(run, event) or destructible(run, event.object))
            and double_faced.could_enter(run, event)
        )
    if isinstance(event, Tapping):
        return event.object in run.state.objects and changes_status(run, event)
    if isinstance(event, Damage):
        return event.amount > 0
    if isinstance(event, LifeChange):
        return event.amount <= 0 or not prohibitions.cant_gain_life(run, event.player)
    if isinstance(event, ManaProduction):
        return mana_is_produced(run, event)
    return True


@rule("614.7", off=True)
def mana_is_produced(run: Run, event: ManaProduction) -> bool:
    """Where no mana would be produced there is no event, and nothing to replace."""
    return bool(event.mana)


@rule("701.26a", "701.26b", off=True)
def changes_status(run: Run, event: Tapping) -> bool:
    """Only untapped permanents can be tapped, only tapped ones untapped."""
    return run.state.objects[event.object].tapped != event.tapped


def destructible(run: Run, id_: int) -> bool:
    """Only permanents can be destroyed (701.8), and not if they have indestructible."""
    return run.state.objects[id_].zone == "battlefield" and not indestructible(run, id_)


@rule("702.12b", off=False)
def indestructible(run: Run, id_: int) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return has(run, id_, "indestructible")


# --- mana production (106.12b) ----------------------------------------------------------------------------------------


def mana_replacements(run: Run) -> list[Replacement]:
    """All effects that replace the mana of permanents tapped for mana: of permanents, and of resolved spells and abilities."""
    found = [
        Replacement(("static", id_, index), ability.effect, id_, you, run.object(id_).chosen)
        for id_, you, index, ability in static_effects(run, syntax.ReplacementAbility)
        if isinstance(ability.effect, syntax.ManaInstead)
    ]
    found += [
        Replacement(("floating", r.timestamp), r.effect, r.source, r.controller, r.chosen)
        for r in run.state.replacements
        if isinstance(r.effect, syntax.ManaInstead)
    ]
    return found


def _production_replaced(run: Run, event: ManaProduction) -> Procedure[ManaProduction]:
    known = mana_replacements(run)
    applied: set[tuple[object, ...]] = set()
    proposed = event
    while True:
        left = [r for r in known if r.key not in applied and applies_now(run, r, event, proposed)]
        if not left:
            return event
        chosen = left[0]
        outcomes = {outcome.mana for outcome in _final_outcomes(run, event, proposed, known, frozenset(applied))}
        if player_chooses(run, outcomes):
            sources = tuple(r.source for r in left)
            source = yield Decision("replacement", event.player, sources, about=run.name(event.source), later=True)
            chosen = next(r for r in left if r.source == source)
        event = with_mana_replaced(run, chosen, event)
        applied |= _used_up(run, chosen)
        run.note("106.12b", lambda r=chosen, e=event: f"{run.name(r.source)} makes it {e.mana}")  # type: ignore[misc]


@rule("616.1", off=False)
def player_chooses(run: Run, outcomes: set[tuple[str, ...]]) -> bool:
    """Where it makes a difference which of several effects is applied first, the player whom the event affects chooses."""
    return len(outcomes) > 1


@rule("616.1f", "616.2", off=lambda run, replacement, event, proposed: applies_to_mana(run, replacement, proposed))
def applies_now(run: Run, replacement: Replacement, event: ManaProduction, proposed: ManaProduction) -> bool:
    """After each effect it is asked anew which others apply to the event as it is now."""
    return applies_to_mana(run, replacement, event)


@rule("614.5", off=frozenset())
def _used_up(run: Run, replacement: Replacement) -> frozenset[tuple[object, ...]]:
    """A replacement effect gets one opportunity to affect an event."""
    return frozenset([replacement.key])


def applies_to_mana(run: Run, replacement: Replacement, event: ManaProduction) -> bool:
    """Would the effect change this production, by its words?"""
    effect = replacement.effect
    assert isinstance(effect, syntax.ManaInstead)
    if not modifies_tapping(run, event.tapped) or (effect.least > 1 and len(event.mana) < effect.least):
        return False
    scope = Scope(replacement.source, replacement.controller)
    if effect.player is not None and not phrases.includes(run, effect.player, event.player, scope):
        return False
    return phrases.includes(run, effect.what, event.source, scope)


@rule("106.12b", off=False, kinds=("off", "inverted"))
def modifies_tapping(run: Run, tapped: bool) -> bool:
    """Effects about what is "tapped for mana" modify the production of mana abilities with {T} in their cost only."""
    return tapped


def with_mana_replaced(run: Run, replacement: Replacement, event: ManaProduction) -> ManaProduction:
    """The production as the effect makes it."""
    effect = replacement.effect
    assert isinstance(effect, syntax.ManaInstead)
    mana = event.mana
    if effect.symbols:
        mana = symbols_of_mana(effect.symbols)
    elif effect.of:
        type_ = _type_named(effect.of, replacement.chosen)
        mana = tuple(m if effect.only_colors and m == "C" else type_ for m in mana)
    return msgspec.structs.replace(event, mana=mana * effect.multiply)


def _type_named(word: str, chosen: tuple[tuple[str, str], ...]) -> str:
    if word == "colorless":
        return "C"
    color = dict(chosen).get("color", "") if word == "chosen color" else word
    return next(letter for letter, name in COLORS.items() if name == color)


def mana_outcomes(run: Run, event: ManaProduction) -> set[tuple[str, ...]]:
    """Every mana that a production could become, with replacement effects applied in any possible order (106.7)."""
    return {outcome.mana for outcome in _final_outcomes(run, event, event, mana_replacements(run), frozenset())}


def _final_outcomes(
    run: Run,
    event: ManaProduction,
    proposed: ManaProduction,
    known: list[Replacement],
    applied: frozenset[tuple[object, ...]],
) -> Iterator[ManaProduction]:
    left = [r for r in known if r.key not in applied and applies_now(run, r, event, proposed)]
    if not left:
        yield event
    for each in left:
        yield from _final_outcomes(run, with_mana_replaced(run, each, event), proposed, known, applied | {each.key})


# --- going to another zone than where it would go (614.1a) --------------------------------------------------------------


def _move_replaced(run: Run, event: ZoneChange) -> Procedure[ZoneChange | Regenerated | CountersChange]:
    """Apply what sends the object elsewhere or keeps it, each effect once; of several, its controller or owner chooses the next
    (616.1)."""
    applied: set[tuple[object, ...]] = set()
    while True:
        left = [r for r in _move_effects(run, event) if r.key not in applied]
        if not left:
            return event
        chosen = left[0]
        if len(left) > 1:
            obj = run.object(event.object)
            player = characteristics(run, obj.id).controller if obj.zone in ("battlefield", "stack") else obj.owner
            source = yield Decision(
                "replacement", player, tuple(r.source for r in left), about=run.name(obj.id), later=True
            )
            chosen = next(r for r in left if r.source == source)
        applied.add(chosen.key)
        if isinstance(chosen.effect, (syntax.Regenerate, syntax.RegeneratesInstead)):
            return regeneration.applied(run, chosen.key, event.object)
        if isinstance(chosen.effect, counters.Shield):
            return counters.shield_removed(run, event.object)
        event = with_move_replaced(run, chosen, event)


def _move_effects(run: Run, event: ZoneChange) -> list[Replacement]:
    """The effects that would send this object elsewhere: of permanents, its own where it is now, and of resolved abilities."""
    obj = run.object(event.object)
    found = [
        Replacement(("static", id_, index), ability.effect, id_, you)
        for id_, you, index, ability in static_effects(run, syntax.ReplacementAbility)
        if isinstance(ability.effect, syntax.MovesInstead)
    ]
    found += [
        Replacement(("own", obj.id, index), ability.effect, obj.id, obj.controller)
        for index, ability in enumerate(characteristics(run, obj.id).abilities)
        if isinstance(ability, syntax.ReplacementAbility)
        and isinstance(ability.effect, syntax.MovesInstead)
        and ability.zone == obj.zone not in ("battlefield", "stack")
        and (ability.condition is None or phrases.holds(run, ability.condition, Scope(obj.id, obj.controller)))
    ]
    found += [
        Replacement(("floating", r.timestamp), r.effect, r.source, r.controller, names=r.names)
        for r in run.state.replacements
        if isinstance(r.effect, syntax.MovesInstead)
    ]
    if counters.is_exiled(run, obj.id):
        found.append(Replacement(("finality", obj.id), counters.FINALITY, obj.id, obj.controller))
    found = [r for r in found if replaces_move(run, r, event)]
    if counters.shields_from(run, event):
        found.append(Replacement(("shield", obj.id), counters.Shield(), obj.id, obj.controller))
    if is_destruction(run, event) and event.to == "graveyard" and regeneration.possible(run, event):
        found += [Replacement(*shield) for shield in regeneration.shields(run, obj.id)]
    return found


@rule("614.1a", off=False)
def replaces_move(run: Run, replacement: Replacement, event: ZoneChange) -> bool:
    """Would the object go, by the words of the effect, to another zone than that to which the effect sends it?"""
    from mtg_reference.triggers import seen_by

    effect = replacement.effect
    assert isinstance(effect, syntax.MovesInstead)
    if event.to == effect.to:
        return False
    scope = Scope(replacement.source, replacement.controller, names=dict(replacement.names))
    proposed = msgspec.structs.replace(event, came_from=run.object(event.object).zone, became=event.object)
    return seen_by(run, effect.event, proposed, scope) is not None


def with_move_replaced(run: Run, replacement: Replacement, event: ZoneChange) -> ZoneChange:
    """The move as the effect makes it."""
    effect = replacement.effect
    assert isinstance(effect, syntax.MovesInstead)
    run.note("614.1a", lambda: f"{run.name(event.object)} goes to {effect.to} instead")
    return msgspec.structs.replace(
        event, to=effect.to, position="top", controller="", keep=False, attach_to=None, way=effect.keyword
    )


# --- tokens (614.16) ----------------------------------------------------------------------------------------------------


def tokens_replaced(run: Run, event: TokensCreated) -> TokensCreated:
    """The tokens as all effects make them, each applied once; in which order makes no difference to a product."""
    for id_, you, _, ability in static_effects(run, syntax.ReplacementAbility):
        effect = ability.effect
        if isinstance(effect, syntax.TokensInstead):
            whose = effect.event.player
            concerned = whose is None or event.player in phrases.subjects(run, whose, Scope(id_, you))
            amount = event.amount * multiplied(run, effect, concerned)
            if amount != event.amount:
                event = msgspec.structs.replace(event, amount=amount)
                run.note("614.16", lambda i=id_, e=event: f"{run.name(i)}: {e.player} creates {e.amount}")  # type: ignore[misc]
    return event


@rule("614.16", "614.1a", off=1, kinds=("off", "one more"))
def multiplied(run: Run, effect: syntax.TokensInstead, concerned: bool) -> int:
    """How many times as many tokens are created instead: under the control of that player only, if one is named."""
    return effect.multiply if concerned else 1


# --- counters that are put (122.6, 614.16) ------------------------------------------------------------------------------


class Putting(msgspec.Struct, frozen=True):
    """Counters of one kind or several that a player is about to put on an object or player, at once."""

    on: Subject
    counters: tuple[tuple[str, int], ...]
    player: PlayerName
    by_effect: bool


def _counters_replaced(run: Run, event: CountersChange) -> Procedure[CountersChange]:
    if event.amount <= 0:
        return event
    proposed = Putting(event.object, ((event.kind, event.amount),), event.player, event.by_effect)
    put = yield from _put_instead(run, run, proposed, _counters_effects(run))
    return msgspec.structs.replace(event, amount=dict(put.counters).get(event.kind, 0))


@rule("122.6", off=lambda run, event: event)
def _counters_of_entering(run: Run, event: ZoneChange) -> Procedure[ZoneChange]:
    """Counters with which something enters are put on it, once it is known how it enters (616.1g). Its own words count where they are
    about itself alone (614.12)."""
    known = _counters_effects(run) if event.counters else []
    if not event.counters:
        return event
    twin = _as_entered(run, event)
    known += [
        Replacement(("own", index), ability.effect, event.object, who_puts(run, event))
        for index, ability in enumerate(characteristics(twin, event.object).abilities)
        if isinstance(ability, syntax.ReplacementAbility)
        and isinstance(ability.effect, syntax.CountersInstead)
        and ability.effect.event.what == syntax.Reference("this")
    ]
    proposed = Putting(event.object, event.counters, who_puts(run, event), by_effect=True)
    put = yield from _put_instead(run, twin, proposed, known)
    return msgspec.structs.replace(event, counters=put.counters)


@rule("122.6a", off="")
def who_puts(run: Run, event: ZoneChange) -> PlayerName:
    """The controller of what enters puts the counters on it with which it enters."""
    return event.controller or run.object(event.object).owner


def _counters_effects(run: Run) -> list[Replacement]:
    """What permanents say about how many counters are put."""
    return [
        Replacement(("static", id_, index), ability.effect, id_, you)
        for id_, you, index, ability in static_effects(run, syntax.ReplacementAbility)
        if isinstance(ability.effect, syntax.CountersInstead)
    ]


def _put_instead(run: Run, seen: Run, putting: Putting, known: list[Replacement]) -> Procedure[Putting]:
    """The counters as all effects make them, each applied once, in the order chosen by the player or by the object's controller
    (616.1). `seen`: the game as the effects see it."""
    applied: frozenset[tuple[object, ...]] = frozenset()
    while True:
        left = [r for r in known if r.key not in applied and _concerned(seen, r, putting)]
        if not left:
            return putting
        chosen = left[0]
        outcomes: set[tuple[Any, ...]] = set(_counters_in_the_end(seen, putting, known, applied))
        if player_chooses(run, outcomes):
            on = putting.on
            chooser = on if isinstance(on, str) else characteristics(seen, on).controller
            sources = tuple(r.source for r in left)
            source = yield Decision("replacement", chooser, sources, about=run.name(on), later=True)
            chosen = next(r for r in left if r.source == source)
        applied |= _used_up(run, chosen)
        putting = _with_counters_replaced(seen, chosen, putting)
        told = ", ".join(f"{number} {kind}" for kind, number in putting.counters)
        run.note("614.16", lambda r=chosen, p=putting, t=told: f"{run.name(r.source)}: {t} on {run.name(p.on)}")  # type: ignore[misc]


def _counters_in_the_end(
    run: Run, putting: Putting, known: list[Replacement], applied: frozenset[tuple[object, ...]]
) -> Iterator[tuple[tuple[str, int], ...]]:
    """What it could come to, with the effects applied in any possible order."""
    left = [r for r in known if r.key not in applied and _concerned(run, r, putting)]
    if not left:
        yield putting.counters
    for each in left:
        yield from _counters_in_the_end(run, _with_counters_replaced(run, each, putting), known, applied | {each.key})


def _concerned(run: Run, replacement: Replacement, putting: Putting) -> bool:
    """Would the effect change these counters, by its words?"""
    effect = replacement.effect
    assert isinstance(effect, syntax.CountersInstead)
    event, scope = effect.event, Scope(replacement.source, replacement.controller)
    if event.by_effect and not from_an_effect(run, putting):
        return False
    if event.by is not None and not phrases.includes(run, event.by, putting.player, scope):
        return False
    if not any(event.kind in ("", kind) and number for kind, number in putting.counters):
        return False
    return phrases.includes(run, event.what, putting.on, scope)


@rule("614.16", off=True)
def from_an_effect(run: Run, putting: Putting) -> bool:
    """Is it an effect that puts the counters, if only one that replaces something, and not a cost or a rule?"""
    return putting.by_effect


def _with_counters_replaced(run: Run, replacement: Replacement, putting: Putting) -> Putting:
    effect = replacement.effect
    assert isinstance(effect, syntax.CountersInstead)
    counters = (
        (kind, as_many(run, effect, number) if effect.event.kind in ("", kind) else number)
        for kind, number in putting.counters
    )
    return msgspec.structs.replace(putting, counters=tuple((kind, number) for kind, number in counters if number))


@rule("614.1a", off=lambda run, effect, number: number)
def as_many(run: Run, effect: syntax.CountersInstead, number: int) -> int:
    """How many counters are put instead of so many."""
    return phrases.result(run, effect.amount, Scope(0, "", context=Context(amount=number)))


# --- entering the battlefield (614.1c–d, 614.12) ----------------------------------------------------------------------


def _entering_replaced(run: Run, event: ZoneChange) -> Procedure[ZoneChange]:
    """Apply what says how the object enters: copies first (616.1c), then the rest, each once."""
    applied: set[tuple[object, ...]] = set()
    while True:
        left = [r for r in _entering_effects(run, event) if r.key not in applied]
        if not left:
            event = yield from _counters_of_entering(run, event)
            return (yield from battles.choose_as_it_enters(run, event, _as_entered(run, event)))
        chosen = yield from _next_entering(run, event, left)
        applied.add(chosen.key)
        event = yield from _entered_as(run, event, chosen)


def _tokens_entering(run: Run, event: TokensCreated) -> Procedure[TokensCreated]:
    """How each token enters; it is no permanent yet, but what it would be is known (614.12)."""
    entering = []
    for _ in range(event.amount):
        id_ = run.new_id()
        run.put(
            Object(
                id=id_,
                card=id_,
                printed=double_faced.back_of(run, event.token) if event.transformed else event.token,
                definition=event.token if event.transformed else None,
                back_up=event.transformed,
                owner=event.player,
                controller=event.player,
                zone="",
                token=True,
            )
        )
        enters = ZoneChange(id_, "battlefield", controller=event.player, tapped=event.tapped)
        entering.append((yield from _entering_replaced(run, enters)))
    return msgspec.structs.replace(event, entering=tuple(entering))


def _next_entering(run: Run, event: ZoneChange, left: list[Replacement]) -> Procedure[Replacement]:
    copying = [r for r in left if isinstance(r.effect, syntax.Entering) and r.effect.copy is not None]
    first = copying or left
    if len(first) == 1 or not copying:
        yield from ()
        return first[0]
    player = event.controller or run.object(event.object).owner
    source = yield Decision("replacement", player, tuple(r.source for r in first), about=run.name(event.object))
    return next(r for r in first if r.source == source)


def _entering_effects(run: Run, event: ZoneChange) -> Iterator[Replacement]:
    """The effects that say how this object enters: its own words, as it would be on the battlefield, and those of permanents."""
    obj = run.object(event.object)
    you = event.controller or obj.owner
    own = double_faced.entering_as(run, obj, event)
    copied = event.copy is not None
    this = syntax.Reference("this")
    for index, ability in enumerate(abilities_as_entered(run, event)):
        said = _entering(ability)
        if said is not None and said.what == this:
            x = x_of_gained_ability(run, obj, event) if copied else x_while_entering(run, obj, event)
            yield Replacement(("own", own.name, copied, index), said, obj.id, you, x=x)
    for kind, intrinsic in (
        ("loyalty", loyalty.entering_counters(run, own)),
        ("defense", battles.entering_counters(run, own)),
    ):
        if intrinsic is not None:
            yield Replacement((kind, own.name, copied), intrinsic, obj.id, you)
    for id_, controller, index, ability in static_effects(run, syntax.ReplacementAbility):
        said = _entering(ability)
        if said is not None and _would_match(run, said.what, event, Scope(id_, controller)):
            yield Replacement(("static", id_, index), said, id_, controller, run.object(id_).chosen)


def _entering(ability: syntax.Ability) -> syntax.Entering | None:
    """What an ability says about entering, if anything."""
    said = ability.effect if isinstance(ability, syntax.ReplacementAbility) else None
    return said if isinstance(said, syntax.Entering) else None


@rule("107.3m", off=0, kinds=("off", "one more"))
def x_while_entering(run: Run, obj: Object, event: ZoneChange) -> int:
    """X in words about entering is the X of the spell that the permanent was; 0 where it was none."""
    return (obj.announced.x or 0) if event.keep else 0


@rule("107.3j", off=lambda run, obj, event: obj.announced.x or 0)
def x_of_gained_ability(run: Run, obj: Object, event: ZoneChange) -> int:
    """X in an ability that an object gained, by copying for example, is not the X that was chosen for that object."""
    return 0


def _would_match(run: Run, what: syntax.Selector, event: ZoneChange, scope: Scope) -> bool:
    """Does a phrase describe the object as it would be on the battlefield (614.12)?"""
    if not isinstance(what, syntax.Phrase):
        return False
    twin = _as_entered(run, event)
    return phrases.includes(twin, what, event.object, scope)


@rule("614.12", off=lambda run, event: (event.copy or run.object(event.object).printed).abilities)
def abilities_as_entered(run: Run, event: ZoneChange) -> tuple[syntax.Ability, ...]:
    """The abilities that the object would have on the battlefield, with all continuous effects that would apply to it there."""
    return characteristics(_as_entered(run, event), event.object).abilities


def _as_entered(run: Run, event: ZoneChange) -> Run:
    """The game as it would be with the object on the battlefield."""
    twin = run.fork()
    twin.cache = {}
    obj = run.object(event.object)
    you = event.controller or obj.owner
    would_be = msgspec.structs.replace(
        obj, zone="battlefield", controller=you, printed=double_faced.entering_as(run, obj, event)
    )
    twin.put(would_be)
    twin.change(battlefield=(*twin.state.battlefield, obj.id))
    return twin


@rule("603.6d", "614.1c", off=lambda run, event, replacement: event)
def _entered_as(run: Run, event: ZoneChange, replacement: Replacement) -> Procedure[ZoneChange]:
    """How something enters is part of its entering; nothing triggers, nothing uses the stack."""
    effect = replacement.effect
    assert isinstance(effect, syntax.Entering)
    player = event.controller or run.object(event.object).owner
    scope = Scope(event.object, player, x=replacement.x)
    if effect.condition is not None and not phrases.holds(run, effect.condition, scope):
        return event
    if effect.copy is not None:
        event = yield from _entering_as_copy(run, event, effect, scope)
        if event.copy is None:
            return event
    elif effect.optional:
        asked = Decision("may", player, (True, False), about=run.name(event.object))
        if not (yield from chosen_before(run, asked)):
            return event
    if effect.choose:
        event = yield from _entering_with_choice(run, event, effect, player)
    added = {kind: phrases.result(run, amount, scope) for kind, amount in effect.counters}
    counters = dict(event.counters)
    for kind, number in added.items():
        counters[kind] = counters.get(kind, 0) + number
    if added or effect.tapped:
        run.note(
            "614.1c", lambda: f"{run.name(event.object)} enters {'tapped ' if effect.tapped else ''}{_with(added)}"
        )
    return msgspec.structs.replace(
        event,
        tapped=event.tapped or enters_tapped(run, effect),
        counters=tuple((kind, number) for kind, number in counters.items() if number),
    )


@rule("614.1d", off=False)
def enters_tapped(run: Run, effect: syntax.Entering) -> bool:
    """ "Enters tapped" says how a permanent enters, and is no event of its own."""
    return effect.tapped


def _with(counters: dict[str, int]) -> str:
    return ", ".join(f"with {number} {kind} counters" for kind, number in counters.items())


@rule("707.5", off=lambda run, event, effect, scope: event)
def _entering_as_copy(run: Run, event: ZoneChange, effect: syntax.Entering, scope: Scope) -> Procedure[ZoneChange]:
    assert effect.copy is not None
    options = tuple(s for s in phrases.subjects(run, effect.copy, scope) if isinstance(s, int))
    if not options:
        return event
    about = f"copy as {run.name(event.object)} enters"
    asked = Decision("objects", scope.you, options, 0 if effect.optional else 1, 1, about=about)
    chosen = yield from chosen_before(run, asked)
    if not chosen:
        return event
    copied = msgspec.structs.replace(copiable_values(run, run.object(chosen[0]), effect.exceptions), back=None)
    run.note("707.5", lambda: f"{run.name(event.object)} enters as a copy of {run.name(chosen[0])}")
    return msgspec.structs.replace(event, copy=copied)


@rule("707.2", off=lambda run, obj, exceptions: syntax.Card(obj.printed.name))
def copiable_values(run: Run, obj: Object, exceptions: syntax.Changes | None) -> syntax.Card:
    """The copiable values of an object, changed by the exceptions of the copying effect (707.9)."""
    return obj.printed if exceptions is None else with_exceptions(run, obj.printed, exceptions)


@rule("707.9b", off=lambda run, card, exceptions: card)
def with_exceptions(run: Run, card: syntax.Card, exceptions: syntax.Changes) -> syntax.Card:
    """What a copying effect changes as it copies is part of the copiable values of the copy."""
    lost = set(exceptions.lose)
    return msgspec.structs.replace(
        card,
        supertypes=tuple(t for t in card.supertypes if t not in lost),
        types=(*card.types, *(t for t in exceptions.types_added if t in CARD_TYPES and t not in card.types)),
        subtypes=(*card.subtypes, *(t for t in exceptions.types_added if t not in CARD_TYPES)),
        power=_settled(exceptions.base_power, card.power),
        toughness=_settled(exceptions.base_toughness, card.toughness),
        abilities=(*card.abilities, *exceptions.abilities),
    )


def _settled(amount: syntax.Amount | None, otherwise: int | None) -> int | None:
    return amount.value if isinstance(amount, syntax.Number) else otherwise


@rule("614.12a", off=lambda run, decision: without_asking(decision))
def chosen_before(run: Run, decision: Decision) -> Procedure[Any]:
    """What an effect of entering leaves to a player is chosen before the permanent enters."""
    return (yield decision)


def _entering_with_choice(
    run: Run, event: ZoneChange, effect: syntax.Entering, player: PlayerName
) -> Procedure[ZoneChange]:
    options: Iterable[str] = COLORS.values() if effect.choose == "color" else sorted(run.library.creature_types)
    kind, what = "color" if effect.choose == "color" else "type", str(effect.choose)
    if what == "opponent":
        options, kind, what = (n for n in run.state.apnap() if n != player), "player", "player"
    asked = Decision(kind, player, tuple(options), about=run.name(event.object))
    chosen = yield from chosen_before(run, asked)
    return msgspec.structs.replace(event, chosen=(*event.chosen, (what, chosen)))
