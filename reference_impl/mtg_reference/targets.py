"""Targets (115): which are legal, choosing them, and whether they still are (608.2b)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

from mtg_reference import phrases, players, protection
from mtg_reference.costs import quantity
from mtg_reference.events import BecameTarget, happen
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId, PlayerName, Subject
from mtg_spec import syntax


def legal_targets(run: Run, phrase: syntax.Phrase, scope: Scope, on_stack: ObjectId) -> tuple[Subject, ...]:
    """All objects and players that could be chosen where the words say "target …" as that phrase goes on."""
    found = phrases.candidates(run, phrase.filter, scope)
    return tuple(s for s in found if is_legal(run, phrase, s, scope, on_stack))


def is_legal(run: Run, phrase: syntax.Phrase, subject: Subject, scope: Scope, on_stack: ObjectId) -> bool:
    """Does the phrase describe the subject, and may it be targeted by this player's spell or ability?"""
    if isinstance(subject, int) and (not run.exists(subject) or targets_itself(run, subject, on_stack)):
        return False
    if not phrases.matches(run, phrase.filter, subject, scope):
        return False
    return not untargetable(run, subject, scope)


@rule("115.5", off=False)
def targets_itself(run: Run, subject: ObjectId, on_stack: ObjectId) -> bool:
    """A spell or ability on the stack is no legal target for itself."""
    return subject == on_stack


@rule("702.11b", "702.11c", off=False)
def hexproof_shields(run: Run, subject: Subject, you: PlayerName) -> bool:
    """A permanent or player with hexproof can't be targeted by what opponents control."""
    return any(ability.keyword == "hexproof" for ability, _ in _shielding(run, subject, you))


@rule("702.11d", off=False)
def hexproof_from_shields(run: Run, subject: Subject, source: ObjectId, you: PlayerName) -> bool:
    """With hexproof from a quality it can't be targeted by opponents' spells, and abilities of sources, that have the quality."""
    return any(
        ability.keyword == "hexproof from"
        and ability.phrase is not None
        and phrases.has_quality(run, ability.phrase.filter, source, scope)
        for ability, scope in _shielding(run, subject, you)
    )


def _shielding(run: Run, subject: Subject, you: PlayerName) -> Iterator[tuple[syntax.KeywordAbility, Scope]]:
    """The keyword abilities of what an opponent of that player is or controls."""
    whose = subject if isinstance(subject, str) else characteristics(run, subject).controller
    if whose != you:
        yield from players.keyword_abilities(run, subject)


@rule("702.18a", off=False)
def shroud_shields(run: Run, subject: Subject) -> bool:
    """A permanent or player with shroud can't be targeted at all."""
    return any(ability.keyword == "shroud" for ability, _ in players.keyword_abilities(run, subject))


def untargetable(run: Run, subject: Subject, scope: Scope) -> bool:
    """Is the permanent or player shielded against being targeted by the spell, or by that player's ability of that source?"""
    if isinstance(subject, int) and run.object(subject).zone != "battlefield":
        return False
    return (
        hexproof_shields(run, subject, scope.you)
        or hexproof_from_shields(run, subject, scope.source, scope.you)
        or shroud_shields(run, subject)
        or protection.cant_be_targeted(run, subject, scope.source)
    )


def can_be_chosen(run: Run, wanted: Iterable[syntax.Target], scope: Scope, on_stack: ObjectId) -> bool:
    """Are there as many legal targets as each of the phrases asks for?"""
    for target in wanted:
        options = legal_targets(run, target.phrase, scope, on_stack)
        if len(options) < quantity(run, target.phrase, scope, len(options))[0]:
            return False
    return True


@rule("601.2c", off=())
def choose_targets(
    run: Run, wanted: Iterable[syntax.Target], scope: Scope, on_stack: ObjectId, number: str
) -> Procedure[tuple[tuple[str, tuple[Subject, ...]], ...]]:
    """Choose targets in the order of the words (601.2c); all of one spell or ability in one decision.

    Illegal under `number` if some required target has no legal choice.
    """
    slots = []
    for target in wanted:
        options = legal_targets(run, target.phrase, scope, on_stack)
        least, most = quantity(run, target.phrase, scope, len(options))
        if len(options) < least:
            raise Illegal(number, f"{run.name(on_stack)} has no legal target for {target.name!r}")
        slots.append((target.name, options, least, min(most, len(options))))
    if not slots:
        return ()
    options = tuple(dict.fromkeys(s for _, found, _, _ in slots for s in found))
    chosen = yield Decision(
        "targets",
        scope.you,
        options,
        sum(least for *_, least, _ in slots),
        sum(most for *_, most in slots),
        about=run.name(on_stack),
        detail=tuple((found, least, most) for _, found, least, most in slots),
    )
    return _by_slot(run, tuple(chosen), slots, number)


def _by_slot(
    run: Run,
    chosen: tuple[Subject, ...],
    slots: list[tuple[str, tuple[Subject, ...], int, int]],
    number: str,
) -> tuple[tuple[str, tuple[Subject, ...]], ...]:
    """Deal the chosen subjects out to the phrases that ask for them, in order; Illegal if they don't fit."""
    for sizes in itertools.product(*(range(least, most + 1) for *_, least, most in slots)):
        if sum(sizes) != len(chosen):
            continue
        at, dealt = 0, []
        for (name, options, _, _), size in zip(slots, sizes, strict=True):
            group = chosen[at : at + size]
            at += size
            if len(set(group)) == size and all(s in options for s in group):
                dealt.append((name, group))
        if len(dealt) == len(slots):
            return tuple(dealt)
    raise Illegal(number, f"{', '.join(run.name(s) for s in chosen) or 'nothing'} can't be chosen as targets")


def announce(run: Run, chosen: tuple[tuple[str, tuple[Subject, ...]], ...], by: ObjectId) -> Procedure[None]:
    """What was chosen becomes the target of the spell or ability (for abilities that trigger on it)."""
    subjects = dict.fromkeys(s for _, group in chosen for s in group)
    if subjects:
        yield from happen(run, *(BecameTarget(s, by) for s in subjects))


def still_legal(
    run: Run,
    chosen: tuple[tuple[str, tuple[Subject, ...]], ...],
    wanted: tuple[syntax.Target, ...],
    scope: Scope,
    id_: ObjectId,
) -> dict[str, tuple[Subject, ...]]:
    """The targets that are legal as the spell or ability resolves (608.2b)."""
    by_name = {target.name: target.phrase for target in wanted}
    return {
        name: tuple(s for s in group if legal_on_resolution(run, is_legal(run, by_name[name], s, scope, id_)))
        for name, group in chosen
    }


@rule("608.2b", off=True)
def legal_on_resolution(run: Run, legal: bool) -> bool:
    """Is the target looked at again?"""
    return legal
