"""Small positions whose best action is known: the search finds it, whatever its seed."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.bots.search import Search
from perihelion.core.position import Position
from tests.games.solari.base import at as solari
from tests.games.solaris.base import base_state as solaris
from tests.games.solarius.base import at as solarius
from tests.games.solarius.base import player
from tests.games.solenia.base import rl as solenia
from tests.selection import SOAK

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""
SEEDS = (0, 1) if SOAK else (0,)


def chosen(p: Position, seed: int, simulations: int = 150) -> str:
    return p.game.actions.texts[Search(seed, simulations=simulations).choose(p.view(p.actor))]


@pytest.mark.parametrize("seed", SEEDS)
class TestSolari:
    def test_the_third_comet_of_a_row_wins(self, seed: int):
        p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1).play("4E1")
        assert chosen(p, seed) == "3N3"

    def test_the_first_part_move_leaves_the_row_to_the_second(self, seed: int):
        """One of the three winning comets has to be moved by the three, so the first part move must allow that."""
        p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1)
        p.play(chosen(p, seed))
        if p.actor == 0:
            p.play(chosen(p, seed))
        assert p.scores.winners == (0,)

    def test_a_comet_enters_between_two_others(self, seed: int):
        assert chosen(solari("U: x1 2@24 3@26", "5-2", target=1).play("?1"), seed) == "*25"


@pytest.mark.parametrize("seed", SEEDS)
class TestSolaris:
    @pytest.mark.parametrize(("on_the_laser", "hand"), [(6, "HQ.b EC.p"), (5, "HQ.b ED.b EC.p")])
    def test_the_energy_that_wins_goes_to_the_laser(self, seed: int, on_the_laser: int, hand: str):
        p = solaris("EC", turn="yellow", hand=hand, shuttles={"b": "BT"}, laser=[0, 0, on_the_laser, 0, 0])
        assert chosen(p, seed) == "station"


@pytest.mark.parametrize("seed", SEEDS)
class TestSolenia:
    def test_the_island_that_completes_an_order(self, seed: int):
        """Tile 14 asks for 3 stone and 1 water; d3 is a stone island, c4 wheat, c2 and c3 water."""
        p = solenia("2:*w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=([14, 22, 23], [46, 47, 45])).play("play 2:*w")
        assert chosen(p, seed) == "at d3"

    def test_the_card_that_fetches_what_an_order_asks_for(self, seed: int):
        p = solenia("0:ws 2:*s 1:g", display=([2, 22, 23], [46, 47, 45]))
        assert chosen(p, seed) == "play 2:*s"


@pytest.mark.parametrize("seed", SEEDS)
class TestSolarius:
    def test_a_planet_that_can_be_paid_is_paid(self, seed: int):
        assert chosen(solarius("TURN_END", player(pending=[8], fuel=9)), seed) == "fin8"

    def test_an_outpost_is_founded_where_the_ship_stands(self, seed: int):
        assert chosen(solarius("LAND", player(ship=58), face_up={58: 0}), seed) == "settle"


@pytest.mark.parametrize("seed", SEEDS)
def test_leduc_a_pair_does_not_fold(seed: int):
    p = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise")
    assert chosen(p, seed) != "fold"
