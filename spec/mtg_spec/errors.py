"""Errors about documents: each names its place and what to do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path


class SpecError(Exception):
    """One fault in a document, at `path:line:column` (1-based; 0 where unknown), with an optional hint what to do."""

    def __init__(self, path: Path | str, line: int, column: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.path = str(path)
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        text = f"{self.path}:{self.line}:{self.column}: {self.message}"
        return f"{text}\n  {self.hint}" if self.hint else text


class SpecErrors(Exception):
    """Several faults found in one reading, in the order of the documents."""

    def __init__(self, errors: list[SpecError]) -> None:
        super().__init__(f"{len(errors)} faults")
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)


def told(work: Callable[[], object]) -> int:
    """Does the work of a program that writes files of a checkout; the exit code: 2, with the faults on stderr, where documents
    are faulty or a file can't be written."""
    try:
        work()
    except (SpecError, SpecErrors) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}; run this in a checkout", file=sys.stderr)
    else:
        return 0
    return 2
