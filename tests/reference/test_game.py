"""The façade: a game is a value, forks go their own way, illegal acts leave everything as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mtg_reference.acting import Table
from mtg_reference.rules import Illegal
from mtg_spec.protocol import Answer, Attack, Cast, Choices, GoTo, PlacedObject, ResolveStack, TapForMana

Make = Callable[..., Table]


def permanent(card: str, owner: str = "Alice", **more: object) -> PlacedObject:
    return PlacedObject(str(more.pop("alias", card)), card, "battlefield", owner, **more)  # type: ignore[arg-type]


def in_hand(card: str, owner: str = "Alice") -> PlacedObject:
    return PlacedObject(card, card, "hand", owner)


def test_a_fork_goes_its_own_way(table: Make) -> None:
    there = table(permanent("Forest"))
    twin = there.game.fork()
    there.perform(TapForMana("Alice", "Forest"))
    assert there.game.state.player("Alice").pool
    assert not twin.state.player("Alice").pool


def test_a_fork_at_a_pending_choice_waits_for_the_same_choice(table: Make) -> None:
    there = table(permanent("Serra Angel"), permanent("Colossal Dreadmaw"), permanent("Hill Giant", "Bob"))
    there.perform(Attack("Alice", {"Colossal Dreadmaw": "Bob"}))
    while there.game.pending is None:
        there.game.pass_priority()
    twin = there.game.fork()
    assert twin.pending == there.game.pending
    there.game.answer(())
    assert twin.pending is not None and twin.pending.kind == "blockers"


@pytest.mark.parametrize(
    "act",
    [
        Cast("Alice", "Murder", Choices(targets=("Hill Giant",))),
        Cast("Alice", "Giant Growth", Choices(targets=("Bob",))),
        Cast("Alice", "Giant Growth", Choices(targets=("Hill Giant",), x=3)),
        Cast("Bob", "Giant Growth", Choices(targets=("Hill Giant",))),
        Attack("Alice", {"Hill Giant": "Bob"}),
    ],
    ids=["too little mana", "wrong target", "a choice not offered", "not its owner", "not its controller"],
)
def test_an_illegal_act_leaves_the_state_as_it_was(table: Make, act: Cast | Attack) -> None:
    there = table(permanent("Forest"), in_hand("Murder"), in_hand("Giant Growth"), permanent("Hill Giant", "Bob"))
    before = there.game.state
    with pytest.raises(Illegal):
        there.perform(act)
    after = there.game.state
    assert (after.objects, after.players, after.stack, after.step) == (
        before.objects,
        before.players,
        before.stack,
        before.step,
    )


def test_a_refused_answer_leaves_the_choice_pending(table: Make) -> None:
    bears = [permanent("Grizzly Bears", "Bob", alias=f"Bear {n}") for n in (1, 2)]
    there = table(permanent("Colossal Dreadmaw"), *bears)
    there.perform(Attack("Alice", {"Colossal Dreadmaw": "Bob"}))
    while there.game.pending is None or there.game.pending.kind != "divide":
        if there.game.pending is None:
            there.game.pass_priority()
        else:
            first, second = (there.object_id(f"Bear {n}") for n in (1, 2))
            attacker = there.object_id("Colossal Dreadmaw")
            there.game.answer(((first, attacker), (second, attacker)))
    with pytest.raises(Illegal):
        there.perform(Answer("Alice", "divide", {"Bear 1": 1, "Bob": 5}))
    assert there.game.pending is not None and there.game.pending.kind == "divide"
    there.perform(Answer("Alice", "divide", {"Bear 1": 2, "Bear 2": 2, "Bob": 2}))
    assert there.game.state.player("Bob").life == 18


def test_going_to_the_same_step_again_goes_to_the_next_turn(table: Make) -> None:
    there = table()
    there.perform(GoTo("Alice", "precombat main"))
    assert (there.game.state.turn, there.game.state.active) == (5, "Alice")


def test_resolving_an_empty_stack_changes_nothing(table: Make) -> None:
    there = table()
    there.perform(ResolveStack())
    assert there.game.state.step == "precombat main"


def test_tokens_that_nothing_doubles_are_not_told_of_as_doubled(table: Make) -> None:
    there = table(
        permanent("Parallel Lives", "Bob"), permanent("Anointed Procession"), in_hand("Dragon Fodder"), mana="{R}{R}"
    )
    there.game.run.tracing = True
    there.perform(Cast("Alice", "Dragon Fodder", Choices()))
    there.perform(ResolveStack())
    told = [note.text for note in there.game.run.notes if note.rule == "614.16"]
    assert told == ["Anointed Procession: Alice creates 4"]
