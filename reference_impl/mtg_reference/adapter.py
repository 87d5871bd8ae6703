"""The reference engine as an engine under test: the protocol's acts and questions in terms of `game`."""

from __future__ import annotations

from typing import Any

from mtg_reference import observing
from mtg_reference.acting import Table
from mtg_reference.rules import Fault
from mtg_reference.rules import Illegal as RulesForbid
from mtg_reference.search import TooManyChoices
from mtg_reference.setup import UnknownCard
from mtg_reference.setup import Unsupported as CannotPlace
from mtg_spec.documents import root, version_of
from mtg_spec.protocol import (
    Act,
    Derivation,
    Ended,
    Engine,
    Illegal,
    Observed,
    Ok,
    Question,
    Setup,
    Unsupported,
)
from mtg_spec.reader import load_library
from mtg_spec.serving import Adapter
from mtg_spec.syntax import Library

CAPABILITIES = ("trace",)


class ReferenceAdapter(Adapter):
    """Plays cases on the reference engine. `fault` plants a fault at a site, for measuring the suite."""

    def __init__(self, library: Library | None = None, fault: Fault | None = None) -> None:
        self._library = library
        self._fault = fault
        self._table: Table | None = None
        self._derivation: list[Derivation] = []

    @property
    def library(self) -> Library:
        """The card and keyword documents, read at the first case."""
        if self._library is None:
            self._library = load_library(root())
        return self._library

    @property
    def table(self) -> Table:
        """The game that is being played."""
        assert self._table is not None, "no case has been started"
        return self._table

    def initialize(self) -> Engine:
        """Name, version and capabilities."""
        return Engine(
            name="reference",
            version=version_of(root()),
            language="Python",
            capabilities=CAPABILITIES,
            cards=tuple(self.library.cards),
        )

    def start(self, setup: Setup) -> Ok | Unsupported:
        """Put the state together."""
        self._derivation = []
        try:
            self._table = Table(setup, self.library, self._fault)
        except UnknownCard as unknown:
            near = f"did you mean {', '.join(unknown.near)}?" if unknown.near else ""
            return Unsupported("card", unknown.name, near)
        except CannotPlace as capability:
            return Unsupported("capability", str(capability))
        return Ok()

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        """Perform an act through the rules."""
        try:
            self.table.perform(act)
        except RulesForbid as reason:
            self._record(RefusedNote(reason))
            return Illegal(reason.reason, reason.number)
        except TooManyChoices as about:
            return Unsupported("capability", "search", f"too many choices for {about}")
        finally:
            self._collect()
        return Ok(waits=self.table.waits())

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        """Answer a question; nothing changes."""
        try:
            value: Any = observing.answer(self.table, question)
        except TooManyChoices as about:
            return Unsupported("capability", "search", f"too many choices for {about}")
        except observing.Unanswerable as unknown:
            return Unsupported("capability", str(unknown))
        if isinstance(value, observing.Told):
            self._record(value)
            value = value.value
        return Observed(value)

    def end(self) -> Ended:
        """Forget the game and hand over what happened under which rule."""
        reached = tuple(sorted(self._table.game.run.reached)) if self._table is not None else ()
        derivation, self._derivation, self._table = tuple(self._derivation), [], None
        return Ended(derivation, reached)

    def _collect(self) -> None:
        notes = self.table.game.run.notes
        self._derivation.extend(Derivation(self.request, note.rule, note.text) for note in notes)
        notes.clear()

    def _record(self, note: RefusedNote | observing.Told) -> None:
        self._derivation.append(Derivation(self.request, note.rule, note.text))


class RefusedNote:
    """An act was refused: under which rule and why."""

    def __init__(self, reason: RulesForbid) -> None:
        self.rule = reason.number
        self.text = f"not allowed: {reason.reason}"
