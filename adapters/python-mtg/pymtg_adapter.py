"""The adapter for python-mtg, whose rules are a Datalog program, through its Python package."""

from __future__ import annotations

import os
from importlib.metadata import version
from typing import ClassVar

import mtg
from pymtg_acts import perform
from pymtg_board import put_up
from pymtg_cards import load
from pymtg_observations import answer
from pymtg_table import Table

from mtg_conformance.sdk import Adapter, Ended, Engine, Observed, Ok, Setup, serve
from mtg_spec.protocol import Act, Question

CAPABILITIES = (
    "given turn",
    "counters",
    "attachments",
    "recent permanents",
    "floating mana",
    "poison",
    "land drops used",
    "chosen payment",
    "illegal acts",
    "can questions",
    "target questions",
    "priority questions",
)
"""What engine and adapter can do beyond the core, some of it in part."""
_COMPILED = frozenset(["inproc", "native", "incremental"])
"""The backends that need no Datalog compiler on the machine."""


class PythonMtgAdapter(Adapter):
    """Plays cases with python-mtg: the state is put up as its relations, every act is a move that it offers."""

    asks: ClassVar[bool] = False

    def __init__(self) -> None:
        self._table: Table | None = None

    def initialize(self) -> Engine:
        backend = mtg.engine_available()
        if backend not in _COMPILED:
            raise RuntimeError(f"python-mtg has no compiled rules for this platform (it would use: {backend})")
        load()
        return Engine(
            name="python-mtg",
            version=version("python-mtg"),
            language="Python, Datalog",
            homepage="https://github.com/yevbar/witchcraft",
            issues="https://github.com/yevbar/witchcraft/issues",
            capabilities=CAPABILITIES,
        )

    def start(self, setup: Setup) -> Ok:
        self._table = None
        self._table = put_up(setup)
        return Ok()

    def act(self, act: Act) -> Ok:
        perform(self._playing, act)
        return Ok()

    def observe(self, question: Question) -> Observed:
        return Observed(answer(self._playing, question))

    def end(self) -> Ended:
        if self._table is not None:
            self._table.forget()
        self._table = None
        return Ended()

    @property
    def _playing(self) -> Table:
        if self._table is None:
            raise RuntimeError("no case has been started")
        return self._table


if __name__ == "__main__":
    serve(PythonMtgAdapter())
    os._exit(0)  # taking down the engine's tables one by one would take seconds
