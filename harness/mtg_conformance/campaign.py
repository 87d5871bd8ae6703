"""One run of one engine, from its manifest to what disagrees with its baseline."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from mtg_conformance import baselines
from mtg_conformance.connectors import Check, Connection, ConnectorName, Limits, connect
from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Header, Result, ResultsWriter, counts
from mtg_conformance.running import run_cases
from mtg_spec.cases import Case, Suite
from mtg_spec.documents import shown
from mtg_spec.protocol import Engine


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the user asked for; `connector` "" chooses, `baseline` None looks beside the manifest, "none" has none."""

    connector: str = ""
    jobs: int = 1
    limits: Limits = Limits()
    results: Path | None = None
    baseline: str | None = None
    update_baseline: bool = False
    command: str = ""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How one engine did. `results` are without transcripts, logs and derivations; `file` holds them in full."""

    manifest: Manifest
    engine: Engine
    selected: int
    results: tuple[Result, ...]
    differences: tuple[baselines.Difference, ...]
    baseline: str = ""
    file: str = ""
    unexplained: int = 0

    @property
    def counts(self) -> dict[str, int]:
        """Verdict -> number of cases."""
        return counts(self.results)


def chosen_connector(manifest: Manifest, options: Options) -> ConnectorName:
    """The connector of a run: in-process where the manifest offers it, stdio for several jobs and for all others.

    Raises `UsageError` for several jobs in one process.
    """
    if options.connector == "in-process":
        if options.jobs > 1:
            raise UsageError("--connector in-process runs one job; leave the connector out to run several")
        return "in-process"
    if options.connector == "stdio" or options.jobs > 1 or not manifest.in_process:
        return "stdio"
    return "in-process"


def baseline_path(manifest: Manifest, chosen: str | None) -> Path | None:
    """The baseline of an engine: the chosen file, the one beside its manifest, or None.

    Raises `UsageError` where a baseline is chosen for an adapter that has none, a liar.
    """
    if chosen is not None:
        if manifest.no_passes:
            raise UsageError(f"{manifest.name} has no baseline: its manifest says that it may pass no case")
        return None if chosen == "none" else Path(chosen)
    if manifest.no_passes:
        return None
    return manifest.folder / baselines.FILE_NAME if manifest.folder else None


def run_engine(
    manifest: Manifest,
    suite: Suite,
    cases: Sequence[Case],
    options: Options,
    check: Check | None = None,
    progress: Callable[[Result], None] = lambda result: None,
) -> Outcome:
    """Plays `cases` on an engine, streams the results to disk if asked, and compares them with the baseline.

    Raises `EngineStartError`, `UsageError`, and `SpecError` for a faulty baseline, all before the first case.
    """
    if not manifest.installed():
        raise EngineStartError(
            f"{manifest.label} is not installed" + (f"\n  install: {manifest.install}" if manifest.install else "")
        )
    connector = chosen_connector(manifest, options)
    ids = {case.id: None for case in suite.cases}
    path = baseline_path(manifest, options.baseline)
    if path is not None and options.baseline is not None and not path.exists() and not options.update_baseline:
        raise UsageError(f"there is no baseline {path}; --update-baseline writes one")
    if options.update_baseline and path is None:
        raise UsageError(f"{manifest.name} has no place for a baseline; name the file with --baseline FILE")
    if options.update_baseline and len(cases) != len(ids):
        raise UsageError(f"a baseline is written by a run of all {len(ids)} cases; leave --case and --shard out")
    baseline = baselines.read_baseline(path) if path else {}

    def open_connection() -> Connection:
        return connect(manifest, connector, options.limits, check)

    connection = open_connection()
    engine = connection.engine
    slim: list[Result] = []

    def results() -> list[Result]:
        for result in run_cases(cases, connection, open_connection, options.jobs):
            if writer is not None:
                writer.write(result)
            progress(result)
            slim.append(msgspec.structs.replace(result, transcript=(), log="", derivation=(), reached=()))
        return slim

    writer: ResultsWriter | None = None
    file = ""
    if options.results is None:
        results()
    else:
        header = Header(
            suite=suite.version,
            digest=suite.digest,
            edition=suite.edition,
            cases=len(suite.cases),
            selected=len(cases),
            engine=engine,
            manifest=shown(Path(manifest.path)) if manifest.path else manifest.title,
            connector=connector,
            started=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            command=options.command,
        )
        target = options.results / f"{manifest.name}.ndjson"
        file = str(target)
        with ResultsWriter(target, header) as writer:
            results()
    unexplained = 0
    if options.update_baseline and path is not None:
        unexplained = baselines.update_baseline(path, slim, ids)
        baseline = baselines.read_baseline(path)
    return Outcome(
        manifest=manifest,
        engine=engine,
        selected=len(cases),
        results=tuple(slim),
        differences=tuple(
            baselines.differences_of_a_liar(slim) if manifest.no_passes else baselines.differences(baseline, slim, ids)
        ),
        baseline=shown(path) if path and path.exists() else "",
        file=file,
        unexplained=unexplained,
    )
