"""The commands for authors of adapters: `new-adapter`, `doctor`, `minimise`."""

from __future__ import annotations

from pathlib import Path

import click

_TIMEOUT = click.option(
    "--timeout", type=click.FloatRange(min=0.001), default=10.0, show_default=True, help="Seconds for an answer."
)


@click.command("new-adapter")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--language",
    "-l",
    type=click.Choice(["python", "javascript"]),
    default="python",
    show_default=True,
    help="Of the adapter.",
)
def new_adapter(folder: Path, language: str) -> None:
    """Write a new adapter that starts and supports nothing yet.

    \b
    mtg-conformance new-adapter my-engine
    mtg-conformance new-adapter my-engine --language javascript

    The folder's name becomes the engine's. From there on `doctor` says what to do next.
    """
    from mtg_conformance.scaffolding import new_adapter

    for path in new_adapter(folder, language):
        click.echo(f"wrote {path}")
    click.echo(f"next: mtg-conformance doctor {folder}")


@click.command()
@click.argument("engine")
@_TIMEOUT
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")
def doctor(engine: str, timeout: float, as_json: bool) -> None:
    """Probe an adapter, and say what is wrong and what to do.

    \b
    mtg-conformance doctor path/to/my-engine
    mtg-conformance doctor 'java -jar my.jar'

    What the adapter does not support yet is no fault. Exit code 0: nothing is wrong, 1: something is, 3: it could not
    be started.
    """
    from mtg_conformance.connectors import Limits
    from mtg_conformance.doctor import Outcome, examine
    from mtg_conformance.errors import EngineStartError
    from mtg_conformance.manifests import find

    manifest = find(engine)
    if not manifest.installed():
        raise EngineStartError(f"{manifest.label} is not installed\n  install: {manifest.install or '?'}")
    marks = {Outcome.OK: "✓", Outcome.WRONG: "✗", Outcome.NOT_YET: "·"}
    findings = []
    for finding in examine(manifest, Limits(seconds=timeout, start_seconds=max(timeout, 30))):
        findings.append(finding)
        if not as_json:
            first, *rest = (finding.text or "").splitlines() or [""]
            note = f": not yet ({first})" if finding.outcome == Outcome.NOT_YET else f": {first}" if first else ""
            click.echo(f"{marks[finding.outcome]} {finding.probe}{note}")
            for line in rest:
                click.echo(f"    {line}")
            if finding.advice:
                click.echo(f"    what to do: {finding.advice}")
    counts = {outcome: sum(finding.outcome == outcome for finding in findings) for outcome in Outcome}
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode({"findings": findings, "counts": counts})).decode())
    else:
        click.echo(", ".join(f"{count} {outcome}" for outcome, count in counts.items()))
    raise click.exceptions.Exit(1 if counts[Outcome.WRONG] else 0)


@click.command()
@click.argument("case")
@click.option("--engine", "-e", required=True, metavar="ENGINE", help="The engine that does not pass it.")
@click.option(
    "--oracle",
    default="reference",
    show_default=True,
    metavar="ENGINE",
    help="An engine that must pass what is left if it passes the case; `none`: do without.",
)
@_TIMEOUT
def minimise(case: str, engine: str, oracle: str, timeout: float) -> None:
    """Shorten a case as far as an engine still fails it in the same way.

    \b
    mtg-conformance minimise could-produce-tapped-land --engine phase

    Steps and members of lists are left out one by one, as long as the verdict stays the same at the same question.
    """
    from mtg_conformance import campaign, display
    from mtg_conformance.connectors import Connection, Limits, connect
    from mtg_conformance.manifests import find
    from mtg_conformance.minimising import minimise
    from mtg_conformance.selecting import one
    from mtg_conformance.suite import load_suite
    from mtg_spec.documents import root

    limits = Limits(seconds=timeout, restarts=1000)
    options = campaign.Options(limits=limits)
    chosen = one(load_suite(), case)
    opened: list[Connection] = []

    def opened_of(name: str) -> Connection:
        manifest = find(name)
        opened.append(connect(manifest, campaign.chosen_connector(manifest, options), limits))
        return opened[-1]

    try:
        with display.countdown(f"{case}: steps") as steps:
            judge = None if oracle in ("none", engine) else opened_of(oracle)
            found = minimise(chosen, opened_of(engine), judge, root(), steps)
    finally:
        for connection in opened:
            connection.close()
    click.echo(found.gherkin())
    click.echo()
    click.echo(f"{found.result.verdict}: {found.result.reason}")
    click.echo(
        f"{len(found.scenario.steps)} of {len(chosen.steps)} steps are left; {found.tried} shorter forms were tried"
    )


COMMANDS = (new_adapter, doctor, minimise)
