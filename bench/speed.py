"""How fast the suite, its harness and the reference engine are: a table, and build/bench.json.

    make bench

Each figure is the best of several tries of one run on one machine; the last column compares it with its
budget. Nothing here passes or fails: times belong in no test.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import phase_playout

from mtg_conformance.campaign import Options, run_engine
from mtg_conformance.connectors import ConnectorName, Limits, connect
from mtg_conformance.manifests import find, known
from mtg_conformance.manifests import load as load_manifest
from mtg_conformance.runner import run_case
from mtg_conformance.suite import load_suite
from mtg_spec.cases import Suite
from mtg_spec.documents import root
from mtg_spec.reader import load_library

TRIES = 5
COMPILED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""The environment of a warm program: it finds its modules compiled, as an installed one does."""


class Figure(msgspec.Struct, frozen=True):
    """One measured line; `budget` is 0 where there is none, and `least` says that more is better."""

    name: str
    value: float
    unit: str
    budget: float = 0
    least: bool = False

    @property
    def share(self) -> str:
        """How the figure stands to its budget: under 100 % is within."""
        if not self.budget:
            return ""
        share = self.budget / self.value if self.least else self.value / self.budget
        return f"{share:.0%}"


def best(work: Callable[[], Any], tries: int = TRIES) -> float:
    """The shortest of several times, in seconds: what the machine's other work adds is no part of it."""
    times = []
    for _ in range(tries):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


def program(*words: str, environment: dict[str, str] | None = None) -> Callable[[], None]:
    """Runs a Python program to its end; its faults end the benchmark."""

    def run() -> None:
        done = subprocess.run(
            [sys.executable, *words],
            capture_output=True,
            text=True,
            check=False,
            env={**COMPILED, **(environment or {})},
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(words)} ended with {done.returncode}\n{done.stdout}{done.stderr}")

    return run


def command_line(suite: Suite) -> Iterator[Figure]:
    """From the shell: how long until the first verdict, and how many verdicts a second after it."""
    python = best(program("-c", "pass"))
    yield Figure("python starts", python, "s")
    first = suite.cases[0].id
    one = best(program("-m", "mtg_conformance", "run", "-c", first))
    yield Figure("command line, to the end of one case, warm", one, "s", 0.3)
    with tempfile.TemporaryDirectory() as folder:
        colds = []
        for index in range(2):
            environment = {"MTG_CONFORMANCE_CACHE": str(Path(folder) / str(index))}
            colds.append(best(program("-m", "mtg_conformance", "run", "-c", first, environment=environment), tries=1))
    yield Figure("command line, to the end of one case, cold", min(colds), "s")
    every = best(program("-m", "mtg_conformance", "run"))
    yield Figure("command line, reference engine", (len(suite.cases) - 1) / (every - one), "cases/s", 500, least=True)


def played(suite: Suite, engine: str, connector: ConnectorName) -> float:
    """Seconds for a case on an engine, without its start."""
    connection = connect(find(engine), connector, Limits())

    def play() -> None:
        for case in suite.cases:
            run_case(case, connection)

    try:
        play()
        return best(play) / len(suite.cases)
    finally:
        connection.close()


def harness(suite: Suite) -> Iterator[Figure]:
    """What the harness itself costs: an engine that does nothing leaves only that."""
    yield Figure("harness, null engine in-process", played(suite, "null", "in-process") * 1000, "ms/case", 0.3)
    yield Figure("harness, null engine over stdio", played(suite, "null", "stdio") * 1000, "ms/case", 0.3)


def bdd(suite: Suite) -> Iterator[Figure]:
    """What pytest and pytest-bdd add to a scenario."""
    engine = played(suite, "reference", "in-process")
    yield Figure("reference engine in-process, with the harness", engine * 1000, "ms/case")
    plain = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    features = root() / "features"
    first = suite.cases[0]
    every = best(program(*plain, str(features)), tries=3)
    one = best(program(*plain, f"{root() / first.location.path}::{first.id}"), tries=3)
    cost = (every - one) / (len(suite.cases) - 1) - engine
    yield Figure("pytest-bdd, beyond that", cost * 1000, "ms/scenario", 3)


def growth(suite: Suite) -> Iterator[Figure]:
    """Ten times the cases: ten times the time, and the same memory."""

    def run(times: int) -> tuple[float, float, float]:
        cases = tuple(
            msgspec.structs.replace(case, id=f"{case.id}/{n}") if n else case
            for n in range(times)
            for case in suite.cases
        )
        many = msgspec.structs.replace(suite, cases=cases)
        with tempfile.TemporaryDirectory() as folder:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            begin = time.perf_counter()
            run_engine(find("null"), many, cases, Options(results=Path(folder)))
            seconds = time.perf_counter() - begin
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        return seconds / len(cases), memory / len(cases), float(len(cases))

    few, _, _ = run(10)
    many, memory, count = run(100)
    yield Figure(f"time for a case of {count:.0f}, against a tenth of them", many / few, "x", 1.2)
    yield Figure("memory that a further case leaves", memory, "KiB/case")


def reports(cases: int = 10_000, engines: int = 5) -> Iterator[Figure]:
    """The report of a large suite, made up by the generator of the tests; what the generator itself needs is in the
    memory, not in the time."""
    name = f"report, {cases} cases on {engines} engines"
    with tempfile.TemporaryDirectory() as folder:
        words = (
            "tests/reports/synthetic_report.py",
            folder,
            "--cases",
            str(cases),
            "--engines",
            str(engines),
            "--measure",
        )
        done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True, env=COMPILED)
        seconds, megabytes = map(float, done.stdout.split())
        yield Figure(name, seconds, "s", 15)
        yield Figure("its largest process", megabytes, "MB", 500)
        largest = max(path.stat().st_size for path in Path(folder).rglob("*.html"))
        yield Figure("its largest page", largest / 1e6, "MB", 1)
        yield from overview(Path(folder) / "index.html")


def overview(index: Path) -> Iterator[Figure]:
    """How long a browser needs until the overview can be filtered."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    try:
        playwright = importlib.import_module("playwright.sync_api")
    except ModuleNotFoundError:
        return
    if chromium is None:
        return
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()

        def show() -> None:
            page.goto("about:blank")
            page.goto(index.as_uri())
            page.wait_for_selector("#filter:not([hidden])")

        yield Figure("its overview, until it can be filtered", best(show, tries=3), "s", 1)
        browser.close()


def games(rounds: int = 10) -> Iterator[Figure]:
    """Random legal games of two plain decks, by turns on the reference engine (two) and on phase (one), with one policy.

    A decision is any point at which a player is asked, also to pass, and also where there is one option. Time is that of
    the processor; for phase it holds the calls from Python into it.
    """
    playout = importlib.import_module("mtg_reference.playout")
    library = load_library(root())
    deck = ["Forest"] * 16 + ["Grizzly Bears", "Llanowar Elves", "Giant Spider", "Giant Growth"] * 6
    decks = {"Alice": deck, "Bob": deck}
    ours = Games(lambda seed: playout.play(seed, library, decks, 10_000))
    theirs = None
    try:
        engine = phase_playout.engine(deck)
        theirs = Games(lambda seed: phase_playout.play(engine, seed, decks, 10_000))
    except ModuleNotFoundError as error:
        if error.name not in ("phase", "mtg"):
            raise
    for index in range(rounds):
        ours.add(2 * index + 1)
        ours.add(2 * index + 2)
        if theirs:
            theirs.add(index + 1)
    yield from ours.figures("reference engine")
    if theirs:
        yield from theirs.figures("phase")
        yield Figure("games in a second, reference engine against phase", ours.rate / theirs.rate, "x")


class Games:
    """Random games of one engine; the first is not counted."""

    def __init__(self, play: Callable[[int], Any]) -> None:
        self._play = play
        self._count, self._decisions, self._seconds = 0, 0, 0.0
        play(0)

    def add(self, seed: int) -> None:
        """One more game."""
        begin = time.process_time()
        outcome = self._play(seed)
        self._seconds += time.process_time() - begin
        self._count += 1
        self._decisions += outcome.decisions

    @property
    def rate(self) -> float:
        """Games in a second."""
        return self._count / self._seconds

    def figures(self, name: str) -> Iterator[Figure]:
        """How many games and decisions in a second, and how long the games are."""
        yield Figure(f"random legal games, {name}", self.rate, "games/s")
        yield Figure("decisions in them", self._decisions / self._seconds, "decisions/s")
        yield Figure("decisions in one of them", self._decisions / self._count, "decisions")


def engines(suite: Suite, part: int = 5) -> Iterator[Figure]:
    """The suite on the engines under test over stdio: every fifth case once, without the engine's start."""
    cases = suite.cases[::part]
    for manifest in map(load_manifest, known()):
        if not manifest.installed():
            continue
        connection = connect(manifest, "stdio", Limits())
        try:
            run_case(suite.cases[0], connection)
            begin = time.perf_counter()
            for case in cases:
                run_case(case, connection)
            yield Figure(f"cases on {manifest.name}", len(cases) / (time.perf_counter() - begin), "cases/s")
        finally:
            connection.close()


def measure(suite: Suite) -> Iterator[Figure]:
    """All figures. The first is the growth, since a process's highest memory never goes down."""
    yield from growth(suite)
    yield from command_line(suite)
    yield from harness(suite)
    yield from bdd(suite)
    yield from engines(suite)
    yield from games()
    yield from reports()


def main() -> None:
    """Measures, prints each line as it is there, and writes them all down."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("-o", "--output", type=Path, default=Path("build/bench.json"), metavar="FILE")
    output: Path = parser.parse_args().output
    suite = load_suite()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {cores} cores"
    print(f"{len(suite.cases)} cases; {machine}\n")
    print(f"{'':<52} {'measured':>10} {'':<12} {'budget':>8}  {'of it':>6}")
    figures = []
    for figure in measure(suite):
        figures.append(figure)
        budget = f"{'>=' if figure.least else '<='} {figure.budget:g}" if figure.budget else ""
        print(f"{figure.name:<52} {figure.value:>10.3g} {figure.unit:<12} {budget:>8}  {figure.share:>6}", flush=True)
    document = {
        "suite": {"version": suite.version, "digest": suite.digest, "cases": len(suite.cases)},
        "python": platform.python_version(),
        "machine": machine,
        "figures": [{**msgspec.structs.asdict(figure)} for figure in figures],
    }
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    print(f"\n{output}")


if __name__ == "__main__":
    main()
