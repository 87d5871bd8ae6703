"""YAML texts as checked nodes, and the place in the file of each character of a scalar."""

from __future__ import annotations

from pathlib import Path

from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.yaml_nodes import MAXIMUM, Node, ScalarNode, compose, too_large

__all__ = ["compose_text", "place_in_scalar", "read_text"]


def read_text(path: Path) -> str:
    """The text of a file, without a byte order mark; raises SpecErrors where it can't be read or is too large."""
    try:
        size = path.stat().st_size
        if size > MAXIMUM:
            raise too_large(path, size)
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise SpecErrors([SpecError(path, 0, 0, f"can't be read: {error.strerror or error}")]) from None
    except UnicodeDecodeError:
        raise SpecErrors([SpecError(path, 1, 1, "is not UTF-8 text", "save the file as UTF-8 text")]) from None


def compose_text(text: str, path: Path) -> Node:
    """The root node of one YAML document; raises SpecErrors."""
    try:
        content = text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise SpecErrors([SpecError(path, line, 0, "has a character that is not Unicode text")]) from None
    return compose(content, path)


def place_in_scalar(text: str, node: ScalarNode, offset: int) -> tuple[int, int]:
    """Line and column (1-based) in the document `text` of the character at `offset` in a scalar's value."""
    index = _source_index(text, node, offset)
    line = text.count("\n", 0, index)
    return line + 1, index - (text.rfind("\n", 0, index) + 1) + 1


def _source_index(text: str, node: ScalarNode, offset: int) -> int:
    """Walks the scalar's source and value side by side: folded lines, doubled quotes and escapes differ in length."""
    source: int = node.start_mark.index
    value: str = node.value
    style = node.style
    end: int = node.end_mark.index
    if style in ("'", '"'):
        source += 1
    elif style in ("|", ">"):
        source = _after_blank(text, text.index("\n", source), end)
    for character in value[:offset]:
        source = _step(text, source, end, character, style)
    return min(source, end)


def _step(text: str, source: int, end: int, character: str, style: str | None) -> int:
    """The index after the source of one character of the value."""
    if source >= end:
        return end
    if character in " \n":
        after = _after_blank(text, source, end)
        return after if "\n" in text[source:after] else source + 1
    if style == "'" and text[source] == "'":
        return source + 2
    if style == '"' and text[source] == "\\":
        return source + 2 + {"x": 2, "u": 4, "U": 8}.get(text[source + 1 : source + 2], 0)
    return source + 1


def _after_blank(text: str, index: int, end: int) -> int:
    while index < end and text[index] in " \t\r\n":
        index += 1
    return index
