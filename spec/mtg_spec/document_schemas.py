"""JSON Schemas of the documents of `spec/`, for editors: completion, words on hover, and faults as one types.

`python -m mtg_spec.document_schemas` writes them to `spec/schema/`, and which documents each is for to
`.vscode/settings.json`, so that documents need no line about it. Keys and their shapes come from the word table; inside a
phrase the grammar decides, which no schema can say, so `trees.json` has the schema of what phrases are read into.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from mtg_spec import syntax
from mtg_spec.documents import root
from mtg_spec.errors import told
from mtg_spec.language import Key, Language, Section, load_language
from mtg_spec.plain_shapes import GIVEN, PATTERNS
from mtg_spec.rules import Kind, Reason, Testable

__all__ = ["FOLDER", "GLOBS", "SETTINGS", "Schema", "document_schemas", "editor_settings", "write"]

FOLDER = "spec/schema"
SETTINGS = ".vscode/settings.json"
Schema = dict[str, Any]
_DIALECT = "https://json-schema.org/draft/2020-12/schema"

GLOBS = {
    "card.json": ("spec/cards/*.yaml",),
    "keyword.json": ("spec/keywords/*.yaml",),
    "basic-land-types.json": ("spec/language/basic-land-types.yaml",),
    "language.json": (
        *(f"spec/language/{name}.yaml" for name in ("abilities", "changes", "documents", "instructions")),
        *(f"spec/language/{name}.yaml" for name in ("subtypes", "types", "words")),
    ),
    "rules.json": ("spec/rules/[1-9]*.yaml",),
    "sections.json": ("spec/rules/sections.yaml",),
    "rulings.json": ("spec/rulings/*.yaml",),
    "steps.json": tuple(f"spec/steps/{name}.yaml" for name in ("given", "when", "then")),
    "step-words.json": tuple(f"spec/steps/{name}.yaml" for name in ("slots", "clauses", "capabilities")),
}
"""Which documents each schema is for, as globs from the root of a checkout."""


def document_schemas(language: Language) -> dict[str, Schema]:
    """File name -> schema."""
    sections = {_id(name): _section(section, language) for name, section in language.sections.items()}
    of_sections = sections | {
        "color": {"enum": list(language.colors)},
        "list-of-abilities": _one_or_more("ability"),
        "list-of-instructions": _instructions(),
    }
    return {
        "card.json": _document("A card.", {"$ref": "#/$defs/card"}, of_sections),
        "keyword.json": _document("A keyword ability.", {"$ref": "#/$defs/keyword-document"}, of_sections),
        "basic-land-types.json": _document(
            "The abilities of the basic land types (305.6).", _land_types(), of_sections
        ),
        "language.json": _document("Tables of the language.", _tables(language)),
        "rules.json": _document("The rules of one chapter: what each says, in our words.", _rules()),
        "sections.json": _document("The contents of the Comprehensive Rules.", _contents()),
        "rulings.json": _document("The rulings of one card, in our words.", _rulings()),
        "steps.json": _document("Phrases of features.", _steps()),
        "step-words.json": _document("What stands in the phrases of features.", _step_words()),
        "trees.json": json.loads(json.dumps(_trees())),  # tuples as lists, as they are read back
    }


def write(checkout: Path) -> None:
    """Writes all schemas and the settings of editors into a checkout."""
    folder = checkout / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in document_schemas(load_language(root())).items():
        text = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    settings = checkout / SETTINGS
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(editor_settings(), encoding="utf-8", newline="\n")


def editor_settings() -> str:
    """The settings of editors with yaml-language-server: which schema belongs to which documents."""
    settings = {"yaml.schemas": {f"./{FOLDER}/{name}": list(globs) for name, globs in GLOBS.items()}}
    return json.dumps(settings, indent=2) + "\n"


def _document(description: str, schema: Schema, definitions: Schema | None = None) -> Schema:
    made = {"$schema": _DIALECT, "description": description, **schema}
    return made | ({"$defs": definitions} if definitions else {})


# --- cards and keywords: from the word table --------------------------------------------------------------------------


def _section(section: Section, language: Language) -> Schema:
    """A mapping: all its keys; each key that leads requires and allows those beside it."""
    keys = dict(section.keys)
    for name in (name for lead in section.leading for name in lead.beside):
        keys |= language.sections[name].keys if name in language.sections else {}
    schema = _object({key.name: _key(key) for key in keys.values()})
    schema["description"] = section.doc
    if needed := [key.name for key in section.keys.values() if key.needed]:
        schema["required"] = needed
    if section.leading:
        schema |= _cases(section.leading, keys, language)
    return schema


def _cases(leading: Iterable[Key], keys: dict[str, Key], language: Language) -> Schema:
    """What the reader does: the first of the leading keys that is there decides which others may be."""
    otherwise: Any = False
    for lead in reversed(tuple(leading)):
        sections = language.sections
        beside = {key for name in lead.beside for key in (sections[name].keys if name in sections else (name,))}
        then: Schema = {"propertyNames": {"enum": [name for name in keys if name == lead.name or name in beside]}}
        if lead.needs:
            then["required"] = list(lead.needs)
        otherwise = {"if": {"required": [lead.name]}, "then": then, "else": otherwise}
    return dict(otherwise)


def _key(key: Key) -> Schema:
    """A key on hover: what it means, where the rules define it, how its value looks, an example."""
    description = f"{key.doc} (CR {key.chapter})\n\nValue: {key.shape}.\n\nExample: `{key.example}`"
    return {"description": description, **_shape(key.shape), "examples": [_value(key)]}


def _value(key: Key) -> Any:
    """The value of a key's example, for completion."""
    from ruamel.yaml import YAML

    return YAML(typ="safe", pure=True).load(key.example)[key.name]


def _shape(shape: str) -> Schema:
    if shape.startswith("mapping "):
        return {"$ref": f"#/$defs/{_id(shape.removeprefix('mapping '))}"}
    if shape in _STRUCTURES:
        return _STRUCTURES[shape]
    if shape in GIVEN:
        return _given(GIVEN[shape])
    return _text(PATTERNS.get(shape, ("",))[0])


def _given(words: tuple[str, ...]) -> Schema:
    """Words as an editor reads them: a plain yes or no may be a truth value to it, digits a number."""
    values: list[Any] = list(words)
    for word, value in (("yes", True), ("no", False)):
        values += [value] if word in words else []
    return {"enum": values + [int(word) for word in words if word.isdigit()]}


def _text(pattern: str = "") -> Schema:
    """A phrase, which YAML may take for a number where it is one."""
    return {"type": ["string", "number"], "minLength": 1} | ({"pattern": f"^(?:{pattern})$"} if pattern else {})


def _one_or_more(section: str) -> Schema:
    one = {"$ref": f"#/$defs/{section}"}
    return {"oneOf": [one, {"type": "array", "items": one, "minItems": 1}]}


def _instructions() -> Schema:
    """One, or a list of them, in which a list is one sentence."""
    one: Schema = {"$ref": "#/$defs/instruction"}
    sentence = {"type": "array", "items": one, "minItems": 2}
    return {"oneOf": [one, {"type": "array", "items": {"oneOf": [one, sentence]}, "minItems": 1}]}


def _or_list(schema: Schema) -> Schema:
    return {"oneOf": [schema, {"type": "array", "items": schema, "minItems": 1}]}


def _or_mapping(section: str) -> Schema:
    return {"oneOf": [_text(), {"$ref": f"#/$defs/{section}"}]}


_STRUCTURES: dict[str, Schema] = {
    "abilities": {"$ref": "#/$defs/list-of-abilities"},
    "colors": _or_list({"$ref": "#/$defs/color"}),
    "condition": _or_list(_text()),
    "event": _or_list(_text()),
    "counters or selector": _or_mapping("counters"),
    "have": {"oneOf": [_text(), {"$ref": "#/$defs/ability"}, {"type": "array", "items": {"$ref": "#/$defs/ability"}}]},
    "instructions": {"$ref": "#/$defs/list-of-instructions"},
    "modes": {"type": "array", "items": {"$ref": "#/$defs/mode"}},
    "mana": _or_mapping("mana"),
    "number": {
        "type": ["integer", "string"],
        "minimum": 0,
        "maximum": 9999,
        "pattern": f"^(?:{PATTERNS['number'][0]})$",
    },
    "rules": _or_list(_text(PATTERNS["rule"][0])),
    "targets": {"type": "object", "additionalProperties": _text(), "minProperties": 1},
}
"""The shapes that are more than text, as `mtg_spec.shapes` reads them."""


def _id(name: str) -> str:
    return name.replace(" ", "-")


# --- the other kinds --------------------------------------------------------------------------------------------------


def _object(properties: Schema, required: Iterable[str] = (), description: str = "") -> Schema:
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    made |= {"required": list(required)} if required else {}
    return made | ({"description": description} if description else {})


def _said(text: str, schema: Schema | None = None, example: Any = None) -> Schema:
    made = {"description": text, **({"type": "string", "minLength": 1} if schema is None else schema)}
    return made | ({"examples": [example]} if example is not None else {})


_FORMAT = _said("The version of the format.", {"enum": [1, "1"]})
_NUMBER = {"type": "integer", "minimum": 0}
_DAY = {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"}
_RULE = r"\d{3}\.\d+[a-z]?"


def _map(values: Schema, names: str = "") -> Schema:
    made: Schema = {"type": "object", "additionalProperties": values}
    return made | ({"propertyNames": {"pattern": f"^(?:{names})$"}} if names else {})


def _land_types() -> Schema:
    abilities = {"$ref": "#/$defs/list-of-abilities"}
    keys = {"format": _FORMAT, "basic land types": _said("Each type with its ability.", _map(abilities))}
    return _object(keys, keys)


def _tables(language: Language) -> Schema:
    yes = {"enum": [True, "yes"]}
    names = {"type": "array", "items": {"type": "string"}}
    texts = {
        "chapter": _said("The chapter of the Comprehensive Rules that defines it.", {"type": "string"}, "701"),
        "doc": _said("What it means, in one line."),
        "example": _said("How it is written."),
    }
    shapes = sorted({key.shape for section in language.sections.values() for key in section.keys.values()})
    key = _object(
        {
            "shape": _said(
                "How its value is read: a name of mtg_spec.shapes.SHAPES.", {"type": "string", "examples": shapes}
            ),
            **texts,
            "leads": _said("It decides what the mapping is.", yes),
            "beside": _said("Which keys may accompany it, where it leads.", names),
            "needs": _said("Which of those must.", names),
            "needed": _said("Every mapping of the section has it.", yes),
        },
        ("shape", *texts),
    )
    word = _object(
        {
            "forms": _said("Inflections of it.", names),
            "keyword": _said("It comes with a keyword, and is not counted.", yes),
            **texts,
        },
        texts,
    )
    section = _object({"doc": _said("What such a mapping is."), "keys": _map(key)}, ("doc", "keys"))
    facts = _map({"type": ["string", "null"]})
    tables = {
        "sections": _said("Kinds of mappings.", _map(section)),
        "words": _said("Words of the phrases.", _map(word)),
        "glue": _said("Plain English between them.", {"type": "array", "items": {"type": ["string", "boolean"]}}),
        "card types": _said("Each with what a card of it becomes.", _map({"enum": ["permanent", "spell", "neither"]})),
        "supertypes": _said("All supertypes (205.4a).", names),
        "colors": _said("Each with its symbol.", facts),
        "states": _said("Each with its rule.", facts),
        "steps": _said("Each with its chapter.", facts),
        "zones": _said("Each with its chapter.", facts),
        "counters": _said("Kinds of counters that are words (122.1).", names),
        "keyword counters": _said("Keywords of which there are counters (122.1b).", names),
        "plurals": _said("Where it isn't the usual ending.", facts),
        "subtypes": _said("Each with its card type (205.3).", facts),
    }
    return _object({"format": _FORMAT, **tables}, ("format",))


def _rules() -> Schema:
    written = {
        "kind": _said("What kind of statement it is.", {"enum": [word.value for word in Kind]}),
        "testable": _said("Whether cases can show it.", {"enum": [*(word.value for word in Testable), True, False]}),
        "reason": _said("Why no case can show it.", {"enum": [word.value for word in Reason]}),
        "says": _said("One or two sentences of ours."),
    }
    rule = _object(
        {
            "level": _said("Generated.", {"enum": ["rule", "subrule"]}),
            "sha256": _said("Generated: of the official text.", {"type": "string", "pattern": "^[0-9a-f]{64}$"}),
            "title": _said("Generated, where the rule is just a heading."),
            "reworded since": _said("The official text has changed since this edition.", _DAY),
            **written,
        },
        ("level", "sha256"),
    )
    rule["dependentRequired"] = {key: ["kind", "testable", "says"] for key in written}
    rule |= {
        "if": {"properties": {"testable": {"enum": ["no", False]}}, "required": ["testable"]},
        "then": {"required": ["reason"]},
        "else": {"properties": {"reason": False}},
    }
    keys = {
        "format": _FORMAT,
        "chapter": _said("Its number.", _NUMBER),
        "title": _said("Its title."),
        "edition": _said("Of the Comprehensive Rules.", _DAY),
        "rules": _said("By number, in their order.", _map(rule, _RULE)),
    }
    return _object(keys, keys)


def _contents() -> Schema:
    keys = {
        "format": _FORMAT,
        "edition": _said("Of the Comprehensive Rules.", _DAY),
        "chapters": _said("How many there must be.", _NUMBER),
        "rules": _said("How many there must be.", _NUMBER),
        "subrules": _said("How many there must be.", _NUMBER),
        "sections": _said("Titles by number.", _map({"type": "string"}, "[1-9]")),
    }
    return _object(keys, keys)


def _rulings() -> Schema:
    ruling = _object(
        {
            "id": _said("Never changes.", {"type": ["integer", "string"], "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"}, 1),
            "date": _said("Of the official ruling.", _DAY, "2009-10-01"),
            "says": _said("What it says, in our words."),
            "rules": _said("From which rules it follows.", {"type": "array", "items": {"type": "string"}}, ["106.7"]),
        },
        ("id", "date", "says"),
    )
    keys = {
        "format": _FORMAT,
        "card": _said("The name of the card, which the file is named after."),
        "rulings": _said("In the order of the official ones.", {"type": "array", "items": ruling}),
    }
    return _object(keys, ("card", "rulings"))


def _steps() -> Schema:
    wording = {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    word = {"type": "string"}
    fields = {
        "phrase": _said("Its words, with slots in braces.", wording, "{player} controls {cards}"),
        "also": _said("Other words for the same.", wording),
        "tries": _said("The words for an act that must be illegal.", wording),
        "not": _said("The words of its negative.", wording),
        "not also": _said("Other words of its negative.", wording),
        "doc": _said("What it says, in one line."),
        "sets": _said("What of the beginning it sets.", word),
        "act": _said("The act that it does, or asks for.", word),
        "asks": _said("What it asks.", word),
        "choice": _said("The choice that it answers.", word),
        "answer": _said("The answer that it gives.", {}),
        "clauses": _said("Which clauses may follow.", {"type": "array", "items": word}),
    }
    kinds = {
        "Given": (("phrase", "also", "sets", "doc"), "sets"),
        "When": (("phrase", "also", "tries", "act", "choice", "answer", "clauses", "doc"), "act"),
        "Then": (("phrase", "also", "not", "not also", "asks", "act", "clauses", "doc"), "asks"),
    }
    shapes = [
        _object(
            {
                "format": _FORMAT,
                "keyword": {"const": keyword},
                "steps": {
                    "type": "array",
                    "items": _object({key: fields[key] for key in keys}, ("phrase", needed, "doc")),
                },
            },
            ("format", "keyword", "steps"),
        )
        for keyword, (keys, needed) in kinds.items()
    ]
    return {"oneOf": shapes}


def _step_words() -> Schema:
    doc = _said("What it is, in one line.")
    slot = _object({"pattern": _said("A regular expression for the whole of it."), "doc": doc}, ("pattern", "doc"))
    clause = _object({"phrase": _said("Its words, with slots in braces."), "doc": doc}, ("phrase", "doc"))
    tables = {"slots": _map(slot), "clauses": _map(clause), "capabilities": _map({"type": "string", "minLength": 1})}
    return {"oneOf": [_object({"format": _FORMAT, key: table}, ("format", key)) for key, table in tables.items()]}


# --- what is read -----------------------------------------------------------------------------------------------------


def _trees() -> Schema:
    """The typed trees: cards and keywords with all their phrases, as the reader makes them and engines get them."""
    schemas, definitions = msgspec.json.schema_components([syntax.Card, syntax.Keyword], ref_template="#/$defs/{name}")
    return {
        "$schema": _DIALECT,
        "description": "A card or a keyword as typed trees: what documents and their phrases are read into.",
        "anyOf": list(schemas),
        "$defs": definitions,
    }


if __name__ == "__main__":
    sys.exit(told(lambda: write(root())))
