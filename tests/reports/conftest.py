"""A report that the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from synthetic_report import synthetic_book, synthetic_results, synthetic_suite

from mtg_conformance.results import ResultsFile
from mtg_reports.model import Beside
from mtg_reports.site import build_site
from mtg_spec.cases import Suite


@pytest.fixture(scope="session")
def suite() -> Suite:
    """A suite of 230 cases."""
    return synthetic_suite(230)


@pytest.fixture(scope="session")
def results(suite: Suite) -> list[ResultsFile]:
    """Five engines and the adapters that must not pass."""
    return synthetic_results(suite, 5)


@pytest.fixture(scope="session")
def site(suite: Suite, results: list[ResultsFile], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of their report."""
    return build_site(results, suite, tmp_path_factory.mktemp("report"), Beside(book=synthetic_book())).parent
