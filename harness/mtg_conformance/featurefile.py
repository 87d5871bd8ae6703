"""Feature files as scenarios with places: Gherkin read by its official parser, outlines unrolled, keywords resolved.

Nothing here knows what a step means. Everything that Gherkin lets pass but a suite must not (a scenario without steps,
an outline without rows, a placeholder without a column) is a fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from mtg_spec.errors import SpecError
from mtg_spec.steps import KEYWORDS, Keyword

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""How an id and a row's `case` look."""

_PLACEHOLDER = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag without its `@`; `comment` is what is written after it in its line, or in the comment lines above."""

    text: str
    line: int
    column: int
    comment: str = ""


@dataclass(frozen=True, slots=True)
class StepSource:
    """A step: its resolved keyword, its text (rows of its table appended) and the place of the text."""

    keyword: Keyword
    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class ScenarioSource:
    """A scenario, or one row of an outline; `line` is that of the scenario, `row` that of the row (0: no outline)."""

    title: str
    line: int
    column: int
    tags: tuple[Tag, ...]
    inherited: tuple[Tag, ...]
    steps: tuple[StepSource, ...]
    statement: str = ""
    case: str = ""
    row: int = 0


@dataclass(frozen=True, slots=True)
class FeatureSource:
    """A feature file: its topic, the path by which messages name it, and its scenarios in order."""

    path: str
    title: str
    scenarios: tuple[ScenarioSource, ...]


def read_feature(path: Path, shown: str) -> tuple[FeatureSource | None, list[SpecError]]:
    """The scenarios of a feature file without the faulty ones, and its faults. `shown` is the path in messages."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        return None, [SpecError(shown, line, 0, "is not UTF-8 text", "save the file as UTF-8")]
    except OSError as error:
        return None, [SpecError(shown, 0, 0, f"can't be read: {error.strerror}")]
    try:
        document = cast(dict[str, Any], Parser().parse(text))
    except CompositeParserException as error:
        return None, [_syntax(shown, part) for part in error.errors]
    except ParserException as error:
        return None, [_syntax(shown, error)]
    feature = document.get("feature")
    if not feature:
        return None, [SpecError(shown, 1, 1, "has no feature", "begin with `Feature:` and the topic")]
    reader = _Reader(shown, text.splitlines())
    if feature["language"] != "en":
        reader.fault(
            feature["location"], f"is written in Gherkin's language {feature['language']!r}", "write English Gherkin"
        )
    scenarios = tuple(reader.feature(feature))
    return FeatureSource(shown, feature["name"], scenarios), reader.errors


def _syntax(shown: str, error: Any) -> SpecError:
    location = getattr(error, "location", None) or {}
    message = re.sub(r"^\(\d+:\d+\):\s*", "", str(error))
    expected = re.match(r"expected: (.*), got '(.*)'$", message, re.DOTALL)
    ended = re.match(r"unexpected end of file, expected: (.*)$", message, re.DOTALL)
    found = expected or ended
    hint = ""
    if found:
        message = f"{expected[2]!r} can't stand here" if expected else "the file ends too early"
        words = [word.strip().lstrip("#").removesuffix("Line") for word in found[1].split(",")]
        hint = f"what can: {', '.join(words)}"
    return SpecError(shown, int(location.get("line", 0)), int(location.get("column", 0) or 0), message, hint)


class _Reader:
    def __init__(self, path: str, lines: list[str]) -> None:
        self.path = path
        self.lines = lines
        self.errors: list[SpecError] = []

    def fault(self, location: dict[str, int], message: str, hint: str = "") -> None:
        self.errors.append(SpecError(self.path, location["line"], location.get("column", 0), message, hint))

    def feature(self, feature: dict[str, Any]) -> Iterator[ScenarioSource]:
        """All scenarios, in order, those of Rule blocks included."""
        if not feature["name"]:
            self.fault(feature["location"], "the feature has no title", "say its topic after `Feature:`")
        if not any("scenario" in child or "rule" in child for child in feature["children"]):
            self.fault(feature["location"], "the feature has no scenario")
        yield from self._children(feature["children"], self._tags(feature), (), "")

    def _children(
        self, children: list[dict[str, Any]], tags: tuple[Tag, ...], background: tuple[StepSource, ...], statement: str
    ) -> Iterator[ScenarioSource]:
        for child in children:
            if "background" in child:
                background = background + self._background(child["background"])
            elif "rule" in child:
                rule = child["rule"]
                if not rule["name"]:
                    self.fault(
                        rule["location"], "the Rule block has no title", "state after `Rule:` what its cases show"
                    )
                if not any("scenario" in inner for inner in rule["children"]):
                    self.fault(rule["location"], "the Rule block has no scenario")
                yield from self._children(rule["children"], (*tags, *self._tags(rule)), background, rule["name"])
            else:
                yield from self._scenario(child["scenario"], tags, background, statement)

    def _background(self, node: dict[str, Any]) -> tuple[StepSource, ...]:
        steps = self._steps(node["steps"])
        for step in steps:
            if step.keyword != "Given":
                self.errors.append(
                    SpecError(
                        self.path,
                        step.line,
                        step.column,
                        "a Background holds Given steps only",
                        "move it into the scenarios",
                    )
                )
        return tuple(step for step in steps if step.keyword == "Given")

    def _scenario(
        self, node: dict[str, Any], inherited: tuple[Tag, ...], background: tuple[StepSource, ...], statement: str
    ) -> Iterator[ScenarioSource]:
        location = node["location"]
        if not node["name"]:
            self.fault(location, "the scenario has no title", "say the behaviour in the present tense")
            return
        if not node["steps"]:
            self.fault(location, f"the scenario {node['name']!r} has no steps", "write its steps, or remove it")
            return
        steps = (*background, *self._steps(node["steps"]))
        plain = ScenarioSource(
            title=node["name"],
            line=location["line"],
            column=location["column"],
            tags=self._tags(node),
            inherited=inherited,
            steps=steps,
            statement=statement,
        )
        outline = node["keyword"] in ("Scenario Outline", "Scenario Template")
        if not outline and not node["examples"]:
            yield plain
        else:
            yield from self._rows(node, plain)

    def _rows(self, node: dict[str, Any], plain: ScenarioSource) -> Iterator[ScenarioSource]:
        rows = 0
        for examples in node["examples"]:
            for tag in examples["tags"]:
                self.fault(tag["location"], "Examples must not have tags", "put the tag on the outline")
            header = examples.get("tableHeader")
            if header is None:
                self.fault(
                    examples["location"], "Examples have no table", "add a heading row with a column `case`, and rows"
                )
                rows += 1
                continue
            columns = [cell["value"] for cell in header["cells"]]
            if "case" not in columns:
                self.fault(
                    header["location"],
                    "Examples lack the column `case`",
                    "give each row a slug there; it becomes part of the id",
                )
                rows += 1
                continue
            self._columns(node, columns, header)
            for row in examples["tableBody"]:
                rows += 1
                found = self._row(plain, columns, row)
                if found:
                    yield found
        if not rows:
            self.fault(
                node["location"],
                f"the outline {node['name']!r} has no rows",
                "add Examples, or make it a plain scenario",
            )

    def _columns(self, node: dict[str, Any], columns: list[str], header: dict[str, Any]) -> None:
        for column in columns:
            if columns.count(column) > 1:
                self.fault(header["location"], f"the column {column!r} occurs twice")
                break
        texts = " ".join([node["name"], *(self._text(step) for step in node["steps"])])
        used = set(_PLACEHOLDER.findall(texts))
        for cell in header["cells"]:
            if cell["value"] not in used and cell["value"] != "case":
                self.fault(
                    cell["location"],
                    f"no step uses the column {cell['value']!r}",
                    f"write <{cell['value']}> where it belongs",
                )

    def _row(self, plain: ScenarioSource, columns: list[str], row: dict[str, Any]) -> ScenarioSource | None:
        values = dict(zip(columns, (cell["value"] for cell in row["cells"]), strict=True))
        slug = values["case"]
        if not SLUG.fullmatch(slug):
            self.fault(row["location"], f"{slug!r} in the column `case` is no slug", "use a-z, 0-9 and single hyphens")
            return None
        missing: set[str] = set()

        def fill(text: str) -> str:
            for name in _PLACEHOLDER.findall(text):
                if name not in values:
                    missing.add(name)
            return _PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), text)

        title = fill(plain.title)
        steps = tuple(replace(step, text=fill(step.text)) for step in plain.steps)
        if missing:
            names = ", ".join(f"<{name}>" for name in sorted(missing))
            self.fault(row["location"], f"no column for {names}", f"columns are: {', '.join(columns)}")
            return None
        if title == plain.title:
            title = f"{title} ({slug})"
        return replace(plain, title=title, steps=steps, case=slug, row=row["location"]["line"])

    def _text(self, node: dict[str, Any]) -> str:
        cells = [cell["value"] for row in node.get("dataTable", {}).get("rows", []) for cell in row["cells"]]
        return " ".join([node["text"], *cells])

    def _steps(self, nodes: list[dict[str, Any]]) -> list[StepSource]:
        steps: list[StepSource] = []
        keyword: Keyword | None = None
        for node in nodes:
            word = node["keyword"].strip()
            location = node["location"]
            if word in KEYWORDS:
                keyword = cast(Keyword, word)
            if keyword is None:
                self.fault(location, f"{word!r} has no step before it to go on from", "begin with Given, When or Then")
                continue
            if "docString" in node:
                self.fault(node["docString"]["location"], "no step takes a text block", "remove it")
            column = location["column"] + len(node["keyword"])
            text = self._text(node).replace("’", "'")
            steps.append(StepSource(keyword, text, location["line"], column))
        return steps

    def _tags(self, node: dict[str, Any]) -> tuple[Tag, ...]:
        return tuple(
            Tag(
                tag["name"].removeprefix("@"),
                tag["location"]["line"],
                tag["location"]["column"],
                self._comment(tag["location"]["line"]),
            )
            for tag in node["tags"]
        )

    def _comment(self, line: int) -> str:
        """The comment after the tags of a line, or that in the lines directly above."""
        match = re.search(r"\s#\s*(.*)$", self.lines[line - 1])
        if match:
            return match[1].strip()
        above: list[str] = []
        for text in reversed(self.lines[: line - 1]):
            if not text.strip().startswith("#"):
                break
            above.insert(0, text.strip().lstrip("#").strip())
        return " ".join(above)
