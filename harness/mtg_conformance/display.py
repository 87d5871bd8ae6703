"""What the command line shows: progress and tables on a terminal, plain lines elsewhere."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from mtg_conformance.baselines import Difference
from mtg_conformance.campaign import Outcome
from mtg_conformance.comparing import show
from mtg_conformance.results import Result, Verdict
from mtg_spec.cases import Case

MOST_SHOWN = 50
"""Differences that are shown of one engine; the results file has all."""

_MARKS = {"ok": "✓", "bad": "✗", "none": "·"}


def on_terminal() -> bool:
    """Whether the user watches."""
    return sys.stdout.isatty()


@contextlib.contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[Result], None]]:
    """Shows how a run gets on; yields what to call with each result."""
    if not on_terminal() or total < 2:
        yield lambda result: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns,
        TextColumn("{task.fields[bad]}"),
        console=Console(file=sys.stdout),
        transient=True,
        refresh_per_second=8,
    ) as bar:
        task = bar.add_task(label, total=total, bad="")
        bad = 0

        def advance(result: Result) -> None:
            nonlocal bad
            bad += result.verdict != Verdict.PASS
            bar.update(task, advance=1, bad=f"{bad} not passed" if bad else "")

        yield advance


@contextlib.contextmanager
def countdown(label: str) -> Iterator[Callable[[int], None]]:
    """Shows one number that gets smaller, on stderr where a user watches; yields what to call with it."""
    watched = sys.stderr.isatty()

    def show_number(number: int) -> None:
        if watched:
            sys.stderr.write(f"\r{label} {number}   ")
            sys.stderr.flush()

    yield show_number
    if watched:
        sys.stderr.write("\r\033[K")


def difference_lines(outcome: Outcome, cases: Mapping[str, Case]) -> Iterator[str]:
    """Where an engine is not as its baseline says, each with where the case stands."""
    for difference in outcome.differences[:MOST_SHOWN]:
        yield f"  {difference.text}"
        case = cases.get(difference.case)
        if case is not None:
            yield f"    {case.title} ({case.location.path}:{case.location.line})"
    rest = len(outcome.differences) - MOST_SHOWN
    if rest > 0:
        yield f"  … and {rest} more; --results DIR keeps all"


def summary(outcomes: Sequence[Outcome], failed: Mapping[str, str]) -> str:
    """Engines side by side: how many cases of how many got which verdict."""
    verdicts = [
        verdict for verdict in Verdict if verdict == Verdict.PASS or any(str(verdict) in o.counts for o in outcomes)
    ]
    rows: list[list[str]] = [["engine", *verdicts, "of", "as expected"]]
    for outcome in outcomes:
        counts = outcome.counts
        unexpected = len(outcome.differences)
        rows.append(
            [
                f"{outcome.engine.name} {outcome.engine.version}",
                *(str(counts.get(str(verdict), 0)) for verdict in verdicts),
                str(outcome.selected),
                f"no ({unexpected})" if unexpected else "yes, passes none" if outcome.manifest.no_passes else "yes",
            ]
        )
    rows += [[name, *("-" for _ in verdicts), "-", reason.partition("\n")[0]] for name, reason in failed.items()]
    if on_terminal():
        return _rich_table(rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    last = len(widths) - 1
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i in (0, last) else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _rich_table(rows: list[list[str]]) -> str:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(f"[bold]{name}" for name in rows[0]))
    for column in table.columns[1:-1]:
        column.justify = "right"
    for row in rows[1:]:
        table.add_row(*row)
    console = Console(file=sys.stdout)
    with console.capture() as capture:
        console.print(table)
    return capture.get().rstrip("\n")


def explanation(case: Case, result: Result, says: Callable[[str], str]) -> Iterator[str]:
    """A played case step by step, each with what the engine derived there and the rule it did it under."""
    yield f"{case.title}  [{case.id}]"
    yield f"{case.location.path}:{case.location.line}" + (f"  CR {', '.join(case.rules)}" if case.rules else "")
    yield ""
    for index, step in enumerate(case.steps):
        decided = result.step == index and result.verdict != Verdict.PASS
        after = result.verdict != Verdict.PASS and 0 <= result.step < index
        mark = _MARKS["none" if after or step.keyword == "Given" else "bad" if decided else "ok"]
        yield f"{mark} {step.keyword} {step.text}"
        for entry in result.derivation:
            if entry.step == index:
                words = says(entry.rule)
                yield f"      {entry.rule}" + (f" {words}" if words else "")
                yield f"        {entry.text}"
        if decided:
            yield from (f"    {line}" for line in _decision(result))
    if result.verdict != Verdict.PASS and result.step < 0:
        yield from _decision(result)
    yield ""
    yield f"verdict: {result.verdict}"


def _decision(result: Result) -> Iterator[str]:
    yield from result.reason.splitlines()
    if result.question is not None:
        yield f"question: {show(result.question)}"
    if result.expected is not None or result.actual is not None:
        yield f"expected: {show(result.expected)}"
        yield f"actual:   {show(result.actual)}"
    if result.log:
        yield "the engine's log:"
        yield from (f"  {line}" for line in result.log.splitlines()[-20:])


__all__ = ["Difference", "countdown", "difference_lines", "explanation", "on_terminal", "progress", "summary"]
