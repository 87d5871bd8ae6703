"""Instructions about mana, choices, cards looked at, copies and tokens as clauses of Magic English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_spec import syntax as s
from mtg_spec.english import Speaker
from mtg_spec.numerals import numeral
from mtg_spec.rules_english import exceptions, moved_instead, produced
from mtg_spec.wording import YOU, article, is_plural, joined

__all__ = ["INSTRUCTIONS"]


def _add(speaker: Speaker, effect: s.AddMana) -> str:
    text = f"{speaker.act(effect.player, 'add')} {_mana(speaker, effect)}"
    if effect.times is not None:
        text += f" for each {speaker.counted(effect.times)}"
    if effect.spend_on is not None:
        text += f". Spend this mana only to cast {speaker.phrase(effect.spend_on)}"
    return text


def _mana(speaker: Speaker, effect: s.AddMana) -> str:
    additional = "an additional " if effect.additional else ""
    if effect.symbols:
        return f"{additional}{effect.symbols}"
    if effect.options:
        return joined(effect.options, "or")
    if effect.of == "mana cost" and effect.permanents is not None:
        return f"mana equal to {speaker.possessive(effect.permanents)} mana cost"
    amount = speaker.amount(effect.amount, words=True) if effect.amount is not None else "one"
    return f"{additional}{amount} mana of {_kind(speaker, effect)}"


def _kind(speaker: Speaker, effect: s.AddMana) -> str:
    if effect.of == "could produce" and effect.permanents is not None:
        that = "that " if isinstance(effect.permanents, s.Phrase) else ""
        return f"any {effect.could} {that}{speaker.selector(effect.permanents)} could produce"
    if effect.of == "that type" and effect.permanents is not None:
        return f"any type {speaker.selector(effect.permanents)} produced"
    if effect.of == "chosen color":
        return "that color" if speaker.color_chosen else "the chosen color"
    return effect.of


def _choose(speaker: Speaker, effect: s.Choose) -> str:
    speaker.color_chosen = True
    what = f"{article(effect.what)} {effect.what}"
    among = f" of {speaker.phrase(effect.among)}" if effect.among is not None else ""
    return f"{speaker.act(effect.player, 'choose')} {what}{among}"


def _modal(speaker: Speaker, effect: s.Modal) -> str:
    """How many modes are chosen; they stand below, a line each."""
    number = numeral(effect.most)
    if effect.least < effect.most:
        least, everything = numeral(effect.least), effect.most == len(effect.modes)
        if effect.least:
            number = f"{least} or both" if effect.most == 2 else f"{least} or more"
        else:
            number = "any number" if everything else f"up to {number}"
    same = ". You may choose the same mode more than once." if effect.repeated else " —"
    return "\n• ".join((f"choose {number}{same}", *(speaker.mode(mode) for mode in effect.modes)))


def _look(speaker: Speaker, effect: s.Look) -> str:
    verb = speaker.act(effect.player, "reveal" if effect.reveal else "look")
    at = effect.at
    if isinstance(at, s.Phrase) and at.among is not None and speaker.is_looked_at(at):
        speaker.found_among = True
    else:
        speaker.looked_at_yours = isinstance(at, s.TopOfLibrary) and at.player == YOU
    own = isinstance(at, s.TopOfLibrary) and at.player == effect.player and at.player != YOU
    what = speaker.top_of_library(at, "their") if own and isinstance(at, s.TopOfLibrary) else speaker.selector(at)
    return f"{verb} {what}" if effect.reveal else f"{verb} at {what}"


def _play(speaker: Speaker, effect: s.Play) -> str:
    free = ""
    if effect.free:
        cost = "their mana costs" if speaker.is_several(effect.what) else "its mana cost"
        free = f" without paying {cost}"
    transformed = " transformed" if effect.transformed else ""
    return f"{effect.act} {speaker.selector(effect.what)}{transformed}{free}"


def _copy(speaker: Speaker, effect: s.CopySpell) -> str:
    times = f" for each {speaker.counted(effect.times)}" if effect.times is not None else ""
    text = f"copy {speaker.spell_of(effect.what)}{times}"
    if effect.exceptions is not None:
        text += f", except {exceptions(speaker, effect.exceptions)}"
        if effect.exceptions.lose == ("legendary",):
            text += " if the spell is legendary"
    copies = "copies" if times else "copy"
    if effect.new_targets and speaker.choosing:
        targets = "a new target" if speaker.has_one_target() else "new targets"
        return f"{text} and may choose {targets} for the {copies}"
    return f"{text}. You may choose new targets for the {copies}" if effect.new_targets else text


def _create(speaker: Speaker, effect: s.CreateTokens) -> str:
    amount, times = effect.amount, ""
    if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
        times, amount = f" for each {speaker.counted(amount.left)}", amount.right
    several = amount != s.Number(1)
    token = effect.token
    kind = " ".join(
        [
            *(["tapped"] if effect.tapped else []),
            f"{token.power}/{token.toughness}" if effect.size is None else "/".join([speaker.amount(effect.size)] * 2),
            joined(token.colors, "and") or "colorless",
            *(speaker.type_word(word) for word in (*token.supertypes, *token.subtypes, *token.types)),
            "tokens" if several else "token",
        ]
    )
    number = speaker.amount(amount, words=True) if several else article(kind)
    abilities = [speaker.granted(ability) for ability in token.abilities]
    having = f" with {joined(abilities, 'and')}" if abilities else ""
    return f"{speaker.act(effect.player, 'create')} {number} {kind}{having}{times}"


def _create_copies(speaker: Speaker, effect: s.CreateCopies) -> str:
    amount, times = effect.amount, ""
    if isinstance(amount, s.Arithmetic) and amount.operator == "*" and isinstance(amount.right, s.Number):
        times, amount = f" for each {speaker.counted(amount.left)}", amount.right
    tapped = "tapped " if effect.tapped else ""
    tokens = f"a {tapped}token that's a copy"
    if amount != s.Number(1):
        tokens = f"{speaker.amount(amount, words=True)} {tapped}tokens that are copies"
    except_ = f", except {exceptions(speaker, effect.exceptions)}" if effect.exceptions is not None else ""
    return f"{speaker.act(effect.player, 'create')} {tokens} of {speaker.selector(effect.what)}{times}{except_}"


def _search(speaker: Speaker, effect: s.Search) -> str:
    speaker.found_yours = effect.whose == YOU
    zones = "library and/or graveyard" if effect.graveyard else "library"
    return f"{speaker.act(effect.player, 'search')} {speaker.possessive(effect.whose)} {zones} for {speaker.phrase(effect.what)}"


def _shuffle(speaker: Speaker, effect: s.Shuffle) -> str:
    return speaker.act(effect.player, "shuffle")


def _replacing(speaker: Speaker, effect: s.Replacing) -> str:
    instead = effect.effect
    if isinstance(instead, s.MovesInstead):
        return moved_instead(speaker, instead).removesuffix(".")
    until = f"{speaker.duration(effect.until)}, " if effect.until is not None else ""
    what = instead.what
    subject = speaker.all_of(what)
    by = f" by {speaker.selector(instead.player)}" if instead.player is not None else ""
    verb = "produce" if is_plural(what) else "produces"
    return f"{until}{subject} tapped for mana{by} {verb} {produced(instead)}"


def _turn_face_up(speaker: Speaker, effect: s.TurnFaceUp) -> str:
    return f"turn {speaker.selector(effect.what)} face up"


def _transform(speaker: Speaker, effect: s.Transform) -> str:
    return f"transform {speaker.selector(effect.what)}"


def _regenerate(speaker: Speaker, effect: s.Regenerate) -> str:
    return f"regenerate {speaker.selector(effect.what)}"


INSTRUCTIONS: dict[type, Callable[[Speaker, Any], str]] = {
    s.AddMana: _add,
    s.Choose: _choose,
    s.Modal: _modal,
    s.Look: _look,
    s.Play: _play,
    s.CopySpell: _copy,
    s.CreateTokens: _create,
    s.CreateCopies: _create_copies,
    s.Search: _search,
    s.Shuffle: _shuffle,
    s.Replacing: _replacing,
    s.TurnFaceUp: _turn_face_up,
    s.Transform: _transform,
    s.Regenerate: _regenerate,
}
"""How each kind of instruction reads."""
