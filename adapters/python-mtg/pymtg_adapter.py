"""The adapter for python-mtg, whose rules are a Datalog program, through its Python package."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import version
from typing import ClassVar, TypeVar

import mtg
from pymtg_acts import perform
from pymtg_board import put_up
from pymtg_cards import CardGap, load
from pymtg_observations import answer
from pymtg_table import Inexpressible, Refused, Table

from mtg_conformance.sdk import Adapter, Ended, Engine, Illegal, Observed, Ok, Setup, Unsupported, serve
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

_Result = TypeVar("_Result")


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

    def start(self, setup: Setup) -> Ok | Unsupported:
        self._table = None
        try:
            self._table = put_up(setup)
        except CardGap as gap:
            return Unsupported("card", gap.name, gap.why)
        except Inexpressible as gap:
            return Unsupported("capability", gap.word, gap.detail)
        return Ok()

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        def performed() -> Ok:
            perform(self._playing, act)
            return Ok()

        return _reported(performed)

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        return _reported(lambda: Observed(answer(self._playing, question)))

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


def _reported(do: Callable[[], _Result]) -> _Result | Illegal | Unsupported:
    try:
        return do()
    except Refused as refused:
        return Illegal(str(refused))
    except Inexpressible as gap:
        return Unsupported("capability", gap.word, gap.detail)


if __name__ == "__main__":
    serve(PythonMtgAdapter())
    os._exit(0)  # taking down the engine's tables one by one would take seconds
