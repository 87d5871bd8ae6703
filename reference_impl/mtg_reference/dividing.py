"""Dividing an amount among several recipients, as the announcement of a spell (601.2d) and combat damage (510.1c) ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def divisions(recipients: Sequence[T], amount: int) -> Iterator[dict[T, int]]:
    """All ways to divide a whole amount among recipients."""
    if len(recipients) == 1:
        yield {recipients[0]: amount}
        return
    for first in range(amount, -1, -1):
        for rest in divisions(recipients[1:], amount - first):
            yield {recipients[0]: first, **rest}
