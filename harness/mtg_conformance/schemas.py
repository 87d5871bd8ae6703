"""JSON Schemas of all that crosses a border: messages, exported suites, results files.

`python -m mtg_conformance.schemas` writes them to `adapters/schema/`; a test keeps them up to date.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.errors import UsageError
from mtg_conformance.results import Closing, Header, Result
from mtg_spec import wire
from mtg_spec.cases import Suite
from mtg_spec.documents import root
from mtg_spec.errors import told

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> schema."""
    types: dict[str, tuple[str, Any]] = {
        "request": ("A request of the harness", wire.Request),
        "response": ("A response of an adapter", wire.Response),
        "suite": ("The suite as `mtg-conformance export` writes it", Suite),
        "results-record": ("One line of a results file", Header | Result | Closing),
    }
    for method in wire.PARAMS:
        file = method.replace("/", "-")
        types[f"{file}.params"] = (f"The params of {method}", wire.PARAMS[method])
        types[f"{file}.result"] = (f"The result of {method}", wire.RESULTS[method])
    return {
        f"{name}.json": {"$schema": DIALECT, "description": text, **msgspec.json.schema(type_)}
        for name, (text, type_) in types.items()
    }


def write(folder: Path) -> None:
    """Writes all schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        text = json.dumps(schema, indent=2, ensure_ascii=False, sort_keys=True)
        (folder / name).write_text(text + "\n", encoding="utf-8")


class SchemaCheck:
    """Validates params and results against the schema files (for `--validate`).

    Raises `UsageError` where jsonschema is not installed.
    """

    def __init__(self) -> None:
        try:
            import jsonschema
        except ImportError:
            raise UsageError("--validate needs the package jsonschema: install mtg-conformance[validate]") from None
        self._make = jsonschema.Draft202012Validator
        self._validator = cache(self._load)

    def _load(self, name: str) -> Any:
        text = (root() / "adapters" / "schema" / name).read_text(encoding="utf-8")
        return self._make(json.loads(text))

    def params(self, method: wire.Method, message: Any) -> str:
        """What is wrong with the params of a request, or ""."""
        return self._wrong(method, "params", message)

    def result(self, method: wire.Method, message: Any) -> str:
        """What is wrong with the result of a response, or ""."""
        return self._wrong(method, "result", message)

    def _wrong(self, method: wire.Method, part: str, message: Any) -> str:
        from jsonschema.exceptions import best_match

        name = f"{method.replace('/', '-')}.{part}.json"
        plain = json.loads(msgspec.json.encode(message))
        error = best_match(self._validator(name).iter_errors(plain))
        return f"{error.json_path}: {error.message} (adapters/schema/{name})" if error else ""


if __name__ == "__main__":
    sys.exit(told(lambda: write(root() / "adapters" / "schema")))
