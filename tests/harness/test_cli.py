"""The command line: what it prints, and which exit code."""

from __future__ import annotations

import json
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from toy_cases import TOY, bad, case, good, setup, then, unlucky

from mtg_conformance.cli import main
from mtg_conformance.manifests import find_all
from mtg_conformance.results import read_results
from mtg_spec.documents_reader import card_of
from mtg_spec.errors import SpecError, SpecErrors
from mtg_spec.protocol import AskPlayer


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "adapter.yaml").write_text(
        f'format: 1\nname: toy\ntitle: Toy engine\ncommand: ["{{python}}", "{TOY}"]\nin-process: "{TOY}:Toy"\n'
    )
    return folder


def call(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert "Traceback" not in result.output
    return result


def test_all_passed_is_exit_code_0(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good("a"), good("b"))
    result = call("run", "-e", toy)
    assert result.exit_code == 0, result.output
    assert "Toy engine: 2 of 2 cases" in result.output
    assert result.output.splitlines()[-1].split() == ["toy", "1.0", "2", "2", "yes"]


def test_an_unexpected_verdict_is_exit_code_1(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good(), bad())
    result = call("run", "-e", toy)
    assert result.exit_code == 1
    assert "bad: fail, not listed: “it is so”: the engine answers 19, it must be 20" in result.output
    assert "The title of bad (features/toys/bad.feature:3)" in result.output


def test_a_baseline_makes_a_failure_expected(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good(), bad())
    written = call("run", "-e", toy, "--update-baseline")
    assert (written.exit_code, "1 new entries" in written.output) == (0, True)
    assert call("run", "-e", toy).exit_code == 0
    assert call("run", "-e", toy, "--baseline", "none").exit_code == 1
    use_suite(good(), good("bad"))
    stale = call("run", "-e", toy)
    assert (stale.exit_code, "take it out of the baseline" in stale.output) == (1, True)


def test_a_baseline_is_not_updated_by_a_partial_run(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good(), bad())
    result = call("run", "-e", toy, "-c", "bad", "--update-baseline")
    assert result.exit_code == 2
    assert not (toy / "baseline.yaml").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["run", "-c", "god"], "did you mean good?"),
        (["run", "-c", "@CR-106.8"], "did you mean @CR-106.7?"),
        (["run", "-e", "refrence"], "did you mean reference?"),
        (["run", "--jobs", "0"], "0 is not in the range"),
        (["run", "-e", "TOY", "--baseline", "nowhere.yaml"], "there is no baseline nowhere.yaml"),
        (["run", "-e", "TOY", "-e", "TOY"], "one name"),
        (["run", "-e", "TOY", "--connector", "in-process", "-j", "2"], "runs one job"),
        (["explain", "god"], "did you mean good?"),
        (["render"], "name cards, or give --all"),
        (["render", "Mutavualt"], "did you mean Mutavault?"),
        (["report", "nowhere.ndjson", "-o", "out"], "nowhere.ndjson: No such file"),
        (["nonsense"], "No such command"),
    ],
)
def test_a_wrong_use_is_exit_code_2(use_suite: Callable[..., None], toy: Path, words: list[str], message: str) -> None:
    use_suite(good(tags=["CR-106.7"]))
    result = call(*(str(toy) if word == "TOY" else word for word in words))
    assert (result.exit_code, message in result.output) == (2, True), result.output


def test_faults_of_the_suite_are_exit_code_2(monkeypatch: pytest.MonkeyPatch) -> None:
    def load_suite() -> None:
        raise SpecErrors([SpecError("features/a.feature", 3, 5, "no step is called so", "did you mean …")])

    monkeypatch.setitem(sys.modules, "mtg_conformance.suite", types.SimpleNamespace(load_suite=load_suite))
    result = call("run")
    assert result.exit_code == 2
    assert result.output == "features/a.feature:3:5: no step is called so\n  did you mean …\n"


def test_an_engine_that_does_not_start_is_exit_code_3(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good())
    command = f"{sys.executable} {TOY} no-start"
    result = call("run", "-e", command)
    assert (result.exit_code, "ClassNotFoundException" in result.output) == (3, True)
    beside = call("run", "-e", command, "-e", toy)
    assert (beside.exit_code, "could not be started" in beside.output) == (3, True)


def test_an_engine_that_is_not_installed(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good())
    other = toy.parent / "other"
    other.mkdir()
    (other / "adapter.yaml").write_text(
        "format: 1\nname: other\ncommand: [x]\ninstalled: {module: no_such_module}\ninstall: pip install other\n"
    )
    missing = call("run", "-e", other)
    assert (missing.exit_code, "install: pip install other" in missing.output) == (3, True)
    shown = call("run", "-e", other, "-e", toy, "--if-installed")
    assert (shown.exit_code, "not installed; pip install other" in shown.output) == (0, True)


def test_a_liar_may_pass_no_case_nor_break_down(use_suite: Callable[..., None], toy: Path) -> None:
    with (toy / "adapter.yaml").open("a") as file:
        file.write("expect: no passes\n")
    use_suite(bad("a"), bad("b"))
    told = call("run", "-e", toy)
    assert (told.exit_code, "yes, passes none" in told.output) == (0, True)
    use_suite(good(), bad())
    passed = call("run", "-e", toy)
    assert (passed.exit_code, "good: passes on an adapter that knows no rules" in passed.output) == (1, True)
    broken = toy.parent / "broken"
    broken.mkdir()
    (broken / "adapter.yaml").write_text(
        f'format: 1\nname: broken\ncommand: ["{{python}}", "{TOY}", crash]\nexpect: no passes\n'
    )
    use_suite(unlucky())
    crashed = call("run", "-e", broken)
    assert (crashed.exit_code, "unlucky: crash, must fail" in crashed.output) == (1, True), crashed.output
    for words in (["--update-baseline"], ["--baseline", "none"]):
        refused = call("run", "-e", toy, *words)
        assert (refused.exit_code, "baseline" in refused.output) == (2, True), refused.output


def test_all_engines_and_all_liars_have_a_word(use_suite: Callable[..., None]) -> None:
    life = AskPlayer("Alice", "life")
    use_suite(case("contradiction", setup(), then(life, 20), then(life, 19)))
    told = json.loads(call("run", "-e", "liars", "--json").stdout)
    assert len(told["engines"]) >= 8
    assert {tuple(engine["counts"].items()) for engine in told["engines"]} <= {(("fail", 1),), (("unsupported", 1),)}
    assert "reference" in [manifest.name for manifest in find_all("all")]


def test_a_run_makes_its_report(use_suite: Callable[..., None], toy: Path, tmp_path: Path) -> None:
    use_suite(good("a"), bad("b"))
    site = tmp_path / "site"
    told = call("run", "-e", toy, "-e", "liars", "--report", site)
    assert (told.exit_code, told.output.splitlines()[-1]) == (1, f"report: {site / 'index.html'}")
    assert (site / "results" / "toy.ndjson").is_file()
    runs = json.loads((site / "report.json").read_text())["runs"]
    assert [run["engine"] for run in runs if not run["liar"]] == ["toy"]
    assert any(run["liar"] for run in runs)
    assert "name one beside the liars" in call("run", "-e", "liars", "--report", site).output


def test_cases_are_chosen_by_id_glob_tag_and_path(use_suite: Callable[..., None], toy: Path) -> None:
    use_suite(good("one-a"), good("one-b"), good("two", tags=["CR-106.7"]), good("grid/x"), good("grid/y"))

    def ran(*patterns: str) -> list[str]:
        words = [word for pattern in patterns for word in ("-c", pattern)]
        return list(json.loads(call("run", "-e", toy, "--json", *words).stdout)["engines"][0]["verdicts"])

    assert ran("one-a") == ["one-a"]
    assert ran("two", "one-*") == ["one-a", "one-b", "two"]
    assert ran("@CR-106.7") == ["two"]
    assert ran("grid") == ["grid/x", "grid/y"]
    assert ran("features/toys/two.feature") == ["two"]
    assert len(ran("features/toys")) == 5


def test_results_are_written_and_read_back(use_suite: Callable[..., None], toy: Path, tmp_path: Path) -> None:
    use_suite(good(), bad(), unlucky())
    call("run", "-e", toy, "--results", tmp_path / "out", "-c", "*ood", "-c", "bad", "-j", "2", "--validate")
    file = read_results(tmp_path / "out" / "toy.ndjson")
    assert (file.header.cases, file.header.selected, file.header.connector) == (3, 2, "stdio")
    assert file.closing.counts == {"pass": 1, "fail": 1}
    assert file.results[1].transcript[1].method == "case/act"


def test_explain_shows_steps_rules_and_the_failing_step(
    use_suite: Callable[..., None], toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = types.SimpleNamespace(number="107.5", says="The tap symbol means tap this permanent.")
    rules = types.SimpleNamespace(chapters=[types.SimpleNamespace(rules=[rule])])
    monkeypatch.setitem(sys.modules, "mtg_spec.rules", types.SimpleNamespace(load_rules=lambda root: rules))
    use_suite(good(), bad())
    told = call("explain", "good", "-e", toy)
    assert told.exit_code == 0
    assert (
        "✓ When TapForMana happens\n      107.5 The tap symbol means tap this permanent.\n        forest is tapped"
        in told.output
    )
    failed = call("explain", "bad", "-e", toy)
    assert failed.exit_code == 1
    assert "✗ Then it is so\n    “it is so”: the engine answers 19" in failed.output


def test_render_prints_cards() -> None:
    told = call("render", "Sol Ring", "Forest")
    assert told.exit_code == 0
    assert "Sol Ring {1}\nArtifact\n" in told.output
    checked = call("render", "--all", "--check")
    summary = checked.output.splitlines()[-1]
    assert checked.exit_code == 0
    assert summary.startswith("equal to the Oracle text: ") or summary.endswith("cards can be rendered")


def test_render_reads_a_card_beside_a_faulty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(_: Path) -> None:
        raise SpecErrors([SpecError("spec/cards/other.yaml", 3, 5, "no such word")])

    monkeypatch.setattr("mtg_conformance.rendering.load_library", faulty)
    assert "Sol Ring {1}" in call("render", "Sol Ring").output
    assert call("render", "--all").exit_code == 2
    assert "Legions of Lim-Dûl {1}{B}{B}" in call("render", "Legions of Lim-Dûl").output
    unknown = call("render", "Jörn, of No Set")
    assert "has no card 'Jörn, of No Set'; its file would be jorn-of-no-set.yaml" in unknown.output
    assert "no such word" not in unknown.output


def test_render_prints_the_good_cards_before_what_is_wrong_with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    told = call("render", "Mutavualt", "Sol Ring")
    assert told.exit_code == 2
    assert "Sol Ring {1}" in told.output
    assert "error: spec/cards has no card 'Mutavualt'; did you mean Mutavault?" in told.output

    def faulty(*_: object) -> None:
        raise SpecErrors([SpecError("spec/cards/other.yaml", 3, 5, "no such word")])

    def card_or_fault(path: Path, text: str) -> Any:
        return faulty() if path.stem == "forest" else card_of(path, text)

    monkeypatch.setattr("mtg_conformance.rendering.load_library", faulty)
    monkeypatch.setattr("mtg_conformance.rendering.card_of", card_or_fault)
    told = call("render", "Forest", "Sol Ring")
    assert told.exit_code == 2
    assert told.output.index("Sol Ring {1}") < told.output.index("spec/cards/other.yaml:3:5: no such word")
    checked = call("render", "Forest", "Sol Ring", "--check")
    assert checked.exit_code == 2
    assert "no such word" in checked.output
    assert "Sol Ring {1}" in call("render", "--all").output


def test_export_writes_the_suite(use_suite: Callable[..., None], tmp_path: Path) -> None:
    use_suite(good())
    assert call("export", "-o", tmp_path / "suite.json").exit_code == 0
    assert json.loads((tmp_path / "suite.json").read_text())["cases"][0]["id"] == "good"


def test_engines_are_listed() -> None:
    result = call("engines")
    assert result.exit_code == 0
    assert "reference    Reference engine (Python)" in result.output


@pytest.mark.parametrize("command", ["", "run", "lint", "explain", "render", "engines", "report", "export"])
def test_every_command_has_help(command: str) -> None:
    result = call(*filter(None, [command, "--help"]))
    assert (result.exit_code, "Usage:" in result.output) == (0, True)


def test_a_fault_of_our_own_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MTG_CONFORMANCE_DEBUG", raising=False)

    def load_suite() -> None:
        raise KeyError("x")

    monkeypatch.setitem(sys.modules, "mtg_conformance.suite", types.SimpleNamespace(load_suite=load_suite))
    result = call("run")
    assert (result.exit_code, "internal error: KeyError" in result.output) == (2, True)


def test_a_warm_run_imports_no_parser(toy: Path) -> None:
    program = f"""
import sys, types
sys.path.insert(0, {str(TOY.parent)!r})
from mtg_conformance.cli import main
from mtg_spec.cases import *
from mtg_spec.protocol import *
step = Step(keyword="When", text="x", line=1, act=Pass("Alice"))
setup = Setup(players=(PlayerSetup("Alice"), PlayerSetup("Bob")), active="Alice")
case = Case(id="a", title="A", feature="F", location=Location("a", 1), setup=setup, steps=(step,))
suite = Suite(version="1", edition="e", digest="d", cases=(case,))
sys.modules["mtg_conformance.suite"] = types.SimpleNamespace(load_suite=lambda: suite)
try:
    main(["run", "-e", {str(toy)!r}])
except SystemExit as exit:
    assert exit.code == 0, exit.code
heavy = {{"lark", "gherkin", "ruamel.yaml", "jinja2", "pytest", "jsonschema", "rich"}} & set(sys.modules)
print("heavy:", sorted(heavy))
"""
    for expected in (None, "heavy: []"):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        if expected:
            assert done.stdout.splitlines()[-1] == expected
