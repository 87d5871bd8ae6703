"""Random legal games come to an end, and go the same way for the same seed."""

from __future__ import annotations

import pytest

from mtg_reference.playout import play
from mtg_spec.syntax import Library

GREEN = ["Forest"] * 16 + ["Mountain"] * 8 + ["Llanowar Elves", "Grizzly Bears", "Giant Spider", "Lightning Bolt"] * 9
WHITE = ["Plains"] * 14 + ["Swamp"] * 10 + ["Serra Angel", "Youthful Knight", "Typhoid Rats", "Murder"] * 9


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_ends_with_a_winner_or_a_draw(seed: int, library: Library) -> None:
    outcome = play(seed, library, {"Alice": GREEN, "Bob": WHITE})
    assert sorted(outcome.results.values()) in (["lost", "won"], ["drawn", "drawn"])


def test_no_card_is_lost_or_doubled_in_a_random_game(library: Library) -> None:
    state = play(1, library, {"Alice": GREEN, "Bob": WHITE}, limit=300).state
    cards = [obj.card for obj in state.objects.values() if obj.card and not obj.token]
    assert sorted(cards) == list(range(1, len(GREEN) + len(WHITE) + 1))


def test_the_same_seed_gives_the_same_game(library: Library) -> None:
    first, second = (play(3, library, {"Alice": GREEN, "Bob": WHITE}, limit=400) for _ in range(2))
    assert (first.results, first.turns, first.decisions) == (second.results, second.turns, second.decisions)
    assert {i: o.zone for i, o in first.state.objects.items()} == {i: o.zone for i, o in second.state.objects.items()}
