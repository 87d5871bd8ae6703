"""Regeneration (701.19, 614.8): what would be destroyed is tapped and removed from combat instead, its damage gone."""

from __future__ import annotations

from typing import Any, TypeAlias

from mtg_reference import phrases
from mtg_reference.events import Regenerated, Tapping, ZoneChange, performs
from mtg_reference.layers import characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax

Shield: TypeAlias = tuple[tuple[object, ...], syntax.Regenerate | syntax.RegeneratesInstead, ObjectId, PlayerName]
"""A regeneration effect with its key, its source and whose it is."""


@rule("701.19a", "614.8", off=None)
def shield(run: Run, id_: ObjectId, scope: Scope) -> None:
    """A resolving spell or ability protects a permanent the next time that it would be destroyed this turn."""
    from mtg_reference import continuous

    run.note("701.19a", lambda: f"{run.name(id_)} will be regenerated")
    about = Scope(scope.source, scope.you, names={"it": (id_,)})
    continuous.begin_replacing(run, syntax.Regenerate(syntax.Reference("it")), syntax.UntilEndOfTurn(), about)


def shields(run: Run, id_: ObjectId) -> list[Shield]:
    """The regeneration effects that protect a permanent: of those of resolved spells and abilities the oldest, for they do the same."""
    found: list[Shield] = []
    for r in run.state.replacements:
        if isinstance(r.effect, syntax.Regenerate) and id_ in dict(r.names)["it"]:
            found.append((("floating", r.timestamp), r.effect, r.source, r.controller))
            break
    for source, you, index, ability in static_effects(run, syntax.ReplacementAbility):
        effect = ability.effect
        if isinstance(effect, syntax.RegeneratesInstead) and regenerates_each_time(
            run, effect, id_, Scope(source, you)
        ):
            found.append((("static", source, index), effect, source, you))
    return found


@rule("701.19b", off=False)
def regenerates_each_time(run: Run, effect: syntax.RegeneratesInstead, id_: ObjectId, scope: Scope) -> bool:
    """A static ability regenerates what it speaks of each time that would be destroyed."""
    return phrases.includes(run, effect.what, id_, scope)


@rule("701.19c", "101.2", off=True)
def possible(run: Run, event: ZoneChange) -> bool:
    """Effects that say that a permanent can't be regenerated keep shields from being applied, and leave them there."""
    return event.regenerable and "be regenerated" not in characteristics(run, event.object).cant


def applied(run: Run, key: tuple[object, ...], id_: ObjectId) -> Regenerated:
    """The regeneration in place of the destruction; a shield is used up."""
    if is_used_up(run):
        run.change(
            layers=False, replacements=tuple(r for r in run.state.replacements if ("floating", r.timestamp) != key)
        )
    return Regenerated(id_)


@rule("701.19a", "614.5", off=False)
def is_used_up(run: Run) -> bool:
    """A shield protects once."""
    return True


def results(run: Run, event: Regenerated) -> tuple[Any, ...]:
    """What happens instead of the destruction: the permanent is regenerated and becomes tapped."""
    if run.object(event.object).tapped or not regenerated_is_tapped(run):
        return (event,)
    return (event, Tapping(event.object, True))


@rule("701.19a", off=False)
def regenerated_is_tapped(run: Run) -> bool:
    """Its controller taps what is regenerated."""
    return True


@performs(Regenerated)
def regenerate(run: Run, event: Regenerated) -> Regenerated:
    """All damage is removed, and the permanent from combat."""
    from mtg_reference import combat

    run.note("701.19a", lambda: f"{run.name(event.object)} is regenerated")
    run.edit(event.object, layers=False, damage=damage_left(run, event.object), deathtouched=False)
    combat.remove_from_combat(run, event.object)
    return event


@rule("701.19a", off=lambda run, id_: run.object(id_).damage)
def damage_left(run: Run, id_: ObjectId) -> int:
    """No damage stays marked on what is regenerated."""
    return 0
