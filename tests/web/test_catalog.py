"""The games and their options in words, as the lobby, the form and the menu of a table get them."""

import queue

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.core.registry import game as find_game
from perihelion.engine import background
from perihelion.engine.background import is_ready
from perihelion.wire import catalog
from perihelion.wire.catalog import describe_game, describe_options
from perihelion.wire.table_words import table_words
from tests.support import ALL_GAMES


def needs_of(key, name):
    """What each value of an option goes with."""
    option = next(
        option for option in describe_game(find_game(key), "en", is_ready)["options"] if option["name"] == name
    )
    return {value["value"]: value["needs"] for value in option["values"] if value["needs"]}


def test_values_that_exclude_others_say_so():
    assert needs_of("solari", "teams") == {True: {"players": 4}}
    assert needs_of("solari", "first") == {2: {"players": 4}, 3: {"players": 4}}


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_pair_of_options_that_the_form_offers_is_accepted(key):
    game = find_game(key)
    listed = describe_game(game, "en", is_ready)["options"]
    required = {option["name"]: option["values"][-1]["value"] for option in listed if option["name"] == "players"}
    for option in listed:
        for value in option["values"]:
            chosen = {**required, option["name"]: value["value"], **value["needs"]}
            try:
                game.new_state(game.read_options(chosen))
            except InvalidOptions as error:
                pytest.fail(f"{chosen}: {error}")


def test_the_menu_of_a_table_leaves_out_tiles_that_were_not_given():
    game, words = find_game("solarius"), table_words("en", find_game("solarius").package)
    usual = {line["label"] for line in describe_options(game, game.read_options({"players": 2}), words)}
    given = {"players": 2, "arrangement": "given", "tiles": "CABFED", "rotations": "010532"}
    all_lines = {line["label"] for line in describe_options(game, game.read_options(given), words)}
    assert len(all_lines - usual) == 2


def test_the_easy_bot_does_not_wait_for_machine_code():
    for entry in catalog.list_games("en", lambda game: False):
        assert [bot["name"] for bot in entry["bots"] if bot["ready"]] == ["random", "moon", "greedy"]


def test_games_are_compiled_in_the_order_in_which_people_look_at_them(monkeypatch):
    compiled: queue.Queue[str] = queue.Queue()

    class Done:
        def wait(self, timeout):
            return 0

    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    monkeypatch.setattr(background, "is_ready", lambda game: game.key == "solari")
    monkeypatch.setattr(background, "compile_aside", lambda game: compiled.put(game.key) or Done())
    waiting, games = background.CompileQueue(), perihelion.games()
    for key in ("solenia", "solari", "solaris", "solenia"):
        waiting.ask(games[key])
    assert [compiled.get(timeout=60) for _ in range(2)] == ["solenia", "solaris"]
    assert compiled.empty()
