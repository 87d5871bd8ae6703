"""Reads the mappings of the language by its tables: which keys there may be, and how the value of each is read.

A `Scope` is one document in the reading. Faults are collected, so that all are shown at once: what can't be read is
reported and raises `ReportedError`, which the next mapping or list above catches after it has read its other parts.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from mtg_spec.errors import SpecError
from mtg_spec.language import Key, Language, Section
from mtg_spec.phrases import PhraseError, phrase_parser
from mtg_spec.yaml_nodes import Entry, Faults, MappingNode, Node, ScalarNode, SequenceNode, nearest
from mtg_spec.yaml_places import place_in_scalar

__all__ = ["Mapping", "ReportedError", "Scope", "Shape"]

Shape = Callable[["Scope", Node, str], Any]
"""Reads a node as a shape: the scope, the node, and what it is called in messages."""


class ReportedError(Exception):
    """Something could not be read; its faults are in the scope already."""


class Mapping:
    """A mapping that was read: the values of its keys, of which `lead` decided what it is ("" where none leads)."""

    def __init__(self, node: Node, lead: str, values: dict[str, Any], nodes: dict[str, Node]) -> None:
        self.node = node
        self.lead = lead
        self._values = values
        self._nodes = nodes

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, or `default` where it is not there."""
        return self._values.get(key, default)

    def given(self, key: str, default: Any = None) -> dict[str, Any]:
        """{key: value} where it is there, else nothing; to pass on only what was said."""
        return {key: self._values[key]} if key in self._values else {}

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def says_first(self, key: str) -> bool:
        """Whether a key stands before all others: then it is said first, too."""
        return next(iter(self._nodes), "") == key

    def node_of(self, key: str) -> Node:
        """Where the value of a key stands."""
        return self._nodes[key]


class Scope:
    """One document in the reading: its text, its faults, the tables and the shapes."""

    def __init__(self, path: Path, text: str, language: Language, shapes: dict[str, Shape]) -> None:
        self.path = path
        self.text = text
        self.language = language
        self.faults = Faults(path)
        self._shapes = shapes

    def fail(self, node: Node, message: str, hint: str = "") -> NoReturn:
        """Reports a fault at the beginning of a node and raises ReportedError."""
        self.faults.add(node, message, hint)
        raise ReportedError

    def fail_at(self, node: ScalarNode, offset: int, message: str, hint: str = "") -> NoReturn:
        """Reports a fault at a character of a scalar and raises ReportedError."""
        line, column = place_in_scalar(self.text, node, offset)
        self.faults.found.append(SpecError(self.path, line, column, message, hint))
        raise ReportedError

    def scalar(self, node: Node, what: str) -> str:
        """The text of a scalar."""
        text = self.faults.scalar(node, what)
        if text is None:
            raise ReportedError
        return text

    def phrase(self, start: str, node: Node, what: str) -> Any:
        """The tree of a scalar's phrase."""
        self.scalar(node, what)
        assert isinstance(node, ScalarNode)
        try:
            return phrase_parser(self.language).parse(start, node.value)
        except PhraseError as error:
            self.fail_at(node, error.offset, error.message, error.hint)

    def shaped(self, shape: str, node: Node, what: str) -> Any:
        """The value of a node by the name of a shape; "mapping NAME" is a mapping of that section."""
        name, _, section = shape.partition(" ")
        if name == "mapping" and section:
            return self.mapping(section, node, what)
        return self._shapes[shape](self, node, what)

    def items(self, node: Node, what: str) -> list[Node]:
        """The items of a list; anything else stands for a list of one."""
        if not isinstance(node, SequenceNode):
            return [node]
        if not node.value:
            self.fail(node, f"{what} is an empty list", "write an entry, or remove the key")
        return list(node.value)

    def each(self, nodes: Iterable[Node], read: Callable[[Node], Any]) -> tuple[Any, ...]:
        """The values of several nodes; all are read before the first fault is passed on."""
        values, failed = [], False
        for node in nodes:
            try:
                values.append(read(node))
            except ReportedError:
                failed = True
        if failed:
            raise ReportedError
        return tuple(values)

    def mapping(self, section_name: str, node: Node, what: str) -> Mapping:
        """A mapping of a section of the tables: all its keys known, allowed together, and those that must be there."""
        section = self.language.sections[section_name]
        before = len(self.faults.found)
        entries = self.faults.mapping(node, what)
        if not isinstance(node, MappingNode):
            raise ReportedError
        keys = self._keys(section)
        self._check_known(entries, keys, what)
        lead = self._lead(section, entries, node, what)
        if lead is not None:
            self._check_beside(lead, entries, keys)
        self._check_needed(section, lead, entries, node, what)
        values: dict[str, Any] = {}
        for name, entry in entries.items():
            if name in keys:
                self._read(values, keys[name], entry)
        if len(self.faults.found) > before:
            raise ReportedError
        nodes = {name: entry.value for name, entry in entries.items()}
        return Mapping(node, lead.name if lead else "", values, nodes)

    def _read(self, values: dict[str, Any], key: Key, entry: Entry) -> None:
        with contextlib.suppress(ReportedError):
            values[key.name] = self.shaped(key.shape, entry.value, repr(key.name))

    def _keys(self, section: Section) -> dict[str, Key]:
        """The keys of a section, with those of the sections that a leading key takes in whole."""
        keys = dict(section.keys)
        for lead in section.leading:
            for name in lead.beside:
                if name in self.language.sections:
                    keys.update(self.language.sections[name].keys)
        return keys

    def _beside(self, lead: Key) -> set[str]:
        names: set[str] = {lead.name}
        for name in lead.beside:
            section = self.language.sections.get(name)
            names.update(section.keys if section else (name,))
        return names

    def _check_known(self, entries: dict[str, Entry], keys: dict[str, Key], what: str) -> None:
        for name, entry in entries.items():
            if name not in keys:
                self.faults.add(entry.key, f"{what} has no key {name!r}", nearest(name, keys))

    def _lead(self, section: Section, entries: dict[str, Entry], node: Node, what: str) -> Key | None:
        leading = section.leading
        for key in leading:
            if key.name in entries:
                return key
        if leading and all(name in self._keys(section) for name in entries):
            names = ", ".join(repr(key.name) for key in leading)
            self.faults.add(node, f"{what} doesn't say what it is", f"one of these keys must be there: {names}")
        return None

    def _check_beside(self, lead: Key, entries: dict[str, Entry], keys: dict[str, Key]) -> None:
        allowed = self._beside(lead)
        for name, entry in entries.items():
            if name in keys and name not in allowed:
                others = ", ".join(repr(other) for other in sorted(allowed - {lead.name})) or "nothing"
                self.faults.add(
                    entry.key, f"{name!r} can't stand beside {lead.name!r}", f"beside it there may be {others}"
                )

    def _check_needed(
        self, section: Section, lead: Key | None, entries: dict[str, Entry], node: Node, what: str
    ) -> None:
        needed = [key.name for key in section.keys.values() if key.needed]
        for name in (*needed, *(lead.needs if lead else ())):
            if name not in entries:
                self.faults.add(node, f"{what} lacks the key {name!r}", f"add `{name}: …`")
