"""One scenario becomes one case: tags, steps in order, Given steps folded, acts and questions built."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from mtg_conformance.acts import build_act
from mtg_conformance.capabilities import needs
from mtg_conformance.checks import Check, build_checks, either
from mtg_conformance.featurefile import SLUG, FeatureSource, ScenarioSource, StepSource, Tag
from mtg_conformance.givens import FILLER, PLACING, Board, apply, placed
from mtg_conformance.naming import NameTable, UnreadableError
from mtg_conformance.reading import read_slots
from mtg_conformance.scene import Scene
from mtg_spec.cases import Case, Location, Step
from mtg_spec.errors import SpecError
from mtg_spec.protocol import Act, NameObject
from mtg_spec.rulings import CardRulings
from mtg_spec.steps import Keyword, Parse, StepError, Vocabulary

T = TypeVar("T")

_KNOWN_TAGS = ("id:…", "CR-…", "ruling:…", "disputed", "players:…")


class RuleNumbers(Protocol):
    """What the compiler wants of the rules documents."""

    def __contains__(self, number: object) -> bool: ...

    def suggest(self, text: str, limit: int = 3) -> list[str]:
        """The existing numbers nearest to a mistaken one."""


@dataclass(frozen=True, slots=True)
class Context:
    """What cases are compiled against. `rules` and `rulings` None: tags that cite them are not checked (drafts)."""

    vocabulary: Vocabulary
    cards: NameTable
    rules: RuleNumbers | None
    rulings: Mapping[str, CardRulings] | None


def compile_scenario(
    feature: FeatureSource, source: ScenarioSource, context: Context
) -> tuple[Case | None, list[SpecError]]:
    """The case of a scenario, or None with the faults that keep it from being one."""
    work = _Work(feature, source, context)
    case = work.case()
    return (None if work.errors else case), work.errors


@dataclass(frozen=True, slots=True)
class _Tags:
    id: str
    names: tuple[str, ...]
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    disputed: str
    players: int


class _Work:
    def __init__(self, feature: FeatureSource, source: ScenarioSource, context: Context) -> None:
        self.feature = feature
        self.source = source
        self.context = context
        self.errors: list[SpecError] = []

    def fault(self, line: int, column: int, message: str, hint: str = "") -> None:
        self.errors.append(SpecError(self.feature.path, line, column, message, hint))

    def case(self) -> Case | None:
        """The whole case; None, or incomplete, when `errors` has something."""
        source = self.source
        tags = self.tags()
        self.order()
        scene = Scene(tags.players, self.context.cards)
        board = Board(scene)
        self.place(scene)
        steps = tuple(step for step in (self.step(item, scene, board) for item in source.steps) if step)
        if self.errors:
            return None
        self.decided(steps)
        setup = board.setup()
        return Case(
            id=f"{tags.id}/{source.case}" if source.case else tags.id,
            title=source.title,
            feature=self.feature.title,
            statement=source.statement,
            location=Location(self.feature.path, source.row or source.line),
            tags=tags.names,
            rules=tags.rules,
            rulings=tags.rulings,
            disputed=tags.disputed,
            setup=setup,
            steps=steps,
            needs=needs(setup, steps),
            cards=tuple(sorted({FILLER, *(item.card for item in setup.objects)})),
        )

    # --- tags ---

    def tags(self) -> _Tags:
        source = self.source
        ids: list[Tag] = []
        names: list[str] = []
        rules: list[str] = []
        rulings: list[str] = []
        disputed, players = "", 2
        for tag in (*source.inherited, *source.tags):
            head, _, value = tag.text.partition(":")
            if head == "id":
                if tag not in source.tags:
                    self.fault(tag.line, tag.column, "an id belongs to one scenario", "move the tag to the scenario")
                ids.append(tag)
                continue
            if tag.text in names:
                self.fault(tag.line, tag.column, f"the tag @{tag.text} occurs twice", "keep one of them")
            names.append(tag.text)
            if tag.text.startswith("CR-"):
                rules.append(self.rule(tag, tag.text.removeprefix("CR-")))
            elif head == "ruling":
                rulings.append(self.ruling(tag, value))
            elif tag.text == "disputed":
                disputed = tag.comment
                if not disputed:
                    self.fault(
                        tag.line,
                        tag.column,
                        "@disputed says not why",
                        "write `@disputed  # why`, or a comment in the line above",
                    )
            elif head == "players" and value in ("2", "3", "4"):
                players = int(value)
            elif head == "players":
                self.fault(tag.line, tag.column, f"@{tag.text}: there can be 2, 3 or 4 players", "write @players:3")
            else:
                near = difflib.get_close_matches(
                    f"{tag.text}", ["id", "CR", "ruling", "disputed", "players", head.upper()], n=1
                )
                hint = f"tags are {', '.join('@' + name for name in _KNOWN_TAGS)}"
                if head.lower().startswith(("cr", "rule")) or near == ["CR"]:
                    hint = "rules are cited like @CR-106.7"
                self.fault(tag.line, tag.column, f"unknown tag @{tag.text}", hint)
        if not rules and not rulings:
            self.fault(
                source.line,
                source.column,
                f"the scenario {source.title!r} cites no rule and no ruling",
                "tag it @CR-… or @ruling:…",
            )
        return _Tags(self.id(ids), tuple(names), tuple(rules), tuple(rulings), disputed, players)

    def id(self, tags: list[Tag]) -> str:
        if not tags:
            slug = re.sub(r"[^a-z0-9]+", "-", self.source.title.lower()).strip("-")
            self.fault(
                self.source.line,
                self.source.column,
                f"the scenario {self.source.title!r} has no id",
                f"tag it, such as @id:{slug}",
            )
            return ""
        for tag in tags[1:]:
            self.fault(tag.line, tag.column, "the scenario has two ids", "keep one; an id never changes")
        value = tags[0].text.removeprefix("id:")
        if not SLUG.fullmatch(value):
            slug = re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")
            self.fault(
                tags[0].line,
                tags[0].column,
                f"{value!r} is no slug",
                f"write @id:{slug or 'some-words'}: a-z, 0-9 and single hyphens",
            )
        return value

    def rule(self, tag: Tag, number: str) -> str:
        known = self.context.rules
        if known is not None and number not in known:
            near = known.suggest(number)
            self.fault(
                tag.line,
                tag.column,
                f"there is no rule {number!r}",
                f"did you mean {' or '.join('@CR-' + other for other in near)}?"
                if near
                else "rules are cited like @CR-106.7",
            )
        return number

    def ruling(self, tag: Tag, value: str) -> str:
        slug, slash, number = value.partition("/")
        known = self.context.rulings
        if not slash or not number or not slug:
            self.fault(tag.line, tag.column, f"@{tag.text} names no ruling", "write @ruling:card-name/3")
        elif known is not None:
            rulings = known.get(slug)
            if rulings is None:
                near = difflib.get_close_matches(slug, list(known), n=1)
                hint = f"did you mean {near[0]!r}?" if near else f"add spec/rulings/{slug}.yaml"
                self.fault(tag.line, tag.column, f"there are no rulings of {slug!r}", hint)
            elif rulings.get(number) is None:
                ids = ", ".join(ruling.id for ruling in rulings.rulings)
                self.fault(tag.line, tag.column, f"{rulings.card} has no ruling {number!r}", f"it has {ids or 'none'}")
        return value

    # --- order ---

    def order(self) -> None:
        """Given comes first; what follows needs no fixed order, so that a case can observe on the way."""
        begun: Keyword | None = None
        for step in self.source.steps:
            if step.keyword == "Given" and begun:
                self.fault(
                    step.line,
                    step.column,
                    f"a Given step after a {begun} step",
                    "what is there when the case starts comes first",
                )
            if step.keyword != "Given":
                begun = step.keyword

    def decided(self, steps: tuple[Step, ...]) -> None:
        """A case must find something out, and no act may be left unobserved."""
        source = self.source
        if not any(step.checks or step.illegal for step in steps):
            self.fault(
                source.line,
                source.column,
                f"the scenario {source.title!r} observes nothing",
                "end with a Then step that asks something, or an act that must be illegal",
            )
            return
        last = steps[-1]
        if last.keyword == "Given":
            self.fault(last.line, 0, "the scenario ends with a Given step")
        elif last.keyword == "When" and not last.illegal:
            self.fault(
                last.line, 0, "nothing is observed after the last When step", "add a Then step, or remove the act"
            )

    # --- steps ---

    def place(self, scene: Scene) -> None:
        """First of all, the objects: later steps refer to them by the names that all of them together get."""
        for source in self.source.steps:
            if source.keyword != "Given":
                continue
            parses = [parse for parse in self.parses(source) if parse.phrase.operation in PLACING]
            if not parses:
                continue

            def build(parse: Parse) -> Any:
                return parse.phrase.operation, read_slots(parse, scene)

            chosen = self.choose(source, parses, build)
            if chosen:
                operation, values = chosen
                try:
                    scene.place(placed(operation, values))
                except UnreadableError as error:
                    self.unreadable(source, error)
        scene.give_names()

    def step(self, source: StepSource, scene: Scene, board: Board) -> Step | None:
        """A step as data; None when it is faulty."""
        if source.keyword == "Given":
            self.given(source, scene, board)
            return Step(keyword="Given", text=source.text, line=source.line)
        if source.keyword == "When":
            return self.when(source, scene)
        return self.then(source, scene)

    def given(self, source: StepSource, scene: Scene, board: Board) -> None:
        parses = self.parses(source)
        if any(parse.phrase.operation in PLACING for parse in parses):
            return
        chosen = self.choose(
            source, parses, lambda parse: (parse.phrase.operation, read_slots(parse, scene)), undefined=True
        )
        if chosen:
            try:
                apply(*chosen, board)
            except UnreadableError as error:
                self.unreadable(source, error)

    def when(self, source: StepSource, scene: Scene) -> Step | None:
        def build(parse: Parse) -> tuple[Act, bool]:
            return build_act(
                parse.phrase.operation, parse, read_slots(parse, scene), scene
            ), parse.form.variant == "tries"

        chosen = self.choose(source, self.parses(source), build, undefined=True)
        if not chosen:
            return None
        act, illegal = chosen
        if isinstance(act, NameObject):
            scene.name_new(act.alias, act.card, act.player)
        return Step(keyword="When", text=source.text, line=source.line, act=act, illegal=illegal)

    def then(self, source: StepSource, scene: Scene) -> Step | None:
        def build(parse: Parse) -> tuple[tuple[Check, ...], bool]:
            return build_checks(parse, read_slots(parse, scene), scene), parse.phrase.operation == "unchanged"

        if source.text.startswith("either "):
            return self.either(source, build)
        chosen = self.choose(source, self.parses(source), build, undefined=True)
        if not chosen:
            return None
        checks, unchanged = chosen
        return Step(keyword="Then", text=source.text, line=source.line, checks=checks, unchanged=unchanged)

    def either(self, source: StepSource, build: Callable[[Parse], tuple[tuple[Check, ...], bool]]) -> Step | None:
        """`either ONE or ANOTHER`: every part a Then phrase of its own."""
        words = source.text.removeprefix("either ").split(" or ")
        parts: list[StepSource] = []
        begin = 0
        while begin < len(words):
            for end in range(len(words), begin, -1):
                part = StepSource("Then", " or ".join(words[begin:end]), source.line, source.column)
                if (end - begin < len(words)) and self.parses(part):
                    parts.append(part)
                    begin = end
                    break
            else:
                piece = " or ".join(words[begin:])
                self.undefined(StepSource("Then", piece, source.line, source.column + source.text.find(piece)))
                return None
        alternatives = [self.choose(part, self.parses(part), build, undefined=True) for part in parts]
        if None in alternatives:
            return None
        try:
            checks = either([built[0] for built in alternatives if built])
        except UnreadableError as error:
            self.unreadable(source, error)
            return None
        return Step(keyword="Then", text=source.text, line=source.line, checks=checks)

    # --- matching ---

    def parses(self, source: StepSource) -> list[Parse]:
        try:
            return self.context.vocabulary.parses(source.keyword, source.text)
        except StepError as error:
            known = any(fault.line == source.line and fault.message == error.message for fault in self.errors)
            if not known:
                self.fault(source.line, source.column, error.message, error.hint)
            return []

    def choose(
        self, source: StepSource, parses: list[Parse], build: Callable[[Parse], T], undefined: bool = False
    ) -> T | None:
        """What the one reading that makes sense builds; every other number of them is a fault."""
        if not parses:
            if undefined and not any(fault.line == source.line for fault in self.errors):
                self.undefined(source)
            return None
        built: list[tuple[Parse, T]] = []
        faults: list[tuple[int, UnreadableError]] = []
        for parse in parses:
            try:
                value = build(parse)
            except UnreadableError as error:
                faults.append((parse.weight, error))
            else:
                if not any(other == value for _, other in built):
                    built.append((parse, value))
        if len(built) > 1:
            first, second = built[0][0], built[1][0]
            names = (
                f'"{first.form.text}" and "{second.form.text}"'
                if first.form is not second.form
                else f'"{first.form.text}" in two ways'
            )
            self.fault(
                source.line,
                source.column,
                f"the step is ambiguous: it fits {names}",
                "call an object something else, or use another phrase",
            )
            return None
        if built:
            return built[0][1]
        self.unreadable(source, max(faults, key=lambda pair: pair[0])[1])
        return None

    def undefined(self, source: StepSource) -> None:
        try:
            hint = self.context.vocabulary.explain(source.keyword, source.text)
        except StepError as error:
            hint = error.hint
        self.fault(source.line, source.column, f"undefined step: {source.keyword} {source.text[:200]}", hint)

    def unreadable(self, source: StepSource, error: UnreadableError) -> None:
        offset = source.text.find(error.piece) if error.piece else 0
        self.fault(source.line, source.column + max(offset, 0), error.message, error.hint)
