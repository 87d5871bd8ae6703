"""Sites: the places of the engine that carry out a numbered rule, and the faults that can be planted there.

`@rule("107.5")` marks a function as the home of that rule. A run with a planted fault answers falsely at one site, which is how
`mtg-conformance mutate` proves that the cases notice.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import pkgutil
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
    """A function that carries out rules; `kinds` are the faults that make sense for what it returns."""

    numbers: tuple[str, ...]
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
    *numbers: str, off: Any = _UNSET, kinds: tuple[Kind, ...] = ("off",)
) -> Callable[[Callable[Concatenate[Run, P], T]], Callable[Concatenate[Run, P], T]]:
    """Mark a function whose first parameter is the run as the site of rules, the one that it is about first.

    `off` is its answer without the rule: a value, or a function of the same parameters. A procedure (a generator) then does nothing
    at all. Faults are planted only where `off` is given. A site of up to three parameters is called by position alone.
    """

    def mark(function: Callable[Concatenate[Run, P], T]) -> Callable[Concatenate[Run, P], T]:
        name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
        SITES[name] = Site(numbers, name, kinds if off is not _UNSET else ())
        procedure = inspect.isgeneratorfunction(function)

        def with_fault(run: Run, /, *args: P.args, **kwargs: P.kwargs) -> T:
            fault = run.fault
            if fault is None or fault.site != name:
                return function(run, *args, **kwargs)
            if fault.kind == "off":
                value = off(run, *args, **kwargs) if callable(off) else off
                return _nothing(value) if procedure else value  # type: ignore[return-value]
            distorted: T = _distorted(fault.kind, function(run, *args, **kwargs))
            return distorted

        return _site(name, function, with_fault)

    return mark


def _site(
    name: str, function: Callable[Concatenate[Run, P], T], with_fault: Callable[Concatenate[Run, P], T]
) -> Callable[Concatenate[Run, P], T]:
    """The function, noting that its site is reached. A case passes hundreds of sites, and to hand on `*args` takes several times as
    long as a call: functions of few parameters, which are called by position alone, get a site with just as many."""

    def of_one(run: Run) -> Any:
        run.reached.add(name)
        return carried_out(run) if run.fault is None else faulty(run)

    def of_two(run: Run, first: Any) -> Any:
        run.reached.add(name)
        return carried_out(run, first) if run.fault is None else faulty(run, first)

    def of_three(run: Run, first: Any, second: Any) -> Any:
        run.reached.add(name)
        return carried_out(run, first, second) if run.fault is None else faulty(run, first, second)

    def of_more(run: Run, /, *args: P.args, **kwargs: P.kwargs) -> T:
        run.reached.add(name)
        return with_fault(run, *args, **kwargs)

    carried_out: Any = function
    faulty: Any = with_fault
    by_parameters: dict[int, Any] = {1: of_one, 2: of_two, 3: of_three}
    site: Any = by_parameters.get(len(inspect.signature(function).parameters), of_more)
    return functools.wraps(function)(site)


KEYWORD_SITE = "keyword."
"""Before a keyword's name: the site at which the engine reads that keyword's document."""


def faults(keywords: Iterable[Keyword]) -> dict[str, tuple[str, ...]]:
    """All faults that can be planted, id -> rules: at every site, and every keyword ignored. Ids are "module.function:kind"."""
    _import_all_sites()
    known = {f"{site.name}:{kind}": site.numbers for site in SITES.values() for kind in site.kinds}
    return known | {f"{KEYWORD_SITE}{keyword.name}:off": (keyword.rule,) for keyword in keywords}


def _import_all_sites() -> None:
    package = importlib.import_module(__package__ or "mtg_reference")
    for module in pkgutil.iter_modules(package.__path__):
        if module.name != "__main__":
            importlib.import_module(f"{package.__name__}.{module.name}")


def fault_named(id_: str) -> Fault:
    """The fault of that id, as `faults` lists it."""
    name, _, kind = id_.partition(":")
    return Fault(name, cast(Kind, kind))


def _nothing(value: Any) -> Generator[Any, Any, Any]:
    """A procedure that does nothing."""
    yield from ()
    return value


def _distorted(kind: Kind, value: Any) -> Any:
    if kind == "inverted":
        return not value
    return value + (1 if kind == "one more" else -1)
