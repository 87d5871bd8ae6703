"""The names of the cards that have a document, read without reading the definitions."""

from __future__ import annotations

import re
from pathlib import Path

_NAME = re.compile(r"""^(?:card|token):\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.*?))\s*(?:\s#.*)?$""", re.MULTILINE)


def card_names(root: Path) -> list[str]:
    """The names of the cards and tokens that `spec/cards/` and `spec/tokens/` define, in the order of their files."""
    names = []
    for folder in ("cards", "tokens"):
        for path in sorted((root / "spec" / folder).rglob("*.yaml")):
            for match in _NAME.finditer(path.read_text("utf-8")):
                double, single, plain = match.groups()
                if double is not None:
                    names.append(re.sub(r"\\(.)", r"\1", double))
                else:
                    names.append(single.replace("''", "'") if single is not None else plain)
    return names
