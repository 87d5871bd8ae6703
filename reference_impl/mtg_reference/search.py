"""Finding choices under which an act is legal: the way in which "can" is answered and costs are paid automatically.

A procedure is run on forks with one answer after the other; a dead end (an illegal step) is left by trying the next answer at the
last decision that has one. What the act's author has said is fixed; the rest is free.
"""

from __future__ import annotations

import collections
import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from mtg_reference import mana, modes, payment
from mtg_reference.dividing import divisions
from mtg_reference.layers import characteristics
from mtg_reference.payment import ManaSource
from mtg_reference.replacement import mana_replacements
from mtg_reference.rules import Illegal
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Mana, ObjectId, PlayerName, Subject
from mtg_reference.triggers import watching
from mtg_reference.zones import incarnations
from mtg_spec import syntax
from mtg_spec.symbols import COLORS, symbols_of_mana, written

Start: TypeAlias = Callable[[Run], Procedure[Any]]
History: TypeAlias = tuple[tuple[Decision, Any], ...]

MOST_TRIALS = 20_000
HIGHEST_X = 30


class TooManyChoices(Exception):
    """The search was given up: neither "legal" nor "illegal" is known."""


class Wishes(msgspec.Struct, frozen=True):
    """The announcement choices that were said for an act, with the engine's own names of things; None = not said.

    `strict`: a choice of consequence that was not said and has several options makes the act unclear, hence illegal; otherwise any
    option will do. How mana is paid is always free unless said.
    """

    targets: tuple[Subject, ...] | None = None
    x: int | None = None
    modes: tuple[int, ...] | None = None
    kicked: int | None = None
    alternative: str | None = None
    free: bool | None = None
    with_: ObjectId | None = None
    pay: tuple[ObjectId, ...] | None = None
    cost_objects: tuple[ObjectId, ...] | None = None
    divide: tuple[tuple[Subject, int], ...] | None = None
    mana: str | None = None
    strict: bool = True


_KINDS = {
    "targets": "targets",
    "x": "x",
    "mode": "modes",
    "kicked": "kicked",
    "alternative": "alternative",
    "with": "with_",
    "cost objects": "cost_objects",
    "divide": "divide",
    "mana": "mana",
    "color": "mana",
}
"""Which wish answers which kind of decision of the act itself."""

OBJECTS_OF_COSTS = ("cost objects", "paid otherwise")
"""Decisions about what is tapped, sacrificed, discarded or exiled to pay."""


class Found(NamedTuple):
    """Answers under which a procedure runs as wished, and the fork on which it has; `ended` unless it stopped before its end, at
    a choice that is left to the player."""

    answers: tuple[Any, ...]
    run: Run
    ended: bool


def find(run: Run, start: Start, wishes: Wishes) -> Found:
    """Answers under which the procedure runs to its end as wished; Illegal with the reason that came furthest.

    With strict wishes the answers end at the first free choice that is no part of the announcement (`Decision.later`).
    """
    return _Search(run, start, wishes).find()


class _Search:
    def __init__(self, run: Run, start: Start, wishes: Wishes) -> None:
        self.run = run
        self.start = start
        self.wishes = wishes
        self.reason: Illegal | None = None
        self.depth = -1
        self.trials = 0
        self.seen: set[Any] = set()

    def find(self) -> Found:
        found = self._walk(())
        if found is not None:
            return found
        raise self.reason or Illegal("601.2", "no choice makes this legal")

    def _walk(self, history: History) -> Found | None:
        """Go on from the decision after these answers, depth first."""
        fork, procedure, decision = self._replay(history)
        if decision is None:
            return self._arrived(fork, history, ended=True)
        return self._branch(fork, procedure, decision, history)

    def _branch(self, fork: Run, procedure: Procedure[Any], decision: Decision, history: History) -> Found | None:
        if self.wishes.strict and decision.later and len(decision.options) > 1:
            return self._arrived(fork, history, ended=False)
        live: tuple[Run, Procedure[Any]] | None = (fork, procedure)
        try:
            candidates = list(self._candidates(fork, decision, history))
        except Illegal as reason:
            self._dead_end(reason, len(history))
            return None
        for candidate in candidates:
            self.trials += 1
            if self.trials > MOST_TRIALS:
                raise TooManyChoices(decision.about)
            if live is None:
                fork, procedure, again = self._replay(history)
                assert again is not None
            else:
                fork, procedure = live
                live = None
            longer = (*history, (decision, candidate))
            try:
                following = procedure.send(candidate)
            except StopIteration:
                found = self._arrived(fork, longer, ended=True)
            except Illegal as reason:
                self._dead_end(reason, len(longer))
                found = None
            else:
                found = self._branch(fork, procedure, following, longer)
            if found is not None:
                return found
        return None

    def _replay(self, history: History) -> tuple[Run, Procedure[Any], Decision | None]:
        fork = self.run.fork(tracing=self.run.tracing)
        procedure = self.start(fork)
        try:
            decision = next(procedure)
            for _, answer in history:
                decision = procedure.send(answer)
        except StopIteration:
            return fork, procedure, None
        return fork, procedure, decision

    def _arrived(self, fork: Run, history: History, *, ended: bool) -> Found | None:
        unheard = self._unheard(fork, history)
        if unheard:
            self._dead_end(Illegal("", f"not offered: {unheard}"), len(history))
            return None
        return Found(tuple(answer for _, answer in history), fork, ended)

    def _dead_end(self, reason: Illegal, depth: int) -> None:
        if depth > self.depth:
            self.reason, self.depth = reason, depth

    def _unheard(self, fork: Run, history: History) -> str:
        """A wish that nothing asked for."""
        asked = {decision.kind for decision, _ in history if not decision.later}
        for kind, wish in _KINDS.items():
            value = getattr(self.wishes, wish)
            if kind == "mana" and value is not None and kind not in asked and self._adds(fork, value):
                continue
            if (
                value is not None
                and value != 0
                and kind not in asked
                and kind != "cost objects"
                and kind != "color"
                and not (kind == "targets" and value == ())
            ):
                return kind
        used = {i for d, a in history if d.kind in OBJECTS_OF_COSTS for i in a}
        if any(used.isdisjoint(incarnations(fork, i)) for i in self.wishes.cost_objects or ()):
            return "cost objects"
        if self.wishes.pay and sum(1 for d, a in history if d.kind == "pay" and a) < len(self.wishes.pay):
            return "pay"
        if self.wishes.free is not None and fork.state.stack:
            top = fork.object(fork.state.stack[-1])
            if top.announced.free != self.wishes.free:
                return "without paying its mana cost"
        return ""

    def _adds(self, fork: Run, wanted: str) -> bool:
        """Has exactly that mana been added, without a choice?"""
        before = collections.Counter((p.name, m.type) for p in self.run.state.players for m in p.pool)
        after = collections.Counter((p.name, m.type) for p in fork.state.players for m in p.pool)
        added = sorted(type_ for (_, type_), count in (after - before).items() for _ in range(count))
        return added == sorted(symbols_of_mana(wanted))

    # --- candidates ---

    def _candidates(self, fork: Run, decision: Decision, history: History) -> Iterator[Any]:
        if decision.kind in ("pay", "payment pay"):
            yield from self._payments(fork, decision, history)
            return
        if decision.kind in OBJECTS_OF_COSTS and (
            self.wishes.cost_objects is not None or decision.kind == "paid otherwise"
        ):
            yield from self._objects_of_costs(fork, decision, history)
            return
        if decision.kind == "alternative" and self.wishes.alternative is None and self.wishes.strict:
            yield from ("",) if "" in decision.options else decision.options[:1]
            return
        wish = None if decision.later else _KINDS.get(decision.kind)
        said = None if wish is None else getattr(self.wishes, wish)
        if said is not None:
            yield _as_answer(decision, said)
            return
        options = list(possible_answers(decision))
        if self.wishes.strict and len(options) > 1 and not decision.kind.startswith("payment"):
            raise Illegal("", f"it was not said what to choose: {decision.kind} for {decision.about}")
        yield from options

    def _objects_of_costs(self, fork: Run, decision: Decision, history: History) -> Iterator[tuple[ObjectId, ...]]:
        """Those that were said and are not used yet, as many as possible first; where none was said, mana is paid, or in questions
        as few as will do are used instead of it."""
        said = self.wishes.cost_objects
        if said is None:
            needed, offered, pool = decision.detail
            fewest = () if self.wishes.strict else mana.fewest_stand_ins(offered, needed, pool)
            yield () if fewest is None else tuple(each.object for each in fewest)
            return
        used = {i for d, a in history if d.kind in OBJECTS_OF_COSTS for i in a}
        named = [incarnations(fork, i) for i in said]
        left = tuple(i for group in named if used.isdisjoint(group) for i in decision.options if i in group)
        if len(left) < decision.least:
            raise Illegal("118.3", f"those can't be used: {decision.about}")
        for number in range(min(len(left), decision.most), decision.least - 1, -1):
            yield from itertools.combinations(left, number)

    def _payments(self, fork: Run, decision: Decision, history: History) -> Iterator[ManaSource | None]:
        needed, enough, _bill = decision.detail
        if self.wishes.pay is not None and decision.kind == "pay":
            activated = sum(1 for d, a in history if d.kind == "pay" and a is not None)
            if activated < len(self.wishes.pay):
                wanted = self.wishes.pay[activated]
                yield from (o for o in decision.options if o is not None and o.object == wanted)
                return
            yield None
            return
        if enough:
            yield None
            return
        if self._stand_ins_suffice(fork, decision):
            yield None
        signature = _signature(fork, decision)
        if signature in self.seen:
            return
        self.seen.add(signature)
        yield from _sources_in_order(fork, decision.player, decision.options, needed)

    def _stand_ins_suffice(self, fork: Run, decision: Decision) -> bool:
        """Can the rest be paid otherwise than with mana, with the objects that were said, or in questions with any?"""
        needed, _, bill = decision.detail
        said = self.wishes.cost_objects
        if not bill.otherwise or decision.kind != "pay" or (said is None and self.wishes.strict):
            return False
        named = {i for each in said or () for i in incarnations(fork, each)}
        offered = tuple(each for each in payment.stand_ins(fork, bill) if said is None or each.object in named)
        return mana.fewest_stand_ins(offered, needed, mana.spendable(fork, decision.player, bill.purpose)) is not None


def _as_answer(decision: Decision, said: Any) -> Any:
    if decision.kind == "divide":
        return dict(said)
    if decision.kind in ("x", "with", "kicked", "alternative"):
        return said
    if decision.kind == "color":
        color = COLORS.get(said.strip("{}"), "")
        if color not in decision.options:
            raise Illegal("", f"not offered: {said}")
        return color
    if decision.kind == "mana":
        canonical = written(symbols_of_mana(said))
        if canonical not in decision.options:
            raise Illegal("", f"not offered: {canonical}")
        return canonical
    return tuple(said)


def possible_answers(decision: Decision) -> Iterator[Any]:
    """Every answer to a decision, the plainest first."""
    kind = decision.kind.removeprefix("payment ")
    if kind == "x":
        yield from range(HIGHEST_X)
    elif kind == "targets":
        slots = decision.detail
        groups = (
            [c for n in range(least, most + 1) for c in itertools.combinations(found, n)]
            for found, least, most in slots
        )
        for choice in itertools.product(*groups):
            yield tuple(s for group in choice for s in group)
    elif kind in ("objects", *OBJECTS_OF_COSTS):
        for number in range(decision.least, decision.most + 1):
            yield from itertools.combinations(decision.options, number)
    elif kind == "mode":
        yield from modes.possible(decision)
    elif kind in ("trigger order", "order"):
        yield from itertools.permutations(decision.options)
    elif kind == "divide":
        yield from divisions(decision.options, decision.most)
    elif kind in ("attackers", "blockers"):
        yield ()
    else:
        yield from decision.options


# --- mana sources -----------------------------------------------------------------------------------------------------


def _signature(run: Run, decision: Decision) -> Any:
    player = run.state.player(decision.player)
    tapped = frozenset(i for i in run.state.battlefield if run.state.objects[i].tapped)
    return (
        decision.about,
        decision.detail[0],
        tuple(sorted((m.type, m.snow) for m in player.pool)),
        tapped,
        player.life,
        len(run.state.battlefield),
    )


def _sources_in_order(
    run: Run, player: PlayerName, options: Iterable[ManaSource | None], needed: tuple[str, ...]
) -> list[ManaSource]:
    """Sources whose mana may help, one of each kind that can't be told apart, the plainest first."""
    hosts = {o.attached_to for o in run.state.objects.values() if o.attached_to is not None}
    as_written = nothing_changes_mana(run)
    kinds: dict[Any, ManaSource] = {}
    for source in options:
        if source is None:
            continue
        ability = characteristics(run, source.object).abilities[source.index]
        assert isinstance(ability, syntax.ActivatedAbility)
        types = types_added(ability.do) if as_written else None
        if types is not None and not _may_help(run, source, types, needed):
            continue
        obj = run.object(source.object)
        unique = source.object if source.object in hosts else 0
        kinds.setdefault((obj.printed.name, source.index, obj.counters, obj.held_since, unique), source)

    def plainness(source: ManaSource) -> tuple[int, int, int]:
        ability = characteristics(run, source.object).abilities[source.index]
        assert isinstance(ability, syntax.ActivatedAbility)
        extra = sum(1 for part in ability.cost if not isinstance(part, syntax.TapThis))
        types = types_added(ability.do)
        creature = "creature" in characteristics(run, source.object).types
        return extra, len(types) if types is not None else 9, int(creature)

    return sorted(kinds.values(), key=plainness)


def _may_help(run: Run, source: ManaSource, types: frozenset[str], needed: tuple[str, ...]) -> bool:
    """Could one mana of these types, from that source, pay for one of the symbols?"""
    snow = mana.snow_source(run, source.object)
    return any(mana.accepts(symbol, Mana(type_, snow=snow)) for symbol in needed for type_ in types)


def nothing_changes_mana(run: Run) -> bool:
    """Do mana abilities produce just what their words say: no replacement effect, no trigger on tapping for mana?"""
    events = (ability.event for _, ability in watching(run))
    return not mana_replacements(run) and not any(isinstance(event, syntax.TapsForMana) for event in events)


def types_added(effects: Iterable[syntax.Effect]) -> frozenset[str] | None:
    """The types of mana that instructions add by their words alone; None if the words alone don't tell."""
    types: set[str] = set()
    for effect in effects:
        if not isinstance(effect, syntax.AddMana):
            return None
        if effect.symbols:
            types.update(symbols_of_mana(effect.symbols))
        elif effect.options:
            types.update(t for option in effect.options for t in symbols_of_mana(option))
        elif effect.of in ("any color", "any one color"):
            types.update(mana.ANY_COLOR)
        else:
            return None
    return frozenset(types)
