"""YAML with positions: a thin face of ruamel.yaml, which only cold runs import."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from mtg_spec.documents import shown
from mtg_spec.errors import SpecError


def round_trip() -> YAML:
    """A reader and writer that keeps comments and order."""
    yaml = YAML()
    yaml.width = 120
    yaml.indent(mapping=2, sequence=2, offset=0)
    return yaml


def read(path: Path) -> Any:
    """The document as plain mappings and lists with positions (`lc`). Raises `SpecError` for unreadable text."""
    try:
        return round_trip().load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SpecError(shown(path), 0, 0, f"can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise SpecError(shown(path), 0, 0, f"is not UTF-8: {error.reason} at byte {error.start}") from None
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise SpecError(shown(path), line, column, f"not YAML: {error.problem or error.context}") from None
    except YAMLError as error:
        raise SpecError(shown(path), 0, 0, f"not YAML: {error}") from None


def mapping(document: Any, path: Path, what: str) -> Any:
    """`document` if it is a mapping with text keys; raises `SpecError` otherwise."""
    if not isinstance(document, dict):
        raise SpecError(shown(path), 1, 1, f"{what} must be a mapping of keys to values")
    for key in document:
        if not isinstance(key, str):
            raise SpecError(shown(path), *place(document, key), f"the key {key!r} must be text")
    return document


def place(node: Any, key: Any = None) -> tuple[int, int]:
    """1-based line and column of a node, or of a key of a mapping; (0, 0) where unknown."""
    lc = getattr(node, "lc", None)
    if lc is None:
        return 0, 0
    if key is not None and lc.data and key in lc.data:
        line, column = lc.data[key][:2]
        return line + 1, column + 1
    return lc.line + 1, lc.col + 1
