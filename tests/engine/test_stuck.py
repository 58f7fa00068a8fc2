"""A game whose rules leave nothing to do stops with an error on every runtime; it never loops."""

import pytest

from perihelion.core import generator

from .stranger import SIMULATED_GPU, edit, rename_round, run

NO_CALL = ('LEDUC-7: always possible."""\n    return OK', 'LEDUC-7."""\n    return OK if s.round == 0 else no(7)')
NO_RAISE = ("return OK if s.raises < MOST_RAISES", "return OK if s.raises < MOST_RAISES and s.round == 0")
NO_OUTCOME = ("weights[card] = s.deck[card]", "weights[card] = 0 if s.phase == BOARD else s.deck[card]")
BREAKS = {"no action": (NO_CALL, NO_RAISE), "no outcome": (NO_OUTCOME,)}

CASES = """
import numpy as np
import perihelion
from perihelion import StuckGame
from perihelion.bots import bot
from perihelion.bots.match import Match
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws, settle
from perihelion.engine.arrays import ANY
from perihelion.engine.batch import Batch, random_games
game = perihelion.games()["leduc"]

def deal_board():
    settle(perihelion.new("leduc").play("K1", "Q1", "call", "call"), FastDraws(1))

def rollouts():
    p = settle(perihelion.new("leduc"), FastDraws(1))
    tree = SearchTree(game, seed=1, rollout_turns=50)
    tree.set_root(p.view(p.actor))
    tree.run(100)
    assert tree.visits == 100
    print("rollouts end")

def step():
    batch = Batch(game, {}, games=8, seed=1, threads=2)
    while True:
        batch.step(batch.legal[:, 0])

def random():
    batch = Batch(game, {}, games=8, seed=1)
    try:
        batch.random(50)
    except StuckGame:
        print("stuck", batch.stuck.any())
    batch.random()

def expect(name, call):
    try:
        call()
    except StuckGame as error:
        print(name, error.game, error.options, "phase:" in error.position, "leduc (no options) is stuck" in str(error))
    else:
        print(name, "went on")
"""

INTERPRETED = """
expect("settle", deal_board)
expect("match", lambda: Match(game, {}).play([bot("random"), bot("random")], 1))
rollouts()
"""

COMPILED = """
expect("random_games", lambda: random_games(game, {}, games=64, threads=2))
expect("step", step)
expect("random", random)
expect("match", lambda: Match(game, {}).play([bot("random"), bot("random")], 1))
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
expect("random_games", lambda: random_games(game, {}, games=4, device="cuda"))
"""

STUCK = "leduc {} True True"


def break_rules(folder, how):
    """Edit the test game: nothing can be done in the second round of betting, or no card comes for the board."""
    for old, new in BREAKS[how]:
        edit(folder / "rules.py", old, new)


@pytest.mark.parametrize("how", BREAKS)
def test_interpreted_rules_stop(stranger, how):
    break_rules(stranger, how)
    out = " ".join(run(stranger, CASES + INTERPRETED, runtime="interpreted"))
    dealt = STUCK if how == "no outcome" else "went on"
    assert out == f"settle {dealt} match {STUCK} rollouts end"


@pytest.mark.parametrize("how", BREAKS)
def test_compiled_rules_stop(stranger, how):
    break_rules(stranger, how)
    out = " ".join(run(stranger, CASES + COMPILED))
    assert out == f"random_games {STUCK} step {STUCK} stuck True random {STUCK} match {STUCK} rollouts end"


@pytest.mark.parametrize("how", BREAKS)
def test_rules_on_a_gpu_stop(stranger, how):
    """In Numba's simulator: the batch marks the games that are stuck."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    break_rules(stranger, how)
    rename_round(stranger)
    out = " ".join(run(stranger, CASES + SIMULATED_GPU + STEP_ON_GPU, runtime="interpreted", NUMBA_ENABLE_CUDASIM="1"))
    assert out == f"batch True False False random_games {STUCK}"


def test_nothing_is_drawn_where_all_weights_are_zero():
    r = [0, 0]
    generator.seed(r, 3)
    assert generator.weighted(r, [0, 0, 0], 3) == -1
    assert generator.weighted(r, [], 0) == -1
    assert generator.weighted(r, [0, 1, 0], 3) == 1
