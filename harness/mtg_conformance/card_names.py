"""The names of the cards that have a document, read without reading the definitions."""

from __future__ import annotations

import re
from pathlib import Path

_NAME = re.compile(
    r"""^(?:card|  card|token):\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.*?))\s*(?:\s#.*)?$""", re.MULTILINE
)


_CREATES = re.compile(r"(?:^[\s-]*|\{)create:\s.*?((?:\b[A-Z][A-Za-z'-]* )+)(?:[a-z]+ )*tokens?\b", re.MULTILINE)


def card_names(root: Path) -> list[str]:
    """The names of the cards, their back faces and the tokens that `spec/cards/` and `spec/tokens/` define, in the order of their
    files, and of the tokens that the cards create: their subtypes and the word Token (rule 111.4)."""
    names: dict[str, None] = {}
    for folder in ("cards", "tokens"):
        for path in sorted((root / "spec" / folder).rglob("*.yaml")):
            text = path.read_text("utf-8")
            for match in _NAME.finditer(text):
                double, single, plain = match.groups()
                if double is not None:
                    names[re.sub(r"\\(.)", r"\1", double)] = None
                else:
                    names[single.replace("''", "'") if single is not None else plain] = None
            for match in _CREATES.finditer(text):
                names[f"{match.group(1)}Token"] = None
    return list(names)
