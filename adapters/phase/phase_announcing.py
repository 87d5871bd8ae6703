"""Announcing a spell or an activated ability: the choices of one act, given whenever the engine asks for them.

The engine asks one thing after another; an announcement answers from the choices that the act names. What it does not
name is left open, decided by the adapter where that is free, or, when only the legality is asked, tried out: a search
over the answers with checkpoints. An announcement that fails raises `Refused`; its caller restores the state.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from phase_questions import distribution, in_symbols, mana_offers
from phase_table import COLORS, Deadline, Json, Ref, Table, action, symbols, targets_of, words

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import Choices

_TRIED_TARGETS = 12
_TRIED_ANSWERS = 24
_DECIDED_FREELY = frozenset(
    ["PhyrexianPayment", "PayManaAbilityMana", "CostTypeChoice", "ActivationCostOneOfChoice", "HarmonizeTapChoice"]
)
"""How something is paid: the adapter tries what is offered until it works."""


class LeftOpen(Exception):
    """The engine asks for something that the act does not name: it becomes a question of the game."""


class NotOffered(Refused):
    """The act names a choice that the engine never asked for; `payable`: which it may ask for where there is more mana."""

    def __init__(self, what: str, detail: str = "", *, payable: bool = False) -> None:
        super().__init__(f"not offered: {what}" + (f" ({detail})" if detail else ""))
        self.payable = payable


@dataclass(frozen=True)
class _Given:
    """What of the choices has been given so far."""

    asked: frozenset[str] = frozenset()
    kicked: int = 0
    cost_objects: tuple[int, ...] = ()
    pay: tuple[int, ...] = ()

    def and_asked(self, what: str) -> _Given:
        return replace(self, asked=self.asked | {what})


@dataclass
class Announcement:
    """One announcement of `seat` with `subject` (an object's id).

    `at_will`: choices that are not named may be chosen in any way (rule: could it be done?). `colors`: the kinds of mana
    worth choosing where mana is chosen at will. `then` is done once all is announced and paid; where it raises
    `Refused`, the next way is tried.
    """

    table: Table
    seat: int
    subject: int
    choices: Choices
    deadline: Deadline
    at_will: bool = False
    colors: frozenset[str] = frozenset(COLORS)
    then: Callable[[], None] | None = None
    _before: Json = field(default_factory=dict)

    def run(self, first: Json) -> None:
        """Starts with an action and gives all choices. Raises `Refused` or `LeftOpen`."""
        table, choices = self.table, self.choices
        self._before = {
            "stack": {entry["id"] for entry in table.stack()},
            "costs": {alias: _condition(table, alias) for alias in choices.cost_objects or ()},
            "permissions": (table.find(self.subject) or {}).get("casting_permissions") or [],
            "free": is_castable_free(table.find(self.subject), self.seat),
        }
        given = _Given(
            cost_objects=tuple(map(table.id, choices.cost_objects or ())), pay=tuple(map(table.id, choices.pay or ()))
        )
        table.do(self.seat, first)
        self._go_on(given)

    def _go_on(self, given: _Given) -> None:
        table = self.table
        while True:
            waiting = table.waiting
            reader = _READERS.get(waiting["type"])
            if reader is None or waiting["data"].get("player") != self.seat:
                break
            answers = list(itertools.islice(getattr(self, reader)(waiting["data"], given), _TRIED_ANSWERS))
            if not answers:
                raise Refused(f"nothing can be chosen: {words(waiting['type'])}")
            if len(answers) > 1:
                self._try_each(answers)
                return
            ((what, given),) = answers
            table.do(self.seat, what)
        self._check(given)
        if self.then is not None:
            self.then()

    def _try_each(self, answers: list[tuple[Json, _Given]]) -> None:
        table = self.table
        saved, events = table.save(), list(table.events)
        reason: Refused | None = None
        for index, (what, given) in enumerate(answers):
            self.deadline.check()
            if index:
                table.restore(saved)
                table.events = list(events)
            try:
                table.do(self.seat, what)
                self._go_on(given)
            except Refused as refused:
                reason = refused
            else:
                return
        assert reason is not None
        raise reason

    # --- what is answered to each question: the actions worth trying, each with what is then given

    def _target(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        slot_number = data["selection"].get("current_slot", 0)
        slot = data["target_slots"][min(slot_number, len(data["target_slots"]) - 1)]
        legal: list[Ref] = data["selection"].get("current_legal_targets") or []
        given = given.and_asked("targets")
        optional = bool(slot.get("optional"))
        choices: list[Ref | None]
        if self.choices.targets is not None:
            wanted = [self.table.ref(target) for target in self.choices.targets]
            if slot_number < len(wanted):
                if wanted[slot_number] not in legal:
                    raise Refused(f"{self.choices.targets[slot_number]} is not a legal target")
                choices = [wanted[slot_number]]
            elif optional:
                choices = [None]
            else:
                raise Refused(f"{len(data['target_slots'])} targets are asked for")
        elif self.at_will:
            choices = [*([None] if optional else []), *legal[:_TRIED_TARGETS]]
        else:
            raise LeftOpen
        for target in choices:
            yield {"type": "ChooseTarget", "data": {"target": target}}, given

    def _modes(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        if self.choices.modes is not None:
            yield action("SelectModes", indices=[mode - 1 for mode in self.choices.modes]), given.and_asked("modes")
        elif self.at_will:
            yield from ((offer, given) for offer in self._offers("SelectModes"))
        else:
            raise LeftOpen

    def _x(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        if self.choices.x is not None:
            yield action("ChooseX", value=self.choices.x), given.and_asked("x")
        elif self.at_will:
            lowest, highest = data.get("min", 0), data.get("max", 0)
            for value in dict.fromkeys([*range(lowest, min(highest, lowest + 6) + 1), highest]):
                yield action("ChooseX", value=value), given
        else:
            raise LeftOpen

    def _optional_cost(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        kicker = data["cost"]["type"] == "Kicker"
        if kicker and self.choices.kicked is not None:
            pays = [given.kicked < self.choices.kicked]
        elif not kicker and self.choices.alternative is not None:
            pays = ["alternative" not in given.asked]
        else:
            pays = [False, True] if self.at_will else [False]
        for pay in pays:
            after = given
            if pay:
                after = replace(given, kicked=given.kicked + 1) if kicker else given.and_asked("alternative")
            yield action("DecideOptionalCost", pay=pay), after

    def _alternative(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        keyword = data["keyword"]["type"] if isinstance(data["keyword"], dict) else data["keyword"]
        other = action("ChooseAlternativeCast", choice={"type": "Alternative"})
        if self.choices.alternative is not None and _same_alternative(words(keyword), self.choices.alternative.lower()):
            yield other, given.and_asked("alternative")
            return
        yield action("ChooseAlternativeCast", choice={"type": "Normal"}), given
        if self.at_will and self.choices.alternative is None:
            yield other, given

    def _variant(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        """Ways to cast one card: normally, from another zone, as a permanent's effect allows."""
        choices, source = self.choices, self.table.ids.get(self.choices.with_ or "")
        options = list(enumerate(data["options"]))
        if choices.with_ is not None:
            options = [(index, option) for index, option in options if _mentions(option["variant"], source)]
            given = given.and_asked("with")
        if choices.free:
            options = [(index, option) for index, option in options if _costs_nothing(option["mana_cost"])]
            given = given.and_asked("free")
        elif choices.free is False:
            options = [(index, option) for index, option in options if not _costs_nothing(option["mana_cost"])]
        if choices.alternative is not None:
            named = [(i, o) for i, o in options if _variant_name(o["variant"]) == choices.alternative.lower()]
            options, given = named or options, given.and_asked("alternative") if named else given
        if not options:
            raise NotOffered("free" if choices.free else "with")
        if not self.at_will:
            normal = [(index, option) for index, option in options if option["variant"] == "Normal"]
            options = (normal or options)[:1]
        for index, _ in options:
            yield action("ChooseCastingVariant", index=index), given

    def _divide(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        if self.choices.divide is not None:
            yield distribution(self.table, self.choices.divide), given.and_asked("divide")
        elif self.at_will:
            yield from ((offer, given) for offer in self._offers("DistributeAmong"))
        else:
            raise LeftOpen

    def _pay_cost(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        """Objects that are tapped, sacrificed, discarded … for a cost; the adapter is free to choose those not named."""
        count, legal = data["count"], data["choices"]
        named = [object_id for object_id in given.cost_objects if object_id in legal][:count]
        left = tuple(object_id for object_id in given.cost_objects if object_id not in named)
        if self.choices.cost_objects is not None and len(named) < count and not self.at_will and given.cost_objects:
            raise Refused("the objects that are named can't pay this cost")
        others = [object_id for object_id in legal if object_id not in named]
        for rest in itertools.combinations(others, count - len(named)):
            chosen = action("SelectCards", cards=[*named, *rest])
            yield chosen, replace(given, cost_objects=left, asked=given.asked | {f"cost {each}" for each in named})
            if self.choices.cost_objects is None and not self.at_will and not given.pay:
                return

    def _crew(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        """The creatures that are tapped to crew a Vehicle: those that are named, or at will any that do."""
        legal = data["eligible_creatures"]
        if self.choices.cost_objects is not None:
            if not set(given.cost_objects) <= set(legal):
                raise Refused("the creatures that are named can't crew")
            groups: Iterable[tuple[int, ...]] = [given.cost_objects]
        elif self.at_will:
            groups = (group for number in range(1, len(legal) + 1) for group in itertools.combinations(legal, number))
        else:
            raise LeftOpen
        for group in groups:
            after = replace(given, cost_objects=(), asked=given.asked | {f"cost {each}" for each in group})
            yield action("CrewVehicle", vehicle_id=data["vehicle_id"], creature_ids=list(group)), after

    def _mana(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        offers = mana_offers(data)
        if self.choices.mana is not None and "paying" not in given.asked:
            wanted = symbols(self.choices.mana)
            for mana, offer in offers.items():
                got = symbols(mana)
                if sorted(got) == sorted(wanted) or (len(got) == 1 and set(wanted) == set(got)):
                    yield offer, given.and_asked("mana")
                    return
            raise NotOffered("mana", f"only {', '.join(offers)}")
        if not self.at_will and "paying" not in given.asked:
            raise LeftOpen
        useful = {mana: offer for mana, offer in offers.items() if set(symbols(mana)) <= self.colors}
        for offer in (useful or dict([next(iter(offers.items()))])).values():
            yield offer, given

    def _payment(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        """The window for mana abilities (rule 601.2g), and then for what is tapped or exiled rather than mana paid (601.2h)."""
        if not given.pay:
            offers = [
                offer for offer in self._offers("TapForConvoke") if offer["data"]["object_id"] in given.cost_objects
            ]
            if not offers:
                yield action("PassPriority"), given
                return
            first = offers[0]["data"]["object_id"]
            left = tuple(each for each in given.cost_objects if each != first)
            after = replace(given, cost_objects=left, asked=given.asked | {f"cost {first}", f"instead {first}"})
            yield from ((offer, after) for offer in offers if offer["data"]["object_id"] == first)
            return
        source, rest = given.pay[0], given.pay[1:]
        after = replace(given, pay=rest, asked=given.asked | {"paying"})
        for index in mana_abilities(self.table, source):
            yield action("ActivateAbility", source_id=source, ability_index=index), after

    def _as_offered(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        offers = [each.to_dict() for each in self.table.game.actions()]
        yield from ((offer, given) for offer in offers if offer["type"] != "CancelCast")

    def _offers(self, kind: str) -> list[Json]:
        return [offer for each in self.table.game.actions() if (offer := each.to_dict())["type"] == kind]

    # --- what must have been asked

    def _check(self, given: _Given) -> None:
        """Every choice that the act names must have been given, or be what the engine chose of itself."""
        table, choices = self.table, self.choices
        entry = next(
            (e for e in reversed(table.stack()) if e["id"] not in self._before["stack"] and self._is_ours(e)), None
        )
        data: Json = (entry or {}).get("kind", {}).get("data") or {}
        ability: Json = data.get("ability") or {}
        if choices.targets is not None:
            got = targets_of(ability)
            wanted = [table.ref(target) for target in choices.targets]
            if (entry is not None or wanted) and (
                any(t not in wanted for t in got) or any(t not in got for t in wanted)
            ):
                raise NotOffered("targets", "the engine took " + (", ".join(map(table.name, got)) or "none"))
        if choices.modes is not None and "modes" not in given.asked:
            raise NotOffered("modes")
        if choices.x is not None and "x" not in given.asked and self._x_of(entry) != choices.x:
            raise NotOffered("x", payable=bool(choices.kicked) or not self._before["free"])
        if choices.kicked is not None and given.kicked != choices.kicked:
            raise NotOffered("kicked", payable=True)
        if choices.divide is not None and len(choices.divide) > 1 and "divide" not in given.asked:
            raise NotOffered("divide")
        if choices.alternative is not None and "alternative" not in given.asked:
            variant = _variant_name(data.get("casting_variant") or "")
            if not _same_alternative(variant, choices.alternative.lower()):
                raise NotOffered("alternative", choices.alternative)
        if choices.free and "free" not in given.asked and data.get("actual_mana_spent", 0) and not self._before["free"]:
            raise NotOffered("free", "mana was paid")
        if choices.free is False and choices.alternative is None and not data.get("actual_mana_spent", 0):
            cost = (table.find(self.subject) or {}).get("mana_cost") or {"type": "NoCost"}
            if not _costs_nothing(cost):
                raise NotOffered("its mana cost", "no mana was paid")
        if choices.with_ is not None and "with" not in given.asked:
            self._check_permission(choices.with_, data.get("casting_variant"))
        for alias in choices.cost_objects or ():
            unchanged = _condition(table, alias) == self._before["costs"][alias]
            if unchanged and (
                f"cost {table.id(alias)}" not in given.asked or f"instead {table.id(alias)}" in given.asked
            ):
                raise NotOffered("cost objects", alias)
        if choices.pay is not None:
            if given.pay:
                raise NotOffered("pay", ", ".join(map(table.alias, given.pay)))
            payers = {event["data"]["source_id"] for event in table.events if event["type"] == "ManaAbilityProduced"}
            if others := payers - set(map(table.id, choices.pay)):
                raise Refused("the engine would also pay with " + ", ".join(sorted(map(table.alias, others))))
        if choices.mana is not None:
            self._check_mana(choices.mana, given)

    def _x_of(self, entry: Json | None) -> int | None:
        return None if entry is None else chosen_x(self.table, entry)

    def _is_ours(self, entry: Json) -> bool:
        kind = entry["kind"]["type"]
        return (kind == "Spell" and entry["id"] == self.subject) or (
            kind == "ActivatedAbility" and entry.get("source_id") == self.subject
        )

    def _check_permission(self, source: str, variant: Any) -> None:
        """Where the engine knows one permission only, it asks for none: then it must be that of the named source."""
        if _mentions(variant, self.table.id(source)):
            return
        permissions = self._before["permissions"]
        known = [permission for permission in permissions if "source_id" in permission]
        if any(permission["source_id"] == self.table.id(source) for permission in known):
            return
        if known:
            raise NotOffered("with", source)
        raise Inexpressible("named permissions", f"the engine does not tell whether {source} allows it")

    def _check_mana(self, wanted: str, given: _Given) -> None:
        produced = [
            event["data"]["produced"]
            for event in self.table.events
            if event["type"] == "ManaAbilityProduced" and event["data"]["source_id"] == self.subject
        ]
        if not produced:
            if "mana" not in given.asked:
                raise NotOffered("mana")
            return
        got = symbols(in_symbols(produced[-1]))
        letters = symbols(wanted)
        if sorted(got) != sorted(letters) and not (len(letters) == 1 and set(got) == set(letters)):
            raise Refused(f"the ability adds {in_symbols(produced[-1]) or 'no mana'}")


_READERS: dict[str, str] = {
    "TargetSelection": "_target",
    "ModeChoice": "_modes",
    "AbilityModeChoice": "_modes",
    "ChooseXValue": "_x",
    "OptionalCostChoice": "_optional_cost",
    "AlternativeCastChoice": "_alternative",
    "CastingVariantChoice": "_variant",
    "DistributeAmong": "_divide",
    "PayCost": "_pay_cost",
    "CrewVehicle": "_crew",
    "ChooseManaColor": "_mana",
    "ManaPayment": "_payment",
    **dict.fromkeys(_DECIDED_FREELY, "_as_offered"),
}
"""Which method answers which question of the engine."""


class _IsTarget(Exception):
    """The target is one that the announcement may take."""


@dataclass
class TargetProbe(Announcement):
    """An announcement, everything chosen at will, that only asks whether `target` is a legal target."""

    target: Ref = field(default_factory=dict)

    def finds(self, first: Json) -> bool:
        """Whether the announcement that starts with this action takes that target. Raises `Refused`, also where it
        takes others only."""
        try:
            self.run(first)
        except _IsTarget:
            return True
        return False

    def _target(self, data: Json, given: _Given) -> Iterable[tuple[Json, _Given]]:
        if any(self.target in slot["legal_targets"] for slot in data["target_slots"]):
            raise _IsTarget
        return ()

    def _check(self, given: _Given) -> None:
        entry = next((e for e in reversed(self.table.stack()) if self._is_ours(e)), None)
        if entry is not None and self.target in targets_of(entry["kind"]["data"].get("ability")):
            raise _IsTarget
        raise NotOffered("targets")


def mana_abilities(table: Table, object_id: int) -> list[int]:
    """The positions of an object's activated mana abilities."""
    abilities = (table.find(object_id) or {}).get("abilities") or ()
    return [index for index, ability in enumerate(abilities) if is_mana_ability(ability)]


def is_mana_ability(ability: Json) -> bool:
    """Whether an ability is an activated mana ability (rule 605.1a)."""
    return ability["kind"] == "Activated" and bool(ability.get("is_mana_ability"))


def chosen_x(table: Table, entry: Json) -> int | None:
    """The X of a spell or ability on the stack; 0 where there is an X in a spell's cost for which none was chosen, as
    that cost was not paid (rule 107.3b)."""
    if entry["kind"]["type"] != "Spell":
        ability: Json = (entry["kind"].get("data") or {}).get("ability") or {}
        return ability.get("chosen_x")
    spell = table.find(entry["id"]) or {}
    chosen: int | None = spell.get("cost_x_paid")
    if chosen is None and "X" in ((spell.get("mana_cost") or {}).get("shards") or ()):
        return 0
    return chosen


def is_castable_free(found: Json | None, seat: int) -> bool:
    """Whether a card waits in exile with a permission for that player to cast it for nothing."""
    return found is not None and any(
        permission.get("granted_to") == seat and "cost" in permission and _costs_nothing(permission["cost"])
        for permission in found.get("casting_permissions") or ()
    )


def _condition(table: Table, alias: str) -> tuple[Any, ...]:
    """What paying a cost with an object changes of it."""
    found = table.find(table.id(alias))
    return (found["zone"], found["tapped"], tuple(found["counters"].items())) if found else ()


def _costs_nothing(cost: Json) -> bool:
    return cost["type"] == "NoCost" or not (cost.get("shards") or cost.get("generic"))


def _same_alternative(known: str, asked: str) -> bool:
    """Whether the engine's name of a way to cast is that of the case: a spell cast for morph is one cast face down."""
    return known == ("face down" if asked in ("morph", "megamorph") else asked)


def _variant_name(variant: Any) -> str:
    return words(variant if isinstance(variant, str) else next(iter(variant)))


def _mentions(tree: Any, object_id: int | None) -> bool:
    if isinstance(tree, dict):
        return any(key.startswith("source") and value == object_id for key, value in tree.items()) or any(
            _mentions(value, object_id) for value in tree.values()
        )
    return isinstance(tree, list) and any(_mentions(value, object_id) for value in tree)
