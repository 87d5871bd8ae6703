"""Feature files become cases.

    python -m mtg_conformance.compiler [PATH …]

prints the cases of feature files (or folders of them) as JSON, one a line, or their faults.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from mtg_conformance import acts, checks, givens, reading
from mtg_conformance.card_names import card_names
from mtg_conformance.featurefile import FeatureSource, ScenarioSource, read_feature
from mtg_conformance.naming import card_table
from mtg_conformance.scenarios import Context, compile_scenario
from mtg_spec.cases import Case
from mtg_spec.documents import root as documents_root
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.steps import Vocabulary
from mtg_spec.steps_document import load_vocabulary


@dataclass(frozen=True, slots=True)
class Compiled:
    """The cases of some feature files, sorted by path and line, and every fault, in the same order."""

    cases: tuple[Case, ...]
    errors: tuple[SpecError, ...]

    def raise_any(self) -> None:
        """Raises SpecErrors when there is a fault."""
        if self.errors:
            raise SpecErrors(list(self.errors))


def load_context(root: Path, draft: bool = False, names: Iterable[str] = ()) -> Context:
    """What the features below `root` are compiled against; raises SpecErrors when a document is faulty.

    With `draft` the rules and rulings that tags cite are not looked up. `names` are card names known besides those of
    `spec/cards/`.
    """
    vocabulary = load_vocabulary(root)
    check_operations(vocabulary)
    cards = card_table([*card_names(root), givens.FILLER, *names])
    if draft:
        return Context(vocabulary, cards, None, None)
    from mtg_spec.rules import load_rules
    from mtg_spec.rulings import load_rulings

    return Context(vocabulary, cards, load_rules(root), load_rulings(root))


def check_operations(vocabulary: Vocabulary) -> None:
    """Raises SpecErrors for phrases and clauses that become nothing which the compiler knows."""
    known = {"Given": givens.OPERATIONS, "When": acts.OPERATIONS, "Then": checks.OPERATIONS}
    errors = [
        SpecError(
            phrase.path,
            phrase.line,
            0,
            f"unknown operation {phrase.operation!r}",
            f"known: {', '.join(sorted(known[phrase.keyword]))}",
        )
        for phrase in vocabulary.phrases
        if phrase.operation not in known[phrase.keyword] or (phrase.act and phrase.act not in acts.OPERATIONS)
    ]
    errors += [
        SpecError(
            "spec/steps/clauses.yaml",
            0,
            0,
            f"unknown clause {name!r}",
            f"known: {', '.join(sorted(reading.KNOWN_CLAUSES))}",
        )
        for name in vocabulary.clauses
        if name not in reading.KNOWN_CLAUSES
    ]
    if errors:
        raise SpecErrors(errors)


def feature_paths(root: Path) -> list[Path]:
    """The feature files of the suite, sorted."""
    return sorted((root / "features").rglob("*.feature"))


def compile_features(root: Path, paths: Sequence[Path] | None = None, context: Context | None = None) -> Compiled:
    """Compiles feature files (all of the suite unless named), and compares their ids and titles with each other.

    Raises SpecErrors when a document of `spec/` is faulty; the faults of the features are gathered in the result.
    """
    context = context or load_context(root)
    sources: list[tuple[FeatureSource, ScenarioSource, Case]] = []
    errors: list[SpecError] = []
    for path in feature_paths(root) if paths is None else paths:
        feature, faults = read_feature(path, shown_path(root, path))
        errors.extend(faults)
        for scenario in feature.scenarios if feature else ():
            case, faults = compile_scenario(feature, scenario, context)  # type: ignore[arg-type]
            errors.extend(faults)
            if case and feature:
                sources.append((feature, scenario, case))
    errors.extend(_doubles(sources))
    cases = sorted(
        (_as_read(case) for _, _, case in sources), key=lambda case: (case.location.path, case.location.line)
    )
    return Compiled(tuple(cases), tuple(_distinct(errors)))


def shown_path(root: Path, path: Path) -> str:
    """A path as cases and messages name it: relative to the documents' root where it lies below."""
    try:
        return path.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return str(path)


def _as_read(case: Case) -> Case:
    """The case as it comes back from JSON, so that a compiled case and one from the cache are written alike."""
    return msgspec.json.decode(msgspec.json.encode(case), type=Case)


def _doubles(sources: Sequence[tuple[FeatureSource, ScenarioSource, Case]]) -> list[SpecError]:
    errors = []
    ids: dict[str, str] = {}
    stems: dict[str, tuple[str, int]] = {}
    titles: dict[str, str] = {}
    for feature, scenario, case in sources:
        place = f"{feature.path}:{scenario.line}"
        stem = case.id.partition("/")[0]
        if stems.setdefault(stem, (feature.path, scenario.line)) != (feature.path, scenario.line):
            where = "{}:{}".format(*stems[stem])
            errors.append(
                SpecError(
                    feature.path,
                    scenario.line,
                    scenario.column,
                    f"the id {stem!r} is taken",
                    f"it belongs to {where}; ids are unique in the suite",
                )
            )
        elif case.id in ids:
            errors.append(
                SpecError(
                    feature.path,
                    case.location.line,
                    0,
                    f"two rows have the case {scenario.case!r}",
                    "give each row a slug of its own",
                )
            )
        ids.setdefault(case.id, place)
        if case.title in titles:
            errors.append(
                SpecError(
                    feature.path,
                    scenario.line,
                    scenario.column,
                    f"the title {case.title!r} is taken",
                    f"it belongs to {titles[case.title]}; titles are unique in the suite",
                )
            )
        titles.setdefault(case.title, place)
    return errors


def _distinct(errors: Iterable[SpecError]) -> list[SpecError]:
    """Sorted, each once: a fault in a background or an outline shows up in every case of it."""
    found = {(error.path, error.line, error.column, error.message): error for error in errors}
    return [found[key] for key in sorted(found)]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command of this module; see its docstring. Returns 0, or 2 when there are faults."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m mtg_conformance.compiler", description="Compiles feature files.")
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="feature files or folders; the suite unless given"
    )
    parser.add_argument("--draft", action="store_true", help="do not look up the rules and rulings that tags cite")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="more card names, one a line")
    parser.add_argument("--lint", action="store_true", help="warn of weak cases too")
    options = parser.parse_args(arguments)
    try:
        names = options.cards.read_text("utf-8").splitlines() if options.cards else []
        root = documents_root()
        paths: list[Path] | None = None
        if options.paths:
            paths = []
            for path in options.paths:
                if not path.exists():
                    print(f"{path}: there is no such file or folder", file=sys.stderr)
                    return 2
                paths.extend(sorted(path.rglob("*.feature")) if path.is_dir() else [path])
        compiled = compile_features(root, paths, load_context(root, options.draft, [name for name in names if name]))
    except SpecErrors as error:
        print(error, file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    for fault in compiled.errors:
        print(fault, file=sys.stderr)
    if compiled.errors:
        print(f"{len(compiled.errors)} faults", file=sys.stderr)
        return 2
    encoder = msgspec.json.Encoder(order="deterministic")
    for case in compiled.cases:
        print(encoder.encode(case).decode())
    if options.lint:
        from mtg_conformance.lint import weaknesses

        for warning in weaknesses(compiled.cases):
            print(warning, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
