"""Resolving spells and abilities (608)."""

from __future__ import annotations

from mtg_reference import effects, mana, modes, targets, triggers
from mtg_reference.casting import scope_of, spell_abilities, targets_wanted
from mtg_reference.events import BecameCrewed, ZoneChange, happen
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Procedure, Run, later
from mtg_reference.state import Object, ObjectId, PlayerName, Subject
from mtg_reference.zones import leave
from mtg_spec import syntax
from mtg_spec.type_words import PERMANENT_TYPES


def resolve_top(run: Run) -> Procedure[None]:
    """The top object of the stack resolves (608.1)."""
    id_ = top_object(run)
    obj = run.object(id_)
    run.note("608.1", lambda: f"{run.name(id_)} resolves")
    if obj.is_ability:
        yield from _resolve_ability(run, obj)
    elif becomes_permanent(run, id_):
        yield from _resolve_permanent_spell(run, obj)
    else:
        yield from _resolve_instant_or_sorcery(run, obj)


@rule("608.3", "608.3a", off=False)
def becomes_permanent(run: Run, spell: ObjectId) -> bool:
    """A permanent spell becomes a permanent as it resolves."""
    return bool(characteristics(run, spell).types & PERMANENT_TYPES)


@rule("405.5", "608.1", "117.7", off=lambda run: run.state.stack[0])
def top_object(run: Run) -> ObjectId:
    """What was put on the stack last resolves first."""
    return run.state.stack[-1]


def _resolve_ability(run: Run, obj: Object) -> Procedure[None]:
    ability = obj.ability
    assert ability is not None
    scope = Scope(obj.source, obj.controller, names=dict(obj.names), context=obj.context, x=obj.announced.x)
    scope.since = obj.context.since or obj.timestamp
    if isinstance(ability, syntax.TriggeredAbility) and not still_holds(run, ability, scope):
        run.note("608.2a", f"the condition of the ability of {run.name(obj.source)} no longer holds")
    elif needs_no_source(run, obj) and _take_legal_targets(
        run, obj, modes.targets_of(run, ability, obj.announced.modes), scope
    ):
        yield from _carry_out(run, obj, ability, scope)
        if isinstance(ability, syntax.ActivatedAbility) and is_crew_ability(run, ability):
            yield from happen(run, BecameCrewed(obj.source))
    if run.exists(obj.id):
        leave(run, obj)


@rule("702.122e", off=False)
def is_crew_ability(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """Does a Vehicle become crewed as the ability resolves?"""
    return any(isinstance(part, syntax.TapOthers) and part.keyword == "crew" for part in ability.cost)


@rule("608.2a", off=True)
def still_holds(run: Run, ability: syntax.TriggeredAbility, scope: Scope) -> bool:
    """The "if" behind the event is looked at again as the ability resolves."""
    return triggers.intervening_if(run, ability, scope)


@rule("113.7a", off=lambda run, obj: run.exists(obj.source))
def needs_no_source(run: Run, obj: Object) -> bool:
    """An ability on the stack does not depend on its source."""
    return True


def _resolve_instant_or_sorcery(run: Run, obj: Object) -> Procedure[None]:
    scope = scope_of(run, obj.id)
    if _take_legal_targets(run, obj, targets_wanted(run, obj.id), scope):
        for ability in spell_abilities(run, obj.id):
            yield from _carry_out(run, obj, ability, scope)
    if run.exists(obj.id):
        yield from happen(run, ZoneChange(obj.id, after_resolving(run)))


def _carry_out(run: Run, obj: Object, ability: modes.HasModes, scope: Scope) -> Procedure[None]:
    for instructions, inner in modes.parts(run, ability, obj.announced.modes, scope):
        inner.settled = {}
        yield from effects.carry_out(run, instructions, inner)


@rule("608.2n", off="exile")
def after_resolving(run: Run) -> str:
    """An instant or sorcery spell goes to its owner's graveyard as the last part of its resolution."""
    return "graveyard"


def _becomes_token(run: Run, obj: Object) -> None:
    """The copy of a permanent spell resolves into a token (608.3f)."""
    if obj.token:
        run.note("608.3f", f"the copy of {obj.printed.name} becomes a token")


def _resolve_permanent_spell(run: Run, obj: Object) -> Procedure[None]:
    scope = Scope(obj.id, obj.controller, x=obj.announced.x)
    if not _take_legal_targets(run, obj, targets_wanted(run, obj.id), scope):
        if not is_itself_again(run, obj):
            yield from happen(run, ZoneChange(obj.id, without_legal_target(run)))
            return
        run.edit(obj.id, cast_as=None)
    host: Subject | None = next(iter(scope.names.get("enchanted", ())), None)
    _becomes_token(run, obj)
    change = ZoneChange(obj.id, "battlefield", controller=enters_under(run, obj), attach_to=host, keep=True)
    if host is None:
        run.note("608.3a", lambda: f"{run.name(obj.id)} enters under {obj.controller}'s control")
    else:
        run.note("608.3c", lambda: f"{run.name(obj.id)} enters attached to {run.name(host)}")
    yield from happen(run, change)


@rule("608.3a", "608.3c", off=lambda run, obj: obj.owner)
def enters_under(run: Run, obj: Object) -> PlayerName:
    """A permanent spell becomes a permanent under the control of the player who controlled the spell."""
    return obj.controller


@rule("608.3b", off="battlefield")
def without_legal_target(run: Run) -> str:
    """A permanent spell whose target is illegal goes to its owner's graveyard."""
    return "graveyard"


@rule("702.103e", "608.3b", off=False)
def is_itself_again(run: Run, obj: Object) -> bool:
    """What was cast as an Aura resolves as what it is otherwise if its target is illegal."""
    return obj.cast_as is not None


def _take_legal_targets(run: Run, obj: Object, wanted: tuple[syntax.Target, ...], scope: Scope) -> bool:
    """608.2b: name the targets that are still legal; false if there were targets and none is, so that nothing happens."""
    chosen = obj.announced.targets
    legal = targets.still_legal(run, chosen, wanted, scope, obj.id)
    scope.names.update(legal)
    if doesnt_resolve(run, is_targeted(run, chosen), legal):
        run.note("608.2b", f"no target of {run.name(obj.id)} is legal any more, so it does nothing")
        return False
    return True


@rule("608.2b", off=False)
def doesnt_resolve(run: Run, targeted: bool, legal: dict[str, tuple[Subject, ...]]) -> bool:
    """A spell or ability doesn't resolve if all its targets are illegal now."""
    return targeted and not any(legal.values())


@rule("115.6", off=True)
def is_targeted(run: Run, chosen: tuple[tuple[str, tuple[Subject, ...]], ...]) -> bool:
    """Where zero targets were chosen, as the words allow, a spell or ability isn't targeted."""
    return any(group for _, group in chosen)


def resolve_mana_ability(
    run: Run, ability: syntax.ActivatedAbility | syntax.TriggeredAbility, scope: Scope, *, tapped: bool
) -> Procedure[None]:
    """A mana ability resolves without the stack (605.3b, 605.4a), and with it those that trigger on it."""
    scope.settled = {}
    yield from effects.carry_out(run, ability.do, scope, tapped_for_mana=tapped)
    yield from mana.note_tapping(run, scope)
    while (waiting := triggers.take_mana_trigger(run)) is not None:
        run.note("605.4a", f"the triggered mana ability of {run.name(waiting.source)} resolves at once")
        inner = Scope(waiting.source, waiting.controller, context=waiting.context)
        yield from later(resolve_mana_ability(run, waiting.ability, inner, tapped=False))
