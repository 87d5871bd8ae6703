"""Walking through the trees of `mtg_spec.syntax`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mtg_spec.syntax import Node

__all__ = ["walk"]


def walk(tree: Any) -> Iterator[Node]:
    """Every node of a tree, or of a tuple of trees, the outer before the inner, in the order of the fields."""
    if isinstance(tree, Node):
        yield tree
        for field in tree.__struct_fields__:
            yield from walk(getattr(tree, field))
    elif isinstance(tree, tuple):
        for item in tree:
            yield from walk(item)
