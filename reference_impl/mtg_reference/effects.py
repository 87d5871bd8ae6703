"""Carrying out instructions, in the order written (608.2c), with the keyword actions of 701 that they use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mtg_reference import (
    attachments,
    casting,
    chance,
    continuous,
    costs,
    damage,
    double_faced,
    lands,
    mana,
    payment,
    phrases,
    prevention,
    prohibitions,
    regeneration,
    replacement,
    state_based_actions,
    targets,
)
from mtg_reference.choices import announced_now
from mtg_reference.events import (
    Attachment,
    CountersChange,
    DrawCard,
    LifeChange,
    Tapping,
    TokensCreated,
    Transformed,
    TurnedFaceUp,
    ZoneChange,
    happen,
    performs,
)
from mtg_reference.keyword_actions import DESTINATION
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import (
    Announced,
    DelayedTrigger,
    Mana,
    ObjectId,
    PendingReturn,
    Permission,
    PlayerName,
    Subject,
)
from mtg_reference.zones import successor
from mtg_spec import syntax
from mtg_spec.symbols import COLORS


def carry_out(
    run: Run, effects: tuple[syntax.Effect, ...], scope: Scope, *, tapped_for_mana: bool = False
) -> Procedure[None]:
    """Carry out instructions one after the other; `tapped_for_mana` for a mana ability with {T} in its cost (106.12)."""
    for effect in in_written_order(run, effects):
        if run.state.over or not goes_on(run, scope):
            return
        if isinstance(effect, syntax.AddMana):
            yield from mana.add(run, effect, scope, tapped=tapped_for_mana)
        elif isinstance(effect, syntax.May):
            yield from _may(run, effect, scope, tapped_for_mana)
        elif isinstance(effect, syntax.If):
            branch = effect.then if is_so(run, effect.condition, scope) else effect.otherwise
            yield from carry_out(run, branch, scope, tapped_for_mana=tapped_for_mana)
        elif isinstance(effect, syntax.Together):
            yield from carry_out(run, effect.do, scope, tapped_for_mana=tapped_for_mana)
        elif isinstance(effect, syntax.ForEach):
            for subject in phrases.subjects(run, effect.what, scope):
                inner = scope.with_names({"it": (subject,)})
                inner.settled = {}
                yield from carry_out(run, effect.do, inner, tapped_for_mana=tapped_for_mana)
        else:
            yield from _CARRIERS[type(effect)](run, effect, scope)


@rule("608.2m", off=lambda run, scope: run.exists(scope.source))
def goes_on(run: Run, scope: Scope) -> bool:
    """What has begun to resolve resolves to the end, even if it leaves the stack meanwhile."""
    return True


@rule("608.2c", off=lambda run, effects: effects[::-1])
def in_written_order(run: Run, effects: tuple[syntax.Effect, ...]) -> tuple[syntax.Effect, ...]:
    """Instructions are followed in the order in which they are written."""
    return effects


@rule("608.2h", off=True, kinds=("off", "inverted"))
def is_so(run: Run, condition: syntax.Condition, scope: Scope) -> bool:
    """What an instruction asks of the game is answered as it is carried out."""
    return phrases.holds(run, condition, scope)


def _speak_of(scope: Scope, found: tuple[Subject, ...]) -> None:
    """Later instructions call these "it", "they" or "them"."""
    scope.names["it"] = scope.names["they"] = scope.names["them"] = scope.names["that card"] = found


def _may(run: Run, effect: syntax.May, scope: Scope, tapped_for_mana: bool) -> Procedure[None]:
    player = phrases.player(run, effect.player, scope)
    if not _possible(run, effect, scope):
        run.note("101.3", f"{player} could not do what {run.name(scope.source)} offers")
        yield from carry_out(run, effect.otherwise, scope, tapped_for_mana=tapped_for_mana)
        return
    wants = yield from announced_now(run, Decision("may", player, (True, False), about=run.name(scope.source)))
    if wants:
        yield from carry_out(run, effect.do, scope, tapped_for_mana=tapped_for_mana)
    if if_you_do(run, wants):
        yield from carry_out(run, effect.then, scope, tapped_for_mana=tapped_for_mana)
    if not wants:
        yield from carry_out(run, effect.otherwise, scope, tapped_for_mana=tapped_for_mana)


@rule("118.12", "608.2d", off=False, kinds=("off", "inverted"))
def if_you_do(run: Run, wants: bool) -> bool:
    """ "If you do" asks whether the player chose to do it, whatever came of it."""
    return wants


def _possible(run: Run, effect: syntax.May, scope: Scope) -> bool:
    """Can the cost be paid, is there a way to play the card that the player may play? Other instructions can always be tried."""
    for pay in effect.do:
        if isinstance(pay, syntax.Pay) and not _payable(
            run, costs.with_x_known(run, pay.cost, scope), _payer(run, effect.player, scope)
        ):
            return False
    playing = [e for e in effect.do if isinstance(e, syntax.Play)]
    return not playing or any(_playable(run, e, scope) for e in playing)


def _playable(run: Run, effect: syntax.Play, scope: Scope) -> bool:
    return any(_can_be_played(run, effect, id_, scope) for id_ in _to_play(run, effect, scope))


def _to_play(run: Run, effect: syntax.Play, scope: Scope) -> tuple[ObjectId, ...]:
    """The cards that are meant; of a spell it is said what the card would be on the stack (601.3)."""
    if not isinstance(effect.what, syntax.Phrase):
        return _objects(run, effect.what, scope)
    among = effect.what.among
    pool = _objects(run, among, scope) if among is not None else phrases.objects_in(run, effect.what.filter.zone)
    return tuple(i for i in pool if fits_as_spell(run, effect.what, i, scope))


@rule("601.3", off=True)
def fits_as_spell(run: Run, what: syntax.Phrase, card: ObjectId, scope: Scope) -> bool:
    """Would the card be such a spell?"""
    return phrases.describes_spell(run, msgspec.structs.replace(what, among=None), card, scope)


def _can_be_played(run: Run, effect: syntax.Play, id_: ObjectId, scope: Scope) -> bool:
    from mtg_reference.search import Wishes, find

    try:
        find(run, lambda twin: _play_one(twin, effect, id_, scope.with_names({})), Wishes(strict=False))
    except Illegal:
        return False
    return True


def _play(run: Run, effect: syntax.Play, scope: Scope) -> Procedure[None]:
    """Cast or play cards now, as part of what is resolving (608.2g); several are played in an order that the player chooses
    (608.2f), each if that is still possible when its turn comes."""
    left = _to_play(run, effect, scope)
    known = scope.names.get("not cast", ())
    least, most = len(left), len(left)
    if isinstance(effect.what, syntax.Phrase):
        least, most = costs.quantity(run, effect.what, scope, len(left))
    several = len(left) > 1
    played: tuple[ObjectId, ...] = ()
    while left and len(played) < most:
        if several:
            left = tuple(i for i in left if _can_be_played(run, effect, i, scope))
        if not left:
            break
        chosen = left[0]
        enough = len(played) >= max(least, 1)
        if len(left) > 1 or enough:
            about = f"play next: {run.name(scope.source)}"
            picked = yield Decision("objects", scope.you, left, 0 if enough else 1, 1, about=about)
            if not picked:
                break
            chosen = picked[0]
        yield from _play_one(run, effect, chosen, scope)
        played = (*played, chosen)
        left = tuple(i for i in left if i != chosen)
    scope.names["not cast"] = tuple(i for i in known if i not in played)


def _play_one(run: Run, effect: syntax.Play, id_: ObjectId, scope: Scope) -> Procedure[Any]:
    permission = Permission(
        act=effect.act,
        what=syntax.Phrase("all", syntax.Filter("card")),
        player=scope.you,
        source=scope.source,
        free=effect.free,
        any_time=timing_ignored(run),
        until=None,
        timestamp=0,
        alternative=effect.keyword if effect.cost else "",
        rather=effect.cost,
        transformed=effect.transformed,
    )
    types = double_faced.card_of(run.object(id_)).types
    if effect.transformed:
        types = ()  # of the face that is cast, casting asks
    if "land" in types:
        if effect.act == "cast":
            raise Illegal("305.9", f"{run.name(id_)} is a land and can't be cast")
        yield from lands.play(run, scope.you, id_, allowed_by=permission)
    else:
        spell = yield from payment.paid_automatically(run, casting.cast(run, scope.you, id_, allowed_by=permission))
        _speak_of(scope, (spell_meant(run, id_, spell),))
        scope.names["that spell"] = scope.names["it"]


@rule("400.7h", off=lambda run, card, spell: card)
def spell_meant(run: Run, card: ObjectId, spell: ObjectId) -> ObjectId:
    """What an effect says of the card that it lets a player cast, it says of the spell that the card becomes."""
    return spell


@rule("608.2g", off=False)
def timing_ignored(run: Run) -> bool:
    """Restrictions on timing by the card's type don't hold for casting while something resolves."""
    return True


def _objects(run: Run, selector: syntax.Selector, scope: Scope) -> tuple[ObjectId, ...]:
    """The objects that a selector means and that are still there, followed into public zones (400.7j)."""
    subjects = [s for s in phrases.subjects(run, selector, scope) if isinstance(s, int)]
    if selector == syntax.Reference("this") and is_lost_sight_of(run, scope):
        return tuple(i for i in subjects if run.exists(i))
    return tuple(i for i in (successor(run, s) for s in subjects) if run.exists(i))


@rule("400.7", off=False)
def is_lost_sight_of(run: Run, scope: Scope) -> bool:
    """What became of the source of an ability since it was put on the stack is found only if the ability triggered on that move, or
    moved it itself, or its cost did (400.7e, 400.7j)."""
    known = (scope.context.it if triggered_by_that(run, scope) else (), *scope.names.values())
    return not any(scope.source in group for group in known) and not fell_off(run, scope)


@rule("400.7e", "400.7", off=True, kinds=("off", "inverted"))
def triggered_by_that(run: Run, scope: Scope) -> bool:
    """Is the event on which the ability triggered that its source, or what it speaks of, has left its zone?"""
    return scope.context.left


@rule("400.7f", off=False)
def fell_off(run: Run, scope: Scope) -> bool:
    """Did the ability trigger on the leaving of a permanent that its source, an Aura, enchanted? Then it finds the Aura in the
    graveyard."""
    host, there = run.object(scope.source).attached_to, run.object(successor(run, scope.source)).zone
    return isinstance(host, int) and host in scope.context.it and not run.exists(host) and there == "graveyard"


def _chosen(
    run: Run, selector: syntax.Selector, scope: Scope, verb: str, player: PlayerName = ""
) -> Procedure[tuple[ObjectId, ...]]:
    """What the player, "you" unless said, chooses of what is meant; all of it where the words leave no choice."""
    if phrases.is_choice(selector):
        chosen = yield from costs.choose(run, selector, scope, "608.2d", verb, player=player)
        return chosen
    return _objects(run, selector, scope)


# --- zone changes -----------------------------------------------------------------------------------------------------


def _move(run: Run, effect: syntax.Move, scope: Scope) -> Procedure[None]:
    if continuous.already_over(run, effect.until, scope):
        run.note("610.3b", f"{run.name(scope.source)} has left already, so nothing is moved")
        return
    moved: tuple[ObjectId, ...] = ()
    by: dict[ObjectId, str] = {}
    for player in in_turn_order(run, phrases.subjects(run, effect.player, scope)):
        inner = scope if effect.player == syntax.Reference("you") else scope.with_names(_acting(effect.what, player))
        if effect.at_random and by_chance(run):
            theirs = _at_random(run, effect, inner, str(player))
        else:
            theirs = yield from _chosen(run, effect.what, inner, effect.verb, str(player))
        moved += tuple(i for i in theirs if i not in moved and may_be_moved(run, effect, i, str(player)))
        by |= {i: str(player) for i in theirs if i not in by}
    found = _found_last(run, effect.what, moved, scope)
    to = effect.to or DESTINATION[effect.verb](run)
    origins = {i: run.object(i).zone for i in moved}
    if effect.random_order:
        moved = chance.shuffled(run, moved)
    elif effect.position and len(moved) > 1:
        moved = yield from arranged(run, moved, effect.position)
    done: tuple[Any, ...] = ()
    for group in all_at_once(run, tuple(_change(run, effect, i, to, scope, by[i]) for i in moved)):
        done += yield from happen(run, *group)
    arrived = tuple(e.became for e in done if isinstance(e, ZoneChange))
    scope.names["the rest"] = tuple(s for s in scope.names.get("them", ()) if s not in moved)
    if to == "exile":
        scope.names["not cast"] = arrived
    spoken = tuple(s for i in moved for s in spoken_of(run, i, origins[i], done))
    _speak_of(scope, spoken)
    if isinstance(effect.what, syntax.Phrase):
        scope.names.update({f"that {type_}": spoken for type_ in effect.what.filter.types})
    if isinstance(effect.what, syntax.TopUntil):
        scope.names["that card"] = tuple(s for i in found for s in _arrived(i, done))
    if isinstance(effect.until, syntax.UntilEvent) and arrived:
        back = next(iter(origins.values()))
        pending = PendingReturn(arrived, back, scope.source, scope.you, effect.until)
        run.change(layers=False, returns=(*run.state.returns, pending))


@rule("608.2e", "101.4", off=lambda run, players: tuple(reversed(players)))
def in_turn_order(run: Run, players: tuple[Subject, ...]) -> tuple[Subject, ...]:
    """For each action the active player chooses first, then the others in turn order."""
    order = run.state.apnap()
    return tuple(sorted(players, key=lambda player: order.index(str(player))))


def _acting(what: syntax.Selector, player: Subject) -> dict[str, tuple[Subject, ...]]:
    """What words call a player who does something: "each player returns … from their graveyard"."""
    theirs = isinstance(what, syntax.Phrase) and what.filter.zone_of == syntax.Reference("they")
    words = ("that player", "they") if theirs else ("that player",)
    return dict.fromkeys(words, (player,))


@rule("608.2f", off=lambda run, changes: tuple((each,) for each in changes))
def all_at_once(run: Run, changes: tuple[ZoneChange, ...]) -> tuple[tuple[ZoneChange, ...], ...]:
    """One action on several objects is done to all of them simultaneously."""
    return (changes,)


def _found_last(run: Run, what: syntax.Selector, cards: tuple[ObjectId, ...], scope: Scope) -> tuple[ObjectId, ...]:
    """The card that ended a search from the top of a library."""
    if not isinstance(what, syntax.TopUntil):
        return ()
    return tuple(i for i in cards[-1:] if phrases.matches(run, what.found.filter, i, scope))


def arranged(run: Run, cards: tuple[ObjectId, ...], position: str) -> Procedure[tuple[ObjectId, ...]]:
    """The cards in the order in which they are put, one after the other, so that what owners arrange is first to last from the top."""
    order = {owner: tuple(i for i in cards if run.object(i).owner == owner) for owner in arrange(run, cards)}
    for owner, theirs in order.items():
        order[owner] = yield Decision(
            "order", owner, theirs, len(theirs), len(theirs), about="cards put into the library"
        )
    left = tuple(sorted(i for i in cards if run.object(i).owner not in order))
    downward = (*left, *(i for theirs in order.values() for i in theirs))
    return downward[::-1] if position == "top" else downward


@rule("401.4", off=())
def arrange(run: Run, cards: tuple[ObjectId, ...]) -> tuple[PlayerName, ...]:
    """The owners who may arrange cards of theirs that go to one place in a library at the same time."""
    owners = [run.object(i).owner for i in cards]
    return tuple(dict.fromkeys(owner for owner in owners if owners.count(owner) > 1))


@rule("701.9b", off=False)
def by_chance(run: Run) -> bool:
    """A discard at random is no choice of the player's."""
    return True


def _at_random(run: Run, effect: syntax.Move, scope: Scope, player: PlayerName) -> tuple[ObjectId, ...]:
    """As many as the words say, or as there are, drawn by lot."""
    assert isinstance(effect.what, syntax.Phrase)
    what = costs.within_reach(run, effect.what, effect.verb, player)
    there = tuple(s for s in phrases.subjects(run, what, scope) if isinstance(s, int))
    return chance.shuffled(run, there)[: costs.quantity(run, what, scope, len(there))[0]]


@rule("608.2h", off=lambda run, id_, origin, done: _arrived(id_, done))
def spoken_of(run: Run, id_: ObjectId, origin: str, done: tuple[Any, ...]) -> tuple[Subject, ...]:
    """Later instructions speak of a permanent as it was last, wherever it is now; of a card, as it is in its new zone."""
    return (id_,) if origin == "battlefield" else _arrived(id_, done)


def _arrived(id_: ObjectId, done: tuple[Any, ...]) -> tuple[Subject, ...]:
    return tuple(e.became for e in done if isinstance(e, ZoneChange) and e.object == id_)


@rule("701.21a", off=True)
def may_be_moved(run: Run, effect: syntax.Move, id_: ObjectId, player: PlayerName) -> bool:
    """A permanent can be sacrificed only by its controller (701.21a)."""
    return effect.verb != "sacrifice" or characteristics(run, id_).controller == player


@rule("110.2a", off=lambda run, player, id_: run.object(id_).owner)
def under_whose_control(run: Run, player: PlayerName, id_: ObjectId) -> PlayerName:
    """What an effect puts onto the battlefield comes under the control of the player who puts it there, unless it says whose."""
    return player


def _change(run: Run, effect: syntax.Move, id_: ObjectId, to: str, scope: Scope, by: PlayerName) -> ZoneChange:
    controller = ""
    if to == "battlefield":
        said = phrases.player(run, effect.under, scope) if effect.under is not None else by
        controller = under_whose_control(run, said, id_)
    follows = effect.may_look == syntax.Relation("controller", syntax.Reference("this"))
    return ZoneChange(
        id_,
        to,
        verb=effect.verb,
        controller=controller,
        tapped=effect.tapped,
        counters=tuple((kind, phrases.result(run, number, scope)) for kind, number in effect.counters),
        face_down=effect.face_down,
        position=effect.position or "top",
        exiled_with=scope.source if to == "exile" else 0,
        may_look=_who_may_look(run, effect, id_, scope) if effect.face_down else (),
        shown_to_controller=follows,
        way=scope.way,
        by_effect=True,
        regenerable=effect.regenerable,
        transformed=effect.transformed,
    )


def _who_may_look(run: Run, effect: syntax.Move, id_: ObjectId, scope: Scope) -> tuple[str, ...]:
    """Those whom the words allow to look at the card exiled face down, and whoever has just looked at it (406.3)."""
    allowed: tuple[Subject, ...] = ()
    if effect.may_look is not None and run.exists(scope.source):
        allowed = phrases.subjects(run, effect.may_look, scope)
    if id_ in looked_at(run, scope.names.get("looked at", ())):
        allowed = (*allowed, scope.you)
    return tuple(dict.fromkeys(p for p in allowed if isinstance(p, str)))


@rule("406.3", off=())
def looked_at(run: Run, cards: tuple[Subject, ...]) -> tuple[Subject, ...]:
    """Cards that a player was told to look at: this player may go on looking at them once they are exiled face down."""
    return cards


@rule("121.2", off=None)
def _draw(run: Run, effect: syntax.Draw, scope: Scope) -> Procedure[None]:
    """One card at a time (121.2)."""
    for player in phrases.subjects(run, effect.player, scope):
        if isinstance(player, str):
            for _ in range(phrases.result(run, effect.amount, scope)):
                yield from happen(run, DrawCard(player))


@rule("701.6a", off=None)
def _counter(run: Run, effect: syntax.CounterSpell, scope: Scope) -> Procedure[None]:
    """701.6a: to counter a spell or ability is to take it off the stack without resolving; a spell goes to the graveyard."""
    for id_ in _objects(run, effect.what, scope):
        if prohibitions.cant_be_countered(run, id_):
            continue
        run.note("701.6a", lambda i=id_: f"{run.name(i)} is countered")  # type: ignore[misc]
        yield from happen(run, ZoneChange(id_, "graveyard", verb="counter"))


# --- choices, looking, chance -----------------------------------------------------------------------------------------


def _choose(run: Run, effect: syntax.Choose, scope: Scope) -> Procedure[None]:
    """A choice that later instructions speak of (608.2d)."""
    player = phrases.player(run, effect.player, scope)
    if effect.what == "creature type":
        types = tuple(sorted(run.library.creature_types))
        asked = Decision("type", player, types, about=run.name(scope.source))
        scope.chosen["creature type"] = yield from announced_now(run, asked)
        return
    if effect.what != "color":
        raise NotImplementedError(effect.what)
    options = tuple(COLORS[letter] for letter in mana.colors_to_choose(run, effect, scope))
    if not options:
        return
    asked = Decision("color", player, options, about=run.name(scope.source))
    scope.chosen["color"] = yield from announced_now(run, asked)


def _look(run: Run, effect: syntax.Look, scope: Scope) -> Procedure[None]:
    """Cards are looked at or revealed; later words call them "them", one chosen from them "it" (701.20)."""
    if phrases.is_choice(effect.at):
        chosen = yield from _chosen(run, effect.at, scope, "reveal", phrases.player(run, effect.player, scope))
        scope.names["it"] = scope.names["that card"] = scope.names["revealed"] = chosen
        run.note("701.20a", lambda: f"{', '.join(run.name(i) for i in chosen) or 'no card'} is revealed")
        return
    seen = tuple(s for s in phrases.subjects(run, effect.at, scope) if isinstance(s, int))
    scope.names["them"] = scope.names["they"] = scope.names["the rest"] = seen
    scope.names["that card"] = scope.names["revealed" if effect.reveal else "looked at"] = seen
    verb = "are revealed" if effect.reveal else f"are looked at by {scope.you}"
    run.note("701.20e", lambda: f"{', '.join(run.name(i) for i in seen) or 'no cards'} {verb}")


@rule("701.23a", off=None)
def _search(run: Run, effect: syntax.Search, scope: Scope) -> Procedure[None]:
    """A player looks at all cards of a library, of a graveyard or of both as they like, and finds some (701.23)."""
    player, whose = phrases.player(run, effect.player, scope), phrases.player(run, effect.whose, scope)
    library, graveyard = run.state.player(whose).library, run.state.player(whose).graveyard
    hidden = True
    if effect.graveyard:
        about = f"search the library, not the graveyard alone: {run.name(scope.source)}"
        hidden = yield from announced_now(run, Decision("may", player, (True, False), about=about))
    searched = (*(library if hidden else ()), *(graveyard if effect.graveyard else ()))
    cards = tuple(i for i in searched if can_be_found(run, effect.what, i, scope))
    least, most = costs.quantity(run, effect.what, scope, len(cards))
    least = 0 if hidden and may_fail_to_find(run, effect.what) else min(least, len(cards))
    most = min(most, len(cards))
    scope.names["searched"] = (whose,) if hidden else ()
    run.note("701.23a", lambda: f"{player} searches {whose}'s {'library' if hidden else 'graveyard'}")
    found: tuple[Subject, ...] = ()
    if most:
        asked = Decision("objects", player, cards, least, most, about=f"search: {run.name(scope.source)}")
        found = yield from announced_now(run, asked)
    _speak_of(scope, tuple(found))


@rule("701.23a", off=True)
def can_be_found(run: Run, what: syntax.Phrase, card: ObjectId, scope: Scope) -> bool:
    """Only cards that fit the description are found."""
    return phrases.matches(run, what.filter, card, scope)


@rule("701.23b", "701.23d", off=False, kinds=("off", "inverted"))
def may_fail_to_find(run: Run, what: syntax.Phrase) -> bool:
    """A card with a stated quality need not be found, even where there is one; simply a card must be."""
    return what.filter != syntax.Filter(head="card")


@rule("701.24a", off=None)
def _shuffle(run: Run, effect: syntax.Shuffle, scope: Scope) -> Procedure[None]:
    yield from ()
    player = phrases.player(run, effect.player, scope)
    run.edit_player(player, library=chance.shuffled_library(run, run.state.player(player).library))
    run.note("701.24a", lambda: f"{player} shuffles")


def _payer(run: Run, player: syntax.Selector, scope: Scope) -> Scope:
    """The scope in which a player pays for what resolves."""
    return _as_player(phrases.player(run, player, scope), scope)


def _as_player(player: PlayerName, scope: Scope) -> Scope:
    """The same scope for something that this player does."""
    inner = Scope(scope.source, player, names=dict(scope.names), context=scope.context, x=scope.x)
    inner.settled = scope.settled
    return inner


@rule("118.12", off=None)
def _pay(run: Run, effect: syntax.Pay, scope: Scope) -> Procedure[None]:
    """A player who chose to pay does so while this resolves (118.12)."""
    about = run.name(scope.source)
    payer = _payer(run, effect.player, scope)
    bill = payment.Bill(costs.with_x_known(run, effect.cost, scope), payer, scope.source, about)
    yield from payment.paid_automatically(run, payment.pay_total(run, bill))


@rule("118.12a", off=None)
def _unless(run: Run, effect: syntax.Unless, scope: Scope) -> Procedure[None]:
    """A player may pay a cost; if they don't, the instructions are carried out (118.12a)."""
    player = phrases.player(run, effect.player, scope)
    times = 1 if effect.times is None else phrases.amount(run, effect.times, scope)
    payer = _payer(run, effect.player, scope)
    cost, about = costs.with_x_known(run, effect.cost, scope) * times, run.name(scope.source)
    asked = Decision("may", player, (True, False), about=f"pay for {about}")
    if _payable(run, cost, payer) and (yield from announced_now(run, asked)):
        bill = payment.Bill(cost, payer, scope.source, about)
        yield from payment.paid_automatically(run, payment.pay_total(run, bill))
    else:
        yield from carry_out(run, effect.do, scope)


def _payable(run: Run, cost: tuple[syntax.Cost, ...], payer: Scope) -> bool:
    from mtg_reference.search import Wishes, find

    def start(twin: Run) -> Procedure[tuple[Mana, ...]]:
        inner = Scope(payer.source, payer.you, names=dict(payer.names), context=payer.context, x=payer.x)
        return payment.pay_total(twin, payment.Bill(cost, inner, payer.source, ""))

    try:
        find(run, start, Wishes(strict=False))
    except Illegal:
        return False
    return True


# --- copies, tokens, later ------------------------------------------------------------------------------------------


@rule("707.10", off=None)
def _copy_spell(run: Run, effect: syntax.CopySpell, scope: Scope) -> Procedure[None]:
    """A copy of a spell is put on the stack, with all that was decided for it (707.10)."""
    times = 1 if effect.times is None else phrases.amount(run, effect.times, scope)
    for id_ in (s for s in phrases.subjects(run, effect.what, scope) if isinstance(s, int) for _ in range(times)):
        original = run.object(id_)
        values, new_id = replacement.copiable_values(run, original, effect.exceptions), run.new_id()
        copy_ = msgspec.structs.replace(
            original,
            id=new_id,
            card=new_id,
            printed=values,
            definition=None,
            owner=scope.you,
            controller=scope.you,
            token=True,
            timestamp=run.tick(),
            announced=copied_choices(run, original.announced),
        )
        run.put(copy_)
        run.change(layers=False, stack=(*run.state.stack, copy_.id))
        run.note("707.10", lambda o=original: f"{o.printed.name} is copied")  # type: ignore[misc]
        if effect.new_targets:
            yield from _new_targets(run, copy_.id, scope)


@rule("707.10", "707.10a", off=Announced())
def copied_choices(run: Run, announced: Announced) -> Announced:
    """A copy of a spell has the modes, targets, X and costs that were chosen for it; it wasn't cast."""
    return msgspec.structs.replace(announced, from_zone="", spent=())


@rule("707.10c", off=None)
def _new_targets(run: Run, id_: ObjectId, scope: Scope) -> Procedure[None]:
    """The copy's controller may choose new targets (707.10c)."""
    if not run.object(id_).announced.targets:
        return
    asked = Decision("may", scope.you, (True, False), about=f"choose new targets for {run.name(id_)}")
    if not (yield from announced_now(run, asked)):
        return
    wanted = casting.targets_wanted(run, id_)
    chosen = yield from targets.choose_targets(run, wanted, casting.scope_of(run, id_), id_, "707.10c")
    run.edit(id_, layers=False, announced=msgspec.structs.replace(run.object(id_).announced, targets=chosen))


@rule("111.1", "701.7a", off=None)
def _create_tokens(run: Run, effect: syntax.CreateTokens, scope: Scope) -> Procedure[None]:
    amount = phrases.result(run, effect.amount, scope)
    token = effect.token
    if effect.size is not None:
        size = phrases.amount(run, effect.size, scope)
        token = msgspec.structs.replace(token, power=size, toughness=size)
    for player in phrases.subjects(run, effect.player, scope):
        if isinstance(player, str) and amount:
            done = yield from happen(run, TokensCreated(player, token, amount, effect.tapped))
            _speak_of(scope, tuple(i for e in done for i in e.became))


@rule("707.2", "111.3", off=None)
def _create_copies(run: Run, effect: syntax.CreateCopies, scope: Scope) -> Procedure[None]:
    """Tokens with the copiable values of something, as it is or last was."""
    amount = phrases.result(run, effect.amount, scope)
    originals = [s for s in phrases.subjects(run, effect.what, scope) if isinstance(s, int)]
    for player in phrases.subjects(run, effect.player, scope):
        made: tuple[Subject, ...] = ()
        for id_ in originals if isinstance(player, str) and amount else ():
            values, back_up = double_faced.both_faces(
                run, replacement.copiable_values(run, run.object(id_), effect.exceptions), run.object(id_)
            )
            done = yield from happen(run, TokensCreated(str(player), values, amount, effect.tapped, back_up))
            made += tuple(i for e in done for i in e.became)
        _speak_of(scope, made)


def _turn_face_up(run: Run, effect: syntax.TurnFaceUp, scope: Scope) -> Procedure[None]:
    yield from happen(run, *(TurnedFaceUp(i, scope.x or 0) for i in _objects(run, effect.what, scope)))


def _transform(run: Run, effect: syntax.Transform, scope: Scope) -> Procedure[None]:
    chosen = yield from _chosen(run, effect.what, scope, "transform")
    turning = (i for i in chosen if not double_faced.turned_since(run, i, scope.source, scope.since))
    yield from happen(run, *(Transformed(i) for i in turning))
    _speak_of(scope, chosen)


@rule("603.7a", off=None)
def _delayed(run: Run, effect: syntax.Delayed, scope: Scope) -> Procedure[None]:
    """A delayed triggered ability is created as this resolves; what happened before doesn't trigger it."""
    yield from ()
    names = tuple(scope.names.items())
    delayed = DelayedTrigger(effect.ability, scope.you, scope.source, scope.context, names, run.tick())
    run.change(layers=False, delayed=(*run.state.delayed, delayed))


def _replacing(run: Run, effect: syntax.Replacing, scope: Scope) -> Procedure[None]:
    yield from ()
    continuous.replace_events(run, effect, scope)


def _regenerate(run: Run, effect: syntax.Regenerate, scope: Scope) -> Procedure[None]:
    for id_ in (yield from _chosen(run, effect.what, scope, "regenerate")):
        regeneration.shield(run, id_, scope)


def _prevent(run: Run, effect: syntax.Prevention, scope: Scope) -> Procedure[None]:
    yield from prevention.begin(run, effect, scope)


# --- permanents and players -------------------------------------------------------------------------------------------


@rule("608.2c", off=None)
def _set_tapped(run: Run, effect: syntax.SetTapped, scope: Scope) -> Procedure[None]:
    chosen = yield from _chosen(run, effect.what, scope, "tap" if effect.tapped else "untap")
    yield from happen(run, *(Tapping(i, effect.tapped) for i in chosen))


@performs(Tapping)
@rule("701.26a", "701.26b", off=None)
def set_tapped(run: Run, event: Tapping) -> Tapping:
    """Only untapped permanents can be tapped, only tapped ones untapped (701.26)."""
    run.edit(event.object, layers=False, tapped=event.tapped)
    return event


@rule("122.1", off=None)
def _put_counters(run: Run, effect: syntax.PutCounters, scope: Scope) -> Procedure[None]:
    amount = phrases.result(run, effect.amount, scope)
    chosen = yield from _chosen(run, effect.on, scope, "put counters on")
    players = tuple(s for s in phrases.subjects(run, effect.on, scope) if isinstance(s, str))
    change = -amount if effect.remove else amount
    bearers: tuple[Subject, ...] = (*players, *chosen)
    yield from happen(run, *(CountersChange(s, effect.kind, change, scope.you, by_effect=True) for s in bearers))
    if effect.remove:
        _speak_of(scope, bearers)


@performs(CountersChange)
def change_counters(run: Run, event: CountersChange) -> CountersChange | None:
    """Put counters on an object or player, or remove as many as are there (122.1)."""
    bearer = event.object
    if isinstance(bearer, str):
        had = run.state.player(bearer).counters
    elif run.exists(bearer):
        had = run.object(bearer).counters
    else:
        return None
    has = _changed(had, event)
    if has == had:
        return None
    if isinstance(bearer, str):
        run.edit_player(bearer, counters=has)
        run.note("122.1", lambda: f"{bearer} has {dict(has).get(event.kind, 0)} {event.kind}")
    else:
        since = run.object(bearer).counted_since
        if event.amount > 0:
            since = (*(known for known in since if known[0] != event.kind), (event.kind, run.tick()))
        run.edit(bearer, counters=has, counted_since=since)
    return msgspec.structs.replace(event, left=dict(has).get(event.kind, 0))


def _changed(had: tuple[tuple[str, int], ...], event: CountersChange) -> tuple[tuple[str, int], ...]:
    counters = dict(had)
    counters[event.kind] = max(0, counters.get(event.kind, 0) + event.amount)
    return tuple((kind, number) for kind, number in counters.items() if number)


@rule("701.3a", off=None)
def _attach(run: Run, effect: syntax.Attach, scope: Scope) -> Procedure[None]:
    hosts = phrases.subjects(run, effect.to, scope)
    for id_ in _objects(run, effect.what, scope):
        if hosts and stays_put(run, id_, hosts[0]):
            run.note("701.3b", lambda i=id_: f"{run.name(i)} doesn't move")  # type: ignore[misc]
        elif hosts:
            yield from happen(run, Attachment(id_, hosts[0]))


@rule("701.3b", off=False)
def stays_put(run: Run, id_: ObjectId, host: Subject) -> bool:
    """What can't be attached to that, or is attached to it already, doesn't move."""
    return run.object(id_).attached_to == host or not attachments.fits(run, id_, host)


@performs(Attachment)
def attach(run: Run, event: Attachment) -> Attachment:
    """The object is attached to something else than before."""
    run.edit(event.object, attached_to=event.to, timestamp=newly_dated(run, event.object))
    return event


@rule("613.7e", "701.3c", off=lambda run, id_: run.object(id_).timestamp)
def newly_dated(run: Run, id_: ObjectId) -> int:
    """What becomes attached to something gets a new timestamp."""
    return run.tick()


@rule("119.3", off=None)
def _gain_life(run: Run, effect: syntax.GainLife, scope: Scope) -> Procedure[None]:
    yield from _change_life(run, effect.player, effect.amount, 1, scope)


@rule("119.3", off=None)
def _lose_life(run: Run, effect: syntax.LoseLife, scope: Scope) -> Procedure[None]:
    yield from _change_life(run, effect.player, effect.amount, -1, scope)


@rule("104.2b", "104.3e", off=None)
def _game_ends(run: Run, effect: syntax.GameEnds, scope: Scope) -> Procedure[None]:
    """A player wins, or players lose the game by what an effect says."""
    yield from ()
    named = [p for p in run.state.apnap() if p in phrases.subjects(run, effect.player, scope)]
    if not effect.won:
        state_based_actions.leave_game(run, named, by_effect=True)
    elif named:
        state_based_actions.win_game(run, named[0])


def _change_life(run: Run, who: syntax.Selector, amount: syntax.Amount, sign: int, scope: Scope) -> Procedure[None]:
    """All at once; of each of several players, "that player" is the one concerned."""
    players = [p for p in phrases.subjects(run, who, scope) if isinstance(p, str)]
    scopes = [scope if len(players) == 1 else scope.with_names({"that player": (p,)}) for p in players]
    changes = [
        LifeChange(p, sign * phrases.result(run, amount, inner)) for p, inner in zip(players, scopes, strict=True)
    ]
    yield from happen(run, *changes)


@performs(LifeChange)
def change_life(run: Run, event: LifeChange) -> LifeChange | None:
    """A life total is adjusted (119.3)."""
    if not event.amount:
        return None
    run.edit_player(event.player, life=run.state.player(event.player).life + event.amount)
    return event


# --- continuous effects -----------------------------------------------------------------------------------------------


def _continuous(run: Run, effect: syntax.Continuous, scope: Scope) -> Procedure[None]:
    if continuous.already_over(run, effect.until, scope):
        return
    what: tuple[Subject, ...] = yield from _chosen(run, effect.what, scope, "choose")
    if "it" not in scope.names:
        _speak_of(scope, what)
    what = what or tuple(s for s in phrases.subjects(run, effect.what, scope) if isinstance(s, str))
    inner = scope.with_names({"these": what})
    fixed = syntax.Continuous(syntax.Reference("these"), effect.changes, effect.until)
    if effect.changes.controller is not None:
        who = phrases.player(run, effect.changes.controller, scope)
        run.note("613.1b", lambda: f"{who} gains control of {', '.join(run.name(i) for i in what)}")
    continuous.begin(run, fixed, inner)


def _allow(run: Run, effect: syntax.Allow, scope: Scope) -> Procedure[None]:
    yield from ()
    continuous.permit(run, effect, scope)


_CARRIERS: dict[type, Callable[[Run, Any, Scope], Procedure[None]]] = {
    syntax.Move: _move,
    syntax.Draw: _draw,
    syntax.CounterSpell: _counter,
    syntax.SetTapped: _set_tapped,
    syntax.PutCounters: _put_counters,
    syntax.Attach: _attach,
    syntax.GainLife: _gain_life,
    syntax.LoseLife: _lose_life,
    syntax.GameEnds: _game_ends,
    syntax.DealDamage: damage.carry_out,
    syntax.Continuous: _continuous,
    syntax.Allow: _allow,
    syntax.Play: _play,
    syntax.TurnFaceUp: _turn_face_up,
    syntax.Transform: _transform,
    syntax.Choose: _choose,
    syntax.Look: _look,
    syntax.Search: _search,
    syntax.Shuffle: _shuffle,
    syntax.Unless: _unless,
    syntax.Pay: _pay,
    syntax.CopySpell: _copy_spell,
    syntax.CreateTokens: _create_tokens,
    syntax.CreateCopies: _create_copies,
    syntax.Delayed: _delayed,
    syntax.Replacing: _replacing,
    syntax.Regenerate: _regenerate,
    syntax.Prevention: _prevent,
}
