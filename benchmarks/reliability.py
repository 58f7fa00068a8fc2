"""Does "62 % to win" mean 62 %? Networks play against themselves, and their estimates are compared with the results.

    python -m benchmarks.reliability solenia players=2 --games 2000

It prints a table and draws docs/plots/reliability-<game>-<players>.svg.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import perihelion
from perihelion import baselines
from perihelion.draw.theme import AMBER, QUIET
from perihelion.engine.arrays import ANY
from perihelion.report.plot import lines

BINS = 10
EXPLORE = 0.1
"""The share of random actions, so that there are won and lost positions. Not in a solo game: nobody else errs there."""


def play(key: str, options: dict[str, Any], games: int, seed: int) -> tuple[list[float], list[float]]:
    """Return the estimate of the seat to act at each decision, and its final share of the win."""
    network = baselines.load(key, **options)
    batch = perihelion.batch(key, games=games, seed=seed, **options)
    rng, seats = np.random.default_rng(seed), batch.rewards.shape[1]
    explore = EXPLORE if seats > 1 else 0
    notes: list[list[tuple[int, float]]] = [[] for _ in range(games)]
    running = np.ones(games, bool)
    expected, came = [], []
    while running.any():
        tries = network.try_all(batch)
        best = np.zeros(games)
        np.maximum.at(best, tries.games, network.own_shares(batch, tries))
        for g in np.flatnonzero(running & (batch.actor >= 0)):
            notes[g].append((int(batch.actor[g]), float(best[g])))
        batch.step(np.where(rng.random(games) < explore, ANY, network.pick(batch, tries)))
        for g in np.flatnonzero(batch.done & running):
            shares = np.maximum(batch.rewards[g], 0)
            if seats > 1:
                shares = shares / shares.sum() if shares.sum() else np.full(seats, 1 / seats)
            for seat, share in notes[g]:
                expected.append(share)
                came.append(float(shares[seat]))
            running[g] = False
    return expected, came


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    options: dict[str, Any] = dict(each.split("=") for each in given.options)
    expected, came = map(np.array, play(given.game, options, given.games, 1))
    place = np.minimum((expected * BINS).astype(int), BINS - 1)
    rows = []
    print("| expected | came | decisions |\n|---|---|---|")
    for k in range(BINS):
        here = place == k
        if here.any():
            rows.append([float(came[here].mean()), float(expected[here].mean())])
            print(f"| {rows[-1][1]:.1%} | {rows[-1][0]:.1%} | {here.sum():,} |")
    name = "-".join([given.game, *(str(value) for value in options.values())])
    title = f"{name}: the share of the win that was expected, and the one that came"
    picture = lines(given.game, title, ["came", "expected"], [AMBER, QUIET], rows, standalone=True)
    Path(f"docs/plots/reliability-{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
