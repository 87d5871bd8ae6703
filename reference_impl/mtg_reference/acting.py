"""The protocol's acts on a game: aliases become objects, choices become wishes, pending decisions become what the game waits for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from mtg_reference import combat, mana, modes
from mtg_reference.game import ActivateAbility, CastSpell, Game, PlayerAct, PlayLand, TakeSpecialAction
from mtg_reference.layers import characteristics
from mtg_reference.rules import Fault, Illegal
from mtg_reference.run import Decision
from mtg_reference.search import Wishes
from mtg_reference.setup import new_state
from mtg_reference.state import ObjectId, Subject
from mtg_spec import protocol, syntax
from mtg_spec.symbols import symbols_of_mana, written
from mtg_spec.syntax import Library

PROTOCOL_KINDS = {"objects": "objects", "cost objects": "objects", "paid otherwise": "objects", "x": "number"}
SUBJECT_KINDS = frozenset(
    (
        "objects",
        "cost objects",
        "paid otherwise",
        "targets",
        "trigger order",
        "order",
        "attackers",
        "blockers",
        "divide",
        "with",
        "replacement",
    )
)
_MOST_STEPS = 500


class Table:
    """A game with the names that a case gives to its objects."""

    def __init__(self, setup: protocol.Setup, library: Library, fault: Fault | None = None) -> None:
        state, self.cards = new_state(setup, library)
        self.game = Game(state, library, tracing=True, fault=fault)
        self.game.run.aliases = {card: alias for alias, card in self.cards.items()}
        self._handlers: dict[type, Callable[[Any], None]] = {
            protocol.PlayLand: self._play,
            protocol.Cast: self._cast,
            protocol.Activate: self._activate,
            protocol.TapForMana: self._tap_for_mana,
            protocol.SpecialAction: self._take_special_action,
            protocol.Attack: self._attack,
            protocol.Block: self._block,
            protocol.Pass: self._pass,
            protocol.ResolveTop: self._resolve_top,
            protocol.ResolveStack: self._resolve_stack,
            protocol.GoTo: self._go_to,
            protocol.Answer: self._answer,
            protocol.NameObject: self._name,
        }

    def perform(self, act: protocol.Act) -> None:
        """Perform an act; Illegal with everything as before if the rules forbid it."""
        self._handlers[type(act)](act)

    # --- names ---

    def object_id(self, alias: str) -> ObjectId:
        """The object that the card of that alias is now; Illegal if there is none of that name."""
        card = self.cards.get(alias)
        if card is None:
            raise Illegal("", f"nothing is called {alias!r}")
        found = [o.id for o in self.game.state.objects.values() if o.card == card]
        return found[0] if found else 0

    def subject(self, name: str) -> Subject:
        """The player or object of that name."""
        return name if name in self.game.state.names else self.object_id(name)

    def alias(self, subject: Subject) -> str:
        """The name that the case gives to an object (for an ability on the stack: to its source); its card's name otherwise."""
        if isinstance(subject, str):
            return subject
        obj = self.game.run.object(subject)
        if obj.is_ability:
            return self.alias(obj.source)
        for alias, card in self.cards.items():
            if card == obj.card:
                return alias
        return obj.printed.name

    def wishes(self, choices: protocol.Choices, *, strict: bool = True) -> Wishes:
        """The choices with aliases resolved."""

        def objects(names: tuple[str, ...] | None) -> tuple[ObjectId, ...] | None:
            return None if names is None else tuple(self.object_id(n) for n in names)

        return Wishes(
            targets=None if choices.targets is None else tuple(self.subject(n) for n in choices.targets),
            x=choices.x,
            modes=choices.modes,
            kicked=choices.kicked,
            alternative=choices.alternative,
            free=choices.free,
            with_=None if choices.with_ is None else self.object_id(choices.with_),
            pay=objects(choices.pay),
            cost_objects=objects(choices.cost_objects),
            divide=None if choices.divide is None else tuple((self.subject(n), k) for n, k in choices.divide.items()),
            mana=choices.mana,
            strict=strict,
        )

    # --- acts of one player ---

    def _play(self, act: protocol.PlayLand) -> None:
        self._first(act)

    def _cast(self, act: protocol.Cast) -> None:
        self._first(act)

    def _activate(self, act: protocol.Activate) -> None:
        self._first(act)

    def _tap_for_mana(self, act: protocol.TapForMana) -> None:
        self._first(act)

    def _take_special_action(self, act: protocol.SpecialAction) -> None:
        self._first(act)

    def _first(self, act: Any) -> None:
        """Perform the first way of doing what was said that is legal."""
        reason: Illegal | None = None
        for way in self.ways(act):
            try:
                self.game.perform(way, self.wishes(act.choices))
                return
            except Illegal as refused:
                reason = refused
        raise reason or Illegal("602.1", f"{act.object} has no such ability")

    def ways(self, act: Any) -> Iterator[PlayerAct]:
        """The engine's acts that an act of the protocol may mean."""
        id_ = self.object_id(act.object)
        if not self.game.run.exists(id_):
            raise Illegal("", f"{act.object} no longer exists")
        if isinstance(act, protocol.PlayLand):
            land = "land" in characteristics(self.game.run, id_).types
            yield PlayLand(act.player, id_) if land else CastSpell(act.player, id_)
        elif isinstance(act, protocol.Cast):
            yield CastSpell(act.player, id_)
        elif isinstance(act, protocol.Activate):
            yield ActivateAbility(act.player, id_, self._index(id_, act.cost, act.ordinal))
        elif isinstance(act, protocol.SpecialAction):
            yield TakeSpecialAction(act.player, id_, act.action)
        else:
            yield from self._tapping_abilities(act.player, id_)

    def _index(self, id_: ObjectId, cost: str, ordinal: int) -> int:
        found = [
            index
            for index, ability in enumerate(characteristics(self.game.run, id_).abilities)
            if isinstance(ability, syntax.ActivatedAbility) and cost_is(ability.cost, cost)
        ]
        if len(found) < ordinal:
            raise Illegal("602.1", f"{self.alias(id_)} has no ability with the cost {cost}")
        return found[ordinal - 1]

    def _tapping_abilities(self, player: str, id_: ObjectId) -> Iterator[PlayerAct]:
        for index, ability in enumerate(characteristics(self.game.run, id_).abilities):
            if isinstance(ability, syntax.ActivatedAbility) and mana.taps_for_mana(self.game.run, ability):
                yield ActivateAbility(player, id_, index)

    # --- the game goes on ---

    def _pass(self, act: protocol.Pass) -> None:
        if self.game.state.priority != act.player:
            raise Illegal("117.3d", f"{act.player} does not have priority")
        self.game.pass_priority()

    def _resolve_top(self, act: protocol.ResolveTop) -> None:
        if not self.game.state.stack:
            raise Illegal("117.4", "the stack is empty")
        top = self.game.state.stack[-1]
        while self.game.pending is None and self.game.run.exists(top) and not self.game.state.over:
            self.game.pass_priority()

    def _resolve_stack(self, act: protocol.ResolveStack) -> None:
        while self.game.pending is None and self.game.state.stack and not self.game.state.over:
            self.game.pass_priority()

    def _go_to(self, act: protocol.GoTo) -> None:
        self._go_on_until(act.player, act.step)

    def _go_on_until(self, player: str, step: str) -> None:
        """Pass until that step begins; where nobody gets priority in it, until it is over."""
        for _ in range(_MOST_STEPS):
            before = (self.game.state.turn, self.game.state.step, self.game.state.combat_damage_steps)
            self._pass_once()
            state = self.game.state
            if self.game.pending is not None or state.over:
                return
            if (state.turn, state.step, state.combat_damage_steps) == before:
                continue
            if (state.active, state.step) == (player, step) or self._went_past(before, player, step):
                return
        raise Illegal("", f"{player}'s {step} is never reached")

    def _went_past(self, before: tuple[int, str, int], player: str, step: str) -> bool:
        """Steps without priority (untap, most cleanups) are over when the next player gets it."""
        state = self.game.state
        if step == "untap":
            return state.active == player and state.step == "upkeep" and before[0] != state.turn
        if step == "cleanup":
            names = state.names
            previous = names[(names.index(state.active) - 1) % len(names)]
            return before[0] != state.turn and previous == player
        return False

    def _pass_once(self) -> None:
        self.game.pass_priority()
        while self.game.pending is not None and self.game.pending.kind in ("attackers", "blockers"):
            self._declare_least()

    def _declare_least(self) -> None:
        pending = self.game.pending
        assert pending is not None
        attackers = pending.kind == "attackers"
        self.game.answer(combat.least_attack(self.game.run, pending.player) if attackers else ())

    # --- combat ---

    def _attack(self, act: protocol.Attack) -> None:
        wanted = tuple((self.object_id(a), self.subject(d)) for a, d in act.attackers.items())
        self._declare(act.player, "declare attackers", "attackers", wanted)

    def _block(self, act: protocol.Block) -> None:
        wanted = tuple((self.object_id(b), self.object_id(a)) for b, a in act.pairs())
        self._declare(act.player, "declare blockers", "blockers", wanted)

    def _declare(self, player: str, step: str, kind: str, wanted: tuple[Any, ...]) -> None:
        """Go to the step and declare; Illegal, as if nothing had been passed, if the declaration is not allowed."""
        before = self.game.fork()
        before.run.tracing, before.run.notes = True, self.game.run.notes
        try:
            self._reach_declaration(step, kind)
            pending = self.game.pending
            if pending is None or pending.kind != kind or pending.player != player:
                self._why_not(player, kind, wanted)
            self.game.answer(wanted)
        except Illegal:
            self.game = before
            raise

    def _reach_declaration(self, step: str, kind: str) -> None:
        turn = self.game.state.turn
        while self.game.pending is None and self.game.state.turn == turn and not self.game.state.over:
            if self.game.state.stack:
                raise Illegal("508.1", "the stack is not empty")
            if self.game.state.step in (step, "combat damage", "end of combat", "postcombat main", "end", "cleanup"):
                return
            self.game.pass_priority()
            if kind == "blockers" and self.game.pending is not None and self.game.pending.kind == "attackers":
                self._declare_least()

    def _why_not(self, player: str, kind: str, wanted: tuple[Any, ...]) -> None:
        """Nobody was asked to declare: say why, under the rule that forbids it."""
        if kind == "attackers":
            if self.game.state.active != player:
                raise Illegal("508.1", f"it is not {player}'s turn")
            combat.check_attack(self.game.run, player, wanted)
        else:
            combat.check_block(self.game.run, player, wanted)
        raise Illegal("508.1" if kind == "attackers" else "509.1", "there is no such declaration to make now")

    # --- names for new objects ---

    def _name(self, act: protocol.NameObject) -> None:
        run, known = self.game.run, set(self.cards.values())
        for obj in sorted(run.state.objects.values(), key=lambda o: o.id):
            unnamed = obj.token and obj.card not in known and obj.zone in ("battlefield", "stack")
            is_ = characteristics(run, obj.id)
            if unnamed and is_.name == act.card and is_.controller == act.player:
                self.cards[act.alias] = obj.card
                run.aliases[obj.card] = act.alias
                return
        raise Illegal("", f"{act.player} controls no new {act.card}")

    # --- choices ---

    def waits(self) -> protocol.Waits | None:
        """What the game waits for, in the protocol's words; None while somebody has priority."""
        decision = self.game.pending
        if decision is None:
            return None
        options = tuple(self.alias(o) if decision.kind in SUBJECT_KINDS else o for o in decision.options)
        kind = protocol_kind(decision)
        if kind == "may":
            options = (True, False)
        counted = kind in ("objects", "targets")
        return protocol.Waits(
            kind, decision.player, options, decision.least if counted else None, decision.most if counted else None
        )

    def _answer(self, act: protocol.Answer) -> None:
        decision = self.game.pending
        asked = None if decision is None else protocol_kind(decision)
        if decision is None or asked != act.choice or decision.player != act.player:
            if act.optional:
                return
            raise Illegal("608.2d", f"{act.player} is not asked for {act.choice}")
        self.game.answer(self._value(decision, act.answer))

    def _value(self, decision: Decision, answer: Any) -> Any:
        if decision.kind == "divide":
            return {self.subject(name): number for name, number in answer.items()}
        if decision.kind == "mana":
            value: Any = written(symbols_of_mana(answer))
        elif decision.kind == "replacement":
            value = self.subject(answer)
        elif decision.kind == "trigger order":
            value = tuple(self._option(decision, name) for name in answer)
        elif decision.kind in SUBJECT_KINDS:
            value = tuple(self.subject(name) for name in answer)
            if not decision.least <= len(value) <= decision.most or not set(value) <= set(decision.options):
                raise Illegal("608.2d", f"{', '.join(answer) or 'nothing'} can't be chosen")
            return value
        elif decision.kind == "mode":
            return self._modes(decision, answer)
        elif decision.kind == "kicked":
            value = int(answer)
        elif decision.kind == "type":
            value = str(answer).lower()
        else:
            value = answer
        if decision.kind not in ("trigger order", "x") and value not in decision.options:
            raise Illegal("608.2d", f"{answer} can't be chosen")
        return value

    def _modes(self, decision: Decision, answer: Any) -> tuple[int, ...]:
        """One mode, or a list of them; what can't be chosen together is refused (700.2d)."""
        value = tuple(answer) if isinstance(answer, (list, tuple)) else (answer,)
        if tuple(sorted(value)) not in modes.possible(decision):
            raise Illegal("603.3c", f"modes {', '.join(map(str, value)) or 'none'} can't be chosen")
        return value

    def _option(self, decision: Decision, name: str) -> Subject:
        for option in decision.options:
            if self.alias(option) == name:
                found: Subject = option
                return found
        raise Illegal("603.3b", f"no ability of {name} waits")


def protocol_kind(decision: Decision) -> str:
    """The protocol's word for what is asked. What casting announces is asked too where a spell is cast as something resolves:
    whether to kick it is a "may", how often, and the value of X, a "number"."""
    if decision.kind == "kicked":
        return "may" if decision.options == (0, 1) else "number"
    return PROTOCOL_KINDS.get(decision.kind, decision.kind)


_SYMBOL = re.compile(r"\{[^{}]+\}|\[[^\[\]]+\]")
_VERBS = {
    syntax.PayLife: "pay",
    syntax.TapOthers: "tap",
    syntax.SacrificeCost: "sacrifice",
    syntax.DiscardCost: "discard",
    syntax.ExileCost: "exile",
    syntax.RemoveCounterCost: "remove",
}


def cost_is(parts: tuple[syntax.Cost, ...], text: str) -> bool:
    """Does the text name this cost: the same symbols in the same order, and no word that the cost has not?"""
    written = []
    for part in parts:
        if isinstance(part, syntax.ManaCost):
            written += _SYMBOL.findall(part.symbols)
        elif isinstance(part, (syntax.TapThis, syntax.UntapThis)):
            written.append("{T}" if isinstance(part, syntax.TapThis) else "{Q}")
        elif isinstance(part, syntax.LoyaltyCost):
            written.append(f"[{part.change:+d}]" if part.change else "[0]")
    verbs = {_VERBS[type(part)] for part in parts if type(part) in _VERBS}
    said = {word for word in re.findall(r"[a-z]+", text.lower()) if word in _VERBS.values()}
    return _SYMBOL.findall(text.replace("−", "-")) == written and said <= verbs and bool(written or said)
