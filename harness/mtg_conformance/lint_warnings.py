"""What is no fault, but should not stay so: cases that are weak, documents that nothing uses, claims without a proof.

The warnings come in groups, so that a long one doesn't hide the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance.lint import LintWarning, weaknesses
from mtg_conformance.mutating import Report
from mtg_spec import syntax
from mtg_spec.cache import cached
from mtg_spec.cases import Case, Suite
from mtg_spec.documents import shown
from mtg_spec.errors import SpecError
from mtg_spec.language import load_language
from mtg_spec.reader import load_library
from mtg_spec.rules import Rules, Testable, load_rules
from mtg_spec.rulings import CardRulings, load_rulings
from mtg_spec.trees import walk
from mtg_spec.vocabulary_size import counted_words, words_in

__all__ = ["LONGEST", "PROOF", "Groups", "read_proof", "warnings_of"]

PROOF = Path("build") / "mutations.json"
"""Where `mutate -o` is asked to write, and lint looks for what is proved. It holds for one suite, so it isn't committed."""

LONGEST = {"rule": 50, "ruling": 50, "word": 25}
"""How many words our prose may have, by what it is about: whoever reads a list of rules reads all of them."""

Groups = dict[str, list[LintWarning]]


def warnings_of(root: Path, suite: Suite, proof: Report | None) -> Groups:
    """All warnings by group, in a fixed order; groups without any are left out. Raises SpecErrors for unreadable documents."""
    library, rules, rulings = load_library(root), load_rules(root), _rulings(root)
    groups = {
        "weak cases": weaknesses(suite.cases),
        "style of titles": _titles(suite.cases),
        "prose too long": _prose(root, rules, rulings),
        "unused cards": _unused_cards(library, suite.cases),
        "unused keywords": _unused_keywords(library),
        "words that no document uses": _unused_words(root),
        "keywords without a case": _untested_keywords(library, suite.cases),
        "rulings without a case": _untested_rulings(rulings, suite.cases),
        "rules without a case": _untested_rules(rules, suite.cases),
        "rules cited, but not told": _untold_rules(rules, suite.cases),
        "tags not proved": _unproved(suite, proof),
    }
    found = {name: list(warnings) for name, warnings in groups.items()}
    return {name: warnings for name, warnings in found.items() if warnings}


def read_proof(path: Path) -> Report | None:
    """What `mutate -o` wrote, None where there is no file; raises SpecError for another file."""
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Report)
    except (msgspec.DecodeError, OSError) as error:
        hint = f"write it anew: mtg-conformance mutate -o {path}"
        raise SpecError(path, 0, 0, f"was not written by `mtg-conformance mutate -o`: {error}", hint) from None


def _rulings(root: Path) -> dict[str, CardRulings]:
    def build() -> dict[str, CardRulings]:
        return load_rulings(root)

    return cached(["rulings"], sorted((root / "spec" / "rulings").glob("*.yaml")), build, dict[str, CardRulings])


def _warning(path: Any, line: int, message: str, hint: str = "") -> LintWarning:
    return LintWarning(shown(path) if isinstance(path, Path) else path, line, 0, message, hint)


# --- cases ------------------------------------------------------------------------------------------------------------

_BAD_WORDS = re.compile(r"\b(tests?|testing|should|shall|will|must be|verif(?:y|ies)|checks? that)\b", re.IGNORECASE)


def _titles(cases: Iterable[Case]) -> Iterator[LintWarning]:
    """A title is a behaviour in the present tense, a sentence without its full stop; what cards are called is not its fault. (That it
    is unique is an error.)"""
    for case in cases:
        title = case.title
        for card in case.cards:
            title = title.replace(card, "A card")
        for fault, hint in _title_faults(title):
            yield _warning(case.location.path, case.location.line, f"{case.id}: the title {fault}", hint)


def _title_faults(title: str) -> Iterator[tuple[str, str]]:
    if found := _BAD_WORDS.search(title):
        yield f"says {found[0]!r}", "say what happens, in the present tense: “A tapped creature can't attack”"
    if title.endswith((".", "!", ":")):
        yield f"ends with {title[-1]!r}", "leave it out"
    if not title[:1].isupper() and not title.startswith(("{", "+", "-")) and not title[:1].isdigit():
        yield "begins with a small letter", "write it like a sentence"


def _unproved(suite: Suite, proof: Report | None) -> Iterator[LintWarning]:
    """Tags that a fault planted in the reference engine has not shown to be true. Those newer than the proof are no news."""
    if proof is None:
        return
    places = {case.id: case.location for case in suite.cases}
    tags = {(case.id, rule) for case in suite.cases for rule in case.rules}
    for id_, rule in sorted((tags & proof.tags) - proof.proved):
        message = f"{id_}: @CR-{rule} is not proved: no fault at that rule makes the case fail"
        yield _warning(
            places[id_].path, places[id_].line, message, "cite the rule that decides, or plant a fault there"
        )


# --- documents --------------------------------------------------------------------------------------------------------


def _prose(root: Path, rules: Rules, rulings: dict[str, CardRulings]) -> Iterator[LintWarning]:
    for chapter in rules.chapters:
        for rule in chapter.rules:
            yield from _too_long("rule", f"rule {rule.number}", rule.says or "", chapter.path, rule.line)
    for card in rulings.values():
        for ruling in card.rulings:
            yield from _too_long("ruling", f"ruling {ruling.id} of {card.card}", ruling.says, card.path, ruling.line)
    language = load_language(root)
    docs = [(key.name, key.doc) for section in language.sections.values() for key in section.keys.values()]
    docs += [(word.name, word.doc) for word in language.words.values()]
    for name, doc in docs:
        yield from _too_long("word", repr(name), doc, "spec/language", 0)


def _too_long(kind: str, name: str, text: str, path: str, line: int) -> Iterator[LintWarning]:
    count = len(text.split())
    if count > LONGEST[kind]:
        hint = f"say it in {LONGEST[kind]} words at most"
        yield _warning(Path(path) if path else path, line, f"{name} is described in {count} words", hint)


def _unused_cards(library: syntax.Library, cases: Iterable[Case]) -> Iterator[LintWarning]:
    used = {name for case in cases for name in case.cards}
    for card in library.cards.values():
        if card.name not in used:
            yield _warning(card.path, card.line, f"no case uses {card.name}", "write one, or remove the card")


def _unused_words(root: Path) -> Iterator[LintWarning]:
    """Words that neither a card nor a keyword needs: each that goes makes room for another."""
    language = load_language(root)
    paths = [path for folder in ("cards", "keywords") for path in (root / "spec" / folder).glob("*.yaml")]
    used = {part for path in paths for part in words_in(path.read_text(encoding="utf-8"))}
    for word in counted_words(language):
        forms = {word, *(language.words[word].forms if word in language.words else ())}
        if not used & (forms | {f"{word}s"}):
            yield _warning("spec/language", 0, f"no document uses {word!r}", "write a card that needs it, or remove it")


def _unused_keywords(library: syntax.Library) -> Iterator[LintWarning]:
    """Keywords that no card has, nor any other keyword stands for."""
    faces = [face for card in library.cards.values() for face in (card, card.back) if face is not None]
    trees = [face.abilities for face in faces] + [word.abilities for word in library.keywords.values()]
    used = {node.keyword for tree in trees for node in walk(tree) if isinstance(node, syntax.KeywordAbility)}
    for keyword in library.keywords.values():
        if keyword.name not in used:
            yield _warning(
                keyword.path, keyword.line, f"no card has {keyword.name}", "write one, or remove the keyword"
            )


def _untested_keywords(library: syntax.Library, cases: Iterable[Case]) -> Iterator[LintWarning]:
    cited = {rule for case in cases for rule in case.rules}
    for keyword in library.keywords.values():
        if not any(re.fullmatch(rf"{re.escape(keyword.rule)}[a-z]?", rule) for rule in cited):
            message = f"no case cites {keyword.rule}, which defines {keyword.name}"
            yield _warning(keyword.path, keyword.line, message, "write a case for what the keyword does")


def _untested_rulings(rulings: dict[str, CardRulings], cases: Iterable[Case]) -> Iterator[LintWarning]:
    tested = {ruling for case in cases for ruling in case.rulings}
    for slug, card in rulings.items():
        for ruling in card.rulings:
            if f"{slug}/{ruling.id}" not in tested:
                message = f"no case has @ruling:{slug}/{ruling.id}"
                yield _warning(Path(card.path), ruling.line, message, "write one, or leave the ruling out")


def _untested_rules(rules: Rules, cases: Iterable[Case]) -> Iterator[LintWarning]:
    cited = {rule for case in cases for rule in case.rules}
    for chapter in rules.chapters:
        for rule in chapter.rules:
            if rule.testable is Testable.YES and str(rule.number) not in cited:
                hint = "write one, or say by what else it shows (`testable: by its consequences`)"
                yield _warning(Path(chapter.path), rule.line, f"no case cites {rule.number}, which is testable", hint)


def _untold_rules(rules: Rules, cases: Iterable[Case]) -> Iterator[LintWarning]:
    """Whoever reads the report finds our words beside each rule that a case is about."""
    cited = {rule for case in cases for rule in case.rules}
    for chapter in rules.chapters:
        for rule in chapter.rules:
            if str(rule.number) in cited and not rule.says:
                message = f"cases cite {rule.number}, of which nothing is said"
                yield _warning(Path(chapter.path), rule.line, message, "add `kind`, `testable` and `says`")
