"""Texts that come from outside, made safe and small enough to be shown."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from markupsafe import Markup, escape

TEXT_LIMIT = 64 * 1024
"""No more than this many UTF-8 bytes of one text are shown."""

_WORST_EXPANSION = 8
_KEPT_SIZE = 4096
_WIDTH = 96
# Characters that show nothing, or change how their neighbours are shown: C0 and C1 controls but tab and newline, marks
# and overrides of direction, invisible joiners and separators, surrogates and non-characters.
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """The text with characters that can't be seen spelled out, as in `⟨U+202E⟩`; of CR LF the LF stays."""
    if text.isprintable():
        return text
    return _INVISIBLE.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text.replace("\r\n", "\n"))


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())


def brief(text: str, limit: int = 80) -> str:
    """A name on one line: invisible characters spelled out, cut to `limit` characters with an ellipsis. Not escaped."""
    line = " ".join(visible(text[: 4 * limit]).split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


@dataclass(frozen=True, slots=True)
class Shown:
    """An escaped text and how many bytes of it were left out (UTF-8, 0 where it is whole)."""

    markup: Markup
    omitted: int = 0

    def __html__(self) -> str:
        """The text set apart from its surroundings, with a note on what was left out."""
        if not self.omitted:
            return f"<bdi>{self.markup}</bdi>"
        note = f'<em class="cut"> … {self.omitted:,} more bytes are in the results file</em>'
        return f"<bdi>{self.markup}</bdi>{note}"

    @property
    def start(self) -> str:
        """How the text begins, on one line, not escaped."""
        return brief(self.markup.unescape()[:480], 120)

    def __bool__(self) -> bool:
        return bool(self.markup) or self.omitted > 0


def shown(text: str, limit: int = TEXT_LIMIT) -> Shown:
    """Escapes a text, cut to at most `limit` bytes of UTF-8 at a character's border."""
    if len(text) * 4 <= limit:
        return Shown(escape(visible(text)))
    data = text.encode("utf-8", "surrogatepass")
    if len(data) <= limit:
        return Shown(escape(visible(text)))
    kept = data[:limit].decode("utf-8", "ignore")
    return Shown(escape(visible(kept)), len(data) - len(kept.encode()))


class Budget:
    """How many bytes the texts of one engine may still add to a page, escaping included."""

    def __init__(self, size: int) -> None:
        self.left = size

    def show(self, text: str) -> Shown:
        """Escapes a text, cut to 64 KB or to what the page has room for, whichever is less."""
        part = shown(text)
        size = _size(part.markup)
        if size > self.left:
            part = shown(text, min(TEXT_LIMIT, max(0, self.left) // _WORST_EXPANSION))
            size = _size(part.markup)
        self.left -= size
        return part

    def show_json(self, value: Any) -> Shown:
        """The value as JSON for people, cut like any text. Engines are sent the same requests, so it is kept ready."""
        try:
            encoded = msgspec.json.encode(value)
        except (UnicodeEncodeError, RecursionError):
            return self.show(as_json(value))
        if len(encoded) > _KEPT_SIZE:
            return self.show(as_json(value))
        part, size = _kept(encoded)
        if size > self.left:
            return self.show(as_json(value))
        self.left -= size
        return part


@lru_cache(maxsize=2048)
def _kept(encoded: bytes) -> tuple[Shown, int]:
    part = shown(as_json(msgspec.Raw(encoded)))
    return part, _size(part.markup)


def as_json(value: Any) -> str:
    """JSON for people: what fits is on one line, the rest is broken up and indented by two."""
    try:
        line = _on_one_line(value)
        return line if len(line) <= _WIDTH else _broken(_plain(value), 0)
    except RecursionError:
        return "(nested too deeply to be shown)"


def _plain(value: Any) -> Any:
    return msgspec.json.decode(value) if isinstance(value, msgspec.Raw) else msgspec.to_builtins(value)


def _broken(value: Any, indent: int) -> str:
    line = _on_one_line(value)
    if indent + len(line) <= _WIDTH or not isinstance(value, (dict, list, tuple)) or len(line) > 4 * TEXT_LIMIT:
        return line
    inner = indent + 2
    if isinstance(value, dict):
        parts = [f"{_on_one_line(key)}: {_broken(part, inner)}" for key, part in value.items()]
    else:
        parts = [_broken(part, inner) for part in value]
    gap = ",\n" + " " * inner
    left, right = "{}" if isinstance(value, dict) else "[]"
    return f"{left}\n{' ' * inner}{gap.join(parts)}\n{' ' * indent}{right}"


def _on_one_line(value: Any) -> str:
    try:
        return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    except UnicodeEncodeError:  # lone surrogates
        return json.dumps(msgspec.to_builtins(value))


def percent(part: int, whole: int) -> str:
    """`part` of `whole` with one decimal, rounded down; never "100 %" or "0 %" unless that is exact. "" of nothing."""
    if not whole:
        return ""
    if part == whole:
        return "100 %"
    tenths = part * 1000 // whole
    if part and not tenths:
        return "< 0.1 %"
    return f"{tenths // 10}.{tenths % 10} %" if tenths % 10 else f"{tenths // 10} %"


def web_link(url: str) -> str:
    """The address if it is one that a reader may be sent to (http, https), otherwise ""."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return url if parts.scheme in ("http", "https") and parts.netloc else ""


def slug(text: str, default: str = "x") -> str:
    """Lower-case ASCII letters, digits, dots and hyphens, at most 60; `default` where nothing is left."""
    return re.sub(r"[^a-z0-9.]+", "-", text.lower()).strip("-.")[:60].rstrip("-.") or default
