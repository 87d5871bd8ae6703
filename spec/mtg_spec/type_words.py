"""The words of type lines that are no subtypes (205.2a, 205.4a), in lower case."""

from __future__ import annotations

PERMANENT_TYPES = frozenset(("land", "creature", "artifact", "enchantment", "planeswalker", "battle"))
DAMAGED_TYPES = frozenset(("creature", "planeswalker", "battle"))
"""The permanents to which damage can be dealt (120.1a)."""
CARD_TYPES = (
    PERMANENT_TYPES
    | frozenset(("instant", "sorcery", "kindred"))
    | frozenset(("plane", "phenomenon", "vanguard", "scheme", "conspiracy", "dungeon"))
)
SUPERTYPES = frozenset(("basic", "legendary", "snow", "world", "ongoing"))
