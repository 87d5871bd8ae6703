"""The five shapes of abilities: from mappings of the language to the trees of `mtg_spec.syntax`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mtg_spec import syntax as s
from mtg_spec.effects_reader import read_allow, read_changes
from mtg_spec.mappings import Mapping, Scope
from mtg_spec.phrase_trees import Activation
from mtg_spec.yaml_nodes import Node

__all__ = ["read_abilities"]


def read_abilities(scope: Scope, node: Node, what: str) -> tuple[s.Ability, ...]:
    """One ability or a list of them; a line of several keywords gives several abilities."""
    groups = scope.each(scope.items(node, what), lambda item: _ability(scope, item))
    return tuple(ability for group in groups for ability in group)


def _ability(scope: Scope, node: Node) -> tuple[s.Ability, ...]:
    mapping = scope.mapping("ability", node, "an ability")
    return _BUILDERS[mapping.lead](scope, mapping)


def _activated(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    activation: Activation = mapping.get("activate", Activation())
    return (
        s.ActivatedAbility(
            cost=mapping["cost"],
            do=mapping["do"],
            targets=mapping.get("targets", ()),
            timing=activation.timing,  # type: ignore[arg-type]
            condition=activation.condition,
            limit=activation.limit,
            zone=mapping.get("zone", "battlefield"),
        ),
    )


def _triggered(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (
        s.TriggeredAbility(
            word=mapping.lead,  # type: ignore[arg-type]
            event=mapping[mapping.lead],
            do=mapping["do"],
            targets=mapping.get("targets", ()),
            condition=mapping.get("if"),
            zone=mapping.get("zone", "battlefield"),
        ),
    )


def _spell(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (s.SpellAbility(mapping["do"], mapping.get("targets", ())),)


def _static(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    changes = read_changes(mapping)
    if changes == s.Changes():
        keys = ", ".join(repr(key) for key in scope.language.sections["change"].keys)
        scope.fail(mapping.node, "'what' stands alone: nothing is changed", f"add one of {keys}")
    return (s.StaticAbility((s.Continuous(mapping["what"], changes),), mapping.get("as long as")),)


def _permission(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (s.StaticAbility((read_allow(mapping["allow"], None),), mapping.get("as long as")),)


def _keywords(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    first, *others = mapping["keyword"]
    return (first, *(msgspec.structs.replace(keyword, together=True) for keyword in others))


def _opening(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (mapping["opening hand"],)


_BUILDERS: dict[str, Callable[[Scope, Mapping], tuple[Any, ...]]] = {
    "cost": _activated,
    "when": _triggered,
    "whenever": _triggered,
    "at": _triggered,
    "do": _spell,
    "keyword": _keywords,
    "opening hand": _opening,
    "what": _static,
    "allow": _permission,
}
