"""A linear learner for Solari: TD(lambda) by self-play on what a seat sees after its decision.

    python examples/td_solari.py --updates 2000         # a few minutes

The value of a position is a weighted sum of the floats of its observation: the expected final lead in points of the
seat. Every game of a batch tries some of its legal actions on copies of its record and takes the best by that value,
sometimes a random one. The weights follow the difference between one value and the next of the same seat.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import perihelion
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.batch import Batch

Array = np.ndarray[Any, Any]

OPTIONS: dict[str, Any] = {"level": 1, "players": 2, "max_turns": 12}
TRAINING, EVALUATION, TRIALS = 0, 1, 2
"""Seeds. Games of different seeds are independent, so no game of the comparison was used in training."""
FADE = 0.8
"""The lambda: the fraction of a difference that reaches the previous position."""


class Learner:
    """Weights, each with its own step size that shrinks the more it has moved (Adagrad)."""

    def __init__(self, size: int, rate: float):
        self.weights, self.moved, self.rate = np.zeros(size), np.full(size, 1e-6), rate

    def value(self, seen: Array) -> Array:
        """Return the expected lead in points."""
        return seen @ self.weights

    def learn(self, traces: Array, difference: Array) -> None:
        """Distribute differences to the earlier observations."""
        push = difference @ traces / len(traces)
        self.moved += push**2
        self.weights += self.rate * push / np.sqrt(self.moved)


class Trial:
    """Copies of the records of a batch, on which actions are tried."""

    def __init__(self, batch: Batch, tries: int):
        self.batch, self.tries = batch, tries
        games = len(batch) * tries
        self.copies = perihelion.batch("solari", games=games, seed=TRIALS, threads=batch.threads, **OPTIONS)

    def best(self, learner: Learner, rng: np.random.Generator, any_of: float) -> Array:
        """Return the action of each game whose resulting position is best for the seat that decides."""
        batch, copies, tries = self.batch, self.copies, self.tries
        games = np.repeat(np.arange(len(batch)), tries)
        copies.copy_from(batch, games, generators=False)  # with their own dice: no look into the future
        picks = (rng.random(len(games)) * copies.n).astype(np.int64)
        actions = copies.legal[np.arange(len(games)), picks]
        seats = np.maximum(copies.actor, 0).copy()
        copies.step(actions)
        worth = np.where(copies.done, lead(copies.points, seats), learner.value(copies.observe(seats)))
        chosen = worth.reshape(-1, tries).argmax(axis=1)
        chosen[rng.random(len(batch)) < any_of] = 0  # the first try is a random action
        return actions.reshape(-1, tries)[np.arange(len(batch)), chosen]


def lead(points: Array, seats: Array) -> Array:
    """Return the points of a seat minus those of the other."""
    rows = np.arange(len(points))
    return points[rows, seats] - points[rows, 1 - seats]


def train(updates: int, games: int = 256, tries: int = 8, rate: float = 0.05, seed: int = TRAINING) -> Learner:
    """Learn by self-play."""
    batch = perihelion.batch("solari", games=games, seed=seed, **OPTIONS)
    size = batch.layout.size
    learner, trial = Learner(size, rate), Trial(batch, tries)
    rng, rows = np.random.default_rng(seed), np.arange(games)
    traces, values = np.zeros((2, games, size), np.float32), np.zeros((2, games))
    known = np.zeros((2, games), bool)
    for _ in range(updates):
        traces[:, batch.done], known[:, batch.done] = 0, False  # these games restart
        seats = np.maximum(batch.actor, 0).copy()
        batch.step(trial.best(learner, rng, any_of=0.1))
        seen = batch.observe(seats)
        value = learner.value(seen)
        told = known[seats, rows] & ~batch.done
        if told.any():
            before = (seats[told], rows[told])
            learner.learn(traces[before], value[told] - values[before])
        traces[seats, rows] = FADE * traces[seats, rows] + seen
        values[seats, rows], known[seats, rows] = value, True
        for seat in range(2):  # both seats learn the result
            ended = np.flatnonzero(batch.done & known[seat])
            if len(ended):
                result = lead(batch.points[ended], np.full(len(ended), seat))
                learner.learn(traces[seat, ended], result - values[seat, ended])
    return learner


def against_random(learner: Learner, games: int, tries: int = 24, seed: int = EVALUATION) -> float:
    """Return the share of wins against random play, in seat 0 in half of the games and in seat 1 in the other half."""
    batch = perihelion.batch("solari", games=games, seed=seed, **OPTIONS)
    trial, rng = Trial(batch, tries), np.random.default_rng(seed)
    mine = np.arange(games) % 2
    running, won = np.ones(games, bool), np.zeros(games)
    while running.any():
        actions = np.where(batch.actor == mine, trial.best(learner, rng, any_of=0.0), ANY)
        batch.step(np.where(running, actions, NOTHING))
        ended = running & batch.done
        won[ended] = batch.rewards[ended, mine[ended]] > 0
        running &= ~batch.done
    return float(won.mean())


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train, and compare before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=3000)
    parser.add_argument("--games", type=int, default=200, help="games of the comparison")
    given = parser.parse_args(arguments)
    size = perihelion.batch("solari", games=1, **OPTIONS).layout.size
    before = against_random(Learner(size, 0), given.games)
    after = against_random(train(given.updates), given.games)
    print(f"wins against random play: {before:.0%} untrained, {after:.0%} after {given.updates} updates")
    return before, after


if __name__ == "__main__":
    main()
