"""Messages are cut apart by a pattern and parsed one by one: they are those that Fluent's own parser finds."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from perihelion.languages.messages import MessageBundle, parse_all, split_messages
from perihelion.web.site import pages
from perihelion.words import sources
from tests.selection import SOAK

PACKAGES = ("perihelion", "perihelion.table", "perihelion.web", "perihelion.games.solari", "perihelion.games.solarius")
LANGUAGES = ("en", "de", "es", "fr", "it", "nl", "pl") if SOAK else ("fr",)
WRITTEN = """# A comment
first = { second } and { -term }
second = { $n ->
    [one] one
*[other]
    { $n }
} things
    .dative = the second

-term = the term

third =
    on two

    lines

second = the same name
broken = {
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_all_messages_are_found_whole(package: str, lang: str):
    texts = [text for _, text in sources(lang, package)]
    assert texts
    for text in texts:
        whole = [entry for entry in parse_all(text) if isinstance(entry, ast.Message | ast.Term)]
        parts = [entry for _, source in split_messages(text) for entry in parse_all(source)]
        assert len(parts) == len(whole)
        for one, other in zip(parts, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_the_pages_are_those_that_fluent_reads(lang: str):
    for _, text in sources(lang, "perihelion.web"):
        for message in parse_all(text):
            if isinstance(message, ast.Message) and message.value is not None:
                read = "".join(map(pages._element_text, message.value.elements))
                assert pages.client_words(lang)[message.id.name] == read


def test_a_message_is_parsed_with_those_it_refers_to():
    bundle = MessageBundle("en", [WRITTEN, "third = of a later file\nfourth = 4"])

    def say(name: str, **values: object) -> str:
        text, errors = bundle.parsed.format_pattern(bundle.get_message(name).value, values)
        assert not errors
        return str(text)

    assert say("first", n=1) == "one things and the term"
    assert say("second", n=5) == "5 things"
    assert say("third") == "on two\n\nlines"
    assert say("fourth") == "4"
    assert bundle.get_message("second").attributes.keys() == {"dative"}
    for name in ("broken", "unknown"):
        with pytest.raises(LookupError):
            bundle.get_message(name)


def test_threads_that_ask_for_the_same_message_at_once_all_get_it(monkeypatch: pytest.MonkeyPatch):
    """The pictures of a list are drawn in several threads: the first visitor of a language got errors for some."""
    bundle, add = MessageBundle("en", [WRITTEN]), FluentBundle.add_resource
    found = []

    def ask_in_between(self: FluentBundle, resource: Any) -> None:
        monkeypatch.setattr(FluentBundle, "add_resource", add)
        found.append(bundle.get_message("first"))
        add(self, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", ask_in_between)
    bundle.get_message("first")
    assert len(found) == 1
