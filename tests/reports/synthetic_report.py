"""A made-up suite and made-up runs of it, of any size, for the tests of the reports and for looking at them.

`python tests/reports/synthetic_report.py OUT --cases 200 --engines 4` writes such a report.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.results import Closing, Exchange, Header, Result, ResultsFile, Verdict
from mtg_reports.book import Book, CardText, ChapterText, RuleText, RulingText, load_book
from mtg_reports.checking import rule_key
from mtg_reports.model import Beside, Tally
from mtg_spec.cases import Case, Expectation, Location, Step, Suite
from mtg_spec.documents import root
from mtg_spec.protocol import (
    AskObject,
    AskPlayer,
    Cast,
    Derivation,
    Engine,
    PlacedObject,
    PlayerSetup,
    ResolveStack,
    Setup,
)

EDITION = "2025-11-14"
ENGINES = (
    ("Reference engine", "0.1.0", "Python", "adapters/reference/adapter.yaml"),
    ("Ironroot", "4.2.1", "Java", "adapters/ironroot/adapter.yaml"),
    ("Lantern", "1.9.0", "Rust", "adapters/lantern/adapter.yaml"),
    ("Weaver", "2025.11", "Kotlin", "adapters/weaver/adapter.yaml"),
    ("Quill", "0.3.0", "TypeScript", "adapters/quill/adapter.yaml"),
)
LIARS = ("null", "refuser", "permitter", "frozen", "always-true", "always-false", "always-zero", "always-empty")
# How often each engine gets each verdict, in percent; the rest is passed.
_HABITS: tuple[dict[Verdict, float], ...] = (
    {},
    {Verdict.FAIL: 9, Verdict.UNSUPPORTED: 6, Verdict.ENGINE_ERROR: 1, Verdict.TIMEOUT: 1},
    {Verdict.FAIL: 5, Verdict.UNSUPPORTED: 24, Verdict.CRASH: 1.5},
    {Verdict.FAIL: 17, Verdict.UNSUPPORTED: 11, Verdict.ENGINE_ERROR: 3, Verdict.PROTOCOL_ERROR: 2},
    {Verdict.FAIL: 12, Verdict.UNSUPPORTED: 48, Verdict.NOT_RUN: 6, Verdict.TIMEOUT: 2, Verdict.CRASH: 2},
)
# Section folder, chapter folder, rule, what it says, feature, statements.
_TOPICS: tuple[tuple[str, str, str, str, str, tuple[str, ...]], ...] = (
    (
        "1-game-concepts",
        "106-mana",
        "106.7",
        "What a land could produce follows from its abilities, whether or not they can be activated now.",
        "What a land could produce",
        ("Abilities count whether or not they can be activated", "Replacement effects are taken into account"),
    ),
    (
        "1-game-concepts",
        "106-mana",
        "106.12",
        "Tapping for mana is activating a mana ability with the tap symbol in its cost.",
        "Tapped for mana",
        ("Only a tap symbol in the cost counts",),
    ),
    (
        "1-game-concepts",
        "117-timing-and-priority",
        "117.3b",
        "After a spell or ability resolves, the active player gets priority.",
        "Who gets priority",
        ("The active player comes first after a resolution", "A player who acts keeps priority"),
    ),
    (
        "1-game-concepts",
        "119-life",
        "119.3",
        "Damage and effects change a life total by losing or gaining life.",
        "Life totals",
        ("Lost and gained life add up",),
    ),
    (
        "3-card-types",
        "302-creatures",
        "302.6",
        "A creature can't attack, or use a tap ability, unless its controller has had it since the turn began.",
        "Summoning sickness",
        ("It is about continuous control", "Lands that became creatures are affected too"),
    ),
    (
        "3-card-types",
        "305-lands",
        "305.2",
        "One land may be played each turn, more if effects say so.",
        "Land plays",
        ("Permissions add up",),
    ),
    (
        "4-zones",
        "400-general",
        "400.7",
        "What changes zones becomes a new object without memory.",
        "New objects",
        ("Counters do not come along", "Effects lose sight of it"),
    ),
    (
        "5-turn-structure",
        "508-declare-attackers-step",
        "508.1a",
        "Attackers are untapped creatures that may attack.",
        "Choosing attackers",
        ("Tapped creatures stay home", "Defenders stay home"),
    ),
    (
        "5-turn-structure",
        "510-combat-damage-step",
        "510.1c",
        "A blocked creature divides its damage among its blockers.",
        "Assigning combat damage",
        ("Without a blocker left nothing is assigned",),
    ),
    (
        "6-spells-abilities-and-effects",
        "601-casting-spells",
        "601.2b",
        "Modes, costs and X are announced as a spell is cast.",
        "Announcing a spell",
        ("Choices are made before costs are paid", "X is zero without paying the mana cost"),
    ),
    (
        "6-spells-abilities-and-effects",
        "608-resolving-spells-and-abilities",
        "608.2b",
        "A spell whose targets have all become illegal does nothing.",
        "Illegal targets",
        ("All targets gone", "Some targets gone"),
    ),
    (
        "6-spells-abilities-and-effects",
        "613-interaction-of-continuous-effects",
        "613.7",
        "Within a layer, effects apply in the order of their timestamps.",
        "Timestamps",
        ("The later effect wins", "Attaching again renews a timestamp"),
    ),
    (
        "6-spells-abilities-and-effects",
        "614-replacement-effects",
        "614.12",
        "Some replacement effects change how a permanent enters.",
        "Entering the battlefield",
        ("It enters as the effect says",),
    ),
    (
        "7-additional-rules",
        "702-keyword-abilities",
        "702.19b",
        "With trample, damage beyond what is lethal to the blockers may go to the player.",
        "Trample",
        ("Lethal damage is assigned first", "Deathtouch makes one damage lethal"),
    ),
    (
        "7-additional-rules",
        "704-state-based-actions",
        "704.5f",
        "A creature with toughness of 0 or less is put into its owner's graveyard.",
        "Toughness of zero",
        ("Regeneration does not help",),
    ),
)
_CARDS = (
    "Grizzly Bears",
    "Reflecting Pool",
    "Exotic Orchard",
    "Sol Ring",
    "Lightning Bolt",
    "Pili-Pala",
    "Giant Growth",
    "Llanowar Elves",
    "Serra Angel",
    "Glorious Anthem",
)
_SUBJECTS = (
    "A tapped {c}",
    "{c} under new control",
    "A copy of {c}",
    "{c} that came in this turn",
    "A second {c}",
    "{c} with a counter",
    "An opponent's {c}",
    "{c} in response",
)
_PREDICATES = (
    "still counts",
    "keeps its abilities",
    "is not enough",
    "stays where it is",
    "is put into the graveyard",
    "may be chosen",
    "changes nothing",
    "waits for its controller",
)
_REASONS = (
    "{c} has power 2, must have 4",
    "the object is in the graveyard, must be on the battlefield",
    "Alice has 17 life, must have 20",
    "the act was accepted, must be refused",
)
_ERRORS = (
    "NullPointerException at Game.resolve(Game.java:412)",
    "index out of bounds: the len is 3 but the index is 3",
    "unhandled choice of kind 4",
)


def synthetic_book() -> Book:
    """What the cited rules say, a rule without a case, one that can't be tested, and a card with rulings."""
    chapters: dict[str, list[RuleText]] = {}
    for _, _, number, says, *_ in _TOPICS:
        chapters.setdefault(number[:3], []).append(RuleText(number, "", says, "definition", "yes"))
    chapters["106"] += [
        RuleText("106.8", "", "A rule that no case cites yet.", "procedure", "yes"),
        RuleText("106.9", "", "See elsewhere.", "pointer", "no", "pointer to other rules"),
        RuleText("106.9a"),
    ]
    chapters["106"].sort(key=lambda rule: rule_key(rule.number))
    chapters["901"] = [RuleText("901.1"), RuleText("901.2", "Planes")]
    titles = {"106": "Mana", "901": "Planechase"}
    rulings = (
        RulingText("reflecting-pool/3", "2009-10-01", "It looks at what lands could produce.", ("106.7",)),
        RulingText("reflecting-pool/4", "2009-10-01", "It need not be tapped.", ("106.7", "106.8")),
    )
    text = "Reflecting Pool\nLand\n{T}: Add one mana of a type that lands of yours could produce."
    return Book(
        EDITION,
        tuple(ChapterText(n, titles.get(n, ""), tuple(rules)) for n, rules in sorted(chapters.items())),
        (CardText("reflecting-pool", "Reflecting Pool", text, rulings),),
    )


def synthetic_suite(count: int, seed: int = 1) -> Suite:
    """`count` cases in features of about fifteen; every seventh cites a second rule, one in ninety is disputed."""
    dice = random.Random(seed)
    cases = sorted((_case(number, dice) for number in range(count)), key=lambda c: (c.location.path, c.location.line))
    digest = "sha256:" + hashlib.sha256(msgspec.json.encode(cases)).hexdigest()
    return Suite(version="0.1.0", edition=EDITION, digest=digest, cases=tuple(cases))


def synthetic_results(suite: Suite, engines: int, liars: int = len(LIARS), seed: int = 1) -> list[ResultsFile]:
    """Runs of `engines` engines, then of `liars` adapters that pass nothing."""
    files = [_run(suite, number, random.Random(seed * 100 + number)) for number in range(engines)]
    return files + [_liar(suite, name) for name in LIARS[:liars]]


def results_file(suite: Suite, header: dict[str, Any], results: list[Result]) -> ResultsFile:
    """A closed run of these results."""
    counts = {str(v): n for v, n in Tally.of(result.verdict for result in results).counts.items() if n}
    head = Header(
        suite=suite.version,
        digest=suite.digest,
        edition=suite.edition,
        cases=len(suite.cases),
        selected=len(results),
        started="2025-12-01T09:30:00Z",
        **header,
    )
    return ResultsFile(
        header=head, results=tuple(results), closing=Closing(counts=counts, seconds=sum(r.seconds for r in results))
    )


def _case(number: int, dice: random.Random) -> Case:
    at = (number // 15) % len(_TOPICS)
    part = number // 15 // len(_TOPICS)
    section, chapter, rule, _, feature, statements = _TOPICS[at]
    card = _CARDS[number % len(_CARDS)]
    subject, predicate = dice.choice(_SUBJECTS).format(c=card), dice.choice(_PREDICATES)
    suffix = f", part {part + 1}" if part else ""
    rules = (rule, dice.choice(_TOPICS)[2]) if number % 7 == 0 else (rule,)
    slug = rule.replace(".", "-")
    return Case(
        id=f"{slug}-{number}/grid" if number % 40 == 3 else f"{slug}-{number}",
        title=f"{subject} {predicate} ({number})",
        feature=feature + suffix,
        statement=statements[number % len(statements)],
        location=Location(f"features/rules/{section}/{chapter}/{rule}-part-{part + 1}.feature", 10 + 8 * (number % 15)),
        tags=tuple(f"CR-{cited}" for cited in rules),
        rules=tuple(dict.fromkeys(rules)),
        rulings=("reflecting-pool/3",) if number % 11 == 0 else (),
        disputed="Two readings of the rule are defended; see the issue." if number % 90 == 5 else "",
        setup=_setup(card),
        steps=_steps(card, 12 + 8 * (number % 15)),
        cards=(card, "Giant Growth"),
    )


def _setup(card: str) -> Setup:
    return Setup(
        players=(PlayerSetup("Alice"), PlayerSetup("Bob")),
        active="Alice",
        objects=(
            PlacedObject(card, card, "battlefield", "Alice"),
            PlacedObject("Forest", "Forest", "battlefield", "Alice"),
            PlacedObject("Growth", "Giant Growth", "hand", "Alice"),
        ),
    )


def _steps(card: str, line: int) -> tuple[Step, ...]:
    return (
        Step(keyword="Given", text=f"Alice controls {card} and Forest", line=line),
        Step(keyword="Given", text="Alice has Giant Growth called Growth in hand", line=line + 1),
        Step(keyword="When", text=f"Alice casts Growth targeting {card}", line=line + 2, act=Cast("Alice", "Growth")),
        Step(keyword="When", text="the stack resolves", line=line + 3, act=ResolveStack()),
        Step(
            keyword="Then",
            text=f"{card} is 5/5",
            line=line + 4,
            checks=((AskObject(card, "power"), Expectation(value=5)),),
        ),
        Step(
            keyword="Then",
            text="Alice has 20 life",
            line=line + 5,
            checks=((AskPlayer("Alice", "life"), Expectation(value=20)),),
        ),
    )


def _transcript(case: Case, last: int) -> Iterator[Exchange]:
    run_id = hashlib.sha256(case.id.encode()).hexdigest()[:12]
    yield Exchange(-1, "case/start", {"id": run_id, "setup": msgspec.to_builtins(case.setup)}, {"status": "ok"})
    for at, step in enumerate(case.steps[: last + 1]):
        if step.act is not None:
            yield Exchange(at, "case/act", msgspec.to_builtins(step.act), {"status": "ok"})
        for question, expected in step.checks:
            answer = expected.value if at < last else 2
            yield Exchange(at, "case/observe", msgspec.to_builtins(question), {"status": "observed", "value": answer})
    yield Exchange(-1, "case/end", {"id": run_id}, {"status": "ended"})


def _derivation(case: Case) -> tuple[Derivation, ...]:
    return (
        Derivation(2, "601.2a", "Growth moves from Alice's hand to the stack."),
        Derivation(2, "601.2c", f"Its target is {case.cards[0]}."),
        Derivation(2, "106.12", "Forest is tapped for {G}, which pays the cost."),
        Derivation(3, "117.4", "All players passed in succession."),
        Derivation(3, case.rules[0], f"{case.cards[0]} gets +3/+3 until end of turn."),
        Derivation(3, "608.2n", "Growth is put into Alice's graveyard."),
    )


def _run(suite: Suite, number: int, dice: random.Random) -> ResultsFile:
    name, version, language, manifest = ENGINES[number % len(ENGINES)]
    habits = _HABITS[number % len(ENGINES)]
    verdicts = [*habits, Verdict.PASS]
    weights = [*habits.values(), 100 - sum(habits.values())]
    results = [_result(case, dice.choices(verdicts, weights)[0], dice, number == 0) for case in suite.cases]
    engine = Engine(
        name,
        version,
        language,
        homepage=f"https://{name.split()[0].lower()}.example/",
        issues="https://issues.example/",
    )
    header = {
        "engine": engine,
        "manifest": manifest,
        "connector": "stdio",
        "command": f"mtg-conformance run --engine {Path(manifest).parts[1]} --results {Path(manifest).parts[1]}.ndjson",
    }
    return results_file(suite, header, results)


def _result(case: Case, verdict: Verdict, dice: random.Random, traced: bool) -> Result:
    step = {Verdict.PASS: -1, Verdict.FAIL: dice.choice((4, 5)), Verdict.UNSUPPORTED: -1}.get(
        verdict, dice.choice((2, 3))
    )
    fields: dict[str, Any] = {"step": step, "seconds": dice.random() / 50}
    if verdict is not Verdict.NOT_RUN:
        fields["transcript"] = tuple(_transcript(case, step if step >= 0 else 99))
    if verdict is Verdict.FAIL:
        question = case.steps[step].checks[0][0]
        fields |= {
            "reason": dice.choice(_REASONS).format(c=case.cards[0]),
            "expected": 5,
            "actual": 2,
            "question": msgspec.to_builtins(question),
        }
    elif verdict is Verdict.UNSUPPORTED:
        fields |= {
            "what": dice.choice((case.cards[0], "counters", "attachments", "undo", "scripted shuffles")),
            "reason": "the adapter can't express this",
        }
    elif verdict not in (Verdict.PASS, Verdict.NOT_RUN):
        fields |= {"reason": dice.choice(_ERRORS), "log": "\n".join(f"at frame {n}" for n in range(6))}
    if traced:
        fields["derivation"] = _derivation(case)
    return Result(case=case.id, verdict=verdict, **fields)


def _liar(suite: Suite, name: str) -> ResultsFile:
    header = {"engine": Engine(name, "1", "Python"), "manifest": f"adapters/liars/{name}/adapter.yaml"}
    results = [
        Result(case=case.id, verdict=Verdict.FAIL, step=2, reason="the act must be refused") for case in suite.cases
    ]
    return results_file(suite, header, results)


def main() -> None:
    """Writes a made-up report."""
    from mtg_reports.site import build_site

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--cases", type=int, default=240)
    parser.add_argument("--engines", type=int, default=4)
    parser.add_argument("--bare", action="store_true", help="without what the rules say")
    parser.add_argument("--measure", action="store_true", help="print seconds and the megabytes of the largest process")
    options = parser.parse_args()
    suite = synthetic_suite(options.cases)
    results = synthetic_results(suite, options.engines)
    beside = Beside() if options.bare else Beside(book=load_book(root()))
    begin = time.perf_counter()
    index = build_site(results, suite, options.out, beside)
    seconds = time.perf_counter() - begin
    if options.measure:
        kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
        print(seconds, max(resource.getrusage(kind).ru_maxrss for kind in kinds) / 1024)
    else:
        print(index)


if __name__ == "__main__":
    main()
