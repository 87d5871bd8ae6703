"""What a report says, as data: runs beside each other, counts by verdict, cases grouped by rule and by feature."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath

from mtg_conformance.baselines import Baseline
from mtg_conformance.results import Header, Result, ResultsFile, Verdict
from mtg_reports.book import Book
from mtg_reports.checking import ReportError, check_suite, checked_results, rule_key
from mtg_reports.history import PastRun
from mtg_reports.proof import Proof
from mtg_reports.text import brief, slug
from mtg_spec.cases import Case, Suite

SECTIONS: dict[str, str] = {
    "1": "Game Concepts",
    "2": "Parts of a Card",
    "3": "Card Types",
    "4": "Zones",
    "5": "Turn Structure",
    "6": "Spells, Abilities, and Effects",
    "7": "Additional Rules",
    "8": "Multiplayer Rules",
    "9": "Casual Variants",
}
"""The sections of the Comprehensive Rules."""

_CHAPTER_FOLDER = re.compile(r"(\d{3})-(.+)")


def chapter_of(number: str) -> str:
    """The chapter of a rule: "106" for "106.12a"."""
    return number[:3]


def family_of(number: str) -> str:
    """The rule to which a subrule belongs: "106.12" for "106.12a", and for itself."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def cards_of(case: Case) -> tuple[str, ...]:
    """The cards that a case places, each once, in its order; what only fills libraries is none of them."""
    return tuple(dict.fromkeys(item.card for item in case.setup.objects))


def chapters_of(case: Case) -> tuple[str, ...]:
    """The chapters that a case cites, sorted, each once."""
    return tuple(sorted({chapter_of(number) for number in case.rules}))


@dataclass(frozen=True, slots=True)
class Tally:
    """How many cases got which verdict. A share is of all cases or of the decided ones, never of something between."""

    counts: Mapping[Verdict, int]

    @classmethod
    def of(cls, verdicts: Iterable[Verdict]) -> Tally:
        """Counts verdicts."""
        counts = dict.fromkeys(Verdict, 0)
        for verdict in verdicts:
            counts[verdict] += 1
        return cls(counts)

    @property
    def total(self) -> int:
        """All cases."""
        return sum(self.counts.values())

    @property
    def passed(self) -> int:
        """The cases that passed."""
        return self.counts[Verdict.PASS]

    @property
    def failed(self) -> int:
        """The cases that failed."""
        return self.counts[Verdict.FAIL]

    @property
    def decided(self) -> int:
        """The cases that passed or failed."""
        return self.passed + self.failed

    @property
    def unsupported(self) -> int:
        """The cases of which the engine said that it can't do them."""
        return self.counts[Verdict.UNSUPPORTED]

    @property
    def broken(self) -> int:
        """The cases in which something went wrong: an error, a crash, a time-out, nonsense on the wire."""
        return self.total - self.decided - self.unsupported - self.counts[Verdict.NOT_RUN]

    @property
    def undecided(self) -> int:
        """The cases that say nothing about the rules."""
        return self.total - self.decided


@dataclass(frozen=True)
class Run:
    """The results of one engine. `key` is unique in the report and safe in addresses; so is `label`, for people."""

    key: str
    label: str
    header: Header
    results: Mapping[str, Result]
    seconds: float = 0.0

    @property
    def liar(self) -> bool:
        """True for the adapters that must not pass anything: their manifests are below `liars/`."""
        return "liars" in PurePosixPath(self.header.manifest.replace("\\", "/")).parts

    @property
    def argument(self) -> str:
        """What to give to `--engine` so that this engine is run, quoted for a shell."""
        parts = PurePosixPath(self.header.manifest.replace("\\", "/")).parts
        if len(parts) >= 2 and parts[-1] == "adapter.yaml" and parts[:-2] in ((), ("adapters",)):
            return shlex.quote(parts[-2])
        return shlex.quote(self.header.manifest or self.header.engine.name)

    def verdict(self, case: Case) -> Verdict:
        """The verdict of a case; a case that the run left out was not run."""
        result = self.results.get(case.id)
        return result.verdict if result else Verdict.NOT_RUN

    def tally(self, cases: Iterable[Case]) -> Tally:
        """The verdicts of some cases, counted."""
        return Tally.of(self.verdict(case) for case in cases)


@dataclass(frozen=True, slots=True)
class Statement:
    """One Rule block of a feature, or its cases outside of any ("" as title)."""

    title: str
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature file."""

    key: str
    title: str
    path: str
    statements: tuple[Statement, ...]

    @property
    def cases(self) -> tuple[Case, ...]:
        """All its cases."""
        return tuple(case for statement in self.statements for case in statement.cases)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules: its cited or known rules in order, each with the cases that cite it."""

    number: str
    title: str
    rules: Mapping[str, tuple[Case, ...]]
    cases: tuple[Case, ...]


@dataclass(frozen=True, kw_only=True)
class Beside:
    """What a report may show beside the results: the documents' words, earlier results, the history of runs, the
    baselines by manifest, and what planted faults have proved."""

    book: Book = field(default_factory=Book)
    previous: tuple[ResultsFile, ...] = ()
    past: tuple[PastRun, ...] = ()
    baselines: Mapping[str, Baseline] = field(default_factory=dict)
    proof: Proof | None = None


@dataclass(frozen=True)
class Report:
    """Runs of one suite, and what is known beside them."""

    suite: Suite
    runs: tuple[Run, ...]
    beside: Beside = field(default_factory=Beside)

    @property
    def book(self) -> Book:
        """What the documents say."""
        return self.beside.book

    @property
    def proof(self) -> Proof | None:
        """What planted faults have proved, if that was given."""
        return self.beside.proof

    @cached_property
    def engines(self) -> tuple[Run, ...]:
        """The runs of engines proper, in the order given."""
        return tuple(run for run in self.runs if not run.liar)

    @cached_property
    def liars(self) -> tuple[Run, ...]:
        """The runs of adapters that must not pass anything."""
        return tuple(run for run in self.runs if run.liar)

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """The features in the order of the suite."""
        grouped: dict[str, dict[str, list[Case]]] = {}
        titles: dict[str, str] = {}
        for case in self.suite.cases:
            titles.setdefault(case.location.path, case.feature)
            grouped.setdefault(case.location.path, {}).setdefault(case.statement, []).append(case)
        keys = unique(slug(PurePosixPath(path).stem, "feature") for path in grouped)
        return tuple(
            Feature(key, titles[path], path, tuple(Statement(t, tuple(cases)) for t, cases in statements.items()))
            for key, (path, statements) in zip(keys, grouped.items(), strict=True)
        )

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters that have a case or a known rule, in order. A case belongs to every chapter that it cites."""
        cited: dict[str, list[Case]] = {number: [] for number in self.book.rules}
        for case in self.suite.cases:
            for number in dict.fromkeys(case.rules):
                cited.setdefault(number, []).append(case)
        rules: dict[str, dict[str, tuple[Case, ...]]] = {chapter.number: {} for chapter in self.book.chapters}
        for number in sorted(cited, key=rule_key):
            rules.setdefault(chapter_of(number), {})[number] = tuple(cited[number])
        members: dict[str, list[Case]] = {number: [] for number in rules}
        for case in self.suite.cases:
            for number in chapters_of(case):
                members[number].append(case)
        titles = self._chapter_titles()
        return tuple(Chapter(n, titles.get(n, ""), of, tuple(members[n])) for n, of in sorted(rules.items()))

    def in_section(self, section: str) -> tuple[Case, ...]:
        """The cases that cite a rule of a section ("1" to "9"), each once."""
        return tuple(case for case in self.suite.cases if any(number[0] == section for number in case.rules))

    @cached_property
    def citing(self) -> Mapping[str, tuple[Case, ...]]:
        """The cases that cite each rule."""
        return {n: cases for chapter in self.chapters for n, cases in chapter.rules.items() if cases}

    @cached_property
    def ruled(self) -> Mapping[str, tuple[Case, ...]]:
        """The cases that cite each ruling, by its id."""
        found: dict[str, list[Case]] = {}
        for case in self.suite.cases:
            for ruling in dict.fromkeys(case.rulings):
                found.setdefault(ruling, []).append(case)
        return {ruling: tuple(cases) for ruling, cases in found.items()}

    @cached_property
    def uncited(self) -> tuple[Case, ...]:
        """The cases that cite no rule, only rulings."""
        return tuple(case for case in self.suite.cases if not case.rules)

    def differ(self, case: Case) -> bool:
        """True if some engine passes the case and another fails it."""
        verdicts = {run.verdict(case) for run in self.engines}
        return Verdict.PASS in verdicts and Verdict.FAIL in verdicts

    def _chapter_titles(self) -> dict[str, str]:
        titles: dict[str, str] = {}
        for case in self.suite.cases:
            for part in PurePosixPath(case.location.path).parts[:-1]:
                if found := _CHAPTER_FOLDER.fullmatch(part):
                    titles.setdefault(found[1], found[2].replace("-", " ").capitalize())
        return titles | self.book.titles


def make_report(results: Sequence[ResultsFile], suite: Suite, beside: Beside | None = None) -> Report:
    """Puts results of one suite beside each other.

    Raises `ReportError` if there are none, if one is of another suite (by digest), names a case or a step that the
    suite does not have, names a case twice, or does not count up to its closing record.
    """
    if not results:
        raise ReportError("no results files were given")
    check_suite(suite)
    cases = {case.id: case for case in suite.cases}
    labels = _labels([file.header for file in results])
    keys = unique(slug(label, "engine") for label in labels)
    runs = tuple(
        Run(key, label, file.header, checked_results(label, file, suite, cases), file.closing.seconds)
        for key, label, file in zip(keys, labels, results, strict=True)
    )
    return Report(suite, runs, beside or Beside())


def _labels(headers: Sequence[Header]) -> list[str]:
    """The engines' names; with the version where two have one name, with a number where even that is the same."""
    names = [brief(head.engine.name.strip()) or "unnamed engine" for head in headers]
    full = [
        f"{name} {brief(head.engine.version)}".strip() if names.count(name) > 1 else name
        for name, head in zip(names, headers, strict=True)
    ]
    return [
        f"{label} ({full[:at].count(label) + 1})" if full.count(label) > 1 else label for at, label in enumerate(full)
    ]


def unique(keys: Iterable[str]) -> list[str]:
    """The keys, numbered from the second on where one occurs again."""
    taken: set[str] = set()
    found: list[str] = []
    for key in keys:
        number, candidate = 1, key
        while candidate in taken:
            number += 1
            candidate = f"{key}-{number}"
        taken.add(candidate)
        found.append(candidate)
    return found
