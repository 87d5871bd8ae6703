"""The templates and what they may use."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, StrictUndefined

from mtg_reports.addresses import Addresses, case_page
from mtg_reports.bars import counted, in_words, segments
from mtg_reports.model import Report, Tally, cards_of, family_of
from mtg_reports.sinks import policy
from mtg_reports.text import brief, percent, web_link
from mtg_reports.verdicts import LOOKS


def navigation(feature_pages: list[str]) -> list[tuple[str, str]]:
    """The entries of every page's navigation, each with its address."""
    return [
        ("Overview", "index.html"),
        ("Rules", "rules.html"),
        ("Cards", "cards.html"),
        ("Features", feature_pages[0]),
        ("Cases", "index.html#cases"),
        ("Reproduce", "index.html#reproduce"),
    ]


def environment(report: Report, addresses: Addresses, feature_pages: list[str], layout: str) -> Environment:
    """The templates for one report."""
    env = Environment(
        loader=PackageLoader("mtg_reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.filters.update(
        brief=brief,
        number="{:,}".format,
        segments=segments,
        in_words=in_words,
        web_link=web_link,
        case_page=case_page,
        rule_page=addresses.rules.__getitem__,
        feature_page=lambda key: f"features/{key}.html",
        family=family_of,
        cards_of=cards_of,
        rule_tally=lambda extent, engine: Tally(extent.by_verdict(engine)),
        counted=counted,
    )
    env.globals.update(
        percent=percent,
        looks=tuple(LOOKS.values()),
        policy=policy(),
        layout=layout,
        report=report,
        book=report.book,
        proof=report.proof,
        addresses=addresses,
        feature_pages=feature_pages,
        total=len(report.suite.cases),
        nav=navigation(feature_pages),
    )
    return env
