"""The tutorial of the first turn, and link previews: what the server says to newcomers, and to messengers."""

from __future__ import annotations

import re

import pytest

import perihelion
from perihelion.core.chance import FastDraws, settle
from perihelion.words import Words, sources

LED = [key for key, game in perihelion.games().items() if Words("en", game.package).has("tour-welcome")]


def test_all_four_games_lead_through_their_first_turn():
    assert sorted(LED) == ["solari", "solaris", "solarius", "solenia"]


@pytest.mark.parametrize("key", LED)
def test_the_tutorial_speaks_of_decisions_that_exist(key):
    game = perihelion.games()[key]
    text = "".join(text for _, text in sources("en", game.package))
    told = set(re.findall(r"^tour-(\w+) =", text, re.MULTILINE))
    assert told - {"welcome", "end", "skip"} <= set(game.rules.phases)


@pytest.mark.parametrize("key", LED)
def test_the_first_decision_of_a_game_is_explained(key):
    played = settle(perihelion.new(key, players=3 if key == "solaris" else 2), FastDraws(3))
    phase = played.game.rules.phases[played.state.phase]
    assert Words("en", played.game.package).has(f"tour-{phase}")


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
