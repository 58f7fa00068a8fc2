"""The speed gate: compiled random games and searches must not get slower.

    python -m benchmarks.gate              # compare with benchmarks/gate.json; exit status 1 if something is slower
    python -m benchmarks.gate --record     # record the ratios of this machine, in the row of its architecture

Each figure is a ratio to a fixed loop of integer arithmetic: how many decisions, or simulations, fit into the time of a
million iterations of that loop. Both are measured alternately in the same run, in CPU time, and the best of several
rounds counts. So the clock rate and the load of the machine cancel out, but the architecture does not. gate.json has a
row for each architecture (aarch64, x86_64) on which ratios were measured. Without a row the gate passes and says so.

To record a row, run `python -m benchmarks.gate --record` on a quiet machine of that architecture and commit gate.json.
Record it again only if a change of speed is intended. No row is derived from another one.
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
from benchmarks.ours import pettingzoo
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.view import View
from perihelion.engine.batch import random_games
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime

RECORD = Path(__file__).with_name("gate.json")

TOLERANCE = 0.15
"""How far a ratio may be below the recorded one."""

OTHER_TOLERANCE = 0.4
"""The same for another processor model of the recorded architecture: its ratios differ, so only gross losses count."""

ARCHITECTURES = {"arm64": "aarch64", "amd64": "x86_64"}
"""Other names of the architectures."""

ROUNDS, MAX_ROUNDS = 5, 20
"""The rounds for each figure; one that is too low is measured again, up to the second number."""

REFERENCE_ITERATIONS = 8_000_000

OPTIONS: dict[str, dict[str, Any]] = {
    "solari": {"level": 1, "players": 2},
    "solaris": {"players": 4, "time_game": True},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
    "leduc": {},
}
RANDOM_GAMES = {"solari": 90, "solaris": 1200, "solenia": 3000, "solarius": 400, "leduc": 60_000}
"""The number of random games per round."""
SIMULATIONS = {"solari": 400, "solaris": 60, "solenia": 250, "solarius": 60}
"""The number of simulations per round at each position."""
ENVIRONMENT_STEPS = {"solenia": 2000}
"""The number of steps of a PettingZoo environment per round."""
POSITIONS, DECISIONS_BETWEEN = 3, 9
"""The number of positions of a random game that are searched, and the decisions between two of them."""

Work = Callable[[], int]


@numba.njit(cache=True)  # type: ignore[misc]
def reference_loop(iterations: int) -> int:
    """Run a linear congruential generator: each step needs the previous result."""
    x = 1
    for _ in range(iterations):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return x


def run_reference() -> int:
    """Run the reference loop and return its iterations."""
    reference_loop(REFERENCE_ITERATIONS)
    return REFERENCE_ITERATIONS


def play_random_games(key: str) -> Work:
    """Return a function that plays random games and returns the number of decisions."""
    game = perihelion.games()[key]
    return lambda: int(random_games(game, OPTIONS[key], RANDOM_GAMES[key], seed=1).decisions.sum())


def views_of_random_game(key: str) -> list[View]:
    """Return the views of some decisions of a random game."""
    draws, views, decisions = FastDraws(1), [], 0
    position = resolve_chance(perihelion.new(key, **OPTIONS[key]), draws)
    while len(views) < POSITIONS:
        legal = position.legal_ids
        decisions += 1
        if decisions >= DECISIONS_BETWEEN and len(legal) > 1:
            views.append(position.view(position.actor))
            decisions = 0
        resolve_chance(position.play(legal[draws.below(len(legal))]), draws)
    return views


def run_searches(key: str) -> Work:
    """Return a function that searches some positions and returns the number of simulations."""
    game, views = perihelion.games()[key], views_of_random_game(key)

    def work() -> int:
        tree = SearchTree(game, seed=1, learned=False)
        for view in views:
            tree.set_root(view)
            tree.run(SIMULATIONS[key])
        return SIMULATIONS[key] * len(views)

    return work


def step_environment(key: str) -> Work:
    """Return a function that makes steps in a PettingZoo environment and returns their number."""
    return lambda: pettingzoo(key, OPTIONS[key], ENVIRONMENT_STEPS[key], seed=1)[0]


def rate(work: Work) -> float:
    """Return the amount of work done per second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


class Gate:
    """Measures the ratios of all games and compares them with the recorded ones."""

    def __init__(self, keys: list[str], recorded: dict[str, float], tolerance: float = TOLERANCE):
        self.recorded, self.tolerance = recorded, tolerance
        self.works: dict[str, Work] = {}
        for key in keys:
            self.works[f"{key}, random games"] = play_random_games(key)
            if key in SIMULATIONS:
                self.works[f"{key}, searches"] = run_searches(key)
            if key in ENVIRONMENT_STEPS:
                self.works[f"{key}, PettingZoo"] = step_environment(key)
        self._best: dict[str, float] = dict.fromkeys(self.works, 0.0)
        self._reference = 0.0

    def measure(self) -> None:
        """Measure all figures, and again those that are too low."""
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
        return [name for name in found if found[name] < (1 - self.tolerance) * self.recorded.get(name, 0.0)]

    def report(self) -> str:
        """Return a table: each figure as recorded, as measured now, and as a percentage of the recorded one."""
        lines = [f"{'per million iterations':28}{'recorded':>10}{'now':>10}{'now/recorded':>14}"]
        for name, ratio in self.ratios().items():
            before = self.recorded.get(name)
            recorded, compared = ("-", "-") if before is None else (f"{before:.2f}", f"{ratio / before:.1%}")
            lines.append(f"{name:28}{recorded:>10}{ratio:10.2f}{compared:>14}")
        lines.append(f"reference loop: {self._reference / 1e6:,.0f} million iterations per second")
        return "\n".join(lines)


def architecture() -> str:
    """Return the architecture of this machine."""
    machine = platform.machine().lower()
    return ARCHITECTURES.get(machine, machine)


def processor() -> str:
    """Return the name of the processor and the number of its model: virtual machines often hide the name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    wanted = ("model name", "model\t", "CPU implementer", "CPU part")
    found = dict(line.split(":", 1) for line in lines if line.startswith(wanted))
    return " ".join(value.strip() for value in found.values())


def main() -> None:
    """Measure, and compare or record."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--record", action="store_true", help="record the ratios of this machine")
    arguments.add_argument("--games", nargs="*", default=list(OPTIONS), choices=list(OPTIONS))
    given = arguments.parse_args()
    rows = json.loads(RECORD.read_text(encoding="utf-8"))
    row = rows.get(architecture(), {})
    recorded, same = row.get("ratios", {}), row.get("processor") == processor()
    with force_runtime(COMPILED):
        gate = Gate(given.games, {} if given.record else recorded, TOLERANCE if same else OTHER_TOLERANCE)
        gate.measure()
    print(gate.report())
    if given.record:
        ratios = {**recorded, **{name: round(ratio, 3) for name, ratio in gate.ratios().items()}}
        rows[architecture()] = {"processor": processor(), "recorded": date.today().isoformat(), "ratios": ratios}
        RECORD.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    elif not recorded:
        print(f"gate.json has no row for {architecture()}, so nothing was compared; --record adds it.")
    elif slow := gate.too_slow():
        sys.exit(f"slower than recorded by more than {gate.tolerance:.0%}: {'; '.join(slow)}")


if __name__ == "__main__":
    main()
