"""What lint advises, beside the faults that it refuses."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from mtg_conformance import lint_warnings as lw
from mtg_conformance.cli import main
from mtg_conformance.mutating import Fault, Report, Trial
from mtg_conformance.suite import load_suite
from mtg_spec import syntax as s
from mtg_spec.cases import Case, Location, Suite
from mtg_spec.documents import root
from mtg_spec.errors import SpecError
from mtg_spec.protocol import Setup
from mtg_spec.rule_numbers import RuleNumber
from mtg_spec.rules import Chapter, Rule, Rules, Testable
from mtg_spec.rulings import CardRulings, Ruling

SUITE = load_suite()


def case(title: str = "A creature attacks", **fields: object) -> Case:
    setup = Setup(players=(), active="Alice")
    made = {"id": "made-up", "feature": "", "location": Location("x.feature", 3), "setup": setup, "steps": ()}
    return Case(title=title, **(made | fields))  # type: ignore[arg-type]


def suite(*cases: Case) -> Suite:
    return Suite(version="", edition="", digest="d", cases=cases)


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        ("Test attacking", "says 'Test'"),
        ("A creature should attack", "says 'should'"),
        ("A creature will attack", "says 'will'"),
        ("A creature attacks.", "ends with '.'"),
        ("a creature attacks", "begins with a small letter"),
    ],
)
def test_the_style_of_titles(title: str, fault: str) -> None:
    (warning,) = lw._titles([case(title)])
    assert warning.message == f"made-up: the title {fault}"
    assert (warning.path, warning.line) == ("x.feature", 3)


@pytest.mark.parametrize("title", ["A creature that would die attacks", "{Q} untaps it", "+1/+1 counters add up"])
def test_titles_in_good_style(title: str) -> None:
    assert not list(lw._titles([case(title)]))


def test_unused_cards_and_keywords() -> None:
    flying = s.KeywordAbility("flying")
    library = s.Library(
        {"A": s.Card("A", abilities=(flying,), path="a.yaml", line=1), "B": s.Card("B", path="b.yaml", line=1)},
        {"flying": s.Keyword("flying", "702.9", path="f.yaml"), "reach": s.Keyword("reach", "702.17", path="r.yaml")},
    )
    cases = [case(cards=("A",), rules=("702.9b",))]
    assert [w.message for w in lw._unused_cards(library, cases)] == ["no case uses B"]
    assert [w.message for w in lw._unused_keywords(library)] == ["no card has reach"]
    assert [w.message for w in lw._untested_keywords(library, cases)] == ["no case cites 702.17, which defines reach"]


def test_a_longer_number_is_another_rule() -> None:
    library = s.Library({}, {"reach": s.Keyword("reach", "702.1", path="r.yaml")})
    assert list(lw._untested_keywords(library, [case(rules=("702.17",))]))
    assert not list(lw._untested_keywords(library, [case(rules=("702.1",))]))


def test_prose_that_is_too_long() -> None:
    assert not list(lw._too_long("rule", "rule 1.1", "word " * 50, "x.yaml", 1))
    (warning,) = lw._too_long("rule", "rule 1.1", "word " * 51, "x.yaml", 1)
    assert warning.message == "rule 1.1 is described in 51 words"


def test_tags_that_no_fault_has_proved() -> None:
    tags = frozenset({("made-up", "100.1"), ("made-up", "100.2"), ("gone", "100.3")})
    proof = Report((), tags, frozenset({("made-up", "100.2")}), (), (), "d")
    cases = suite(case(rules=("100.1", "100.2", "100.4")))
    (warning,) = lw._unproved(cases, proof)
    assert "@CR-100.1 is not proved" in warning.message
    assert not list(lw._unproved(cases, None))


def test_a_proof_is_read_as_it_was_written(tmp_path: Path) -> None:
    fault = Fault("x:off", ("100.1",))
    report = Report((Trial(fault, ("a",)),), frozenset({("a", "100.1")}), frozenset({("a", "100.1")}), (), (), "d")
    path = tmp_path / "mutations.json"
    assert lw.read_proof(path) is None
    path.write_bytes(msgspec.json.encode(report))
    assert lw.read_proof(path) == report
    path.write_text("[]")
    with pytest.raises(SpecError, match=re.escape("was not written by `mtg-conformance mutate -o`")):
        lw.read_proof(path)


def test_what_the_project_keeps_at_zero() -> None:
    groups = lw.warnings_of(root(), SUITE, None)
    kept = {"style of titles", "unused keywords", "keywords without a case", "rulings without a case"}
    assert not (kept | {"rules cited, but not told"}) & groups.keys()


def test_rules_without_a_case_and_cited_rules_without_words() -> None:
    edition = date(2020, 1, 2)
    told = Rule(RuleNumber.parse("106.1"), "", 7, says="There is mana.", testable=Testable.YES)
    silent = Rule(RuleNumber.parse("106.2"), "", 9)
    rules = Rules(edition, (), (Chapter(106, "Mana", edition, (told, silent), "106-mana.yaml"),))
    cites = [case(rules=("106.2",))]
    (untested,) = lw._untested_rules(rules, cites)
    assert (untested.message, untested.line) == ("no case cites 106.1, which is testable", 7)
    (untold,) = lw._untold_rules(rules, cites)
    assert (untold.message, untold.line) == ("cases cite 106.2, of which nothing is said", 9)


def test_rulings_without_a_case() -> None:
    ruling = Ruling("1", date(2020, 1, 2), "It flies.", ("702.9b",), 4)
    rulings = {"sol-ring": CardRulings("sol-ring", "Sol Ring", (ruling,), "sol-ring.yaml")}
    (warning,) = lw._untested_rulings(rulings, [case(rulings=("sol-ring/2",))])
    assert warning.message == "no case has @ruling:sol-ring/1"
    assert not list(lw._untested_rulings(rulings, [case(rulings=("sol-ring/1",))]))


def test_the_command_tells_warnings_apart_from_faults(tmp_path: Path) -> None:
    proof = tmp_path / "mutations.json"
    tags = frozenset((one.id, rule) for one in SUITE.cases for rule in one.rules)
    proof.write_bytes(msgspec.json.encode(Report((), tags, tags - {min(tags)}, (), (), SUITE.digest)))
    short = CliRunner().invoke(main, ["lint", "--proof", str(proof)])
    assert short.exit_code == 0
    assert "tags not proved: 1" in short.stdout and "words of the language" in short.stdout
    assert short.stdout.endswith("no faults\n") and short.stderr == ""
    long = CliRunner().invoke(main, ["lint", "--warnings", "--strict", "--proof", str(proof)])
    assert long.exit_code == 1
    assert f"{min(tags)[0]}: @CR-{min(tags)[1]} is not proved" in long.stdout
    assert "warning:" in long.stdout


def test_a_proof_that_is_not_there_is_told() -> None:
    result = CliRunner().invoke(main, ["lint", "--proof", "nowhere.json"])
    assert result.exit_code == 2 and "there is no file nowhere.json" in result.output
