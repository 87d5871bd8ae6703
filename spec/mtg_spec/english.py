"""Phrases as a card prints them: the card itself, targets and enchanted objects spoken of by their nouns.

A `Speaker` speaks through one ability: it knows which targets were mentioned already, and in which role.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mtg_spec import syntax as s
from mtg_spec.event_wording import EventWording
from mtg_spec.language import Language
from mtg_spec.wording import THIS, YOU, is_plural, joined

__all__ = ["Speaker", "capitalized", "self_noun"]

_SELF_SUBTYPES = ("aura", "equipment", "vehicle", "saga", "class", "case", "room", "siege", "spacecraft")
_SELF_TYPES = ("creature", "planeswalker", "land", "artifact", "enchantment", "battle")


def capitalized(text: str) -> str:
    """With a capital at the beginning, as a sentence has."""
    return text[:1].upper() + text[1:]


def self_noun(card: s.Card, language: Language) -> str:
    """What a card calls itself: its name for spells and legendary cards, else "this creature", "this Aura" …"""
    if "legendary" in card.supertypes:
        return card.name.partition(",")[0]
    if not set(_SELF_TYPES) & set(card.types):
        return card.name
    if "creature" not in card.types:
        for subtype in _SELF_SUBTYPES:
            if subtype in card.subtypes:
                return f"this {language.printed[subtype]}"
    return f"this {next(kind for kind in _SELF_TYPES if kind in card.types)}"


class Speaker(EventWording):
    """Speaks as one card, through one of its abilities; `quote` renders an ability that is granted, `static` says that
    the ability is a static one."""

    place_preposition = "from"
    exactly = "exactly "

    def __init__(
        self,
        card: s.Card,
        language: Language,
        quote: Callable[[s.Ability, str], str],
        targets: Sequence[s.Target] = (),
        static: bool = False,
        bearer: str = "",
    ) -> None:
        super().__init__(language)
        self.card = card
        self.static = static
        self.about_this = (
            False  # the event was about this, and nothing else was spoken of: "if it was kicked", "it deals"
        )
        self.zone_of_this = ""  # where this card is, if not on the battlefield
        self.fallen_off = False  # what this Aura enchanted is gone, and so the Aura is no longer on the battlefield
        self.color_chosen = False  # a color was spoken of already: "that color"
        self.acting: s.Selector = s.Reference("you")  # the player who does what is told without a subject
        self.choosing = False  # "may" was said, with its subject
        self.found_among = False  # "it" was chosen from them
        self.looked_at_yours = False  # the cards looked at come from your library
        self.found_yours = False  # "it" was found in your library
        self.x_said = False  # it was said what X is
        self.reckoning = False  # an amount is told, in which a player who was spoken of is "they"
        self.drawing_already = False  # a card is drawn as this step begins anyway: "an additional card"
        self._before: set[str] = set()  # the targets that earlier sentences spoke of
        self._of_this = False  # the sentence is about this
        self._bearer = bearer
        self._quote = quote
        self._targets = {target.name: target.phrase for target in targets}
        self._mentioned: dict[str, str] = {}

    def reference(self, reference: s.Reference, role: str = "object") -> str:
        """As printed: a target in full the first time, by a pronoun or "that creature" later."""
        if reference.word == "this" and (self.zone_of_this or self.fallen_off):
            return "this card"
        if reference.word == "this" and role == "bearer" and self.about_this:
            return "it"
        if reference.word == "this":
            return self._bearer or self_noun(self.card, self.language)
        if reference.word in self._targets:
            return self._target(reference.word, role)
        if reference.word == "they" and role == "object":
            return "them"
        return super().reference(reference, role)

    def topic(self, what: s.Selector) -> str:
        """What a condition speaks of: "if it was kicked", "if that artifact is an Equipment"."""
        if what == s.Reference("this") and self.about_this:
            return "it"
        if isinstance(what, s.Reference) and self._mentioned.get(what.word) == "object":
            self._mentioned[what.word] = "topic"
            return f"that {self._noun_of(self._targets[what.word].filter)}"
        return super().topic(what)

    def changed(self, effect: s.Continuous) -> str:
        """What a continuous effect changes; a card that is cast calls itself "this spell" for what counts only then (601.3d)."""
        flash = effect.changes == s.Changes(abilities=(s.KeywordAbility("flash"),))
        if self.static and flash and effect.what == THIS:
            return "this spell"
        return self.topic(effect.what) if effect.what == THIS else self.subject(effect.what)

    def spell_of(self, what: s.Selector) -> str:
        """What a condition on how it was cast speaks of: "it", or of an instant or sorcery "this spell"."""
        is_spell = bool({"instant", "sorcery"} & set(self.card.types))
        return "this spell" if what == THIS and is_spell else self.topic(what)

    def transforming(self, event: s.Transforms) -> str:
        """What transforms into what has this name isn't called by that name as well."""
        named = event.into.filter.named if event.into is not None else ""
        if event.what != THIS or named != self.card.name:
            return super().transforming(event)
        return self_noun(msgspec.structs.replace(self.card, supertypes=()), self.language)

    def is_yours(self, what: s.Selector) -> bool:
        """Whether it is under your control as the words stand: this, or what you control."""
        phrase = self.target_phrase(what)
        return what == THIS or (phrase is not None and phrase.filter.controller == YOU)

    def whose_untap_step(self, what: s.Selector) -> str:
        """Something untaps in its controller's untap step, several things in those of their controllers."""
        return "their controllers'" if self.is_several(what) else "its controller's"

    def is_looked_at(self, what: s.Selector) -> bool:
        """Whether these are cards that were looked at or revealed."""
        known = (s.Reference("they"), s.Reference("the rest"), s.Reference("not cast"))
        return (
            what in known
            or (self.found_among and what == s.Reference("it"))
            or (isinstance(what, s.Phrase) and what.among in known)
        )

    def is_found(self, what: s.Selector) -> bool:
        """Whether these are cards that were searched for."""
        return what in (s.Reference("it"), s.Reference("that card"), s.Reference("they"))

    def duration(self, duration: s.Duration) -> str:
        """An untap step is one in which something doesn't untap."""
        if isinstance(duration, s.UntilNextUntapStep):
            return "during its controller's next untap step"
        return super().duration(duration)

    def begin_sentence(self, effect: s.Effect) -> None:
        """An instruction is told: what was spoken of before it is spoken of by a noun again, not by "its"."""
        self._before = set(self._mentioned)
        self._of_this = THIS in (getattr(effect, "what", None), getattr(effect, "on", None))

    def described_by(self) -> tuple[s.Phrase, ...]:
        """The phrases of the targets, which belong to what is told about them."""
        return tuple(self._targets.values())

    def reckoned(self, amount: s.Amount) -> str:
        """An amount that depends on what was spoken of: "the number of cards in their hand"."""
        before, self.reckoning = self.reckoning, True
        text = self.amount(amount)
        self.reckoning = before
        return text

    def half_of_life(self, amount: s.Amount) -> str | None:
        """ "Half your life, rounded up"; None for any other amount."""
        if (
            not isinstance(amount, s.Arithmetic)
            or not isinstance(amount.left, s.LifeOf)
            or "half" not in amount.operator
        ):
            return None
        return self.reckoned(amount).replace(" life total", " life")

    def half_of_library(self, amount: s.Amount) -> str | None:
        """ "Half their library, rounded down": of the cards in it; None for any other amount."""
        if (
            not isinstance(amount, s.Arithmetic)
            or not isinstance(amount.left, s.CountOf)
            or "half" not in amount.operator
        ):
            return None
        library = amount.left.of.filter
        if library != s.Filter("card", zone="library", zone_of=library.zone_of):
            return None
        return self.reckoned(amount).replace("the number of cards in ", "")

    def possessive(self, of: s.Selector) -> str:
        """A target that was not yet spoken of is named first."""
        if self.reckoning and self._is_they(of):
            return "their"
        if self.reckoning and of == THIS and self._of_this:
            return "its"
        if self.reckoning and isinstance(of, s.Reference) and of.word in self._before and not self.is_player(of):
            return f"that {self._noun_of(self._targets[of.word].filter)}'s"
        if isinstance(of, s.Reference) and of.word in self._targets and of.word not in self._mentioned:
            return f"{self._target(of.word, 'object')}'s"
        if isinstance(of, s.Reference) and of.word in self._targets:
            return f"{of.word}'s" if self._targets[of.word].filter.head == "player" else "its"
        return super().possessive(of)

    def _is_they(self, player: s.Selector) -> bool:
        """Whether this is one player who was spoken of."""
        return player == s.Reference("that player")

    def _holding(self, player: s.Selector, verb: str, plural: bool) -> str:
        if self.reckoning and self._is_they(player):
            return f"they {verb}"
        return super()._holding(player, verb, plural)

    def verb(self, selector: s.Selector, verb: str) -> str:
        """Agrees with the target's phrase where the subject is a target."""
        if isinstance(selector, s.Reference) and selector.word in self._targets:
            return super().verb(self._targets[selector.word], verb)
        return super().verb(selector, verb)

    def is_several(self, selector: s.Selector) -> bool:
        """Whether a selector means several things, through the target that it may be."""
        if isinstance(selector, s.Reference) and selector.word in self._targets:
            return is_plural(self._targets[selector.word])
        return is_plural(selector)

    def is_named_now(self, selector: s.Selector) -> bool:
        """Whether it is several targets, spoken of for the first time: "two target creatures each get …"."""
        new = isinstance(selector, s.Reference) and selector.word not in self._mentioned
        return new and self.target_phrase(selector) is not None and self.is_several(selector)

    def target_phrase(self, selector: s.Selector) -> s.Phrase | None:
        """The noun phrase behind a selector, through the target that it may be."""
        if isinstance(selector, s.Reference):
            return self._targets.get(selector.word)
        return selector if isinstance(selector, s.Phrase) else None

    def act(self, player: s.Selector, verb: str) -> str:
        """The imperative for you, or for the player who may do it; for another player a sentence about them."""
        if player == self.acting:
            return verb
        return f"{self.selector(player, 'subject')} {self.verb(player, verb)}"

    def paying(self, player: s.Selector, cost: Sequence[s.Cost]) -> str:
        """A player pays a cost: "you sacrifice a creature", "its controller pays {3}"."""
        parts = []
        for part in cost:
            if isinstance(part, s.ManaCost):
                verb, what = "pay", part.symbols
            else:
                verb, _, what = super().cost(part).partition(" ")
            parts.append(f"{self.verb(player, verb)} {what}")
        return f"{self.selector(player, 'subject')} {joined(parts, 'and')}"

    def mode(self, mode: s.Mode) -> str:
        """A mode, which speaks of its own targets."""
        return self._quote(s.SpellAbility(mode.do, mode.targets), self._bearer)

    def granted(self, ability: s.Ability, bearer: s.Selector | None = None) -> str:
        """An ability that something has: keywords as they are, others between quotation marks, in which the bearer is "this"."""
        if isinstance(ability, s.KeywordAbility):
            return self.keyword(ability)
        return f'"{self._quote(ability, self._as_bearer(bearer))}"'

    def _as_bearer(self, bearer: s.Selector | None) -> str:
        """What something calls itself in an ability that it was given: "this creature"."""
        phrase = self.target_phrase(bearer) if bearer is not None else None
        if phrase is not None:
            words = [word for word in phrase.filter.types if word in self.language.card_types]
            kinds = [self.language.subtypes.get(word, "") for word in phrase.filter.types]
            return f"this {(words or [kind for kind in kinds if kind] or ['permanent'])[-1]}"
        if isinstance(bearer, s.Reference) and bearer.word in ("enchanted", "equipped"):
            return f"this {self.type_word(bearer.noun or 'permanent')}"
        return self._bearer

    def uncapitalized(self, text: str) -> str:
        """A sentence within another one: its first word keeps its capital only where it is a name."""
        first = text.split(" ", 1)[0].lower()
        keeps = first in self.language.printed or text.startswith((self.card.name, self_noun(self.card, self.language)))
        return text if keeps else text[:1].lower() + text[1:]

    def quantified(self, phrase: s.Phrase) -> str:
        """Of a number of things each may be of another kind: "two other artifacts and/or creatures"."""
        text = super().quantified(phrase)
        chosen = phrase.quantity in ("exactly", "up to", "any number") and is_plural(phrase)
        return (
            _and_or(text) if chosen and len(phrase.filter.any_types) > 1 and phrase.filter.head == "permanent" else text
        )

    def among(self, selector: s.Selector) -> str:
        """Cards are chosen "from among cards exiled with …", without "all"."""
        return self.bare(selector) if isinstance(selector, s.Phrase) else self.selector(selector)

    def this_card(self) -> str:
        """Off the battlefield a card is "this card"."""
        return "this card"

    def says_dies(self, selector: s.Selector) -> bool:
        """Creatures and planeswalkers die; other permanents are put into a graveyard (700.4)."""
        types: set[str] = set()
        if isinstance(selector, s.Each):
            return any(map(self.says_dies, selector.parts))
        if isinstance(selector, s.Phrase):
            types = {*selector.filter.types, *selector.filter.any_types}
        elif selector == s.Reference("this"):
            types = set(self.card.types)
        elif isinstance(selector, s.Reference):
            types = {selector.noun or "creature"}
        kinds = {self.language.subtypes.get(word, word) for word in types}
        return bool({"creature", "planeswalker"} & kinds)

    def subject(self, selector: s.Selector) -> str:
        """The subject of a statement: "All creatures", but "Creatures you control" where they are described further."""
        if not isinstance(selector, s.Phrase) or selector.quantity != "all":
            return self.selector(selector, "subject")
        filter_ = selector.filter
        if (
            self._has_both_types(filter_)
            or _is_described(filter_)
            or (self.static and (filter_.without_types or filter_.head == "spell"))
        ):
            return self.bare(selector)
        return self.selector(selector, "subject")

    def _has_both_types(self, filter_: s.Filter) -> bool:
        """Whether it says a subtype and its card type: "Minotaur creatures"."""
        return len(filter_.types) > 1 and any(word in self.language.subtypes for word in filter_.types)

    def has_one_target(self) -> bool:
        """Whether what speaks has one target, and no more."""
        return len(self._targets) == 1 and not any(map(is_plural, self._targets.values()))

    def is_player(self, reference: s.Reference) -> bool:
        """Whether a name means a player who is a target."""
        return reference.word in self._targets and self._targets[reference.word].filter.head == "player"

    def cost(self, cost: s.Cost) -> str:
        """Each part of a cost begins with a capital."""
        text = super().cost(cost)
        if cost == s.ExileCost(THIS) and self.zone_of_this:
            text = f"{text} from {self.zone(self.zone_of_this, YOU)}"
        return text[:1].upper() + text[1:]

    def _keyword_cost(self, ability: s.KeywordAbility) -> str:
        """Costs other than mana stand behind a dash."""
        costs = self.costs(ability.cost)
        if ability.amount is not None:
            return f"{ability.keyword} {self.amount(ability.amount)}—{costs}"
        if all(isinstance(cost, s.ManaCost) for cost in ability.cost):
            return f"{ability.keyword} {costs}"
        return f"{ability.keyword}—{costs}"

    def _target(self, name: str, role: str) -> str:
        before = self._mentioned.get(name)
        self._mentioned[name] = "object" if role == "bearer" else role
        self.about_this = False
        phrase = self._targets[name]
        if before is None:
            return self._target_in_full(phrase)
        if is_plural(phrase):
            return "they" if role == "subject" else "them"
        if phrase.filter.head == "player":
            return "that player"
        if name.startswith("that ") and before == "object" and role == "subject":
            return name
        if role in ("subject", "bearer") or before in ("subject", "topic"):
            return "it"
        return f"that {self._noun_of(phrase.filter)}"

    def _target_in_full(self, phrase: s.Phrase) -> str:
        if phrase.filter == s.Filter(head="any"):
            return "any target"
        noun = self.description(msgspec.structs.replace(phrase.filter, other=False), is_plural(phrase))
        if is_plural(phrase) and len(phrase.filter.any_types) > 1 and phrase.filter.head == "permanent":
            noun = _and_or(noun)
        target = f"other target {noun}" if phrase.filter.other else f"target {noun}"
        if phrase.quantity == "a":
            return f"an{target}" if phrase.filter.other else target
        number = self.amount(phrase.count, words=True) if phrase.count is not None else ""
        words = {
            "up to": f"up to {number} ",
            "exactly": f"{number} ",
            "any number": "any number of ",
            "at least": f"{number} or more ",
        }
        return words.get(phrase.quantity, "") + target

    def _noun_of(self, filter_: s.Filter) -> str:
        if filter_.head == "permanent" and len(filter_.types) == 1:
            return self.type_word(filter_.types[0])
        return filter_.head if filter_.head != "any" else "permanent"


def _and_or(noun: str) -> str:
    """Of several targets each may be of another kind: "artifacts, creatures, and/or lands"."""
    first, conjunction, rest = noun.partition(" and ")
    return f"{first} and/or {rest}" if conjunction else noun


def _is_described(filter_: s.Filter) -> bool:
    if "chosen type" in (*filter_.types, *filter_.without_types):
        return True
    bare = s.Filter(
        head=filter_.head, types=filter_.types, any_types=filter_.any_types, without_types=filter_.without_types
    )
    return filter_ != bare
