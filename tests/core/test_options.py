"""Options: a wrong one names the right ones."""

import pytest

import perihelion
from perihelion import InvalidOptions, UnknownGame
from perihelion.core.game import Game, Option

GAME = Game(
    key="sample",
    package="sample",
    prefix="SAMPLE",
    version=1,
    options=(
        Option("players", (2, 3), alias="n_players"),
        Option("rand", ("D", "V"), "D"),
        Option("fast", (False, True), False),
        Option("target", range(1000), lambda chosen: 36 if chosen["rand"] == "D" else 0),
    ),
)


def test_defaults_and_values_in_every_spelling():
    assert GAME.read_options({"players": 2}) == {"players": 2, "rand": "D", "fast": False, "target": 36}
    given = {"n_players": "3", "rand": 1, "fast": "yes", "target": "12"}
    assert GAME.read_options(given) == {"players": 3, "rand": "V", "fast": True, "target": 12}
    assert GAME.read_options({"players": 2, "rand": "v", "fast": 1})["target"] == 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "sample needs players; possible: 2, 3"),
        ({"players": 5}, "players cannot be 5; possible: 2, 3"),
        ({"players": 2, "rand": "X"}, "rand cannot be 'X'; possible: D, V"),
        ({"players": 2, "rand": 2}, "rand cannot be 2; possible: D, V"),
        ({"players": 2, "target": 1000}, "target cannot be 1000; possible: 0 to 999"),
        ({"players": 2, "fast": "maybe"}, "fast cannot be 'maybe'; possible: 0, 1"),
        ({"players": 2, "colour": 1}, "sample has no option colour; it has: players, rand, fast, target"),
    ],
)
def test_a_wrong_option_names_the_right_ones(given, sentence):
    with pytest.raises(InvalidOptions) as caught:
        GAME.read_options(given)
    assert str(caught.value) == sentence


def test_an_unknown_game_names_the_installed_ones():
    with pytest.raises(UnknownGame, match=r"no game 'chess'; installed: .*leduc.*solari"):
        perihelion.new("chess")
