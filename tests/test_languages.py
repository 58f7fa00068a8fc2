"""Languages are found: folders beside the code and installed packages. What one lacks is English."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import perihelion
from perihelion import languages, words
from perihelion.documents import find_guide
from perihelion.languages import Pack, packs
from perihelion.languages.typography import NARROW, WIDE, decimal_sign, typeset
from perihelion.words import LANGUAGES, Words

PACKAGE = "perihelion.games.solari"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Install a package with a language of some words; return its folder."""
    folder = tmp_path / "perihelion_xx"
    for name, text in {
        "__init__.py": "",
        "language.toml": 'name = "Xish"\n[spaces]\nnarrow_before = ";:!?»"\nnarrow_after = "«"\nshort_words = "a z"\n',
        "games/solari/words.ftl": "seat-0 = Xranus\nway-0 = Xorth\ngame = Xolari !\n",
        "games/solari/guide.md": "# Xuide\n",
        "tests.check.sale/words.ftl": "own = X\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    entries = [EntryPoint("xx", "perihelion_xx", languages.GROUP), EntryPoint("yy", "perihelion_yy", languages.GROUP)]
    monkeypatch.setattr(languages, "entry_points", lambda group: entries if group == languages.GROUP else [])
    packs.cache_clear()
    words._plain.cache_clear()
    monkeypatch.setattr(words, "LANGUAGES", tuple(packs()))
    monkeypatch.setattr(Words, "strict", False)
    monkeypatch.setattr(words, "MISSING", {})
    yield folder
    sys.modules.pop("perihelion_xx", None)
    packs.cache_clear()
    for cached in (words._plain, words._bundle, words._shared, words._sentences):
        cached.cache_clear()


def test_our_languages_are_the_folders_english_first():
    folder = Path(languages.__file__).parent
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) >= {path.parent.name for path in folder.glob("*/language.toml")}
    assert all(pack.name for pack in packs().values())


def test_an_installed_package_is_a_language_and_a_broken_one_is_none(installed: Path, caplog):
    assert packs()["xx"] == Pack("xx", installed)
    assert packs()["xx"].name == "Xish"
    assert "yy" not in packs()


def test_a_language_is_english_where_it_lacks_words_and_that_is_counted(installed: Path):
    mine, english = Words("xx", PACKAGE, players=2), Words("en", PACKAGE, players=2)
    assert mine("seat-0") == "Xranus"
    assert mine("line-points") == english("line-points")
    assert mine.has("line-points")
    assert not mine.translates("line-points")
    assert {"xx": {"line-points"}} == words.MISSING


def test_a_value_is_the_english_word_if_its_word_is_missing(installed: Path):
    assert Words("xx", PACKAGE)._value("way", 1, "") == Words("en", PACKAGE)._value("way", 1, "")


def test_a_pack_has_words_for_games_of_others_and_documents(installed: Path):
    assert list(words.sources("xx", "tests.check.sale")) == [("words.ftl", "own = X\n")]
    assert words.languages_of("tests.check.sale") == ("en", "de", "xx")
    assert find_guide(perihelion.games()["solari"], "xx") == "# Xuide\n"
    assert find_guide(perihelion.games()["solari"], "xx") != find_guide(perihelion.games()["solari"], "en")


def test_spaces_are_those_of_the_language(installed: Path):
    typed = "« Quel z tour ? » : 80 % | :-- | ![a](b)"
    assert typeset(typed, "xx") == (f"«{NARROW}Quel z{WIDE}tour{NARROW}?{NARROW}»{NARROW}: 80{WIDE}% | :-- | ![a](b)")
    assert typeset(typed, "es") == typed.replace(" %", f"{WIDE}%")
    assert typeset(typed, "en") == typed.replace(" %", "%")
    assert Words("xx", PACKAGE)("game") == f"Xolari{NARROW}!"


def test_decimals_are_written_as_in_the_language():
    assert [decimal_sign(lang) for lang in ("en", "de", "fr", "pl")] == [".", ",", ",", ","]
