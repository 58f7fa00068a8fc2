"""A game that states limits keeps them: on its length, and on the points of a seat."""

from __future__ import annotations

import numpy as np
import pytest

import perihelion

from ..engine.batch import random_games
from .options import variety

GAMES = 8


@pytest.mark.slow
@pytest.mark.compiles
def test_random_games_stay_within_their_limits(key: str) -> None:
    """Compiled, with all options."""
    game = perihelion.games()[key]
    for options in variety(game):
        limits = game.limits(options)
        if limits is None:
            pytest.skip(f"{key} says no limits")
        played = random_games(game, options, GAMES, seed=3)
        assert played.decisions.max() <= limits.decisions, options
        ends = [game.rules.state.unpack(played.states[g : g + 1]) for g in range(GAMES)]
        points = np.array([[game.rules.points(s, p) for p in range(game.rules.seats(s))] for s in ends])
        assert limits.least_points <= points.min(), options
        assert points.max() <= limits.most_points, options
        assert not limits.zero_sum or not points.sum(axis=1).any(), options
