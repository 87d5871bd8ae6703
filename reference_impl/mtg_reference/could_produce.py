"""What a permanent "could produce" (106.7): the types of mana that its abilities would produce if they resolved now.

Costs are ignored, restrictions on activating are no costs and matter even less; replacement effects apply in every possible order.
Permanents may ask about each other: the answer is the least set of types that satisfies all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mtg_reference import mana, phrases, replacement
from mtg_reference.events import ManaProduction
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Run
from mtg_reference.state import ObjectId, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import MANA_TYPES


def types_of(run: Run, effect: syntax.AddMana, scope: Scope) -> tuple[str, ...]:
    """The types, or only the colours, that the permanents an instruction speaks of could produce, in the order WUBRGC."""
    assert effect.permanents is not None
    meant = [s for s in phrases.subjects(run, effect.permanents, scope) if isinstance(s, int)]
    types = could_produce(run, meant)
    return tuple(t for t in MANA_TYPES if t in types and (effect.could != "color" or is_color(run, t)))


@rule("106.1a", off=True)
def is_color(run: Run, type_: str) -> bool:
    """Colorless is a type of mana and no color."""
    return type_ != "C"


@rule("106.7", off=frozenset(MANA_TYPES))
def could_produce(run: Run, permanents: list[ObjectId]) -> frozenset[str]:
    """The types of mana that permanents could produce: no more than their abilities would."""
    known = _Explorer(run).explore(permanents)
    return frozenset(t for id_ in permanents for t in known[id_])


class _Explorer:
    """Least fixed point: starts with nothing for every permanent asked about and goes on until no type is added."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.known: dict[ObjectId, frozenset[str]] = {}

    def explore(self, permanents: Iterable[ObjectId]) -> dict[ObjectId, frozenset[str]]:
        self._know(permanents)
        while True:
            before = dict(self.known)
            for id_ in list(self.known):
                self.known[id_] = frozenset(self._types(id_))
            if self.known == before:
                return self.known

    def _know(self, permanents: Iterable[ObjectId]) -> None:
        for id_ in permanents:
            self.known.setdefault(id_, frozenset())

    def _types(self, id_: ObjectId) -> Iterator[str]:
        is_ = characteristics(self.run, id_)
        for index, ability in enumerate(is_.abilities):
            if not isinstance(ability, (syntax.ActivatedAbility, syntax.TriggeredAbility)):
                continue
            if not counts(self.run, id_, index, is_.controller):
                continue
            tapped = isinstance(ability, syntax.ActivatedAbility) and mana.taps_for_mana(self.run, ability)
            scope = Scope(id_, is_.controller)
            for effect in _additions(self.run, ability.do, scope):
                for produced in self._productions(effect, scope):
                    event = ManaProduction(id_, is_.controller, produced, tapped)
                    for outcome in outcomes(self.run, event):
                        yield from outcome

    def _productions(self, effect: syntax.AddMana, scope: Scope) -> Iterator[tuple[str, ...]]:
        if effect.of != "could produce":
            yield from self._choices(effect, scope)
            return
        assert effect.permanents is not None
        asked = [s for s in phrases.subjects(self.run, effect.permanents, scope) if isinstance(s, int)]
        self._know(asked)
        count = phrases.result(self.run, effect.amount, scope) if effect.amount is not None else 1
        for type_ in {t for id_ in asked for t in reflected(self.run, self.known[id_])}:
            if effect.could == "color" and not is_color(self.run, type_):
                continue
            yield (type_,) * count

    def _choices(self, effect: syntax.AddMana, scope: Scope) -> Iterator[tuple[str, ...]]:
        if effect.of == "chosen color" and not dict(self.run.object(scope.source).chosen):
            for type_ in _colors_to_choose(self.run, scope):
                yield (type_,)
            return
        yield from mana.production_options(self.run, effect, scope)


def _could_be_activated(run: Run, id_: ObjectId, index: int, controller: PlayerName) -> bool:
    from mtg_reference.activating import activate
    from mtg_reference.search import Wishes, find

    try:
        find(run, lambda twin: activate(twin, controller, id_, index), Wishes(strict=False))
    except Illegal:
        return False
    return True


@rule("106.7", off=_could_be_activated)
def counts(run: Run, id_: ObjectId, index: int, controller: PlayerName) -> bool:
    """An ability counts whether or not it could be activated, its costs paid and its restrictions met."""
    return True


@rule("106.7", off=frozenset())
def reflected(run: Run, types: frozenset[str]) -> frozenset[str]:
    """A permanent that looks at others could produce what they could."""
    return types


@rule("106.7", off=lambda run, event: {event.mana})
def outcomes(run: Run, event: ManaProduction) -> set[tuple[str, ...]]:
    """What a production could become under the replacement effects there are, in any order."""
    return replacement.mana_outcomes(run, event)


def _additions(run: Run, effects: Iterable[syntax.Effect], scope: Scope) -> Iterator[syntax.AddMana]:
    """The instructions to add mana that would be carried out now."""
    for effect in effects:
        if isinstance(effect, syntax.AddMana):
            yield effect
        elif isinstance(effect, syntax.Choose):
            scope.names["colors to choose"] = tuple(mana.colors_to_choose(run, effect, scope))
        elif isinstance(effect, syntax.If):
            branch = effect.then if phrases.holds(run, effect.condition, scope) else effect.otherwise
            yield from _additions(run, branch, scope)
        elif isinstance(effect, (syntax.May, syntax.Together)):
            yield from _additions(run, effect.do, scope)


def _colors_to_choose(run: Run, scope: Scope) -> tuple[str, ...]:
    return tuple(str(s) for s in scope.names.get("colors to choose", ()))
