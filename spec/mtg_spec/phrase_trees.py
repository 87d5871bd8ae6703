"""Makes the trees of `mtg_spec.syntax` from the parse trees of the phrase grammar; a method for each alternative."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec
from lark import Token, v_args

from mtg_spec import syntax as s
from mtg_spec.instruction_trees import NUMBERS_OF_ZONES, InstructionTrees
from mtg_spec.language import LINKS, Language
from mtg_spec.numerals import number_of
from mtg_spec.phrase_parts import Counters, PhraseError, Place
from mtg_spec.symbols import COLORS, symbols
from mtg_spec.wording import means_player

__all__ = ["Activation", "Counters", "PhraseError", "Place", "TreeBuilder"]


class Activation(NamedTuple):
    """When an ability may be activated: one of the three."""

    timing: str = ""
    limit: int = 0
    condition: s.Condition | None = None
    ever: bool = False


class _Description(NamedTuple):
    """A filter under construction: the noun's number (None: could be either), and what the phrase around it needs."""

    filter: s.Filter
    plural: bool | None
    offset: int
    among: s.Selector | None = None
    different: str = ""
    total: s.Stat | None = None


class _Item(NamedTuple):
    """A noun with its types; `own` the adjectives that are of this noun only, later in a list."""

    head: str
    types: tuple[str, ...]
    states: tuple[str, ...]
    plural: bool | None
    offset: int
    own: tuple[Any, ...] = ()

    @property
    def filter(self) -> s.Filter:
        """What the noun alone says."""
        found = _Description(s.Filter(head=self.head or "permanent", types=self.types, states=self.states), None, 0)  # type: ignore[arg-type]
        for change in self.own:
            found = change(found)
        return found.filter


Change = Callable[[_Description], _Description]

YOU = s.Reference("you")
THIS = s.Reference("this")
IT = s.Reference("it")
THEY = s.Reference("they")


class Measure(NamedTuple):
    """What a number is compared with: "3 or less"."""

    comparator: s.Comparator
    amount: s.Amount


class Quantity(NamedTuple):
    """How many of what a description fits; `plural` the noun's number that it wants."""

    quantity: Any
    number: s.Amount | None
    plural: bool | None
    other: bool = False

    @property
    def comparator(self) -> s.Comparator:
        """How a count of things is compared: "exactly" three, else three or more."""
        return "=" if self.quantity == "exactly" else "<=" if self.quantity == "up to" else ">="

    def of(self, description: _Description) -> s.Phrase:
        """The phrase; raises PhraseError where the noun's number does not agree."""
        if None not in (self.plural, description.plural) and self.plural != description.plural:
            wanted = "plural" if self.plural else "singular"
            raise PhraseError(description.offset, f"the noun must be {wanted} after {self.quantity!r}")
        if self.other:
            description = _changed(other=True)(description)
        return s.Phrase(self.quantity, description.filter, self.number, description.among)


def _changed(**values: Any) -> Change:
    return lambda d: d._replace(filter=msgspec.structs.replace(d.filter, **values))


def _appended(field: str, *values: Any) -> Change:
    return lambda d: d._replace(
        filter=msgspec.structs.replace(d.filter, **{field: (*getattr(d.filter, field), *values)})
    )


def _head(head: str, *states: str) -> tuple[Callable[..., _Item], Callable[..., _Item]]:
    """The methods for a noun in the singular and the plural."""
    return (
        lambda _self, *_: _Item(head, (), states, False, 0),
        lambda _self, *_: _Item(head, (), states, True, 0),
    )


def _constant(value: str) -> Callable[..., str]:
    return lambda _self, *_: value


@v_args(inline=True)
class TreeBuilder(InstructionTrees):
    """Builds trees with the tables of one language."""

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self._singular = {plural: word for word, plural in language.plurals.items()}

    # references

    def this(self) -> s.Reference:
        return THIS

    def you(self) -> s.Reference:
        return YOU

    def it(self) -> s.Reference:
        return IT

    def they(self) -> s.Reference:
        return THEY

    def that(self, noun: str) -> s.Reference:
        return s.Reference(f"that {noun}")

    def that_noun(self, *token: Token) -> str:
        return str(token[0]).lower()

    attached_noun = that_noun

    def that_spell_or_ability(self) -> s.Reference:
        return s.Reference("that spell or ability")

    def the_other(self) -> s.Reference:
        return s.Reference("the other")

    def enchanted(self, noun: str) -> s.Reference:
        return s.Reference("enchanted", noun)

    def equipped(self, noun: str) -> s.Reference:
        return s.Reference("equipped", noun)

    def the_exiled(self) -> s.Reference:
        return s.Reference("exiled with this")

    def exiled_not_cast(self) -> s.Reference:
        return s.Reference("not cast")

    def the_exiled_card(self) -> s.Reference:
        return s.Reference("exiled with this", "card")

    def sacrificed(self, noun: str) -> s.Reference:
        return s.Reference("sacrificed", noun)

    def the_rest(self) -> s.Reference:
        return s.Reference("the rest")

    def chosen_player(self) -> s.Reference:
        return s.Reference("chosen player")

    def your_opponents(self) -> s.Reference:
        return s.Reference("each opponent")

    def any_damage(self) -> s.Reference:
        return s.Reference("damage")

    def defending_player(self) -> s.Reference:
        return s.Reference("defending player")

    def relation_of_it(self, relation: Token) -> s.Relation:
        return s.Relation(cast(Any, str(relation)), IT)

    def relation_of_them(self, relation: Token) -> s.Relation:
        return s.Relation(cast(Any, str(relation)), THEY)

    def relation_of(self, of: s.Reference, relation: Token) -> s.Relation:
        _owning(of)
        return s.Relation(cast(Any, str(relation)), of)

    def who_controls(self, of: s.Reference) -> s.Relation:
        if of.word == "you":
            raise PhraseError(0, "nobody controls a player so", "write 'you'")
        return s.Relation("controller", of)

    def top_card(self, whose: s.Selector, zone: Token) -> s.TopOfLibrary:
        return self.top_cards(s.Number(1), whose, zone)

    def top_cards(self, number: s.Amount, whose: s.Selector, zone: Token) -> s.TopOfLibrary:
        _in_library(whose, zone, "top")
        return s.TopOfLibrary(number, whose)

    def selector(self, value: s.Selector) -> s.Selector:
        return _as_reference(value)

    destination = selector
    among = selector

    def until_exiled(self, cards: s.Phrase, found: s.Phrase) -> s.TopUntil:
        """Cards from the top of a library, one after the other, up to one that is looked for."""
        top = s.Filter(head="card", zone="library", zone_of=cards.filter.zone_of, on_top=True)
        if cards.quantity != "all" or cards.filter != top or top.zone_of is None:
            raise PhraseError(
                0, "only the cards on top of a library end so", 'write "cards from the top of your library"'
            )
        return s.TopUntil(found, top.zone_of)

    def each_of_both(self, first: s.Selector, _: Token, second: s.Selector) -> s.Each:
        return s.Each((_as_reference(first), _as_reference(second)))

    def one_of_both(self, first: s.Reference, _: Token, second: s.Phrase) -> s.Each:
        return s.Each((first, second), either=True)

    def each_of_several(self, *parts: Any) -> s.Each:
        return s.Each(tuple(part for part in parts if isinstance(part, s.Phrase)))

    def target(self, value: s.Phrase) -> s.Phrase:
        return value

    # phrases

    def phrase(self, quantity: Quantity, description: _Description) -> s.Phrase:
        phrase = quantity.of(_without_different(description._replace(total=None)))
        return phrase if description.total is None else _with_total(phrase, description)

    def bare_phrase(self, description: _Description) -> s.Phrase:
        quantity = Quantity("all", None, None) if description.plural else Quantity("a", s.Number(1), None)
        return quantity.of(_without_different(description))

    def that_card_from(self, _: Token, whose: s.Selector, zone: Token) -> s.Phrase:
        there = s.Filter(head="card", zone=cast(Any, str(zone).lower()), zone_of=whose)
        return s.Phrase("all", there, among=s.Reference("that card"))

    def number_of(self, number: s.Amount, among: s.Selector) -> s.Phrase:
        quantity: Any = "a" if number == s.Number(1) else "exactly"
        return s.Phrase(quantity, s.Filter(head="any"), number, among)

    def any_target(self) -> s.Phrase:
        return s.Phrase("a", s.Filter(head="any"), s.Number(1))

    def all_of(self) -> Quantity:
        return Quantity("all", None, True)

    def each_of(self) -> Quantity:
        return Quantity("each", None, False)

    def one_thing(self) -> Quantity:
        return Quantity("a", s.Number(1), False)

    def another(self) -> Quantity:
        return Quantity("a", s.Number(1), False, other=True)

    def exactly(self, number: s.Amount) -> Quantity:
        return Quantity("exactly", number, number != s.Number(1))

    def up_to(self, number: s.Amount) -> Quantity:
        return Quantity("up to", number, number != s.Number(1))

    def at_least(self, number: s.Amount) -> Quantity:
        return Quantity("at least", number, True)

    def any_number(self) -> Quantity:
        return Quantity("any number", None, True)

    def description(self, description: _Description, *tail: Change) -> _Description:
        return tail[0](description) if tail else description

    def plain_description(self, *parts: Any) -> _Description:
        core = next(part for part in parts if isinstance(part, _Description))
        for part in parts:
            if not isinstance(part, _Description):
                core = part(core)
        return core

    # adjectives

    def other(self) -> Change:
        return _changed(other=True)

    def other_than_this(self) -> Change:
        return _changed(other=True, other_than=True)

    def state(self, token: Token) -> Change:
        return _appended("states", token.lower())

    def colors(self, first: Token, second: Token) -> Change:
        return _appended("either", s.Filter(colors=(first.lower(),)), s.Filter(colors=(second.lower(),)))

    def states(self, first: Token, second: Token) -> Change:
        return _appended("either", s.Filter(states=(first.lower(),)), s.Filter(states=(second.lower(),)))

    def color(self, token: Token) -> Change:
        return _appended("colors", token.lower())

    def without(self, token: Token) -> Change:
        word = token.lower().removeprefix("non").removeprefix("-")
        return _appended("without_colors" if word in self._language.colors else "without_types", word)

    def without_both(self, first: Token, second: Token) -> Change:
        without_first, without_second = self.without(first), self.without(second)
        return lambda description: without_second(without_first(description))

    # nouns

    def one_type(self, token: Token) -> tuple[str, bool | None, int]:
        word = token.lower()
        return word, None if self._singular.get(word) == word else False, token.start_pos or 0

    def type_of_keyword(self) -> tuple[str, bool | None, int]:
        return "TYPE", False, 0

    def many_types(self, token: Token) -> tuple[str, bool | None, int]:
        word = token.lower()
        return self._singular[word], True, token.start_pos or 0

    def types(self, *parts: Any) -> tuple[tuple[str, ...], bool | None, int]:
        for word, plural, offset in parts[:-1]:
            if plural:
                raise PhraseError(offset, f"the plural of {word!r} can only stand last", "write it in the singular")
        return tuple(word for word, _, _ in parts), parts[-1][1], parts[0][2]

    def typed(self, types: tuple[tuple[str, ...], bool | None, int]) -> _Item:
        return _Item("", types[0], (), types[1], types[2])

    def typed_head(self, types: tuple[tuple[str, ...], bool | None, int], head: _Item) -> _Item:
        if types[1]:
            raise PhraseError(types[2], f"{head.head} can't follow a plural", "write its type in the singular")
        return head._replace(types=types[0], offset=types[2])

    def bare_head(self, head: _Item) -> _Item:
        return head

    card, cards = _head("card")

    def permanent_card(self) -> _Item:
        return _Item("card", (), ("permanent",), False, 0)

    def permanent_cards(self) -> _Item:
        return _Item("card", (), ("permanent",), True, 0)

    spell, spells = _head("spell")
    permanent, permanents = _head("permanent")
    ability, abilities = _head("ability")
    player, players = _head("player")
    an_opponent, opponents = _head("player", "opponent")
    token, tokens = _head("permanent", "token")
    source, sources = _head("source")

    def item_list(self, *items: Any) -> tuple[_Item, ...]:
        return items if len(items) == 1 else (*items[0], items[1])

    def qualified(self, *parts: Any) -> _Item:
        item: _Item = parts[-1]
        if item.head == "permanent" and not item.types:
            raise PhraseError(item.offset, "an adjective later in a list needs a type", "for example tapped creature")
        return item._replace(own=parts[:-1])

    def items(self, items: tuple[_Item, ...], last: _Item) -> _Description:
        return _join((*items, last))

    def core(self, items: tuple[_Item, ...]) -> _Description:
        if len(items) > 1:
            raise PhraseError(items[-1].offset, "the last two nouns must be joined", 'write "or" or "and" between them')
        return _join(items)

    # modifiers

    def you_control(self) -> Change:
        return _changed(controller=YOU)

    def you_dont_control(self) -> Change:
        return _changed(not_controller=YOU)

    def you_own(self) -> Change:
        return _changed(owner=YOU)

    def opponents_control(self) -> Change:
        return _changed(controller=s.Reference("opponent"))

    holder = selector

    def controlled_by(self, player: s.Selector) -> Change:
        return _changed(controller=player)

    def owned_by(self, player: s.Selector) -> Change:
        return _changed(owner=player)

    def with_stat(self, stat: Token, measure: Measure) -> Change:
        return _appended("stats", s.Stat(cast(Any, str(stat)), measure.comparator, measure.amount))

    def ability_words(self, token: Token) -> str:
        return token.lower()

    def with_keyword(self, keyword: str) -> Change:
        return _appended("keywords", keyword)

    def without_keyword(self, token: Token) -> Change:
        return _appended("without_keywords", token.lower())

    def different(self, stats: Token) -> Change:
        stat = {"mana values": "mana value", "powers": "power", "toughnesses": "toughness"}[str(stats)]
        return lambda description: description._replace(different=stat)

    def with_total(self, stat: Token, measure: Measure) -> Change:
        total = s.Stat(cast(Any, str(stat)), measure.comparator, measure.amount)
        return lambda description: description._replace(total=total)

    def in_place(self, place: Place) -> Change:
        if place.position == "bottom":
            raise PhraseError(0, "cards on the bottom of a library can't be described", "write it as a destination")
        return _changed(zone=place.zone, zone_of=place.of, on_top=place.position == "top")

    def is_on_battlefield(self) -> Change:
        return _changed(zone="battlefield")

    def of_chosen_color(self) -> Change:
        return _appended("colors", "chosen color")

    def of_that_color(self) -> Change:
        return _appended("colors", "that color")

    def of_chosen_type(self) -> Change:
        return _appended("types", "chosen type")

    def not_of_chosen_type(self) -> Change:
        return _appended("without_types", "chosen type")

    def that_targets(self, _: Token, what: s.Selector) -> Change:
        def targeting(description: _Description) -> _Description:
            if description.filter.head not in ("spell", "ability", "any"):
                raise PhraseError(description.offset, "only spells and abilities have targets", "for example a spell")
            return _changed(targets=what)(description)

        return targeting

    def that_entered(self) -> Change:
        return _appended("states", "entered this turn")

    def with_the_most(self, most: Token, stat: Token, among: s.Phrase) -> Change:
        return self.with_stat(stat, Measure("=", self.the_most(most, stat, among)))

    def with_equal(self, _: Token, stat: Token, amount: s.Amount) -> Change:
        return self.with_stat(stat, Measure("=", amount))

    def with_at_most(self, _: Token, stat: Token, amount: s.Amount) -> Change:
        return self.with_stat(stat, Measure("<=", amount))

    def with_more(self, _: Token, stat: Token, amount: s.Amount) -> Change:
        return self.with_stat(stat, Measure(">", amount))

    def quality_described(self) -> _Item:
        return _Item("quality", (), (), None, 0)

    def revealed_this_way(self) -> Change:
        return lambda description: description._replace(among=THEY)

    def exiled_with_this(self) -> Change:
        return _changed(linked="exiled with this")

    def from_among(self, _: Token, selector: s.Selector) -> Change:
        return lambda description: description._replace(among=selector)

    def named(self, name: Token) -> Change:
        return _changed(named=str(name))

    def equal_to(self, amount: s.Amount) -> Measure:
        return Measure("=", amount)

    def or_less(self, amount: s.Amount) -> Measure:
        return Measure("<=", amount)

    def or_greater(self, amount: s.Amount) -> Measure:
        return Measure(">=", amount)

    def less_than(self, amount: s.Amount) -> Measure:
        return Measure("<", amount)

    def greater_than(self, amount: s.Amount) -> Measure:
        return Measure(">", amount)

    # places

    def zone_of(self, whose: s.Selector, zone: Token) -> Place:
        return Place(cast(Any, str(zone)), whose)

    def zones_of_owners(self, _: Token, zones: Token) -> Place:
        return Place(cast(Any, NUMBERS_OF_ZONES.get(str(zones), str(zones))), s.Relation("owner", THEY))

    def all_zones(self, zones: Token) -> Place:
        return Place(cast(Any, NUMBERS_OF_ZONES.get(str(zones), str(zones))), s.Reference("each player"))

    def any_zone(self, zone: Token) -> Place:
        return Place(cast(Any, str(zone)))

    def in_exile(self) -> Place:
        return Place("exile")

    def on_battlefield(self) -> Place:
        return Place("battlefield")

    def library_top(self, whose: s.Selector, zone: Token) -> Place:
        return _in_library(whose, zone, "top")

    def library_bottom(self, whose: s.Selector, zone: Token) -> Place:
        return _in_library(whose, zone, "bottom")

    def your(self) -> s.Selector:
        return YOU

    def their(self) -> s.Selector:
        return THEY

    def its(self) -> s.Selector:
        return IT

    def whose_reference(self, reference: s.Reference) -> s.Selector:
        _owning(reference)
        return reference

    def whose_relation(self, relation: Token) -> s.Selector:
        return self.relation_of_it(relation)

    def whose_player(self, quantity: Quantity, description: _Description) -> s.Selector:
        return _as_reference(self.phrase(quantity, description))

    phrase_holder = whose_player

    # amounts

    def digits(self, token: Token) -> s.Amount:
        return s.Number(int(token))

    def numeral(self, token: Token) -> s.Amount:
        return s.Number(number_of(token.lower()))

    def x(self) -> s.Amount:
        return s.X()

    def keyword_number(self) -> s.Amount:
        return s.KeywordNumber()

    def that_much(self) -> s.Amount:
        return s.ThatMuch()

    def count_of(self, phrase: s.Phrase) -> s.Amount:
        if phrase.quantity == "a":  # "Plains" is one or many, but a number is of many
            phrase = msgspec.structs.replace(phrase, quantity="all", count=None)
        return s.CountOf(phrase)

    def counters_on(self, kind: str, on: s.Selector) -> s.Amount:
        return s.CountersOn(kind, on)

    def distinct(self, stats: Token, among: s.Phrase) -> s.Amount:
        stat = {"mana values": "mana value", "powers": "power", "toughnesses": "toughness"}[str(stats)]
        return s.Distinct(cast(Any, stat), among)

    def the_most(self, most: Token, stat: Token, among: s.Phrase) -> s.Amount:
        if stat == "loyalty":
            raise PhraseError(
                stat.start_pos or 0, "loyalty is not compared so", 'for example "the greatest power among …"'
            )
        return s.Most(cast(Any, str(stat)), among, least=most.endswith("least"))

    def devotion(self, *colors: Token) -> s.Amount:
        return s.Devotion(tuple(color.lower() for color in colors))

    def stat_of_it(self, stat: Token) -> s.Amount:
        return s.StatOf(cast(Any, str(stat)), IT)

    def stat_of(self, of: s.Reference, stat: Token) -> s.Amount:
        _owning(of)
        return s.StatOf(cast(Any, str(stat)), of)

    def twice(self, amount: s.Amount) -> s.Amount:
        return s.Arithmetic("*", s.Number(2), amount)

    def half_up(self, amount: s.Amount, _: Token) -> s.Amount:
        return s.Arithmetic("half up", amount, s.Number(2))

    def half_down(self, amount: s.Amount, _: Token) -> s.Amount:
        return s.Arithmetic("half down", amount, s.Number(2))

    def life_total(self, whose: s.Selector) -> s.Amount:
        return s.LifeOf(whose)

    def plus(self, left: s.Amount, right: s.Amount) -> s.Amount:
        return s.Arithmetic("+", left, right)

    def number_plus(self, left: s.Amount, _: Token, right: s.Amount) -> s.Amount:
        return s.Arithmetic("+", left, right)

    def minus(self, left: s.Amount, right: s.Amount) -> s.Amount:
        return s.Arithmetic("-", left, right)

    def number_minus(self, left: s.Amount, _: Token, right: s.Amount) -> s.Amount:
        return s.Arithmetic("-", left, right)

    def counter_kind(self, token: Token) -> str:
        kind = token.lower()
        if token.type == "KEYWORD" and kind not in self._language.keyword_counters:
            known = ", ".join(self._language.keyword_counters)
            raise PhraseError(
                token.start_pos or 0, f"there are no {kind} counters (122.1b)", f"of keywords only {known}"
            )
        return kind if kind[:1].isalpha() else str(token)

    def counters(self, amount: s.Amount, kind: str) -> Counters:
        return Counters(kind, amount)

    def one_counter(self, kind: str) -> Counters:
        return Counters(kind, s.Number(1))

    def cards_amount(self, amount: s.Amount) -> s.Amount:
        return amount

    def one_card(self) -> s.Amount:
        return s.Number(1)

    def mana_symbols(self, token: Token) -> s.AddMana:
        return s.AddMana(symbols=str(token))

    def additional_mana(self, token: Token) -> s.AddMana:
        return s.AddMana(symbols=str(token), additional=True)

    def mana_of_cost(self, of: s.Reference) -> s.AddMana:
        return s.AddMana(of="mana cost", permanents=of)

    def any_color(self) -> s.AddMana:
        return s.AddMana(of="any color")

    def any_one_color(self) -> s.AddMana:
        return s.AddMana(of="any one color")

    def any_type(self) -> s.AddMana:
        return s.AddMana(of="any type")

    def chosen_color(self) -> s.AddMana:
        return s.AddMana(of="chosen color")

    def that_type(self) -> s.AddMana:
        return s.AddMana(of="that type")

    def could_produce_type(self, permanents: s.Phrase) -> s.AddMana:
        return s.AddMana(of="could produce", permanents=permanents, could="type")

    def could_produce_color(self, permanents: s.Phrase) -> s.AddMana:
        return s.AddMana(of="could produce", permanents=permanents, could="color")

    # events

    def enters(self, what: s.Selector) -> s.Event:
        return s.Moves(what, to="battlefield")

    def leaves(self, what: s.Selector) -> s.Event:
        return s.Moves(what, from_="battlefield")

    def leaves_stack(self, what: s.Selector) -> s.Event:
        return s.Moves(what, from_="stack")

    def dies(self, what: s.Selector) -> s.Event:
        return s.Moves(what, to="graveyard", from_="battlefield")

    def is_put(self, what: s.Selector, to: Place, from_: Place) -> s.Event:
        return s.Moves(what, to=to.zone, from_=from_.zone)

    def is_put_anywhere(self, what: s.Selector, to: Place) -> s.Event:
        return s.Moves(what, to=to.zone)

    def is_destroyed(self, what: s.Selector) -> s.Event:
        return s.Moves(what, to="graveyard", from_="battlefield", verb="destroy")

    def is_exiled(self, what: s.Selector) -> s.Event:
        return s.Moves(what, to="exile", verb="exile")

    def is_created(self, what: s.Selector) -> s.Event:
        _any_tokens(what)
        return s.Created(YOU)

    def is_created_for_anybody(self, what: s.Selector) -> s.Event:
        _any_tokens(what)
        return s.Created()

    def effect_creates(self, what: s.Selector) -> s.Event:
        _any_tokens(what)
        return s.Created(YOU, by_effect=True)

    def effect_creates_for_anybody(self, what: s.Selector) -> s.Event:
        _any_tokens(what)
        return s.Created(by_effect=True)

    def is_exiled_this_way(self, what: s.Selector) -> s.Event:
        return s.Moves(what, to="exile", keyword=s.THIS_WAY)

    def is_turned_face_up(self, what: s.Selector) -> s.Event:
        return s.Becomes(what, "face up")

    def transforms(self, what: s.Selector) -> s.Event:
        return s.Transforms(what)

    def transforms_into_named(self, what: s.Selector, name: Token) -> s.Event:
        return s.Transforms(what, s.Phrase("a", s.Filter(named=str(name)), s.Number(1)))

    def transforms_into(self, what: s.Selector, into: s.Phrase) -> s.Event:
        return s.Transforms(what, into)

    def last_counter_removed(self, kind: str, what: s.Selector) -> s.Event:
        return s.LastCounterRemoved(what, kind)

    def any_mana(self) -> str:
        return ""

    def colored_mana(self, color: Token) -> str:
        return color.lower()

    def colorless_mana(self) -> str:
        return "colorless"

    def chosen_mana(self) -> str:
        return "chosen color"

    def least_mana(self, number: s.Amount) -> int:
        return _written_out(number)

    def is_tapped_for_mana(self, what: s.Selector, mana: str | int) -> s.Event:
        return _tapping(what, None, mana)

    def taps_for_mana(self, player: s.Selector, what: s.Selector, mana: str | int) -> s.Event:
        return _tapping(what, player, mana)

    def becomes_state(self, *parts: Any) -> Any:
        state, by = parts[1] if isinstance(parts[1], tuple) else (parts[1], None)
        return s.Becomes(parts[0], state, by)

    def crews(self, what: s.Selector, vehicle: s.Phrase) -> s.Event:
        return s.Crews(what, vehicle)

    crewed = _constant("crewed")
    tapped = _constant("tapped")
    untapped = _constant("untapped")
    blocked = _constant("blocked")
    unattached = _constant("unattached")

    def blocked_by_what(self, by: s.Phrase) -> tuple[str, s.Phrase]:
        return "blocked", by

    def the_target(self, by: s.Phrase) -> tuple[str, s.Phrase]:
        return "target", by

    def casts(self, player: s.Selector, what: s.Phrase) -> s.Event:
        return s.Casts(player, what)

    def casts_this(self, player: s.Selector) -> s.Event:
        if player != YOU:
            raise PhraseError(0, "only you cast this", 'write "you cast this"')
        return s.Casts(player, THIS)

    def sacrifices(self, player: s.Selector, what: s.Phrase) -> s.Event:
        return _moved_by(player, what, "sacrifice", from_="battlefield")

    def discards(self, player: s.Selector, what: s.Selector) -> s.Event:
        if what == THIS and player == s.Reference("a player"):
            return s.Moves(THIS, from_="hand", verb="discard")
        if not isinstance(what, s.Phrase):
            raise PhraseError(0, "what is discarded must be described", 'for example "you discard a card"')
        return _moved_by(player, what, "discard", from_="hand")

    def activates(self, player: s.Selector, of: s.Selector) -> s.Event:
        return s.Activates(player, of)

    def activates_nonmana(self, player: s.Selector, of: s.Selector, _: Token) -> s.Event:
        return s.Activates(player, of, mana=False)

    def attacks(self, what: s.Selector) -> s.Event:
        return s.Attacks(what)

    def attacks_whom(self, what: s.Selector, whom: s.Selector) -> s.Event:
        return s.Attacks(what, whom)

    def attacks_alone(self, what: s.Selector) -> s.Event:
        return s.Attacks(what, alone=True)

    def attacks_unblocked(self, what: s.Selector) -> s.Event:
        return s.Attacks(what, unblocked=True)

    def cycles(self, player: s.Selector, what: s.Phrase) -> s.Event:
        return _moved_by(player, what, "cycle", "hand")

    def cycles_this(self, player: s.Selector) -> s.Event:
        if player != YOU:
            raise PhraseError(0, "only its owner can cycle a card", 'write "you cycle this"')
        return s.Moves(THIS, to="graveyard", from_="hand", verb="cycle")

    def cycles_or_discards(self, player: s.Selector, what: s.Phrase) -> s.Event:
        return _moved_by(player, what, "cycle or discard", "hand")

    def blocks(self, what: s.Selector) -> s.Event:
        return s.Blocks(what)

    def blocks_whom(self, what: s.Selector, whom: s.Selector) -> s.Event:
        return s.Blocks(what, whom)

    def in_a_block(self, what: s.Selector) -> s.Event:
        return s.Blocks(what, either_way=True)

    def in_a_block_with(self, what: s.Selector, whom: s.Selector) -> s.Event:
        return s.Blocks(what, whom, either_way=True)

    def deals_damage(self, what: s.Selector) -> s.Event:
        return s.DealsDamage(what)

    def deals_damage_to(self, what: s.Selector, to: s.Selector) -> s.Event:
        return s.DealsDamage(what, to)

    def deals_combat_damage(self, what: s.Selector) -> s.Event:
        return s.DealsDamage(what, combat=True)

    def deals_combat_damage_to(self, what: s.Selector, to: s.Selector) -> s.Event:
        return s.DealsDamage(what, to, combat=True)

    def is_dealt_damage(self, what: s.Selector) -> s.Event:
        return s.IsDealtDamage(what)

    def is_dealt_combat_damage(self, what: s.Selector) -> s.Event:
        return s.IsDealtDamage(what, combat=True)

    def in_your_turn(self, event: s.Event) -> s.Event:
        return s.InYourTurn(event)

    def casts_next(self, what: s.Phrase, _: Token) -> s.Event:
        return s.Casts(YOU, what, soon=True)

    def gains_life(self, player: s.Selector) -> s.Event:
        return s.PlayerEvent(player, "gain life")

    def loses_life(self, player: s.Selector) -> s.Event:
        return s.PlayerEvent(player, "lose life")

    def draws(self, player: s.Selector) -> s.Event:
        return s.PlayerEvent(player, "draw")

    def counters_are_put(self, number: s.Amount, kind: str, on: s.Selector) -> s.Event:
        _one_or_more(number)
        return s.CountersPut(on, kind)

    def any_counters_are_put(self, number: s.Amount, on: s.Selector) -> s.Event:
        _one_or_more(number)
        return s.CountersPut(on)

    def any_counters(self, number: s.Amount) -> Counters:
        return Counters("", number)

    def puts_counters(self, player: s.Selector, counters: Counters, on: s.Selector) -> s.Event:
        _one_or_more(counters.amount)
        return s.CountersPut(on, counters.kind, player)

    def gets_counters(self, player: s.Selector, counters: Counters) -> s.Event:
        """Counters that are put on a player."""
        if not means_player(player):
            raise PhraseError(0, "only players get counters", 'write "one or more counters are put on …"')
        return self.counters_are_put(counters.amount, counters.kind, player)

    def effect_puts_counters(self, counters: Counters, on: s.Selector) -> s.Event:
        _one_or_more(counters.amount)
        return s.CountersPut(on, counters.kind, by_effect=True)

    def control_none(self, description: _Description) -> s.Event:
        return s.StateHolds(self.controls_none(description))

    def step(self, token: Token) -> str:
        return str(token)

    def end_of_combat(self) -> s.Event:
        return s.Begins("end of combat")

    def begins(self, event: s.Event) -> s.Event:
        return event

    def step_of(self, player: s.Selector, step: str) -> s.Event:
        return s.Begins(step, player)

    def next_step(self, step: str) -> s.Event:
        return s.Begins(step)

    def the_step(self, step: str) -> s.Event:
        return s.Begins(step, each=False)

    def each_step(self, step: str) -> s.Event:
        return s.Begins(step)

    def your_combat(self) -> s.Event:
        return s.Begins("combat", YOU)

    # conditions and durations

    def player_controls(self, player: s.Selector, quantity: Quantity, description: _Description) -> s.Condition:
        if isinstance(player, s.Phrase) and player.filter.head != "player":
            raise PhraseError(0, "only players control something", 'for example "an opponent controls a Forest"')
        return _of_player(player, lambda p: self.controls(quantity, description, p))

    def controls(self, quantity: Quantity, description: _Description, player: s.Selector = YOU) -> s.Condition:
        if description.different:
            phrase = s.Phrase("all", msgspec.structs.replace(description.filter, controller=player))
            stat = cast(Any, description.different)
            return s.Compare(s.Distinct(stat, phrase), quantity.comparator, quantity.number or s.Number(1))
        phrase = quantity.of(description)
        filter_ = msgspec.structs.replace(phrase.filter, controller=player)
        phrase = s.Phrase("all", filter_)
        return s.Exists(phrase, quantity.comparator, quantity.number or s.Number(1))

    def controls_each(self, *parts: Any) -> s.Condition:
        pairs = [part for part in parts if not isinstance(part, Token)]
        return s.Both(tuple(self.controls(*pair) for pair in zip(pairs[::2], pairs[1::2], strict=True)))

    def you_cast_it(self) -> s.Condition:
        return s.WasCast()

    def you_cast_it_from(self, zone: Token) -> s.Condition:
        return s.WasCast(cast(Any, str(zone)))

    def controls_none(self, description: _Description) -> s.Condition:
        filter_ = msgspec.structs.replace(description.filter, controller=YOU)
        return s.Exists(s.Phrase("all", filter_), "=", s.Number(0))

    def fits(self, description: _Description) -> s.Filter:
        return _without_different(description).filter

    def fits_state(self, token: Token) -> s.Filter:
        return s.Filter(states=(token.lower(),))

    def fits_type(self, token: Token) -> s.Filter:
        return s.Filter(types=(token.lower(),))

    def fits_color(self, token: Token) -> s.Filter:
        return s.Filter(colors=(token.lower(),))

    def it_is(self, filter_: s.Filter) -> s.Condition:
        return s.Is(IT, filter_)

    def is_(self, what: s.Selector, filter_: s.Filter) -> s.Condition:
        return s.Is(what, filter_)

    def was(self, what: s.Selector, filter_: s.Filter) -> s.Condition:
        if not (isinstance(what, s.Reference) and what.word == "sacrificed"):
            raise PhraseError(0, "only of what was sacrificed it is asked what it was", 'write "is"')
        return s.Is(what, filter_)

    def isnt(self, what: s.Selector, filter_: s.Filter) -> s.Condition:
        return s.Not(s.Is(what, filter_))

    def entered(self, what: s.Selector) -> s.Condition:
        return s.Is(what, s.Filter(states=("entered this turn",)))

    def your_turn(self) -> s.Condition:
        return s.TurnOf(YOU)

    def not_your_turn(self) -> s.Condition:
        return s.Not(s.TurnOf(YOU))

    def compare(self, left: s.Amount, measure: Measure) -> s.Condition:
        return s.Compare(left, measure.comparator, measure.amount)

    def mana_spent(self, mana: Token, what: s.Reference) -> s.Condition:
        if any(symbol not in "WUBRGCS" for symbol in symbols(str(mana))):
            hint = "write the types of mana, for example {R}{R}"
            raise PhraseError(mana.start_pos or 0, "what is spent is mana of a type", hint)
        return s.ManaSpent(str(mana), what)

    def you_control_this(self) -> s.Condition:
        return s.Is(THIS, s.Filter(head="permanent", controller=YOU, zone="battlefield"))

    def no_mana_spent(self, what: s.Reference) -> s.Condition:
        return s.Not(s.ManaSpent("", what))

    def was_kicked(self, what: s.Selector) -> s.Condition:
        return s.WasKicked(what)

    def was_cast_from(self, what: s.Selector, zone: Token) -> s.Condition:
        if what != THIS:
            raise PhraseError(0, "so far it is only asked where this was cast from", 'write "this"')
        return s.WasCast(cast(Any, str(zone)), spell=True)

    def cost_was_paid(self, keyword: Token) -> s.Condition:
        return s.CostWasPaid(keyword.lower())

    def was_exiled_earlier(self, what: s.Selector) -> s.Condition:
        return s.WasExiled(what, s.THIS_WAY, earlier=True)

    def has_counter(self, what: s.Selector, kind: str) -> s.Condition:
        return s.Compare(s.CountersOn(kind, what), ">=", s.Number(1))

    def has_no_counter(self, what: s.Selector, kind: str) -> s.Condition:
        return s.Compare(s.CountersOn(kind, what), "=", s.Number(0))

    def is_revealed(self, what: s.Selector) -> s.Condition:
        if not isinstance(what, s.Phrase) or what.among is not None:
            raise PhraseError(0, "it isn't said which card", 'for example "a creature card is revealed this way"')
        return s.Exists(msgspec.structs.replace(what, among=s.Reference("revealed")))

    def is_there(self, what: s.Selector) -> s.Condition:
        return s.Is(what, s.Filter(zone="battlefield"))

    def control_lost(self, _: Token) -> s.Duration:
        return s.UntilControlLost()

    def activation(self, only: Activation) -> Activation:
        return only

    def restricted_twice(self, first: Activation, second: Activation) -> Activation:
        """Two restrictions of different kinds: "only during your upkeep and only once each turn"."""
        if any(one and other for one, other in zip(first, second, strict=True)):
            raise PhraseError(0, "two restrictions of one kind can't be joined", "write one of them")
        return Activation(
            first.timing or second.timing,
            first.limit or second.limit,
            first.condition or second.condition,
            first.ever or second.ever,
        )

    def only_your_turn(self) -> Activation:
        return Activation(condition=s.TurnOf(YOU))

    def only_your_step(self, step: Token) -> Activation:
        return Activation(condition=s.During(str(step), YOU))

    def only_combat(self) -> Activation:
        return Activation(condition=s.During("combat"))

    def only_if_castable(self) -> Activation:
        return Activation(timing="cast")

    def total(self, among: s.Selector, stat: Token, measure: Measure) -> s.Condition:
        return s.Compare(s.SumOf(cast(Any, str(stat)), among), measure.comparator, measure.amount)

    def no_cards_in_hand(self, player: s.Selector) -> s.Condition:
        return _of_player(player, lambda p: s.Exists(_cards_in("hand", p), "=", s.Number(0)))

    def cards_in_hand(self, player: s.Selector, measure: Measure) -> s.Condition:
        return _of_player(player, lambda p: s.Exists(_cards_in("hand", p), measure.comparator, measure.amount))

    def has_counters(self, player: s.Selector, measure: Measure, kind: str) -> s.Condition:
        return _of_player(player, lambda p: s.Compare(s.CountersOn(kind, p), measure.comparator, measure.amount))

    def has_counters_on_it(self, what: s.Selector, measure: Measure, kind: str) -> s.Condition:
        return s.Compare(s.CountersOn(kind, what), measure.comparator, measure.amount)

    def searched(self, zone: Token) -> s.Condition:
        if zone != "library":
            raise PhraseError(zone.start_pos or 0, f"nobody looks whether a {zone} was searched", 'write "library"')
        return s.LibrarySearched()

    def has_life(self, player: s.Selector, measure: Measure) -> s.Condition:
        return _of_player(player, lambda p: s.Compare(s.LifeOf(p), measure.comparator, measure.amount))

    def cards_in_a_zone(self, zone: Token, measure: Measure) -> s.Condition:
        a_player = s.Reference("a player")
        return _of_player(a_player, lambda p: s.Exists(_cards_in(str(zone), p), measure.comparator, measure.amount))

    def attacked_with(self, player: s.Selector, measure: Measure, noun: Token) -> s.Condition:
        if noun.lower() != "creatures":
            raise PhraseError(noun.start_pos or 0, "only creatures that attacked can be counted", 'write "creatures"')
        return _this_turn(player, "attack", measure)

    def cast_last_turn(self, player: s.Phrase, measure: Measure) -> s.Condition:
        return _this_turn(_as_reference(player), "cast", measure, before=True)

    def none_cast_last_turn(self) -> s.Condition:
        return _this_turn(s.Reference("each player"), "cast", Measure("=", s.Number(0)), before=True)

    def was_dealt(self, player: s.Selector, measure: Measure) -> s.Condition:
        return _this_turn(player, "be dealt damage", measure)

    def was_dealt_any(self, player: s.Selector) -> s.Condition:
        return _this_turn(player, "be dealt damage", Measure(">=", s.Number(1)))

    def life_changed(self, player: s.Selector, verb: Token, measure: Measure) -> s.Condition:
        return _this_turn(player, "gain life" if verb == "gained" else "lose life", measure)

    def life_changed_at_all(self, player: s.Selector, verb: Token) -> s.Condition:
        return self.life_changed(player, verb, Measure(">=", s.Number(1)))

    def next_untap_step(self, relation: Token, step: str) -> s.Duration:
        if relation != "controller" or step != "untap step":
            raise PhraseError(
                relation.start_pos or 0,
                "only a next untap step can be waited for",
                'write "the end of its controller\'s next untap step"',
            )
        return s.UntilNextUntapStep()

    def end_of_your_next_turn(self) -> s.Duration:
        return s.UntilEndOfYourNextTurn()

    def end_of_turn(self) -> s.Duration:
        return s.UntilEndOfTurn()

    def your_next_turn(self) -> s.Duration:
        return s.UntilYourNextTurn()

    def until_event(self, event: s.Event) -> s.Duration:
        if event == s.Begins("end of combat"):
            raise PhraseError(0, "nothing lasts until end of combat so far", 'write "end of turn"')
        return s.UntilEvent(event)

    def only_as_instant(self) -> Activation:
        return Activation(timing="instant")

    def only_as_sorcery(self) -> Activation:
        return Activation(timing="sorcery")

    def only_once_ever(self) -> Activation:
        return Activation(limit=1, ever=True)

    def only_once(self) -> Activation:
        return Activation(limit=1)

    def only_if(self, condition: s.Condition) -> Activation:
        return Activation(condition=condition)

    def opening(self) -> s.OpeningHand:
        return s.OpeningHand()

    # costs and keywords

    def costs(self, *parts: Any) -> tuple[s.Cost, ...]:
        return parts if len(parts) == 1 else (*parts[0], parts[-1])

    def mana_cost(self, token: Token) -> s.Cost:
        return s.ManaCost(str(token))

    def tap_this(self, _: Token) -> s.Cost:
        return s.TapThis()

    def untap_this(self, _: Token) -> s.Cost:
        return s.UntapThis()

    def loyalty_cost(self, token: Token) -> s.Cost:
        return s.LoyaltyCost(int(token.strip("[]").replace("−", "-")))

    def pay_life(self, amount: s.Amount) -> s.Cost:
        return s.PayLife(amount)

    def pay_half_of_life_up(self, whose: s.Selector, rounded: Token) -> s.Cost:
        return s.PayLife(self.half_up(s.LifeOf(whose), rounded))

    def pay_half_of_life_down(self, whose: s.Selector, rounded: Token) -> s.Cost:
        return s.PayLife(self.half_down(s.LifeOf(whose), rounded))

    def tap_others(self, what: s.Phrase) -> s.Cost:
        return s.TapOthers(what)

    def sacrifice_cost(self, what: s.Selector) -> s.Cost:
        return s.SacrificeCost(what)

    def discard_cost(self, what: s.Selector) -> s.Cost:
        return s.DiscardCost(what)

    def exile_cost(self, what: s.Selector) -> s.Cost:
        return s.ExileCost(what)

    def remove_counters(self, counters: Counters) -> s.Cost:
        return s.RemoveCounterCost(counters.kind, counters.amount)

    def plain_keyword(self, token: Token) -> s.KeywordAbility:
        return s.KeywordAbility(token.lower())

    def number_keyword(self, token: Token, number: s.Amount) -> s.KeywordAbility:
        return s.KeywordAbility(token.lower(), amount=number)

    def keyword_type(self, token: Token) -> Change:
        return _appended("types", token.lower())

    def keyword_without(self, token: Token) -> Change:
        return self.without(token)

    def type_keyword(self, *parts: Any) -> s.KeywordAbility:
        """ "Snow swampwalk", "nonbasic landwalk": a land of those types."""
        word = parts[-1].lower()
        name = next(
            n for n, p in self._language.keywords.items() if p == "TYPE" and word.endswith(n.removeprefix("land"))
        )
        description = _Description(s.Filter(types=()), False, 0)
        for change in parts[:-1]:
            description = change(description)
        land = word.removesuffix(name.removeprefix("land"))
        return s.KeywordAbility(name, phrase=s.Phrase("a", _appended("types", land)(description).filter, s.Number(1)))

    def cost_keyword(self, token: Token, cost: tuple[s.Cost, ...]) -> tuple[s.KeywordAbility, ...]:
        return (s.KeywordAbility(token.lower(), cost=cost),)

    def number_and_cost_keyword(
        self, token: Token, number: s.Amount, _: Token, cost: tuple[s.Cost, ...]
    ) -> tuple[s.KeywordAbility, ...]:
        return (s.KeywordAbility(token.lower(), cost=cost, amount=number),)

    def quality_keyword(self, token: Token, *parts: Any) -> tuple[s.KeywordAbility, ...]:
        """ "Protection from black and from red" are two abilities (702.16g)."""
        word = token.lower()
        named = next((keyword for keyword, link in LINKS.items() if word == f"{keyword} {link}"), word)
        return tuple(s.KeywordAbility(named, phrase=part) for part in parts if isinstance(part, s.Phrase))

    def keywords_and_quality(
        self, keywords: tuple[s.KeywordAbility, ...], token: Token, *parts: Any
    ) -> tuple[s.KeywordAbility, ...]:
        return (*keywords, *self.quality_keyword(token, *parts))

    def quality(self, description: Any) -> s.Phrase:
        if isinstance(description, s.Phrase):
            return description
        return self.bare_phrase(description)

    def color_quality(self, color: Token) -> s.Phrase:
        return s.Phrase("all", s.Filter(colors=(color.lower(),)))

    def state_quality(self, state: Token) -> s.Phrase:
        return s.Phrase("all", self.fits_state(state))

    def each_color(self) -> s.Phrase:
        """One ability for each color stands in one (702.16h)."""
        return s.Phrase("all", s.Filter(either=tuple(s.Filter(colors=(color,)) for color in COLORS.values())))

    def each_opponent_quality(self) -> s.Phrase:
        """From each of them: of each object that they control, or own where nobody controls it (702.16k)."""
        return s.Phrase("all", s.Filter(head="player", states=("opponent",)))

    def everything(self) -> s.Phrase:
        return s.Phrase("all", s.Filter(head="any"))

    def keyword_cost(self) -> s.Cost:
        return s.KeywordCost()

    def keyword_abilities(self, abilities: tuple[s.KeywordAbility, ...]) -> tuple[s.KeywordAbility, ...]:
        return abilities

    def keyword_list(self, *parts: Any) -> tuple[s.KeywordAbility, ...]:
        return parts if len(parts) == 1 else (*parts[0], parts[-1])

    # changes

    def size(self, token: Token) -> dict[str, Any]:
        power, toughness = (s.X() if part == "X" else s.Number(int(part)) for part in token.split("/"))
        return {"base_power": power, "base_toughness": toughness}

    def becomes(self, *parts: Any) -> s.Changes:
        changes = s.Changes()
        for part in parts:
            changes = self._become(changes, part)
        if changes.beside:
            changes = msgspec.structs.replace(changes, types_added=changes.types_set, types_set=())
        return changes

    def _become(self, changes: s.Changes, part: Any) -> s.Changes:
        if isinstance(part, Token):
            return msgspec.structs.replace(changes, colors_set=(*changes.colors_set, part.lower()))
        if isinstance(part, dict):
            return msgspec.structs.replace(changes, **part)
        return msgspec.structs.replace(changes, types_set=part[0])

    def becomes_all_types(self) -> s.Changes:
        return s.Changes(all_creature_types=True)

    def becomes_color(self, *colors: Token) -> s.Changes:
        return s.Changes(colors_set=tuple(color.lower() for color in colors))

    def all_creature_types(self) -> dict[str, Any]:
        return {"all_creature_types": True}

    def in_addition(self, token: Token) -> dict[str, Any]:
        return {"beside": token.removeprefix("in addition to its other ")}

    def with_abilities(self, abilities: tuple[s.KeywordAbility, ...]) -> dict[str, Any]:
        return {"abilities": abilities}

    def with_abilities_and_types(self, abilities: tuple[s.KeywordAbility, ...]) -> dict[str, Any]:
        return {"abilities": abilities, "all_creature_types": True}

    def with_base(self, size: Token) -> dict[str, Any]:
        return self.size(size)

    def gets(self, token: Token) -> s.Changes:
        power, toughness = (_signed(part) for part in token.split("/"))
        return s.Changes(power=power, toughness=toughness)

    def base(self, token: Token) -> s.Changes:
        return s.Changes(**self.with_base(token))

    def lose_all(self) -> tuple[str, ...]:
        return ("all",)

    def lose_keywords(self, *keywords: Token) -> tuple[str, ...]:
        return tuple(keyword.lower() for keyword in keywords)

    def acts(self, *acts: Token) -> tuple[str, ...]:
        return tuple(str(act) for act in acts)

    def cant_have(self, _: Token, keyword: Token) -> s.Changes:
        return s.Changes(cant_have=(keyword.lower(),))

    def blocked_by(self, _: Token, what: s.Phrase) -> s.Changes:
        return s.Changes(unblockable_by=what)

    def blocked_except_by(self, _: Token, what: s.Phrase) -> s.Changes:
        return s.Changes(unblockable_except_by=what)

    def blocked_by_at_most(self, _: Token, number: s.Amount, type_: Token) -> s.Changes:
        if type_.lower() != "creature" or not isinstance(number, s.Number):
            raise PhraseError(type_.start_pos or 0, "only creatures block", 'write "more than one creature"')
        return s.Changes(most_blockers=number.value)

    def block_one_more(self, type_: Token) -> s.Changes:
        return self.block_more(s.Number(1), type_)

    def block_more(self, number: s.Amount, type_: Token) -> s.Changes:
        self._only_creatures(type_)
        return s.Changes(blocks_more=_written_out(number))

    def block_any(self, type_: Token) -> s.Changes:
        self._only_creatures(type_)
        return s.Changes(blocks_more=None)

    def _only_creatures(self, type_: Token) -> None:
        if type_.lower() not in ("creature", "creatures"):
            raise PhraseError(type_.start_pos or 0, "only creatures are blocked", 'write "an additional creature"')

    def type_words(self, types: tuple[tuple[str, ...], bool | None, int]) -> tuple[str, ...]:
        return types[0]


def _in_library(whose: s.Selector, zone: Token, position: str) -> Place:
    if zone != "library":
        raise PhraseError(zone.start_pos or 0, f"a {zone} has no {position}", "only a library has an order to speak of")
    return Place("library", whose, position)


def _tapping(what: s.Selector, player: s.Selector | None, mana: str | int) -> s.Event:
    if isinstance(mana, int):
        return s.TapsForMana(what, player, least=mana)
    return s.TapsForMana(what, player, mana)


def _written_out(number: s.Amount) -> int:
    if not isinstance(number, s.Number):
        raise PhraseError(0, "here the number must be written out", 'for example "two"')
    return number.value


def _cards_in(zone: str, player: s.Selector) -> s.Phrase:
    return s.Phrase("all", s.Filter(head="card", zone=cast(Any, zone), zone_of=player))


def _of_player(player: s.Selector, condition: Callable[[s.Selector], s.Condition]) -> s.Condition:
    """A condition about one player as it is; about players who are quantified, it is one of each of them (OfPlayer)."""
    if player in _PLAYERS.values():
        return s.OfPlayer(player, condition(s.Reference("that player")))
    return condition(player)


def _this_turn(player: s.Selector, what: str, measure: Measure, before: bool = False) -> s.Condition:
    return _of_player(
        player, lambda p: s.Compare(s.ThisTurn(cast(Any, what), p, before), measure.comparator, measure.amount)
    )


def _signed(text: str) -> s.Amount:
    sign, digits = text[0], text[1:]
    if digits == "X":
        return s.X() if sign == "+" else s.Arithmetic("-", s.Number(0), s.X())
    return s.Number(int(text))


def _moved_by(player: s.Selector, what: s.Phrase, verb: str, from_: s.Zone) -> s.Event:
    """Who does it stands in the phrase: one sacrifices what one controls, and discards what one owns."""
    field = "controller" if verb == "sacrifice" else "owner"
    filter_ = msgspec.structs.replace(what.filter, **{field: player})
    return s.Moves(msgspec.structs.replace(what, filter=filter_), from_=from_, verb=cast(Any, verb))


def _any_tokens(what: s.Selector) -> None:
    tokens = s.Phrase("at least", s.Filter(head="permanent", states=("token",)), s.Number(1))
    if what != tokens:
        raise PhraseError(0, "this speaks of other tokens than any", 'write "one or more tokens"')


def _one_or_more(number: s.Amount) -> None:
    if number != s.Number(1):
        raise PhraseError(0, "counters that are put are spoken of as one or more", 'write "one or more"')


def _with_total(phrase: s.Phrase, description: _Description) -> s.Phrase:
    if phrase.quantity != "any number":
        raise PhraseError(
            description.offset, "only of any number of things a total is asked", 'write "any number of …"'
        )
    return msgspec.structs.replace(phrase, total=description.total)


def _without_different(description: _Description) -> _Description:
    if description.total is not None:
        raise PhraseError(
            description.offset, "only of any number of things a total is asked", 'write "any number of …"'
        )
    if description.different:
        hint = 'write "you control three or more … with different powers" as a condition'
        raise PhraseError(description.offset, "different values can only be counted", hint)
    return description


def _as_reference(value: s.Selector) -> s.Selector:
    """A phrase that means some player, without more, is a reference."""
    if isinstance(value, s.Phrase) and value.among is None:
        return _PLAYERS.get((value.quantity, value.filter), value)
    return value


def _join(items: tuple[_Item, ...]) -> _Description:
    """One description of coordinated nouns; a last noun such as "card" belongs to all types before it."""
    last = items[-1]
    if last.head:
        items = tuple(item if item.head else item._replace(head=last.head) for item in items)
    heads = {item.head or "permanent" for item in items}
    head: Any = heads.pop() if len(heads) == 1 else "any"
    if len(items) == 1:
        filter_ = s.Filter(head=head, types=last.types, states=last.states)
    elif head != "any" and all(len(item.types) == 1 and not item.states and not item.own for item in items):
        filter_ = s.Filter(head=head, any_types=tuple(item.types[0] for item in items))
    else:
        filter_ = s.Filter(head=head, either=tuple(item.filter for item in items))
    return _Description(filter_, last.plural, items[0].offset)


_OPPONENT = s.Filter(head="player", states=("opponent",))
_PLAYER = s.Filter(head="player")
_PLAYERS: dict[tuple[str, s.Filter], s.Selector] = {
    ("a", _PLAYER): s.Reference("a player"),
    ("each", _PLAYER): s.Reference("each player"),
    ("a", _OPPONENT): s.Reference("opponent"),
    ("each", _OPPONENT): s.Reference("each opponent"),
}


def _owning(of: s.Reference) -> None:
    """Pronouns own things in a word of their own."""
    own = {"you": "your", "it": "its", "they": "their"}
    if of.word in own:
        raise PhraseError(0, f"{of.word!r} has no 's", f"write {own[of.word]!r}")
