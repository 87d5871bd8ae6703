"""The whole suite, compiled once and then read from the disk cache."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from mtg_conformance.card_names import card_names
from mtg_spec.cache import cached
from mtg_spec.cases import Case, Suite
from mtg_spec.documents import root as documents_root
from mtg_spec.documents import version_of

_encoder = msgspec.json.Encoder(order="deterministic")


def load_suite(root: Path | None = None) -> Suite:
    """All cases of the suite, from the cache where nothing that they depend on has changed.

    `root` is the folder that holds `features/` and `spec/`. Raises SpecErrors with every fault of the features, of the
    documents that they lean on, and with every difference from the committed manifest `features/manifest.yaml`.
    """
    folder = documents_root() if root is None else root
    names = card_names(folder)
    version = version_of(folder)

    def build() -> Suite:
        return _build(folder, version)

    return cached(["suite", str(folder), version, *names], suite_documents(folder), build, Suite)


def suite_documents(root: Path) -> list[Path]:
    """The files on which the compiled suite depends, besides the names of the cards."""
    paths = [*(root / "features").rglob("*.feature"), *(root / "features").glob("manifest.yaml")]
    for folder in ("steps", "rules", "rulings"):
        paths.extend((root / "spec" / folder).glob("*.yaml"))
    return sorted(paths)


def suite_digest(cases: Sequence[Case]) -> str:
    """The SHA-256, in hex, of all compiled cases as canonical JSON (defaults left out, no blanks), one a line."""
    digest = hashlib.sha256()
    for case in cases:
        digest.update(_encoder.encode(case))
        digest.update(b"\n")
    return digest.hexdigest()


def _build(root: Path, version: str) -> Suite:
    from mtg_conformance.case_manifest import compare_manifest
    from mtg_conformance.compiler import compile_features
    from mtg_spec.errors import SpecErrors
    from mtg_spec.rules import load_rules

    compiled = compile_features(root)
    compiled.raise_any()
    differences = compare_manifest(root, compiled.cases)
    if differences:
        raise SpecErrors(differences)
    edition = load_rules(root).edition.isoformat()
    return Suite(version=version, edition=edition, digest=suite_digest(compiled.cases), cases=compiled.cases)
