"""A game whose rules leave nothing to do stops with an error on every runtime and never loops."""

import pytest

from perihelion.core import generator

from .stranger import SIMULATED_GPU, edit, run

NO_CALL = (
    'always possible, so that the turns go on."""\n    return OK',
    'always possible in round 0."""\n    return OK if s.round == 0 else no(7)',
)
NO_RAISE = ("return OK if s.raises < MOST_RAISES", "return OK if s.raises < MOST_RAISES and s.round == 0")
NO_OUTCOME = (
    "weights[card] = s.deck[card]",
    "weights[card] = 0 if s.phase == BOARD and s.hand[0] % 2 == 0 else s.deck[card]",
)

CASES = """
import numpy as np
import perihelion
from perihelion import StuckGame
from perihelion.bots import bot
from perihelion.bots.match import Match
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.engine.arrays import ANY
from perihelion.engine.batch import Batch, random_games
game = perihelion.games()["stranger"]
FIRST = ("K1", "K2")

def deal_board(seed):
    resolve_chance(perihelion.new("stranger").play(FIRST[seed % 2], "Q1", "call", "call"), FastDraws(1))

def match(seed):
    Match(game, {}).play([bot("random"), bot("random")], seed)

def rollouts():
    for first in FIRST:
        p = perihelion.new("stranger").play(first, "Q1")
        tree = SearchTree(game, seed=1, rollout_turns=50)
        tree.set_root(p.view(p.actor))
        tree.run(100)
        assert tree.visits == 100
    print("rollouts end")

def step(seed):
    batch = Batch(game, {}, games=8, seed=seed, threads=2)
    while True:
        batch.step(batch.legal[:, 0])

def random(seed):
    batch = Batch(game, {}, games=8, seed=seed)
    try:
        batch.random(50)
    except StuckGame:
        assert batch.stuck.any()
    batch.random()

def expect(name, call):
    stuck = set()
    for seed in range(40):
        try:
            call(seed)
        except StuckGame as error:
            assert (error.game, error.options) == ("stranger", {})
            assert "stranger (no options) is stuck" in str(error)
            stuck.add({"phase:1": "BOARD", "phase:2": "BET"}[error.position.split()[0]])
        if len(stuck) == 2:
            break
    print(name, *sorted(stuck))
"""

INTERPRETED = """
expect("resolve_chance", deal_board)
expect("match", match)
rollouts()
"""

COMPILED = """
expect("random_games", lambda seed: random_games(game, {}, games=64, seed=seed, threads=2))
expect("step", step)
expect("random", random)
expect("match", match)
rollouts()
"""

STEP_ON_GPU = """
def step():
    batch = Batch(game, {}, games=4, seed=1, device="cuda")
    for _ in range(12):
        n, legal = batch.n.copy_to_host(), batch.legal.copy_to_host()
        batch.step(np.where(n == 0, ANY, legal[:, 0]))
    n, done = batch.n.copy_to_host(), batch.done.copy_to_host()
    print("batch", batch.stuck.any(), n[batch.stuck].any(), done[batch.stuck].any())

step()
expect("random_games", lambda seed: random_games(game, {}, games=4, seed=seed, device="cuda"))
"""


@pytest.fixture
def broken(stranger):
    """The test game with two bugs, so that it is compiled only once.

    If seat 0 holds the first card of a rank, no card comes for the board; otherwise nothing is legal after it.
    """
    for old, new in (NO_CALL, NO_RAISE, NO_OUTCOME):
        edit(stranger / "rules.py", old, new)
    return stranger


def test_interpreted_rules_stop(broken):
    out = " ".join(run(broken, CASES + INTERPRETED, runtime="interpreted"))
    assert out == "resolve_chance BOARD match BET BOARD rollouts end"


def test_compiled_rules_stop(broken):
    out = " ".join(run(broken, CASES + COMPILED))
    assert out == "random_games BET BOARD step BET BOARD random BET BOARD match BET BOARD rollouts end"


def test_rules_on_a_gpu_stop(broken):
    """In Numba's simulator: the batch marks the games that are stuck."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    out = " ".join(run(broken, CASES + SIMULATED_GPU + STEP_ON_GPU, runtime="interpreted", NUMBA_ENABLE_CUDASIM="1"))
    assert out == "batch True False False random_games BET BOARD"


def test_nothing_is_drawn_where_all_weights_are_zero():
    r = [0, 0]
    generator.seed(r, 3)
    assert generator.weighted(r, [0, 0, 0], 3) == -1
    assert generator.weighted(r, [], 0) == -1
    assert generator.weighted(r, [0, 1, 0], 3) == 1
