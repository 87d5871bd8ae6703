"""What authors of adapters are given: skeletons, the doctor, the shortest failing case, the exported suite."""

from __future__ import annotations

import json
import shutil
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator
from toy_cases import bad, good

from mtg_conformance import doctor, scaffolding
from mtg_conformance.cli import main
from mtg_conformance.connectors import Limits
from mtg_conformance.doctor import Outcome
from mtg_conformance.manifests import Manifest
from mtg_conformance.suite import load_suite
from mtg_spec.cases import Suite
from mtg_spec.documents import root

FORESTER = Path(__file__).with_name("forester.py")
COMMANDS = {"python": sys.executable, "javascript": "node"}


@pytest.fixture(scope="module")
def suite() -> Suite:
    """The whole suite; read once, for each test has a cache of its own."""
    return load_suite()


@pytest.fixture
def whole(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """Makes the command line find the whole suite at once."""
    monkeypatch.setitem(sys.modules, "mtg_conformance.suite", types.SimpleNamespace(load_suite=lambda: suite))
    return suite


def call(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert "Traceback" not in result.output
    return result


def with_program(language: str) -> Any:
    there = shutil.which(COMMANDS[language]) is not None
    return pytest.param(language, marks=pytest.mark.skipif(not there, reason=f"{COMMANDS[language]} is not installed"))


# --- new-adapter ---


@pytest.mark.parametrize("language", [with_program(language) for language in scaffolding.languages()])
def test_a_new_adapter_starts_and_supports_nothing(
    use_suite: Callable[..., None], tmp_path: Path, language: str
) -> None:
    use_suite(good(), bad())
    folder = tmp_path / "My Engine 2"
    made = call("new-adapter", folder, "--language", language)
    assert (made.exit_code, f"next: mtg-conformance doctor {folder}" in made.output) == (0, True)
    told = json.loads(call("run", "-e", folder, "--validate", "--json").stdout)["engines"][0]
    assert told["engine"]["name"] == "my-engine-2"
    assert told["counts"] == {"unsupported": 2}
    examined = call("doctor", folder)
    assert (examined.exit_code, "✗" in examined.output) == (0, False), examined.output
    assert "· starts an empty board: not yet (case/start is unsupported: start)" in examined.output


def test_a_new_adapter_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "engine.py").touch()
    (tmp_path / "file").touch()
    for name, words in (("there", "is not empty"), ("file", "is not empty"), ("…", "makes no name")):
        refused = call("new-adapter", tmp_path / name)
        assert (refused.exit_code, words in refused.output) == (2, True), refused.output
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["engine.py"]


def test_every_skeleton_can_be_asked_for() -> None:
    for language in scaffolding.languages():
        assert language in call("new-adapter", "--help").output
        assert (root() / "adapters" / "skeletons" / language / "adapter.yaml").is_file()


# --- doctor ---


def examined(*words: str, seconds: float = 10) -> dict[str, doctor.Finding]:
    manifest = Manifest(name="forester", command=("{python}", str(FORESTER), *words))
    return {
        finding.probe: finding for finding in doctor.examine(manifest, Limits(seconds=seconds, start_seconds=seconds))
    }


def test_a_sound_adapter_has_nothing_wrong() -> None:
    findings = examined()
    assert [finding for finding in findings.values() if finding.outcome != Outcome.OK] == []
    assert len(findings) >= 12


@pytest.mark.parametrize(
    ("sickness", "probe", "words"),
    [
        ("greets", doctor.INTRODUCES_ITSELF, "no JSON-RPC 2.0 response"),
        ("silent", doctor.INTRODUCES_ITSELF, "no answer to initialize within 2 s"),
        ("no-version", "names its version", "'main' is no version"),
        ("knows-every-method", "refuses an unknown method", "answered with a result"),
        ("dies-of-nonsense", "refuses what is not JSON", "exit code 9"),
        ("short-ids", "echoes ids", "2000000011"),
        ("knows-every-card", "says which card it does not know", "it starts a game with the card"),
        ("never-skips", "skips the rest of an unsupported case", '"status":"ok"'),
        ("life-as-text", "answers in the right shapes, as the case starts", "Expected `int`, got `str`"),
        ("taps-nothing", "plays a land and taps it for mana", '"what":"tapped"'),
        ("can-taps", "changes nothing by being asked what can be done", "from false to true"),
        ("illegal-hurts", "changes nothing by refusing an act", "from 17 to 16"),
        ("remembers", "forgets a case at its end", "is answered true, not false"),
        ("few-cases", "plays 60 cases in one process, sent at once", "exit code 9"),
        ("says-good-bye", "keeps stdout clean", "Good bye!"),
        ("stays", "exits after shutdown", "the process is still there"),
        ("exit-code", "exits after shutdown", "exit code 5"),
    ],
)
def test_the_doctor_finds_each_sickness_and_says_what_to_do(sickness: str, probe: str, words: str) -> None:
    finding = examined(sickness, seconds=2 if sickness == "silent" else 10)[probe]
    assert finding.outcome == Outcome.WRONG
    assert words in finding.text, finding.text
    assert finding.advice


def test_what_the_doctor_finds_decides_the_exit_code(tmp_path: Path) -> None:
    sick = call("doctor", f"{sys.executable} {FORESTER} no-version")
    assert (sick.exit_code, "✗ names its version" in sick.output) == (1, True)
    assert "what to do: a result is worth nothing" in sick.output
    told = json.loads(call("doctor", f"{sys.executable} {FORESTER}", "--json").stdout)
    assert told["counts"] == {"ok": len(told["findings"]), "wrong": 0, "not yet": 0}
    assert call("doctor", "no-such-engine").exit_code == 2
    (tmp_path / "adapter.yaml").write_text("format: 1\nname: x\ncommand: [no-such-program]\n")
    assert call("doctor", tmp_path).exit_code == 3


# --- minimise ---


def test_a_failing_case_is_cut_down_to_what_fails(whole: Suite) -> None:
    told = call("minimise", "attack-taps", "--engine", "frozen")
    assert told.exit_code == 0, told.output
    assert told.output.splitlines()[1:] == [
        "  Given Alice controls Grizzly Bears",
        "  When Alice attacks with Grizzly Bears",
        "  Then Grizzly Bears is tapped",
        "",
        "fail: “Grizzly Bears is tapped”: the engine answers false, it must be true",
        *told.output.splitlines()[6:],
    ]
    assert "3 of 4 steps are left" in told.output


def test_what_is_left_is_still_right(whole: Suite) -> None:
    """Without the oracle, a shorter form may fail because it expects what is wrong by then."""
    with_oracle = call("minimise", "trample-excess", "--engine", "frozen").output
    without = call("minimise", "trample-excess", "--engine", "frozen", "--oracle", "none").output
    assert "attacks" in with_oracle
    assert len(without.splitlines()) <= len(with_oracle.splitlines())


def test_only_what_fails_can_be_minimised(whole: Suite) -> None:
    passes = call("minimise", "attack-taps", "--engine", "reference")
    assert (passes.exit_code, "there is nothing to shorten" in passes.output) == (2, True)
    unknown = call("minimise", "atack-taps", "--engine", "frozen")
    assert (unknown.exit_code, "did you mean attack-taps" in unknown.output) == (2, True)


# --- export ---


def test_the_exported_suite_fits_its_schema_and_has_the_expectations(whole: Suite, tmp_path: Path) -> None:
    file = tmp_path / "suite.json"
    assert call("export", "-o", file).exit_code == 0
    exported = json.loads(file.read_text("utf-8"))
    schema = json.loads((root() / "adapters" / "schema" / "suite.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    assert next(iter(Draft202012Validator(schema).iter_errors(exported)), None) is None
    assert (exported["digest"], len(exported["cases"])) == (whole.digest, len(whole.cases))
    checks = [check for case in exported["cases"] for step in case["steps"] for check in step.get("checks", [])]
    assert checks
    assert all("ask" in question and isinstance(expected, dict) for question, expected in checks)
