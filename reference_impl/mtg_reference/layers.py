"""What objects are now: characteristics computed from copiable values through the layers (109.3, 613). Nothing stores them."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping, Set
from typing import Any, TypeVar

import msgspec

from mtg_reference import battles, counters, parameters, phrases
from mtg_reference.rules import KEYWORD_SITE, rule
from mtg_reference.run import Run
from mtg_reference.state import FloatingEffect, Object, ObjectId, PlayerName, Value
from mtg_spec import syntax
from mtg_spec.syntax import Ability, Changes
from mtg_spec.type_words import CARD_TYPES, SUPERTYPES

LAYERS = ("2", "4", "5", "6", "7a", "7b", "7c", "7d")
"""The layers that the language can speak of so far, in the order of 613.1 and 613.4."""

LAYERS_THAT_CHANGE_EFFECTS = frozenset("246")
"""The layers whose changes decide which static abilities there are, and whose."""

REDUNDANT = (
    *("702.2f", "702.3c", "702.4e", "702.7d", "702.8b", "702.9c", "702.10d", "702.12c", "702.15f", "702.17c"),
    *("702.18b", "702.19g", "702.20c", "702.31c", "702.36c", "702.80d", "702.90f", "702.111c"),
)
"""The rules that say of a keyword ability that several instances of it are redundant."""

BASIC_LAND_TYPES = frozenset(("plains", "island", "swamp", "mountain", "forest"))


class Bar(Value, frozen=True):
    """By which creatures something can't be blocked, or (`only`) by which alone it can; whose words say so."""

    what: syntax.Phrase
    only: bool
    source: ObjectId
    controller: PlayerName


class Characteristics(Value, frozen=True):
    """An object's characteristics (109.3) with its controller, and what effects say it can't or must do."""

    name: str
    mana_cost: str
    colors: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    power: int | None
    toughness: int | None
    base_power: int | None
    base_toughness: int | None
    loyalty: int | None
    abilities: tuple[Ability, ...]
    keywords: frozenset[str]
    all_creature_types: bool
    controller: PlayerName
    cant: frozenset[str]
    must: frozenset[str]
    bars: tuple[Bar, ...] = ()
    barred: frozenset[str] = frozenset()  # abilities that it can't have
    most_blockers: int = 0
    static: tuple[syntax.StaticAbility, ...] = ()  # those of its abilities that are static
    blocks_more: int | None = 0  # beside one attacker; None: any number


class Draft:
    """An object on its way through the layers."""

    __slots__ = (
        "abilities",
        "all_creature_types",
        "barred",
        "bars",
        "base_power",
        "base_toughness",
        "blocks_more",
        "cant",
        "colors",
        "controller",
        "loyalty",
        "mana_cost",
        "most_blockers",
        "must",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(self, obj: Object) -> None:
        card = obj.printed
        self.name = card.name
        self.mana_cost = card.mana_cost
        self.colors = set(card.colors)
        self.types = set(card.types)
        self.subtypes = set(card.subtypes)
        self.supertypes = set(card.supertypes)
        self.power = self.base_power = card.power
        self.toughness = self.base_toughness = card.toughness
        self.loyalty = card.loyalty
        self.abilities: list[Ability] = list(card.abilities)
        self.all_creature_types = False
        self.controller = obj.controller
        self.cant: set[str] = set()
        self.must: set[str] = set()
        self.bars: list[Bar] = []
        self.barred: set[str] = set()
        self.most_blockers = 0
        self.blocks_more: int | None = 0

    def done(self, run: Run, *, permanent: bool) -> Characteristics:
        """The finished characteristics, with keyword documents and basic land types expanded into their abilities."""
        sized = has_size(run, self.types, permanent)
        abilities = expand(run, self.abilities, self.subtypes)
        return Characteristics(
            name=self.name,
            mana_cost=self.mana_cost,
            colors=frozenset(self.colors),
            types=frozenset(self.types),
            subtypes=frozenset(self.subtypes),
            supertypes=frozenset(self.supertypes),
            power=self.power if sized else None,
            toughness=self.toughness if sized else None,
            base_power=self.base_power if sized else None,
            base_toughness=self.base_toughness if sized else None,
            loyalty=self.loyalty,
            abilities=abilities,
            keywords=keywords_among(run, abilities),
            all_creature_types=self.all_creature_types,
            controller=self.controller,
            cant=frozenset(self.cant),
            must=frozenset(self.must),
            bars=tuple(self.bars),
            barred=frozenset(self.barred),
            most_blockers=self.most_blockers,
            static=tuple(a for a in abilities if isinstance(a, syntax.StaticAbility)),
            blocks_more=self.blocks_more,
        )


class Effect(msgspec.Struct, frozen=True):
    """A continuous effect as the layers see it: `fixed` objects, or the phrase of a static ability of `source`."""

    key: tuple[object, ...]
    changes: Changes
    timestamp: int
    source: ObjectId
    controller: PlayerName
    fixed: tuple[ObjectId, ...] | None = None
    what: syntax.Selector | None = None


def expand(run: Run, abilities: Iterable[Ability], subtypes: Iterable[str]) -> tuple[Ability, ...]:
    """Abilities with those that keyword documents and basic land types (305.6) stand for."""
    result: list[Ability] = []
    broken = "" if run.fault is None else run.fault.site
    for ability in abilities:
        if isinstance(ability, syntax.KeywordAbility):
            run.reached.add(f"{KEYWORD_SITE}{ability.keyword}")
        if isinstance(ability, syntax.KeywordAbility) and broken == f"{KEYWORD_SITE}{ability.keyword}":
            continue
        result.append(ability)
        if isinstance(ability, syntax.KeywordAbility) and ability.keyword in run.library.keywords:
            result.extend(parameters.filled_in(a, ability) for a in run.library.keywords[ability.keyword].abilities)
    result.extend(intrinsic_abilities(run, frozenset(subtypes)))
    result.extend(battles.intrinsic_abilities(run, frozenset(subtypes)))
    return tuple(result)


def _had_once(run: Run, abilities: tuple[Ability, ...]) -> frozenset[str]:
    names = [a.keyword for a in abilities if isinstance(a, syntax.KeywordAbility)]
    return frozenset(name for name in names if names.count(name) == 1)


@rule(*REDUNDANT, off=_had_once)
def keywords_among(run: Run, abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The keyword abilities among these: to have one of them several times is to have it."""
    return frozenset(a.keyword for a in abilities if isinstance(a, syntax.KeywordAbility))


@rule("208.3", "301.7a", off=True)
def has_size(run: Run, types: Set[str], permanent: bool) -> bool:
    """A permanent has power and toughness only while it is a creature, even if they are printed on it."""
    return "creature" in types or not permanent


@rule("305.6", off=())
def intrinsic_abilities(run: Run, subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """The mana abilities that come with basic land types."""
    land_types = run.library.land_types
    return tuple(ability for name in land_types if name in subtypes for ability in land_types[name])


def characteristics(run: Run, id_: ObjectId) -> Characteristics:
    """What an object is now, or last was if it is gone (608.2h)."""
    obj = run.state.objects.get(id_)
    if obj is not None and obj.zone == "battlefield":
        return table(run)[id_]
    found = but_for_own_numbers(run, id_)
    if obj is None or not found.static or obj.is_ability or obj.cast_as is not None:
        return found
    own = [changes for changes in _own_numbers(found.static) if works_everywhere(run)]
    return _with_own(run, obj, own) if own else found


def but_for_own_numbers(run: Run, id_: ObjectId) -> Characteristics:
    """The same, but for the numbers that an ability of the object itself gives it elsewhere than on the battlefield: what counts
    cards to find them must not look at them."""
    obj = run.state.objects.get(id_)
    if obj is None:
        return last_known(run, id_)
    if obj.zone == "battlefield":
        return table(run)[id_]
    if obj.face_down and obj.zone == "exile" and hidden_cards_are_blank(run):
        return Draft(msgspec.structs.replace(obj, printed=syntax.Card(""))).done(run, permanent=False)
    effects = [] if obj.zone != "stack" else [e for e in run.state.effects if id_ in e.objects]
    if effects:
        return _changed_spell(run, obj, effects)
    return _unchanged(run, obj) if obj.cast_as is None else _cast_as_something(run, obj, obj.cast_as)


def _changed_spell(run: Run, obj: Object, floating: list[FloatingEffect]) -> Characteristics:
    """A spell that effects of resolved spells and abilities have changed."""
    draft, effects = Draft(obj), [_from_floating(run, number, each) for number, each in enumerate(floating)]
    if obj.cast_as is not None:
        _apply_types(run, obj.cast_as, draft)
        _apply_abilities(run, obj.cast_as, draft)
    for layer in _order_of_layers(run):
        for effect in sorted(effects, key=lambda e: e.timestamp):
            if layer in layers_of(effect.changes):
                _apply(run, layer, effect, draft, {})
    return draft.done(run, permanent=False)


def _own_numbers(abilities: Iterable[syntax.StaticAbility]) -> list[Changes]:
    """What characteristic-defining abilities say of power and toughness."""
    effects = (effect for ability in abilities for effect in ability.effects)
    changes = [effect.changes for effect in effects if isinstance(effect, syntax.Continuous)]
    return [each for each in changes if "7a" in layers_of(each)]


def _with_own(run: Run, obj: Object, own: list[Changes]) -> Characteristics:
    draft = Draft(obj)
    for changes in own:
        _apply_own(run, changes, draft, phrases.Scope(obj.id, obj.controller, view={}))
    _apply_counters_elsewhere(run, obj, draft)
    return draft.done(run, permanent=False)


@rule("604.3", "208.2a", off=False)
def works_everywhere(run: Run) -> bool:
    """A characteristic-defining ability functions in all zones."""
    return True


def _cast_as_something(run: Run, obj: Object, changes: Changes) -> Characteristics:
    """A spell that is cast as something else than it is otherwise (702.103b)."""
    key = ("cast as", id(obj.printed), obj.controller, changes)
    if key not in run.cache:
        draft = Draft(obj)
        _apply_types(run, changes, draft)
        _apply_abilities(run, changes, draft)
        run.cache[key] = (obj.printed, draft.done(run, permanent=False))
    found: Characteristics = run.cache[key][1]
    return found


@rule("406.3a", off=False)
def hidden_cards_are_blank(run: Run) -> bool:
    """A card exiled face down has no characteristics."""
    return True


S = TypeVar("S")


def static_effects(run: Run, kind: type[S]) -> list[tuple[ObjectId, PlayerName, int, S]]:
    """What permanents, and spells on the stack, say all the time, of one kind: abilities of that class, and parts of static
    abilities of that class whose condition holds. Each with the object, its controller and its place among its abilities."""
    objects = table(run)
    cached = run.cache.get(kind)
    if cached is None or cached[0] is not objects:
        cached = (objects, [found for id_, is_ in objects.items() for found in _statements(id_, is_, kind)])
        run.cache[kind] = cached
    statements = cached[1]
    if run.state.stack:
        statements = [*statements, *_said_on_stack(run, kind)]
    return [
        (id_, you, index, said)
        for id_, you, index, said, condition in statements
        if condition is None or phrases.holds(run, condition, phrases.Scope(id_, you))
    ]


def _said_on_stack(run: Run, kind: type[S]) -> Iterator[tuple[ObjectId, PlayerName, int, S, Any]]:
    """What spells say while they are on the stack."""
    for id_ in run.state.stack:
        if not run.state.objects[id_].is_ability:
            yield from _statements(id_, characteristics(run, id_), kind, "stack")


def _statements(
    id_: ObjectId, is_: Characteristics, kind: type[S], zone: str = "battlefield"
) -> Iterator[tuple[ObjectId, PlayerName, int, S, Any]]:
    for index, ability in enumerate(is_.abilities):
        if isinstance(ability, kind) and getattr(ability, "zone", "battlefield") == zone:
            yield id_, is_.controller, index, ability, getattr(ability, "condition", None)
        elif isinstance(ability, syntax.StaticAbility) and ability.zone == zone:
            for effect in ability.effects:
                if isinstance(effect, kind):
                    yield id_, is_.controller, index, effect, ability.condition


@rule("608.2h", "113.7a", off=lambda run, id_: _nothing_known(run))
def last_known(run: Run, id_: ObjectId) -> Characteristics:
    """What an object was as it last existed where it was expected to be."""
    remembered: Characteristics = run.state.past[id_].characteristics
    return remembered


def _nothing_known(run: Run) -> Characteristics:
    return Draft(Object(id=0, card=0, printed=syntax.Card(""), owner="", controller="", zone="", timestamp=0)).done(
        run, permanent=False
    )


def controller(run: Run, id_: ObjectId) -> PlayerName:
    """Who controls an object now or last did; the owner where nobody does (108.4)."""
    obj = run.object(id_)
    return characteristics(run, id_).controller if obj.zone == "battlefield" else obj.controller


def has(run: Run, id_: ObjectId, keyword: str) -> bool:
    """Does the object have that keyword ability now?"""
    return keyword in characteristics(run, id_).keywords


def table(run: Run) -> dict[ObjectId, Characteristics]:
    """The characteristics of all permanents, computed anew only after a change that the layers read."""
    state = run.state
    cached = run.cache.get("layers")
    if cached is not None and cached[0] == (state.key if cached[1] else state.layer_key):
        found: dict[ObjectId, Characteristics] = cached[2]
        return found
    computed, volatile = _compute(run)
    run.cache["layers"] = (state.key if volatile else state.layer_key, volatile, computed)
    return computed


def _compute(run: Run) -> tuple[dict[ObjectId, Characteristics], bool]:
    objects = {id_: run.state.objects[id_] for id_ in run.state.battlefield}
    unchanged = {id_: _unchanged(run, obj) for id_, obj in objects.items()}
    if not run.state.effects and not any(_may_change_something(is_, objects[id_]) for id_, is_ in unchanged.items()):
        return unchanged, _conditional(unchanged)
    drafts = {id_: Draft(obj) for id_, obj in objects.items()}
    started: dict[tuple[object, ...], tuple[Effect, tuple[ObjectId, ...]]] = {}
    changed = {id_ for id_, obj in objects.items() if obj.counters}
    volatile = False
    effects = tuple(_effects(run, drafts, started))
    for layer in _order_of_layers(run) if effects or changed else ():
        done: set[tuple[object, ...]] = set()
        while waiting := [e for e in effects if e.key not in done and layer in layers_of(e.changes)]:
            effect = next_in_order(run, waiting, drafts, layer)
            affected = started[effect.key][1] if effect.key in started else _affected(run, effect, drafts)
            started[effect.key] = (effect, affected)
            done.add(effect.key)
            volatile = volatile or _is_volatile(run, effect)
            for id_ in affected:
                if id_ in drafts:
                    changed.add(id_)
                    _apply(run, layer, effect, drafts[id_], drafts)
            if layer in LAYERS_THAT_CHANGE_EFFECTS:
                effects = tuple(_effects(run, drafts, started))
        if layer == "7c":
            for id_, obj in objects.items():
                if obj.counters:
                    _apply_counters(run, obj, drafts[id_])
    computed = {
        id_: draft.done(run, permanent=True) if id_ in changed else unchanged[id_] for id_, draft in drafts.items()
    }
    return computed, volatile or _conditional(computed)


def _unchanged(run: Run, obj: Object) -> Characteristics:
    """The characteristics of an object that no effect changes: those of its copiable values and, elsewhere than on the battlefield,
    of its counters."""
    permanent = obj.zone == "battlefield"
    counted = () if permanent else obj.counters
    key = ("unchanged", id(obj.printed), obj.controller, permanent, counted)
    cached = run.cache.get(key)
    if cached is None:
        draft = Draft(obj)
        if counted:
            _apply_counters_elsewhere(run, obj, draft)
        cached = run.cache[key] = (obj.printed, draft.done(run, permanent=permanent))
    found: Characteristics = cached[1]
    return found


def _may_change_something(is_: Characteristics, obj: Object) -> bool:
    """Could a permanent be, or make others, something else than its copiable values say?"""
    return bool(is_.static or obj.counters) or obj.cast_as is not None


def _conditional(computed: dict[ObjectId, Characteristics]) -> bool:
    return any(ability.condition is not None for is_ in computed.values() for ability in is_.static)


@rule("613.1", off=lambda run: LAYERS[::-1])
def _order_of_layers(run: Run) -> tuple[str, ...]:
    """The order in which layers are applied."""
    return LAYERS


def layers_of(changes: Changes) -> frozenset[str]:
    """In which layers a change takes place: it follows from what is changed (613.1)."""
    parts = {
        "2": changes.controller is not None,
        "4": bool(changes.types_added or changes.types_set or changes.types_lost or changes.all_creature_types),
        "5": bool(changes.colors_added or changes.colors_set),
        "6": bool(
            changes.abilities
            or changes.lose
            or changes.cant_have
            or changes.cant
            or changes.must
            or changes.most_blockers
            or changes.blocks_more != 0
            or _bars(changes, 0, "")
        ),
        "7a": changes.own_power is not None or changes.own_toughness is not None,
        "7b": changes.base_power is not None or changes.base_toughness is not None,
        "7c": changes.power is not None or changes.toughness is not None,
        "7d": changes.switch,
    }
    return frozenset(layer for layer, there in parts.items() if there)


def _effects(
    run: Run,
    drafts: dict[ObjectId, Draft],
    started: dict[tuple[object, ...], tuple[Effect, tuple[ObjectId, ...]]],
) -> Iterator[Effect]:
    """All continuous effects there are at this point: floating ones, those of static abilities that objects have now, and
    those that have started to apply although their ability is gone meanwhile (613.6)."""
    seen = set()
    for number, floating in enumerate(run.state.effects):
        yield _from_floating(run, number, floating)
    for id_, draft in drafts.items():
        obj = run.state.objects[id_]
        if obj.cast_as is not None:
            yield Effect(("cast as", id_), obj.cast_as, obj.timestamp, id_, draft.controller, fixed=(id_,))
    for id_, draft in drafts.items():
        if run.state.objects[id_].counters:
            yield from _from_counters(run, id_, draft.controller)
    for id_ in drafts:
        for effect in _from_static(run, id_, drafts) if _may_have_static(drafts[id_]) else ():
            seen.add(effect.key)
            yield effect
    for key, (effect, _) in started.items():
        if key not in seen and effect.fixed is None:
            yield effect


def _from_counters(run: Run, id_: ObjectId, controller: PlayerName) -> Iterator[Effect]:
    for kind, number, since in counters.keywords(run, run.state.objects[id_]):
        changes = Changes(abilities=(syntax.KeywordAbility(kind),) * number)
        yield Effect(("counter", id_, kind), changes, since, id_, controller, fixed=(id_,))


@rule("611.2c", off=lambda run, effect: (*effect.objects, *_come_since(run, effect)))
def affected_for_good(run: Run, effect: FloatingEffect) -> tuple[ObjectId, ...]:
    """What an effect of something resolved affects is settled when it begins; what comes later is not among it."""
    return effect.objects


def _come_since(run: Run, effect: FloatingEffect) -> Iterator[ObjectId]:
    return (i for i in run.state.battlefield if run.state.objects[i].timestamp > effect.timestamp)


def _from_floating(run: Run, number: int, effect: FloatingEffect) -> Effect:
    return Effect(
        ("floating", effect.timestamp, number),
        effect.changes,
        effect.timestamp,
        effect.source,
        effect.controller,
        fixed=affected_for_good(run, effect),
    )


def _may_have_static(draft: Draft) -> bool:
    return any(isinstance(a, (syntax.StaticAbility, syntax.KeywordAbility)) for a in draft.abilities)


@rule("604.1", "604.2", "117.2b", off=None)
def _from_static(run: Run, id_: ObjectId, drafts: dict[ObjectId, Draft]) -> Generator[Effect, None, None]:
    """The continuous effects of an object's static abilities: they are there as long as the abilities are."""
    draft = drafts[id_]
    abilities = draft.abilities
    if any(isinstance(a, syntax.KeywordAbility) for a in abilities):
        abilities = list(expand(run, abilities, ()))
    for number, ability in enumerate(abilities):
        if not isinstance(ability, syntax.StaticAbility) or ability.zone != "battlefield":
            continue
        scope = phrases.Scope(id_, draft.controller, view=drafts)
        if ability.condition is not None and not applies_at_the_moment(run, ability.condition, scope):
            continue
        for part, effect in enumerate(ability.effects):
            if isinstance(effect, syntax.Continuous):
                yield Effect(
                    ("static", id_, number, part),
                    effect.changes,
                    timestamp_of_static(run, id_),
                    id_,
                    draft.controller,
                    what=effect.what,
                )


@rule("611.3a", off=True)
def applies_at_the_moment(run: Run, condition: syntax.Condition, scope: phrases.Scope) -> bool:
    """The effect of a static ability isn't locked in: it applies at any moment at which its condition holds."""
    return phrases.holds(run, condition, scope)


@rule("613.7a", "613.7d", off=lambda run, id_: -run.state.objects[id_].timestamp)
def timestamp_of_static(run: Run, id_: ObjectId) -> int:
    """The effect of a static ability is as old as the object that has the ability, which is dated as it enters."""
    return run.state.objects[id_].timestamp


def next_in_order(run: Run, effects: list[Effect], drafts: dict[ObjectId, Draft], layer: str) -> Effect:
    """Which of several effects in one layer applies next: the earliest (613.7) of those that depend on no other (613.8)."""
    if len(effects) == 1:
        return effects[0]
    depends = {
        e.key: {other.key for other in effects if other is not e and _depends(run, e, other, drafts, layer)}
        for e in effects
    }
    first = not_waiting(run, depends)
    return earliest(run, [e for e in effects if e.key in first])


@rule("613.8b", off=lambda run, depends: frozenset(depends))
def not_waiting(
    run: Run, depends: Mapping[tuple[object, ...], Set[tuple[object, ...]]]
) -> frozenset[tuple[object, ...]]:
    """The effects that can be applied next: those that depend on others wait for them."""
    return waiting_for_nothing(depends)


K = TypeVar("K", bound=Hashable)


def waiting_for_nothing(depends: Mapping[K, Set[K]]) -> frozenset[K]:
    """Those that depend on nothing but, in a loop, on each other: within a loop no one waits, but who depends on one of
    the loop does (613.8b)."""
    reached = {each: set(others) for each, others in depends.items()}
    for through in depends:
        for others in reached.values():
            if through in others:
                others |= reached[through]
    return frozenset(each for each, others in reached.items() if all(each in reached[other] for other in others))


@rule("613.7", off=lambda run, effects: max(effects, key=lambda e: e.timestamp))
def earliest(run: Run, effects: list[Effect]) -> Effect:
    """The effect with the earliest timestamp."""
    return min(effects, key=lambda e: e.timestamp)


@rule("613.8a", off=False)
def _depends(run: Run, effect: Effect, other: Effect, drafts: dict[ObjectId, Draft], layer: str) -> bool:
    """Would applying `other` change whether `effect` exists, what it applies to or what it does (613.8a)?"""
    if effect.fixed is not None and _is_constant(effect.changes):
        return False
    if effect.fixed is None and other.source == effect.source:
        return False
    trial = {id_: _copy(draft) for id_, draft in drafts.items()}
    before = _outcome(run, effect, trial)
    for id_ in _affected(run, other, trial):
        if id_ in trial:
            _apply(run, layer, other, trial[id_], trial)
    return before != _outcome(run, effect, trial)


def _outcome(run: Run, effect: Effect, drafts: dict[ObjectId, Draft]) -> object:
    exists = effect.fixed is not None or any(e.key == effect.key for e in _from_static(run, effect.source, drafts))
    if not exists:
        return None
    return _affected(run, effect, drafts), _amounts(run, effect, drafts)


def _amounts(run: Run, effect: Effect, drafts: dict[ObjectId, Draft]) -> tuple[int | None, ...]:
    changes = effect.changes
    parts = _numbers(changes)
    scope = phrases.Scope(effect.source, effect.controller, view=drafts)
    return tuple(None if part is None else phrases.amount(run, part, scope) for part in parts)


def _copy(draft: Draft) -> Draft:
    twin = Draft.__new__(Draft)
    for slot in Draft.__slots__:
        value = getattr(draft, slot)
        setattr(twin, slot, type(value)(value) if isinstance(value, (set, list)) else value)
    return twin


def _numbers(changes: Changes) -> tuple[syntax.Amount | None, ...]:
    own = (changes.own_power, changes.own_toughness)
    return (*own, changes.base_power, changes.base_toughness, changes.power, changes.toughness)


def _is_constant(changes: Changes) -> bool:
    return all(part is None or isinstance(part, syntax.Number) for part in _numbers(changes))


@rule("611.3a", off=False)
def _is_volatile(run: Run, effect: Effect) -> bool:
    """Does the effect read what changes without the layers being told: taps, damage, life, hands, combat?"""
    if not _is_constant(effect.changes):
        return True
    return effect.what is not None and _asks_for_status(effect.what)


def _asks_for_status(what: syntax.Selector) -> bool:
    """Could what a selector means depend on more than characteristics and attachments?"""
    if isinstance(what, syntax.Each):
        return any(map(_asks_for_status, what.parts))
    if isinstance(what, syntax.Phrase):
        filters = (what.filter, *what.filter.either)
        return what.among is not None or any(f.states or f.stats or f.targets for f in filters)
    return not isinstance(what, syntax.Reference)


def _affected(run: Run, effect: Effect, drafts: dict[ObjectId, Draft]) -> tuple[ObjectId, ...]:
    if effect.fixed is not None:
        return effect.fixed
    assert effect.what is not None
    source = drafts.get(effect.source)
    scope = phrases.Scope(effect.source, source.controller if source else effect.controller, view=drafts)
    return described_now(run, effect, tuple(s for s in phrases.subjects(run, effect.what, scope) if isinstance(s, int)))


@rule("611.3a", off=lambda run, effect, found: tuple(i for i in found if run.object(i).timestamp <= effect.timestamp))
def described_now(run: Run, effect: Effect, found: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The effect of a static ability applies to whatever its text describes, whenever that came."""
    return found


def _apply(run: Run, layer: str, effect: Effect, draft: Draft, drafts: dict[ObjectId, Draft]) -> None:
    source = drafts.get(effect.source)
    you = source.controller if source is not None and effect.fixed is None else effect.controller
    scope = phrases.Scope(effect.source, you, view=drafts)
    changes = effect.changes
    if layer == "2":
        assert changes.controller is not None
        _change_controller(run, draft, phrases.player(run, changes.controller, scope))
    elif layer == "4":
        _apply_types(run, changes, draft)
    elif layer == "5":
        _apply_colors(run, changes, draft)
    elif layer == "6":
        _apply_abilities(run, changes, draft)
        draft.bars.extend(_bars(changes, effect.source, you))
    elif layer == "7a":
        _apply_own(run, changes, draft, scope)
    elif layer == "7b":
        _set_size(run, changes, draft, scope)
    elif layer == "7c":
        _modify_size(run, changes, draft, scope)
    elif layer == "7d":
        draft.power, draft.toughness = draft.toughness, draft.power


@rule("613.1b", off=None)
def _change_controller(run: Run, draft: Draft, player: PlayerName) -> None:
    """An effect changes who controls an object."""
    draft.controller = player


@rule("613.1e", "105.3", off=None)
def _apply_colors(run: Run, changes: Changes, draft: Draft) -> None:
    """An effect sets an object's colors, or adds to them."""
    draft.colors = (set(changes.colors_set) if changes.colors_set else draft.colors) | set(changes.colors_added)


@rule("613.4a", "208.2a", off=None)
def _apply_own(run: Run, changes: Changes, draft: Draft, scope: phrases.Scope) -> None:
    """A characteristic-defining ability says what its object's numbers are, before all else that changes them."""
    if changes.own_power is not None:
        draft.power = draft.base_power = phrases.set_number(run, changes.own_power, scope)
    if changes.own_toughness is not None:
        draft.toughness = draft.base_toughness = phrases.set_number(run, changes.own_toughness, scope)


@rule("613.4b", off=None)
def _set_size(run: Run, changes: Changes, draft: Draft, scope: phrases.Scope) -> None:
    """An effect sets power and toughness to a number."""
    if changes.base_power is not None:
        draft.power = draft.base_power = phrases.set_number(run, changes.base_power, scope)
    if changes.base_toughness is not None:
        draft.toughness = draft.base_toughness = phrases.set_number(run, changes.base_toughness, scope)


@rule("613.4c", off=None)
def _modify_size(run: Run, changes: Changes, draft: Draft, scope: phrases.Scope) -> None:
    """An effect modifies power and toughness."""
    if changes.power is not None:
        draft.power = (draft.power or 0) + phrases.amount(run, changes.power, scope)
    if changes.toughness is not None:
        draft.toughness = (draft.toughness or 0) + phrases.amount(run, changes.toughness, scope)


@rule("613.1d", off=None)
def _apply_types(run: Run, changes: Changes, draft: Draft) -> None:
    """An effect changes an object's types, subtypes or supertypes."""
    if changes.types_set and all(word in BASIC_LAND_TYPES for word in changes.types_set):
        _set_land_types(run, changes.types_set, draft)
        return
    if keeps_its_types(run, changes.types_set):
        if any(word in run.library.creature_types for word in changes.types_set):
            draft.subtypes -= run.library.creature_types
    elif replaces_types(run, changes):
        draft.types -= CARD_TYPES
        draft.subtypes.clear()
    for word in (*changes.types_set, *changes.types_added):
        if word in CARD_TYPES:
            draft.types.add(word)
        elif word in SUPERTYPES:
            draft.supertypes.add(word)
        else:
            draft.subtypes.add(word)
    if changes.types_lost:
        _lose_types(run, changes.types_lost, draft)
    draft.all_creature_types = draft.all_creature_types or changes.all_creature_types


@rule("205.1a", off=None)
def _lose_types(run: Run, words: tuple[str, ...], draft: Draft) -> None:
    """With a card type go the subtypes that belong to it alone, and what isn't a creature has no power and toughness (208.3)."""
    draft.types -= set(words)
    draft.supertypes -= set(words)
    belonging = {"creature": ("creature", "kindred")}
    draft.subtypes = {
        word
        for word in draft.subtypes - set(words)
        if (kind := run.library.subtypes.get(word, "")) not in words
        or any(other in draft.types for other in belonging.get(kind, ()))
    }
    if "creature" in words and "kindred" not in draft.types:
        draft.all_creature_types = False


@rule("305.7", off=lambda run, words, draft: draft.subtypes.update(words))
def _set_land_types(run: Run, words: tuple[str, ...], draft: Draft) -> None:
    """Setting a land's subtype to basic land types takes its other land types and the abilities of its own text away (305.7); subtypes
    of its other card types stay (205.1a)."""
    draft.subtypes = {word for word in draft.subtypes if run.library.subtypes.get(word) != "land"} | set(words)
    draft.abilities.clear()


@rule("205.1b", off=lambda run, changes: bool(changes.types_set or changes.types_added))
def replaces_types(run: Run, changes: Changes) -> bool:
    """What becomes something "in addition to its other types" keeps these."""
    return bool(changes.types_set)


@rule("205.1b", off=False)
def keeps_its_types(run: Run, words: tuple[str, ...]) -> bool:
    """What becomes an artifact creature keeps its card types, and its subtypes but for those that are replaced."""
    return "artifact" in words and "creature" in words


def _bars(changes: Changes, source: ObjectId, you: PlayerName) -> list[Bar]:
    """The restrictions of blocking among the changes."""
    said = ((changes.unblockable_by, False), (changes.unblockable_except_by, True))
    return [Bar(what, only, source, you) for what, only in said if what is not None]


@rule("613.1f", off=None)
def _apply_abilities(run: Run, changes: Changes, draft: Draft) -> None:
    """An effect adds abilities to an object, takes them away, or says that it can't have them."""
    if "all" in changes.lose:
        draft.abilities.clear()
    elif changes.lose:
        draft.abilities = [
            a
            for a in draft.abilities
            if not (isinstance(a, syntax.KeywordAbility) and phrases.is_named(run, a.keyword, changes.lose))
        ]
    draft.abilities.extend(changes.abilities)
    draft.barred.update(changes.cant_have)
    _without_barred(run, draft)
    draft.cant.update(changes.cant)
    draft.must.update(changes.must)
    if changes.most_blockers:
        draft.most_blockers = min(changes.most_blockers, draft.most_blockers or changes.most_blockers)
    more = changes.blocks_more
    draft.blocks_more = None if draft.blocks_more is None or more is None else draft.blocks_more + more


@rule("113.11", off=None)
def _without_barred(run: Run, draft: Draft) -> None:
    """What an object can't have it loses, and nothing gives it to it, earlier or later."""
    if draft.barred:
        draft.abilities = [
            a
            for a in draft.abilities
            if not (isinstance(a, syntax.KeywordAbility) and phrases.is_named(run, a.keyword, draft.barred))
        ]


@rule("613.4c", off=None)
def _apply_counters(run: Run, obj: Object, draft: Draft) -> None:
    """Counters change power and toughness in layer 7c."""
    for kind, number in obj.counters:
        power, slash, toughness = kind.partition("/")
        if slash and draft.power is not None and draft.toughness is not None:
            draft.power += int(power) * number
            draft.toughness += int(toughness) * number


@rule("122.1a", "122.1b", off=None)
def _apply_counters_elsewhere(run: Run, obj: Object, draft: Draft) -> None:
    """Counters also change cards that are elsewhere than on the battlefield: the numbers of creature cards, and any card's keywords."""
    for kind, number, _ in counters.keywords(run, obj):
        draft.abilities += [syntax.KeywordAbility(kind)] * number
    if "creature" in draft.types:
        _apply_counters(run, obj, draft)
