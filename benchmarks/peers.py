"""The peers: random games of other engines, each in its usual way, on one core.

    python benchmarks/peers.py            # measures those installed, prints JSON: name -> decisions per second

It does not import Perihelion, so that the peers may have their own environment (fastcatan needs Python 3.12). Figures
are decisions per second of CPU time, the best of several rounds. JAX uses several threads; their time is added up.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 3
Round = Callable[[], int]


def best(play: Round, rounds: int = ROUNDS) -> float:
    """Return decisions per second of CPU time; the first round is a warm-up."""
    play()
    rate = 0.0
    for _ in range(rounds):
        begin = time.process_time()
        decisions = play()
        rate = max(rate, decisions / (time.process_time() - begin))
    return rate


def openspiel_python(name: str, games: int) -> Round:
    """OpenSpiel through its Python API."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def openspiel_rollouts(name: str, games: int) -> Round:
    """OpenSpiel in C++: one simulation of its tree search evaluates the first decision by `games` rollouts.

    The search does nothing else in that one simulation. It does not say how many decisions the rollouts took, so that
    number is their mean over many games through the Python API.
    """
    import pyspiel

    counted = 100 if name == "backgammon" else 10_000
    length = openspiel_python(name, counted)() / counted
    game = pyspiel.load_game(name)
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(first.legal_actions()[0])

    def play() -> int:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(games, 7), 1.0, 1, 1000, False, 7, False)
        bot.step(first)
        return round(games * length)

    return play


def pgx_batch(name: str, games: int = 1024, steps: int = 50) -> Round:
    """A batch of pgx on JAX: `steps` steps of `games` games in one compiled loop; finished games restart."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            choose, dice = jax.random.split(key)
            action = jax.random.categorical(choose, jnp.log(carry.legal_action_mask.astype(jnp.float32)), axis=1)
            return step(carry, action, jax.random.split(dice, games)), None

        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))

    def play() -> int:
        jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
        return games * steps

    return play


def pettingzoo_game(name: str, decisions: int = 2000) -> Round:
    """A classic game of PettingZoo through its AEC interface."""
    from importlib import import_module

    import numpy as np

    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(0)

    def play() -> int:
        made = 0
        while made < decisions:
            env.reset(seed=made)
            for _ in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                env.step(int(rng.choice(np.flatnonzero(mask))))
                made += 1
        return made

    return play


def catanatron_games(games: int = 3) -> Round:
    """Catanatron: four random players. Its log counts the actions, each of which is a choice of a random player."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        made = 0
        for _ in range(games):
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            game.play()
            made += len(game.state.actions)
        return made

    return play


def fastcatan_batch(games: int = 1024, steps: int = 200) -> Round:
    """fastcatan: a batch in C++; NumPy chooses from its bit masks."""
    import fastcatan
    import numpy as np

    env = fastcatan.BatchedEnv(games, 7)
    env.reset()
    masks = np.zeros((games, fastcatan.MASK_WORDS), np.uint64)
    done = np.zeros(games, np.uint8)
    rng = np.random.default_rng(0)

    def play() -> int:
        for _ in range(steps):
            env.write_masks(masks)
            legal = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")[:, : fastcatan.NUM_ACTIONS]
            n = legal.sum(axis=1, dtype=np.int64)
            picks = np.cumsum(n) - n + (rng.random(games) * n).astype(np.int64)
            env.step_autoreset((np.flatnonzero(legal)[picks] % fastcatan.NUM_ACTIONS).astype(np.uint32), done)
        return games * steps

    return play


PEERS: dict[str, Callable[[], Round]] = {
    "OpenSpiel backgammon, C++": lambda: openspiel_rollouts("backgammon", 100),
    "OpenSpiel leduc_poker, C++": lambda: openspiel_rollouts("leduc_poker", 100_000),
    "OpenSpiel backgammon, Python": lambda: openspiel_python("backgammon", 10),
    "OpenSpiel leduc_poker, Python": lambda: openspiel_python("leduc_poker", 3000),
    "pgx backgammon, batch of 1024": lambda: pgx_batch("backgammon"),
    "pgx sparrow_mahjong, batch of 1024": lambda: pgx_batch("sparrow_mahjong"),
    "PettingZoo leduc_holdem": lambda: pettingzoo_game("leduc_holdem_v4"),
    "PettingZoo texas_holdem": lambda: pettingzoo_game("texas_holdem_v4"),
    "Catanatron": catanatron_games,
    "fastcatan, batch of 1024, masks": fastcatan_batch,
}


def measure() -> dict[str, float]:
    """Return the rate of every installed peer; print the names of the others."""
    rates = {}
    for name, prepare in PEERS.items():
        try:
            rates[name] = best(prepare())
        except ImportError as missing:
            print(f"{name} left out: {missing}", file=sys.stderr)
    return rates


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # spinning threads would count as work
    json.dump(measure(), sys.stdout)
