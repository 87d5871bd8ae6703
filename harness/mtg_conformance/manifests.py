"""Engines under test: their manifests, `adapters/<engine>/adapter.yaml`."""

from __future__ import annotations

import importlib.util
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.errors import UsageError, suggestion
from mtg_spec.cache import cached
from mtg_spec.documents import root, shown
from mtg_spec.errors import SpecError

FILE_NAME = "adapter.yaml"
NO_PASSES = "no passes"
"""What a manifest's `expect` says of an adapter that knows no rules."""
EVERY = "all"
LIARS = "liars"

_KEYS: dict[str, str] = {
    "format": "1",
    "name": "a word of lower-case letters, digits and hyphens",
    "title": "text",
    "language": "text",
    "homepage": "text",
    "command": "a list of words; {python} is this interpreter, {here} the manifest's folder",
    "in-process": "module:Class, or path/to/file.py:Class",
    "faults": "a list of words: the command that lists the faults which the engine can plant in itself",
    "installed": "{module: …} or {command: …}",
    "install": "text that says how to install the engine",
    "expect": f"{NO_PASSES!r}, of an adapter that plays no Magic; leave it out for an engine",
}
_REQUIRED = ("format", "name", "command")


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """How an engine is started, and how to tell whether it can be.

    `path` is the manifest's file, "" for an engine given as a command; `command` and `in_process` still have their
    placeholders. Of `installed_module` and `installed_command` at most one is given. With `no_passes` every case must
    end in `fail` or `unsupported`, and there is no baseline.
    """

    path: str = ""
    name: str
    title: str = ""
    language: str = ""
    homepage: str = ""
    command: tuple[str, ...] = ()
    in_process: str = ""
    faults: tuple[str, ...] = ()
    installed_module: str = ""
    installed_command: str = ""
    install: str = ""
    no_passes: bool = False

    @property
    def folder(self) -> Path | None:
        """The manifest's folder."""
        return Path(self.path).parent if self.path else None

    @property
    def label(self) -> str:
        """The title, or the name where there is none."""
        return self.title or self.name

    def filled(self, text: str) -> str:
        """`text` with `{python}` and `{here}` filled in."""
        here = str(self.folder) if self.folder else str(Path.cwd())
        return text.replace("{python}", sys.executable).replace("{here}", here)

    def argv(self) -> list[str]:
        """The command line that starts the adapter."""
        return [self.filled(word) for word in self.command]

    def installed(self) -> bool:
        """Whether the engine is there; true where the manifest does not say how to tell."""
        if self.installed_module:
            try:
                return importlib.util.find_spec(self.installed_module) is not None
            except (ImportError, ValueError):
                return False
        if self.installed_command:
            return shutil.which(self.filled(self.installed_command)) is not None
        return True


def known() -> list[Path]:
    """The manifests that come with the suite, without the liars."""
    return sorted(path for path in (root() / "adapters").glob(f"*/{FILE_NAME}"))


def liars() -> list[Path]:
    """The manifests of the adapters that keep the suite honest: each must pass zero cases."""
    return sorted((root() / "adapters" / "liars").glob(f"*/{FILE_NAME}"))


def find_all(engine: str) -> list[Manifest]:
    """The manifests that `--engine` means: of every engine for `all`, of every liar for `liars`, else as `find`."""
    if engine in (EVERY, LIARS):
        return [load(path) for path in (known() if engine == EVERY else liars())]
    return [find(engine)]


def find(engine: str) -> Manifest:
    """The manifest that `--engine` means: a name, a manifest's path (or its folder), or a command line.

    Raises `UsageError` where it means nothing, `SpecError` for a faulty manifest.
    """
    names = {path.parent.name: path for path in [*liars(), *known()]}
    if engine in names:
        return load(names[engine])
    path = Path(engine)
    if path.suffix in (".yaml", ".yml"):
        if not path.is_file():
            raise UsageError(f"there is no manifest {engine}")
        return load(path)
    if (path / FILE_NAME).is_file():
        return load(path / FILE_NAME)
    try:
        words = shlex.split(engine)
    except ValueError as error:
        raise UsageError(f"the command {engine!r} can't be read: {error}") from None
    if words and shutil.which(words[0]):
        # The adapter runs in a folder of its own, so words that name files here are made absolute.
        absolute = [str(Path(word).resolve()) if Path(word).is_file() else word for word in words[1:]]
        return Manifest(name=Path(words[0]).stem, title=engine, command=(str(shutil.which(words[0])), *absolute))
    raise UsageError(
        f"there is no engine {engine!r}{suggestion(engine, names)}\n"
        f"  known: {', '.join(p.parent.name for p in known())}; or give the path of a manifest, or a command in quotes"
    )


def load(path: Path) -> Manifest:
    """Reads a manifest. Raises `SpecError` at the place of the first fault."""
    path = path.resolve()
    return cached(["manifest"], [path], lambda: _read(path), Manifest)


def _read(path: Path) -> Manifest:
    from mtg_conformance.yaml_files import mapping, place, read

    document = mapping(read(path), path, "a manifest")

    def fault(key: str, message: str, hint: str = "") -> SpecError:
        line, column = place(document, key)
        return SpecError(shown(path), line, column, message, hint)

    for key in document:
        if key not in _KEYS:
            raise fault(key, f"a manifest has no key {key!r}{suggestion(key, _KEYS)}", f"keys: {', '.join(_KEYS)}")
    for key in _REQUIRED:
        if key not in document:
            raise SpecError(shown(path), 1, 1, f"the manifest has no {key!r}", f"{key}: {_KEYS[key]}")
    if document["format"] != 1:
        raise fault("format", f"format {document['format']!r} is not known", "this version reads format 1")
    for key in ("name", "title", "language", "homepage", "in-process", "install"):
        if not isinstance(document.get(key, ""), str):
            raise fault(key, f"{key!r} must be text", _KEYS[key])
    command = document["command"]
    if not isinstance(command, list) or not command or not all(isinstance(word, str) for word in command):
        raise fault(
            "command", "'command' must be a list of words, each a text", 'command: ["java", "-jar", "{here}/x.jar"]'
        )
    faults = document.get("faults", [])
    if not isinstance(faults, list) or not all(isinstance(word, str) for word in faults):
        raise fault("faults", f"'faults' must be {_KEYS['faults']}")
    name = document["name"]
    if not name or not all(c.islower() or c.isdigit() or c == "-" for c in name):
        raise fault("name", f"{name!r} is not {_KEYS['name']}")
    in_process = document.get("in-process", "")
    if in_process and not all(in_process.rpartition(":")[::2]):
        raise fault("in-process", f"{in_process!r} is not {_KEYS['in-process']}")
    installed = document.get("installed", {})
    if (
        not isinstance(installed, dict)
        or len(installed) > 1
        or not set(installed) <= {"module", "command"}
        or not all(isinstance(value, str) for value in installed.values())
    ):
        raise fault("installed", f"'installed' must be {_KEYS['installed']}")
    if document.get("expect", NO_PASSES) != NO_PASSES:
        raise fault("expect", f"'expect' can't be {document['expect']!r}", _KEYS["expect"])
    texts: dict[str, Any] = {key: document.get(key, "") for key in ("title", "language", "homepage", "install")}
    return Manifest(
        path=str(path),
        name=name,
        command=tuple(command),
        in_process=in_process,
        faults=tuple(faults),
        installed_module=installed.get("module", ""),
        installed_command=installed.get("command", ""),
        no_passes="expect" in document,
        **texts,
    )
