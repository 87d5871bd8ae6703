"""Paying by hand: what the engine's own payment overlooks is found by activating mana abilities first."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from phase_announcing import Announcement, is_mana_ability
from phase_table import COLORS, Deadline, Json, Refused, Table, action

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


def pay_with(table: Table, seat: int, sources: list[int], deadline: Deadline, attempt: Callable[[], None]) -> None:
    """Activates a mana ability of each source in turn, then does `attempt`; all kinds of mana are tried until that works."""
    if not sources:
        attempt()
        return
    reason = Refused("no mana ability")
    saved, events = table.save(), list(table.events)
    for index in [i for i, ability in enumerate(_abilities(table, sources[0])) if is_mana_ability(ability)]:
        deadline.check()
        table.restore(saved)
        table.events = list(events)
        then = _continue(table, seat, sources[1:], deadline, attempt)
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
    table: Table, seat: int, sources: list[int], deadline: Deadline, attempt: Callable[[], None]
) -> Callable[[], None]:
    return lambda: pay_with(table, seat, sources, deadline, attempt)


def search_payment(
    table: Table, seat: int, subject: int, named: set[int], deadline: Deadline, attempt: Callable[[], None]
) -> None:
    """Activates mana abilities until `attempt` works, as few as possible.

    First only those whose cost is more than to tap, because they are what the engine's own payment leaves out; then
    all. The state is left where `attempt` succeeded. Raises `Refused` when all ways have been tried.
    """
    start, events = table.save(), list(table.events)
    colors = _useful_colors(table, seat, subject)
    reason: Refused = Refused("Cannot pay mana cost")
    seen: set[Any] = set()
    for every in (False, True):
        todo = deque([start])
        while todo:
            node = todo.popleft()
            for outcome in _outcomes(table, seat, node, colors, deadline, every=every):
                deadline.check()
                table.restore(outcome)
                table.events = list(events)
                key = _key(outcome["state"], seat, named | {subject})
                if key in seen:
                    continue
                seen.add(key)
                try:
                    attempt()
                except Refused as refused:
                    reason = refused
                    todo.append(outcome)
                else:
                    return
    table.restore(start)
    raise reason


def _abilities(table: Table, object_id: int) -> list[Json]:
    return (table.find(object_id) or {}).get("abilities") or []


def _outcomes(
    table: Table, seat: int, node: Json, colors: frozenset[str], deadline: Deadline, *, every: bool
) -> Iterator[Json]:
    """The states after each activation of one mana ability of `seat`."""
    state = node["state"]
    tried = set()
    for object_id in [*state["battlefield"], *state["players"][seat]["hand"]]:
        entry = state["objects"][str(object_id)]
        if entry["controller"] != seat:
            continue
        for index, ability in enumerate(entry.get("abilities") or ()):
            if not is_mana_ability(ability) or (entry["tapped"] and costs_tap(ability)):
                continue
            if not every and [part["type"] for part in cost_parts(ability.get("cost"))] == ["Tap"]:
                continue
            alike = (_looks(entry), index) if entry["zone"] == "Battlefield" else (object_id, index)
            if alike in tried:
                continue
            tried.add(alike)
            found: list[Json] = []

            def keep(found: list[Json] = found) -> None:
                found.append(table.save())
                raise _NextWay("looking for the next way")

            table.restore(node)
            try:
                Announcement(table, seat, object_id, Choices(), deadline, at_will=True, colors=colors, then=keep).run(
                    action("ActivateAbility", source_id=object_id, ability_index=index)
                )
            except Refused:
                yield from found


def _looks(entry: Json) -> str:
    """What tells a permanent from its twins."""
    own = ("id", "card_id", "timestamp", "base_abilities", "trigger_definitions", "entered_battlefield_turn")
    return json.dumps({key: value for key, value in entry.items() if key not in own}, sort_keys=True, default=str)


def _useful_colors(table: Table, seat: int, subject: int) -> frozenset[str]:
    """The kinds of mana that are mentioned by what is paid for, or by the mana abilities of the player."""
    state = table.state
    texts = [json.dumps(table.find(subject))]
    for object_id in state["battlefield"]:
        entry = state["objects"][str(object_id)]
        if entry["controller"] == seat:
            texts += [json.dumps(a.get("cost")) for a in entry.get("abilities") or () if is_mana_ability(a)]
    return frozenset(letter for letter, name in COLORS.items() if any(name in text for text in texts)) or frozenset("C")


def _key(state: Json, seat: int, named: set[int]) -> Any:
    """What distinguishes two states for paying."""
    player = state["players"][seat]
    permanents = sorted(
        f"{object_id if object_id in named else ''} {_looks(state['objects'][str(object_id)])}"
        for object_id in state["battlefield"]
        if state["objects"][str(object_id)]["controller"] == seat
    )
    mana = sorted((pip["color"], str(pip["restrictions"])) for pip in player["mana_pool"]["mana"])
    return tuple(permanents), tuple(mana), player["life"], len(player["hand"]), len(player["graveyard"])
