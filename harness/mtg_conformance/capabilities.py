"""Which capability words a case needs: what it asks of an engine beyond the core (`spec/steps/capabilities.yaml`)."""

from __future__ import annotations

from collections.abc import Iterator

from mtg_spec.cases import Step
from mtg_spec.protocol import (
    Act,
    Answer,
    AskCan,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskStackTop,
    AskTarget,
    NameObject,
    Pass,
    Question,
    Setup,
    SpecialAction,
)


def needs(setup: Setup, steps: tuple[Step, ...]) -> tuple[str, ...]:
    """The capability words of a case, sorted."""
    words = set(_of_setup(setup))
    for step in steps:
        if step.act is not None:
            words.update(_of_act(step.act))
            if step.illegal:
                words.add("illegal acts")
        for question, _ in step.checks:
            words.update(_of_question(question))
        if step.unchanged:
            words.add("unchanged questions")
    return tuple(sorted(words))


def _of_setup(setup: Setup) -> Iterator[str]:
    if len(setup.players) > 2:
        yield "three players"
    if setup.active != setup.players[0].name or setup.step != "precombat main":
        yield "given turn"
    if setup.random:
        yield "scripted random"
    for player in setup.players:
        if player.mana:
            yield "floating mana"
        if player.poison:
            yield "poison"
        if player.lands_played:
            yield "land drops used"
    for item in setup.objects:
        if item.counters:
            yield "counters"
        if item.attached_to:
            yield "attachments"
        if item.controller:
            yield "borrowed permanents"
        if item.damage:
            yield "damage marked"
        if item.new:
            yield "recent permanents"
        if item.face_down:
            yield "face down"
        if item.transformed:
            yield "transformed permanents"
        if item.protector:
            yield "battles"
        if item.chosen:
            yield "chosen values"
        if item.zone == "command":
            yield "command zone"


def _of_act(act: Act) -> Iterator[str]:
    if isinstance(act, Pass):
        yield "single pass"
    elif isinstance(act, Answer):
        yield "answers"
    elif isinstance(act, NameObject):
        yield "new objects"
    elif isinstance(act, SpecialAction):
        yield "special actions"
    choices = getattr(act, "choices", None)
    if choices is not None and (choices.pay is not None or choices.cost_objects is not None):
        yield "chosen payment"


def _of_question(question: Question) -> Iterator[str]:
    match question:
        case AskCan():
            yield "can questions"
            if isinstance(question.act, SpecialAction):
                yield "special actions"
        case AskTarget():
            yield "target questions"
        case AskMayLook():
            yield "look questions"
        case AskOptions() | AskGame(what="waits"):
            yield "option questions"
        case AskStackTop() | AskGame(what="stack"):
            yield "stack questions"
        case AskGame():
            yield "priority questions"
        case AskObject(what="base power" | "base toughness"):
            yield "base values"
        case AskObject(what="transformed"):
            yield "transformed permanents"
        case AskObject(what="defense" | "protector"):
            yield "battles"
        case _:
            pass
