"""Activating abilities (602), mana abilities among them (605.3)."""

from __future__ import annotations

from mtg_reference import costs, loyalty, mana, modes, payment, phrases, prohibitions, resolving, targets, timing
from mtg_reference.events import AbilityActivated, happen
from mtg_reference.layers import characteristics, controller
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import Announced, Context, Object, ObjectId, PlayerName, Subject
from mtg_spec import syntax


def activate(run: Run, player: PlayerName, source: ObjectId, index: int) -> Procedure[None]:
    """Activate the ability at that position of an object's abilities. Illegal at the first step that can't be taken."""
    ability = characteristics(run, source).abilities[index]
    if not isinstance(ability, syntax.ActivatedAbility):
        raise Illegal("602.1c", f"{run.name(source)} has no such activated ability")
    _check_may_activate(run, player, source, ability)
    timing.check_activation_timing(run, player, ability, source, index)
    loyalty.check_timing(run, player, ability, source)
    prohibitions.check(run, "activate", player, source, mana_ability=mana.is_mana_ability(run, ability))
    if resolves_without_stack(run, ability):
        yield from _activate_mana_ability(run, player, source, ability, index)
    else:
        yield from _activate_on_stack(run, player, source, ability, index)


def _check_may_activate(run: Run, player: PlayerName, source: ObjectId, ability: syntax.ActivatedAbility) -> None:
    obj = run.object(source)
    if not run.exists(source) or not works_in(run, obj.zone, ability):
        raise Illegal("113.6", f"{run.name(source)} is not where its ability can be activated")
    who = characteristics(run, source).controller if obj.zone == "battlefield" else obj.owner
    others = ability.player != syntax.Reference("you")
    may = said_who_may(run, ability, player, Scope(source, who)) if others else who == player
    if not only_controller(run, may):
        raise Illegal("602.2", f"{player} may not activate this ability of {run.name(source)}")


@rule("113.6", "113.6m", off=True)
def works_in(run: Run, zone: str, ability: syntax.ActivatedAbility) -> bool:
    """An ability works on the battlefield, or in the zone out of which it moves its own object."""
    return zone == ability.zone


@rule("602.1b", off=lambda run, ability, player, scope: player == scope.you)
def said_who_may(run: Run, ability: syntax.ActivatedAbility, player: PlayerName, scope: Scope) -> bool:
    """Instructions behind the effect may say which players can activate the ability."""
    return phrases.includes(run, ability.player, player, scope)


@rule("602.2", off=True)
def only_controller(run: Run, is_controller: bool) -> bool:
    """Only its controller can activate an object's activated ability, unless it says who may."""
    return is_controller


@rule("605.3b", off=False)
def resolves_without_stack(run: Run, ability: syntax.ActivatedAbility) -> bool:
    """A mana ability doesn't go on the stack."""
    return mana.is_mana_ability(run, ability)


def _activate_on_stack(
    run: Run, player: PlayerName, source: ObjectId, ability: syntax.ActivatedAbility, index: int
) -> Procedure[None]:
    """602.2a–b: the ability becomes an object on the stack; then its choices and costs as for a spell."""
    id_ = put_on_stack(run, source, controls_the_ability(run, player, source), ability, Context())
    scope = Scope(source, player)
    yield from _announce(run, id_, ability, scope)
    paying = Scope(source, who_pays(run, player, source), names=scope.names, x=scope.x)
    bill = payment.Bill(_cost(run, ability, scope), paying, source, f"the ability of {run.name(source)}")
    yield from _pay(run, bill)
    run.edit(id_, layers=False, names=tuple(scope.names.items()))
    _count(run, source, index, ability)
    loyalty.note_use(run, ability, source)
    run.note("602.2a", lambda: f"{player} activates an ability of {run.name(source)}; it goes on the stack")
    yield from happen(run, AbilityActivated(source, player, mana=False))


@rule("602.2a", off=lambda run, player, source: controller(run, source))
def controls_the_ability(run: Run, player: PlayerName, source: ObjectId) -> PlayerName:
    """An ability on the stack is controlled by the player who activated it, whoever controls its source."""
    return player


@rule("602.1a", off=lambda run, player, source: controller(run, source))
def who_pays(run: Run, player: PlayerName, source: ObjectId) -> PlayerName:
    """The player who activates an ability pays its cost."""
    return player


@rule("602.2b", off=None)
def _announce(run: Run, id_: ObjectId, ability: syntax.ActivatedAbility, scope: Scope) -> Procedure[None]:
    """Modes, the value of X and targets are announced as for a spell (601.2b–c)."""
    chosen_modes = yield from modes.choose(run, (ability,), scope, id_, "602.2b")
    scope.x = yield from _choose_x(run, scope.you, scope.source, ability)
    wanted = targets_said(run, ability, chosen_modes)
    chosen = yield from targets.choose_targets(run, wanted, scope, id_, "602.2b")
    run.edit(id_, layers=False, announced=Announced(targets=chosen, x=scope.x, modes=chosen_modes))
    if chosen:
        yield from targets.announce(run, chosen, id_)


@rule("115.1c", off=())
def targets_said(run: Run, ability: syntax.ActivatedAbility, chosen: modes.Modes) -> tuple[syntax.Target, ...]:
    """An activated ability has the targets that its text names with the word "target"."""
    return modes.targets_of(run, ability, chosen)


@rule("602.2b", off=None)
def _pay(run: Run, bill: payment.Bill) -> Procedure[None]:
    """The activation cost is paid as the cost of a spell is (601.2f–h)."""
    yield from payment.pay_cost(run, bill)


def _activate_mana_ability(
    run: Run, player: PlayerName, source: ObjectId, ability: syntax.ActivatedAbility, index: int
) -> Procedure[None]:
    """605.3b: a mana ability does not go on the stack, it resolves as soon as it is activated."""
    if not mana.can_be_activated_again(run, source, index):
        raise Illegal("605.3c", f"the mana ability of {run.name(source)} is being activated already")
    before = run.state.activating
    run.change(layers=False, activating=(*before, (source, index)))
    scope = Scope(source, player, x=(yield from _choose_x(run, player, source, ability)))
    bill = payment.Bill(_cost(run, ability, scope), scope, source, f"the mana ability of {run.name(source)}")
    yield from payment.pay_cost(run, bill)
    _count(run, source, index, ability)
    run.note("605.3b", lambda: f"{player} activates a mana ability of {run.name(source)}; it resolves at once")
    yield from happen(run, AbilityActivated(source, player, mana=True))
    yield from resolving.resolve_mana_ability(run, ability, scope, tapped=mana.taps_for_mana(run, ability))
    run.change(layers=False, activating=before)


def _cost(run: Run, ability: syntax.ActivatedAbility, scope: Scope) -> tuple[syntax.Cost, ...]:
    """The activation cost, in which an X that was chosen stands open."""
    return costs.with_x_known(run, ability.cost, scope) if is_not_chosen(run) else ability.cost


def _choose_x(
    run: Run, player: PlayerName, source: ObjectId, ability: syntax.ActivatedAbility
) -> Procedure[int | None]:
    """The value of X in an activation cost: what the text says (107.3c), else chosen for this activation alone (107.3a, 107.3k)."""
    defined = costs.defined_x(ability.cost)
    if defined is not None and is_not_chosen(run):
        scope = Scope(source, player)
        if not phrases.can_be_determined(run, defined, scope):
            raise Illegal("107.3c", f"nothing says what X is for the ability of {run.name(source)}")
        return phrases.amount(run, defined, scope)
    if defined is None and not costs.has_open_x(ability.cost):
        return None
    return (yield from costs.chosen_x(run, player, f"the ability of {run.name(source)}"))


@rule("107.3c", off=False)
def is_not_chosen(run: Run) -> bool:
    """Nobody chooses the X that the text defines."""
    return True


def _count(run: Run, source: ObjectId, index: int, ability: syntax.ActivatedAbility) -> None:
    run.change(layers=False, activated=(*run.state.activated, (source, index)))
    if ability.once:
        run.change(layers=False, exhausted=(*run.state.exhausted, (source, index)))


def put_on_stack(
    run: Run,
    source: ObjectId,
    player: PlayerName,
    ability: syntax.ActivatedAbility | syntax.TriggeredAbility,
    context: Context,
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = (),
) -> ObjectId:
    """An ability becomes the topmost object on the stack (113.3b–c); it is no card."""
    origin = run.object(source)
    id_ = run.new_id()
    obj = Object(
        id=id_,
        card=0,
        printed=syntax.Card(origin.printed.name),
        owner=player,
        controller=player,
        zone="stack",
        timestamp=run.tick(),
        ability=ability,
        source=source,
        context=context,
        names=names,
    )
    run.change(layers=False, objects={**run.state.objects, id_: obj}, stack=(*run.state.stack, id_))
    return id_
