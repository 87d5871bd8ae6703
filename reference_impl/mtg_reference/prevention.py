"""Damage that is prevented (615), or dealt otherwise than it would be (614.9), before it is dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from mtg_reference import counters, phrases, protection
from mtg_reference.events import Damage
from mtg_reference.layers import characteristics, controller, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Context, ObjectId, PlayerName, Subject, Value
from mtg_reference.zones import successor
from mtg_spec import syntax
from mtg_spec.type_words import DAMAGED_TYPES


class Effect(Value, frozen=True):
    """A prevention effect or one that replaces damage, with its source; `left` what its shield still prevents."""

    key: tuple[object, ...]
    effect: syntax.Prevention | syntax.DamageInstead
    source: ObjectId
    controller: PlayerName
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = ()
    left: int = 0

    @property
    def scope(self) -> Scope:
        """What its words speak of."""
        return Scope(self.source, self.controller, names=dict(self.names))

    @property
    def is_used_up(self) -> bool:
        """Is it the kind of shield that is gone once it has prevented what it prevents?"""
        return isinstance(self.effect, syntax.Prevention) and self.effect.how in ("next", "time")


# --- effects of resolved spells and abilities -------------------------------------------------------------------------


def begin(run: Run, effect: syntax.Prevention, scope: Scope) -> Procedure[None]:
    """A prevention effect begins: its source is chosen (609.7a), and each thing that it shields gets a shield (615.7, 615.11)."""
    from mtg_reference import continuous

    if effect.choose:
        assert effect.by is not None
        options = phrases.subjects(run, effect.by, scope)
        if not options:
            return
        about = f"source of damage: {run.name(scope.source)}"
        chosen = yield Decision("objects", scope.you, options, about=about)
        scope = scope.with_names({"the source": tuple(chosen)})
    if effect.how != "next" or effect.to is None:
        left = phrases.result(run, effect.amount, scope) if effect.amount is not None else 0
        continuous.begin_replacing(run, effect, effect.until, scope, left)
        return
    assert effect.amount is not None
    amount = phrases.result(run, effect.amount, scope)
    for subject in phrases.subjects(run, effect.to, scope):
        shielding = msgspec.structs.replace(effect, to=syntax.Reference("the shielded"))
        inner = scope.with_names({"the shielded": (subject,)})
        continuous.begin_replacing(run, shielding, effect.until, inner, amount)


# --- before damage is dealt -------------------------------------------------------------------------------------------


def changed(run: Run, event: Damage) -> Procedure[Damage]:
    """The damage as all effects leave it, each applied once; of several, the player whom it affects chooses the next (616.1)."""
    applied: frozenset[tuple[object, ...]] = frozenset()
    while event.amount:
        left = list(_applicable(run, event, effects(run, event), applied))
        if not left:
            break
        chosen = left[0]
        if len(left) > 1 and order_matters(run, set(_outcomes(run, event, effects(run, event), applied))):
            player = _affected(run, event.target)
            sources = tuple(dict.fromkeys(successor(run, e.source) for e in left))
            source = yield Decision("replacement", player, sources, about="damage", later=True)
            chosen = next(e for e in left if successor(run, e.source) == source)
        applied |= {chosen.key}
        after = with_effect(run, chosen, event)
        if chosen.is_used_up:
            _use_up(run, chosen, event.amount - after.amount)
        _tell(run, chosen, event, after)
        event = after
    return event


def _tell(run: Run, each: Effect, before: Damage, after: Damage) -> None:
    gone = before.amount - after.amount
    if isinstance(each.effect, syntax.Prevention):
        run.note("615.6", lambda: f"{run.name(each.source)}: {gone} damage is prevented")
    else:
        run.note("614.9", lambda: f"{run.name(each.source)}: {after.amount} damage is dealt instead")


@rule("616.1", off=False)
def order_matters(run: Run, outcomes: set[object]) -> bool:
    """Does it make a difference which of several effects is applied first?"""
    return len(outcomes) > 1


def _affected(run: Run, target: Subject) -> PlayerName:
    return target if isinstance(target, str) else controller(run, target)


def _outcomes(
    run: Run, event: Damage, known: tuple[Effect, ...], applied: frozenset[tuple[object, ...]]
) -> Iterator[tuple[object, ...]]:
    """What could come of it, with the effects in any order: the damage, and what is left of the shields."""
    left = list(_applicable(run, event, known, applied)) if event.amount else []
    if not left:
        yield (
            event.target if event.amount else "",
            event.amount,
            event.shielded,
            frozenset((e.key, e.left) for e in known),
        )
    for each in left:
        after = with_effect(run, each, event)
        spent = msgspec.structs.replace(each, left=_left(each, event.amount - after.amount))
        others = tuple(spent if e.key == each.key else e for e in known)
        yield from _outcomes(run, after, others, applied | {each.key})


def effects(run: Run, event: Damage) -> tuple[Effect, ...]:
    """All that could prevent or replace this damage: of permanents, of resolved spells and abilities, and protection."""
    found = [
        Effect(("static", id_, index), effect, id_, you)
        for id_, you, index, effect in static_effects(run, syntax.Prevention)
    ]
    found += [
        Effect(("static", id_, index), ability.effect, id_, you)
        for id_, you, index, ability in static_effects(run, syntax.ReplacementAbility)
        if isinstance(ability.effect, syntax.DamageInstead)
    ]
    found += [
        Effect(("floating", r.timestamp), r.effect, r.source, r.controller, r.names, r.left)
        for r in run.state.replacements
        if isinstance(r.effect, syntax.Prevention)
    ]
    target = event.target
    if protection.damage_is_prevented(run, target, event.source):
        everything = syntax.Prevention()
        source = target if isinstance(target, int) else event.source
        found.append(Effect(("protection", target), everything, source, _affected(run, target)))
    if isinstance(target, int) and counters.shields(run, target):
        this = syntax.Prevention(to=syntax.Reference("this"))
        found.append(Effect(("shield counter", target), this, target, characteristics(run, target).controller))
    return tuple(found)


def _applicable(
    run: Run, event: Damage, known: tuple[Effect, ...], applied: frozenset[tuple[object, ...]]
) -> Iterator[Effect]:
    for each in known:
        if each.key not in applied and applies(run, each, event):
            yield each


def applies(run: Run, each: Effect, event: Damage) -> bool:
    """Would the effect change this damage, by its words?"""
    if isinstance(each.effect, syntax.DamageInstead):
        return _is_replaced(run, each, each.effect, event)
    effect = each.effect
    if not can_be_prevented(run, event) or (effect.combat and not event.combat):
        return False
    if effect.how == "next" and not _room(each, event):
        return False
    to = effect.to is None or phrases.includes(run, effect.to, event.target, each.scope)
    by = effect.by is None or phrases.includes(run, effect.by, event.source, each.scope)
    if effect.choose:
        by = by and is_chosen_source(run, dict(each.names)["the source"], event.source)
    return (to or by) if effect.either else (to and by)


@rule("615.12", "101.2", off=True)
def can_be_prevented(run: Run, event: Damage) -> bool:
    """Damage that an effect says can't be prevented goes through, and leaves shields as they are."""
    return event.preventable and not any(
        effect.act == "be prevented" for _, _, _, effect in static_effects(run, syntax.Cant)
    )


@rule("609.7a", off=True)
def is_chosen_source(run: Run, chosen: tuple[Subject, ...], source: ObjectId) -> bool:
    """Only the source that was chosen counts, or the permanent that the chosen spell has become."""
    return any(isinstance(s, int) and source in (s, what_the_spell_became(run, s)) for s in chosen)


@rule("400.7c", off=lambda run, spell: spell)
def what_the_spell_became(run: Run, spell: ObjectId) -> ObjectId:
    """Prevention of damage from a permanent spell goes on for the permanent."""
    return successor(run, spell)


def _is_replaced(run: Run, each: Effect, effect: syntax.DamageInstead, event: Damage) -> bool:
    from mtg_reference.triggers import seen_by

    if seen_by(run, effect.event, event, each.scope) is None:
        return False
    if effect.to is None:
        return True
    recipients = phrases.subjects(run, effect.to, each.scope)
    return len(recipients) == 1 and recipients[0] != event.target and can_be_redirected(run, recipients[0])


@rule("614.9")
def can_be_redirected(run: Run, recipient: Subject) -> bool:
    """Damage is redirected only to a player in the game, or to what is still a creature, planeswalker or battle."""
    if isinstance(recipient, str):
        return run.state.player(recipient).result == "playing"
    return run.exists(recipient) and bool(characteristics(run, recipient).types & DAMAGED_TYPES)


def with_effect(run: Run, each: Effect, event: Damage) -> Damage:
    """The damage as the effect leaves it."""
    effect = each.effect
    if each.key[0] == "shield counter":
        return msgspec.structs.replace(event, amount=0, shielded=True)
    if isinstance(effect, syntax.Prevention):
        return msgspec.structs.replace(event, amount=event.amount - prevented(run, each, effect, event))
    scope = Scope(each.source, each.controller, context=Context(amount=event.amount))
    target = event.target if effect.to is None else phrases.subjects(run, effect.to, scope)[0]
    return msgspec.structs.replace(event, amount=phrases.result(run, effect.amount, scope), target=target)


@rule("615.1a", "615.6", "615.7", "615.10", off=0, kinds=("off", "one less"))
def prevented(run: Run, each: Effect, effect: syntax.Prevention, event: Damage) -> int:
    """How much of the damage the effect prevents: as much as its shield holds, or as it says for each event."""
    if effect.how == "next":
        return min(event.amount, _room(each, event))
    if effect.how == "any":
        assert effect.amount is not None
        return min(event.amount, phrases.result(run, effect.amount, each.scope))
    return event.amount


def _room(each: Effect, event: Damage) -> int:
    """How much of the damage the shield may prevent: what is left of it, or the share that was chosen (615.7)."""
    return min(each.left, dict(event.shares).get(each.key, each.left))


def _left(each: Effect, prevented_: int) -> int:
    """What is left of a shield; -1 for one that was good for one time and is gone."""
    if isinstance(each.effect, syntax.Prevention) and each.effect.how == "time":
        return -1
    return each.left - prevented_ if each.is_used_up else 0


@rule("615.7", "615.8", off=None)
def _use_up(run: Run, each: Effect, prevented_: int) -> None:
    """A shield shrinks by what it prevents, and is gone where nothing is left of it."""
    left = _left(each, prevented_)
    shields = (
        msgspec.structs.replace(r, left=left) if ("floating", r.timestamp) == each.key else r
        for r in run.state.replacements
    )
    run.change(
        layers=False,
        replacements=tuple(r for r in shields if left > 0 or ("floating", r.timestamp) != each.key),
    )


# --- damage by several sources at once --------------------------------------------------------------------------------


def shared(run: Run, damages: tuple[Damage, ...]) -> Procedure[tuple[Damage, ...]]:
    """Simultaneous damage with what shields prevent of each: where one can't prevent it all, the shielded player or the permanent's
    controller chooses which damage it prevents (615.7)."""
    for target in dict.fromkeys(d.target for d in damages):
        theirs = [d for d in damages if d.target == target]
        if len(theirs) > 1:
            found = iter((yield from _shared(run, target, theirs)))
            damages = tuple(next(found) if d.target == target else d for d in damages)
    return damages


def _shared(run: Run, target: Subject, damages: list[Damage]) -> Procedure[list[Damage]]:
    shields = {e.key: e for d in damages for e in effects(run, d) if e.is_used_up and e.left and applies(run, e, d)}
    open_ = [0 if _prevented_anyway(run, d) else d.amount for d in damages]
    for shield in shields.values():
        at = [n for n, d in enumerate(damages) if open_[n] and applies(run, shield, d)]
        if not chooses_what_is_prevented(run, len(at) > 1 and shield.left < sum(open_[n] for n in at)):
            continue
        shares = yield from _shares(run, _affected(run, target), shield.left, {damages[n].source: open_[n] for n in at})
        for n in at:
            share = shares.get(damages[n].source, 0)
            damages[n] = msgspec.structs.replace(damages[n], shares=(*damages[n].shares, (shield.key, share)))
            open_[n] -= share
    return damages


def _shares(run: Run, player: PlayerName, left: int, amounts: dict[Subject, int]) -> Procedure[Mapping[Subject, int]]:
    """How much of the damage by each source the shield prevents; all of the shield is used."""
    shares: Mapping[Subject, int] = yield Decision(
        "divide",
        player,
        tuple(amounts),
        left,
        left,
        about="damage to prevent",
        detail=("prevented", amounts),
        later=True,
    )
    if (
        any(not 0 <= share <= amounts.get(source, 0) for source, share in shares.items())
        or sum(shares.values()) != left
    ):
        raise Illegal("615.7", f"exactly {left} damage must be prevented, and of no source more than it deals")
    return shares


def _prevented_anyway(run: Run, event: Damage) -> bool:
    """Is there an effect that prevents all of it, whatever the shields do?"""
    return any(
        isinstance(each.effect, syntax.Prevention)
        and each.effect.how not in ("next", "any")
        and applies(run, each, event)
        for each in effects(run, event)
    )


@rule("615.7", off=False)
def chooses_what_is_prevented(run: Run, unclear: bool) -> bool:
    """Is it for the player to say which of several damages a shield prevents?"""
    return unclear
