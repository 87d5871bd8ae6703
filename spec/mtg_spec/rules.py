"""The rules the suite is pinned to: every number of one edition, and what the rule says in the project's own words.

`spec/rules/` holds one document per chapter. Numbers, levels, titles and hashes are generated from the official text
(`mtg_spec.rules_update`); `says`, `kind`, `testable` and `reason` are written by hand.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import date
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from mtg_spec.cache import cached
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.rule_numbers import Level, RuleNumber

__all__ = [
    "Chapter",
    "Contents",
    "Kind",
    "Level",
    "Reason",
    "Rule",
    "RuleNumber",
    "Rules",
    "Section",
    "Testable",
    "assemble",
    "chapter_file_name",
    "load_rules",
]

SECTIONS_FILE = "sections.yaml"
_CHAPTER_FILE = re.compile(r"[1-9][0-9]{2}-[a-z0-9-]+\.yaml", re.ASCII)
_NUMBER_WITH_SLIPS = re.compile(r"([0-9]{3})\.([0-9]+)([a-z]?)", re.ASCII)
_GENERATE = "generate all documents again: python -m mtg_spec.rules_update OFFICIAL.txt"


class Kind(StrEnum):
    """What a rule does in the game."""

    DEFINITION = "definition"
    """Says what a term means, or what a thing is."""
    PROCEDURE = "procedure"
    """Gives the steps of doing something, or their order."""
    PERMISSION = "permission"
    """Lets a player do something."""
    RESTRICTION = "restriction"
    """Makes something impossible or illegal."""
    EXCEPTION = "exception"
    """Lifts or changes another rule for some cases."""
    TURN_BASED_ACTION = "turn-based action"
    """The game does it because a step or phase begins or ends (703)."""
    STATE_BASED_ACTION = "state-based action"
    """The game does it because a state is found (704)."""
    SPECIAL_ACTION = "special action"
    """A player does it without using the stack (116)."""
    ABILITY = "ability"
    """Gives the meaning of a keyword ability or of a kind of ability."""
    KEYWORD_ACTION = "keyword action"
    """Gives the meaning of an action that cards name (701)."""
    EFFECT = "effect"
    """Says how an effect begins, applies, lasts or ends."""
    TRIGGER = "trigger"
    """Says when, and how often, an ability triggers."""
    CONSEQUENCE = "consequence"
    """Spells out what follows from other rules."""
    POINTER = "pointer"
    """Sends the reader to other rules."""
    HEADING = "heading"
    """Only introduces or names its subrules."""
    WORDING = "wording"
    """Tells how cards are, or were, worded."""


class Testable(StrEnum):
    """Whether cases can show that an engine keeps a rule."""

    __test__ = False  # Its name would make pytest collect it.

    YES = "yes"
    BY_CONSEQUENCES = "by its consequences"
    """Not observable itself, but another result would come out if it did not hold."""
    NO = "no"


class Reason(StrEnum):
    """Why no case can test a rule."""

    PHYSICAL_CARDS = "physical cards"
    TOURNAMENT_PLAY = "tournament play"
    POINTER = "pointer to other rules"
    NOT_OBSERVABLE = "not observable"
    HEADING = "introduces its subrules"
    PAST_WORDING = "past wording"


class Rule(Struct, frozen=True):
    """A rule or subrule; `line` is where its document has it (1-based).

    `sha256` is the hash of the official text (`mtg_spec.official_rules.text_hash`). The four hand-written fields are
    None for a rule nobody described yet. `reworded_since` is the edition the words were checked against when the text
    has changed after it, so that they need checking.
    """

    number: RuleNumber
    sha256: str
    line: int
    title: str | None = None
    says: str | None = None
    kind: Kind | None = None
    testable: Testable | None = None
    reason: Reason | None = None
    reworded_since: date | None = None

    @property
    def level(self) -> Level:
        return self.number.level

    @property
    def described(self) -> bool:
        return self.says is not None


class Chapter(Struct, frozen=True):
    """A chapter's document; `path` is the file it came from."""

    number: int
    title: str
    edition: date
    rules: tuple[Rule, ...]
    path: str


class Section(Struct, frozen=True):
    """One of the nine parts of the Comprehensive Rules."""

    number: int
    title: str


class Contents(Struct, frozen=True):
    """`sections.yaml`: the sections, and how much there must be, so that nothing is lost in silence."""

    edition: date
    sections: tuple[Section, ...]
    chapters: int
    rules: int
    subrules: int
    path: str


class Rules(Struct, frozen=True, dict=True):
    """All rules of one edition, in order."""

    edition: date
    sections: tuple[Section, ...]
    chapters: tuple[Chapter, ...]

    def get(self, number: RuleNumber | str) -> Rule | None:
        """The rule of that number, such as `106.12a`; None when this edition has none, or it is no number."""
        return self._by_number.get(str(number))

    def chapter(self, number: int) -> Chapter | None:
        return self._chapters_by_number.get(number)

    @property
    def count(self) -> int:
        """How many rules and subrules there are."""
        return len(self._by_number)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._by_number.values())

    def __contains__(self, number: object) -> bool:
        return str(number) in self._by_number

    def subrules(self, number: RuleNumber | str) -> tuple[Rule, ...]:
        """The subrules of a rule, in order; none for a subrule or an unknown number."""
        return self._subrules.get(str(number), ())

    def suggest(self, text: str, limit: int = 3) -> list[str]:
        """The existing numbers nearest to a mistaken one, nearest first: what its writer may have meant."""
        cleaned = _without_slips(text)
        if cleaned in self._by_number:
            return [cleaned]
        alike = _NUMBER_WITH_SLIPS.match(cleaned)
        if alike is None:
            return difflib.get_close_matches(cleaned, list(self._by_number), n=limit)
        chapter, rule, letter = alike.groups()
        number = RuleNumber(int(chapter), int(rule), letter)
        family = self._family(number)
        family.sort(key=lambda other: _distance(number, other))
        return [str(other) for other in family[:limit]]

    def _family(self, number: RuleNumber) -> list[RuleNumber]:
        """What exists around a number: its rule with subrules, else its chapter's rules, else alike-looking ones."""
        rule = self.get(str(RuleNumber(number.chapter, number.rule)))
        if rule:
            return [rule.number, *(sub.number for sub in self.subrules(rule.number))]
        chapter = self.chapter(number.chapter)
        if chapter and chapter.rules:
            return [rule.number for rule in chapter.rules if rule.level is Level.RULE]
        alike = difflib.get_close_matches(str(number), list(self._by_number), n=10)
        return [self._by_number[other].number for other in alike]

    @cached_property
    def _by_number(self) -> dict[str, Rule]:
        return {str(rule.number): rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def _chapters_by_number(self) -> dict[int, Chapter]:
        return {chapter.number: chapter for chapter in self.chapters}

    @cached_property
    def _subrules(self) -> dict[str, tuple[Rule, ...]]:
        families: dict[str, list[Rule]] = {}
        for rule in self._by_number.values():
            if rule.number.parent is not None:
                families.setdefault(str(rule.number.parent), []).append(rule)
        return {number: tuple(family) for number, family in families.items()}


def chapter_file_name(number: int, title: str) -> str:
    """The file of a chapter in `spec/rules/`, such as `106-mana.yaml`."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", plain)).strip("-")
    return f"{number}-{slug}.yaml"


def load_rules(root: Path) -> Rules:
    """Reads `spec/rules/` below the documents' root, from the disk cache if nothing changed; raises SpecErrors."""
    folder = root / "spec" / "rules"

    def build() -> tuple[Contents, list[Chapter]]:
        return _read_folder(folder)

    return assemble(*cached(["rules"], sorted(folder.glob("*.y*ml")), build, tuple[Contents, list[Chapter]]))


def read_documents(folder: Path) -> list[tuple[Path, bytes]]:
    """The documents of `spec/rules/`, sections first, as bytes; raises SpecErrors for one that does not belong."""
    if not (folder / SECTIONS_FILE).is_file():
        message = f"no {SECTIONS_FILE} here, so this is not the folder of the rules documents"
        raise SpecErrors(
            [SpecError(folder, 0, 0, message, "generate it: python -m mtg_spec.rules_update OFFICIAL.txt")]
        )
    paths = sorted(folder.glob("*.y*ml"))
    strange = [path for path in paths if path.name != SECTIONS_FILE and not _CHAPTER_FILE.fullmatch(path.name)]
    if strange:
        hint = "name it like 106-mana.yaml, or move it elsewhere"
        raise SpecErrors([SpecError(path, 0, 0, "is no chapter's document", hint) for path in strange])
    chapters = [path for path in paths if path.name != SECTIONS_FILE]
    return [(path, path.read_bytes()) for path in (folder / SECTIONS_FILE, *chapters)]


def assemble(contents: Contents, chapters: Iterable[Chapter]) -> Rules:
    """Puts parsed documents together; raises SpecErrors when they are not one complete edition."""
    ordered = tuple(sorted(chapters, key=lambda chapter: chapter.number))
    errors = [*_strangers(contents, ordered), *_miscounts(contents, ordered)]
    if errors:
        raise SpecErrors(errors)
    return Rules(contents.edition, contents.sections, ordered)


def _read_folder(folder: Path) -> tuple[Contents, list[Chapter]]:
    # Imported here because a run that finds its documents in the cache must not pay for the YAML reader.
    from mtg_spec.rules_document import parse_chapter, parse_contents

    (contents_path, contents_bytes), *files = read_documents(folder)
    errors: list[SpecError] = []
    chapters: list[Chapter] = []
    contents: Contents | None = None
    try:
        contents = parse_contents(contents_bytes, contents_path)
    except SpecErrors as error:
        errors += error.errors
    for path, content in files:
        try:
            chapters.append(parse_chapter(content, path))
        except SpecErrors as error:
            errors += error.errors
    if errors or contents is None:
        raise SpecErrors(errors)
    return contents, chapters


def _strangers(contents: Contents, chapters: tuple[Chapter, ...]) -> Iterator[SpecError]:
    sections = {section.number for section in contents.sections}
    seen: dict[int, str] = {}
    for chapter in chapters:
        if chapter.edition != contents.edition:
            message = f"is of edition {chapter.edition}, but {SECTIONS_FILE} of {contents.edition}"
            yield SpecError(chapter.path, 1, 1, message, _GENERATE)
        if chapter.number // 100 not in sections:
            yield SpecError(chapter.path, 1, 1, f"chapter {chapter.number} belongs to no section", _GENERATE)
        if chapter.number in seen:
            message = f"chapter {chapter.number} has two documents"
            yield SpecError(chapter.path, 1, 1, message, f"the other one is {seen[chapter.number]}; remove one")
        seen[chapter.number] = chapter.path


def _miscounts(contents: Contents, chapters: tuple[Chapter, ...]) -> Iterator[SpecError]:
    levels = [rule.level for chapter in chapters for rule in chapter.rules]
    counts = {
        "chapters": (contents.chapters, len(chapters)),
        "rules": (contents.rules, levels.count(Level.RULE)),
        "subrules": (contents.subrules, levels.count(Level.SUBRULE)),
    }
    for what, (expected, found) in counts.items():
        if found != expected:
            message = f"there must be {expected} {what}, but the documents hold {found}"
            yield SpecError(contents.path, 1, 1, message, f"restore what was lost from version control, or {_GENERATE}")


def _without_slips(text: str) -> str:
    """Undoes what people write around a number: a prefix, spaces, a last full stop, capitals, parentheses."""
    return re.sub(r"^(cr|rule)[-\s]*|[\s()]|\.$", "", text.strip().lower())


def _distance(number: RuleNumber, other: RuleNumber) -> tuple[int, int]:
    return abs(number.rule - other.rule), abs(_place(number.letter) - _place(other.letter))


def _place(letter: str) -> int:
    return ord(letter) - ord("a") + 1 if letter else 0
