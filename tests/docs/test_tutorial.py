"""The tutorial leads from a new adapter to the finished one: its code is put in place and its commands are run."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
import types
from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli import main
from mtg_conformance.results import Verdict
from mtg_conformance.suite import load_suite
from mtg_spec.cases import Suite
from mtg_spec.documents import root

FOLDER = root() / "docs" / "tutorial"
FINISHED = FOLDER / "meadow"
SKELETON = root() / "adapters" / "skeletons" / "javascript"

pytestmark = [
    pytest.mark.skipif(not FOLDER.is_dir(), reason="guides are not in the wheel"),
    pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed"),
]


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_suite()


@pytest.fixture(autouse=True)
def one_suite(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line finds the suite at once."""
    monkeypatch.setitem(sys.modules, "mtg_conformance.suite", types.SimpleNamespace(load_suite=lambda: suite))


def run(command: str) -> str:
    result = CliRunner().invoke(main, shlex.split(command)[1:])
    assert "Traceback" not in result.output
    return result.output


def steps(page: str) -> list[tuple[str, str, str]]:
    """("code", where it goes, code) and ("console", command, what it prints), in order."""
    found = []
    for place, code, console in re.findall(
        r"^<!-- adapter: (\w+) -->\n```js\n(.*?)^```$|^```console\n(.*?)^```$", page, re.MULTILINE | re.DOTALL
    ):
        if place:
            found.append(("code", place, code))
        for command, output in re.findall(r"^\$ (.*)\n((?:[^$\n].*\n|\n)*)", console, re.MULTILINE):
            found.append(("console", command, output))
    return found


def put(adapter: str, place: str, code: str) -> str:
    """The adapter with its imports, or one of its functions, replaced; what belongs to a function goes with it."""
    if place == "imports":
        return re.sub(r"^import .*\n", code, adapter, count=1, flags=re.MULTILINE)
    parts = re.split(r"(?<=^}\n)\n", adapter, flags=re.MULTILINE)
    (index,) = (at for at, part in enumerate(parts) if re.search(rf"^function {place}\(", part, re.MULTILINE))
    parts[index] = code
    return "\n".join(parts)


def normal(text: str) -> str:
    """Output without what differs from run to run: large numbers, widths of tables, ends of lines."""
    text = re.sub(r"\d{3,}(?= cases)", "N", text)
    return "\n".join(re.sub(r" +", " ", line).rstrip() for line in text.strip().splitlines())


def agrees(printed: str, shown: str) -> bool:
    """Whether the output is as shown, where … stands for anything."""
    pattern = ".*".join(re.escape(part) for part in normal(shown).split("…"))
    return re.fullmatch(pattern, normal(printed), re.DOTALL) is not None


def test_the_tutorial_leads_to_the_finished_adapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    adapter = tmp_path / "meadow" / "adapter.mjs"
    for kind, what, text in steps((FOLDER / "README.md").read_text("utf-8")):
        if kind == "code":
            shutil.copy(FINISHED / "meadow.mjs", adapter.parent)
            adapter.write_text(put(adapter.read_text("utf-8"), what, text), "utf-8")
        else:
            printed = run(what)
            assert agrees(printed, text), f"$ {what}\n{printed}"
    assert adapter.read_text("utf-8") == (FINISHED / "adapter.mjs").read_text("utf-8")


def test_the_finished_adapter_passes_cases_and_has_none_wrong() -> None:
    words = ["run", "--engine", str(FINISHED), "--baseline", "none", "--json", "--validate"]
    told = json.loads(CliRunner().invoke(main, words).stdout)["engines"][0]
    assert told["counts"].get("pass", 0) >= 3
    assert set(told["counts"]) == {str(Verdict.PASS), str(Verdict.UNSUPPORTED)}


def test_the_finished_adapter_has_the_skeleton_around_it() -> None:
    for name in ("protocol.mjs", "adapter.yaml"):
        assert (FINISHED / name).read_text("utf-8") == (SKELETON / name).read_text("utf-8").replace(
            "my-engine", "meadow"
        )
