"""Reads the step vocabulary from `spec/steps/*.yaml`, strictly: what is not understood is a fault with its place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.steps import (
    KEYWORDS,
    Clause,
    Form,
    Keyword,
    Part,
    Phrase,
    Slot,
    SlotType,
    Variant,
    Vocabulary,
    split_phrase,
)
from mtg_spec.yaml_nodes import Entry, Faults, MappingNode, Node, ScalarNode, SequenceNode, compose, nearest

FILES = ("slots.yaml", "clauses.yaml", "capabilities.yaml", "given.yaml", "when.yaml", "then.yaml")
"""The documents of the vocabulary, in the order in which they are read."""

_OPERATION: dict[Keyword, str] = {"Given": "sets", "When": "act", "Then": "asks"}
_KEYS: dict[Keyword, tuple[str, ...]] = {
    "Given": ("phrase", "also", "sets", "doc"),
    "When": ("phrase", "also", "tries", "act", "choice", "answer", "clauses", "doc"),
    "Then": ("phrase", "also", "not", "not also", "asks", "act", "clauses", "doc"),
}
_FORMS: dict[str, Variant] = {"phrase": "plain", "also": "plain", "tries": "tries", "not": "not", "not also": "not"}


def load_vocabulary(root: Path) -> Vocabulary:
    """The vocabulary in `spec/steps/` below the documents' root; raises SpecErrors with every fault found."""
    folder = root / "spec" / "steps"
    reader = _Reader()
    for name in FILES:
        reader.read(folder / name)
    for path in sorted(folder.glob("*.y*ml")):
        if path.name not in FILES:
            reader.errors.append(
                SpecError(path, 0, 0, "is no document of the step vocabulary", f"known: {', '.join(FILES)}")
            )
    if reader.errors:
        raise SpecErrors(reader.errors)
    return Vocabulary(reader.phrases, reader.slots, reader.clauses, reader.capabilities)


class _Reader:
    def __init__(self) -> None:
        self.errors: list[SpecError] = []
        self.slots: dict[str, SlotType] = {}
        self.clauses: dict[str, Clause] = {}
        self.capabilities: dict[str, str] = {}
        self.phrases: list[Phrase] = []
        self._wordings: dict[tuple[str, str], str] = {}

    def read(self, path: Path) -> None:
        """Reads one document and gathers its faults."""
        try:
            content = path.read_bytes()
        except OSError as error:
            self.errors.append(
                SpecError(path, 0, 0, f"can't be read: {error.strerror}", "restore it from version control")
            )
            return
        try:
            faults = Faults(path)
            self._document(compose(content, path), path, faults)
            faults.raise_any()
        except SpecErrors as error:
            self.errors.extend(error.errors)

    def _document(self, node: Node, path: Path, faults: Faults) -> None:
        entries = faults.mapping(node, "the document")
        what = path.stem
        keyword = next((word for word in KEYWORDS if word.lower() == what), None)
        faults.known_keys(entries, ("format", "keyword", "steps") if keyword else ("format", what), "the document")
        if faults.text(entries, "format", "the document", node) not in (None, "1"):
            faults.add(entries["format"].value, "unknown format", "this version reads format 1")
        if keyword:
            if faults.text(entries, "keyword", "the document", node) not in (None, keyword):
                faults.add(entries["keyword"].value, f"the keyword of {path.name} must be {keyword}")
            for item in self._items(entries, faults):
                self._phrase(item, keyword, path, faults)
        elif what in entries:
            for name, entry in faults.mapping(entries[what].value, what).items():
                getattr(self, f"_{what}")(name, entry, faults)
        else:
            faults.add(node, f"the document lacks the key {what!r}")

    def _items(self, entries: Mapping[str, Entry], faults: Faults) -> list[Node]:
        entry = entries.get("steps")
        if entry is None or not isinstance(entry.value, SequenceNode):
            if entry is not None:
                faults.add(entry.value, "'steps' must be a list")
            return []
        return list(entry.value.value)

    def _slots(self, name: str, entry: Entry, faults: Faults) -> None:
        fields = faults.mapping(entry.value, f"slot {name!r}")
        faults.known_keys(fields, ("pattern", "doc"), f"slot {name!r}")
        pattern = faults.text(fields, "pattern", f"slot {name!r}", entry.key)
        doc = faults.text(fields, "doc", f"slot {name!r}", entry.key)
        if pattern is None or doc is None:
            return
        try:
            self.slots[name] = SlotType(name, re.compile(pattern), f"{doc}{_listed(pattern)}")
        except re.error as error:
            faults.add(fields["pattern"].value, f"is no regular expression: {error}")

    def _clauses(self, name: str, entry: Entry, faults: Faults) -> None:
        fields = faults.mapping(entry.value, f"clause {name!r}")
        faults.known_keys(fields, ("phrase", "doc"), f"clause {name!r}")
        text = faults.text(fields, "phrase", f"clause {name!r}", entry.key)
        doc = faults.text(fields, "doc", f"clause {name!r}", entry.key)
        if text is None or doc is None:
            return
        parts = self._parts(text, fields["phrase"].value, faults)
        if parts and not isinstance(parts[0], str):
            faults.add(fields["phrase"].value, "a clause must begin with a word of its own")
        elif parts:
            self.clauses[name] = Clause(name, text, parts, doc)

    def _capabilities(self, name: str, entry: Entry, faults: Faults) -> None:
        doc = faults.scalar(entry, f"capability {name!r}")
        if doc is not None:
            self.capabilities[name] = doc

    def _parts(self, text: str, node: Node, faults: Faults) -> tuple[Part, ...]:
        parts: list[Part] = []
        names: set[str] = set()
        for piece in split_phrase(text):
            if isinstance(piece, str):
                if "{" in piece or "}" in piece:
                    faults.add(
                        node,
                        f"{text!r} has a brace that begins or ends no slot",
                        "slots look like {player} or {player:owner}",
                    )
                parts.append(piece)
                continue
            kind, name = piece
            if kind not in self.slots:
                faults.add(node, f"{text!r} has a slot of unknown type {kind!r}", nearest(kind, self.slots))
                return ()
            if name in names:
                faults.add(node, f"{text!r} has two slots named {name!r}", f"name one of them: {{{kind}:other}}")
            if parts and isinstance(parts[-1], Slot):
                faults.add(node, f"{text!r} has two slots with nothing between them")
            names.add(name)
            parts.append(Slot(name, self.slots[kind]))
        if not any(isinstance(part, str) and re.search("[A-Za-z]", part) for part in parts):
            faults.add(node, f"{text!r} has no word of its own")
            return ()
        return tuple(parts)

    def _phrase(self, node: Node, keyword: Keyword, path: Path, faults: Faults) -> None:
        fields = faults.mapping(node, "a step")
        faults.known_keys(fields, _KEYS[keyword], "a step")
        operation = faults.text(fields, _OPERATION[keyword], "a step", node)
        doc = faults.text(fields, "doc", "a step", node)
        forms = self._wordings_of(fields, keyword, path, faults)
        if "phrase" not in fields:
            faults.add(node, "a step lacks the key 'phrase'", 'add `phrase: "…"`')
        fixed: dict[str, Any] = {key: _plain(fields[key].value) for key in ("choice", "answer") if key in fields}
        asked = _plain(fields["act"].value) if keyword == "Then" and "act" in fields else ""
        clauses = self._clauses_of(fields, faults)
        if operation and doc and forms:
            line = node.start_mark.line + 1
            self.phrases.append(
                Phrase(keyword, operation, tuple(forms), clauses, doc, str(path), line, str(asked), fixed)
            )

    def _wordings_of(self, fields: Mapping[str, Entry], keyword: Keyword, path: Path, faults: Faults) -> list[Form]:
        forms: list[Form] = []
        for key, variant in _FORMS.items():
            if key not in fields:
                continue
            node = fields[key].value
            for item in node.value if isinstance(node, SequenceNode) else [node]:
                text = faults.scalar(item, f"{key!r}")
                parts = self._parts(text, item, faults) if text else ()
                if not text or not parts:
                    continue
                shape = re.sub(r"\{[^}]*\}", "{}", text)
                place = f"{path}:{item.start_mark.line + 1}"
                first = self._wordings.setdefault((keyword, text), place)
                if first is not place:
                    faults.add(item, f"the phrase {text!r} occurs twice", f"it stands at {first} already")
                if forms and variant == "plain" and _names(parts) != _names(forms[0].parts):
                    faults.add(item, f"{text!r} has other slots than {forms[0].text!r}")
                if shape != re.sub(r"\s+", " ", shape).strip():
                    faults.add(item, f"{text!r} has blanks at its ends or doubled")
                forms.append(Form(text, variant, parts))
        return forms

    def _clauses_of(self, fields: Mapping[str, Entry], faults: Faults) -> tuple[Clause, ...]:
        if "clauses" not in fields:
            return ()
        node = fields["clauses"].value
        if not isinstance(node, SequenceNode):
            faults.add(node, "'clauses' must be a list of clause names")
            return ()
        clauses = []
        for item in node.value:
            name = faults.scalar(item, "a clause's name")
            if name is None:
                continue
            if name in self.clauses:
                clauses.append(self.clauses[name])
            else:
                faults.add(item, f"unknown clause {name!r}", nearest(name, self.clauses))
        return tuple(clauses)


def _listed(pattern: str) -> str:
    """The words of a pattern that only lists words, to be told with its documentation."""
    if not re.fullmatch(r"[A-Za-z -]+(\|[A-Za-z -]+)+", pattern):
        return ""
    return f" One of {', '.join(f'`{word}`' for word in pattern.split('|'))}."


def _names(parts: tuple[Part, ...]) -> set[str]:
    return {part.name for part in parts if isinstance(part, Slot)}


def _plain(node: Node) -> Any:
    """A scalar as text, `true` and `false` as truth values, an empty list as itself."""
    if isinstance(node, ScalarNode):
        return {"true": True, "false": False}.get(node.value, node.value)
    if isinstance(node, SequenceNode):
        return [_plain(item) for item in node.value]
    assert isinstance(node, MappingNode)
    return {str(key.value): _plain(value) for key, value in node.value}
