"""Small suites in a temporary folder, and compiling made-up feature text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from mtg_conformance.case_manifest import rewrite_manifest
from mtg_conformance.compiler import Compiled, check_operations, compile_features
from mtg_conformance.naming import card_table
from mtg_conformance.scenarios import Context
from mtg_spec.cases import Case
from mtg_spec.errors import SpecError
from mtg_spec.rulings import read_rulings
from mtg_spec.steps import Vocabulary
from mtg_spec.steps_document import load_vocabulary

REPOSITORY = Path(__file__).resolve().parents[2]

CARDS = (
    "Forest",
    "Plains",
    "Sol Ring",
    "Grizzly Bears",
    "Giant Growth",
    "Fire and Ice, Together",
    "Ice, Fire and Salt",
    "Collector's Cage",
    "Two-Headed Giant",
    "Two",
    "Wastes",
)

RULINGS = """\
format: 1
card: Sol Ring
rulings:
- {id: 1, date: 2024-06-07, says: It is a ring., rules: [106.7]}
- {id: 2, date: 2024-06-08, says: It is still a ring., rules: ["106.7"]}
"""

_SECTIONS = """\
format: 1
edition: "2031-05-04"
chapters: 1
rules: 7
subrules: 1
sections:
  1: Games
"""
_CHAPTER = """\
format: 1
chapter: 106
title: Mana
edition: "2031-05-04"
rules:
"""
_RULE = """\
  "{number}":
    level: {level}
    sha256: {hash}
"""


class FewRules:
    """Three rules, with the nearest number by its first digits."""

    numbers = ("106.1", "106.7", "106.7a")

    def __contains__(self, number: object) -> bool:
        return number in self.numbers

    def suggest(self, text: str, limit: int = 3) -> list[str]:
        return [number for number in self.numbers if number[:5] == text[:5]][:limit]


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of the repository."""
    found = load_vocabulary(REPOSITORY)
    check_operations(found)
    return found


def context(tmp_path: Path) -> Context:
    """What made-up features are compiled against."""
    path = tmp_path / "sol-ring.yaml"
    path.write_text(RULINGS, "utf-8")
    return Context(vocabulary(), card_table(CARDS), FewRules(), {"sol-ring": read_rulings(path)})


def compile_text(tmp_path: Path, *texts: str) -> Compiled:
    """Compiles feature files `one.feature`, `two.feature` … with these texts."""
    folder = tmp_path / "features"
    folder.mkdir(exist_ok=True)
    paths = []
    for name, text in zip(("one", "two", "three"), texts, strict=False):
        path = folder / f"{name}.feature"
        path.write_text(textwrap.dedent(text), "utf-8")
        paths.append(path)
    return compile_features(tmp_path, paths, context(tmp_path))


def feature(*steps: str, tags: str = "@id:the-case @CR-106.7", title: str = "It is so") -> str:
    """A feature of one scenario. Its steps begin in line 4, their texts in column 11 after `Given`."""
    lines = ["Feature: Made up", f"  {tags}", f"  Scenario: {title}", *(f"    {step}" for step in steps)]
    return "\n".join(lines) + "\n"


def compiled_case(tmp_path: Path, *steps: str, tags: str = "@id:the-case @CR-106.7") -> Case:
    """The case of such a feature, which must have no fault."""
    compiled = compile_text(tmp_path, feature(*steps, tags=tags))
    assert not compiled.errors, "\n".join(map(str, compiled.errors))
    return compiled.cases[0]


def faults(tmp_path: Path, *steps: str, tags: str = "@id:the-case @CR-106.7") -> Sequence[SpecError]:
    """The faults of such a feature."""
    return compile_text(tmp_path, feature(*steps, tags=tags)).errors


def make_suite(root: Path, features: dict[str, str], *, manifest: bool = True) -> Path:
    """A whole suite below `root`: these features by name, few rules, the repository's steps, and a manifest."""
    for name in ("features", "spec/cards", "spec/rulings", "spec/rules", "adapters"):
        (root / name).mkdir(parents=True, exist_ok=True)
    steps = root / "spec" / "steps"
    steps.mkdir(exist_ok=True)
    for path in (REPOSITORY / "spec" / "steps").glob("*.yaml"):
        (steps / path.name).write_bytes(path.read_bytes())
    for number, card in enumerate(CARDS):
        (root / "spec" / "cards" / f"{number}.yaml").write_text(f'card: "{card}"\n', "utf-8")
    (root / "spec" / "rulings" / "sol-ring.yaml").write_text(RULINGS, "utf-8")
    (root / "spec" / "rules" / "sections.yaml").write_text(_SECTIONS, "utf-8")
    numbers = [*(f"106.{number}" for number in range(1, 8)), "106.7a"]
    rules = [
        _RULE.format(number=number, level="subrule" if number[-1] == "a" else "rule", hash=f"{place:064x}")
        for place, number in enumerate(numbers, 1)
    ]
    chapter = _CHAPTER + "".join(rules)
    (root / "spec" / "rules" / "106-mana.yaml").write_text(chapter, "utf-8")
    for name, text in features.items():
        (root / "features" / f"{name}.feature").write_text(textwrap.dedent(text), "utf-8")
    if manifest:
        rewrite_manifest(root)
    return root
