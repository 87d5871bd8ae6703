"""Reads the tables of `spec/language` (see `mtg_spec.language`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.language import FILES, LINKS, Key, Language, Section, Word
from mtg_spec.yaml_nodes import Entry, Faults, MappingNode, Node, SequenceNode
from mtg_spec.yaml_places import compose_text, read_text

__all__ = ["keyword_heading", "read_language"]

FORMAT = "1"
_TABLES = (
    "sections",
    "words",
    "glue",
    "card types",
    "supertypes",
    "colors",
    "states",
    "steps",
    "zones",
    "counters",
    "keyword counters",
    "plurals",
    "subtypes",
)
_KEY_FIELDS = ("shape", "chapter", "doc", "example", "leads", "beside", "needs", "needed")


class _Tables:
    """The top-level tables of all files, each with the faults of its own file."""

    def __init__(self, folder: Path) -> None:
        self.tables: dict[str, tuple[Faults, Node]] = {}
        self.errors: list[SpecError] = []
        for name in FILES:
            self._read(folder / name)

    def _read(self, path: Path) -> None:
        faults = Faults(path)
        root = compose_text(read_text(path), path)
        entries = faults.mapping(root, "a language table")
        faults.known_keys(entries, ("format", *_TABLES), "a language table")
        version = faults.text(entries, "format", "a language table", root)
        if version not in (None, FORMAT):
            faults.add(entries["format"].value, f"format {version} is not known", f"this version reads format {FORMAT}")
        for key, entry in entries.items():
            merged = self.tables.get(key)
            if key == "sections" and merged and isinstance(merged[1], MappingNode):
                self._merge(merged[1], faults, entry)
            elif key in _TABLES:
                self.tables[key] = (faults, entry.value)
        self.errors += faults.found

    def _merge(self, merged: MappingNode, faults: Faults, entry: Entry) -> None:
        """Each file adds sections to those of the others."""
        faults.mapping(entry, "the table 'sections'")
        if isinstance(entry.value, MappingNode):
            merged.value.extend(entry.value.value)

    def check_whole(self, folder: Path) -> None:
        """Raises SpecErrors where a table is in no file."""
        missing = [name for name in _TABLES if name not in self.tables]
        if missing:
            message = f"no file has the table {', '.join(map(repr, missing))}"
            lost = SpecError(folder, 0, 0, message, "restore the files of spec/language from version control")
            raise SpecErrors([*dict.fromkeys(self.errors), lost])

    def mapping(self, name: str) -> Iterator[tuple[str, Faults, Node]]:
        faults, node = self.tables[name]
        for key, entry in faults.mapping(node, f"the table {name!r}").items():
            yield key, faults, entry.value

    def pairs(self, name: str) -> dict[str, str]:
        return {key: faults.scalar(node, key) or "" for key, faults, node in self.mapping(name)}

    def words(self, name: str) -> tuple[str, ...]:
        faults, node = self.tables[name]
        return _texts(faults, node, f"the table {name!r}")


def read_language(root: Path) -> Language:
    """The tables of `spec/language` below `root`, with the names of the keyword documents; raises SpecErrors."""
    tables = _Tables(root / "spec" / "language")
    tables.check_whole(root / "spec" / "language")
    printed = {name.lower(): name for name in tables.pairs("subtypes")}
    subtypes = {name.lower(): kind for name, kind in tables.pairs("subtypes").items()}
    card_types = tables.pairs("card types")
    plurals = {word: _plural(word) for word in (*card_types, *subtypes)} | tables.pairs("plurals")
    language = Language(
        sections={name: _section(name, faults, node) for name, faults, node in tables.mapping("sections")},
        words={name: _word(name, faults, node) for name, faults, node in tables.mapping("words")},
        glue=tables.words("glue"),
        card_types=card_types,
        supertypes=tables.words("supertypes"),
        subtypes=subtypes,
        printed=printed,
        colors=tables.pairs("colors"),
        states=tuple(tables.pairs("states")),
        steps=tuple(tables.pairs("steps")),
        zones=tuple(tables.pairs("zones")),
        counters=tables.words("counters"),
        keyword_counters=tables.words("keyword counters"),
        plurals=plurals,
        keywords=_keywords(root / "spec" / "keywords"),
    )
    errors = tables.errors + [error for faults, _ in tables.tables.values() for error in faults.found]
    if errors:
        raise SpecErrors(list(dict.fromkeys(errors)))
    return language


def keyword_heading(heading: str) -> tuple[str, str]:
    """The name and the parameter of a keyword document's heading ("", "N", "COST", "N COST", "QUALITY" or "TYPE"): "ward COST".

    The word before a quality is no part of the name: "protection from QUALITY" is protection. A type stands first: "TYPE landwalk".
    """
    match = re.fullmatch(r"(?:(TYPE) )?(.*?)(?: (N|COST|N COST|QUALITY))?", heading)
    assert match is not None
    name, parameter = match[2], match[1] or match[3] or ""
    for keyword, link in LINKS.items():
        if parameter == "QUALITY" and name == f"{keyword} {link}":
            name = keyword
    return name, parameter


def _keywords(folder: Path) -> dict[str, str]:
    """The headings of the keyword documents, without reading the rest: their grammar needs all names first."""
    names: dict[str, str] = {}
    for path in sorted(folder.glob("*.yaml")):
        match = re.search(r"^keyword: *(.+?) *$", read_text(path), re.MULTILINE)
        if match:
            name, parameter = keyword_heading(match[1])
            names[name] = parameter
    return names


def _section(name: str, faults: Faults, node: Node) -> Section:
    entries = faults.mapping(node, f"section {name!r}")
    doc = faults.text(entries, "doc", f"section {name!r}", node) or ""
    keys = faults.mapping(entries["keys"], f"the keys of section {name!r}") if "keys" in entries else {}
    return Section(name, doc, {key: _key(key, faults, entry.value) for key, entry in keys.items()})


def _key(name: str, faults: Faults, node: Node) -> Key:
    entries = faults.mapping(node, f"key {name!r}")
    faults.known_keys(entries, _KEY_FIELDS, "a key")
    texts = {field: faults.text(entries, field, f"key {name!r}", node) or "" for field in _KEY_FIELDS[:4]}
    return Key(
        name,
        **texts,
        leads="leads" in entries,
        needed="needed" in entries,
        beside=_texts_of(faults, entries, "beside"),
        needs=_texts_of(faults, entries, "needs"),
    )


def _word(name: str, faults: Faults, node: Node) -> Word:
    entries = faults.mapping(node, f"word {name!r}")
    faults.known_keys(entries, ("forms", "keyword", "chapter", "doc", "example"), "a word")
    chapter, doc, example = (
        faults.text(entries, field, f"word {name!r}", node) or "" for field in ("chapter", "doc", "example")
    )
    return Word(name, _texts_of(faults, entries, "forms"), chapter, doc, example, "keyword" in entries)


def _texts_of(faults: Faults, entries: dict[str, Entry], key: str) -> tuple[str, ...]:
    return _texts(faults, entries[key].value, key) if key in entries else ()


def _texts(faults: Faults, node: Node, what: str) -> tuple[str, ...]:
    if not isinstance(node, SequenceNode):
        faults.add(node, f"{what} must be a list")
        return ()
    return tuple(faults.scalar(item, f"an entry of {what}") or "" for item in node.value)


def _plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|z|ch|sh)$", word) else "s")
