"""Damage (120): dealing it, and what comes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference import battles, phrases, prevention
from mtg_reference.events import CountersChange, Damage, LifeChange, happen, performs
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import ObjectId, Subject
from mtg_spec import syntax
from mtg_spec.type_words import DAMAGED_TYPES


def carry_out(run: Run, effect: syntax.DealDamage, scope: Scope) -> Procedure[None]:
    """An instruction to deal damage, to all that it names at once."""
    amount = phrases.result(run, effect.amount, scope)
    sources = phrases.subjects(run, effect.source, scope)
    source = next(s for s in sources if isinstance(s, int))
    targets: tuple[Subject, ...] = tuple(
        s for s in phrases.subjects(run, effect.to, scope) if isinstance(s, str) or run.exists(s)
    )
    yield from deal(run, *(Damage(source, s, amount, preventable=effect.preventable) for s in targets))


def deal(run: Run, *damages: Damage) -> Procedure[None]:
    """Damage is dealt all at once, then has its results (120.3, 120.4)."""
    damages = yield from prevention.shared(run, damages)
    dealt = yield from happen(run, *damages)
    results: list[Any] = []
    for event in dealt:
        if isinstance(event, Damage):
            results.extend(_results(run, event))
    yield from happen(run, *put_together(run, results))


@rule("120.4c", off=lambda run, results: results)
def put_together(run: Run, results: list[Any]) -> list[Any]:
    """Counters of one kind that several sources put on one object or player at the same time are put there by one event."""
    together: dict[Any, Any] = {}
    for number, event in enumerate(results):
        put = isinstance(event, CountersChange) and event.amount > 0
        key = (event.object, event.kind, event.player) if put else number
        known = together.get(key)
        together[key] = event if known is None else msgspec.structs.replace(known, amount=known.amount + event.amount)
    return list(together.values())


@performs(Damage)
def mark_damage(run: Run, event: Damage) -> Damage | None:
    """Damage dealt to a creature stays marked on it (120.3e); by a source with deathtouch, that is noted too (702.2b)."""
    target = event.target
    if isinstance(target, str):
        run.note("120.3a", lambda: f"{run.name(event.source)} deals {event.amount} damage to {target}")
        return event
    if not run.exists(target) or not characteristics(run, target).types & DAMAGED_TYPES:
        return None
    run.note("120.3e", lambda: f"{run.name(event.source)} deals {event.amount} damage to {run.name(target)}")
    if "creature" in characteristics(run, target).types:
        obj = run.object(target)
        deadly = obj.deathtouched or deals_deathtouch(run, event.source)
        marked = 0 if dealt_as_counters(run, event.source) else damage_marked(run, event.amount)
        run.edit(target, layers=False, damage=obj.damage + marked, deathtouched=deadly)
    return event


@rule("702.2b", off=False)
def deals_deathtouch(run: Run, source: ObjectId) -> bool:
    """Does the source have deathtouch, or did it last (702.2e)?"""
    return "deathtouch" in characteristics(run, source).keywords


def _results(run: Run, event: Damage) -> list[Any]:
    results: list[Any] = []
    is_ = characteristics(run, event.source)
    if isinstance(event.target, str):
        if dealt_as_poison(run, event.source):
            results.append(CountersChange(event.target, "poison", event.amount, is_.controller))
        else:
            results.append(LifeChange(event.target, -life_lost(run, event.amount)))
        results.append(CountersChange(event.target, "poison", poison_of_toxic(run, event), is_.controller))
    else:
        types = characteristics(run, event.target).types
        if "battle" in types:
            results.append(CountersChange(event.target, "defense", -battles.defense_lost(run, event.amount)))
        if "planeswalker" in types:
            results.append(CountersChange(event.target, "loyalty", -loyalty_lost(run, event.amount)))
        if "creature" in types and dealt_as_counters(run, event.source):
            results.append(CountersChange(event.target, "-1/-1", event.amount, is_.controller))
    if lifelink_gains(run, is_.keywords):
        results.append(LifeChange(is_.controller, event.amount))
    return [result for result in results if result.amount]


@rule("120.3a", off=0, kinds=("off", "one more"))
def life_lost(run: Run, damage: int) -> int:
    """Damage dealt to a player makes them lose that much life."""
    return damage


@rule("120.3e", off=0, kinds=("off", "one more", "one less"))
def damage_marked(run: Run, damage: int) -> int:
    """Damage dealt to a creature is marked on it."""
    return damage


@rule("120.3c", off=0, kinds=("off", "one more"))
def loyalty_lost(run: Run, damage: int) -> int:
    """Damage dealt to a planeswalker removes that many loyalty counters from it."""
    return damage


@rule("120.3d", "702.80a", "702.90c", off=False)
def dealt_as_counters(run: Run, source: ObjectId) -> bool:
    """Damage dealt to a creature by a source with wither or infect isn't marked, but becomes -1/-1 counters."""
    return bool(characteristics(run, source).keywords & {"wither", "infect"})


@rule("120.3b", "702.90b", off=False)
def dealt_as_poison(run: Run, source: ObjectId) -> bool:
    """Damage dealt to a player by a source with infect gives poison counters instead of taking life."""
    return "infect" in characteristics(run, source).keywords


@rule("120.3g", "702.164c", off=0, kinds=("off", "one more"))
def poison_of_toxic(run: Run, event: Damage) -> int:
    """The poison counters that combat damage by a creature with toxic gives beside its other results: its total toxic value
    (702.164b)."""
    is_ = characteristics(run, event.source)
    if not event.combat or "creature" not in is_.types:
        return 0
    values = (a.amount for a in is_.abilities if isinstance(a, syntax.KeywordAbility) and a.keyword == "toxic")
    return sum(value.value for value in values if isinstance(value, syntax.Number))


@rule("702.15b", "120.3f", off=False)
def lifelink_gains(run: Run, keywords: frozenset[str]) -> bool:
    """Damage from a source with lifelink also makes its controller gain that much life (120.3f)."""
    return "lifelink" in keywords
