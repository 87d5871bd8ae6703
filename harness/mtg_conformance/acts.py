"""When steps: the act of the protocol that each becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mtg_conformance.naming import UnreadableError, number
from mtg_conformance.reading import COLORS, Values, read_choices
from mtg_conformance.scene import Scene
from mtg_spec.protocol import (
    Act,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    GoTo,
    NameObject,
    Pass,
    PlayLand,
    ResolveStack,
    ResolveTop,
    SpecialAction,
    TapForMana,
)
from mtg_spec.steps import Parse


def build_act(kind: str, parse: Parse, values: Values, scene: Scene) -> Act:
    """The act of a When step, or of a "can" question; raises UnreadableError when its choices make no sense."""
    return _ACTS[kind](parse, values, scene)


def _play(parse: Parse, values: Values, scene: Scene) -> Act:
    return PlayLand(player=values["player"], object=values["object"], choices=read_choices(parse, scene))


def _cast(parse: Parse, values: Values, scene: Scene) -> Act:
    return Cast(player=values["player"], object=values["object"], choices=read_choices(parse, scene))


def _activate(parse: Parse, values: Values, scene: Scene) -> Act:
    return Activate(
        player=values["player"],
        object=values["object"],
        cost=values["cost"],
        ordinal=values.get("ordinal", 1),
        choices=read_choices(parse, scene),
    )


def _tap(parse: Parse, values: Values, scene: Scene) -> Act:
    choices = read_choices(parse, scene)
    if "mana" in values:
        choices = replace(choices, mana=values["mana"])
    return TapForMana(player=values["player"], object=values["object"], choices=choices)


def _special_action(parse: Parse, values: Values, scene: Scene) -> Act:
    return SpecialAction(
        player=values["player"], object=values["object"], action=values["action"], choices=read_choices(parse, scene)
    )


def _attack(parse: Parse, values: Values, scene: Scene) -> Act:
    target = values.get("target") or scene.opponent(values["player"])
    if target == values["player"]:
        raise UnreadableError("players can't attack themselves", "name an opponent (rule 508.1b)", target)
    return Attack(player=values["player"], attackers=dict.fromkeys(values["objects"], target))


def _block(parse: Parse, values: Values, scene: Scene) -> Act:
    attackers: tuple[str, ...] = values["attackers"]
    blockers = dict.fromkeys(values["objects"], attackers)
    for blocker in values.get("more", ()):
        blockers[blocker] = tuple(dict.fromkeys((*blockers.get(blocker, ()), *values["others"])))
    return Block(player=values["player"], blockers=blockers)


def _name(parse: Parse, values: Values, scene: Scene) -> Act:
    scene.check_new(values["alias"], values["card"])
    return NameObject(player=values["player"], card=values["card"], alias=values["alias"])


def _answer(parse: Parse, values: Values, scene: Scene) -> Act:
    choice = str(parse.phrase.fixed["choice"])
    if "answer" in parse.phrase.fixed:
        answer: Any = parse.phrase.fixed["answer"]
    elif choice == "quality":
        choice, answer = _quality(values["quality"], values["word"], scene)
    else:
        slots = [name for name in values if name != "player"]
        answer = values[slots[0]]
        if choice == "mode" and len(answer) == 1:
            (answer,) = answer
    return Answer(
        player=values["player"],
        choice=choice,
        answer=list(answer) if isinstance(answer, tuple) else answer,
        optional="if asked" in parse.clauses,
    )


def _quality(quality: str, word: str, scene: Scene) -> tuple[str, Any]:
    """The kind of choice and its answer, of `chooses the QUALITY WORD`."""
    if quality == "number":
        return quality, number(word)
    if quality == "color" and word not in COLORS:
        raise UnreadableError(f"{word!r} is no color", f"the colors are {', '.join(COLORS)} (rule 105.1)", word)
    if quality == "player" and word not in scene.players:
        raise UnreadableError(f"{word!r} is no player of this case", f"players are {', '.join(scene.players)}", word)
    if quality == "card name" and word not in scene.cards:
        near = scene.cards.nearest(word)
        raise UnreadableError(f"unknown card {word!r}", f"did you mean {near!r}?" if near else "", word)
    return {"color": "color", "card name": "name", "player": "player"}.get(quality, "type"), word


_ACTS: dict[str, Callable[[Parse, Values, Scene], Act]] = {
    "play": _play,
    "cast": _cast,
    "activate": _activate,
    "tap for mana": _tap,
    "special action": _special_action,
    "attack": _attack,
    "block": _block,
    "pass": lambda parse, values, scene: Pass(player=values["player"]),
    "resolve top": lambda parse, values, scene: ResolveTop(),
    "resolve stack": lambda parse, values, scene: ResolveStack(),
    "go to": lambda parse, values, scene: GoTo(player=values["player"], step=values["step"]),
    "name": _name,
    "answer": _answer,
}

OPERATIONS = frozenset(_ACTS)
"""The operations of When phrases that the compiler understands."""
