"""Instructions, permissions and continuous changes: from mappings of the language to the trees of `mtg_spec.syntax`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from mtg_spec import syntax as s
from mtg_spec.definitions import with_x_defined
from mtg_spec.mappings import Mapping, Scope
from mtg_spec.phrase_parts import AsMany, Exceptions, ModeCount, Place, Prohibition, Searched
from mtg_spec.trees import walk
from mtg_spec.yaml_nodes import Node, ScalarNode, SequenceNode

__all__ = [
    "read_allow",
    "read_changes",
    "read_instead",
    "read_instructions",
    "read_mana",
    "read_modes",
    "read_prohibitions",
    "read_put",
]


def read_instructions(scope: Scope, node: Node, what: str) -> tuple[s.Effect, ...]:
    """One instruction or a list of them."""
    optional = what == "'may'"
    effects = scope.each(scope.items(node, what), lambda item: _sentence(scope, item, optional))
    if len(effects) > 1 and any(isinstance(effect, s.Modal) for effect in effects):
        scope.fail(node, "modes can't be chosen beside other instructions", "write them into the modes")
    return effects


def _sentence(scope: Scope, node: Node, optional: bool) -> s.Effect:
    """An instruction, or a list within the list: several that stand in one sentence."""
    if not isinstance(node, SequenceNode):
        return _instruction(scope, node, optional)
    if optional or len(node.value) < 2:
        hint = "write its entries without the inner list"
        scope.fail(node, "a list within a list is one sentence of two instructions or more", hint)
    return s.Together(scope.each(node.value, lambda item: _instruction(scope, item, optional=False)))


def read_modes(scope: Scope, node: Node, what: str) -> tuple[s.Mode, ...]:
    """The options of a modal spell or ability, two at least (700.2)."""
    items = scope.items(node, what)
    if len(items) < 2:
        scope.fail(node, "a choice of modes needs two modes at least", "without a choice write the instructions alone")

    def read(item: Node) -> s.Mode:
        mapping = scope.mapping("mode", item, "a mode")
        return with_x_defined(scope, mapping, s.Mode(mapping["do"], mapping.get("targets", ())))

    return scope.each(items, read)


def read_mana(scope: Scope, node: Node, what: str) -> s.AddMana:
    """Symbols, or a mapping with an amount `of` a choice."""
    if isinstance(node, ScalarNode):
        mana: s.AddMana = scope.phrase("mana", node, what)
        return mana
    mapping = scope.mapping("mana", node, what)
    kind: s.AddMana = mapping["of"]
    much: s.AddMana = mapping["mana"]
    return msgspec.structs.replace(kind, amount=much.amount, additional=much.additional)


def read_put(scope: Scope, node: Node, what: str) -> Any:
    """Counters (a mapping), or what is put into a zone (a selector)."""
    if isinstance(node, ScalarNode):
        return scope.phrase("selector", node, what)
    return scope.mapping("counters", node, what)


def read_allow(scope: Scope, mapping: Mapping, until: s.Duration | None) -> s.Allow:
    """A permission to cast or play; with a duration also what was spoken of."""
    permission: Mapping = mapping["allow"]
    what = permission[permission.lead]
    more: str = permission.get("pay", "")
    if more and not (what == s.Reference("this") and "any time" in permission):
        hint = "write `cast: this` and `any time: yes` beside it"
        scope.fail(permission.node_of("pay"), "only for casting this at any time can more be asked", hint)
    if not more and not isinstance(what, s.Phrase) and (until is None or not isinstance(what, s.Reference)):
        hint = "describe it, for example `cards from your graveyard`, or say `until: …` beside `allow`"
        scope.fail(permission.node_of(permission.lead), "it isn't said for how long, or which cards", hint)
    return s.Allow(
        act="cast" if permission.lead == "cast" else "play",
        what=what,
        player=permission.get("player", s.Reference("you")),
        free="without paying" in permission,
        any_time="any time" in permission,
        more=more,
        until=until,
        until_first=until is not None and mapping.says_first("until"),
    )


_REQUIRED = {"attack"}
"""The acts whose requirement means something to the game as the language speaks of it (508.1d)."""


def read_changes(scope: Scope, mapping: Mapping) -> s.Changes:
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
    if "for each" in mapping:
        values |= {f: _times(values[f], mapping) for f in ("power", "toughness") if values.get(f, _NONE) != _NONE}
    if "can" in mapping:
        values["blocks_more"] = mapping["can"].blocks_more
    abilities = (*changes.abilities, *mapping.get("have", ()))
    if set(mapping.get("must", ())) - _REQUIRED:
        scope.fail(mapping.node_of("must"), "only attacking can be required so far", "write `must: attack`")
    named = {"controller": "controller", "lose": "lose", "must": "must", "isn't": "types_lost"}
    values |= {field: mapping[key] for key, field in named.items() if key in mapping}
    cant = mapping.get("can't", ())
    if isinstance(cant, s.Changes):
        values |= {"unblockable_by": cant.unblockable_by, "unblockable_except_by": cant.unblockable_except_by}
        values |= {"most_blockers": cant.most_blockers, "cant_have": cant.cant_have}
    elif not isinstance(cant, Prohibition):
        values["cant"] = tuple(act for act in cant if act not in _FORBIDDEN)
    return msgspec.structs.replace(changes, abilities=abilities, **values)


def read_prohibitions(mapping: Mapping) -> list[dict[str, Any]]:
    """What players, or spells, can't do: the fields of `Cant` beside who."""
    cant = mapping.get("can't", ())
    if isinstance(cant, Prohibition):
        return [cant._asdict()]
    if isinstance(cant, s.Changes):
        return []
    return [{"act": act} for act in cant if act in _FORBIDDEN]


Instead: TypeAlias = (
    s.ManaInstead | s.MovesInstead | s.TokensInstead | s.CountersInstead | s.DamageInstead | s.RegeneratesInstead
)


def read_instead(scope: Scope, mapping: Mapping) -> Instead:
    """What happens in place of an event: other mana is produced, or more tokens, something goes to another zone or is regenerated, or
    other damage is dealt."""
    if ("produces" in mapping) == ("do" in mapping):
        scope.fail(mapping.node, "it isn't said what happens instead", "add either `produces: …` or `do: …`")
    if "do" in mapping:
        return _done_instead(scope, mapping)
    counted = isinstance(mapping["replace"], (s.Created, s.CountersPut))
    if counted != isinstance(mapping["produces"], AsMany):
        hint = "of tokens and counters there are `twice that many`, mana is produced `twice as much`"
        scope.fail(mapping.node_of("produces"), "this can't be produced in place of that event", hint)
    return _as_many_instead(scope, mapping) if counted else _mana_instead(scope, mapping)


def _as_many_instead(scope: Scope, mapping: Mapping) -> Instead:
    """Another number of tokens or of counters."""
    event, instead = mapping["replace"], mapping["produces"]
    if isinstance(event, s.CountersPut):
        return s.CountersInstead(event, instead.amount, instead.on_it)
    amount = instead.amount
    if instead.on_it or amount.operator != "*":
        hint = "for example `twice that many`"
        scope.fail(mapping.node_of("produces"), "so far, tokens can only be multiplied", hint)
    return s.TokensInstead(event, amount.left.value)


def _replacing(scope: Scope, mapping: Mapping) -> s.Replacing:
    instead = read_instead(scope, mapping)
    if not isinstance(instead, (s.ManaInstead, s.MovesInstead)):
        scope.fail(mapping.node_of("replace"), "this can be replaced by static abilities only so far")
    return s.Replacing(instead, mapping.get("until"))


def _done_instead(scope: Scope, mapping: Mapping) -> Instead:
    event, instead = mapping["replace"], mapping["do"]
    if isinstance(event, s.DealsDamage):
        return _damage_instead(scope, mapping)
    if isinstance(event, s.Moves) and event.verb == "destroy":
        if instead != (s.Regenerate(s.Reference("it")),):
            scope.fail(
                mapping.node_of("do"), "what would be destroyed can only be regenerated so far", "{regenerate: it}"
            )
        return s.RegeneratesInstead(event.what)
    return _moves_instead(scope, mapping)


def _damage_instead(scope: Scope, mapping: Mapping) -> s.DamageInstead:
    """Other damage by the same source: more of it to the same recipient, who is "it", or to another one."""
    event, instead = mapping["replace"], mapping["do"]
    dealt = instead[0]
    if len(instead) != 1 or not isinstance(dealt, s.DealDamage) or dealt.source != s.Reference("that source"):
        hint = "{deal: {damage: that much, to: enchanted creature, by: that source}}"
        scope.fail(mapping.node_of("do"), "damage can only be replaced by other damage of the same source", hint)
    return s.DamageInstead(event, dealt.amount, None if dealt.to == s.Reference("it") else dealt.to)


def _moves_instead(scope: Scope, mapping: Mapping) -> s.MovesInstead:
    event, instead = mapping["replace"], mapping["do"]
    if not isinstance(event, s.Moves):
        hint = "for example `replace: it leaves the battlefield`"
        scope.fail(mapping.node_of("replace"), "only a change of zones can be replaced so", hint)
    if len(instead) != 1 or not isinstance(instead[0], s.Move) or instead[0].verb != "exile":
        scope.fail(mapping.node_of("do"), "instead of going elsewhere a thing can only be exiled so far", "{exile: it}")
    if instead[0].what not in (s.Reference("it"), event.what):
        scope.fail(mapping.node_of("do"), "something else is exiled than would go elsewhere", "{exile: it}")
    return s.MovesInstead(event, "exile")


def _mana_instead(scope: Scope, mapping: Mapping) -> s.ManaInstead:
    """Mana in place of that of a permanent tapped for mana."""
    event, instead = mapping["replace"], mapping["produces"]
    if not isinstance(event, s.TapsForMana) or event.mana:
        hint = "for example `replace: a land is tapped for mana`"
        scope.fail(mapping.node_of("replace"), "only tapping for mana can be replaced so far", hint)
    replaced: s.ManaInstead = msgspec.structs.replace(instead, what=event.what, player=event.player, least=event.least)
    return replaced


_FORBIDDEN = ("be countered", "be prevented", "gain life")
"""Acts that are no change to an object: the rules of the game forbid them (101.2)."""

_NONE = s.Number(0)

_NUMBERS = ("power", "toughness", "base_power", "base_toughness")


def _instruction(scope: Scope, node: Node, optional: bool) -> s.Effect:
    mapping = scope.mapping("instruction", node, "an instruction")
    if mapping.lead == "pay" and not optional:
        scope.fail(node, "nobody must pay as something resolves", "write `may: {pay: …}`, or `unless: …`")
    effect = _BUILDERS[mapping.lead](scope, mapping)
    if not isinstance(effect, s.Delayed) and any(isinstance(inner, s.Modal) for inner in _within(effect)):
        scope.fail(node, "modes can't be chosen within an instruction", "`choose` with `modes` stands alone in `do`")
    return effect


def _within(effect: s.Effect) -> list[s.Node]:
    return list(walk(effect))[1:]


def _player(mapping: Mapping) -> s.Selector:
    player: s.Selector = mapping.get("player", s.Reference("you"))
    return player


def _add(_: Scope, mapping: Mapping) -> s.Effect:
    mana: s.AddMana = mapping["add"]
    times, spend_on = mapping.get("for each"), mapping.get("spend")
    return msgspec.structs.replace(mana, player=_player(mapping), times=times, spend_on=spend_on)


def _deal(scope: Scope, mapping: Mapping) -> s.Effect:
    damage: Mapping = mapping["deal"]
    by = damage.get("by", s.Reference("this"))
    preventable = _not_forbidden(scope, mapping, "be prevented")
    return s.DealDamage(damage["damage"], damage["to"], by, preventable, to_first=damage.says_first("to"))


def _not_forbidden(scope: Scope, mapping: Mapping, act: str) -> bool:
    """Whether nothing is said that can't happen to what the instruction does; only that act may be forbidden there."""
    if "can't" not in mapping:
        return True
    if mapping["can't"] != (act,):
        scope.fail(mapping.node_of("can't"), "this can't be forbidden here", f"write `can't: {act}`")
    return False


def _move(scope: Scope, mapping: Mapping) -> s.Effect:
    place = _place(scope, mapping)
    return s.Move(
        verb=mapping.lead,  # type: ignore[arg-type]
        what=_own_library(mapping[mapping.lead], _player(mapping)),
        to=place.zone,
        under=mapping.get("under"),
        position=place.position,  # type: ignore[arg-type]
        random_order="order" in mapping,
        at_random="at random" in mapping,
        tapped="tapped" in mapping,
        counters=tuple((with_.kind, with_.amount) for with_ in mapping.given("with").values()),
        face_down="face down" in mapping,
        may_look=mapping.get("may look"),
        until=mapping.get("until"),
        player=_player(mapping),
        transformed="transformed" in mapping,
        regenerable=_not_forbidden(scope, mapping, "be regenerated"),
    )


def _own_library(what: s.Selector, player: s.Selector) -> s.Selector:
    """ "Each player reveals the top card of their library": their own."""
    if isinstance(what, s.TopOfLibrary) and what.player == s.Reference("they"):
        return msgspec.structs.replace(what, player=player)
    return what


def _place(scope: Scope, mapping: Mapping) -> Place:
    if "to" not in mapping:
        return Place("")
    place = mapping["to"]
    if not isinstance(place, Place):
        scope.fail(mapping.node_of("to"), "'to' must be a place here", "for example its owner's hand, the battlefield")
    return place


def _mill(_: Scope, mapping: Mapping) -> s.Effect:
    player = _player(mapping)
    return s.Move("mill", s.TopOfLibrary(mapping["mill"], player), player=player)


def _put(scope: Scope, mapping: Mapping) -> s.Effect:
    put = mapping["put"]
    if isinstance(put, Mapping):
        for key in ("to", "under", "tapped", "transformed", "with", "order", "player"):
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


def _counted(node: Callable[..., s.Effect]) -> Callable[[Scope, Mapping], s.Effect]:
    return lambda _, mapping: node(_times(mapping[mapping.lead], mapping), _player(mapping))


def _times(amount: s.Amount, mapping: Mapping) -> s.Amount:
    """The amount, or so much for each thing that is counted."""
    return s.Arithmetic("*", mapping["for each"], amount) if "for each" in mapping else amount


def _create(scope: Scope, mapping: Mapping) -> s.Effect:
    created: s.CreateTokens | s.CreateCopies = mapping["create"]
    if isinstance(created, s.CreateCopies):
        created = msgspec.structs.replace(created, exceptions=_exceptions(scope, mapping))
    elif "except" in mapping:
        scope.fail(mapping.node_of("except"), "only a copy differs from something", "write it into the token's words")
    return msgspec.structs.replace(
        created, amount=_times(created.amount, mapping), player=_player(mapping), tapped="tapped" in mapping
    )


def _exceptions(scope: Scope, mapping: Mapping) -> s.Changes | None:
    exceptions: Exceptions = mapping.get("except", Exceptions())
    if exceptions.counters:
        scope.fail(mapping.node_of("except"), "such a copy doesn't enter with counters", "put them on it afterwards")
    return exceptions.changes if exceptions.changes != s.Changes() else None


def _copy(scope: Scope, mapping: Mapping) -> s.Effect:
    changes = _exceptions(scope, mapping)
    return s.CopySpell(mapping["copy"], changes, "new targets" in mapping, mapping.get("for each"))


def _look(_: Scope, mapping: Mapping) -> s.Effect:
    player = _player(mapping)
    return s.Look(_own_library(mapping[mapping.lead], player), mapping.lead == "reveal", player)


def _choose(scope: Scope, mapping: Mapping) -> s.Effect:
    """A choice as this resolves, or of modes."""
    choice = mapping["choose"]
    if not isinstance(choice, ModeCount):
        if "modes" in mapping:
            scope.fail(mapping.node_of("choose"), "this says no number of modes", 'for example "one", "one or both"')
        if choice.what == "opponent":
            scope.fail(mapping.node_of("choose"), "an opponent is chosen only as something enters so far")
        chosen: s.Choose = msgspec.structs.replace(choice, player=_player(mapping))
        return chosen
    if "modes" not in mapping:
        scope.fail(mapping.node_of("choose"), "this is a number of modes, but there are none", "add `modes: …`")
    if "player" in mapping:
        scope.fail(mapping.node_of("player"), "only you can choose modes so far")
    modes: tuple[s.Mode, ...] = mapping["modes"]
    most = choice.most or len(modes)
    if most > len(modes) and not choice.repeated:
        scope.fail(mapping.node_of("choose"), f"{most} modes can't be chosen from {len(modes)}")
    return s.Modal(modes, choice.least, most, choice.repeated)


def _prevent(scope: Scope, mapping: Mapping) -> s.Effect:
    prevention: s.Prevention = mapping["prevent"]
    if prevention.how == "any":
        scope.fail(mapping.node_of("prevent"), "only a static ability prevents some of any damage")
    if "until" not in mapping:
        scope.fail(mapping.node, "it isn't said how long damage is prevented", "add `until: end of turn`")
    return msgspec.structs.replace(prevention, until=mapping["until"])


def _search(_: Scope, mapping: Mapping) -> s.Effect:
    library = mapping["search"]
    both = isinstance(library, Searched)
    return s.Search(mapping["for"], library.whose if both else library, both, _player(mapping))


def _shuffle(scope: Scope, mapping: Mapping) -> s.Effect:
    if isinstance(mapping["shuffle"], Searched):
        scope.fail(mapping.node_of("shuffle"), "a graveyard can't be shuffled", "only a library has an order")
    return s.Shuffle(mapping["shuffle"])


def _for_each(scope: Scope, mapping: Mapping) -> s.Effect:
    counted = mapping["for each"]
    if not isinstance(counted, s.CountOf):
        scope.fail(
            mapping.node_of("for each"),
            "only things can be gone through one by one",
            "for example creature you control",
        )
    return s.ForEach(counted.of, mapping["do"])


def _unless(_: Scope, mapping: Mapping) -> s.Effect:
    return s.Unless(mapping["unless"], mapping["do"], _player(mapping), mapping.get("for each"))


def _later(_: Scope, mapping: Mapping) -> s.Effect:
    word: Any = mapping.lead
    return s.Delayed(s.TriggeredAbility(word, mapping[word], mapping["do"]))


def _win(scope: Scope, mapping: Mapping) -> s.Effect:
    player: s.Selector = mapping["win the game"]
    several = isinstance(player, s.Each) or (isinstance(player, s.Phrase) and player.quantity != "a")
    if several or player in _SEVERAL_PLAYERS:
        hint = "name one player, or say who loses: `lose the game: …`"
        scope.fail(mapping.node_of("win the game"), "the game is over when one player wins (104.1)", hint)
    return s.GameEnds(player, won=True)


_SEVERAL_PLAYERS = tuple(s.Reference(word) for word in ("each player", "each opponent", "your opponents", "they"))


def _attach(scope: Scope, mapping: Mapping) -> s.Effect:
    if isinstance(mapping["to"], Place):
        scope.fail(mapping.node_of("to"), "'to' must be an object or player here")
    return s.Attach(mapping["attach"], mapping["to"])


def _play(_: Scope, mapping: Mapping) -> s.Effect:
    act: Any = mapping.lead
    return s.Play(
        act,
        mapping[act],
        "without paying" in mapping,
        mapping.get("alternative cost", ()),
        transformed="transformed" in mapping,
    )


def _may(_: Scope, mapping: Mapping) -> s.Effect:
    player = _player(mapping)
    return s.May(_done_by(player, mapping["may"]), player, mapping.get("if you do", ()), mapping.get("else", ()))


def _done_by(player: s.Selector, effects: tuple[s.Effect, ...]) -> tuple[s.Effect, ...]:
    """What a player may do is done by this player where nobody else is named."""
    you = s.Reference("you")
    return tuple(
        msgspec.structs.replace(effect, player=player) if getattr(effect, "player", None) == you else effect
        for effect in effects
    )


def _if(_: Scope, mapping: Mapping) -> s.Effect:
    behind = mapping.says_first("then") and "else" not in mapping
    return s.If(mapping["if"], mapping["then"], mapping.get("else", ()), behind)


def _continuous(scope: Scope, mapping: Mapping) -> s.Effect:
    if "for each" in mapping and "gets" not in mapping:
        scope.fail(mapping.node_of("for each"), "'for each' says how often, but nothing is added", "add `gets: …`")
    changes = read_changes(scope, mapping)
    if read_prohibitions(mapping):
        scope.fail(mapping.node_of("can't"), "only a static ability can forbid this so far")
    if changes == s.Changes():
        keys = ", ".join(repr(key) for key in scope.language.sections["change"].keys)
        scope.fail(mapping.node, "'what' stands alone: nothing is changed", f"add one of {keys}")
    until: s.Duration | None = mapping.get("until")
    if "as long as" in mapping:
        if until is not None:
            scope.fail(mapping.node_of("as long as"), "'until' says already how long", "write one of them")
        until = s.AsLongAs(mapping["as long as"])
    return s.Continuous(mapping["what"], changes, until, mapping.says_first("until"))


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
    "draw": _counted(s.Draw),
    "gain life": _counted(s.GainLife),
    "lose life": _counted(s.LoseLife),
    "win the game": _win,
    "lose the game": lambda _, mapping: s.GameEnds(mapping["lose the game"], won=False),
    "tap": lambda _, mapping: s.SetTapped(mapping["tap"], True),
    "untap": lambda _, mapping: s.SetTapped(mapping["untap"], False),
    "attach": _attach,
    "counter": lambda _, mapping: s.CounterSpell(mapping["counter"]),
    "allow": lambda scope, mapping: read_allow(scope, mapping, mapping.get("until")),
    "create": _create,
    "copy": _copy,
    "choose": _choose,
    "look at": _look,
    "reveal": _look,
    "cast": _play,
    "play": _play,
    "transform": lambda _, mapping: s.Transform(mapping["transform"]),
    "turn face up": lambda _, mapping: s.TurnFaceUp(mapping["turn face up"]),
    "regenerate": lambda _, mapping: s.Regenerate(mapping["regenerate"]),
    "prevent": _prevent,
    "search": _search,
    "shuffle": _shuffle,
    "replace": _replacing,
    "at": _later,
    "when": _later,
    "unless": _unless,
    "for each": _for_each,
    "may": _may,
    "pay": lambda _, mapping: s.Pay((mapping["pay"],), _player(mapping)),
    "if": _if,
    "what": _continuous,
}
