"""The words of the pages: all that the client asks for is there, and nothing lies about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import perihelion
from perihelion.languages import packs
from perihelion.languages.plurals import plural_categories
from perihelion.words import LANGUAGES

WEB = Path(perihelion.__file__).parent / "web"
PREFIXES = (
    "tab-",
    "absent-",
    "late-",
    "filter-",
    "level-",
    "pace-",
    "setting-",
    "report-page-",
    "op-count-",
    "op-did-",
    "op-due-",
    "op-is-",
    "op-table-",
    "phrase-",
    "ask-",
    "conduct-",
    "delay-",
    "friends-findable",
    "friends-visible",
    "league-",
    "op-decision-",
    "op-evidence-",
    "tournament-",
    "wish-level-",
    "pairing-too",  # pairing-too-many is no plural
    "embed-",  # pages that a server writes
    "noscript",
)
"""Words asked for by a name put together; the last parts are settings, tabs, states and phrases."""
PLURAL = r"-(zero|one|two|few|many|other)$"


def messages(lang: str) -> dict[str, str]:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(packs()[lang].folder.glob("web/*.ftl")))
    return dict(re.findall(r"^([a-z][a-z-]*) = (.+)$", text, re.MULTILINE))


def asked() -> set[str]:
    """Every quoted name in the client: among them the words it asks for."""
    source = "".join(file.read_text(encoding="utf-8") for file in (WEB / "static").rglob("*.js"))
    return set(re.findall(r'"([a-z][a-z-]*)"', source))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_the_client_asks_for_is_there(lang: str):
    source = "".join(file.read_text(encoding="utf-8") for file in (WEB / "static").rglob("*.js"))
    known = messages(lang)
    missing = {
        word for word in re.findall(r'[^\w.]t\("([a-z-]+)"', source) if not {word, f"{word}-other"} & known.keys()
    }
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_lies_about(lang: str):
    used = asked()
    names = {re.sub(PLURAL, "", word) for word in messages(lang)}
    assert not {word for word in names if word not in used and not word.startswith(PREFIXES)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things_with_the_same_values(lang: str):
    english, other = messages("en"), messages(lang)
    assert {re.sub(PLURAL, "", word) for word in english} == {re.sub(PLURAL, "", word) for word in other}
    values = re.compile(r"\{ \$(\w+) \}")
    both = english.keys() & other.keys()
    assert not [word for word in both if set(values.findall(english[word])) != set(values.findall(other[word]))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_has_all_forms_of_its_language(lang: str):
    known = messages(lang)
    forms = plural_categories(lang)
    stems = {word.removesuffix("-one") for word in known if word.endswith("-one")}
    assert not [f"{stem}-{form}" for stem in stems for form in forms if f"{stem}-{form}" not in known]
