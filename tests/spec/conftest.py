"""What the tests of the language share."""

from __future__ import annotations

import pytest

from mtg_spec.documents import root
from mtg_spec.event_wording import EventWording
from mtg_spec.language import load_language


@pytest.fixture(scope="session")
def wording() -> EventWording:
    """Writes phrases in the language of the documents."""
    return EventWording(load_language(root()))
