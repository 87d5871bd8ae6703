"""The rules documents: what the project's own say, and which faults are found where."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules_texts import BODY, PINNED, REPOSITORY, made_up

from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.rules import Kind, Level, Reason, Rules, Testable, chapter_file_name, load_rules
from mtg_spec.rules_document import parse_chapter, parse_contents
from mtg_spec.rules_update import update_rules

HASH = "0a" * 32

CHAPTER = f"""\
format: 1
chapter: 101
title: The Clock
edition: "2031-05-04"
rules:
  "101.1":
    level: rule
    sha256: {HASH}
    kind: procedure
    testable: yes
    says: >-
      Whoever moved
      presses the clock.
  "101.1a":
    level: subrule
    sha256: {HASH}
    kind: pointer
    testable: no
    reason: pointer to other rules
    says: See elsewhere.
  "101.2":
    level: rule
    sha256: {HASH}
    title: Flags
"""
NAME = Path("101-the-clock.yaml")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load_rules(REPOSITORY)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A documents' root with the documents of the made-up rules."""
    official = tmp_path / "official.txt"
    official.write_text(made_up())
    update_rules(official, tmp_path / "spec" / "rules")
    return tmp_path


def faults(text: str, path: Path = NAME) -> list[SpecError]:
    with pytest.raises(SpecErrors) as caught:
        parse_chapter(text.encode(), path)
    return caught.value.errors


def changed(old: str, new: str) -> str:
    assert old in CHAPTER
    return CHAPTER.replace(old, new, 1)


def test_the_project_holds_every_rule_of_the_pinned_edition(rules: Rules) -> None:
    levels = [rule.level for rule in rules]
    assert rules.edition == date.fromisoformat(PINNED)
    assert (len(rules.sections), len(rules.chapters)) == (9, 147)
    assert (levels.count(Level.RULE), levels.count(Level.SUBRULE)) == (1170, 1983)
    assert rules.count == len(rules) == 3153


def test_a_rule_is_found_by_its_number(rules: Rules) -> None:
    rule = rules.get("106.12a")
    assert rule is not None
    assert (str(rule.number), rule.level, rule.kind, rule.testable) == (
        "106.12a", Level.SUBRULE, Kind.TRIGGER, Testable.YES,
    )  # fmt: skip
    assert "106.12a" in rules
    assert rule.number in rules
    assert "106.12z" not in rules
    assert rules.get("106.12z") is None
    assert rules.get("mana") is None


def test_a_heading_is_found_as_title(rules: Rules) -> None:
    flying = rules.get("702.9")
    mana = rules.chapter(106)
    assert flying is not None and flying.title == "Flying"
    assert mana is not None and mana.title == "Mana"
    assert rules.chapter(199) is None


def test_subrules_are_those_of_one_rule(rules: Rules) -> None:
    assert [str(rule.number) for rule in rules.subrules("106.12")] == ["106.12a", "106.12b"]
    assert rules.subrules("106.12a") == ()


def test_described_rules_say_something_short_of_their_own(rules: Rules) -> None:
    described = [rule for rule in rules if rule.described]
    assert len(described) > 200
    assert [str(rule.number) for rule in described if len((rule.says or "").split()) > 70] == []
    assert [str(rule.number) for rule in rules if rule.reworded_since] == []


@pytest.mark.parametrize(
    ("mistaken", "nearest"),
    [
        ("106.12z", "106.12b"),
        ("106.12bb", "106.12b"),
        ("704.5l", "704.5k"),
        ("CR 106.12A.", "106.12a"),
        ("rule 106.12(a)", "106.12a"),
        ("106.99", "106.13"),
        ("1O6.7", "106.7"),
    ],
)
def test_a_mistaken_number_is_answered_with_the_nearest(rules: Rules, mistaken: str, nearest: str) -> None:
    assert rules.suggest(mistaken)[0] == nearest


def test_suggestions_exist_and_are_few(rules: Rules) -> None:
    assert len(rules.suggest("106.12z")) == 3
    assert len(rules.suggest("106.12z", limit=1)) == 1
    assert all(number in rules for number in rules.suggest("999.1"))
    assert rules.suggest("flying") == []


def test_loading_the_module_does_not_load_the_yaml_reader() -> None:
    code = "import sys, mtg_spec.rules; sys.exit(any(name.startswith('ruamel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY / "spec", check=False).returncode == 0


def test_a_document_is_read_from_its_bytes_alone() -> None:
    chapter = parse_chapter(CHAPTER.encode(), NAME)
    first, second, third = chapter.rules
    assert (chapter.number, chapter.title, chapter.edition) == (101, "The Clock", date(2031, 5, 4))
    assert (first.says, first.line, first.sha256) == ("Whoever moved presses the clock.", 6, HASH)
    assert (second.testable, second.reason) == (Testable.NO, Reason.POINTER)
    assert (third.title, third.described) == ("Flags", False)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "message", "hint"),
    [
        ("says: See", "say: See", 14, 3, "rule 101.1a has 'kind' but lacks 'says'", "a rule has all of kind"),
        ("says: See", "say: See", 20, 5, "rule 101.1a has no key 'say'", "did you mean 'says'?"),
        ("title: The", "titel: The", 3, 1, "the document has no key 'titel'", "did you mean 'title'?"),
        ('"101.2":', '"101.2.":', 21, 3, "'101.2.' is not a rule number such as 106.12 or 106.12a", "in quotes"),
        ('"101.1a":', '"101.1l":', 14, 3, "'101.1l' is not a rule number: subrules skip", "in quotes"),
        ('"101.2":', '"101.3":', 21, 3, "expected 101.1b or 101.2 after 101.1a, found 101.3", "version control"),
        ('"101.2":', '"102.2":', 21, 3, "rule 102.2 does not belong to chapter 101", ""),
        ('"101.2":', '"101.1a":', 21, 3, "key '101.1a' occurs twice in 'rules'", "line 14"),
        ("kind: procedure", "kind: procedur", 9, 11, "'procedur' is no kind of a rule", "did you mean 'procedure'?"),
        ("testable: yes", "testable: maybe", 10, 15, "'maybe' is no testable of a rule", "known: yes, by its"),
        ("testable: yes", "testable: no", 6, 3, "rule 101.1 has 'kind' but lacks 'reason'", "or none of them"),
        ("testable: no\n", "testable: yes\n", 19, 5, "rule 101.1a has a reason, though it is testable", ""),
        ("level: subrule", "level: rule", 15, 12, "101.1a is a subrule, not a rule", ""),
        (HASH, HASH.upper(), 8, 13, "the sha256 of rule 101.1 must be 64 hexadecimal digits in lower case", "again"),
        (f"    sha256: {HASH}\n", "", 6, 3, "rule 101.1 lacks the key 'sha256'", "add a line"),
        ("says: See elsewhere.", "says: [See]", 20, 11, "'says' of rule 101.1a must be text, found a list", ""),
        ("says: See elsewhere.", "says:", 20, 5, "'says' of rule 101.1a is empty", "remove the key"),
        ("chapter: 101", "chapter: Clock", 2, 10, "'chapter' must be a whole number, found 'Clock'", ""),
        ("2031-05-04", "4 May 2031", 4, 10, "'4 May 2031' is not a day", "2026-06-19"),
        ("format: 1", "format: 2", 1, 9, "unknown format '2'", "this version reads format 1"),
        ("format: 1\n", "", 1, 1, "the document lacks the key 'format'", "add a line"),
        ("title: The Clock", "title: The Bell", 2, 10, "the file's name does not fit", "name it 101-the-bell.yaml"),
        (CHAPTER[CHAPTER.index('  "101.1"') :], "", 5, 1, "'rules' must be a mapping", ""),
        ("rules:\n", "rules: []\nmore:\n", 5, 8, "'rules' must be a mapping", ""),
    ],
)  # fmt: skip
def test_a_fault_is_reported_at_its_place(old: str, new: str, line: int, column: int, message: str, hint: str) -> None:
    found = faults(changed(old, new))
    here = [error for error in found if (error.line, error.column) == (line, column)]
    assert [error for error in here if error.message.startswith(message) and hint in error.hint], found


def test_contents_lacking_a_key_are_refused() -> None:
    with pytest.raises(SpecErrors) as caught:
        parse_contents(b'format: 1\nedition: "2031-05-04"\nchapters: 1\nrules: 2\n', Path("sections.yaml"))
    assert [error.message for error in caught.value.errors] == [
        "the document lacks the key 'subrules'",
        "the document lacks the key 'sections'",
    ]


def test_what_is_not_yaml_is_refused_at_its_place() -> None:
    (error,) = faults(changed('"101.2":\n', '"101.2": Flags\n'))
    assert (error.line, error.message.split(":")[0]) == (22, "is not valid YAML")


def test_all_faults_of_a_document_are_reported_in_its_order() -> None:
    text = (
        changed("kind: procedure", "kind: dance").replace("level: subrule", "level: rule").replace('"101.2"', '"101.9"')
    )
    lines = [error.line for error in faults(text)]
    assert lines == sorted(lines)
    assert len(lines) == 3


def test_rules_in_braces_are_refused() -> None:
    text = CHAPTER[: CHAPTER.index('  "101.1a"')] + f'  "101.1a": {{level: subrule, sha256: {HASH}}}\n'
    assert [error.message for error in faults(text)] == [
        "rule 101.1a must be written with one key a line, without braces"
    ]


@pytest.mark.parametrize("least", [2, 4])
def test_rules_indented_in_another_way_are_refused(least: int) -> None:
    indents = [(line, len(line) - len(line.lstrip())) for line in CHAPTER.splitlines()]
    text = "\n".join(" " * (least if indent >= least else 0) + line for line, indent in indents)
    assert [error.message for error in faults(text)] == [
        f"rule {number} is indented in another way than generated ones" for number in ("101.1", "101.1a", "101.2")
    ]


@pytest.mark.parametrize("content", [b"", b"# nothing\n", b"\x00", b"\xff\xfe\xff", b"a: [", b"- a", b"a", b"{[]: 1}"])
def test_what_is_no_document_is_refused_without_a_traceback(content: bytes) -> None:
    with pytest.raises(SpecErrors):
        parse_chapter(content, NAME)
    with pytest.raises(SpecErrors):
        parse_contents(content, Path("sections.yaml"))


@given(st.data())
def test_no_edit_of_a_document_brings_a_traceback(data: st.DataObject) -> None:
    lines = CHAPTER.split("\n")
    strange = [
        "",
        "  - a",
        "\tb: c",
        "rules: &a [*a]",
        "  <<: *a",
        "---",
        "...",
        "? [a]",
        "! b",
        "    title: >",
        "'",
        "%",
        "é: \x85",
    ]
    for _ in range(data.draw(st.integers(1, 3))):
        lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(st.sampled_from([*strange, *lines]))
    try:
        parse_chapter("\n".join(lines).encode(), NAME)
    except SpecErrors as caught:
        assert all(1 <= error.line <= len(lines) + 1 and error.message for error in caught.errors)


@pytest.mark.parametrize(
    ("number", "title", "name"),
    [
        (106, "Mana", "106-mana.yaml"),
        (601, "Spells, Abilities, and Effects", "601-spells-abilities-and-effects.yaml"),
        (208, "Power/Toughness", "208-power-toughness.yaml"),
        (900, "Urza’s Déjà Vu", "900-urzas-deja-vu.yaml"),
    ],
)
def test_a_documents_name_comes_from_its_title(number: int, title: str, name: str) -> None:
    assert chapter_file_name(number, title) == name


def test_the_documents_of_an_edition_are_read_together(root: Path) -> None:
    rules = load_rules(root)
    assert [chapter.title for chapter in rules.chapters] == ["General", "The Clock", "General", "Pawns"]
    assert [section.title for section in rules.sections] == ["Playing Chess", "Pieces"]
    assert rules.count == BODY.count("\n100.") + BODY.count("\n101.") + BODY.count("\n20") - 4


def load_faults(root: Path) -> list[str]:
    with pytest.raises(SpecErrors) as caught:
        load_rules(root)
    return [error.message for error in caught.value.errors]


def test_a_lost_document_is_noticed(root: Path) -> None:
    (root / "spec/rules/201-pawns.yaml").unlink()
    assert load_faults(root) == [
        "there must be 4 chapters, but the documents hold 3",
        "there must be 6 rules, but the documents hold 5",
        "there must be 4 subrules, but the documents hold 3",
    ]


def test_a_rule_lost_at_the_end_of_a_document_is_noticed(root: Path) -> None:
    path = root / "spec/rules/201-pawns.yaml"
    text = path.read_text()
    path.write_text(text[: text.index('  "201.1a"')])
    assert load_faults(root) == ["there must be 4 subrules, but the documents hold 3"]


def test_a_strange_file_is_noticed(root: Path) -> None:
    (root / "spec/rules/notes.yml").write_text("a: b\n")
    assert load_faults(root) == ["is no chapter's document"]


def test_documents_of_two_editions_are_noticed(root: Path) -> None:
    path = root / "spec/rules/201-pawns.yaml"
    path.write_text(path.read_text().replace("2031", "2030"))
    assert load_faults(root) == ["is of edition 2030-05-04, but sections.yaml of 2031-05-04"]


def test_two_documents_of_one_chapter_are_noticed(root: Path) -> None:
    text = (root / "spec/rules/201-pawns.yaml").read_text()
    (root / "spec/rules/201-peons.yaml").write_text(text.replace("Pawns", "Peons"))
    assert "chapter 201 has two documents" in load_faults(root)


def test_a_chapter_outside_the_sections_is_noticed(root: Path) -> None:
    path = root / "spec/rules/sections.yaml"
    path.write_text(path.read_text().replace("  2: Pieces\n", ""))
    assert "chapter 201 belongs to no section" in load_faults(root)


def test_faults_of_several_documents_are_reported_together(root: Path) -> None:
    for name in ("201-pawns.yaml", "101-the-clock.yaml"):
        path = root / "spec/rules" / name
        path.write_text(path.read_text().replace("level: subrule", "level: rule"))
    assert len(load_faults(root)) == 2


def test_a_folder_without_documents_says_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(SpecErrors, match=r"python -m mtg_spec.rules_update"):
        load_rules(tmp_path)
