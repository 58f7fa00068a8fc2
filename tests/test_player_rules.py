"""The rules for players: every rule that concerns them stands there with its number, in both languages, illustrated."""

from __future__ import annotations

import re

import pytest

import perihelion
from perihelion.documents import find_rules, numbered_rules
from perihelion.web.documents import render_rules
from perihelion.words import LANGUAGES, Words

GAMES = ("solari", "solaris", "solenia", "solarius")
FOR_DEVELOPERS = {
    "solari": set(),
    "solaris": {76, 78},  # a technical limit, what the engine remembers
    "solenia": {65, 66},  # decisions with one option, counts that always hold
    "solarius": set(),
}
"""Rules that say something about the engine, not about the game."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_concerns_players_is_told_once(key: str, lang: str):
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
def test_what_refuses_an_action_stands_in_the_rules_for_players(key: str):
    game = perihelion.games()[key]
    words = Words("en", game.package)
    assert not [n for n in FOR_DEVELOPERS[key] if words.has(f"{game.prefix}-{n}")]


def test_a_game_without_rules_for_players_shows_its_specification():
    page = render_rules(perihelion.games()["leduc"], "de")
    assert page is not None
    assert 'id="LEDUC-1"' in page.html
