"""Casting spells (601)."""

from __future__ import annotations

from mtg_reference import payment, targets, timing
from mtg_reference.events import SpellCast, ZoneChange, happen
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Announced, Object, ObjectId, Permission, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import symbols


def cast(run: Run, player: PlayerName, card: ObjectId) -> Procedure[ObjectId]:
    """Cast a card as a spell; returns the spell on the stack. Illegal at the first step that can't be taken (601.2)."""
    obj = run.object(card)
    permission = yield from permission_for(run, player, obj, "cast")
    timing.check_cast_timing(run, player, card, permission)
    if "land" in characteristics(run, card).types:
        raise Illegal("305.9", f"{run.name(card)} is a land and can't be cast")
    spell = yield from _put_on_stack(run, player, card)
    yield from _announce(run, player, spell, free=permission is not None and permission.free)
    yield from _choose_targets(run, player, spell)
    yield from payment.pay_total(run, total_cost(run, spell), _scope(run, spell), about=run.name(spell))
    timing.use_up(run, permission)
    run.note("601.2i", lambda: f"{player} has cast {run.name(spell)}")
    yield from happen(run, SpellCast(spell, player))
    return spell


def permission_for(run: Run, player: PlayerName, obj: Object, act: str) -> Procedure[Permission | None]:
    """What lets the player cast or play the card (601.3); the player chooses where several effects do."""
    found = {_source(p): p for p in reversed(tuple(timing.permissions(run, player, obj, act)))}
    if not found:
        raise Illegal("601.3", f"nothing lets {player} {act} {obj.printed.name} from {obj.zone}")
    if len(found) == 1:
        return next(iter(found.values()))
    chosen = yield Decision("with", player, tuple(found), about=obj.printed.name)
    return found[chosen]


def _source(permission: Permission | None) -> ObjectId | None:
    """Permissions of one source are alike; the oldest is used."""
    return None if permission is None else permission.source


def _put_on_stack(run: Run, player: PlayerName, card: ObjectId) -> Procedure[ObjectId]:
    """601.2a: the card becomes a spell, the topmost object on the stack."""
    done = yield from happen(run, ZoneChange(card, "stack", verb="cast", controller=player))
    spell: ObjectId = done[0].became
    run.note("601.2a", lambda: f"{player} moves {run.name(spell)} to the stack")
    return spell


def _announce(run: Run, player: PlayerName, spell: ObjectId, *, free: bool) -> Procedure[None]:
    """601.2b: the value of X; it is 0 where the mana cost is not paid (107.3b)."""
    x: int | None = None
    if "X" in symbols(run.object(spell).printed.mana_cost):
        x = 0 if free else (yield Decision("x", player, (), least=0, about=run.name(spell)))
    run.edit(spell, announced=Announced(x=x, free=free))


def _choose_targets(run: Run, player: PlayerName, spell: ObjectId) -> Procedure[None]:
    """601.2c: each target that the spell's words ask for; an Aura spell's target is what it would enchant (303.4a)."""
    wanted = targets_wanted(run, spell)
    chosen = yield from targets.choose_targets(run, wanted, _scope(run, spell), spell, "601.2c")
    if chosen:
        announced = run.object(spell).announced
        run.edit(spell, announced=Announced(targets=chosen, x=announced.x, free=announced.free))
        run.note("601.2c", lambda: f"{player} chooses {', '.join(run.name(s) for _, g in chosen for s in g)}")
        yield from targets.announce(run, chosen, spell)


def targets_wanted(run: Run, spell: ObjectId) -> tuple[syntax.Target, ...]:
    """The targets that a spell's words ask for, in order."""
    wanted: list[syntax.Target] = []
    for ability in characteristics(run, spell).abilities:
        if isinstance(ability, syntax.SpellAbility):
            wanted.extend(ability.targets)
        elif isinstance(ability, syntax.KeywordAbility) and ability.keyword == "enchant" and ability.phrase is not None:
            wanted.append(syntax.Target("enchanted", ability.phrase))
    return tuple(wanted)


def total_cost(run: Run, spell: ObjectId) -> tuple[syntax.Cost, ...]:
    """601.2f: the mana cost, or nothing in its place where an effect says so (118.9)."""
    obj = run.object(spell)
    return () if obj.announced.free else (syntax.ManaCost(obj.printed.mana_cost),)


def _scope(run: Run, spell: ObjectId) -> Scope:
    obj = run.object(spell)
    return Scope(spell, obj.controller, x=obj.announced.x)
