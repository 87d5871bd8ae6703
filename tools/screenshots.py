"""Takes the pictures of the report that the README shows, from a report that `make conformance` has made.

python tools/screenshots.py build/report docs/images
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PAGES = {
    "report-overview": ("index.html", 1280, 880),
    "report-map": ("rules.html", 1280, 900),
    "report-rule": ("rules/106.7.html", 1280, 860),
    "report-case": ("cases/first-strike-others-second.html", 1280, 860),
}
"""Of each picture: the page, the width and the height of the window."""


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", type=Path)
    parser.add_argument("images", type=Path)
    arguments = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, (address, width, height) in PAGES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto((arguments.report / address).resolve().as_uri())
            page.screenshot(path=arguments.images / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
