"""Makes trees from the phrases of single instructions and static abilities: choices, entering, tokens, mana in place of other
mana (the methods of `mtg_spec.phrase_trees.TreeBuilder` for `grammar/instructions.lark`)."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from lark import Token, Transformer, v_args

from mtg_spec import syntax as s
from mtg_spec.language import Language
from mtg_spec.phrase_parts import AsMany, Counters, Exceptions, ModeCount, PhraseError, Prohibition, Searched

__all__ = ["NUMBERS_OF_ZONES", "InstructionTrees"]

NUMBERS_OF_ZONES = {"hands": "hand", "graveyards": "graveyard", "libraries": "library"}


@v_args(inline=True)
class InstructionTrees(Transformer[Token, Any]):
    """Methods for the alternatives of the grammar, by their names."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    # choices and libraries

    def choose_color(self) -> s.Choose:
        return s.Choose("color")

    def choose_color_of(self, among: s.Phrase) -> s.Choose:
        return s.Choose("color", among)

    def choose_type(self, token: Token) -> s.Choose:
        if token.lower() != "creature":
            raise PhraseError(token.start_pos or 0, f"a {token} type can't be chosen", 'write "a creature type"')
        return s.Choose("creature type")

    def choose_opponent(self) -> s.Choose:
        return s.Choose("opponent")

    def choose_modes(self, number: s.Amount) -> ModeCount:
        return ModeCount(_fixed(number), _fixed(number))

    def choose_repeated(self, number: s.Amount) -> ModeCount:
        return ModeCount(_fixed(number), _fixed(number), repeated=True)

    def choose_up_to(self, number: s.Amount) -> ModeCount:
        return ModeCount(0, _fixed(number))

    def choose_one_or_both(self, number: s.Amount) -> ModeCount:
        return ModeCount(_fixed(number), 2)

    def choose_one_or_more(self, number: s.Amount) -> ModeCount:
        return ModeCount(_fixed(number), 0)

    def choose_any_number(self) -> ModeCount:
        return ModeCount(0, 0)

    def library_of(self, whose: s.Selector, zone: Token) -> s.Selector:
        if zone != "library":
            raise PhraseError(zone.start_pos or 0, f"a {zone} can't be shuffled", "only a library has an order")
        return whose

    def library_and_graveyard(self, whose: s.Selector, first: Token, second: Token) -> Searched:
        if (first, second) != ("library", "graveyard"):
            raise PhraseError(
                first.start_pos or 0, "these zones aren't searched so", 'write "library and/or graveyard"'
            )
        return Searched(whose)

    # amounts and mana

    def mana_list(self, *parts: Any) -> tuple[str, ...]:
        return (str(parts[0]),) if len(parts) == 1 else (*parts[0], str(parts[1]))

    def mana_options(self, options: tuple[str, ...], last: Token) -> s.AddMana:
        return s.AddMana(options=(*options, str(last)))

    def mana_amount(self, amount: s.Amount) -> s.AddMana:
        return s.AddMana(amount=amount)

    def additional_amount(self, amount: s.Amount) -> s.AddMana:
        return s.AddMana(amount=amount, additional=True)

    def type_produced(self, source: s.Reference) -> s.AddMana:
        return s.AddMana(of="that type", permanents=source)

    def spend_on(self, what: s.Phrase) -> s.Phrase:
        return what

    def sum_of(self, stat: Token, among: s.Selector) -> s.Amount:
        return s.SumOf(cast(Any, str(stat)), among)

    def count_each(self, description: Any) -> s.Amount:
        if description.different:
            raise PhraseError(description.offset, "different values can only be counted", 'leave out "different"')
        return s.CountOf(s.Phrase("each", description.filter, among=description.among))

    def counters_each(self, kind: str, on: s.Selector) -> s.Amount:
        return s.CountersOn(kind, on)

    def other_spells(self, _: Token) -> s.Amount:
        return s.SpellsCast()

    def spells_before(self, _: Token) -> s.Amount:
        return s.SpellsCast(before=True)

    def times_kicked(self, _: Token) -> s.Amount:
        return s.TimesKicked()

    # what is paid for

    def generic(self) -> str:
        return "generic"

    def colored(self) -> str:
        return "colored"

    # entering

    def counter_for_each(self, kind: str, amount: s.Amount) -> Counters:
        return Counters(kind, amount)

    def enters_tapped(self) -> s.Entering:
        return s.Entering(tapped=True)

    def enters_tapped_with(self, counters: Counters) -> s.Entering:
        return s.Entering(tapped=True, counters=((counters.kind, counters.amount),))

    def enters_with(self, counters: Counters) -> s.Entering:
        return s.Entering(counters=((counters.kind, counters.amount),))

    def enters_as(self, description: Any) -> s.Entering:
        return s.Entering(copy=s.Phrase("a", description.filter, s.Number(1)))

    # exceptions of copies

    def exceptions(self, *parts: Exceptions) -> Exceptions:
        first, *others = parts
        for other in others:
            changes = {f: v for f in other.changes.__struct_fields__ if (v := getattr(other.changes, f))}
            first = Exceptions(msgspec.structs.replace(first.changes, **changes), (*first.counters, *other.counters))
        return first

    def except_not(self, token: Token) -> Exceptions:
        return Exceptions(s.Changes(lose=(token.lower(),)))

    def except_also(self, types: tuple[tuple[str, ...], bool | None, int], _: Token) -> Exceptions:
        return Exceptions(s.Changes(types_added=types[0]))

    def except_size(self, size: Token) -> Exceptions:
        power, toughness = map(s.Number, _numbers(size))
        return Exceptions(s.Changes(base_power=power, base_toughness=toughness))

    def except_has(self, keyword: Token) -> Exceptions:
        return Exceptions(s.Changes(abilities=(s.KeywordAbility(keyword.lower()),)))

    def except_counters(self, counters: Counters) -> Exceptions:
        return Exceptions(counters=((counters.kind, counters.amount),))

    # mana in place of other mana

    def any_other_type(self) -> bool:
        return False

    def any_other_color(self) -> bool:
        return True

    def produces_symbols(self, symbols: Token) -> s.ManaInstead:
        return _instead(symbols=str(symbols))

    def produces_colorless(self, only_colors: bool) -> s.ManaInstead:
        return _instead(of="colorless", only_colors=only_colors)

    def produces_color(self, color: Token, only_colors: bool) -> s.ManaInstead:
        return _instead(of=color.lower(), only_colors=only_colors)

    def produces_chosen(self, only_colors: bool) -> s.ManaInstead:
        return _instead(of="chosen color", only_colors=only_colors)

    def produces_twice(self) -> s.ManaInstead:
        return _instead(multiply=2)

    def produces_as_many(self, amount: s.Amount) -> AsMany:
        return AsMany(amount)

    def produces_as_many_on_it(self, amount: s.Amount) -> AsMany:
        return AsMany(amount, on_it=True)

    def twice_that_many(self) -> s.Amount:
        return self.times_that_many(s.Number(2))

    def times_that_many(self, number: s.Amount) -> s.Amount:
        return s.Arithmetic("*", _written_out(number), s.ThatMuch())

    def that_many_plus(self, number: s.Amount) -> s.Amount:
        return s.Arithmetic("+", s.ThatMuch(), _written_out(number))

    def that_many_minus(self, number: s.Amount) -> s.Amount:
        return s.Arithmetic("-", s.ThatMuch(), _written_out(number))

    def half_that_many(self, _: Token) -> s.Amount:
        return s.Arithmetic("half down", s.ThatMuch(), s.Number(2))

    def produces_times(self, number: s.Amount) -> s.ManaInstead:
        if not isinstance(number, s.Number):
            raise PhraseError(0, "mana can be multiplied by a number only", 'for example "three times as much"')
        return _instead(multiply=number.value)

    # tokens

    def one_token(self, made: s.CreateTokens, *abilities: Any) -> s.CreateTokens:
        return self.several_tokens(s.Number(1), made, *abilities)

    def several_tokens(self, number: s.Amount, made: s.CreateTokens, *abilities: Any) -> s.CreateTokens:
        token = msgspec.structs.replace(made.token, abilities=abilities[0] if abilities else ())
        return msgspec.structs.replace(made, token=token, amount=number)

    def one_copy(self, what: s.Selector) -> s.CreateCopies:
        return s.CreateCopies(what)

    def several_copies(self, number: s.Amount, what: s.Selector) -> s.CreateCopies:
        return s.CreateCopies(what, number)

    def made_token(self, size: Token, *parts: Any) -> s.CreateTokens:
        colors = parts[0] if len(parts) > 1 else ()
        words = parts[-1][0]
        subtypes = tuple(word for word in words if word in self._language.subtypes)
        if not subtypes:
            raise PhraseError(parts[-1][2], "a token without a subtype has no name", "write its subtypes first")
        power, toughness = (0, 0) if size == "X/X" else _numbers(size)
        card = s.Card(
            name=" ".join((*(self._language.printed[word] for word in subtypes), "Token")),  # 111.4
            supertypes=tuple(word for word in words if word in self._language.supertypes),
            types=tuple(word for word in words if word in self._language.card_types),
            subtypes=subtypes,
            colors=colors,
            power=power,
            toughness=toughness,
        )
        return s.CreateTokens(card, size=s.X() if size == "X/X" else None)

    def colorless_token(self) -> tuple[str, ...]:
        return ()

    def colored_token(self, *colors: Token) -> tuple[str, ...]:
        return tuple(color.lower() for color in colors)

    def token_with(self, abilities: tuple[s.KeywordAbility, ...]) -> tuple[s.KeywordAbility, ...]:
        return abilities

    # damage that is prevented

    def prevention(self, kind: s.Prevention, *of: dict[str, Any]) -> s.Prevention:
        for part in of:
            kind = msgspec.structs.replace(kind, **part)
        return kind

    def prevention_both_ways(self, kind: s.Prevention, what: s.Selector) -> s.Prevention:
        return msgspec.structs.replace(kind, to=what, by=what, either=True)

    def damage_to(self, what: s.Selector) -> dict[str, Any]:
        return {"to": what}

    def damage_by(self, what: s.Selector) -> dict[str, Any]:
        return {"by": what}

    def damage_by_chosen(self, what: s.Selector, _: Token) -> dict[str, Any]:
        if not isinstance(what, s.Phrase) or what.quantity != "a" or what.filter.head != "source":
            raise PhraseError(0, "one source is chosen", 'for example "a red source of your choice"')
        return {"by": what, "choose": True}

    def all_damage(self) -> s.Prevention:
        return s.Prevention()

    def all_combat_damage(self) -> s.Prevention:
        return s.Prevention(combat=True)

    def next_amount(self, amount: s.Amount) -> s.Prevention:
        return s.Prevention("next", amount)

    def next_damage(self) -> s.Prevention:
        return s.Prevention("time")

    def some_of_any(self, amount: s.Amount) -> s.Prevention:
        return s.Prevention("any", amount)

    # prohibitions

    def cant_play(self, act: Token, what: s.Phrase) -> Prohibition:
        return Prohibition(str(act), what)

    def cant_activate(self, _: Token) -> Prohibition:
        return Prohibition("activate", mana=False)

    def cant_play_from(self, act: Token, what: s.Phrase, _: Token, zone: Token) -> Prohibition:
        return Prohibition(str(act), what, cast(Any, NUMBERS_OF_ZONES.get(str(zone), str(zone))))


def _numbers(size: Token) -> tuple[int, int]:
    if "X" in size:
        raise PhraseError(size.start_pos or 0, "this can't be of size X so far", "write a number")
    power, toughness = size.split("/")
    return int(power), int(toughness)


def _written_out(number: s.Amount) -> s.Number:
    if not isinstance(number, s.Number):
        raise PhraseError(0, "here the number must be written out", 'for example "that many plus one"')
    return number


def _fixed(number: s.Amount) -> int:
    if not isinstance(number, s.Number) or not number.value:
        raise PhraseError(0, "the number of modes must be a number", 'for example "two"')
    return number.value


def _instead(**values: Any) -> s.ManaInstead:
    """What is tapped is filled in from the event that is replaced."""
    return s.ManaInstead(what=s.Reference("it"), **values)
