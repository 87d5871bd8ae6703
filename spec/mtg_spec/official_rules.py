"""Reads the official text file of the Comprehensive Rules, which the user of a tool supplies.

The publisher offers the file on its rules page (https://magic.wizards.com/en/rules). The project keeps numbers,
headings and hashes of it and never its sentences. Editions differ in line ends (CR, CRLF, LF, mixed) and byte order
mark; all are read alike.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from msgspec import Struct

from mtg_spec.errors import SpecError
from mtg_spec.rule_numbers import Level, RuleNumber, break_in_numbering

_LINE_END = re.compile(r"\r\n|\r|\n")
_EDITION = re.compile(r"These rules are effective as of ([A-Z][a-z]+) ([0-9]{1,2}), ([0-9]{4})\.?")
_EDITION_WITHIN_LINES = 40
_SECTION = re.compile(r"([1-9])\.\s+(\S.*)", re.ASCII)
_CHAPTER = re.compile(r"([1-9][0-9]{2})\.\s+(\S.*)", re.ASCII)
_NUMBERED = re.compile(r"[0-9]{3}\.[0-9]", re.ASCII)
# Editions print a few numbers with a full stop too many or too few.
_RULE = re.compile(r"([0-9]{3}\.[0-9]+[a-z]?)\.?(?:\s+(.*))?", re.ASCII)
_MONTHS = [
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
]
_LONGEST_TITLE = 60
_SENTENCE_ENDS = (".", ":", ".)", ".”")

_GET_AGAIN = "get the complete TXT file of one edition again from https://magic.wizards.com/en/rules"


class OfficialRulesError(SpecError):
    """A file is not a complete text of the Comprehensive Rules; says where it breaks off and what to do."""


class OfficialSection(Struct, frozen=True):
    """One of the nine parts; `line` is 1-based in the file read, as in all structs here."""

    number: int
    title: str
    line: int


class OfficialChapter(Struct, frozen=True):
    """A three-digit heading, such as 106."""

    number: int
    title: str
    line: int


class OfficialRule(Struct, frozen=True):
    """A rule or subrule: its paragraphs (the first without the number), examples and continuation lines included."""

    number: RuleNumber
    paragraphs: tuple[str, ...]
    line: int

    @property
    def level(self) -> Level:
        return self.number.level

    @property
    def text(self) -> str:
        """The normalised paragraphs, one a line: what `sha256` is taken of (see `normalised`)."""
        return normalised(self.paragraphs)

    @property
    def examples(self) -> tuple[str, ...]:
        return tuple(p for p in self.paragraphs if p.startswith("Example:"))

    @property
    def sha256(self) -> str:
        return text_hash(self.paragraphs)

    @property
    def title(self) -> str | None:
        """The heading that a rule consists of, such as the name of a keyword; None for a rule that says something."""
        heading = " ".join(self.paragraphs[0].split())
        is_heading = (
            self.level is Level.RULE
            and len(self.paragraphs) == 1
            and len(heading) <= _LONGEST_TITLE
            and not heading.endswith(_SENTENCE_ENDS)
        )
        return heading if is_heading else None


class GlossaryEntry(Struct, frozen=True):
    """A term of the glossary and the paragraphs that explain it."""

    term: str
    paragraphs: tuple[str, ...]
    line: int


class OfficialRules(Struct, frozen=True):
    """One edition of the Comprehensive Rules, named by the day it takes effect; everything in the order of the file."""

    edition: date
    sections: tuple[OfficialSection, ...]
    chapters: tuple[OfficialChapter, ...]
    rules: tuple[OfficialRule, ...]
    glossary: tuple[GlossaryEntry, ...]


def normalised(paragraphs: Sequence[str]) -> str:
    """A rule's text without what may differ between two files of one edition.

    Each paragraph is brought to Unicode form NFC, its runs of whitespace (no-break spaces too) become one space and
    its ends are stripped; the paragraphs are joined by a line feed. Quotation marks, dashes and case stay as they are.
    """
    return "\n".join(" ".join(unicodedata.normalize("NFC", paragraph).split()) for paragraph in paragraphs)


def text_hash(paragraphs: Sequence[str]) -> str:
    """The SHA-256, in lower-case hexadecimal, of the UTF-8 bytes of the normalised text.

    Its number is no part of a rule's text, so a rule that only moved keeps its hash. Its examples and continuation
    lines are, so a changed example shows.
    """
    return hashlib.sha256(normalised(paragraphs).encode()).hexdigest()


def read_official_rules(path: Path) -> OfficialRules:
    """Reads an edition from a file; raises OfficialRulesError for anything but one complete edition."""
    try:
        content = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise OfficialRulesError(path, 0, 0, f"cannot be read: {reason}", f"check the path, or {_GET_AGAIN}") from None
    return parse_official_rules(content, path)


def parse_official_rules(content: bytes, path: Path) -> OfficialRules:
    """Reads an edition from a file's bytes; `path` only names the file in OfficialRulesError."""
    lines = _decoded_lines(content, path)
    edition = _edition(lines, path)
    contents = _heading_line("Contents", lines, 0, path)
    body = _heading_line("Credits", lines, contents, path) + 1
    glossary = _heading_line("Glossary", lines, body, path)
    credits_ = _heading_line("Credits", lines, glossary, path)
    reader = _BodyReader(path)
    for index in range(body, glossary):
        reader.line(index + 1, lines[index].strip())
    reader.compare_with_contents(lines[contents + 1 : body], glossary + 1)
    return OfficialRules(
        edition=edition,
        sections=tuple(reader.sections),
        chapters=tuple(reader.chapters),
        rules=tuple(reader.finished_rules()),
        glossary=tuple(_glossary(lines, glossary + 1, credits_)),
    )


def _decoded_lines(content: bytes, path: Path) -> list[str]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(re.findall(rb"\r\n|\r|\n", content[: error.start])) + 1
        message = "is not UTF-8 text, so not the Comprehensive Rules as a text file"
        raise OfficialRulesError(path, line, 1, message, _GET_AGAIN) from None
    return _LINE_END.split(text)


def _edition(lines: list[str], path: Path) -> date:
    for index, line in enumerate(lines[:_EDITION_WITHIN_LINES]):
        match = _EDITION.match(line.strip())
        if match is None:
            continue
        month, day, year = match.groups()
        try:
            return date(int(year), _MONTHS.index(month) + 1, int(day))
        except ValueError:
            message = f"{month} {day}, {year} is not a date, so the edition is unknown"
            raise OfficialRulesError(path, index + 1, 1, message, _GET_AGAIN) from None
    message = f"is not the Comprehensive Rules: its first {_EDITION_WITHIN_LINES} lines name no day of taking effect"
    raise OfficialRulesError(path, 1, 1, message, _GET_AGAIN)


def _heading_line(heading: str, lines: list[str], start: int, path: Path) -> int:
    for index in range(start, len(lines)):
        if lines[index].strip() == heading:
            return index
    message = f"breaks off: no line {heading!r} after line {start + 1}"
    raise OfficialRulesError(path, len(lines), 1, message, _GET_AGAIN)


def _glossary(lines: list[str], start: int, end: int) -> Iterator[GlossaryEntry]:
    """Entries are blocks between blank lines: a line with the term, then its explanation."""
    block: list[str] = []
    for index in range(start, end + 1):
        text = lines[index].strip() if index < end else ""
        if text:
            block.append(text)
        elif block:
            yield GlossaryEntry(block[0], tuple(block[1:]), index - len(block) + 1)
            block = []


class _BodyReader:
    """Takes the lines of the rules one by one and refuses the first that does not continue the numbering."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sections: list[OfficialSection] = []
        self.chapters: list[OfficialChapter] = []
        self._rules: list[tuple[RuleNumber, list[str], int]] = []

    def line(self, line: int, text: str) -> None:
        if not text:
            return
        if _NUMBERED.match(text):
            self._rule(line, text)
        elif match := _CHAPTER.fullmatch(text):
            self._chapter(OfficialChapter(int(match[1]), match[2], line))
        elif match := _SECTION.fullmatch(text):
            self._section(OfficialSection(int(match[1]), match[2], line))
        elif self._rules and self._rules[-1][0].chapter == self.chapters[-1].number:
            self._rules[-1][1].append(text)
        else:
            raise self._error(line, "text that belongs to no rule")

    def finished_rules(self) -> Iterator[OfficialRule]:
        for number, paragraphs, line in self._rules:
            yield OfficialRule(number, tuple(paragraphs), line)

    def compare_with_contents(self, contents: list[str], end: int) -> None:
        """The table of contents names every chapter: what it names and the rules lack was cut out."""
        listed = [int(match[1]) for line in contents if (match := _CHAPTER.fullmatch(line.strip()))]
        found = [chapter.number for chapter in self.chapters]
        missing = sorted(set(listed) - set(found))
        unlisted = sorted(set(found) - set(listed))
        if missing:
            raise self._error(end, f"breaks off: chapter {missing[0]} is in the table of contents, not in the rules")
        if unlisted:
            raise self._error(end, f"chapter {unlisted[0]} is in the rules, not in the table of contents")

    def _section(self, section: OfficialSection) -> None:
        expected = len(self.sections) + 1
        if section.number != expected:
            raise self._error(section.line, f"expected section {expected}, found section {section.number}")
        self.sections.append(section)

    def _chapter(self, chapter: OfficialChapter) -> None:
        if not self.sections:
            raise self._error(chapter.line, f"chapter {chapter.number} stands before the first section")
        section = self.sections[-1].number
        last = self.chapters[-1].number if self.chapters else 0
        expected = last + 1 if last // 100 == section else section * 100
        if chapter.number != expected:
            raise self._error(chapter.line, f"expected chapter {expected}, found chapter {chapter.number}")
        self.chapters.append(chapter)

    def _rule(self, line: int, text: str) -> None:
        match = _RULE.fullmatch(text)
        try:
            number = RuleNumber.parse(match[1] if match else text.split()[0])
        except ValueError as error:
            raise self._error(line, str(error)) from None
        if not self.chapters:
            raise self._error(line, f"rule {number} stands before the first chapter")
        fault = break_in_numbering(self.chapters[-1].number, self._previous(), number)
        if fault:
            raise self._error(line, f"the numbering breaks: {fault}")
        if match is None or not match[2]:
            raise self._error(line, f"rule {number} has no text")
        self._rules.append((number, [match[2]], line))

    def _previous(self) -> RuleNumber | None:
        if self._rules and self._rules[-1][0].chapter == self.chapters[-1].number:
            return self._rules[-1][0]
        return None

    def _error(self, line: int, message: str) -> OfficialRulesError:
        return OfficialRulesError(self.path, line, 1, message, f"the file is damaged or edited; {_GET_AGAIN}")
