"""The tutorial of the first turn, and link previews: what the server says to newcomers, and to messengers."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.events import Event
from perihelion.core.tour import tour_of
from perihelion.wire.study.tutorial import find_news
from perihelion.wire.table_words import table_words
from perihelion.words import Words, sources
from tests.table.tables import ADA, two

WORDS = table_words("en", "perihelion.games.solari", players=2)
LED = [key for key, game in perihelion.games().items() if Words("en", game.package).has("tour-welcome")]


def test_all_four_games_lead_through_their_first_turn():
    assert sorted(LED) == ["solari", "solaris", "solarius", "solenia"]


@pytest.mark.parametrize("key", LED)
def test_the_tutorial_speaks_of_decisions_that_exist(key):
    game = perihelion.games()[key]
    text = "".join(text for _, text in sources("en", game.package))
    told = set(re.findall(r"^tour-([A-Z]\w+) =", text, re.MULTILINE))
    assert told <= set(game.rules.phases)
    events = {event.key for event in game.rules.events}
    assert set(tour_of(game).news) <= events


@pytest.mark.parametrize("key", LED)
def test_the_first_decision_of_a_game_is_explained(key):
    played = resolve_chance(perihelion.new(key, players=3 if key == "solaris" else 2), FastDraws(3))
    phase = played.game.rules.phases[played.state.phase]
    assert Words("en", played.game.package).has(f"tour-{phase}")


def test_points_and_hits_are_told(ada):
    table = ada.lay("solari", ["me", "bot:random"])
    step = ada.get(f"/api/tables/{table}/tour?since=0").json()
    assert "36 points win" in re.sub("[\u2068\u2069]", "", step["welcome"])
    assert step["news"] == []


def test_a_hit_by_somebody_else_and_new_points_are_news():
    made = two("solari")
    assert list(find_news(made, ADA, 0, WORDS)) == []
    seat = made.seats_of(ADA)[0]
    hit = Event("hit", {"player": seat, "victim": 0, "cell": "a1", "own": 0})
    log = list(made.position.log)
    made.position = SimpleNamespace(log=[*log[:-1], log[-1]._replace(actor=1 - seat, events=(hit,))])
    gain_points(made, seat, "points", 3)
    news = list(find_news(made, ADA, made.count - 1, WORDS))
    assert "3 points" in re.sub("[\u2068\u2069]", "", news[0])
    assert news[1].startswith("One of your comets was hit")


def test_points_that_only_follow_from_something_else_are_no_news():
    made = two("solenia")
    seat = made.seats_of(ADA)[0]
    words = table_words("en", made.game.package, players=2)
    gain_points(made, seat, "goods", 1)
    assert list(find_news(made, ADA, made.count - 1, words)) == [], "two goods are a star only at the end"
    gain_points(made, seat, "orders", 5)
    assert list(find_news(made, ADA, made.count - 1, words)) == ["Order fulfilled: 5 stars!"]


def gain_points(made, seat, key, points):
    """Add points to a line of the score sheet, as if the last entry had brought them."""
    scores = made.scores_so_far
    gained = [points if n == seat else 0 for n in range(len(made.seats))]
    sheet = [
        replace(line, values=[a + b for a, b in zip(line.values, gained, strict=True)]) if line.key == key else line
        for line in scores.last.sheet
    ]
    scores._tallies[len(made.line)] = scores.last._replace(sheet=sheet)


def test_only_whoever_decides_is_told_what_about(ada, bob):
    table = ada.lay("solari", ["me", "open"])
    bob.take(table)
    both = [guest.get(f"/api/tables/{table}/tour").json() for guest in (ada, bob)]
    assert both[0]["welcome"] == both[1]["welcome"]
    deciding = [guest.at(table)["yours"] for guest in (ada, bob)]
    assert [bool(one["says"]) for one in both] == deciding
    assert sum(deciding) == 1


def test_a_game_without_a_tutorial_says_so(ada, table):
    assert ada.get(f"/api/tables/{table}/tour").status_code == 404


@pytest.mark.parametrize("path", ["/", "/guide/solenia", "/new/solarius", "/rules/leduc"])
def test_a_link_shows_a_real_picture(ada, path):
    address = re.search(r'property="og:image" content="([^"]+)"', ada.get(path).text).group(1)
    assert address.startswith(ada.server.address)
    answer = ada.get(address.removeprefix(ada.server.address))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/jpeg"
