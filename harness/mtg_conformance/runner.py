"""From a case and an engine to a result: what is asked, what the answers mean, which verdict follows.

A case is decided at its first request whose reply is not as it must be, whatever comes after it: requests are
pipelined, but the verdict is the one of an engine that was asked one by one.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from mtg_conformance.comparing import described, holds, recorded, show
from mtg_conformance.connectors import Connection, Played, Reply, cut
from mtg_conformance.plans import Planned, plan
from mtg_conformance.results import Exchange, Result, Verdict
from mtg_spec import answers
from mtg_spec.cases import Case, Step
from mtg_spec.protocol import (
    Act,
    Answer,
    Derivation,
    Ended,
    Illegal,
    Observed,
    Ok,
    Question,
    Skipped,
    Unsupported,
    Waits,
)
from mtg_spec.wire import Fault


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A verdict with where and why; see `Result` for the fields."""

    verdict: Verdict
    step: int = -1
    question: Any = None
    expected: Any = None
    actual: Any = None
    reason: str = ""
    what: str = ""
    log: str = ""


def run_case(case: Case, connection: Connection) -> Result:
    """Plays a case on an engine. Never raises for what the engine does."""
    planned = plan(case, secrets.token_hex(8))
    started = time.perf_counter()
    played = connection.play([entry.request for entry in planned])
    seconds = time.perf_counter() - started
    decision = decide(case, planned, played)
    return Result(
        case=case.id,
        verdict=decision.verdict,
        step=decision.step,
        question=decision.question,
        expected=decision.expected,
        actual=decision.actual,
        reason=cut(decision.reason),
        what=decision.what,
        seconds=round(seconds, 6),
        transcript=_transcript(planned, played),
        log=cut("\n".join(filter(None, (decision.log, played.log)))),
        derivation=_derivation(planned, played.replies),
        reached=_reached(played.replies),
    )


def not_run(case: Case, reason: str) -> Result:
    """The result of a case that was never sent."""
    return Result(case=case.id, verdict=Verdict.NOT_RUN, reason=reason)


def decide(case: Case, planned: Sequence[Planned], played: Played) -> Decision:
    """The verdict that follows from the replies."""
    judge = _Judge(case, planned, played.replies)
    for place, reply in enumerate(played.replies):
        decision = judge.judge(place, reply)
        if decision is not None:
            return decision
    if played.breakdown is not None:
        entry = planned[min(len(played.replies), len(planned) - 1)]
        sent = msgspec.to_builtins(entry.request[1]) if entry.request[0] == "case/observe" else None
        return Decision(
            verdict=played.breakdown.verdict, step=entry.step, question=sent, reason=played.breakdown.reason
        )
    return Decision(verdict=Verdict.PASS)


class _Judge:
    """Goes through the replies of a case in order and keeps what the game waits for."""

    def __init__(self, case: Case, planned: Sequence[Planned], replies: Sequence[Reply]) -> None:
        self._case = case
        self._planned = planned
        self._replies = replies
        self._waits: Waits | None = None
        self._forced: list[Waits] = []
        self._compared = 0

    def judge(self, place: int, reply: Reply) -> Decision | None:
        """The decision that this reply brings, or None to go on."""
        entry = self._planned[place]
        method, params = entry.request
        if isinstance(reply, Fault):
            data = reply.data if isinstance(reply.data, str) or reply.data is None else show(reply.data)
            return Decision(
                verdict=Verdict.ENGINE_ERROR,
                step=entry.step,
                question=msgspec.to_builtins(params) if method == "case/observe" else None,
                reason=f"the engine reports an internal error on {method}: {reply.message}",
                log=data or "",
            )
        if isinstance(reply, Skipped):
            return Decision(
                verdict=Verdict.PROTOCOL_ERROR,
                step=entry.step,
                reason=f"{method} was answered skipped, but nothing before it was unsupported or failed",
            )
        match method:
            case "case/observe":
                return self._observed(entry, params, reply)
            case "case/act":
                return self._acted(entry, params, self._case.steps[entry.step], reply)
            case "case/start":
                if isinstance(reply, Unsupported):
                    return self._unsupported(entry, reply)
                assert isinstance(reply, Ok)
                self._waits, self._forced = reply.waits, list(reply.forced)
                return None
            case _:
                return self._ended()

    # --- acts ---

    def _acted(self, entry: Planned, act: Act, step: Step, reply: Reply) -> Decision | None:
        if isinstance(reply, Unsupported):
            return self._unsupported(entry, reply)
        if isinstance(act, Answer):
            unasked = self._unasked(act)
            if unasked:
                # An optional answer that nothing asks for leaves everything as it is.
                return None if act.optional and isinstance(reply, Ok) else self._fail(entry, unasked)
        elif self._waits is not None and not step.illegal:
            return self._fail(entry, self._unanswered(self._waits))
        if isinstance(reply, Illegal):
            if step.illegal:
                return None
            rule = f" (it cites rule {reply.rule})" if reply.rule else ""
            return self._fail(
                entry,
                f"the engine does not allow “{step.text}”: {reply.reason or 'it gives no reason'}{rule}",
                expected="ok",
                actual="illegal",
            )
        if step.illegal:
            return self._fail(
                entry,
                f"the engine allowed “{step.text}”, which the rules forbid",
                expected="illegal",
                actual="ok",
            )
        assert isinstance(reply, Ok)
        if isinstance(act, Answer):
            self._forced = [waits for waits in self._forced if not _answers(act, waits)]
        else:
            self._forced = []
        self._waits = reply.waits
        self._forced += reply.forced
        return None

    def _unasked(self, act: Answer) -> str:
        """Why an answer answers nothing, or ""."""
        if self._waits is not None and _answers(act, self._waits):
            return ""
        if any(_answers(act, waits) for waits in self._forced):
            return ""
        asked = f"; it asks {_choice(self._waits)}" if self._waits else ""
        return f"the case answers {act.player}'s choice ({act.choice}), which the game does not ask for{asked}"

    def _unanswered(self, waits: Waits) -> str:
        options = f" (options: {', '.join(map(show, waits.options))})" if waits.options else ""
        return f"the game asked {_choice(waits)}{options}, and the case does not answer"

    def _ended(self) -> Decision | None:
        if self._waits is not None:
            last = max((i for i, step in enumerate(self._case.steps) if step.act is not None), default=-1)
            return Decision(verdict=Verdict.FAIL, step=last, reason=self._unanswered(self._waits))
        if any(step.unchanged for step in self._case.steps) and not self._compared:
            return Decision(
                verdict=Verdict.UNSUPPORTED,
                step=next(i for i, step in enumerate(self._case.steps) if step.unchanged),
                what="observe",
                reason="none of the observations that must not change could be made",
            )
        return None

    # --- questions ---

    def _observed(self, entry: Planned, question: Question, reply: Reply) -> Decision | None:
        standard = entry.expectation is None
        if isinstance(reply, Unsupported):
            return None if standard else self._unsupported(entry, reply)
        asked = msgspec.to_builtins(question)
        if isinstance(reply, Illegal):
            if standard:
                return None
            return self._fail(
                entry,
                f"the engine calls the question illegal: {reply.reason}; a question about the state has an answer",
                question=asked,
            )
        assert isinstance(reply, Observed)
        wrong = answers.fault(question, reply.value)
        if wrong:
            return Decision(
                verdict=Verdict.PROTOCOL_ERROR,
                step=entry.step,
                question=asked,
                actual=reply.value,
                reason=f"the answer to the question {show(asked)} has the wrong shape: {wrong}: {show(reply.value)}",
            )
        if entry.expectation is not None:
            if holds(entry.expectation, reply.value):
                return None
            text = self._case.steps[entry.step].text
            must = described(entry.expectation)
            return self._fail(
                entry,
                f"“{text}”: the engine answers {show(reply.value)}, it must be {must}",
                question=asked,
                expected=recorded(entry.expectation),
                actual=reply.value,
            )
        before = self._replies[entry.before] if entry.before >= 0 else None
        if isinstance(before, Observed):
            self._compared += 1
            if show(before.value) != show(reply.value):
                what = f"{asked.get('what')} of {asked.get('object') or asked.get('player')}"
                return self._fail(
                    entry,
                    f"{what} changed from {show(before.value)} to {show(reply.value)}, which no step of the case says",
                    question=asked,
                    expected=before.value,
                    actual=reply.value,
                )
        return None

    # --- decisions ---

    def _fail(self, entry: Planned, reason: str, **fields: Any) -> Decision:
        return Decision(verdict=Verdict.FAIL, step=entry.step, reason=reason, **fields)

    def _unsupported(self, entry: Planned, reply: Unsupported) -> Decision:
        detail = f": {reply.detail}" if reply.detail else ""
        return Decision(
            verdict=Verdict.UNSUPPORTED,
            step=entry.step,
            what=reply.what,
            reason=f"the engine does not support the {reply.kind} {reply.what!r}{detail}",
        )


def _answers(act: Answer, waits: Waits) -> bool:
    return (act.player, act.choice) == (waits.player, waits.choice)


def _choice(waits: Waits) -> str:
    return f"{waits.player} for a choice ({waits.choice})"


def _transcript(planned: Sequence[Planned], played: Played) -> tuple[Exchange, ...]:
    exchanges = []
    for entry, reply in zip(planned, played.replies, strict=False):
        method, params = entry.request
        error = ""
        result: Any = None
        if isinstance(reply, Fault):
            error = reply.message
        elif isinstance(reply, Ended):
            result = {"status": "ended"}
        else:
            result = msgspec.to_builtins(reply)
        exchanges.append(Exchange(entry.step, method, msgspec.to_builtins(params), result, error))
    if played.breakdown is not None and len(played.replies) < len(planned):
        entry = planned[len(played.replies)]
        exchanges.append(
            Exchange(entry.step, entry.request[0], msgspec.to_builtins(entry.request[1]), None, played.breakdown.reason)
        )
    return tuple(exchanges)


def _reached(replies: Sequence[Reply]) -> tuple[str, ...]:
    """The places for faults that the case reached, where the engine told."""
    return replies[-1].reached if replies and isinstance(replies[-1], Ended) else ()


def _derivation(planned: Sequence[Planned], replies: Sequence[Reply]) -> tuple[Derivation, ...]:
    """What the engine derived, with the steps of the case in place of the numbers of the requests."""
    if len(replies) < len(planned) or not isinstance(ended := replies[-1], Ended):
        return ()
    return tuple(
        Derivation(planned[entry.step].step if 0 <= entry.step < len(planned) else -1, entry.rule, entry.text)
        for entry in ended.derivation
    )
