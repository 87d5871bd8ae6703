"""The page of the protocol is up to date, and every message that it shows is one."""

from __future__ import annotations

import json
import typing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from mtg_conformance import protocol_page
from mtg_conformance.suite import load_suite
from mtg_spec import protocol, wire
from mtg_spec.documents import root

PAGE = root() / protocol_page.NAME
pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="guides are not in the wheel")


@cache
def validator(name: str) -> Draft202012Validator:
    schema = json.loads((root() / "adapters" / "schema" / name).read_text("utf-8"))
    return Draft202012Validator(schema)


def body(method: str, part: str) -> Draft202012Validator:
    return validator(f"{method.replace('/', '-')}.{part}.json")


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text("utf-8")


def test_the_page_is_up_to_date(page: str) -> None:
    assert protocol_page.rendered(page, load_suite()) == page, "run: python -m mtg_conformance.protocol_page"


def test_every_line_of_a_transcript_is_a_message_of_the_protocol(page: str) -> None:
    methods: dict[int, str] = {}
    shown = [(arrow, message) for arrow, message in protocol_page.shown_messages(page) if arrow != "json"]
    assert len(shown) > 30
    for arrow, message in shown:
        if arrow == "→":
            validator("request.json").validate(message)
            methods[message["id"]] = message["method"]
            body(message["method"], "params").validate(message["params"])
        else:
            validator("response.json").validate(message)
            body(methods[message["id"]], "result").validate(message["result"])
    assert set(methods.values()) == set(wire.PARAMS)


def test_every_act_and_every_question_has_an_example(page: str) -> None:
    bodies = [message for arrow, message in protocol_page.shown_messages(page) if arrow == "json"]
    tags = {"act": set(), "ask": set()}  # type: dict[str, set[str]]
    for params, result in zip(bodies[::2], bodies[1::2], strict=True):
        kind, method = ("act", "case/act") if "ask" not in params else ("ask", "case/observe")
        body(method, "params").validate(params)
        body(method, "result").validate(result)
        tags[kind].add(params[kind])
    assert tags == {"act": names(protocol.Act), "ask": names(protocol.Question)}


def names(union: Any) -> set[str]:
    return {type_.__struct_config__.tag for type_ in typing.get_args(union)}


def test_every_status_of_a_result_is_explained(page: str) -> None:
    results = typing.get_args(protocol.Result)
    assert [type_ for type_ in results if f"**`{type_.__struct_config__.tag}`**" not in page] == []


def test_expectations_are_shown_nowhere(page: str) -> None:
    for _, message in protocol_page.shown_messages(page):
        assert "expect" not in json.dumps(message)


def test_the_page_is_found_from_the_readme() -> None:
    assert "docs/protocol.md" in Path(root() / "README.md").read_text("utf-8")
