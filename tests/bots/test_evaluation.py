"""How strong a policy is: names, agents and functions against each other."""

import pytest

import perihelion
from perihelion import InvalidOptions

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""


class Caller:
    """Calls whenever it can."""

    def choose(self, view):
        return "call"


def test_a_function_plays_against_a_bot():
    found = perihelion.evaluate(lambda view: view.legal[-1], "leduc", against="random", games=20, seed=1)
    assert found.games == 20
    assert 0 <= found.share.low <= found.share.value <= found.share.high <= 1
    assert found.points == -found.points_against
    assert found == perihelion.evaluate(lambda view: view.legal[-1], "leduc", against="random", games=20, seed=1)


def test_the_better_policy_has_the_larger_share():
    assert perihelion.evaluate("greedy", "solari", against="random", games=6, players=2).share.value > 0.5


def test_an_agent_plays_against_a_function():
    def fold(view):
        return view.legal[0]

    assert perihelion.evaluate(Caller(), "leduc", against=fold, games=10).games == 10


def test_players_need_different_names():
    with pytest.raises(InvalidOptions, match="both players are called 'greedy'"):
        perihelion.evaluate("greedy", "leduc", against="greedy")
    with pytest.raises(InvalidOptions, match="is not an agent"):
        perihelion.evaluate(7, "leduc")  # type: ignore[arg-type]
