"""What X is by the text: how documents say it, what is refused, where it is said in English."""

from __future__ import annotations

import pytest
from language_texts import card, fault

from mtg_spec import syntax as s
from mtg_spec.render import rules_text

POWER = s.StatOf("power", s.Reference("it"))
HAND = s.CountOf(s.Phrase("all", s.Filter("card", zone="hand", zone_of=s.Reference("you"))))


def test_every_x_of_the_ability_is_what_the_text_says() -> None:
    (ability,) = card(
        "- {do: [{draw: X cards}, {gain life: X}], where X is: the number of cards in your hand}", "Sorcery"
    ).abilities
    assert ability == s.SpellAbility((s.Draw(s.Defined(HAND)), s.GainLife(s.Defined(HAND))))


def test_an_x_in_a_cost_too() -> None:
    (ability,) = card(
        '- {cost: "{X}, {T}", do: {draw: a card}, where X is: the number of cards in your hand}'
    ).abilities
    assert isinstance(ability, s.ActivatedAbility)
    assert ability.cost == (s.ManaCost("{X}", s.Defined(HAND)), s.TapThis())


def test_a_granted_ability_keeps_its_own_x() -> None:
    granted = "{at: the beginning of your upkeep, do: {draw: X cards}, where X is: its power}"
    (ability,) = card(
        f"- {{what: creatures you control, gets: +X/+0, have: [{granted}], where X is: the number of cards in your hand}}"
    ).abilities
    assert isinstance(ability, s.StaticAbility) and isinstance(ability.effects[0], s.Continuous)
    changes = ability.effects[0].changes
    assert changes.power == s.Defined(HAND)
    assert isinstance(changes.abilities[0], s.TriggeredAbility)
    assert changes.abilities[0].do == (s.Draw(s.Defined(POWER)),)


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("{do: {draw: a card}, where X is: its power}", "it is said what X is, but there is no X"),
        ("{do: {draw: X cards}, where X is: X plus 1}", "X is said to be something that depends on X"),
        ("{do: {choose: an opponent}}", "an opponent is chosen only as something enters so far"),
        ("{what: this, gets: +X/+0}", "nothing says what X is in a static ability"),
    ],
)
def test_what_is_refused(ability: str, message: str) -> None:
    error = fault(f"card: Made Up\ntype: Sorcery\nabilities:\n- {ability}\n")
    assert error.message == message and error.line == 4


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            "{do: [{draw: X cards}, {gain life: X}], where X is: 'half your life total, rounded down'}",
            "Draw X cards, where X is half your life total, rounded down. You gain X life.",
        ),
        (
            "{targets: {it: creature}, do: [{destroy: it, can't: be regenerated}, {gain life: X}], where X is: its toughness}",
            "Destroy target creature. It can't be regenerated. You gain X life, where X is that creature's toughness.",
        ),
        (
            "{targets: {it: creature you control}, do: {what: it, gets: +0/-X, until: end of turn}, where X is: its power}",
            "Target creature you control gets -0/-X until end of turn, where X is its power.",
        ),
        (
            "{do: {choose: one, modes: [{do: {gain life: X}, where X is: your life total}, {do: {draw: a card}}]}}",
            "Choose one —\n• You gain X life, where X is your life total.\n• Draw a card.",
        ),
        (
            "{do: {draw: cards equal to twice the number of cards in your hand}}",
            "Draw cards equal to twice the number of cards in your hand.",
        ),
    ],
)
def test_where_it_is_said(ability: str, text: str) -> None:
    assert rules_text(card(f"- {ability}", "Sorcery")) == text
