"""PettingZoo's own tests, and what they do not cover: illegal actions, rewards, pictures."""

import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import perihelion
from perihelion.adapters import picture
from perihelion.adapters.pettingzoo import env, parallel_env
from tests.adapters.games import SHORT

GAMES = pytest.mark.parametrize("key", list(SHORT))


@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary with a mask is what PettingZoo's own card games have
@GAMES
def test_api(key):
    api_test(env(key, **SHORT[key]), num_cycles=100)


@GAMES
def test_seed(key):
    seed_test(partial(env, key, **SHORT[key]), num_cycles=20)


@GAMES
def test_parallel(key):
    parallel_api_test(parallel_env(key, **SHORT[key]), num_cycles=20)
    parallel_seed_test(partial(parallel_env, key, **SHORT[key]), num_cycles=20)


def test_max_cycles():
    make = partial(parallel_env, "solari")
    one_by_one = lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=make, env=one_by_one))
    table = env("solari", max_cycles=3)
    table.reset(seed=1)
    for _ in range(6):
        table.step(int(np.flatnonzero(table.last()[-1]["action_mask"])[0]))
    assert all(table.truncations.values())


def test_render(capsys):
    render_test(partial(env, "solari"), custom_tests={"svg": lambda svg: svg.startswith("<svg")})
    assert capsys.readouterr().out, "'human' prints"
    with pytest.raises(perihelion.InvalidOptions, match="possible: human"):
        env("solari", render_mode="3d")


def test_a_picture_has_the_colours_of_the_board():
    """Every CSS variable is written out: none remains, and the picture has more than one colour."""
    table = env("solari", render_mode="svg")
    table.reset(seed=1)
    drawing = table.render()
    assert isinstance(drawing, str)
    assert "var(--" not in picture.without_variables(drawing)
    pixels = picture.pixels(drawing, width=200)
    assert pixels.shape[1] == 200
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 50


def test_a_whole_game_ends_with_its_rewards():
    for rewards in ("result", "points"):
        table = env("leduc", rewards=rewards)
        table.reset(seed=2)
        while not any(table.terminations.values()):
            _, _, _, _, info = table.last()
            table.step(int(np.flatnonzero(info["action_mask"])[-1]))
        got = list(table.rewards.values())
        assert sum(got) == 0
        assert (
            got
            == (table._table.single.arrays.rewards if rewards == "result" else table._table.single.arrays.points)[
                0
            ].tolist()
        )
        for _ in range(2):
            table.step(None)
        assert table.agents == []


def test_an_illegal_action_is_refused_with_its_rule():
    table = env("leduc")
    table.reset(seed=1)
    with pytest.raises(perihelion.IllegalAction, match="LEDUC-6"):
        table.step(0)
    assert table.observe("seat_1")["action_mask"].sum() == 0, "a seat that does not decide has no legal action"


def test_a_copied_table_goes_on_alike():
    table = env("leduc")
    table.reset(seed=4)
    table.step(1)
    other = pickle.loads(pickle.dumps(table))
    while not any(table.terminations.values()):
        assert (table.last()[0]["observation"] == other.last()[0]["observation"]).all()
        for each in (table, other):
            each.step(1)
    assert table.rewards == other.rewards
