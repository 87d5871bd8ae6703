"""The combat phase (506–511): attacking, blocking, combat damage, with the keyword abilities that change it."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping

import msgspec

from mtg_reference import attack_costs, battles, damage, phrases, protection, state_based_actions
from mtg_reference.costs import summoning_sick
from mtg_reference.dividing import divisions
from mtg_reference.events import AttackDeclared, BecameBlocked, BlockDeclared, Damage, StayedUnblocked, Tapping, happen
from mtg_reference.layers import characteristics, controller, has
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Combat, ObjectId, PlayerName, Subject, Value

# --- attackers (508.1) ------------------------------------------------------------------------------------------------


def possible_attackers(run: Run, player: PlayerName) -> tuple[ObjectId, ...]:
    """The creatures that the player could declare as attackers, each looked at alone."""
    return tuple(i for i in run.state.battlefield if controller(run, i) == player and not _why_not_attack(run, i))


def _why_not_attack(run: Run, id_: ObjectId) -> Illegal | None:
    name = run.name(id_)
    if "creature" not in characteristics(run, id_).types:
        return Illegal("508.1a", f"{name} is no creature")
    if battles_stay_out(run, id_):
        return Illegal("508.1a", f"{name} is a battle as well")
    if tapped_attacker(run, id_):
        return Illegal("508.1a", f"{name} is tapped")
    if sick_attacker(run, id_):
        return Illegal("302.6", f"{name} has not been under its controller's control since the turn began")
    if restricted(run, "attack" in characteristics(run, id_).cant):
        return Illegal("508.1c", f"{name} can't attack")
    return None


@rule("508.1a", "509.1a", off=False)
def battles_stay_out(run: Run, id_: ObjectId) -> bool:
    """A creature that is a battle as well can neither attack nor block."""
    return battles.is_battle(run, id_)


@rule("508.1a", off=False)
def tapped_attacker(run: Run, id_: ObjectId) -> bool:
    """Only untapped creatures attack."""
    return run.object(id_).tapped


@rule("508.1a", off=False)
def sick_attacker(run: Run, id_: ObjectId) -> bool:
    """A creature attacks only with haste or if it has been under control since the turn began (302.6, 702.10b)."""
    return summoning_sick(run, id_) and not haste_attacks(run, id_)


@rule("702.10b", off=False)
def haste_attacks(run: Run, id_: ObjectId) -> bool:
    """A creature with haste can attack the turn it comes."""
    return has(run, id_, "haste")


@rule("508.1c", off=False)
def restricted(run: Run, cant: bool) -> bool:
    """A restriction, such as that of defender (702.3b), makes attacking with the creature illegal."""
    return cant


@rule("508.1b", "306.6", off=lambda run, player: tuple(n for n in run.state.apnap() if n != player))
def possible_defenders(run: Run, player: PlayerName) -> tuple[Subject, ...]:
    """The players, planeswalkers and battles that the active player's creatures can attack (508.1b)."""
    opponents = tuple(n for n in run.state.apnap() if n != player)
    walkers = tuple(
        i
        for i in run.state.battlefield
        if "planeswalker" in characteristics(run, i).types and controller(run, i) in opponents
    )
    return (*opponents, *walkers, *battles.attackable(run, player))


def declare_attackers(run: Run) -> Procedure[None]:
    """The active player declares attackers (508.1); nobody is asked where nothing could attack."""
    player = run.state.active
    run.change(layers=False, combat=Combat())
    options = possible_attackers(run, player)
    if not options:
        return
    chosen = yield Decision("attackers", player, options, 0, len(options))
    yield from attack(run, player, tuple(chosen))


def check_attack(run: Run, player: PlayerName, attackers: tuple[tuple[ObjectId, Subject], ...]) -> None:
    """Illegal if that declaration of attackers would be."""
    defenders = possible_defenders(run, player)
    for id_, whom in attackers:
        if controller(run, id_) != player:
            raise Illegal("508.1a", f"{player} does not control {run.name(id_)}")
        reason = _why_not_attack(run, id_)
        if reason is not None:
            raise reason
        if whom not in defenders:
            raise Illegal("508.1b", f"{run.name(whom)} can't be attacked by {player}")
    if len(attackers) == 1 and restricted(run, not may_be_alone(run, attackers[0][0], "attack")):
        raise Illegal("508.1c", f"{run.name(attackers[0][0])} can't attack alone")
    attacking = {id_ for id_, _ in attackers}
    for id_ in required_attackers(run, player):
        if id_ not in attacking:
            raise Illegal("508.1d", f"an effect says that {run.name(id_)} attacks if able")


@rule("506.5", off=True)
def may_be_alone(run: Run, id_: ObjectId, act: str) -> bool:
    """A creature attacks, or blocks, alone if it is the only one declared so; some can't."""
    return f"{act} alone" not in characteristics(run, id_).cant


@rule("508.1d", off=())
def required_attackers(run: Run, player: PlayerName) -> tuple[ObjectId, ...]:
    """The creatures that attack if able, by what effects say, and that are able to."""
    defenders = possible_defenders(run, player)
    return tuple(
        i
        for i in possible_attackers(run, player)
        if "attack" in characteristics(run, i).must and not attack_costs.is_asked_of_all(run, i, defenders)
    )


def least_attack(run: Run, player: PlayerName) -> tuple[tuple[ObjectId, Subject], ...]:
    """A declaration in which nothing attacks but what has to."""
    defenders = possible_defenders(run, player)
    return tuple(
        (i, next((whom for whom in defenders if not attack_costs.total(run, ((i, whom),))), defenders[0]))
        for i in required_attackers(run, player)
    )


def attack(run: Run, player: PlayerName, attackers: tuple[tuple[ObjectId, Subject], ...]) -> Procedure[None]:
    """The chosen creatures become tapped and attacking."""
    check_attack(run, player, attackers)
    yield from happen(run, *(Tapping(i, True) for i, _ in attackers if attacking_taps(run, i)))
    yield from attack_costs.pay(run, player, attack_costs.total(run, attackers), attackers)
    attackers = now_attacking(run, player, attackers)
    run.change(layers=False, combat=Combat(attackers=attackers))
    for id_, whom in attackers:
        run.note("508.1k", lambda i=id_, w=whom: f"{run.name(i)} attacks {run.name(w)}")  # type: ignore[misc]
    yield from _trigger(run, attackers)


@rule("508.1k", off=())
def now_attacking(
    run: Run, player: PlayerName, chosen: tuple[tuple[ObjectId, Subject], ...]
) -> tuple[tuple[ObjectId, Subject], ...]:
    """The chosen creatures that their player still controls become attacking creatures."""
    return tuple((i, whom) for i, whom in chosen if run.exists(i) and controller(run, i) == player)


@rule("508.1m", off=None)
def _trigger(run: Run, attackers: tuple[tuple[ObjectId, Subject], ...]) -> Procedure[None]:
    """Abilities trigger on attackers being declared."""
    yield from happen(run, *(AttackDeclared(i, whom) for i, whom in attackers))


def attacking_taps(run: Run, id_: ObjectId) -> bool:
    """Attacking causes a creature to become tapped (508.1f), but not with vigilance."""
    return taps_to_attack(run) and not vigilant(run, id_)


@rule("508.1f", off=False)
def taps_to_attack(run: Run) -> bool:
    """Do attackers become tapped?"""
    return True


@rule("702.20b", off=False)
def vigilant(run: Run, id_: ObjectId) -> bool:
    """Attacking doesn't tap a creature with vigilance."""
    return has(run, id_, "vigilance")


# --- blockers (509.1) -------------------------------------------------------------------------------------------------


def defending_players(run: Run) -> tuple[PlayerName, ...]:
    """Who is attacked, directly or through a planeswalker or a battle, in turn order."""
    combat = run.state.combat or Combat()
    attacked = {battles.defending_player(run, whom) for _, whom in combat.attackers}
    return tuple(n for n in run.state.apnap() if n in attacked)


def declare_blockers(run: Run) -> Procedure[None]:
    """Each defending player declares blockers (509.1); nobody is asked where nothing could block."""
    for player in defending_players(run):
        options = tuple(
            i for i in run.state.battlefield if controller(run, i) == player and _could_block_something(run, i)
        )
        if options:
            chosen = yield Decision("blockers", player, options, 0, len(options))
            yield from block(run, player, tuple(chosen))
    combat = run.state.combat or Combat()
    yield from happen(run, *(StayedUnblocked(a, whom) for a, whom in combat.attackers if is_unblocked(run, combat, a)))


@rule("509.3g", off=True)
def is_unblocked(run: Run, combat: Combat, attacker: ObjectId) -> bool:
    """A creature attacks and isn't blocked if no creature was declared as a blocker for it."""
    return attacker not in combat.blocked


def _could_block_something(run: Run, id_: ObjectId) -> bool:
    combat = run.state.combat or Combat()
    return any(_why_not_block(run, id_, attacker) is None for attacker, _ in combat.attackers)


def _why_not_block(run: Run, id_: ObjectId, attacker: ObjectId) -> Illegal | None:
    is_, name, other = characteristics(run, id_), run.name(id_), run.name(attacker)
    if "creature" not in is_.types:
        return Illegal("509.1a", f"{name} is no creature")
    if battles_stay_out(run, id_):
        return Illegal("509.1a", f"{name} is a battle as well")
    if not is_attacked_by(run, controller(run, id_), attacker):
        return Illegal("509.1a", f"{other} attacks neither {controller(run, id_)} nor what they defend")
    if tapped_blocker(run, id_):
        return Illegal("509.1a", f"{name} is tapped")
    if restricts_blocking(run, "block" in is_.cant):
        return Illegal("509.1b", f"an effect says that {name} can't block")
    if restricts_blocking(run, "be blocked" in characteristics(run, attacker).cant):
        return Illegal("509.1b", f"an effect says that {other} can't be blocked")
    if barred(run, id_, attacker):
        return Illegal("509.1b", f"an effect says that {other} can't be blocked by {name}")
    if flies_over(run, attacker, id_):
        return Illegal("702.9b", f"{other} has flying, and {name} has neither flying nor reach")
    if protection.cant_be_blocked_by(run, attacker, id_):
        return Illegal("702.16f", f"{other} has protection from {name}")
    return None


@rule("509.1a", "310.8c", off=True)
def is_attacked_by(run: Run, player: PlayerName, attacker: ObjectId) -> bool:
    """A player's creatures block only what attacks that player, a planeswalker of theirs, or a battle that they protect."""
    attacked = dict((run.state.combat or Combat()).attackers)
    return attacker in attacked and battles.defending_player(run, attacked[attacker]) == player


@rule("509.1a", off=False)
def tapped_blocker(run: Run, id_: ObjectId) -> bool:
    """Only untapped creatures block."""
    return run.object(id_).tapped


@rule("509.1b", off=False)
def restricts_blocking(run: Run, cant: bool) -> bool:
    """A declaration that disobeys a restriction is illegal."""
    return cant


@rule("509.1b", off=False, kinds=("off", "inverted"))
def barred(run: Run, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Does an effect say by which creatures the attacker can't be blocked, or by which alone, and forbid this one?"""
    return any(
        phrases.matches(run, bar.what.filter, blocker, phrases.Scope(bar.source, bar.controller)) != bar.only
        for bar in characteristics(run, attacker).bars
    )


@rule("702.9b", off=False)
def flies_over(run: Run, attacker: ObjectId, blocker: ObjectId) -> bool:
    """A creature with flying can be blocked only by creatures with flying or reach."""
    return has(run, attacker, "flying") and not (has(run, blocker, "flying") or reaches(run, blocker))


@rule("702.17b", off=False)
def reaches(run: Run, blocker: ObjectId) -> bool:
    """A creature with reach can block what flies."""
    return has(run, blocker, "reach")


def check_block(run: Run, player: PlayerName, blockers: tuple[tuple[ObjectId, ObjectId], ...]) -> None:
    """Illegal if that declaration of blockers would be."""
    attackers = {i for i, _ in (run.state.combat or Combat()).attackers}
    for id_, attacker in blockers:
        if controller(run, id_) != player:
            raise Illegal("509.1a", f"{player} does not control {run.name(id_)}")
        if attacker not in attackers:
            raise Illegal("509.1a", f"{run.name(attacker)} is not attacking")
        reason = _why_not_block(run, id_, attacker)
        if reason is not None:
            raise reason
    for id_, number in collections.Counter(id_ for id_, _ in blockers).items():
        if blocks_too_many(run, id_, number):
            raise Illegal("509.1a", f"{run.name(id_)} can't block {number} creatures")
    if len(blocking := {id_ for id_, _ in blockers}) == 1:
        for id_ in blocking:
            if restricts_blocking(run, not may_be_alone(run, id_, "block")):
                raise Illegal("509.1b", f"{run.name(id_)} can't block alone")
    for attacker in attackers:
        number = sum(1 for _, a in blockers if a == attacker)
        if number and too_few_for_menace(run, attacker, number):
            raise Illegal("702.111b", f"{run.name(attacker)} has menace and can't be blocked by one creature")
        if too_many_blockers(run, attacker, number):
            raise Illegal("509.1b", f"{run.name(attacker)} can't be blocked by {number} creatures")


@rule("509.1a", off=False)
def blocks_too_many(run: Run, blocker: ObjectId, number: int) -> bool:
    """A creature blocks one attacker, and as many more as effects let it."""
    more = characteristics(run, blocker).blocks_more
    return more is not None and number > 1 + more


@rule("702.111b", off=False)
def too_few_for_menace(run: Run, attacker: ObjectId, number: int) -> bool:
    """One blocker is too few for menace."""
    return has(run, attacker, "menace") and number < 2


@rule("509.1b", off=False)
def too_many_blockers(run: Run, attacker: ObjectId, number: int) -> bool:
    """Are they more than a restriction lets block it together?"""
    most = characteristics(run, attacker).most_blockers
    return bool(most) and number > most


def block(run: Run, player: PlayerName, blockers: tuple[tuple[ObjectId, ObjectId], ...]) -> Procedure[None]:
    """The chosen creatures become blocking creatures, what they block becomes blocked (509.1g–h)."""
    check_block(run, player, blockers)
    combat = run.state.combat or Combat()
    blocked = tuple(dict.fromkeys(a for _, a in blockers))
    run.change(
        layers=False,
        combat=msgspec.structs.replace(
            combat, blockers=(*combat.blockers, *blockers), blocked=(*combat.blocked, *blocked)
        ),
    )
    for id_, attacker in blockers:
        run.note("509.1g", lambda i=id_, a=attacker: f"{run.name(i)} blocks {run.name(a)}")  # type: ignore[misc]
    first = dict(reversed(blockers))
    declared = (BlockDeclared(b, a, first[b] == a) for b, a in blockers)
    yield from happen(run, *declared, *become_blocked(run, blockers))


@rule("509.3c", off=lambda run, blockers: tuple(BecameBlocked(a) for _, a in blockers))
def become_blocked(run: Run, blockers: tuple[tuple[ObjectId, ObjectId], ...]) -> tuple[BecameBlocked, ...]:
    """An attacker becomes blocked once, however many creatures block it."""
    return tuple(BecameBlocked(a) for a in dict.fromkeys(a for _, a in blockers))


# --- combat damage (510) ----------------------------------------------------------------------------------------------


@rule("506.4", off=None)
def remove_absent(run: Run) -> None:
    """What has left the battlefield, changed controllers, stopped being a creature or become a battle is no longer in combat (506.4)."""
    combat = run.state.combat
    if combat is None:
        return

    def there(id_: ObjectId) -> bool:
        types = characteristics(run, id_).types
        return run.exists(id_) and "creature" in types and "battle" not in types

    attackers = tuple((a, w) for a, w in combat.attackers if there(a) and controller(run, a) == run.state.active)
    blockers = tuple((b, a) for b, a in combat.blockers if there(b) and controller(run, b) != run.state.active)
    if (attackers, blockers) != (combat.attackers, combat.blockers):
        run.change(layers=False, combat=msgspec.structs.replace(combat, attackers=attackers, blockers=blockers))


@rule("506.4", "701.19a", off=None)
def remove_from_combat(run: Run, id_: ObjectId) -> None:
    """A permanent stops being an attacking, blocking and blocked creature; what it blocked stays blocked."""
    combat = run.state.combat
    if combat is not None:
        left = msgspec.structs.replace(
            combat,
            attackers=tuple((a, w) for a, w in combat.attackers if a != id_),
            blockers=tuple((b, a) for b, a in combat.blockers if b != id_),
            blocked=tuple(a for a in combat.blocked if a != id_),
        )
        run.change(layers=False, combat=left)


def needs_first_strike_step(run: Run) -> bool:
    """Does any creature in combat have first strike or double strike (510.4)?"""
    remove_absent(run)
    return any(strikes_first(run, i) for i in _in_combat(run.state.combat or Combat()))


@rule("702.7b", "510.4", off=False)
def strikes_first(run: Run, id_: ObjectId) -> bool:
    """First strike and double strike deal damage in the first of two combat damage steps."""
    return has(run, id_, "first strike") or has(run, id_, "double strike")


@rule("702.4b", "510.4", off=False)
def strikes_twice(run: Run, id_: ObjectId) -> bool:
    """Double strike deals damage in both steps."""
    return has(run, id_, "double strike")


def _in_combat(combat: Combat) -> tuple[ObjectId, ...]:
    return (*(a for a, _ in combat.attackers), *dict.fromkeys(b for b, _ in combat.blockers))


def deal_combat_damage(run: Run) -> Procedure[None]:
    """The turn-based action of a combat damage step: assign (510.1), then deal all at once (510.2)."""
    remove_absent(run)
    combat = run.state.combat or Combat()
    striking = _striking(run, combat)
    damages: list[Damage] = []
    attackers = [(attacker, whom) for attacker, whom in combat.attackers if attacker in striking]
    for number, (attacker, whom) in enumerate(attackers, 1):
        others = _to_come(run, combat, [a for a, _ in attackers[number:]])
        damages += yield from _assign_attacker(run, combat, attacker, whom, damages, others)
    for blocker in dict.fromkeys(b for b, _ in combat.blockers):
        if blocker in striking:
            damages += yield from _assign_blocker(run, combat, blocker)
    for group in dealt_together(run, damages):
        yield from damage.deal(run, *(each for each in group if run.exists(each.source)))
        if len(group) < len(damages):
            yield from state_based_actions.perform(run)


@rule("510.2", off=lambda run, damages: [[d] for d in damages])
def dealt_together(run: Run, damages: list[Damage]) -> list[list[Damage]]:
    """All combat damage is dealt at the same time."""
    return [damages]


def _striking(run: Run, combat: Combat) -> frozenset[ObjectId]:
    """Who deals damage in this step; also remembers the first of two steps (510.4)."""
    everyone = frozenset(_in_combat(combat))
    if combat.first_strike_done is None:
        first = frozenset(i for i in everyone if strikes_first(run, i))
        if not first:
            return everyone
        run.change(layers=False, combat=msgspec.structs.replace(combat, first_strike_done=tuple(sorted(first))))
        return first
    done = combat.first_strike_done
    return frozenset(i for i in everyone if i not in done or strikes_twice(run, i))


def _power(run: Run, id_: ObjectId) -> int:
    return combat_damage_of(run, characteristics(run, id_).power or 0)


@rule("101.2", off=False)
def assigns_nothing(run: Run, id_: ObjectId) -> bool:
    """Does an effect say that the creature assigns no combat damage?"""
    return "assign combat damage" in characteristics(run, id_).cant


@rule("510.1a", off=lambda run, power: abs(power), kinds=("off", "one more", "one less"))
def combat_damage_of(run: Run, power: int) -> int:
    """A creature assigns combat damage equal to its power, none where that is 0 or less."""
    return max(0, power)


class Assigning(Value, frozen=True):
    """A blocked attacker that has damage still to assign, and to which creatures it may."""

    attacker: ObjectId
    power: int
    blockers: tuple[ObjectId, ...]


def _to_come(run: Run, combat: Combat, attackers: Iterable[ObjectId]) -> tuple[Assigning, ...]:
    """What those attackers will assign to the creatures that block them."""
    return tuple(Assigning(a, _assigned_by(run, a), _blocking(combat, a)) for a in attackers)


def _assigned_by(run: Run, id_: ObjectId) -> int:
    return 0 if assigns_nothing(run, id_) else _power(run, id_)


def _blocking(combat: Combat, attacker: ObjectId) -> tuple[ObjectId, ...]:
    return tuple(b for b, a in combat.blockers if a == attacker)


def _assign_attacker(
    run: Run,
    combat: Combat,
    attacker: ObjectId,
    whom: Subject,
    assigned: Iterable[Damage],
    to_come: tuple[Assigning, ...],
) -> Procedure[list[Damage]]:
    """`assigned`: what other attackers assign already, `to_come`: those that will assign after this one."""
    power, blockers = _assigned_by(run, attacker), _blocking(combat, attacker)
    if not power:
        return []
    if not stays_blocked(run, attacker in combat.blocked):
        return _unblocked_damage(run, attacker, whom, power)
    trampling = tramples(run, attacker)
    if not blockers:
        return [Damage(attacker, whom, power, combat=True)] if trampling else []
    recipients: tuple[Subject, ...] = (*blockers, whom) if trampling else blockers
    if len(recipients) == 1:
        return _blocked_damage(run, attacker, recipients[0], power)
    divided = yield from _divide(run, attacker, recipients, power)
    check_division(run, attacker, power, recipients, divided)
    damages = _damages(attacker, divided)
    if trampling and divided.get(whom, 0):
        others, later = assigned_by_others(run, tuple(assigned), to_come)
        _check_lethal(run, blockers, (*others, *damages), later)
    return damages


@rule("510.1c", off=lambda run, attacker, recipients, power: {recipients[0]: power})
def _divide(
    run: Run, attacker: ObjectId, recipients: tuple[Subject, ...], power: int
) -> Procedure[Mapping[Subject, int]]:
    """A creature blocked by several divides its combat damage among them as its controller chooses."""
    detail = ("attacker", attacker)
    asked = Decision(
        "divide", controller(run, attacker), recipients, power, power, about=run.name(attacker), detail=detail
    )
    divided: Mapping[Subject, int] = yield asked
    return divided


@rule("510.1b", off=[])
def _unblocked_damage(run: Run, attacker: ObjectId, whom: Subject, power: int) -> list[Damage]:
    """An unblocked creature assigns its combat damage to what it attacks, if that is still there."""
    return [Damage(attacker, whom, power, combat=True)] if isinstance(whom, str) or run.exists(whom) else []


@rule("510.1c", off=[])
def _blocked_damage(run: Run, attacker: ObjectId, blocker: Subject, power: int) -> list[Damage]:
    """A creature blocked by one creature assigns all its combat damage to it."""
    return [Damage(attacker, blocker, power, combat=True)]


@rule("510.1d", off=[])
def _blocking_damage(run: Run, blocker: ObjectId, attacker: ObjectId, power: int) -> list[Damage]:
    """A creature that blocks one creature assigns all its combat damage to it."""
    return [Damage(blocker, attacker, power, combat=True)]


@rule("509.1h", off=False)
def stays_blocked(run: Run, blocked: bool) -> bool:
    """A blocked creature remains blocked even if all creatures blocking it are gone."""
    return blocked


@rule("702.19b", off=False)
def tramples(run: Run, attacker: ObjectId) -> bool:
    """With trample, damage beyond what is lethal for the blockers may go to what is attacked (702.19b, 702.19c)."""
    return has(run, attacker, "trample")


def check_division(
    run: Run, source: ObjectId, power: int, recipients: Iterable[Subject], divided: Mapping[Subject, int]
) -> None:
    """Illegal if combat damage can't be divided so (510.1c–d)."""
    if set(divided) - {*recipients} or any(n < 0 for n in divided.values()) or sum(divided.values()) != power:
        raise Illegal("510.1c", f"{run.name(source)} must divide exactly {power} damage among those it fights")


def _check_lethal(
    run: Run, blockers: Iterable[ObjectId], assigned: tuple[Damage, ...], to_come: tuple[Assigning, ...]
) -> None:
    """Illegal if the creatures that block a trampling attacker are not all assigned lethal damage, and can't be by the attackers
    that assign after it: what counts is the whole assignment (510.1e)."""
    missing = {b: lack for b in blockers if (lack := lacks_for_lethal(run, b, assigned))}
    if missing and not _can_be_met(run, missing, to_come):
        raise Illegal("702.19b", f"{run.name(next(iter(missing)))} must be assigned lethal damage first")


@rule("702.19b", "510.1e", off=((), ()))
def assigned_by_others(
    run: Run, assigned: tuple[Damage, ...], to_come: tuple[Assigning, ...]
) -> tuple[tuple[Damage, ...], tuple[Assigning, ...]]:
    """Damage from other creatures that is assigned in the same step counts for what is lethal."""
    return assigned, to_come


@rule("702.19b", off=0, kinds=("off", "one more"))
def lacks_for_lethal(run: Run, target: ObjectId, assigned: tuple[Damage, ...]) -> int:
    """How much less than lethal damage a creature is assigned, by all in this step and with the damage that it has already: 1 is
    enough from a source with deathtouch (702.2c)."""
    own = [damage for damage in assigned if damage.target == target]
    if any(any_is_lethal(run, damage.source) for damage in own):
        return 0
    toughness = characteristics(run, target).toughness or 0
    return max(0, toughness - run.object(target).damage - sum(damage.amount for damage in own))


def _can_be_met(run: Run, missing: Mapping[ObjectId, int], to_come: tuple[Assigning, ...]) -> bool:
    """Can the attackers that assign after this one give those creatures what they lack?"""
    if not missing:
        return True
    if not to_come:
        return False
    next_, *others = to_come
    theirs = tuple(b for b in next_.blockers if b in missing)
    if not theirs:
        return _can_be_met(run, missing, tuple(others))
    deadly = any_is_lethal(run, next_.attacker)
    for division in divisions(theirs, next_.power):
        left = {b: 0 if deadly and division.get(b, 0) else lack - division.get(b, 0) for b, lack in missing.items()}
        if _can_be_met(run, {b: lack for b, lack in left.items() if lack > 0}, tuple(others)):
            return True
    return False


@rule("702.2c", off=False)
def any_is_lethal(run: Run, source: ObjectId) -> bool:
    """Any damage from a source with deathtouch counts as lethal."""
    return has(run, source, "deathtouch")


def _assign_blocker(run: Run, combat: Combat, blocker: ObjectId) -> Procedure[list[Damage]]:
    attackers = {a for a, _ in combat.attackers}
    blocked = tuple(a for b, a in combat.blockers if b == blocker and a in attackers)
    power = _assigned_by(run, blocker)
    if not power or not blocked:
        return []
    if len(blocked) == 1:
        return _blocking_damage(run, blocker, blocked[0], power)
    divided = yield from _divide_among_attackers(run, blocker, blocked, power)
    return _damages(blocker, divided)


@rule("510.1d", off=lambda run, blocker, blocked, power: {blocked[0]: power})
def _divide_among_attackers(
    run: Run, blocker: ObjectId, blocked: tuple[ObjectId, ...], power: int
) -> Procedure[Mapping[Subject, int]]:
    """A creature that blocks several divides its combat damage among them as its controller chooses."""
    detail = ("blocker", blocker)
    divided = yield Decision(
        "divide", controller(run, blocker), blocked, power, power, about=run.name(blocker), detail=detail
    )
    check_division(run, blocker, power, blocked, divided)
    return divided  # type: ignore[no-any-return]


def _damages(source: ObjectId, divided: Mapping[Subject, int]) -> list[Damage]:
    return [Damage(source, target, amount, combat=True) for target, amount in divided.items() if amount]
