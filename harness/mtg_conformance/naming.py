"""Names in running text: finding known names in lists such as `two Forests, Ach! Hans, Run! and Sol Ring`.

Card names contain commas and "and", so a list is cut by the names that are known, the longest first.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

NUMBERS = {"no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5} | {
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
"""Numbers in words."""

PLAYERS = ("Alice", "Bob", "Carol", "Dave")
"""The conventional placeholder names of players, in turn order."""

_SEPARATORS = (", and ", ", ", " and ")
_PIECE = re.compile(r", and |, | and | called ")


class UnreadableError(Exception):
    """A slot whose text makes no sense in its case; `piece` is the part at fault, `hint` says what to do."""

    def __init__(self, message: str, hint: str = "", piece: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.piece = piece


def number(text: str) -> int:
    """A number in digits or as a word up to ten; raises UnreadableError."""
    value = NUMBERS.get(text)
    if value is None:
        if not text.isdecimal() or len(text) > 9:
            raise UnreadableError(f"{text!r} is no number", "write digits, or a word up to ten", text)
        value = int(text)
    return value


class NameTable:
    """Known names, found in text by their first word, the longest first."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names: dict[str, None] = {}
        self._by_word: dict[str, list[tuple[str, str]]] = {}
        for name in names:
            self.add(name)

    def add(self, name: str, plural: str = "") -> None:
        """Makes a name known, with its plural where it is one that takes an s."""
        if name in self.names:
            return
        self.names[name] = None
        for form in (name, plural) if plural else (name,):
            entries = self._by_word.setdefault(_first_word(form), [])
            entries.append((form, name))
            entries.sort(key=lambda entry: -len(entry[0]))

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def at(self, text: str, begin: int) -> Iterator[tuple[str, str, int]]:
        """Every known name at a place of the text, the longest first: as written, the name, and where it ends."""
        for form, name in self._by_word.get(_first_word(text[begin:]), ()):
            end = begin + len(form)
            if text.startswith(form, begin) and (end == len(text) or text[end] in " ,"):
                yield form, name, end

    def nearest(self, name: str) -> str:
        """The known name most like one, or the empty text."""
        close = difflib.get_close_matches(name, list(self.names), n=1, cutoff=0.6)
        return close[0] if close else ""


def card_table(names: Collection[str]) -> NameTable:
    """A table of card names that also knows their plurals (`Forests`)."""
    table = NameTable()
    for name in names:
        table.add(name, f"{name}s")
    return table


def _first_word(text: str) -> str:
    return text.split(" ", 1)[0].rstrip(",")


def read_list(
    text: str, items: Callable[[str, int], Iterator[tuple[T, int]]], fault: Callable[[str], UnreadableError]
) -> list[T]:
    """The items of a list `A`, `A and B`, `A, B and C`.

    `items(text, begin)` yields every item at a place and its end; `fault(piece)` makes the error about the first piece
    that is none.
    """
    farthest = 0

    def rest(begin: int) -> list[T] | None:
        nonlocal farthest
        farthest = max(farthest, begin)
        for value, end in items(text, begin):
            if end == len(text):
                return [value]
            for separator in _SEPARATORS:
                if text.startswith(separator, end):
                    found = rest(end + len(separator))
                    if found is not None:
                        return [value, *found]
        return None

    if text.count(",") + text.count(" and ") > 50:
        raise UnreadableError("the list has more than fifty items", "place or name fewer")
    found = rest(0)
    if found is None:
        piece = _PIECE.split(text[farthest:], maxsplit=1)[0]
        raise fault(piece)
    return found
