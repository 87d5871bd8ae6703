"""Randomness (103.3, 701.24): scripted outcomes first, in order; then a generator seeded by the state."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from mtg_reference.run import Run
from mtg_reference.state import ObjectId

T = TypeVar("T")


def shuffled(run: Run, things: Sequence[T]) -> tuple[T, ...]:
    """The things in a random order; the state's seed moves on."""
    generator = random.Random(run.state.seed)
    mixed = list(things)
    generator.shuffle(mixed)
    run.change(layers=False, seed=generator.getrandbits(63))
    return tuple(mixed)


def shuffled_library(run: Run, cards: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The cards of a library in a random order, those on top that the script of the next shuffle names."""
    script = scripted(run, "shuffle") or ()
    by_card = {run.object(i).card: i for i in cards}
    on_top = tuple(by_card[card] for card in script if card in by_card)
    return (*on_top, *shuffled(run, [i for i in cards if i not in on_top]))


def scripted(run: Run, kind: str) -> Any:
    """The next scripted outcome of that kind ("flip", "roll"), taken off the script; None if the script has none."""
    script = run.state.random
    for number, outcome in enumerate(script):
        if kind in outcome:
            run.change(layers=False, random=script[:number] + script[number + 1 :])
            return outcome[kind]
    return None
