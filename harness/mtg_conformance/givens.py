"""Given steps: what they place and set, folded into one `Setup`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.naming import UnreadableError
from mtg_conformance.reading import COLORS, Values
from mtg_conformance.scene import Placed, Scene
from mtg_spec.protocol import PlayerSetup, Setup, StepName, Zone

FILLER = "Wastes"
"""The card with which libraries are filled."""


@dataclass(slots=True)
class _Player:
    life: int = 20
    poison: int = 0
    mana: str = ""
    lands_played: int = 0
    library_filler: int = 20


@dataclass(slots=True)
class Board:
    """What the Given steps of a case have said so far, besides the objects of the scene."""

    scene: Scene
    active: str = "Alice"
    step: StepName = "precombat main"
    players: dict[str, _Player] = field(default_factory=dict)
    random: list[dict[str, Any]] = field(default_factory=list)
    said: set[tuple[str, ...]] = field(default_factory=set)

    def once(self, *what: str) -> None:
        """Makes saying the same thing twice a fault."""
        if what in self.said:
            raise UnreadableError("an earlier step says this already", "keep one of the two")
        self.said.add(what)

    def of(self, player: str) -> _Player:
        """What is said of a player."""
        return self.players.setdefault(player, _Player())

    def setup(self) -> Setup:
        """The state at which the case starts."""
        players = []
        for name in self.scene.players:
            said = self.of(name)
            players.append(
                PlayerSetup(
                    name=name,
                    life=said.life,
                    poison=said.poison,
                    mana=said.mana,
                    lands_played=said.lands_played,
                    library_filler=said.library_filler,
                )
            )
        return Setup(
            players=tuple(players),
            active=self.active,
            step=self.step,
            objects=tuple(item.message() for item in self.scene.objects),
            filler=FILLER,
            random=tuple(self.random),
        )


def placed(operation: str, values: Values) -> list[Placed]:
    """The objects that a placing step puts somewhere."""
    owner = values.get("owner", values["player"])
    zone = PLACING[operation]
    return [Placed(card, zone, owner, values["player"], alias) for card, alias in values["cards"]]


PLACING: dict[str, Zone] = {
    "permanents": "battlefield",
    "borrowed": "battlefield",
    "hand": "hand",
    "graveyard": "graveyard",
    "exile": "exile",
    "command zone": "command",
    "library": "library",
}
"""The operations that place objects, and where."""


def apply(operation: str, values: Values, board: Board) -> None:
    """Does what a Given step says that places nothing; raises UnreadableError when it can't be so."""
    _SETTING[operation](values, board)


def _item(board: Board, alias: str, *zones: Zone) -> Placed:
    item = board.scene.by_alias[alias]
    if item.zone not in (zones or ("battlefield",)):
        raise UnreadableError(f"{alias} is not on the battlefield", "say this of a permanent", alias)
    return item


def _turn(values: Values, board: Board) -> None:
    board.once("turn")
    if values["step"] in ("untap", "cleanup"):
        raise UnreadableError(
            "nobody has priority in that step, so no case can start there",
            "start in the step before it",
            values["step"],
        )
    board.active = values["player"]
    board.step = values["step"]


def _tapped(values: Values, board: Board) -> None:
    for alias in values["objects"]:
        board.once("tapped", alias)
        _item(board, alias).tapped = True


def _face_down(values: Values, board: Board) -> None:
    for alias in values["objects"]:
        board.once("face down", alias)
        _item(board, alias, "battlefield", "exile").face_down = True


def _transformed(values: Values, board: Board) -> None:
    for alias in values["objects"]:
        board.once("transformed", alias)
        item = _item(board, alias)
        if item.face_down:
            raise UnreadableError(f"{alias} is face down", "a face-down permanent has no back face up (712.15a)", alias)
        item.transformed = True


def _protector(values: Values, board: Board) -> None:
    board.once("protector", values["object"])
    _item(board, values["object"]).protector = values["player"]


def _new(values: Values, board: Board) -> None:
    for alias in values["objects"]:
        board.once("new", alias)
        item = _item(board, alias)
        if item.controller != values["player"]:
            raise UnreadableError(
                f"{item.controller} controls {alias}",
                f"name {item.controller}, or place it otherwise",
                values["player"],
            )
        item.new = True


def _attached(values: Values, board: Board) -> None:
    board.once("attached", values["object"])
    item = _item(board, values["object"])
    if values["host"] == values["object"]:
        raise UnreadableError(
            "nothing can be attached to itself", "name another object (rules 301.5, 303.4)", values["host"]
        )
    if values["host"] in board.scene.by_alias:
        _item(board, values["host"])
    item.attached_to = values["host"]


def _counters(values: Values, board: Board) -> None:
    board.once("counters", values["object"], values["counter"])
    if not values["number"]:
        raise UnreadableError("no counters need not be said", "remove the step")
    _item(board, values["object"], "battlefield", "exile", "graveyard").counters[values["counter"]] = values["number"]


def _damage(values: Values, board: Board) -> None:
    board.once("damage", values["object"])
    _item(board, values["object"]).damage = values["number"]


def _chosen(values: Values, board: Board) -> None:
    board.once("chosen", values["object"], values["quality"])
    word, quality = values["word"], values["quality"]
    if quality == "color" and word not in COLORS:
        raise UnreadableError(f"{word!r} is no color", f"the colors are {', '.join(COLORS)} (rule 105.1)", word)
    if quality == "player":
        board.scene.player(word) if word in board.scene.players else _no_player(word)
    _item(board, values["object"]).chosen[quality] = word


def _no_player(word: str) -> None:
    raise UnreadableError(f"{word!r} is no player of this case", "name one", word)


def _life(values: Values, board: Board) -> None:
    board.once("life", values["player"])
    board.of(values["player"]).life = values["number"]


def _poison(values: Values, board: Board) -> None:
    board.once("poison", values["player"])
    board.of(values["player"]).poison = values["number"]


def _mana(values: Values, board: Board) -> None:
    board.once("mana", values["player"])
    board.of(values["player"]).mana = values["mana"]


def _land_played(values: Values, board: Board) -> None:
    board.of(values["player"]).lands_played += 1


def _library_size(values: Values, board: Board) -> None:
    board.once("library size", values["player"])
    board.of(values["player"]).library_filler = values["number"]


def _shuffle(values: Values, board: Board) -> None:
    board.random.append({"shuffle": list(values["objects"])})


_SETTING: dict[str, Callable[[Values, Board], None]] = {
    "turn": _turn,
    "tapped": _tapped,
    "face down": _face_down,
    "transformed": _transformed,
    "protector": _protector,
    "new": _new,
    "attached": _attached,
    "counters": _counters,
    "damage": _damage,
    "chosen": _chosen,
    "life": _life,
    "poison": _poison,
    "mana": _mana,
    "land played": _land_played,
    "library size": _library_size,
    "coin flip": lambda values, board: board.random.append({"flip": values["coin"]}),
    "die roll": lambda values, board: board.random.append({"roll": values["number"]}),
    "shuffle": _shuffle,
}

OPERATIONS = frozenset({*PLACING, *_SETTING})
"""The operations of Given phrases that the compiler understands."""
