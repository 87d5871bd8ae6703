"""What the guides show is so: examples stand in the project, requests are answered as printed, links lead somewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
README = (TOP / "README.md").read_text("utf-8")
GUIDES = sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")])


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_case_of_the_readme_is_a_case_of_the_suite() -> None:
    example = block("gherkin")
    assert any(_holds(path.read_text("utf-8"), example) for path in (TOP / "features").rglob("*.feature"))


def _holds(text: str, example: str) -> bool:
    """Whether the lines of the example stand in the text one after another, whatever their indentation."""
    lines = [line.strip() for line in text.splitlines()]
    wanted = [line.strip() for line in example.splitlines()]
    return any(lines[i : i + len(wanted)] == wanted for i in range(len(lines)))


def test_the_card_of_the_readme_is_a_document() -> None:
    example = block("yaml")
    name = re.search(r"^card: (.*)$", example, re.MULTILINE)
    assert name is not None
    document = TOP / "spec" / "cards" / f"{name[1].lower().replace(' ', '-')}.yaml"
    assert re.sub(r"^oracle:.*\n", "", document.read_text("utf-8"), flags=re.MULTILINE) == example


def test_the_reference_engine_answers_the_requests_of_the_readme_as_printed() -> None:
    lines = block("text").splitlines()
    requests = [line[2:] for line in lines if line.startswith("→ ")]
    printed = [json.loads(line[2:])["result"] for line in lines if line.startswith("← ")]
    done = subprocess.run(
        [sys.executable, "-m", "mtg_reference"],
        input="\n".join(requests) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    answers = [json.loads(line)["result"] for line in done.stdout.splitlines()]
    assert len(answers) == len(printed) == len(requests)
    for answer, shown in zip(answers[1:], printed[1:], strict=True):
        shown.pop("reason", None)  # in the engine's own words
        assert {key: answer[key] for key in shown} == shown
    assert set(printed[0]) <= set(answers[0])


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.relative_to(TOP).as_posix())
def test_links_lead_somewhere(guide: Path) -> None:
    text = re.sub(r"```.*?```", "", guide.read_text("utf-8"), flags=re.DOTALL)
    targets = [t.partition("#")[0] for t in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in t]
    assert [t for t in targets if t and not (guide.parent / t).exists()] == []


def test_every_decision_is_in_the_index() -> None:
    folder = TOP / "docs" / "decisions"
    index = (folder / "README.md").read_text("utf-8")
    assert [
        page.name for page in folder.glob("*.md") if page.name != "README.md" and f"({page.name})" not in index
    ] == []


def test_every_word_of_make_help_is_made() -> None:
    makefile = (TOP / "Makefile").read_text("utf-8")
    promised = {*re.findall(r"`make ([a-z]+)", README + (TOP / "CONTRIBUTING.md").read_text("utf-8"))}
    assert promised <= {*re.findall(r"^([a-z]+):", makefile, re.MULTILINE)}
