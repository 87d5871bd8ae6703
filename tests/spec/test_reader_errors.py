"""What the reader says of documents that are not of the language: where, what, and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from language_texts import fault, faults

from mtg_spec.documents import root
from mtg_spec.errors import SpecErrors
from mtg_spec.language import load_language
from mtg_spec.phrases import PhraseError, phrase_parser
from mtg_spec.reader import load_library, read_card


def test_an_unknown_key_names_the_nearest() -> None:
    error = fault("card: Made Up\ntype: Artifact\nabilties: []\n")
    assert (error.line, error.column) == (3, 1)
    assert "no key 'abilties'" in error.message
    assert error.hint == "did you mean 'abilities'?"


def test_a_doubled_key() -> None:
    error = fault("card: Made Up\ncard: Again\ntype: Artifact\n")
    assert (error.line, error.column) == (2, 1)
    assert "twice" in error.message


def test_a_missing_key() -> None:
    error = fault("card: Made Up\n")
    assert "lacks the key 'type'" in error.message


def test_a_misspelt_word_of_a_phrase_has_its_column() -> None:
    error = fault("""
        card: Made Up
        type: Artifact
        abilities:
        - cost: "{T}"
          do: {destroy: all creatures you contorl}
        """)
    assert (error.line, error.column) == (5, 35)
    assert error.message.startswith("found 'contorl'")
    assert error.hint == "did you mean 'control'?"


def test_the_column_counts_inside_quotes_and_folded_lines() -> None:
    error = fault("""
        card: Made Up
        type: Artifact
        abilities:
        - cost: "{T}, tap an untaped creature"
          do: {draw: a card}
        """)
    assert (error.line, error.column) == (4, 22)
    assert error.hint == "did you mean 'untapped'?"
    folded = fault("""
        card: Made Up
        type: Artifact
        abilities:
        - cost: "{T}"
          do:
          - destroy: all black permanents with toughness
              7 or less an opponent contrls
        """)
    assert (folded.line, folded.column) == (7, 29)
    block = fault("""
        card: Made Up
        type: Artifact
        abilities:
        - cost: "{T}"
          do:
          - destroy: >
              all black permanents with toughness
              7 or less an opponent contrls
        """)
    assert (block.line, block.column) == (8, 29)


def test_a_doubled_quote_counts_as_it_is_written() -> None:
    error = fault("""
        card: Made Up
        type: Artifact
        abilities:
        - cost: "{T}"
          do: {return: 'it', to: 'its owner''s hnd'}
        """)
    assert (error.line, error.column) == (5, 40)


def test_a_phrase_that_ends_too_soon() -> None:
    error = fault("card: X\ntype: Artifact\nabilities:\n- {cost: '{T}', do: {destroy: all}}\n")
    assert error.message.startswith("the text ends")


def test_several_faults_are_found_at_once() -> None:
    errors = faults("""
        card: Made Up
        type: Artefact
        abilities:
        - cost: "{T}"
          do: {destry: it}
        - whenever: this enter the battlefield
          do: {draw: a crad}
        """)
    assert [error.line for error in errors] == [2, 5, 6, 7]


def test_numbers_of_nouns_must_agree() -> None:
    error = fault("card: X\ntype: Artifact\nabilities:\n- {cost: '{T}', do: {destroy: all creature}}\n")
    assert "must be plural" in error.message


def test_what_may_be_done_for_each_thing_is_one_fault_where_that_is_none() -> None:
    effect = "{what: this, gets: +1/+0, for each: your devotion to blue, until: end of turn}"
    error = fault(f"card: X\ntype: Artifact\nabilities:\n- {{cost: '{{T}}', do: {effect}}}\n")
    assert error.message == "found 'your' where what is counted begins"


def test_nouns_must_be_joined() -> None:
    error = fault("card: X\ntype: Artifact\nabilities:\n- {cost: '{T}', do: {destroy: 'each artifact, creature'}}\n")
    assert "must be joined" in error.message


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("{targets: {it: creature}}", "doesn't say what it is"),
        ("{when: this enters}", "lacks the key 'do'"),
        ("{cost: '{T}', do: {draw: a card}, if: this is tapped}", "'if' can't stand beside 'cost'"),
        ("{what: this}", "nothing is changed"),
        ("{what: this, gets: +1/+1, until: end of turn}", "'until' can't stand beside 'what'"),
        ("{when: this enters, do: {win the game: each opponent}}", "the game is over when one player wins"),
        ("{when: this enters, do: {win the game: two players}}", "the game is over when one player wins"),
        ("{what: this, can: block an additional artifact}", "only creatures are blocked"),
        ("{what: this, can: block an additional X creatures}", "must be written out"),
        ("{cost: '{T}', do: []}", "empty list"),
        ("{cost: '{T}', do: {return: this}}", "lacks the key 'to'"),
        ("{cost: '{T}', do: {attach: this, to: your hand}}", "must be an object or player"),
        ("{cost: '{T}', do: {return: this, to: it}}", "must be a place"),
        ("{cost: '{T}', targets: {you: player}, do: {draw: a card}}", "can't be a target's name"),
        ("{cost: '{T}', do: {put: this, to: the top of your hand}}", "has no top"),
        ("{cost: '{T}', targets: [creature], do: {draw: a card}}", "must be a mapping"),
        ("{keyword: flyig}", "found 'flyig'"),
        ("{keyword: ward}", "the text ends"),
        ("flying", "must be a mapping"),
    ],
)
def test_abilities_that_are_none(ability: str, message: str) -> None:
    assert any(message in error.message for error in faults(f"card: X\ntype: Artifact\nabilities:\n- {ability}\n"))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("type: Creature — Elf", "lacks the key 'power/toughness'"),
        ("type: Artifact — Elf", "is a subtype of creature cards"),
        ("type: Artifact — Elfish", "is no subtype"),
        ("type: — Elf", "is no card type"),
        ("type: Legendary", "names no card type"),
        ("type: Artifact\npower/toughness: 1/1", "only creature cards"),
        ("type: Artifact\nmana cost: 2G", "must be mana symbols"),
        ("type: Artifact\nloyalty: many", "must be a whole number"),
        ("type: Battle — Siege", "lacks the key 'defense'"),
        ("type: Artifact\ndefense: 4", "only battles have a defense"),
        ("type: Artifact\nback face: {card: Y}", "lacks the key 'type'"),
        ("type: Artifact\nback face: {card: Y, type: Creature — Elf}", "lacks the key 'power/toughness'"),
        ("type: Artifact\nback face: {card: Y, type: Artifact, mana cost: '{G}'}", "has no key 'mana cost'"),
        ("type: Artifact\nback face: {card: Y, type: Artifact, back face: {}}", "has no key 'back face'"),
        ("type: Artifact\ncolors: [grean]", "can't be 'grean'"),
        ("type: Artifact\noracle: abc", "must be a SHA-256"),
        ("type: Creature\npower/toughness: one/1", "must be two whole numbers"),
        ("type: [Artifact]", "must be text"),
        ("type:", "is empty"),
    ],
)
def test_characteristics_that_are_none(line: str, message: str) -> None:
    assert any(message in error.message for error in faults(f"card: X\n{line}\n"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("- card", "must be a mapping"),
        ("card: [", "not valid YAML"),
        ("card: &a X\ntype: *a\n", "anchors and aliases"),
        ("card: !!str X\ntype: Artifact\n", "tags"),
        ("card: X\n---\ncard: Y\n", "not valid YAML"),
        ("card: X\ntype: " + "[" * 60 + "]" * 60, "too deeply"),
        ("card: X\ntype: " + "[" * 5000 + "]" * 5000, "too deeply"),
        ("card: \ud800", "not Unicode"),
        ("card: \x00", "not valid YAML"),
        ("{a: b}: c", "must be plain text"),
    ],
)
def test_yaml_that_is_refused(text: str, message: str) -> None:
    with pytest.raises(SpecErrors) as caught:
        read_card(Path("x.yaml"), text)
    assert message in str(caught.value)


def test_a_bomb_of_aliases_is_refused_at_once() -> None:
    lines = ["a0: &a0 [x, x]", *(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12))]
    with pytest.raises(SpecErrors, match="anchors"):
        read_card(Path("x.yaml"), "\n".join(lines))


def test_a_document_of_ten_megabytes_is_refused() -> None:
    with pytest.raises(SpecErrors, match=r"9\.5 MB, and at most 1 MB is read"):
        read_card(Path("x.yaml"), "# x\n" * 2_500_000)


def test_a_misnamed_file_is_found(tmp_path: Path) -> None:
    import shutil

    from mtg_spec.documents import root

    for folder in ("language", "keywords"):
        shutil.copytree(root() / "spec" / folder, tmp_path / "spec" / folder)
    cards = tmp_path / "spec" / "cards"
    cards.mkdir()
    (cards / "elf.yaml").write_text("card: Llanowar Elves\ntype: Artifact\n", encoding="utf-8")
    (cards / "sol-ring.yaml").write_bytes(b"card: \xff")
    with pytest.raises(SpecErrors) as caught:
        load_library(tmp_path)
    assert [error.message for error in caught.value.errors] == [
        "is not UTF-8 text",
        "'Llanowar Elves' is not what the file's name says",
    ]


TABLES = "(tables: at the end of docs/language.md)"


@pytest.mark.parametrize(
    ("start", "text", "hint"),
    [
        ("selector", "artifact or those", ""),
        ("selector", "creatures and the", ""),
        ("selector", "a tapd creature", "did you mean 'tapped'?"),
        ("acts", "be blocked with", "here may stand: or"),
        ("event", "this enters with", "here may stand: during"),
        ("duration", "end of turn with", "nothing may follow here"),
        ("counters", "that many pumpkin", f"here may stand: *counter kind*, *keyword*, +1/+1 {TABLES}"),
        ("lost", "this ability", f"here may stand: *keyword*, all {TABLES}"),
        ("phrase", "this of all", ""),
    ],
)
def test_a_subtype_is_not_offered_for_an_english_word(start: str, text: str, hint: str) -> None:
    with pytest.raises(PhraseError) as caught:
        phrase_parser(load_language(root())).parse(start, text)
    assert caught.value.hint == hint
