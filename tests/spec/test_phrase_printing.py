"""Phrases that are written from trees parse to the same trees; and no text whatever makes the reader stumble."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from language_texts import parse

from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.errors import SpecErrors
from mtg_spec.event_wording import EventWording
from mtg_spec.language import load_language
from mtg_spec.phrases import STARTS, PhraseError, grammar_text
from mtg_spec.reader import read_card

STEADY = settings(deadline=None)  # the first phrase pays for building the parser
LANGUAGE = load_language(root())
WORDING = EventWording(LANGUAGE)
YOU = s.Reference("you")
IT = s.Reference("it")

card_types = st.sampled_from(["artifact", "creature", "enchantment", "land", "planeswalker"])
subtypes = st.sampled_from(
    ["elf", "goblin", "plains", "merfolk", "time lord", "aura", "urza's", "dwarf", "assembly-worker"]
)
types = st.one_of(card_types, subtypes)
colors = st.lists(st.sampled_from(list(LANGUAGE.colors)), max_size=2, unique=True).map(tuple)
states = st.lists(st.sampled_from(LANGUAGE.states), max_size=2, unique=True).map(tuple)
keywords = st.sampled_from([name for name, parameter in LANGUAGE.keywords.items() if not parameter])
numbers = st.integers(0, 99).map(s.Number)
references = st.sampled_from(
    [
        *(s.Reference(word) for word in ("this", "you", "it", "they", "that player", "that creature", "the other")),
        *(s.Reference(word) for word in ("exiled with this", "opponent", "each opponent", "a player", "each player")),
        s.Reference("enchanted", "land"),
        s.Reference("equipped", "creature"),
        s.Relation("controller", IT),
        s.Relation("owner", s.Reference("that card")),
    ]
)
players = st.sampled_from([YOU, s.Reference("opponent"), s.Relation("controller", IT), s.Reference("that player")])
stats = st.builds(
    s.Stat,
    st.sampled_from(["mana value", "power", "toughness"]),
    st.sampled_from(["=", "<=", ">=", "<", ">"]),
    st.one_of(numbers, st.just(s.X())),
)


others = st.sampled_from([{}, {"other": True}, {"other": True, "other_than": True}])


@st.composite
def filters(draw: st.DrawFn) -> s.Filter:
    head = draw(st.sampled_from(["permanent", "card", "spell"]))
    several = draw(st.lists(types, min_size=2, max_size=3, unique=True)) if draw(st.booleans()) else []
    kinds = () if several else tuple(draw(st.lists(types, max_size=2, unique=True)))
    zone = draw(st.sampled_from(["", "graveyard", "hand", "exile"])) if head == "card" else ""
    return s.Filter(
        head=head,
        types=kinds,
        any_types=tuple(several),
        without_types=tuple(draw(st.lists(types, max_size=1))),
        colors=draw(colors),
        without_colors=tuple(draw(st.lists(st.sampled_from(list(LANGUAGE.colors)), max_size=1))),
        states=draw(states) if head == "permanent" else (),
        keywords=tuple(draw(st.lists(keywords, max_size=1))),
        without_keywords=tuple(draw(st.lists(keywords, max_size=1))),
        stats=tuple(draw(st.lists(stats, max_size=2))),
        controller=draw(st.none() | players) if head == "permanent" else None,
        owner=draw(st.none() | st.just(YOU)),
        zone=zone,
        zone_of=draw(st.none() | players) if zone in ("graveyard", "hand") else None,
        **draw(others),
        linked=draw(st.sampled_from(["", "exiled with this"])) if head == "card" else "",
    )


@st.composite
def phrases(draw: st.DrawFn) -> s.Phrase:
    quantity = draw(st.sampled_from(["all", "each", "a", "exactly", "up to", "at least", "any number"]))
    count: s.Amount | None = None
    if quantity in ("exactly", "up to", "at least"):
        count = draw(st.integers(2, 30).map(s.Number) | st.just(s.X()))
    elif quantity == "a":
        count = s.Number(1)
    among = draw(st.none() | st.just(s.Reference("they")))
    return s.Phrase(quantity, draw(filters()), count, among)


selectors = st.one_of(references, phrases())
things = st.sampled_from([s.Reference("this"), IT, s.Reference("enchanted", "land")])
kinds = st.sampled_from(["", "+1/+1", "charge", "flying", "egg", "first strike"])
events = st.one_of(
    st.builds(s.Moves, selectors, to=st.just("battlefield")),
    st.builds(s.Moves, selectors, from_=st.just("battlefield")),
    st.builds(s.Moves, selectors, to=st.just("graveyard"), from_=st.just("battlefield")),
    st.builds(s.TapsForMana, selectors, st.none() | players, st.sampled_from(["", "green", "colorless"])),
    st.builds(s.Becomes, selectors, st.sampled_from(["tapped", "untapped", "blocked", "unattached"])),
    st.builds(s.Becomes, selectors, st.just("target"), phrases()),
    st.builds(s.Casts, players, phrases()),
    st.builds(s.Activates, players, selectors, st.booleans()),
    st.builds(s.Attacks, selectors, st.none() | players),
    st.builds(s.Blocks, selectors, st.none() | selectors),
    st.builds(s.DealsDamage, selectors, st.none() | selectors, st.booleans()),
    st.builds(s.Begins, st.sampled_from(["upkeep", "end step", "draw step"]), st.none() | players),
    st.builds(s.PlayerEvent, players, st.sampled_from(["gain life", "lose life", "draw"])),
    st.builds(s.CountersPut, selectors, kinds),
    st.builds(s.CountersPut, selectors, kinds, players),
    st.builds(s.CountersPut, selectors, kinds, by_effect=st.just(True)),
    st.builds(s.Created, st.sampled_from([None, YOU]), st.booleans()),
    st.builds(s.IsDealtDamage, selectors, st.booleans()),
    st.builds(s.Casts, st.just(YOU), phrases(), st.just(True)),
)
events_in_turn = st.one_of(events, st.builds(s.InYourTurn, events))
conditions = st.one_of(
    st.builds(s.Compare, st.builds(s.CountersOn, st.sampled_from(["charge", "egg"]), things), st.just(">="), numbers),
    st.builds(s.WasCast, st.sampled_from(["graveyard", "hand"]), spell=st.just(True)),
)
reckoned = st.one_of(
    st.builds(s.StatOf, st.sampled_from(["power", "mana value"]), st.sampled_from([IT, s.Reference("that creature")])),
    st.builds(s.CountOf, phrases().filter(lambda phrase: phrase.quantity != "a")),
    st.builds(s.LifeOf, st.sampled_from([YOU, s.Reference("that player"), s.Relation("controller", IT)])),
)
simple = st.one_of(
    numbers,
    st.just(s.X()),
    st.just(s.ThatMuch()),
    reckoned,
    st.builds(s.CountersOn, st.sampled_from(["+1/+1", "charge"]), selectors),
)
amounts = st.one_of(
    simple,
    st.builds(s.Arithmetic, st.sampled_from(["half up", "half down"]), simple, st.just(s.Number(2))),
    st.builds(
        s.Arithmetic, st.just("*"), st.just(s.Number(2)), simple.filter(lambda amount: not isinstance(amount, s.Number))
    ),
    st.builds(s.Arithmetic, st.sampled_from(["+", "-"]), simple, numbers),
    st.builds(s.Arithmetic, st.just("-"), numbers, reckoned),
)
costs = st.lists(
    st.one_of(
        st.sampled_from([s.ManaCost("{1}{W}"), s.ManaCost("{R/G}{W/P}{2/U}"), s.TapThis(), s.UntapThis()]),
        st.builds(s.PayLife, numbers),
        st.builds(s.TapOthers, phrases()),
        st.builds(s.SacrificeCost, selectors),
        st.builds(s.DiscardCost, selectors),
        st.builds(s.ExileCost, selectors),
        st.builds(s.RemoveCounterCost, st.sampled_from(["charge", "-1/-1"]), st.integers(1, 3).map(s.Number)),
    ),
    min_size=1,
    max_size=3,
).map(tuple)


@given(phrases())
@STEADY
def test_a_noun_phrase(phrase: s.Phrase) -> None:
    assert parse("phrase", WORDING.phrase(phrase)) == phrase


@given(selectors)
@STEADY
def test_a_selector(selector: s.Selector) -> None:
    assert parse("selector", WORDING.selector(selector)) == selector


@given(conditions)
@STEADY
def test_a_condition(condition: s.Condition) -> None:
    assert parse("condition", WORDING.condition(condition)) == condition


@given(events_in_turn)
@STEADY
def test_an_event(event: s.Event) -> None:
    assert parse("event", WORDING.event(event)) == event


@given(amounts)
@STEADY
def test_an_amount(amount: s.Amount) -> None:
    assert parse("amount", WORDING.amount(amount)) == amount


@given(costs)
@STEADY
def test_a_cost(cost: tuple[s.Cost, ...]) -> None:
    assert parse("costs", WORDING.costs(cost)) == cost


WORDS = sorted(
    {*LANGUAGE.words, *LANGUAGE.glue, *LANGUAGE.card_types, "{T}", "{1}{G}", ",", "3", "+1/+1", "X", "2/2", "zzz"}
)


@given(st.sampled_from(list(STARTS)), st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join) | st.text(max_size=30))
@settings(STEADY, max_examples=300)
def test_any_words_are_a_phrase_or_a_fault_within_them(start: str, text: str) -> None:
    try:
        parse(start, text)
    except PhraseError as error:
        assert 0 <= error.offset <= len(text)


KEYS = sorted({key for section in LANGUAGE.sections.values() for key in section.keys})
scalars = st.one_of(
    st.sampled_from(WORDS), st.sampled_from(["a card", "this enters", "all creatures", "it"]), st.text(max_size=12)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS) | scalars, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=6))
@settings(STEADY, max_examples=200)
def test_any_mapping_is_a_card_or_faults(document: dict[str, object]) -> None:
    import json

    _read(json.dumps({"card": "X", "type": "Artifact"} | document))


@given(st.text(max_size=200) | st.text(alphabet="[]{}:,-&*!|>'\"%@#\n \tabc", max_size=80))
@settings(STEADY, max_examples=200)
def test_any_text_is_a_card_or_faults(text: str) -> None:
    _read(text)


@given(st.binary(max_size=60))
@STEADY
def test_any_bytes_are_a_card_or_faults(content: bytes) -> None:
    _read(content.decode("utf-8", errors="surrogateescape"))


def _read(text: str) -> None:
    lines = text.count("\n") + text.count("\r") + 2
    try:
        read_card(Path("x.yaml"), text)
    except SpecErrors as caught:
        assert caught.errors
        assert all(0 <= error.line <= lines + text.count("\x85") + text.count("\u2028") for error in caught.errors)


def test_the_grammar_is_one_text() -> None:
    assert "selector:" in grammar_text()


@pytest.mark.parametrize("text", ["all lands", "an Elf", "each of them", "any target"])
def test_start_symbols_are_all_known(text: str) -> None:
    for start in STARTS:
        try:
            parse(start, text)
        except PhraseError as error:
            assert error.message
