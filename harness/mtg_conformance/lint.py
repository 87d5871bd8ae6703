"""Warnings about cases that compile but are weak: an engine that knows no rules might pass them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from mtg_conformance.comparing import holds
from mtg_spec.cases import Case, Expectation, Step
from mtg_spec.errors import SpecError
from mtg_spec.protocol import AskCan, AskMayLook, AskTarget, Question


class LintWarning(SpecError):
    """A weakness of a case: the suite is usable, but the case earns its place only when this is mended."""

    def __str__(self) -> str:
        return super().__str__().replace(": ", ": warning: ", 1)


_CONSTANTS: tuple[tuple[str, Any], ...] = (
    ("true", True),
    ("false", False),
    ("zero", 0),
    ("nothing", []),
    ("nothing", ""),
)


def lint_features(root: Path) -> list[LintWarning]:
    """The weaknesses of the whole suite, the manifest included; raises SpecErrors when it does not compile."""
    from mtg_conformance.case_manifest import compare_manifest
    from mtg_conformance.compiler import compile_features

    compiled = compile_features(root)
    compiled.raise_any()
    warnings = list(weaknesses(compiled.cases))
    warnings += [
        LintWarning(e.path, e.line, e.column, e.message, e.hint) for e in compare_manifest(root, compiled.cases)
    ]
    return warnings


def weaknesses(cases: Iterable[Case]) -> Iterator[LintWarning]:
    """Every weakness of each case, in order."""
    for case in cases:
        yield from _controls(case)
        yield from _constants(case)


def _controls(case: Case) -> Iterator[LintWarning]:
    """Beside each "can't" the case must show a "can" of the same kind, or something refused beside something done."""
    asked = [(step, question, expectation) for step in case.steps for question, expectation in step.checks]
    for kind, word in ((AskCan, "can't"), (AskTarget, "not a legal target"), (AskMayLook, "may not look")):
        negative = [entry for entry in asked if isinstance(entry[1], kind) and entry[2].value is False]
        positive = [entry for entry in asked if isinstance(entry[1], kind) and entry[2].value is True]
        if negative and not positive:
            message = f"{case.id}: “{word}” without a positive control"
            yield _warning(
                case, negative[0][0], message, "add a question about an untouched twin that is answered with yes"
            )
    refused = next((step for step in case.steps if step.illegal), None)
    done = any(step.act and not step.illegal for step in case.steps)
    able = any(isinstance(question, AskCan) and expectation.value is True for _, question, expectation in asked)
    if refused and not done and not able:
        message = f"{case.id}: an illegal act without a positive control"
        yield _warning(case, refused, message, "let a player do, or be able to do, something alike that is legal")


def _constants(case: Case) -> Iterator[LintWarning]:
    """No engine that gives one answer to every question may pass a case."""
    checks: list[tuple[Question, Expectation]] = [check for step in case.steps for check in step.checks]
    if not checks:
        return
    for name, constant in _CONSTANTS:
        if all(holds(expectation, constant) for _, expectation in checks):
            message = f"{case.id}: an engine that answers every question with {name} passes"
            yield _warning(case, case.steps[-1], message, "ask something whose answer is another one, too")
            return


def _warning(case: Case, step: Step, message: str, hint: str) -> LintWarning:
    return LintWarning(case.location.path, step.line, 0, message, hint)
