"""Bringing the rules documents to an edition: what is generated, kept, moved and reported."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules_texts import BODY, PINNED, REPOSITORY, made_up, official_text

from mtg_spec.errors import SpecErrors
from mtg_spec.official_rules import OfficialRulesError, read_official_rules
from mtg_spec.rule_numbers import LETTERS, RuleNumber
from mtg_spec.rules import load_rules
from mtg_spec.rules_update import Report, compare, main, update_rules

LATER = "June 5, 2031"
OURS = """\
    kind: restriction
    testable: no
    reason: not observable
    says: >-
      Helping is out.

      # Not a comment, but part of the words.
      Watching is fine.
"""


class Project:
    """A project's rules documents, and official files to update them from."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.folder = folder / "spec" / "rules"
        self.official = folder / "official.txt"

    def update(self, body: str = BODY, day: str = LATER, *, write: bool = True) -> Report:
        self.official.write_text(made_up(body, day=day))
        return update_rules(self.official, self.folder, write=write)

    def text(self, name: str) -> str:
        return (self.folder / name).read_text()

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        before = self.text(name)
        after = change(before)
        assert after != before
        (self.folder / name).write_text(after)

    def describe(self, number: str, name: str, words: str = OURS, above: str = "") -> None:
        block = re.compile(rf'(  "{re.escape(number)}":\n(?:    (?:level|sha256|title): .*\n)+)')
        self.edit(name, lambda text: block.sub(lambda match: above + match[1] + words, text))

    def files(self) -> dict[str, str]:
        return {path.name: path.read_text() for path in self.folder.iterdir()}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    project.update(day="May 4, 2031")
    return project


def test_documents_of_a_new_project_are_complete(tmp_path: Path) -> None:
    report = Project(tmp_path).update()
    assert (report.before, report.chapters, report.rules, report.subrules) == (None, 4, 6, 4)
    assert load_rules(tmp_path).count == 10
    assert sorted(path.name for path in (tmp_path / "spec/rules").iterdir()) == [
        "100-general.yaml", "101-the-clock.yaml", "200-general.yaml", "201-pawns.yaml", "sections.yaml",
    ]  # fmt: skip


def test_no_sentence_of_the_official_text_is_written(project: Project) -> None:
    sentences = [line.split(" ", 1)[1] for line in BODY.splitlines() if line.endswith(".")]
    assert len(sentences) > 8
    written = "\n".join(project.files().values())
    assert [sentence for sentence in sentences if sentence in written] == []


def test_a_second_update_changes_nothing(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml", above="  # Ask a reviewer.\n")
    before = project.files()
    assert project.update(day="May 4, 2031").in_step
    assert project.files() == before


def test_comparing_writes_nothing(project: Project) -> None:
    before = project.files()
    report = project.update(BODY.replace("Nobody", "No one"), write=False)
    assert [str(number) for number in report.changes.changed] == ["100.1b"]
    assert not report.in_step
    assert project.files() == before


def test_a_changed_hash_in_a_document_is_put_right(project: Project) -> None:
    project.edit("201-pawns.yaml", lambda text: re.sub("sha256: .*", f"sha256: {'0' * 64}", text, count=1))
    report = project.update(day="May 4, 2031")
    assert report.files == ("201-pawns.yaml",)
    assert project.update(day="May 4, 2031").in_step


def test_words_and_comments_stay_as_they_are_written(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml", above="  # Ask a reviewer.\n")
    project.edit("100-general.yaml", lambda text: "# The hall is ours.\n" + text + "  # The end.\n")
    project.update()
    text = project.text("100-general.yaml")
    assert text.startswith("# The hall is ours.\n# Generated")
    assert text.endswith("\n  # The end.\n")
    assert '  # Ask a reviewer.\n  "100.1b":\n' in text
    assert OURS in text
    assert load_rules(project.root).get("100.1b").says == (  # type: ignore[union-attr]
        "Helping is out.\n# Not a comment, but part of the words. Watching is fine."
    )


def test_a_comment_behind_a_generated_value_moves_above_the_number(project: Project) -> None:
    project.edit("201-pawns.yaml", lambda text: text.replace("level: rule", "level: rule  # odd", 1))
    project.edit("201-pawns.yaml", lambda text: text.replace('"201.1":', '"201.1":  # look', 1))
    project.edit("201-pawns.yaml", lambda text: text.replace("chapter: 201", "chapter: 201 # two", 1))
    project.update()
    text = project.text("201-pawns.yaml")
    assert '  # look\n  # odd\n  "201.1":\n    level: rule\n' in text
    assert "# two\nformat: 1\n" in text


@pytest.mark.parametrize(
    "title", ["title: >-\n      Flags\n", "title: |\n      Flags\n", 'title: "Fla\\\n      gs"  # two\n']
)
def test_a_generated_value_on_several_lines_is_replaced_whole(project: Project, title: str) -> None:
    clean = project.text("101-the-clock.yaml")
    project.edit("101-the-clock.yaml", lambda text: text.replace("title: Flags\n", title))
    project.update(day="May 4, 2031")
    assert project.text("101-the-clock.yaml").replace("  # two\n", "") == clean


def test_documents_with_other_line_ends_keep_their_words(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml")
    path = project.folder / "100-general.yaml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    project.update()
    assert OURS in project.text("100-general.yaml")


def test_words_about_a_changed_text_are_marked_until_reviewed(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml")
    changed = BODY.replace("Nobody", "No one").replace("The board has", "A board has")
    report = project.update(changed)
    assert [str(number) for number in report.changes.changed] == ["100.1b", "100.2"]
    assert [str(number) for number in report.to_review] == ["100.1b"]
    assert '    reworded since: "2031-05-04"\n' + OURS in project.text("100-general.yaml")

    report = project.update(changed.replace("No one", "Not anyone"), day="July 6, 2031")
    assert [str(number) for number in report.to_review] == ["100.1b"]
    assert project.text("100-general.yaml").count('reworded since: "2031-05-04"') == 1

    project.edit("100-general.yaml", lambda text: text.replace('    reworded since: "2031-05-04"\n', ""))
    report = project.update(changed.replace("No one", "Not anyone"), day="August 7, 2031")
    assert report.to_review == ()


def test_words_move_with_a_rule_that_got_another_number(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml", above="  # Ask a reviewer.\n")
    body = BODY.replace("100.1b Nobody", "100.1b A fourth may not.\n100.1c Nobody")
    report = project.update(body)
    assert [(str(m.old), str(m.new), m.reworded) for m in report.changes.renumbered] == [("100.1b", "100.1c", False)]
    assert [str(number) for number in report.changes.added] == ["100.1b"]
    assert (report.changes.removed, report.changes.changed, report.lost) == ((), (), {})
    text = project.text("100-general.yaml")
    assert '  # Ask a reviewer.\n  "100.1c":\n' in text
    assert text.index("Helping is out") > text.index('"100.1c"')


def test_words_move_with_a_chapter_that_got_another_number(project: Project) -> None:
    project.describe("201.1a", "201-pawns.yaml")
    project.edit("201-pawns.yaml", lambda text: "# About pawns.\n" + text)
    body = (
        BODY.replace("201. Pawns", "201. Kings\n201.1. A king goes one step.\n202. Pawns")
        .replace("201.1. A pawn", "202.1. A pawn")
        .replace("201.1a It never goes back.", "202.1a It never goes backwards.")
    )
    report = project.update(body)
    assert [(str(m.old), str(m.new), m.reworded) for m in report.changes.renumbered] == [
        ("201.1", "202.1", False),
        ("201.1a", "202.1a", True),
    ]
    assert [str(number) for number in report.changes.added] == ["201.1"]
    assert not (project.folder / "201-pawns.yaml").exists()
    assert project.text("202-pawns.yaml").startswith("# About pawns.\n")
    assert 'reworded since: "2031-05-04"\n' + OURS in project.text("202-pawns.yaml")
    assert "About pawns" not in project.text("201-kings.yaml")
    assert load_rules(project.root).count == 11


def test_a_chapter_with_a_new_title_keeps_its_words(project: Project) -> None:
    project.describe("201.1a", "201-pawns.yaml")
    report = project.update(BODY.replace("201. Pawns", "201. Peons"))
    assert report.changes.renumbered == ()
    assert OURS in project.text("201-peons.yaml")
    assert not (project.folder / "201-pawns.yaml").exists()


def test_chapters_that_share_a_title_keep_their_own_words(project: Project) -> None:
    project.describe("100.2", "100-general.yaml")
    project.describe("200.1", "200-general.yaml")
    report = project.update()
    assert report.changes.renumbered == ()
    assert OURS in project.text("100-general.yaml")
    assert OURS in project.text("200-general.yaml")


def test_words_about_a_removed_rule_are_handed_back(project: Project) -> None:
    project.describe("100.1b", "100-general.yaml", above="  # Ask a reviewer.\n")
    report = project.update(BODY.replace("100.1b Nobody may help.\n", ""))
    assert [str(number) for number in report.changes.removed] == ["100.1b"]
    assert report.lost == {"100.1b": "  # Ask a reviewer.\n" + OURS.rstrip("\n")}
    assert "Helping is out." in str(report)


def test_a_broken_document_stops_the_update(project: Project) -> None:
    project.edit("201-pawns.yaml", lambda text: text.replace("level: rule", "level: rool"))
    before = project.files()
    with pytest.raises(SpecErrors, match=r"201-pawns\.yaml:9:12: 201\.1 is a rule, not a rool"):
        project.update()
    assert project.files() == before


def test_a_broken_official_file_stops_the_update(project: Project) -> None:
    before = project.files()
    with pytest.raises(OfficialRulesError):
        project.update(BODY.replace("100.1b", "100.1d"))
    assert project.files() == before


def test_titles_that_yaml_would_misread_are_quoted(tmp_path: Path) -> None:
    project = Project(tmp_path)
    body = (
        BODY.replace("101. The Clock", "101. Time: a “Flag” # ∞")
        .replace("201. Pawns", "201. No")
        .replace("101.2. Flags", "101.2. 1e3")
    )
    project.update(body)
    titles = [chapter.title for chapter in load_rules(tmp_path).chapters]
    assert titles == ["General", "Time: a “Flag” # ∞", "General", "No"]
    assert 'title: "No"' in project.text("201-no.yaml")


def test_the_command_writes_and_then_finds_all_in_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    official = tmp_path / "official.txt"
    official.write_text(made_up())
    arguments = [str(official), "--spec-rules", str(tmp_path / "rules")]
    assert main([*arguments, "--check"]) == 1
    assert "run without --check" in capsys.readouterr().err
    assert main(arguments) == 0
    assert "4 chapters, 6 rules + 4 subrules = 10" in capsys.readouterr().out
    assert main([*arguments, "--check"]) == 0


def test_the_command_reports_what_an_edition_changes(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.describe("100.1b", "100-general.yaml")
    body = BODY.replace("100.1b Nobody", "100.1b A fourth may not.\n100.1c No one").replace(
        "101.2a A f", "101.2a The f"
    )
    project.official.write_text(made_up(body, day=LATER))
    assert main([str(project.official), "--spec-rules", str(project.folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "edition 2031-05-04 -> 2031-06-05" in lines
    assert "added (1): 100.1c" in lines
    assert "changed text (2): 100.1b, 101.2a" in lines
    assert "described for an earlier text, to be reviewed (1): 100.1b" in lines


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.txt"), "--spec-rules", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert "none.txt:0:0: cannot be read" in error
    assert "magic.wizards.com" in error


def test_the_command_says_when_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    official = tmp_path / "official.txt"
    official.write_text(made_up())
    assert main([str(official), "--spec-rules", str(official)]) == 2
    assert "official.txt: " in capsys.readouterr().err


numbers = st.builds(RuleNumber, st.just(100), st.integers(1, 3), st.sampled_from(["", *LETTERS[:3]]))
editions = st.dictionaries(numbers, st.sampled_from("abcdef"), max_size=8)


@given(editions, editions, st.dictionaries(st.just(100), st.just(101)))
def test_every_number_is_accounted_for_once(
    old: dict[RuleNumber, str], new: dict[RuleNumber, str], chapters: dict[int, int]
) -> None:
    changes = compare(old, new, chapters)
    unchanged = [number for number in old if new.get(number) == old[number]]
    before = [*unchanged, *changes.removed, *changes.changed, *(m.old for m in changes.renumbered)]
    after = [*unchanged, *changes.added, *changes.changed, *(m.new for m in changes.renumbered)]
    assert sorted(after) == sorted(new)
    assert sorted(before) == sorted(old)


@given(editions)
def test_an_edition_does_not_differ_from_itself(edition: dict[RuleNumber, str]) -> None:
    changes = compare(edition, edition, {})
    assert not (changes.added or changes.removed or changes.changed or changes.renumbered)


@given(st.permutations("abcdef"), st.permutations("abcdef"))
def test_rules_of_unlike_texts_are_followed_wherever_they_go(before: list[str], after: list[str]) -> None:
    old = {RuleNumber(100, index): text for index, text in enumerate(before, 1)}
    new = {RuleNumber(100, index): text for index, text in enumerate(after, 1)}
    went = {moved.old: moved.new for moved in compare(old, new, {}).renumbered}
    assert {old[number]: went.get(number, number) for number in old} == {new[number]: number for number in new}


def test_the_projects_documents_are_in_step_with_the_pinned_edition() -> None:
    report = update_rules(official_text(PINNED), REPOSITORY / "spec" / "rules", write=False)
    assert report.in_step, str(report)


def test_an_earlier_editions_documents_become_the_pinned_ones(tmp_path: Path) -> None:
    update_rules(official_text("2026-04-17"), tmp_path)
    report = update_rules(official_text(PINNED), tmp_path)
    assert ("601.5", "601.6") in [(str(m.old), str(m.new)) for m in report.changes.renumbered]
    assert RuleNumber(601, 5) in report.changes.added
    assert update_rules(official_text(PINNED), tmp_path).in_step
    assert len(list(tmp_path.iterdir())) == 148


def test_what_rules_say_is_not_taken_from_the_official_text() -> None:
    words = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")

    def runs(text: str) -> set[tuple[str, ...]]:
        found = words.findall(text.lower().replace("’", "'"))
        return {tuple(found[index : index + 12]) for index in range(len(found) - 11)}

    official = set[tuple[str, ...]]().union(
        *(runs(rule.text) for rule in read_official_rules(official_text(PINNED)).rules)
    )
    assert len(official) > 50_000
    copied = [str(rule.number) for rule in load_rules(REPOSITORY) if rule.says and runs(rule.says) & official]
    assert copied == []
