"""What the tests of the reference engine share: the definitions, and a table with two players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mtg_reference.acting import Table
from mtg_spec.documents import root
from mtg_spec.protocol import PlacedObject, PlayerSetup, Setup
from mtg_spec.reader import load_library
from mtg_spec.syntax import Library


@pytest.fixture(scope="session")
def library() -> Library:
    """All card and keyword documents."""
    return load_library(root())


@pytest.fixture
def table(library: Library) -> Callable[..., Table]:
    """Make a table: objects as placed, floating mana for Alice."""

    def make(*objects: PlacedObject, mana: str = "", step: str = "precombat main") -> Table:
        players = (PlayerSetup("Alice", mana=mana), PlayerSetup("Bob"))
        return Table(Setup(players, "Alice", step=step, objects=objects), library)  # type: ignore[arg-type]

    return make
