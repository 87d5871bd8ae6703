"""Keyword documents with parameters: putting the number or the cost that stands on a card into the macro's words (702)."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from mtg_spec import syntax
from mtg_spec.syntax import Ability, KeywordAbility


@functools.lru_cache(maxsize=4096)
def filled_in(ability: Ability, keyword: KeywordAbility) -> Ability:
    """The ability with N replaced by the keyword's number, COST by its cost, QUALITY by its description and TYPE by its types."""
    filled: Ability = _fill(ability, keyword)
    return filled


def _described(quality: syntax.Filter, node: syntax.Filter) -> syntax.Filter:
    """The keyword's description with what the document adds to it ("QUALITY you control")."""
    plain = syntax.Filter(head="quality")
    added = {f: getattr(node, f) for f in node.__struct_fields__ if getattr(node, f) != getattr(plain, f)}
    return msgspec.structs.replace(quality, **added)


def _fill(node: Any, keyword: KeywordAbility) -> Any:
    if isinstance(node, syntax.KeywordNumber) and keyword.amount is not None:
        return keyword.amount
    if isinstance(node, syntax.KeywordCost):
        return keyword.cost
    if isinstance(node, syntax.Filter) and node.types == ("TYPE",) and keyword.phrase is not None:
        types = keyword.phrase.filter
        return msgspec.structs.replace(node, types=types.types, without_types=types.without_types)
    if isinstance(node, (syntax.DiscardCost, syntax.TapOthers)):
        node = msgspec.structs.replace(node, keyword=keyword.keyword)
    if isinstance(node, syntax.Filter) and node.head == "quality" and keyword.phrase is not None:
        return _described(keyword.phrase.filter, node)
    if isinstance(node, tuple):
        parts: list[Any] = []
        for part in node:
            filled = _fill(part, keyword)
            parts.extend(filled) if isinstance(part, syntax.KeywordCost) else parts.append(filled)
        return tuple(parts)
    if isinstance(node, syntax.Node):
        changes = {}
        for field in node.__struct_fields__:
            value = getattr(node, field)
            filled = _fill(value, keyword)
            if filled is not value:
                changes[field] = filled
        return msgspec.structs.replace(node, **changes) if changes else node
    return node
