"""Ratings, intervals and the sequential test, on data whose answer is known."""

from __future__ import annotations

import random

import pytest

from perihelion.bots.ratings import Result, Sprt, mean_interval, ratings, spread, wilson
from tests.selection import SOAK


def test_a_wilson_interval_is_that_of_the_textbook():
    low, value, high = wilson(8, 10)
    assert (round(low, 4), value, round(high, 4)) == (0.4902, 0.8, 0.9433)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)


def test_more_games_make_an_interval_narrower_and_a_drawn_game_counts_half():
    assert wilson(60.5, 100).value == 0.605
    assert wilson(600, 1000).low > wilson(60, 100).low > wilson(6, 10).low


def test_the_spread_is_that_of_the_deals_with_a_lost_and_a_won_one():
    deals = [0.0, 0.5, 1.0, 1.0, 0.3]
    assert spread(deals, 0.4) == pytest.approx((sum((deal - 0.4) ** 2 for deal in [*deals, 0, 1]) / 7) ** 0.5)


def games(strengths: dict[str, float], seats: int, n: int, seed: int = 1) -> list[Result]:
    """Return simulated games: a seat wins with the chance given by its strength (in points)."""
    luck, found = random.Random(seed), []
    for deal in range(n):
        bots = luck.sample(sorted(strengths), seats)
        weights = [10 ** (strengths[name] / 400) for name in bots]
        winner = luck.choices(range(seats), weights)[0]
        found.append(Result(bots, range(seats), [float(seat == winner) for seat in range(seats)], deal))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strengths_that_made_the_games(seats: int):
    strengths = {"a": 200.0, "b": 0.0, "c": -50.0, "d": -150.0}
    rated = ratings(games(strengths, seats, 3000))
    for name, strength in strengths.items():
        assert rated[name].low < strength < rated[name].high
        assert rated[name].high - rated[name].low < 60


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says():
    strengths, samples = {"a": 60.0, "b": -60.0}, 100 if SOAK else 40
    held = sum(
        rated["a"].low < 60 < rated["a"].high
        for rated in (ratings(games(strengths, 2, 150, seed)) for seed in range(samples))
    )
    assert held >= 0.89 * samples


def test_games_of_one_deal_with_the_same_luck_count_as_one():
    alone = games({"a": 100.0, "b": -100.0}, 2, 200)
    tripled = [game for game in alone for _ in range(3)]
    width = [high - low for low, _, high in (ratings(each)["a"] for each in (alone, tripled))]
    assert width[1] == pytest.approx(width[0], rel=0.15)


def test_partners_are_rated_together():
    luck, results = random.Random(3), []
    for deal in range(600):
        won = luck.random() < 0.75
        results.append(Result(["a", "b", "a", "b"], [0, 1, 0, 1], [won, not won] * 2, deal))
    rated = ratings(results)
    assert rated["a"].low < 95.4 < rated["a"].high  # 75 % are 191 points between two that lie around 0


def test_a_bot_that_wins_every_game_has_a_finite_rating():
    rated = ratings([Result(["a", "b"], [0, 1], [1, 0], deal) for deal in range(50)])
    assert 200 < rated["a"].value < 2000


@pytest.mark.parametrize(("truth", "answer"), [(0.75, True), (0.45, False)])
def test_the_sequential_test_decides_rightly_and_early(truth: float, answer: bool):
    decided = []
    for seed in range(60):
        luck, test, deals = random.Random(seed), Sprt(0.6), []
        for n in range(1, 1001):
            deals.append(float(luck.random() < truth))
            verdict = test.decide(deals)
            if verdict is not None:
                decided.append((verdict, n))
                break
    assert len(decided) == 60
    assert sum(verdict == answer for verdict, _ in decided) >= 58
    assert sum(n for _, n in decided) / 60 < 200


def test_the_sequential_test_stays_open_at_the_bound():
    assert Sprt(0.6).decide([1.0] * 120 + [0.0] * 80) is None
    assert Sprt(0.6).decide([]) is None


def test_the_sequential_test_seldom_errs_however_often_it_looks():
    """A test that asked after each deal whether the 95 % interval excludes the bound would err in about 40 %."""
    wrong = 0
    for seed in range(100):
        luck, deals = random.Random(seed), []
        for _ in range(600):
            deals.append(luck.choice((0.0, 0.5, 1.0)))
            if Sprt(0.5).decide(deals) is not None:
                wrong += 1
                break
    assert wrong <= 5


def test_deals_with_the_same_luck_decide_earlier_than_single_games():
    """Each deal is won in nearly the same way from both seats, and one in ten is won from both."""
    deals = ([0.5] * 9 + [1.0]) * 20
    games = [share for deal in deals for share in ((1.0, 0.0) if deal == 0.5 else (1.0, 1.0))]
    assert Sprt(0.5).decide(deals) is True
    assert Sprt(0.5).decide(games) is None
    assert mean_interval(deals).low > wilson(sum(games), len(games)).low
