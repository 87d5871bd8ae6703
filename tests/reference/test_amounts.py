"""Amounts and conditions that look at history, at players one by one, or at a color chosen before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mtg_reference import phrases
from mtg_reference.acting import Table
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.language import load_language
from mtg_spec.phrases import phrase_parser
from mtg_spec.protocol import Attack, Cast, Choices, GoTo, PlacedObject, ResolveStack, TapForMana

Make = Callable[..., Table]


def holds(table: Table, condition: str, you: str = "Alice") -> bool:
    tree: s.Condition = phrase_parser(load_language(root())).parse("condition", condition)
    return phrases.holds(table.game.run, tree, Scope(0, you))


def test_damage_and_attackers_are_remembered_for_the_turn(table: Make) -> None:
    of = table(
        PlacedObject("a", "Colossal Dreadmaw", "battlefield", "Alice"),
        PlacedObject("b", "Goblin Piker", "battlefield", "Alice"),
        PlacedObject("c", "Grizzly Bears", "battlefield", "Alice"),
    )
    of.perform(Attack("Alice", {"a": "Bob", "b": "Bob", "c": "Bob"}))
    assert holds(of, "you attacked with three or more creatures this turn")
    assert not holds(of, "you attacked with three or more creatures this turn", you="Bob")
    assert not holds(of, "an opponent was dealt damage this turn")
    of.perform(GoTo("Alice", "postcombat main"))
    assert holds(of, "an opponent was dealt 10 or more damage this turn")
    assert holds(of, "an opponent lost 10 or more life this turn")
    assert not holds(of, "you were dealt damage this turn")
    of.perform(GoTo("Bob", "upkeep"))
    assert not holds(of, "an opponent was dealt damage this turn")


def test_hands_and_libraries_of_players(table: Make) -> None:
    of = table(PlacedObject("a", "Grizzly Bears", "hand", "Alice"))
    assert not holds(of, "each player has no cards in hand")
    assert not holds(of, "you have no cards in hand")
    assert holds(of, "an opponent has no cards in hand")
    assert holds(of, "you have one or more cards in hand")
    assert holds(of, "a library has twenty or fewer cards in it")
    assert not holds(of, "a library has nineteen or fewer cards in it")


def test_total_power_counts_what_has_power(table: Make) -> None:
    of = table(
        PlacedObject("a", "Colossal Dreadmaw", "battlefield", "Alice"),
        PlacedObject("b", "Serra Angel", "battlefield", "Alice"),
        PlacedObject("c", "Serra Angel", "battlefield", "Bob"),
        PlacedObject("d", "Forest", "battlefield", "Alice"),
    )
    assert holds(of, "creatures you control have total power 10 or greater")
    assert not holds(of, "creatures you control have total power 11 or greater")
    assert holds(of, "permanents you control have total toughness 10 or greater")


@pytest.mark.parametrize(("color", "power"), [("green", 3), ("red", 2), ("", 2)])
def test_creatures_of_the_chosen_color(table: Make, color: str, power: int) -> None:
    chosen = {"color": color} if color else {}
    of = table(
        PlacedObject("gauntlet", "Gauntlet of Power", "battlefield", "Alice", chosen=chosen),
        PlacedObject("bears", "Grizzly Bears", "battlefield", "Bob"),
    )
    assert characteristics(of.game.run, of.object_id("bears")).power == power


def test_several_additions_of_one_mana_ability_are_one_tapping(table: Make) -> None:
    """Manabarbs sees Selvala tapped for two mana once."""
    of = table(
        PlacedObject("selvala", "Selvala, Explorer Returned", "battlefield", "Alice"),
        PlacedObject("forest", "Forest", "battlefield", "Alice"),
        PlacedObject("reflection", "Leyline of Abundance", "battlefield", "Alice"),
        PlacedObject("top", "Grizzly Bears", "library", "Alice"),
        PlacedObject("other top", "Sol Ring", "library", "Bob"),
    )
    of.perform(TapForMana("Alice", "selvala"))
    assert [mana.type for mana in of.game.state.player("Alice").pool] == ["G", "G", "G"]
    assert of.game.state.player("Alice").life == 22


def test_basic_land_types_replace_land_types_only(table: Make) -> None:
    of = table(
        PlacedObject("moon", "Blood Moon", "battlefield", "Alice"),
        PlacedObject("arbor", "Dryad Arbor", "battlefield", "Alice"),
    )
    assert characteristics(of.game.run, of.object_id("arbor")).subtypes == {"dryad", "mountain"}


def test_a_copy_of_a_spell_is_not_legendary(table: Make) -> None:
    of = table(
        PlacedObject("selvala", "Selvala, Explorer Returned", "hand", "Alice"),
        PlacedObject("major", "Double Major", "hand", "Alice"),
        mana="{G}{W}{C}{G}{U}",
    )
    of.perform(Cast("Alice", "selvala"))
    of.perform(Cast("Alice", "major", Choices(targets=("selvala",))))
    of.perform(ResolveStack())
    names = [of.game.run.object(id_).printed.name for id_ in of.game.state.battlefield]
    assert names == ["Selvala, Explorer Returned"] * 2


def test_what_x_is_is_determined_once_while_something_resolves(table: Make) -> None:
    of = table(PlacedObject("a", "Grizzly Bears", "hand", "Alice"), PlacedObject("b", "Hill Giant", "hand", "Alice"))
    hand: s.Amount = phrase_parser(load_language(root())).parse("amount", "the number of cards in your hand minus 1")
    x, run = s.Defined(hand), of.game.run
    resolving, static = Scope(0, "Alice"), Scope(0, "Alice")
    resolving.settled = {}
    assert phrases.amount(run, x, resolving) == phrases.amount(run, x, static) == 1
    run.edit_player("Alice", hand=())
    assert phrases.amount(run, x, resolving) == 1
    assert phrases.amount(run, x, static) == 0
    assert phrases.set_number(run, x, static) == -1
    assert phrases.amount(run, x, resolving.with_names({})) == 1
