"""The names of the cards that have a document, read without reading the definitions."""

from __future__ import annotations

import re
from pathlib import Path

_NAME = re.compile(r"""^(?:card|token):\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.*?))\s*(?:\s#.*)?$""", re.MULTILINE)


_TOKEN = re.compile(r"^\s*(?:- )?create:.*?\b((?:[A-Z][a-z'-]+ )+)(?:[a-z]+ )*token", re.MULTILINE)


def card_names(root: Path) -> list[str]:
    """The names of the cards and tokens that the documents define, in the order of their files.

    A token that an instruction `create: …` describes without a name is called by its subtypes (111.4): "a 1/1 colorless Thopter
    artifact creature token" is a Thopter.
    """
    names = []
    for folder in ("cards", "tokens"):
        for path in sorted((root / "spec" / folder).rglob("*.yaml")):
            text = path.read_text("utf-8")
            names += [token.strip() for token in _TOKEN.findall(text)]
            for match in _NAME.finditer(text):
                double, single, plain = match.groups()
                if double is not None:
                    names.append(re.sub(r"\\(.)", r"\1", double))
                else:
                    names.append(single.replace("''", "'") if single is not None else plain)
    return list(dict.fromkeys(names))
