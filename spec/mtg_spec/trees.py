"""Walking through the trees of `mtg_spec.syntax`, and changing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from mtg_spec.syntax import Node

__all__ = ["changed", "walk"]


def walk(tree: Any, *, but: tuple[type[Node], ...] = ()) -> Iterator[Node]:
    """Every node of a tree, or of a tuple of trees, the outer before the inner, in the order of the fields; `but`: nodes that are left
    out with all that is in them."""
    if isinstance(tree, but):
        return
    if isinstance(tree, Node):
        yield tree
        for field in tree.__struct_fields__:
            yield from walk(getattr(tree, field), but=but)
    elif isinstance(tree, tuple):
        for item in tree:
            yield from walk(item, but=but)


def changed(tree: Any, change: Callable[[Node], Node]) -> Any:
    """The tree, or tuple of trees, with each node as `change` makes it, the inner before the outer; untouched parts stay themselves."""
    if isinstance(tree, tuple):
        parts = tuple(changed(part, change) for part in tree)
        return parts if any(new is not old for new, old in zip(parts, tree, strict=True)) else tree
    if not isinstance(tree, Node):
        return tree
    fields = {field: changed(getattr(tree, field), change) for field in tree.__struct_fields__}
    fields = {field: value for field, value in fields.items() if value is not getattr(tree, field)}
    return change(msgspec.structs.replace(tree, **fields) if fields else tree)
