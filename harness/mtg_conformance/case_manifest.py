"""The committed manifest of all cases, `features/manifest.yaml`: ids with titles, and the ids that were retired.

    format: 1
    cases:
      could-produce-tapped-land: "A tapped land still counts"
    retired:
      an-old-id: "What it was about"

It makes a lost case show, and an id that is used again. `python -m mtg_conformance.case_manifest` rewrites it; an id
that no commit has seen is forgotten, not retired, when its case goes.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mtg_spec.cases import Case
from mtg_spec.errors import SpecError, SpecErrors

NAME = "features/manifest.yaml"
_REWRITE = "rewrite it: python -m mtg_conformance.case_manifest"


@dataclass(frozen=True, slots=True)
class Manifest:
    """Titles by id, of the cases that must be there and of those that were retired."""

    cases: dict[str, str]
    retired: dict[str, str]


def read_manifest(root: Path) -> Manifest:
    """The committed manifest, empty where there is none; raises SpecErrors when it is faulty."""
    path = root / NAME
    if not path.exists():
        return Manifest({}, {})
    return _manifest_of(path.read_bytes())


def committed_manifest(root: Path) -> Manifest | None:
    """The manifest as it was last committed; None where none was, or no good one."""
    git = shutil.which("git")
    if git is None:
        return None
    shown = subprocess.run([git, "show", f"HEAD:./{NAME}"], cwd=root, capture_output=True, check=False)
    try:
        return _manifest_of(shown.stdout) if shown.returncode == 0 else None
    except SpecErrors:
        return None


def _manifest_of(text: bytes) -> Manifest:
    from mtg_spec.yaml_nodes import Faults, MappingNode, compose

    faults = Faults(Path(NAME))
    node = compose(text, Path(NAME))
    entries = faults.mapping(node, "the manifest")
    faults.known_keys(entries, ("format", "cases", "retired"), "the manifest")
    if faults.text(entries, "format", "the manifest", node) not in (None, "1"):
        faults.add(entries["format"].value, "unknown format", "this version reads format 1")
    parts: dict[str, dict[str, str]] = {"cases": {}, "retired": {}}
    for name, titles in parts.items():
        if name in entries:
            value = entries[name].value
            if not isinstance(value, MappingNode):
                faults.add(value, f"{name!r} must be a mapping of ids to titles")
                continue
            for id_, entry in faults.mapping(value, name).items():
                titles[id_] = faults.scalar(entry, f"the title of {id_!r}") or ""
                if name == "retired" and id_ in parts["cases"]:
                    faults.add(entry.key, f"{id_!r} is both a case and retired", "an id is never used again")
    faults.raise_any()
    return Manifest(parts["cases"], parts["retired"])


def compare_manifest(root: Path, cases: Sequence[Case]) -> list[SpecError]:
    """Every difference between the compiled cases of the whole suite and the committed manifest."""
    manifest = read_manifest(root)
    compiled = {case.id: case for case in cases}
    errors = [
        SpecError(
            NAME,
            0,
            0,
            f"the case {id_!r} ({title}) is missing from the features",
            f"restore it, or retire it: {_REWRITE[12:]}",
        )
        for id_, title in manifest.cases.items()
        if id_ not in compiled
    ]
    for case in cases:
        place = case.location
        if case.id in manifest.retired:
            errors.append(
                SpecError(
                    place.path,
                    place.line,
                    0,
                    f"the id {case.id!r} is retired",
                    "ids are never used again: choose another",
                )
            )
        elif case.id not in manifest.cases:
            errors.append(SpecError(place.path, place.line, 0, f"the case {case.id!r} is not in {NAME}", _REWRITE))
        elif manifest.cases[case.id] != case.title:
            errors.append(SpecError(place.path, place.line, 0, f"{NAME} has another title for {case.id!r}", _REWRITE))
    return errors


def manifest_text(cases: Sequence[Case], before: Manifest) -> str:
    """The manifest of these cases; what was in it `before` and is gone is retired. Raises SpecErrors for reused ids."""
    reused = [case for case in cases if case.id in before.retired]
    if reused:
        hint = "ids are never used again: choose another"
        raise SpecErrors(
            [SpecError(c.location.path, c.location.line, 0, f"the id {c.id!r} is retired", hint) for c in reused]
        )
    titles = {case.id: case.title for case in cases}
    retired = {**before.retired, **{id_: title for id_, title in before.cases.items() if id_ not in titles}}
    lines = [
        "# All cases of the suite by id. Written by `python -m mtg_conformance.case_manifest`; ids never change.",
        "format: 1",
    ]
    for name, part in (("cases", titles), ("retired", retired)):
        lines.append(f"{name}:" if part else f"{name}: {{}}")
        lines += [f"  {id_}: {json.dumps(title, ensure_ascii=False)}" for id_, title in sorted(part.items())]
    return "\n".join(lines) + "\n"


def rewrite_manifest(root: Path) -> list[str]:
    """Writes the manifest of the suite and returns the ids that it retired; raises SpecErrors for a faulty suite.

    An id whose case has gone before it was ever committed isn't retired: nobody can have used it.
    """
    from mtg_conformance.compiler import compile_features

    compiled = compile_features(root)
    compiled.raise_any()
    before = read_manifest(root)
    committed = committed_manifest(root)
    if committed is not None:
        known = committed.cases.keys() | committed.retired.keys()
        before = Manifest(
            {id_: title for id_, title in before.cases.items() if id_ in known},
            {id_: title for id_, title in before.retired.items() if id_ in known},
        )
    (root / NAME).write_text(manifest_text(compiled.cases, before), "utf-8")
    present = {case.id for case in compiled.cases}
    return [id_ for id_ in before.cases if id_ not in present]


def main() -> int:
    """Rewrites the manifest; returns 0, or 2 when the suite is faulty."""
    from mtg_spec.documents import root

    try:
        retired = rewrite_manifest(root())
    except SpecErrors as error:
        print(error, file=sys.stderr)
        return 2
    for id_ in retired:
        print(f"retired: {id_}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
