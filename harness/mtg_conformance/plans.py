"""What is asked of an engine in a case: all its requests in order, known before the first is sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mtg_conformance.connectors import Request
from mtg_spec import wire
from mtg_spec.cases import Case, Expectation
from mtg_spec.protocol import AskCount, AskObject, AskPlayer, CaseStart, Question, Setup

START = -1
"""The step of requests that belong to no step of the case."""

_BATTLEFIELD = ("tapped", "counters", "damage", "controller", "attached to", "face down")
_PLAYER = ("life", "poison", "mana", "hand", "library", "graveyard")
_COUNTED = ("hand", "library", "graveyard")
_ZONES_OF_PLAYERS = frozenset(_COUNTED)


class Planned(msgspec.Struct, frozen=True):
    """One request: the index of the step it belongs to (`START`: none), and for a question what its answer must be.

    `before` is the place in the plan of the same question right after the start, for what must not change; a question
    asked for the sake of a later comparison has neither.
    """

    step: int
    request: Request
    expectation: Expectation | None = None
    before: int = -1


def plan(case: Case, id: str) -> list[Planned]:
    """All requests of a case, from `case/start` under the given id to `case/end`."""
    planned = [Planned(START, ("case/start", CaseStart(id, case.setup)))]
    places: dict[bytes, int] = {}
    watched: list[Question] = []
    if any(step.unchanged for step in case.steps):
        named = _named(case)
        watched = [question for question in standard_observations(case.setup) if _key(question) not in named]
        for question in watched:
            places[_key(question)] = len(planned)
            planned.append(Planned(START, ("case/observe", question)))
    for index, step in enumerate(case.steps):
        if step.act is not None:
            planned.append(Planned(index, ("case/act", step.act)))
        planned += [Planned(index, ("case/observe", question), expectation) for question, expectation in step.checks]
        if step.unchanged:
            planned += [
                Planned(index, ("case/observe", question), before=places[_key(question)]) for question in watched
            ]
    planned.append(Planned(START, ("case/end", wire.Nothing())))
    return planned


def standard_observations(setup: Setup) -> list[Question]:
    """What "nothing else changed" looks at: where each object is; tapped, counters, damage, controller, attachment and
    face-down of permanents; life, poison, mana and the sizes of the zones of each player."""
    questions: list[Question] = []
    for placed in setup.objects:
        questions.append(AskObject(placed.alias, "zone"))
        if placed.zone == "battlefield":
            questions += [AskObject(placed.alias, what) for what in _BATTLEFIELD]
    for player in setup.players:
        questions += [AskPlayer(player.name, what) for what in _PLAYER]
    return questions


def _key(question: Question) -> bytes:
    return msgspec.json.encode(question)


def _named(case: Case) -> set[bytes]:
    """The standard observations about which the case's Then steps say something of their own.

    Who says where an object is speaks of all that the object has on the battlefield, and of the sizes of both zones.
    """
    homes = {placed.alias: placed for placed in case.setup.objects}
    named: set[bytes] = set()

    def add(questions: Iterable[Question]) -> None:
        named.update(map(_key, questions))

    for step in case.steps:
        for question, expectation in step.checks:
            add([question])
            match question:
                case AskObject(what="zone"):
                    add(AskObject(question.object, what) for what in _BATTLEFIELD)
                    home = homes.get(question.object)
                    if home is not None and home.zone in _ZONES_OF_PLAYERS:
                        add([AskPlayer(home.owner, home.zone)])
                    add(_sizes(expectation.value, home.owner if home else ""))
                case AskCount() if question.zone in _ZONES_OF_PLAYERS:
                    add([AskPlayer(question.player, question.zone)])
                case _:
                    pass
    return named


def _sizes(expected: Any, owner: str) -> list[Question]:
    """The size of the zone in which an object is expected."""
    places = expected if isinstance(expected, list) else [expected]
    return [
        AskPlayer(place.get("owner") or owner, place["zone"])
        for place in places
        if isinstance(place, dict) and place.get("zone") in _ZONES_OF_PLAYERS
    ]
