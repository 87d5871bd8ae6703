"""Events, conditions and durations back into phrases (see `mtg_spec.wording`)."""

from __future__ import annotations

import msgspec

from mtg_spec import syntax as s
from mtg_spec.numerals import numeral
from mtg_spec.wording import COMPARED, THIS, YOU, Wording, article, joined, means_player

__all__ = ["EventWording"]

_PLAYER_VERBS = {"gain life": ("gain", "life"), "lose life": ("lose", "life"), "draw": ("draw", "a card")}


def _is_control(condition: s.Condition) -> bool:
    """Whether it says that you control so many things."""
    return isinstance(condition, s.Exists) and condition.phrase.filter.controller == YOU


_PRINTED_STEPS = {"precombat main phase": "first main phase", "postcombat main phase": "second main phase"}
"""How cards call the main phases."""


class EventWording(Wording):
    """Writes events, conditions and durations too."""

    exactly = ""
    """What stands before a life total that must be just that."""

    def event(self, event: s.Event) -> str:
        """What triggers an ability or ends a duration."""
        match event:
            case s.Moves():
                return self._moves(event)
            case s.TapsForMana():
                return self._taps_for_mana(event)
            case s.Becomes(what, "target", s.Phrase() as by):
                return f"{self._does(what, 'become')} the target of {self.phrase(by)}"
            case s.Becomes(what, "blocked", s.Phrase() as blocker):
                return f"{self._does(what, 'become')} blocked by {self.phrase(blocker)}"
            case s.Becomes(what, "face up"):
                return f"{self._does(what, 'be')} turned face up"
            case s.Transforms(what, into):
                transforms = f"{self.transforming(event)} {self.verb(what, 'transform')}"
                if into is None:
                    return transforms
                named = into.filter == s.Filter(named=into.filter.named)
                return f"{transforms} into {into.filter.named if named else self.phrase(into)}"
            case s.LastCounterRemoved(what, kind):
                return f"the last {kind} counter is removed from {self.selector(what)}"
            case s.Becomes(what, state):
                return f"{self._does(what, 'become')} {state}"
            case s.Casts(player, s.Phrase() as what, True):
                return (
                    f"{self.selector(player, 'subject')} next {self.verb(player, 'cast')} {self.phrase(what)} this turn"
                )
            case s.Casts(player, what):
                spell = self.phrase(what) if isinstance(what, s.Phrase) else "this spell"
                return f"{self._does(player, 'cast')} {spell}"
            case s.Activates(player, of, mana):
                limit = "" if mana else " that isn't a mana ability"
                return f"{self._does(player, 'activate')} an ability of {self.selector(of)}{limit}"
            case s.Attacks(what, _, True):
                return f"{self._does(what, 'attack')} and {self.verb(what, 'be')}n't blocked"
            case s.Attacks(what, whom, _, alone):
                whom_ = f" {self.selector(whom)}" if whom is not None else ""
                return self._does(what, "attack") + whom_ + (" alone" if alone else "")
            case s.Blocks(what, whom, True):
                blocked = "blocked" if whom is None else f"blocked by {self.selector(whom)}"
                return f"{self._does(what, 'block')} or {self.verb(what, 'become')} {blocked}"
            case s.Blocks(what, whom):
                return self._does(what, "block") + (f" {self.selector(whom)}" if whom is not None else "")
            case s.Crews(what, vehicle):
                return f"{self._does(what, 'crew')} {self.phrase(vehicle)}"
            case s.DealsDamage(what, to, combat):
                damage = "combat damage" if combat else "damage"
                return f"{self._does(what, 'deal')} {damage}" + (f" to {self.selector(to)}" if to is not None else "")
            case s.IsDealtDamage(what, combat):
                return f"{self._does(what, 'be')} dealt {'combat damage' if combat else 'damage'}"
            case s.InYourTurn(inner):
                return f"{self.event(inner)} during your turn"
            case s.Begins("end of combat"):
                return "end of combat"
            case s.StateHolds(condition):
                return self.condition(condition)
            case s.AnyOf(events):
                return self._any_of(events)
            case s.Begins(step, None, False):
                return f"the beginning of the {step}"
            case s.Begins(step, player):
                return f"the beginning of {self._step(step, player)}"
            case s.PlayerEvent(player, verb):
                first, second = _PLAYER_VERBS[verb]
                return f"{self._does(player, first)} {second}"
            case s.Created(player, by_effect):
                under = "" if player is None else f" under {self.possessive(player)} control"
                tokens = "one or more tokens"
                return f"an effect creates {tokens}{under}" if by_effect else f"{tokens} are created{under}"
            case s.CountersPut():
                return self._counters_put(event)

    def _counters_put(self, event: s.CountersPut) -> str:
        counters = f"one or more {event.kind} counters" if event.kind else "one or more counters"
        if event.by_effect:
            return f"an effect puts {counters} on {self.selector(event.what)}"
        if event.by is not None:
            return f"{self._does(event.by, 'put')} {counters} on {self.selector(event.what)}"
        if means_player(event.what):
            return f"{self._does(event.what, 'get')} {counters}"
        return f"{counters} are put on {self.selector(event.what)}"

    def happening(self, event: s.Event) -> str:
        """An event as a thing that causes something: "a creature entering"."""
        match event:
            case s.Moves(what, "battlefield"):
                return f"{self.selector(what)} entering"
            case s.Moves(what, "graveyard", "battlefield"):
                return f"{self.selector(what)} dying"
            case s.Moves(what, "", "battlefield"):
                return f"{self.selector(what)} leaving the battlefield"
            case s.Attacks(what):
                return f"{self.selector(what)} attacking"
            case s.Casts(player, s.Phrase() as what):
                return f"{self.selector(player)} casting {self.phrase(what)}"
        return f"the event that {self.event(event)}"

    def transforming(self, event: s.Transforms) -> str:
        """What transforms."""
        return self.selector(event.what, "subject")

    def _any_of(self, events: tuple[s.Event, ...]) -> str:
        """ "This creature enters or attacks": a common subject is said once."""
        first, *others = [self.event(event) for event in events]
        subject = getattr(events[0], "player", None) or getattr(events[0], "what", None)
        said = f"{self.selector(subject, 'subject')} " if subject is not None else ""
        return joined([first, *(other.removeprefix(said) for other in others)], "or")

    def _does(self, subject: s.Selector, verb: str) -> str:
        return f"{self.selector(subject, 'subject')} {self.verb(subject, verb)}"

    def _moves(self, event: s.Moves) -> str:
        what = event.what
        if event.keyword:
            return f"{self._does(what, 'be')} exiled this way"
        if event.verb == "discard" and not isinstance(what, s.Phrase):
            return f"a player discards {self.selector(what)}"
        if event.verb in ("sacrifice", "discard", "cycle", "cycle or discard") and isinstance(what, s.Phrase):
            return self._by_player(what, event.verb)
        if event.verb == "cycle" and what == THIS:
            return f"you cycle {self.this_card()}"
        if event.verb == "destroy":
            return f"{self._does(what, 'be')} destroyed"
        if event.verb == "exile":
            return f"{self._does(what, 'be')} exiled"
        if event.to == "battlefield":
            return self._does(what, "enter")
        if event.from_ in ("battlefield", "stack") and not event.to:
            return f"{self._does(what, 'leave')} the {event.from_}"
        if event.from_ == "battlefield" and event.to == "graveyard" and self.says_dies(what):
            return self._does(what, "die")
        origin = f" from {self._any(event.from_)}" if event.from_ else ""
        return f"{self._does(what, 'be')} put into {self._any(event.to)}{origin}"

    def this_card(self) -> str:
        """What a card that is no permanent calls itself."""
        return "this"

    def says_dies(self, _: s.Selector) -> bool:
        """Whether "dies" is the word for something that goes from the battlefield to a graveyard (700.4)."""
        return True

    def _any(self, zone: str) -> str:
        return self.zone(zone, None)

    def _by_player(self, what: s.Phrase, verb: str) -> str:
        field = "controller" if verb == "sacrifice" else "owner"
        player = getattr(what.filter, field) or YOU
        things = msgspec.structs.replace(what, filter=msgspec.structs.replace(what.filter, **{field: None}))
        does = " or ".join(self.verb(player, word) for word in verb.split(" or "))
        return f"{self.selector(player, 'subject')} {does} {self.phrase(things)}"

    def _taps_for_mana(self, event: s.TapsForMana) -> str:
        mana = f"for {event.mana} mana" if event.mana else "for mana"
        if event.mana == "chosen color":
            mana = "for mana of the chosen color"
        if event.least > 1:
            mana = f"for {numeral(event.least)} or more mana"
        if event.player is None:
            return f"{self._does(event.what, 'be')} tapped {mana}"
        return f"{self._does(event.player, 'tap')} {self.selector(event.what)} {mana}"

    def _step(self, step: str, player: s.Selector | None) -> str:
        if step == "combat":
            return "combat on your turn"
        step = _PRINTED_STEPS.get(step, step)
        if player is None:
            return f"each {step}"
        return f"{self.possessive(player)} {step}"

    def part_of_turn(self, step: str, player: s.Selector | None) -> str:
        """A step or phase during which something may be done."""
        return step if player is None else self._step(step, player)

    # conditions

    def condition(self, condition: s.Condition) -> str:
        """What must hold."""
        match condition:
            case s.Exists(s.Phrase(among=s.Reference("revealed")) as phrase):
                return f"{self.phrase(msgspec.structs.replace(phrase, among=None))} is revealed this way"
            case s.Exists(phrase, comparator, count):
                return self._exists(phrase, comparator, count)
            case s.Compare(s.Distinct() as distinct, comparator, right):
                return self._different(distinct, comparator, right)
            case s.Compare(s.SumOf(stat, among), comparator, right):
                have = self.verb(among, "have")
                return f"{self.all_of(among)} {have} total {stat} {self._measured(comparator, right)}"
            case s.Compare(s.ThisTurn(what, player), comparator, right):
                return self._this_turn(what, player, comparator, right)
            case s.OfPlayer(player, s.Compare(s.CountersOn(kind), comparator, right)):
                has = f"{self.selector(player, 'subject')} {self.verb(player, 'have')}"
                return f"{has} {self._counted(comparator, right)} {kind} counters"
            case s.OfPlayer(player, s.Compare(s.LifeOf(), comparator, right)):
                return self._life_of(player, comparator, right)
            case s.Compare(s.LifeOf(player), comparator, right):
                return self._life_of(player, comparator, right)
            case s.OfPlayer(s.Reference("each player"), s.Compare(s.ThisTurn("cast", _, True), "=", s.Number(0))):
                return "no spells were cast last turn"
            case s.OfPlayer(player, s.Compare(s.ThisTurn("cast", _, True), comparator, right)):
                return f"{self.selector(player, 'subject')} cast {self._counted(comparator, right)} spells last turn"
            case s.OfPlayer(player, s.Compare(s.ThisTurn(what), comparator, right)):
                return self._this_turn(what, player, comparator, right)
            case s.OfPlayer(
                player, s.Exists(s.Phrase(filter=s.Filter(controller=s.Reference())) as phrase, comparator, count)
            ):
                return self._exists(phrase, comparator, count, player)
            case s.OfPlayer(player, s.Exists(phrase, comparator, count)):
                return self._cards_in(player, phrase.filter.zone, comparator, count)
            case s.OfPlayer(player, inner):
                return f"{self.selector(player, 'subject')} is such that {self.condition(inner)}"
            case s.WasKicked(what):
                return f"{self.topic(what)} was kicked"
            case s.ManaSpent(mana, what):
                return f"{mana} was spent to cast {self.spell_of(what)}"
            case s.CostWasPaid(keyword):
                return f"its {keyword} cost was paid"
            case s.LibrarySearched():
                return "you search your library this way"
            case s.WasExiled(what):
                return f"{self.topic(what)} was exiled this way on an earlier turn"
            case s.Compare(s.CountersOn(kind, on), ">=", s.Number(1)):
                return f"{self.topic(on)} has {article(kind)} {kind} counter on it"
            case s.Compare(s.CountersOn(kind, on), "=", s.Number(0)):
                return f"{self.topic(on)} has no {kind} counters on it"
            case s.Compare(s.CountersOn(kind, on), comparator, right):
                has = f"{self.topic(on)} {self.verb(on, 'have')} {self._counted(comparator, right)} {kind} counters"
                return has if means_player(on) else f"{has} on it"
            case s.Compare(s.Devotion() as devotion, comparator, right):
                return f"{self.amount(devotion)} is {self._in_words(comparator, right)}"
            case s.Compare(left, comparator, right):
                return f"{self.amount(left)} is {self._compared(comparator, right)}"
            case s.Is(
                s.Reference("this") as this,
                s.Filter(head="permanent", controller=s.Reference("you"), zone="battlefield"),
            ):
                return f"you control {self.topic(this)}"
            case s.Is(what, filter_):
                return self._is(what, filter_, "")
            case s.Not(s.ManaSpent("", what)):
                return f"no mana was spent to cast {self.spell_of(what)}"
            case s.Not(s.Is(what, filter_)):
                return self._is(what, filter_, "n't")
            case s.TurnOf():
                return "it's your turn"
            case s.During(step, player):
                return f"it's {self.part_of_turn(step, player)}"
            case s.Not(s.TurnOf()):
                return "it's not your turn"
            case s.Not(inner):
                return f"it isn't so that {self.condition(inner)}"
            case s.WasCast(from_, what, True):
                return f"{self.spell_of(what)} was cast from {self.zone(from_, None)}"
            case s.WasCast(from_):
                return f"you cast it from {self.zone(from_, YOU)}" if from_ else "you cast it"
            case s.Both(conditions) if all(map(_is_control, conditions)):
                first, *others = map(self.condition, conditions)
                return joined([first, *(other.removeprefix("you control ") for other in others)], "and")
            case s.Both(conditions):
                return " and ".join(self.condition(inner) for inner in conditions)

    def spell_of(self, what: s.Selector) -> str:
        """What a condition on how it was cast speaks of."""
        return self.topic(what)

    def topic(self, what: s.Selector) -> str:
        """What a condition speaks of."""
        return self.selector(what, "subject")

    def _life_of(self, player: s.Selector, comparator: str, amount: s.Amount) -> str:
        has = f"{self.selector(player, 'subject')} {self.verb(player, 'have')}"
        return f"{has} {self.exactly if comparator == '=' else ''}{self._compared(comparator, amount)} life"

    def _measured(self, comparator: str, amount: s.Amount) -> str:
        words = {"=": "{}", "<=": "{} or less", ">=": "{} or greater", "<": "less than {}", ">": "greater than {}"}
        return words[comparator].format(self.amount(amount))

    def _this_turn(self, what: str, player: s.Selector, comparator: str, amount: s.Amount) -> str:
        who = self.selector(player, "subject")
        at_all = comparator == ">=" and amount == s.Number(1)
        if what == "attack":
            return f"{who} attacked with {self._counted(comparator, amount)} creatures this turn"
        if what == "cast":
            return f"{who} cast {self._counted(comparator, amount)} spells last turn"
        if what == "be dealt damage":
            some = "damage" if at_all else f"{self._compared(comparator, amount)} damage"
            return f"{who} {'were' if player == YOU else 'was'} dealt {some} this turn"
        some = "life" if at_all else f"{self._compared(comparator, amount)} life"
        return f"{who} {'gained' if what == 'gain life' else 'lost'} {some} this turn"

    def _counted(self, comparator: str, amount: s.Amount) -> str:
        words = {"=": "{}", "<=": "{} or fewer", ">=": "{} or more", "<": "less than {}", ">": "greater than {}"}
        return words[comparator].format(self.amount(amount, words=True))

    def _in_words(self, comparator: str, amount: s.Amount) -> str:
        return COMPARED[comparator].format(self.amount(amount, words=True))

    def _cards_in(self, player: s.Selector, zone: str, comparator: str, count: s.Amount) -> str:
        none = comparator == "=" and count == s.Number(0)
        number = "no" if none else self._counted(comparator, count)
        if zone == "hand":
            return f"{self.selector(player, 'subject')} {self.verb(player, 'have')} {number} cards in hand"
        return f"a {zone} has {number} cards in it"

    def _exists(self, phrase: s.Phrase, comparator: str, count: s.Amount, player: s.Selector | None = None) -> str:
        if phrase.filter == s.Filter(head="card", zone="hand", zone_of=phrase.filter.zone_of):
            return self._cards_in(phrase.filter.zone_of or YOU, "hand", comparator, count)
        who = player or phrase.filter.controller or YOU
        controls = f"{self.selector(who, 'subject')} {self.verb(who, 'control')}"
        noun = self._without_controller(phrase.filter)
        if comparator == "=" and count == s.Number(0):
            return f"{controls} no {self.description(noun, True)}"
        if comparator == ">=" and count == s.Number(1):
            singular = self.description(noun, False)
            return f"{controls} {article(singular)} {singular}"
        quantity = {">=": "at least", "<=": "up to"}.get(comparator, "exactly")
        return f"{controls} {self.phrase(s.Phrase(quantity, noun, count))}"  # type: ignore[arg-type]

    def _different(self, distinct: s.Distinct, comparator: str, count: s.Amount) -> str:
        stats = {"mana value": "mana values", "power": "powers", "toughness": "toughnesses"}[distinct.stat]
        return f"{self._exists(distinct.among, comparator, count)} with different {stats}"

    def _without_controller(self, filter_: s.Filter) -> s.Filter:
        return msgspec.structs.replace(filter_, controller=None)

    def _compared(self, comparator: str, amount: s.Amount) -> str:
        words = {"=": "{}", "<=": "{} or less", ">=": "{} or more", "<": "less than {}", ">": "greater than {}"}
        return words[comparator].format(self.amount(amount))

    def _is(self, what: s.Selector, filter_: s.Filter, negation: str) -> str:
        subject = self.topic(what)
        if filter_ == s.Filter(states=("entered this turn",)):
            return f"{subject} entered this turn"
        if filter_ == s.Filter(zone="battlefield"):
            return f"{subject} is on the battlefield"
        verb = f" is{negation}" if negation or subject != "it" else "'s"
        if isinstance(what, s.Reference) and what.word == "sacrificed":
            verb = f" was{negation}"
        if filter_ == s.Filter(states=filter_.states) and len(filter_.states) == 1:
            return f"{subject}{verb} {filter_.states[0]}"
        if filter_ == s.Filter(colors=filter_.colors) and len(filter_.colors) == 1:
            return f"{subject}{verb} {filter_.colors[0]}"
        if (
            filter_.types
            and set(filter_.types) <= set(self.language.supertypes)
            and filter_ == s.Filter(types=filter_.types)
        ):
            return f"{subject}{verb} {' '.join(filter_.types)}"
        noun = self.description(filter_, False)
        return f"{subject}{verb} {article(noun)} {noun}"

    # durations

    def duration(self, duration: s.Duration) -> str:
        """What stands after "until"; "for as long as …" with its own words."""
        match duration:
            case s.UntilEndOfTurn():
                return "until end of turn"
            case s.UntilYourNextTurn():
                return "until your next turn"
            case s.UntilEndOfYourNextTurn():
                return "until the end of your next turn"
            case s.UntilEvent(event):
                return f"until {self.event(event)}"
            case s.UntilControlLost():
                return "until you lose control of it"
            case s.UntilNextUntapStep():
                return "until the end of its controller's next untap step"
            case s.AsLongAs(condition):
                return f"for as long as {self.condition(condition)}"
