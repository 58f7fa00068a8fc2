"""A planner on batches: it tries every legal action on copies, plays them to the end at random, and takes the best.

    python examples/planner.py --games 40 --rollouts 4

A batch is its own forward model. `copy_from(..., generators=False)` gives the copies their own dice, so the planner
cannot foresee the draws. It does read the true records: in a game with hidden hands it would see them.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import perihelion
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.batch import Batch

GAME: dict[str, Any] = {"game": "solari", "level": 1, "players": 2, "max_turns": 8}


def plan(batch: Batch, copies: Batch, rollouts: int) -> np.ndarray[Any, Any]:
    """Return the action of each game whose rollouts ended best for the seat to act, or ANY if the game is over."""
    games, places = np.nonzero(np.arange(batch.legal.shape[1]) < batch.n[:, None])  # every legal action of every game
    ids, seats, worth = batch.legal[games, places], batch.actor[games], np.zeros(len(games))
    for start in range(0, rollouts * len(games), len(copies)):
        tried = np.arange(start, min(start + len(copies), rollouts * len(games))) % len(games)
        index, actions = np.full(len(copies), -1), np.full(len(copies), NOTHING)
        index[: len(tried)], actions[: len(tried)] = games[tried], ids[tried]
        copies.copy_from(batch, index, generators=False)
        copies.step(actions)
        while not copies.done[: len(tried)].all():
            actions[: len(tried)] = np.where(copies.done[: len(tried)], NOTHING, ANY)
            copies.step(actions)
        points, rows = copies.points[: len(tried)], np.arange(len(tried))
        np.add.at(worth, tried, points[rows, seats[tried]] - points[rows, 1 - seats[tried]])
    best = np.full(len(batch), ANY)
    for place in np.argsort(worth, kind="stable"):
        best[games[place]] = ids[place]
    return best


def main(arguments: list[str] | None = None) -> float:
    """Let the planner play against random choices, in seat 0 in half of the games, and print how often it wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=4, help="of every legal action")
    given = parser.parse_args(arguments)
    batch = perihelion.batch(**GAME, games=given.games, seed=0)
    copies = perihelion.batch(**GAME, games=2048, seed=1)
    mine, running, won = np.arange(given.games) % 2, np.ones(given.games, bool), np.zeros(given.games, bool)
    while running.any():
        planned = np.where(batch.actor == mine, plan(batch, copies, given.rollouts), ANY)
        batch.step(np.where(running, planned, NOTHING))
        won |= running & batch.done & (batch.rewards[np.arange(given.games), mine] > 0)
        running &= ~batch.done
    print(f"the planner won {won.mean():.0%} of {given.games} games against random play")
    return float(won.mean())


if __name__ == "__main__":
    main()
