"""The last decisions of Solarius: a player who gains by paying planets pays them, whether the game is won or lost."""

from __future__ import annotations

import random

import pytest

from perihelion import OVER
from perihelion.bots import bot
from perihelion.bots.hints import hint
from perihelion.core.position import Position
from tests.games.solarius.base import at, player

LAST = {"centres": "ABCD", "turn_no": 7, "turn_player": 1}
"""The fields of a position after the last turn of two players."""


def most_points(p: Position, seat: int) -> int:
    """Return the most points that a seat can reach in its final settlement."""
    if p.actor != seat:
        return p.scores.points[seat]
    return max(most_points(p.copy().play(action), seat) for action in p.legal_ids)


def choose_by_hint(p: Position, seed: int) -> int:
    return hint(p.view(p.actor), simulations=60, seed=seed)[0].action


def choose_greedily(p: Position, seed: int) -> int:
    return bot("greedy", seed).choose(p.view(p.actor))


def settlements(seed: int) -> Position:
    """Return two players at their final settlement, with some planets that they can pay and some that they cannot."""
    draw = random.Random(seed)
    planets = draw.sample(range(36), 6)
    seats = [
        player(
            pending=planets[i : i + 3],
            settled=draw.sample([each for each in range(36) if each not in planets], 2) if i == 0 else [],
            fuel=draw.randrange(11),
            buck=draw.randrange(11),
        )
        for i in (0, 3)
    ]
    draw.shuffle(seats)
    return at("FINAL_SETTLE", *seats, **LAST)


@pytest.mark.parametrize("choose", [choose_greedily, choose_by_hint])
@pytest.mark.parametrize("seed", range(12))
def test_no_points_are_left_at_the_final_settlement(choose, seed):
    p = settlements(seed)
    for seat in (0, 1):
        most = most_points(p, seat)
        while p.actor == seat:
            p.play(choose(p, seed))
        assert p.scores.points[seat] == most
    assert p.actor == OVER


def test_the_planet_is_paid_by_the_last_player_although_the_game_is_lost():
    """Every line loses here, so only the points distinguish the actions."""
    far_ahead = player(settled=[8, 17, 26, 35, 7, 16])
    p = at("FINAL_SETTLE", far_ahead, player(pending=[3], fuel=4), **LAST).play(".")
    for seed in range(10):
        assert p.game.actions.texts[choose_greedily(p, seed)] == "fin3"
