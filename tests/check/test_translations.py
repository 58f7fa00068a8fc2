"""`perihelion language`: every fault of a translation is found, and an empty pack is a language that is all English."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from perihelion import languages, words
from perihelion.check.text_widths import buttons, estimate_width
from perihelion.check.translations import KINDS, Problem, check_language, empty_pack
from perihelion.languages import packs
from perihelion.languages.glossary import read_glossary
from perihelion.languages.plurals import plural_categories
from perihelion.words import LANGUAGES, Words

pytestmark = pytest.mark.xdist_group("languages")
"""One process parses the files of all languages for these tests."""
GAMES = ("solari", "solaris", "solarius", "solenia")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_to_repair_in_our_languages(lang: str):
    assert check_language(lang).problems == []


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a copy of German as the language `pl`, which has other plurals; return its folder."""
    folder = tmp_path / "perihelion_copied"
    shutil.copytree(packs()["de"].folder, folder)
    yield from install(folder, "pl", monkeypatch)


def install(folder: Path, code: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    own = dict(packs())
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(folder.parent)
    entry = EntryPoint(code, folder.name, languages.GROUP)
    monkeypatch.setattr(languages, "entry_points", lambda group: [entry] if group == languages.GROUP else [])
    monkeypatch.setattr(languages, "_own", lambda: {key: pack.folder for key, pack in own.items() if key != code})
    packs.cache_clear()
    monkeypatch.setattr(words, "LANGUAGES", tuple(packs()))
    yield folder
    monkeypatch.undo()
    packs.cache_clear()
    sys.modules.pop(folder.name, None)
    for cached in (words._plain, words._bundle, words._shared, words._sentences):
        cached.cache_clear()


def test_every_kind_of_fault_is_named(copied: Path):
    def change(name: str, old: str, new: str) -> None:
        path = copied / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    change("games/solari/words.ftl", "seat-0 = Uranus", "seat-0 = Uranus mit einem sehr langen Namen")
    change("games/solari/words.ftl", "game-about =", "game-abuot =")
    change("games/solari/board.ftl", "Feld { $cell }", "Feld { $field }")
    change("games/solenia/words.ftl", "light-0 = Tag", "light-0 = { daylight }")
    change("games/solenia/words.ftl", "light-1 = Nacht", "light-1 = { Nacht")
    change("games/solenia/board.ftl", "verdeckte", "Zeppelin verdeckte")
    change("games/solenia/guide.md", "# ", "## ")
    change("games/solenia/rules.md", "*(", "*(900, ")
    (copied / "ten-minutes.md").unlink()
    found = {(problem.kind, problem.place) for problem in check_language("pl").problems}
    assert {
        ("long", "games/solari/words.ftl: seat-0"),
        ("missing", "games/solari/words.ftl: game-about"),
        ("left over", "games/solari/words.ftl: game-abuot"),
        ("reference", "games/solenia/words.ftl: light-0"),
        ("missing", "games/solenia/words.ftl: light-1"),
        ("syntax", "games/solenia/words.ftl"),
        ("term", "games/solenia/board.ftl: board-pile"),
        ("rules", "games/solenia/rules.md"),
        ("document", "ten-minutes.md"),
    } <= found
    assert {kind for kind, _ in found} == KINDS.keys()


def test_a_language_with_more_plurals_needs_more_forms(copied: Path):
    assert plural_categories("pl") == {"one", "few", "many", "other"}
    assert plural_categories("fr") == plural_categories("de") == {"one", "other"}
    found = check_language("pl").problems
    assert Problem("plural", "web/web.ftl: blocks-other", "lacks blocks-few, blocks-many") in found
    assert Problem("plural", "words.ftl: language-checked", "few, many") in found


def test_an_empty_pack_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "perihelion_empty"
    for path, text in empty_pack("pt", folder):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for _ in install(folder, "pt", monkeypatch):
        report = check_language("pt")
        assert {problem.kind for problem in report.problems} == {"missing", "document"}
        assert sum(problem.kind == "missing" for problem in report.problems) == report.messages
        mine, english = (Words(lang, "perihelion.games.solari", players=2) for lang in ("pt", "en"))
        assert [mine.seat(0), mine("game")] == [english.seat(0), english("game")]
        assert read_glossary("perihelion.games.solari", "pt") == {}
    text = (folder / "games" / "solari" / "words.ftl").read_text(encoding="utf-8")
    assert "# seat-0 = Uranus\n# seat-0 =\n" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_glossary_has_the_same_terms(game: str, lang: str):
    english, own = (read_glossary(f"perihelion.games.{game}", each) for each in ("en", lang))
    assert len(english) > 20
    assert own.keys() == english.keys()


def test_widths_are_estimated_by_letters():
    assert estimate_width("iii", 16) < estimate_width("nnn", 16) < estimate_width("mmm", 16)
    assert estimate_width("é", 16) == estimate_width("e", 16)
    assert estimate_width("{ $n }", 16) == estimate_width("0000", 16)
    assert {"chat-send", "undo", "join"} <= buttons()


def test_the_command_says_what_is_wrong_and_writes_a_pack(perihelion_, tmp_path: Path, monkeypatch):
    code, out, _ = perihelion_("language", "check", "de", "--lang", "en")
    assert (code, out.splitlines()[0][:4]) == (0, "de: ")
    assert "nothing to repair" in out
    code, out, _ = perihelion_("language", "new", "pt", str(tmp_path / "pt"), "--lang", "en")
    assert code == 0
    assert (tmp_path / "pt" / "language.toml").is_file()
    code, _, err = perihelion_("language", "new", "pt", str(tmp_path / "pt"), "--lang", "en")
    assert (code, "already exists" in err) == (2, True)
    code, _, err = perihelion_("language", "check", "xx", "--lang", "en")
    assert (code, "possible: en, de" in err) == (2, True)
