"""Whatever an adapter sends, and in whatever order, a run ends with one verdict for each case, and so does the next."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import Toy
from toy_cases import NOTHING_ELSE, case, setup, then, when

from mtg_conformance.connectors import Connection, Limits, Played, connect
from mtg_conformance.manifests import Manifest
from mtg_conformance.plans import plan
from mtg_conformance.results import Header, Result, ResultsWriter, Verdict, read_results
from mtg_conformance.runner import decide, run_case
from mtg_spec import serving, wire
from mtg_spec.cases import Case
from mtg_spec.protocol import (
    Answer,
    AskCan,
    AskGame,
    AskObject,
    AskOptions,
    AskPlayer,
    Ended,
    Engine,
    Illegal,
    Observed,
    Ok,
    Pass,
    ResolveTop,
    Skipped,
    TapForMana,
    Unsupported,
    Waits,
)

PARROT = Path(__file__).with_name("parrot.py")

settings.register_profile("wire", deadline=None, max_examples=25)
settings.register_profile("fast", deadline=None, max_examples=100)
WIRE, FAST = settings.get_profile("wire"), settings.get_profile("fast")

texts = st.text(max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
waits = st.builds(
    Waits,
    choice=st.sampled_from(["may", "color", "objects", "order", "divide"]),
    player=st.sampled_from(["Alice", "Bob"]),
    options=st.lists(values, max_size=3).map(tuple),
    least=st.none() | st.integers(0, 3),
)
results: dict[type, st.SearchStrategy[Any]] = {
    Ok: st.builds(Ok, waits=st.none() | waits, forced=st.lists(waits, max_size=2).map(tuple)),
    Observed: st.builds(Observed, values),
    Illegal: st.builds(Illegal, texts),
    Unsupported: st.builds(Unsupported, st.sampled_from(["card", "capability"]), texts),
    Skipped: st.just(Skipped()),
    Ended: st.just(Ended()),
    Engine: st.builds(Engine, name=texts, version=texts),
}
faults = st.builds(wire.Fault, st.integers(-(2**40), 2**40), texts, values)
replies = st.one_of(*results.values(), faults)
fitting = {
    method: st.one_of(*(results[type_] for type_ in getattr(types, "__args__", (types,))), faults)
    for method, types in wire.RESULTS.items()
}


def rich(filler: str = "Wastes") -> Case:
    """A case with a request of each kind."""
    forest = AskObject("forest", "tapped")
    return case(
        "rich",
        msgspec.structs.replace(setup(forest=False), filler=filler),
        when(TapForMana("Alice", "forest")),
        when(ResolveTop()),
        when(Answer("Alice", "color", "red", optional=True)),
        when(Pass("Bob"), illegal=True),
        then(forest, True),
        then(AskCan(TapForMana("Alice", "forest")), False),
        then(AskGame("stack"), [], "length"),
        then(AskOptions("Alice", ""), ["red"], "set"),
        then(AskPlayer("Alice", "mana"), "", "one of"),
        NOTHING_ELSE,
    )


@pytest.fixture(scope="module")
def parrot() -> Iterator[Connection]:
    limits = Limits(seconds=20, restarts=10_000, output=1 << 20)
    command = (sys.executable, "-S", "-E", str(PARROT))
    connection = connect(Manifest(name="parrot", command=command), "stdio", limits)
    yield connection
    connection.close()


def written(result: Result, folder: Path) -> Result:
    """The result as it is read back from a file."""
    header = Header(suite="1", digest="", edition="", cases=1, selected=1, engine=Engine(name="parrot", version="1"))
    with ResultsWriter(folder / "x.ndjson", header) as writer:
        writer.write(result)
    (back,) = read_results(folder / "x.ndjson").results
    return back


def played(connection: Connection, script: dict[str, Any], folder: Path) -> Result:
    """Plays the scripted case, and after it a well-behaved one, which must be untouched."""
    result = run_case(rich(json.dumps(script)), connection)
    assert written(result, folder).verdict == result.verdict
    empty = [[0, {"result": {"status": "ok"}}], [1, {"result": {"status": "ended"}}]]
    after = run_case(case("after", msgspec.structs.replace(setup(), filler=json.dumps({"replies": empty}))), connection)
    assert after.verdict == Verdict.PASS, after.reason
    return result


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("results")


@WIRE
@given(raw=st.binary(max_size=200) | st.text('[]{}",:\\u01\n', max_size=60).map(str.encode))
def test_random_bytes_decide_their_own_case(parrot: Connection, folder: Path, raw: bytes) -> None:
    result = played(parrot, {"raw": raw.hex(), "leave": True}, folder)
    assert result.verdict in (Verdict.PROTOCOL_ERROR, Verdict.CRASH)


@WIRE
@given(messages=st.lists(st.tuples(st.integers(0, 40), replies), max_size=40), shuffled=st.booleans())
def test_random_valid_messages_in_random_order_decide_their_own_case(
    parrot: Connection, folder: Path, messages: list[tuple[int, Any]], shuffled: bool
) -> None:
    def rest(reply: Any) -> dict[str, Any]:
        plain = json.loads(msgspec.json.encode(reply))
        return {"error": plain} if isinstance(reply, wire.Fault) else {"result": plain}

    placed = [[place if shuffled else at, rest(reply)] for at, (place, reply) in enumerate(messages)]
    result = played(parrot, {"replies": placed, "leave": True}, folder)
    assert result.verdict in set(Verdict) - {Verdict.NOT_RUN, Verdict.TIMEOUT}


PLANNED = plan(rich(), "id")


@FAST
@given(got=st.integers(0, len(PLANNED)).flatmap(lambda n: st.tuples(*(fitting[p.request[0]] for p in PLANNED[:n]))))
def test_every_sequence_of_replies_of_the_right_types_has_a_verdict(got: tuple[Any, ...]) -> None:
    assert decide(rich(), PLANNED, Played(got)).verdict in Verdict


requests = st.one_of(
    st.just(("case/start", {"id": "x", "setup": msgspec.to_builtins(setup(forest=False))})),
    st.sampled_from([entry.request for entry in PLANNED]).map(
        lambda request: (request[0], msgspec.to_builtins(request[1]))
    ),
    st.tuples(st.sampled_from([*wire.PARAMS, "case/undo"]), values),
)


@FAST
@given(sent=st.lists(requests, max_size=30))
def test_the_sdk_answers_any_requests_in_any_order_one_by_one(sent: list[tuple[str, Any]]) -> None:
    session = serving.Session(Toy())
    for id_, (method, params) in enumerate(sent):
        line = json.dumps({"jsonrpc": "2.0", "id": id_, "method": method, "params": params}).encode()
        answer, done = serving.reply(session, line)
        response = wire.decode_response(answer)
        assert response.id == id_
        assert done == (method == "shutdown" and params == {})
        if isinstance(response.result, msgspec.Raw):
            msgspec.json.decode(response.result, type=wire.RESULTS[method])  # type: ignore[index]


@FAST
@given(line=st.binary(max_size=200) | st.text('[]{}",:\\u01', max_size=60).map(str.encode))
def test_the_sdk_answers_any_line_with_one_line(line: bytes) -> None:
    answer, done = serving.reply(serving.Session(Toy()), line)
    assert (answer.count(b"\n"), done) == (1, False)
    assert wire.decode_response(answer).result is msgspec.UNSET


def test_the_sdk_refuses_a_request_that_is_nested_too_deep() -> None:
    deep = b'{"jsonrpc":"2.0","id":1,"method":"case/observe","params":' + b"[" * 9999 + b"]" * 9999 + b"}"
    answer, _ = serving.reply(serving.Session(Toy()), deep)
    assert b"nested deeper" in answer
