"""The page of the step vocabulary, `docs/steps.md`, generated from `spec/steps/`.

`python -m mtg_spec.steps_page` rewrites it in a checkout.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from mtg_spec.errors import told
from mtg_spec.steps import KEYWORDS, Phrase, Vocabulary

NAME = "docs/steps.md"

_INTRODUCTION = """\
# The steps of features

<!-- Generated from spec/steps/ by `python -m mtg_spec.steps_page`. -->

A scenario is made of the phrases below and of nothing else. Words in braces are slots; what may stand in them is
listed under [Slots](#slots). Card names may hold commas and "and"; lists read `A`, `A and B`, `A, B and C`.

An object is called by the name of its card, or by what `called ALIAS` says. Where a case places several unnamed cards of
one name, they are called `Forest 1`, `Forest 2` and so on, in the order written.
"""
_ABOUT = {
    "Given": "What is there when the case starts, placed exactly as stated: nothing triggers, nothing is replaced.",
    "When": "What players do, through the engine's own rules. *Must be illegal* is for acts that the rules refuse.",
    "Then": "What must be observed. `either PHRASE or PHRASE` accepts one of several answers to the same question.",
}


def vocabulary_page(vocabulary: Vocabulary | None = None) -> str:
    """The page as Markdown, of the given vocabulary or of that which comes with the package."""
    if vocabulary is None:
        from mtg_spec.documents import root
        from mtg_spec.steps_document import load_vocabulary

        vocabulary = load_vocabulary(root())
    parts = [_INTRODUCTION]
    for keyword in KEYWORDS:
        parts.append(f"\n## {keyword}\n\n{_ABOUT[keyword]}\n\n")
        phrases = [phrase for phrase in vocabulary.phrases if phrase.keyword == keyword]
        parts.append(_table(("Phrase", "What it says"), ((_wordings(phrase), _meaning(phrase)) for phrase in phrases)))
    parts.append("\n## Clauses\n\nThey may follow the phrases that name them, in any order, each at most once.\n\n")
    parts.append(_table(("Clause", "What it says"), ((_code(c.text), c.doc) for c in vocabulary.clauses.values())))
    parts.append("\n## Slots\n\n")
    parts.append(_table(("Slot", "What may stand there"), ((_code(s.name), s.doc) for s in vocabulary.slots.values())))
    parts.append("\n## Capabilities\n\nWhat a case may need beyond the core is computed from its steps:\n\n")
    parts.append(_table(("Capability", "What it is"), vocabulary.capabilities.items()))
    return "".join(parts)


def _table(heads: tuple[str, str], rows: Iterable[tuple[str, str]]) -> str:
    lines = [f"| {heads[0]} | {heads[1]} |", "|---|---|"]
    lines += [f"| {first} | {second} |" for first, second in rows]
    return "\n".join(lines) + "\n"


def _code(text: str) -> str:
    return f"`{text}`"


def _wordings(phrase: Phrase) -> str:
    shown = []
    for form in phrase.forms:
        label = {"plain": "", "tries": "*must be illegal:* ", "not": "*negative:* "}[form.variant]
        shown.append(f"{label}{_code(form.text)}")
    return "<br>".join(shown)


def _meaning(phrase: Phrase) -> str:
    clauses = ", ".join(clause.name for clause in phrase.clauses)
    return f"{phrase.doc} Clauses: {clauses}." if clauses else phrase.doc


def write() -> None:
    """Rewrites the page. Raises `SpecErrors` for a faulty vocabulary."""
    from mtg_spec.documents import root

    (root() / Path(NAME)).write_text(vocabulary_page(), "utf-8")


if __name__ == "__main__":
    sys.exit(told(write))
