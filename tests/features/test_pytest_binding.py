"""The suite under pytest-bdd: its known faults are caught, and selection, markers and xdist work."""

from __future__ import annotations

import inspect
import sys
from importlib.metadata import entry_points
from pathlib import Path
from xml.etree import ElementTree

import pytest
from made_up_suites import REPOSITORY, feature, make_suite

from mtg_conformance.connectors import connect
from mtg_conformance.manifests import find
from mtg_conformance.runner import run_case
from mtg_conformance.suite import load_suite

pytest_plugins = ["pytester"]

LIFE = "Then Alice has 20 life"
TWO = """\
Feature: Made up
  @id:first @CR-106.7
  Scenario: First
    Given Alice has 3 life
    Then Alice has 3 life

  @id:grid @CR-106.1 @ruling:sol-ring/1
  Scenario Outline: Grid
    Given Alice has <n> life
    Then Alice has <n> life
    And Bob has 20 life
    Examples:
      | case | n |
      | one  | 1 |
      | two  | 2 |
"""
INI = "[pytest]\nmtg_conformance_features = features\naddopts = --strict-markers --strict-config\n"


class Runner:
    """Runs pytest on a made-up suite in a process of its own; the engine echoes the given state for ever."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.root = pytester.path

    def suite(self, manifest: bool = True, **features: str) -> None:
        make_suite(self.root, features, manifest=manifest)
        (self.root / "pytest.ini").write_text(INI, "utf-8")

    def run(self, *arguments: str, engine: str = "frozen") -> pytest.RunResult:
        installed = any(point.name == "mtg_conformance" for point in entry_points(group="pytest11"))
        plugin = () if installed else ("-p", "mtg_conformance.pytest_plugin")
        return self.pytester.runpytest_subprocess(*plugin, "--engine", engine, *(arguments or ("features",)))


@pytest.fixture
def runner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Runner:
    monkeypatch.setenv("PYTHONPATH", ":".join(path for path in sys.path if path))
    monkeypatch.setenv("MTG_CONFORMANCE_CACHE", str(tmp_path / "cache"))
    return Runner(pytester)


def test_cases_run_and_are_named_by_their_ids(runner: Runner) -> None:
    runner.suite(a=TWO)
    result = runner.run("features", "-v")
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(["features/a.feature::first PASSED*", "*::grid/one PASSED*", "*::grid/two PASSED*"])


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [
        (("features/a.feature::grid/two",), 1),
        (("features", "-m", "CR-106.1"), 2),
        (("features", "-m", "CR-106.7"), 1),
        (("features", "-m", "ruling"), 2),
        (("features", "-m", "ruling(id='sol-ring/1')"), 0),
        (("features", "-k", "first"), 1),
        (("features", "-n", "2"), 3),
        (("features", "-n", "2", "-m", "CR-106.1"), 2),
    ],
)
def test_selection_and_xdist(runner: Runner, arguments: tuple[str, ...], passed: int) -> None:
    runner.suite(a=TWO)
    runner.run(*arguments).assert_outcomes(
        passed=passed, deselected=0 if "-n" in arguments or "::" in arguments[0] else 3 - passed
    )


def test_markers_are_registered_up_front(runner: Runner) -> None:
    runner.suite(a=TWO)
    result = runner.run("--markers", "features")
    result.stdout.fnmatch_lines(["@pytest.mark.ruling(id):*", "@pytest.mark.CR-106.1:*", "@pytest.mark.CR-106.7:*"])


def test_the_failing_step_shows_expected_and_actual(runner: Runner) -> None:
    steps = ("Given Alice has 3 life", "When the stack resolves", "Then Bob has 20 life", "And Alice has 4 life", LIFE)
    runner.suite(a=feature(*steps))
    result = runner.run("features", "--cucumberjson=report.json")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "features/a.feature:3: It is so (the-case): fail",
            "  features/a.feature:6: Then Bob has 20 life",
            "> features/a.feature:7: Then Alice has 4 life",
            "  expected: 4",
            "  actual:   3",
        ]
    )
    report = (runner.root / "report.json").read_text("utf-8")
    assert report.count('"passed"') == 3 and report.count('"failed"') == 2  # what comes after a failed step, too


def test_two_scenarios_with_one_title_are_refused(runner: Runner) -> None:
    runner.suite(manifest=False, a=feature(LIFE), b=feature(LIFE, tags="@id:other @CR-106.7"))
    result = runner.run()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["features/b.feature:3:3: the title 'It is so' is taken"])


def test_two_scenarios_with_one_title_in_one_file_are_refused(runner: Runner) -> None:
    second = feature(LIFE, tags="@id:other @CR-106.7").partition("\n")[2]
    runner.suite(manifest=False, a=feature(LIFE) + second)
    result = runner.run()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["features/a.feature:6:3: the title 'It is so' is taken"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (feature("Given Alice frobs", LIFE), "features/a.feature:4:11: undefined step: Given Alice frobs"),
        (
            feature(
                "Given Alice controls Forest called A with B and Forest called B with C",
                "And Bob controls Forest called A, Forest called B and Forest called C",
                "When Alice blocks A with B with C",
                LIFE,
            ),
            "features/a.feature:6:10: the step is ambiguous: it fits *",
        ),
        (feature(), "features/a.feature:3:3: the scenario 'It is so' has no steps"),
        (
            feature("Given Alice has <a> life", "Then Alice has <a> life").replace("Scenario:", "Scenario Outline:"),
            "features/a.feature:3:3: the outline 'It is so' has no rows",
        ),
        ("Feature: A\n  Scenario: B\n    Given C\n  Background:\n", "features/a.feature:4:*can't stand here"),
        (feature("Given Alice controls Forrest", LIFE), "features/a.feature:4:26: unknown card 'Forrest'"),
    ],
    ids=["undefined", "ambiguous", "empty", "no rows", "syntax", "card"],
)
def test_faults_show_at_collection(runner: Runner, text: str, message: str) -> None:
    good = feature("Given Bob has 7 life", "Then Bob has 7 life", tags="@id:good @CR-106.7", title="Good")
    runner.suite(manifest=False, a=text, b=good)
    result = runner.run("features", "--collect-only")
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*ERROR collecting features/a.feature*", message])


def test_a_faulty_file_does_not_hide_the_others(runner: Runner) -> None:
    runner.suite(a=TWO)
    (runner.root / "features" / "b.feature").write_text(feature("Given Alice frobs", LIFE), "utf-8")
    result = runner.run("features", "--continue-on-collection-errors")
    result.assert_outcomes(passed=3, errors=1)


def test_async_steps_can_not_come_in(runner: Runner) -> None:
    from mtg_conformance import pytest_steps

    steps = [function for name, function in vars(pytest_steps).items() if name in ("_given", "_when", "_then")]
    assert len(steps) == 3 and not any(map(inspect.iscoroutinefunction, steps))
    runner.suite(a=feature("Given Alice has 3 life", "Then Alice has 4 life"))
    (runner.root / "features" / "conftest.py").write_text(
        "from pytest_bdd import then\n\n@then('Alice has 4 life')\nasync def _():\n    pass\n", "utf-8"
    )
    runner.run().assert_outcomes(failed=1)


@pytest.mark.parametrize("extra", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_lost_file_is_missed(runner: Runner, extra: tuple[str, ...]) -> None:
    runner.suite(a=TWO, b=feature(LIFE))
    (runner.root / "features" / "b.feature").unlink()
    result = runner.run("features", *extra)
    assert result.ret != 0
    result.stdout.fnmatch_lines(
        ["features/manifest.yaml:0:0: the case 'the-case' (It is so) is missing from the features"]
    )


def test_a_case_outside_the_manifest_is_refused(runner: Runner) -> None:
    runner.suite(manifest=False, a=feature(LIFE))
    result = runner.run()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["features/a.feature:3:0: the case 'the-case' is not in features/manifest.yaml"])


def test_unsupported_is_a_skip_except_on_the_reference_engine(runner: Runner) -> None:
    runner.suite(a=feature(LIFE))
    result = runner.run("features", "-rs", engine="null")
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["*unsupported: the engine does not support*"])
    folder = (REPOSITORY / "adapters" / "liars" / "null").as_posix()
    named = runner.root / "adapters" / "adapter.yaml"
    text = (REPOSITORY / "adapters" / "liars" / "null" / "adapter.yaml").read_text("utf-8")
    named.write_text(text.replace('name: "null"', "name: reference").replace("{here}", folder), "utf-8")
    runner.run("features", engine=str(named)).assert_outcomes(failed=1)


def test_pytest_and_the_runner_give_the_same_verdicts(runner: Runner) -> None:
    wrong = feature("Given Alice has 3 life", "Then Alice has 4 life", tags="@id:wrong @CR-106.7", title="Wrong")
    other = feature(
        "Given Bob has Forest in hand", "Then Bob can play Forest", tags="@id:other @CR-106.7", title="Other"
    )
    runner.suite(a=TWO, b=wrong, c=other)
    runner.run("features", "--junitxml=report.xml")
    cases = ElementTree.parse(runner.root / "report.xml").iter("testcase")
    under_pytest = {
        case.attrib["name"]: next(p.attrib["value"] for p in case.iter("property") if p.attrib["name"] == "verdict")
        for case in cases
    }
    connection = connect(find("frozen"), "in-process")
    directly = {case.id: str(run_case(case, connection).verdict) for case in load_suite(runner.root).cases}
    assert under_pytest == directly and set(directly.values()) == {"pass", "fail"}


def test_an_unknown_engine_is_a_usage_error(runner: Runner) -> None:
    runner.suite(a=feature(LIFE))
    result = runner.run("features", engine="frozzen")
    assert result.ret == 2
    result.stdout.fnmatch_lines(["*there is no engine 'frozzen'*"])


def test_the_plugin_is_inert_elsewhere(runner: Runner) -> None:
    runner.pytester.makepyfile(
        """
        import sys
        from pytest_bdd import given, scenarios

        scenarios("own.feature")

        @given("a step of their own")
        def _():
            assert "mtg_conformance.pytest_binding" not in sys.modules
            assert "gherkin_source" not in sys.modules
        """
    )
    (runner.root / "own.feature").write_text(
        "Feature: Own\n  @slow\n  Scenario: Theirs\n    Given a step of their own\n", "utf-8"
    )
    result = runner.run(".", "-W", "ignore")
    result.assert_outcomes(passed=1)
