"""The page about the language, made from its tables: each word, its shape, the chapter that defines it, an example.

python -m mtg_spec.language_page            writes docs/language.md of a checkout
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from textwrap import dedent

from mtg_spec.documents import root
from mtg_spec.errors import told
from mtg_spec.grammar_page import forms_of_phrases
from mtg_spec.language import Key, Language, load_language
from mtg_spec.numerals import NUMERALS
from mtg_spec.phrases import STARTS
from mtg_spec.plain_shapes import GIVEN, PATTERNS
from mtg_spec.vocabulary_size import MOST, counted_words

__all__ = ["language_page", "write"]

PAGE = "docs/language.md"


def language_page(language: Language) -> str:
    """The page as Markdown."""
    lines = [_HEAD, _example(), *_sections(language), *_values(), *_words(language)]
    lines += [_FORMS, *forms_of_phrases(), *_tables(language)]
    return "\n".join(lines).rstrip() + "\n"


def write() -> None:
    """Writes the page."""
    path = root() / PAGE
    path.write_text(language_page(load_language(root())), encoding="utf-8", newline="\n")


def _example() -> str:
    """The example, whose document and case are those of the project."""
    path = root() / "spec" / "cards" / "parallel-lives.yaml"
    document = path.read_text(encoding="utf-8")
    written = "".join(line for line in document.splitlines(keepends=True) if not line.startswith("oracle:"))
    feature = (root() / _FEATURE).read_text(encoding="utf-8")
    case = "    @id:token-doublers-two" + feature.partition("    @id:token-doublers-two")[2].rstrip()
    parts = {"document": written, "case": dedent(case)}
    text = _EXAMPLE
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text


_FEATURE = "features/rules/6-spells-abilities-and-effects/614-replacement-effects/614.16-creating-tokens.feature"


def _sections(language: Language) -> Iterator[str]:
    for section in language.sections.values():
        yield f"## {section.name.capitalize()}\n\n{section.doc}\n"
        yield "| key | value | CR | meaning | example |\n|---|---|---|---|---|"
        yield from (_key(key) for key in section.keys.values())
        yield from (f"\n{line}" for line in _beside(section.leading, language))
        yield ""


def _key(key: Key) -> str:
    name = f"**{key.name}**" if key.leads else key.name
    return _row(name, _link(key.shape) + (" (needed)" if key.needed else ""), key.chapter, key.doc, f"`{key.example}`")


def _link(shape: str) -> str:
    """A shape with a link to where the page shows it."""
    name = shape.removeprefix("mapping ")
    start = _STARTS_OF.get(shape, shape)
    kind = start.replace(" ", "_")
    target = name if name != shape else start if kind in STARTS else "values"
    return f"[{shape}](#{target.replace('_', ' ').replace(' ', '-')})"


def _values() -> Iterator[str]:
    """The values that are no phrases."""
    yield "## Values\n\nAll other values are phrases or mappings, which have sections of their own.\n"
    yield "| value | what it is |\n|---|---|"
    for shape, about in sorted(VALUES.items()):
        yield _row(shape, about)
    for shape, words in sorted(GIVEN.items()):
        yield _row(shape, f"One of {', '.join(f'`{word}`' for word in words)}." if len(words) > 1 else f"`{words[0]}`.")
    for shape, (_, wanted) in sorted(PATTERNS.items()):
        yield _row(shape, f"{wanted[:1].upper()}{wanted[1:]}.")
    yield ""


def _beside(leading: Iterable[Key], language: Language) -> Iterator[str]:
    """What may accompany each key that decides what the mapping is."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for key in leading:
        groups.setdefault(tuple(f"{name} (needed)" if name in key.needs else name for name in key.beside), []).append(
            key.name
        )
    for beside, names in groups.items():
        who = ", ".join(f"**{name}**" for name in names)
        others = (
            f"the keys of [{name.capitalize()}](#{name})" if name in language.sections else name for name in beside
        )
        yield f"- {who}: " + (f"beside it {', '.join(others)}" if beside else "stands alone")


def _words(language: Language) -> Iterator[str]:
    yield _WORDS
    yield f"{_COUNT.format(most=MOST)}\n"
    words = counted_words(language)
    yield f"Today there are **{len(words)}**, and {len(language.glue)} words of plain English.\n"
    entries = language.words.keys() - {word.name for word in language.words.values() if word.of_keyword}
    yield f"Counted, but in keys alone: {', '.join(word for word in words if word not in entries)}.\n"
    yield "| word | other forms | CR | meaning | example |\n|---|---|---|---|---|"
    for word in language.words.values():
        name = f"*{word.name}*" if word.of_keyword else word.name
        yield _row(name, ", ".join(word.forms), word.chapter, word.doc, f"`{word.example}`")
    yield f"\nPlain English between them: {', '.join(language.glue)}.\n"


def _tables(language: Language) -> Iterator[str]:
    yield "## Tables\n"
    yield f"- Card types: {', '.join(sorted(language.card_types, key=lambda word: word[::-1]))}."
    yield f"- Supertypes: {', '.join(language.supertypes)}."
    yield f"- Subtypes: {len(language.subtypes)}, in `spec/language/subtypes.yaml`."
    yield f"- Colors: {', '.join(language.colors)}."
    yield f"- States: {', '.join(language.states)}."
    yield f"- Zones: {', '.join(language.zones)}."
    yield f"- Steps and main phases: {', '.join(language.steps)}."
    yield f"- Numerals: {NUMERALS[0]} to {NUMERALS[-1]}, or digits."
    yield f"- Kinds of counters: +1/+1 and the like; {len(language.counters)} words, all that cards speak of, in"
    yield "  `spec/language/types.yaml` (one that is a subtype too is followed by `counter`: `one egg counter`); and the keywords"
    yield f"  {', '.join(language.keyword_counters)}."
    keywords = (f"{name} {parameter}".rstrip() for name, parameter in language.keywords.items())
    yield f"- Keywords (documents in `spec/keywords`): {', '.join(keywords)}."


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


VALUES = {
    "abilities": "One [ability](#ability), or a list of them.",
    "colors": "One color, or a list of them.",
    "counters or selector": "A mapping of [counters](#counters), or a [selector](#selector).",
    "have": "[Keyword abilities](#keyword-abilities) on one line, or one or several whole [abilities](#ability).",
    "instructions": "One [instruction](#instruction), or a list of them.",
    "mana": "Mana symbols as in [mana](#mana-1), or a mapping.",
    "modes": "A list of two [modes](#mode) or more.",
    "rules": "One rule's number, or a list of them.",
    "targets": "A mapping: a name (`it`, `that player`, `that creature`, `the other`) to a [target](#target).",
    "text": "Any text.",
    "type line": "Supertypes, card types, and subtypes behind a long dash.",
}
"""The shapes that are neither phrases, nor given words, nor texts of a form."""

_STARTS_OF = {"types": "type_words"}
"""Shapes that are called otherwise than the phrases they are."""

_EXAMPLE = """## An example

Say that you want an enchantment that doubles tokens: *Parallel Lives*, {3}{G}, which has two tokens created where you would
create one.

**1. The document.** A file `spec/cards/parallel-lives.yaml`, named after the card:

```yaml
{document}```

The first three lines are from the top of the card: [Card](#card) lists what may stand there. `abilities` has one entry for
each paragraph of the text. To find the right words, ask what the paragraph does: it puts one event in place of another,
so in the table under [Ability](#ability) it is `replace`, and the list below that table says what must or may stand beside
it. The value of `replace` is an [event](#event), so look there for what is replaced; the value of `produces` is a
[production](#production). Words that aren't there can't be used: the message names the place, and what could stand there.

**2. Read it back.** `mtg-conformance render "Parallel Lives"` prints what your definition means, in the game's English. If
that isn't what the card says, the definition is wrong, however it looks. `--check` compares it with the printed words.
`python -m mtg_spec.oracle_update "Parallel Lives"` notes at the end of the document which text it was compared with.

**3. Play it.** A case, in a file below `features/`, with the phrases of [steps.md](steps.md):

```gherkin
{case}
```

`python -m mtg_conformance.case_manifest` counts it in, and `mtg-conformance explain token-doublers-two` plays it on the
reference engine and tells, step by step, what happened and under which rule.
"""

_HEAD = """# The rules-spec language

<!-- Made from spec/language by `python -m mtg_spec.language_page`; don't edit. -->

Documents of the language are YAML; their keys and the words of their phrases are those of the game. Each key is listed
with the shape of its value and the chapter of the Comprehensive Rules that defines what it means. Keys in bold decide
what a mapping is; below each table stands which others may accompany them.

- A cost stands in quotes, or YAML reads its braces as a mapping.
- One instruction, ability or condition may stand where a list of them may.
- Nothing is ignored: an unknown or doubled key, or a word that the grammar does not know, is an error at its place.
- Anchors, aliases and tags of YAML are not part of the language.
"""

_WORDS = """## Words of the phrases

Noun phrases, events, conditions, amounts, durations and costs follow one closed grammar (`mtg_spec/grammar`). No phrase
has two readings. Words in italics come with keywords.
"""

_FORMS = """## Forms of the phrases

What may stand where, from the grammar. Words stand as they are written; of `this/that` one is chosen, what is in
[brackets] may be left out, and "…" may be repeated. *Italics* name another form below, or a [table](#tables).

- **Lists of nouns**: an adjective in front belongs to all of them ("tapped artifacts and creatures"); later ones may have
  their own ("artifacts and untapped creatures").
- **Conditions** that must all hold are a list in the document; "you control an artifact and a creature" is one phrase.
- **Events** of which any one will do are a list: `whenever: [this enters, this attacks]`.
- **Sentences**: instructions in a list within the list stand in one sentence, as in "you lose 1 life and create …". A plain
  list is enough for what ", then" joins: drawing and discarding, searching and shuffling, exiling and returning.
- **It** is a target of that name, what the event is about, or else what an earlier instruction moved, looked at, made, copied,
  transformed or changed, or took counters from; several such things are `they`. Instructions that do
  something else, such as drawing, speak of nothing.
- **Production**: mana is produced `twice as much`, of tokens and counters there are `twice that many`; other events have
  nothing produced in their place, and take `do`. Whether "an effect creates" tokens or they "are created", a card's own words
  tell, and so it is with counters: an effect puts none as a cost, or as combat damage of wither.
- **Durations** stand under `until`, and conditions under `as long as`; written before `what`, they are read first.
- **What can't be done** is an act of the list below. `untap` means: during its controller's untap step. With `until: end of
  turn` it reads "this turn".
- **Choices** from cards that were spoken of end the phrase: "a creature card from among them".
"""

_COUNT = """\
**How many words.** At most {most}, and a test counts them. One word is a row of the table below, or a word of a key
(in the tables above) or of a value given word for word that neither the table nor plain English has; of
`cost less`, both have a row. A word and its other forms are one, whether in a phrase or as a key: `draw: a card` and
`you draw a card`. Not counted are the words of the [tables](#tables) at the end, which list what the game has, the
words that come with keywords, since keywords are documents, and plain English, which means here what it means anywhere."""


if __name__ == "__main__":
    sys.exit(told(write))
