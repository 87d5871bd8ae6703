"""Where a card says what X is (107.3c): behind the first sentence with an X in it."""

from __future__ import annotations

import re
from typing import Any

from mtg_spec import syntax as s
from mtg_spec.english import Speaker
from mtg_spec.trees import walk

__all__ = ["AS_WRITTEN", "saying_what_x_is", "x_of_cost"]

AS_WRITTEN = (s.Number, s.X, s.Defined, s.ThatMuch)
"""Amounts that are said in a word, before what they count: "X life", where others are "life equal to …"."""


def saying_what_x_is(speaker: Speaker, tree: Any, text: str) -> str:
    """The text of an effect, with what X is where its words tell; quoted abilities tell it themselves."""
    defined = next((part for part in walk((tree, speaker.described_by())) if isinstance(part, s.Defined)), None)
    if defined is None or speaker.x_said or ", where X is " in text:
        return text
    sentences = re.split(r"(?<=\.) (?=[A-Z])", text)
    for number, sentence in enumerate(sentences):
        if re.search(r"\bX\b", sentence):
            speaker.x_said = True
            sentences[number] = f"{sentence.removesuffix('.')}, where X is {speaker.reckoned(defined.amount)}."
            break
    return " ".join(sentences)


def x_of_cost(speaker: Speaker, ability: s.ActivatedAbility) -> str:
    """ "X is …": a sentence of its own where X stands in the cost alone."""
    defined = next((part for part in walk(ability.cost) if isinstance(part, s.Defined)), None)
    if defined is None or speaker.x_said:
        return ""
    amount = defined.amount
    if isinstance(amount, s.StatOf) and amount.of == s.Reference("exiled with this", "card"):
        return f"X is the {amount.stat} of that card."
    return f"X is {speaker.reckoned(amount)}."
