"""Instructions and static effects as sentences of Magic English."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mtg_spec import syntax as s
from mtg_spec.english import Speaker, capitalized
from mtg_spec.instruction_english import INSTRUCTIONS
from mtg_spec.numerals import numeral
from mtg_spec.rules_english import STATEMENTS
from mtg_spec.wording import THIS, YOU, article, joined
from mtg_spec.x_english import AS_WRITTEN, saying_what_x_is

__all__ = ["sentences", "static_sentence"]


def sentences(speaker: Speaker, effects: Sequence[s.Effect]) -> str:
    """The instructions, a sentence or two each, in order."""
    spoken: list[str] = []
    before: s.Effect | None = None
    searching = False
    for number, effect in enumerate(effects):
        speaker.begin_sentence(effect)
        shuffled = isinstance(effect, s.If) and effect.condition == s.LibrarySearched()
        searching = searching and not shuffled
        if searching:
            last = number + 1 == len(effects) or getattr(effects[number + 1], "condition", None) == s.LibrarySearched()
            then = "then " if isinstance(effect, s.Shuffle) else "and " if last else ""
            spoken[-1] = f"{spoken[-1].removesuffix('.')}, {then}{_clause(speaker, effect)}."
        elif isinstance(before, s.Transform) and isinstance(effect, s.SetTapped) and effect.what == s.Reference("it"):
            spoken[-1] = f"{spoken[-1].removesuffix('.')}, then {_clause(speaker, effect)}."
        elif isinstance(before, s.Shuffle) and _is_put_on_top(speaker, effect):
            spoken[-1] = f"{spoken[-1].removesuffix('.')} and put that card on top."
        elif isinstance(before, s.Move) and isinstance(effect, s.Move) and _is_the_rest(before, effect):
            spoken[-1] = f"{spoken[-1].removesuffix('.')} and the rest {_where(speaker, effect)}."
        elif _is_exchange(before, effect) or _makes_room(before, effect):
            spoken[-1] = f"{spoken[-1].removesuffix('.')}, then {_clause(speaker, effect)}."
        elif isinstance(before, s.Move) and isinstance(effect, s.Move) and _is_back_again(before, effect):
            spoken[-1] = f"{spoken[-1].removesuffix('.')}, then {_move(speaker, effect, again=True)}."
        elif before is None and isinstance(effect, s.If) and _is_permission(effect):
            spoken.append(f"{_sentence(speaker, effect.then[0])[:-1]} if {speaker.condition(effect.condition)}.")
        elif _is_then(before, effect):
            spoken.append(f"Then {_clause(speaker, effect)}.")
        else:
            spoken.append(_sentence(speaker, effect))
        spoken[-1] = saying_what_x_is(speaker, effect, spoken[-1])
        before = effect
        searching = isinstance(effect, s.Search) or (searching and not isinstance(effect, s.Shuffle))
    return " ".join(spoken)


def _is_put_on_top(speaker: Speaker, effect: s.Effect) -> bool:
    """The card that was searched for goes on top of the library that was just shuffled."""
    return (
        isinstance(effect, s.Move)
        and effect.what == s.Reference("that card")
        and (effect.to, effect.position) == ("library", "top")
        and speaker.found_yours
    )


def _is_back_again(before: s.Move, effect: s.Move) -> bool:
    """What was exiled is returned at once."""
    return before.verb == "exile" and effect.verb == "return" and before.what == effect.what


def _is_the_rest(before: s.Move, effect: s.Move) -> bool:
    """Some of the cards looked at are put somewhere, the rest elsewhere."""
    return effect.what == s.Reference("the rest") and before.verb == effect.verb == "put"


def _is_exchange(before: s.Effect | None, effect: s.Effect) -> bool:
    """Cards are drawn and then discarded or put elsewhere, or the other way round, or drawn again, by one player."""
    if isinstance(before, s.Draw) and isinstance(effect, s.Draw):
        return before.player == effect.player
    pair = (before, effect) if isinstance(before, s.Draw) else (effect, before)
    draw, discard = pair
    if not isinstance(draw, s.Draw) or not isinstance(discard, s.Move) or discard.verb not in ("discard", "put"):
        return False
    return draw.player == discard.player


def _makes_room(before: s.Effect | None, effect: s.Effect) -> bool:
    """A card is returned to a hand, and then one is discarded."""
    if not isinstance(before, s.Move) or not isinstance(effect, s.Move):
        return False
    return before.to == "hand" and effect.verb == "discard"


def _is_permission(effect: s.If) -> bool:
    """ "You may … if …": the condition of a permission stands behind it."""
    return len(effect.then) == 1 and isinstance(effect.then[0], s.May) and not effect.otherwise


def _is_then(before: s.Effect | None, effect: s.Effect) -> bool:
    """A look at the game after what was done before begins with "then", and so does what follows a "for each"."""
    if isinstance(before, s.ForEach):
        return True
    return (
        before is not None
        and isinstance(effect, s.If)
        and not (isinstance(effect.condition, s.Exists) and effect.condition.phrase.among == s.Reference("revealed"))
        and not isinstance(effect.condition, (s.Is, s.Not, s.ManaSpent, s.WasCast, s.LibrarySearched))
    )


def static_sentence(speaker: Speaker, ability: s.StaticAbility) -> str:
    """What a static ability says, with its condition."""
    text = " ".join(saying_what_x_is(speaker, effect, _sentence(speaker, effect)) for effect in ability.effects)
    if ability.condition is None:
        return text
    if ability.condition == s.TurnOf(YOU):
        return f"During your turn, {speaker.uncapitalized(text)}"
    if ability.condition_first:
        what = getattr(ability.condition, "what", None)
        if isinstance(what, s.Reference) and all(getattr(effect, "what", None) == what for effect in ability.effects):
            subject = speaker.selector(what, "subject")
            text = text.replace(capitalized(subject), "it", 1) if text.startswith(capitalized(subject)) else text
            text = f"it's{text.removeprefix('it is')}" if text.startswith("it is ") else text
        return f"As long as {speaker.condition(ability.condition)}, {speaker.uncapitalized(text)}"
    speaker.about_this = all(getattr(effect, "what", None) == THIS for effect in ability.effects)
    return f"{text.removesuffix('.')} as long as {speaker.condition(ability.condition)}."


def _sentence(speaker: Speaker, effect: s.Effect | s.StaticEffect) -> str:
    clause = _clause(speaker, effect)
    return capitalized(clause) + ("" if clause.endswith(('."', ".")) else ".")


def _clause(speaker: Speaker, effect: s.Effect | s.StaticEffect) -> str:
    return _CLAUSES[type(effect)](speaker, effect)


def _damage(speaker: Speaker, effect: s.DealDamage) -> str:
    source = speaker.topic(effect.source) if effect.source == THIS else speaker.selector(effect.source, "subject")
    amount = speaker.amount(effect.amount)
    deals = f"{source} {speaker.verb(effect.source, 'deal')}"
    reckoned = not isinstance(effect.amount, AS_WRITTEN)
    if isinstance(effect.amount, (s.Most, s.Devotion)) or (effect.to_first and reckoned):
        return f"{deals} damage to {speaker.selector(effect.to)} equal to {amount}"
    much = f"damage equal to {amount}" if reckoned else f"{amount} damage"
    said = f"{deals} {much} to {speaker.selector(effect.to)}"
    return said if effect.preventable else f"{said}. The damage can't be prevented"


EVERYBODY = "each player "


def _in_one_sentence(speaker: Speaker, effect: s.Together) -> str:
    """ "You lose 1 life and create …", "target player draws two cards and loses 2 life": who does it is said where it changes."""
    clauses = [_clause(speaker, each) for each in effect.do]
    if len(clauses) > 1 and all(clause.startswith(EVERYBODY) for clause in clauses):
        *first, last = (clause.removeprefix(EVERYBODY) for clause in clauses)
        return f"{EVERYBODY}{', '.join(first)}, then {last}"
    said: list[str] = []
    for number, (each, clause) in enumerate(zip(effect.do, clauses, strict=True)):
        player = getattr(each, "player", None)
        before = getattr(effect.do[number - 1], "player", None) if number else None
        if player == YOU and not clause.startswith("you ") and any(c.startswith("you ") for c in clauses[number + 1 :]):
            clause = f"you {clause}"
        elif player == before and player != YOU:
            clause = clause.removeprefix("that player ")
        said.append(speaker.uncapitalized(clause))
    if len(said) == 2 and _is_exile_and_draw(*effect.do):
        return ", then ".join(said)
    return joined(said, "and")


def _is_exile_and_draw(first: s.Effect, second: s.Effect) -> bool:
    return isinstance(first, s.Move) and first.verb == "exile" and isinstance(second, s.Draw)


def _move(speaker: Speaker, effect: s.Move, again: bool = False) -> str:
    if effect.verb == "mill" and isinstance(effect.what, s.TopOfLibrary):
        mills = speaker.act(effect.player, "mill")
        return f"{mills} {speaker.half_of_library(effect.what.count) or _cards(speaker, effect.what.count)}"
    cards = "those cards" if speaker.is_several(effect.what) else "that card"
    moved = _moved(speaker, effect)
    if effect.what == THIS and speaker.zone_of_this and effect.verb in ("return", "put"):
        moved = f"{moved} from {speaker.zone(speaker.zone_of_this, YOU)}"
    words = [speaker.act(effect.player, effect.verb), cards if again else moved]
    if effect.face_down:
        words.append("face down")
    words += [_where(speaker, effect)] if _where(speaker, effect) else []
    if effect.at_random:
        words.append("at random")
    if effect.until is not None:
        words.append(speaker.duration(effect.until))
    if not effect.regenerable:
        they = "they" if speaker.is_several(effect.what) else "it"
        words[-1] += f". {capitalized(they)} can't be regenerated"
    return " ".join(words)


def _moved(speaker: Speaker, effect: s.Move) -> str:
    """A whole hand is called so; others than you sacrifice a creature of their choice."""
    what = effect.what
    if effect.verb == "exile" and isinstance(what, (s.TopOfLibrary, s.TopUntil)):
        speaker.looked_at_yours = what.player == YOU
        if isinstance(what, s.TopOfLibrary) and what.player == effect.player != YOU:
            return speaker.top_of_library(what, "their")
    if effect.verb == "discard" and isinstance(what, s.Phrase) and what.quantity == "all":
        whose = "your" if effect.player == YOU else "their"
        if what.filter in (s.Filter("card"), s.Filter("card", zone="hand", zone_of=effect.player)):
            return f"{whose} hand"
    text = speaker.selector(what)
    chosen = isinstance(what, s.Each) or (isinstance(what, s.Phrase) and what.quantity in ("a", "exactly"))
    if isinstance(what, s.Phrase) and any(isinstance(stat.amount, s.Most) for stat in what.filter.stats):
        return text  # which one it is, is said already
    return f"{text} of their choice" if effect.verb == "sacrifice" and effect.player != YOU and chosen else text


def _where(speaker: Speaker, effect: s.Move) -> str:
    """Where it goes, and how."""
    words = [_destination(speaker, effect)] if effect.to and effect.verb in ("return", "put") else []
    if effect.tapped:
        words.append("tapped")
    if effect.transformed:
        words.append("transformed")
    if effect.under is not None:
        words.append(f"under {speaker.possessive(effect.under)} control")
    if effect.random_order:
        words.append("in a random order")
    elif effect.position and speaker.is_several(effect.what):
        words.append("in any order")
    on = "them" if speaker.is_several(effect.what) else "it"
    words += [f"with {speaker.counters(kind, amount)} on {on}" for kind, amount in effect.counters]
    return " ".join(words)


def _destination(speaker: Speaker, effect: s.Move) -> str:
    if effect.to == "battlefield":
        return "to the battlefield" if effect.verb == "return" else "onto the battlefield"
    owner = _owner(speaker, effect.what)
    place = f"{owner} {_ZONES.get(effect.to, effect.to) if owner.startswith('their owners') else effect.to}"
    if effect.position:
        return f"on {'top' if effect.position == 'top' else 'the bottom'} of {place}"
    return f"to {place}" if effect.verb == "return" else f"into {place}"


_ZONES = {"hand": "hands", "graveyard": "graveyards", "library": "libraries"}


def _owner(speaker: Speaker, what: s.Selector) -> str:
    """Whose zone a card goes to is always its owner's (400.3)."""
    if what == THIS and speaker.zone_of_this:
        return "your"
    if speaker.found_yours and speaker.is_found(what):
        return "your"
    if speaker.looked_at_yours and speaker.is_looked_at(what):
        return "your"
    phrase = speaker.target_phrase(what)
    if phrase is not None and YOU in (phrase.filter.zone_of, phrase.filter.owner):
        return "your"
    if phrase is not None and isinstance(phrase.filter.owner, s.Reference) and speaker.is_player(phrase.filter.owner):
        return "their"
    return "their owners'" if speaker.is_several(what) else "its owner's"


def _cards(speaker: Speaker, amount: s.Amount) -> str:
    if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
        return f"{_cards(speaker, amount.right)} for each {speaker.counted(amount.left)}"
    if isinstance(amount, (s.Most, s.Devotion, s.StatOf, s.CountOf, s.SumOf, s.Distinct, s.Arithmetic)):
        return f"cards equal to {speaker.amount(amount)}"
    additional = "additional " if speaker.drawing_already else ""
    if amount == s.Number(1):
        return f"{article(additional + 'card')} {additional}card"
    return f"{speaker.amount(amount, words=True)} {additional}cards"


def _pay(speaker: Speaker, effect: s.Pay) -> str:
    cost = joined([part[:1].lower() + part[1:] for part in map(speaker.cost, effect.cost)], "and")
    return cost if cost.startswith("pay ") else f"pay {cost}"


def _draw(speaker: Speaker, effect: s.Draw) -> str:
    return f"{speaker.act(effect.player, 'draw')} {_cards(speaker, effect.amount)}"


def _life(verb: str) -> Callable[[Speaker, Any], str]:
    def clause(speaker: Speaker, effect: s.GainLife | s.LoseLife) -> str:
        does = f"{speaker.selector(effect.player, 'subject')} {speaker.verb(effect.player, verb)}"
        if speaker.choosing and effect.player == speaker.acting:
            does = verb
        amount = effect.amount
        if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
            much = f"{speaker.amount(amount.right)} life for each {speaker.counted(amount.left)}"
        elif isinstance(amount, AS_WRITTEN):
            much = f"{speaker.amount(amount)} life"
        elif (half := speaker.half_of_life(amount)) is not None:
            much = half
        else:
            much = f"life equal to {speaker.amount(amount)}"
        return f"{does} {much}"

    return clause


def _game_ends(speaker: Speaker, effect: s.GameEnds) -> str:
    verb = speaker.verb(effect.player, "win" if effect.won else "lose")
    return f"{speaker.selector(effect.player, 'subject')} {verb} the game"


def _tap(speaker: Speaker, effect: s.SetTapped) -> str:
    return f"{'tap' if effect.tapped else 'untap'} {speaker.selector(effect.what)}"


_PLAYERS_COUNTERS = ("experience", "poison")
"""Kinds of counters that players have: they get them, where on objects they are put."""


def _put_counters(speaker: Speaker, effect: s.PutCounters) -> str:
    counters = speaker.counters(effect.kind, effect.amount)
    if effect.kind in _PLAYERS_COUNTERS and not effect.remove:
        return f"{speaker.selector(effect.on, 'subject')} {speaker.verb(effect.on, 'get')} {counters}"
    if effect.remove:
        return f"remove {counters} from {speaker.selector(effect.on)}"
    return f"put {counters} on {speaker.selector(effect.on, 'bearer')}"


def _attach(speaker: Speaker, effect: s.Attach) -> str:
    return f"attach {speaker.selector(effect.what)} to {speaker.selector(effect.to)}"


def _counter(speaker: Speaker, effect: s.CounterSpell) -> str:
    return f"counter {speaker.selector(effect.what)}"


def _allowed(speaker: Speaker, effect: s.Allow) -> str:
    """Cards of all kinds in a zone: lands are played, and spells cast."""
    if isinstance(effect.what, s.Reference):
        if effect.more:
            return f"{effect.act} this spell"
        several = effect.what.word in ("they", "them")
        return f"{effect.act} {'those cards' if several else speaker.selector(effect.what)}"
    filter_ = effect.what.filter
    anything = s.Filter(head="card", zone=filter_.zone, zone_of=filter_.zone_of, on_top=filter_.on_top)
    among = effect.what.among
    if (
        effect.act == "play"
        and among is not None
        and filter_ == s.Filter(head="card")
        and effect.what.quantity == "all"
    ):
        return f"play lands and cast spells from among {speaker.all_of(among)}"
    if effect.act == "play" and filter_.zone and filter_ == anything and effect.what.quantity == "all":
        return f"play lands and cast spells{speaker.bare(effect.what).removeprefix('cards')}"
    words = speaker.bare(effect.what)
    return f"{effect.act} {words.replace(' or ', ' and ') if effect.any_time else words}"


def _allow(speaker: Speaker, effect: s.Allow) -> str:
    words = [f"{speaker.selector(effect.player, 'subject')} may {_allowed(speaker, effect)}"]
    if effect.free:
        words.append(
            "without paying their mana costs" if speaker.is_several(effect.what) else "without paying its mana cost"
        )
    if effect.any_time:
        words.append("as though they had flash" if speaker.is_several(effect.what) else "as though it had flash")
    if effect.more:
        words.append(f"if you pay {effect.more} more to cast it")
    text = " ".join(words)
    if effect.until is None:
        return text
    if effect.until_first:
        return f"{speaker.duration(effect.until)}, {text}"
    return f"{text} {'this turn' if effect.until == s.UntilEndOfTurn() else speaker.duration(effect.until)}"


def _may(speaker: Speaker, effect: s.May) -> str:
    who = speaker.selector(effect.player, "subject")
    before, speaker.acting, speaker.choosing = speaker.acting, effect.player, True
    text = f"{who} may {_allowed_to(speaker, effect)}"
    speaker.acting, speaker.choosing = before, False
    if not effect.then:
        return text
    does = "you do" if effect.player == YOU else "they do"
    return f"{text}. If {does}, {_together(speaker, effect.then)}"


def _allowed_to(speaker: Speaker, effect: s.May) -> str:
    """What a player may do, or have another player do."""
    if isinstance(effect.do[0], s.DealDamage):
        source, deals, dealt = re.split(r" (deals?) ", _together(speaker, effect.do), maxsplit=1)
        return f"have {source} {deals.removesuffix('s')} {dealt}"
    doer = getattr(effect.do[0], "player", effect.player)
    if doer == effect.player or len(effect.do) > 1:
        return _together(speaker, effect.do)
    who = speaker.selector(doer, "subject")
    speaker.acting = doer
    return f"have {who} {_together(speaker, effect.do)}"


def _together(speaker: Speaker, effects: Sequence[s.Effect]) -> str:
    """Instructions in one sentence, so that all of them belong to what stands before."""
    if len(effects) > 2 and isinstance(effects[0], s.Search) and isinstance(effects[-1], s.Shuffle):
        return f"{', '.join(_clause(speaker, effect) for effect in effects[:-1])}, then {_clause(speaker, effects[-1])}"
    return joined([speaker.uncapitalized(_clause(speaker, effect)) for effect in effects], "and")


def _if(speaker: Speaker, effect: s.If) -> str:
    if effect.behind:
        text = speaker.uncapitalized(sentences(speaker, effect.then)).rstrip(".")
        return f"{text} if {speaker.condition(effect.condition)}"
    condition = speaker.condition(effect.condition)
    then = speaker.uncapitalized(sentences(speaker, effect.then)).rstrip(".")
    text = f"if {condition}, {then}"
    if not effect.otherwise:
        return text
    return f"{text}. Otherwise, {speaker.uncapitalized(sentences(speaker, effect.otherwise)).rstrip('.')}"


def _for_each(speaker: Speaker, effect: s.ForEach) -> str:
    assert isinstance(effect.what, s.Phrase)
    clauses = [_clause(speaker, each) for each in effect.do]
    return f"for each {speaker.each_thing(effect.what)}, {joined(clauses, 'and')}"


def _unless(speaker: Speaker, effect: s.Unless) -> str:
    do = speaker.uncapitalized(sentences(speaker, effect.do)).removesuffix(".")
    times = f" for each {speaker.counted(effect.times)}" if effect.times is not None else ""
    return f"{do} unless {speaker.paying(effect.player, effect.cost)}{times}"


def _delayed(speaker: Speaker, effect: s.Delayed) -> str:
    do = speaker.uncapitalized(sentences(speaker, effect.ability.do)).removesuffix(".")
    event = effect.ability.event
    if isinstance(event, s.Begins) and event.player is None:
        when = event.step if event.step == "end of combat" else f"the beginning of the next {event.step}"
        return f"{do} at {when}"
    return f"{effect.ability.word} {speaker.event(event)}, {do}"


def _continuous(speaker: Speaker, effect: s.Continuous) -> str:
    until = f" {speaker.duration(effect.until)}" if effect.until is not None else ""
    if effect.changes.own_power is not None or effect.changes.own_toughness is not None:
        return _defined(speaker, effect.changes)
    before, behind = (f"{until[1:]}, " if until else "", "") if effect.until_first else ("", until)
    if effect.changes.controller is not None:
        return before + _control(speaker, effect) + behind
    one_by_one = speaker.is_named_now(effect.what) and effect.changes.power is not None
    subject = speaker.changed(effect) + (" each" if one_by_one else "")
    each = _for_each_of(speaker, effect.changes) if until else ""
    said = [_spoken(speaker, effect, predicate) for predicate in _predicates(speaker, effect)]
    acts = [_spoken(speaker, effect, act) for act in (*_forbidden(speaker, effect), *_beyond_the_rules(effect))]
    if acts and behind == " until end of turn":
        predicates = [joined(said, "and") + behind] if said else []
        return f"{before}{subject} {joined([*predicates, joined(acts, 'and') + ' this turn'], 'and')}"
    return f"{before}{subject} {joined([*said, *acts], 'and')}{behind}{each}{_still(speaker, effect)}"


def _for_each_of(speaker: Speaker, changes: s.Changes) -> str:
    """How often a number is added: " for each land card in your graveyard"."""
    for amount in (changes.power, changes.toughness):
        if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
            return f" for each {speaker.counted(amount.left)}"
    return ""


def _spoken(speaker: Speaker, effect: s.Continuous, predicate: tuple[str, str]) -> str:
    verb, words = predicate
    if words.startswith("n't "):
        return f"{speaker.verb(effect.what, verb)}{words}"
    return f"{speaker.verb(effect.what, verb)} {words}".strip()


def _control(speaker: Speaker, effect: s.Continuous) -> str:
    """A static ability says who controls; a change that begins says who gains control."""
    player = effect.changes.controller
    assert player is not None
    if speaker.static:
        return (
            f"{speaker.selector(player, 'subject')} {speaker.verb(player, 'control')} {speaker.selector(effect.what)}"
        )
    return f"{speaker.act(player, 'gain')} control of {speaker.selector(effect.what)}"


def _predicates(speaker: Speaker, effect: s.Continuous) -> list[tuple[str, str]]:
    changes = effect.changes
    predicates: list[tuple[str, str]] = []
    if changes.types_lost:
        lost = " ".join(speaker.type_word(word) for word in changes.types_lost)
        predicates.append(("be", f"n't {article(lost)} {lost}"))
    if changes.types_set or changes.types_added or changes.colors_set:
        several = speaker.is_several(effect.what)
        be = "be" if speaker.static else "become"
        if changes.power is None and changes.toughness is None:
            return [(be, _becomes(speaker, changes, several))]
        bare = msgspec.structs.replace(changes, abilities=())
        rest = msgspec.structs.replace(changes, types_set=(), types_added=(), colors_set=(), all_creature_types=False)
        others = _predicates(speaker, msgspec.structs.replace(effect, changes=rest))
        return [*others, (be, _becomes(speaker, bare, several))]
    if changes.lose == ("all",):
        predicates.append(("lose", "all abilities"))
    if changes.power is not None or changes.toughness is not None:
        power, toughness = _signed(speaker, changes.power), _signed(speaker, changes.toughness)
        if "-0" in (power.replace("+", "-"), toughness.replace("+", "-")) and "-" in power + toughness:
            power, toughness = (
                power.replace("+0", "-0"),
                toughness.replace("+0", "-0"),
            )  # a 0 has the sign of the other number
        each = _for_each_of(speaker, changes) if effect.until is None else ""
        predicates.append(("get", f"{power}/{toughness}{each}"))
        if "X" in power + toughness and changes.abilities:  # X is said behind it
            predicates.insert(-1, ("have" if speaker.static else "gain", _abilities(speaker, effect)))
    if changes.all_creature_types:
        static = speaker.static
        predicates.append(("be", "every creature type") if static else ("gain", "all creature types"))
    if changes.base_power is not None and changes.base_toughness is not None:
        size = f"{speaker.amount(changes.base_power)}/{speaker.amount(changes.base_toughness)}"
        predicates.append(("have", f"base power and toughness {size}"))
    if changes.lose and changes.lose != ("all",):
        predicates.append(("lose", joined(changes.lose, "and")))
    if changes.abilities and not any(words == _abilities(speaker, effect) for _, words in predicates):
        predicates.append(("have" if speaker.static else "gain", _abilities(speaker, effect)))
    predicates += [(act, "each combat if able") for act in changes.must]
    return predicates


def _forbidden(speaker: Speaker, effect: s.Continuous) -> list[tuple[str, str]]:
    """Something "doesn't untap" in an untap step; other acts it "can't" do."""
    acts = [act for act in effect.changes.cant if act not in ("untap", "assign combat damage")]
    found = [("can't", _alone(joined(acts, "or")))] if acts else []
    if effect.changes.unblockable_by is not None:
        found.append(("can't", f"be blocked by {speaker.bare(effect.changes.unblockable_by)}"))
    if effect.changes.unblockable_except_by is not None:
        found.append(("can't", f"be blocked except by {speaker.bare(effect.changes.unblockable_except_by)}"))
    if effect.changes.cant_have:
        found.append(("can't", f"have or gain {joined(effect.changes.cant_have, 'and')}"))
    if effect.changes.most_blockers:
        found.append(("can't", f"be blocked by more than {numeral(effect.changes.most_blockers)} creature"))
    if "assign combat damage" in effect.changes.cant:
        found.append(("assign", "no combat damage"))
    if "untap" in effect.changes.cant:
        whose = "your" if speaker.is_yours(effect.what) else speaker.whose_untap_step(effect.what)
        step = "" if effect.until is not None else f" during {whose} untap step"
        found.append(("don't", f"untap{step}"))
    return found


def _beyond_the_rules(effect: s.Continuous) -> list[tuple[str, str]]:
    """What something can do beyond the rules: block more than one attacker, each combat if it isn't for a time."""
    more = effect.changes.blocks_more
    if more is None:
        return [("can", "block any number of creatures")]
    if not more:
        return []
    each = "" if effect.until is not None else " each combat"
    return [("can", f"block an additional {'creature' if more == 1 else f'{numeral(more)} creatures'}{each}")]


def _alone(acts: str) -> str:
    """ "Attack or block alone": the word stands behind both."""
    return acts.replace("attack alone or block alone", "attack or block alone")


def _abilities(speaker: Speaker, effect: s.Continuous) -> str:
    return joined([speaker.granted(ability, effect.what) for ability in effect.changes.abilities], "and")


def _defined(speaker: Speaker, changes: s.Changes) -> str:
    """What a characteristic-defining ability says; it speaks of the card by its name, since it functions everywhere (604.3)."""
    name = speaker.card.name.partition(",")[0] if "legendary" in speaker.card.supertypes else speaker.card.name
    if changes.own_power is not None and changes.own_toughness is not None:
        return f"{name}'s power and toughness are each equal to {speaker.amount(changes.own_power)}"
    stat, amount = (
        ("power", changes.own_power) if changes.own_power is not None else ("toughness", changes.own_toughness)
    )
    assert amount is not None
    return f"{name}'s {stat} is equal to {speaker.amount(amount)}"


def _becomes(speaker: Speaker, changes: s.Changes, several: bool = False) -> str:
    types = (*changes.types_set, *(word for word in changes.types_added if word not in changes.still))
    colors = joined(changes.colors_set, "and")
    if not types:
        return colors
    words = [colors] if colors else []
    having = [speaker.granted(ability) for ability in changes.abilities]
    if changes.base_power is not None and changes.base_toughness is not None:
        size = f"{speaker.amount(changes.base_power)}/{speaker.amount(changes.base_toughness)}"
        if changes.beside:
            having.append(f"base power and toughness {size}")
        else:
            words.insert(0, size)
    words += [
        *map(speaker.type_word, types[:-1]),
        speaker.plural(types[-1]) if several else speaker.type_word(types[-1]),
    ]
    having += ["all creature types"] if changes.all_creature_types else []
    if having:
        words.append(f"with {joined(having, 'and')}")
    if changes.beside:
        words.append(f"in addition to {'their' if several else 'its'} other {changes.beside}")
    text = " ".join(words)
    if several:
        return text
    return f"{article(text)} {text}"


def _still(speaker: Speaker, effect: s.Continuous) -> str:
    if not effect.changes.still:
        return ""
    kept = " ".join(speaker.type_word(word) for word in effect.changes.still)
    if speaker.is_several(effect.what):
        *first, last = effect.changes.still
        return f". They're still {' '.join([*map(speaker.type_word, first), speaker.plural(last)])}"
    return f". It's still {article(kept)} {kept}"


def _signed(speaker: Speaker, amount: s.Amount | None) -> str:
    if amount is None:
        return "+0"
    if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
        amount = amount.right
    if isinstance(amount, s.Number):
        return f"{amount.value:+d}"
    if isinstance(amount, s.Arithmetic) and amount.operator == "-" and amount.left == s.Number(0):
        return f"-{speaker.amount(amount.right)}"
    return f"+{speaker.amount(amount)}"


_CLAUSES: dict[type, Callable[[Speaker, Any], str]] = {
    s.DealDamage: _damage,
    s.Move: _move,
    s.Draw: _draw,
    s.Pay: _pay,
    s.GainLife: _life("gain"),
    s.LoseLife: _life("lose"),
    s.GameEnds: _game_ends,
    s.SetTapped: _tap,
    s.PutCounters: _put_counters,
    s.Attach: _attach,
    s.Continuous: _continuous,
    s.Allow: _allow,
    s.May: _may,
    s.If: _if,
    s.CounterSpell: _counter,
    s.ForEach: _for_each,
    s.Together: _in_one_sentence,
    s.Unless: _unless,
    s.Delayed: _delayed,
    **INSTRUCTIONS,
    **STATEMENTS,
}
