"""Who may play rated games: the operator's terms, what is known about a player, and the pause after leaving."""

from itertools import pairwise

import pytest

from perihelion.table.rated_terms import FIRST_PAUSE, LONGEST_PAUSE, RatedTerms, find_pause, find_standing


@pytest.mark.parametrize(
    ("environ", "account", "games"),
    [
        ({}, False, 0),
        ({"PERIHELION_ADDRESS": "https://play.example.org"}, True, 3),
        ({"PERIHELION_ADDRESS": "https://play.example.org", "PERIHELION_RATED_ACCOUNT": "no"}, False, 0),
        ({"PERIHELION_RATED_ACCOUNT": "yes"}, True, 3),
        ({"PERIHELION_RATED_ACCOUNT": "yes", "PERIHELION_RATED_GAMES": "10"}, True, 10),
        ({"PERIHELION_RATED_GAMES": "2"}, False, 2),
    ],
)
def test_the_terms_of_the_operator(environ, account, games):
    assert RatedTerms.read(environ) == RatedTerms(account, games, compared=account)


def test_games_are_compared_with_sun_only_if_the_operator_wants_it():
    assert RatedTerms.read({"PERIHELION_RATED_COMPARED": "yes"}) == RatedTerms(False, 0, compared=True)
    assert not RatedTerms.read({"PERIHELION_RATED_ACCOUNT": "yes", "PERIHELION_RATED_COMPARED": "no"}).compared


@pytest.mark.parametrize(
    ("left", "of", "standing"),
    [(0, 0, "new"), (0, 2, "new"), (0, 3, "reliable"), (1, 10, "reliable"), (2, 10, "unreliable")],
)
def test_a_new_player_is_new_not_reliable(left, of, standing):
    assert find_standing(left, of) == standing


def test_the_pause_grows_with_each_game_that_was_left():
    assert find_pause([]) == 0
    assert find_pause([(100.0, False)]) == 0
    pauses = [find_pause([(0.0, True)] * n) for n in range(1, 8)]
    assert pauses[0] == FIRST_PAUSE
    assert all(later in (4 * earlier, LONGEST_PAUSE) for earlier, later in pairwise(pauses))
    assert pauses[-1] == LONGEST_PAUSE
    assert find_pause([(50.0, True), (900.0, False)]) == 50 + FIRST_PAUSE, "it begins when the game ended"
