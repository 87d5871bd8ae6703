"""Faults planted in an engine, one at a time: which cases notice, and which tags are thereby proved.

A manifest's key `faults` is a command that prints the faults an engine can plant in itself, as a JSON list of
`{"id": …, "rules": […]}`; the adapter started with `--fault ID` behind its command plays with that fault.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import msgspec

from mtg_conformance.connectors import Limits, connect
from mtg_conformance.errors import EngineStartError, UsageError
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Verdict
from mtg_conformance.running import run_cases
from mtg_spec.cases import Case
from mtg_spec.errors import SpecError

SURVIVORS = "survivors.yaml"
"""Beside a manifest: the faults that no case notices, each with the reason why none can."""


class Fault(msgspec.Struct, frozen=True):
    """A fault that can be planted: its name, and the rules that it breaks, the one it is about first."""

    id: str
    rules: tuple[str, ...]


class Trial(msgspec.Struct, frozen=True):
    """What came of one fault: the ids of the cases that noticed (any verdict but pass), of those that cite its rules all, else one."""

    fault: Fault
    noticed: tuple[str, ...]

    @property
    def killed(self) -> bool:
        """Did any case notice?"""
        return bool(self.noticed)


class Report(msgspec.Struct, frozen=True):
    """A whole campaign: every trial, the tags there are and those proved, and what disagrees with the listed survivors.

    A tag is a pair of a case's id and the rule that it cites. `digest` names the suite.
    """

    trials: tuple[Trial, ...]
    tags: frozenset[tuple[str, str]]
    proved: frozenset[tuple[str, str]]
    unlisted: tuple[Fault, ...]
    stale: tuple[str, ...]
    digest: str = ""

    @property
    def as_expected(self) -> bool:
        """True where every survivor is listed with a reason, and nothing else is."""
        return not self.unlisted and not self.stale


def faults_of(manifest: Manifest) -> list[Fault]:
    """The faults that an engine can plant in itself. Raises `UsageError` where its manifest has no `faults`."""
    if not manifest.faults:
        raise UsageError(f"{manifest.label} can't plant faults in itself: its manifest has no key 'faults'")
    command = [manifest.filled(word) for word in manifest.faults]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return msgspec.json.decode(done.stdout, type=list[Fault])
    except msgspec.DecodeError as error:
        raise EngineStartError(
            f"{manifest.label} does not list its faults: {error}\n  command: {' '.join(command)}\n{done.stderr}"
        ) from None


def mutate(
    manifest: Manifest,
    cases: Sequence[Case],
    faults: Iterable[Fault],
    *,
    jobs: int = 1,
    limits: Limits | None = None,
    progress: Callable[[Trial], None] = lambda trial: None,
) -> list[Trial]:
    """Play cases for each fault: of those that reach its place all that cite its rules, and others until one notices. The engine must
    pass all of them without a fault."""
    limits = limits or Limits()
    reaching = _reaching(manifest, cases, limits)

    def attempt(fault: Fault) -> Trial:
        chosen = cases if reaching is None else reaching.get(fault.id.partition(":")[0], [])
        trial = Trial(fault, _noticing(manifest, chosen, fault, limits) if chosen else ())
        progress(trial)
        return trial

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(attempt, faults))


def _reaching(manifest: Manifest, cases: Sequence[Case], limits: Limits) -> dict[str, list[Case]] | None:
    """Which cases reach which place for faults; None for an engine that does not tell.

    Raises `UsageError` where the engine fails a case without a fault.
    """
    connection = connect(msgspec.structs.replace(manifest, in_process=""), "stdio", limits)
    try:
        results = list(run_cases(cases, connection, lambda: connect(manifest, "stdio", limits), 1))
    finally:
        connection.close()
    failing = [result.case for result in results if result.verdict != Verdict.PASS]
    if failing:
        raise UsageError(f"{manifest.label} does not pass {failing[0]} without a fault: mend it first")
    by_id = {case.id: case for case in cases}
    reaching: dict[str, list[Case]] = {}
    for result in results:
        for place in result.reached:
            reaching.setdefault(place, []).append(by_id[result.case])
    return reaching or None


def _noticing(manifest: Manifest, cases: Sequence[Case], fault: Fault, limits: Limits) -> tuple[str, ...]:
    """Of the cases that cite a rule of the fault all that notice, since their tags are proved so; where none of these does, the
    first of the others that does."""
    citing = [case for case in cases if _concerns(fault, case)]
    others = [case for case in cases if not _concerns(fault, case)]
    faulty = msgspec.structs.replace(manifest, command=(*manifest.command, "--fault", fault.id), in_process="")
    connection = connect(faulty, "stdio", limits)
    try:
        results = run_cases([*citing, *others], connection, lambda: connect(faulty, "stdio", limits), 1)
        noticed = tuple(result.case for result in islice(results, len(citing)) if result.verdict != Verdict.PASS)
        return noticed or tuple(islice((result.case for result in results if result.verdict != Verdict.PASS), 1))
    finally:
        connection.close()


def _concerns(fault: Fault, case: Case) -> bool:
    return any(_within(broken, cited) for broken in fault.rules for cited in case.rules)


def judge(trials: Sequence[Trial], cases: Sequence[Case], listed: dict[str, str], digest: str = "") -> Report:
    """What the trials prove. A tag is proved where its case noticed a fault at that rule or at one of its subrules."""
    tags = frozenset((case.id, rule) for case in cases for rule in case.rules)
    broken: dict[str, list[str]] = {}
    for trial in trials:
        for case in trial.noticed:
            broken.setdefault(case, []).extend(trial.fault.rules)
    proved = frozenset((case, rule) for case, rule in tags if any(_within(r, rule) for r in broken.get(case, ())))
    survivors = {trial.fault.id: trial.fault for trial in trials if not trial.killed}
    return Report(
        trials=tuple(trials),
        tags=tags,
        proved=proved,
        unlisted=tuple(fault for id_, fault in survivors.items() if id_ not in listed),
        stale=tuple(id_ for id_ in listed if id_ not in survivors),
        digest=digest,
    )


def _within(rule: str, cited: str) -> bool:
    """Is the broken rule the cited one, a subrule of it ("704.5g" of "704.5"), or the keyword that the cited subrule is about?"""
    if rule == cited or (rule.startswith(cited) and rule[len(cited) :].isalpha()):
        return True
    return rule.startswith("702.") and cited.startswith(rule) and cited[len(rule) :].isalpha()


def read_survivors(path: Path) -> dict[str, str]:
    """The listed survivors: fault -> reason. Raises `SpecError`, with the place, for a faulty file; no file, none."""
    if not path.is_file():
        return {}
    from mtg_conformance.yaml_files import mapping, place, read

    document = mapping(read(path), path, "a list of survivors")
    for fault, reason in document.items():
        if not isinstance(reason, str) or not reason.strip():
            line, column = place(document, fault)
            raise SpecError(path, line, column, f"{fault} has no reason", "say why no case can notice this fault")
    return {str(fault): str(reason) for fault, reason in document.items()}
