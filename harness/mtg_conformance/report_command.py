"""`mtg-conformance report`: results files in, reports out. The one module of the harness that knows `mtg_reports`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.errors import UsageError
from mtg_conformance.results import ResultsFile, joined, read_results

if TYPE_CHECKING:
    from mtg_conformance.baselines import Baseline
    from mtg_reports.history import PastRun
    from mtg_reports.model import Beside
    from mtg_spec.cases import Suite

_ENGINE = "{engine}"
_FILE = click.Path(dir_okay=False, path_type=Path)


def make_site(
    suite: Suite, results: Iterable[Path], folder: Path, *, history: Path | None = None, proof: Path | None = None
) -> Path:
    """Makes the site of some results; answers its first page."""
    from mtg_reports.site import build_site

    files = read_all(results)
    return build_site(files, suite, folder, _beside(suite, files, (), history, proof))


def read_all(paths: Iterable[Path]) -> list[ResultsFile]:
    """Reads results files, those of shards of one run joined; a folder stands for the `*.ndjson` files in it.

    Raises `ResultsError`, `UsageError`.
    """
    files: list[ResultsFile] = []
    for path in paths:
        inside = sorted(path.glob("*.ndjson")) if path.is_dir() else [path]
        if not inside:
            raise UsageError(f"{path}: no results (*.ndjson) in this folder")
        files += map(read_results, inside)
    return list(joined(files))


@click.command()
@click.argument("results", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="Folder of the site; with --single-file, the HTML file."
)
@click.option("--single-file", is_flag=True, help="Make one HTML file that needs nothing else.")
@click.option(
    "--previous",
    "-p",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="RESULTS",
    help="Earlier results, a file or a folder: the report says what changed. May be given several times.",
)
@click.option(
    "--history", type=_FILE, metavar="FILE", help="An SQLite file of runs: these are added, trends are shown."
)
@click.option(
    "--mutation", type=_FILE, metavar="FILE", help="What `mutate -o` wrote: the report says which tags are proved."
)
@click.option("--junit", type=_FILE, metavar="FILE", help="Write JUnit XML.")
@click.option("--messages", type=_FILE, metavar="FILE", help="Write Cucumber Messages (NDJSON).")
@click.option("--badge", type=_FILE, metavar="FILE", help="Write an SVG badge.")
@click.option("--markdown", type=_FILE, metavar="FILE", help="Append a summary of all engines in Markdown.")
def report(
    results: tuple[Path, ...],
    output: Path | None,
    single_file: bool,
    previous: tuple[Path, ...],
    history: Path | None,
    mutation: Path | None,
    junit: Path | None,
    messages: Path | None,
    badge: Path | None,
    markdown: Path | None,
) -> None:
    """Make the compliance report from results files: a static site, one HTML file, or what CI servers read.

    \b
    mtg-conformance run -e reference -e phase --results build/results
    mtg-conformance report build/results -o build/report
    mtg-conformance report build/results -o report.html --single-file
    mtg-conformance report new/phase.ndjson -o site --previous old/phase.ndjson
    mtg-conformance report build/results --junit 'junit-{engine}.xml' --markdown "$GITHUB_STEP_SUMMARY"

    RESULTS are files, or folders of them. Results that are truncated, changed or of another suite are refused. Where
    there are several engines, {engine} in the names of --junit, --messages and --badge becomes the name of each.
    """
    from mtg_conformance.suite import load_suite

    if single_file and output is None:
        raise UsageError("--single-file needs the name of the file: -o report.html")
    if output is None and not any((junit, messages, badge, markdown)):
        raise UsageError("say where to write: -o FOLDER, or --junit, --messages, --badge, --markdown")
    suite = load_suite()
    files = read_all(results)
    beside = _beside(suite, files, previous, history, mutation)
    if output is not None:
        _write_site(files, suite, output, beside, single_file)
    if junit is not None:
        from mtg_reports.junit import junit_xml

        _write_each(junit, "--junit", files, suite, lambda file: junit_xml(file, suite))
    if messages is not None:
        from mtg_reports.messages import cucumber_messages

        _write_each(messages, "--messages", files, suite, lambda file: cucumber_messages(file, suite))
    if badge is not None:
        from mtg_reports.badge import badge as badge_svg

        _write_each(badge, "--badge", files, suite, lambda file: badge_svg(file, suite))
    if markdown is not None:
        _append_summary(markdown, files, suite, beside)


def _write_site(files: Sequence[ResultsFile], suite: Suite, output: Path, beside: Beside, single: bool) -> None:
    from mtg_reports.site import build_single_file, build_site

    if single and output.is_dir():
        raise UsageError(f"{output} is a folder; --single-file writes a file, such as {output / 'report.html'}")
    if not single and output.is_file():
        raise UsageError(f"{output} is a file; the site needs a folder (or give --single-file)")
    build = build_single_file if single else build_site
    click.echo(str(build(files, suite, output, beside)))


def _write_each(
    path: Path, option: str, files: Sequence[ResultsFile], suite: Suite, text: Callable[[ResultsFile], str]
) -> None:
    from mtg_reports.model import make_report

    runs = make_report(files, suite).runs
    if len(files) > 1 and _ENGINE not in str(path):
        raise UsageError(
            f"{option} is of one engine; with several, put {_ENGINE} in the name: {path.stem}-{_ENGINE}{path.suffix}"
        )
    for run, file in zip(runs, files, strict=True):
        target = Path(str(path).replace(_ENGINE, run.key))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text(file), encoding="utf-8", newline="\n")
        click.echo(str(target))


def _append_summary(path: Path, files: Sequence[ResultsFile], suite: Suite, beside: Beside) -> None:
    from mtg_reports.markdown import summary

    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(summary(files, suite, beside=beside))
    click.echo(str(path))


def _beside(
    suite: Suite, files: Sequence[ResultsFile], previous: Sequence[Path], history: Path | None, mutation: Path | None
) -> Beside:
    """What the report shows beside the results. Nothing is added to the history before the results have proved good."""
    from mtg_reports.book import load_book
    from mtg_reports.history import History
    from mtg_reports.model import Beside, make_report
    from mtg_reports.proof import read_proof
    from mtg_spec.documents import root

    make_report(files, suite)
    earlier = tuple(read_all(previous))
    past: tuple[PastRun, ...] = ()
    if history is not None:
        with History(history) as runs:
            runs.add(files)
            past = runs.runs()
            earlier = earlier or runs.before(files)
    return Beside(
        book=load_book(root()),
        previous=earlier,
        past=past,
        baselines=_baselines(files),
        proof=read_proof(mutation, suite) if mutation is not None else None,
    )


def _baselines(files: Iterable[ResultsFile]) -> dict[str, Baseline]:
    """The baselines beside the manifests of the runs, by manifest."""
    from mtg_conformance.baselines import FILE_NAME, read_baseline
    from mtg_spec.documents import root

    found: dict[str, Baseline] = {}
    for file in files:
        manifest = file.header.manifest
        path = (root() / manifest).parent / FILE_NAME
        if manifest and path.is_file():
            found[manifest] = read_baseline(path)
    return found
