"""Statistics of random games: their length, their points, and whether the first seat has an advantage.

    python examples/statistics.py solari --games 20000 --plot solari.png
    python examples/statistics.py solaris --games 20000 -o players=4 -o time_game=1

Only the plot needs matplotlib.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import perihelion
from perihelion.engine.arrays import ANY, NOTHING


def play(game: str, games: int, seed: int, options: dict[str, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """Play random games to the end; return decisions, points and rewards of each."""
    batch = perihelion.batch(game, games=games, seed=seed, **options)
    decisions = np.zeros(games, int)
    points, rewards = np.zeros(batch.points.shape, int), np.zeros(batch.rewards.shape)
    running = ~batch.done
    while running.any():
        decisions += running
        batch.step(np.where(running, ANY, NOTHING))
        ended = running & batch.done
        points[ended], rewards[ended] = batch.points[ended], batch.rewards[ended]
        running &= ~batch.done
    return {"decisions": decisions, "points": points, "rewards": rewards}


def tell(result: dict[str, np.ndarray[Any, Any]]) -> str:
    """Return the statistics as text, each mean with its standard error."""
    games, seats = result["points"].shape
    lines = [f"{games} games", f"decisions: {mean(result['decisions'])}"]
    for seat in range(seats):
        won = result["rewards"][:, seat] > 0
        lines.append(f"seat {seat}: {mean(result['points'][:, seat])} points, wins {mean(100 * won)} %")
    return "\n".join(lines)


def mean(values: np.ndarray[Any, Any]) -> str:
    """Return a mean and its standard error as text."""
    return f"{values.mean():.2f} ± {values.std() / np.sqrt(len(values)):.2f}"


def plot(result: dict[str, np.ndarray[Any, Any]], title: str, file: str) -> None:
    """Draw two histograms: decisions per game, points of each seat."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4))
    left.hist(result["decisions"], bins=40)
    left.set(title=f"{title}: length", xlabel="decisions", ylabel="games")
    seats = range(result["points"].shape[1])
    right.hist([result["points"][:, seat] for seat in seats], bins=20, label=[f"seat {seat}" for seat in seats])
    right.set(title="points at the end", xlabel="points")
    right.legend()
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)


def main(arguments: list[str] | None = None) -> dict[str, np.ndarray[Any, Any]]:
    """Play, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", metavar="FILE", help="write histograms to this picture")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    result = play(given.game, given.games, given.seed, dict(option.split("=", 1) for option in given.option))
    print(tell(result))
    if given.plot:
        plot(result, given.game, given.plot)
    return result


if __name__ == "__main__":
    main()
