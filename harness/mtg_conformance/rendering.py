"""What `mtg-conformance render` prints: cards that are read one by one, and how they compare with the Oracle texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from mtg_conformance.errors import UsageError, suggestion
from mtg_spec import syntax
from mtg_spec.comparison import Comparison, compare_with_oracle
from mtg_spec.documents import file_stem, root
from mtg_spec.documents_reader import card_of
from mtg_spec.errors import SpecErrors
from mtg_spec.oracle import CorpusMissingError, load_corpus
from mtg_spec.reader import load_library

__all__ = ["Readable", "cards_named", "compared"]


class Readable(NamedTuple):
    """The cards asked for that could be read, and what is wrong with the others."""

    cards: list[syntax.Card]
    faults: list[UsageError | SpecErrors]


def cards_named(names: Sequence[str]) -> Readable:
    """The cards of these names, or all in order; a fault of one doesn't keep others from being read."""
    try:
        known = load_library(root()).cards
    except SpecErrors as errors:
        return _each(names, _read_alone) if names else Readable(_all_readable(), [errors])
    return _each(names or sorted(known), lambda name: _known(known, name))


def _each(names: Sequence[str], read: Callable[[str], syntax.Card]) -> Readable:
    cards: list[syntax.Card] = []
    faults: list[UsageError | SpecErrors] = []
    for name in names:
        try:
            cards.append(read(name))
        except (UsageError, SpecErrors) as fault:
            faults.append(fault)
    return Readable(cards, faults)


def _known(known: Mapping[str, syntax.Card], name: str) -> syntax.Card:
    if name not in known:
        raise UsageError(f"spec/cards has no card {name!r}{suggestion(name, known)}")
    return known[name]


def _read_alone(name: str) -> syntax.Card:
    path = root() / "spec" / "cards" / f"{file_stem(name)}.yaml"
    if not path.is_file():
        raise UsageError(f"spec/cards has no card {name!r}; its file would be {path.name}")
    return card_of(path, path.read_text(encoding="utf-8"))


def _all_readable() -> list[syntax.Card]:
    """The cards of all documents that can be read, whatever is wrong with others."""
    paths = sorted((root() / "spec" / "cards").glob("*.yaml"))
    return _each([path.stem for path in paths], _read_alone).cards


def compared(cards: Sequence[syntax.Card]) -> tuple[list[str], bool]:
    """What differs from the Oracle texts, a summary last, and whether every difference has a reason in its document."""
    try:
        corpus = load_corpus()
    except CorpusMissingError as missing:
        return [f"not compared: {missing}", f"{len(cards)} cards can be rendered"], True
    comparisons = [compare_with_oracle(card, corpus) for card in cards]
    lines = [line for comparison in comparisons if not comparison.equal for line in _difference_lines(comparison)]
    equal = sum(comparison.equal for comparison in comparisons)
    excused = sum(bool(comparison.reason) and comparison.found for comparison in comparisons if not comparison.equal)
    summary = f"equal to the Oracle text: {equal} of {len(cards)} cards ({100 * equal / len(cards):.1f} %)"
    if excused:
        summary += f", different for a reason: {excused}"
    return [*lines, summary], equal + excused == len(cards)


def _difference_lines(comparison: Comparison) -> list[str]:
    """One card that isn't equal, as lines to print."""
    if not comparison.found:
        return [f"{comparison.card}: the corpus has no such card"]
    head = f"{comparison.card}: {comparison.reason}" if comparison.reason else f"{comparison.card}:"
    parts = (f"  {d.what}:\n    ours:   {d.ours!r}\n    Oracle: {d.oracle!r}" for d in comparison.differences)
    return [head, *parts]
