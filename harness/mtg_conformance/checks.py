"""Then steps: the questions that each asks, with the answers that are expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from mtg_conformance.acts import build_act
from mtg_conformance.naming import UnreadableError
from mtg_conformance.reading import Values, type_question
from mtg_conformance.scene import Scene
from mtg_spec.cases import Expectation
from mtg_spec.protocol import (
    Activate,
    AskCan,
    AskCount,
    AskGame,
    AskMayLook,
    AskObject,
    AskOptions,
    AskPlayer,
    AskStackTop,
    AskTarget,
    Cast,
    Question,
)
from mtg_spec.steps import Parse

Check = tuple[Question, Expectation]


def build_checks(parse: Parse, values: Values, scene: Scene) -> tuple[Check, ...]:
    """The questions of a Then step, all of whose expectations must hold; none for `nothing else changed`."""
    return tuple(_CHECKS[parse.phrase.operation](parse, values, scene, parse.form.variant == "not"))


def either(alternatives: list[tuple[Check, ...]]) -> tuple[Check, ...]:
    """One question with several accepted answers; raises UnreadableError when the parts ask different things."""
    if any(len(checks) != 1 for checks in alternatives):
        raise UnreadableError(
            "`either … or …` takes parts that ask one question each", "say each outcome with one plain Then phrase"
        )
    questions = [checks[0][0] for checks in alternatives]
    if any(question != questions[0] for question in questions):
        raise UnreadableError(
            "the parts of `either … or …` ask different questions", "let all parts ask the same of the same object"
        )
    expectations = [checks[0][1] for checks in alternatives]
    if any(expectation.compare not in ("equals", "contains") for expectation in expectations):
        raise UnreadableError("`either … or …` can't hold a part that compares with a list", "use another phrase")
    return ((questions[0], Expectation("one of", [expectation.value for expectation in expectations])),)


def _object(alias: str, what: str, value: Any, compare: Any = "equals") -> Check:
    return AskObject(object=alias, what=what), Expectation(compare, value)


def _on_battlefield(alias: str) -> Check:
    """What makes a "not" mean something: the object is there."""
    return _object(alias, "zone", {"zone": "battlefield"}, "contains")


def _game(what: str, value: Any, compare: Any = "equals") -> Check:
    return AskGame(what=what), Expectation(compare, value)


def _of_player(what: str, value: Any, player: str) -> Check:
    return AskPlayer(player=player, what=what), Expectation("equals", value)


def _place(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_object(values["object"], "zone", {"zone": values["place"]}, "contains")]


def _zone(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    where = {"zone": values["zone"], "owner": values["player"]}
    return [_object(values["object"], "zone", where, "contains")]


def _status(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    word = values["status"]
    asked, wanted = {"untapped": ("tapped", False), "face up": ("face down", False)}.get(word, (word, True))
    checks = []
    for alias in values["objects"]:
        checks.append(_object(alias, asked, wanted))
        if not wanted:
            checks.append(_on_battlefield(alias))
    return checks


def _transformed(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    checks = [_object(values["object"], "transformed", not negated)]
    return [*checks, _on_battlefield(values["object"])] if negated else checks


def _size(prefix: str, parse: Parse, values: Values) -> list[Check]:
    power, toughness = values["size"]
    return [
        _object(values["object"], f"{prefix}power", power),
        _object(values["object"], f"{prefix}toughness", toughness),
    ]


def _no_size(alias: str) -> list[Check]:
    return [_object(alias, "power", None), _object(alias, "toughness", None), _on_battlefield(alias)]


def _type(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    what, word = type_question(values["type"])
    if what == "token":
        checks = [_object(values["object"], what, not negated)]
    else:
        checks = [_object(values["object"], what, word, "excludes" if negated else "includes")]
    return [*checks, _on_battlefield(values["object"])] if negated else checks


def _keyword(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    if not negated:
        return [_object(values["object"], "keywords", values["keyword"], "includes")]
    return [_object(values["object"], "keywords", values["keyword"], "excludes"), _on_battlefield(values["object"])]


def _counters(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    alias, kind, count = values["object"], values["counter"], values["number"]
    if count:
        return [_object(alias, "counters", {kind: count}, "contains")]
    return [_object(alias, "counters", kind, "excludes"), _on_battlefield(alias)]


def _attached(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    if negated:
        return [_object(values["object"], "attached to", ""), _on_battlefield(values["object"])]
    return [_object(values["object"], "attached to", values["host"])]


def _count(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    card = values["card"]
    if card not in scene.cards:  # a plural
        if values["number"] == 1:
            raise UnreadableError(f"{card!r} is a plural", "write the name as it is", card)
        card = card.removesuffix("s")
    return [(AskCount(player=values["player"], zone="battlefield", card=card), Expectation("equals", values["number"]))]


def _name(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_object(values["object"], "name", values["card"])]


def _stack_top(kind: str, values: Values) -> list[Check]:
    return [_game("stack", {"object": values["object"], "kind": kind}, "first contains")]


def _mana(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_of_player("mana", "" if negated else values["mana"], values["player"])]


def _can(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    act = build_act(parse.phrase.act, parse, values, scene)
    return [(AskCan(act=cast(Any, act)), Expectation("equals", not negated))]


def _target(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    player = scene.by_alias[values["object"]].controller
    act: Cast | Activate
    if "cost" in values:
        act = Activate(player=player, object=values["object"], cost=values["cost"])
    else:
        act = Cast(player=player, object=values["object"])
    return [(AskTarget(act=act, target=values["target"]), Expectation("equals", not negated))]


def _may_look(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [(AskMayLook(player=values["player"], object=values["object"]), Expectation("equals", not negated))]


def _options(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [(AskOptions(player=values["player"], choice=""), Expectation("set", list(values["targets"])))]


def _waits(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_game("waits", None) if negated else _game("waits", {"player": values["player"]}, "contains")]


def _stack_empty(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_game("stack", []), _game("priority", list(scene.players), "one of")]


def _drawn(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_of_player("result", "drawn", player) for player in scene.players]


def _turn(parse: Parse, values: Values, scene: Scene, negated: bool) -> list[Check]:
    return [_game("turn", {"player": values["player"], "step": values["step"]})]


_CHECKS: dict[str, Callable[[Parse, Values, Scene, bool], list[Check]]] = {
    "place": _place,
    "zone": _zone,
    "controller": lambda p, v, s, n: [_object(v["object"], "controller", v["player"])],
    "count": _count,
    "status": _status,
    "transformed": _transformed,
    "protector": lambda p, v, s, n: [_object(v["object"], "protector", v["player"])],
    "defense": lambda p, v, s, n: [_object(v["object"], "defense", v["number"])],
    "size": lambda p, v, s, n: _size("", p, v),
    "no size": lambda p, v, s, n: _no_size(v["object"]),
    "base size": lambda p, v, s, n: _size("base ", p, v),
    "colors": lambda p, v, s, n: [_object(v["object"], "colors", list(v["colors"]), "set")],
    "type": _type,
    "keyword": _keyword,
    "counters": _counters,
    "damage": lambda p, v, s, n: [_object(v["object"], "damage", v["number"])],
    "attached": _attached,
    "name": _name,
    "mana value": lambda p, v, s, n: [_object(v["object"], "mana value", v["number"])],
    "life": lambda p, v, s, n: [_of_player("life", v["number"], v["player"])],
    "poison": lambda p, v, s, n: [_of_player("poison", v["number"], v["player"])],
    "mana": _mana,
    "cards": lambda p, v, s, n: [_of_player(v["heap"], v["number"], v["player"])],
    "won": lambda p, v, s, n: [_of_player("result", "won", v["player"])],
    "lost": lambda p, v, s, n: [_of_player("result", "lost", v["player"])],
    "drawn": _drawn,
    "stack empty": _stack_empty,
    "stack size": lambda p, v, s, n: [_game("stack", v["number"], "length")],
    "stack top spell": lambda p, v, s, n: _stack_top("spell", v),
    "stack top ability": lambda p, v, s, n: _stack_top("ability", v),
    "stack targets": lambda p, v, s, n: [(AskStackTop(what="targets"), Expectation("equals", list(v["targets"])))],
    "stack x": lambda p, v, s, n: [(AskStackTop(what="x"), Expectation("equals", v["number"]))],
    "turn": _turn,
    "priority": lambda p, v, s, n: [_game("priority", v["player"])],
    "can": _can,
    "target of spell": _target,
    "target of ability": _target,
    "may look": _may_look,
    "options": _options,
    "waits": _waits,
    "unchanged": lambda p, v, s, n: [],
}

OPERATIONS = frozenset(_CHECKS)
"""The operations of Then phrases that the compiler understands."""
