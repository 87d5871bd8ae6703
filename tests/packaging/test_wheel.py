"""The wheel: what is in it, and that it works where there is nothing but it and what it depends on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterable, Sequence
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

TOP = Path(__file__).resolve().parents[2]
PACKAGES = {
    "spec/mtg_spec": "mtg_spec",
    "reference_impl/mtg_reference": "mtg_reference",
    "harness/mtg_conformance": "mtg_conformance",
    "reports/mtg_reports": "mtg_reports",
}
DOCUMENTS = ("features", "spec", "adapters")
DISTRIBUTION = "mtg-conformance"

pytestmark = pytest.mark.xdist_group("packaging")


def run(*words: str | Path, **options: object) -> str:
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return str(done.stdout)


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """The project's files: all that git tracks."""
    if not (TOP / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout: what belongs to the project can't be told")
    names = run("git", "-C", TOP, "ls-files", "-z").split("\0")
    return [name for name in names if name and (TOP / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tracked: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the tracked files, so that what lies around in the checkout has no part in it."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in tracked:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(TOP / name, copy / name)
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, copy)
    (found,) = out.glob("*.whl")
    return found


def place(name: str) -> str | None:
    """Where a tracked file must be in the wheel; None for one that must not be there."""
    for folder, package in PACKAGES.items():
        if name.startswith(f"{folder}/"):
            return package + name.removeprefix(folder)
    return f"mtg_spec/_documents/{name}" if name.split("/")[0] in DOCUMENTS else None


def test_the_wheel_holds_every_tracked_file_of_packages_and_documents_and_nothing_else(
    wheel: Path, tracked: list[str]
) -> None:
    names = [name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name]
    assert len(names) == len(set(names))
    expected = {there for there in map(place, tracked) if there}
    missing = sorted(expected - set(names))
    assert not missing, f"not in the wheel; is the folder listed in pyproject.toml (only-include, sources)? {missing}"
    assert sorted(set(names) - expected) == []


def test_the_top_level_of_the_wheel_is_the_four_packages(wheel: Path) -> None:
    top = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    info = {name for name in top if name.endswith(".dist-info")}
    assert len(info) == 1
    assert top - info == set(PACKAGES.values())


def closure(extras: Iterable[str]) -> set[str]:
    """The distributions that the project depends on, directly or not, with some of its extras."""
    found: set[tuple[str, str]] = set()
    todo = [(DISTRIBUTION, extra) for extra in ("", *extras)]
    while todo:
        name, extra = todo.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for text in metadata.requires(name) or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                todo += [(requirement.name, each) for each in ("", *requirement.extras)]
    return {name for name, _ in found if name != DISTRIBUTION}


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Makes an environment that holds the wheel and what it declares to depend on, and answers its bin folder.

    The dependencies are links to those of this environment, so no network is needed.
    """

    def make(*extras: str) -> Path:
        folder = tmp_path_factory.mktemp("environment")
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        paths = {"base": str(folder), "platbase": str(folder)}
        site = Path(sysconfig.get_path("purelib", "venv", vars=paths))
        for name in closure(extras):
            for file in metadata.distribution(name).files or ():
                top = file.parts[0]
                if top not in ("..", "__pycache__") and not (site / top).exists():
                    (site / top).symlink_to(Path(str(metadata.distribution(name).locate_file(top))))
        run(sys.executable, "-m", "pip", "--python", folder, "install", "-q", "--no-deps", "--no-index", wheel)
        return Path(sysconfig.get_path("scripts", "venv", vars=paths))

    return make


@pytest.fixture(scope="module")
def bare(installed: Callable[..., Path]) -> Path:
    return installed()


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing of the checkout near it, and a cache of its own."""
    return tmp_path_factory.mktemp("elsewhere")


def call(words: Sequence[str | Path], elsewhere: Path) -> str:
    """Runs a program there, with an environment that leads nowhere near the checkout."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(elsewhere),
        "MTG_CONFORMANCE_CACHE": str(elsewhere / "cache"),
    }
    return run(*words, cwd=elsewhere, env=environment)


def test_the_suite_runs_from_the_wheel_in_another_folder(bare: Path, elsewhere: Path) -> None:
    told = call([bare / "mtg-conformance", "run", "--report", "report"], elsewhere)
    assert told.splitlines()[-1] == f"report: {Path('report') / 'index.html'}"
    assert (elsewhere / "report" / "index.html").is_file()
    where = call([bare / "python", "-c", "from mtg_spec.documents import root; print(root())"], elsewhere)
    assert Path(where.strip()).parts[-2:] == ("mtg_spec", "_documents")
    listed = call([bare / "mtg-conformance", "engines"], elsewhere)
    assert "Reference engine" in listed


def test_the_wheel_runs_the_reference_engine_behind_a_pipe(bare: Path, elsewhere: Path) -> None:
    call([bare / "mtg-conformance", "run", "--connector", "stdio", "-c", "@CR-106.12"], elsewhere)


def test_pytest_runs_the_suite_of_the_wheel(installed: Callable[..., Path], elsewhere: Path) -> None:
    python = installed("pytest") / "python"
    told = call([python, "-m", "pytest", "-q", "--pyargs", "mtg_spec", "-m", "CR-106.12"], elsewhere)
    document = json.loads(call([python, "-m", "mtg_conformance", "run", "-c", "@CR-106.12", "--json"], elsewhere))
    of, chosen = document["suite"]["cases"], document["engines"][0]["selected"]
    assert 0 < chosen < of
    assert f"{chosen} passed, {of - chosen} deselected" in told


def test_a_checkout_uses_its_files_in_place() -> None:
    from mtg_spec.documents import root

    assert root() == TOP
