"""What the baselines say of the pages of findings is true: a finding of that name is there, and counts its cases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mtg_conformance.baselines import read_baseline
from mtg_spec.documents import root

FINDINGS = root() / "docs" / "findings"
BASELINES = sorted((root() / "adapters").glob("*/baseline.yaml"))
REFERENCE = re.compile(r"(?P<title>.*) \(docs/findings/(?P<page>[^)]+)\)")

pytestmark = pytest.mark.skipif(not FINDINGS.exists(), reason="the pages of findings are not in the wheel")


def titles(page: Path) -> set[str]:
    return set(re.findall(r"^## (.*)$", page.read_text("utf-8"), re.M))


def straight(text: str) -> str:
    return text.replace("“", '"').replace("”", '"')


@pytest.mark.parametrize("path", BASELINES, ids=lambda path: path.parent.name)
def test_a_baseline_names_findings_that_there_are(path: Path) -> None:
    there = {page.name: {straight(title) for title in titles(page)} for page in FINDINGS.glob("*.md")}
    named = {case: REFERENCE.fullmatch(entry.reason) for case, entry in read_baseline(path).items()}
    assert {
        case: found["title"]
        for case, found in named.items()
        if found and straight(found["title"]) not in there.get(found["page"], ())
    } == {}


@pytest.mark.parametrize("page", sorted(FINDINGS.glob("*.md")), ids=lambda page: page.stem)
def test_each_row_of_the_table_has_a_section_and_counts_its_cases(page: Path) -> None:
    rows = re.findall(r"^\| (.*?) \| .*? \| (.*) \|$", page.read_text("utf-8"), re.M)[1:]
    assert {title for title, _ in rows} <= titles(page)
    wrong = {}
    for title, cases in rows:
        count = re.match(r"(\d+): ", cases)
        listed = len(re.findall(r"`[^`]+`", cases)) + sum(map(int, re.findall(r"and (\d+) more", cases)))
        if count and int(count[1]) != listed:
            wrong[title] = f"{count[1]} said, {listed} listed"
    assert wrong == {}
