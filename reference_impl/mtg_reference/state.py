"""The state of a game as a value: frozen structs that share structure. Nothing here changes anything.

Players are known by their names (`str`), objects by the number of their present incarnation (`int`): an object that
changes zones becomes a new object with a new number (400.7), while `card` stays the number of the physical card.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from mtg_spec import syntax
from mtg_spec.syntax import Card

PlayerName: TypeAlias = str
ObjectId: TypeAlias = int
Subject: TypeAlias = int | str
"""An object or a player."""


class Value(msgspec.Struct, frozen=True):
    """A part of the state."""


class Mana(Value, frozen=True):
    """One mana in a pool: its type ("W", "U", "B", "R", "G" or "C"), the object that produced it, what it is limited to (106.6),
    and whether that object was snow (107.4h)."""

    type: str
    source: ObjectId = 0
    spend_on: syntax.Phrase | None = None
    snow: bool = False


class Player(Value, frozen=True):
    """One player: life total, mana pool, zones of their own (library with its top first), what they did this turn."""

    name: PlayerName
    life: int = 20
    counters: tuple[tuple[str, int], ...] = ()
    pool: tuple[Mana, ...] = ()
    hand: tuple[ObjectId, ...] = ()
    library: tuple[ObjectId, ...] = ()
    graveyard: tuple[ObjectId, ...] = ()
    lands_played: int = 0
    turn_began: int = 0  # the clock when their most recent turn began (302.6)
    drew_from_empty: bool = False  # since state-based actions were last checked (704.5b)
    result: str = "playing"  # "won" | "lost" | "drawn"

    def count(self, kind: str) -> int:
        """How many counters of that kind the player has."""
        return dict(self.counters).get(kind, 0)


class Announced(Value, frozen=True):
    """What was announced as a spell was cast or an ability was put on the stack (601.2b-d)."""

    targets: tuple[tuple[str, tuple[Subject, ...]], ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()  # by their printed positions, in printed order (700.2)
    kicked: int = 0
    free: bool = False
    alternative: str = ""
    rather: tuple[syntax.Cost, ...] = ()  # the alternative cost
    more: str = ""  # what is paid to cast it as though it had flash
    paid_otherwise: tuple[str, ...] = ()  # symbols paid with life, or with generic mana (107.4e-f)
    from_zone: str = ""
    spent: tuple[Mana, ...] = ()  # the mana with which its cost was paid
    divided: tuple[tuple[Subject, int], ...] = ()


class Context(Value, frozen=True):
    """What the words of an ability refer to beside its targets: the object and player of the event, an amount, mana types."""

    it: tuple[Subject, ...] = ()
    left: bool = False  # the event was that "it" went from one zone to another
    player: PlayerName = ""
    by: tuple[ObjectId, ...] = ()  # the spell or ability of which something became the target
    amount: int = 0
    mana: tuple[str, ...] = ()
    since: int = 0  # of a delayed triggered ability, the moment of the clock when it was created


class Object(Value, frozen=True):
    """A card, token, spell, or ability on the stack, as it is in its present zone.

    `definition` is the card itself, `printed` the copiable values that it has now (707.2): those of the card's face that is up, or of
    what it copies, then with `copied` true; what it *is* now is computed (`layers.characteristics`). `controller` is who put it where
    it is; control effects come on top. `held_by` / `held_since`: the player who has controlled the permanent without
    a break since that moment of the clock (302.6). `exiled_with`: the object whose ability exiled it (607.2a).
    """

    id: ObjectId
    card: int
    printed: Card
    owner: PlayerName
    controller: PlayerName
    zone: str
    timestamp: int = 0
    definition: Card | None = None
    copied: bool = False
    token: bool = False
    tapped: bool = False
    face_down: bool = False
    back_up: bool = False  # a double-faced one with its back face up (712.8)
    transformed_at: int = 0  # the moment of the clock when it last transformed (701.27f)
    protector: PlayerName = ""  # of a battle (310.8)
    damage: int = 0
    deathtouched: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    counted_since: tuple[tuple[str, int], ...] = ()  # when the last counter of each kind was put on (613.7c)
    attached_to: Subject | None = None
    held_by: PlayerName = ""
    held_since: int = 0
    exiled_with: ObjectId = 0
    way: str = ""  # the keyword whose ability has put it where it is
    since_turn: int = 0  # the turn in which it got there
    cast_as: syntax.Changes | None = None  # as what it was cast (702.103b), as long as it stays that
    may_look: tuple[PlayerName, ...] = ()
    shown_to_controller: bool = False  # whoever controls what exiled it may look at it (702.75a)
    chosen: tuple[tuple[str, str], ...] = ()
    announced: Announced = Announced()
    turned_up_x: int = 0  # the X of the cost for which it was turned face up (702.37f)
    # abilities on the stack
    ability: syntax.ActivatedAbility | syntax.TriggeredAbility | None = None
    source: ObjectId = 0
    context: Context = Context()
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = ()

    @property
    def is_ability(self) -> bool:
        """True for an activated or triggered ability on the stack."""
        return self.ability is not None

    def count(self, kind: str) -> int:
        """How many counters of that kind it has."""
        return dict(self.counters).get(kind, 0)


class Waiting(Value, frozen=True):
    """An ability that has triggered and waits to be put on the stack (603.3)."""

    source: ObjectId
    controller: PlayerName
    ability: syntax.TriggeredAbility
    context: Context
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = ()


class FloatingEffect(Value, frozen=True):
    """A continuous effect from a resolved spell or ability (611.2): its fixed set of objects or players (113.1b), its changes with
    amounts settled."""

    objects: tuple[ObjectId, ...]
    changes: syntax.Changes
    controller: PlayerName
    source: ObjectId
    timestamp: int
    until: syntax.Duration | None
    players: tuple[PlayerName, ...] = ()


class FloatingReplacement(Value, frozen=True):
    """A replacement or prevention effect of a resolved spell or ability (614, 615); `left` how much damage a shield still prevents."""

    effect: syntax.ManaInstead | syntax.MovesInstead | syntax.Regenerate | syntax.Prevention
    controller: PlayerName
    source: ObjectId
    chosen: tuple[tuple[str, str], ...]
    until: syntax.Duration | None
    timestamp: int
    names: tuple[tuple[str, tuple[Subject, ...]], ...] = ()
    left: int = 0


class DelayedTrigger(Value, frozen=True):
    """A delayed triggered ability (603.7), with what its words referred to as it was created."""

    ability: syntax.TriggeredAbility
    controller: PlayerName
    source: ObjectId
    context: Context
    names: tuple[tuple[str, tuple[Subject, ...]], ...]
    since: int = 0


class Permission(Value, frozen=True):
    """An effect that lets a player cast or play something (601.3, 611): one object in all where the words say "a"."""

    act: str
    what: syntax.Phrase
    player: PlayerName
    source: ObjectId
    free: bool
    any_time: bool
    until: syntax.Duration | None
    timestamp: int
    alternative: str = ""  # the alternative cost that must be paid (118.9b)
    rather: tuple[syntax.Cost, ...] = ()
    objects: tuple[ObjectId, ...] | None = None  # these alone, as long as they are where they were
    transformed: bool = False  # with the back face up (712.11a)


class PendingReturn(Value, frozen=True):
    """A zone change that is undone when its duration ends (610.3): the objects exiled, and where each came from."""

    objects: tuple[ObjectId, ...]
    to: str
    source: ObjectId
    controller: PlayerName
    until: syntax.UntilEvent


class Combat(Value, frozen=True):
    """The combat phase: attackers with whom they attack, blockers with what they block, in damage order (506–511)."""

    attackers: tuple[tuple[ObjectId, Subject], ...] = ()
    blockers: tuple[tuple[ObjectId, ObjectId], ...] = ()
    blocked: tuple[ObjectId, ...] = ()  # attackers that became blocked (509.1h)
    first_strike_done: tuple[ObjectId, ...] | None = None  # who dealt damage in the first of two damage steps (510.4)


class Remembered(Value, frozen=True):
    """Last known information of an object that is no longer where it was (608.2h, 113.7a)."""

    object: Object
    characteristics: Any
    became: ObjectId = 0


class State(Value, frozen=True):
    """A whole game between two actions. `stack` has its bottom first; `passed` are those who passed in succession (117.4).

    `clock` counts moments (timestamps, 613.7); `layer_key` is renewed by every change that layers may read, `key` by every change.
    """

    players: tuple[Player, ...]
    objects: dict[ObjectId, Object]
    battlefield: tuple[ObjectId, ...] = ()
    stack: tuple[ObjectId, ...] = ()
    exile: tuple[ObjectId, ...] = ()
    command: tuple[ObjectId, ...] = ()
    active: PlayerName = ""
    turn: int = 1
    step: str = "precombat main"
    combat_damage_steps: int = 0
    priority: PlayerName = ""
    passed: tuple[PlayerName, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    effects: tuple[FloatingEffect, ...] = ()
    permissions: tuple[Permission, ...] = ()
    returns: tuple[PendingReturn, ...] = ()
    replacements: tuple[FloatingReplacement, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    cast_this_turn: tuple[tuple[PlayerName, ObjectId], ...] = ()
    this_turn: tuple[tuple[PlayerName, str, int], ...] = ()  # what players did since the turn began, and how much of it
    last_turn: tuple[tuple[PlayerName, str, int], ...] = ()  # the same of the turn before
    combat: Combat | None = None
    activated: tuple[tuple[ObjectId, int], ...] = ()  # abilities activated this turn, for limits
    exhausted: tuple[tuple[ObjectId, int], ...] = ()  # abilities that could be activated only once, and were
    loyalty_used: tuple[ObjectId, ...] = ()  # permanents of which a loyalty ability was activated this turn (606.3)
    activating: tuple[tuple[ObjectId, int], ...] = ()  # mana abilities that have not resolved yet (605.3c)
    past: dict[ObjectId, Remembered] = {}
    clock: int = 0
    next_id: int = 1
    random: tuple[dict[str, Any], ...] = ()
    seed: int = 0
    over: bool = False
    layer_key: int = 0
    key: int = 0

    def player(self, name: PlayerName) -> Player:
        """The player of that name; KeyError if there is none."""
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    def tally(self, player: PlayerName, what: str, before: bool = False) -> int:
        """How much of something a player has done since the turn began, or in the turn `before`: a word of `syntax.ThisTurn`."""
        done = self.last_turn if before else self.this_turn
        return sum(amount for who, did, amount in done if (who, did) == (player, what))

    @property
    def names(self) -> tuple[PlayerName, ...]:
        """The players in turn order."""
        return tuple(player.name for player in self.players)

    def apnap(self) -> tuple[PlayerName, ...]:
        """The players still in the game, the active player first, then in turn order (101.4)."""
        names = self.names
        at = names.index(self.active) if self.active in names else 0
        return tuple(n for n in names[at:] + names[:at] if self.player(n).result == "playing")
