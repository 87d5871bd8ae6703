"""What the words of a definition mean at a moment of the game: selectors, filters, amounts, conditions."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from mtg_reference.rules import rule
from mtg_reference.run import Run
from mtg_reference.state import Context, Object, ObjectId, PlayerName, Subject
from mtg_spec import syntax
from mtg_spec.symbols import COLORS, mana_value
from mtg_spec.symbols import symbols as symbols_of
from mtg_spec.trees import walk
from mtg_spec.type_words import CARD_TYPES, DAMAGED_TYPES, PERMANENT_TYPES

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


COMBAT_STEPS = ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat")


class Scope:
    """What references mean: "this", "you", targets and other names, the event. `view` shows objects half-way through layers; where
    there is one, it need not show any."""

    __slots__ = ("chosen", "context", "names", "produced", "settled", "since", "source", "view", "way", "x", "you")

    def __init__(
        self,
        source: ObjectId,
        you: PlayerName,
        *,
        names: dict[str, tuple[Subject, ...]] | None = None,
        context: Context | None = None,
        x: int | None = None,
        view: Mapping[ObjectId, Any] | None = None,
    ) -> None:
        self.source = source
        self.you = you
        self.names = names if names is not None else {}
        self.context = context or Context()
        self.chosen: dict[str, str] = {}
        self.produced: list[Any] = []  # what a mana ability has produced so far, as it resolves
        self.x = x
        self.view = view
        self.way = ""  # the keyword whose action is taken
        self.since = 0  # the moment of the clock when the ability was put on the stack, or, if delayed, was created
        self.settled: dict[syntax.Amount, int] | None = (
            None  # what X turned out to be; None where it is worked out each time
        )

    def with_names(self, names: dict[str, tuple[Subject, ...]]) -> Scope:
        """The same scope where more is spoken of."""
        inner = Scope(
            self.source, self.you, names={**self.names, **names}, context=self.context, x=self.x, view=self.view
        )
        inner.chosen, inner.produced, inner.since = self.chosen, self.produced, self.since
        inner.settled = self.settled
        return inner


def seen(run: Run, id_: ObjectId, scope: Scope) -> Any:
    """An object's characteristics as this scope sees them."""
    from mtg_reference import layers

    if scope.view is None:
        return layers.characteristics(run, id_)
    return scope.view[id_] if id_ in scope.view else layers.but_for_own_numbers(run, id_)


def controller_of(run: Run, id_: ObjectId, scope: Scope) -> PlayerName:
    """An object's controller as this scope sees it (108.4)."""
    obj = run.object(id_)
    if obj.zone == "battlefield":
        controller: PlayerName = seen(run, id_, scope).controller
        return controller
    return obj.controller


# --- selectors --------------------------------------------------------------------------------------------------------


def subjects(run: Run, selector: syntax.Selector, scope: Scope) -> tuple[Subject, ...]:
    """All objects and players that a selector means now, in a fixed order."""
    if isinstance(selector, syntax.Reference):
        return _referred(run, selector.word, scope)
    if isinstance(selector, syntax.TopOfLibrary):
        return tuple(i for p in subjects(run, selector.player, scope) for i in _top(run, str(p), selector, scope))
    if isinstance(selector, syntax.TopUntil):
        return tuple(i for p in subjects(run, selector.player, scope) for i in top_until(run, str(p), selector, scope))
    if isinstance(selector, syntax.Each):
        return tuple(dict.fromkeys(s for part in selector.parts for s in subjects(run, part, scope)))
    if isinstance(selector, syntax.Relation):
        related = (_related(run, selector.relation, s, scope) for s in subjects(run, selector.of, scope))
        return tuple(dict.fromkeys(related))
    if selector.among is not None:
        everything = selector.filter == syntax.Filter("any")
        found = subjects(run, selector.among, scope)
        if selector.filter.zone:
            from mtg_reference.zones import successor

            found = tuple(successor(run, s) if isinstance(s, int) else s for s in found)
        return tuple(s for s in found if everything or matches(run, selector.filter, s, scope))
    return tuple(s for s in candidates(run, selector.filter, scope) if matches(run, selector.filter, s, scope))


def is_choice(selector: syntax.Selector) -> bool:
    """Do the words leave it to a player which things are meant: "a creature", "an artifact and a land"?"""
    if isinstance(selector, syntax.Each):
        return not selector.either and all(map(is_choice, selector.parts))
    return isinstance(selector, syntax.Phrase) and selector.quantity not in ("all", "each")


def includes(run: Run, selector: syntax.Selector, subject: Subject, scope: Scope) -> bool:
    """Is the subject among what the selector means?"""
    if isinstance(selector, syntax.Phrase):
        return matches(run, selector.filter, subject, scope)
    if isinstance(selector, syntax.Each):
        return any(includes(run, part, subject, scope) for part in selector.parts)
    return subject in subjects(run, selector, scope)


def player(run: Run, selector: syntax.Selector, scope: Scope) -> PlayerName:
    """The one player whom a selector means; LookupError if it means none."""
    for subject in subjects(run, selector, scope):
        if isinstance(subject, str):
            return subject
    raise LookupError(f"no player is meant by {selector}")


def _top(run: Run, owner: PlayerName, selector: syntax.TopOfLibrary, scope: Scope) -> tuple[ObjectId, ...]:
    return run.state.player(owner).library[: result(run, selector.count, scope)]


@rule("702.85a", off=lambda run, owner, *_: run.state.player(owner).library[:1])
def top_until(run: Run, owner: PlayerName, selector: syntax.TopUntil, scope: Scope) -> tuple[ObjectId, ...]:
    """The cards of a library from the top to the first that is looked for, or all of them."""
    library = run.state.player(owner).library
    found = (n for n, id_ in enumerate(library) if matches(run, selector.found.filter, id_, scope))
    return library[: next(found, len(library)) + 1]


@rule("508.5", off=lambda run, scope: (scope.you,))
def defending_player(run: Run, scope: Scope) -> tuple[PlayerName, ...]:
    """The player whom the creature attacks that the ability is about; once it is out of combat, the one whom it attacked."""
    from mtg_reference.battles import defending_player as defender_of

    attacked = dict(run.state.combat.attackers) if run.state.combat is not None else {}
    for id_ in (*scope.context.it, scope.source):
        if isinstance(id_, int) and id_ in attacked:
            return (defender_of(run, attacked[id_]),)
    return (scope.context.player,) if scope.context.player else ()


@rule("109.5", off=lambda run, scope: next(n for n in run.state.apnap() if n != scope.you))
def who_you_are(run: Run, scope: Scope) -> PlayerName:
    """The word "you" on an object means its controller, or who activated, cast or would cast it."""
    return scope.you


def _related(run: Run, relation: str, subject: Subject, scope: Scope) -> PlayerName:
    if isinstance(subject, str):
        return subject
    return controller_of(run, subject, scope) if relation == "controller" else run.object(subject).owner


def _referred(run: Run, word: str, scope: Scope) -> tuple[Subject, ...]:
    if word in scope.names:
        return scope.names[word]
    if word == "this":
        return (scope.source,)
    if word in run.state.names:
        return (word,)
    if word == "you":
        return (who_you_are(run, scope),)
    if word in ("enchanted", "equipped"):
        host = host_of(run, scope.source)
        return () if host is None else (host,)
    if word == "exiled with this":
        return tuple(i for i in run.state.exile if run.state.objects[i].exiled_with == scope.source)
    if word in ("opponent", "each opponent"):
        return tuple(n for n in run.state.apnap() if n != scope.you)
    if word in ("each player", "a player"):
        return run.state.apnap()
    if word == "chosen player":
        return _chosen_player(run, scope)
    if word == "defending player":
        return defending_player(run, scope)
    if word == "that player":
        return (scope.context.player,) if scope.context.player else ()
    if word == "revealed":
        return ()
    if word == "that spell or ability":
        return scope.context.by
    if word == "that spell":
        return tuple(i for i in scope.context.it if isinstance(i, int) and run.object(i).zone == "stack")
    if word in ("it", "they", "them") or word.startswith("that "):
        return whatever_it_is_now(run, word, scope)
    raise LookupError(f"nothing is called {word!r} here")


@rule("608.2h", off=lambda run, id_: run.object(id_).attached_to if run.exists(id_) else None)
def host_of(run: Run, id_: ObjectId) -> Subject | None:
    """What an Aura or Equipment is attached to, or was when it was last on the battlefield."""
    return run.object(id_).attached_to


@rule("607.2d", off=lambda run, scope: tuple(n for n in run.state.apnap() if n != scope.you))
def _chosen_player(run: Run, scope: Scope) -> tuple[PlayerName, ...]:
    """The player who was chosen as this entered, whoever controls it now."""
    chosen = dict(run.object(scope.source).chosen).get("player", "")
    return (chosen,) if chosen in run.state.names else ()


@rule("608.2k", off=lambda run, word, scope: tuple(s for s in scope.context.it if _is_called(run, word, s, scope)))
def whatever_it_is_now(run: Run, word: str, scope: Scope) -> tuple[Subject, ...]:
    """What the cost or the event spoke of is still meant, whatever it has become since."""
    return scope.context.it


def _is_called(run: Run, word: str, subject: Subject, scope: Scope) -> bool:
    noun = word.removeprefix("that ")
    return isinstance(subject, str) or noun not in CARD_TYPES or noun in seen(run, subject, scope).types


# --- filters ----------------------------------------------------------------------------------------------------------


def candidates(run: Run, filter_: syntax.Filter, scope: Scope) -> Iterator[Subject]:
    """The objects and players among which a filter chooses: those of its zone."""
    state = run.state
    if filter_.linked == "exiled with this":
        yield from _referred(run, filter_.linked, scope)
        return
    if filter_.head == "any" and filter_.either and not filter_.zone:
        yield from dict.fromkeys(s for part in filter_.either for s in candidates(run, part, scope))
        return
    if filter_.head in ("player", "any"):
        yield from state.apnap()
        if filter_.head == "player":
            return
    if filter_.head == "source":
        yield from sources_of_damage(run)
        return
    if filter_.head == "spell" and not filter_.zone:
        yield from spells(run)
        return
    yield from objects_in(run, filter_.zone or ("stack" if filter_.head == "ability" else "battlefield"))


@rule("109.2b", off=())
def spells(run: Run) -> tuple[ObjectId, ...]:
    """A description with the word "spell" means spells on the stack."""
    return run.state.stack


@rule("609.7a", off=lambda run: iter(run.state.battlefield))
def sources_of_damage(run: Run) -> Iterator[ObjectId]:
    """What can be chosen as a source of damage: permanents, spells, and what abilities on the stack come from or speak of, wherever
    that is now."""
    found: dict[ObjectId, None] = dict.fromkeys(run.state.battlefield)
    for id_ in run.state.stack:
        obj = run.object(id_)
        if not obj.is_ability:
            found.setdefault(id_)
            continue
        found.setdefault(obj.source)
        found.update(dict.fromkeys(i for i in obj.context.it if isinstance(i, int) and not run.object(i).is_ability))
    yield from found


def objects_in(run: Run, zone: str) -> Iterator[ObjectId]:
    """All objects in the zones of that name, players in turn order."""
    if zone in ("battlefield", "stack", "exile", "command"):
        yield from getattr(run.state, zone)
        return
    for each in run.state.players:
        yield from getattr(each, zone)


def matches(run: Run, filter_: syntax.Filter, subject: Subject, scope: Scope) -> bool:
    """Does a filter describe the subject?"""
    if isinstance(subject, str):
        return filter_.head in ("player", "any") and _player_fits(run, filter_, subject, scope)
    obj = run.object(subject)
    if not _head_fits(run, filter_, subject, obj, scope):
        return False
    if filter_.zone and (obj.zone != filter_.zone or not run.exists(subject)):
        return False
    if filter_.on_top and run.state.player(obj.owner).library[:1] != (subject,):
        return False
    if filter_.other and subject == scope.source:
        return False
    if filter_.linked == "exiled with this" and (obj.exiled_with != scope.source or obj.zone != "exile"):
        return False
    return (
        _characteristics_fit(run, filter_, subject, scope)
        and _people_fit(run, filter_, subject, obj, scope)
        and all(_state_fits(run, state, subject, obj) for state in filter_.states if state not in _CHARACTERISTIC)
        and all(_stat_fits(run, stat, subject, scope) for stat in filter_.stats)
        and (filter_.targets is None or does_target(run, filter_.targets, obj, scope))
        and (not filter_.either or any(matches(run, part, subject, scope) for part in filter_.either))
    )


@rule("115.9b", off=True)
def does_target(run: Run, what: syntax.Selector, obj: Object, scope: Scope) -> bool:
    """Does a spell or ability target something like that, as it is now? What is no longer where it was is left out."""
    there = (t for _, group in obj.announced.targets for t in group if isinstance(t, str) or run.exists(t))
    return any(includes(run, what, target, scope) for target in there)


def has_quality(run: Run, filter_: syntax.Filter, source: ObjectId, scope: Scope) -> bool:
    """Has a source, in whatever zone, the characteristics that a description asks for (702.16a, 109.2c)?"""
    return (
        _characteristics_fit(run, filter_, source, scope)
        and _people_fit(run, filter_, source, run.object(source), scope)
        and all(_stat_fits(run, stat, source, scope) for stat in filter_.stats)
        and (not filter_.either or any(has_quality(run, part, source, scope) for part in filter_.either))
    )


def describes_spell(run: Run, phrase: syntax.Phrase, card: ObjectId, scope: Scope) -> bool:
    """Do words about a spell describe the spell that a card would be (601.3), and is it among the cards meant?"""
    as_card = msgspec.structs.replace(phrase.filter, head="card")
    if not matches(run, as_card, card, scope):
        return False
    return phrase.among is None or includes(run, phrase.among, card, scope)


def _player_fits(run: Run, filter_: syntax.Filter, subject: PlayerName, scope: Scope) -> bool:
    if filter_.controller is not None and subject not in subjects(run, filter_.controller, scope):
        return False
    if "opponent" in filter_.states and subject == scope.you:
        return False
    if filter_.either and not any(matches(run, part, subject, scope) for part in filter_.either):
        return False
    return not (filter_.other and subject == scope.you)


def _head_fits(run: Run, filter_: syntax.Filter, id_: ObjectId, obj: Object, scope: Scope) -> bool:
    if filter_.head == "permanent":
        return means_permanent(run, obj) if not filter_.zone else True
    if filter_.head == "spell":
        return not obj.is_ability if filter_.linked else obj.zone == "stack" and not obj.is_ability
    if filter_.head == "ability":
        return obj.is_ability
    if filter_.head == "any":  # any target (115.4), or one of several kinds
        if filter_.either:
            return True
        types = seen(run, id_, scope).types
        return obj.zone == "battlefield" and is_any_target(run, types)
    if filter_.head == "source":  # of damage: an object in whatever zone (609.7)
        return not obj.is_ability
    return filter_.head == "card" and not obj.token and not obj.is_ability


@rule("115.4", off=lambda run, types: "creature" in types, kinds=("off", "inverted"))
def is_any_target(run: Run, types: Any) -> bool:
    """ "Any target" is a creature, a planeswalker or a battle, or a player."""
    return bool(types & DAMAGED_TYPES)


@rule("109.2", "109.2a", off=True)
def means_permanent(run: Run, obj: Object) -> bool:
    """A description without "card", "spell" or a zone means a permanent on the battlefield."""
    return obj.zone == "battlefield"


def has_type(run: Run, characteristics: Any, word: str) -> bool:
    """Does an object have that card type, subtype or supertype?"""
    if word in characteristics.types or word in characteristics.subtypes or word in characteristics.supertypes:
        return True
    return bool(characteristics.all_creature_types) and word in run.library.creature_types


def _characteristics_fit(run: Run, filter_: syntax.Filter, id_: ObjectId, scope: Scope) -> bool:
    is_ = seen(run, id_, scope)
    keywords = is_.keywords if hasattr(is_, "keywords") else _keywords(is_)
    return (
        all(has_type(run, is_, _type_meant(run, word, scope)) for word in filter_.types)
        and (not filter_.any_types or any(has_type(run, is_, word) for word in filter_.any_types))
        and not any(has_type(run, is_, _type_meant(run, word, scope)) for word in filter_.without_types)
        and all(_color_fits(is_.colors, _color_meant(run, color, scope)) for color in filter_.colors)
        and not any(_color_fits(is_.colors, color) for color in filter_.without_colors)
        and all(is_so_colored(run, is_.colors, state) for state in filter_.states if state in _OF_COLORS)
        and ("permanent" not in filter_.states or is_permanent_card(run, is_.types))
        and ("historic" not in filter_.states or is_historic(run, is_))
        and all(any(is_named(run, has, (word,)) for has in keywords) for word in filter_.keywords)
        and not any(is_named(run, has, filter_.without_keywords) for has in keywords)
        and (not filter_.named or is_.name == filter_.named)
    )


@rule("702.11e", off=lambda run, keyword, names: keyword in names)
def is_named(run: Run, keyword: str, names: Iterable[str]) -> bool:
    """Is it one of those keywords, or a variant of one: "hexproof from" is hexproof?"""
    return any(keyword == name or keyword.startswith(f"{name} ") for name in names)


def _keywords(draft: Any) -> set[str]:
    return {a.keyword for a in draft.abilities if isinstance(a, syntax.KeywordAbility)}


def _color_meant(run: Run, word: str, scope: Scope) -> str:
    """ "The chosen color" is the one chosen in this ability, or as the source entered (607.2d); none if none was chosen."""
    if word == "that color":
        return scope.chosen.get("that color", "none")
    if word != "chosen color":
        return word
    return _chosen_of(run, "color", scope)


def _type_meant(run: Run, word: str, scope: Scope) -> str:
    """ "The chosen type" is the one chosen in this ability, or as the source entered; none if none was chosen."""
    return _chosen_of(run, "creature type", scope) if word == "chosen type" else word


@rule("607.2d", off="none")
def _chosen_of(run: Run, what: str, scope: Scope) -> str:
    """What was chosen by the ability, or by one that is linked to it."""
    return scope.chosen.get(what) or dict(run.object(scope.source).chosen).get(what, "none")


_OF_COLORS = ("colorless", "monocolored", "multicolored")
"""States that are characteristics (105.2): unlike other states, cards in every zone have them."""


_CHARACTERISTIC = (*_OF_COLORS, "permanent", "historic")


@rule("700.6", off=True)
def is_historic(run: Run, characteristics: Any) -> bool:
    """What is legendary, an artifact or a Saga is historic."""
    return any(has_type(run, characteristics, word) for word in ("legendary", "artifact", "saga"))


@rule("110.4a", off=True)
def is_permanent_card(run: Run, types: Any) -> bool:
    """A permanent card is one of a type that can be on the battlefield."""
    return bool(PERMANENT_TYPES & set(types))


@rule("105.2", "105.2a", "105.2b", "105.2c", off=True, kinds=("off", "inverted"))
def is_so_colored(run: Run, colors: Any, word: str) -> bool:
    """A monocolored object has one color, a multicolored one several, and a colorless one none."""
    return _color_fits(colors, word)


def _color_fits(colors: Any, word: str) -> bool:
    if word == "colorless":
        return not colors
    if word == "multicolored":
        return len(colors) > 1
    if word == "monocolored":
        return len(colors) == 1
    return word in colors


def _people_fit(run: Run, filter_: syntax.Filter, id_: ObjectId, obj: Object, scope: Scope) -> bool:
    if filter_.controller is not None or filter_.not_controller is not None:
        who = controller_of(run, id_, scope)
        if filter_.controller is not None and who not in subjects(run, filter_.controller, scope):
            return False
        if filter_.not_controller is not None and who in subjects(run, filter_.not_controller, scope):
            return False
    if filter_.owner is not None and obj.owner not in subjects(run, filter_.owner, scope):
        return False
    return filter_.zone_of is None or obj.owner in subjects(run, filter_.zone_of, scope)


def _state_fits(run: Run, state: str, id_: ObjectId, obj: Object) -> bool:
    combat = run.state.combat
    tests: dict[str, Callable[[], bool]] = {
        "tapped": lambda: obj.tapped,
        "untapped": lambda: not obj.tapped,
        "entered this turn": lambda: entered_this_turn(run, obj),
        "token": lambda: obj.token,
        "nontoken": lambda: not obj.token,
        "face-down": lambda: obj.face_down,
        "attacking": lambda: combat is not None and any(a == id_ for a, _ in combat.attackers),
        "blocking": lambda: combat is not None and any(b == id_ for b, _ in combat.blockers),
        "blocked": lambda: combat is not None and id_ in combat.blocked,
        "unblocked": lambda: _is_unblocked(run, id_),
    }
    return tests[state]()


@rule("403.4", off=True, kinds=("off", "inverted"))
def entered_this_turn(run: Run, obj: Object) -> bool:
    """Has this object come to the battlefield in this turn, whoever controlled it?"""
    return obj.zone == "battlefield" and obj.since_turn == run.state.turn


def _is_unblocked(run: Run, id_: ObjectId) -> bool:
    """An attacker that stayed unblocked as blockers were declared (509.1h)."""
    combat = run.state.combat
    if combat is None or run.state.step not in ("declare blockers", "combat damage", "end of combat"):
        return False
    return any(a == id_ for a, _ in combat.attackers) and id_ not in combat.blocked


def _stat_fits(run: Run, stat: syntax.Stat, id_: ObjectId, scope: Scope) -> bool:
    value = number_of(run, stat.stat, id_, scope)
    return value is not None and COMPARE[stat.comparator](value, amount(run, stat.amount, scope))


def number_of(run: Run, stat: str, id_: ObjectId, scope: Scope) -> int | None:
    """A number of an object; None where it has no such number."""
    is_ = seen(run, id_, scope)
    if stat == "mana value":
        from mtg_reference.double_faced import cost_that_counts

        obj = run.object(id_)
        return total_mana_value(run, cost_that_counts(run, obj, is_.mana_cost), value_of_x(run, obj))
    if stat == "loyalty" and run.object(id_).zone == "battlefield":
        return run.object(id_).count("loyalty")  # 306.5c
    value: int | None = {"power": is_.power, "toughness": is_.toughness, "loyalty": is_.loyalty}[stat]
    return value


@rule("202.3", "202.3a", "118.8d", "118.9c", off=0, kinds=("off", "one more", "one less"))
def total_mana_value(run: Run, cost: str, x: int) -> int:
    """The total amount of mana in a mana cost, whatever its colour, and whatever was paid for it."""
    return mana_value(cost, x)


@rule("107.3g", "202.3e", off=lambda run, obj: obj.announced.x or 0, kinds=("off", "one more"))
def value_of_x(run: Run, obj: Object) -> int:
    """X in a mana cost is what was chosen for it while the object is a spell on the stack, and 0 in every other zone."""
    return (obj.announced.x or 0) if obj.zone == "stack" else 0


# --- amounts ----------------------------------------------------------------------------------------------------------


def amount(run: Run, node: syntax.Amount, scope: Scope) -> int:
    """The number that an amount is now."""
    if isinstance(node, syntax.Number):
        return node.value
    if isinstance(node, syntax.X):
        return scope.x or 0
    if isinstance(node, syntax.Defined):
        return defined_x(run, node, scope)
    if isinstance(node, syntax.CountOf):
        return len(subjects(run, node.of, scope))
    if isinstance(node, syntax.StatOf):
        found = subjects(run, node.of, scope)
        return sum(number_of(run, node.stat, s, scope) or 0 for s in found if isinstance(s, int))
    if isinstance(node, syntax.Distinct):
        found = subjects(run, node.among, scope)
        return len({number_of(run, node.stat, s, scope) for s in found if isinstance(s, int)})
    if isinstance(node, syntax.CountersOn):
        bearers = (run.object(s) if isinstance(s, int) else run.state.player(s) for s in subjects(run, node.on, scope))
        return sum(bearer.count(node.kind) for bearer in bearers)
    if isinstance(node, syntax.SpellsCast) and node.before:
        return cast_before(run, scope.source)
    if isinstance(node, syntax.SpellsCast):
        return sum(1 for who, what in run.state.cast_this_turn if who == scope.you and what != scope.source)
    if isinstance(node, syntax.TimesKicked):
        return times_kicked(run, run.object(scope.source))
    if isinstance(node, syntax.SumOf):
        found = subjects(run, node.among, scope)
        return sum(number_of(run, node.stat, s, scope) or 0 for s in found if isinstance(s, int))
    if isinstance(node, syntax.Most):
        values = (number_of(run, node.stat, s, scope) for s in subjects(run, node.among, scope) if isinstance(s, int))
        return most_of(run, [v for v in values if v is not None], node.least)
    if isinstance(node, syntax.Devotion):
        return devotion(run, node.colors, scope)
    if isinstance(node, syntax.LifeOf):
        return sum(run.state.player(str(s)).life for s in subjects(run, node.player, scope))
    if isinstance(node, syntax.ThisTurn):
        return sum(happened_this_turn(run, node, str(s)) for s in subjects(run, node.player, scope))
    if isinstance(node, syntax.ThatMuch):
        return scope.context.amount
    if isinstance(node, syntax.KeywordNumber):
        raise LookupError("the number of a keyword was not put into its document's words")
    left, right = amount(run, node.left, scope), amount(run, node.right, scope)
    if node.operator in ("half up", "half down"):
        return halved(run, left, node.operator == "half up")
    return {"+": left + right, "-": left - right, "*": left * right}[node.operator]


@rule("608.2i", off=0, kinds=("off", "one more", "one less"))
def happened_this_turn(run: Run, node: syntax.ThisTurn, player: PlayerName) -> int:
    """An effect may look back in time, and ask what has happened to a player or what they did, whatever has become of it."""
    return run.state.tally(player, node.what, node.before)


@rule("107.1a", off=lambda run, whole, up: whole // 2 if up else -(-whole // 2))
def halved(run: Run, whole: int, up: bool) -> int:
    """Half a number, rounded the way the words say."""
    return -(-whole // 2) if up else whole // 2


def result(run: Run, node: syntax.Amount, scope: Scope) -> int:
    """The number that decides what an effect does: how much is drawn, gained, dealt, put …"""
    if isinstance(node, syntax.Number):
        return node.value
    return not_below_zero(run, determined(run, node, scope))


@rule("608.2h", off=0, kinds=("off", "one more"))
def determined(run: Run, node: syntax.Amount, scope: Scope) -> int:
    """How much an effect asks of the game is determined when the effect is applied."""
    return amount(run, node, scope)


@rule("107.1b", off=lambda run, number: number)
def not_below_zero(run: Run, number: int) -> int:
    """Where a calculation for the result of an effect yields a negative number, 0 is used instead."""
    return max(number, 0)


def set_number(run: Run, node: syntax.Amount, scope: Scope) -> int:
    """The number to which an effect sets something; it may be negative (107.1b)."""
    return amount(run, node.amount if isinstance(node, syntax.Defined) else node, scope)


@rule("107.3c", off=0, kinds=("off", "one more"))
def defined_x(run: Run, node: syntax.Defined, scope: Scope) -> int:
    """What X is by the text (107.3c); while something resolves that is determined once, when it is first needed (608.2h)."""
    if scope.settled is None:
        return result(run, node.amount, scope)
    if node not in scope.settled:
        scope.settled[node] = result(run, node.amount, scope)
    return scope.settled[node]


def can_be_determined(run: Run, node: syntax.Amount, scope: Scope) -> bool:
    """Is everything there that an amount asks about?"""
    asked = (part for part in walk(node) if isinstance(part, syntax.StatOf))
    return all(subjects(run, part.of, scope) for part in asked)


@rule("107.2", off=lambda run, values, least: max(values) if values else 1)
def most_of(run: Run, values: list[int], least: bool) -> int:
    """The greatest of several numbers, or the least; 0 where there are none."""
    return (min if least else max)(values, default=0)


@rule("700.5", off=0, kinds=("off", "one more", "one less"))
def devotion(run: Run, colors: tuple[str, ...], scope: Scope) -> int:
    """How many mana symbols of any of those colors are in the mana costs of the permanents that you control."""
    letters = {letter for letter, color in COLORS.items() if color in colors}
    costs = (seen(run, i, scope).mana_cost for i in run.state.battlefield if controller_of(run, i, scope) == scope.you)
    return sum(1 for cost in costs for symbol in symbols_of(cost) if letters & set(symbol.split("/")))


@rule("702.40a", off=0, kinds=("off", "one more"))
def cast_before(run: Run, spell: ObjectId) -> int:
    """How many spells players have cast this turn before that one."""
    cast = [what for _, what in run.state.cast_this_turn]
    return cast.index(spell) if spell in cast else len(cast)


@rule("702.33d", "702.33c", off=lambda run, obj: min(1, obj.announced.kicked), kinds=("off", "one more"))
def times_kicked(run: Run, obj: Object) -> int:
    """With multikicker a spell may be kicked several times, and each time counts."""
    return obj.announced.kicked


# --- conditions -------------------------------------------------------------------------------------------------------


def holds(run: Run, condition: syntax.Condition, scope: Scope) -> bool:
    """Is the condition true now?"""
    if isinstance(condition, syntax.Exists):
        found = len(subjects(run, condition.phrase, scope))
        return COMPARE[condition.comparator](found, amount(run, condition.count, scope))
    if isinstance(condition, syntax.Compare):
        return COMPARE[condition.comparator](amount(run, condition.left, scope), amount(run, condition.right, scope))
    if isinstance(condition, syntax.Is):
        found_ = subjects(run, condition.what, scope)
        return bool(found_) and all(matches(run, condition.filter, s, scope) for s in found_)
    if isinstance(condition, syntax.TurnOf):
        return run.state.active in subjects(run, condition.player, scope)
    if isinstance(condition, syntax.During):
        return _is_during(run, condition, scope)
    if isinstance(condition, (syntax.WasKicked, syntax.CostWasPaid)):
        return any(isinstance(s, int) and _was_paid(run, condition, s) for s in subjects(run, condition.what, scope))
    if isinstance(condition, syntax.ManaSpent):
        return any(
            isinstance(s, int) and _was_spent(run, condition.symbols, s) for s in subjects(run, condition.what, scope)
        )
    if isinstance(condition, syntax.WasCast):
        return any(
            isinstance(s, int) and _was_cast(run, condition.from_, s) for s in subjects(run, condition.what, scope)
        )
    if isinstance(condition, syntax.WasExiled):
        return any(
            isinstance(s, int) and _was_exiled(run, condition, run.object(s))
            for s in subjects(run, condition.what, scope)
        )
    if isinstance(condition, syntax.LibrarySearched):
        return bool(scope.names.get("searched"))
    if isinstance(condition, syntax.OfPlayer):
        return _holds_of(run, condition, scope)
    if isinstance(condition, syntax.Not):
        return not holds(run, condition.condition, scope)
    return all(holds(run, part, scope) for part in condition.conditions)


def _is_during(run: Run, condition: syntax.During, scope: Scope) -> bool:
    if condition.player is not None and run.state.active not in subjects(run, condition.player, scope):
        return False
    if condition.step == "combat":
        return run.state.step in COMBAT_STEPS
    return run.state.step == condition.step.removesuffix(" step").removesuffix(" phase")


def _holds_of(run: Run, condition: syntax.OfPlayer, scope: Scope) -> bool:
    quantified = (
        all if condition.player in (syntax.Reference("each player"), syntax.Reference("each opponent")) else any
    )
    return quantified(
        holds(run, condition.condition, scope.with_names({"that player": (each,)}))
        for each in subjects(run, condition.player, scope)
    )


@rule("603.4", off=True, kinds=("off", "inverted"))
def _was_cast(run: Run, from_: str, id_: ObjectId) -> bool:
    """Was the spell that this is or was cast, from that zone if one is said?"""
    zone = run.object(id_).announced.from_zone
    return zone == from_ if from_ else bool(zone)


@rule("400.7d", off=True, kinds=("off", "inverted"))
def _was_spent(run: Run, mana: str, id_: ObjectId) -> bool:
    """Was all that mana spent to cast the spell that this is or was?"""
    spent, wanted = run.object(id_).announced.spent, symbols_of(mana)
    there = {symbol: sum(1 for m in spent if symbol in (m.type, "S" if m.snow else "")) for symbol in set(wanted)}
    return bool(spent) and all(there[symbol] >= wanted.count(symbol) for symbol in there)


@rule("702.143a", off=True, kinds=("off", "inverted"))
def _was_exiled(run: Run, condition: syntax.WasExiled, obj: Object) -> bool:
    """Was the card exiled by an ability of that keyword, on an earlier turn if that is said?"""
    return obj.way == condition.keyword and (not condition.earlier or obj.since_turn < run.state.turn)


@rule("702.33e", "702.33d", "702.74a", off=False, kinds=("off", "inverted"))
def _was_paid(run: Run, condition: syntax.WasKicked | syntax.CostWasPaid, id_: ObjectId) -> bool:
    """Was the kicker cost, or the alternative cost of that keyword, paid for the spell that this is or was?"""
    announced = run.object(id_).announced
    return (
        announced.kicked > 0 if isinstance(condition, syntax.WasKicked) else announced.alternative == condition.keyword
    )
