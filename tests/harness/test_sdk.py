"""What an adapter raises is what the case is answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mtg_conformance.sdk import Adapter, AdapterError, CardGap, Inexpressible, Refused, Session
from mtg_spec.protocol import (
    Act,
    AskPlayer,
    CaseStart,
    Illegal,
    Observed,
    Ok,
    Pass,
    PlayerSetup,
    Question,
    Setup,
    Skipped,
    Unsupported,
)

START = CaseStart("1", Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), "Alice"))


class Raising(Adapter):
    def __init__(self, reason: Callable[[], Exception], where: str) -> None:
        self.reason, self.where = reason, where

    def _maybe(self, method: str) -> None:
        if method == self.where:
            raise self.reason()

    def start(self, setup: Setup) -> Ok:
        self._maybe("start")
        return Ok()

    def act(self, act: Act) -> Ok:
        self._maybe("act")
        return Ok()

    def observe(self, question: Question) -> Observed:
        self._maybe("observe")
        return Observed(1)


def answers(reason: Callable[[], Exception], where: str) -> list[object]:
    session = Session(Raising(reason, where))
    return [session.start(START), session.act(Pass("Alice")), session.observe(AskPlayer("Alice", "life"))]


def test_a_card_gap_and_what_is_inexpressible_are_unsupported_and_end_the_case() -> None:
    gap = Unsupported("card", "Sol Ring", "not known")
    assert answers(lambda: CardGap("Sol Ring", "not known"), "start") == [gap, Skipped(), Skipped()]
    word = Unsupported("capability", "single pass", "players pass together")
    assert answers(lambda: Inexpressible("single pass", "players pass together"), "act") == [Ok(), word, Skipped()]


def test_what_the_engine_refuses_is_illegal_and_the_case_goes_on() -> None:
    assert answers(lambda: Refused("not now"), "act") == [Ok(), Illegal("not now"), Observed(1)]
    assert answers(lambda: Refused("no such object"), "observe") == [Ok(), Ok(), Illegal("no such object")]


def test_a_state_can_not_be_refused() -> None:
    with pytest.raises(AdapterError, match="a state can't be refused, only be unsupported: too many cards"):
        answers(lambda: Refused("too many cards"), "start")
