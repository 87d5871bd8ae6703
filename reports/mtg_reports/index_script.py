"""The list of all cases as scripts, which unlike other files can be loaded from disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from mtg_reports.addresses import Addresses
from mtg_reports.model import Report
from mtg_reports.verdicts import LOOKS

_SHARD = 2_500


def index_shards(report: Report, addresses: Addresses, link: Callable[[str], str]) -> Iterator[str]:
    """First what the cases share, then cases as [id, title, rules, rulings, verdict letters in the order of engines,
    feature, statement, disputed]. `link` turns a page's address into what a link to it says."""
    texts: dict[str, int] = {}
    rows = []
    for case in report.suite.cases:
        feature = texts.setdefault(case.feature, len(texts))
        statement = texts.setdefault(case.statement, len(texts))
        letters = "".join(LOOKS[run.verdict(case)].letter for run in report.engines)
        rows.append(
            [case.id, case.title, case.rules, case.rulings, letters, feature, statement, int(bool(case.disputed))]
        )
    pages = {number: link(addresses.rules[number]) for number in report.citing}
    pages |= {ruling: link(addresses.rulings[ruling]) for ruling in report.ruled if ruling in addresses.rulings}
    shared = {
        "engines": [run.key for run in report.engines],
        "verdicts": {look.letter: str(look.verdict) for look in LOOKS.values()},
        "texts": list(texts),
        "pages": pages,
        "case": link("cases/ID.html"),
        "total": len(rows),
    }
    yield f"mtgReport={_script(shared)};mtgReport.cases=[];\n"
    for start in range(0, len(rows), _SHARD):
        yield f"mtgReport.cases.push(...{_script(rows[start : start + _SHARD])});\n"


def _script(value: object) -> str:
    return (
        msgspec.json.encode(value)
        .decode()
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029")
    )
