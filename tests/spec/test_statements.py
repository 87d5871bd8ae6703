"""Entering, replacements, costs, prohibitions, choices, tokens: how documents say them, what is refused, how they read."""

from __future__ import annotations

import pytest
from language_texts import card, fault, parse

from mtg_spec import syntax as s
from mtg_spec.event_wording import EventWording
from mtg_spec.render import rules_text

YOU, THIS, IT, THEY = (s.Reference(word) for word in ("you", "this", "it", "they"))


def ability(text: str, type_line: str = "Artifact") -> s.Ability:
    return card(f"- {text}", type_line).abilities[0]


def line(text: str, type_line: str = "Artifact") -> str:
    return rules_text(card(f"- {text}", type_line))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("{enters: tapped}", s.Entering(tapped=True)),
        (
            "{enters: tapped with two charge counters}",
            s.Entering(tapped=True, counters=(("charge", s.Number(2)),)),
        ),
        ("{enters: with X +1/+1 counters}", s.Entering(counters=(("+1/+1", s.X()),))),
        ("{as this enters: {choose: a color}}", s.Entering(choose="color")),
        (
            "{may: {enter as: a copy of any artifact on the battlefield}}",
            s.Entering(
                copy=s.Phrase("a", s.Filter(types=("artifact",), zone="battlefield"), s.Number(1)), optional=True
            ),
        ),
        (
            "{replace: you tap a permanent for mana, produces: three times as much}",
            s.ManaInstead(s.Phrase("a", s.Filter(), s.Number(1)), YOU, multiply=3),
        ),
        (
            '{replace: a land is tapped for two or more mana, produces: "{C} instead of any other type and amount"}',
            s.ManaInstead(s.Phrase("a", s.Filter(types=("land",)), s.Number(1)), least=2, symbols="{C}"),
        ),
    ],
)
def test_what_replaces_events(text: str, effect: s.Entering | s.ManaInstead) -> None:
    assert ability(text) == s.ReplacementAbility(effect)


def test_a_copy_differs_in_characteristics_and_counters() -> None:
    exceptions = "it isn't legendary and it enters with two additional +1/+1 counters and it has flying"
    found = ability(f"{{may: {{enter as: a copy of any creature on the battlefield, except: {exceptions}}}}}")
    assert isinstance(found, s.ReplacementAbility) and isinstance(found.effect, s.Entering)
    assert found.effect.counters == (("+1/+1", s.Number(2)),)
    assert found.effect.exceptions == s.Changes(lose=("legendary",), abilities=(s.KeywordAbility("flying"),))


def test_a_number_and_a_cost_stand_for_what_is_behind_the_keyword() -> None:
    assert parse("selector", "the top N cards of your library") == s.TopOfLibrary(s.KeywordNumber())
    assert parse("costs", "COST") == (s.KeywordCost(),)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (
            "an opponent was dealt 7 or more damage this turn",
            s.OfPlayer(
                s.Reference("opponent"),
                s.Compare(s.ThisTurn("be dealt damage", s.Reference("that player")), ">=", s.Number(7)),
            ),
        ),
        (
            "you attacked with three or more creatures this turn",
            s.Compare(s.ThisTurn("attack"), ">=", s.Number(3)),
        ),
        ("you gained life this turn", s.Compare(s.ThisTurn("gain life"), ">=", s.Number(1))),
        (
            "creatures you control have total power 10 or greater",
            s.Compare(
                s.SumOf("power", s.Phrase("all", s.Filter(types=("creature",), controller=YOU))), ">=", s.Number(10)
            ),
        ),
        ("this was kicked", s.WasKicked(THIS)),
        ("its evoke cost was paid", s.CostWasPaid("evoke")),
    ],
)
def test_conditions(text: str, condition: s.Condition) -> None:
    assert parse("condition", text) == condition


@pytest.mark.parametrize(
    "text",
    [
        "an opponent was dealt 7 or more damage this turn",
        "you were dealt damage this turn",
        "you attacked with three or more creatures this turn",
        "a player lost 3 or more life this turn",
        "you have no cards in hand",
        "each player has no cards in hand",
        "an opponent has two or fewer cards in hand",
        "a library has twenty or fewer cards in it",
        "creatures you control have total power 10 or greater",
        "this was kicked",
        "its evoke cost was paid",
    ],
)
def test_conditions_are_written_as_they_are_read(text: str, wording: EventWording) -> None:
    assert wording.condition(parse("condition", text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "the top card of your library",
        "the top N cards of your library",
        "cards from the top of that player's library until you exile a creature card with power less than this's power",
        "the sacrificed land",
        "the exiled card",
        "the rest",
        "each opponent",
        "creatures of the chosen color",
        "creatures your opponents control",
        "any creature on the battlefield".replace("any", "each"),
    ],
)
def test_selectors_are_written_as_they_are_read(text: str, wording: EventWording) -> None:
    tree = parse("selector", text)
    written = wording.selector(tree)
    assert parse("selector", written) == tree


@pytest.mark.parametrize(
    "text",
    [
        "a basic land is tapped for mana of the chosen color",
        "you tap a land for two or more mana",
        "the beginning of each player's upkeep",
    ],
)
def test_events_are_written_as_they_are_read(text: str, wording: EventWording) -> None:
    assert wording.event(parse("event", text)) == text


def test_amounts_and_durations_are_written_as_they_are_read(wording: EventWording) -> None:
    total = "the total mana value of artifacts you control"
    assert wording.amount(parse("amount", total)) == total
    end = "the end of its controller's next untap step"
    assert wording.duration(parse("duration", end)) == f"until {end}"


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        (
            "{enters: tapped, unless: you control two or more basic lands}",
            "unless you control two or more basic lands.",
        ),
        ("{enters: with two +1/+1 counters, if: this was kicked}", "If this artifact was kicked, it enters with two "),
        ("{what: artifacts your opponents control, enters: tapped}", "Artifacts your opponents control enter tapped."),
        (
            "{what: creature spells you cast, cost less: '{1}'}",
            "Creature spells you cast cost {1} less to cast.",
        ),
        (
            "{what: spells your opponents cast, cost more: '{1}', for each: artifact you control}",
            "Spells your opponents cast cost {1} more to cast for each artifact you control.",
        ),
        (
            "{what: red creatures, player: you, attack cost: '{1}, sacrifice a land'}",
            "Red creatures can't attack you unless their controller pays {1} and sacrifices a land for each creature they ",
        ),
        (
            "{what: creatures your opponents control, attack cost: '{1}'}",
            "Creatures your opponents control can't attack unless their controller pays {1} for each attacking creature they control.",
        ),
        ("{what: each opponent, can't: gain life}", "Your opponents can't gain life."),
        ("{what: you, can't: cast creature spells}", "You can't cast creature spells."),
        ("{additional cost: sacrifice a creature}", "As an additional cost to cast this spell, sacrifice a creature."),
        (
            "{alternative cost: '{1}, pay 2 life'}",
            "You may pay {1} and pay 2 life rather than pay this spell's mana cost.",
        ),
        (
            "{whenever: a creature dies, do: {draw: a card, for each: artifact you control}}",
            "Whenever a creature dies, draw a card for each artifact you control.",
        ),
        (
            "{when: this enters, do: {gain life: 2, for each: +1/+1 counter on this}}",
            "When this artifact enters, you gain 2 life for each +1/+1 counter on this artifact.",
        ),
        (
            "{when: this enters, do: {create: two 2/2 white and black Knight creature tokens with vigilance}}",
            "When this artifact enters, create two 2/2 white and black Knight creature tokens with vigilance.",
        ),
        (
            "{when: this enters, do: {create: a 1/1 red Goblin creature token, tapped: yes}}",
            "When this artifact enters, create a tapped 1/1 red Goblin creature token.",
        ),
        (
            "{cost: '{T}', do: {for each: creature you control, do: [{untap: it}, {gain life: 1}]}}",
            "{T}: For each creature you control, untap it and you gain 1 life.",
        ),
        (
            "{cost: '{T}', targets: {it: creature}, do: [{exile: it}, {return: it, to: the battlefield, under: you}]}",
            "{T}: Exile target creature, then return that card to the battlefield under your control.",
        ),
        (
            "{when: this enters, do: {at: the beginning of the next end step, do: {sacrifice: this}}}",
            "When this artifact enters, sacrifice this artifact at the beginning of the next end step.",
        ),
        (
            "{when: this enters, do: [{look at: the top three cards of your library}, {shuffle: your library}]}",
            "When this artifact enters, look at the top three cards of your library. Shuffle.",
        ),
        (
            "{whenever: you cast a spell, do: {unless: '{2}', player: that player, do: {sacrifice: this}}}",
            "Whenever you cast a spell, sacrifice this artifact unless that player pays {2}.",
        ),
        (
            "{whenever: a creature enters, do: {copy: it, new targets: yes}}",
            "Whenever a creature enters, copy it. You may choose new targets for the copy.",
        ),
        ("{cost: '{T}', do: {add: '{R} or {G}'}}", "{T}: Add {R} or {G}."),
        ("{cost: '{T}', ability word: Threshold, do: {draw: a card}}", "Threshold — {T}: Draw a card."),
        ("{what: enchanted creature, can't: untap}", "Enchanted creature doesn't untap during its controller's untap"),
    ],
)
def test_how_it_reads(text: str, reads: str) -> None:
    assert reads in line(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{enters: taped}", "found 'taped'"),
        ("{enters: tapped, except: it isn't legendary}", "nothing enters as a copy"),
        ("{replace: a creature dies, produces: twice as much}", "only tapping for mana can be replaced so far"),
        ("{replace: a land is tapped for mana, produces: twice that many}", "this can't be produced in place"),
        (
            "{replace: one or more tokens are created under your control, produces: twice as much}",
            "this can't be produced",
        ),
        (
            "{replace: two or more tokens are created under your control, produces: twice that many}",
            "other tokens than any",
        ),
        (
            "{when: this enters, do: {replace: one or more tokens are created under your control, produces: twice that many}}",
            "by static abilities only",
        ),
        ("{replace: a land is tapped for mana}", "it isn't said what happens instead"),
        ("{replace: a land is tapped for mana, produces: X times as much}", "multiplied by a number only"),
        ("{what: creatures you control, cost more: '{1}'}", "only spells can cost more"),
        ("{what: creatures, player: you, gets: +1/+1}", "whom to attack costs something"),
        ("{as this enters: {choose: a color of a permanent you control}}", "can't be chosen as something enters"),
        ("{when: this enters, do: {choose: an artifact type}}", "found 'artifact'"),
        ("{when: this enters, do: {choose: a land type}}", "a land type can't be chosen"),
        ("{when: this enters, do: {shuffle: your hand}}", "a hand can't be shuffled"),
        ("{when: this enters, do: {create: a 1/1 red creature token}}", "a token without a subtype has no name"),
        ("{when: this enters, do: {look at: the top card of your graveyard}}", "a graveyard has no top"),
        (
            "{when: this enters, do: {exile: two cards from your hand until you exile a land card}}",
            "only the cards on top of a library",
        ),
        ("{when: this enters, do: {for each: charge counter on this, do: {draw: a card}}}", "one by one"),
        ("{when: this enters, do: {unless: '{2}'}}", "lacks the key 'do'"),
        ("{when: this enters, do: {what: this, can't: be countered}}", "only a static ability can forbid this"),
        (
            "{when: this enters, do: {copy: it, except: it enters with two +1/+1 counters}}",
            "doesn't enter with counters",
        ),
        (
            "{when: this enters, if: you attacked with three or more Goblins this turn, do: {draw: a card}}",
            "only creatures",
        ),
        ("{what: this, can't: untap, as long as: you control a pemanent}", "found 'pemanent'"),
        ("{what: this, must: block}", "only attacking can be required"),
        ("{keyword: haste, X can't be: 1}", "can't be '1'"),
        ("{triggers an additional time: a permanent you control}", "lacks the key 'when'"),
    ],
)
def test_what_is_refused(text: str, message: str) -> None:
    error = fault(f"card: Made Up\ntype: Artifact\nabilities:\n- {text}\n")
    assert error.line == 4
    assert message in error.message
