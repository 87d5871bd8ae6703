"""Draws cards and rulings by a seed, among those whose words use only chapters of the rules that the suite claims.

    python tools/blind_draw.py --seed 1 --cards 10 --rulings 10 --official-rulings rulings.jsonl.gz

Prints names, dates and numbers only. The rulings come from a file that the user has: JSON lines of `card`, `date`, `text`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from mtg_conformance.suite import load_suite
from mtg_spec.documents import root
from mtg_spec.oracle import OracleCard, load_corpus
from mtg_spec.reader import load_library

TYPES = frozenset(("Land", "Creature", "Artifact", "Enchantment", "Instant", "Sorcery"))
TERMS: dict[str, str] = {
    r"search": "701.23",
    r"scry|surveil": "701.22",
    r"regenerat": "701.19",
    r"planeswalker|loyalty": "306",
    r"transform|convert": "701.27",
    r"emblem": "114",
    r"vote": "701.38",
    r"clash|fateseal|manifest|cloak|goad|explore|connive|incubate|investigate|amass|adapt|venture|discover|learn": "701",
    r"monarch|initiative|city's blessing|the ring": "720",
    r"day|night": "731",
    r"flip a coin|flip|coin": "705",
    r"roll|die": "706",
    r"face down|face up": "708",
    r"phase": "702.26",
    r"fight": "701.14",
    r"prevent": "615",
    r"instead|redirect": "614",
    r"extra turn|additional .* (step|phase)": "500.7",
    r"choose one|choose two|or both": "700.2",
    r"energy|experience|poison|rad ": "122",
    r"double|exchange|proliferate": "701.10",
    r"shuffle": "701.24",
    r"extra combat": "500.8",
    r"pile": "700.3",
    r"equal to|where x is": "107.3",
    r"outside the game|sideboard|ante|dungeon|attraction|sticker|conspiracy": "1",
}
"""Words of Oracle texts, as patterns, and the rule or chapter that has to be claimed for them."""


def main() -> None:
    """Print the draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--cards", type=int, default=10)
    parser.add_argument("--rulings", type=int, default=10)
    parser.add_argument("--official-rulings", type=Path)
    arguments = parser.parse_args()
    claimed = {rule for case in load_suite().cases for rule in case.rules}
    library = load_library(root())
    keywords = {name.partition(" ")[0] if name.endswith(("N", "COST")) else name for name in library.keywords}
    eligible = [card for card in load_corpus().cards.values() if is_eligible(card, claimed, keywords)]
    fresh = sorted(card.name for card in eligible if card.name not in library.cards)
    chooser = random.Random(arguments.seed)
    print(f"{len(fresh)} cards are eligible")
    for name in chooser.sample(fresh, arguments.cards):
        print(f"card: {name}")
    if arguments.official_rulings is not None:
        names = {card.name for card in eligible}
        rulings = sorted(r for r in _rulings(arguments.official_rulings) if r[0] in names)
        print(f"{len(rulings)} rulings are eligible")
        for name, date, number in chooser.sample(rulings, arguments.rulings):
            print(f"ruling: {name}, {date}, the card's number {number}")


UNKNOWN = re.compile(
    r"\b(perpetual(ly)?|conjures?|seeks?|spellbook|boon|intensity|specializes?|denimwalk|draft a card|double team)\b"
)
"""Words that the Comprehensive Rules don't know: of digital games alone, and of jokes."""


def is_eligible(card: OracleCard, claimed: Iterable[str], keywords: Iterable[str]) -> bool:
    """Does the card have types, keywords and words of claimed chapters only?"""
    types = re.split(r"[ —]+", card.type)
    if not set(types) & TYPES or "//" in card.name or card.layout != "normal" or card.name.startswith("A-"):
        return False
    if not {word.lower() for word in card.keywords or ()} <= set(keywords):
        return False
    text = (card.text or "").lower()
    if UNKNOWN.search(text):
        return False
    return all(_is_claimed(rule, claimed) for term, rule in TERMS.items() if re.search(rf"\b(?:{term})", text))


def _is_claimed(rule: str, claimed: Iterable[str]) -> bool:
    return any(number == rule or number.startswith((f"{rule}.", rule)) for number in claimed if "." in rule)


def _rulings(path: Path) -> Iterator[tuple[str, str, int]]:
    """Card, date and the number of the ruling among those of its card, from 1."""
    count: dict[str, int] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            ruling = json.loads(line)
            name = ruling["card"]
            count[name] = count.get(name, 0) + 1
            yield name, ruling["date"], count[name]


if __name__ == "__main__":
    main()
