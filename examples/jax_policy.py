"""A policy for Leduc poker in JAX: REINFORCE on the arrays of a batch, which JAX reads through DLPack.

    pip install perihelion jax
    python examples/jax_policy.py --updates 300

`share` gives JAX the memory of the batch. JAX takes arrays as constant, but the next step writes into them, so
`jnp.copy` makes a copy on the same device: with `device="cuda"` nothing passes through the processor's memory.
"""

from __future__ import annotations

import argparse
from typing import Any

import jax
import jax.numpy as jnp
from jax import dlpack

import perihelion
from perihelion.engine.dlpack import share


def read(array: Any) -> jax.Array:
    """Return a copy of an array of a batch as one of JAX."""
    return jnp.copy(dlpack.from_dlpack(share(array)))


def logits(weights: dict[str, jax.Array], seen: jax.Array, mask: jax.Array) -> jax.Array:
    """Return the logit of each action; illegal ones never come."""
    hidden = jnp.tanh(seen @ weights["first"])
    return jnp.where(mask, hidden @ weights["last"], -1e9)


@jax.jit
def choose(weights: dict[str, jax.Array], seen: jax.Array, mask: jax.Array, key: jax.Array) -> jax.Array:
    """Draw an action of each game."""
    return jax.random.categorical(key, logits(weights, seen, mask))


@jax.jit
def improve(
    weights: dict[str, jax.Array], seen: jax.Array, mask: jax.Array, actions: jax.Array, gains: jax.Array, rate: float
) -> dict[str, jax.Array]:
    """Make actions that gained more likely."""

    def loss(w: dict[str, jax.Array]) -> jax.Array:
        chosen = jax.nn.log_softmax(logits(w, seen, mask))[jnp.arange(len(actions)), actions]
        return -(chosen * gains).mean()

    return {name: weights[name] - rate * slope for name, slope in jax.grad(loss)(weights).items()}


def train(updates: int, games: int, device: str) -> list[float]:
    """Play seat 0 against random choices; return its mean points of each update."""
    batch = perihelion.batch("leduc", games=games, seed=1, device=device, masks=True, observations=True)
    key = jax.random.key(0)
    weights = {
        "first": jax.random.normal(key, (batch.observation_size, 32)) / 5,
        "last": jnp.zeros((32, len(batch.game.actions))),
    }
    means = []
    for _ in range(updates):
        moments, points, running = [], jnp.zeros(games), jnp.ones(games, bool)
        batch.restart(int(jax.random.randint(key, (), 0, 1 << 30)))
        while bool(running.any()):
            key, draw = jax.random.split(key)
            seen, mask, actor = read(batch.observations), read(batch.masks), read(batch.actor)
            mine = running & (actor == 0)
            actions = choose(weights, seen, mask, draw)
            moments.append((seen, mask, actions, mine))
            batch.step(jnp.where(mine, actions, jnp.where(running, -1, -2)))  # -1 draws, -2 waits
            ended = running & read(batch.done)
            points = jnp.where(ended, read(batch.points)[:, 0], points)
            running = running & ~ended
        gains = points - points.mean()
        for seen, mask, actions, mine in moments:
            weights = improve(weights, seen, mask, actions, jnp.where(mine, gains, 0), 0.05)
        means.append(float(points.mean()))
    return means


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train, and print the points at the beginning and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    given = parser.parse_args(arguments)
    means = train(given.updates, given.games, given.device)
    part = max(1, given.updates // 10)
    first, last = sum(means[:part]) / part, sum(means[-part:]) / part
    print(f"points against random play: {first:+.2f} at the beginning, {last:+.2f} at the end")
    return first, last


if __name__ == "__main__":
    main()
