"""A game in play: the façade of the engine.

    >>> game = Game(new_state(setup, library), library)        # doctest: +SKIP
    >>> game.legal_acts()                                       # doctest: +SKIP
    >>> game.perform(CastSpell("Alice", card), Wishes())        # doctest: +SKIP
    >>> game.pending                                            # doctest: +SKIP

Between acts a game is a value (`game.state`) and someone has priority. While a choice is pending it is the value at the last
checkpoint plus the answers given since: a fork repeats the procedure from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from mtg_reference import (
    activating,
    attack_costs,
    casting,
    combat,
    lands,
    mana,
    priority,
    reversing,
    search,
    special_actions,
)
from mtg_reference.layers import characteristics
from mtg_reference.rules import Fault, Illegal
from mtg_reference.run import Decision, Procedure, Run, answered
from mtg_reference.search import Wishes
from mtg_reference.state import ObjectId, PlayerName, State, Subject
from mtg_reference.zones import zone_of
from mtg_spec import syntax
from mtg_spec.syntax import Library

Start: TypeAlias = Callable[[Run], Procedure[Any]]


class PlayLand(msgspec.Struct, frozen=True):
    """Play a land (305)."""

    player: PlayerName
    card: ObjectId

    def start(self, run: Run) -> Procedure[Any]:
        """The procedure that carries the act out."""
        return lands.play(run, self.player, self.card)


class CastSpell(msgspec.Struct, frozen=True):
    """Cast a spell (601)."""

    player: PlayerName
    card: ObjectId

    def start(self, run: Run) -> Procedure[Any]:
        """The procedure that carries the act out."""
        return casting.cast(run, self.player, self.card)


class ActivateAbility(msgspec.Struct, frozen=True):
    """Activate the ability at position `index` of an object's abilities (602)."""

    player: PlayerName
    source: ObjectId
    index: int

    def start(self, run: Run) -> Procedure[Any]:
        """The procedure that carries the act out."""
        return activating.activate(run, self.player, self.source, self.index)


class TakeSpecialAction(msgspec.Struct, frozen=True):
    """Take the special action of that name that an object's ability allows (116)."""

    player: PlayerName
    source: ObjectId
    name: str

    def start(self, run: Run) -> Procedure[Any]:
        """The procedure that carries the act out."""
        return special_actions.take(run, self.player, self.source, self.name)


PlayerAct: TypeAlias = PlayLand | CastSpell | ActivateAbility | TakeSpecialAction


class Game:
    """A game and what it waits for: `pending` is a decision, or None while `state.priority` names who may act."""

    def __init__(self, state: State, library: Library, *, tracing: bool = False, fault: Fault | None = None) -> None:
        self.run = Run(state, library, tracing=tracing, fault=fault)
        self.pending: Decision | None = None
        self._procedure: Procedure[Any] | None = None
        self._start: Start | None = None
        self._checkpoint = state
        self._answers: list[Any] = []

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.run.state

    def fork(self) -> Game:
        """A game that goes its own way from here; it keeps no trace."""
        twin = Game(self._checkpoint if self.pending else self.state, self.run.library, fault=self.run.fault)
        twin.run.cache, twin.run.aliases, twin.run.reached = self.run.cache, self.run.aliases, self.run.reached
        if self.pending is not None and self._start is not None:
            twin._begin(self._start)
            for answer in self._answers:
                twin.answer(answer)
        return twin

    # --- acting ---

    def reach_priority(self, player: PlayerName) -> None:
        """Let others pass until the player has priority; Illegal if something would resolve or the step would end."""
        self._check_free()
        while not priority.may_act(self.run, player):
            others = {*self.state.passed, self.state.priority}
            if not self.state.priority or set(self.state.apnap()) <= others:
                raise Illegal("117.1", f"{player} does not get priority now")
            self.pass_priority()

    def perform(self, act: PlayerAct, wishes: Wishes) -> None:
        """A player with priority acts, with the choices wished for; Illegal, and the act reversed (733.1), if it can't be."""
        self._check_free()
        before = self.state
        try:
            self.reach_priority(act.player)
            found = search.find(self.run, act.start, wishes)
        except Illegal:
            reversing.reverse(self.run, before, act.player, wishes.pay or ())
            raise
        if found.ended:
            self.run.adopt(found.run)
            self._begin(lambda run: priority.after_act(run, act.player))
        else:
            self._begin(lambda run: self._act(run, act, found.answers))

    @staticmethod
    def _act(run: Run, act: PlayerAct, answers: tuple[Any, ...]) -> Procedure[None]:
        yield from answered(act.start(run), answers)
        yield from priority.after_act(run, act.player)

    def could(self, act: PlayerAct, wishes: Wishes) -> bool:
        """Could the player perform the act now, if they had priority?"""
        twin = self.fork()
        try:
            twin.reach_priority(act.player)
            search.find(twin.run, act.start, msgspec.structs.replace(wishes, strict=False))
        except Illegal:
            return False
        return True

    def pass_priority(self) -> None:
        """The player with priority passes."""
        self._check_free()
        self._begin(priority.pass_priority)

    def answer(self, value: Any) -> None:
        """Answer the pending decision; Illegal, with the decision still pending, if the answer does not do."""
        assert self.pending is not None and self._procedure is not None and self._start is not None
        procedure, before, notes = self._procedure, self.run.state, len(self.run.notes)
        try:
            self._advance(lambda: procedure.send(value))
        except Illegal:
            self._recover(before, notes)
            raise
        self._answers.append(value)

    def _recover(self, before: State, notes: int) -> None:
        """After a refused answer the procedure is dead: repeat it from the checkpoint up to the same decision."""
        start = self._start
        assert start is not None
        kept, tracing = list(self._answers), self.run.tracing
        self.run.state, self.run.tracing = self._checkpoint, False
        self._begin(start)
        for answer in kept:
            self.answer(answer)
        self.run.tracing = tracing
        del self.run.notes[notes:]

    def _begin(self, start: Start) -> None:
        self._checkpoint, self._start, self._answers = self.run.state, start, []
        procedure = start(self.run)
        self._procedure = procedure
        self._advance(lambda: next(procedure))

    def _advance(self, step: Callable[[], Decision]) -> None:
        """Go on to the next decision; which mana is added is not asked where there is one possibility."""
        try:
            decision = step()
            while decision.kind in ("mana", "color") and len(decision.options) == 1:
                assert self._procedure is not None
                decision = self._procedure.send(decision.options[0])
            self.pending = decision
        except StopIteration:
            self.pending = self._procedure = self._start = None

    def _check_free(self) -> None:
        if self.pending is not None:
            raise Illegal("608.2d", f"{self.pending.player} must make a choice first: {self.pending.kind}")
        if self.state.over:
            raise Illegal("104.1", "the game is over")

    # --- what can be done ---

    def possible_acts(self, player: PlayerName) -> Iterator[PlayerAct]:
        """Every act of the player that is worth asking `could` about: cards they might play, abilities they might activate."""
        for zone in ("hand", "graveyard", "exile", "library"):
            for id_ in zone_of(self.run, player, zone):
                is_ = characteristics(self.run, id_)
                for index, ability in enumerate(is_.abilities):
                    if isinstance(ability, syntax.ActivatedAbility) and ability.zone == zone:
                        yield ActivateAbility(player, id_, index)
                yield from self._special_actions(player, id_)
                if zone != "hand" and not self.state.permissions and not casting.castable_from(is_, zone):
                    continue
                land = "land" in is_.types
                yield PlayLand(player, id_) if land else CastSpell(player, id_)
        for id_ in zone_of(self.run, player, "battlefield"):
            yield from self._special_actions(player, id_)
            for index, ability in enumerate(characteristics(self.run, id_).abilities):
                if isinstance(ability, syntax.ActivatedAbility):
                    yield ActivateAbility(player, id_, index)

    def _special_actions(self, player: PlayerName, id_: ObjectId) -> Iterator[PlayerAct]:
        zone = self.run.object(id_).zone
        for action in special_actions.allowed_by(self.run, id_):
            if action.zone == zone:
                yield TakeSpecialAction(player, id_, action.keyword)

    def legal_acts(self) -> list[PlayerAct]:
        """All that the player with priority could do now, besides passing; mana abilities only serve payments and are left out."""
        player = self.state.priority
        if self.pending is not None or not player:
            return []
        return [
            act
            for act in self.possible_acts(player)
            if not self.is_mana_ability(act) and self.could(act, Wishes(strict=False))
        ]

    def is_mana_ability(self, act: PlayerAct) -> bool:
        """Would the act activate a mana ability?"""
        if not isinstance(act, ActivateAbility):
            return False
        return mana.is_mana_ability(self.run, characteristics(self.run, act.source).abilities[act.index])

    def could_attack(self, attackers: tuple[tuple[ObjectId, Subject], ...], player: PlayerName) -> bool:
        """Could that attack be declared this turn, as things stand?"""
        if self.state.active != player or not combat_to_come(self.state, "declare attackers"):
            return False
        return _legal(lambda: self._try_attack(attackers, player))

    def _try_attack(self, attackers: tuple[tuple[ObjectId, Subject], ...], player: PlayerName) -> None:
        combat.check_attack(self.run, player, attackers)
        if attack_costs.total(self.run, attackers):
            twin = self.run.fork()
            if twin.state.step != "declare attackers":
                mana.empty_pools(twin)
            search.find(twin, lambda run: combat.attack(run, player, attackers), Wishes(strict=False))

    def could_block(self, blockers: tuple[tuple[ObjectId, ObjectId], ...], player: PlayerName) -> bool:
        """Could that block be declared in this combat, as things stand?"""
        if self.state.active == player or not combat_to_come(self.state, "declare blockers"):
            return False
        return _legal(lambda: combat.check_block(self.run, player, blockers))


def _legal(check: Callable[[], None]) -> bool:
    try:
        check()
    except Illegal:
        return False
    return True


def combat_to_come(state: State, step: str) -> bool:
    """Is that step of combat still to come this turn, or about to be declared for?"""
    from mtg_spec.protocol import STEPS

    names: tuple[str, ...] = STEPS
    return names.index(state.step) < names.index(step)
