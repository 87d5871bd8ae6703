"""Reads the pages of a site as a browser would: links, ids, loaded addresses, text."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

VOID = frozenset({"meta", "link", "input", "br", "img", "hr"})


@dataclass
class Page(HTMLParser):
    """One page: `hrefs` of its anchors, `ids`, `loads` (what a browser fetches by itself), tags, text and open tags."""

    html: str = ""
    hrefs: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    handlers: list[str] = field(default_factory=list)
    text: str = ""
    opened: list[str] = field(default_factory=list)
    crossed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes a tag."""
        self.tags.append(tag)
        if tag in ("td", "th", "tr"):
            self.text += " "
        if tag not in VOID:
            self.opened.append(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif name == "href" and value and tag == "a":
                self.hrefs.append(value)
            elif name in ("src", "href", "srcset", "data", "poster", "action", "background") and value and tag != "a":
                self.loads.append(value)
            elif name.startswith("on") or name == "style":
                self.handlers.append(name)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes a tag that closes itself, as those of SVG do."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.opened.pop()

    def handle_endtag(self, tag: str) -> None:
        """Checks that tags nest."""
        if not self.opened or self.opened.pop() != tag:
            self.crossed.append(tag)

    def handle_data(self, data: str) -> None:
        """Collects the text."""
        self.text += data


def read_site(out: Path, pattern: str = "**/*.html") -> dict[str, Page]:
    """All pages, or those that match, by their names relative to `out`."""
    return {path.relative_to(out).as_posix(): Page(path.read_text("utf-8")) for path in sorted(out.glob(pattern))}
