"""What static abilities say about casting, costs, entering and mana, as Magic English."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from mtg_spec import syntax as s
from mtg_spec.english import Speaker, capitalized
from mtg_spec.numerals import numeral
from mtg_spec.wording import YOU, article, joined, means_player

__all__ = ["STATEMENTS", "entering_sentence", "exceptions", "instead_sentence", "moved_instead", "produced"]

THIS = s.Reference("this")


# --- casting and costs ------------------------------------------------------------------------------------------------


def _cant(speaker: Speaker, effect: s.Cant) -> str:
    speaker.denied = True
    what = f" {speaker.all_of(effect.what)}" if effect.what is not None else ""
    speaker.denied = False
    zone = {"library": "libraries"}.get(effect.from_other_than, f"{effect.from_other_than}s")
    whose = "your" if effect.who == YOU else "their"
    origin = f" from anywhere other than {whose} {zone}" if effect.from_other_than else ""
    if effect.act == "activate" and not effect.mana:
        what = " abilities that aren't mana abilities"
    return f"{_forbidden(speaker, effect)} can't {effect.act}{what}{origin}"


def _forbidden(speaker: Speaker, effect: s.Cant) -> str:
    who = effect.who
    if who == s.Reference("each opponent") and _looks_at_each(effect.what):
        return "each opponent"
    if who == THIS:
        return "this spell"
    groups = {"each opponent": "your opponents", "each player": "players"}
    if isinstance(who, s.Reference) and who.word in groups:
        return groups[who.word]
    return speaker.subject(who)


def _looks_at_each(what: s.Phrase | None) -> bool:
    """Do the words count what "that player", one of those who are forbidden something, controls?"""
    counts = (stat.amount for stat in what.filter.stats) if what is not None else ()
    return any(isinstance(c, s.CountOf) and c.of.filter.controller == s.Reference("that player") for c in counts)


def _cost_change(speaker: Speaker, effect: s.CostChange) -> str:
    speaker.spells_are_cast = True
    subject = "this spell" if effect.what == THIS else speaker.subject(effect.what)
    speaker.spells_are_cast = False
    times = f" for each {speaker.counted(effect.times)}" if effect.times is not None else ""
    more = "less" if effect.less else "more"
    return f"{subject} {speaker.verb(effect.what, 'cost')} {effect.mana} {more} to cast{times}"


def _attack_cost(speaker: Speaker, effect: s.AttackCost) -> str:
    several = speaker.is_several(effect.what)
    payer = s.Relation("controller", s.Reference("they" if several else "it"))
    whom = f" {speaker.selector(effect.player)}" if effect.player is not None else ""
    attacking = f"creature they control that's attacking{whom}" if whom else "attacking creature they control"
    times = f" for each {attacking}" if several else ""
    paying = speaker.paying(payer, effect.cost)
    who = speaker.bare(effect.what) if isinstance(effect.what, s.Phrase) and several else speaker.subject(effect.what)
    return f"{who} can't attack{whom} unless {paying}{times}"


def _additional_cost(speaker: Speaker, effect: s.AdditionalCost) -> str:
    parts = [part[:1].lower() + part[1:] for part in map(speaker.cost, effect.cost)]
    may = "you may " if effect.optional else ""
    return f"as an additional cost to cast this spell, {may}{joined(parts, 'and')}"


def _alternative_cost(speaker: Speaker, effect: s.AlternativeCost) -> str:
    _, _, paying = speaker.paying(YOU, effect.cost).partition(" ")
    if effect.zone:
        condition = f" if {speaker.condition(effect.condition)}" if effect.condition is not None else ""
        cast = f"you may cast this card from {speaker.zone(effect.zone, YOU)}{condition}"
        return f"{cast} by paying {paying.removeprefix('pay ')} rather than paying its mana cost"
    return f"you may {paying} rather than pay this spell's mana cost"


def _paid_otherwise(speaker: Speaker, effect: s.PaidOtherwise) -> str:
    _, _, paying = speaker.paying(YOU, effect.cost).partition(" ")
    return f"for each {effect.mana} mana in this spell's total cost, you may {paying} rather than pay that mana"


def _x_is_not_zero(_: Speaker, __: s.XIsNotZero) -> str:
    return "X can't be 0"


def _triggers_again(speaker: Speaker, effect: s.TriggersAgain) -> str:
    causes = f"{speaker.happening(effect.event)} causes a triggered ability of {speaker.phrase(effect.of)} to trigger"
    return f"if {causes}, that ability triggers an additional time"


def _top_revealed(speaker: Speaker, effect: s.TopRevealed) -> str:
    return f"play with {speaker.selector(effect.cards)} revealed"


def _prevention(speaker: Speaker, effect: s.Prevention) -> str:
    """What damage is prevented: all of it, the next of it, or some of it each time."""
    combat = "combat damage" if effect.combat else "damage"
    if effect.how in ("time", "any"):
        source = speaker.selector(effect.by or s.Phrase("a", s.Filter("source"), s.Number(1)), "subject")
        source += " of your choice" if effect.choose else ""
        to = f" to {speaker.selector(effect.to)}" if effect.to is not None else ""
        if effect.how == "time":
            return f"the next time {source} would deal {combat}{to} this turn, prevent that damage"
        assert effect.amount is not None
        return f"if {source} would deal {combat}{to}, prevent {speaker.amount(effect.amount)} of that damage"
    some = "all" if effect.amount is None else f"the next {speaker.amount(effect.amount)}"
    words = [f"prevent {some} {combat} that would be dealt"]
    if effect.either and effect.to is not None:
        words.append(f"to and dealt by {speaker.selector(effect.to)}")
    elif effect.to is not None:
        words.append(f"to {speaker.selector(effect.to)}")
    words += ["this turn"] if effect.until is not None else []
    words += [f"by {speaker.all_of(effect.by)}"] if effect.by is not None and not effect.either else []
    return " ".join(words)


STATEMENTS: dict[type, Callable[[Speaker, Any], str]] = {
    s.Cant: _cant,
    s.CostChange: _cost_change,
    s.AttackCost: _attack_cost,
    s.AdditionalCost: _additional_cost,
    s.AlternativeCost: _alternative_cost,
    s.PaidOtherwise: _paid_otherwise,
    s.XIsNotZero: _x_is_not_zero,
    s.TriggersAgain: _triggers_again,
    s.TopRevealed: _top_revealed,
    s.Prevention: _prevention,
}
"""How each kind of statement reads."""


# --- entering ---------------------------------------------------------------------------------------------------------


def entering_sentence(speaker: Speaker, effect: s.Entering) -> str:
    """How something enters: "This land enters tapped." """
    subject = speaker.subject(effect.what)
    if effect.choose:
        return f"As {subject} enters, choose {article(effect.choose)} {effect.choose}."
    if effect.copy is not None:
        return f"{_entering_as_copy(speaker, effect, subject)}."
    tapped = " tapped" if effect.tapped else ""
    counters = "".join(f" with {_counters(speaker, kind, amount)}" for kind, amount in effect.counters)
    escaped = effect.condition == s.CostWasPaid("escape")  # 702.138c
    enters = f"{speaker.verb(effect.what, 'escape' if escaped else 'enter')}{tapped}{counters}"
    if escaped:
        return f"{capitalized(subject)} {enters}."
    if effect.condition is None:
        return f"{capitalized(subject)} {enters}."
    if isinstance(effect.condition, s.Not):
        return f"{capitalized(subject)} {enters} unless {speaker.condition(effect.condition.condition)}."
    pronoun = "it" if effect.what == THIS else subject
    return f"If {speaker.condition(effect.condition)}, {pronoun} {enters}."


def _counters(speaker: Speaker, kind: str, amount: s.Amount, additional: bool = False) -> str:
    kind = f"additional {kind}" if additional else kind
    if isinstance(amount, (s.CountOf, s.CountersOn, s.TimesKicked)):
        return f"{speaker.counters(kind, s.Number(1))} on it for each {speaker.counted(amount)}"
    return f"{speaker.counters(kind, amount)} on it"


def _entering_as_copy(speaker: Speaker, effect: s.Entering, subject: str) -> str:
    assert effect.copy is not None
    things = speaker.description(effect.copy.filter, False)
    enters = f"You may have {subject} enter" if effect.optional else f"{capitalized(subject)} enters"
    text = f"{enters} as a copy of any {things}"
    differing = [exceptions(speaker, effect.exceptions)] if effect.exceptions is not None else []
    differing += [
        f"it enters with {_counters(speaker, kind, amount, additional=True)}" for kind, amount in effect.counters
    ]
    return f"{text}, except {joined(differing, 'and')}" if differing else text


def exceptions(speaker: Speaker, changes: s.Changes) -> str:
    """How a copy differs from what it copies (707.9)."""
    parts = [f"it isn't {speaker.type_word(word)}" for word in changes.lose]
    if changes.types_added:
        types = " ".join(speaker.type_word(word) for word in changes.types_added)
        parts.append(f"it's {article(types)} {types} in addition to its other types")
    if changes.base_power is not None and changes.base_toughness is not None:
        parts.append(f"it's {speaker.amount(changes.base_power)}/{speaker.amount(changes.base_toughness)}")
    if changes.abilities:
        parts.append(f"it has {joined([speaker.granted(ability) for ability in changes.abilities], 'and')}")
    return joined(parts, "and")


# --- mana in place of other mana ----------------------------------------------------------------------------------------


def instead_sentence(
    speaker: Speaker,
    effect: s.ManaInstead
    | s.MovesInstead
    | s.TokensInstead
    | s.CountersInstead
    | s.DamageInstead
    | s.RegeneratesInstead,
) -> str:
    """What happens in place of an event while a static ability says so."""
    if isinstance(effect, s.DamageInstead):
        return _damage_instead(speaker, effect)
    if isinstance(effect, s.RegeneratesInstead):
        return f"If {speaker.subject(effect.what)} would be destroyed, regenerate it."
    if isinstance(effect, s.TokensInstead):
        many = f"{_times(effect.multiply)} that many of those tokens"
        if effect.event.by_effect:
            return f"If {_would(speaker, effect.event)}, it creates {many} instead."
        return f"If {_would(speaker, effect.event)}, {many} are created instead."
    if isinstance(effect, s.CountersInstead):
        return _counters_instead(speaker, effect)
    if isinstance(effect, s.MovesInstead):
        return moved_instead(speaker, effect)
    event = s.TapsForMana(effect.what, effect.player, least=effect.least)
    return f"If {speaker.event(event)}, it produces {produced(effect)}."


def _times(number: int) -> str:
    return "twice" if number == 2 else f"{numeral(number)} times"


def _would(speaker: Speaker, event: s.Created | s.CountersPut) -> str:
    """The event as one that is about to happen."""
    text = speaker.event(event)
    for verb, infinitive in (("creates", "create"), ("are created", "be created"), ("are put", "be put")):
        if f" {verb}" in text:
            return text.replace(f" {verb}", f" would {infinitive}", 1)
    return re.sub(r" (puts?|gets?) one or more", lambda verb: f" would {verb[1].removesuffix('s')} one or more", text)


def _counters_instead(speaker: Speaker, effect: s.CountersInstead) -> str:
    """Another number of counters, of one kind or of each of those that there would be."""
    event, rounded = effect.event, ""
    kind = f" {event.kind} counters" if event.kind else " of each of those kinds of counters"
    if event.by_effect:
        kind = " of those counters"
    match effect.amount:
        case s.Arithmetic("*", s.Number(times)):
            many = f"{_times(times)} that many{kind}"
        case s.Arithmetic("half down"):
            many, rounded = f"half that many{kind}", ", rounded down"
        case s.Arithmetic("-", _, number) if event.kind:
            many = f"that many{kind} minus {speaker.amount(number, words=True)}"
        case s.Arithmetic(operator, _, number):
            many = f"that many {'plus' if operator == '+' else 'minus'} {speaker.amount(number, words=True)}{kind}"
    on = "it" if effect.on_it else _that(speaker, event.what)
    if event.by_effect:
        instead = f"it puts {many} on {on}"
    elif event.by is not None:
        instead = f"put {many} on {on}" if event.by == YOU else f"they put {many} on {on}"
    elif means_player(event.what):
        instead = f"{'you get' if event.what == YOU else 'they get'} {many}"
    else:
        instead = f"{many} are put on {on}"
    return f"If {_would(speaker, event)}, {instead} instead{rounded}."


def _that(speaker: Speaker, what: s.Selector) -> str:
    """What the counters are put on, once more: "that creature"; "that permanent" where it could be of several types."""
    if not isinstance(what, s.Phrase):
        return "it"
    if what.filter.head == "any":
        return f"that {speaker.description(s.Filter('any', either=what.filter.either), False)}"
    return f"that {speaker.type_word(what.filter.types[-1]) if what.filter.types else what.filter.head}"


def _damage_instead(speaker: Speaker, effect: s.DamageInstead) -> str:
    """All of it is dealt to something else, or its source deals more."""
    event = effect.event
    combat = "combat damage" if event.combat else "damage"
    if effect.to is not None and event.to is not None and effect.amount == s.ThatMuch():
        to = speaker.selector(event.to)
        return f"All {combat} that would be dealt to {to} is dealt to {speaker.selector(effect.to)} instead."
    assert isinstance(event.to, s.Phrase)
    that = speaker.description(
        s.Filter(event.to.filter.head, event.to.filter.types, either=event.to.filter.either), False
    )
    would = f"{speaker.selector(event.what, 'subject')} would deal {combat} to {speaker.selector(event.to)}"
    much = "double that damage" if effect.amount == _TWICE else f"{speaker.amount(effect.amount)} damage"
    return f"If {would}, it deals {much} to that {that} instead."


_TWICE = s.Arithmetic("*", s.Number(2), s.ThatMuch())


def moved_instead(speaker: Speaker, effect: s.MovesInstead) -> str:
    """Where something goes in place of a zone, or of anywhere else."""
    what = speaker.subject(effect.event.what)
    _, _, goes = speaker.event(effect.event).partition(f"{what} ")
    verb = {"is": "be", "are": "be", "enters": "enter", "leaves": "leave", "dies": "die"}
    first, _, rest = goes.partition(" ")
    would = " ".join(filter(None, (verb.get(first, first), rest)))
    elsewhere = "" if effect.event.to else " of putting it anywhere else"
    return f"If {what} would {would}, {effect.to} it instead{elsewhere}."


def produced(effect: s.ManaInstead) -> str:
    """The mana, and in place of which."""
    if effect.multiply > 1:
        times = "twice" if effect.multiply == 2 else f"{numeral(effect.multiply)} times"
        return f"{times} as much of that mana instead"
    if effect.symbols:
        return f"{effect.symbols} instead of any other type and amount"
    kind = "mana of the chosen color" if effect.of == "chosen color" else f"{effect.of} mana"
    return f"{kind} instead of any other {'color' if effect.only_colors else 'type'}"
