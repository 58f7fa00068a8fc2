"""The words of the pages: all that the client asks for is there, and nothing lies about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import perihelion

WEB = Path(perihelion.__file__).parent / "web"
LANGUAGES = ("en", "de")
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
)
"""Words asked for by a name put together; the last parts are settings, tabs, states and phrases."""


def messages(lang: str) -> dict[str, str]:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.glob(f"*.{lang}.ftl")))
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
    names = {re.sub(r"-(one|other)$", "", word) for word in messages(lang)}
    assert not {word for word in names if word not in used and not word.startswith(PREFIXES)}


def test_both_languages_say_the_same_things_with_the_same_values():
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    values = re.compile(r"\{ \$(\w+) \}")
    assert not [word for word in english if set(values.findall(english[word])) != set(values.findall(german[word]))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_has_both_forms(lang: str):
    known = messages(lang)
    assert all(word.replace("-one", "-other") in known for word in known if word.endswith("-one"))
