"""The cost of one evaluation: by the judge, and by the network that builds upon it.

    python -m benchmarks.evaluation         # every game that has a network
    python -m benchmarks.evaluation --keep  # write the table into docs/baselines.md

The states are those after all legal actions in the positions of random games, one position after another. In most
columns each position is the next one of the same game, so little changes from one state to the next, as in a search. In
the last column each position is from another game, so nearly everything is new. CPU time of one core, the best of
several rounds.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np

import perihelion
from benchmarks import evaluating_loops
from benchmarks.report import DOCS, measured_by, write_table
from perihelion.bots.evaluation_loops import VALUES
from perihelion.bots.networks import NO_NETWORK, LearnedJudge, networks_of
from perihelion.bots.turn_search_loops import Params
from perihelion.engine.afterstates import Afterstates
from perihelion.engine.batch import Batch
from perihelion.engine.jit import COMPILED
from perihelion.engine.loading import load_around

ROUNDS = 7
"""How often all states are evaluated."""


class Course(NamedTuple):
    """The number of random games, their age, and the number of decisions from which the states are taken."""

    games: int
    before: int
    decisions: int


SAME_GAME, OTHER_GAMES = Course(16, 8, 32), Course(256, 40, 1)
"""After 40 decisions solo games of Solenia are nearly over."""


def afterstates(network: LearnedJudge, course: Course) -> Any:
    """Return the words of the states after all legal actions, game by game."""
    batch = Batch(network.game, network.about["options"], course.games, seed=1)
    batch.random(course.before)
    games, words = [], []
    for _ in range(course.decisions):
        tries = Afterstates(batch, network.inputs).try_all()
        games.append(tries.games)
        words.append(tries.words)
        batch.random(1)
    return np.concatenate(words)[np.argsort(np.concatenate(games), kind="stable")]


def microseconds(network: LearnedJudge, course: Course) -> tuple[float, float, int]:
    """Return the cost of an evaluation by the judge and by the network upon it, and the number of states."""
    game, words = network.game, afterstates(network, course)
    loops: Any = load_around(game, COMPILED, evaluating_loops.__file__)
    states, facts, values = words.view(game.rules.state.dtype()).reshape(-1), game.rules.facts.dtype(), np.zeros(VALUES)
    params = Params(0, float(game.search_settings.value_scale), network.upon_judge)
    costs = []
    for judge in (NO_NETWORK, network.for_viewer(0)):
        best = float("inf")
        for _ in range(ROUNDS):
            begin = time.process_time()
            loops.evaluate_all(states, words.view(np.uint64), np.zeros(1, facts), judge, params, values)
            best = min(best, time.process_time() - begin)
        costs.append(1e6 * best / len(states))
    return costs[0], costs[1], len(states)


def main() -> None:
    """Measure all networks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="write the table into docs/baselines.md")
    given = parser.parse_args()
    lines = [
        "| network | states | judge, µs | network upon the judge, µs | difference, µs | difference, other games, µs |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for game in perihelion.games().values():
        for network in networks_of(game):
            judge, learned, n = microseconds(network, SAME_GAME)
            other_judge, other, _ = microseconds(network, OTHER_GAMES)
            costs = judge, learned, learned - judge, other - other_judge
            lines.append(f"| {game.key}, {network.name} | {n:,} | {' | '.join(f'{cost:.1f}' for cost in costs)} |")
    text = "\n".join([measured_by("`python -m benchmarks.evaluation`") + ".", "", *lines])
    print(text)
    if given.keep:
        write_table("evaluation", text, DOCS / "baselines.md")


if __name__ == "__main__":
    main()
