"""Which mana pays for which symbols."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from mtg_reference.mana import accepts, assignment, required
from mtg_reference.state import Mana

POOLS = st.lists(st.sampled_from("WUBRGC"), max_size=4).map(lambda types: tuple(Mana(type_) for type_ in types))
COSTS = st.lists(st.sampled_from(["{1}", "{W}", "{G}", "{C}", "{W/U}", "{B/G}"]), max_size=4).map("".join)


@given(POOLS, COSTS)
def test_a_pool_pays_where_some_order_of_its_mana_does(pool: tuple[Mana, ...], cost: str) -> None:
    needed = required(cost)
    possible = any(
        all(accepts(symbol, mana) for symbol, mana in zip(needed, order, strict=True))
        for order in itertools.permutations(pool, len(needed))
    )
    spent = assignment(pool, needed)
    assert (spent is not None) == possible
    if spent is not None:
        assert all(accepts(symbol, mana) for symbol, mana in zip(needed, spent, strict=True))


def test_a_large_cost_that_can_not_be_paid_is_found_out() -> None:
    pool = tuple(Mana(type_) for type_ in "WUBRGC" * 10)
    assert assignment(pool, required("{W/U}" * 25 + "{B/R}" * 25)) is None
