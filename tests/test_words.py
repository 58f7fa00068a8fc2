"""Words: both languages say the same things, nothing is missing, and every sentence gets its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import perihelion
from perihelion import InvalidOptions
from perihelion.core.actions import ActionSpace, Axis, Family
from perihelion.core.narration import choice, narrate, prompt
from perihelion.languages import packs
from perihelion.languages.messages import parse_all
from perihelion.words import (
    LANGUAGES,
    SHARED,
    MissingWord,
    Words,
    _bundle,
    language,
    languages_of,
    sources,
    write_minus,
)
from tests.support import walk

pytestmark = pytest.mark.xdist_group("languages")
"""One process parses the files of all languages for these tests."""
GAMES = perihelion.games()
ENGLISH = packs()["en"].folder
PACKAGES = {"shared": SHARED} | {key: game.package for key, game in GAMES.items()}
PACKAGES |= {
    path.parent.name: ".".join([SHARED, *path.parent.relative_to(ENGLISH).parts])
    for path in ENGLISH.rglob("*.ftl")
    if path.parent != ENGLISH and path.relative_to(ENGLISH).parts[0] != "games"
}
"""Every package with words: all games, and the other parts that speak to people."""
OF_GAMES = [(key, lang) for key, game in GAMES.items() for lang in languages_of(game.package)]
TRANSLATED = [(package, lang) for package in PACKAGES.values() for lang in languages_of(package)]


class Asked(Visitor):
    """The values a message uses, and whether it has any placeable."""

    def __init__(self, message: ftl.Message) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.places = 0
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:
        """Count a case of a value (`$station_dative`) or its number (`$station_id`) as that value."""
        self.values.add(re.sub(r"_\w+$", "", node.id.name))

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_Placeable(self, node: Any) -> None:
        self.places += 1
        self.generic_visit(node)


@cache
def messages(lang: str, package: str) -> dict[str, ftl.Message]:
    """Return all messages of a package in one language. Broken text and duplicate ids are errors."""
    found: dict[str, ftl.Message] = {}
    for name, text in sources(lang, package):
        for entry in parse_all(text):
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} is defined twice"
                found[entry.id.name] = entry
    return found


def without_plurals(keys: Iterable[str]) -> set[str]:
    """Return ids without the plural category at their end: a language has as many as it needs."""
    return {re.sub(r"-(zero|one|two|few|many|other)$", "-*", key) for key in keys}


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_every_language_has_the_same_messages(package: str, lang: str):
    english, other = messages("en", package), messages(lang, package)
    assert english
    assert without_plurals(english) == without_plurals(other)


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_every_language_uses_the_same_values(package: str, lang: str):
    """A sentence may leave the player unnamed if that reads better, and only some languages advise in another form."""
    english, other = messages("en", package), messages(lang, package)
    for key in english.keys() & other.keys():
        assert Asked(english[key]).values ^ Asked(other[key]).values <= {"player", "advice"}, key


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_text_read_without_fluent_equals_fluents(package: str, lang: str):
    words, bundle = Words(lang, package), _bundle(lang, (package,))
    for key, message in messages(lang, package).items():
        assert words.translates(key)
        if not Asked(message).places and message.value is not None:
            assert words(key) == bundle.parsed.format_pattern(bundle.get_message(key).value, {})[0]


@pytest.mark.parametrize(("key", "lang"), OF_GAMES)
def test_a_game_has_every_word_of_the_contract(key: str, lang: str):
    game = GAMES[key]
    rules, words = game.rules, Words(lang, game.package)
    decisions = {rules.phases[phase] for phase, _ in rules.steps}
    wanted = {"game", "game-about"}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"phase-{name}" for name in decisions}
    wanted |= {f"{kind}-{family.name}" for kind in ("act", "log") for family in rules.families}
    wanted |= {f"chance-{rules.phases[phase]}" for phase in rules.outcomes}
    wanted |= {f"{game.prefix}-{number}" for number in {*refusing(game.package), *rules.phase_rules.values()}}
    assert sorted(word for word in wanted if not words.translates(word)) == []


@cache
def refusing(package: str) -> set[int]:
    """Return the numbers in `no(20)` anywhere in the rules."""
    numbers: set[int] = set()
    for path in Path(str(files(package))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no":
                numbers |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return numbers


@pytest.mark.parametrize(("key", "lang"), OF_GAMES)
def test_every_family_and_outcome_has_words(key: str, lang: str):
    game = GAMES[key]
    words = Words(lang, game.package, players=game_of(key, lang).seats)
    said = messages(lang, game.package)
    for family, first in game.actions.first.items():
        for number in {first, first + family.size // 2, first + family.size - 1}:
            for kind in ("act", "log"):
                axes = {axis.name for axis in family.axes}
                asked = Asked(said[f"{kind}-{family.name}"])
                inside = {value for name in asked.messages for value in Asked(said[name]).values}
                more = (asked.values | inside) - axes - {"player"}
                assert words.action(kind, game.actions, number, player=0, **dict.fromkeys(more, 0))
    for phase, book in game.outcomes.items():
        for number in {0, len(book) - 1}:
            said = words.outcome(game.rules.phases[phase], book, number, player=0)  # type: ignore[assignment]
            assert said or phase_is_silent(game, phase), phase


@pytest.mark.parametrize(("key", "lang"), OF_GAMES)
def test_a_game_log_has_no_missing_word(key: str, lang: str):
    position = game_of(key, lang)
    for p in walk(position, seed=5, steps=150):
        if p.actor >= 0:
            view = p.view(p.actor)
            assert prompt(view)
            assert choice(view, view.legal[0])
    for seat in range(-1, position.seats):
        told = narrate(position.view(seat))
        heard = [e for e in position.log if e.actor >= 0 or not phase_is_silent(position.game, e.phase)]
        assert len(told) >= len(heard)
        assert not [line for line in told if "\u2068" in line or "{" in line]
    assert [position.words.line(line.key) for line in position.scores.sheet]


SILENT = {"solaris": {"DRAW", "SWAP_PLACE"}, "solarius": {"CHANCE_ROTATION"}, "solenia": {"SHOW", "REFILL"}}
"""Outcomes without words: the board shows them, or an event describes them."""


def phase_is_silent(game: Any, phase: int) -> bool:
    return game.rules.phases[phase] in SILENT.get(game.key, ())


def game_of(key: str, lang: str = "en") -> perihelion.Position:
    needed = {option.name: option.values[-1] for option in GAMES[key].options if option.default == "required"}
    return perihelion.new(key, lang=lang, **needed)


PIECE = Axis("card", ("a", "b", "c"))
STEPS = Axis("steps", "123")
BOOK = ActionSpace([Family("move", "{card}{steps}", PIECE, STEPS)])


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    text = """
seat-0 = Uranus
seat-2-1 = Neptune
card-1 = the queen
    .dative = dative of the queen
act-move = { $card } ({ $card_id }) moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
log-move = { $player } moved { $card_dative }
event-laser = { $player } has { $laser }
LEDUC-6 = No { $card }!
phase-MOVE = { $player_id ->
    [0] first
   *[other] other
}
"""
    monkeypatch.setattr("perihelion.words.sources", lambda lang, package: [("test", text)] if package == "test" else [])
    return Words("en", "test", players=2)


def test_a_value_is_its_word_if_it_has_one_and_its_label_otherwise(words: Words):
    assert words.action("act", BOOK, BOOK.ids["b1"]) == "the queen (1) moves 1 step"
    assert words.action("act", BOOK, BOOK.ids["a3"]) == "a (0) moves 3 steps"


def test_a_word_has_its_attributes_and_a_player_the_name_of_the_seat(words: Words):
    assert words.action("log", BOOK, BOOK.ids["b1"], player=1) == "Neptune moved dative of the queen"
    assert words.event("laser", {"player": 0, "laser": 4}) == "Uranus has 4"
    assert words.refusal("LEDUC-6", BOOK, BOOK.ids["b2"]) == "No the queen!"
    assert (words.prompt("MOVE", player=0), words.prompt("MOVE", player=1)) == ("first", "other")


def test_a_missing_word_or_value_is_an_error_in_tests(words: Words):
    with pytest.raises(MissingWord, match="log-fly"):
        words("log-fly")
    with pytest.raises(MissingWord, match="card_dative"):
        words.action("log", BOOK, BOOK.ids["a1"], player=1)


def test_at_a_table_a_missing_word_is_shown_by_its_key(words: Words, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "strict", False)
    assert words("log-fly") == "‹log-fly›"


def test_english_replaces_a_missing_german_word(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "strict", False)
    monkeypatch.setattr("perihelion.words.MISSING", {})
    monkeypatch.setattr("perihelion.words.sources", lambda lang, package: [("", "only = here")] if lang == "en" else [])
    assert Words("de", "english-only")("only") == "here"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_percent_sign_is_set_as_in_the_language_and_stays_with_its_number(lang: str):
    sign = "80%" if lang in ("en", "it", "nl", "pl") else "80\N{NO-BREAK SPACE}%"
    assert sign in Words(lang)("hint-expects", share="80", bound="about")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"}, "de"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == expected
    assert language("de") == "de"


def test_the_error_for_an_unknown_language_lists_the_known_ones():
    with pytest.raises(InvalidOptions, match="'xx'; possible: en, de"):
        language("xx")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("-3", "−3"),
        ("gets -3 (+1)", "gets −3 (+1)"),
        ("SOLARI-12", "SOLARI-12"),
        ("1-3", "1-3"),
        ("well-known", "well-known"),
    ],
)
def test_a_negative_number_has_a_minus_sign(text, written):
    assert write_minus(text) == written
    assert Words("en", "perihelion.table")("said-history", player="a", text=text) == f"a: {written}"


def test_players_are_called_by_their_names_and_seats_without_one_by_their_colour():
    words = Words("en", PACKAGES["solaris"], players=3, names=("Ada", "", "Bob"))
    assert [words.seat(seat) for seat in range(3)] == ["Ada", "Grey", "Bob"]
    assert [words.seat_title(seat) for seat in range(3)] == ["White", "Grey", "Yellow"]
    game = GAMES["solaris"]
    stealing = next(number for number, text in enumerate(game.actions.texts) if text == "steal yellow")
    assert "Bob" in words.action("log", game.actions, stealing, player=0, price=1)


@pytest.mark.parametrize(
    ("game", "key", "points", "said"),
    [
        ("solari", "points", 1, "+1 point"),
        ("solari", "points", 3, "+3 points"),
        ("solenia", "goods", 1, "+1 point for goods in storage"),
        ("solarius", "unsettled", -1, "−1 point until the planet is paid for"),
        ("solarius", "unsettled", 1, "+1 point: a planet is paid for, and its deduction is gone"),
    ],
)
def test_the_log_says_what_points_are_for(game: str, key: str, points: int, said: str):
    assert Words("en", PACKAGES[game]).gain(key, points) == said


@pytest.mark.parametrize("key", GAMES)
def test_every_line_that_counts_says_what_its_points_are_for(key: str):
    game = GAMES[key]
    sheet = game_of(key, "en").scores.sheet
    missing = [line.key for line in sheet if line.counts and not Words("en", game.package).has(f"gain-{line.key}")]
    assert not missing or key in ("leduc", "tender")
