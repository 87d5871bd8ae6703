"""The shapes of abilities: from mappings of the language to the trees of `mtg_spec.syntax`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from mtg_spec import syntax as s
from mtg_spec.definitions import with_x_defined
from mtg_spec.effects_reader import read_allow, read_changes, read_instead, read_prohibitions
from mtg_spec.mappings import Mapping, Scope
from mtg_spec.phrase_parts import Exceptions
from mtg_spec.phrase_trees import Activation
from mtg_spec.trees import walk
from mtg_spec.yaml_nodes import Node

__all__ = ["read_abilities"]


def read_abilities(scope: Scope, node: Node, what: str) -> tuple[s.Ability, ...]:
    """One ability or a list of them; a line of several keywords gives several abilities."""
    groups = scope.each(scope.items(node, what), lambda item: _ability(scope, item))
    return tuple(ability for group in groups for ability in group)


def _ability(scope: Scope, node: Node) -> tuple[s.Ability, ...]:
    mapping = scope.mapping("ability", node, "an ability")
    abilities = _BUILDERS[mapping.lead](scope, mapping)
    return tuple(with_x_defined(scope, mapping, ability) for ability in abilities)


def _activated(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    activation: Activation = mapping.get("activate", Activation())
    if activation.timing == "cast":
        scope.fail(mapping.node_of("activate"), "only a special action asks whether this could be cast")
    return (
        s.ActivatedAbility(
            cost=mapping["cost"],
            do=mapping["do"],
            targets=mapping.get("targets", ()),
            timing=activation.timing,  # type: ignore[arg-type]
            condition=activation.condition,
            limit=activation.limit,
            once=activation.ever,
            zone=mapping.get("zone", "battlefield"),
            player=_who_activates(scope, mapping),
            ability_word=mapping.get("ability word", ""),
        ),
    )


def _who_activates(scope: Scope, mapping: Mapping) -> s.Selector:
    player: s.Selector = mapping.get("player", s.Reference("you"))
    if player not in (s.Reference("you"), s.Reference("a player"), s.Reference("each opponent")):
        scope.fail(
            mapping.node_of("player"), "only players as a group may activate an ability", "a player, your opponents"
        )
    return player


def _triggered(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    if isinstance(mapping[mapping.lead], s.Casts) and mapping[mapping.lead].soon:
        hint = "write it as an instruction: `do: {when: you next cast …, do: …}`"
        scope.fail(mapping.node_of(mapping.lead), "only a delayed ability triggers the next time in this turn", hint)
    cast = isinstance(mapping[mapping.lead], s.Casts) and mapping[mapping.lead].what == s.Reference("this")
    return (
        s.TriggeredAbility(
            word=mapping.lead,  # type: ignore[arg-type]
            event=mapping[mapping.lead],
            do=mapping["do"],
            targets=mapping.get("targets", ()),
            condition=mapping.get("if"),
            zone=mapping.get("zone", "stack" if cast else "battlefield"),
            ability_word=mapping.get("ability word", ""),
        ),
    )


def _spell(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (s.SpellAbility(mapping["do"], mapping.get("targets", ()), mapping.get("ability word", "")),)


def _static(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    if "where X is" not in mapping and any(isinstance(node, s.X) for node in walk(mapping.get("gets", s.Changes()))):
        hint = "add `where X is: …`, or write the number, or so much `for each: …`"
        scope.fail(mapping.node_of("gets"), "nothing says what X is in a static ability", hint)
    effects: list[s.StaticEffect] = list(_cost_changes(scope, mapping))
    effects += _attack_costs(scope, mapping)
    effects += [s.Cant(mapping["what"], **values) for values in read_prohibitions(mapping)]
    changes = read_changes(scope, mapping)
    if changes != s.Changes():
        effects.append(s.Continuous(mapping["what"], changes))
    if not effects:
        keys = ", ".join(repr(key) for key in scope.language.sections["change"].keys)
        scope.fail(mapping.node, "'what' stands alone: nothing is changed", f"add one of {keys}")
    word = mapping.get("ability word", "")
    return (_under_condition(mapping, *effects, ability_word=word),)


def _under_condition(mapping: Mapping, *effects: s.StaticEffect, ability_word: str = "") -> s.StaticAbility:
    condition, first = mapping.get("as long as"), mapping.says_first("as long as")
    zone = mapping.get("zone", "battlefield")
    return s.StaticAbility(effects, condition, first, zone=zone, ability_word=ability_word)


def _cost_changes(scope: Scope, mapping: Mapping) -> Iterator[s.CostChange]:
    """Spells that cost more or less to cast."""
    if "for each" in mapping and not any(key in mapping for key in ("cost more", "cost less", "gets")):
        hint = "add `cost more`, `cost less` or `gets`"
        scope.fail(mapping.node_of("for each"), "'for each' says how often, but not what", hint)
    for key in ("cost more", "cost less"):
        if key in mapping:
            what = mapping["what"]
            if what != s.Reference("this") and (not isinstance(what, s.Phrase) or what.filter.head != "spell"):
                scope.fail(
                    mapping.node_of("what"), f"only spells can {key}", "for example this, or creature spells you cast"
                )
            yield s.CostChange(what, mapping[key], less=key == "cost less", times=mapping.get("for each"))


def _attack_costs(scope: Scope, mapping: Mapping) -> Iterator[s.AttackCost]:
    """What must be paid to attack with creatures."""
    if "attack cost" in mapping:
        yield s.AttackCost(mapping["what"], mapping["attack cost"], mapping.get("player"))
    elif "player" in mapping:
        scope.fail(
            mapping.node_of("player"), "'player' says whom to attack costs something, but not what", "add `attack cost`"
        )


def _defining(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    """A characteristic-defining ability (604.3), which functions in all zones."""
    amount = mapping[mapping.lead]
    power = amount if mapping.lead != "toughness" else None
    toughness = amount if mapping.lead != "power" else None
    return (s.StaticAbility((s.Continuous(s.Reference("this"), s.Changes(own_power=power, own_toughness=toughness)),)),)


def _entering(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    entering: s.Entering = mapping["enters"]
    if "except" in mapping and entering.copy is None:
        scope.fail(mapping.node_of("except"), "'except' says how a copy differs, but nothing enters as a copy")
    condition = mapping.get("if")
    if "unless" in mapping:
        unless = s.Not(mapping["unless"])
        condition = unless if condition is None else s.Both((condition, unless))
    entering = msgspec.structs.replace(entering, **mapping.given("what"), condition=condition)
    return (s.ReplacementAbility(_with_exceptions(entering, mapping)),)


def _may_enter(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    copy: Mapping = mapping["may"]
    entering = msgspec.structs.replace(copy["enter as"], optional=True)
    return (s.ReplacementAbility(_with_exceptions(entering, copy)),)


def _with_exceptions(entering: s.Entering, mapping: Mapping) -> s.Entering:
    exceptions: Exceptions = mapping.get("except", Exceptions())
    changes = exceptions.changes if exceptions.changes != s.Changes() else None
    counters = (*entering.counters, *exceptions.counters)
    return msgspec.structs.replace(entering, exceptions=changes, counters=counters)


def _choosing(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    node: Mapping = mapping["as this enters"]
    choice = node["choose"]
    if not isinstance(choice, s.Choose) or choice.what == "card name" or choice.among is not None:
        scope.fail(node.node_of("choose"), "this can't be chosen as something enters", 'for example "a color"')
    return (s.ReplacementAbility(s.Entering(choose=choice.what)),)


def _replacement(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    instead, zone = read_instead(scope, mapping), mapping.get("zone", "battlefield")
    conditions = tuple(mapping[key] for key in ("if", "as long as") if key in mapping)
    if "produces" in mapping and ("if" in mapping or "zone" in mapping):
        scope.fail(mapping.node, "mana is replaced from the battlefield only", "write `as long as` for a condition")
    condition = s.Both(conditions) if len(conditions) > 1 else next(iter(conditions), None)
    return (s.ReplacementAbility(instead, condition, zone),)


def _more_triggers(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    again = s.TriggersAgain(mapping["when"], mapping["triggers an additional time"])
    return (_under_condition(mapping, again),)


def _prevention(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    prevention: s.Prevention = mapping["prevent"]
    if prevention.how in ("next", "time"):
        hint = "for example `all combat damage to this`, `1 of any damage to you by a source`"
        scope.fail(mapping.node_of("prevent"), "a static ability prevents damage each time", hint)
    return (_under_condition(mapping, prevention),)


def _additional_cost(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (s.StaticAbility((s.AdditionalCost(mapping["additional cost"]),)),)


def _alternative_cost(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    changes = read_changes(scope, mapping)
    cost = s.AlternativeCost(
        "alternative cost",
        mapping["alternative cost"],
        mapping.get("zone", ""),
        mapping.get("if"),
        face_down="face down" in mapping,
        changes=changes if changes != s.Changes() else None,
        until=mapping.get("until"),
    )
    return (s.StaticAbility((cost,)),)


def _paid_otherwise(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (s.StaticAbility((s.PaidOtherwise(mapping["instead of paying"], mapping["cost"]),)),)


def _permission(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (_under_condition(mapping, read_allow(scope, mapping, None)),)


def _top_revealed(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    cards = mapping["revealed"]
    if not isinstance(cards, s.TopOfLibrary) or cards.count != s.Number(1):
        scope.fail(mapping.node_of("revealed"), "only the top card of a library is played with so")
    return (_under_condition(mapping, s.TopRevealed(cards)),)


def _keywords(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    first, *others = mapping["keyword"]
    abilities = (first, *(msgspec.structs.replace(keyword, together=True) for keyword in others))
    return (*abilities, s.StaticAbility((s.XIsNotZero(),))) if "X can't be" in mapping else abilities


def _special_action(scope: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    when: Activation = mapping.get("activate", Activation())
    if when.timing == "instant" or when.limit:
        scope.fail(
            mapping.node_of("activate"), "a special action is limited only by what could be cast, or by a condition"
        )
    return (
        s.SpecialAction(
            cost=mapping["special action"],
            do=mapping["do"],
            timing=when.timing,  # type: ignore[arg-type]
            condition=when.condition,
            zone=mapping.get("zone", "battlefield"),
        ),
    )


def _opening(_: Scope, mapping: Mapping) -> tuple[s.Ability, ...]:
    return (mapping["opening hand"],)


_BUILDERS: dict[str, Callable[[Scope, Mapping], tuple[Any, ...]]] = {
    "instead of paying": _paid_otherwise,
    "cost": _activated,
    "when": _triggered,
    "whenever": _triggered,
    "at": _triggered,
    "do": _spell,
    "keyword": _keywords,
    "special action": _special_action,
    "opening hand": _opening,
    "enters": _entering,
    "may": _may_enter,
    "as this enters": _choosing,
    "replace": _replacement,
    "triggers an additional time": _more_triggers,
    "additional cost": _additional_cost,
    "alternative cost": _alternative_cost,
    "what": _static,
    "allow": _permission,
    "prevent": _prevention,
    "revealed": _top_revealed,
    "power": _defining,
    "toughness": _defining,
    "power and toughness": _defining,
}
