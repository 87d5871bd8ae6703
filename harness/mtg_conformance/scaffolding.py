"""New adapters from skeletons: they start, can do nothing yet, and say so."""

from __future__ import annotations

import re
from pathlib import Path

from mtg_conformance.errors import UsageError
from mtg_spec.documents import root

_NAME = "my-engine"  # what the skeletons are called


def languages() -> list[str]:
    """The languages for which there is a skeleton."""
    return sorted(path.name for path in _skeletons().iterdir() if path.is_dir())


def new_adapter(folder: Path, language: str) -> list[Path]:
    """Writes a skeleton into a new or empty folder and answers its files; the engine gets the folder's name.

    Raises `UsageError` where something is there already, or where the folder's name makes no name for an engine.
    """
    name = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if not name:
        raise UsageError(f"{folder.name!r} makes no name for an engine; use letters and digits")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is not empty; name a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for source in sorted((_skeletons() / language).iterdir()):
        if source.is_file():
            target = folder / source.name
            target.write_text(source.read_text("utf-8").replace(_NAME, name), encoding="utf-8")
            written.append(target)
    return written


def _skeletons() -> Path:
    return root() / "adapters" / "skeletons"
