"""Which cases a run is of: by id, glob, tag, rule or path, and which shard of them."""

from __future__ import annotations

import fnmatch
import hashlib
import re
from collections.abc import Sequence

from mtg_conformance.errors import UsageError, suggestion
from mtg_spec.cases import Case, Suite


def select(suite: Suite, patterns: Sequence[str]) -> tuple[Case, ...]:
    """The cases that any of the patterns means, in the order of the suite; all of them without patterns.

    A pattern is an id (`could-produce-tapped-land`; the id of an outline means all its rows), a glob over ids
    (`could-*`), a tag (`@CR-106.7`, `@ruling:reflecting-pool/3`), or a path of a feature file or folder
    (`features/rules/1-game-concepts`, also with `:line`). Raises `UsageError` for a pattern that means no case.
    """
    if not patterns:
        return suite.cases
    chosen: set[str] = set()
    for pattern in patterns:
        found = [case.id for case in suite.cases if _means(pattern, case)]
        if not found:
            known = [word for case in suite.cases for word in (case.id, *(f"@{t.lstrip('@')}" for t in case.tags))]
            near = suggestion(pattern, dict.fromkeys(known))
            raise UsageError(f"no case is called {pattern!r}, and no tag or feature file is{near}")
        chosen.update(found)
    return tuple(case for case in suite.cases if case.id in chosen)


def shard(cases: Sequence[Case], part: str) -> tuple[Case, ...]:
    """Of the cases those in shard `I/N`, 1/N to N/N. Raises `UsageError` for another text.

    Where a case belongs hangs on its id and on N alone: shards are disjoint, together they are complete, and a case
    stays in its shard when others come and go.
    """
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", part)
    number, of = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= number <= of:
        raise UsageError(f"{part!r} is no shard; write I/N, such as 1/4 for the first of four")
    return tuple(case for case in cases if _bucket(case.id, of) == number - 1)


def _bucket(id: str, of: int) -> int:
    return int.from_bytes(hashlib.blake2b(id.encode(), digest_size=8).digest()) % of


def one(suite: Suite, id: str) -> Case:
    """The case with that id. Raises `UsageError` where there is none."""
    for case in suite.cases:
        if case.id == id:
            return case
    raise UsageError(f"there is no case {id!r}{suggestion(id, [case.id for case in suite.cases])}")


def _means(pattern: str, case: Case) -> bool:
    if pattern.startswith("@"):
        return pattern[1:] in {tag.lstrip("@") for tag in case.tags}
    if pattern in (case.id, case.id.rpartition("/")[0]):
        return True
    path, _, line = pattern.partition(":")
    path = path.replace("\\", "/").removeprefix("./").rstrip("/")
    where = case.location
    if line.isdigit():
        return where.path == path and where.line == int(line)
    if where.path == path or where.path.startswith(f"{path}/"):
        return True
    return any(c in pattern for c in "*?[") and fnmatch.fnmatchcase(case.id, pattern)
