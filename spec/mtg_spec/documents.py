"""Where the documents are: features, spec and adapters, of an installed package or of a checkout."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

FOLDERS = ("features", "spec", "adapters")
"""The document folders below `root()`."""


@cache
def root() -> Path:
    """The folder that holds `features/`, `spec/` and `adapters/`.

    In an installed package this is `_documents` beside this module; in a checkout, the top folder. Raises
    `FileNotFoundError` where the package lies alone, without either.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "_documents", package.parents[1]):
        if all((folder / name).is_dir() for name in FOLDERS):
            return folder
    raise FileNotFoundError(
        f"the documents ({', '.join(FOLDERS)}) are neither in {package / '_documents'} nor in {package.parents[1]}; "
        "install mtg-conformance again, or use a whole checkout"
    )


def shown(path: Path) -> str:
    """A path as people should read it: relative to `root()` with forward slashes where it lies below, else as it
    is."""
    try:
        return path.resolve().relative_to(root()).as_posix()
    except ValueError:
        return str(path)


def file_stem(name: str) -> str:
    """A name as that of a file: `ajanis-sunstriker` for Ajani's Sunstriker, `lim-duls-vault` for Lim-Dûl's Vault."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def version_of(root: Path) -> str:
    """The version of the suite: of the checkout at `root`, else of the installed package."""
    project = root / "pyproject.toml"
    if project.is_file():
        text = project.read_text("utf-8")
        found = re.search(r'^version = "([^"]+)"$', text, re.MULTILINE)
        if found and re.search(r'^name = "mtg-conformance"$', text, re.MULTILINE):
            return found[1]
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("mtg-conformance")
    except PackageNotFoundError:
        return "0"
