"""The generated parts of the page of the protocol, `docs/protocol.md`: tables of the messages, and real transcripts.

`python -m mtg_conformance.protocol_page` rewrites them in a checkout. What stands between the comments
`<!-- generated: NAME -->` and `<!-- end -->` is generated; the rest of the page is written.
"""

from __future__ import annotations

import json
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.connectors import Limits, Reply, Request, connect
from mtg_conformance.manifests import find
from mtg_conformance.plans import plan
from mtg_spec import answers, protocol, wire
from mtg_spec.cases import Case, Suite
from mtg_spec.documents import root
from mtg_spec.errors import told

NAME = "docs/protocol.md"

DIALOGUES = {
    "attack": "defender-no-attack",
    "choice": "could-produce-hall-colorless",
    "illegal": "illegal-activation-cost-undone",
}
"""Cases of which the page shows all that is said between harness and adapter."""

ACTS = {
    "play": "hideaway-older-enters-tapped/howltooth-hollow",
    "cast": "tapped-for-mana-pays-for-spell",
    "activate": "illegal-activation-cost-undone",
    "tap for mana": "mana-replaced-chosen-color",
    "special action": "foretell-cast-later",
    "attack": "attack-taps",
    "block": "deathtouch-destroys",
    "pass": "flash-opponents-turn",
    "resolve top": "sba-no-life",
    "resolve stack": "could-produce-hall-colorless",
    "go to": "combat-damage-unblocked",
    "name": "x-entering-spell-copied",
    "answer": "trample-excess",
}
"""By act, a case that has one, shown as the example."""

QUESTIONS = {
    "object": "attack-taps",
    "player": "combat-damage-unblocked",
    "count": "x-entering-blinked-dies",
    "game": "mana-replaced-contamination",
    "stack top": "x-on-stack-one-x",
    "can": "defender-no-attack",
    "can target": "hexproof-opponent",
    "options": "hideaway-four-cards",
    "may look": "look-controller",
}
"""By question, a case that asks it, shown as the example."""

_REGION = re.compile(r"(<!-- generated: ([a-z ]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_RESULTS = (protocol.Ok, protocol.Observed, protocol.Illegal, protocol.Unsupported, protocol.Skipped, protocol.Ended)


def rendered(page: str, suite: Suite) -> str:
    """The page with its generated parts as they are now. Raises `KeyError` for a part that is not known."""
    parts = _parts(_Transcripts(suite))
    return _REGION.sub(lambda found: found[1] + "\n" + parts[found[2]]().strip() + "\n\n" + found[3], page)


def _parts(transcripts: _Transcripts) -> dict[str, Callable[[], str]]:
    return {
        "methods": _methods,
        "process": transcripts.process,
        "choice": lambda: transcripts.dialogue(DIALOGUES["choice"]),
        "illegal": lambda: transcripts.dialogue(DIALOGUES["illegal"]),
        "engine": lambda: _fields(protocol.Engine),
        "setup": lambda: "\n".join(
            _fields(type_) for type_ in (protocol.Setup, protocol.PlayerSetup, protocol.PlacedObject)
        ),
        "choices": lambda: _fields(protocol.Choices),
        "acts": lambda: _entries(protocol.Act, transcripts.act),
        "waits": lambda: _fields(protocol.Waits),
        "questions": lambda: _entries(protocol.Question, transcripts.question),
        "answers": _answers,
        "results": lambda: "\n".join(_fields(type_, tag=True) for type_ in _RESULTS),
        "errors": _errors,
        "capabilities": _capabilities,
        "limits": _limits,
    }


# --- transcripts ------------------------------------------------------------------------------------------------------


class _Transcripts:
    """What the reference engine answers to cases of the suite, each played once."""

    def __init__(self, suite: Suite) -> None:
        self._cases = {case.id: case for case in suite.cases}
        self._played: dict[str, tuple[list[Request], Sequence[Reply]]] = {}

    def of(self, id: str) -> tuple[list[Request], Sequence[Reply]]:
        """The requests of a case and the replies."""
        if id not in self._played:
            case: Case = self._cases[id]
            requests = [entry.request for entry in plan(case, "7d98c1")]
            connection = connect(find("reference"), "in-process")
            replies = connection.play(requests).replies
            connection.close()
            self._played[id] = requests, replies
        return self._played[id]

    def process(self) -> str:
        """The whole life of a process that plays one case."""
        requests, replies = self.of(DIALOGUES["attack"])
        introduced = protocol.Engine(
            name="my engine",
            version="1.4.2",
            language="Java",
            homepage="https://example.org/my-engine",
            issues="https://example.org/my-engine/issues",
        )
        return _dialogue(
            [("initialize", protocol.Initialize()), *requests, ("shutdown", wire.Nothing())],
            [introduced, *replies[:-1], protocol.Ended(), protocol.Ok()],
        )

    def dialogue(self, id: str) -> str:
        """All that is said about a case."""
        requests, replies = self.of(id)
        return f"The case `{id}`:\n\n" + _dialogue(requests, [*replies[:-1], protocol.Ended()], first=41)

    def act(self, tag: str) -> str:
        """An act with its result."""
        return self._first(ACTS[tag], "case/act", tag)

    def question(self, tag: str) -> str:
        """A question with its answer."""
        return self._first(QUESTIONS[tag], "case/observe", tag)

    def _first(self, id: str, method: str, tag: str) -> str:
        for (name, params), reply in zip(*self.of(id), strict=True):
            if name == method and params.__struct_config__.tag == tag:
                return f"```json\n{_json(params)}\n{_json(reply)}\n```"
        raise LookupError(f"{id} has no {method} of {tag!r}: name another case in {__name__}")


def _dialogue(requests: Sequence[Request], replies: Iterable[Any], first: int = 1) -> str:
    lines = []
    for id_, ((method, params), reply) in enumerate(zip(requests, replies, strict=True), first):
        lines.append("→ " + wire.encode_request(id_, method, params).decode().strip())
        lines.append("← " + wire.encode_result(id_, reply).decode().strip())
    return "```text\n" + "\n".join(lines) + "\n```"


def _json(message: Any) -> str:
    return msgspec.json.encode(message).decode()


# --- tables -----------------------------------------------------------------------------------------------------------


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    lines += [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def _methods() -> str:
    def link(method: str, part: str) -> str:
        file = f"{method.replace('/', '-')}.{part}.json"
        return f"[{file}](../adapters/schema/{file})"

    return _table(
        ("Method", "`params`", "`result`"), ((f"`{m}`", link(m, "params"), link(m, "result")) for m in wire.PARAMS)
    )


def _doc(type_: type) -> str:
    text = " ".join(line.strip() or "\n\n" for line in (type_.__doc__ or "").strip().splitlines())
    return re.sub(r" *\n\n *", "\n\n", text)


def _fields(type_: Any, tag: bool = False) -> str:
    """A struct: what it is, and its fields."""
    title = f"`{type_.__struct_config__.tag}`" if tag else type_.__name__
    rows = []
    for field in msgspec.structs.fields(type_):
        if field.required:
            default = "required"
        else:
            value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
            default = "" if value is None else f"`{_json(value)}`"
        rows.append((f"`{field.encode_name}`", _words(field.type), default))
    table = _table(("Field", "Value", "Default"), rows) if rows else ""
    return f"**{title}**: {_doc(type_)}\n\n{table}"


def _entries(union: Any, example: Callable[[str], str]) -> str:
    """The members of a tagged union, each with an example."""
    parts = []
    for type_ in typing.get_args(union):
        tag = type_.__struct_config__.tag
        names = ", ".join(
            f"`{field.encode_name}`" + ("" if field.required else "?") for field in msgspec.structs.fields(type_)
        )
        parts.append(f"### `{tag}`\n\n{_doc(type_)}\n\nFields: {names or 'none'}.\n\n{example(tag)}\n")
    return "\n".join(parts)


def _answers() -> str:
    tables = (
        ("object", answers.OBJECT),
        ("player", answers.PLAYER),
        ("game", answers.GAME),
        ("stack top", answers.STACK_TOP),
    )
    rows = [(f"`{ask}`", f"`{what}`", _words(type_)) for ask, table in tables for what, type_ in table.items()]
    others: dict[str, protocol.Question] = {
        "count": protocol.AskCount("", "hand", ""),
        "options": protocol.AskOptions("", ""),
        "may look": protocol.AskMayLook("", ""),
    }
    rows += [(f"`{ask}`", "", _words(answers.shape(question))) for ask, question in others.items()]
    rows += [(f"`{ask}`", "", _words(bool)) for ask in ("can", "can target")]
    return _table(("`ask`", "`what`", "`value`"), rows)


_SIMPLE = {str: "text", int: "integer", bool: "true or false", type(None): "null", Any: "any JSON value"}


def _words(type_: Any) -> str:
    """A type in words."""
    if type_ in _SIMPLE:
        return _SIMPLE[type_]
    origin, arguments = typing.get_origin(type_), typing.get_args(type_)
    if origin is typing.Literal:
        return " or ".join(f"`{_json(one)}`" for one in arguments)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(_words(one) for one in arguments if one is not type(None)) + (
            " or null" if type(None) in arguments else ""
        )
    if origin in (tuple, list):
        return f"list of {_plural(arguments[0])}"
    if origin is dict:
        return f"object: text → {_words(arguments[1])}"
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        if type_.__module__ == answers.__name__:
            inner = ", ".join(f'"{f.encode_name}": {_words(f.type)}' for f in msgspec.structs.fields(type_))
            return f"{{{inner}}}"
        return type_.__name__
    return str(type_)


def _plural(type_: Any) -> str:
    return {str: "texts", int: "integers"}.get(type_) or _words(type_)


def _errors() -> str:
    rows = (
        (wire.PARSE_ERROR, "the line is not JSON, or nested deeper than " + f"{wire.MOST_NESTED} levels; `id` is null"),
        (wire.INVALID_REQUEST, "it is JSON, but no request; `id` is null"),
        (wire.METHOD_NOT_FOUND, "there is no such method"),
        (wire.INVALID_PARAMS, "the `params` are not those of the method"),
        (wire.INTERNAL_ERROR, "an exception in the engine or the adapter; `data` may be a stack trace, as text"),
    )
    return _table(("Code", "When"), ((f"{code}", text) for code, text in rows))


def _capabilities() -> str:
    from mtg_spec.steps_document import load_vocabulary

    words = load_vocabulary(root()).capabilities
    return _table(("Word", "What it is"), ((f"`{word}`", text) for word, text in words.items()))


def _limits() -> str:
    limits = Limits()
    rows = (
        ("time for `initialize`", f"{limits.start_seconds:g} s", "", "the engine could not be started"),
        ("time for a case", f"{limits.seconds:g} s", "`--timeout`", "`timeout`"),
        ("stdout for a case", f"{limits.output >> 20} MB", "", "`protocol-error`"),
        ("memory of all processes", f"{limits.memory >> 20} MB", "`--memory`", "`crash`"),
        ("scratch folder, and any one file", f"{limits.disk >> 20} MB", "`--disk`", "`crash`"),
        ("restarts in a run", f"{limits.restarts}", "`--restarts`", "`not-run` for the rest of the cases"),
        ("nesting of a message", f"{wire.MOST_NESTED} levels", "", "`protocol-error`"),
    )
    return _table(("What", "Limit", "Option", "Beyond it"), rows)


def shown_messages(page: str) -> Iterator[tuple[str, Any]]:
    """The messages that a page shows: `→` or `←` with a whole line, "json" with the body of an act, question or
    result."""
    for block in re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line[:2] in ("→ ", "← "):
                yield line[0], json.loads(line[2:])
    for block in re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            yield "json", json.loads(line)


def write() -> None:
    """Rewrites the page. Raises `SpecErrors` for a faulty suite."""
    from mtg_conformance.suite import load_suite

    path = root() / Path(NAME)
    path.write_text(rendered(path.read_text("utf-8"), load_suite()), "utf-8")


if __name__ == "__main__":
    sys.exit(told(write))
