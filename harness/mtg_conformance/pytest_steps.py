"""The step definitions of the suite under pytest-bdd: one catch-all for each keyword.

The features' vocabulary is data (`spec/steps/`), and every step is compiled before pytest-bdd sees it, so all that is
left to do here is to report what became of the step. The functions are plain ones: pytest-bdd never awaits a coroutine.
"""

from __future__ import annotations

import pytest
from pytest_bdd import given, parsers, then, when


@given(parsers.re(r"(?P<text>.*)"))
def _given(request: pytest.FixtureRequest, text: str, datatable: object = None, docstring: object = None) -> None:
    request.node.perform_step()


@when(parsers.re(r"(?P<text>.*)"))
def _when(request: pytest.FixtureRequest, text: str, datatable: object = None, docstring: object = None) -> None:
    request.node.perform_step()


@then(parsers.re(r"(?P<text>.*)"))
def _then(request: pytest.FixtureRequest, text: str, datatable: object = None, docstring: object = None) -> None:
    request.node.perform_step()
