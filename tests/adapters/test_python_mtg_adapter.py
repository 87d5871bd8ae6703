"""The adapter for python-mtg, driven in this process with hand-made messages. Skipped where python-mtg is not installed."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator

import pytest
from playing import Play, activate, cast, tap

from mtg_spec.documents import root
from mtg_spec.protocol import (
    Answer,
    AskCan,
    AskCount,
    AskGame,
    AskObject,
    AskPlayer,
    AskTarget,
    Attack,
    Block,
    GoTo,
    NameObject,
    Observed,
    Pass,
    PlayLand,
    ResolveStack,
    ResolveTop,
    SpecialAction,
    Unsupported,
)
from mtg_spec.serving import Adapter

pytest.importorskip("mtg", reason="python-mtg is not installed")


@pytest.fixture(scope="module")
def adapter() -> Iterator[Adapter]:
    folder = str(root() / "adapters" / "python-mtg")
    sys.path.insert(0, folder)
    try:
        made: Adapter = importlib.import_module("pymtg_adapter").PythonMtgAdapter()
        made.initialize()
        yield made
    finally:
        sys.path.remove(folder)


@pytest.fixture
def play(adapter: Adapter) -> Play:
    return Play(adapter)


def test_names_the_engine(adapter: Adapter) -> None:
    engine = adapter.initialize()
    assert (engine.name, engine.version != "") == ("python-mtg", True)


# --- the initial state


def test_puts_up_exactly_what_is_given(play: Play) -> None:
    play.settings = {"Alice": {"life": 7, "mana": "{G}{C}", "poison": 3}, "Bob": {"library_filler": 4}}
    play.has("Grizzly Bears", tapped=True, counters={"+1/+1": 2}).has("Short Sword", attached_to="Grizzly Bears")
    play.has("Murder", zone="hand", owner="Bob").has("Divination", zone="graveyard").has("Murder", zone="exile")
    play.start()
    assert play.of("Grizzly Bears", "tapped")
    assert play.of("Grizzly Bears", "counters") == {"+1/+1": 2}
    assert (play.of("Grizzly Bears", "power"), play.of("Grizzly Bears", "toughness")) == (5, 5)
    assert play.of("Short Sword", "attached to") == "Grizzly Bears"
    assert play.of("Murder", "zone") == {"zone": "hand", "owner": "Bob"}
    assert play.of("Divination", "zone") == {"zone": "graveyard", "owner": "Alice"}
    assert play.zone("Murder 2") == "exile"
    assert (play.life("Alice"), play.mana(), play.ask(AskPlayer("Alice", "poison"))) == (7, "{G}{C}", 3)
    assert play.ask(AskPlayer("Bob", "library")) == 4
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "precombat main"}


def test_the_library_keeps_its_order(play: Play) -> None:
    play.has("Murder", "Grizzly Bears", zone="library").start()
    play.do(GoTo("Bob", "upkeep"), GoTo("Alice", "precombat main"))
    assert (play.zone("Murder"), play.zone("Grizzly Bears")) == ("hand", "library")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("No Such Card", "no card of that name"),
        ("Flame Rift", "leaves out effect: deal_damage"),
        ("Blood Moon", "nothing for line 1"),
        ("Mardu Outrider", "nothing for line 1"),
        ("Exotic Orchard", "nothing for line 1"),
        ("Tomakul Honor Guard", "nothing for line 1"),
    ],
)
def test_a_card_that_is_not_modelled_is_told(play: Play, card: str, why: str) -> None:
    result = play.has(card, zone="hand").put_up()
    assert isinstance(result, Unsupported)
    assert (result.kind, result.what) == ("card", card)
    assert why in result.detail


@pytest.mark.parametrize(
    "given",
    [{"damage": 1}, {"face_down": True}, {"controller": "Bob"}, {"chosen": {"color": "red"}}],
)
def test_what_cannot_be_placed_is_told(play: Play, given: dict[str, object]) -> None:
    result = play.has("Grizzly Bears", **given).put_up()
    assert isinstance(result, Unsupported)
    assert result.kind == "capability"


# --- acts


def test_a_spell_is_resolved_at_once_and_asked_about_afterwards(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{C}{G}"}
    play.has("Grizzly Bears", zone="hand").start()
    play.do(cast("Grizzly Bears"))
    unresolved = play.session.observe(AskObject("Grizzly Bears", "zone"))
    assert isinstance(unresolved, Unsupported)
    assert unresolved.what == "unresolved spells"
    play.do(ResolveStack())
    assert play.zone("Grizzly Bears") == "battlefield"
    assert play.mana() == ""


def test_a_target_that_the_engine_offers_is_taken(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{C}{B}{B}"}
    play.has("Murder", zone="hand").has("Hill Giant", "Grizzly Bears", owner="Bob").start()
    play.do(cast("Murder", targets=["Grizzly Bears"]), ResolveTop())
    assert (play.zone("Grizzly Bears"), play.zone("Hill Giant")) == ("graveyard", "battlefield")


def test_a_target_that_the_engine_would_choose_is_not_pretended(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{R}"}
    play.has("Lightning Bolt", zone="hand").has("Hill Giant", owner="Bob").start()
    assert play.lacks(cast("Lightning Bolt", targets=["Bob"])) == "chosen targets"


def test_whether_a_target_is_offered(play: Play) -> None:
    play.has("Murder", zone="hand").has("Hill Giant", "Deadly Insect", owner="Bob").start()
    asked = {name: play.session.observe(AskTarget(cast("Murder"), name)) for name in ("Hill Giant", "Bob")}
    assert asked["Hill Giant"] == Observed(True)
    assert isinstance(asked["Bob"], Unsupported)
    assert play.mana() == ""


def test_a_payment_must_be_the_named_one(play: Play) -> None:
    play.has("Divination", zone="hand").has("Island", "Island", "Island", "Sol Ring").start()
    assert play.lacks(cast("Divination", pay=["Island", "Sol Ring"])) == "payment where others could pay"


def test_the_only_source_can_be_tapped_for_mana(play: Play) -> None:
    play.has("Forest").start()
    assert play.can(tap("Forest"))
    play.do(tap("Forest", mana="{G}"))
    assert (play.mana(), play.of("Forest", "tapped"), play.can(tap("Forest"))) == ("{G}", True, False)


def test_one_of_several_sources_cannot(play: Play) -> None:
    play.has("Forest", "Mountain").start()
    assert play.lacks(tap("Forest")) == "mana from one of several sources"


def test_lands_are_played_once_a_turn(play: Play) -> None:
    play.has("Forest", "Mountain", zone="hand").start()
    play.do(PlayLand("Alice", "Forest"))
    assert play.zone("Forest") == "battlefield"
    assert "no such move" in play.refused(PlayLand("Alice", "Mountain"))
    assert play.zone("Mountain") == "hand"


def test_an_ability_is_found_by_its_cost(play: Play) -> None:
    play.settings["Alice"] = {"mana": "{C}"}
    play.has("Voltaic Key").has("Sol Ring", tapped=True).start()
    play.do(activate("Voltaic Key", "{1}, {T}", targets=["Sol Ring"]), ResolveStack())
    assert (play.of("Sol Ring", "tapped"), play.of("Voltaic Key", "tapped")) == (False, True)
    assert "no such ability" in play.refused(activate("Voltaic Key", "{3}"))


def test_a_game_goes_through_combat(play: Play) -> None:
    play.has("Serra Angel").has("Hill Giant", "Grizzly Bears", owner="Bob").start()
    assert play.can(Attack("Alice", {"Serra Angel": "Bob"}))
    play.do(Attack("Alice", {"Serra Angel": "Bob"}))
    assert play.of("Serra Angel", "attacking")
    assert not play.can(Block("Bob", {"Hill Giant": ("Serra Angel",)}))
    play.do(GoTo("Alice", "combat damage"))
    assert play.ask(AskGame("turn")) == {"player": "Alice", "step": "combat damage"}
    assert play.life("Bob") == 16


def test_blocks_are_those_of_the_list(play: Play) -> None:
    play.has("Hill Giant").has("Grizzly Bears", "Giant Spider", owner="Bob").start()
    play.do(Attack("Alice", {"Hill Giant": "Bob"}))
    both = {"Grizzly Bears": ("Hill Giant",), "Giant Spider": ("Hill Giant",)}
    assert play.lacks(Block("Bob", both)) == "blocks that are not listed"


@pytest.mark.parametrize(
    ("act", "word"),
    [
        (Pass("Alice"), "single pass"),
        (NameObject("Alice", "Soldier Token", "Soldier"), "token names"),
        (Answer("Alice", "may", True), "choices inside a move"),
        (cast("Murder", player="Bob"), "acts of the player whose turn it is not"),
        (cast("Grizzly Bears", kicked=1), "kicker"),
        (cast("Grizzly Bears", free=True), "casting without paying"),
    ],
)
def test_what_the_engine_has_no_move_for_is_told(play: Play, act: object, word: str) -> None:
    play.settings["Alice"] = {"mana": "{C}{G}"}
    play.has("Grizzly Bears", zone="hand").has("Murder", zone="hand", owner="Bob").start()
    assert play.lacks(act) == word  # type: ignore[arg-type]


def test_a_choice_inside_a_move_is_not_the_adapters(play: Play) -> None:
    play.has(*["Wastes"] * 9, zone="hand").start()
    assert play.lacks(GoTo("Bob", "upkeep")) == "choices inside a move"


def test_tokens_have_no_names_to_count(play: Play) -> None:
    play.start()
    assert isinstance(play.session.observe(AskCount("Alice", "battlefield", "Soldier Token")), Unsupported)
    assert play.ask(AskCount("Alice", "library", "Wastes")) == 20


def test_whether_a_special_action_could_be_taken_is_not_known(play: Play) -> None:
    play.has("Grizzly Bears").start()
    result = play.session.observe(AskCan(SpecialAction("Alice", "Grizzly Bears", "morph")))
    assert isinstance(result, Unsupported)
    assert result.what == "special actions"
