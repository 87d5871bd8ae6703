"""The shortest scenario that still fails in the same way.

Steps are left out, in runs and one by one, then members of lists, as long as the engine gives the same verdict at the same step and
question. What is left must still be right: if another engine, the oracle, passes the case, it must pass what is left.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from mtg_conformance.comparing import show
from mtg_conformance.compiler import load_context
from mtg_conformance.connectors import Connection
from mtg_conformance.errors import UsageError
from mtg_conformance.featurefile import FeatureSource, ScenarioSource, StepSource, read_feature
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.scenarios import Context, compile_scenario
from mtg_spec.cases import Case

_LIST = re.compile(r", | and ")


@dataclasses.dataclass(frozen=True)
class Minimum:
    """What is left of a case, and how the engine fails it; `tried` counts the shorter ones that were looked at."""

    scenario: ScenarioSource
    case: Case
    result: Result
    tried: int

    def gherkin(self) -> str:
        """The scenario as it could stand in a feature file."""
        lines = [f"Scenario: {self.scenario.title}"]
        before = ""
        for step in self.scenario.steps:
            lines.append(f"  {'And' if step.keyword == before else step.keyword} {step.text}")
            before = step.keyword
        return "\n".join(lines)


def minimise(
    case: Case,
    engine: Connection,
    oracle: Connection | None,
    root: Path,
    progress: Callable[[int], None] = lambda steps: None,
) -> Minimum:
    """The shortest form of a case that an engine does not pass. `progress` hears of each shorter form by its steps.

    Raises `UsageError` where the engine passes the case, or gave no verdict.
    """
    original = run_case(case, engine)
    if original.verdict in (Verdict.PASS, Verdict.NOT_RUN):
        reason = f": {original.reason}" if original.reason else "; there is nothing to shorten"
        raise UsageError(f"{engine.engine.name}: the verdict of {case.id} is {original.verdict}{reason}")
    if oracle is not None and run_case(case, oracle).verdict != Verdict.PASS:
        oracle = None
    feature, scenario = _source(case, root)
    search = _Search(feature, load_context(root, draft=True), engine, oracle, case, original)
    best = scenario
    shorter: ScenarioSource | None = best
    while shorter is not None:
        best = shorter
        progress(len(best.steps))
        shorter = next((candidate for candidate in _shorter(best) if search.still_fails(candidate)), None)
    return Minimum(best, search.case, search.result, search.tried)


def _source(case: Case, root: Path) -> tuple[FeatureSource, ScenarioSource]:
    path = root / case.location.path
    feature, _ = read_feature(path, case.location.path)
    for scenario in feature.scenarios if feature else ():
        if (scenario.row or scenario.line) == case.location.line or scenario.title == case.title:
            return feature, scenario  # type: ignore[return-value]
    raise UsageError(f"{case.location.path} has no scenario any more that is called {case.title!r}")


class _Search:
    """Whether shorter forms fail as the original does; keeps the last that did."""

    def __init__(
        self,
        feature: FeatureSource,
        context: Context,
        engine: Connection,
        oracle: Connection | None,
        case: Case,
        result: Result,
    ) -> None:
        self._feature, self._context, self._engine, self._oracle = feature, context, engine, oracle
        self._original, self._wanted = case, _failure(case, result)
        self._seen: set[tuple[str, ...]] = set()
        self.case, self.result, self.tried = case, result, 0

    def still_fails(self, candidate: ScenarioSource) -> bool:
        """Whether this form is a case, right, and fails in the same way."""
        key = tuple(step.text for step in candidate.steps)
        if key in self._seen:
            return False
        self._seen.add(key)
        case, faults = compile_scenario(self._feature, candidate, self._context)
        if case is None or faults:
            return False
        self.tried += 1
        if self._oracle is not None and run_case(case, self._oracle).verdict != Verdict.PASS:
            return False
        result = run_case(case, self._engine)
        if _failure(case, result) != self._wanted:
            return False
        self.case, self.result = case, result
        return True


def _failure(case: Case, result: Result) -> tuple[str, str, str, str]:
    step = case.steps[result.step].text if 0 <= result.step < len(case.steps) else ""
    return str(result.verdict), step, show(result.question), result.what


def _shorter(scenario: ScenarioSource) -> Iterator[ScenarioSource]:
    """Forms of a scenario with a run of steps less, longest runs first, or with one member of a list less."""
    steps = scenario.steps
    for length in range(len(steps) - 1, 0, -1):
        for first in range(len(steps) - length, -1, -1):
            yield dataclasses.replace(scenario, steps=(*steps[:first], *steps[first + length :]))
    for index, step in enumerate(steps):
        for text in _shorter_lists(step.text):
            yield dataclasses.replace(scenario, steps=_with(steps, index, text))


def _with(steps: Sequence[StepSource], index: int, text: str) -> tuple[StepSource, ...]:
    return (*steps[:index], dataclasses.replace(steps[index], text=text), *steps[index + 1 :])


def _shorter_lists(text: str) -> Iterator[str]:
    """The texts with one member of a list left out. The first member stands behind words that stay."""
    members = _LIST.split(text)
    for left_out in range(1, len(members)):
        yield _listed([*members[:left_out], *members[left_out + 1 :]])
    if len(members) > 1:
        words = members[0].split(" ")
        for kept in range(len(words) - 1, 0, -1):
            yield _listed([" ".join([*words[:kept], members[1]]), *members[2:]])


def _listed(members: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(members[:-1]), members[-1]]))
