"""Choices that an effect offers, beside those made as a spell or ability was put on the stack (608.2d)."""

from __future__ import annotations

from typing import Any

from mtg_reference.rules import rule
from mtg_reference.run import Decision, Procedure, Run


@rule("608.2d", off=lambda run, decision: without_asking(decision))
def announced_now(run: Run, decision: Decision) -> Procedure[Any]:
    """What an effect leaves to a player, this player announces while the effect is applied."""
    return (yield decision)


def without_asking(decision: Decision) -> Any:
    """What comes first among the options, as few of them as may be, but something: the choice of a player who isn't asked."""
    first = decision.options[: max(decision.least, 1)]
    return first if decision.kind == "objects" else decision.options[0]
