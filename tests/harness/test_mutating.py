"""Faults planted in the reference engine, and the cases that are tried on each."""

from __future__ import annotations

from pathlib import Path

import pytest

from mtg_conformance import processes
from mtg_conformance.manifests import find
from mtg_conformance.mutating import Fault, mutate
from mtg_conformance.suite import load_suite
from mtg_spec import cache

REFERENCE = find("reference")
SUITE = load_suite()
CITING = [case for case in SUITE.cases if "120.3a" in case.rules]
OTHERS = [case for case in SUITE.cases if case.id in ("siege-declined", "counted-after-combat-damage")]


@pytest.fixture(autouse=True)
def documents_parsed_once(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each trial starts a process, which would parse all documents."""
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path_factory.getbasetemp() / "parsed"))


def noticing(fault: Fault, *cases: object) -> tuple[str, ...]:
    (trial,) = mutate(REFERENCE, cases, [fault])  # type: ignore[arg-type]
    return trial.noticed


def test_all_cases_that_cite_the_rule_are_tried() -> None:
    fault = Fault("damage.life_lost:off", ("120.3a",))
    assert set(noticing(fault, *OTHERS, *CITING)) == {case.id for case in CITING}


def test_other_cases_are_tried_until_one_notices() -> None:
    fault = Fault("damage.life_lost:off", ("999.9",))
    assert noticing(fault, *CITING, *OTHERS) == (CITING[0].id,)


def test_a_fault_that_nothing_reaches_survives() -> None:
    assert noticing(Fault("turn.no_such_site:off", ("120.3a",)), *CITING) == ()


def test_an_adapter_finds_the_cache_of_parsed_documents(tmp_path: Path) -> None:
    folder = cache.directory()
    assert folder is not None
    assert processes._environment(str(tmp_path))[cache.VARIABLE] == str(folder.resolve())
