"""Instructions, permissions and continuous changes: from mappings of the language to the trees of `mtg_spec.syntax`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mtg_spec import syntax as s
from mtg_spec.mappings import Mapping, Scope
from mtg_spec.phrase_trees import Place
from mtg_spec.yaml_nodes import Node, ScalarNode

__all__ = ["read_allow", "read_changes", "read_instructions", "read_mana", "read_put"]


def read_instructions(scope: Scope, node: Node, what: str) -> tuple[s.Effect, ...]:
    """One instruction or a list of them."""
    return scope.each(scope.items(node, what), lambda item: _instruction(scope, item))


def read_mana(scope: Scope, node: Node, what: str) -> s.AddMana:
    """Symbols, or a mapping with an amount `of` a choice."""
    if isinstance(node, ScalarNode):
        mana: s.AddMana = scope.phrase("mana", node, what)
        return mana
    mapping = scope.mapping("mana", node, what)
    kind: s.AddMana = mapping["of"]
    return msgspec.structs.replace(kind, amount=mapping["mana"])


def read_put(scope: Scope, node: Node, what: str) -> Any:
    """Counters (a mapping), or what is put into a zone (a selector)."""
    if isinstance(node, ScalarNode):
        return scope.phrase("selector", node, what)
    return scope.mapping("counters", node, what)


def read_allow(permission: Mapping, until: s.Duration | None) -> s.Allow:
    """A permission to cast or play."""
    return s.Allow(
        act="cast" if permission.lead == "cast" else "play",
        what=permission[permission.lead],
        player=permission.get("player", s.Reference("you")),
        free="without paying" in permission,
        any_time="any time" in permission,
        until=until,
    )


def read_changes(mapping: Mapping) -> s.Changes:
    """The changes of a continuous effect: all the keys of the section "change" that are there."""
    changes: s.Changes = mapping.get("becomes", s.Changes())
    values: dict[str, Any] = {}
    if "still" in mapping:
        values |= {"types_added": changes.types_set, "types_set": (), "still": mapping["still"]}
    for key in ("gets", "base power and toughness"):
        part: s.Changes | None = mapping.get(key)
        if part is not None:
            values |= {
                f: getattr(part, f) for f in part.__struct_fields__ if getattr(part, f) is not None and f in _NUMBERS
            }
    abilities = (*changes.abilities, *mapping.get("have", ()))
    named = {"controller": "controller", "lose": "lose", "can't": "cant", "must": "must"}
    values |= {field: mapping[key] for key, field in named.items() if key in mapping}
    return msgspec.structs.replace(changes, abilities=abilities, **values)


_NUMBERS = ("power", "toughness", "base_power", "base_toughness")


def _instruction(scope: Scope, node: Node) -> s.Effect:
    mapping = scope.mapping("instruction", node, "an instruction")
    return _BUILDERS[mapping.lead](scope, mapping)


def _player(mapping: Mapping) -> s.Selector:
    player: s.Selector = mapping.get("player", s.Reference("you"))
    return player


def _add(_: Scope, mapping: Mapping) -> s.Effect:
    mana: s.AddMana = mapping["add"]
    return msgspec.structs.replace(mana, player=_player(mapping))


def _deal(_: Scope, mapping: Mapping) -> s.Effect:
    damage: Mapping = mapping["deal"]
    return s.DealDamage(damage["damage"], damage["to"], damage.get("by", s.Reference("this")))


def _move(scope: Scope, mapping: Mapping) -> s.Effect:
    place = _place(scope, mapping)
    return s.Move(
        verb=mapping.lead,  # type: ignore[arg-type]
        what=mapping[mapping.lead],
        to=place.zone,
        under=mapping.get("under"),
        position=place.position,  # type: ignore[arg-type]
        tapped="tapped" in mapping,
        until=mapping.get("until"),
        player=_player(mapping),
    )


def _place(scope: Scope, mapping: Mapping) -> Place:
    if "to" not in mapping:
        return Place("")
    place = mapping["to"]
    if not isinstance(place, Place):
        scope.fail(mapping.node_of("to"), "'to' must be a place here", "for example its owner's hand, the battlefield")
    return place


def _mill(_: Scope, mapping: Mapping) -> s.Effect:
    player = _player(mapping)
    top = s.Phrase("exactly", s.Filter(head="card", zone="library", zone_of=player), mapping["mill"])
    return s.Move("mill", top, position="top", player=player)


def _put(scope: Scope, mapping: Mapping) -> s.Effect:
    put = mapping["put"]
    if isinstance(put, Mapping):
        for key in ("to", "under", "tapped", "player"):
            if key in mapping:
                scope.fail(mapping.node_of(key), f"{key!r} can't stand beside counters that are put")
        return s.PutCounters(put["counters"].kind, put["counters"].amount, put["on"])
    if "to" not in mapping:
        scope.fail(mapping.node, "an instruction to put something lacks the key 'to'", "add `to: …`")
    return _move(scope, mapping)


def _remove(_: Scope, mapping: Mapping) -> s.Effect:
    removal: Mapping = mapping["remove"]
    return s.PutCounters(removal["counters"].kind, removal["counters"].amount, removal["from"], remove=True)


def _of_player(node: Callable[..., s.Effect]) -> Callable[[Scope, Mapping], s.Effect]:
    return lambda _, mapping: node(mapping[mapping.lead], _player(mapping))


def _attach(scope: Scope, mapping: Mapping) -> s.Effect:
    if isinstance(mapping["to"], Place):
        scope.fail(mapping.node_of("to"), "'to' must be an object or player here")
    return s.Attach(mapping["attach"], mapping["to"])


def _if(_: Scope, mapping: Mapping) -> s.Effect:
    return s.If(mapping["if"], mapping["then"], mapping.get("else", ()))


def _continuous(scope: Scope, mapping: Mapping) -> s.Effect:
    changes = read_changes(mapping)
    if changes == s.Changes():
        keys = ", ".join(repr(key) for key in scope.language.sections["change"].keys)
        scope.fail(mapping.node, "'what' stands alone: nothing is changed", f"add one of {keys}")
    return s.Continuous(mapping["what"], changes, mapping.get("until"))


_BUILDERS: dict[str, Callable[[Scope, Mapping], s.Effect]] = {
    "add": _add,
    "deal": _deal,
    "destroy": _move,
    "exile": _move,
    "sacrifice": _move,
    "discard": _move,
    "mill": _mill,
    "return": _move,
    "put": _put,
    "remove": _remove,
    "draw": _of_player(s.Draw),
    "gain life": _of_player(s.GainLife),
    "lose life": _of_player(s.LoseLife),
    "tap": lambda _, mapping: s.SetTapped(mapping["tap"], True),
    "untap": lambda _, mapping: s.SetTapped(mapping["untap"], False),
    "attach": _attach,
    "counter": lambda _, mapping: s.CounterSpell(mapping["counter"]),
    "allow": lambda _, mapping: read_allow(mapping["allow"], mapping.get("until")),
    "may": _of_player(s.May),
    "if": _if,
    "what": _continuous,
}
