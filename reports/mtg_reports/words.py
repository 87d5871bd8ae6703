"""What the rules say in the project's words, as reports want it."""

from __future__ import annotations

from mtg_spec.rules import Rules


def rule_words(rules: Rules) -> dict[str, str]:
    """Maps the numbers of chapters to their titles, and those of rules to what they say or else to their titles.

    Rules of which the documents have neither are left out. For `build_site` and its like.
    """
    words = {str(chapter.number): chapter.title for chapter in rules.chapters}
    for chapter in rules.chapters:
        words.update((str(rule.number), text) for rule in chapter.rules if (text := rule.says or rule.title))
    return words
