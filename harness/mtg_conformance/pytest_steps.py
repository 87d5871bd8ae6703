"""The step definitions of the suite under pytest-bdd: one catch-all for each keyword.

The features' vocabulary is data (`spec/steps/`), and every step is compiled before pytest-bdd sees it, so all that is
left to do here is to report what became of the step. The functions are plain ones: pytest-bdd never awaits a coroutine.
"""

from __future__ import annotations

import inspect

import pytest
from pytest_bdd import given, parsers, then, when

ANY_STEP = parsers.re(r"[\s\S]*")


@given(ANY_STEP)
def _given(request: pytest.FixtureRequest) -> None:
    request.node.perform_step()


@when(ANY_STEP)
def _when(request: pytest.FixtureRequest) -> None:
    request.node.perform_step()


@then(ANY_STEP)
def _then(request: pytest.FixtureRequest) -> None:
    request.node.perform_step()


for _step in (_given, _when, _then):
    # pytest-bdd asks for it several times in each step, and `inspect` works it out anew each time.
    _step.__signature__ = inspect.signature(_step)  # type: ignore[attr-defined]
