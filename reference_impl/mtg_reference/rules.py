"""Sites: the places of the engine that carry out a numbered rule, and the faults that can be planted there.

`@rule("107.5")` marks a function as the home of that rule. A run that traces notes every site it passes; a run with a planted
fault answers falsely at one site, which is how `mtg-conformance mutate` proves that the cases notice.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, TypeAlias, TypeVar, cast

import msgspec

from mtg_spec.syntax import Keyword

if TYPE_CHECKING:
    from mtg_reference.run import Run

P = ParamSpec("P")
T = TypeVar("T")
Kind: TypeAlias = Literal["off", "inverted", "one more", "one less"]
_UNSET: Any = object()


class Site(msgspec.Struct, frozen=True):
    """A function that carries out a rule; `kinds` are the faults that make sense for what it returns."""

    number: str
    name: str
    kinds: tuple[Kind, ...]


class Fault(msgspec.Struct, frozen=True):
    """A fault planted at a site: "off" returns what the game would have without the rule, "inverted" the opposite,
    "one more" / "one less" a number that is off by one."""

    site: str
    kind: Kind


SITES: dict[str, Site] = {}


class Illegal(Exception):
    """An act that the rules don't allow, with the rule that forbids it."""

    def __init__(self, number: str, reason: str) -> None:
        super().__init__(f"{reason} ({number})")
        self.number = number
        self.reason = reason


def rule(
    number: str, *, off: Any = _UNSET, kinds: tuple[Kind, ...] = ("off",)
) -> Callable[[Callable[Concatenate[Run, P], T]], Callable[Concatenate[Run, P], T]]:
    """Mark a function whose first parameter is the run as the site of a rule. `off` is its answer without the rule; a procedure (a
    generator) then does nothing at all."""

    def mark(function: Callable[Concatenate[Run, P], T]) -> Callable[Concatenate[Run, P], T]:
        name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
        SITES[name] = Site(number, name, kinds if off is not _UNSET else ())

        procedure = inspect.isgeneratorfunction(function)

        @functools.wraps(function)
        def site(run: Run, *args: P.args, **kwargs: P.kwargs) -> T:
            if run.fault is not None and run.fault.site == name:
                if procedure:
                    return _nothing(off)  # type: ignore[return-value]
                false: T = _faulty(run.fault.kind, off, function(run, *args, **kwargs))
                return false
            if run.tracing:
                run.pass_by(number, name)
            return function(run, *args, **kwargs)

        return site  # type: ignore[return-value]

    return mark


KEYWORD_SITE = "keyword."
"""Before a keyword's name: the site at which the engine reads that keyword's document."""


def faults(keywords: Iterable[Keyword]) -> dict[str, str]:
    """All faults that can be planted, id -> rule: at every site, and every keyword ignored. Ids are "module.function:kind"."""
    known = {f"{site.name}:{kind}": site.number for site in SITES.values() for kind in site.kinds}
    return known | {f"{KEYWORD_SITE}{keyword.name}:off": keyword.rule for keyword in keywords}


def fault_named(id_: str) -> Fault:
    """The fault of that id, as `faults` lists it."""
    name, _, kind = id_.partition(":")
    return Fault(name, cast(Kind, kind))


def _nothing(off: Any) -> Generator[Any, Any, Any]:
    """A procedure that does nothing."""
    yield from ()
    return off


def _faulty(kind: Kind, off: Any, value: Any) -> Any:
    if kind == "off":
        return off
    if kind == "inverted":
        return not value
    return value + (1 if kind == "one more" else -1)
