"""The command line: `mtg-conformance`.

Exit codes: 0 verdicts as expected, 1 not as expected, 2 usage or suite error, 3 an engine could not be started.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance import author_commands
from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.report_command import make_site
from mtg_conformance.report_command import report as report_command
from mtg_spec.errors import SpecError, SpecErrors

if TYPE_CHECKING:
    from mtg_conformance.campaign import Outcome
    from mtg_spec.cases import Suite

NOT_AS_EXPECTED = 1
USAGE = 2
NO_ENGINE = 3


class _Commands(click.Group):
    """The commands; faults that have a message of their own end in it and in their exit code, never in a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        from mtg_conformance.results import ResultsError

        try:
            with _orderly_end():
                return super().invoke(ctx)
        except (SpecError, SpecErrors, UsageError, ResultsError, FileNotFoundError) as error:
            click.echo(_told(error), err=True)
            raise click.exceptions.Exit(USAGE) from None
        except EngineStartError as error:
            click.echo(f"error: {error}", err=True)
            raise click.exceptions.Exit(NO_ENGINE) from None
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except BrokenPipeError:
            raise click.exceptions.Exit(USAGE) from None
        except OSError as error:
            click.echo(f"error: {error.strerror or error}: {error.filename or ''}".rstrip(": "), err=True)
            raise click.exceptions.Exit(USAGE) from None
        except Exception as error:
            if os.environ.get("MTG_CONFORMANCE_DEBUG"):
                raise
            click.echo(
                f"internal error: {type(error).__name__}: {error}\n"
                "  this is a fault of mtg-conformance: please report it; MTG_CONFORMANCE_DEBUG=1 shows where",
                err=True,
            )
            raise click.exceptions.Exit(USAGE) from None


@contextlib.contextmanager
def _orderly_end() -> Iterator[None]:
    """Lets SIGTERM end the program as an exit does, so that engines are ended and their folders removed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _suite() -> Suite:
    from mtg_conformance.suite import load_suite

    return load_suite()


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="mtg-conformance")
def main() -> None:
    """Conformance suite for Magic: The Gathering rules engines.

    \b
    mtg-conformance engines                          which engines can be tested here
    mtg-conformance run --engine reference           run the whole suite on one
    mtg-conformance run --engine 'java -jar my.jar'  … on your own
    mtg-conformance explain CASE                     one case step by step, with the rules behind it
    mtg-conformance report build/results -o build/report
    mtg-conformance new-adapter DIR                  begin an adapter; `doctor` says what it lacks

    Exit codes: 0 verdicts as expected, 1 not as expected, 2 usage or suite error, 3 an engine could not be started.
    """


@main.command()
@click.option(
    "--engine",
    "-e",
    "engines",
    multiple=True,
    default=("reference",),
    show_default=True,
    metavar="ENGINE",
    help="A name (see `engines`), the path of an adapter.yaml, a command in quotes, `all` (every engine that comes with "
    "the suite) or `liars` (the adapters that must pass nothing). May be given several times.",
)
@click.option(
    "--case",
    "-c",
    "patterns",
    multiple=True,
    metavar="CASE",
    help="An id, a glob over ids, a tag (@CR-106.7), or a feature file or folder. May be given several times.",
)
@click.option(
    "--shard", metavar="I/N", help="The Ith of N parts of the cases, such as 1/4; by id, so parts are stable."
)
@click.option(
    "--results", type=click.Path(file_okay=False, path_type=Path), help="Write DIR/<engine>.ndjson.", metavar="DIR"
)
@click.option(
    "--report",
    "site",
    type=click.Path(file_okay=False, path_type=Path),
    help="Make the report of this run in DIR; without --results its results are in DIR/results.",
    metavar="DIR",
)
@click.option(
    "--baseline",
    metavar="FILE",
    help="Expected verdicts; `none`: every case must pass. Default: baseline.yaml beside the adapter.yaml.",
)
@click.option("--update-baseline", is_flag=True, help="Rewrite the baseline to what this run gives (whole suite only).")
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, show_default=True, help="Processes of each engine.")
@click.option(
    "--timeout", type=click.FloatRange(min=0.001), default=10.0, show_default=True, help="Seconds for a case."
)
@click.option(
    "--restarts", type=click.IntRange(0), default=10, show_default=True, help="How often an engine may break down."
)
@click.option(
    "--memory", type=click.IntRange(1), default=4096, show_default=True, help="MB that an engine's processes may use."
)
@click.option(
    "--disk", type=click.IntRange(1), default=256, show_default=True, help="MB that an engine may write to its folder."
)
@click.option("--connector", type=click.Choice(["in-process", "stdio"]), help="How to talk to the engine.")
@click.option("--validate", is_flag=True, help="Check all messages against the JSON Schemas in adapters/schema.")
@click.option("--if-installed", is_flag=True, help="Show engines that are not installed, but do not fail for them.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")
def run(
    engines: tuple[str, ...],
    patterns: tuple[str, ...],
    shard: str | None,
    results: Path | None,
    site: Path | None,
    baseline: str | None,
    update_baseline: bool,
    jobs: int,
    timeout: float,
    restarts: int,
    memory: int,
    disk: int,
    connector: str | None,
    validate: bool,
    if_installed: bool,
    as_json: bool,
) -> None:
    """Run cases on engines and compare the verdicts with the baselines.

    \b
    mtg-conformance run                                        the reference engine, all cases
    mtg-conformance run -e phase -e reference --report out     two engines side by side, and the report
    mtg-conformance run -e phase -c @CR-106.7 -c 'could-*'     some cases
    mtg-conformance run -e path/to/adapter.yaml --validate     while you write an adapter
    mtg-conformance run -e phase --shard 2/4 --jobs 2          a quarter of the cases, on two processes
    mtg-conformance run -e phase --update-baseline             accept what is so

    Only `pass` passes. Exit code 0: every case has the verdict that the baseline expects of it.
    """
    from mtg_conformance import campaign, display, selecting
    from mtg_conformance.connectors import Limits
    from mtg_conformance.manifests import find_all

    suite = _suite()
    cases = selecting.select(suite, patterns)
    if not cases:
        raise UsageError("the suite has no cases")
    if shard is not None:
        cases = selecting.shard(cases, shard)
    manifests = [manifest for engine in engines for manifest in find_all(engine)]
    names = [manifest.name for manifest in manifests]
    if len(set(names)) != len(names):
        raise UsageError(f"two of the engines have one name: {', '.join(names)}")
    if baseline not in (None, "none") and len(manifests) > 1:
        raise UsageError("one baseline can't be that of several engines; leave --baseline out")
    check = None
    if validate:
        from mtg_conformance.schemas import SchemaCheck

        check = SchemaCheck()
    if site is not None and all(manifest.no_passes for manifest in manifests):
        raise UsageError("--report is of engines; name one beside the liars")
    options = campaign.Options(
        connector=connector or "",
        jobs=jobs,
        limits=Limits(seconds=timeout, restarts=restarts, memory=memory << 20, disk=disk << 20),
        results=site / "results" if site and not results else results,
        baseline=baseline,
        update_baseline=update_baseline,
        command=shlex.join(["mtg-conformance", *sys.argv[1:]]),
    )
    say: Callable[[str], None] = (lambda text: click.echo(text, err=True)) if as_json else click.echo
    by_id = {case.id: case for case in suite.cases}
    outcomes: list[Outcome] = []
    failed: dict[str, str] = {}
    missing = False
    for manifest in manifests:
        if if_installed and not manifest.installed():
            failed[manifest.name] = f"not installed; {manifest.install}".rstrip("; ")
            continue
        say(f"{manifest.label}: {len(cases)} of {len(suite.cases)} cases")
        try:
            with display.progress(manifest.label, len(cases)) as advance:
                outcome = campaign.run_engine(manifest, suite, cases, options, check, advance)
        except EngineStartError as error:
            if len(manifests) == 1:
                raise
            click.echo(f"error: {error}", err=True)
            failed[manifest.name] = "could not be started"
            missing = True
            continue
        outcomes.append(outcome)
        for line in display.difference_lines(outcome, by_id):
            say(line)
        if outcome.unexplained:
            say(f"  {outcome.unexplained} new entries in {outcome.baseline}: say why in each, `lint` refuses TODO")
        if outcome.file:
            say(f"  results: {outcome.file}")
    reported = [Path(outcome.file) for outcome in outcomes]
    index = make_site(suite, reported, site) if site and reported else None
    code = NO_ENGINE if missing else NOT_AS_EXPECTED if any(outcome.differences for outcome in outcomes) else 0
    if as_json:
        click.echo(_json(suite, outcomes, failed, code, index))
    else:
        click.echo()
        click.echo(display.summary(outcomes, failed))
        if index is not None:
            click.echo(f"\nreport: {index}")
    raise click.exceptions.Exit(code)


def _json(
    suite: Suite, outcomes: Iterable[Outcome], failed: dict[str, str], code: int, report: Path | None = None
) -> str:
    import msgspec

    document = {
        "suite": {
            "version": suite.version,
            "digest": suite.digest,
            "edition": suite.edition,
            "cases": len(suite.cases),
        },
        "engines": [
            {
                "engine": outcome.engine,
                "manifest": outcome.manifest.name,
                "selected": outcome.selected,
                "counts": outcome.counts,
                "as expected": not outcome.differences,
                "differences": outcome.differences,
                "verdicts": {result.case: result.verdict for result in outcome.results},
                "results": outcome.file,
            }
            for outcome in outcomes
        ],
        "not run": failed,
        "report": str(report) if report else None,
        "exit code": code,
    }
    return msgspec.json.format(msgspec.json.encode(document)).decode()


@main.command()
@click.option("--warnings", "-w", "every", is_flag=True, help="Tell every warning, not only how many there are.")
@click.option("--strict", is_flag=True, help="Exit with 1 where there is a warning.")
@click.option(
    "--proof",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="What `mutate -o` wrote  [default: build/mutations.json, if it is there]",
)
def lint(every: bool, strict: bool, proof: Path | None) -> None:
    """Check the suite: features, rules, rulings, cards, citations, baselines.

    Every fault is told with file, line and what to do; exit code 2 if there is any. Warnings tell of weak cases, unused
    documents, rulings without a case, tags that no planted fault has proved, and style.
    """
    from mtg_conformance.baselines import lint_baselines
    from mtg_spec.documents import root
    from mtg_spec.lint import lint as lint_documents

    faults = [*lint_documents(root()), *lint_baselines()]
    suite: Suite | None = None
    try:
        suite = _suite()
    except SpecErrors as errors:
        known = set(map(str, faults))
        faults += [error for error in errors.errors if str(error) not in known]
    else:
        click.echo(f"{len(suite.cases)} cases")
    warned = False
    if suite is not None and not faults:
        warned = _tell_warnings(suite, every, proof)
    for fault in faults:
        click.echo(str(fault), err=True)
    click.echo(f"{len(faults)} faults" if faults else "no faults")
    raise click.exceptions.Exit(USAGE if faults else NOT_AS_EXPECTED if strict and warned else 0)


def _tell_warnings(suite: Suite, every: bool, proof: Path | None) -> bool:
    """Prints the warnings, or how many there are of each group, and says whether there are any."""
    from mtg_conformance import lint_warnings
    from mtg_spec.documents import root
    from mtg_spec.language import load_language
    from mtg_spec.vocabulary_size import MOST, counted_words

    click.echo(f"{len(counted_words(load_language(root())))} words of the language, of at most {MOST}")
    if proof is not None and not proof.is_file():
        raise UsageError(f"there is no file {proof}; write it with `mtg-conformance mutate -o {proof}`")
    report = lint_warnings.read_proof(proof or lint_warnings.PROOF)
    groups = lint_warnings.warnings_of(root(), suite, report)
    for name, warnings in groups.items():
        click.echo(f"{name}: {len(warnings)}")
        for warning in warnings if every else ():
            click.echo(f"  {warning}".replace("\n", "\n  "))
    if report is None:
        click.echo(f"tags not proved: unknown without {lint_warnings.PROOF} (mtg-conformance mutate -o …)")
    elif report.digest != suite.digest:
        click.echo("the cases have changed since their tags were proved; newer tags are left out")
    if groups and not every:
        click.echo("(--warnings tells each of them)")
    return bool(groups)


@main.command()
@click.option(
    "--engine", "-e", default="reference", show_default=True, metavar="ENGINE", help="Which engine is broken."
)
@click.option(
    "--fault", "-f", "wanted", multiple=True, metavar="FAULT", help="Only faults whose id or rule fits this glob."
)
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, show_default=True, help="Faults tried side by side.")
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="Write the report as JSON.")
def mutate(engine: str, wanted: tuple[str, ...], jobs: int, output: Path | None) -> None:
    """Break the engine's rules one by one and see which cases notice.

    \b
    mtg-conformance mutate -j 2
    mtg-conformance mutate --fault '107.5'

    A fault that no case notices survives; each survivor must stand in survivors.yaml beside the manifest, with the
    reason. A tag @CR-n is proved where its case notices a fault at that rule.
    """
    from fnmatch import fnmatchcase

    import msgspec

    from mtg_conformance import mutating
    from mtg_conformance.manifests import find

    manifest, suite = find(engine), _suite()
    cases = suite.cases
    faults = mutating.faults_of(manifest)
    chosen = [
        f
        for f in faults
        if not wanted or any(fnmatchcase(f.id, w) or any(fnmatchcase(r, w) for r in f.rules) for w in wanted)
    ]
    if not chosen:
        raise UsageError("no fault fits; leave --fault out to see all")
    listed = mutating.read_survivors(manifest.folder / mutating.SURVIVORS) if manifest.folder else {}

    def tell(trial: mutating.Trial) -> None:
        noticed = f"noticed by {len(trial.noticed)}: {trial.noticed[0]}" if trial.killed else "SURVIVED"
        click.echo(f"{trial.fault.rules[0]:9} {trial.fault.id}: {noticed}")

    trials = mutating.mutate(manifest, cases, chosen, jobs=jobs, progress=tell)
    report = mutating.judge(trials, cases, listed if len(chosen) == len(faults) else {}, suite.digest)
    if output is not None:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    killed = sum(1 for trial in trials if trial.killed)
    click.echo(f"{killed} of {len(trials)} faults noticed; {len(report.proved)} of {len(report.tags)} tags proved")
    for fault in report.unlisted:
        click.echo(f"survived, not listed: {fault.id} ({fault.rules[0]})", err=True)
    for id_ in report.stale:
        click.echo(f"listed as a survivor, but noticed or unknown: {id_}", err=True)
    raise click.exceptions.Exit(0 if report.as_expected else NOT_AS_EXPECTED)


@main.command()
@click.argument("case")
@click.option("--engine", "-e", default="reference", show_default=True, metavar="ENGINE", help="Which engine plays it.")
@click.option(
    "--timeout", type=click.FloatRange(min=0.001), default=10.0, show_default=True, help="Seconds for the case."
)
def explain(case: str, engine: str, timeout: float) -> None:
    """Play one case and tell, step by step, what the engine did and under which rule.

    \b
    mtg-conformance explain could-produce-tapped-land
    mtg-conformance explain could-produce-tapped-land --engine phase

    Engines without the capability `trace` show the steps and the verdict only.
    """
    from mtg_conformance import campaign, display
    from mtg_conformance.connectors import Limits, connect
    from mtg_conformance.manifests import find
    from mtg_conformance.results import Verdict
    from mtg_conformance.runner import run_case
    from mtg_conformance.selecting import one

    chosen = one(_suite(), case)
    manifest = find(engine)
    options = campaign.Options(limits=Limits(seconds=timeout))
    connection = connect(manifest, campaign.chosen_connector(manifest, options), options.limits)
    try:
        result = run_case(chosen, connection)
    finally:
        connection.close()
    for line in display.explanation(chosen, result, _rule_words()):
        click.echo(line)
    if "trace" not in connection.engine.capabilities:
        click.echo(f"{connection.engine.name} does not tell how it came to this (no capability `trace`)")
    raise click.exceptions.Exit(0 if result.verdict == Verdict.PASS else NOT_AS_EXPECTED)


def _rule_words() -> Callable[[str], str]:
    """What a rule says in our words, by its number; "" where it is not known."""
    from mtg_spec.documents import root
    from mtg_spec.rules import load_rules

    words = {str(rule.number): rule.says or "" for chapter in load_rules(root()).chapters for rule in chapter.rules}
    return lambda number: words.get(number, "")


def _told(error: Exception) -> str:
    """A fault as it is told: those of documents begin with their place."""
    return f"error: {error}" if isinstance(error, UsageError) else str(error)


@main.command()
@click.argument("cards", nargs=-1)
@click.option("--all", "every", is_flag=True, help="All cards of spec/cards.")
@click.option("--check", is_flag=True, help="Compare with the Oracle texts instead; fail where a card differs.")
def render(cards: tuple[str, ...], every: bool, check: bool) -> None:
    """Print cards of spec/cards as the rules text that their definitions mean, or compare them with the Oracle texts.

    \b
    mtg-conformance render "Reflecting Pool"
    mtg-conformance render --all --check
    """
    from mtg_conformance.rendering import cards_named, compared
    from mtg_spec.render import render_card

    if every == bool(cards):
        raise UsageError("name cards, or give --all")
    known, faults = cards_named(cards)
    good = True
    if known and not check:
        click.echo("\n\n".join(render_card(card) for card in known))
    elif known:
        lines, good = compared(known)
        click.echo("\n".join(lines))
    for fault in faults:
        click.echo(_told(fault), err=True)
    raise click.exceptions.Exit(USAGE if faults else 0 if good else NOT_AS_EXPECTED)


@main.command()
def engines() -> None:
    """List the engines that can be tested, and how to install those that are missing."""
    from mtg_conformance.manifests import known, load

    for path in known():
        manifest = load(path)
        there = "installed" if manifest.installed() else "not installed"
        click.echo(f"{manifest.name:<12} {manifest.label} ({manifest.language or '?'}), {there}")
        if manifest.homepage:
            click.echo(f"{'':<12} {manifest.homepage}")
        if not manifest.installed() and manifest.install:
            click.echo(f"{'':<12} install: {manifest.install}")


main.add_command(report_command)


@main.command()
@click.option(
    "--output", "-o", default="-", type=click.Path(path_type=Path, allow_dash=True), help="File; - is stdout."
)
def export(output: Path) -> None:
    """Write the whole suite as one JSON document (adapters/schema/suite.json), to run it natively in an engine.

    \b
    mtg-conformance export -o suite.json
    """
    import msgspec

    suite = _suite()
    text = msgspec.json.format(msgspec.json.encode(suite), indent=1) + b"\n"
    with click.open_file(str(output), "wb") as file:
        file.write(text)
    if str(output) != "-":
        click.echo(f"{output}: {len(suite.cases)} cases")


for command in author_commands.COMMANDS:
    main.add_command(command)

if __name__ == "__main__":
    main()
