"""Which of several continuous effects of a layer may apply next (613.8), where no cards show it yet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtg_reference.layers import waiting_for_nothing

GRAPHS = st.lists(st.sets(st.integers(0, 5)), min_size=6, max_size=6).map(
    lambda rows: {each: others - {each} for each, others in enumerate(rows)}
)


@pytest.mark.parametrize(
    ("depends", "first"),
    [
        ({"a": set(), "b": {"a"}}, {"a"}),
        ({"a": set(), "b": set()}, {"a", "b"}),
        ({"a": {"b"}, "b": {"a"}}, {"a", "b"}),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}}, {"a", "b", "c"}),
        ({"a": {"b"}, "b": {"a"}, "waits": {"a"}, "free": set()}, {"a", "b", "free"}),
        ({"a": {"b", "free"}, "b": {"a"}, "free": set()}, {"free"}),
    ],
)
def test_the_members_of_a_loop_wait_for_nothing_but_what_the_loop_depends_on(
    depends: dict[str, set[str]], first: set[str]
) -> None:
    assert waiting_for_nothing(depends) == first


@given(GRAPHS)
def test_something_may_always_apply(depends: dict[int, set[int]]) -> None:
    assert waiting_for_nothing(depends)
