"""The grammar of phrases as a reader sees it: each kind of phrase with the forms that it may have (for docs/language.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from mtg_spec.phrases import STARTS, grammar_text

__all__ = ["forms_of_phrases"]

_DEFINITION = re.compile(r"^[!?]?([a-z_]+|[A-Z_]+)(?:\.\d+)?:", re.MULTILINE)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|/(?:[^/\\]|\\.)+/|->\s*\w+|[A-Za-z_]+|[|()?*+]')


def forms_of_phrases() -> Iterator[str]:
    """Lines of Markdown: the kinds that keys ask for first, then those that they are made of."""
    rules = _definitions()
    kinds = [name for name in rules if name.islower()]
    order = [*STARTS, *(name for name in kinds if name not in STARTS)]
    for name in order:
        yield f"### {_spoken(name)}\n"
        if name in STARTS and STARTS[name].split(" ")[-1] not in _spoken(name):
            yield f"{STARTS[name].capitalize()}.\n"
        yield from (f"- {form}" for form in dict.fromkeys(_forms(rules[name])))
        yield ""


@cache
def _definitions() -> dict[str, str]:
    text = re.sub(r"(?m)(^|\s)//.*$|^%.*$", "", grammar_text())
    starts = list(_DEFINITION.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return {match[1]: text[match.end() : end].strip() for match, end in zip(starts, ends, strict=True)}


def _forms(body: str) -> Iterator[str]:
    """Each alternative of a rule, in words; what stands for something else in italics."""
    depth, words = 0, [""]
    for token in _TOKEN.findall(body):
        if token == "|" and not depth:
            words.append("")
        elif not token.startswith("->"):
            depth += {"(": 1, ")": -1}.get(token, 0)
            words[-1] += _shown(token)
    for form in words:
        if form.strip():
            yield _tidy(form)


def _shown(token: str) -> str:
    if token in "()":
        return f" {token} " if token == "(" else " ) "
    if token in ("?", "*", "+"):
        return {"?": "⁇", "*": "⁑", "+": "…"}[token]
    if token == "|":
        return " / "
    if token.startswith('"'):
        return f" {token[1:-1]} "
    if token.startswith("/"):
        return f" {_pattern(token[1:-1])} "
    return f" {_terminal(_definitions()[token])} " if token.isupper() else f" *{_spoken(token)}* "


def _terminal(body: str) -> str:
    """A table's name in italics, or what a pattern lists."""
    if body.startswith('"<'):
        return f"*{body.strip()[2:-2]}*"
    first = _TOKEN.match(body)
    assert first is not None
    return _shown(first[0]).strip()


_PATTERNS = {
    "{": "*mana*",
    r"\[": "*[+1]*",
    r"\d+\/\d+": "*2/2*",
    "[+-]": "*+1/+1*",
    r"\d+": "*digits*",
    "[A-Z]": "*Name*",
    r",\s": ",",
}


def _pattern(text: str) -> str:
    for begins, shown in _PATTERNS.items():
        if text.startswith((begins, f"({begins}", f"(\\{begins}")):
            return shown
    text = re.sub(r"\(\?[=!](?:[^()]|\([^()]*\))*\)", "", text).replace("\\s+", " ")
    text = re.sub(r"\(([^()]*)\)", r"<\1>", text).replace("<<", "<").replace("> >?", ">? ").replace(" >?", ">? ")
    text = re.sub(r"<([^<>?]*)>\?", r"[\1]", text).replace("<", "").replace(">", "")
    return text.replace("?", "").replace("|", "/")


def _tidy(form: str) -> str:
    form = re.sub(r"\(\s*([^()]*?)\s*\)\s*⁇", r"[\1]", form)
    form = re.sub(r"(\*[^*]+\*|\S+)\s*⁇", r"[\1]", form)
    form = re.sub(r"\(\s*([^()]*?)\s*\)\s*⁑", r"[\1 …]", form)
    form = re.sub(r"(\*[^*]+\*|\S+)\s*⁑", r"[\1 …]", form)
    form = re.sub(r"\s+", " ", form).strip()
    form = re.sub(r"\(\s*", "(", re.sub(r"\s*\)", ")", form))
    form = re.sub(r"\((\S+) / (\S+)\)", r"\1/\2", form)
    return form.replace(" ,", ",").replace(" 's", "'s").replace(" …", "…")


def _spoken(name: str) -> str:
    return name.replace("_", " ")
