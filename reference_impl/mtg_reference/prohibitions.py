"""What effects forbid: "can't" beats "can" (101.2)."""

from __future__ import annotations

from mtg_reference import phrases
from mtg_reference.layers import characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax


def check(run: Run, act: str, player: PlayerName, id_: ObjectId, *, mana_ability: bool = False) -> None:
    """Illegal if an effect says that the player can't do that with the object."""
    source = _forbidden_by(run, act, player, id_, mana_ability)
    if source and cant_beats_can(run):
        raise Illegal("101.2", f"{run.name(source)} says that {player} can't {act} {run.name(id_)}")


def forbids(run: Run, act: str, player: PlayerName, id_: ObjectId) -> bool:
    """Does an effect say that the player can't do that with the object?"""
    return bool(_forbidden_by(run, act, player, id_, mana_ability=False))


def _forbidden_by(run: Run, act: str, player: PlayerName, id_: ObjectId, mana_ability: bool) -> ObjectId:
    """The source of an effect that forbids it; 0 if there is none."""
    for source, you, _, effect in static_effects(run, syntax.Cant):
        if mana_ability and not effect.mana:
            continue
        if _forbids(run, effect, act, player, id_, Scope(source, you)):
            return source
    return 0


@rule("101.2", "601.3", off=False)
def cant_beats_can(run: Run) -> bool:
    """Does a prohibition win?"""
    return True


def _forbids(run: Run, effect: syntax.Cant, act: str, player: PlayerName, id_: ObjectId, scope: Scope) -> bool:
    if not (effect.act == act or (effect.act == "play" and act == "cast")):
        return False
    if not phrases.includes(run, effect.who, player, scope):
        return False
    scope = scope.with_names({"that player": (player,)})
    obj = run.object(id_)
    if effect.from_other_than and effect.from_other_than in (obj.zone, obj.announced.from_zone):
        return False
    if effect.what is None:
        return True
    return phrases.describes_spell(run, effect.what, id_, scope)


@rule("101.2", off=False)
def cant_gain_life(run: Run, player: PlayerName) -> bool:
    """Does an effect say that the player can't gain life? Then an event that would make them gain life does nothing."""
    return any(
        effect.act == "gain life" and phrases.includes(run, effect.who, player, Scope(source, you))
        for source, you, _, effect in static_effects(run, syntax.Cant)
    )


@rule("113.6g", "101.2", off=False)
def cant_be_countered(run: Run, spell: ObjectId) -> bool:
    """Does the spell's own text say that it can't be countered?"""
    return any(
        isinstance(effect, syntax.Cant) and effect.act == "be countered"
        for ability in characteristics(run, spell).static
        for effect in ability.effects
    )
