"""Randomness (103.3, 701.24): scripted outcomes first, in order; then a generator seeded by the state."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from mtg_reference.run import Run

T = TypeVar("T")


def shuffled(run: Run, things: Sequence[T]) -> tuple[T, ...]:
    """The things in a random order; the state's seed moves on."""
    generator = random.Random(run.state.seed)
    mixed = list(things)
    generator.shuffle(mixed)
    run.change(layers=False, seed=generator.getrandbits(63))
    return tuple(mixed)


def scripted(run: Run, kind: str) -> Any:
    """The next scripted outcome of that kind ("flip", "roll"), taken off the script; None if the script has none."""
    script = run.state.random
    for number, outcome in enumerate(script):
        if kind in outcome:
            run.change(layers=False, random=script[:number] + script[number + 1 :])
            return outcome[kind]
    return None
