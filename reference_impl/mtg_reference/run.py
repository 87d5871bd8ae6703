"""A run: the state that a procedure works on, with its trace. Procedures are generators that yield decisions.

Whatever happens is written to `run.state` by replacing the value; a fork is a new run on the same value.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

import msgspec

from mtg_reference.rules import Fault
from mtg_reference.state import Object, ObjectId, Player, PlayerName, State
from mtg_spec.syntax import Library

T = TypeVar("T")
_keys = itertools.count(1)


class Decision(msgspec.Struct, frozen=True):
    """A choice that the game asks of a player.

    `kind` says what is chosen ("priority", "targets", "x", "objects", "may", "mana", "pay", "attackers", …); `options` what may be
    chosen, of which at least `least` and at most `most` for kinds that take several; `about` names what it is for; `later` if it is
    no part of announcing the act in which it comes up, but of what follows on it at once.
    """

    kind: str
    player: PlayerName
    options: tuple[Any, ...] = ()
    least: int = 1
    most: int = 1
    about: str = ""
    detail: Any = None
    later: bool = False


Procedure: TypeAlias = Generator[Decision, Any, T]


class Note(msgspec.Struct, frozen=True):
    """One line of a derivation: the rule and what happened under it."""

    rule: str
    text: str


class Run:
    """The state under a procedure, the definitions it reads, and what is recorded on the way."""

    __slots__ = ("aliases", "cache", "fault", "library", "notes", "reached", "state", "tracing")

    def __init__(self, state: State, library: Library, *, tracing: bool = False, fault: Fault | None = None) -> None:
        self.state = state
        self.library = library
        self.tracing = tracing
        self.fault = fault
        self.notes: list[Note] = []
        self.reached: set[str] = set()
        """The sites that were passed, on forks as well."""
        self.cache: dict[Any, Any] = {}
        self.aliases: dict[int, str] = {}
        """What people call the cards of these numbers, where that is not their name."""

    def fork(self, *, tracing: bool = False) -> Run:
        """A run on the same state whose doings leave this one alone."""
        twin = Run(self.state, self.library, tracing=tracing, fault=self.fault)
        twin.cache = self.cache
        twin.aliases, twin.reached = self.aliases, self.reached
        return twin

    def adopt(self, twin: Run) -> None:
        """Let what has happened on a fork have happened here."""
        self.state = twin.state
        self.notes.extend(twin.notes)

    # --- recording ---

    def note(self, rule: str, text: str | Callable[[], str]) -> None:
        """Record what happened under which rule, if anyone listens."""
        if self.tracing:
            self.notes.append(Note(rule, text if isinstance(text, str) else text()))

    # --- changing the state ---

    def change(self, *, layers: bool = True, **parts: Any) -> None:
        """Replace parts of the state; `layers` false only for changes that no continuous effect's set could depend on."""
        key = next(_keys)
        if layers:
            parts["layer_key"] = key
        self.state = msgspec.structs.replace(self.state, key=key, **parts)

    def put(self, obj: Object, *, layers: bool = True) -> None:
        """Write an object back."""
        self.change(layers=layers, objects={**self.state.objects, obj.id: obj})

    def edit(self, id_: ObjectId, *, layers: bool = True, **parts: Any) -> Object:
        """Replace parts of an object; returns the new value."""
        obj = msgspec.structs.replace(self.state.objects[id_], **parts)
        self.put(obj, layers=layers)
        return obj

    def edit_player(self, name: PlayerName, *, layers: bool = False, **parts: Any) -> Player:
        """Replace parts of a player; returns the new value."""
        players = tuple(msgspec.structs.replace(p, **parts) if p.name == name else p for p in self.state.players)
        self.change(layers=layers, players=players)
        return self.state.player(name)

    def tick(self) -> int:
        """The next moment of the clock, for timestamps (613.7)."""
        self.change(layers=False, clock=self.state.clock + 1)
        return self.state.clock

    def new_id(self) -> ObjectId:
        """A number for a new object."""
        self.change(layers=False, next_id=self.state.next_id + 1)
        return self.state.next_id - 1

    # --- looking ---

    def object(self, id_: ObjectId) -> Object:
        """The object as it is, or as it last was (608.2h); KeyError for a number never given."""
        obj = self.state.objects.get(id_)
        return obj if obj is not None else self.state.past[id_].object

    def exists(self, id_: ObjectId) -> bool:
        """Is the object still in the zone where it got this number?"""
        return id_ in self.state.objects

    def name(self, subject: Any) -> str:
        """A subject's name, for people."""
        if isinstance(subject, str):
            return subject
        obj = self.state.objects.get(subject) or (
            self.state.past[subject].object if subject in self.state.past else None
        )
        if obj is None:
            return "something"
        if obj.is_ability:
            return f"the ability of {self.name(obj.source)}"
        return self.aliases.get(obj.card, obj.printed.name)


def later(procedure: Procedure[T]) -> Procedure[T]:
    """The procedure with all its decisions marked as no part of announcing an act."""
    try:
        decision = next(procedure)
        while True:
            decision = procedure.send((yield msgspec.structs.replace(decision, later=True)))
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]


def answered(procedure: Procedure[T], answers: tuple[Any, ...]) -> Procedure[T]:
    """The procedure with its first decisions answered."""
    left = list(answers)
    try:
        decision = next(procedure)
        while True:
            decision = procedure.send(left.pop(0) if left else (yield decision))
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]
