"""State-based actions (704), checked whenever a player would get priority."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_reference import attachments, battles
from mtg_reference.events import CountersChange, ZoneChange, happen
from mtg_reference.keyword_actions import destroying
from mtg_reference.layers import characteristics, has, table
from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId


@rule("704.3", "117.2d", off=False)
def perform(run: Run) -> Procedure[bool]:
    """All applicable state-based actions as one event (704.3); true if any was performed."""
    lost = [p.name for p in run.state.players if p.result == "playing" and loses(run, p.name)]
    events = _unique([event for check in _CHECKS for event in check(run)])
    events = _unique([*events, *(yield from _legend_rule(run))])
    unprotected, protected = yield from battles.choose_anew(run)
    events = _unique([*events, *unprotected])
    detached = _detach(run) | _unattach_cast_as(run)
    ceased = _tokens_cease(run)
    for player in run.state.players:
        if player.drew_from_empty:
            run.edit_player(player.name, drew_from_empty=False)
    for id_ in run.state.battlefield:
        if run.state.objects[id_].deathtouched:
            run.edit(id_, layers=False, deathtouched=False)
    yield from happen(run, *events)
    leave_game(run, lost)
    return bool(lost or events or protected or detached or ceased)


def leave_game(run: Run, lost: list[str], *, by_effect: bool = False) -> None:
    """These players lose the game at the same time, which may end it (104.3a–e)."""
    for name in lost:
        run.edit_player(name, result="lost")
        run.note("104.3e" if by_effect else "704.5", f"{name} loses the game")
    if lost:
        _end_of_game(run)


@rule("104.2b", "104.1", off=None)
def win_game(run: Run, name: str) -> None:
    """A player wins by an effect, and with that the game is over for all who were still in it."""
    run.note("104.2b", f"{name} wins the game")
    for player in run.state.players:
        if player.result == "playing":
            run.edit_player(player.name, result="won" if player.name == name else "lost")
    run.change(over=True)


def _unique(events: list[Any]) -> list[Any]:
    """One event for each object: several reasons to leave are still one departure."""
    seen: dict[Any, Any] = {}
    for event in events:
        seen.setdefault((type(event), event.object, getattr(event, "kind", "")), event)
    return list(seen.values())


# --- players ----------------------------------------------------------------------------------------------------------


def loses(run: Run, name: str) -> bool:
    """Does a player lose the game (704.5a–c)?"""
    return no_life_left(run, name) or drew_from_empty(run, name) or poisoned(run, name)


@rule("704.5a", off=False)
def no_life_left(run: Run, name: str) -> bool:
    """0 or less life."""
    return run.state.player(name).life <= 0


@rule("704.5b", "121.4", off=False)
def drew_from_empty(run: Run, name: str) -> bool:
    """Tried to draw from an empty library since the last check."""
    return run.state.player(name).drew_from_empty


@rule("704.5c", "104.3d", off=False)
def poisoned(run: Run, name: str) -> bool:
    """Ten or more poison counters."""
    return run.state.player(name).count("poison") >= 10


@rule("104.2a", "104.4a", "104.1", off=None)
def _end_of_game(run: Run) -> None:
    """The last player left wins (104.2a); if all have lost, the game is a draw (104.4a)."""
    left = [p.name for p in run.state.players if p.result == "playing"]
    if len(left) == 1:
        run.edit_player(left[0], result="won")
    if not left:
        for player in run.state.players:
            run.edit_player(player.name, result="drawn")
    if len(left) <= 1:
        run.change(over=True)


# --- creatures --------------------------------------------------------------------------------------------------------


def _creatures(run: Run) -> list[ObjectId]:
    return [i for i, is_ in table(run).items() if "creature" in is_.types]


def _no_toughness(run: Run) -> list[ZoneChange]:
    return [ZoneChange(i, "graveyard") for i in _creatures(run) if toughness_zero(run, i)]


@rule("704.5f", off=False)
def toughness_zero(run: Run, id_: ObjectId) -> bool:
    """Toughness 0 or less: put into the graveyard, not destroyed."""
    return (characteristics(run, id_).toughness or 0) <= 0


def _lethally_damaged(run: Run) -> list[ZoneChange]:
    doomed = [i for i in _creatures(run) if lethal_damage(run, i) or deathtouch_damage(run, i)]
    for id_ in doomed:
        run.note("704.5g", lambda i=id_: f"{run.name(i)} has been dealt lethal damage")  # type: ignore[misc]
    return [ZoneChange(i, destroying(run), verb="destroy") for i in doomed if not has(run, i, "indestructible")]


@rule("704.5g", off=False)
def lethal_damage(run: Run, id_: ObjectId) -> bool:
    """Damage marked on it is at least its toughness, which is more than 0."""
    toughness = characteristics(run, id_).toughness or 0
    damage = run.object(id_).damage
    return toughness > 0 and 0 < damage >= toughness


@rule("704.5h", off=False)
def deathtouch_damage(run: Run, id_: ObjectId) -> bool:
    """Dealt damage by a source with deathtouch since the last check, toughness more than 0."""
    return run.object(id_).deathtouched and (characteristics(run, id_).toughness or 0) > 0


# --- other permanents -------------------------------------------------------------------------------------------------


@rule("704.5i", off=[])
def _loyalty_zero(run: Run) -> list[ZoneChange]:
    walkers = [i for i, is_ in table(run).items() if "planeswalker" in is_.types]
    return [ZoneChange(i, "graveyard") for i in walkers if run.object(i).count("loyalty") <= 0]


def _stray_auras(run: Run) -> list[ZoneChange]:
    auras = [i for i, is_ in table(run).items() if "aura" in is_.subtypes]
    return [ZoneChange(i, "graveyard") for i in auras if aura_is_stray(run, i) and not stays_unattached(run, i)]


@rule("704.5m", off=False)
def aura_is_stray(run: Run, id_: ObjectId) -> bool:
    """An Aura attached to nothing, or to what it can't enchant (303.4c)."""
    host = run.object(id_).attached_to
    if host is None or (isinstance(host, int) and not run.exists(host)):
        return True
    return not attachments.can_enchant(run, id_, host)


@rule("704.5k", off=[])
def _world_rule(run: Run) -> list[ZoneChange]:
    """Of several world permanents all but the newest are put into the graveyard."""
    worlds = [i for i, is_ in table(run).items() if "world" in is_.supertypes]
    newest = max((run.object(i).timestamp for i in worlds), default=0)
    return [ZoneChange(i, "graveyard") for i in worlds if run.object(i).timestamp < newest]


@rule("702.103f", off=False)
def stays_unattached(run: Run, id_: ObjectId) -> bool:
    """A permanent cast as an Aura stays as what it is otherwise (702.103f, an exception to 704.5m)."""
    return run.object(id_).cast_as is not None


def _unattach_cast_as(run: Run) -> bool:
    """What was cast as an Aura and is attached to nothing legal becomes unattached, and is what it is otherwise (702.103f)."""
    auras = [i for i, is_ in table(run).items() if "aura" in is_.subtypes and stays_unattached(run, i)]
    stray = [i for i in auras if aura_is_stray(run, i)]
    for id_ in stray:
        run.edit(id_, attached_to=None, cast_as=None)
        run.note("702.103f", lambda i=id_: f"{run.name(i)} becomes unattached")  # type: ignore[misc]
    return bool(stray)


@rule("704.5q", off=[])
def _annihilation(run: Run) -> list[CountersChange]:
    """+1/+1 and -1/-1 counters on one permanent take each other away (704.5q)."""
    events = []
    for id_ in run.state.battlefield:
        obj = run.state.objects[id_]
        pairs = min(obj.count("+1/+1"), obj.count("-1/-1")) if obj.counters else 0
        if pairs:
            events += [CountersChange(id_, "+1/+1", -pairs), CountersChange(id_, "-1/-1", -pairs)]
    return events


_CHECKS: tuple[Callable[[Run], list[Any]], ...] = (
    _no_toughness,
    _lethally_damaged,
    _loyalty_zero,
    battles.without_defense,
    _stray_auras,
    _world_rule,
    _annihilation,
)


@rule("704.5j", off=[])
def _legend_rule(run: Run) -> Procedure[list[ZoneChange]]:
    """Of several legendary permanents with one name a player keeps one (704.5j)."""
    groups: dict[tuple[str, str], list[ObjectId]] = {}
    for id_, is_ in table(run).items():
        if "legendary" in is_.supertypes:
            groups.setdefault((is_.controller, is_.name), []).append(id_)
    events = []
    for (player, name), ids in groups.items():
        if len(ids) > 1:
            (kept,) = yield Decision("objects", player, tuple(ids), 1, 1, about=f"keep one {name}")
            events += [ZoneChange(i, "graveyard") for i in ids if i != kept]
    return events


@rule("704.5n", "704.5p", off=False)
def _detach(run: Run) -> bool:
    """Equipment on something illegal, and whatever can't be attached at all, becomes unattached (704.5n, 704.5p)."""
    changed = False
    for id_, is_ in table(run).items():
        host = run.object(id_).attached_to
        if host is None or ("aura" in is_.subtypes and not is_.types & {"creature", "battle"}):
            continue
        if not attachments.fits(run, id_, host):
            run.edit(id_, attached_to=None)
            changed = True
    return changed


@rule("704.5d", "704.5e", off=False)
def _tokens_cease(run: Run) -> bool:
    """A token anywhere but on the battlefield, and a copy of a spell anywhere but on the stack, ceases to exist (704.5d–e)."""
    from mtg_reference.zones import leave

    strays = [o for o in run.state.objects.values() if o.token and o.zone not in ("battlefield", "stack")]
    for obj in strays:
        leave(run, obj)
    return bool(strays)
