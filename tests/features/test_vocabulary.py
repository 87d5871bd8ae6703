"""The step vocabulary: its documents, matching, and its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_up_suites import REPOSITORY, compile_text, vocabulary

from mtg_conformance import acts, checks, givens, reading
from mtg_spec.errors import SpecErrors
from mtg_spec.steps import KEYWORDS, Form, Keyword, Phrase, Slot, StepError
from mtg_spec.steps_document import FILES, load_vocabulary
from mtg_spec.steps_page import NAME, vocabulary_page

SAMPLES = {
    "player": "Alice",
    "owner": "Bob",
    "object": "Sol Ring",
    "objects": "Grizzly Bears",
    "attackers": "Sol Ring",
    "others": "Grizzly Bears",
    "more": "Sol Ring",
    "cards": "two Forests",
    "card": "Sol Ring",
    "alias": "Newcomer",
    "target": "Bob",
    "host": "Grizzly Bears",
    "targets": "Bob and Grizzly Bears",
    "cost": "{1}, {T}",
    "mana": "{G}{G}",
    "number": "two",
    "ordinal": "second",
    "step": "end step",
    "action": "morph",
    "zone": "graveyard",
    "place": "in exile",
    "heap": "the library",
    "status": "tapped",
    "size": "2/2",
    "colors": "green and white",
    "type": "creature",
    "keyword": "first strike",
    "counter": "charge",
    "quality": "creature type",
    "word": "Elf",
    "modes": "1 and 3",
    "division": "2 to Bob and 1 to Grizzly Bears",
    "alternative": "flashback",
    "coin": "heads",
}

FORMS = [
    pytest.param(keyword, phrase, form, id=f"{keyword} {form.text}")
    for keyword in KEYWORDS
    for phrase, form in vocabulary().forms(keyword)
]


def filled(form: Form) -> str:
    return "".join(SAMPLES[part.name] if isinstance(part, Slot) else part for part in form.parts)


@pytest.mark.parametrize(("keyword", "phrase", "form"), FORMS)
def test_every_wording_is_read_as_its_phrase_and_no_other(
    tmp_path: Path, keyword: Keyword, phrase: Phrase, form: Form
) -> None:
    text = filled(form)
    read = vocabulary().parses(keyword, text)
    assert phrase in {parse.phrase for parse in read}
    steps = ["Given Alice controls Sol Ring and Grizzly Bears"]
    steps += [f"{keyword} {text}"]
    if keyword != "Then":
        steps += ["Then Alice has 7 life"]
    if phrase.operation == "unchanged":
        steps += ["And Alice has 7 life"]
    lines = "\n".join(steps)
    compiled = compile_text(tmp_path, f"Feature: F\n  @id:x @CR-106.7\n  Scenario: S\n{lines}\n")
    assert not compiled.errors, "\n".join(map(str, compiled.errors))


@pytest.mark.parametrize("clause", vocabulary().clauses.values(), ids=lambda clause: clause.text)
def test_every_clause_can_follow_a_phrase(clause: object) -> None:
    phrase = next(phrase for phrase in vocabulary().phrases if clause in phrase.clauses)
    tail = "".join(SAMPLES[part.name] if isinstance(part, Slot) else part for part in clause.parts)  # type: ignore[attr-defined]
    read = vocabulary().parses(phrase.keyword, f"{filled(phrase.forms[0])}, {tail}")
    assert any(clause.name in parse.clauses for parse in read)  # type: ignore[attr-defined]


def test_documents_and_compiler_know_the_same_operations() -> None:
    known = {"Given": givens.OPERATIONS, "When": acts.OPERATIONS, "Then": checks.OPERATIONS}
    for keyword in KEYWORDS:
        assert {p.operation for p in vocabulary().phrases if p.keyword == keyword} == known[keyword]
    assert vocabulary().clauses.keys() == reading.KNOWN_CLAUSES
    used = {
        part.type.name for k in KEYWORDS for _, f in vocabulary().forms(k) for part in f.parts if isinstance(part, Slot)
    }
    used |= {part.type.name for c in vocabulary().clauses.values() for part in c.parts if isinstance(part, Slot)}
    assert used == vocabulary().slots.keys()


def test_clauses_stand_in_any_order_each_once() -> None:
    def clauses(text: str) -> list[set[str]]:
        return [
            set(parse.clauses) for parse in vocabulary().parses("When", text) if parse.slots["object"] == "Giant Growth"
        ]

    assert {"targets", "x"} in clauses("Alice casts Giant Growth with X = 3 targeting Bob")
    assert {"targets", "x"} in clauses("Alice casts Giant Growth, targeting Bob, with X = 3")
    assert {"kicked"} in clauses("Alice casts Giant Growth kicked")
    assert clauses("Alice casts Giant Growth kicked kicked") == []


@pytest.mark.parametrize(
    ("keyword", "text", "hint"),
    [
        ("Given", "Alice control Forest", 'did you mean "{player} controls {cards}"? "control" should be "controls"'),
        ("Then", "Alice has zero life", "{number}: A whole number"),
        ("Given", "Alice casts Giant Growth", "it is a When step; a Given step can't say this"),
        ("When", "the stack resolve", 'did you mean "the stack resolves"? "resolve" should be "resolves"'),
        ("When", "qqq", "docs/steps.md lists the When steps there are"),
    ],
)
def test_explains_what_was_meant(keyword: Keyword, text: str, hint: str) -> None:
    assert vocabulary().parses(keyword, text) == []
    assert hint in vocabulary().explain(keyword, text)


WORDS = st.sampled_from(
    [
        *("Alice", "Bob", "controls", "has", "Forest", "two", "and", ",", "with", "targeting", "X", "=", "3", "kicked"),
        *("is", "can't", "the", "stack", "of", "ability", "{T}", "a", "called", "in hand"),
    ]
)


@settings(deadline=None)
@given(st.sampled_from(KEYWORDS), st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=25).map(" ".join)))
def test_no_text_breaks_matching(keyword: Keyword, text: str) -> None:
    try:
        vocabulary().parses(keyword, text)
        vocabulary().explain(keyword, text)
    except StepError as error:
        assert error.message


def test_too_long_and_too_many_readings_are_errors() -> None:
    with pytest.raises(StepError, match="1000"):
        vocabulary().parses("Given", "Alice controls " + "Forest " * 300)
    with pytest.raises(StepError, match="too many ways"):
        vocabulary().parses("When", "Alice blocks" + " with X" * 90 + " with Y")


def test_the_page_is_up_to_date() -> None:
    text = (REPOSITORY / NAME).read_text("utf-8")
    assert text == vocabulary_page(vocabulary()), "run python -m mtg_spec.steps_page"


def _with(tmp_path: Path, name: str, old: str, new: str) -> list[str]:
    folder = tmp_path / "spec" / "steps"
    folder.mkdir(parents=True)
    for file in FILES:
        text = (REPOSITORY / "spec" / "steps" / file).read_text("utf-8")
        if file == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / file).write_text(text, "utf-8")
    with pytest.raises(SpecErrors) as caught:
        load_vocabulary(tmp_path)
    return str(caught.value).replace(f"{folder}/", "").splitlines()


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("when.yaml", "act: pass,", "acts: pass,", "when.yaml:16:40: a step has no key 'acts'"),
        ("when.yaml", "{player} passes", "{plaxer} passes", "has a slot of unknown type 'plaxer'"),
        ("when.yaml", "{player} passes priority", "the stack resolves", "the phrase 'the stack resolves' occurs twice"),
        ("then.yaml", "{object} has {keyword}", "{object}{keyword}", "two slots with nothing between them"),
        ("when.yaml", "clauses: [with, free]", "clauses: [wiht, free]", "unknown clause 'wiht'"),
        ("slots.yaml", "heads|tails", "(heads", "is no regular expression"),
        ("given.yaml", "format: 1", "format: 2", "given.yaml:2:9: unknown format"),
        ("given.yaml", ', doc: "Poison counters."', "", "a step lacks the key 'doc'"),
        ("clauses.yaml", "if asked}", "if asked", "is not valid YAML"),
    ],
)
def test_documents_are_read_strictly(tmp_path: Path, name: str, old: str, new: str, message: str) -> None:
    lines = (
        _with(tmp_path, name, old, new)
        if "if asked}" not in old
        else _with(tmp_path, name, '"if asked",', '"if asked" ]')
    )
    assert any(message in line and line.startswith(f"{name}:") for line in lines), lines
