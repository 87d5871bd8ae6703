"""One game of python-mtg at a table: aliases, moves, and where the engine is ahead of the case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias
from unittest import mock

from mtg import driver
from mtg.engine import env
from pymtg_cards import corpus, slug

from mtg_conformance.sdk import Inexpressible, Refused

State: TypeAlias = dict[str, Any]
"""The engine's state: sets of rows by relation, and bookkeeping whose names begin with an underscore."""
Move: TypeAlias = tuple[Any, ...]

STEPS: dict[str, str] = {
    word: word.replace(" ", "_")
    for word in (
        "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
        "combat damage", "end of combat", "postcombat main", "end", "cleanup",
    )
}  # fmt: skip
"""The engine's name of each step and main phase."""
STEP_WORDS = {name: step for step, name in STEPS.items()}
COLORS: dict[str, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
"""The engine's name of each kind of mana, in the order WUBRGC."""
_TRIGGERED_KEYWORDS = frozenset(["prowess"])
"""Keywords of triggered abilities among those that the rules program acts on."""
MAIN_PHASES = frozenset(["precombat_main", "postcombat_main"])


class Chooser:
    """Answers the choices inside a move: X and targets as the case names them, and what has one answer. Anything else is
    the case's to say, and it can't be said."""

    def __init__(self, x: int | None = None, targets: Iterable[str] = ()) -> None:
        self._x = x
        self.targets = list(targets)
        """The targets that have not been asked for."""

    def __call__(self, state: State, key: str, options: Iterable[Any] | None, default: Any) -> Any:
        if key == "x_value":
            if self._x is None:
                raise Inexpressible("left open", "the value of X")
            if not 0 <= self._x <= default:
                raise Refused(f"X can be at most {default}")
            return self._x
        found: Sequence[Any] = [] if options is None else list(options)
        if key == "target" and self.targets:
            target = self.targets.pop(0)
            if target not in found:
                raise Refused(f"{target} is not among the targets that the engine would choose from")
            return target
        if options is None or len(found) > 1:
            raise Inexpressible("choices inside a move", f"the engine asks for {key} as it carries out the move")
        return default


class Table:
    """A game and what the case calls its objects."""

    def __init__(self, state: State, players: list[str], ids: dict[str, str]) -> None:
        self.state = state
        self.players = players
        self.ids = ids
        self.resolved = False
        """What the case still has on the stack may have been resolved: the engine does so at once."""
        self.over = ""
        """The step in which the case is while the engine, which does a step's actions as it ends, is in the next."""

    def copy(self) -> Table:
        """A table to try things out at. A move makes a state of its own, so the state can be shared."""
        other = Table(self.state, self.players, self.ids)
        other.resolved, other.over = self.resolved, self.over
        return other

    def forget(self) -> None:
        """Drops what the engine keeps of derived states."""
        driver.clear_cache()

    # --- names

    def id(self, alias: str) -> str:
        """The engine's name of an object."""
        return self.ids[alias]

    def name(self, object_id: str) -> str:
        """What the case calls an object; its card's name, where the case does not name it."""
        return next((alias for alias, known in self.ids.items() if known == object_id), self.card(object_id))

    def card(self, object_id: str) -> str:
        """The name of an object's card. Raises `Inexpressible` for a token, which has none in this engine."""
        card = dict(self.rows("instance_of")).get(object_id)
        if card is None:
            raise Inexpressible("token names", f"the engine gives {object_id} no name")
        return _names()[card]

    # --- reading

    @property
    def step(self) -> str:
        """The engine's step."""
        return str(next(iter(self.rows("current_step")))[0])

    @property
    def active(self) -> str:
        """The active player."""
        return str(next(iter(self.rows("active_player")))[0])

    def rows(self, relation: str) -> set[tuple[Any, ...]]:
        """A relation of the state."""
        return self.state.get(relation) or set()

    def derived(self, relation: str) -> set[tuple[Any, ...]]:
        """A relation that the rules program derives from the state."""
        return driver.run(self.state, [relation])[relation]  # type: ignore[no-any-return]

    def has(self, relation: str, object_id: str) -> bool:
        """Whether a relation of one column names an object."""
        return (object_id,) in self.rows(relation)

    def moves(self, kind: str) -> list[Move]:
        """The moves of a kind that the engine offers now."""
        return [move for move in env.legal_actions(self.state) if move[0] == kind]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(env.is_terminal(self.state))

    def triggers(self) -> bool:
        """Whether any object outside the libraries has a triggered ability: it is resolved as soon as it triggers."""
        hidden = {row[-1] for row in self.rows("in_library")}
        triggered = {row[0] for row in self.rows("card_ability") if row[2] == "triggered"}
        triggered |= {card for card, keyword in self.rows("card_keyword") if keyword in _TRIGGERED_KEYWORDS}
        return any(card in triggered and thing not in hidden for thing, card in self.rows("instance_of"))

    # --- doing

    def do(self, move: Move, x: int | None = None, targets: Iterable[str] = ()) -> None:
        """Makes a move, and stays where it ends. Raises `Refused` or `Inexpressible`, with the state as before."""
        chooser = Chooser(x, targets)
        with mock.patch.object(env, "_advance_to_decision", _stay):
            after = env.step({**self.state, "_policy": chooser}, move)
        if chooser.targets:
            raise Inexpressible("chosen targets", "the engine chooses the targets of this by itself")
        after.pop("_policy", None)
        self.state = after

    def stock(self) -> None:
        """Has the engine count again what mana the active player could spend, as when a phase begins."""
        env._develop_if_main(self.state)

    def advance(self) -> None:
        """One step on, with nobody attacking or blocking."""
        for kind in ("attack", "block"):
            if moves := self.moves(kind):
                if (kind, frozenset()) not in moves:
                    raise Inexpressible("forced combat", f"the engine does not offer to {kind} with nothing")
                self.do((kind, frozenset()))
                return
        self.do(("pass",))

    def nobody_responds(self) -> None:
        """The engine casts instants for the other players by itself, where they can. Raises `Inexpressible`."""
        for player in self.players:
            if player == self.active:
                continue
            probe = {**self.state, "has_priority": {(player,)}}
            for who, spell in driver.run(probe, ["can_cast"])["can_cast"]:
                if who == player and (spell, "instant") in self.rows("spell_type"):
                    raise Inexpressible("responses", f"the engine itself would cast {self.name(spell)} for {player}")


def _stay(state: State) -> None:
    """Instead of going on through all steps to the next choice."""


def _names() -> dict[str, str]:
    if not _NAMES:
        _NAMES.update((slug(name), name) for name in corpus())
    return _NAMES


_NAMES: dict[str, str] = {}
