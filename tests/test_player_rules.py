"""The rules for players: every rule that concerns them is there with its number, in both languages, with pictures.

The texts printed on cards and tiles are in tables there; they agree with the components of the game.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

import perihelion
from perihelion.documents import find_rules, numbered_rules
from perihelion.games.solarius.board import names
from perihelion.games.solarius.board.symbols import ROMAN
from perihelion.wire.documents import render_rules
from perihelion.words import LANGUAGES, Words

GAMES = ("solari", "solaris", "solenia", "solarius")
FOR_DEVELOPERS = {
    "solari": set(),
    "solaris": {78},  # what the engine remembers
    "solenia": {65, 66},  # decisions with one option, counts that always hold
    "solarius": set(),
}
"""Rules about the engine, not about the game."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_concerns_players_appears_once(key: str, lang: str):
    game = perihelion.games()[key]
    text = find_rules(game, lang)
    assert text is not None
    told = [int(n) for group in re.findall(r"\*\(([\d, ]+)\)\*", text) for n in group.split(",")]
    assert sorted(told) == sorted({int(n) for n, _ in numbered_rules(game)} - FOR_DEVELOPERS[key])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_number_can_be_looked_up_and_the_page_has_pictures(key: str, lang: str):
    game = perihelion.games()[key]
    page = render_rules(game, lang)
    assert page is not None
    for number, _ in numbered_rules(game):
        wanted = int(number) not in FOR_DEVELOPERS[key]
        assert page.html.count(f'id="{game.prefix}-{number}"') == wanted
    assert page.html.count('src="/pictures/guide/') >= 2
    assert f'href="/specification/{key}"' in page.html


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_refuses_an_action_is_in_the_rules_for_players(key: str):
    game = perihelion.games()[key]
    words = Words("en", game.package)
    assert not [n for n in FOR_DEVELOPERS[key] if words.has(f"{game.prefix}-{n}")]


def test_a_game_without_rules_for_players_shows_its_specification():
    page = render_rules(perihelion.games()["leduc"], "de")
    assert page is not None
    assert 'id="LEDUC-1"' in page.html


def rows(key: str, lang: str) -> set[tuple[str, ...]]:
    """Return the rows of all tables in the rules for players."""
    text = find_rules(perihelion.games()[key], lang) or ""
    return {tuple(cell.strip() for cell in line.strip("|").split("|")) for line in text.splitlines() if line[:1] == "|"}


def components(key: str) -> dict[str, Any]:
    return tomllib.loads((files(f"perihelion.games.{key}") / "components.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_solarius_are_in_the_rules_as_on_the_board(lang: str):
    words = Words(lang, perihelion.games()["solarius"].package)
    view: Any = SimpleNamespace(words=words)
    told = {row[0]: row[1:] for row in rows("solarius", lang)}
    colours = {letter: words(f"colour-{i}") for i, letter in enumerate("KYTB")}
    printed = components("solarius")
    for i, card in enumerate(printed["cards"]["list"]):
        mission, development = told[words(f"card-{i}")]
        demands, points = mission.split(" (")
        for asked, said in zip(card["mission"], demands.split(", "), strict=True):
            assert re.findall(r"\d+", said) == re.findall(r"\d+", asked)
            assert colours[asked[-3]][:2] in said  # the noun decides on the ending: geel, gele
        assert points.split()[0] == str(card["points"])
        assert development == names.development_words(view, i)
    for i, station in enumerate(printed["stations"]["list"]):
        kinds = ", ".join(colours[kind] for kind in station["kinds"])
        instant, lasting = told[f"{words(f'station-{i}')} ({kinds})"]
        for ops, said in ((names.INSTANT, instant), (names.PERMANENT, lasting)):
            effects = [names.op_words(view, op, n) for op, n in names.pair(ops, i)]
            if ops is names.INSTANT and station["waste_spaces"]:
                effects.append(words("board-station-waste", n=station["waste_spaces"]).rstrip("."))
            assert said == ", ".join(effects)
    for i in range(len(printed["outposts"]["list"])):
        figure = words(f"board-figure-{i // 2 + 1}")
        assert told[words(f"marker-{i}")] == (
            figure,
            names.op_words(view, names.MARKER_OP[i, 0], names.MARKER_OP[i, 1]),
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_planets_of_solarius_are_in_the_rules(lang: str):
    told = rows("solarius", lang)
    planets = components("solarius")["planets"]["list"]
    colours = ([planet for planet in planets if planet["colour"] == colour] for colour in "KYTB")
    for black, yellow, turquoise, brown in zip(*colours, strict=True):
        assert black["price"] == yellow["price"]
        levels = f"{turquoise['dice']}×{turquoise['at_least']}"
        columns = f"{brown['dice']}×{ROMAN[brown['at_least']]}"
        for planet in (black, yellow, turquoise, brown):
            assert (str(planet["points"]), str(black["price"]), levels, columns) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_upgrade_of_solenia_is_in_the_rules_as_on_its_tile(lang: str):
    words = Words(lang, perihelion.games()["solenia"].package)
    told = rows("solenia", lang)
    for kind in ("upgrade", "half"):
        for i in range(len(components("solenia")[kind])):
            assert (words(f"{kind}-{i}"), words(f"{kind}-{i}.about")) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_of_solari_and_solaris_is_in_the_rules(lang: str):
    solari = {row[1:] for row in rows("solari", lang)}
    for seat in components("solari")["seat"]:
        assert (" ".join(seat["comets"]), seat["hunter"], seat["blocker"], seat["doubler"]) in solari
    printed = components("solaris")
    solaris = {row[1:] for row in rows("solaris", lang)}
    for half in (printed["tiles_a"], printed["tiles_b"]):
        del half["provenance"]
        assert tuple(half) in solaris, "the names of the tiles"
        for energies in zip(*half.values(), strict=True):
            assert tuple(map(str, energies)) in solaris
