"""Events, and the one pipeline through which everything that happens goes.

Could it happen (101.2), replacement (614–616), perform, durations that end with it (610.3, 611.2b), triggers (603.2). State-based
actions and putting triggers on the stack follow before a player gets priority (`priority.settle`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_reference.run import Procedure, Run
from mtg_reference.state import ObjectId, PlayerName, Subject, Value
from mtg_spec.syntax import Card, Phrase


class ZoneChange(Value, frozen=True):
    """An object moves to another zone and becomes a new object there (400.7): `became` once performed.

    `controller` of what enters the battlefield or stack; `attach_to` for what enters attached; `exiled_with` the object whose
    ability exiles it; `position` in a library; `keep` true for a spell that becomes a permanent, whose announcements stay known.
    `transformed`: with its back face up (712.14a). `protector` of a battle. `way`: the keyword whose ability moves it so ("this way").
    `by_effect`: an instruction moves it, no cost and no game rule.
    How it enters (614.12): `tapped`, `counters`, `chosen`, `copy` with the copiable values that it takes on.
    """

    object: ObjectId
    to: str
    verb: str = ""
    controller: PlayerName = ""
    tapped: bool = False
    face_down: bool = False
    position: str = "top"
    attach_to: Subject | None = None
    exiled_with: ObjectId = 0
    may_look: tuple[PlayerName, ...] = ()
    shown_to_controller: bool = False
    keep: bool = False
    transformed: bool = False
    protector: PlayerName = ""
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    copy: Card | None = None
    way: str = ""
    by_effect: bool = False
    regenerable: bool = True
    came_from: str = ""
    became: ObjectId = 0


class Tapping(Value, frozen=True):
    """A permanent becomes tapped, or untapped."""

    object: ObjectId
    tapped: bool


class ManaProduction(Value, frozen=True):
    """An ability or effect of `source` adds mana to a player's pool; `tapped` if it is a permanent tapped for mana (106.12b)."""

    source: ObjectId
    player: PlayerName
    mana: tuple[str, ...]
    tapped: bool = False
    spend_on: Phrase | None = None


class TappedForMana(Value, frozen=True):
    """A mana ability with {T} in its cost has resolved and produced mana (106.12a)."""

    object: ObjectId
    player: PlayerName
    mana: tuple[str, ...]


class Damage(Value, frozen=True):
    """A source deals damage to an object or a player (120); `shares` how much of it which shields are to prevent (615.7)."""

    source: ObjectId
    target: Subject
    amount: int
    combat: bool = False
    preventable: bool = True
    shielded: bool = False  # a shield counter has prevented it
    shares: tuple[tuple[tuple[object, ...], int], ...] = ()


class DamageTaken(Value, frozen=True):
    """An object or player is dealt damage, by one source or several at the same time (603.2c)."""

    target: Subject
    amount: int
    combat: bool = False


class LifeChange(Value, frozen=True):
    """A player gains (positive) or loses (negative) life (119.3)."""

    player: PlayerName
    amount: int


class CountersChange(Value, frozen=True):
    """Counters of a kind are put on an object or player, or removed (negative), by a `player` where they are put; `by_effect`: not as
    a cost, or by the rules. `left` how many there are once performed."""

    object: Subject
    kind: str
    amount: int
    player: PlayerName = ""
    by_effect: bool = False
    left: int = 0


class TokensCreated(Value, frozen=True):
    """A player creates tokens (111.1), `transformed` with their back faces up: `entering` how each enters, `became` once performed."""

    player: PlayerName
    token: Card
    amount: int
    tapped: bool = False
    transformed: bool = False
    entering: tuple[ZoneChange, ...] = ()
    became: tuple[ObjectId, ...] = ()


class DrawCard(Value, frozen=True):
    """A player draws one card (121.1)."""

    player: PlayerName


class SpellCast(Value, frozen=True):
    """A spell has become cast (601.2i)."""

    object: ObjectId
    player: PlayerName


class AbilityActivated(Value, frozen=True):
    """An ability has been activated (602.2b)."""

    source: ObjectId
    player: PlayerName
    mana: bool


class AttackDeclared(Value, frozen=True):
    """A creature was declared as an attacker (508.2)."""

    attacker: ObjectId
    defender: Subject


class BlockDeclared(Value, frozen=True):
    """A creature was declared as a blocker of an attacker (509.2); `first` for the first of those that it blocks (509.3a)."""

    blocker: ObjectId
    attacker: ObjectId
    first: bool = True


class BecameBlocked(Value, frozen=True):
    """An attacking creature became blocked (509.3c)."""

    attacker: ObjectId


class CrewedBy(Value, frozen=True):
    """A creature was tapped to pay the crew cost of a Vehicle (702.122b)."""

    creature: ObjectId
    vehicle: ObjectId


class BecameCrewed(Value, frozen=True):
    """A crew ability of a Vehicle has resolved (702.122e)."""

    vehicle: ObjectId


class StayedUnblocked(Value, frozen=True):
    """An attacking creature became an unblocked creature, as no creature was declared as a blocker for it (509.1h, 509.3g)."""

    attacker: ObjectId
    defender: Subject


class StepBegan(Value, frozen=True):
    """A step or phase of the active player's turn began."""

    step: str


class TurnedFaceUp(Value, frozen=True):
    """A face-down permanent is turned face up (708.8); `x` of what was paid for it."""

    object: ObjectId
    x: int = 0


class Transformed(Value, frozen=True):
    """A double-faced permanent transforms (701.27a)."""

    object: ObjectId


class Regenerated(Value, frozen=True):
    """A permanent is regenerated (701.19)."""

    object: ObjectId


class Attachment(Value, frozen=True):
    """An object becomes attached to another object or a player (701.3)."""

    object: ObjectId
    to: Subject


class BecameTarget(Value, frozen=True):
    """An object or player became the target of a spell or ability."""

    subject: Subject
    by: ObjectId


PERFORM: dict[type, Callable[[Run, Any], Any]] = {}
"""How each kind of event is performed: returns the event as it came about, or None if nothing happened."""


def performs(kind: type) -> Callable[[Callable[[Run, Any], Any]], Callable[[Run, Any], Any]]:
    """Mark the function that performs a kind of event."""

    def mark(function: Callable[[Run, Any], Any]) -> Callable[[Run, Any], Any]:
        PERFORM[kind] = function
        return function

    return mark


def happen(run: Run, *events: Any) -> Procedure[tuple[Any, ...]]:
    """Let events happen at the same time; returns them as they came about."""
    from mtg_reference import continuous, counters, history, replacement, triggers, zones

    proposed: list[Any] = []
    for event in events:
        proposed.extend((yield from replacement.replaced(run, event)))
    proposed = zones.dated_in_turn_order(run, counters.at_once(run, proposed))
    before = triggers.look_back(run, proposed)
    done = []
    for event in proposed:
        performer = PERFORM.get(type(event))
        result = event if performer is None else performer(run, event)
        if result is not None:
            done.append(result)
    history.record(run, done)
    occurred = triggers.that_occurred(run, done, events)
    for event in (*occurred, *triggers.damage_taken(run, occurred)):
        triggers.look(run, event, before)
    if done:
        triggers.look_at_state(run)
    continuous.note_changes_of_control(run)
    yield from continuous.end_with(run, tuple(done))
    return tuple(done)
