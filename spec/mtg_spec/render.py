"""Renders definitions as Magic English, composed from their trees, and compares them with the Oracle text.

print(render_card(library.cards["Idol of Endurance"]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mtg_spec import syntax as s
from mtg_spec.documents import root
from mtg_spec.documents_reader import defining_changes
from mtg_spec.effect_english import sentences, static_sentence
from mtg_spec.english import Speaker, capitalized
from mtg_spec.language import LINKS, Language, load_language
from mtg_spec.rules_english import entering_sentence, instead_sentence
from mtg_spec.type_line import TypeLine, type_line_text
from mtg_spec.wording import THIS, YOU
from mtg_spec.x_english import saying_what_x_is, x_of_cost

__all__ = ["render_ability", "render_card", "rules_text", "type_line"]


def render_card(card: s.Card, language: Language | None = None) -> str:
    """A card as it reads: name and cost, type line, text, and power and toughness, loyalty or defense, a line each; then, behind
    two strokes, its back face."""
    heading = f"{card.name} {card.mana_cost}".rstrip()
    size = "/".join(printed_number(card, stat) for stat in ("power", "toughness")) if card.power is not None else ""
    loyalty = f"Loyalty: {card.loyalty}" if card.loyalty is not None else ""
    defense = f"Defense: {card.defense}" if card.defense is not None else ""
    back = f"//\n{render_card(card.back, language)}" if card.back is not None else ""
    parts = (heading, type_line(card, language), rules_text(card, language), size or loyalty or defense, back)
    return "\n".join(part for part in parts if part)


def printed_number(card: s.Card, stat: str) -> str:
    """A card's power or toughness as printed: "2", and "1+*" where an ability defines it (208.2)."""
    number = getattr(card, stat)
    if number is None:
        return ""
    if all(getattr(changes, f"own_{stat}") is None for changes in defining_changes(card.abilities)):
        return str(number)
    return f"{number}+*" if number else "*"


def type_line(card: s.Card, language: Language | None = None) -> str:
    """The type line as printed."""
    return type_line_text(TypeLine(card.supertypes, card.types, card.subtypes), language or load_language(root()))


def rules_text(card: s.Card, language: Language | None = None) -> str:
    """The text of a card's abilities, a line each, without reminder text."""
    language = language or load_language(root())
    lines: list[str] = []
    for before, ability in zip((None, *card.abilities), card.abilities, strict=False):
        text = render_ability(ability, card, language)
        if lines and ability == s.StaticAbility((s.XIsNotZero(),)):
            lines[-1] += f". {text}"
        elif isinstance(ability, s.KeywordAbility) and ability.together and _goes_on(before, ability):
            lines[-1] += f" and {LINKS[ability.keyword]} {text.partition(f' {LINKS[ability.keyword]} ')[2]}"
        elif lines and isinstance(ability, s.KeywordAbility) and ability.together:
            lines[-1] += f", {text[:1].lower()}{text[1:]}"
        else:
            lines.append(text)
    return "\n".join(lines)


def _goes_on(before: s.Ability | None, ability: s.KeywordAbility) -> bool:
    """Is it the same keyword as before, for another quality: "protection from black and from red"?"""
    return isinstance(before, s.KeywordAbility) and before.keyword == ability.keyword and ability.keyword in LINKS


def render_ability(ability: s.Ability, card: s.Card, language: Language, bearer: str = "") -> str:
    """One ability of a card as a line of text, in which `bearer` is the word for what has it, if that is not the card."""
    text = _ABILITIES[type(ability)](ability, card, language, bearer)
    word = getattr(ability, "ability_word", "")
    return f"{word} — {text}" if word else text


def _speaker(
    card: s.Card, language: Language, targets: Sequence[s.Target] = (), static: bool = False, bearer: str = ""
) -> Speaker:
    def quote(ability: s.Ability, bearer: str) -> str:
        return render_ability(ability, card, language, bearer)

    return Speaker(card, language, quote, targets, static, bearer)


def _spell(ability: s.SpellAbility, card: s.Card, language: Language, bearer: str) -> str:
    return sentences(_speaker(card, language, ability.targets, bearer=bearer), ability.do)


def _activated(ability: s.ActivatedAbility, card: s.Card, language: Language, bearer: str) -> str:
    speaker = _speaker(card, language, ability.targets, bearer=bearer)
    if ability.zone in ("hand", "graveyard"):
        speaker.zone_of_this = ability.zone
    cost = speaker.costs(ability.cost)
    speaker.about_this = s.SacrificeCost(s.Reference("this")) in ability.cost
    parts = [f"{cost}: {sentences(speaker, ability.do)}"]
    parts += [said] if (said := x_of_cost(speaker, ability)) else []
    only = {"sorcery": ["as a sorcery"], "instant": ["as an instant"]}.get(ability.timing, [])
    if ability.condition is not None:
        only.append(_under(speaker, ability.condition))
    if ability.limit == 1:
        only.append("once" if ability.once else "once each turn")
    if only:
        parts.append(f"Activate only {' and only '.join(only)}.")
    if ability.player == s.Reference("a player"):
        parts.append("Any player may activate this ability.")
    elif ability.player != YOU:
        parts.append("Only your opponents may activate this ability.")
    return " ".join(parts)


def _is_about_this(event: s.Event) -> bool:
    """Whether the event happens to this, or is a spell that targets it."""
    if isinstance(event, s.InYourTurn):
        return _is_about_this(event.event)
    what = getattr(event, "what", None)
    return THIS in (what, what.filter.targets if isinstance(what, s.Phrase) else None)


def _under(speaker: Speaker, condition: s.Condition) -> str:
    """When or under which condition an ability may be activated."""
    if isinstance(condition, s.During):
        return f"during {speaker.part_of_turn(condition.step, condition.player)}"
    return "during your turn" if condition == s.TurnOf(YOU) else f"if {speaker.condition(condition)}"


def _triggered(ability: s.TriggeredAbility, card: s.Card, language: Language, bearer: str) -> str:
    speaker = _speaker(card, language, ability.targets, bearer=bearer)
    head = f"{ability.word.capitalize()} {speaker.event(ability.event)}"
    events = ability.event.events if isinstance(ability.event, s.AnyOf) else (ability.event,)
    speaker.about_this = all(map(_is_about_this, events))
    speaker.about_this = speaker.about_this and not any(map(_is_about_two, events))
    speaker.fallen_off = any(map(_is_about_lost_host, events))
    speaker.drawing_already = isinstance(ability.event, s.Begins) and ability.event.step == "draw step"
    speaker.color_chosen = isinstance(ability.event, s.TapsForMana) and ability.event.mana == "chosen color"
    condition = f" if {speaker.condition(ability.condition)}," if ability.condition is not None else ""
    return f"{head},{condition} {speaker.uncapitalized(sentences(speaker, ability.do))}"


def _is_about_lost_host(event: s.Event) -> bool:
    """Whether what an Aura enchants leaves the battlefield."""
    return (
        isinstance(event, s.Moves) and event.from_ == "battlefield" and getattr(event.what, "word", "") == "enchanted"
    )


def _is_about_two(event: s.Event) -> bool:
    """A block has two sides, of which "it" could be either."""
    return isinstance(event, s.Blocks) and event.whom is not None


def _static(ability: s.StaticAbility, card: s.Card, language: Language, bearer: str) -> str:
    return static_sentence(_speaker(card, language, static=True, bearer=bearer), ability)


def _replacement(ability: s.ReplacementAbility, card: s.Card, language: Language, bearer: str) -> str:
    speaker = _speaker(card, language, static=True, bearer=bearer)
    effect = ability.effect
    sentence = (
        entering_sentence(speaker, effect) if isinstance(effect, s.Entering) else instead_sentence(speaker, effect)
    )
    sentence = saying_what_x_is(speaker, effect, sentence)
    if ability.condition is None:
        return sentence
    return f"As long as {speaker.condition(ability.condition)}, {speaker.uncapitalized(sentence)}"


def _special_action(ability: s.SpecialAction, card: s.Card, language: Language, bearer: str) -> str:
    """No card spells one out so far: they stand in keywords' documents."""
    speaker = _speaker(card, language, bearer=bearer)
    return f"{speaker.costs(ability.cost)} (special action): {sentences(speaker, ability.do)}"


def _opening(_: s.OpeningHand, card: s.Card, language: Language, bearer: str) -> str:
    """In a hand, a card calls itself "this card"."""
    speaker = _speaker(card, language, bearer=bearer)
    condition = f"this card is in {speaker.zone('opening hand', YOU)}"
    return f"If {condition}, you may begin the game with it on {speaker.zone('battlefield', None)}."


def _keyword(ability: s.KeywordAbility, card: s.Card, language: Language, bearer: str) -> str:
    """A cost that stands behind a dash ends the sentence."""
    text = capitalized(_speaker(card, language, bearer=bearer).keyword(ability))
    in_words = any(not isinstance(cost, s.ManaCost) for cost in ability.cost)
    return f"{text}." if in_words else text


_ABILITIES: dict[type, Callable[[Any, s.Card, Language, str], str]] = {
    s.SpellAbility: _spell,
    s.ActivatedAbility: _activated,
    s.TriggeredAbility: _triggered,
    s.StaticAbility: _static,
    s.ReplacementAbility: _replacement,
    s.SpecialAction: _special_action,
    s.OpeningHand: _opening,
    s.KeywordAbility: _keyword,
}
