"""Trees back into phrases. `Wording` writes the phrases of the language's own documents, so that what it writes parses
to the same tree; the renderer's English (`mtg_spec.english`) speaks of objects by their nouns instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from mtg_spec import syntax as s
from mtg_spec.language import LINKS, Language
from mtg_spec.numerals import numeral
from mtg_spec.symbols import COLORS

__all__ = ["COMPARED", "Wording", "article", "is_plural", "joined", "means_player"]

_REFERENCES = {
    "each opponent": "each opponent",
    "exiled with this": "the exiled cards",
    "not cast": "the exiled cards not cast this way",
    "opponent": "an opponent",
    "chosen player": "the chosen player",
    "defending player": "defending player",
}
COMPARED = {"=": "{}", "<=": "{} or less", ">=": "{} or greater", "<": "less than {}", ">": "greater than {}"}
_RECKONED = {"=": "equal to", "<=": "less than or equal to"}
"""How a number is compared with one that is itself reckoned."""
_WORDS = (s.Number, s.X, s.Defined, s.KeywordNumber, s.ThatMuch)
"""Amounts that are said in a word."""
_OF_COLOR = {"chosen color": "the chosen color", "that color": "that color"}
_CHOSEN_TYPE = "chosen type"
_BEHIND = ("token", "opponent", "permanent", "entered this turn")
"""States that are no adjectives."""
_STATS = {"mana value": "mana values", "power": "powers", "toughness": "toughnesses"}
YOU = s.Reference("you")
THIS = s.Reference("this")


class Wording:
    """Writes phrases with the words of a language's tables."""

    place_preposition = "in"

    def __init__(self, language: Language) -> None:
        self.language = language
        self.spells_are_cast = False
        self.denied = False  # what is spoken of can't be done: "can't cast artifact or creature spells"

    # references

    def reference(self, reference: s.Reference, role: str = "object") -> str:
        """A reference; `role` is "subject" or "object"."""
        if reference.word in ("enchanted", "equipped"):
            return f"{reference.word} {self.type_word(reference.noun or 'permanent')}"
        if reference.word == "sacrificed":
            return f"the sacrificed {self.type_word(reference.noun or 'permanent')}"
        if reference.word == "exiled with this" and reference.noun:
            return f"the exiled {reference.noun}"
        that, _, noun = reference.word.partition(" ")
        if that == "that" and noun in self.language.printed:
            return f"that {self.type_word(noun)}"
        return _REFERENCES.get(reference.word, reference.word)

    def possessive(self, of: s.Selector) -> str:
        """The owner in front of what is owned: "your", "its", "its owner's"."""
        words = {YOU: "your", s.Reference("it"): "its", s.Reference("they"): "their"}
        if isinstance(of, s.Reference) and of in words:
            return words[of]
        return f"{self.selector(of)}'s"

    def selector(self, selector: s.Selector, role: str = "object") -> str:
        """Anything that an instruction can speak of."""
        if isinstance(selector, s.Reference):
            return self.reference(selector, role)
        if isinstance(selector, s.Relation):
            return f"{self.possessive(selector.of)} {selector.relation}"
        if isinstance(selector, s.TopOfLibrary):
            return self.top_of_library(selector, self.possessive(selector.player))
        if isinstance(selector, s.TopUntil):
            whose = self.possessive(selector.player)
            found = self.phrase(selector.found)
            return f"cards from the top of {whose} library until {self.selector(YOU, 'subject')} exile {found}"
        if isinstance(selector, s.Each):
            return (" or " if selector.either else " and ").join(self.selector(part, role) for part in selector.parts)
        return self.phrase(selector)

    def top_of_library(self, selector: s.TopOfLibrary, whose: str) -> str:
        """Cards on top of a library, with the word for whose it is."""
        if selector.count == s.Number(1):
            return f"the top card of {whose} library"
        return f"the top {self.amount(selector.count, words=True)} cards of {whose} library"

    # noun phrases

    def phrase(self, phrase: s.Phrase) -> str:
        """A quantity of things."""
        if phrase.among == s.Reference("that card") and phrase.filter.zone:
            whose = self.zone(phrase.filter.zone, phrase.filter.zone_of)
            return f"{self.selector(phrase.among, 'object')} from {whose}"
        if phrase.among is not None and phrase.filter == s.Filter(head="any"):
            number = self.amount(phrase.count, words=True) if phrase.count is not None else "one"
            return f"{number} of {self.selector(phrase.among, 'object')}"
        if phrase.filter == s.Filter(head="any"):
            return "any target"
        words = self.quantified(phrase)
        return words if phrase.among is None else f"{words} from among {self.among(phrase.among)}"

    def among(self, selector: s.Selector) -> str:
        """What is chosen from."""
        return self.selector(selector)

    def quantified(self, phrase: s.Phrase) -> str:
        """The quantity and the things, without what they are chosen from."""
        plural = is_plural(phrase)
        noun = self.description(phrase.filter, plural, phrase.quantity == "each")
        if phrase.quantity == "a":
            if phrase.filter.other and not phrase.filter.other_than:
                return "another " + noun.removeprefix("other ")
            return f"{article(noun)} {noun}"
        number = self.amount(phrase.count, words=True) if phrase.count is not None else ""
        quantity = {
            "all": "all",
            "each": "each",
            "exactly": number,
            "up to": f"up to {number}",
            "at least": f"{number} or more",
            "any number": "any number of",
        }[phrase.quantity]
        total = "" if phrase.total is None else f" with total {phrase.total.stat} {self._measure(phrase.total)}"
        return f"{quantity} {noun}{total}"

    def description(self, filter_: s.Filter, plural: bool, several: bool = False) -> str:
        """The things without a quantity: "other creatures you control with flying"; `several` of each one of many."""
        parts = ["other"] if filter_.other and not filter_.other_than else []
        parts += self._adjectives(filter_, several or plural)
        parts.append(self._nouns(filter_, plural))
        parts += self._modifiers(filter_, plural, several)
        return " ".join(parts)

    def type_word(self, word: str) -> str:
        """A type as printed within a sentence: subtypes with a capital."""
        return self.language.printed.get(word, word)

    def plural(self, word: str) -> str:
        """The plural of a noun, as printed within a sentence."""
        plural = self.language.plurals.get(word, f"{word}s")
        return plural.capitalize() if word in self.language.printed else plural

    def _adjectives(self, filter_: s.Filter, several: bool = False) -> list[str]:
        either = [_adjective(f) for f in filter_.either if _adjective(f)]
        together = (
            "and/or" if filter_.either and _adjective(filter_.either[0]) in self.language.colors and several else "or"
        )
        states = [state for state in filter_.states if state not in _BEHIND]
        words = [*states, *([f" {together} ".join(either)] if either else [])]
        words += [color for color in filter_.colors if color not in _OF_COLOR]
        without = [self._non(word) for word in filter_.without_types if word != _CHOSEN_TYPE]
        without += [f"non{color}" for color in filter_.without_colors]
        return [*words, *([", ".join(without)] if len(without) == 2 else without)]

    def _non(self, word: str) -> str:
        return f"non-{self.language.printed[word]}" if word in self.language.printed else f"non{word}"

    def _nouns(self, filter_: s.Filter, plural: bool) -> str:
        conjunction = "and" if plural else "or"
        alternatives = [f for f in filter_.either if not _adjective(f)]
        if alternatives:
            return joined(
                [" ".join([*self._adjectives(f), self._noun(f, f.types, plural)]) for f in alternatives], conjunction
            )
        if filter_.any_types:
            head = filter_.head if filter_.head != "permanent" else ""
            *first, last = filter_.any_types
            singular = (
                [self.type_word(word) for word in first] if head else [self._noun(filter_, (w,), plural) for w in first]
            )
            return joined(
                [*singular, self._noun(filter_, (last,), plural)],
                "or" if head and (not plural or self.denied) else conjunction,
            )
        return self._noun(filter_, filter_.types, plural)

    def _noun(self, filter_: s.Filter, types: Sequence[str], plural: bool) -> str:
        head = next((state for state in filter_.states if state in ("token", "opponent")), filter_.head)
        types = [word for word in types if word != _CHOSEN_TYPE]
        if head == "permanent" and types and not set(types) <= set(self.language.supertypes):
            *first, last = types
            return " ".join([*map(self.type_word, first), self.plural(last) if plural else self.type_word(last)])
        words = [self.type_word(word) for word in types] + ["permanent"] * ("permanent" in filter_.states)
        if head == "quality":
            return "QUALITY"
        return " ".join([*words, {"ability": "abilities"}.get(head, f"{head}s") if plural else head])

    def _modifiers(self, filter_: s.Filter, plural: bool, several: bool = False) -> list[str]:
        words = [f"of {_OF_COLOR[color]}" for color in filter_.colors if color in _OF_COLOR]
        if filter_.controller is not None:
            verb = "cast" if filter_.head == "spell" and self.spells_are_cast else "control"
            all_of_them = several and filter_.controller == s.Reference("opponent")
            words.append(self._holding(filter_.controller, verb, plural or all_of_them))
        if filter_.not_controller is not None:
            words.append("you don't control")
        if filter_.owner is not None:
            words.append(self._holding(filter_.owner, "own", plural))
        if _CHOSEN_TYPE in filter_.types:
            words.append("of the chosen type")
        if _CHOSEN_TYPE in filter_.without_types:
            words.append(f"that {'are' if plural else 'is'}n't of the chosen type")
        if "entered this turn" in filter_.states:
            words.append("that entered this turn")
        words += [self._with_stat(stat) for stat in filter_.stats]
        words += [f"with {keyword}" for keyword in filter_.keywords]
        words += [f"without {keyword}" for keyword in filter_.without_keywords]
        if filter_.other_than:
            words.append(f"other than {self.selector(THIS)}")
        if filter_.named:
            words.append(f"named {filter_.named}")
        if filter_.zone == "battlefield":
            words.append("on the battlefield")
        elif filter_.zone:
            top = "the top of " if filter_.on_top else ""
            words.append(f"{self.place_preposition} {top}{self.zone(filter_.zone, filter_.zone_of)}")
        if filter_.targets is not None:
            words.append(f"that targets {self.selector(filter_.targets)}")
        if filter_.linked:
            words.append(f"exiled with {self.reference(THIS)}")
        return words

    def _with_stat(self, stat: s.Stat) -> str:
        if isinstance(stat.amount, s.Most) and stat.comparator == "=":
            return f"with {self.amount(stat.amount)}"
        return f"with {stat.stat} {self._measure(stat)}"

    def _measure(self, stat: s.Stat) -> str:
        if stat.comparator in _RECKONED and not isinstance(stat.amount, _WORDS):
            return f"{_RECKONED[stat.comparator]} {self.amount(stat.amount)}"
        return COMPARED[stat.comparator].format(self.amount(stat.amount))

    def _holding(self, player: s.Selector, verb: str, plural: bool) -> str:
        if player == YOU:
            return f"you {verb}"
        if player == s.Reference("opponent") and plural and verb != "own":
            return f"your opponents {verb}"
        return f"{self.selector(player)} {verb}s"

    def zone(self, zone: str, of: s.Selector | None) -> str:
        """A place: "your graveyard", "exile"."""
        if zone == "exile":
            return "exile"
        if zone == "battlefield":
            return "the battlefield"
        if of == s.Reference("each player"):
            return f"all {self._SEVERAL[zone]}"
        return f"{article(zone)} {zone}" if of is None else f"{self.possessive(of)} {zone}"

    _SEVERAL: ClassVar[dict[str, str]] = {"hand": "hands", "graveyard": "graveyards", "library": "libraries"}

    # amounts

    def amount(self, amount: s.Amount, words: bool = False) -> str:
        """An amount; numbers as digits, or as words."""
        return self._AMOUNTS[type(amount)](self, amount, words)

    def _number(self, amount: s.Number, words: bool) -> str:
        return numeral(amount.value) if words else str(amount.value)

    def _stat_of(self, amount: s.StatOf, _: bool) -> str:
        return f"{self.possessive(amount.of)} {amount.stat}"

    def _count_of(self, amount: s.CountOf, _: bool) -> str:
        before, self.place_preposition = self.place_preposition, "in"
        text = f"the number of {self.bare(amount.of)}"
        self.place_preposition = before
        return text

    def _distinct(self, amount: s.Distinct, _: bool) -> str:
        return f"the number of different {_STATS[amount.stat]} among {self.bare(amount.among)}"

    def _counters_on(self, amount: s.CountersOn, _: bool) -> str:
        return f"the number of {amount.kind} counters on {self.selector(amount.on)}"

    def _arithmetic(self, amount: s.Arithmetic, _: bool) -> str:
        if amount.operator == "*" and isinstance(amount.right, s.Number) and amount.left != s.Number(2):
            return f"{self.amount(amount.right)} for each {self.counted(amount.left)}"
        left, right = self.amount(amount.left), self.amount(amount.right)
        if amount.operator in ("half up", "half down"):
            return f"half {left}, rounded {amount.operator[5:]}"
        if amount.operator == "*":
            return f"twice {right}"
        return f"{left} {'plus' if amount.operator == '+' else 'minus'} {right}"

    def _most(self, amount: s.Most, _: bool) -> str:
        return f"the {'least' if amount.least else 'greatest'} {amount.stat} among {self.bare(amount.among)}"

    _AMOUNTS: ClassVar[dict[type, Callable[[Any, Any, bool], str]]] = {
        s.Number: _number,
        s.X: lambda self, amount, words: "X",
        s.CountOf: _count_of,
        s.StatOf: _stat_of,
        s.Distinct: _distinct,
        s.SumOf: lambda self, amount, words: f"the total {amount.stat} of {self.all_of(amount.among)}",
        s.Most: _most,
        s.Devotion: lambda self, amount, words: f"your devotion to {joined(amount.colors, 'and')}",
        s.KeywordNumber: lambda self, amount, words: "N",
        s.CountersOn: _counters_on,
        s.Defined: lambda self, amount, words: "X",
        s.LifeOf: lambda self, amount, words: f"{self.possessive(amount.player)} life total",
        s.ThatMuch: lambda self, amount, words: "that many" if words else "that much",
        s.Arithmetic: _arithmetic,
    }

    def counted(self, amount: s.Amount) -> str:
        """What stands behind "for each"."""
        if isinstance(amount, s.SpellsCast):
            if amount.before:
                return "spell cast before it this turn"
            return "other spell that player has cast this turn"
        if isinstance(amount, s.TimesKicked):
            return "time it was kicked"
        if isinstance(amount, s.CountersOn):
            return f"{amount.kind} counter on {self.selector(amount.on)}"
        assert isinstance(amount, s.CountOf), amount
        return self.each_thing(amount.of)

    def each_thing(self, phrase: s.Phrase) -> str:
        """The things that are gone through one by one, without "each"."""
        before, self.place_preposition = self.place_preposition, "in"
        noun = self.description(phrase.filter, False)
        self.place_preposition = before
        return noun if phrase.among is None else f"{noun} revealed this way"

    def all_of(self, selector: s.Selector) -> str:
        """Several things, without saying all."""
        return self.bare(selector) if isinstance(selector, s.Phrase) else self.selector(selector)

    def bare(self, phrase: s.Phrase) -> str:
        """All of some things, without saying all: "creatures you control"."""
        return self.phrase(phrase).removeprefix("all ")

    def counters(self, kind: str, amount: s.Amount) -> str:
        """A number of counters."""
        if amount == s.Number(1):
            return f"{article(kind)} {kind} counter"
        return f"{self.amount(amount, words=True)} {kind} counters"

    def verb(self, selector: s.Selector, verb: str) -> str:
        """The verb's form for a subject: "enters" for one, "enter" for several and for you."""
        if selector == YOU or is_plural(selector):
            return {"be": "are"}.get(verb, verb)
        third = {"be": "is", "have": "has", "can't": "can't", "can": "can", "don't": "doesn't", "": ""}.get(verb)
        return third or f"{verb}{'es' if verb.endswith(('ch', 'sh', 's')) else 's'}"

    # costs

    def cost(self, cost: s.Cost) -> str:
        """One part of a cost."""
        match cost:
            case s.ManaCost(symbols):
                return symbols
            case s.TapThis():
                return "{T}"
            case s.UntapThis():
                return "{Q}"
            case s.LoyaltyCost(change):
                return f"[{change:+d}]".replace("-", "−") if change else "[0]"
            case s.PayLife(s.Arithmetic("half up" | "half down" as half, s.LifeOf(player))):
                return f"pay half {self.possessive(player)} life, rounded {half[5:]}"
            case s.PayLife(amount):
                return f"pay {self.amount(amount)} life"
            case s.TapOthers(what):
                return f"tap {self.phrase(what)}"
            case s.SacrificeCost(what):
                return f"sacrifice {self.selector(what)}"
            case s.DiscardCost(s.Phrase("all", s.Filter(head="card", zone="hand", zone_of=s.Reference("you")))):
                return "discard your hand"
            case s.DiscardCost(what):
                return f"discard {self.selector(what)}"
            case s.ExileCost(what):
                return f"exile {self.selector(what)}"
            case s.KeywordCost():
                return "COST"
            case s.RemoveCounterCost(kind, amount):
                return f"remove {self.counters(kind, amount)} from {self.reference(THIS)}"

    def costs(self, costs: Sequence[s.Cost]) -> str:
        """A whole cost."""
        return ", ".join(self.cost(cost) for cost in costs)

    # keyword abilities

    def keyword(self, ability: s.KeywordAbility) -> str:
        """A keyword with what belongs to it."""
        if self.language.keywords.get(ability.keyword) == "TYPE" and ability.phrase is not None:
            return f"{self.description(ability.phrase.filter, False)}{ability.keyword.removeprefix('land')}".lower()
        if ability.phrase is not None:
            link = LINKS.get(ability.keyword, "")
            return " ".join(filter(None, (ability.keyword, link, self._quality(ability.phrase))))
        if ability.cost:
            return self._keyword_cost(ability)
        if ability.amount is not None:
            return f"{ability.keyword} {self.amount(ability.amount)}"
        return ability.keyword

    def _keyword_cost(self, ability: s.KeywordAbility) -> str:
        if ability.amount is not None:
            return f"{ability.keyword} {self.amount(ability.amount)}—{self.costs(ability.cost)}"
        return f"{ability.keyword} {self.costs(ability.cost)}"

    def _quality(self, phrase: s.Phrase) -> str:
        colors, states = phrase.filter.colors, phrase.filter.states
        if phrase.filter.either == tuple(s.Filter(colors=(color,)) for color in COLORS.values()):
            return "each color"
        if phrase.filter == s.Filter(head="player", states=("opponent",)):
            return "each of your opponents"
        if phrase.filter == s.Filter(head="any"):
            return "everything"
        if states and phrase.filter == s.Filter(states=states):
            return joined(states, "and")
        if len(colors) == 1 and phrase.filter == s.Filter(colors=colors):
            return colors[0]
        return self.description(phrase.filter, is_plural(phrase))


def _adjective(filter_: s.Filter) -> str:
    """The one adjective that is all that a filter says; "" if it says something else."""
    for words, bare in (
        (filter_.states, s.Filter(states=filter_.states)),
        (filter_.colors, s.Filter(colors=filter_.colors)),
    ):
        if len(words) == 1 and filter_ == bare:
            return words[0]
    return ""


def is_plural(selector: s.Selector) -> bool:
    """Whether a noun phrase is in the plural."""
    if isinstance(selector, s.Reference):
        if selector.word == "exiled with this":
            return selector.noun != "card"
        return selector.word in ("they", "the rest", "not cast", "your opponents")
    if isinstance(selector, s.Relation):
        return False
    if isinstance(selector, s.Each):
        return not selector.either
    if isinstance(selector, s.TopUntil):
        return True
    if isinstance(selector, s.TopOfLibrary):
        return selector.count != s.Number(1)
    if selector.quantity in ("all", "any number", "at least"):
        return True
    return selector.quantity in ("exactly", "up to") and selector.count != s.Number(1)


def means_player(selector: s.Selector) -> bool:
    """Whether the words mean a player: who gets counters, where on objects they are put."""
    if isinstance(selector, s.Reference):
        return selector.word in ("you", "that player", "opponent", "each opponent", "a player", "each player")
    return isinstance(selector, s.Relation)


def joined(words: Sequence[str], conjunction: str) -> str:
    """ "artifact, creature, or land"; "artifact or land"."""
    if len(words) <= 2:
        return f" {conjunction} ".join(words)
    return f"{', '.join(words[:-1])}, {conjunction} {words[-1]}"


def article(noun: str) -> str:
    """ "a" or "an", by the sound that follows."""
    first = noun.lower()
    return (
        "an"
        if first[:1] in tuple("aeio")
        or first.startswith("x/")
        or (first.startswith("un") and not first.startswith("uni"))
        else "a"
    )
