"""Expected verdicts: `adapters/<engine>/baseline.yaml`.

    could-produce-tapped-land: {verdict: fail, reason: "counts untapped lands only (issue 123)"}

Whatever is not listed is expected to pass. A run agrees with its baseline when every case has the verdict that is
expected of it, in both directions: what is listed and passes is as wrong as what fails and is not listed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.errors import UsageError, suggestion
from mtg_conformance.results import Result, Verdict
from mtg_spec.cache import cached
from mtg_spec.documents import root, shown
from mtg_spec.errors import SpecError

FILE_NAME = "baseline.yaml"
UNEXPLAINED = "TODO"
"""How the reason of an entry begins that `--update-baseline` has added; the lint refuses it."""


class Entry(msgspec.Struct, frozen=True):
    """An expected verdict, why, and the line where that is said."""

    verdict: Verdict
    reason: str
    line: int


Baseline = Mapping[str, Entry]
"""Case id -> what is expected of it."""


class Surprise(StrEnum):
    """How a run can disagree with its baseline."""

    NEW = "not listed"
    STALE = "listed, but passes"
    CHANGED = "another verdict than listed"
    UNKNOWN = "listed, but no such case"
    PASSED = "passes, though no case may"
    BROKE = "broke down"


class Difference(msgspec.Struct, frozen=True):
    """One disagreement: the case, how, the verdict that was expected and the one that came (None: no such case)."""

    case: str
    surprise: Surprise
    expected: Verdict
    actual: Verdict | None
    text: str


def read_baseline(path: Path) -> Baseline:
    """Reads a baseline; a missing file is an empty one. Raises `SpecError` at the first fault."""
    if not path.exists():
        return {}
    return cached(["baseline"], [path.resolve()], lambda: _read(path), dict[str, Entry])


def _read(path: Path) -> dict[str, Entry]:
    from mtg_conformance.yaml_files import mapping, place, read

    document = read(path)
    if document is None:
        return {}
    entries: dict[str, Entry] = {}
    listed = [str(verdict) for verdict in Verdict if verdict not in (Verdict.PASS, Verdict.NOT_RUN)]
    for case, value in mapping(document, path, "a baseline").items():
        line, column = place(document, case)

        def fault(message: str, hint: str = "", at: tuple[int, int] = (line, column)) -> SpecError:
            return SpecError(shown(path), *at, message, hint)

        if not isinstance(value, dict) or set(value) != {"verdict", "reason"}:
            raise fault(f"{case} must have a verdict and a reason", f"{case}: {{verdict: fail, reason: why}}")
        if value["verdict"] not in listed:
            raise fault(f"{case}: {value['verdict']!r} can't be expected", f"verdicts: {', '.join(listed)}")
        if not isinstance(value["reason"], str) or not value["reason"].strip():
            raise fault(f"{case} has no reason", "say why, with the issue if there is one")
        entries[case] = Entry(Verdict(value["verdict"]), value["reason"], line)
    return entries


def differences(baseline: Baseline, results: Iterable[Result], ids: Collection[str]) -> list[Difference]:
    """Where a run disagrees with its baseline; `ids` are those of the whole suite, `results` may be of a part of
    it."""
    found: list[Difference] = []
    for result in results:
        entry = baseline.get(result.case)
        expected = entry.verdict if entry else Verdict.PASS
        if result.verdict == expected:
            continue
        if entry is None:
            surprise, text = Surprise.NEW, f"{result.case}: {result.verdict}, not listed: {result.reason}"
        elif result.verdict == Verdict.PASS:
            surprise, text = Surprise.STALE, f"{result.case}: passes; take it out of the baseline (line {entry.line})"
        else:
            surprise = Surprise.CHANGED
            text = f"{result.case}: {result.verdict}, listed as {expected} (line {entry.line}): {result.reason}"
        found.append(Difference(result.case, surprise, expected, result.verdict, text))
    for case, entry in baseline.items():
        if case not in ids:
            text = f"{case}: listed (line {entry.line}), but the suite has no such case{suggestion(case, ids)}"
            found.append(Difference(case, Surprise.UNKNOWN, entry.verdict, None, text))
    return found


def differences_of_a_liar(results: Iterable[Result]) -> list[Difference]:
    """Where an adapter that knows no rules does not end as it must, in `fail` or `unsupported`.

    One that passes a case shows that the case tests nothing; one that breaks down shows nothing about the case.
    """
    found: list[Difference] = []
    for result in results:
        if result.verdict in (Verdict.FAIL, Verdict.UNSUPPORTED):
            continue
        if result.verdict == Verdict.PASS:
            surprise, text = (
                Surprise.PASSED,
                f"{result.case}: passes on an adapter that knows no rules, so it tests none",
            )
        else:
            surprise, text = Surprise.BROKE, f"{result.case}: {result.verdict}, must fail: {result.reason}"
        found.append(Difference(result.case, surprise, Verdict.FAIL, result.verdict, text))
    return found


def update_baseline(path: Path, results: Iterable[Result], ids: Collection[str]) -> int:
    """Rewrites a baseline to what a whole run gave; reasons and comments of entries that stay are kept.

    A new entry for what is unsupported gets the adapter's own reason; any other one, and one that was unsupported and is
    no more, gets a reason that begins with `UNEXPLAINED`. Answers how many of these there are. Raises `UsageError` for
    a partial run, or one that left cases undecided.
    """
    from mtg_conformance.yaml_files import round_trip

    verdicts = {result.case: result for result in results}
    if set(verdicts) != set(ids):
        raise UsageError(f"a baseline is written by a run of all {len(ids)} cases; this one had {len(verdicts)}")
    undecided = [case for case, result in verdicts.items() if result.verdict == Verdict.NOT_RUN]
    if undecided:
        raise UsageError(f"{len(undecided)} cases were not run, {undecided[0]} the first; no baseline can be written")
    read_baseline(path)
    yaml = round_trip()
    document: Any = (yaml.load(path.read_text(encoding="utf-8")) if path.exists() else None) or yaml.map()
    for case in list(document):
        if case not in verdicts or verdicts[case].verdict == Verdict.PASS:
            del document[case]
    unexplained = 0
    for case, result in verdicts.items():
        if result.verdict == Verdict.PASS:
            continue
        told = result.verdict == Verdict.UNSUPPORTED
        entry = document.get(case)
        if entry is None or (entry["verdict"] == Verdict.UNSUPPORTED and not told):
            unexplained += not told
            reason = _line(result.reason)
            document[case] = entry = yaml.map()
            entry.update(verdict="", reason=reason if told else f"{UNEXPLAINED}: say why. The run says: {reason}")
        entry["verdict"] = str(result.verdict)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        if document:
            yaml.dump(document, file)
        else:
            file.write("# Every case passes.\n")
    return unexplained


def _line(text: str) -> str:
    first = text.partition("\n")[0]
    return first if len(first) <= 160 else first[:159] + "…"


def lint_baselines() -> list[SpecError]:
    """The faults of the committed baselines, reasons that were never written among them."""
    faults: list[SpecError] = []
    for path in sorted((root() / "adapters").rglob(FILE_NAME)):
        try:
            entries = read_baseline(path)
        except SpecError as error:
            faults.append(error)
            continue
        faults += [
            SpecError(
                shown(path),
                entry.line,
                1,
                f"{case} has no reason yet",
                "replace the TODO by why the engine does not pass",
            )
            for case, entry in entries.items()
            if entry.reason.startswith(UNEXPLAINED)
        ]
    return faults
