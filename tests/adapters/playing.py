"""Playing cases on an adapter in this process, with hand-made messages."""

from __future__ import annotations

from typing import Any

from mtg_spec.protocol import (
    Act,
    Activate,
    AskCan,
    AskObject,
    AskPlayer,
    CaseStart,
    Cast,
    Choices,
    Illegal,
    Observed,
    Ok,
    PlacedObject,
    PlayerSetup,
    Question,
    Setup,
    TapForMana,
    Unsupported,
    Waits,
)
from mtg_spec.serving import Adapter, Session


class Play:
    """A case being played: cards are named by themselves, twins by number."""

    def __init__(self, adapter: Adapter) -> None:
        self.session = Session(adapter)
        self.objects: list[PlacedObject] = []
        self.settings: dict[str, dict[str, Any]] = {"Alice": {}, "Bob": {}}

    def has(self, *cards: str, zone: str = "battlefield", owner: str = "Alice", **more: Any) -> Play:
        for card in cards:
            aliases = {placed.alias for placed in self.objects}
            alias = more.pop("alias", None) or next(
                name for name in (card, *(f"{card} {number}" for number in range(2, 99))) if name not in aliases
            )
            self.objects.append(PlacedObject(alias, card, zone, owner, **more))  # type: ignore[arg-type]
        return self

    def start(self, active: str = "Alice", **more: Any) -> Play:
        result = self.put_up(active, **more)
        assert result == Ok(), result
        return self

    def put_up(self, active: str = "Alice", **more: Any) -> Any:
        players = tuple(PlayerSetup(name, **settings) for name, settings in self.settings.items())
        return self.session.start(CaseStart("0", Setup(players, active, objects=tuple(self.objects), **more)))

    def do(self, *acts: Act) -> Waits | None:
        waits = None
        for act in acts:
            result = self.session.act(act)
            assert isinstance(result, Ok), (act, result)
            waits = result.waits
        return waits

    def refused(self, act: Act) -> str:
        result = self.session.act(act)
        assert isinstance(result, Illegal), result
        return result.reason

    def lacks(self, act: Act) -> str:
        result = self.session.act(act)
        assert isinstance(result, Unsupported), result
        return result.what

    def ask(self, question: Question) -> Any:
        result = self.session.observe(question)
        assert isinstance(result, Observed), (question, result)
        return result.value

    def of(self, alias: str, what: str) -> Any:
        return self.ask(AskObject(alias, what))

    def zone(self, alias: str) -> str:
        return str(self.of(alias, "zone")["zone"])

    def life(self, player: str) -> Any:
        return self.ask(AskPlayer(player, "life"))

    def mana(self, player: str = "Alice") -> Any:
        return self.ask(AskPlayer(player, "mana"))

    def can(self, act: Any) -> Any:
        return self.ask(AskCan(act))


def cast(card: str, player: str = "Alice", **choices: Any) -> Cast:
    return Cast(player, card, Choices(**choices))


def activate(card: str, cost: str, player: str = "Alice", **choices: Any) -> Activate:
    return Activate(player, card, cost, choices=Choices(**choices))


def tap(card: str, player: str = "Alice", **choices: Any) -> TapForMana:
    return TapForMana(player, card, Choices(**choices))
