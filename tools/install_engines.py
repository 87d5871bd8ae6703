"""Installs the engines under test that come as a package, each on its own.

An engine's packages are the extra of its name in pyproject.toml. One that can't be installed here (no wheel for this
platform, no network) is told, and does not keep the others from being installed.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent


def packages() -> dict[str, list[str]]:
    """Engine -> the requirements of the extra of its name."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    engines = sorted(path.parent.name for path in (TOP / "adapters").glob("*/adapter.yaml"))
    return {name: extras[name] for name in engines if name in extras}


def install(requirements: list[str], pip_options: list[str]) -> str:
    """Installs packages from wheels; "" or why that failed."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--only-binary=:all:", *pip_options, *requirements],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")]
    return (errors or done.stderr.splitlines() or ["pip failed"])[-1].removeprefix("ERROR: ")


def main() -> None:
    """Installs each engine; the arguments are passed on to pip."""
    for engine, requirements in packages().items():
        fault = install(requirements, sys.argv[1:])
        print(f"{engine}: not installable here: {fault}" if fault else f"{engine}: installed")


if __name__ == "__main__":
    main()
