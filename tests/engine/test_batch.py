"""Batches: arrays in, arrays out, and every game is the same as when played through `Position`."""

import numpy as np
import pytest

import perihelion
from perihelion import OVER, IllegalAction, InvalidAction, InvalidOptions
from perihelion.core.position import Position
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.batch import random_games
from perihelion.engine.jit import numba_cuda
from perihelion.engine.rewards import rewards_by_winners


def picks(batch, rng):
    """Return any legal action in each game."""
    return batch.legal[np.arange(len(batch)), (rng.random(len(batch)) * batch.n).astype(np.int64)]


def test_lists_masks_rewards_and_points_are_those_of_the_positions():
    batch = perihelion.batch("leduc", games=6, seed=3, threads=2, masks=True, observations=True)
    rng, ended = np.random.default_rng(0), 0
    for _ in range(60):
        for g in range(6):
            p = Position(batch.game, {}, batch.game.rules.state.unpack(batch.states[g : g + 1]))
            assert batch.actor[g] == p.actor
            assert batch.done[g] == (p.actor == OVER)
            assert batch.legal[g, : batch.n[g]].tolist() == p.legal_ids == np.flatnonzero(batch.masks[g]).tolist()
            assert (batch.observations[g] == batch.observe(np.maximum(batch.actor, 0))[g]).all()
            if batch.done[g]:
                ended += 1
                assert tuple(batch.points[g]) == p.scores.points
                winners = sum(1 << seat for seat in p.scores.winners)
                assert batch.rewards[g].tolist() == rewards_by_winners(2)[winners].tolist()
            else:
                assert not batch.rewards[g].any()
        batch.step(picks(batch, rng))
    assert ended > 20


def test_the_batch_chooses_where_nothing_is_said_and_waits_where_it_is_told_to():
    batch = perihelion.batch("leduc", games=64, seed=1, threads=1)
    before = batch.states.copy()
    batch.step(np.where(np.arange(64) < 32, NOTHING, ANY))
    same = [batch.states[g] == before[g] for g in range(64)]
    assert all(same[:32])
    assert not any(same[32:])
    while not batch.done.all():
        batch.step(np.where(batch.done, NOTHING, ANY))
    assert not batch.rewards[batch.states["folded"] == 9].any()
    batch.step(np.full(64, NOTHING))
    assert batch.done.all(), "a finished game also waits"
    assert not batch.rewards.any(), "and gets its reward only once"


def test_many_decisions_in_one_call_end_with_the_game():
    one, other = (perihelion.batch("leduc", games=50, seed=9, threads=1) for _ in range(2))
    one.random(1000)
    while not other.done.all():
        other.step(np.where(other.done, NOTHING, ANY))
    assert one.done.all()
    assert one.states.tobytes() == other.states.tobytes()


def test_a_restart_draws_by_its_seed_alone():
    batch = perihelion.batch("leduc", games=20, seed=4, threads=1)
    batch.random(3)
    batch.restart(4)
    assert batch.states.tobytes() == perihelion.batch("leduc", games=20, seed=4).states.tobytes()
    batch.restart(5)
    assert batch.states[:19].tobytes() != perihelion.batch("leduc", games=20, seed=4).states[1:].tobytes()


def test_an_illegal_action_is_refused_with_its_reason_before_anything_is_played():
    batch = perihelion.batch("leduc", games=3, threads=1)
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction, match="game 1: fold"):
        batch.step([1, 0, 1])
    with pytest.raises(InvalidAction, match="game 2: 3 is not an id"):
        batch.step([1, 1, 3])
    with pytest.raises(ValueError, match="3 games need as many actions"):
        batch.step([1, 1])
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        batch.observe([0, 1, 2])
    assert batch.states.tobytes() == before


def test_rewards_add_up_to_nothing():
    assert rewards_by_winners(2).tolist()[:4] == [[0, 0], [1, -1], [-1, 1], [0, 0]]
    assert rewards_by_winners(1).tolist()[:3] == [[0], [1], [0]], "one player, and an opponent without a seat"
    for seats in range(2, 6):
        table = rewards_by_winners(seats)[: 1 << seats]
        assert np.allclose(table.sum(axis=1), 0)
        assert table[1].tolist() == [1] + [-1 / (seats - 1)] * (seats - 1)
    assert rewards_by_winners(4)[0b0101].tolist() == [0.5, -0.5, 0.5, -0.5], "a team shares"


def test_a_device_that_is_not_there_is_named():
    with pytest.raises(InvalidOptions, match="possible: cpu, cuda"):
        perihelion.batch("leduc", games=2, device="tpu")
    if not numba_cuda().is_available():
        with pytest.raises(InvalidOptions, match="device cannot be 'cuda'"):
            random_games(perihelion.games()["leduc"], {}, 2, device="cuda")
