"""Definitions that can be read but can't be meant, and keyword documents against the official rules."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest
from rules_texts import PINNED, official_text

from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.lint import lint, lint_library
from mtg_spec.official_rules import read_official_rules
from mtg_spec.reader import load_library, read_card
from mtg_spec.rules import load_rules

LIBRARY = load_library(root())
RULES = load_rules(root())


def test_the_documents_of_the_project_have_no_fault() -> None:
    assert lint(root()) == []


def faults(text: str) -> list[str]:
    """What lint says of one card, called Made Up."""
    card = read_card(Path("made-up.yaml"), f"card: Made Up\n{dedent(text).strip()}\noracle: {'0' * 64}\n")
    return [fault.message for fault in lint_library(s.Library({card.name: card}, {}), RULES)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "type: Instant\nabilities: [{targets: {it: creature}, do: {draw: a card}}]",
            "the target 'it' is never spoken of",
        ),
        ("type: Instant\nabilities: [{do: {destroy: it}}]", "'it' speaks of nothing"),
        (
            """
            type: Instant
            abilities:
            - targets: {it: creature}
              do:
              - untap: it
              - {what: creatures you control, have: {cost: "{T}", do: {destroy: it}}, until: end of turn}
            """,
            "'it' speaks of nothing",
        ),
        ("type: Instant\nabilities: [{do: [{gain life: 1}, {destroy: it}]}]", "'it' speaks of nothing"),
        ("type: Instant\nabilities: [{do: [{tap: all creatures}, {exile: they}]}]", "'they' speaks of nothing"),
        ("type: Instant\nabilities: [{do: {draw: X cards}}]", "X has no value: no cost has {X}"),
        (
            "type: Artifact\nabilities: [{do: {draw: a card}}]",
            "only instants and sorceries have an ability that is only `do`",
        ),
        ("type: Enchantment — Aura", "an Aura without an enchant ability"),
        (
            "type: Enchantment — Aura\nabilities: [{keyword: enchant land}, {what: enchanted creature, gets: +1/+1}]",
            "speaks of an enchanted creature, but enchants land or permanent",
        ),
        (
            "type: Artifact\nabilities: [{what: equipped creature, gets: +1/+1}]",
            "speaks of an equipped creature, but is no Equipment",
        ),
        (
            "type: Artifact\nabilities: [{cost: '{1}', do: {return: all cards exiled with this, to: your hand}}]",
            "speaks of cards exiled with this, but exiles none",
        ),
    ],
)
def test_what_can_not_be_meant(text: str, message: str) -> None:
    assert faults(text) == [message]


def test_what_can_be_meant() -> None:
    text = """
        type: Instant
        mana cost: "{X}{R}"
        abilities:
        - targets: {it: creature}
          do:
          - deal: {damage: X, to: it}
          - gain life: X
        """
    assert faults(text) == []


def test_a_card_that_was_never_compared() -> None:
    library = s.Library({"Made Up": s.Card("Made Up", types=("land",))}, {})
    assert [fault.message for fault in lint_library(library, RULES)] == [
        "Made Up was never compared with its Oracle text"
    ]


def test_a_keyword_that_cites_no_rule() -> None:
    library = s.Library({}, {"haste": s.Keyword("haste", "702.10", consulted_by=("702.10z",))})
    assert [fault.message for fault in lint_library(library, RULES)] == ["there is no rule 702.10z"]


def test_what_can_not_be_read_is_told(tmp_path: Path) -> None:
    for folder in ("language", "keywords"):
        shutil.copytree(root() / "spec" / folder, tmp_path / "spec" / folder)
    (tmp_path / "spec" / "cards").mkdir()
    (tmp_path / "spec" / "cards" / "made-up.yaml").write_text("card: [\n", encoding="utf-8")
    assert "not valid YAML" in lint(tmp_path)[0].message


@cache
def official_texts() -> dict[str, str]:
    return {str(rule.number): rule.text.lower() for rule in read_official_rules(official_text(PINNED)).rules}


@pytest.mark.parametrize("name", sorted(LIBRARY.keywords))
def test_each_rule_that_consults_a_keyword_names_it(name: str) -> None:
    keyword = LIBRARY.keywords[name]
    texts = official_texts()
    assert texts[keyword.rule].lstrip("“").startswith(name)
    for number in keyword.consulted_by:
        assert name in texts[number], number
