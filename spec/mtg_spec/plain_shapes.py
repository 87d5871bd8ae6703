"""The shapes of values that are no phrases: words given one by one, and texts of a certain form."""

from __future__ import annotations

__all__ = ["GIVEN", "PATTERNS"]

GIVEN: dict[str, tuple[str, ...]] = {
    "its mana cost": ("its mana cost",),
    "random": ("random",),
    "yes": ("yes",),
    "yes or no": ("yes", "no"),
    "zero": ("0",),
    "zone": ("battlefield", "hand", "graveyard", "exile", "library", "stack"),
}
"""The shapes whose values are given word for word."""

PATTERNS: dict[str, tuple[str, str]] = {
    "hash": ("[0-9a-f]{64}", "a SHA-256 in hexadecimal digits"),
    "keyword heading": (
        "(TYPE land[a-z]+|[a-z][a-z '-]*( (N|COST|N COST|QUALITY))?)",
        "a keyword's name in lower case",
    ),
    "mana cost": (
        r"(?:\{(?:\d+|[WUBRGCXS]|[WUBRG2C]/[WUBRG](?:/P)?|[WUBRG]/P)\})+",
        'mana symbols in quotes, such as "{2}{W}"',
    ),
    "number": (r"\d{1,4}", "a whole number"),
    "rule": (r"\d{3}\.\d+[a-z]?", "a rule's number such as 702.9"),
    "size": (
        r"(-?\d{1,3}|(\d{1,3}\+)?\*)/(-?\d{1,3}|(\d{1,3}\+)?\*)",
        "two whole numbers such as 2/2, or * where an ability says it",
    ),
}
"""The shapes whose values are texts of a certain form: the form, and what it is called in messages."""
