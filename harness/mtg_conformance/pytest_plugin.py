"""The pytest plugin: `pytest features` runs the suite through pytest-bdd.

It acts on the `.feature` files below the suite's features folder (ini option `mtg_conformance_features`, by default the
folder that comes with the package) and is inert in every other run. What it does there is in
`mtg_conformance.pytest_binding`, which is imported when the first such file is met.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

FEATURES_INI = "mtg_conformance_features"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--engine` (where another plugin has taken it: `--mtg-engine` only) and the ini option."""
    group = parser.getgroup("mtg-conformance")
    help_text = "mtg-conformance: the engine under test: a name, the path of an adapter.yaml, or a command in quotes"
    try:
        group.addoption(
            "--engine", "--mtg-engine", dest="mtg_engine", default="reference", metavar="ENGINE", help=help_text
        )
    except ValueError:
        group.addoption("--mtg-engine", dest="mtg_engine", default="reference", metavar="ENGINE", help=help_text)
    parser.addini(
        FEATURES_INI, "mtg-conformance: the folder `features` of a suite (its parent holds `spec`)", type="paths"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Registers the markers of the suite where this run asks for it."""
    config.addinivalue_line(
        "markers", "ruling(id): the ruling of a card (`card-slug/n`) that a case of mtg-conformance tests"
    )
    config.addinivalue_line("markers", "disputed(why): a case of mtg-conformance whose answer is disputed")
    config.addinivalue_line("markers", "case(id): the id of a case of mtg-conformance")
    for folder in suite_folders(config):
        if _asked_for(config, folder):
            from mtg_conformance.pytest_binding import register_rule_markers

            register_rule_markers(config, folder)


def suite_folders(config: pytest.Config) -> list[Path]:
    """The features folders on which the plugin acts."""
    paths: list[Path] = config.getini(FEATURES_INI)
    if paths:
        return [path.resolve() for path in paths]
    from mtg_spec.documents import root

    try:
        return [root() / "features"]
    except FileNotFoundError:
        return []


def _asked_for(config: pytest.Config, folder: Path) -> bool:
    """Whether the run's arguments name the folder, something in it, or a folder around it that pytest would descend."""
    for argument in config.args:
        path = (config.invocation_params.dir / argument.split("::")[0]).resolve()
        if path.is_relative_to(folder):
            return True
        if folder.is_relative_to(path):
            between = folder.relative_to(path).parts
            if not any(part.startswith(".") or part == "site-packages" for part in between):
                return True
    return False


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collects the suite's feature files and its manifest of cases."""
    if file_path.suffix != ".feature" and file_path.name != "manifest.yaml":
        return None
    folders = [folder for folder in suite_folders(parent.config) if file_path.resolve().is_relative_to(folder)]
    if not folders:
        return None
    if not parent.config.pluginmanager.has_plugin("pytest-bdd"):
        raise pytest.UsageError(
            "the features of mtg-conformance need pytest-bdd: pip install 'mtg-conformance[pytest]'"
        )
    from mtg_conformance import pytest_binding

    return pytest_binding.collector(file_path, folders[0], parent)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Keeps pytest-bdd from making markers of the suite's tags; the items get theirs from the compiled cases."""
    import sys

    binding = sys.modules.get("mtg_conformance.pytest_binding")
    return True if binding is not None and binding.BINDING else None


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Tells a case which of its steps comes next."""
    begin = getattr(request.node, "begin_step", None)
    if begin is not None:
        begin(step)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Ends the engine, if one was started."""
    import sys

    binding = sys.modules.get("mtg_conformance.pytest_binding")
    if binding is not None:
        binding.close_engine(config)
