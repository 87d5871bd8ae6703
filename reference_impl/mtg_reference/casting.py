"""Casting spells (601)."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_reference import (
    costs,
    double_faced,
    equivalents,
    face_down,
    modes,
    payment,
    phrases,
    prohibitions,
    targets,
    timing,
)
from mtg_reference.events import SpellCast, ZoneChange, happen
from mtg_reference.layers import Characteristics, characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Announced, Object, ObjectId, Permission, PlayerName
from mtg_spec import syntax
from mtg_spec.symbols import symbols


def cast(run: Run, player: PlayerName, card: ObjectId, *, allowed_by: Permission | None = None) -> Procedure[ObjectId]:
    """Cast a card as a spell; returns the spell on the stack. Illegal at the first step that can't be taken (601.2).

    `allowed_by`: what lets the player cast it while something resolves (608.2g); otherwise that is looked for (601.3).
    """
    turn_face_up(run, card)
    if allowed_by is not None and allowed_by.transformed:
        double_faced.turn_to_back(run, card)
    obj = run.object(card)
    permission, alternative = yield from _choose_way(run, player, obj, allowed_by)
    choices_may_change_it(run, player, card)
    way = next((e for e in own_effects(run, card, syntax.AlternativeCost) if e.keyword == alternative), None)
    _become_what_is_cast(run, card, way)
    rather = permission.rather if permission is not None and permission.alternative else way.cost if way else ()
    more = price_of_flash(run, player, card, permission)
    if not more:
        timing.check_cast_timing(run, player, card, permission)
    if lands_are_not_cast(run, card):
        raise Illegal("305.9", f"{run.name(card)} is a land and can't be cast")
    flashed = not timing.main_phase_empty_stack(run, player) and timing.has_flash(run, card)
    spell = yield from _put_on_stack(run, player, card)
    free = permission is not None and permission.free
    announced = Announced(free=free, alternative=alternative, rather=rather, more=more, from_zone=obj.zone)
    yield from _announce(run, player, spell, announced)
    yield from _choose_targets(run, player, spell)
    check_proposal(run, player, spell)
    scope = scope_of(run, spell)
    bill = payment.Bill(
        total_cost(run, spell),
        scope,
        spell,
        run.name(spell),
        tuple(own_effects(run, spell, syntax.PaidOtherwise)),
    )
    spent = yield from payment.pay_total(run, bill)
    not_looked_at_again(run, player, spell, flashed)
    paid = msgspec.structs.replace(run.object(spell).announced, spent=spent)
    run.edit(spell, layers=False, names=tuple(scope.names.items()), announced=paid)
    timing.use_up(run, permission)
    run.change(layers=False, cast_this_turn=(*run.state.cast_this_turn, (player, spell)))
    run.note("601.2i", lambda: f"{player} has cast {run.name(spell)}")
    yield from happen(run, SpellCast(spell, player))
    return spell


@rule("601.3a", off=lambda run, player, card: prohibitions.check(run, "cast", player, card))
def choices_may_change_it(run: Run, player: PlayerName, card: ObjectId) -> None:
    """What prohibits certain spells doesn't stop a player from beginning: the choices of casting may make it another one. It is looked at
    when they are made."""


@rule("601.2e", "601.6", off=None)
def check_proposal(run: Run, player: PlayerName, spell: ObjectId) -> None:
    """Illegal if an effect forbids to cast the spell as it is proposed, with all its choices."""
    prohibitions.check(run, "cast", player, spell)


@rule("601.6", "601.6a", off=lambda run, player, spell, flashed: _look_again(run, player, spell, flashed))
def not_looked_at_again(run: Run, player: PlayerName, spell: ObjectId, flashed: bool) -> None:
    """What changes while costs are paid doesn't make the casting illegal, nor does a condition for flash that no longer holds."""


def _look_again(run: Run, player: PlayerName, spell: ObjectId, flashed: bool) -> None:
    prohibitions.check(run, "cast", player, spell)
    if flashed and not timing.has_flash(run, spell):
        raise Illegal("601.6", f"{run.name(spell)} no longer has flash")


@rule("601.3c", off="")
def price_of_flash(run: Run, player: PlayerName, card: ObjectId, permission: Permission | None) -> str:
    """What must be paid more for a spell that may be cast at any time at that price; "" where it needn't be."""
    offers = [e for e in own_effects(run, card, syntax.Allow) if e.any_time and e.what == syntax.Reference("this")]
    if not offers or not _too_late(run, player, card, permission):
        return ""
    price: str = offers[0].more
    return price


def _too_late(run: Run, player: PlayerName, card: ObjectId, permission: Permission | None) -> bool:
    try:
        timing.check_cast_timing(run, player, card, permission)
    except Illegal:
        return True
    return False


def _become_what_is_cast(run: Run, card: ObjectId, way: syntax.AlternativeCost | None) -> None:
    """The card becomes what an alternative cost says that it is cast as."""
    if way is not None and way.face_down:
        face_down.turn_down(run, card)
    if way is not None and way.changes is not None:
        cast_as(run, card, way.changes)


@rule("601.3e", off=lambda run, card, way: run)
def as_it_would_be_cast(run: Run, card: ObjectId, way: syntax.AlternativeCost | None) -> Run:
    """Whether a card may be cast is asked of what it would be, with the alternative cost that its player intends to pay."""
    if way is None or not (way.face_down or way.changes is not None):
        return run
    twin = run.fork()
    twin.cache = {}
    _become_what_is_cast(twin, card, way)
    return twin


@rule("702.103b", off=None)
def cast_as(run: Run, card: ObjectId, changes: syntax.Changes) -> None:
    """What an alternative cost makes of the spell: it is that from the moment it is put onto the stack, and before, as far as it is
    asked whether it can be cast (702.103d)."""
    run.edit(card, cast_as=changes)


@rule("305.9", off=False)
def lands_are_not_cast(run: Run, card: ObjectId) -> bool:
    """A land card can't be cast as a spell."""
    return "land" in characteristics(run, card).types


@rule("406.3a", off=None)
def turn_face_up(run: Run, card: ObjectId) -> None:
    """A card exiled face down is turned face up just before it is played (406.3a)."""
    obj = run.object(card)
    if obj.zone == "exile" and obj.face_down:
        run.edit(card, face_down=False)


def _choose_way(
    run: Run, player: PlayerName, obj: Object, allowed_by: Permission | None
) -> Procedure[tuple[Permission | None, str]]:
    """What lets the player cast the card where it is (601.3), and the alternative cost that they intend to pay, "" for none.

    That cost is announced in 601.2b; it is settled here since it may be what allows the casting, or says as what the card is cast.
    """
    if allowed_by is not None and allowed_by.alternative:
        return allowed_by, allowed_by.alternative
    own = own_effects(run, obj.id, syntax.AlternativeCost)
    ways = {"": None, **{effect.keyword: effect for effect in own if not effect.zone}}
    names: list[str] = []
    for name, way in ways.items():
        there = timing.permissions(as_it_would_be_cast(run, obj.id, way), player, obj, "cast")
        allowed = (allowed_by,) if allowed_by is not None else tuple(there)
        if not allowed and must_be_allowed(run):
            continue
        if not name or not allowed or any(p is None or not only_one_alternative(run, p.free) for p in allowed):
            names.append(name)
    if allowed_by is None and obj.owner == player:
        names += [effect.keyword for effect in own if effect.zone == obj.zone and _applies(run, player, obj, effect)]
    if not names:
        raise Illegal("601.3", f"nothing lets {player} cast {obj.printed.name} from {obj.zone}")
    alternative = ""
    if names != [""]:
        alternative = yield Decision("alternative", player, tuple(dict.fromkeys(names)), about=obj.printed.name)
        if alternative not in names:
            raise Illegal("601.2b", f"{obj.printed.name} can't be cast for its {alternative} cost")
    if any(effect.zone and effect.keyword == alternative for effect in own):
        return None, alternative
    if allowed_by is not None:
        return allowed_by, alternative
    permission = yield from permission_for(as_it_would_be_cast(run, obj.id, ways[alternative]), player, obj, "cast")
    if alternative and permission is not None and only_one_alternative(run, permission.free):
        raise Illegal("118.9a", f"{obj.printed.name} is cast without paying its mana cost, and for no other cost")
    return permission, alternative


def castable_from(is_: Characteristics, zone: str) -> bool:
    """Does a card with these characteristics say that it can be cast from that zone?"""
    return any(
        isinstance(effect, syntax.AlternativeCost) and effect.zone == zone
        for ability in is_.static
        for effect in ability.effects
    )


def _applies(run: Run, player: PlayerName, obj: Object, effect: syntax.AlternativeCost) -> bool:
    """Does the condition of an alternative cost hold for the spell that the card would be (601.3e)?"""
    if effect.condition is None:
        return True
    twin = run.fork()
    twin.edit(obj.id, zone="stack", controller=player)
    return phrases.holds(twin, effect.condition, Scope(obj.id, player))


def permission_for(run: Run, player: PlayerName, obj: Object, act: str) -> Procedure[Permission | None]:
    """What lets the player cast or play the card (601.3); the player chooses where several effects do."""
    found = {_source(p): p for p in reversed(tuple(timing.permissions(run, player, obj, act)))}
    if not found and must_be_allowed(run):
        raise Illegal("601.3", f"nothing lets {player} {act} {obj.printed.name} from {obj.zone}")
    if len(found) <= 1:
        return next(iter(found.values()), None)
    chosen = yield Decision("with", player, tuple(found), about=obj.printed.name)
    return found[chosen]


@rule("601.3", off=False)
def must_be_allowed(run: Run) -> bool:
    """A player can begin to cast or play something only if a rule or effect allows it."""
    return True


def _source(permission: Permission | None) -> ObjectId | None:
    """Permissions of one source are alike; the oldest is used."""
    return None if permission is None else permission.source


@rule("601.2a", off=lambda run, player, card: card)
def _put_on_stack(run: Run, player: PlayerName, card: ObjectId) -> Procedure[ObjectId]:
    """601.2a: the card becomes a spell, the topmost object on the stack."""
    done = yield from happen(run, ZoneChange(card, "stack", verb="cast", controller=player))
    spell: ObjectId = done[0].became
    run.note("601.2a", lambda: f"{player} moves {run.name(spell)} to the stack")
    return spell


# --- 601.2b: announcements --------------------------------------------------------------------------------------------


def _announce(run: Run, player: PlayerName, spell: ObjectId, announced: Announced) -> Procedure[None]:
    """601.2b: modes, alternative and additional costs, then the value of X."""
    free = mana_cost_unpaid(run, announced.free)
    chosen = yield from modes.choose(run, spell_abilities(run, spell), scope_of(run, spell), spell, "601.2b")
    kicked = yield from _choose_kicker(run, player, spell)
    run.edit(spell, layers=False, announced=msgspec.structs.replace(announced, free=free, kicked=kicked, modes=chosen))
    x = yield from _choose_x(run, player, spell)
    run.edit(spell, layers=False, announced=msgspec.structs.replace(run.object(spell).announced, x=x))
    cost = (*_base_cost(run, spell), *_announced_costs(run, spell))
    otherwise = yield from equivalents.choose(run, player, cost, run.name(spell))
    run.edit(
        spell, layers=False, announced=msgspec.structs.replace(run.object(spell).announced, paid_otherwise=otherwise)
    )


@rule("118.9", off=False)
def mana_cost_unpaid(run: Run, free: bool) -> bool:
    """An effect lets the spell be cast without paying its mana cost."""
    return free


@rule("118.9a", off=False)
def only_one_alternative(run: Run, free: bool) -> bool:
    """To cast without paying the mana cost is an alternative cost already, and only one can be applied."""
    return free


@rule("702.33a", "118.8b", "601.2b", off=0)
def _choose_kicker(run: Run, player: PlayerName, spell: ObjectId) -> Procedure[int]:
    """How often a kicker cost will be paid (702.33a, 702.33c)."""
    keyword = _kicker(run, spell)
    if keyword is None:
        return 0
    most = 1 if keyword.keyword == "kicker" else MOST_KICKS
    chosen: int = yield Decision("kicked", player, tuple(range(most + 1)), about=run.name(spell))
    if chosen not in range(most + 1):
        raise Illegal("702.33a", f"{run.name(spell)} can't be kicked {chosen} times")
    return chosen


MOST_KICKS = 20


def _kicker(run: Run, spell: ObjectId) -> syntax.KeywordAbility | None:
    abilities = characteristics(run, spell).abilities
    return next(
        (a for a in abilities if isinstance(a, syntax.KeywordAbility) and a.keyword in ("kicker", "multikicker")), None
    )


def _choose_x(run: Run, player: PlayerName, spell: ObjectId) -> Procedure[int | None]:
    """The value of X, where a cost has it: chosen freely if that cost is paid, else 0 (107.3a, 107.3b)."""
    announced = run.object(spell).announced
    in_mana_cost = "X" in symbols(run.object(spell).printed.mana_cost)
    paid_with_x = any(_has_x(part) for part in _announced_costs(run, spell))
    if announced.alternative:
        paid_with_x = paid_with_x or any(_has_x(part) for part in _base_cost(run, spell))
    if not in_mana_cost and not paid_with_x:
        return None
    if not paid_with_x and x_must_be_zero(run, announced.free or bool(announced.alternative)):
        return 0
    x = yield from costs.chosen_x(run, player, run.name(spell))
    if x < 0 or (not x and own_effects(run, spell, syntax.XIsNotZero)):
        raise Illegal("601.2b", f"X can't be {x} for {run.name(spell)}")
    return x


@rule("107.3b", off=False)
def x_must_be_zero(run: Run, free: bool) -> bool:
    """Without paying the mana cost, the only legal choice for its X is 0."""
    return free


def _has_x(part: syntax.Cost) -> bool:
    return isinstance(part, syntax.ManaCost) and "X" in symbols(part.symbols)


# --- 601.2c: targets --------------------------------------------------------------------------------------------------


def _choose_targets(run: Run, player: PlayerName, spell: ObjectId) -> Procedure[None]:
    """601.2c: each target that the spell's words ask for; an Aura spell's target is what it would enchant (303.4a)."""
    wanted = targets_wanted(run, spell)
    chosen = yield from targets.choose_targets(run, wanted, scope_of(run, spell), spell, "601.2c")
    if chosen:
        run.edit(spell, layers=False, announced=msgspec.structs.replace(run.object(spell).announced, targets=chosen))
        run.note("601.2c", lambda: f"{player} chooses {', '.join(run.name(s) for _, g in chosen for s in g)}")
        yield from targets.announce(run, chosen, spell)


def spell_abilities(run: Run, spell: ObjectId) -> tuple[syntax.SpellAbility, ...]:
    """What the spell does if it is an instant or sorcery (113.3a)."""
    return tuple(a for a in characteristics(run, spell).abilities if isinstance(a, syntax.SpellAbility))


def targets_wanted(run: Run, spell: ObjectId) -> tuple[syntax.Target, ...]:
    """The targets that a spell's words ask for, in order: with the modes chosen, with all modes before it is cast."""
    obj = run.object(spell)
    wanted: list[syntax.Target] = []
    for ability in characteristics(run, spell).abilities:
        if isinstance(ability, syntax.SpellAbility):
            chosen = obj.announced.modes if obj.zone == "stack" else modes.all_modes(ability)
            wanted.extend(targets_said(run, ability, chosen))
        elif isinstance(ability, syntax.KeywordAbility) and ability.keyword == "enchant" and ability.phrase is not None:
            wanted.extend(to_be_enchanted(run, ability.phrase))
    return tuple(wanted)


@rule("115.1a", off=())
def targets_said(run: Run, ability: syntax.SpellAbility, chosen: modes.Modes) -> tuple[syntax.Target, ...]:
    """An instant or sorcery spell has the targets that its text names with the word "target"."""
    return modes.targets_of(run, ability, chosen)


@rule("303.4a", "115.1b", off=())
def to_be_enchanted(run: Run, phrase: syntax.Phrase) -> tuple[syntax.Target, ...]:
    """An Aura spell has a target, whatever its enchant ability describes."""
    return (syntax.Target("enchanted", phrase),)


# --- 601.2f: the total cost -------------------------------------------------------------------------------------------


def total_cost(run: Run, spell: ObjectId) -> tuple[syntax.Cost, ...]:
    """The mana cost or what is paid in its place, plus additional costs and increases, minus reductions (601.2f)."""
    base = _base_cost(run, spell)
    announced = (*base, *_announced_costs(run, spell))
    raised = ManaTotal.of(equivalents.of(run, announced, run.object(spell).announced.paid_otherwise))
    for change, mana, times in changes_of_cost(run, spell):
        raised = raised.less(run, mana, times) if change.less else raised.more(mana, times)
    return (syntax.ManaCost(raised.symbols), *raised.others)


def _base_cost(run: Run, spell: ObjectId) -> tuple[syntax.Cost, ...]:
    obj = run.object(spell)
    if obj.announced.free:
        return ()
    if obj.announced.alternative:
        return obj.announced.rather
    if is_unpayable(run, obj.printed.mana_cost):
        raise Illegal("118.6", f"{run.name(spell)} has no mana cost that could be paid")
    return (syntax.ManaCost(obj.printed.mana_cost),)


@rule("118.6", off=False)
def is_unpayable(run: Run, mana_cost: str) -> bool:
    """No mana cost is an unpayable cost, unlike a cost of {0}."""
    return not mana_cost


def _announced_costs(run: Run, spell: ObjectId) -> tuple[syntax.Cost, ...]:
    """Additional costs: those that must be paid (118.8), and kicker costs as announced."""
    costs: list[syntax.Cost] = []
    if not additional_costs_apply(run):
        return ()
    for effect in own_effects(run, spell, syntax.AdditionalCost):
        costs.extend(effect.cost)
    if run.object(spell).announced.more:
        costs.append(syntax.ManaCost(run.object(spell).announced.more))
    keyword = _kicker(run, spell)
    if keyword is not None:
        costs.extend(keyword.cost * run.object(spell).announced.kicked)
    return tuple(costs)


@rule("601.2f", "118.8", "118.9d", off=False)
def additional_costs_apply(run: Run) -> bool:
    """Additional costs belong to the total cost, also of a spell cast without paying its mana cost (118.9d)."""
    return True


@rule("601.2f", "118.7", "118.9d", off=[])
def changes_of_cost(run: Run, spell: ObjectId) -> list[tuple[syntax.CostChange, str, int]]:
    """Effects that make this spell cost more or less, increases first, each with how much and how often."""
    found = []
    player = run.object(spell).controller
    own = [effect for effect in own_effects(run, spell, syntax.CostChange) if effect.what == syntax.Reference("this")]
    said = [(spell, player, effect) for effect in own]
    said += [(source, you, effect) for source, you, _, effect in static_effects(run, syntax.CostChange)]
    for source, you, effect in said:
        scope = Scope(source, you, names={"that player": (player,)})
        if not (
            source == spell
            if isinstance(effect.what, syntax.Reference)
            else phrases.includes(run, effect.what, spell, scope)
        ):
            continue
        if effect.player is not None and not phrases.includes(run, effect.player, player, scope):
            continue
        times = 1 if effect.times is None else phrases.amount(run, effect.times, Scope(spell, player))
        mana = effect.mana
        if effect.x is not None:
            mana = mana.replace("{X}", f"{{{phrases.amount(run, effect.x, Scope(source, you))}}}")
        found.append((effect, mana, times))
    return sorted(found, key=lambda pair: pair[0].less)


class ManaTotal(msgspec.Struct, frozen=True):
    """A cost on the way to its total: its mana symbols, and the parts that are no mana."""

    symbols: str
    others: tuple[syntax.Cost, ...]

    @classmethod
    def of(cls, parts: tuple[syntax.Cost, ...]) -> ManaTotal:
        """The parts of a cost, mana gathered."""
        mana = "".join(part.symbols for part in parts if isinstance(part, syntax.ManaCost))
        return cls(mana, tuple(part for part in parts if not isinstance(part, syntax.ManaCost)))

    def more(self, mana: str, times: int) -> ManaTotal:
        """Increased."""
        return ManaTotal(self.symbols + mana * times, self.others)

    def less(self, run: Run, mana: str, times: int) -> ManaTotal:
        """Reduced: generic mana takes away generic mana only (118.7c–d)."""
        left = list(symbols(self.symbols))
        for symbol in symbols(mana) * times:
            if symbol.isdigit():
                left = reduced(run, left, int(symbol))
            elif symbol in left:
                left.remove(symbol)
        return ManaTotal("".join(f"{{{symbol}}}" for symbol in left), self.others)


@rule("118.7a", off=lambda run, parts, amount: _without_generic(parts, amount)[max(0, amount - _generic(parts)) :])
def reduced(run: Run, parts: list[str], amount: int) -> list[str]:
    """A reduction by generic mana takes nothing away but generic mana."""
    return _without_generic(parts, amount)


def _generic(parts: list[str]) -> int:
    return sum(int(part) for part in parts if part.isdigit())


def _without_generic(parts: list[str], amount: int) -> list[str]:
    left: list[str] = []
    for part in parts:
        if part.isdigit() and amount:
            taken = min(amount, int(part))
            amount -= taken
            part = str(int(part) - taken)
        if part != "0":
            left.append(part)
    return left


# --- helpers ----------------------------------------------------------------------------------------------------------


def own_effects(run: Run, spell: ObjectId, kind: type[Any]) -> list[Any]:
    """Parts of the spell's own static abilities of one kind (they work while it is cast)."""
    return [
        effect
        for ability in characteristics(run, spell).static
        for effect in ability.effects
        if isinstance(effect, kind)
    ]


def scope_of(run: Run, spell: ObjectId) -> Scope:
    """What the words of a spell refer to while it is on the stack."""
    obj = run.object(spell)
    return Scope(spell, obj.controller, x=obj.announced.x, names=dict(obj.names))
