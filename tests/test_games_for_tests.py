"""Games for tests, like Leduc poker: they are found by their key, but no list names them unless it is asked to."""

from datetime import date, timedelta

import pytest

from perihelion.core.registry import SHOW_TEST_GAMES, listed_games
from perihelion.engine.background import is_ready
from perihelion.table.daily import plan_day
from perihelion.wire.catalog import list_games

LISTED = ["solari", "solaris", "solarius", "solenia"]


@pytest.fixture
def hidden(monkeypatch):
    """The environment of everybody but the tests."""
    monkeypatch.delenv(SHOW_TEST_GAMES)


def test_the_lobby_lists_no_game_for_tests(hidden):
    assert sorted(game["key"] for game in list_games("en", is_ready)) == LISTED


def test_the_lobby_begins_with_the_game_that_is_easiest_to_begin_with(hidden):
    assert [game["key"] for game in list_games("en", is_ready)] == ["solenia", "solaris", "solari", "solarius"]


def test_the_command_line_lists_no_game_for_tests(hidden, perihelion_):
    assert "leduc" not in perihelion_("games")[1]
    assert "leduc" not in perihelion_("play", "--help")[1]
    assert "leduc" not in perihelion_("play", "chess")[2]


def test_a_game_for_tests_is_played_by_name(hidden, perihelion_):
    code, said, complained = perihelion_("play", "leduc", "--seats", "random,random", "--seed", "1")
    assert code == 0, complained
    assert "Leduc" in said


def test_no_daily_deal_is_a_game_for_tests(hidden):
    days = (date(2026, 11, 18) + timedelta(days=n) for n in range(10))
    assert sorted({plan_day(day, "", 0.0)["game"] for day in days}) == LISTED


def test_tests_ask_for_them():
    assert list(listed_games()) == ["leduc", *LISTED, "tender"]
