"""A disk cache by content hash: what takes long to parse is parsed once.

    suite = cached(["suite", version], sorted(root.rglob("*.feature")), lambda: compile_all(root), Suite)

Entries lie under the user's cache folder, or under `MTG_CONFORMANCE_CACHE`; `MTG_CONFORMANCE_CACHE=off` switches it
off.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

VARIABLE = "MTG_CONFORMANCE_CACHE"
_KEPT = 16  # entries of one kind that stay on disk; the oldest go
_DIGEST = hashlib.blake2b(b"").digest_size


def directory() -> Path | None:
    """The cache folder (it need not exist yet), or None where caching is off."""
    chosen = os.environ.get(VARIABLE)
    if chosen is not None:
        return Path(chosen) if chosen not in ("", "off") else None
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "mtg-conformance"


def key(key_parts: Sequence[str], paths: Iterable[Path], code: Iterable[Path] = ()) -> str:
    """A hex digest of `key_parts`, of name and content of each path, and of name, size and time of each file of
    `code`.

    Raises `OSError` for a path that can't be read.
    """
    digest = hashlib.blake2b(digest_size=20)

    def add(data: bytes) -> None:
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)

    for part in (*key_parts, sys.version, msgspec.__version__):
        add(part.encode())
    for path in paths:
        add(os.fsencode(path))
        add(path.read_bytes())
    for path in code:
        status = path.stat()
        add(f"{path}:{status.st_size}:{status.st_mtime_ns}".encode())
    return digest.hexdigest()


def cached(key_parts: Sequence[str], paths: Iterable[Path], build: Callable[[], T], type: Any) -> T:
    """The value of `build()`, from disk if it was built before from the same content.

    The key is made of `key_parts` (the first names the kind of entry), the name and content of every file of `paths`
    (give them in a fixed order), and the code of the packages that hold `build` and the language, so that a changed
    compiler is never answered from an old entry. `type` is what msgspec decodes (a struct, `list[X]`, …). A damaged
    entry is built again, several processes may write at once, and a folder that can't be written costs time only.
    What `build` raises goes to the caller, and nothing is kept.
    """
    folder = directory()
    if folder is None:
        return build()
    kind = "".join(c if c.isalnum() else "-" for c in key_parts[0])
    entry = folder / f"{kind}-{key(key_parts, paths, _code(build))}.msgpack"
    value = _read(entry, type)
    if value is msgspec.UNSET:
        value = build()
        _write(entry, msgspec.msgpack.encode(value))
        _prune(folder, kind)
    return value  # type: ignore[no-any-return]


def _code(build: Callable[[], Any]) -> list[Path]:
    """The Python files of the packages on which the built value depends."""
    folders = {Path(__file__).parent}
    top = sys.modules.get(getattr(build, "__module__", "").partition(".")[0])
    if top is not None and getattr(top, "__path__", None):
        folders.add(Path(next(iter(top.__path__))))
    return sorted(path for folder in folders for path in folder.glob("*.py"))


def _read(entry: Path, type_: Any) -> Any:
    try:
        data = entry.read_bytes()
        if hashlib.blake2b(data[_DIGEST:]).digest() != data[:_DIGEST]:
            return msgspec.UNSET
        return msgspec.msgpack.decode(data[_DIGEST:], type=type_)
    except (OSError, msgspec.DecodeError):
        return msgspec.UNSET


def _write(entry: Path, payload: bytes) -> None:
    with contextlib.suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=entry.parent, prefix=entry.stem, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.blake2b(payload).digest() + payload)
            Path(name).replace(entry)
        except OSError:
            Path(name).unlink(missing_ok=True)


def _prune(folder: Path, kind: str) -> None:
    with contextlib.suppress(OSError):
        entries = sorted(folder.glob(f"{kind}-*.msgpack"), key=lambda path: path.stat().st_mtime)
        for path in entries[:-_KEPT]:
            path.unlink(missing_ok=True)
