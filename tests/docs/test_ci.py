"""The GitHub Action does what it says, and the snippets for CI use what there is."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from ruamel.yaml import YAML

from mtg_conformance.cli import main
from mtg_spec.documents import root

ACTION = root() / "action.yml"
PAGE = root() / "docs" / "ci.md"

pytestmark = pytest.mark.skipif(not ACTION.exists(), reason="the action is not in the wheel")


@pytest.fixture(scope="module")
def action() -> dict[str, Any]:
    return dict(YAML(typ="safe").load(ACTION.read_text("utf-8")))


def test_the_scripts_of_the_action_take_all_inputs_from_the_environment(action: dict[str, Any]) -> None:
    used = " ".join(str(step) for step in action["runs"]["steps"])
    assert {name for name in action["inputs"] if f"inputs.{name}" not in used} == set()
    for step in action["runs"]["steps"]:
        assert "${{" not in step.get("run", ""), "an input in a script can be a script itself: pass it through env"
        assert "uses" in step or step["shell"] == "bash"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(("baseline", "code"), [("", 0), ("none", 1)])
def test_the_action_runs_summarises_and_fails_as_the_run_does(
    action: dict[str, Any], tmp_path: Path, baseline: str, code: int
) -> None:
    (script,) = [step["run"] for step in action["runs"]["steps"] if step.get("id") == "run"]
    program = tmp_path / "bin" / "mtg-conformance"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m mtg_conformance "$@"\n')
    program.chmod(0o755)
    adapter = tmp_path / "my engine"
    adapter.mkdir()
    liars = root() / "adapters" / "liars" / "liars.py"
    (adapter / "adapter.yaml").write_text(f'format: 1\nname: mine\ncommand: ["{{python}}", "{liars}", frozen]\n')
    (adapter / "baseline.yaml").write_text("attack-taps: {verdict: fail, reason: it never moves}\n")
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
            "ENGINE": "my engine",
            "BASELINE": baseline,
            "ARGUMENTS": "-c attack-taps --validate",
            "OUTPUT": "out put",
            "GITHUB_OUTPUT": str(tmp_path / "outputs"),
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert (tmp_path / "outputs").read_text() == f"report=out put/index.html\nexit-code={code}\n"
    assert "| Engine |" in (tmp_path / "summary.md").read_text("utf-8")
    assert (tmp_path / "out put" / "junit.xml").is_file()
    assert (tmp_path / "out put" / "index.html").is_file()


def test_the_snippets_are_yaml_and_use_inputs_that_exist(action: dict[str, Any]) -> None:
    snippets = re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(snippets) == 3
    for snippet in snippets:
        document = YAML(typ="safe").load(snippet)
        for job in document.get("jobs", {}).values():
            for step in job["steps"]:
                if "mtg-conformance" in step.get("uses", ""):
                    assert set(step["with"]) <= set(action["inputs"])


def test_every_command_of_the_page_has_the_options_that_it_is_given() -> None:
    lines = re.findall(r"mtg-conformance ([a-z-]+)([^`\n]*)", PAGE.read_text("utf-8"))
    assert {name for name, _ in lines} >= {"run", "report", "export"}
    for name, rest in lines:
        command = main.commands.get(name)
        if command is not None:
            known = {option for one in command.params if isinstance(one, click.Option) for option in one.opts}
            assert set(re.findall(r"(?<= )-{1,2}[a-z-]+", rest)) <= known, rest
