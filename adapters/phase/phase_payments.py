"""Paying by hand: what the engine's own payment overlooks is found by activating mana abilities first."""

from __future__ import annotations

import contextlib
import json
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias

from phase_announcing import Announcement, is_mana_ability
from phase_table import COLORS, Deadline, Json, Table, action

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import Choices


class _NextWay(Refused):
    """Not this way: look for the next one."""


def costs_tap(ability: Json) -> bool:
    """Whether the tap symbol is in an ability's cost."""
    return any(part.get("type") == "Tap" for part in cost_parts(ability.get("cost")))


def cost_parts(cost: Json | None) -> list[Json]:
    """The parts of an activation cost."""
    if not cost:
        return []
    if cost["type"] == "Composite":
        return [part for each in cost["costs"] for part in cost_parts(each)]
    return [cost]


Ability: TypeAlias = tuple[int, int]
"""An object's id and the position of one of its abilities."""


def pay_with(
    table: Table,
    seat: int,
    sources: list[int],
    deadline: Deadline,
    attempt: Callable[[], None],
    itself: Ability | None = None,
) -> None:
    """Activates a mana ability of each source in turn, then does `attempt`; all kinds of mana are tried until that works.

    The abilities are activated first, as the engine knows no other time; so `itself`, the ability that is paid for, can't
    be one of them.
    """
    if not sources:
        attempt()
        return
    reason = Refused("no mana ability")
    saved, events = table.save(), list(table.events)
    found = [(sources[0], i) for i, ability in enumerate(_abilities(table, sources[0])) if is_mana_ability(ability)]
    if found == [itself]:
        raise Inexpressible("an ability paying for itself", table.alias(sources[0]))
    for _, index in [each for each in found if each != itself]:
        deadline.check()
        table.restore(saved)
        table.events = list(events)
        then = _continue(table, seat, sources[1:], deadline, attempt, itself)
        try:
            Announcement(table, seat, sources[0], Choices(), deadline, at_will=True, then=then).run(
                action("ActivateAbility", source_id=sources[0], ability_index=index)
            )
        except Refused as refused:
            reason = refused
        else:
            return
    raise reason


def _continue(
    table: Table,
    seat: int,
    sources: list[int],
    deadline: Deadline,
    attempt: Callable[[], None],
    itself: Ability | None,
) -> Callable[[], None]:
    return lambda: pay_with(table, seat, sources, deadline, attempt, itself)


class PaymentSearch:
    """Mana abilities that `seat` could activate before `attempt`, which then succeeds with the mana that is there.

    `subject` is what is paid for, or the source of the ability `itself` that is; `named` are the objects that the act
    names. The engine's own payment has failed already, so the search begins with the mana abilities whose cost is more
    than {T}: those it leaves out.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        subject: int,
        named: set[int],
        deadline: Deadline,
        attempt: Callable[[], None],
        itself: Ability | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.subject = subject
        self.named = named | {subject}
        self.deadline = deadline
        self.attempt = attempt
        self.itself = itself
        self._colors = _useful_colors(table, seat, subject)
        self._events = list(table.events)
        self._reason = Refused("Cannot pay mana cost")
        self._disturbed = False

    def run(self, *, at_will: bool) -> None:
        """Leaves the state where `attempt` succeeded; with the fewest activations, unless `at_will`.

        Raises `Refused` when all ways have been tried, `Inexpressible` when that can't be said.
        """
        start = self.table.save()
        if self._from(start, every=False):
            return
        # Tapping what has no other use first loses no way to pay, and leaves few ways to try.
        if self._from(self._plain_tapped(start), every=True) and (at_will or self._from(start, every=True)):
            return
        self.table.restore(start)
        if self._disturbed:
            raise Inexpressible("payment search", "a mana ability triggers something that uses the stack")
        raise self._reason

    def _from(self, start: Json, *, every: bool) -> bool:
        """Whether `attempt` succeeds after some activations from that state on."""
        todo, seen = deque([start]), {self._key(start["state"])}
        if every and self._works(start):
            return True
        while todo:
            for outcome in self._outcomes(todo.popleft(), every=every):
                self.deadline.check()
                key = self._key(outcome["state"])
                if key in seen:
                    continue
                seen.add(key)
                if self._works(outcome):
                    return True
                todo.append(outcome)
        return False

    def _works(self, node: Json) -> bool:
        self._go_to(node)
        try:
            self.attempt()
        except Refused as refused:
            self._reason = refused
            return False
        return True

    def _go_to(self, node: Json) -> None:
        self.table.restore(node)
        self.table.events = list(self._events)

    def _outcomes(self, node: Json, *, every: bool) -> list[Json]:
        """The states after each activation of one mana ability."""
        state = node["state"]
        tried: set[tuple[Any, int]] = set()
        found: list[Json] = []
        for object_id in [*state["battlefield"], *state["players"][self.seat]["hand"]]:
            entry = state["objects"][str(object_id)]
            if entry["controller"] != self.seat:
                continue
            looks: Any = self._looks(entry) if entry["zone"] == "Battlefield" else object_id
            for index, ability in enumerate(entry.get("abilities") or ()):
                if not is_mana_ability(ability) or (entry["tapped"] and costs_tap(ability)):
                    continue
                if (object_id, index) == self.itself:  # rule 605.3c
                    continue
                if (every or not _costs_only_tap(ability)) and (looks, index) not in tried:
                    tried.add((looks, index))
                    found += self._activated(node, object_id, index)
        return found

    def _activated(self, node: Json, object_id: int, index: int) -> list[Json]:
        """The states after one activation, for all choices that it leaves."""
        table, found = self.table, list[Json]()

        def keep() -> None:
            after = table.save()
            if len(after["state"]["stack"]) == len(node["state"]["stack"]) and table.priority() == self.seat:
                found.append(after)
            else:
                self._disturbed = True
            raise _NextWay("looking for the next way")

        self._go_to(node)
        with contextlib.suppress(Refused):
            Announcement(
                table, self.seat, object_id, Choices(), self.deadline, at_will=True, colors=self._colors, then=keep
            ).run(action("ActivateAbility", source_id=object_id, ability_index=index))
        return found

    def _plain_tapped(self, node: Json) -> Json:
        """The state after tapping everything that can do nothing but be tapped for one kind of mana."""
        for object_id in node["state"]["battlefield"]:
            entry = node["state"]["objects"][str(object_id)]
            abilities = [ability for ability in entry.get("abilities") or () if ability["kind"] == "Activated"]
            plain = len(abilities) == 1 and is_mana_ability(abilities[0]) and _costs_only_tap(abilities[0])
            idle = entry["controller"] == self.seat and not entry["tapped"] and object_id not in self.named
            if plain and idle and "Creature" not in entry["card_types"]["core_types"]:
                outcomes = self._activated(node, object_id, entry["abilities"].index(abilities[0]))
                node = outcomes[0] if len(outcomes) == 1 else node
        return node

    def _looks(self, entry: Json) -> tuple[Any, ...]:
        """What tells a permanent from its twins, as far as paying goes."""
        return (
            entry["id"] if entry["id"] in self.named else entry["name"],
            entry["tapped"],
            entry.get("has_summoning_sickness"),
            entry["power"],
            tuple(entry["counters"].items()),
            len(entry["attachments"]),
            len(entry.get("abilities") or ()),
        )

    def _key(self, state: Json) -> Any:
        """What distinguishes two states, as far as paying goes; of those alike, the one with fewer activations (which
        has no less life) comes first and is enough."""
        player = state["players"][self.seat]
        entries = (state["objects"][str(object_id)] for object_id in state["battlefield"])
        permanents = sorted(repr(self._looks(entry)) for entry in entries if entry["controller"] == self.seat)
        mana = sorted((pip["color"], str(pip["restrictions"])) for pip in player["mana_pool"]["mana"])
        return tuple(permanents), tuple(mana), len(player["hand"]), len(player["graveyard"])


def _costs_only_tap(ability: Json) -> bool:
    return [part["type"] for part in cost_parts(ability.get("cost"))] == ["Tap"]


def _abilities(table: Table, object_id: int) -> list[Json]:
    return (table.find(object_id) or {}).get("abilities") or []


def _useful_colors(table: Table, seat: int, subject: int) -> frozenset[str]:
    """The kinds of mana that are mentioned by what is paid for, or by the mana abilities of the player."""
    state = table.state
    texts = [json.dumps(table.find(subject))]
    for object_id in state["battlefield"]:
        entry = state["objects"][str(object_id)]
        if entry["controller"] == seat:
            texts += [json.dumps(a.get("cost")) for a in entry.get("abilities") or () if is_mana_ability(a)]
    return frozenset(letter for letter, name in COLORS.items() if any(name in text for text in texts)) or frozenset("C")
