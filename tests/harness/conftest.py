"""What the tests of the harness share."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest
from toy_cases import suite

from mtg_spec.cases import Case


@pytest.fixture
def use_suite(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the command line find hand-made cases."""

    def use(*cases: Case) -> None:
        module = types.SimpleNamespace(load_suite=lambda: suite(*cases))
        monkeypatch.setitem(sys.modules, "mtg_conformance.suite", module)

    return use


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MTG_CONFORMANCE_CACHE", str(tmp_path / "cache"))
