"""Hand-made cases and the toy engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mtg_conformance.connectors import Played, Request
from mtg_conformance.manifests import Manifest
from mtg_spec.cases import Case, Expectation, Location, Step, Suite
from mtg_spec.protocol import (
    Act,
    AskObject,
    AskPlayer,
    Engine,
    Pass,
    PlacedObject,
    PlayerSetup,
    Question,
    Setup,
    TapForMana,
)

TOY = Path(__file__).with_name("toy.py")


def setup(*, life: int = 20, **objects: Any) -> Setup:
    """Alice and Bob; `objects` are permanents of Alice: alias -> whether tapped, or fields of PlacedObject."""
    placed = []
    for alias, fields in objects.items():
        fields = {"tapped": fields} if isinstance(fields, bool) else fields
        placed.append(PlacedObject(alias=alias, zone="battlefield", owner="Alice", **{"card": "Forest", **fields}))
    return Setup(
        players=(PlayerSetup(name="Alice", life=life), PlayerSetup(name="Bob")), active="Alice", objects=tuple(placed)
    )


def when(act: Act, *, illegal: bool = False) -> Step:
    return Step(keyword="When", text=f"{type(act).__name__} happens", line=5, act=act, illegal=illegal)


def then(question: Question, value: Any, compare: Any = "equals") -> Step:
    return Step(keyword="Then", text="it is so", line=6, checks=((question, Expectation(compare, value)),))


NOTHING_ELSE = Step(keyword="Then", text="nothing else changed", line=7, unchanged=True)


def case(id: str, given: Setup, *steps: Step, needs: Sequence[str] = (), tags: Sequence[str] = ()) -> Case:
    return Case(
        id=id,
        title=f"The title of {id}",
        feature="Toys",
        location=Location(f"features/toys/{id}.feature", 3),
        setup=given,
        steps=steps,
        needs=tuple(needs),
        tags=tuple(tags),
    )


def good(id: str = "good", **fields: Any) -> Case:
    """A case that the toy passes."""
    forest = AskObject("forest", "tapped")
    return case(id, setup(forest=False), when(TapForMana("Alice", "forest")), then(forest, True), **fields)


def bad(id: str = "bad") -> Case:
    """A case that the toy fails."""
    return case(id, setup(forest=False), when(Pass("Alice")), then(AskPlayer("Alice", "life"), 20))


def unlucky(id: str = "unlucky") -> Case:
    """A case in which a toy with a habit shows it."""
    forest = AskObject("forest", "tapped")
    return case(id, setup(life=13, forest=False), when(TapForMana("Alice", "forest")), then(forest, True))


def suite(*cases: Case) -> Suite:
    return Suite(version="1.0", edition="2026-08-07", digest="abc", cases=cases)


def manifest(habit: str = "", **fields: Any) -> Manifest:
    return Manifest(
        name="toy",
        title="Toy engine",
        command=("{python}", str(TOY), *([habit] if habit else [])),
        in_process=f"{TOY}:Toy",
        **fields,
    )


class Scripted:
    """A connection whose engine gives the replies that a function finds for each request."""

    engine = Engine("scripted", "1")

    def __init__(self, answer: Callable[[str, Any], Any]) -> None:
        self._answer = answer
        self.asked: list[Request] = []

    def play(self, requests: Sequence[Request]) -> Played:
        self.asked += requests
        return Played([self._answer(method, params) for method, params in requests])

    def close(self) -> None:
        pass
