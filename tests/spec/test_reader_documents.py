"""The documents of the project and single definitions: what they are read into."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from language_texts import card

from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.reader import load_library, read_card, read_keyword

LIBRARY = load_library(root())
YOU = s.Reference("you")
THIS = s.Reference("this")
IT = s.Reference("it")


def things(quantity: str = "all", count: int | None = None, **filter_: object) -> s.Phrase:
    number = None if count is None else s.Number(count)
    return s.Phrase(quantity, s.Filter(**filter_), number)  # type: ignore[arg-type]


def test_every_document_is_read() -> None:
    assert len(LIBRARY.cards) == len(list((root() / "spec" / "cards").glob("*.yaml")))
    assert len(LIBRARY.keywords) == len(list((root() / "spec" / "keywords").glob("*.yaml")))


def test_a_card_has_its_characteristics() -> None:
    angel = LIBRARY.cards["Serra Angel"]
    assert (angel.mana_cost, angel.types, angel.subtypes) == ("{3}{W}{W}", ("creature",), ("angel",))
    assert (angel.power, angel.toughness, angel.colors) == (4, 4, ("white",))
    assert angel.abilities == (s.KeywordAbility("flying"), s.KeywordAbility("vigilance"))


def test_a_land_has_no_color_and_a_hybrid_card_both() -> None:
    assert LIBRARY.cards["Forest"].colors == ()
    assert LIBRARY.cards["Wild Cantor"].colors == ("red", "green")


def test_a_supertype_is_no_type() -> None:
    forest = LIBRARY.cards["Forest"]
    assert (forest.supertypes, forest.types, forest.subtypes) == (("basic",), ("land",), ("forest",))


def test_each_basic_land_type_has_its_mana_ability() -> None:
    mana = {
        name: ability.do for name, (ability,) in LIBRARY.land_types.items() if isinstance(ability, s.ActivatedAbility)
    }
    assert mana == {
        "plains": (s.AddMana("{W}"),),
        "island": (s.AddMana("{U}"),),
        "swamp": (s.AddMana("{B}"),),
        "mountain": (s.AddMana("{R}"),),
        "forest": (s.AddMana("{G}"),),
    }


def test_a_card_knows_where_it_stands() -> None:
    assert LIBRARY.cards["Serra Angel"].path == "spec/cards/serra-angel.yaml"


def test_a_cost_of_several_parts() -> None:
    drum = LIBRARY.cards["Springleaf Drum"].abilities[0]
    creature = things("a", 1, types=("creature",), states=("untapped",), controller=YOU)
    assert isinstance(drum, s.ActivatedAbility)
    assert drum.cost == (s.TapThis(), s.TapOthers(creature))
    assert drum.do == (s.AddMana(amount=s.Number(1), of="any color"),)


def test_exile_until_and_a_permission_for_what_was_exiled() -> None:
    exiling, allowing = LIBRARY.cards["Idol of Endurance"].abilities
    cards = s.Filter(
        head="card",
        types=("creature",),
        stats=(s.Stat("mana value", "<=", s.Number(3)),),
        zone="graveyard",
        zone_of=YOU,
    )
    until = s.UntilEvent(s.Moves(THIS, from_="battlefield"))
    assert isinstance(exiling, s.TriggeredAbility)
    assert exiling.event == s.Moves(THIS, to="battlefield")
    assert exiling.do == (s.Move("exile", s.Phrase("all", cards), until=until),)
    exiled = things(head="card", linked="exiled with this")
    spell = s.Phrase("a", s.Filter(head="spell", types=("creature",)), s.Number(1), exiled)
    assert isinstance(allowing, s.ActivatedAbility)
    assert allowing.do == (s.Allow("cast", spell, free=True, until=s.UntilEndOfTurn(), until_first=True),)


def test_what_keeps_its_type_has_the_others_added() -> None:
    animating = LIBRARY.cards["Mutavault"].abilities[1]
    changes = s.Changes(
        types_added=("creature",),
        still=("land",),
        all_creature_types=True,
        base_power=s.Number(2),
        base_toughness=s.Number(2),
    )
    assert isinstance(animating, s.ActivatedAbility)
    assert animating.do == (s.Continuous(THIS, changes, s.UntilEndOfTurn()),)


def test_several_targets_have_names() -> None:
    trading = LIBRARY.cards["Bazaar Trader"].abilities[0]
    assert isinstance(trading, s.ActivatedAbility)
    assert [target.name for target in trading.targets] == ["that player", "it"]
    assert trading.targets[1].phrase.filter.any_types == ("artifact", "creature", "land")
    assert trading.do == (s.Continuous(IT, s.Changes(controller=s.Reference("that player"))),)


def test_a_static_ability_changes_what_it_describes() -> None:
    (fervor,) = LIBRARY.cards["Fervor"].abilities
    creatures = things(types=("creature",), controller=YOU)
    assert fervor == s.StaticAbility((s.Continuous(creatures, s.Changes(abilities=(s.KeywordAbility("haste"),))),))


def test_keywords_on_one_line_are_several_abilities() -> None:
    assert card("- keyword: flying, haste").abilities == (
        s.KeywordAbility("flying"),
        s.KeywordAbility("haste", together=True),
    )


def test_a_keyword_takes_what_belongs_to_it() -> None:
    ward, protection = card("- keyword: ward {2}, pay 1 life\n- keyword: protection from black").abilities
    assert ward == s.KeywordAbility("ward", cost=(s.ManaCost("{2}"), s.PayLife(s.Number(1))))
    assert protection == s.KeywordAbility("protection", phrase=things(colors=("black",)))


def test_an_ability_can_be_granted() -> None:
    (static,) = card('- what: lands you control\n  have: {cost: "{T}", do: {add: "{C}"}}').abilities
    granted = s.ActivatedAbility((s.TapThis(),), (s.AddMana("{C}"),))
    assert static == s.StaticAbility(
        (s.Continuous(things(types=("land",), controller=YOU), s.Changes(abilities=(granted,))),)
    )


def test_conditions_may_be_several() -> None:
    (ability,) = card(
        "- at: the beginning of your upkeep\n  if: [you control a Forest, this is untapped]\n  do: {draw: a card}"
    ).abilities
    assert isinstance(ability, s.TriggeredAbility)
    forests = s.Exists(things(types=("forest",), controller=YOU))
    assert ability.condition == s.Both((forests, s.Is(THIS, s.Filter(states=("untapped",)))))
    assert ability.event == s.Begins("upkeep", YOU)


def test_activating_can_be_restricted() -> None:
    (ability,) = card('- {cost: "{2}", activate: only as a sorcery, do: {draw: two cards}}').abilities
    assert ability == s.ActivatedAbility((s.ManaCost("{2}"),), (s.Draw(s.Number(2)),), timing="sorcery")


def test_a_byte_order_mark_does_not_matter() -> None:
    assert read_card(Path("x.yaml"), "\ufeffcard: Made Up\ntype: Artifact\n").name == "Made Up"


def test_a_keyword_document_is_a_macro_or_says_who_asks() -> None:
    assert LIBRARY.keywords["flying"].consulted_by
    (ability,) = LIBRARY.keywords["defender"].abilities
    assert ability == s.StaticAbility((s.Continuous(THIS, s.Changes(cant=("attack",))),))
    assert LIBRARY.keywords["ward"].parameter == "COST"


def test_a_keyword_document_by_itself() -> None:
    keyword = read_keyword(Path("x.yaml"), 'keyword: haste\nrule: "702.10"\nconsulted by: ["602.5a"]\n')
    assert (keyword.name, keyword.rule, keyword.consulted_by) == ("haste", "702.10", ("602.5a",))


SECOND_RUN = """
import sys
from mtg_spec.documents import root
from mtg_spec.reader import load_library
assert load_library(root()).cards
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"lark", "ruamel"}))
"""


def test_a_warm_load_imports_no_parser(tmp_path: Path) -> None:
    environment = os.environ | {"MTG_CONFORMANCE_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    run = [sys.executable, "-c", SECOND_RUN]
    first, second = (subprocess.run(run, env=environment, capture_output=True, text=True, check=True) for _ in range(2))
    assert (first.stdout.split(), second.stdout.split()) == (["lark", "ruamel"], [])


@pytest.mark.parametrize("name", sorted(LIBRARY.cards))
def test_a_file_is_named_after_its_card(name: str) -> None:
    from mtg_spec.documents import file_stem

    assert Path(LIBRARY.cards[name].path).name == f"{file_stem(name)}.yaml"
