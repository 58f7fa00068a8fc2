"""The final score: pairs, goods, ties, and the score sheet."""

import pytest

from tests.covers import covers
from tests.games.solenia.base import rl, tableau

LINES = ("stars", "orders", "pairs", "goods", "total")


def over(players=2, **fields):
    return rl(players=players, phase="END", **fields)


def sheet(p):
    return {line.key: line.values for line in p.scores.sheet}


@covers("SOLENIA-46")
def test_the_total_is_stars_orders_pairs_and_goods():
    p = over(
        stars=[8, 14, 0, 0],
        goods={0: [3, 0, 2, 1], 1: [1, 1, 1, 1]},
        boards={0: {"day": [0, 4, 12], "night": [24, 28, 36]}, 1: {"night": [47]}},
    )
    assert tuple(sheet(p)) == LINES
    assert sheet(p) == {"stars": [8, 14], "orders": [30, 9], "pairs": [6, 0], "goods": [3, 2], "total": [47, 25]}
    assert p.scores.points == (47, 25)
    assert p.scores.winners == (0,)


@covers("SOLENIA-47")
@pytest.mark.parametrize(
    ("day", "night", "pairs"), [(5, 4, 10), (6, 0, 0), (3, 3, 6), (1, 1, 1), (2, 5, 3), (6, 6, 10)]
)
def test_pairs_of_day_and_night_orders(day, night, pairs):
    p = over(boards={0: {"day": list(range(day)), "night": list(range(24, 24 + night))}})
    assert sheet(p)["pairs"][0] == pairs


@covers("SOLENIA-48")
@pytest.mark.parametrize(
    ("goods", "stars"), [([1, 1, 1, 2], 2), ([1, 0, 0, 0], 0), ([0, 2, 0, 0], 1), ([0, 0, 0, 0], 0)]
)
def test_two_goods_of_any_kinds_are_a_star(goods, stars):
    assert sheet(over(goods={0: goods}))["goods"][0] == stars


@covers("SOLENIA-49")
def test_equal_totals_share_the_victory():
    p = over(players=3, stars=[48, 48, 40, 0])
    assert p.scores.points == (48, 48, 40)
    assert p.scores.winners == (0, 1)
    assert rl(stars=[48, 40, 0, 0]).scores.winners == (), "nobody has won while the game runs"


@covers("SOLENIA-53")
def test_pairs_count_nothing_in_winter():
    boards = {0: {"day": [0, 1, 2], "night": [24, 25, 26]}}
    assert over(boards=boards).scores.points[0] == 18 + 6
    assert over(variant="winter", boards=boards).scores.points[0] == 18


@covers("SOLENIA-54")
def test_each_last_place_of_the_winter_board_counts_all_tiles():
    full = tableau([0, 1, 2, 3, 8, 9], [24, 25, 26, 27, 32, 33])
    p = rl(phase="END", variant="winter", places=[full, tableau([4, 5, 6, 7, 10, 11])])
    assert sheet(p)["last-places"] == [12 + 12, 6]
    assert "pairs" not in sheet(p)


@covers("SOLENIA-54", "SOLENIA-59")
def test_a_covered_last_place_does_not_count():
    full = tableau([0, 1, 2, 3, 8, 9])
    p = rl(phase="END", variant="upgrades", places=[full, tableau()], l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]])
    assert p.scores.points[0] == 3 * 4 + 4 * 2
