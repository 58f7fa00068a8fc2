"""Trained networks as players of batches."""

from __future__ import annotations

import numpy as np
import pytest

import perihelion
from perihelion import baselines
from perihelion.engine.arrays import ANY
from perihelion.errors import InvalidOptions

pytestmark = pytest.mark.xdist_group("baselines")  # one process loads the machine code for all


@pytest.mark.parametrize("players", [2, 4])
def test_a_baseline_beats_random_play(players: int):
    games = 8
    batch = perihelion.batch("solenia", games=games, players=players, seed=4)
    network = baselines.load("solenia", players=players)
    seat, won, decided = 1, np.full(games, -1.0), 0
    while (won < 0).any():
        actions = network(batch)
        decided += int((actions >= 0).sum())
        batch.step(np.where(batch.actor == seat, actions, ANY))
        won = np.where(batch.done & (won < 0), batch.rewards[:, seat], won)
    assert decided > 100 * players
    assert won.mean() > 0.9


def test_a_solo_baseline_gets_more_points_than_random_play():
    network = baselines.load("solenia", players=1)

    def points(plays: bool) -> list[int]:
        batch = perihelion.batch("solenia", games=8, players=1, seed=4)
        found: dict[int, int] = {}
        while len(found) < 8:
            batch.step(network(batch) if plays else np.full(8, ANY))
            for game in np.flatnonzero(batch.done):
                found.setdefault(int(game), int(batch.points[game, 0]))
        return [found[game] for game in range(8)]

    assert all(alone > by_chance for alone, by_chance in zip(points(True), points(False), strict=True))


def test_expected_shares_add_up_and_are_exact_at_the_end():
    batch = perihelion.batch("solenia", games=8, players=2, seed=1)
    network = baselines.load("solenia", players=2)
    for _ in range(400):
        tries = network.try_all(batch)
        assert len(tries.games) == batch.n[batch.actor >= 0].sum()
        assert np.allclose(tries.shares.sum(1), 1)
        batch.random()
        if batch.done.any():
            return
    pytest.fail("no game ended")


def test_options_without_a_network_are_refused_with_those_that_have_one():
    with pytest.raises(InvalidOptions, match=r"leduc has no network for these options; networks of leduc: none"):
        baselines.load("leduc")
    with pytest.raises(InvalidOptions, match=r"solari has no network for these options; .*'players': \[2\]"):
        baselines.load("solari", players=4)
