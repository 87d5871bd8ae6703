"""The scene of a case while it is compiled: its players, the objects that were placed, and their aliases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from mtg_conformance.naming import NUMBERS, PLAYERS, NameTable, UnreadableError, read_list
from mtg_spec.protocol import PlacedObject, Zone


@dataclass(slots=True)
class Placed:
    """An object that a Given step places; `alias` is empty until all are placed, unless the step says it."""

    card: str
    zone: Zone
    owner: str
    controller: str
    alias: str = ""
    new: bool = False
    tapped: bool = False
    face_down: bool = False
    transformed: bool = False
    protector: str = ""
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: str = ""
    chosen: dict[str, str] = field(default_factory=dict)

    def message(self) -> PlacedObject:
        """The object as the protocol states it."""
        return PlacedObject(
            alias=self.alias,
            card=self.card,
            zone=self.zone,
            owner=self.owner,
            controller=self.controller if self.controller != self.owner else "",
            new=self.new,
            tapped=self.tapped,
            face_down=self.face_down,
            transformed=self.transformed,
            protector=self.protector,
            damage=self.damage,
            counters=self.counters,
            attached_to=self.attached_to,
            chosen=self.chosen,
        )


Finder: TypeAlias = Callable[[str, int], Iterator[tuple[str, str, int]]]
"""Finds the names at a place of a text: as written, the name, and where it ends."""


class Scene:
    """Players, cards and aliases of one case; reads the slots that name them."""

    def __init__(self, players: int, cards: NameTable) -> None:
        self.players = PLAYERS[:players]
        self.cards = cards
        self.objects: list[Placed] = []
        self.aliases = NameTable()
        self.by_alias: dict[str, Placed] = {}
        self._crowds: dict[str, list[str]] = {}

    # --- placing ---

    def player(self, name: str) -> str:
        """A player of this case."""
        if name not in self.players:
            raise UnreadableError(
                f"{name} does not play in this case",
                f"tag it @players:{PLAYERS.index(name) + 1}, or use {', '.join(self.players)}",
                name,
            )
        return name

    def opponent(self, player: str) -> str:
        """The only opponent of a player; with more players the step must say whom it means."""
        others = [name for name in self.players if name != player]
        if len(others) > 1:
            raise UnreadableError(
                "with more than two players the attack must say whom it goes to",
                f"write `{player} attacks {others[0]} with …`",
            )
        return others[0]

    def read_cards(self, text: str) -> list[tuple[str, str]]:
        """The cards of a `{cards}` slot, each with the alias that it is called, or none."""
        groups = read_list(text, self._cards_at, self._no_card)
        return [entry for group in groups for entry in group]

    def _cards_at(self, text: str, begin: int) -> Iterator[tuple[list[tuple[str, str]], int]]:
        for form, name, end in self.cards.at(text, begin):
            if form == name:
                yield from self._called(text, name, 1, end)
        word = text[begin:].split(" ", 1)[0]
        count = NUMBERS.get(word, int(word) if word.isdecimal() and len(word) < 4 else 0)
        if not 0 < count <= 100:
            return
        for form, name, end in self.cards.at(text, begin + len(word) + 1):
            if count > 1 or form == name:
                yield from self._called(text, name, count, end)

    def _called(self, text: str, name: str, count: int, end: int) -> Iterator[tuple[list[tuple[str, str]], int]]:
        word = " called "
        if not text.startswith(word, end):
            yield [(name, "")] * count, end
            return
        aliases: list[str] = []
        at = end + len(word)
        while True:
            stops = [stop for stop in (text.find(", ", at), text.find(" and ", at)) if stop >= 0]
            stop = min(stops, default=len(text))
            aliases.append(text[at:stop])
            if len(aliases) == count:
                yield [(name, alias) for alias in aliases], stop
                return
            if stop == len(text):
                raise UnreadableError(
                    f"{count} cards, but {len(aliases)} names after `called`", "name each of them", text[end + 1 :]
                )
            at = stop + (2 if text[stop] == "," else 5)

    def _no_card(self, piece: str) -> UnreadableError:
        words = piece.split(" ", 1)
        counted = len(words) > 1 and (words[0] in NUMBERS or words[0].isdecimal())
        name = words[1] if counted else piece
        if name in self.cards:
            return UnreadableError(
                f"{piece!r} can't be read as cards", "write a number from 1 to 100 and the card's name", piece
            )
        near = self.cards.nearest(name)
        if near and name == f"{near}s":
            return UnreadableError(f"{name!r} is a plural without a number", f"write `{near}`, or `two {name}`", name)
        hint = (
            f"did you mean {near!r}?"
            if near
            else "spec/cards/ has no document of that card: check the name, or add one"
        )
        return UnreadableError(f"unknown card {name!r}", hint, name)

    def place(self, placed: list[Placed]) -> None:
        """Adds objects, in the order written."""
        for item in placed:
            if item.alias:
                self._check_alias(item.alias, item.card)
                self._know(item)
            self.objects.append(item)

    def _check_alias(self, alias: str, card: str) -> None:
        if alias in PLAYERS:
            raise UnreadableError(f"{alias!r} is a player's name", "call the card something else", alias)
        if not alias or not all(char.isalnum() or char in " '-" for char in alias) or " and " in f" {alias} ":
            raise UnreadableError(
                f"{alias!r} can't be an alias",
                "use letters, digits, blanks, apostrophes and hyphens, without `and`",
                alias,
            )
        if alias in self.by_alias:
            raise UnreadableError(f"the alias {alias!r} is taken", "call the card something else", alias)
        if alias in self.cards and alias != card:
            raise UnreadableError(f"{alias!r} is the name of another card", "call the card something else", alias)

    def _know(self, item: Placed) -> None:
        self.by_alias[item.alias] = item
        self.aliases.add(item.alias)

    def give_names(self) -> None:
        """Names what no step has named: after its card, with a number where several are unnamed."""
        unnamed: dict[str, list[Placed]] = defaultdict(list)
        for item in self.objects:
            if not item.alias:
                unnamed[item.card].append(item)
        for card, items in unnamed.items():
            if len(items) == 1 and card not in self.by_alias:
                items[0].alias = card
                self._know(items[0])
                continue
            count = 0
            for item in items:
                count += 1
                while f"{card} {count}" in self.by_alias:
                    count += 1
                item.alias = f"{card} {count}"
                self._know(item)
            self._crowds[card] = [item.alias for item in items]

    def check_new(self, alias: str, card: str) -> None:
        """Raises UnreadableError where an object that came to be during the case can't be called so."""
        self._check_alias(alias, card)

    def name_new(self, alias: str, card: str, player: str) -> None:
        """Makes known the alias of an object that came to be during the case."""
        self._know(Placed(card=card, zone="battlefield", owner=player, controller=player, alias=alias))

    # --- referring ---

    def object(self, text: str) -> str:
        """The alias of an object of the case."""
        if text in self.by_alias:
            return text
        raise self._no_object(text)

    def _no_object(self, text: str) -> UnreadableError:
        if text in self._crowds:
            names = self._crowds[text]
            shown = ", ".join(names[:-1]) + f" and {names[-1]}" if len(names) > 1 else names[0]
            return UnreadableError(f"there is more than one {text}: say which", f"they are called {shown}", text)
        if text in PLAYERS:
            return UnreadableError(f"{text} is a player, not an object", "name an object of the case", text)
        if text in self.cards:
            return UnreadableError(f"the case has no {text}", "place it with a Given step", text)
        near = self.aliases.nearest(text)
        hint = f"did you mean {near!r}?" if near else f"the case has: {', '.join(self.aliases.names) or 'no objects'}"
        return UnreadableError(f"unknown object {text!r}", hint, text)

    def object_list(self, text: str) -> tuple[str, ...]:
        """The aliases of a list of objects, none twice."""
        return self._list(text, self.aliases.at)

    def target(self, text: str) -> str:
        """An object or a player."""
        return self.player(text) if text in PLAYERS else self.object(text)

    def target_list(self, text: str) -> tuple[str, ...]:
        """Objects and players, in the order written; a thing may occur twice (rule 601.2c)."""
        return self._list(text, self._target_at, doubled=True)

    def _target_at(self, text: str, begin: int) -> Iterator[tuple[str, str, int]]:
        for name in self.players:
            end = begin + len(name)
            if text.startswith(name, begin) and (end == len(text) or text[end] in " ,"):
                yield name, name, end
        yield from self.aliases.at(text, begin)

    def _list(self, text: str, at: Finder, doubled: bool = False) -> tuple[str, ...]:
        def items(whole: str, begin: int) -> Iterator[tuple[str, int]]:
            for _, name, end in at(whole, begin):
                yield name, end

        names = tuple(read_list(text, items, self._no_object))
        if not doubled and len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise UnreadableError(f"{twice!r} is named twice", "name each object once", twice)
        return names

    def division(self, text: str) -> dict[str, int]:
        """`2 to Grizzly Bears and 1 to Bob` as a mapping of objects and players to numbers."""

        def items(whole: str, begin: int) -> Iterator[tuple[tuple[str, int], int]]:
            digits, _, rest = whole[begin:].partition(" to ")
            if digits.isdecimal() and len(digits) < 7 and rest:
                for _, name, end in self._target_at(whole, begin + len(digits) + 4):
                    yield (name, int(digits)), end

        def fault(piece: str) -> UnreadableError:
            name = piece.partition(" to ")[2]
            return (
                self._no_object(name) if name else UnreadableError(f"{piece!r} is no share", "write `2 to NAME`", piece)
            )

        pairs = read_list(text, items, fault)
        if len(dict(pairs)) < len(pairs):
            raise UnreadableError("something gets two shares", "write one share for each", text)
        return dict(pairs)
