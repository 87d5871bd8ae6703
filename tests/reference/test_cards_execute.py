"""Every card of the suite does something in a small game, and nothing that it says makes the engine stumble."""

from __future__ import annotations

import random
from functools import cache

import pytest

from mtg_reference.game import CastSpell, Game, PlayLand
from mtg_reference.playout import move_on
from mtg_reference.rules import Illegal
from mtg_reference.search import Wishes
from mtg_reference.setup import new_state
from mtg_spec.documents import root
from mtg_spec.protocol import PlacedObject, PlayerSetup, Setup
from mtg_spec.reader import load_library
from mtg_spec.syntax import Card, KeywordAbility

LIBRARY = load_library(root())
MANA = "{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{C}{C}{C}{C}"
SCENERY = (
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
    "Grizzly Bears",
    "Serra Angel",
    "Darksteel Myr",
    "Fervor",
    "Snow-Covered Island",
)
MOST_ANSWERS = 50


@cache
def setup(name: str, held: bool, back: bool = False) -> Setup:
    """Both players have a bit of everything; the card is in Alice's hand, or on the battlefield under both players' control, with
    its `back` face up if that is said."""
    placed = [
        PlacedObject(f"{player} {number}", card, "battlefield", player)
        for player in ("Alice", "Bob")
        for number, card in enumerate(SCENERY)
    ]
    placed += [
        PlacedObject(f"{player} {zone} {card}", card, zone, player)
        for player in ("Alice", "Bob")
        for zone in ("hand", "graveyard", "library")
        for card in ("Grizzly Bears", "Giant Growth")
    ]
    if held:
        placed.append(PlacedObject("the card", name, "hand", "Alice"))
    else:
        placed += [_in_play(f"{player}'s card", LIBRARY.cards[name], player, back) for player in ("Alice", "Bob")]
    players = tuple(PlayerSetup(player, mana=MANA) for player in ("Alice", "Bob"))
    return Setup(players, "Alice", objects=tuple(placed))


def _in_play(alias: str, card: Card, player: str, back: bool = False) -> PlacedObject:
    face = card.back if back and card.back is not None else card
    host = f"{player} {_host(face)}" if {"aura", "equipment"} & set(face.subtypes) else ""
    counters = {"charge": 2, "age": 1} if "creature" not in face.types else {"+1/+1": 2}
    return PlacedObject(
        alias,
        card.name,
        "battlefield",
        player,
        transformed=back,
        protector=("Bob" if player == "Alice" else "Alice") if "battle" in face.types else "",
        counters=counters | ({"defense": 2} if "battle" in face.types else {}),
        attached_to=host,
        chosen={"color": "green"},
    )


def _host(card: Card) -> int:
    """Where in the scenery there is something for the Aura or Equipment."""
    for ability in card.abilities:
        if isinstance(ability, KeywordAbility) and ability.phrase is not None:
            types = ability.phrase.filter.types
            return {("land",): 4, ("artifact",): 7}.get(types, 5)
    return 5


def game(name: str, held: bool, back: bool = False) -> Game:
    return Game(new_state(setup(name, held, back), LIBRARY)[0], LIBRARY, tracing=True)


def answered(of: Game, chooser: random.Random) -> None:
    """Answer everything that the game asks, until somebody has priority again."""
    for _ in range(MOST_ANSWERS):
        if of.pending is None:
            return
        move_on(of, chooser)
    raise AssertionError(f"asks on and on: {of.pending}")


def played_on(of: Game, chooser: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if of.state.over:
            return
        move_on(of, chooser)


@pytest.mark.parametrize("name", sorted(LIBRARY.cards))
def test_a_card_in_hand_can_be_played(name: str) -> None:
    table = game(name, held=True)
    card = next(o.id for o in table.state.objects.values() if o.zone == "hand" and o.printed.name == name)
    act = PlayLand("Alice", card) if "land" in LIBRARY.cards[name].types else CastSpell("Alice", card)
    if name in NEEDS_MORE:
        with pytest.raises(Illegal):
            table.perform(act, Wishes(strict=False))
        return
    table.perform(act, Wishes(strict=False))
    played_on(table, random.Random(name), 30)


NEEDS_MORE = {
    "Absorb": "a spell on the stack",
    "Aliban's Tower": "a blocking creature",
    "Ancestral Vision": "a mana cost",
    "Annul": "a spell on the stack",
    "Armed Response": "an attacking creature",
    "Artifact Blast": "a spell on the stack",
    "Assassinate": "a tapped creature",
    "Boggart Birth Rite": "a Goblin card in the graveyard",
    "Cancel": "a spell on the stack",
    "Chastise": "an attacking creature",
    "Confound": "a spell on the stack",
    "Counterspell": "a spell on the stack",
    "Cradle to Grave": "a creature that entered this turn",
    "Crush": "an artifact that is no creature",
    "Dispel": "a spell on the stack",
    "Divine Verdict": "an attacking or blocking creature",
    "Double Major": "a spell on the stack",
    "Essence Scatter": "a spell on the stack",
    "Force Spike": "a spell on the stack",
    "Grip of Amnesia": "a spell on the stack",
    "Outwit": "a spell on the stack",
    "Rethink": "a spell on the stack",
    "Saw It Coming": "a spell on the stack",
    "Spell Rupture": "a spell on the stack",
    "Twincast": "a spell on the stack",
}
"""What the scenery lacks for casting a card."""


IN_PLAY = [
    (card.name, back)
    for card in LIBRARY.cards.values()
    for face, back in ((card, False), (card.back, True))
    if face is not None and not {"instant", "sorcery"} & {*face.types}
]


@pytest.mark.parametrize(("name", "back"), sorted(IN_PLAY))
def test_every_ability_of_a_card_in_play_can_be_used(name: str, back: bool) -> None:
    chooser = random.Random(name)
    table = game(name, held=False, back=back)
    for act in list(table.possible_acts("Alice")):
        twin = table.fork()
        try:
            twin.perform(act, Wishes(strict=False))
        except Illegal:
            continue
        answered(twin, chooser)
        for _ in range(2):
            if not twin.state.over:
                twin.pass_priority()
                answered(twin, chooser)
    played_on(table, chooser, 30)
