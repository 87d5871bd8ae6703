"""Protection (702.16): what has a quality can't target, enchant, equip, damage or block what is protected from that quality."""

from __future__ import annotations

from mtg_reference import phrases
from mtg_reference.layers import characteristics, has
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId
from mtg_spec import syntax


def protected(run: Run, id_: ObjectId, source: ObjectId) -> bool:
    """Has the permanent protection from a quality of that source, which may be in any zone (702.16a)?"""
    if not run.exists(id_) or run.object(id_).zone != "battlefield" or not has(run, id_, "protection"):
        return False
    is_ = characteristics(run, id_)
    scope = Scope(id_, is_.controller)
    return any(
        ability.phrase is not None and phrases.has_quality(run, ability.phrase.filter, source, scope)
        for ability in is_.abilities
        if isinstance(ability, syntax.KeywordAbility) and ability.keyword == "protection"
    )


@rule("702.16b", off=False)
def cant_be_targeted(run: Run, id_: ObjectId, source: ObjectId) -> bool:
    """No spell with the quality, and no ability of a source with it, can target what is protected."""
    return protected(run, id_, source)


@rule("702.16c", off=False)
def cant_be_enchanted(run: Run, id_: ObjectId, aura: ObjectId) -> bool:
    """No Aura with the quality can enchant what is protected."""
    return protected(run, id_, aura)


@rule("702.16d", off=False)
def cant_be_equipped(run: Run, id_: ObjectId, equipment: ObjectId) -> bool:
    """No Equipment with the quality can be attached to what is protected."""
    return protected(run, id_, equipment)


@rule("702.16e", off=False)
def damage_is_prevented(run: Run, id_: ObjectId, source: ObjectId) -> bool:
    """All damage that a source with the quality would deal to what is protected is prevented."""
    return protected(run, id_, source)


@rule("702.16f", off=False)
def cant_be_blocked_by(run: Run, attacker: ObjectId, blocker: ObjectId) -> bool:
    """No creature with the quality can block what is protected."""
    return protected(run, attacker, blocker)
