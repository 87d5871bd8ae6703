"""Abilities that players have (113.1b): effects give them hexproof, shroud or protection, which work for them as for permanents."""

from __future__ import annotations

from collections.abc import Iterator

from mtg_reference import phrases
from mtg_reference.layers import characteristics, static_effects
from mtg_reference.phrases import Scope
from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import PlayerName, Subject
from mtg_spec import syntax


def keyword_abilities(run: Run, subject: Subject) -> Iterator[tuple[syntax.KeywordAbility, Scope]]:
    """The keyword abilities of a player, or of a permanent, each with what its words speak of."""
    if isinstance(subject, str):
        yield from abilities_of_player(run, subject)
    elif run.exists(subject) and run.object(subject).zone == "battlefield":
        is_ = characteristics(run, subject)
        scope = Scope(subject, is_.controller)
        yield from ((a, scope) for a in is_.abilities if isinstance(a, syntax.KeywordAbility))


@rule("113.1b", off=())
def abilities_of_player(run: Run, player: PlayerName) -> tuple[tuple[syntax.KeywordAbility, Scope], ...]:
    """What static abilities, and effects that last, say that a player has."""
    said = [
        (effect.changes, Scope(source, you))
        for source, you, _, effect in static_effects(run, syntax.Continuous)
        if effect.changes.abilities and phrases.includes(run, effect.what, player, Scope(source, you))
    ]
    said += [
        (effect.changes, Scope(effect.source, effect.controller))
        for effect in run.state.effects
        if player in effect.players
    ]
    return tuple(
        (a, scope) for changes, scope in said for a in changes.abilities if isinstance(a, syntax.KeywordAbility)
    )
