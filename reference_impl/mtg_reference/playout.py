"""Random legal play of two decks: a test that any game can be played to its end, and a measure of speed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mtg_reference import chance, combat, mana, modes
from mtg_reference.dividing import divisions
from mtg_reference.game import Game
from mtg_reference.layers import controller
from mtg_reference.rules import Illegal
from mtg_reference.run import Decision, Run
from mtg_reference.search import Wishes
from mtg_reference.state import Object, Player, State
from mtg_spec.syntax import Library

OPENING_HAND = 7


class Outcome(msgspec.Struct, frozen=True):
    """How a game went: the players' results, turns begun, decisions made (acts, passes and answers), and the final state."""

    results: dict[str, str]
    turns: int
    decisions: int
    state: State


def new_game(seed: int, library: Library, decks: Mapping[str, Sequence[str]]) -> Game:
    """A game about to begin its first turn, decks shuffled and seven cards drawn (103). KeyError for a card without a document."""
    objects: dict[int, Object] = {}
    for owner, deck in decks.items():
        for name in deck:
            id_ = len(objects) + 1
            card = library.cards[name]
            objects[id_] = Object(
                id=id_, card=id_, printed=card, owner=owner, controller=owner, zone="library", held_by=owner
            )
    players = tuple(Player(name, library=tuple(i for i, o in objects.items() if o.owner == name)) for name in decks)
    first = players[0].name
    state = State(players=players, objects=objects, active=first, step="upkeep", seed=seed, next_id=len(objects) + 1)
    run = Run(state, library)
    for player in players:
        order = chance.shuffled(run, player.library)
        drawn, left = order[:OPENING_HAND], order[OPENING_HAND:]
        run.edit_player(player.name, hand=drawn, library=left)
        for id_ in drawn:
            run.edit(id_, zone="hand")
    run.change(priority=first, clock=1)
    return Game(run.state, library)


def play(seed: int, library: Library, decks: Mapping[str, Sequence[str]], limit: int = 5_000) -> Outcome:
    """Play a game with random choices, the same for the same seed, until it is over or `limit` decisions have been made."""
    game = new_game(seed, library, decks)
    chooser = random.Random(seed)
    decisions = 0
    while not game.state.over and decisions < limit:
        decisions += 1
        move_on(game, chooser)
    results = {player.name: player.result for player in game.state.players}
    return Outcome(results, game.state.turn, decisions, game.state)


def move_on(game: Game, chooser: random.Random) -> None:
    """One decision, made at random: the answer that the game waits for, else an act or a pass."""
    if game.pending is not None:
        _answer(game, game.pending, chooser)
    else:
        _act(game, chooser)


def _act(game: Game, chooser: random.Random) -> None:
    """Try the player's acts in a random order and perform the first that is legal; pass when there is none, or now and then."""
    acts = [act for act in game.possible_acts(game.state.priority) if not game.is_mana_ability(act)]
    chooser.shuffle(acts)
    for act in acts[: chooser.randint(0, len(acts))]:
        try:
            game.perform(act, Wishes(strict=False))
            return
        except Illegal:
            continue
    game.pass_priority()


def _answer(game: Game, decision: Decision, chooser: random.Random) -> None:
    for _ in range(20):
        try:
            game.answer(_any_answer(game, decision, chooser))
            return
        except Illegal:
            continue
    game.answer(_plain_answer(game, decision))


def _any_answer(game: Game, decision: Decision, chooser: random.Random) -> Any:
    options = list(decision.options)
    if decision.kind == "attackers":
        defenders = combat.possible_defenders(game.run, decision.player)
        required = combat.required_attackers(game.run, decision.player)
        return tuple((i, chooser.choice(defenders)) for i in options if i in required or chooser.random() < 0.7)
    if decision.kind == "blockers":
        fighting = game.state.combat
        attackers = [a for a, _ in fighting.attackers] if fighting is not None else []
        return tuple((i, chooser.choice(attackers)) for i in options if chooser.random() < 0.4)
    if decision.kind == "divide":
        ways = list(itertools.islice(divisions(decision.options, decision.most), 200))
        return chooser.choice(ways)
    if decision.kind in ("trigger order", "order"):
        chooser.shuffle(options)
        return tuple(options)
    if decision.kind in ("objects", "cost objects", "paid otherwise"):
        return tuple(chooser.sample(options, chooser.randint(decision.least, decision.most)))
    if decision.kind == "mode":
        return chooser.choice(list(modes.possible(decision)))
    if decision.kind == "targets":
        return tuple(chooser.choice(found) for found, least, _ in decision.detail if least)
    return chooser.choice(options)


def _as_much_as_possible(amounts: dict[Any, int], left: int) -> dict[Any, int]:
    """The whole of it, given to the first as far as that goes, then to the next."""
    shares = {}
    for each, amount in amounts.items():
        shares[each] = min(left, amount)
        left -= shares[each]
    return shares


def _plain_answer(game: Game, decision: Decision) -> Any:
    if decision.kind == "attackers":
        return combat.least_attack(game.run, decision.player)
    if decision.kind == "blockers":
        return ()
    if decision.kind == "paid otherwise":
        needed, offered, pool = decision.detail
        return tuple(each.object for each in mana.fewest_stand_ins(offered, needed, pool) or ())
    if decision.kind == "divide" and decision.detail[0] == "prevented":
        return _as_much_as_possible(decision.detail[1], decision.most)
    if decision.kind == "divide":
        blockers = [s for s in decision.options if isinstance(s, int) and controller(game.run, s) != decision.player]
        first = blockers[0] if blockers else decision.options[0]
        return {first: decision.most}
    return tuple(decision.options[: decision.least]) if decision.least else ()
