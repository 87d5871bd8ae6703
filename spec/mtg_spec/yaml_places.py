"""YAML texts as checked nodes, and the place in the file of each character of a scalar.

Beyond what `mtg_spec.yaml_nodes` refuses: documents that are too large or too deep, anchors, aliases and tags (one
small document could otherwise stand for a huge one).
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, NodeEvent

from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.yaml_nodes import Node, ScalarNode, compose

__all__ = ["MAXIMUM", "compose_text", "place_in_scalar", "read_text"]

MAXIMUM = 1 << 20
"""The largest document that is read, in bytes."""
_DEEPEST = 40


def read_text(path: Path) -> str:
    """The text of a file, without a byte order mark; raises SpecErrors where it can't be read or is too large."""
    try:
        if path.stat().st_size > MAXIMUM:
            raise SpecErrors([SpecError(path, 0, 0, _TOO_LARGE, _SPLIT)])
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise SpecErrors([SpecError(path, 0, 0, f"can't be read: {error.strerror or error}")]) from None
    except UnicodeDecodeError:
        raise SpecErrors([SpecError(path, 1, 1, "is not UTF-8 text", "save the file as UTF-8 text")]) from None


def compose_text(text: str, path: Path) -> Node:
    """The root node of one YAML document, free of anchors, aliases and tags; raises SpecErrors."""
    try:
        content = text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise SpecErrors([SpecError(path, line, 0, "has a character that is not Unicode text")]) from None
    if len(content) > MAXIMUM:
        raise SpecErrors([SpecError(path, 0, 0, _TOO_LARGE, _SPLIT)])
    with contextlib.suppress(YAMLError):  # which `compose` reports
        _check_events(text, path)
    return compose(content, path)


def place_in_scalar(text: str, node: ScalarNode, offset: int) -> tuple[int, int]:
    """Line and column (1-based) in the document `text` of the character at `offset` in a scalar's value."""
    index = _source_index(text, node, offset)
    line = text.count("\n", 0, index)
    return line + 1, index - (text.rfind("\n", 0, index) + 1) + 1


_TOO_LARGE = f"is larger than {MAXIMUM >> 20} MB"
_SPLIT = "one document holds one card or keyword"
_FLATTEN = f"no definition needs more than {_DEEPEST} levels"


def _check_events(text: str, path: Path) -> None:
    depth = 0
    for event in YAML(typ="safe").parse(text):
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        if isinstance(event, AliasEvent) or (isinstance(event, NodeEvent) and event.anchor is not None):
            hint = "write the value out where it is needed"
            raise SpecErrors([SpecError(path, line, column, "anchors and aliases are not part of the language", hint)])
        if getattr(event, "tag", None) is not None:
            raise SpecErrors([SpecError(path, line, column, "tags (!) are not part of the language", "remove the tag")])
        depth += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
        if depth > _DEEPEST:
            raise SpecErrors([SpecError(path, line, column, "is nested too deeply", _FLATTEN)])


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
