"""Whether an answer is what a case expects. Nothing here ever travels to an engine."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_spec.cases import Expectation

_json = msgspec.json.Encoder(order="deterministic")


def show(value: Any) -> str:
    """A JSON value as reasons show it."""
    return _json.encode(value).decode()


def holds(expectation: Expectation, actual: Any) -> bool:
    """Whether `actual`, a JSON value, is as expected. 1 and true are different answers."""
    value = expectation.value
    match expectation.compare:
        case "equals":
            return _same(actual, value)
        case "includes":
            return isinstance(actual, list | dict) and any(_same(member, value) for member in actual)
        case "excludes":
            return isinstance(actual, list | dict) and not any(_same(member, value) for member in actual)
        case "at least":
            return isinstance(actual, int) and not isinstance(actual, bool) and actual >= value
        case "one of":
            return any(_contains(actual, one) if isinstance(one, dict) else _same(actual, one) for one in value)
        case "contains":
            return _contains(actual, value)
        case "first contains":
            return isinstance(actual, list) and bool(actual) and _contains(actual[0], value)
        case "length":
            return isinstance(actual, list) and len(actual) == value
        case "set":
            return isinstance(actual, list) and sorted(map(show, actual)) == sorted(map(show, value))


def _contains(actual: Any, pairs: dict[str, Any]) -> bool:
    return isinstance(actual, dict) and all(key in actual and _same(actual[key], pairs[key]) for key in pairs)


def _same(one: Any, other: Any) -> bool:
    if type(one) is type(other) and not isinstance(one, list | dict):
        return bool(one == other)
    return show(one) == show(other)


def described(expectation: Expectation) -> str:
    """What the answer must be, as part of a sentence: "true", "a list with \"green\"", …"""
    value = show(expectation.value)
    match expectation.compare:
        case "equals":
            return value
        case "includes":
            return f"a list with {value}"
        case "excludes":
            return f"a list without {value}"
        case "at least":
            return f"at least {value}"
        case "one of":
            return "one of " + ", ".join(map(show, expectation.value))
        case "contains":
            return f"something with {value}"
        case "first contains":
            return f"a list that begins with something with {value}"
        case "length":
            return f"a list of {value}"
        case "set":
            return f"{value} in any order"


def recorded(expectation: Expectation) -> Any:
    """The expected value as `Result.expected` keeps it: bare where equality is meant, else `{kind: value}`."""
    value = msgspec.to_builtins(expectation.value)
    return value if expectation.compare == "equals" else {expectation.compare: value}
