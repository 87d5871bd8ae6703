"""The hand-written lines of a chapter's document, exactly as they stand, so that a generator can keep them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

from msgspec import Struct

from mtg_spec.rule_numbers import RuleNumber
from mtg_spec.rules import Chapter
from mtg_spec.rules_document import FIELD_INDENT, GENERATED_KEYS, chapter_of
from mtg_spec.yaml_nodes import MappingNode, Node, compose

_LINE_END = re.compile(r"\r\n|\n|\r")
_INSIDE_A_RULE = " " * FIELD_INDENT


class Block(Struct, frozen=True):
    """What is written by hand about a rule: comment lines above its number, and lines below it.

    `described` tells whether the lines say something, rather than only comment. A comment behind a generated value
    moves above the number.
    """

    comments: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    described: bool = False
    reworded_since: date | None = None


class WrittenChapter(Struct, frozen=True):
    """A chapter's document with the hand-written lines of its rules, and the comments at its top and bottom."""

    document: Chapter
    top: tuple[str, ...]
    blocks: dict[RuleNumber, Block]
    bottom: tuple[str, ...]


def read_written(content: bytes, path: Path) -> WrittenChapter:
    """Reads a chapter's document with its hand-written lines; raises SpecErrors with all its faults."""
    root = compose(content, path)
    document = chapter_of(root, path)
    lines = _LINE_END.split(content.decode("utf-8-sig"))
    assert isinstance(root, MappingNode)
    *head, (rules_key, rules) = root.value
    start = rules_key.start_mark.line
    begins = [key.start_mark.line for key, _ in rules.value] + [len(lines)]
    top = (*_comments(lines[:start]), *_behind_values(lines, head))
    _, above = _split(lines[start + 1 : begins[0]])
    blocks: dict[RuleNumber, Block] = {}
    for rule, (key, value), begin, end in zip(document.rules, rules.value, begins[:-1], begins[1:], strict=True):
        generated = [entry for entry in value.value if entry[0].value in GENERATED_KEYS]
        dropped = {line for entry in generated for line in _lines_of(*entry)}
        below, next_above = _split(lines[begin + 1 : end])
        kept = [line for index, line in enumerate(below, begin + 1) if index not in dropped]
        moved = [*_behind_number(lines, key), *_behind_values(lines, generated, "  ")]
        blocks[rule.number] = Block((*above, *moved), tuple(kept), rule.described, rule.reworded_since)
        above = next_above
    return WrittenChapter(document, top, blocks, tuple(above))


def _split(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """A rule's own lines, and the comments after them, which their indentation gives to what comes next."""
    end = len(lines)
    while end and not lines[end - 1].startswith(_INSIDE_A_RULE):
        end -= 1
    return list(lines[:end]), _comments(lines[end:])


def _comments(lines: Iterable[str]) -> list[str]:
    return [line for line in lines if line.lstrip().startswith("#")]


def _behind_values(lines: Sequence[str], entries: Iterable[tuple[Node, Node]], indent: str = "") -> list[str]:
    ends = [value.end_mark for key, value in entries if value.end_mark.line in _lines_of(key, value)]
    rests = [lines[end.line][end.column :] for end in ends]
    return [indent + rest.strip() for rest in rests if rest.strip()]


def _lines_of(key: Node, value: Node) -> range:
    """The lines of an entry; the end of a block scalar is marked at the beginning of the line after it."""
    end = value.end_mark
    return range(key.start_mark.line, end.line + (end.column > 0))


def _behind_number(lines: Sequence[str], key: Node) -> list[str]:
    rest = lines[key.end_mark.line][key.end_mark.column :].strip().removeprefix(":").strip()
    return [f"  {rest}"] if rest else []
