"""The history of runs in an SQLite file: what each run gave for each case, so that trends and regressions show."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance.results import Closing, Header, Result, ResultsFile, Verdict, counts
from mtg_reports.checking import ReportError
from mtg_spec.protocol import Engine

_FORMAT = 1
_APPLICATION = 0x4D544743  # "MTGC": what SQLite files of this kind are marked with
_SCHEMA = """
CREATE TABLE run (
    id INTEGER PRIMARY KEY, content TEXT NOT NULL UNIQUE, engine TEXT NOT NULL, version TEXT NOT NULL,
    started TEXT NOT NULL, suite TEXT NOT NULL, digest TEXT NOT NULL, edition TEXT NOT NULL, cases INTEGER NOT NULL
);
CREATE TABLE scenario (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE);
CREATE TABLE verdict (
    run INTEGER NOT NULL REFERENCES run, scenario INTEGER NOT NULL REFERENCES scenario, verdict TEXT NOT NULL,
    PRIMARY KEY (run, scenario)
) WITHOUT ROWID;
"""
_BROKE = """
SELECT count(*) FROM verdict AS old JOIN verdict AS new USING (scenario)
WHERE old.run = ? AND new.run = ? AND old.verdict {} 'pass' AND new.verdict {} 'pass'
"""


@dataclass(frozen=True, slots=True)
class PastRun:
    """A run in the history. `broke` and `fixed` count the cases that no longer pass, or pass now, against the run of
    the engine before it (`first`: there is none)."""

    engine: str
    version: str
    started: str
    suite: str
    digest: str
    cases: int
    counts: dict[Verdict, int]
    broke: int = 0
    fixed: int = 0
    first: bool = True

    @property
    def passed(self) -> int:
        """The cases that passed."""
        return self.counts.get(Verdict.PASS, 0)

    @property
    def failed(self) -> int:
        """The cases that failed."""
        return self.counts.get(Verdict.FAIL, 0)

    @property
    def undecided(self) -> int:
        """The cases that neither passed nor failed, those that were not run among them."""
        return self.cases - self.passed - self.failed


class History:
    """An open history file; a context manager. Raises `ReportError` for a file that is something else."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._told():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._data = sqlite3.connect(path)
            self._open()

    def __enter__(self) -> History:
        return self

    def __exit__(self, *_: object) -> None:
        self._data.close()

    def add(self, files: Iterable[ResultsFile]) -> int:
        """Adds runs and answers how many were new: a run that is there already (by its content) stays as it is."""
        with self._told(), self._data:
            return sum(self._add(file) for file in files)

    def runs(self) -> tuple[PastRun, ...]:
        """All runs, each engine's in the order in which they were started."""
        query = "SELECT id, engine, version, started, suite, digest, cases FROM run ORDER BY engine, started, id"
        found: list[PastRun] = []
        before: tuple[str, int] | None = None
        with self._told():
            for id_, engine, version, started, suite, digest, cases in self._data.execute(query).fetchall():
                first = before is None or before[0] != engine
                broke = 0 if first or not before else self._differing(before[1], id_, "=", "<>")
                fixed = 0 if first or not before else self._differing(before[1], id_, "<>", "=")
                counted = self._counts(id_)
                found.append(PastRun(engine, version, started, suite, digest, cases, counted, broke, fixed, first))
                before = (engine, id_)
        return tuple(found)

    def before(self, files: Sequence[ResultsFile]) -> tuple[ResultsFile, ...]:
        """For each run, the latest earlier one of its engine, with verdicts only; runs without one are left out."""
        with self._told():
            return tuple(file for one in files for file in self._before(one))

    def _before(self, file: ResultsFile) -> Iterator[ResultsFile]:
        head = file.header
        row = self._data.execute(
            "SELECT id, version, started, suite, digest, edition, cases FROM run "
            "WHERE engine = ? AND content <> ? AND started <= ? ORDER BY started DESC, id DESC LIMIT 1",
            tuple(map(_storable, (head.engine.name, file.closing.content, head.started))),
        ).fetchone()
        if row is None:
            return
        id_, version, started, suite, digest, edition, cases = row
        results = tuple(
            Result(case=slug, verdict=Verdict(verdict))
            for slug, verdict in self._data.execute(
                "SELECT slug, verdict FROM verdict JOIN scenario ON scenario.id = scenario WHERE run = ? ORDER BY slug",
                (id_,),
            )
        )
        yield ResultsFile(
            header=Header(
                suite=suite,
                digest=digest,
                edition=edition,
                cases=cases,
                selected=len(results),
                engine=Engine(head.engine.name, version),
                started=started,
            ),
            results=results,
            closing=Closing(counts=counts(results)),
        )

    def _add(self, file: ResultsFile) -> bool:
        head = file.header
        added = self._data.execute(
            "INSERT OR IGNORE INTO run (content, engine, version, started, suite, digest, edition, cases) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *map(_storable, (file.closing.content, head.engine.name, head.engine.version, head.started)),
                *map(_storable, (head.suite, head.digest, head.edition)),
                head.cases,
            ),
        )
        if not added.rowcount:
            return False
        slugs = [(result.case,) for result in file.results]
        self._data.executemany("INSERT OR IGNORE INTO scenario (slug) VALUES (?)", slugs)
        self._data.executemany(
            "INSERT INTO verdict SELECT ?, id, ? FROM scenario WHERE slug = ?",
            [(added.lastrowid, str(result.verdict), result.case) for result in file.results],
        )
        return True

    def _counts(self, run: int) -> dict[Verdict, int]:
        rows = self._data.execute("SELECT verdict, count(*) FROM verdict WHERE run = ? GROUP BY verdict", (run,))
        return {Verdict(verdict): number for verdict, number in rows}

    def _differing(self, before: int, after: int, old: str, new: str) -> int:
        return int(self._data.execute(_BROKE.format(old, new), (before, after)).fetchone()[0])

    def _open(self) -> None:
        marks = [self._data.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
        tables = self._data.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if not tables and marks == [0, 0]:
            self._data.executescript(
                f"BEGIN; {_SCHEMA} PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {_FORMAT}; COMMIT;"
            )
        elif marks[0] != _APPLICATION:
            raise ReportError(f"{self.path}: an SQLite file, but no history of runs; choose another file")
        elif marks[1] != _FORMAT:
            raise ReportError(f"{self.path}: history of format {marks[1]}; this version reads format {_FORMAT}")

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            raise ReportError(f"{self.path}: can't be used as a history of runs: {error}") from None


def _storable(text: str) -> str:
    """SQLite holds no lone surrogates."""
    return text.encode("utf-8", "replace").decode()
