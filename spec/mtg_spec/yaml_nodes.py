"""YAML documents as nodes that know their places, so that every fault can be reported at its line and column.

Scalars are read as the text written: `106.10` does not become a number, nor `yes` a truth value. Refused are documents that
are too large or too deep, and anchors, aliases and tags: one small document could otherwise stand for a huge one.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from mtg_spec.errors import SpecError, SpecErrors

__all__ = [
    "MAXIMUM",
    "Entry",
    "Faults",
    "MappingNode",
    "Node",
    "ScalarNode",
    "SequenceNode",
    "compose",
    "nearest",
    "too_large",
]

MAXIMUM = 1 << 20
"""The largest document that is read, in bytes."""
_DEEPEST = 40


class Entry(NamedTuple):
    """One `key: value` of a mapping."""

    key: ScalarNode
    value: Node


class Faults:
    """Collects the faults of one document, so that its author sees all of them at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: list[SpecError] = []

    def add(self, node: Node, message: str, hint: str = "") -> None:
        """Adds a fault at the beginning of a node."""
        mark = node.start_mark
        self.found.append(SpecError(self.path, mark.line + 1, mark.column + 1, message, hint))

    def raise_any(self) -> None:
        """Raises SpecErrors, in the order of the document, when a fault was added."""
        if self.found:
            raise SpecErrors(sorted(self.found, key=lambda fault: (fault.line, fault.column)))

    def mapping(self, found: Entry | Node, what: str) -> dict[str, Entry]:
        """The entries of a mapping in the order written; anything else, and a doubled key, is a fault."""
        node = found.value if isinstance(found, Entry) else found
        if not isinstance(node, MappingNode):
            self.add(_place(found), f"{what} must be a mapping (`key: value` lines), found {_kind_of(node)}")
            return {}
        entries: dict[str, Entry] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self.add(key, f"a key of {what} must be plain text, found {_kind_of(key)}")
            elif key.value in entries:
                first = entries[key.value].key.start_mark.line + 1
                self.add(key, f"key {key.value!r} occurs twice in {what}", f"it stands in line {first} already")
            else:
                entries[key.value] = Entry(key, value)
        return entries

    def known_keys(self, entries: dict[str, Entry], known: Collection[str], what: str) -> None:
        """Makes every key outside `known` a fault, with the nearest known word."""
        for name, entry in entries.items():
            if name not in known:
                self.add(entry.key, f"{what} has no key {name!r}", nearest(name, known))

    def text(self, entries: dict[str, Entry], key: str, what: str, within: Node) -> str | None:
        """A required text; None, and a fault, when it is absent or no text."""
        entry = entries.get(key)
        if entry is None:
            self.add(within, f"{what} lacks the key {key!r}", f"add a line `{key}: …`")
            return None
        return self.scalar(entry, f"{key!r} of {what}")

    def scalar(self, found: Entry | Node, what: str) -> str | None:
        """The text of an entry or node without whitespace at its ends; None, and a fault, when there is none."""
        node = found.value if isinstance(found, Entry) else found
        if not isinstance(node, ScalarNode):
            self.add(node, f"{what} must be text, found {_kind_of(node)}")
            return None
        text = str(node.value).strip()
        if not text:
            self.add(_place(found), f"{what} is empty", "write a value, or remove the key")
            return None
        return text


def compose(content: bytes, path: Path) -> Node:
    """The root node of one YAML document; raises SpecErrors for what is not YAML, empty, too large, or refused."""
    if len(content) > MAXIMUM:
        raise too_large(path, len(content))
    yaml = YAML(typ="safe", pure=True)
    yaml.Composer = _StrictComposer
    try:
        root = yaml.compose(content)
    except _RefusedError as refused:
        line, column = refused.mark.line + 1, refused.mark.column + 1
        raise SpecErrors([SpecError(path, line, column, refused.message, refused.hint)]) from None
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        message = f"is not valid YAML: {error.problem or error.context}"
        raise SpecErrors([SpecError(path, line, column, message, "check indentation and quotes")]) from None
    except (YAMLError, UnicodeDecodeError) as error:
        message = f"is not valid YAML: {str(error).splitlines()[0]}"
        raise SpecErrors([SpecError(path, 1, 1, message, "save the file as UTF-8 text")]) from None
    if not isinstance(root, Node):
        raise SpecErrors([SpecError(path, 1, 1, "is empty", "restore the document from version control")])
    return root


def too_large(path: Path, size: int) -> SpecErrors:
    """What is said of a document that is larger than `MAXIMUM`."""
    message = f"is too large: {size / MAXIMUM:.1f} MB, and at most {MAXIMUM >> 20} MB is read"
    return SpecErrors([SpecError(path, 0, 0, message, "divide it: one document holds one card, keyword or chapter")])


class _RefusedError(Exception):
    def __init__(self, mark: Any, message: str, hint: str) -> None:
        super().__init__(message)
        self.mark, self.message, self.hint = mark, message, hint


class _StrictComposer(Composer):
    """Composes nodes, but no anchors, aliases, tags, nor more levels than any document needs."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.parser.peek_event()
        if isinstance(event, AliasEvent) or event.anchor is not None:
            hint = "write the value out where it is needed"
            raise _RefusedError(event.start_mark, "anchors and aliases are not part of the language", hint)
        if event.tag is not None:
            raise _RefusedError(event.start_mark, "tags (!) are not part of the language", "remove the tag")
        if self.depth > _DEEPEST:
            hint = f"no definition needs more than {_DEEPEST} levels"
            raise _RefusedError(event.start_mark, "is nested too deeply", hint)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def nearest(word: str, known: Collection[str]) -> str:
    """A hint naming the known word most like `word`, or all of them when none is like it."""
    close = difflib.get_close_matches(word, known, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(known)}"


def _place(found: Entry | Node) -> Node:
    """Where to report a fault: YAML places a value that is absent at whatever comes next, so its key stands for it."""
    if not isinstance(found, Entry):
        return found
    return found.key if _is_nothing(found.value) else found.value


def _is_nothing(node: Node) -> bool:
    return isinstance(node, ScalarNode) and not node.value


def _kind_of(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    return "nothing" if _is_nothing(node) else "text"
