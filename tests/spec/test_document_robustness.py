"""Whatever stands in a document of any kind, its reader ends with the document or with faults at their places."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from mtg_spec.documents import root
from mtg_spec.documents_reader import basic_land_types_of
from mtg_spec.errors import SpecErrors
from mtg_spec.language import FILES as TABLES
from mtg_spec.language_reader import read_language
from mtg_spec.reader import read_card, read_keyword
from mtg_spec.rules_document import parse_chapter, parse_contents
from mtg_spec.rulings import read_rulings
from mtg_spec.steps_document import FILES as STEPS
from mtg_spec.steps_document import load_vocabulary

SPEC = root() / "spec"
LARGE = 10 << 20


def _card(text: str, path: Path, _: Path) -> None:
    read_card(path, text)


def _keyword(text: str, path: Path, _: Path) -> None:
    read_keyword(path, text)


def _land_types(text: str, path: Path, _: Path) -> None:
    basic_land_types_of(path, text)


def _rules(text: str, path: Path, _: Path) -> None:
    parse_chapter(_bytes(text), path)


def _sections(text: str, path: Path, _: Path) -> None:
    parse_contents(_bytes(text), path)


def _rulings(text: str, path: Path, folder: Path) -> None:
    written = folder / path.name
    written.write_bytes(_bytes(text))
    read_rulings(written)


def _steps(text: str, path: Path, folder: Path) -> None:
    _in_place(text, path, folder)
    load_vocabulary(folder)


def _table(text: str, path: Path, folder: Path) -> None:
    _in_place(text, path, folder)
    read_language(folder)


def _in_place(text: str, path: Path, folder: Path) -> None:
    """A copy of the folder with one document replaced."""
    copy = folder / "spec" / path.parent.name
    shutil.copytree(path.parent, copy, dirs_exist_ok=True)
    (copy / path.name).write_bytes(_bytes(text))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", errors="surrogatepass")


Reader = Callable[[str, Path, Path], None]
KINDS: dict[str, tuple[Reader, tuple[Path, ...]]] = {
    "card": (_card, tuple(sorted((SPEC / "cards").glob("*.yaml")))),
    "keyword": (_keyword, tuple(sorted((SPEC / "keywords").glob("*.yaml")))),
    "basic land types": (_land_types, (SPEC / "language" / "basic-land-types.yaml",)),
    "rules": (_rules, tuple(sorted((SPEC / "rules").glob("1*.yaml")))),
    "sections": (_sections, (SPEC / "rules" / "sections.yaml",)),
    "rulings": (_rulings, tuple(sorted((SPEC / "rulings").glob("*.yaml")))),
    "steps": (_steps, tuple(SPEC / "steps" / name for name in STEPS)),
    "table": (_table, tuple(SPEC / "language" / name for name in TABLES)),
}
SNIPPETS = st.sampled_from(
    [
        *(
            "&a",
            "*a",
            "!!int",
            "!x",
            "- ",
            ": ",
            "? ",
            "[",
            "]",
            "{",
            "}",
            "{}",
            "[]",
            '"',
            "'",
            "|",
            ">",
            "#",
            "%",
            "@",
        ),
        *("\t", "\n", "  ", "\r", "\ufeff", "\x00", "\x85", "\ud800", "é", "\U0001f40c", "---\n", "...\n", "null", "~"),
        *(
            "yes",
            "no",
            "1e999",
            "0x10",
            "2001-02-30",
            "-1",
            "9" * 400,
            "a" * 300,
            "{T}",
            "X",
            "this",
            "a card",
            "abilities:",
        ),
    ]
)
SETTINGS = settings(
    deadline=None,
    max_examples=25,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # some readers read a whole folder: shrinking takes minutes
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """A document after a few slips: parts cut, doubled, exchanged, or replaced by what doesn't belong there."""
    for _ in range(draw(st.integers(1, 3))):
        pieces = re.split(r"(\n|(?<=\w)\b|(?<=[:,])\s)", text)
        pieces = [piece for piece in pieces if piece] or [""]
        at = draw(st.integers(0, len(pieces) - 1))
        other = draw(st.integers(0, len(pieces) - 1))
        slip = draw(st.sampled_from(["cut", "double", "exchange", "insert", "replace", "truncate"]))
        if slip == "cut":
            del pieces[min(at, other) : min(at, other) + draw(st.integers(1, 5))]
        elif slip == "double":
            pieces.insert(at, pieces[other])
        elif slip == "exchange":
            pieces[at], pieces[other] = pieces[other], pieces[at]
        elif slip == "insert":
            pieces.insert(at, draw(SNIPPETS))
        elif slip == "replace":
            pieces[at] = draw(SNIPPETS)
        else:
            pieces = pieces[:at]
        text = "".join(pieces)
    return text


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@SETTINGS
def test_a_real_document_with_slips(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    read, paths = KINDS[kind]
    path = data.draw(st.sampled_from(paths))
    text = path.read_text("utf-8")
    _ends_well(read, data.draw(mangled(text[:3000])), path, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@SETTINGS
def test_any_yaml(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    """Mappings and lists at random, under the keys that the kind has."""
    import json

    read, paths = KINDS[kind]
    path = data.draw(st.sampled_from(paths))
    keys = sorted(set(re.findall(r"([a-z][a-z/' ]*): ", path.read_text("utf-8"))) | {"format"})
    scalars = st.sampled_from(["1", "x", "a card", "{T}", "106.3", "", None, True, 7]) | st.text(max_size=5)
    values = st.recursive(
        scalars,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(keys), inner, max_size=4),
        max_leaves=8,
    )
    tree = data.draw(st.dictionaries(st.sampled_from(keys), values, max_size=6))
    tree = ({"format": "1"} if data.draw(st.booleans()) else {}) | tree
    _ends_well(read, json.dumps(tree), path, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "\n".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" if i else "a0: &a0 [x]" for i in range(12)),
            "anchors",
        ),
        ("a: &a {a: *a}\n", "anchors"),
        ("<<: *a\n", "anchors"),
        ("a: !!python/object/apply:os.system [ls]\n", "tags"),
        ("[" * 100_000, "too deeply"),
        ("{a: " * 100_000, "too deeply"),
        ("# x\n" * (LARGE // 4), "10.0 MB, and at most 1 MB is read"),
        ("", "is empty"),
        ("\x00", "not valid YAML"),
    ],
    ids=["bomb", "loop", "merge", "tag", "lists", "mappings", "10 MB", "nothing", "NUL"],
)
def test_what_is_refused_for_every_kind(kind: str, text: str, message: str, tmp_path: Path) -> None:
    read, paths = KINDS[kind]
    with pytest.raises(SpecErrors) as caught:
        read(text, paths[0], tmp_path)
    assert message in str(caught.value)


def _ends_well(read: Reader, text: str, path: Path, folder: Path) -> None:
    lines = len(re.split("\r\n|[\n\r\x85\u2028\u2029]", text)) + 1
    try:
        read(text, path, folder)
    except SpecErrors as caught:
        assert caught.errors
        assert all(error.message for error in caught.errors)
        mine = [error for error in caught.errors if Path(error.path).name == path.name]
        assert all(0 <= error.line <= lines for error in mine)
