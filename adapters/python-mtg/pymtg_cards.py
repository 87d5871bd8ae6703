"""Which cards python-mtg models: each line of a card's text must have come through its own translation.

The package translates cards into facts beforehand. What it could not translate it leaves out without a word, and the card
plays as if that line were not there; such a card is a gap.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from mtg import _corpus, bridge_to_engine, driver, sim
from mtg._text import slug as slug

from mtg_conformance.sdk import CardGap

Json: TypeAlias = dict[str, Any]

_KEYWORDS_BESIDE = frozenset(["protection", "prowess", "equip", "cycling", "kicker"])
"""Keywords with facts of their own, instead of being among those that the rules program lists. Kicker is never offered,
and its card is played without it."""
_COMBAT_BANS = frozenset([("self", "block"), ("self", "be_blocked"), ("self", "be_countered")])
"""The "can't" of a card that the rules program consumes."""
_SPELL_EFFECTS = [
    "spell_effect", "spell_dyn_effect", "spell_target", "spell_scope", "spell_damage", "spell_reanimate",
]  # fmt: skip
"""What the rules program derives of a spell's effects."""
_MANA_LINE = re.compile(r"(?P<cost>[^:.]+): Add (?P<mana>[^.]+)\.")
_REMINDER = re.compile(r"\([^()]*\)")


def load() -> None:
    """Reads the engine's tables of cards, which takes seconds."""
    corpus()
    _translated()


def check(names: Iterable[str]) -> None:
    """Raises `CardGap` for the first card that the engine does not model."""
    for name in dict.fromkeys(names):
        if why := gap(name):
            raise CardGap(name, why)


@functools.cache
def gap(name: str) -> str:
    """Why a card is not modelled, or ""."""
    card = corpus().get(name)
    if card is None and any(known.startswith(f"{name} // ") for known in corpus()):
        return "the engine plays one face of a double-faced card only"
    if card is None:
        return "the Oracle corpus has no card of that name"
    if " // " in name or card.get("layout") not in (None, "normal", "saga", "class", "leveler"):
        return f"the engine plays one face of a {card.get('layout')} card only"
    facts, dropped = bridge_to_engine.card_facts(name, "player", "object", _translated(), corpus())
    if dropped:
        return "the engine leaves out " + ", ".join(": ".join(map(str, part)) for part in dropped)
    if {"Instant", "Sorcery"} & set(card["types"]) and not _does_something(facts):
        return "the engine has no effect for this spell: it would resolve as a blank"
    for index, line in enumerate(lines(name)):
        if line and not _accounted(name, index, line, facts):
            return f"the engine has nothing for line {index + 1} of its text"
    return ""


def _does_something(facts: Json) -> bool:
    """Whether any effect of a spell has come through, into the facts or by the rules program."""
    if any(relation.startswith("spell_") and rows for relation, rows in facts.items()):
        return True
    derived = driver.run(facts, _SPELL_EFFECTS)
    return any(row[0] == "object" for rows in derived.values() for row in rows)


def lines(name: str) -> list[str]:
    """The lines of a card's text without reminder text, "" for one that is nothing else."""
    return [_REMINDER.sub("", line).strip() for line in (corpus()[name].get("text") or "").split("\n")]


@functools.cache
def corpus() -> dict[str, Json]:
    """The engine's Oracle corpus by name."""
    return {card["name"]: card for card in _corpus.load_cards()}


def _translated() -> dict[str, Json]:
    return sim.load_db()  # type: ignore[no-any-return]


@functools.cache
def _keywords() -> frozenset[str]:
    """The keywords that the rules program acts on."""
    return frozenset(re.findall(r'engine_keyword\("([^"]+)"\)', driver.RULES)) | _KEYWORDS_BESIDE


def _accounted(name: str, index: int, line: str, facts: Json) -> bool:
    parsed = _translated().get(slug(name), {})
    if _mana(name, line, parsed):
        return True
    if any(key == f"a{index}" or key.startswith(f"a{index}_") for key in parsed.get("abilities") or ()):
        return not _adds_mana(parsed, index)
    if all(_keyword(part, parsed, facts) for part in re.split(r"[,;] ", line)):
        return True
    low = line.lower()
    if "enters tapped" in low or "enters the battlefield tapped" in low:
        return parsed.get("enters_tapped") == "-"
    if "counter" in low and "enters" in low:
        return bool(parsed.get("enters_with_counters"))
    return low.endswith(("can't block.", "can't be blocked.", "can't be countered.")) and bool(
        _COMBAT_BANS & set(parsed.get("cant") or ())
    )


def _keyword(part: str, parsed: Json, facts: Json) -> bool:
    """Whether a part of a line is a keyword ability that the engine acts on."""
    low = part.lower()
    if low == "enchant creature":
        return True
    for word in parsed.get("keywords") or ():
        if not low.startswith(word.replace("_", " ")) or word not in _keywords():
            continue
        if word == "equip":
            return any(row[4] == "equip" for row in facts.get("activated_ability", ()))
        if word == "cycling":
            return bool(facts.get("cycling_card"))
        return True
    return False


def _adds_mana(parsed: Json, index: int) -> bool:
    """Whether an activated ability adds mana: those are not used from these facts."""
    ability = parsed["abilities"].get(f"a{index}") or {}
    return ability.get("kind") == "activated" and any(effect[1] == "add_mana" for effect in ability["effects"])


def _mana(name: str, line: str, parsed: Json) -> bool:
    """Whether a line is a mana ability, and what the engine makes of it at play is what it has read."""
    found = _MANA_LINE.fullmatch(line)
    rows = [row for row in parsed.get("mana_source") or () if found and row[0] == found["cost"]]
    if not rows:
        return False
    card = corpus()[name]
    if "Land" not in card["types"]:
        return len(list(bridge_to_engine._mana_source_outputs(card))) == len(parsed["mana_source"])
    made = set(bridge_to_engine._land_colors(card)) or {"colorless"}
    return {(cost, kind, number) for cost, kind, number in parsed["mana_source"]} == {("{T}", kind, 1) for kind in made}


def activation_costs(name: str) -> Iterator[tuple[str, str]]:
    """Each activated ability of a card: the engine's word for its place, and the printed cost."""
    for index, line in enumerate(lines(name)):
        cost, colon, _ = line.partition(": ")
        if line.startswith("Equip "):
            yield "equip", line.removeprefix("Equip ")
        elif line.startswith("Cycling "):
            yield "cycling", line.removeprefix("Cycling ")
        elif colon:
            yield f"a{index}", cost.rpartition(" — ")[2]
