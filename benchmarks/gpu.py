"""Random games entirely on a GPU: the same final records as on the processor, and the decisions per second.

    python -m benchmarks.gpu                 # needs a CUDA GPU; compares with pgx if JAX and pgx are installed
    python -m benchmarks.gpu --games solari  # one game only

First all games are compiled in parallel, each in its own process; then they are measured one after another.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.report import measured_by, write_table
from perihelion.core.game import Game
from perihelion.core.registry import game
from perihelion.engine import cuda
from perihelion.engine.arguments import read_seeds
from perihelion.engine.batch import Batch, random_games
from perihelion.engine.jit import numba_cuda
from perihelion.engine.whole_games import play_whole_games

GAMES: dict[str, dict[str, Any]] = {
    "solari": {"level": 1, "players": 2},
    "solaris": {"players": 4, "time_game": True},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
PEERS = ("backgammon", "sparrow_mahjong")
SIDE_BY_SIDE = 65_536
"""The number of games that the peers play at once, and that we step."""
WHOLE = 1_000_000
"""The number of whole games that are timed."""


def check_parity(found: Game, options: dict[str, Any], games: int = 4096) -> None:
    """Check that whole games and a stepped batch give the same records, lists, masks, floats and rewards on both."""
    here, there = (random_games(found, options, games, seed=11, threads=8, device=d) for d in ("cpu", "cuda"))
    assert here.states.tobytes() == there.states.tobytes(), f"{found.key}: other final records"
    assert (here.decisions == there.decisions).all()
    one, other = (Batch(found, options, 256, seed=5, device=d, observations=True, masks=True) for d in ("cpu", "cuda"))
    rng = np.random.default_rng(0)
    for step in range(200):
        assert one.states.tobytes() == other.states.tobytes(), f"{found.key}: other records after {step} steps"
        for name in ("n", "actor", "rewards", "done", "masks", "observations"):
            assert (getattr(one, name) == getattr(other, name).copy_to_host()).all(), f"{found.key}: other {name}"
        if step % 10 == 9:
            one.random(3)
            other.random(3)
            continue
        actions = one.legal[np.arange(256), (rng.random(256) * one.n).astype(np.int64)]
        one.step(actions)
        other.step(actions)
    assert (one.points == other.points.copy_to_host()).all()
    assert other.refused == 0


def check_sharing(found: Game, options: dict[str, Any], games: int = 512) -> None:
    """Check that CuPy and PyTorch, if installed, share the arrays without a copy and that their choices work."""
    batch = Batch(found, options, games, device="cuda", observations=True)
    before = batch.states.tobytes()
    try:
        import cupy
    except ImportError:
        print("CuPy left out: not installed", file=sys.stderr)
    else:
        legal = cupy.asarray(batch.legal)
        assert legal.data.ptr == batch.legal.__cuda_array_interface__["data"][0]
        batch.step(legal[:, 0])
        assert batch.refused == 0
        assert batch.states.tobytes() != before
    try:
        import torch
    except ImportError:
        print("PyTorch left out: not installed", file=sys.stderr)
    else:
        seen = torch.as_tensor(batch.observations, device="cuda")
        assert seen.data_ptr() == batch.observations.__cuda_array_interface__["data"][0]
        assert (seen.cpu().numpy() == batch.observations.copy_to_host()).all()


def timed(play: Callable[[], int], rounds: int = 3) -> float:
    """Return decisions per second, the best of several rounds."""
    wait = numba_cuda().synchronize
    best = 0.0
    for _ in range(rounds):
        wait()
        begin = time.perf_counter()
        decisions = play()
        wait()
        best = max(best, decisions / (time.perf_counter() - begin))
    return best


def whole_games(found: Game, options: dict[str, Any], games: int) -> float:
    """Play random games from start to end, one launch for all of them."""
    many, seeds = cuda.GpuGames(found, options, games, lists=False), read_seeds(1, games)

    def play() -> int:
        many.arrays.counts.copy_to_device(np.zeros((games, 2), np.int32, order="F"))
        many.reset(seeds)
        play_whole_games(many)
        return int(many.arrays.counts.copy_to_host()[:, 0].sum())

    return timed(play)


def stepped(found: Game, options: dict[str, Any], games: int, steps: int = 200) -> float:
    """Step a batch from Python while the GPU chooses: one launch for each decision, with all lists written."""
    batch = Batch(found, options, games, device="cuda")
    counts = batch._many.arrays.counts

    def play() -> int:
        before = int(counts.copy_to_host()[:, 0].sum())
        for _ in range(steps):
            batch.random()
        return int(counts.copy_to_host()[:, 0].sum()) - before

    play()
    return timed(play)


def peer(name: str, games: int, steps: int = 200) -> float:
    """Play random games of pgx: `steps` steps of `games` games in one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step, begin = jax.vmap(auto_reset(env.step, env.init)), jax.vmap(env.init)

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            choose, dice = jax.random.split(key)
            logits = jnp.log(carry.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(choose, logits, axis=1)
            return step(carry, action, jax.random.split(dice, games)), None

        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    state = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), games))
    jax.block_until_ready(play(state, jax.random.PRNGKey(1)))

    def run() -> int:
        jax.block_until_ready(play(state, jax.random.PRNGKey(2)))
        return games * steps

    return timed(run)


def measure(key: str, whole: int) -> dict[str, Any]:
    """Measure everything about one of our games."""
    found, options = game(key), GAMES[key]
    check_parity(found, options)
    check_sharing(found, options)
    rates = {f"{key}, whole games": whole_games(found, options, whole)}
    rates[f"{key}, {SIDE_BY_SIDE:,} games stepped"] = stepped(found, options, SIDE_BY_SIDE)
    return rates


def prepare(keys: list[str]) -> None:
    """Compile all games at once, each in its own process."""
    command = [sys.executable, "-m", "benchmarks.gpu", "--prepare", "--games"]
    jobs = [subprocess.Popen([*command, key]) for key in keys]
    failed = [job for job in jobs if job.wait()]
    if failed:
        sys.exit("not every game could be compiled")


def main() -> None:
    """Measure, and print a Markdown table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    arguments.add_argument("--whole", type=int, default=WHOLE)
    arguments.add_argument("--prepare", action="store_true", help=argparse.SUPPRESS)
    arguments.add_argument("--keep", action="store_true", help="write the table into docs/speed.md")
    given = arguments.parse_args()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    if given.prepare:
        for key in given.games:
            check_parity(game(key), GAMES[key], games=64)
        return
    prepare(given.games)
    rates: dict[str, float] = {}
    for key in given.games:
        rates |= measure(key, given.whole)
    for name in PEERS:
        try:
            rates[f"pgx {name}, {SIDE_BY_SIDE:,} games"] = peer(name, SIDE_BY_SIDE)
        except ImportError as missing:
            print(f"pgx {name} left out: {missing}", file=sys.stderr)
    text = report(rates, str(numba_cuda().get_current_device().name))
    print(text)
    if given.keep:
        write_table("gpu", text)


def report(rates: dict[str, float], device: str) -> str:
    """Return the results as a Markdown table."""
    measured = measured_by("`python -m benchmarks.gpu`")
    lines = [f"{measured}. One {device}: decisions per second, the best of 3 rounds, in wall-clock time.", ""]
    lines += ["| random games on the GPU | decisions/s |", "|---|---:|"]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in rates.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
