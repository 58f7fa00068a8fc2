"""Plurals: a number before a plural noun needs a form for one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from tests.test_words import PACKAGES, messages

NOUN = re.compile(r"^ ([^\W\d_]+)")
ONE, OTHER = "one", "other"
SUFFIX = f"-{OTHER}"
"""The pages choose between `<id>-one` and `<id>-other` themselves."""

TEXTS = {"card", "colour", "light", "list", "minutes", "name", "names", "other", "piece", "player", "players", "seat"}
TEXTS |= {"colour_many", "station", "victim", "station_an", "other_von"}
"""Values that are no numbers."""

FUNCTION_WORDS = {"are", "bis", "geht", "gewinnen", "have", "haben", "of", "to", "von", "would"}

KNOWN = {"en": {"points", "cards"}, "de": {"Punkte", "Karten"}}
"""Some of the nouns that are found: this test knows the function words of two languages."""

NEVER_ONE = {
    "SOLARIUS-54": "a field out of range is at least two fields away",
    "SOLENIA-12": "a field that one good would pay for is not too far away",
    "about-goal": "the time game has four rounds",
    "analysis-points-mean": "a mean with decimals",
    "analysis-wins": "many games are played out",
    "arena-plot": "the plot of an arena",
    "error-analysis-long": "a limit",
    "error-companion-full": "a limit",
    "error-companion-many": "a limit of two or more",
    "error-deal-tables": "a limit",
    "error-group-full": "a limit",
    "error-notice-channels": "a limit",
    "event-storage": "everybody starts with several",
    "explorer-won": "a mean with decimals",
    "mistake-same": "a mistake costs at least 2",
    "mistake-text": "a mistake costs at least 2",
    "mistake-worse": "a mistake costs at least 2",
    "players-range": "the larger number of a range",
    "puzzle-done": "a puzzle has a gap of at least 12",
    "puzzle-missed": "a puzzle has a gap of at least 12",
    "puzzles-found": "a puzzle has a gap of at least 12",
    "train-progress": "a training plays many",
    "verify-good": "a sealed game has many",
    "verify-receipt-head": "a game has many",
}
"""Messages whose number is never one, and why."""


def variants(message: ftl.Message) -> Iterator[tuple[ftl.Pattern, frozenset[str]]]:
    """Yield every pattern of a message, those inside selectors included, and the values that selected it."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    waiting = [(pattern, frozenset[str]()) for pattern in patterns if pattern is not None]
    while waiting:
        pattern, chosen = waiting.pop()
        yield pattern, chosen
        for element in pattern.elements:
            choice = element.expression if isinstance(element, ftl.Placeable) else None
            if isinstance(choice, ftl.SelectExpression) and isinstance(choice.selector, ftl.VariableReference):
                inner = chosen | {choice.selector.id.name}
                waiting += [(variant.value, inner) for variant in choice.variants]


def counted_nouns(pattern: ftl.Pattern) -> Iterator[tuple[str, str]]:
    """Yield each value that is written directly before a word, with that word: `{ $n } points`."""
    for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
        value = element.expression if isinstance(element, ftl.Placeable) else None
        noun = NOUN.match(following.value) if isinstance(following, ftl.TextElement) else None
        if not isinstance(value, ftl.VariableReference) or value.id.name in TEXTS:
            continue
        if noun and noun[1] not in FUNCTION_WORDS:
            yield value.id.name, noun[1]


def text_of(pattern: ftl.Pattern | None) -> str:
    """Return the text of a pattern without its placeables."""
    elements = [] if pattern is None else pattern.elements
    return "".join(element.value for element in elements if isinstance(element, ftl.TextElement))


def plural_nouns(lang: str) -> set[str]:
    """Return the counted nouns of this language that differ if there is only one: those of selectors and of pairs."""
    pairs: list[tuple[ftl.Pattern | None, ftl.Pattern | None]] = []
    for package in PACKAGES.values():
        known = messages(lang, package)
        for key in known:
            if key.endswith(SUFFIX) and f"{key.removesuffix(SUFFIX)}-{ONE}" in known:
                pairs.append((known[f"{key.removesuffix(SUFFIX)}-{ONE}"].value, known[key].value))
        for message in known.values():
            for pattern, _ in variants(message):
                pairs += _forms(pattern)
    found = [(text_of(one), counted_nouns(other)) for one, other in pairs if other is not None]
    return {noun for one, nouns in found for _, noun in nouns if not re.search(rf"\b{noun}\b", one)}


def _forms(pattern: ftl.Pattern) -> Iterator[tuple[ftl.Pattern, ftl.Pattern]]:
    """Yield the forms for one and for several of each selector in a pattern that has both."""
    for element in pattern.elements:
        choice = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(choice, ftl.SelectExpression):
            forms = {v.key.name: v.value for v in choice.variants if isinstance(v.key, ftl.Identifier)}
            if {ONE, OTHER} <= set(forms):
                yield forms[ONE], forms[OTHER]


@pytest.mark.parametrize("lang", KNOWN)
def test_a_counted_noun_has_a_form_for_one(lang: str):
    nouns = plural_nouns(lang)
    assert KNOWN[lang] <= nouns
    missing = [
        f"{package}: {message.id.name}: {{ ${value} }} {noun}"
        for package in PACKAGES.values()
        for message in messages(lang, package).values()
        for pattern, chosen in variants(message)
        for value, noun in counted_nouns(pattern)
        if noun in nouns and value not in chosen and not message.id.name.endswith(SUFFIX)
        if message.id.name not in NEVER_ONE
    ]
    assert not missing, "\n" + "\n".join(missing)
