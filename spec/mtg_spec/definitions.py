"""What X is, where the text says so (107.3c): "…, where X is its power"."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from mtg_spec import syntax as s
from mtg_spec.mappings import Mapping, Scope
from mtg_spec.symbols import symbols
from mtg_spec.trees import changed, walk

__all__ = ["with_x_defined"]

T = TypeVar("T", bound=s.Node)


def with_x_defined(scope: Scope, mapping: Mapping, tree: T) -> T:
    """The ability or mode with each X in it as its key "where X is" says, if it has that key."""
    if "where X is" not in mapping:
        return tree
    amount, node = mapping["where X is"], mapping.node_of("where X is")
    if any(isinstance(part, s.X) for part in walk(amount)):
        scope.fail(node, "X is said to be something that depends on X", "write the amount without X")
    found: T = changed(tree, lambda part: _defined(part, amount))
    if found is tree:
        scope.fail(
            node, "it is said what X is, but there is no X", "write X where the number stands, or remove the key"
        )
    return found


def _defined(node: s.Node, amount: s.Amount) -> s.Node:
    if isinstance(node, s.X):
        return s.Defined(amount)
    if isinstance(node, s.ManaCost) and node.x is None and "X" in symbols(node.symbols):
        return msgspec.structs.replace(node, x=s.Defined(amount))
    if isinstance(node, s.CostChange) and node.x is None and "X" in symbols(node.mana):
        return msgspec.structs.replace(node, x=s.Defined(amount))
    return node
