"""Solve the test game exactly through OpenSpiel: its solver, our rules.

    python examples/solve_leduc.py --iterations 1000

OpenSpiel walks through the whole tree once through the adapter; then CFR+ runs on that tree in C++. The value of Leduc
poker for the first player is -0.0856, and nobody can win more than `exploitability` against the strategy found.
Needs open_spiel.
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import gambit

import perihelion.adapters.openspiel  # noqa: F401


def solve(iterations: int) -> tuple[float, float]:
    """Return the value for the first player, and the exploitability of the strategy."""
    tree = gambit.export_gambit(pyspiel.load_game("perihelion_leduc_points"))
    game = pyspiel.load_efg_game(tree)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return value, pyspiel.nash_conv(game, policy) / 2


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Solve and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=500)
    value, exploitability = solve(parser.parse_args(arguments).iterations)
    print(f"value for who begins: {value:+.4f}; exploitability: {exploitability:.5f}")
    return value, exploitability


if __name__ == "__main__":
    main()
