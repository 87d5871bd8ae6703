"""Feature text to cases, and every fault with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_up_suites import CARDS, compile_text, compiled_case, faults, feature, vocabulary

from mtg_conformance.compiler import main
from mtg_spec.cases import Expectation
from mtg_spec.protocol import (
    Activate,
    Answer,
    AskCan,
    AskCount,
    AskObject,
    AskPlayer,
    AskTarget,
    Attack,
    Block,
    Cast,
    Choices,
    NameObject,
    Setup,
    TapForMana,
)

END = "Then Alice has 7 life"


def placed(setup: Setup) -> list[tuple[str, str, str, str]]:
    return [(item.alias, item.card, item.zone, item.owner) for item in setup.objects]


@pytest.mark.parametrize(
    ("cards", "aliases"),
    [
        ("Forest", ["Forest"]),
        ("a Forest", ["Forest"]),
        ("two Forests", ["Forest 1", "Forest 2"]),
        ("2 Forest and Sol Ring", ["Forest 1", "Forest 2", "Sol Ring"]),
        ("Fire and Ice, Together and Ice, Fire and Salt", ["Fire and Ice, Together", "Ice, Fire and Salt"]),
        ("Forest, Fire and Ice, Together, and Sol Ring", ["Forest", "Fire and Ice, Together", "Sol Ring"]),
        ("Two-Headed Giant", ["Two-Headed Giant"]),
        ("Forest called A, Forest called B and Forest", ["A", "B", "Forest"]),
        ("two Forests called A and B and Sol Ring", ["A", "B", "Sol Ring"]),
        ("Collector’s Cage", ["Collector's Cage"]),
        ("Forest and Forest", ["Forest 1", "Forest 2"]),
    ],
)
def test_lists_of_cards(tmp_path: Path, cards: str, aliases: list[str]) -> None:
    case = compiled_case(tmp_path, f"Given Alice controls {cards}", END)
    assert [item.alias for item in case.setup.objects] == aliases


def test_a_whole_setup(tmp_path: Path) -> None:
    case = compiled_case(
        tmp_path,
        "Given it is Bob's end step",
        "And Alice controls Sol Ring and Grizzly Bears, owned by Bob",
        "And Bob has Giant Growth in hand",
        "And Bob has Forest on top of the library",
        "And Bob's library has 3 cards",
        "And Sol Ring is tapped",
        "And Grizzly Bears has two +1/+1 counters on it",
        "And Grizzly Bears has been dealt 1 damage this turn",
        "And Grizzly Bears came under Alice's control this turn",
        "And green is the chosen color for Sol Ring",
        "And Bob has 3 life",
        "And Bob has {G}{W} floating",
        "And Bob has one poison counter",
        "And the next coin flip is heads",
        "And the next shuffle puts Forest on top",
        END,
        tags="@id:the-case @CR-106.7 @players:3",
    )
    setup = case.setup
    assert (setup.active, setup.step) == ("Bob", "end")
    assert [player.name for player in setup.players] == ["Alice", "Bob", "Carol"]
    assert placed(setup) == [
        ("Sol Ring", "Sol Ring", "battlefield", "Bob"),
        ("Grizzly Bears", "Grizzly Bears", "battlefield", "Bob"),
        ("Giant Growth", "Giant Growth", "hand", "Bob"),
        ("Forest", "Forest", "library", "Bob"),
    ]
    ring, bears = setup.objects[:2]
    assert ring.controller == "Alice" and ring.tapped and ring.chosen == {"color": "green"}
    assert bears.counters == {"+1/+1": 2} and bears.damage == 1 and bears.new
    bob = setup.players[1]
    assert (bob.life, bob.mana, bob.poison, bob.library_filler) == (3, "{W}{G}", 1, 3)
    assert list(setup.random) == [{"flip": "heads"}, {"shuffle": ["Forest"]}]
    assert case.cards == ("Forest", "Giant Growth", "Grizzly Bears", "Sol Ring", "Wastes")
    assert set(case.needs) == {
        "borrowed permanents", "chosen values", "counters", "damage marked", "floating mana", "given turn", "poison",
        "recent permanents", "scripted random", "three players",
    }  # fmt: skip
    assert set(case.needs) <= vocabulary().capabilities.keys()


def test_acts(tmp_path: Path) -> None:
    case = compiled_case(
        tmp_path,
        "Given Alice controls two Forests, Sol Ring and Grizzly Bears",
        "And Bob controls Grizzly Bears called Bobo",
        "And Alice has Giant Growth in hand",
        "When Alice casts Giant Growth with X = 3, targeting Bobo and Bob, kicked paying with Forest 1 and Forest 2",
        "And Alice activates the second {1}, {T} ability of Sol Ring using Forest 1",
        "And Alice tries to tap Sol Ring for {C}",
        "And Alice attacks with Grizzly Bears",
        "And Bob blocks Grizzly Bears with Bobo",
        "And Alice assigns damage 2 to Bobo and 1 to Bob if asked",
        "And Alice chooses nothing from the options",
        "And Alice chooses the color green",
        "And Alice's new Sol Ring is called Copy",
        "Then Copy is tapped",
    )
    acts = [step.act for step in case.steps if step.act]
    assert acts == [
        Cast(
            player="Alice",
            object="Giant Growth",
            choices=Choices(targets=("Bobo", "Bob"), x=3, kicked=1, pay=("Forest 1", "Forest 2")),
        ),
        Activate(
            player="Alice",
            object="Sol Ring",
            cost="{1}, {T}",
            ordinal=2,
            choices=Choices(cost_objects=("Forest 1",)),
        ),
        TapForMana(player="Alice", object="Sol Ring", choices=Choices(mana="{C}")),
        Attack(player="Alice", attackers={"Grizzly Bears": "Bob"}),
        Block(player="Bob", blockers={"Bobo": ("Grizzly Bears",)}),
        Answer(player="Alice", choice="divide", answer={"Bobo": 2, "Bob": 1}, optional=True),
        Answer(player="Alice", choice="objects", answer=[]),
        Answer(player="Alice", choice="color", answer="green"),
        NameObject(player="Alice", card="Sol Ring", alias="Copy"),
    ]
    assert [step.illegal for step in case.steps if step.act] == [False, False, True] + [False] * 6


def test_a_table_holds_clauses(tmp_path: Path) -> None:
    case = compiled_case(
        tmp_path,
        "Given Alice has Giant Growth in hand",
        "And Bob controls Grizzly Bears",
        "When Alice casts Giant Growth",
        "| targeting | Grizzly Bears |",
        "| with X = | 2 |",
        END,
    )
    act = case.steps[2].act
    assert isinstance(act, Cast) and act.choices == Choices(targets=("Grizzly Bears",), x=2)


def test_questions(tmp_path: Path) -> None:
    case = compiled_case(
        tmp_path,
        "Given Alice controls two Forests and Grizzly Bears",
        "And Alice has Giant Growth in hand",
        "Then Grizzly Bears is 2/2",
        "And Grizzly Bears is not an Elf",
        "And Alice controls two Forests",
        "And Alice can't cast Giant Growth targeting Bob",
        "And Grizzly Bears is a legal target for Giant Growth",
        "And either Grizzly Bears is in exile or Grizzly Bears is in Alice's graveyard",
        "And the stack has 0 objects",
        "And nothing else changed",
    )
    checks = [step.checks for step in case.steps[2:]]
    assert checks[0] == (
        (AskObject(object="Grizzly Bears", what="power"), Expectation("equals", 2)),
        (AskObject(object="Grizzly Bears", what="toughness"), Expectation("equals", 2)),
    )
    assert checks[1] == (
        (AskObject(object="Grizzly Bears", what="subtypes"), Expectation("excludes", "elf")),
        (AskObject(object="Grizzly Bears", what="zone"), Expectation("contains", {"zone": "battlefield"})),
    )
    assert checks[2] == ((AskCount(player="Alice", zone="battlefield", card="Forest"), Expectation("equals", 2)),)
    cast = Cast(player="Alice", object="Giant Growth")
    assert checks[3] == (
        (AskCan(act=Cast("Alice", "Giant Growth", Choices(targets=("Bob",)))), Expectation("equals", False)),
    )
    assert checks[4] == ((AskTarget(act=cast, target="Grizzly Bears"), Expectation("equals", True)),)
    assert checks[5] == (
        (
            AskObject(object="Grizzly Bears", what="zone"),
            Expectation("one of", [{"zone": "exile"}, {"zone": "graveyard", "owner": "Alice"}]),
        ),
    )
    assert checks[6][0][1] == Expectation("length", 0)
    assert case.steps[-1].unchanged and not case.steps[-1].checks


def test_rule_blocks_backgrounds_outlines_and_tags(tmp_path: Path) -> None:
    compiled = compile_text(
        tmp_path,
        """\
        @CR-106.1
        Feature: Made up
          Background:
            Given Alice controls Sol Ring

          Rule: There are rings
            Background:
              Given Bob controls Forest

            # nobody knows
            @id:grid @ruling:sol-ring/2 @disputed
            Scenario Outline: Life is <life>
              Given Alice has <life> life
              Then Alice has <life> life
              Examples:
                | case | life |
                | one  | 1    |
                | two  | 2    |
        """,
    )
    assert not compiled.errors, "\n".join(map(str, compiled.errors))
    one, two = compiled.cases
    assert (one.id, two.id) == ("grid/one", "grid/two")
    assert (one.title, one.location.line, two.location.line) == ("Life is 1", 17, 18)
    assert one.statement == "There are rings" and one.rules == ("106.1",) and one.rulings == ("sol-ring/2",)
    assert one.disputed == "nobody knows"
    assert [step.line for step in one.steps] == [4, 8, 13, 14]
    assert two.steps[-1].checks == ((AskPlayer(player="Alice", what="life"), Expectation("equals", 2)),)


SETUP = "Given Alice controls two Forests, Sol Ring and Grizzly Bears"

STEP_FAULTS = [
    ("Given Alice controls Forrest", "4:26", "unknown card 'Forrest'", "did you mean 'Forest'?"),
    ("Given Alice controls Sol Ring and Forests", "4:39", "'Forests' is a plural without a number", "`two Forests`"),
    ("Given Carol controls Forest", "4:11", "Carol does not play in this case", "tag it @players:3"),
    ("Given Alice controls Forest called Bob", "4:40", "'Bob' is a player's name", ""),
    ("Given Alice controls Forest called Sol Ring", "4:40", "'Sol Ring' is the name of another card", ""),
    ("Given Alice control Forest", "4:11", "undefined step: Given Alice control", '"control" should be "controls"'),
    ("Given Alice casts Giant Growth", "4:11", "undefined step", "it is a When step"),
    ("Given Alice has 3 life\n    And Alice has 4 life", "5:9", "an earlier step says this already", ""),
    ("Given Sol Ring is tapped", "4:11", "the case has no Sol Ring", "place it with a Given step"),
    (f"{SETUP}\n    And Forest is tapped", "5:9", "there is more than one Forest", "Forest 1 and Forest 2"),
    (f"{SETUP}\n    And Sol Ringg is tapped", "5:9", "unknown object 'Sol Ringg'", "did you mean 'Sol Ring'?"),
    (f"{SETUP}\n    When Alice casts Bob", "5:10", "undefined step", "{object}: An object by its alias"),
    (f"{SETUP}\n    When Alice casts Giant Growth", "5:22", "the case has no Giant Growth", "place it"),
    (f"{SETUP}\n    When Alice chooses the color purple", "5:34", "'purple' is no color", "white, blue"),
    (f"{SETUP}\n    When Alice taps Sol Ring for {{Q}}", "5:34", "{Q} is no mana", "{W} {U}"),
    (f"{SETUP}\n    Then Sol Ring is a monster", "5:24", "'monster' is no card type", "capital letter"),
    (f"{SETUP}\n    Then Alice has 3 life\n    Given Bob has 4 life", "6:11", "a Given step after a Then step", ""),
    (f"{SETUP}\n    When Alice attacks Alice with Grizzly Bears", "5:10", "can't attack themselves", "508.1b"),
    ("Given it is Bob's cleanup step", "4:23", "nobody has priority in that step", ""),
    ("Given Alice controls Forest\n    And Sol Ring controls Forest", "5:9", "undefined step", "{player}"),
    (f"{SETUP}\n    Then either Alice has 3 life or Bob has 3 life", "5:10", "ask different questions", ""),
    (f"{SETUP}\n    Then either Alice has 3 life or nonsense", "5:37", "undefined step", ""),
]  # fmt: skip


@pytest.mark.parametrize(("steps", "place", "message", "hint"), STEP_FAULTS)
def test_faulty_steps(tmp_path: Path, steps: str, place: str, message: str, hint: str) -> None:
    found = faults(tmp_path, *steps.split("\n    "), "Then Alice has 7 life")
    shown = "\n".join(map(str, found))
    assert len(found) == 1, shown
    assert f"{found[0].line}:{found[0].column}" == place, shown
    assert found[0].path == "features/one.feature"
    assert message in found[0].message and hint in found[0].hint, shown


TAG_FAULTS = [
    ("@CR-106.7", "3:3", "has no id", "@id:it-is-so"),
    ("@id:Bad_Slug @CR-106.7", "2:3", "'Bad_Slug' is no slug", "@id:bad-slug"),
    ("@id:a @id:b @CR-106.7", "2:9", "two ids", ""),
    ("@id:a", "3:3", "cites no rule and no ruling", "@CR-"),
    ("@id:a @CR-106.77", "2:9", "there is no rule '106.77'", "did you mean @CR-106.7"),
    ("@id:a @cr-106.7", "2:9", "unknown tag @cr-106.7", "@CR-106.7"),
    ("@id:a @ruling:sol-rng/1", "2:9", "there are no rulings of 'sol-rng'", "did you mean 'sol-ring'?"),
    ("@id:a @ruling:sol-ring/9", "2:9", "Sol Ring has no ruling '9'", "it has 1, 2"),
    ("@id:a @ruling:sol-ring", "2:9", "names no ruling", ""),
    ("@id:a @CR-106.7 @disputed", "2:19", "@disputed says not why", ""),
    ("@id:a @CR-106.7 @players:9", "2:19", "2, 3 or 4 players", ""),
    ("@id:a @CR-106.7 @wip", "2:19", "unknown tag @wip", "tags are"),
    ("@id:a @CR-106.7 @CR-106.7", "2:19", "occurs twice", ""),
]  # fmt: skip


@pytest.mark.parametrize(("tags", "place", "message", "hint"), TAG_FAULTS)
def test_faulty_tags(tmp_path: Path, tags: str, place: str, message: str, hint: str) -> None:
    found = faults(tmp_path, END, tags=tags)
    shown = "\n".join(map(str, found))
    assert any(
        f"{fault.line}:{fault.column}" == place and message in fault.message and hint in fault.hint for fault in found
    ), shown


def test_a_comment_after_the_tag_says_why(tmp_path: Path) -> None:
    case = compiled_case(tmp_path, END, tags="@id:a @CR-106.7 @disputed  # two readings")
    assert case.disputed == "two readings"


FEATURE_FAULTS = [
    ("", 1, "has no feature"),
    ("Feature: A\n  Scenario: B\n    @id:x\n", 4, "ends too early"),
    ("Feature: A\n  Given x\n", 1, "no scenario"),
    ("Feature: A\n", 1, "the feature has no scenario"),
    ("Feature: A\n  @id:a @CR-106.7\n  Scenario: B\n", 3, "the scenario 'B' has no steps"),
    ("Feature: A\n  @id:a @CR-106.7\n  Scenario Outline: B\n    Then Alice has <n> life\n", 3, "has no rows"),
    ("Feature: A\n  @id:a @CR-106.7\n  Scenario: B\n    Given Alice has 3 life\n", 3, "observes nothing"),
    ("Feature: A\n  @id:a @CR-106.7\n  Scenario: B\n    Then nothing else changed\n", 3, "observes nothing"),
    ("Feature: A\n  @id:a @CR-106.7\n  Scenario: B\n    And Alice has 3 life\n", 4, "no step before it"),
    (
        "Feature: A\n  @id:a @CR-106.7\n  Scenario: B\n    Then Alice has 3 life\n    When the stack resolves\n",
        5,
        "nothing is observed after the last When",
    ),
    (
        "Feature: A\n  @id:a @CR-106.7\n  Scenario Outline: B\n    Then Alice has <n> life\n"
        "    Examples:\n      | n |\n      | 1 |\n",
        6,
        "Examples lack the column `case`",
    ),
    (
        "Feature: A\n  @id:a @CR-106.7\n  Scenario Outline: B\n    Then Alice has <n> life\n"
        "    Examples:\n      | case |\n      | one |\n",
        7,
        "no column for <n>",
    ),
    (
        "Feature: A\n  @id:a @CR-106.7\n  Scenario Outline: B\n    Then Alice has <n> life\n"
        "    @CR-106.1\n    Examples:\n      | case | n |\n      | one | 1 |\n      | one | 2 |\n",
        5,
        "Examples must not have tags",
    ),
    (
        "Feature: A\n  @id:a @CR-106.7\n  Scenario Outline: B\n    Then Alice has <n> life\n"
        "    Examples:\n      | case | n |\n      | one | 1 |\n      | one | 2 |\n",
        8,
        "two rows have the case 'one'",
    ),
    ("Feature: A\n  Background:\n    When the stack resolves\n" + feature(END).partition("\n")[2], 3, "Given steps only"),
    (feature(END, '  """', "  x", '  """'), 5, "text block"),
    ("# language: de\nFunktionalität: A\n  Szenario: B\n    Dann x\n", 2, "'de'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "message"), FEATURE_FAULTS)
def test_faulty_features(tmp_path: Path, text: str, line: int, message: str) -> None:
    found = compile_text(tmp_path, text).errors
    assert any(fault.line == line and message in fault.message for fault in found), "\n".join(map(str, found))


def test_ids_and_titles_are_unique_in_the_suite(tmp_path: Path) -> None:
    compiled = compile_text(tmp_path, feature(END), feature(END))
    messages = [(fault.path, fault.line, fault.message) for fault in compiled.errors]
    assert messages == [
        ("features/two.feature", 3, "the id 'the-case' is taken"),
        ("features/two.feature", 3, "the title 'It is so' is taken"),
    ]
    assert "features/one.feature:3" in compiled.errors[0].hint


def test_an_ambiguous_step_names_both_phrases(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        "Given Bob controls Grizzly Bears called A",
        "And Alice controls Forest called A with B and Forest called B with C",
        "And Alice controls Forest called B and Forest called C",
        "When Alice blocks A with B with C",
        END,
    )
    assert any(
        'the step is ambiguous: it fits "{player} blocks {objects:attackers} with {objects}" in two ways' in f.message
        for f in found
    ), found


def test_files_that_are_no_text(tmp_path: Path) -> None:
    from mtg_conformance.featurefile import read_feature

    path = tmp_path / "bad.feature"
    path.write_bytes(b"Feature: A\n\xff\n")
    _, found = read_feature(path, "bad.feature")
    assert [(fault.line, fault.message) for fault in found] == [(2, "is not UTF-8 text")]


PIECES = st.sampled_from(
    [
        *CARDS,
        *(
            "Alice",
            "Bob",
            "controls",
            "has",
            "two",
            "and",
            ",",
            "called",
            "is tapped",
            "casts",
            "with X = 3",
            "in hand",
        ),
        *("targeting", "either", "or", "life", "{G}", "floating", "chooses the", "color", "<x>", "|", '"""', "@", "#"),
    ]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    st.sampled_from(["Given", "When", "Then"]),
    st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=12).map(" ".join)),
)
def test_no_step_breaks_the_compiler(tmp_path: Path, keyword: str, text: str) -> None:
    compiled = compile_text(tmp_path, feature(f"Given Alice controls {CARDS[2]}", f"{keyword} {text}", END))
    assert all(fault.path for fault in compiled.errors)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text(max_size=200))
def test_no_text_breaks_the_compiler(tmp_path: Path, text: str) -> None:
    compile_text(tmp_path, text)


def test_the_command_prints_faults_and_cases(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = tmp_path / "names.txt"
    names.write_text("\n".join(CARDS), "utf-8")
    path = tmp_path / "a.feature"
    path.write_text(feature("Given Alice controls Forest", END), "utf-8")
    assert main(["--draft", "--cards", str(names), str(path)]) == 0
    assert '"id":"the-case"' in capsys.readouterr().out
    path.write_text(feature("Given Alice controls Forrest", END), "utf-8")
    assert main(["--draft", "--cards", str(names), str(tmp_path)]) == 2
    assert "a.feature:4:26: unknown card 'Forrest'\n  did you mean 'Forest'?" in capsys.readouterr().err
    assert main([str(tmp_path / "missing.feature")]) == 2
    assert "there is no such file" in capsys.readouterr().err
