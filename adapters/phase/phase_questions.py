"""The choices that phase asks for while the game goes on, in the terms of the protocol, and their answers."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
from phase_table import COLORS, LETTERS, Json, Ref, Table, action, symbols, words

from mtg_conformance.sdk import Inexpressible, Refused, forced_answer
from mtg_spec.protocol import Waits

NO_QUESTION = frozenset(["Priority", "DeclareAttackers", "DeclareBlockers", "GameOver"])
"""What the engine waits for that is no choice of the protocol's."""

_DECISIONS = {
    "DecideOptionalEffect": "accept",
    "DecideOptionalCost": "pay",
    "PayUnlessCost": "pay",
    "PayCombatTax": "accept",
}
"""Actions that say yes or no, and the field that does."""
_NO_ANSWERS = frozenset(["CancelCast", "DecideOptionalEffectAndRemember"])
"""Offers that are for a player's convenience: to take a cast back, and to have the same answer given the next time."""
_ONE_OBJECT = {
    "ChooseLegend": "keep",
    "ChooseRingBearer": "target",
    "ChooseDamageSource": "source",
}
_NUMBERS = {"ChooseX": "value", "SubmitPayAmount": "amount"}
_KEPT_ON_TOP = frozenset(["ScryChoice", "SurveilChoice"])
_CANDIDATES = ("selectable_cards", "cards", "choices", "candidates", "permanents", "eligible", "creatures")


class Asked(msgspec.Struct):
    """A pending choice: how the protocol puts it, and what answers it."""

    waits: Waits
    give: Callable[[Any], None]
    """Answers the choice; raises `Refused` for an answer that is no option."""


def pending(table: Table) -> Asked | None:
    """The choice that the game waits for, if any. Raises `Inexpressible` for one that the protocol has no word for."""
    waiting = table.waiting
    kind = waiting["type"]
    if kind in NO_QUESTION:
        return None
    data = waiting.get("data") or {}
    if "player" not in data:
        raise Inexpressible("other prompts", f"the engine asks: {words(kind)}")
    reader = _READERS.get(kind, _by_actions)
    return reader(table, kind, data)


def answer_forced(table: Table) -> None:
    """Answers choices that have one answer, such as whether to pay what can't be paid, and notes them."""
    while (asked := pending(table)) is not None:
        answer = forced_answer(asked.waits)
        if answer is msgspec.UNSET:
            return
        asked.give(answer)
        table.forced.append(asked.waits)


def _ask(
    table: Table, data: Json, choice: str, options: Any, give: Callable[[Any], None], **bounds: int | None
) -> Asked:
    waits = Waits(choice, table.players[data["player"]], tuple(options), **bounds)
    return Asked(waits, give)


def _offered(table: Table) -> list[Json]:
    return [offered for each in table.game.actions() if (offered := each.to_dict())["type"] not in _NO_ANSWERS]


def _pick(table: Table, data: Json, choice: str, offers: dict[Any, Json]) -> Asked:
    """A choice of one of several actions, each under the option that names it."""

    def give(answer: Any) -> None:
        wanted = answer[0] if isinstance(answer, list | tuple) and len(answer) == 1 else answer
        for option, what in offers.items():
            if option == wanted or (isinstance(option, str) and option.lower() == str(wanted).lower()):
                table.do(data["player"], what)
                return
        raise Refused(f"{answer!r} is not among the options {list(offers)}")

    bounds = {"least": 1, "most": 1} if choice in ("objects", "targets") else {}
    return _ask(table, data, choice, offers, give, **bounds)


def _by_actions(table: Table, kind: str, data: Json) -> Asked:
    """A choice read off the actions that the engine offers for it."""
    offers = _offered(table)
    kinds = {offer["type"] for offer in offers}
    if len(kinds) != 1:
        raise Inexpressible("other prompts", f"the engine asks: {words(kind)}")
    (what,) = kinds
    if what in _DECISIONS:
        return _pick(table, data, "may", {offer["data"][_DECISIONS[what]]: offer for offer in reversed(offers)})
    if what in _ONE_OBJECT:
        return _pick(table, data, "objects", {table.alias(offer["data"][_ONE_OBJECT[what]]): offer for offer in offers})
    if what in _NUMBERS:
        return _pick(table, data, "number", {offer["data"][_NUMBERS[what]]: offer for offer in offers})
    if what == "ChooseTarget":
        return _pick(
            table,
            data,
            "objects",
            {table.name(offer["data"]["target"]): offer for offer in offers if offer["data"]["target"] is not None},
        )
    if what == "ChooseBattleProtector":
        return _pick(table, data, "player", {table.players[offer["data"]["protector"]]: offer for offer in offers})
    if what == "ChooseBranch":
        return _pick(table, data, "mode", {offer["data"]["index"] + 1: offer for offer in offers})
    if what == "SelectCards":
        return _objects(table, data, offers, kept_on_top=kind in _KEPT_ON_TOP)
    raise Inexpressible("other prompts", f"the engine asks: {words(kind)}")


def _cast_offer(table: Table, kind: str, data: Json) -> Asked:
    """Whether to cast a card while something resolves, where the engine asks about one card only."""
    offers = {offer["data"]["choice"]["type"]: offer for offer in _offered(table) if "choice" in offer.get("data", {})}
    if set(offers) != {"Cast", "Decline"}:
        return _by_actions(table, kind, data)
    return _pick(table, data, "may", {True: offers["Cast"], False: offers["Decline"]})


def _unless(table: Table, kind: str, data: Json) -> Asked:
    """Whether to pay what an effect wants "unless"; the engine asks this also of a player who can't pay (rule 118.12a)."""
    offers = {offer["data"]["pay"]: offer for offer in _offered(table) if "pay" in offer.get("data", {})}
    if set(offers) != {True, False}:
        return _by_actions(table, kind, data)
    if _outcome(table, data, offers[True]) == _outcome(table, data, offers[False]):
        return _pick(table, data, "may", {False: offers[False]})
    return _pick(table, data, "may", {True: offers[True], False: offers[False]})


def _outcome(table: Table, data: Json, offer: Json) -> Json | None:
    """The state that an answer leads to, or nothing where the engine refuses it."""
    with table.scratch():
        try:
            table.do(data["player"], offer)
        except Refused:
            return None
        return table.save()


def _objects(table: Table, data: Json, offers: list[Json], *, kept_on_top: bool) -> Asked:
    """A choice of some of several objects. Where cards are looked at (scry, surveil), those chosen stay on top."""
    candidates = next((data[key] for key in _CANDIDATES if isinstance(data.get(key), list)), None)
    if candidates is None:
        candidates = list(dict.fromkeys(itertools.chain(*(offer["data"]["cards"] for offer in offers))))
    sizes = [len(offer["data"]["cards"]) for offer in offers]
    count = data.get("count", data.get("keep_count"))
    most = max([*sizes, count or 0])
    least = 0 if kept_on_top or data.get("up_to") else min(sizes, default=count or 0)

    def give(answer: Any) -> None:
        refs = table.among(_listed(answer), ({"Object": candidate} for candidate in candidates))
        chosen = [ref["Object"] for ref in refs]
        table.do(data["player"], action("SelectCards", cards=chosen))

    return _ask(table, data, "objects", map(table.alias, candidates), give, least=least, most=most)


def _listed(answer: Any) -> list[Any]:
    return list(answer) if isinstance(answer, list | tuple) else [answer]


def _targets(table: Table, _kind: str, data: Json) -> Asked:
    """The targets of an ability, slot by slot."""
    slots = data["target_slots"]
    legal: list[Ref] = []
    for slot in slots:
        legal += [target for target in slot["legal_targets"] if target not in legal]
    done = data["selection"].get("current_slot", 0)

    def give(answer: Any) -> None:
        names = _listed(answer)
        if len(names) > len(slots) - done:
            raise Refused(f"only {len(slots) - done} targets are asked for")
        pairs = zip(names, slots[done:], strict=False)
        targets = [target for name, slot in pairs for target in table.among([name], slot["legal_targets"])]
        choose_targets(table, data["player"], targets, start=done)

    least = sum(not slot.get("optional") for slot in slots[done:])
    return _ask(table, data, "targets", map(table.name, legal), give, least=least, most=len(slots) - done)


def _retarget(table: Table, _kind: str, data: Json) -> Asked:
    """Whether to choose new targets for a copy, and then which (rule 707.10c): the engine asks for both at once."""
    seat, copy = data["player"], data["copy_id"]
    slots = data["target_slots"][data.get("current_slot", 0) :]

    def decide(answer: Any) -> None:
        if answer is True:
            table.retargeting = copy
        elif answer is False:
            table.do(seat, action("KeepAllCopyTargets"))
        else:
            raise Refused(f"{answer!r} is neither yes nor no")

    def choose(answer: Any) -> None:
        names = _listed(answer)
        if len(names) != len(slots):
            raise Refused(f"{len(slots)} targets are asked for")
        for name, slot in zip(names, slots, strict=True):
            (target,) = table.among([name], slot["legal_alternatives"])
            table.do(seat, action("ChooseTarget", target=target))

    if table.retargeting != copy:
        return _ask(table, data, "may", (True, False), decide)
    legal = {table.name(target): None for slot in slots for target in slot["legal_alternatives"]}
    return _ask(table, data, "targets", legal, choose, least=len(slots), most=len(slots))


def choose_targets(table: Table, seat: int, targets: list[Ref], start: int = 0) -> None:
    """Answers the engine's target selection slot by slot; `targets` are those from slot `start` on."""
    kind = table.waiting["type"]
    last = -1
    for _ in range(len(table.waiting["data"]["target_slots"]) + 1):
        waiting = table.waiting
        if waiting["type"] != kind:
            return
        slot = waiting["data"]["selection"].get("current_slot", 0) - start
        if slot <= last:
            return  # the question about another ability
        last = slot
        target = targets[slot] if 0 <= slot < len(targets) else None
        table.do(seat, {"type": "ChooseTarget", "data": {"target": target}})


def _replacement(table: Table, _kind: str, data: Json) -> Asked:
    """Which replacement effect applies first, or whether an optional one applies."""
    offers = [action("ChooseReplacement", index=index) for index in range(len(data["candidates"]))]
    if data["kind"]["type"] == "OptionalBranch":
        if len(offers) != 2:
            raise Inexpressible("other prompts", "the engine asks: replacement with several branches")
        return _copied(table, data, *offers) or _pick(table, data, "may", {True: offers[0], False: offers[1]})
    sources: list[str] = []
    for candidate in data["candidates"]:  # one object may have several
        alias = table.alias(candidate["source_id"])
        sources.append(f"{alias}/{len(sources)}" if alias in sources else alias)
    return _pick(table, data, "replacement", dict(zip(sources, offers, strict=True)))


def _copied(table: Table, data: Json, accept: Json, decline: Json) -> Asked | None:
    """What to enter as a copy of, nothing being an answer too: the engine asks whether to first, and then what."""
    with table.scratch():
        if table.do(data["player"], accept)["type"] != "CopyTargetChoice":
            return None
        then = pending(table)
    assert then is not None

    def give(answer: Any) -> None:
        if not _listed(answer):
            table.do(data["player"], decline)
            return
        table.do(data["player"], accept)
        then.give(answer)

    return _ask(table, data, "objects", then.waits.options, give, least=0, most=1)


def _trigger_order(table: Table, _kind: str, data: Json) -> Asked:
    """The order in which triggered abilities are put on the stack."""
    sources = [table.alias(trigger["source_id"]) for trigger in data["triggers"]]

    def give(answer: Any) -> None:
        left = list(enumerate(sources))
        order = []
        for alias in _listed(answer):
            entry = next((entry for entry in left if entry[1] == alias), None)
            if entry is None:
                raise Refused(f"{alias} has no triggered ability to order")
            left.remove(entry)
            order.append(entry[0])
        if left:
            raise Refused(f"the order does not name {', '.join(alias for _, alias in left)}")
        table.do(data["player"], action("OrderTriggers", order=order))

    return _ask(table, data, "trigger order", sources, give)


def _named(table: Table, _kind: str, data: Json) -> Asked:
    """A colour, type, name or number."""
    asked = data["choice_type"] if isinstance(data["choice_type"], str) else next(iter(data["choice_type"]))
    offers = {option: action("ChooseOption", choice=option) for option in data["options"]}
    if asked == "Color":
        return _pick(table, data, "color", {option.lower(): offer for option, offer in offers.items()})
    if asked in ("Player", "Opponent"):
        return _pick(table, data, "player", {_player_named(table, option): offer for option, offer in offers.items()})
    if asked.endswith("Type"):
        return _pick(table, data, "type", offers)
    if asked.endswith("Name"):
        return _pick(table, data, "name", offers)
    if offers and all(option.isdigit() for option in offers):
        return _pick(table, data, "number", {int(option): offer for option, offer in offers.items()})
    raise Inexpressible("other prompts", f"the engine asks to choose: {words(asked)}")


def _player_named(table: Table, option: str) -> str:
    """A player, whom the engine names by the seat's number."""
    digits = "".join(filter(str.isdigit, option))
    return table.players[int(digits)] if digits and int(digits) < len(table.players) else option


def mana_offers(data: Json) -> dict[str, Json]:
    """The answers to the question which mana to add, by the mana's symbols."""
    choice = data["choice"]
    kind, given = choice["type"], choice.get("data") or {}
    answers: list[tuple[list[str], Json]] = []
    if kind == "SingleColor":
        answers = [([color], {"type": "SingleColor", "data": color}) for color in given["options"]]
    elif kind == "AnyCombination":
        combinations = itertools.combinations_with_replacement(given["options"], given["count"])
        answers = [(list(colors), {"type": "Combination", "data": list(colors)}) for colors in combinations]
    elif kind == "Combination":
        answers = [(list(colors), {"type": "Combination", "data": list(colors)}) for colors in given["options"]]
    else:
        raise Inexpressible("other prompts", f"the engine asks which mana: {words(kind)}")
    return {in_symbols(colors): action("ChooseManaColor", choice=answer) for colors, answer in answers}


def in_symbols(colors: list[str]) -> str:
    """Mana as symbols in the order WUBRGC."""
    letters = sorted((LETTERS[color] for color in colors), key=list(COLORS).index)
    return "".join(f"{{{letter}}}" for letter in letters)


def _mana(table: Table, _kind: str, data: Json) -> Asked:
    """Which mana an effect adds."""
    asked = _pick(table, data, "mana", mana_offers(data))

    def give(answer: Any) -> None:
        asked.give(in_symbols([COLORS[symbol] for symbol in symbols(str(answer))]))

    return Asked(asked.waits, give)


def _modes(table: Table, _kind: str, data: Json) -> Asked:
    """The modes of a triggered ability, by printed position."""
    barred = data.get("unavailable_modes") or ()
    options = [index + 1 for index in range(data["modal"]["mode_count"]) if index not in barred]

    def give(answer: Any) -> None:
        table.do(data["player"], action("SelectModes", indices=[mode - 1 for mode in _listed(answer)]))

    return _ask(table, data, "mode", options, give)


def _divide(table: Table, _kind: str, data: Json) -> Asked:
    """How something is divided among targets."""

    def give(answer: Any) -> None:
        table.do(data["player"], distribution(table, answer))

    return _ask(table, data, "divide", map(table.name, data["targets"]), give)


def distribution(table: Table, division: dict[str, int]) -> Json:
    """A division as the engine's action."""
    return action("DistributeAmong", distribution=[[table.ref(name), number] for name, number in division.items()])


def _combat_damage(table: Table, _kind: str, data: Json) -> Asked:
    """How an attacking creature divides its combat damage (rule 510.1c); what is not for blockers tramples over."""
    blockers = {table.alias(slot["blocker_id"]): slot["blocker_id"] for slot in data["blockers"]}
    defender = _attacked(table, data)

    def give(answer: Any) -> None:
        division = dict(answer)
        over = division.pop(defender, 0) if data.get("trample") else 0
        if unknown := [name for name in division if name not in blockers]:
            raise Refused(f"no damage can be assigned to {', '.join(unknown)}")
        assignments = [[blockers[name], number] for name, number in division.items()]
        damage = action(
            "AssignCombatDamage", mode="Normal", assignments=assignments, trample_damage=over, controller_damage=0
        )
        table.do(data["player"], damage)

    return _ask(table, data, "divide", [*blockers, defender] if data.get("trample") else blockers, give)


def _attacked(table: Table, data: Json) -> str:
    target = data.get("attack_target") or {"type": "Player", "data": data["defending_player"]}
    return table.players[target["data"]] if target["type"] == "Player" else table.alias(target["data"])


_READERS: dict[str, Callable[[Table, str, Json], Asked]] = {
    "TriggerTargetSelection": _targets,
    "TargetSelection": _targets,
    "CopyRetarget": _retarget,
    "CastOffer": _cast_offer,
    "UnlessPayment": _unless,
    "ReplacementChoice": _replacement,
    "OrderTriggers": _trigger_order,
    "NamedChoice": _named,
    "ChooseManaColor": _mana,
    "ModeChoice": _modes,
    "AbilityModeChoice": _modes,
    "DistributeAmong": _divide,
    "AssignCombatDamage": _combat_damage,
}
