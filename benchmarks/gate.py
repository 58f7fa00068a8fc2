"""The speed gate: compiled random games and searches must not become slower.

    python -m benchmarks.gate              # compare with benchmarks/gate.json; exit status 1 if something is slower
    python -m benchmarks.gate --record     # record the ratios of this machine

Each figure is a ratio to a fixed loop of integer arithmetic: how many decisions, or simulations, fit into the time of a
million iterations of that loop. Both are measured in turn in the same run, in CPU time, and the best of several rounds
counts. So the clock rate and the load of the machine cancel out, but the kind of processor does not. Ratios are
therefore recorded for each kind; on a kind without a record the gate only shows what it measured.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import numba

import perihelion
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws, settle
from perihelion.core.view import View
from perihelion.engine.batch import random_games
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime

RECORD = Path(__file__).with_name("gate.json")

TOLERANCE = 0.15
"""A ratio may be so much lower than the recorded one."""

ROUNDS, MAX_ROUNDS = 5, 20
"""Each figure is measured in so many rounds; one that is too low is measured again, up to the second number."""

REFERENCE_ITERATIONS = 8_000_000

OPTIONS: dict[str, dict[str, Any]] = {
    "solari": {"level": 1, "players": 2},
    "solaris": {"players": 4, "time_game": True},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
RANDOM_GAMES = {"solari": 90, "solaris": 1200, "solenia": 3000, "solarius": 400}
"""How many random games one round plays."""
SIMULATIONS = {"solari": 400, "solaris": 60, "solenia": 250, "solarius": 60}
"""How many simulations one round runs at each position."""
POSITIONS, DECISIONS_BETWEEN = 3, 9
"""How many positions of a random game are searched, and how many decisions lie between two of them."""

Work = Callable[[], int]


@numba.njit(cache=True)  # type: ignore[misc]
def reference_loop(iterations: int) -> int:
    """Run a linear congruential generator: each step needs the result of the one before."""
    x = 1
    for _ in range(iterations):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return x


def run_reference() -> int:
    """Run the reference loop; return its iterations."""
    reference_loop(REFERENCE_ITERATIONS)
    return REFERENCE_ITERATIONS


def play_random_games(key: str) -> Work:
    """Return a function that plays random games and returns how many decisions they took."""
    game = perihelion.games()[key]
    return lambda: int(random_games(game, OPTIONS[key], RANDOM_GAMES[key], seed=1).decisions.sum())


def views_of_random_game(key: str) -> list[View]:
    """Return the views of some decisions of a random game."""
    draws, views, decisions = FastDraws(1), [], 0
    position = settle(perihelion.new(key, **OPTIONS[key]), draws)
    while len(views) < POSITIONS:
        legal = position.legal_ids
        decisions += 1
        if decisions >= DECISIONS_BETWEEN and len(legal) > 1:
            views.append(position.view(position.actor))
            decisions = 0
        settle(position.play(legal[draws.below(len(legal))]), draws)
    return views


def run_searches(key: str) -> Work:
    """Return a function that searches some positions and returns how many simulations it ran."""
    game, views = perihelion.games()[key], views_of_random_game(key)

    def work() -> int:
        tree = SearchTree(game, seed=1, learned=False)
        for view in views:
            tree.set_root(view)
            tree.run(SIMULATIONS[key])
        return SIMULATIONS[key] * len(views)

    return work


def rate(work: Work) -> float:
    """Return how much work is done in a second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


class Gate:
    """Measures the ratios of all games and compares them with the recorded ones."""

    def __init__(self, keys: list[str], recorded: dict[str, float]):
        self.recorded = recorded
        self.works: dict[str, Work] = {}
        for key in keys:
            self.works[f"{key}, random games"] = play_random_games(key)
            self.works[f"{key}, searches"] = run_searches(key)
        self._best: dict[str, float] = dict.fromkeys(self.works, 0.0)
        self._reference = 0.0

    def measure(self) -> None:
        """Measure all figures; those that are too low are measured again."""
        for work in (run_reference, *self.works.values()):
            work()  # load or compile the machine code
        for number in range(MAX_ROUNDS):
            for name in self.works if number < ROUNDS else self.too_slow():
                self._reference = max(self._reference, rate(run_reference))
                self._best[name] = max(self._best[name], rate(self.works[name]))

    def ratios(self) -> dict[str, float]:
        """Return how much of each work fits into the time of a million iterations of the reference loop."""
        return {name: 1e6 * best / self._reference for name, best in self._best.items()}

    def too_slow(self) -> list[str]:
        """Return the figures whose ratio is too far below the recorded one."""
        found = self.ratios()
        return [name for name in found if found[name] < (1 - TOLERANCE) * self.recorded.get(name, 0.0)]

    def report(self) -> str:
        """Return a table: each figure as it was recorded, as it is now, and now in percent of before."""
        lines = [f"{'per million iterations':28}{'recorded':>10}{'now':>10}{'now/recorded':>14}"]
        for name, ratio in self.ratios().items():
            before = self.recorded.get(name)
            recorded, compared = ("-", "-") if before is None else (f"{before:.2f}", f"{ratio / before:.1%}")
            lines.append(f"{name:28}{recorded:>10}{ratio:10.2f}{compared:>14}")
        lines.append(f"reference loop: {self._reference / 1e6:,.0f} million iterations per second")
        return "\n".join(lines)


def processor() -> str:
    """Return the kind of processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}".strip()
    wanted = ("model name", "CPU implementer", "CPU part")
    found = dict(line.split(":", 1) for line in lines if line.startswith(wanted))
    return " ".join([platform.machine(), *(value.strip() for value in found.values())])


def main() -> None:
    """Measure, and compare or record."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--record", action="store_true", help="record the ratios of this machine")
    arguments.add_argument("--games", nargs="*", default=list(OPTIONS), choices=list(OPTIONS))
    given = arguments.parse_args()
    records = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    recorded = records.get(processor(), {}).get("ratios", {})
    with force_runtime(COMPILED):
        gate = Gate(given.games, {} if given.record else recorded)
        gate.measure()
    print(gate.report())
    if given.record:
        ratios = {**recorded, **{name: round(ratio, 3) for name, ratio in gate.ratios().items()}}
        records[processor()] = {"recorded": date.today().isoformat(), "ratios": ratios}
        RECORD.write_text(json.dumps(records, indent=1) + "\n", encoding="utf-8")
    elif not recorded:
        print(f"No ratios are recorded for {processor()}, so nothing was compared; --record records them.")
    elif slow := gate.too_slow():
        sys.exit(f"slower than recorded by more than {TOLERANCE:.0%}: {'; '.join(slow)}")


if __name__ == "__main__":
    main()
