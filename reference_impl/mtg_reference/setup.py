"""A state put together as a case describes it: exactly as stated, with no triggers and no replacement."""

from __future__ import annotations

import difflib
from typing import Any

import msgspec

from mtg_reference.face_down import NOTHING_LISTED
from mtg_reference.state import Combat, Mana, Object, ObjectId, Player, State, Subject
from mtg_spec.protocol import PlacedObject, Setup
from mtg_spec.symbols import symbols_of_mana
from mtg_spec.syntax import Card, Library


class UnknownCard(Exception):
    """A card that has no definition; `near` the nearest names."""

    def __init__(self, name: str, library: Library) -> None:
        super().__init__(name)
        self.name = name
        self.near = difflib.get_close_matches(name, library.cards, 3)


class Unsupported(Exception):
    """A property that the engine can't place yet; the capability's word."""


def new_state(setup: Setup, library: Library) -> tuple[State, dict[str, int]]:
    """The state of a setup, and the number of the card behind each alias."""
    return _Builder(setup, library).build()


class _Builder:
    def __init__(self, setup: Setup, library: Library) -> None:
        self.setup = setup
        self.library = library
        self.objects: dict[ObjectId, Object] = {}
        self.zones: dict[tuple[str, str], list[ObjectId]] = {}
        self.aliases: dict[str, int] = {}
        self.clock = 1

    def build(self) -> tuple[State, dict[str, int]]:
        turn_began = 1
        for placed in self.setup.objects:
            self._place(placed)
        for placed in self.setup.objects:
            self._attach(placed)
        for player in self.setup.players:
            self._pad(player.name, player.library_filler)
        fighting = self.setup.step in ("beginning of combat", "end of combat") or "combat" in self.setup.step
        players = tuple(
            Player(
                p.name,
                life=p.life,
                counters=(("poison", p.poison),) if p.poison else (),
                pool=tuple(Mana(t) for t in symbols_of_mana(p.mana)),
                hand=self._zone("hand", p.name),
                library=self._zone("library", p.name),
                graveyard=self._zone("graveyard", p.name),
                lands_played=p.lands_played,
                turn_began=turn_began,
            )
            for p in self.setup.players
        )
        state = State(
            players=players,
            objects=self.objects,
            battlefield=self._zone("battlefield"),
            exile=self._zone("exile"),
            command=self._zone("command"),
            active=self.setup.active,
            turn=3,
            step=self.setup.step,
            priority=self.setup.active,
            combat=Combat() if fighting else None,
            clock=self.clock,
            next_id=len(self.objects) + 1,
            random=tuple(self._outcome(outcome) for outcome in self.setup.random),
        )
        return state, self.aliases

    def _outcome(self, outcome: dict[str, Any]) -> dict[str, Any]:
        """A scripted outcome, with the numbers of the cards that are named in it."""
        if "shuffle" not in outcome:
            return outcome
        return {"shuffle": tuple(self.aliases[alias] for alias in outcome["shuffle"])}

    def _zone(self, zone: str, player: str = "") -> tuple[ObjectId, ...]:
        return tuple(self.zones.get((zone, player), ()))

    def _card(self, name: str) -> Card:
        try:
            return self.library.cards[name]
        except KeyError:
            raise UnknownCard(name, self.library) from None

    def _place(self, placed: PlacedObject) -> None:
        if placed.zone == "stack":
            raise Unsupported("objects on the stack")
        self.clock += 1
        controller = placed.controller or placed.owner
        card = self._card(placed.card)
        hidden = placed.face_down and placed.zone == "battlefield"
        if placed.transformed and card.back is None:
            raise Unsupported(f"the back face of {placed.card}, which has none")
        face = card.back if placed.transformed and card.back is not None else card
        obj = Object(
            id=len(self.objects) + 1,
            card=len(self.objects) + 1,
            printed=NOTHING_LISTED if hidden else face,
            definition=card if hidden or placed.transformed else None,
            face_down=placed.face_down,
            back_up=placed.transformed,
            protector=placed.protector,
            owner=placed.owner,
            controller=controller,
            zone=placed.zone,
            timestamp=self.clock,
            tapped=placed.tapped,
            damage=placed.damage,
            counters=tuple(sorted(placed.counters.items())),
            chosen=tuple(sorted((what, _as_word(what, value)) for what, value in placed.chosen.items())),
            held_by=controller,
            held_since=self.clock if placed.new else 0,
        )
        self._add(obj)
        self.aliases[placed.alias] = obj.card

    def _add(self, obj: Object) -> None:
        self.objects[obj.id] = obj
        shared = obj.zone in ("battlefield", "exile", "command")
        self.zones.setdefault((obj.zone, "" if shared else obj.owner), []).append(obj.id)

    def _attach(self, placed: PlacedObject) -> None:
        if placed.attached_to:
            host: Subject = self.aliases.get(placed.attached_to, placed.attached_to)
            id_ = self.aliases[placed.alias]
            self.objects[id_] = msgspec.structs.replace(self.objects[id_], attached_to=host)

    def _pad(self, player: str, number: int) -> None:
        card = self._card(self.setup.filler)
        for _ in range(number):
            id_ = len(self.objects) + 1
            self._add(Object(id=id_, card=id_, printed=card, owner=player, controller=player, zone="library"))


def _as_word(what: str, value: str) -> str:
    """Types as the definitions write them, in lower case."""
    return value.lower() if what.endswith("type") else value
