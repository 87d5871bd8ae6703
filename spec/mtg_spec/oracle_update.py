"""Writes into card documents the hash of the Oracle text that they were compared with.

    python -m mtg_spec.oracle_update [NAME …]      (default: every card without a hash, or with a former one)

A card whose rendering is neither equal nor excused by a `differs:` keeps what it has, and is printed; then the exit
status is 1.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from mtg_spec.comparison import Comparison, compare_with_oracle
from mtg_spec.documents import root
from mtg_spec.errors import SpecErrors
from mtg_spec.oracle import CorpusMissingError, load_corpus
from mtg_spec.reader import load_library

__all__ = ["main", "stamped"]


def stamped(document: str, digest: str) -> str:
    """The document's text with its `oracle:` line set, which stands last."""
    kept = re.sub(r"^oracle:.*\n?", "", document, flags=re.MULTILINE)
    return f"{kept.rstrip()}\noracle: {digest}\n"


def main(arguments: Sequence[str] = ()) -> int:
    """Stamps the documents of the cards named, or of all; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m mtg_spec.oracle_update", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="CARD", help="the name of a card in spec/cards; without one, all")
    names = parser.parse_args(arguments).names
    try:
        corpus = load_corpus()
        cards = load_library(root()).cards
    except (SpecErrors, CorpusMissingError) as error:
        print(error, file=sys.stderr)
        return 2
    failed = 0
    for name in names:
        if name not in cards:
            failed += 1
            print(f"spec/cards has no card {name!r}", file=sys.stderr)
    for card in cards.values():
        if names and card.name not in names:
            continue
        comparison = compare_with_oracle(card, corpus)
        if not comparison.equal and not comparison.reason:
            failed += 1
            print(_report(comparison), file=sys.stderr)
        elif card.oracle != comparison.hash:
            path = root() / card.path
            _write(path, stamped(path.read_text(encoding="utf-8"), comparison.hash))
            print(f"{card.path}: compared, hash written")
    return 1 if failed else 0


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _report(comparison: Comparison) -> str:
    if not comparison.found:
        return f"{comparison.card}: the corpus has no such card"
    lines = [f"  {d.what}:\n    ours:   {d.ours!r}\n    Oracle: {d.oracle!r}" for d in comparison.differences]
    return "\n".join([f"{comparison.card}:", *lines])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
