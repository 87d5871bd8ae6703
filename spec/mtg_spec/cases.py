"""A case as pure data: what a scenario of a feature compiles to."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mtg_spec.protocol import Act, Question, Setup


class Location(msgspec.Struct, frozen=True):
    """A place in a feature file: path relative to the documents' root, 1-based line."""

    path: str
    line: int


class Expectation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the answer to a question must be; it never travels to the engine.

    `compare`: "equals"; "includes" / "excludes" (the answer is a list, or a mapping's keys, `value` one member); "at least";
    "one of" (`value` is a list of accepted answers, a mapping among them standing for any answer with its pairs);
    "contains" (the answer is a mapping that has the pairs of `value`); "first contains" (the same of the first member of a
    list); "length" (the answer is a list of `value` members); "set" (lists as sets).
    """

    compare: Literal[
        "equals", "includes", "excludes", "at least", "one of", "contains", "first contains", "length", "set"
    ] = "equals"
    value: Any = None


class Step(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One Given, When or Then line. Given steps have neither act nor question: they are gathered in the case's setup.

    `illegal` is set for an act that must be refused. A When step has one act. A Then step has one or more questions, each
    with its expectation, all of which must hold.
    """

    keyword: Literal["Given", "When", "Then"]
    text: str
    line: int
    act: Act | None = None
    illegal: bool = False
    checks: tuple[tuple[Question, Expectation], ...] = ()
    unchanged: bool = (
        False  # "nothing else changed" and "nothing changed": the harness compares every observation it can
    )


class Case(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A compiled scenario. `id` is permanent; `title` unique in the suite; `rules` are cited numbers; `rulings` are
    `card-slug/n`; `needs` are the capability words computed from setup, acts and questions; `cards` all cards named."""

    id: str
    title: str
    feature: str
    statement: str = ""  # the title of the Rule block
    location: Location
    tags: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    disputed: str = ""
    setup: Setup
    steps: tuple[Step, ...]
    needs: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Suite(msgspec.Struct, frozen=True, kw_only=True):
    """All compiled cases, sorted by path and line, with the digest that names them and the rules edition."""

    version: str
    edition: str
    digest: str
    cases: tuple[Case, ...]
