"""Random legal play on phase, by the policy of the reference engine's playout: each point at which a player is asked for
anything, a pass among them, is one decision, also where there is one option."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mtg_spec.documents import root

ATTACKS = 0.7
BLOCKS = 0.4
"""How likely each creature attacks and blocks, as in `mtg_reference.playout`."""


@dataclass(frozen=True)
class Outcome:
    """How a game went: turns begun and decisions made."""

    turns: int
    decisions: int


def engine(cards: Sequence[str]) -> Any:
    """phase, with these cards. ModuleNotFoundError where it is not installed."""
    sys.path.insert(0, str(root() / "adapters" / "phase"))
    try:
        from phase_cards import Cards  # type: ignore[import-not-found,unused-ignore]

        return Cards().engine(cards)
    finally:
        sys.path.pop(0)


def play(engine: Any, seed: int, decks: Mapping[str, Sequence[str]], limit: int) -> Outcome:
    """Plays a game with random choices until it is over or `limit` decisions have been made."""
    first, second = decks.values()
    game = engine.new_game(list(first), list(second), seed=seed, first_player=0)
    chooser = random.Random(seed)
    for seat in (0, 1):
        game.apply(seat, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
    decisions = 0
    while decisions < limit:
        waiting = game.waiting_for()
        if waiting["type"] == "GameOver":
            break
        game.apply(waiting["data"]["player"], _choice(game, waiting, chooser))
        decisions += 1
    return Outcome(game.turn, decisions)


def _choice(game: Any, waiting: dict[str, Any], chooser: random.Random) -> Any:
    data = waiting["data"]
    match waiting["type"]:
        case "DeclareAttackers":
            targets = data["valid_attack_targets"]
            chosen = [i for i in data["valid_attacker_ids"] if chooser.random() < ATTACKS]
            return _action("DeclareAttackers", attacks=[[i, chooser.choice(targets)] for i in chosen])
        case "DeclareBlockers":
            pairs = [(int(i), of) for i, of in data["valid_block_targets"].items() if of and chooser.random() < BLOCKS]
            return _action("DeclareBlockers", assignments=[[i, chooser.choice(of)] for i, of in pairs])
        case _:
            return chooser.choice(game.actions())


def _action(kind: str, **data: Any) -> dict[str, Any]:
    return {"type": kind, "data": data}
