"""The form of the documents in `spec/rules/`: bytes in, structs out, and each fault at its place.

A chapter's document (`106-mana.yaml`):

    format: 1
    chapter: 106
    title: Mana
    edition: "2026-06-19"
    rules:
      "106.3":
        level: rule          # rule or subrule, as the number says
        sha256: 1f…          # of the official text, 64 hexadecimal digits
        title: …             # only where the rule is just a heading
        reworded since: "…"  # the official text changed after this edition, which the words were checked against
        kind: …              # this and the following by hand, all together or none (mtg_spec.rules.Kind)
        testable: …          # mtg_spec.rules.Testable
        reason: …            # exactly where testable is no (mtg_spec.rules.Reason)
        says: …              # one or two sentences of our own

`sections.yaml`:

    format: 1
    edition: "2026-06-19"
    chapters: 147            # how many there must be
    rules: 1170
    subrules: 1983
    sections:
      1: Game Concepts
"""

from __future__ import annotations

import re
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from mtg_spec.rule_numbers import RuleNumber, break_in_numbering
from mtg_spec.rules import Chapter, Contents, Kind, Reason, Rule, Section, Testable, chapter_file_name
from mtg_spec.yaml_nodes import Entry, Faults, MappingNode, Node, compose, nearest

FORMAT = "1"
CHAPTER_KEYS = ("format", "chapter", "title", "edition", "rules")
CONTENTS_KEYS = ("format", "edition", "chapters", "rules", "subrules", "sections")
GENERATED_KEYS = ("level", "sha256", "title", "reworded since")
HAND_WRITTEN_KEYS = ("kind", "testable", "reason", "says")
NUMBER_INDENT = 2
FIELD_INDENT = 4
RULE_KEYS = (*GENERATED_KEYS, *HAND_WRITTEN_KEYS)

_SHA256 = re.compile(r"[0-9a-f]{64}")
_Word = TypeVar("_Word", bound=StrEnum)


def parse_chapter(content: bytes, path: Path) -> Chapter:
    """Reads a chapter's document; raises SpecErrors with all its faults. `path` is checked against its title."""
    return chapter_of(compose(content, path), path)


def chapter_of(root: Node, path: Path) -> Chapter:
    """Reads a chapter from its document's root node; otherwise as `parse_chapter`."""
    return _ChapterReader(path).chapter(root)


def parse_contents(content: bytes, path: Path) -> Contents:
    """Reads `sections.yaml`; raises SpecErrors with all its faults."""
    reader = _Reader(path)
    root = compose(content, path)
    entries = reader.document(root, CONTENTS_KEYS)
    edition = reader.edition(entries, root)
    counts = [reader.count(entries, key, root) for key in ("chapters", "rules", "subrules")]
    sections = reader.sections(entries.get("sections"), root)
    reader.faults.raise_any()
    assert edition is not None
    chapters, rules, subrules = counts
    return Contents(edition, sections, chapters, rules, subrules, str(path))


class _Reader:
    """What both documents share. Methods answer a stand-in after adding a fault; `raise_any` comes before its use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults = Faults(path)

    def document(self, root: Node, keys: tuple[str, ...]) -> dict[str, Entry]:
        """The top-level entries of a known format; another format may have other keys, so nothing else is reported."""
        what = "the document"
        entries = self.faults.mapping(root, what)
        self.faults.raise_any()
        version = self.faults.text(entries, "format", what, root)
        if version is not None and version != FORMAT:
            hint = f"this version reads format {FORMAT}; install one that reads format {version}"
            self.faults.add(entries["format"].value, f"unknown format {version!r}", hint)
            self.faults.raise_any()
        self.faults.known_keys(entries, keys, what)
        return entries

    def edition(self, entries: dict[str, Entry], root: Node) -> date | None:
        text = self.faults.text(entries, "edition", "the document", root)
        return None if text is None else self.day(entries["edition"].value, text)

    def day(self, node: Node, text: str) -> date | None:
        try:
            return date.fromisoformat(text)
        except ValueError:
            self.faults.add(node, f"{text!r} is not a day", 'write it as "2026-06-19"')
            return None

    def count(self, entries: dict[str, Entry], key: str, root: Node) -> int:
        text = self.faults.text(entries, key, "the document", root)
        if text is None:
            return 0
        if not (text.isascii() and text.isdigit()):
            self.faults.add(entries[key].value, f"{key!r} must be a whole number, found {text!r}")
            return 0
        return int(text)

    def sections(self, entry: Entry | None, root: Node) -> tuple[Section, ...]:
        if entry is None:
            self.faults.add(root, "the document lacks the key 'sections'", "generate it again")
            return ()
        sections = []
        for number, section in self.faults.mapping(entry, "'sections'").items():
            title = self.faults.scalar(section, f"the title of section {number}")
            if number not in "123456789" or len(number) != 1:
                self.faults.add(section.key, f"{number!r} is not a section's number", "sections are numbered 1 to 9")
            elif title is not None:
                sections.append(Section(int(number), title))
        return tuple(sections)


class _ChapterReader(_Reader):
    def chapter(self, root: Node) -> Chapter:
        entries = self.document(root, CHAPTER_KEYS)
        number = self.count(entries, "chapter", root)
        title = self.faults.text(entries, "title", "the document", root)
        edition = self.edition(entries, root)
        rules = self.rules(entries.get("rules"), number, root)
        self.rules_last(entries)
        if number and title is not None:
            self.file_name(entries["chapter"].value, chapter_file_name(number, title))
        self.faults.raise_any()
        assert title is not None and edition is not None
        return Chapter(number, title, edition, tuple(rules), str(self.path))

    def file_name(self, node: Node, expected: str) -> None:
        if self.path.name != expected:
            self.faults.add(node, "the file's name does not fit its chapter and title", f"name it {expected}")

    def rules_last(self, entries: dict[str, Entry]) -> None:
        if "rules" in entries and list(entries)[-1] != "rules":
            self.faults.add(entries["rules"].key, "'rules' must be the last key of the document")

    def rules(self, entry: Entry | None, chapter: int, root: Node) -> list[Rule]:
        if entry is None:
            self.faults.add(root, "the document lacks the key 'rules'", "write `rules: {}` where a chapter has none")
            return []
        rules: list[Rule] = []
        for text, rule in self.faults.mapping(entry, "'rules'").items():
            number = self.number(rule.key, text, chapter, rules[-1].number if rules else None)
            if number is not None:
                rules.append(self.rule(number, rule))
        return rules

    def number(self, node: Node, text: str, chapter: int, previous: RuleNumber | None) -> RuleNumber | None:
        try:
            number = RuleNumber.parse(text)
        except ValueError as error:
            self.faults.add(node, str(error), 'write it in quotes, like "106.12a"')
            return None
        if chapter and number.chapter != chapter:
            self.faults.add(node, f"rule {number} does not belong to chapter {chapter}")
        elif fault := break_in_numbering(number.chapter, previous, number):
            self.faults.add(node, fault, "restore the rule that was lost or moved, from version control")
        return number

    def rule(self, number: RuleNumber, entry: Entry) -> Rule:
        what = f"rule {number}"
        entries = self.faults.mapping(entry, what)
        if isinstance(entry.value, MappingNode):
            self.form(number, entry.key, entry.value)
            self.faults.known_keys(entries, RULE_KEYS, what)
        reworded = self.optional(entries, "reworded since", what)
        self.described_whole(entries, number, entry.key)
        return Rule(
            number=number,
            sha256=self.sha256(entries, number, entry),
            line=entry.key.start_mark.line + 1,
            title=self.optional(entries, "title", what),
            says=self.optional(entries, "says", what),
            kind=self.word(entries, "kind", Kind, what),
            testable=self.word(entries, "testable", Testable, what),
            reason=self.word(entries, "reason", Reason, what),
            reworded_since=self.day(entries["reworded since"].value, reworded) if reworded else None,
        )

    def form(self, number: RuleNumber, key: Node, node: MappingNode) -> None:
        """The generator keeps hand-written lines as they are, so they must fit between those it writes."""
        if node.flow_style:
            self.faults.add(node, f"rule {number} must be written with one key a line, without braces")
        elif (key.start_mark.column, node.start_mark.column) != (NUMBER_INDENT, FIELD_INDENT):
            hint = f"indent numbers by {NUMBER_INDENT} spaces and their keys by {FIELD_INDENT}"
            self.faults.add(key, f"rule {number} is indented in another way than generated ones", hint)

    def sha256(self, entries: dict[str, Entry], number: RuleNumber, entry: Entry) -> str:
        what = f"rule {number}"
        level = self.faults.text(entries, "level", what, entry.key)
        if level is not None and level != number.level:
            self.faults.add(entries["level"].value, f"{number} is a {number.level}, not a {level}")
        text = self.faults.text(entries, "sha256", what, entry.key)
        if text is not None and not _SHA256.fullmatch(text):
            message = f"the sha256 of {what} must be 64 hexadecimal digits in lower case"
            self.faults.add(entries["sha256"].value, message, "generate it again, it is not written by hand")
        return text or ""

    def described_whole(self, entries: dict[str, Entry], number: RuleNumber, node: Node) -> None:
        needed = ["kind", "testable", "says"]
        testable = entries.get("testable")
        if testable is not None and testable.value.value == Testable.NO:
            needed.append("reason")
        missing = [key for key in needed if key not in entries]
        written = [key for key in HAND_WRITTEN_KEYS if key in entries]
        if written and missing:
            hint = f"a rule has all of {', '.join(needed)}, or none of them"
            self.faults.add(node, f"rule {number} has {written[0]!r} but lacks {', '.join(map(repr, missing))}", hint)
        if "reason" in written and "reason" not in needed:
            self.faults.add(entries["reason"].key, f"rule {number} has a reason, though it is testable")

    def optional(self, entries: dict[str, Entry], key: str, what: str) -> str | None:
        return self.faults.scalar(entries[key], f"{key!r} of {what}") if key in entries else None

    def word(self, entries: dict[str, Entry], key: str, words: type[_Word], what: str) -> _Word | None:
        text = self.optional(entries, key, what)
        if text is None:
            return None
        try:
            return words(text)
        except ValueError:
            hint = nearest(text, [word.value for word in words])
            self.faults.add(entries[key].value, f"{text!r} is no {key} of a rule", hint)
            return None
