"""Where the pages of a report go: into a folder, or all into one file."""

from __future__ import annotations

import base64
import hashlib
import posixpath
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import msgspec

from mtg_reports.checking import ReportError

RECORD = "report.json"
"""What a report was made of; it names the report's files, so that the next one can take away what is stale."""

_FOLDERS = ("assets", "badges", "cards", "cases", "engines", "features", "rules")
_ENDINGS = (".html", ".js", ".css", ".json", ".svg")
# Nothing may be loaded but the site's own files; "file:" because a page on disk has no origin that 'self' could mean.
_POLICY = (
    "default-src 'none'",
    "style-src {style}",
    "script-src {script}",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
)


def policy(style: str = "'self' file:", script: str = "'self' file:") -> str:
    """The content security policy of a page."""
    return "; ".join(_POLICY).format(style=style, script=script)


class Sink(Protocol):
    """Takes pages and assets by their names in the site."""

    layout: str
    """The template around each page."""

    parallel: bool
    """Whether several processes may write at once."""

    def page(self, name: str, html: str) -> None:
        """Takes a page."""

    def asset(self, name: str, text: str) -> None:
        """Takes a file that pages load."""

    def link(self, address: str) -> str:
        """What a link from the overview to an address says."""


class Folder:
    """A static site. Files that an earlier report left are removed by `close`, others are left alone."""

    layout = "base.html.j2"
    parallel = True

    def __init__(self, out: Path) -> None:
        self.out = out
        self.written: set[str] = set()
        self._folders: set[str] = set()
        self._stale = _recorded(out)

    def page(self, name: str, html: str) -> None:
        self.asset(name, html)

    def asset(self, name: str, text: str) -> None:
        folder = name.rpartition("/")[0]
        if folder not in self._folders:
            (self.out / folder).mkdir(parents=True, exist_ok=True)
            self._folders.add(folder)
        (self.out / name).write_bytes(text.encode())
        self.written.add(name)

    def link(self, address: str) -> str:
        return address

    def close(self, also: Iterable[str], record: dict[str, object]) -> Path:
        """Writes the record, with the files that other processes have written, and removes what is stale."""
        self.written.update(also)
        content = record | {"files": sorted(self.written | {RECORD})}
        self.asset(RECORD, msgspec.json.format(msgspec.json.encode(content), indent=1).decode() + "\n")
        for name in self._stale - self.written:
            (self.out / name).unlink(missing_ok=True)
        return self.out / "index.html"


class SingleFile:
    """One HTML file with everything in it: pages are articles, of which the script shows one at a time.

    The ids of a page get its name before them, so that they stay unique, and links become fragments.
    """

    layout = "article.html.j2"
    parallel = False

    _ATTRIBUTE = re.compile(r' (href|id|for|aria-labelledby|aria-describedby)="([^"]*)"')

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pages: list[str] = []
        self.styles: list[str] = []
        self.scripts: list[str] = []

    def page(self, name: str, html: str) -> None:
        base = name.removesuffix(".html")

        def changed(found: re.Match[str]) -> str:
            kind, value = found[1], found[2]
            if kind == "href":
                return f' href="{self._target(base, value)}"'
            if kind == "id" and value == _ARTICLE:
                return f' id="{base}"'
            return f' {kind}="{" ".join(f"{base}:{one}" for one in value.split())}"'

        self.pages.append(self._ATTRIBUTE.sub(changed, html))

    def asset(self, name: str, text: str) -> None:
        if name.endswith(".css"):
            self.styles.append(text)
        elif name.endswith(".js"):
            self.scripts.append(text)

    def link(self, address: str) -> str:
        return self._target("index", address)

    def _target(self, base: str, value: str) -> str:
        if re.match(r"[a-z]+:", value):
            return value
        path, _, fragment = value.partition("#")
        page = posixpath.normpath(posixpath.join(posixpath.dirname(base), path)) if path else base
        page = page.removesuffix(".html")
        if "=" in fragment:
            return f"#{fragment}"
        return f"#{page}:{fragment}" if fragment else f"#{page}"

    def frame(self) -> dict[str, str]:
        """What the template of the whole file needs: styles, scripts, and the policy that allows just these."""
        style, script = "\n".join(self.styles), "\n".join(self.scripts)
        return {
            "style": style,
            "script": script,
            "early": _EARLY,
            "policy": policy(_hashed(style), f"{_hashed(_EARLY)} {_hashed(script)}"),
        }

    def close(self, before: str, after: str) -> Path:
        """Writes the file: the frame's beginning, the pages, its end."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("w", encoding="utf-8", newline="\n") as file:
            file.write(before)
            file.writelines(self.pages)
            file.write(after)
        return self.path


_ARTICLE = "ARTICLE"
_EARLY = 'document.documentElement.classList.add("paged");'
"""Runs before any page is there: with scripts, pages are shown one at a time."""


def _hashed(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _recorded(out: Path) -> set[str]:
    """The files of the report that `out` holds, as far as its record can be trusted: plain relative names."""
    path = out / RECORD
    if not path.is_file():
        return set()
    try:
        names = msgspec.json.decode(path.read_bytes(), type=_Record).files
    except msgspec.MsgspecError as error:
        raise ReportError(f"{path} is not the record of a report ({error}): choose another directory") from error
    return {name for name in names if _plain(name)}


class _Record(msgspec.Struct):
    files: list[str]


def _plain(name: str) -> bool:
    parts = name.split("/")
    known = len(parts) == 1 or (len(parts) == 2 and parts[0] in _FOLDERS)
    return known and parts[-1].endswith(_ENDINGS) and not any(c in name for c in "\\:\0")
