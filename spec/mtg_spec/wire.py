"""The envelope of the messages: JSON lines in the shapes of JSON-RPC 2.0, strictly decoded on both sides.

One request or response a line, UTF-8, ended by a line feed. Requests of one process have ids that are never used
twice.
"""

from __future__ import annotations

import re
from typing import Any, Literal, TypeAlias

import msgspec

from mtg_spec.protocol import (
    Act,
    CaseStart,
    Ended,
    Engine,
    Illegal,
    Initialize,
    Observed,
    Ok,
    Question,
    Skipped,
    Unsupported,
)

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
"""The error codes of JSON-RPC 2.0; `INTERNAL_ERROR` stands for an exception in the engine or its adapter."""


MOST_NESTED = 64
"""How deep lists and objects of a message may be nested."""


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Params of `case/end` and `shutdown`: an empty object."""


Method: TypeAlias = Literal["initialize", "case/start", "case/act", "case/observe", "case/end", "shutdown"]

PARAMS: dict[Method, Any] = {
    "initialize": Initialize,
    "case/start": CaseStart,
    "case/act": Act,
    "case/observe": Question,
    "case/end": Nothing,
    "shutdown": Nothing,
}
"""The type of each method's `params`."""

RESULTS: dict[Method, Any] = {
    "initialize": Engine,
    "case/start": Ok | Unsupported,
    "case/act": Ok | Illegal | Unsupported | Skipped,
    "case/observe": Observed | Illegal | Unsupported | Skipped,
    "case/end": Ended,
    "shutdown": Ok,
}
"""The type of each method's `result`."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One request: `params` is JSON still to be decoded as `PARAMS[method]`."""

    jsonrpc: Literal["2.0"]
    id: int
    method: str
    params: msgspec.Raw


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The `error` of a response: an internal fault, never a rules answer. `data` is text, such as a traceback."""

    code: int
    message: str
    data: Any = None


class Response(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One response: exactly one of `result` (JSON still to be decoded as `RESULTS[method]`) and `error`.

    `id` is null only where the request could not be read.
    """

    jsonrpc: Literal["2.0"]
    id: int | None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: Fault | msgspec.UnsetType = msgspec.UNSET


class _Outgoing(msgspec.Struct, frozen=True):
    jsonrpc: str
    id: int
    method: str
    params: Any


class _OutgoingResult(msgspec.Struct, frozen=True):
    jsonrpc: str
    id: int
    result: Any


_encoder = msgspec.json.Encoder()
_request_decoder = msgspec.json.Decoder(Request)
_response_decoder = msgspec.json.Decoder(Response)


def encode_request(id: int, method: Method, params: Any) -> bytes:
    """The line of a request."""
    return _encoder.encode(_Outgoing("2.0", id, method, params)) + b"\n"


def encode_result(id: int, result: Any) -> bytes:
    """The line of a response with a result."""
    return _encoder.encode(_OutgoingResult("2.0", id, result)) + b"\n"


def encode_fault(id: int | None, fault: Fault) -> bytes:
    """The line of a response with an error."""
    return _encoder.encode(Response(jsonrpc="2.0", id=id, error=fault)) + b"\n"


_STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_BRACKETS = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def _check_depth(line: bytes) -> None:
    """Raises `msgspec.DecodeError` for a line that is nested deeper than `MOST_NESTED`, before it is decoded."""
    if line.count(b"[") + line.count(b"{") <= MOST_NESTED:
        return
    depth = 0
    for bracket in _STRING.sub(b"", line).translate(_BRACKETS, _NO_BRACKETS):
        depth += 1 if bracket == 0x5B else -1
        if depth > MOST_NESTED:
            raise msgspec.DecodeError(f"nested deeper than {MOST_NESTED} levels")


def decode_request(line: bytes) -> Request:
    """Reads a request. Raises `msgspec.DecodeError` (or its `ValidationError`) with the place of the fault."""
    _check_depth(line)
    return _request_decoder.decode(line)


def decode_response(line: bytes) -> Response:
    """Reads a response. Raises `msgspec.DecodeError` (or its `ValidationError`) with the place of the fault."""
    _check_depth(line)
    response = _response_decoder.decode(line)
    if (response.result is msgspec.UNSET) == (response.error is msgspec.UNSET):
        raise msgspec.ValidationError("a response has exactly one of `result` and `error`")
    return response
