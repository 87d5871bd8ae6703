"""How compiled cases run under pytest-bdd.

A collector for each feature file takes its cases from the compiled suite, reports every fault with file and line, and
binds each case to the scenario that pytest-bdd has read at the same place. pytest-bdd executes the steps, with all its
hooks and reports; what they do and what is expected of them comes from the compiled case alone, and it is the runner of
the command line that plays it: the case as a whole at its first step, the outcome told step by step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import pytest_bdd
from _pytest._code.code import ExceptionInfo, TerminalRepr
from pytest_bdd.feature import features as _features_read
from pytest_bdd.feature import get_feature

from mtg_conformance import pytest_steps
from mtg_conformance.comparing import show
from mtg_conformance.connectors import Connection, connect
from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.manifests import find
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.running import Claims
from mtg_conformance.suite import load_suite
from mtg_spec.cases import Case
from mtg_spec.errors import SpecError, SpecErrors

BINDING = False
"""True while pytest-bdd makes a test of a scenario of the suite, so that its tags become no markers by themselves."""

_RULE_TAG = re.compile(r"@(CR-[0-9a-z.]+)")


class StepFailedError(AssertionError):
    """A step of a case was not as it must be."""


class CaseFaultError(pytest.Collector.CollectError):
    """Feature files or documents that can't be run as they are."""


@dataclass(frozen=True)
class _Loaded:
    cases: dict[str, list[Case]]
    errors: list[SpecError]


@dataclass
class _Engine:
    connection: Connection
    claims: Claims
    reference: bool


_LOADED = pytest.StashKey[dict[Path, _Loaded]]()
_ENGINE = pytest.StashKey[_Engine]()
_MARKERS = pytest.StashKey[set[str]]()


def register_rule_markers(config: pytest.Config, folder: Path) -> None:
    """Registers a marker for each rule that a feature of the folder cites, so that `-m CR-106.7` works."""
    found: set[str] = set()
    for path in folder.rglob("*.feature"):
        found.update(_RULE_TAG.findall(path.read_bytes().decode("utf-8", "replace")))
    _register_markers(config, found)


def _register_markers(config: pytest.Config, names: set[str]) -> None:
    known = config.stash.get(_MARKERS, None)
    if known is None:
        lines = config.getini("markers")
        known = config.stash[_MARKERS] = {line.partition(":")[0].strip() for line in lines}
    for name in sorted(names - known):
        config.addinivalue_line("markers", f"{name}: cases that cite rule {name[3:]}")
    known |= names


def collector(path: Path, folder: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """The collector of a feature file, or of the manifest, of the suite in `folder`."""
    if path.suffix == ".feature":
        file: FeatureFile = FeatureFile.from_parent(parent, path=path)
        file.folder = folder
        return file
    if path.parent.resolve() == folder:
        manifest: ManifestFile = ManifestFile.from_parent(parent, path=path)
        manifest.folder = folder
        return manifest
    return None


def _load(config: pytest.Config, folder: Path) -> _Loaded:
    """The compiled suite of a folder, once for each run: from the cache where it is without faults."""
    loaded = config.stash.setdefault(_LOADED, {})
    if folder not in loaded:
        errors: list[SpecError] = []
        cases: Iterable[Case] = ()
        try:
            cases = load_suite(folder.parent).cases
        except SpecErrors as error:
            errors = error.errors
            cases = _sound_cases(folder.parent)
        by_path: dict[str, list[Case]] = {}
        for case in cases:
            by_path.setdefault(case.location.path, []).append(case)
        loaded[folder] = _Loaded(by_path, errors)
    return loaded[folder]


def _sound_cases(root: Path) -> Iterable[Case]:
    from mtg_conformance.compiler import compile_features

    try:
        return compile_features(root).cases
    except SpecErrors:
        return ()


def _fault_text(errors: list[SpecError]) -> str:
    return "\n".join(str(error) for error in errors)


class ManifestFile(pytest.File):
    """The manifest of cases: collecting it fails where a case is missing."""

    folder: Path

    def collect(self) -> Iterator[pytest.Item]:
        """Yields nothing; raises CaseFaultError for faults that belong to no feature file."""
        errors = [error for error in _load(self.config, self.folder).errors if not error.path.endswith(".feature")]
        if errors:
            raise CaseFaultError(_fault_text(errors))
        return iter(())


class FeatureFile(pytest.Module):
    """A feature file of the suite; its items are named by the ids of their cases."""

    folder: Path

    def _getobj(self) -> Any:
        # Where pytest would import a Python file: the fixtures of a feature file are the catch-all step definitions.
        # Each file has a copy of the module, since pytest before 9.1 looks for fixtures in one object only once.
        copy = ModuleType(pytest_steps.__name__, pytest_steps.__doc__)
        copy.__dict__.update(vars(pytest_steps))
        return copy

    def collect(self) -> Iterator[pytest.Item]:
        """The items, one for each compiled case; raises CaseFaultError with every fault of the file."""
        shown = self.path.resolve().relative_to(self.folder.parent).as_posix()
        loaded = _load(self.config, self.folder)
        foreign = [error for error in loaded.errors if not error.path.endswith((".feature", "features/manifest.yaml"))]
        errors = [error for error in loaded.errors if error.path == shown] or foreign
        if errors:
            raise CaseFaultError(_fault_text(errors))
        cases = {case.id: case for case in loaded.cases.get(shown, ())}
        _register_markers(self.config, {f"CR-{number}" for case in cases.values() for number in case.rules})
        self.session._fixturemanager.parsefactories(self)
        bound = dict(self._bind(shown, cases))
        missing = [case for id_, case in cases.items() if id_ not in bound]
        if missing:
            lost = [
                SpecError(shown, case.location.line, 0, f"pytest-bdd does not see the case {case.id!r}")
                for case in missing
            ]
            raise CaseFaultError(_fault_text(lost))
        for id_, case in cases.items():
            item: CaseItem = CaseItem.from_parent(self, name=id_, callobj=bound[id_])
            item.prepare(case)
            yield item

    def _bind(self, shown: str, cases: dict[str, Case]) -> Iterator[tuple[str, Callable[..., object]]]:
        """Each case's id with the function in which pytest-bdd executes its scenario."""
        _features_read.pop(str(self.path), None)
        feature = get_feature(str(self.path.parent), self.path.name)
        for title, template in feature.scenarios.items():
            stem = next((tag.removeprefix("id:") for tag in template.tags if tag.startswith("id:")), "")
            rows = [row for examples in template.examples for row in examples.as_contexts()] or [{}]
            run = _scenario_function(self.path, title)
            for row in rows:
                id_ = f"{stem}/{row['case']}" if row else stem
                case = cases.get(id_)
                line = template.line_number
                if case is None or (not row and case.location.line != line):
                    raise CaseFaultError(f"{shown}:{line}: pytest-bdd sees a scenario {title!r} that is not compiled")
                yield id_, _row_function(run, row)


def _scenario_function(path: Path, title: str) -> Callable[..., object]:
    global BINDING
    BINDING = True
    try:

        @pytest_bdd.scenario(path.name, title, features_base_dir=str(path.parent))
        def run() -> None:
            """All is in the steps."""

    finally:
        BINDING = False
    return run


def _row_function(run: Callable[..., object], row: dict[str, str]) -> Callable[..., object]:
    def scenario(request: pytest.FixtureRequest) -> None:
        run(request, row)
        request.node.finish()

    return scenario


class CaseItem(pytest.Function):
    """One case as a test."""

    case: Case
    result: Result | None
    at: int

    def prepare(self, case: Case) -> None:
        """Takes over a case: its markers and what reports say of it."""
        self.case = case
        for number in case.rules:
            self.add_marker(getattr(pytest.mark, f"CR-{number}"))
        for ruling in case.rulings:
            self.add_marker(pytest.mark.ruling(ruling))
        if case.disputed:
            self.add_marker(pytest.mark.disputed(case.disputed))
        self.add_marker(pytest.mark.case(case.id))
        self.user_properties.append(("title", case.title))

    def setup(self) -> None:
        """Begins anew, also when a test is run again."""
        self.result = None
        self.at = -1
        super().setup()

    def begin_step(self, step: Any) -> None:
        """The next step of the scenario, which must be the next of the case."""
        self.at += 1
        if self.at >= len(self.case.steps):
            raise StepFailedError(f"pytest-bdd runs the step {step.name!r}, which the compiled case does not have")
        compiled = self.case.steps[self.at]
        if (step.line_number, step.type) != (compiled.line, compiled.keyword.lower()):
            raise StepFailedError(
                f"{self.case.location.path}:{step.line_number}: pytest-bdd runs the step {step.name!r} where the "
                f"compiled case has {compiled.text!r} (line {compiled.line})"
            )

    def perform_step(self) -> None:
        """Does nothing where the step was as it must be; raises where the case was decided against the engine here."""
        if self.result is None:
            self.result = self._play()
            self.user_properties.append(("verdict", str(self.result.verdict)))
        result = self.result
        if result.verdict == Verdict.PASS or max(result.step, 0) != self.at:
            return
        engine = self._engine()
        if result.verdict == Verdict.UNSUPPORTED and not engine.reference:
            pytest.skip(f"unsupported: {result.reason}")
        raise StepFailedError(failure_text(self.case, result))

    def finish(self) -> None:
        """Raises StepFailedError unless every step was performed."""
        if self.at != len(self.case.steps) - 1 or self.result is None:
            raise StepFailedError(f"pytest-bdd ran {self.at + 1} of the {len(self.case.steps)} steps")
        if self.result.verdict != Verdict.PASS:
            raise StepFailedError(failure_text(self.case, self.result))

    def _play(self) -> Result:
        engine = self._engine()
        return engine.claims.checked(self.case, run_case(self.case, engine.connection))

    def _engine(self) -> _Engine:
        engine = self.config.stash.get(_ENGINE, None)
        if engine is None:
            name = self.config.getoption("mtg_engine")
            try:
                manifest = find(name)
                connection = connect(manifest, "in-process" if manifest.in_process else "stdio")
            except (UsageError, EngineStartError, SpecError, SpecErrors) as error:
                pytest.exit(f"--engine {name}: {error}", returncode=3 if isinstance(error, EngineStartError) else 2)
            engine = self.config.stash[_ENGINE] = _Engine(connection, Claims(), manifest.name == "reference")
        return engine

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the case stands, for reports."""
        return self.path, self.case.location.line - 1, f"{self.name}: {self.case.title}"

    def repr_failure(self, excinfo: ExceptionInfo[BaseException], style: Any = None) -> str | TerminalRepr:
        """A failed case as its author wants to see it: the scenario, the step, expected and actual."""
        if isinstance(excinfo.value, StepFailedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)


def failure_text(case: Case, result: Result) -> str:
    """A failed case in words: its steps up to the one that decided it, then what was expected and what came."""
    path = case.location.path
    lines = [f"{path}:{case.location.line}: {case.title} ({case.id}): {result.verdict}"]
    failed = max(result.step, 0)
    for index, step in enumerate(case.steps[: failed + 1]):
        lines.append(f"{'>' if index == failed else ' '} {path}:{step.line}: {step.keyword} {step.text}")
    lines.append(f"  {result.reason}")
    if result.question is not None:
        lines.append(f"  question: {show(result.question)}")
    if result.expected is not None or result.actual is not None:
        lines.append(f"  expected: {show(result.expected)}")
        lines.append(f"  actual:   {show(result.actual)}")
    if result.log:
        lines.extend(["  log:", *(f"    {line}" for line in result.log.splitlines())])
    return "\n".join(lines)


def close_engine(config: pytest.Config) -> None:
    """Ends the engine of a run, if one was started."""
    engine = config.stash.get(_ENGINE, None)
    if engine is not None:
        engine.connection.close()
        del config.stash[_ENGINE]
