"""Playing lands, a special action (116.2a, 305)."""

from __future__ import annotations

from mtg_reference import prohibitions, timing
from mtg_reference.casting import permission_for, turn_face_up
from mtg_reference.events import ZoneChange, happen
from mtg_reference.layers import characteristics
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Procedure, Run
from mtg_reference.state import ObjectId, Permission, PlayerName


def play(run: Run, player: PlayerName, card: ObjectId, *, allowed_by: Permission | None = None) -> Procedure[None]:
    """Play a land card; Illegal under the rule that forbids it. `allowed_by`: what lets it be played while something resolves."""
    turn_face_up(run, card)
    if "land" not in characteristics(run, card).types:
        raise Illegal("305.1", f"{run.name(card)} is no land")
    if not own_turn(run, player):
        raise Illegal("305.3", f"it is not {player}'s turn")
    if not land_drop_left(run, player):
        raise Illegal("305.2b", f"{player} has already played a land this turn")
    if allowed_by is None and not land_timing(run, player):
        raise Illegal("116.2a", "a land can be played only in a main phase while the stack is empty")
    permission = allowed_by or (yield from permission_for(run, player, run.object(card), "play"))
    prohibitions.check(run, "play", player, card)
    timing.use_up(run, permission)
    run.edit_player(player, lands_played=run.state.player(player).lands_played + 1)
    run.note("116.2a", lambda: f"{player} plays {run.name(card)}")
    yield from happen(run, ZoneChange(card, "battlefield", verb="play", controller=player))


@rule("116.2a", "305.1", "117.1c", off=True)
def land_timing(run: Run, player: PlayerName) -> bool:
    """A land is played in a main phase of one's own turn while the stack is empty."""
    return timing.main_phase_empty_stack(run, player)


@rule("305.3", off=True)
def own_turn(run: Run, player: PlayerName) -> bool:
    """A land can be played only in one's own turn."""
    return run.state.active == player


@rule("305.2b", off=True)
def land_drop_left(run: Run, player: PlayerName) -> bool:
    """One land each turn."""
    return lands_played(run, player) < 1


@rule("305.4", off=lambda run, player: _lands_that_entered(run, player))
def lands_played(run: Run, player: PlayerName) -> int:
    """How many lands the player has played this turn; those that were put onto the battlefield don't count."""
    return run.state.player(player).lands_played


def _lands_that_entered(run: Run, player: PlayerName) -> int:
    return sum(
        1
        for i in run.state.battlefield
        if run.state.objects[i].since_turn == run.state.turn
        and "land" in characteristics(run, i).types
        and characteristics(run, i).controller == player
    )
