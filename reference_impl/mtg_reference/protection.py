"""Protection (702.16): what has a quality can't target, enchant, equip, damage or block what is protected from that quality."""

from __future__ import annotations

from mtg_reference import phrases, players
from mtg_reference.layers import controller
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId, PlayerName, Subject
from mtg_spec import syntax


def protected(run: Run, subject: Subject, source: ObjectId) -> bool:
    """Has the permanent or player protection from a quality of that source, which may be in any zone (702.16a)?"""
    return any(
        ability.phrase is not None and has_quality(run, ability.phrase.filter, source, scope)
        for ability, scope in players.keyword_abilities(run, subject)
        if ability.keyword == "protection"
    )


def has_quality(run: Run, quality: syntax.Filter, source: ObjectId, scope: Scope) -> bool:
    """Is the source what a quality describes, or a player's that it describes?"""
    if quality.head == "player":
        return phrases.matches(run, quality, belongs_to(run, source), scope)
    return phrases.has_quality(run, quality, source, scope)


@rule("702.16k", off="")
def belongs_to(run: Run, source: ObjectId) -> PlayerName:
    """Whose an object is: its controller's, or its owner's where nobody controls it."""
    obj = run.object(source)
    return controller(run, source) if obj.zone in ("battlefield", "stack") else obj.owner


@rule("702.16b", off=False)
def cant_be_targeted(run: Run, subject: Subject, source: ObjectId) -> bool:
    """No spell with the quality, and no ability of a source with it, can target what is protected."""
    return protected(run, subject, source)


@rule("702.16c", off=False)
def cant_be_enchanted(run: Run, subject: Subject, aura: ObjectId) -> bool:
    """No Aura with the quality can enchant what is protected."""
    return protected(run, subject, aura)


@rule("702.16d", off=False)
def cant_be_equipped(run: Run, id_: ObjectId, equipment: ObjectId) -> bool:
    """No Equipment with the quality can be attached to what is protected."""
    return protected(run, id_, equipment)


@rule("702.16e", off=False)
def damage_is_prevented(run: Run, subject: Subject, source: ObjectId) -> bool:
    """All damage that a source with the quality would deal to what is protected is prevented."""
    return protected(run, subject, source)


@rule("702.16f", off=False)
def cant_be_blocked_by(run: Run, attacker: ObjectId, blocker: ObjectId) -> bool:
    """No creature with the quality can block what is protected."""
    return protected(run, attacker, blocker)
