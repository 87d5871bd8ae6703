"""What players do: each act of the protocol through the engine's own rules, all or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from phase_announcing import Announcement, LeftOpen, NotOffered, is_mana_ability
from phase_payments import PaymentSearch, cost_parts, costs_tap, pay_with
from phase_questions import answer_forced, pending
from phase_table import STEPS, Deadline, Json, Table, action, symbols, words

from mtg_conformance.sdk import Inexpressible, Refused
from mtg_spec.protocol import (
    Act,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    Choices,
    ChoosingAct,
    GoTo,
    NameObject,
    Pass,
    PlayLand,
    ResolveStack,
    ResolveTop,
    SpecialAction,
    TapForMana,
)

SEARCH_SECONDS = 4.0
"""How long a payment is searched for before the adapter says that it does not know."""

_ORDER = list(STEPS.values())
_MOST_PASSES = 1200
_WITHOUT_PRIORITY = frozenset(["untap", "cleanup"])
"""Steps in which players get no priority; a player goes to them until they are over."""


def perform(table: Table, act: Act) -> None:
    """Performs an act. Raises `Refused` or `Inexpressible`, with the state as before."""
    with table.whole():
        match act:
            case Answer():
                _answer(table, act)
            case Pass():
                _end_declarations(table)
                if table.priority() != table.seat(act.player):
                    raise Refused(f"{act.player} does not have priority")
                table.pass_priority()
            case ResolveTop():
                _resolve_top(table)
            case ResolveStack():
                while table.stack() and table.priority() is not None:
                    _resolve_top(table)
                    answer_forced(table)
            case GoTo():
                _go_to(table, act)
            case NameObject():
                _name(table, act)
            case Attack():
                _go_to_attack(table, table.seat(act.player))
                declare_attack(table, act)
            case Block():
                _go_to_block(table, table.seat(act.player))
                declare_block(table, act)
            case _:
                play(table, act)


def play(table: Table, act: ChoosingAct, *, at_will: bool = False) -> None:
    """Plays, casts or activates something, priority being handed to the player first."""
    _end_declarations(table)
    seat = table.seat(act.player)
    hand_priority(table, seat)
    try:
        match act:
            case TapForMana():
                _tap_for_mana(table, seat, act, at_will)
            case PlayLand() if "Land" in table.object(act.object)["card_types"]["core_types"]:
                found = table.object(act.object)
                first = action("PlayLand", object_id=found["id"], card_id=found["card_id"])
                _announcer(table, seat, act.object, act.choices, at_will)(first)
            case _:
                _announce(table, seat, act, at_will)
    except LeftOpen:
        pass


def hand_priority(table: Table, seat: int) -> None:
    """Passes priority on until a player has it, where that neither resolves anything nor ends the step."""
    moment = table.moment()
    for _ in table.players:
        if table.priority() == seat:
            return
        table.pass_priority()
        if table.moment() != moment:
            break
    if table.priority() != seat or table.moment() != moment:
        raise Refused(f"{table.players[seat]} does not have priority")


# --- spells and abilities


def _announcer(
    table: Table, seat: int, subject: str, choices: Choices, at_will: bool, deadline: Deadline | None = None
) -> Callable[[Json], None]:
    announcement = Announcement(
        table, seat, table.id(subject), choices, deadline or Deadline(SEARCH_SECONDS), at_will=at_will
    )
    return announcement.run


def opening(table: Table, act: Cast | Activate | PlayLand | SpecialAction, mode: str = "Auto") -> Json:
    """The engine's action that begins to cast a spell, to activate an ability or to take a special action. Raises `Refused`."""
    found = table.object(act.object)
    if isinstance(act, SpecialAction):
        return _special_action(found, act.action)
    if isinstance(act, Activate):
        if _is_crew(found, act.cost):
            return action("CrewVehicle", vehicle_id=found["id"], creature_ids=[])
        return action("ActivateAbility", source_id=found["id"], ability_index=_ability(table, act))
    payment = {"type": mode}
    return action("CastSpell", object_id=found["id"], card_id=found["card_id"], targets=[], payment_mode=payment)


def _is_crew(found: Json, asked: str) -> bool:
    """Whether the cost is that of a crew ability, which the engine doesn't count among the activated abilities."""
    powers = [keyword["Crew"]["power"] for keyword in found.get("keywords") or () if "Crew" in keyword]
    cost = _plain(asked, found["name"])
    said = [word for word in cost.split() if word.isdigit()]
    return cost.startswith("tap any number") and any(said in ([], [str(power)]) for power in powers)


def _special_action(found: Json, name: str) -> Json:
    """The engine's action for a special action; suspending a card is an activated ability for it."""
    match name:
        case "foretell":
            return action("Foretell", object_id=found["id"], card_id=found["card_id"])
        case "morph" | "megamorph":
            return action("TurnFaceUp", object_id=found["id"])
        case "suspend":
            for index, ability in enumerate(found.get("abilities") or ()):
                if ability.get("activation_zone") == "Hand" and ability["effect"].get("counter_type") == "time":
                    return action("ActivateAbility", source_id=found["id"], ability_index=index)
            raise Refused(f"{found['name']} has no suspend ability")
    raise Inexpressible("special actions", name)


def _announce(table: Table, seat: int, act: Cast | Activate | PlayLand | SpecialAction, at_will: bool) -> None:
    manual = None if isinstance(act, (Activate, SpecialAction)) else opening(table, act, "Manual")
    _with_payment(table, seat, act.object, act.choices, at_will, opening(table, act), manual)


def _with_payment(
    table: Table, seat: int, subject: str, choices: Choices, at_will: bool, automatic: Json, manual: Json | None
) -> None:
    """Announces, paying as it is said, or else by the engine's own payment, or else by a search."""
    deadline = Deadline(SEARCH_SECONDS)
    opened = automatic["data"]
    itself = (opened["source_id"], opened["ability_index"]) if automatic["type"] == "ActivateAbility" else None
    announce = _announcer(table, seat, subject, choices, at_will, deadline)
    saved, events = table.save(), list(table.events)

    def retry() -> None:
        table.restore(saved)
        table.events = list(events)

    if choices.pay is not None:
        if manual is not None:
            try:
                announce(manual)
                return
            except Refused:
                retry()
        unpaid = _without_pay(choices)
        paid = [table.id(alias) for alias in choices.pay]

        def attempt() -> None:
            _announcer(table, seat, subject, unpaid, at_will, deadline)(automatic)
            payers = {event["data"]["source_id"] for event in table.events if event["type"] == "ManaAbilityProduced"}
            if others := payers - set(paid):
                raise Refused("the engine would also pay with " + ", ".join(sorted(map(table.alias, others))))
            if paid:
                _check_mana_was_paid(table, subject)

        pay_with(table, seat, paid, deadline, attempt, itself)
        return
    if choices.cost_objects and manual is not None:  # the engine's own payment takes no wishes of this kind
        try:
            announce(manual)
            return
        except Refused:
            retry()
    try:
        announce(automatic)
    except Refused as refused:
        if not _is_about_payment(refused):
            raise
        retry()
        named = {table.ids[name] for name in _named(choices) if name in table.ids}

        def attempt_paying() -> None:
            announce(automatic)
            _check_mana_was_paid(table, subject)

        PaymentSearch(table, seat, table.id(subject), named, deadline, attempt_paying, itself).run(at_will=at_will)


def _check_mana_was_paid(table: Table, subject: str) -> None:
    """The adapter activates mana abilities before a spell is cast; the rules let that be done for a payment of mana only
    (rule 601.2g). Raises `Refused`."""
    spells = [e for e in table.stack() if e["id"] == table.id(subject) and e["kind"]["type"] == "Spell"]
    if spells and not (spells[-1]["kind"].get("data") or {}).get("actual_mana_spent"):
        raise Refused("where no mana is paid, no mana abilities can be activated for it")


def _without_pay(choices: Choices) -> Choices:
    return Choices(**{name: getattr(choices, name) for name in choices.__struct_fields__ if name != "pay"})


def _named(choices: Choices) -> Iterator[str]:
    yield from choices.targets or ()
    yield from choices.cost_objects or ()


def _is_about_payment(refused: Refused) -> bool:
    """Whether more mana could have made it work."""
    if isinstance(refused, NotOffered):
        return refused.payable
    return "annot pay" in str(refused) or "exceeds the maximum" in str(refused)


def _tap_for_mana(table: Table, seat: int, act: TapForMana, at_will: bool) -> None:
    abilities = table.object(act.object).get("abilities") or ()
    indices = [i for i, ability in enumerate(abilities) if is_mana_ability(ability) and costs_tap(ability)]
    reason = Refused(f"{act.object} has no mana ability with {{T}} in its cost")
    saved = table.save()
    for index in indices:
        try:
            _announcer(table, seat, act.object, act.choices, at_will)(
                action("ActivateAbility", source_id=table.id(act.object), ability_index=index)
            )
            return
        except Refused as refused:
            reason = refused
            table.restore(saved)
            table.events = []
    raise reason


def _ability(table: Table, act: Activate) -> int:
    """The position of the ability with that cost, the nth of those that have it. Raises `Refused`."""
    found = table.object(act.object)
    printed = [
        (index, printed_cost(ability, found["name"]))
        for index, ability in enumerate(found.get("abilities") or ())
        if ability["kind"] == "Activated"
    ]
    asked = _plain(act.cost, found["name"])
    for alike in (_equal, _cut, _same_symbols, _same_kind):
        hits = [index for index, cost in printed if alike(asked, cost)]
        if len(hits) >= act.ordinal:
            return hits[act.ordinal - 1]
        if hits:
            break
    has = "; ".join(cost for _, cost in printed) or "none"
    raise Refused(f"{act.object} has no such ability to activate: {act.cost} (it has: {has})")


def _equal(asked: str, cost: str) -> bool:
    return asked == cost


def _cut(asked: str, cost: str) -> bool:
    return cost.startswith(asked)


def _same_symbols(asked: str, cost: str) -> bool:
    """Costs in words may be cut to their symbols, and each may word them in its own way."""
    return bool(symbols(asked)) and symbols(asked) == symbols(cost)


def _same_kind(asked: str, cost: str) -> bool:
    """Where the engine has no text but only the kind of the cost, the words of that kind stand in what was asked."""
    spoken = iter(re.findall("[a-z]+", asked))
    return bool(cost) and not symbols(cost) and all(word in spoken for word in cost.split())


_SELF = re.compile(
    r"this (?:creature|permanent|artifact|enchantment|land|card|planeswalker|vehicle|equipment|aura|token)"
)


def _plain(cost: str, name: str) -> str:
    """A cost in one spelling: lower case, "~" for the object itself."""
    short = name.partition(",")[0]
    for own in (name, short):
        cost = cost.replace(own, "~")
    return re.sub(r"\s+", " ", _SELF.sub("~", cost.lower())).strip()


def printed_cost(ability: Json, name: str) -> str:
    """An ability's activation cost in the spelling of `_plain`."""
    text = ability.get("description") or ""
    cost, colon, _ = text.partition(": ")
    if colon:
        return _plain(cost.rpartition(" — ")[2], name)
    if symbols(text):  # a keyword with its cost: "Equip {1}"
        return _plain(" ".join(f"{{{symbol}}}" for symbol in symbols(text)).replace(" ", ""), name)
    return _plain(", ".join(map(_part, cost_parts(ability.get("cost")))), name)


def _part(part: Json) -> str:
    match part["type"]:
        case "Mana":
            return mana_text(part["cost"])
        case "Tap":
            return "{T}"
        case "Untap":
            return "{Q}"
        case "Loyalty":
            return f"{part['amount']:+d}"
        case kind:
            return words(kind)


_SHARDS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C", "Snow": "S"}


def mana_text(cost: Json) -> str:
    """A mana cost as symbols."""
    shards = cost.get("shards") or []
    text = "{X}" * shards.count("X") + (f"{{{cost['generic']}}}" if cost.get("generic") else "")
    for shard in shards:
        if shard != "X":
            parts = re.findall("[A-Z][a-z]+", shard)
            text += "{" + "/".join({"Two": "2", "Phyrexian": "P"}.get(p, _SHARDS.get(p, p)) for p in parts) + "}"
    return text or "{0}"


# --- passing


def _end_declarations(table: Table) -> None:
    """Where the engine waits for attackers or blockers, nothing is declared."""
    for _ in table.players:
        waiting = table.waiting
        if waiting["type"] == "DeclareAttackers":
            table.do(waiting["data"]["player"], action("DeclareAttackers", attacks=[]))
        elif waiting["type"] == "DeclareBlockers":
            table.do(waiting["data"]["player"], action("DeclareBlockers", assignments=[]))
        else:
            return


def _resolve_top(table: Table) -> None:
    stack = table.stack()
    if not stack:
        raise Refused("the stack is empty")
    top = stack[-1]["id"]
    while table.priority() is not None and any(entry["id"] == top for entry in table.stack()):
        table.pass_priority()


def _step(table: Table) -> tuple[int, str, bool]:
    """The turn and step; of the two combat damage steps that first strike makes (rule 510.4), whether it is the last."""
    phase = table.game.phase
    return (
        table.game.turn,
        phase,
        phase == "CombatDamage" and bool((table.state["combat"] or {}).get("regular_damage_done")),
    )


def _go_to(table: Table, act: GoTo) -> None:
    seat, goal = table.seat(act.player), STEPS[act.step]
    start = _step(table)
    turn, active = start[0], int(table.state["active_player"])
    turns, over = 0, False
    for _ in range(_MOST_PASSES):
        here = _step(table)
        if here[0] != turn:
            ended, active = active, int(table.state["active_player"])
            turn, turns = here[0], turns + 1
            over = over or seat == (active if act.step == "untap" else ended)
        kind = table.waiting["type"]
        if kind not in ("Priority", "DeclareAttackers", "DeclareBlockers"):
            return
        if kind == "Priority":
            if over if act.step in _WITHOUT_PRIORITY else here != start and here[1] == goal and active == seat:
                return
            if turns > 2 * len(table.players):
                break
            table.pass_priority()
        else:
            _end_declarations(table)
    raise Refused(f"the {act.step} step of {act.player}'s turn does not come")


def _answer(table: Table, act: Answer) -> None:
    asked = pending(table)
    if asked is None:
        raise Refused("the game asks nothing")
    if (asked.waits.choice, asked.waits.player) != (act.choice, act.player):
        raise Refused(f"the game asks {asked.waits.player} ({asked.waits.choice})")
    asked.give(act.answer)
    while table.waiting["type"] == "ManaPayment":
        table.do(table.waiting["data"]["player"], action("PassPriority"))


def _name(table: Table, act: NameObject) -> None:
    """Gives an alias to the oldest token or copy of that name which has none."""
    seat, state = table.seat(act.player), table.state
    copies = {entry["id"] for entry in state["stack"] if entry["kind"]["type"] == "Spell"}
    found = [
        entry["id"]
        for entry in state["objects"].values()
        if entry["name"] == act.card
        and entry["controller"] == seat
        and (
            (entry["zone"] == "Battlefield" and entry.get("is_token"))
            or (entry["zone"] == "Stack" and entry["id"] in copies)
        )
        and entry["id"] not in table.ids.values()
    ]
    if not found:
        raise Refused(f"{act.player} controls no new {act.card}")
    table.ids[act.alias] = min(found)


# --- combat


def _go_to_attack(table: Table, seat: int) -> None:
    """Goes on to the declaration of attackers of this turn."""
    state = table.state
    if state["active_player"] != seat:
        raise Refused("only the active player declares attackers")
    if table.waiting["type"] == "DeclareAttackers":
        return
    if table.stack():
        raise Refused("the stack is not empty")
    _pass_until(table, "DeclareAttackers", "DeclareAttackers")


def _go_to_block(table: Table, seat: int) -> None:
    """Goes on to this player's declaration of blockers."""
    if table.waiting["type"] != "DeclareBlockers":
        _pass_until(table, "DeclareBlockers", "DeclareBlockers")
    for _ in table.players:
        waiting = table.waiting
        if waiting["type"] != "DeclareBlockers":
            break
        if waiting["data"]["player"] == seat:
            return
        table.do(waiting["data"]["player"], action("DeclareBlockers", assignments=[]))
    raise Refused(f"{table.players[seat]} is not asked for blockers")


def _pass_until(table: Table, kind: str, phase: str) -> None:
    """All pass until the engine waits for `kind` in this turn."""
    turn, last = table.game.turn, _ORDER.index(phase)
    for _ in range(_MOST_PASSES):
        waiting = table.waiting["type"]
        if waiting == kind:
            return
        if table.game.turn != turn or _ORDER.index(table.game.phase) > last or waiting == "GameOver":
            break
        if waiting == "DeclareAttackers":
            break
        if waiting != "Priority":
            raise Refused(f"the game waits for {words(waiting)} first")
        table.pass_priority()
    raise Refused(f"the engine does not ask to {words(kind)} (any more) this turn")


def declare_attack(table: Table, act: Attack) -> None:
    """Declares attackers, at the engine's prompt for that."""
    attacks = []
    for attacker, target in act.attackers.items():
        if target in table.ids:
            kind = "Battle" if "Battle" in table.object(target)["card_types"]["core_types"] else "Planeswalker"
            attacks.append([table.id(attacker), {"type": kind, "data": table.id(target)}])
        else:
            attacks.append([table.id(attacker), {"type": "Player", "data": table.seat(target)}])
    seat = table.seat(act.player)
    waiting = table.do(seat, action("DeclareAttackers", attacks=attacks))
    if waiting["type"] == "CombatTaxPayment":
        table.do(seat, action("PayCombatTax", accept=True))


def declare_block(table: Table, act: Block) -> None:
    """Declares blockers, at the engine's prompt for that."""
    pairs = [[table.id(blocker), table.id(attacker)] for blocker, attacker in act.pairs()]
    table.do(table.seat(act.player), action("DeclareBlockers", assignments=pairs))
