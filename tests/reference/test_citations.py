"""Every rule that the engine cites stands in the pinned edition."""

from __future__ import annotations

import re
from pathlib import Path

import mtg_reference
from mtg_reference.rules import SITES, faults
from mtg_spec.documents import root
from mtg_spec.rules import load_rules
from mtg_spec.syntax import Library

NUMBER = re.compile(r"(?<![\d.])([1-9]\d\d\.\d+[a-z]?)(?![\d.]*\d)")


def test_every_rule_number_in_the_engine_exists() -> None:
    rules = load_rules(root())
    unknown = []
    for path in sorted(Path(mtg_reference.__file__).parent.glob("*.py")):
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            unknown += [f"{path.name}:{line}: {n}" for n in NUMBER.findall(text) if n not in rules]
    assert not unknown


def test_every_site_names_rules_and_says_what_it_does(library: Library) -> None:
    assert faults(library.keywords.values())
    assert all(site.numbers for site in SITES.values())
