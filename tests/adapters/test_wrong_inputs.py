"""Wrong inputs to the environments raise an exact sentence and change nothing."""

import gymnasium
import numpy as np
import pytest

from perihelion import IllegalAction, InvalidAction, InvalidOptions
from perihelion.adapters.gymnasium import Env, VectorEnv
from perihelion.adapters.pettingzoo import env, parallel_env

BEGUN = "the game has not begun or is over; reset begins the next one"


def vector(**options):
    made = VectorEnv("leduc", 2, **options)
    made.reset(seed=1)
    return made


def single(**options):
    made = Env("leduc", **options)
    made.reset(seed=1)
    return made


def aec():
    made = env("leduc")
    made.reset(seed=1)
    return made


def parallel():
    made = parallel_env("leduc")
    made.reset(seed=1)
    return made


def ended():
    made = single()
    over = False
    while not over:
        over = made.step(1)[2]
    return made


def ended_aec():
    made = aec()
    while not any(made.terminations.values()):
        made.step(1)
    for _ in range(2):
        made.step(None)
    return made


def ended_parallel():
    made = parallel()
    while made.agents:
        made.step(dict.fromkeys(made.agents, 1))
    return made


CASES = {
    "vector: -1": (lambda: vector().step([-1, 1]), "game 0: -1 is not an id; ids are 0 to 2"),
    "vector: -2": (lambda: vector().step([1, -2]), "game 1: -2 is not an id; ids are 0 to 2"),
    "vector: an id too great": (lambda: vector().step([1, 3]), "game 1: 3 is not an id; ids are 0 to 2"),
    "vector: floats": (lambda: vector().step([1.0, 1.0]), "actions must be whole numbers, not float64"),
    "vector: NaN": (lambda: vector().step(np.array([np.nan, 1])), "actions must be whole numbers, not float64"),
    "vector: shape": (lambda: vector().step([[1], [1]]), "2 games need as many actions, not an array of shape (2, 1)"),
    "vector: before reset": (
        lambda: VectorEnv("leduc", 2).step([1, 1]),
        "step comes after reset, which begins the games",
    ),
    "vector: seeds": (lambda: vector().reset(seed=[1, 2, 3]), "2 games need as many seeds, not 3"),
    "vector: a seed below 0": (
        lambda: vector().reset(seed=-4),
        "seed cannot be -4; possible: a whole number from 0 to 9223372036854775807, or a list with one for each game",
    ),
    "vector: mask": (
        lambda: vector().reset(options={"reset_mask": [0, 1]}),
        "2 games need as many booleans, not int64 of shape (2,)",
    ),
    "vector: mask before reset": (
        lambda: VectorEnv("leduc", 2).reset(options={"reset_mask": np.array([True, False])}),
        "reset_mask needs games that have begun; the first reset begins all of them",
    ),
    "vector: seeds of another kind": (
        lambda: vector().reset(seed=[1, 2.5]),
        "seed cannot be 2.5; possible: a whole number from 0 to 9223372036854775807",
    ),
    "vector: threads": (
        lambda: VectorEnv("leduc", 2, threads=-1),
        "threads cannot be -1; possible: a whole number from 1, or None for all cores",
    ),
    "vector: no games": (lambda: VectorEnv("leduc", 0), "games cannot be 0; possible: a whole number from 1"),
    "single: before reset": (lambda: Env("leduc").step(1), BEGUN),
    "single: -1": (lambda: single().step(-1), "game 0: -1 is not an id; ids are 0 to 2"),
    "single: -2": (lambda: single().step(-2), "game 0: -2 is not an id; ids are 0 to 2"),
    "single: NaN": (lambda: single().step(float("nan")), "actions must be whole numbers, not float64"),
    "single: shape": (lambda: single().step([1]), "1 games need as many actions, not an array of shape (1, 1)"),
    "single: after the end": (lambda: ended().step(1), BEGUN),
    "single: a float": (lambda: single().step(1.0), "actions must be whole numbers, not float64"),
    "single: illegal": (lambda: Env("leduc", illegal="skip"), "illegal cannot be 'skip'; possible: lose, raise"),
    "pettingzoo: -1": (lambda: aec().step(-1), "-1 is not an id; ids are 0 to 2"),
    "pettingzoo: -2": (lambda: aec().step(-2), "-2 is not an id; ids are 0 to 2"),
    "pettingzoo: NaN": (lambda: aec().step(float("nan")), "actions must be whole numbers, not float64"),
    "pettingzoo: None": (lambda: aec().step(None), "actions must be whole numbers, not object"),
    "pettingzoo: a float": (lambda: aec().step(1.0), "actions must be whole numbers, not float64"),
    "pettingzoo: after the end": (lambda: ended_aec().step(1), "there is no game; reset begins one"),
    "parallel: after the end": (
        lambda: ended_parallel().step({"seat_0": 1, "seat_1": 1}),
        "there is no game; reset begins one",
    ),
    "pettingzoo: before reset": (lambda: env("leduc").step(1), "there is no game; reset begins one"),
    "parallel: before reset": (lambda: parallel_env("leduc").step({}), "there is no game; reset begins one"),
    "parallel: nobody": (lambda: parallel().step({}), "seat_0 decides, but has no action"),
    "parallel: -1": (lambda: parallel().step({"seat_0": -1}), "-1 is not an id; ids are 0 to 2"),
    "parallel: a float": (lambda: parallel().step({"seat_0": 0.5}), "actions must be whole numbers, not float64"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_wrong_input_gets_its_sentence(name):
    call, sentence = CASES[name]
    with pytest.raises((InvalidAction, InvalidOptions, ValueError)) as caught:
        call()
    assert str(caught.value) == sentence


def test_an_illegal_action_loses_the_game_or_raises():
    made = single()
    _, reward, over, cut, info = made.step(0)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "LEDUC-6" in info["illegal"]
    with pytest.raises(InvalidAction, match="reset begins the next one"):
        made.step(1)
    with pytest.raises(IllegalAction, match="LEDUC-6"):
        single(illegal="raise").step(0)
    with pytest.raises(IllegalAction, match="game 1"):
        vector(seat=0).step([1, 0])


def test_gymnasium_makes_both_kinds_by_name():
    one = gymnasium.make("perihelion/leduc-v1", opponents="greedy")
    seen, _ = one.reset(seed=3)
    assert one.observation_space.contains(seen)
    many = gymnasium.make_vec("perihelion/leduc-v1", num_envs=3)
    assert isinstance(many.unwrapped, VectorEnv)
    assert many.num_envs == 3
