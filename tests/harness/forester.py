"""An engine that knows Forests and nothing else, well or with one of the sicknesses that a doctor must find."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

from mtg_spec import serving
from mtg_spec.protocol import (
    Act,
    AskCan,
    AskObject,
    AskPlayer,
    Engine,
    Illegal,
    Observed,
    Ok,
    PlayLand,
    Question,
    Setup,
    TapForMana,
    Unsupported,
)


class Forester(serving.Adapter):
    """Plays Forests from the hand and taps them for mana."""

    def __init__(self, sickness: str = "") -> None:
        self.sickness = sickness
        self.started = False

    def initialize(self) -> Engine:
        return Engine(name="forester", version="main" if self.sickness == "no-version" else "1.0")

    def start(self, setup: Setup) -> Ok | Unsupported:
        if self.sickness == "remembers" and self.started:
            return Ok()
        cards = {placed.alias: placed for placed in setup.objects}
        if self.sickness != "knows-every-card":
            for placed in cards.values():
                if placed.card != "Forest":
                    return Unsupported("card", placed.card)
        self.started = True
        self.zones = {alias: str(placed.zone) for alias, placed in cards.items()}
        self.tapped = {alias: placed.tapped for alias, placed in cards.items()}
        self.life = {player.name: player.life for player in setup.players}
        self.mana = ""
        return Ok()

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        match act:
            case PlayLand():
                self.zones[act.object] = "battlefield"
                return Ok()
            case TapForMana():
                if self.tapped[act.object]:
                    if self.sickness == "illegal-hurts":
                        self.life[act.player] -= 1
                    return Illegal("it is tapped")
                if self.sickness != "taps-nothing":
                    self.tapped[act.object] = True
                self.mana += "{G}"
                return Ok()
        return super().act(act)

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        match question:
            case AskObject(what="tapped"):
                return Observed(self.tapped[question.object])
            case AskObject(what="zone"):
                return Observed({"zone": self.zones[question.object], "owner": "Alice"})
            case AskPlayer(what="life"):
                life = self.life[question.player]
                return Observed(str(life) if self.sickness == "life-as-text" else life)
            case AskPlayer(what="hand"):
                return Observed(list(self.zones.values()).count("hand") if question.player == "Alice" else 0)
            case AskPlayer(what="mana"):
                return Observed(self.mana)
            case AskCan(act=TapForMana(object=name)):
                can = not self.tapped[name]
                if self.sickness == "can-taps":
                    self.tapped[name] = True
                return Observed(can)
            case AskCan(act=PlayLand()):
                return Observed(True)
        return super().observe(question)


def main() -> None:
    sickness = sys.argv[1] if len(sys.argv) > 1 else ""
    session = serving.Session(Forester(sickness))
    if sickness == "greets":
        print("Forester 1.0, welcome!", flush=True)
    if sickness == "silent":
        time.sleep(600)
    cases = 0
    for line in sys.stdin.buffer:
        answer, done = serving.reply(session, line)
        response: dict[str, Any] = json.loads(answer)
        code = response.get("error", {}).get("code")
        cases += b'"case/start"' in line
        if (sickness == "dies-of-nonsense" and code == -32700) or (sickness == "few-cases" and cases == 40):
            sys.exit(9)
        if sickness == "knows-every-method" and code == -32601:
            response = {"jsonrpc": "2.0", "id": response["id"], "result": {"status": "ok"}}
        if sickness == "short-ids" and response["id"]:
            response["id"] %= 1_000_000
        if sickness == "never-skips" and response.get("result") == {"status": "skipped"}:
            response["result"] = {"status": "ok"} if b'"case/act"' in line else {"status": "observed", "value": 20}
        os.write(1, json.dumps(response).encode() + b"\n")
        if sickness == "says-good-bye" and b'"case/end"' in line and cases > 60:
            os.write(1, b"Good bye!\n")
        if done and sickness == "stays":
            time.sleep(600)
        if done:
            sys.exit(5 if sickness == "exit-code" else 0)


if __name__ == "__main__":
    main()
