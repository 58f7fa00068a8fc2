"""Batches: arrays in, arrays out, and every game is the same as when played through `Position`."""

import numpy as np
import pytest

import perihelion
from perihelion import CHANCE, OVER, IllegalAction, InvalidAction, InvalidOptions, InvalidPosition
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


def test_a_batch_that_restarts_in_the_same_step_plays_the_same_games():
    """The first decision of the next game comes with the result of the last one; no step is left out."""
    later = perihelion.batch("leduc", games=8, seed=3, masks=True, observations=True)
    at_once = perihelion.batch("leduc", games=8, seed=3, masks=True, observations=True, autoreset="same")
    ended = 0
    for _ in range(30):
        actions = at_once.legal[:, 0].copy()
        at_once.step(actions)
        later.step(actions)
        assert (later.done == at_once.done).all()
        assert (later.points[later.done] == at_once.points[later.done]).all()
        assert (later.rewards == at_once.rewards).all()
        ended += int(later.done.sum())
        later.step(np.where(later.done, ANY, NOTHING))
        assert (later.states == at_once.states).all()
        assert (later.observations == at_once.observations).all()
        assert (later.masks == at_once.masks).all()
    assert ended > 20
    with pytest.raises(InvalidOptions, match="autoreset cannot be 'now'"):
        perihelion.batch("leduc", games=1, autoreset="now")


def test_floats_that_never_vary_can_be_left_out():
    whole = perihelion.batch("leduc", games=16, seed=3, observations=True)
    short = perihelion.batch("leduc", games=16, seed=3, observations=True, drop_constant=True)
    assert 0 < len(short.columns) < whole.layout.size
    for _ in range(12):
        assert (short.observations == whole.observations[:, short.columns]).all()
        whole.random()
        short.random()
    assert (short.copy().observations == short.observations).all()


def test_random_games_of_the_package_are_those_of_the_engine():
    played = perihelion.random_games("leduc", games=50, seed=2)
    same = random_games(perihelion.games()["leduc"], {}, 50, seed=2)
    assert (played.states == same.states).all()
    assert (played.decisions == same.decisions).all()


def test_a_position_is_observed_as_in_a_batch():
    batch, game = perihelion.batch("leduc", games=4, seed=5), perihelion.games()["leduc"]
    for g in range(4):
        position = Position(game, {}, game.rules.state.unpack(batch.states[g : g + 1]))
        assert (perihelion.observe(position) == batch.observe()[g]).all()
        assert (perihelion.observe(position, 1) == batch.observe(np.ones(4, int))[g]).all()
        for seat in range(2):
            assert (perihelion.observe(position.view(seat)) == perihelion.observe(position, seat)).all()
        with pytest.raises(InvalidPosition, match="seat 2 cannot be observed"):
            perihelion.observe(position, 2)
        with pytest.raises(InvalidPosition, match="seat 1 cannot be observed"):
            perihelion.observe(position.view(0), 1)


def test_what_the_row_of_a_finished_game_contains():
    """As docs/research.md says it."""
    batch = perihelion.batch("leduc", games=16, seed=3, masks=True, observations=True)
    while not batch.done.any():
        batch.random()
    over = batch.done.copy()
    assert (batch.actor[over] == OVER).all()
    assert not batch.n[over].any()
    assert not batch.masks[over].any()
    assert (batch.observations[over] == batch.observe(np.zeros(16, int))[over]).all()
    assert batch.points[over].any()
    batch.step(np.where(over, 99, ANY))
    assert not batch.rewards[over].any()
    assert (batch.actor[over] == 0).all(), "no decision was made in the new games"


def test_what_a_row_contains_whose_chance_is_left_to_the_caller():
    batch = perihelion.batch("leduc", games=4, seed=3, masks=True)
    batch.step([1] * 4, draw=False)  # call
    batch.step([1] * 4, draw=False)
    assert (batch.actor == CHANCE).all()
    assert not batch.masks.any()
    assert (batch.n == 4).all()
    batch.step(batch.legal[:, 0], draw=False)
    assert (batch.actor == 0).all()
