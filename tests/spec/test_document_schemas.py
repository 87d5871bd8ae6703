"""The schemas of documents agree with the readers, the word table and the documents that there are."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from ruamel.yaml import YAML

from mtg_spec.document_schemas import FOLDER, GLOBS, SETTINGS, document_schemas, editor_settings
from mtg_spec.documents import root
from mtg_spec.documents_reader import basic_land_types_of
from mtg_spec.errors import SpecErrors
from mtg_spec.language import load_language
from mtg_spec.reader import load_library, read_card, read_keyword
from mtg_spec.rules_document import parse_chapter, parse_contents
from mtg_spec.rulings import read_rulings

LANGUAGE = load_language(root())
SCHEMAS = document_schemas(LANGUAGE)
DOCUMENTS = [(name, path) for name, globs in GLOBS.items() for glob in globs for path in sorted(root().glob(glob))]


@cache
def validator(name: str) -> Any:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    return jsonschema.Draft202012Validator(SCHEMAS[name])


def plain(tree: Any) -> Any:
    """What an editor sees: days are text to it."""
    if isinstance(tree, dict):
        return {str(key): plain(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [plain(item) for item in tree]
    return tree.isoformat() if isinstance(tree, date) else tree


def loaded(text: str) -> Any:
    return plain(YAML(typ="safe", pure=True).load(text))


def test_the_committed_schemas_are_up_to_date() -> None:
    folder = root() / FOLDER
    written = {path.name: json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")}
    assert written == SCHEMAS, "run: python -m mtg_spec.document_schemas"
    assert (root() / SETTINGS).read_text("utf-8") == editor_settings()


def test_every_document_has_one_schema() -> None:
    documents = sorted(path for folder in (root() / "spec").iterdir() for path in folder.glob("*.yaml"))
    assert sorted(path for _, path in DOCUMENTS) == documents


@pytest.mark.parametrize("name", GLOBS)
def test_every_document_fits_its_schema(name: str) -> None:
    for path in (path for schema, path in DOCUMENTS if schema == name):
        error = jsonschema.exceptions.best_match(validator(name).iter_errors(loaded(path.read_text("utf-8"))))
        assert error is None, f"{path}: {error.json_path}: {error.message}"


def test_every_key_of_the_word_table_is_described() -> None:
    definitions = SCHEMAS["card.json"]["$defs"]
    for section in LANGUAGE.sections.values():
        properties = definitions[section.name.replace(" ", "-")]["properties"]
        for key in section.keys.values():
            assert key.doc in properties[key.name]["description"]
            assert properties[key.name]["examples"]


def test_the_example_of_each_key_fits_its_schema() -> None:
    made_up = {"oracle", "rule", "consulted by", "card", "keyword"}  # shortened, or whole documents
    for section in LANGUAGE.sections.values():
        for key in (key for key in section.keys.values() if key.name not in made_up):
            schema = SCHEMAS["card.json"]["$defs"][section.name.replace(" ", "-")]["properties"][key.name]
            resolved = {**schema, "$defs": SCHEMAS["card.json"]["$defs"]}
            jsonschema.Draft202012Validator(resolved).validate(loaded(key.example)[key.name])


HASH = "ab" * 32
CARD = "card: X\ntype: Artifact\n"
KEYWORD = 'keyword: made up\nrule: "702.9"\n'
RULES = "format: 1\nchapter: 106\ntitle: Mana\nedition: '2026-06-19'\nrules:\n"
RULE = f'  "106.1":\n    level: rule\n    sha256: {HASH}\n'
RULING = "format: 1\ncard: X\nrulings:\n- "


def _in_file(name: str, read: Callable[[Path], Any]) -> Callable[[str, Path], Any]:
    def write_and_read(text: str, folder: Path) -> Any:
        (folder / name).write_text(text, "utf-8")
        return read(folder / name)

    return write_and_read


READERS: dict[str, Callable[[str, Path], Any]] = {
    "card.json": lambda text, folder: read_card(folder / "x.yaml", text),
    "keyword.json": lambda text, folder: read_keyword(folder / "x.yaml", text),
    "basic-land-types.json": lambda text, folder: basic_land_types_of(folder / "x.yaml", text),
    "rules.json": lambda text, folder: parse_chapter(text.encode(), folder / "106-mana.yaml"),
    "sections.json": lambda text, folder: parse_contents(text.encode(), folder / "sections.yaml"),
    "rulings.json": _in_file("x.yaml", read_rulings),
}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("card.json", f"{CARD}abilities:\n- keyword: flying\n"),
        ("card.json", f"{CARD}abilities: {{cost: '{{T}}', do: {{draw: a card}}}}\n"),
        ("keyword.json", f"{KEYWORD}consulted by: ['509.1b']\n"),
        ("basic-land-types.json", "format: 1\nbasic land types: {plains: {cost: '{T}', do: {add: '{W}'}}}\n"),
        ("rules.json", RULES + RULE),
        ("sections.json", "format: 1\nedition: '2026-06-19'\nchapters: 1\nrules: 1\nsubrules: 0\nsections: {1: A}\n"),
        ("rulings.json", f"{RULING}{{id: 1, date: 2009-10-01, says: A, rules: ['106.7']}}\n"),
    ],
)
def test_what_both_take(name: str, text: str, tmp_path: Path) -> None:
    assert not list(validator(name).iter_errors(loaded(text)))
    READERS[name](text, tmp_path)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("card.json", f"{CARD}colour: green\n"),
        ("card.json", "card: X\n"),
        ("card.json", "- card: X\n"),
        ("card.json", f"{CARD}colors: [purple]\n"),
        ("card.json", f"{CARD}loyalty: many\n"),
        ("card.json", f"{CARD}loyalty: -3\n"),
        ("card.json", f"{CARD}mana cost: 2W\n"),
        ("card.json", f"{CARD}oracle: abc\n"),
        ("card.json", f"{CARD}abilities: flying\n"),
        ("card.json", f"{CARD}abilities: []\n"),
        ("card.json", f"{CARD}abilities: [{{cost: '{{T}}'}}]\n"),
        ("card.json", f"{CARD}abilities: [{{targets: {{it: creature}}}}]\n"),
        ("card.json", f"{CARD}abilities: [{{keyword: flying, if: it's your turn}}]\n"),
        ("card.json", f"{CARD}abilities: [{{cost: '{{T}}', do: {{drawn: a card}}}}]\n"),
        ("card.json", f"{CARD}abilities: [{{cost: '{{T}}', do: {{draw: a card, to: your hand}}}}]\n"),
        ("card.json", f"{CARD}abilities: [{{cost: '{{T}}', do: {{deal: {{damage: 1}}}}}}]\n"),
        ("card.json", f"{CARD}abilities: [{{cost: '{{T}}', do: {{draw: [a card]}}}}]\n"),
        ("keyword.json", "keyword: made up\nconsulted by: ['509.1b']\n"),
        ("keyword.json", "keyword: Made Up\nrule: '702.9'\nconsulted by: ['509.1b']\n"),
        ("keyword.json", f"{KEYWORD}consulted by: ['509.1b']\nredundant: perhaps\n"),
        ("keyword.json", f"{KEYWORD}consulted by: [five]\n"),
        ("basic-land-types.json", "format: 1\nbasic land types: {plains: {add: '{W}'}}\n"),
        ("basic-land-types.json", "format: 1\nland types: {}\n"),
        ("rules.json", f"{RULES}{RULE}    says: A.\n"),
        ("rules.json", f"{RULES}{RULE}    kind: odd\n    testable: yes\n    says: A.\n"),
        ("rules.json", f"{RULES}{RULE}    kind: definition\n    testable: no\n    says: A.\n"),
        ("rules.json", f"{RULES}{RULE}    kind: definition\n    testable: yes\n    reason: pointer\n    says: A.\n"),
        ("rules.json", f"{RULES}{RULE}    note: A.\n"),
        ("rules.json", RULES + RULE.replace(HASH, "abc")),
        ("rules.json", RULES + RULE.replace("106.1", "one")),
        ("rules.json", f"colour: 1\n{RULES}{RULE}"),
        ("sections.json", "format: 1\nedition: '2026-06-19'\nchapters: x\nrules: 1\nsubrules: 0\nsections: {1: A}\n"),
        ("sections.json", "format: 1\nedition: '2026-06-19'\nchapters: 1\nrules: 1\nsubrules: 0\nsections: {12: A}\n"),
        ("rulings.json", "format: 1\ncard: X\nrulings: {}\n"),
        ("rulings.json", "format: 2\ncard: X\nrulings: []\n"),
        ("rulings.json", f"{RULING}{{id: 1, date: 2009-10-01}}\n"),
        ("rulings.json", f"{RULING}{{id: 1, date: yesterday, says: A}}\n"),
        ("rulings.json", f"{RULING}{{id: A B, date: 2009-10-01, says: A}}\n"),
        ("rulings.json", f"{RULING}{{id: 1, date: 2009-10-01, says: A, rule: '106.7'}}\n"),
    ],
)
def test_what_both_refuse(name: str, text: str, tmp_path: Path) -> None:
    assert list(validator(name).iter_errors(loaded(text)))
    with pytest.raises(SpecErrors):
        READERS[name](text, tmp_path)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("steps.json", "format: 1\nkeyword: Given\nsteps: [{phrase: a, doc: b}]\n"),
        ("steps.json", "format: 1\nkeyword: When\nsteps: [{phrase: a, act: c, doc: b, sets: d}]\n"),
        ("steps.json", "format: 1\nkeyword: Perhaps\nsteps: []\n"),
        ("step-words.json", "format: 1\nslots: {player: {doc: b}}\n"),
        ("step-words.json", "format: 1\nclauses: {player: {phrase: b}}\n"),
        ("language.json", "format: 1\nwordes: {}\n"),
        ("language.json", "format: 1\nwords: {a: {chapter: '1', doc: b}}\n"),
        ("language.json", "format: 1\nsections: {a: {doc: b, keys: {c: {shap: text}}}}\n"),
    ],
)
def test_what_the_schemas_of_tables_refuse(name: str, text: str) -> None:
    assert list(validator(name).iter_errors(loaded(text)))


def test_every_tree_fits_the_schema_of_trees() -> None:
    library = load_library(root())
    for document in (*library.cards.values(), *library.keywords.values()):
        tree = json.loads(msgspec.json.encode(document))
        error = jsonschema.exceptions.best_match(validator("trees.json").iter_errors(tree))
        assert error is None, f"{document.name}: {error.json_path}: {error.message}"


def test_the_schema_of_trees_refuses_other_trees() -> None:
    card = json.loads(msgspec.json.encode(load_library(root()).cards["Collector's Cage"]))
    assert not list(validator("trees.json").iter_errors(card))
    assert list(validator("trees.json").iter_errors(card | {"power": "big"}))
    assert list(validator("trees.json").iter_errors(card | {"abilities": [{"is": "Unknown"}]}))
