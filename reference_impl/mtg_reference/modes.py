"""Modes of spells and abilities (700.2): choosing them, the targets that they bring, and what is then carried out."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TypeAlias

from mtg_reference import targets
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import ObjectId, Subject
from mtg_spec import syntax

Modes: TypeAlias = tuple[int, ...]
"""Modes by their printed positions, from 1, in printed order; one chosen several times stands so often."""

HasModes: TypeAlias = syntax.SpellAbility | syntax.ActivatedAbility | syntax.TriggeredAbility


def modal(ability: HasModes) -> syntax.Modal | None:
    """The modes of a modal ability; None for any other."""
    (first, *_) = ability.do or (None,)
    return first if isinstance(first, syntax.Modal) else None


def all_modes(ability: HasModes) -> Modes:
    """Every mode that is printed."""
    choice = modal(ability)
    return () if choice is None else tuple(range(1, len(choice.modes) + 1))


@rule("700.2a", "700.2b", "601.2b", "603.3c", off=())
def choose(
    run: Run, abilities: tuple[HasModes, ...], scope: Scope, on_stack: ObjectId, number: str
) -> Procedure[Modes]:
    """The controller chooses the modes as the spell or ability is put on the stack (700.2a–b); Illegal under `number` if
    there are not enough legal ones."""
    choice = next((found for ability in abilities if (found := modal(ability)) is not None), None)
    if choice is None:
        return ()
    options = tuple(n for n, mode in enumerate(choice.modes, 1) if may_be_chosen(run, mode, scope, on_stack))
    once = only_once(run, choice)
    most = min(choice.most, len(options)) if once else choice.most
    if not options or most < choice.least:
        raise Illegal(number, f"{run.name(on_stack)} has too few modes that can be chosen")
    chosen = yield Decision(
        "mode", scope.you, options, choice.least, most, about=run.name(on_stack), detail=choice.repeated
    )
    for mode in chosen:
        if mode not in options:
            raise Illegal("700.2a", f"mode {mode} of {run.name(on_stack)} can't be chosen")
    if not choice.least <= len(chosen) <= choice.most:
        raise Illegal("700.2", f"{len(chosen)} modes of {run.name(on_stack)} can't be chosen")
    if once and len(set(chosen)) < len(chosen):
        raise Illegal("700.2d", f"a mode of {run.name(on_stack)} can't be chosen more than once")
    run.note("700.2", lambda: f"{scope.you} chooses {', '.join(f'mode {mode}' for mode in chosen) or 'no mode'}")
    return in_printed_order(run, tuple(chosen))


@rule("700.2a", "700.2b", "601.2b", "602.2b", "603.3c", off=True)
def may_be_chosen(run: Run, mode: syntax.Mode, scope: Scope, on_stack: ObjectId) -> bool:
    """A mode that would be illegal, as for want of legal targets, can't be chosen."""
    return targets.can_be_chosen(run, mode.targets, scope, on_stack)


@rule("700.2d", off=False, kinds=("off", "inverted"))
def only_once(run: Run, choice: syntax.Modal) -> bool:
    """The same mode can be chosen only once, unless the words allow more."""
    return not choice.repeated


@rule("608.2c", "700.2d", off=lambda run, chosen: tuple(reversed(chosen)))
def in_printed_order(run: Run, chosen: Modes) -> Modes:
    """Modes are carried out in the order in which they are printed."""
    return tuple(sorted(chosen))


@rule("700.2c", "601.2c", off=lambda run, ability, chosen: all_modes(ability))
def bringing_targets(run: Run, ability: HasModes, chosen: Modes) -> Modes:
    """Only the modes that were chosen have targets."""
    return chosen


@rule("700.2", off=lambda run, ability, chosen: all_modes(ability))
def carried_out(run: Run, ability: HasModes, chosen: Modes) -> Modes:
    """Only what was chosen happens."""
    return chosen


def targets_of(run: Run, ability: HasModes, chosen: Modes) -> tuple[syntax.Target, ...]:
    """The targets that an ability's words ask for with these modes, in order; those of modes under names of their own."""
    choice = modal(ability)
    if choice is None:
        return ability.targets
    return tuple(
        syntax.Target(_name(target, at), target.phrase)
        for at, number in enumerate(bringing_targets(run, ability, chosen))
        for target in choice.modes[number - 1].targets
    )


def parts(
    run: Run, ability: HasModes, chosen: Modes, scope: Scope
) -> Iterator[tuple[tuple[syntax.Effect, ...], Scope]]:
    """What is carried out, part by part, each with what its words speak of."""
    choice = modal(ability)
    if choice is None:
        yield ability.do, scope
        return
    for at, number in enumerate(carried_out(run, ability, chosen)):
        mode = choice.modes[number - 1]
        names: dict[str, tuple[Subject, ...]] = {t.name: scope.names.get(_name(t, at), ()) for t in mode.targets}
        yield mode.do, scope.with_names(names)


def _name(target: syntax.Target, at: int) -> str:
    return f"{target.name} of mode {at}"


def possible(decision: Decision) -> Iterator[Modes]:
    """All choices that a decision allows, the fewest modes first."""
    choices = itertools.combinations_with_replacement if decision.detail else itertools.combinations
    for number in range(decision.least, decision.most + 1):
        yield from choices(decision.options, number)
