"""One game of phase at a table: aliases and seats, doing things, checkpoints."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import phase

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import Waits

Json: TypeAlias = dict[str, Any]
Ref: TypeAlias = dict[str, int]
"""A target as the engine writes it: {"Object": id} or {"Player": seat}."""

STEPS: dict[str, str] = {
    "untap": "Untap",
    "upkeep": "Upkeep",
    "draw": "Draw",
    "precombat main": "PreCombatMain",
    "beginning of combat": "BeginCombat",
    "declare attackers": "DeclareAttackers",
    "declare blockers": "DeclareBlockers",
    "combat damage": "CombatDamage",
    "end of combat": "EndCombat",
    "postcombat main": "PostCombatMain",
    "end": "End",
    "cleanup": "Cleanup",
}
"""The engine's name of each step and main phase."""
STEP_WORDS = {name: step for step, name in STEPS.items()}
COLORS: dict[str, str] = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green", "C": "Colorless"}
"""The engine's name of each kind of mana, in the order WUBRGC."""
LETTERS = {name: letter for letter, name in COLORS.items()}

_RULED_OUT = ("Action not allowed", "Invalid action", "Wrong player", "Not your priority")
_MISUSED = ("while waiting for",)


class EngineFault(Exception):
    """The engine failed internally, or was driven wrongly."""


def action(kind: str, **data: Any) -> Json:
    """An action in the engine's tagged form."""
    return {"type": kind, "data": data} if data else {"type": kind}


def symbols(mana: str) -> list[str]:
    """The letters of mana symbols: "{G}{G}" -> ["G", "G"]."""
    return re.findall(r"\{([^}]+)\}", mana)


def words(name: str) -> str:
    """An engine's name in lower-case words: "FirstStrike" -> "first strike"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


class Table:
    """A game and what the case calls its objects and players."""

    def __init__(self, engine: phase.Engine, game: phase.Game, players: list[str], ids: dict[str, int]) -> None:
        self.engine = engine
        self.game = game
        self._document: Json | None = None  # the whole game as read last, while nothing has happened since
        self.players = players
        self.ids = ids
        self.events: list[Json] = []
        """What happened since the list was last cleared."""
        self.forced: list[Waits] = []
        """Targets that the engine has chosen without asking since the act began, as there was one way to choose them."""
        self.retargeting: int | None = None
        """The copy for which its controller has said to choose new targets."""

    # --- names

    def seat(self, player: str) -> int:
        """The seat of a player."""
        try:
            return self.players.index(player)
        except ValueError:
            raise EngineFault(f"there is no player {player!r}") from None

    def id(self, alias: str) -> int:
        """The engine's id of an object."""
        try:
            return self.ids[alias]
        except KeyError:
            raise EngineFault(f"there is no object {alias!r}") from None

    def alias(self, object_id: int) -> str:
        """What the case calls an object (or the source of an ability); its card's name, where the case does not name it."""
        for alias, known in self.ids.items():
            if known == object_id:
                return alias
        for entry in self.stack():
            if entry["id"] == object_id and entry["kind"]["type"] != "Spell":
                return self.alias(entry["source_id"])
        found = self.find(object_id)
        return str(found["name"]) if found else f"object {object_id}"

    def ref(self, target: str) -> Ref:
        """A target by its alias or player's name."""
        if target in self.ids:
            return {"Object": self.ids[target]}
        return {"Player": self.seat(target)}

    def name(self, ref: Ref) -> str:
        """The alias or player's name of a target."""
        return self.players[ref["Player"]] if "Player" in ref else self.alias(ref["Object"])

    def among(self, names: Iterable[str], options: Iterable[Ref]) -> list[Ref]:
        """The options of those names, each at most once. Raises `Refused` for a name that no (other) option has."""
        left, chosen = list(options), list[Ref]()
        for name in names:
            own = {"Object": self.ids[name]} if name in self.ids else None
            found = own if own in left else next((option for option in left if self.name(option) == name), None)
            if found is None:
                raise Refused(f"{name} is not among the options")
            left.remove(found)
            chosen.append(found)
        return chosen

    # --- reading

    @property
    def waiting(self) -> Json:
        """What the engine waits for, in its tagged form."""
        return self.game.waiting_for()  # type: ignore[no-any-return]

    @property
    def state(self) -> Json:
        """The whole state, to be read only."""
        return self.save()["state"]  # type: ignore[no-any-return]

    def find(self, object_id: int) -> Json | None:
        """An object, or None where there is none of that id any more."""
        try:
            return self.game.object(object_id)  # type: ignore[no-any-return]
        except (KeyError, ValueError, IndexError):
            return None

    def object(self, alias: str) -> Json:
        """An object that must be there. Raises `Refused` where it is gone."""
        found = self.find(self.id(alias))
        if found is None:
            raise Refused(f"{alias} is no longer in the game")
        return found

    def priority(self) -> int | None:
        """Who has priority, if anyone."""
        waiting = self.waiting
        return int(waiting["data"]["player"]) if waiting["type"] == "Priority" else None

    def stack(self) -> list[Json]:
        """The stack; the last entry is its top."""
        return self.game.stack()  # type: ignore[no-any-return]

    def moment(self) -> tuple[Any, ...]:
        """What must not change while priority is only handed on: the stack and the step."""
        return self.game.turn, self.game.phase, tuple(entry["id"] for entry in self.stack())

    # --- doing

    def do(self, seat: int, what: Json) -> Json:
        """Performs one action, and returns what the engine then waits for. Raises `Refused`, `EngineFault`."""
        before = {entry["id"] for entry in self.stack()}
        self._document = None
        try:
            result = self.game.apply(seat, what)
        except ValueError as error:
            text = str(error)
            if text.startswith(_RULED_OUT) and not any(word in text for word in _MISUSED):
                raise Refused(text.partition(" while waiting for")[0][:400]) from None
            raise EngineFault(f"{what['type']}: {text[:600]}") from None
        except Exception:
            raise
        except BaseException as error:
            if type(error).__name__ != "PanicException":
                raise
            raise EngineFault(f"the engine panicked at {what['type']}: {error}") from None
        self.events += result.events
        self._note_forced(before)
        return result.waiting_for  # type: ignore[no-any-return]

    def _note_forced(self, before: set[int]) -> None:
        """Notes the targets of each triggered ability that is new on the stack and has them already."""
        for entry in self.stack():
            if entry["kind"]["type"] != "TriggeredAbility" or entry["id"] in before:
                continue
            targets = tuple(map(self.name, targets_of(entry["kind"]["data"].get("ability"))))
            if targets:
                number = len(targets)
                player = self.players[entry["controller"]]
                self.forced.append(Waits("targets", player, targets, least=number, most=number))

    def pass_priority(self) -> None:
        """The player who has priority passes."""
        seat = self.priority()
        if seat is None:
            raise Refused(f"nobody has priority: the game waits for {words(self.waiting['type'])}")
        self.do(seat, action("PassPriority"))

    # --- checkpoints

    def save(self) -> Json:
        """A checkpoint; it is read only. Reading the state is most of what this engine costs, so it is done once."""
        if self._document is None:
            self._document = self.game.state()
        return self._document

    def restore(self, saved: Json) -> None:
        """Goes back to a checkpoint."""
        self.game, self._document = self.engine.load_game(saved), None
        self.forced = []

    @contextlib.contextmanager
    def scratch(self) -> Iterator[None]:
        """What is done inside is done to a copy."""
        kept = self.game, self.save(), self.events, self.forced
        self.restore(self.save())
        self.events = []
        try:
            yield
        finally:
            self.game, self._document, self.events, self.forced = kept

    @contextlib.contextmanager
    def whole(self) -> Iterator[None]:
        """All or nothing: where something is refused or can't be expressed, the state is as before."""
        saved = self.save()
        self.events, self.forced = [], []
        try:
            yield
        except (Refused, Inexpressible):
            self.restore(saved)
            raise

    def edit(self, change: Callable[[Json], None]) -> None:
        """Changes the state by hand: for copies on which a question is tried out."""
        saved = self.game.state()
        change(saved["state"])
        self.restore(saved)


def targets_of(ability: Json | None) -> list[Ref]:
    """All targets of a spell or ability on the stack, in order."""
    found: list[Ref] = []
    while ability:
        found += [target for target in ability.get("targets") or () if target not in found]
        ability = ability.get("sub_ability")
    return found


class Deadline:
    """A bound on the time of a search. Past it, the search says that it does not know."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def check(self) -> None:
        """Raises `Inexpressible` when the time is up."""
        if time.monotonic() > self._end:
            raise Inexpressible("payment search", "no way was found in the time there is")
