"""Compares definitions, as rendered, with the Oracle text and characteristics of the same card."""

from __future__ import annotations

import msgspec

from mtg_spec import syntax as s
from mtg_spec.language import Language
from mtg_spec.oracle import Corpus, OracleCard, text_hash
from mtg_spec.render import printed_number, rules_text, type_line

__all__ = ["Comparison", "Difference", "compare_with_oracle"]


class Difference(msgspec.Struct, frozen=True):
    """One thing that differs: the text, or a characteristic."""

    what: str
    ours: str
    oracle: str


class Comparison(msgspec.Struct, frozen=True):
    """How a definition compares: `differences` found, the `reason` that its document gives for them, the `hash` of the
    Oracle text, and whether that text is another than the document was compared with before (`drifted`)."""

    card: str
    differences: tuple[Difference, ...]
    reason: str
    hash: str
    drifted: bool
    found: bool = True

    @property
    def equal(self) -> bool:
        """The card was found and nothing differs."""
        return self.found and not self.differences

    @property
    def accepted(self) -> bool:
        """Equal without a reason, or different with one; and the text is the one that was compared before."""
        return self.found and not self.drifted and bool(self.differences) == bool(self.reason)


def compare_with_oracle(card: s.Card, corpus: Corpus, language: Language | None = None) -> Comparison:
    """Compares text (aside from reminder text), mana cost, type line, power, toughness and loyalty, of both faces if there are two.

    A card that the corpus doesn't have is not `found`, and not equal.
    """
    if card.name not in corpus:
        return Comparison(card.name, (), card.differs, "", drifted=False, found=False)
    oracle = corpus[card.name]
    pairs = [*_pairs(card, oracle, language), ("back face", card.back.name if card.back else "", oracle.back or "")]
    text = oracle.text or ""
    if card.back is not None and card.back.name in corpus:
        back = corpus[card.back.name]
        pairs += [(f"{what} of the back face", *both) for what, *both in _pairs(card.back, back, language)]
        text = f"{text}\n//\n{back.text or ''}"
    differences = tuple(Difference(what, ours, theirs) for what, ours, theirs in pairs if ours != theirs)
    digest = text_hash(text)
    return Comparison(card.name, differences, card.differs, digest, bool(card.oracle) and card.oracle != digest)


def _pairs(card: s.Card, oracle: OracleCard, language: Language | None) -> list[tuple[str, ...]]:
    return [
        ("text", rules_text(card, language), oracle.rules_text),
        ("mana cost", card.mana_cost, oracle.mana_cost or ""),
        ("type", type_line(card, language), oracle.type),
        ("power", printed_number(card, "power"), oracle.power or ""),
        ("toughness", printed_number(card, "toughness"), oracle.toughness or ""),
        ("loyalty", "" if card.loyalty is None else str(card.loyalty), oracle.loyalty or ""),
    ]
