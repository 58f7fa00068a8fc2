"""The vector environment: every game is that of the batch, seen from the learning seat, with bots in the others."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import perihelion
from perihelion.adapters.gymnasium import Env, VectorEnv
from tests.adapters.games import SHORT


def any_of(seen, rng):
    return (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)


@pytest.mark.parametrize("key", list(SHORT))
def test_the_learning_seat_decides_or_the_game_has_just_ended(key):
    env = VectorEnv(key, 6, **SHORT[key])
    rng, ended = np.random.default_rng(1), np.zeros(6)
    seen, _ = env.reset(seed=4)
    for _ in range(40 if key == "leduc" else 300):
        assert env.observation_space.contains(seen)
        done = env.batch.done
        assert ((env.batch.actor == env.seat) | done).all()
        assert (seen["action_mask"][~done] == env.batch.masks[~done]).all()
        assert (seen["observation"] == env.batch.observe(env.seat)).all()
        before = done.copy()
        seen, rewards, terminations, truncations, _ = env.step(any_of(seen, rng))
        assert not (terminations & before).any(), "a game that has ended restarts"
        assert not rewards[~terminations].any()
        assert (np.abs(rewards) <= 1).all()
        assert not truncations.any()
        ended += terminations
        if ended.all():
            break
    assert ended.all()


def test_a_game_that_has_ended_may_restart_in_the_same_step():
    env = VectorEnv("leduc", 6, autoreset="same")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng, ended = np.random.default_rng(1), 0
    seen, _ = env.reset(seed=4)
    for _ in range(30):
        assert (env.batch.actor == env.seat).all(), "every game waits for the learning seat"
        assert (seen["action_mask"] == env.batch.masks).all()
        seen, rewards, terminations, _, info = env.step(any_of(seen, rng))
        assert not rewards[~terminations].any()
        for g in np.flatnonzero(terminations):
            assert env.single_observation_space.contains(info["final_obs"][g])
            assert info["_final_obs"][g]
            assert not (info["final_obs"][g]["observation"] == seen["observation"][g]).all()
        ended += int(terminations.sum())
    assert ended > 20


def test_the_same_seed_draws_the_same_and_seats_take_turns():
    one, other = (VectorEnv("leduc", 4) for _ in range(2))
    assert one.seat.tolist() == [0, 1, 0, 1]
    rng = np.random.default_rng(0)
    (seen, _), (twin, _) = one.reset(seed=8), other.reset(seed=8)
    for _ in range(20):
        assert all((seen[name] == twin[name]).all() for name in seen)
        actions = any_of(seen, rng)
        seen, twin = one.step(actions)[0], other.step(actions)[0]


def test_points_are_those_of_the_learning_seat():
    env = VectorEnv("leduc", 8, seat=1, rewards="points")
    seen, _ = env.reset(seed=1)
    rng, total = np.random.default_rng(0), 0.0
    for _ in range(30):
        seen, rewards, terminations, _, _ = env.step(any_of(seen, rng))
        assert (rewards == np.where(terminations, env.batch.points[:, 1], 0)).all()
        total += np.abs(rewards).sum()
    assert total > 0


@pytest.mark.parametrize("key", list(SHORT))
def test_gymnasiums_own_check(key):
    version = perihelion.games()[key].version
    made = gymnasium.make(f"perihelion/{key}-v{version}", render_mode="ansi", **SHORT[key])
    assert isinstance(made.unwrapped, Env)
    check_env(made.unwrapped, skip_close_check=True)


def test_games_under_a_mask_begin_anew_and_the_others_go_on():
    env = VectorEnv("leduc", 4, seat=0)
    env.reset(seed=2)
    env.step(np.full(4, 1))
    before = env.batch.states.copy()
    mask = np.array([True, False, True, False])
    env.reset(options={"reset_mask": mask})
    for g in np.flatnonzero(~mask):
        assert env.batch.states[g] == before[g]
    assert not env.batch.done[mask].any()
    assert (env.batch.states["round"][mask] == 0).all()


def test_in_a_list_of_seeds_each_game_follows_its_own():
    """The same seed gives the same games in every slot, whatever the others are, and begins as a single game does."""
    one, other = VectorEnv("solaris", 3, players=3, seat=1), VectorEnv("solaris", 4, players=3, seat=1)
    games = one.reset(seed=[5, 6, 7])[0]["observation"]
    others = other.reset(seed=[7, 5, 5, 9])[0]["observation"]
    assert (games[[2, 0, 0]] == others[:3]).all()
    assert len(np.unique(games, axis=0)) == 3
    assert (games[1] == Env("solaris", players=3, seat=1).reset(seed=6)[0]["observation"]).all()
    for _ in range(2):  # the next games of a slot also depend on its seed
        one.batch.begin(np.ones(3, bool))
        other.batch.begin(np.ones(4, bool))
        assert one.batch.states[[2, 0, 0]].tobytes() == other.batch.states[:3].tobytes()
    assert (one.reset()[0]["observation"][0] == other.reset()[0]["observation"][1]).all()
    again = one.reset(seed=5)[0]["observation"]
    assert (again[0] == games[0]).all()
    assert (again != games).any(axis=1).tolist() == [False, True, True], "one seed for all games, by their slots"


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copied_environment_continues_in_the_same_way(opponents, twin):
    env = VectorEnv("leduc", 3, opponents=opponents)
    seen, _ = env.reset(seed=6)
    other = twin(env)
    for _ in range(12):
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, done, _, _ = env.step(actions)
        also, same_rewards, same_done, _, _ = other.step(actions)
        assert all((seen[name] == also[name]).all() for name in seen)
        assert (rewards == same_rewards).all()
        assert (done == same_done).all()
    alike, twins = env.reset()[0], other.reset()[0]
    assert (alike["observation"] == twins["observation"]).all()


def test_bots_of_any_name_sit_at_the_other_seats():
    env = VectorEnv("leduc", 3, opponents="greedy")
    seen, _ = env.reset(seed=1)
    for _ in range(6):
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    other = VectorEnv("leduc", 3, opponents="examples.agents.most_points:MostPoints")
    other.reset(seed=1)
    other.step(other._seen()["action_mask"].argmax(axis=1))
    with pytest.raises(perihelion.InvalidOptions, match="no bot 'nobody'"):
        VectorEnv("leduc", 1, opponents="nobody")
    with pytest.raises(perihelion.InvalidOptions, match="no seat 2"):
        VectorEnv("leduc", 1, seat=2)
    with pytest.raises(perihelion.InvalidOptions, match="possible: result, points"):
        VectorEnv("leduc", 1, rewards="fame")
