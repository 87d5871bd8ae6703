"""Battles (310): defense, protectors, and what Sieges are for."""

from __future__ import annotations

import msgspec

from mtg_reference.events import ZoneChange
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Combat, ObjectId, PlayerName, Subject
from mtg_spec import syntax

THIS = syntax.Reference("this")

DEFEATED = syntax.TriggeredAbility(
    "when",
    syntax.LastCounterRemoved(THIS, "defense"),
    (
        syntax.Move("exile", THIS),
        syntax.May((syntax.Play("cast", syntax.Reference("it"), free=True, transformed=True),)),
    ),
)
"""The ability that all Sieges have (310.11b)."""


def is_battle(run: Run, id_: ObjectId) -> bool:
    """Is the object a battle now?"""
    from mtg_reference.layers import characteristics

    return "battle" in characteristics(run, id_).types


# --- defense (310.4) --------------------------------------------------------------------------------------------------


@rule("310.4b", "210.1", off=None)
def entering_counters(run: Run, card: syntax.Card) -> syntax.Entering | None:
    """A battle enters with as many defense counters as its printed defense says."""
    if "battle" not in card.types or not card.defense:
        return None
    return syntax.Entering(counters=(("defense", syntax.Number(card.defense)),))


def defense(run: Run, id_: ObjectId) -> int | None:
    """The defense of a battle: its counters on the battlefield (310.4c), elsewhere what is printed (310.4a)."""
    if not is_battle(run, id_):
        return None
    obj = run.object(id_)
    return by_counters(run, id_) if obj.zone == "battlefield" else obj.printed.defense


@rule("310.4c", off=lambda run, id_: run.object(id_).printed.defense)
def by_counters(run: Run, id_: ObjectId) -> int | None:
    """On the battlefield a battle's defense is the number of its defense counters."""
    return run.object(id_).count("defense")


@rule("310.6", "120.3h", off=0, kinds=("off", "one more"))
def defense_lost(run: Run, damage: int) -> int:
    """Damage dealt to a battle removes that many defense counters from it."""
    return damage


@rule("310.7", "704.5v", off=[])
def without_defense(run: Run) -> list[ZoneChange]:
    """A battle with no defense is put into its owner's graveyard."""
    gone = (i for i in run.state.battlefield if is_battle(run, i) and not run.object(i).count("defense"))
    return [ZoneChange(i, "graveyard") for i in gone if not has_triggered(run, i)]


@rule("310.7", "704.5v", off=False)
def has_triggered(run: Run, id_: ObjectId) -> bool:
    """Is it the source of an ability that has triggered and not left the stack? Then it stays meanwhile."""
    on_stack = (run.object(i) for i in run.state.stack)
    return any(waiting.source == id_ for waiting in run.state.waiting) or any(
        obj.source == id_ and isinstance(obj.ability, syntax.TriggeredAbility) for obj in on_stack
    )


# --- protectors (310.8, 310.10, 310.11a) ------------------------------------------------------------------------------


def choose_as_it_enters(run: Run, event: ZoneChange, twin: Run) -> Procedure[ZoneChange]:
    """As a battle enters, its controller chooses its protector; `twin` is the game with it on the battlefield."""
    from mtg_reference.layers import characteristics

    is_ = characteristics(twin, event.object)
    if "battle" not in is_.types:
        return event
    protector = yield from _choose(run, is_.controller, is_.subtypes, run.name(event.object))
    return msgspec.structs.replace(event, protector=protector)


def _choose(run: Run, player: PlayerName, subtypes: frozenset[str], about: str) -> Procedure[PlayerName]:
    """The protector of a battle of that player; "" if nobody can be."""
    options = possible_protectors(run, player, subtypes)
    if len(options) < 2:
        return options[0] if options else ""
    chosen: PlayerName = yield Decision("player", player, options, about=f"the protector of {about}")
    run.note("310.8a", lambda: f"{player} chooses {chosen} as the protector of {about}")
    return chosen


@rule("310.11a", "310.8a", off=lambda run, player, subtypes: (player,))
def possible_protectors(run: Run, player: PlayerName, subtypes: frozenset[str]) -> tuple[PlayerName, ...]:
    """A Siege's protector is an opponent of its controller; a battle without battle types is protected by its controller."""
    return tuple(n for n in run.state.apnap() if n != player) if "siege" in subtypes else (player,)


def choose_anew(run: Run) -> Procedure[tuple[list[ZoneChange], bool]]:
    """The state-based actions about protectors: what is put into graveyards since nobody can be its protector, and whether any
    battle has got another one."""
    from mtg_reference.layers import table

    gone, changed = [], False
    for id_, is_ in table(run).items():
        if "battle" not in is_.types or not lacks_protector(run, id_, is_.controller, is_.subtypes):
            continue
        protector = yield from _choose(run, is_.controller, is_.subtypes, run.name(id_))
        if protector:
            run.edit(id_, layers=False, protector=protector)
            changed = True
        else:
            gone.append(ZoneChange(id_, "graveyard"))
    return gone, changed


def lacks_protector(run: Run, id_: ObjectId, controller: PlayerName, subtypes: frozenset[str]) -> bool:
    """Must another protector be chosen for a battle?"""
    protector = run.object(id_).protector
    if "siege" in subtypes and protects_own_siege(run, protector == controller):
        return True
    attacked = any(whom == id_ for _, whom in (run.state.combat or Combat()).attackers)
    return not attacked and nobody_protects(run, protector)


@rule("704.5x", "310.10", off=False)
def protects_own_siege(run: Run, same: bool) -> bool:
    """A player can't protect a Siege that they control."""
    return same


@rule("704.5w", "310.10", off=False)
def nobody_protects(run: Run, protector: PlayerName) -> bool:
    """A battle that isn't being attacked needs a protector who is in the game."""
    return protector not in run.state.apnap()


# --- combat (310.5, 310.8b-d) -----------------------------------------------------------------------------------------


@rule("310.5", "310.8b", "508.1b", off=())
def attackable(run: Run, player: PlayerName) -> tuple[ObjectId, ...]:
    """The battles that a player can attack, also their own: those that another player protects."""
    battles = (i for i in run.state.battlefield if is_battle(run, i))
    return tuple(i for i in battles if not protects(run, player, i))


@rule("310.8b", off=False)
def protects(run: Run, player: PlayerName, id_: ObjectId) -> bool:
    """A battle's protector can never attack it."""
    return run.object(id_).protector in ("", player)


def defending_player(run: Run, whom: Subject) -> PlayerName:
    """The defending player where that is attacked (508.5)."""
    from mtg_reference.layers import controller

    if isinstance(whom, str):
        return whom
    if defended_by_protector(run, is_battle(run, whom)):
        return run.object(whom).protector
    return controller(run, whom)


@rule("310.8d", "508.5", off=False)
def defended_by_protector(run: Run, battle: bool) -> bool:
    """Who defends a battle is its protector, not its controller."""
    return battle


# --- Sieges (310.11) --------------------------------------------------------------------------------------------------


@rule("310.11b", off=())
def intrinsic_abilities(run: Run, subtypes: frozenset[str]) -> tuple[syntax.Ability, ...]:
    """Once its last defense counter is removed, a Siege is exiled, and may be cast transformed without paying its mana cost."""
    return (DEFEATED,) if "siege" in subtypes else ()
