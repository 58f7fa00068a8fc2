"""The judge: sensible about single turns, and good enough that greedy play scores like a person."""

import random

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.runtimes import interpreted
from perihelion.games.solenia import GAME
from perihelion.games.solenia.rules.state import Facts
from perihelion.games.solenia.worth import points_so_far
from tests.games.solenia.base import R, rl
from tests.support import standing

RULES = interpreted(GAME)


def best(p):
    """The legal action whose position is worth most to the seat that decides."""
    s, seat = p.plain, p.actor
    return max(p.legal, key=lambda text: value(s, seat, GAME.actions.ids[text]))


def value(s, seat, action):
    after = s.copy()
    RULES.play(after, action)
    return standing(GAME, after, seat)


def test_the_better_order_is_delivered():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 2, 2]}, display=([0, 12, 2], [46, 47, 45])).play("play 1:w", "at b3")
    assert best(p) == "order 1"


def test_goods_that_complete_an_order_are_preferred():
    """Tile 14 asks for 3 stone and 1 water; d3 is a stone island, c4 wheat, c2 and c3 water."""
    p = rl("2:*w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=([14, 22, 23], [46, 47, 45])).play("play 2:*w")
    assert best(p) == "at d3"


def test_the_card_is_chosen_with_its_field_in_mind():
    """A 2-card fetches what tile 2 asks for; a 0-card would bring nothing now."""
    p = rl("0:ws 2:*s 1:g", display=([2, 22, 23], [46, 47, 45]))
    assert best(p) == "play 2:*s"


def test_a_star_at_hand_is_better_than_none():
    s = rl(stars=[3, 0, 0, 0]).plain
    more = rl(stars=[4, 0, 0, 0]).plain
    assert points_so_far(more, Facts(), 0) - points_so_far(s, Facts(), 0) == 1000


def test_greedy_play_scores_like_the_specification_says():
    """One decision ahead, two players, summer: 45 to 50 each; random play scores about 13."""
    totals = []
    for number in range(3):
        s = GAME.new_state(GAME.read_options({"players": 2}))
        draws = random.Random(number)
        while RULES.actor(s) != OVER:
            if RULES.actor(s) == CHANCE:
                weights = RULES.deals(s)
                RULES.deal(s, draws.choices(range(len(weights)), weights)[0])
            else:
                seat, legal = RULES.actor(s), RULES.legal(s)
                RULES.play(s, max(legal, key=lambda action: value(s, seat, action)))
        totals += [R.points(s, 0), R.points(s, 1)]
    assert sum(totals) / len(totals) > 40
