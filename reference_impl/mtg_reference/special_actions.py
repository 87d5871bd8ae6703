"""Special actions that abilities allow (116): they are taken with priority, and don't use the stack."""

from __future__ import annotations

from mtg_reference import casting, costs, effects, face_down, payment, phrases, prohibitions, timing
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import symbols


def allowed_by(run: Run, id_: ObjectId) -> tuple[syntax.SpecialAction, ...]:
    """The special actions that an object's abilities allow; those of a face-down permanent are the ones that it would have face up
    and that turn it face up (702.37e)."""
    if run.object(id_).zone == "battlefield" and run.object(id_).face_down:
        return turning_up(run, id_)
    return of_a_card(run, id_)


@rule("116.2f", "116.2h", off=())
def of_a_card(run: Run, id_: ObjectId) -> tuple[syntax.SpecialAction, ...]:
    """To exile a card with suspend or foretell from the hand is a special action, which an ability of the card allows."""
    abilities = characteristics(run, id_).abilities
    return tuple(a for a in abilities if isinstance(a, syntax.SpecialAction) and not _turns_up(a))


@rule("116.2b", "702.37e", off=())
def turning_up(run: Run, id_: ObjectId) -> tuple[syntax.SpecialAction, ...]:
    """To turn a face-down permanent face up is a special action, which its abilities would allow if it were face up."""
    abilities = characteristics(face_down.as_if_face_up(run, id_), id_).abilities
    return tuple(a for a in abilities if isinstance(a, syntax.SpecialAction) and _turns_up(a))


def _turns_up(action: syntax.SpecialAction) -> bool:
    return any(isinstance(effect, syntax.TurnFaceUp) for effect in action.do)


def take(run: Run, player: PlayerName, source: ObjectId, name: str) -> Procedure[None]:
    """Take the special action of that name; Illegal if it can't be taken now."""
    action = next((a for a in allowed_by(run, source) if a.keyword == name), None)
    obj = run.object(source)
    if action is None or obj.zone != action.zone:
        raise Illegal("116.1", f"{run.name(source)} allows no special action {name!r} where it is")
    holder = characteristics(run, source).controller if obj.zone == "battlefield" else obj.owner
    if holder != player:
        raise Illegal("116.1", f"{player} can't take a special action with what is not theirs")
    _check_time(run, player, source, action)
    scope = Scope(source, player, x=(yield from _choose_x(run, player, source, action)))
    scope.way = action.keyword
    yield from payment.pay_total(run, payment.Bill(action.cost, scope, source, f"the {name} action"))
    run.note("116.1", lambda: f"{player} takes the special action {name} of {run.name(source)}")
    yield from effects.carry_out(run, action.do, scope)


def _check_time(run: Run, player: PlayerName, source: ObjectId, action: syntax.SpecialAction) -> None:
    if not at_the_time_said(
        run, action.condition is None or phrases.holds(run, action.condition, Scope(source, player))
    ):
        raise Illegal("116.2h", f"the {action.keyword} action can't be taken now")
    if action.timing == "cast":
        check_castable(run, player, source)
    if action.timing == "sorcery" and not timing.main_phase_empty_stack(run, player):
        raise Illegal("116.1", f"the {action.keyword} action can't be taken now")


@rule("116.2h", off=True)
def at_the_time_said(run: Run, said: bool) -> bool:
    """A card with foretell can be exiled only during its owner's turn."""
    return said


@rule("116.2f", "702.62c", off=None)
def check_castable(run: Run, player: PlayerName, card: ObjectId) -> None:
    """A card with suspend can be exiled only if its owner could begin to cast it from the hand; costs don't matter for that."""
    timing.check_cast_timing(run, player, card, None)
    if casting.lands_are_not_cast(run, card):
        raise Illegal("305.9", f"{run.name(card)} is a land and can't be cast")
    prohibitions.check(run, "cast", player, card)


def _choose_x(run: Run, player: PlayerName, source: ObjectId, action: syntax.SpecialAction) -> Procedure[int | None]:
    if "X" not in symbols(costs.mana_part(action.cost)):
        return None
    x: int = yield Decision("x", player, (), least=0, about=f"the {action.keyword} action of {run.name(source)}")
    return x
