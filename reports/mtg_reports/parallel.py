"""Work split among processes, where the system can fork and has more than one processor."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

_MOST = 8
_work: Callable[[Sequence[Any]], list[str]] | None = None
_items: Sequence[Any] = ()


def processors() -> int:
    """How many processes may work side by side."""
    if not sys.platform.startswith("linux"):
        return 1
    return min(_MOST, len(os.sched_getaffinity(0)))


def in_parts(work: Callable[[Sequence[Any]], list[str]], items: Sequence[Any], many: bool) -> list[str]:
    """What `work` answers for all items, in their order; with `many`, it is given parts of them in several processes.

    The processes are forks, so that `work` and the items need not travel; what it answers does.
    """
    global _work, _items
    count = processors() if many else 1
    if count < 2:
        return work(items)
    _work, _items = work, items
    try:
        size = -(-len(items) // (4 * count))
        starts = range(0, len(items), size)
        with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("fork")) as pool:
            return [name for part in pool.map(_part, starts, [size] * len(starts)) for name in part]
    finally:
        _work, _items = None, ()


def _part(start: int, size: int) -> list[str]:
    assert _work is not None
    return _work(_items[start : start + size])
