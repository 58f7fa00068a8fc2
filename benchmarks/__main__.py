"""`make bench`: measures, prints the tables and writes them into docs/speed.md.

make bench ARGS="--peers /somewhere/bin/python"     # the peers have their own environment
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

import perihelion
from benchmarks import ours
from benchmarks.report import measured_by, write_table
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime

ROUNDS = 3

GAMES: dict[str, dict[str, Any]] = {
    "solari": {"level": 1, "players": 2},
    "solaris": {"players": 4, "time_game": True},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
    "leduc": {},
}
ROUND_GAMES = {"solari": 600, "solaris": 8000, "solenia": 20_000, "solarius": 3000, "leduc": 60_000}

Measure = Callable[[int], tuple[int, float]]


def ways(key: str) -> dict[str, Measure]:
    """Return every way to play a game, as a function of a seed that returns decisions and seconds."""
    options = GAMES[key]
    return {
        "whole games, one core": lambda seed: ours.playouts(key, options, ROUND_GAMES[key], seed * 10**6),
        "whole games, all cores": lambda seed: ours.playouts_on_all_cores(key, options, ROUND_GAMES[key], seed * 10**6),
        "batch of 1024, NumPy choosing from lists": partial(ours.batch, key, options, 1024, 300),
        "batch of 1024, NumPy choosing from masks": partial(ours.batch, key, options, 1024, 300, masks=True),
        "batch of 1024, the batch choosing": partial(ours.chosen_by_the_batch, key, options, 1024, 300),
        "observations of a batch": partial(ours.observations, key, options, 1024, 20),
        "PettingZoo environment": partial(ours.pettingzoo, key, options, 3000),
        "Position in Python": lambda seed: ours.positions(key, options, 1000),
    }


def best(measures: dict[tuple[str, str], Measure], tell: Callable[[], None]) -> dict[tuple[str, str], float]:
    """Return the decisions per second of each, the best of several rounds, interleaved so that noise affects all."""
    rates = dict.fromkeys(measures, 0.0)
    for seed in range(ROUNDS):
        for name, measure in measures.items():
            decisions, seconds = measure(seed)
            rates[name] = max(rates[name], decisions / seconds)
            tell()
    return rates


def peers(python: str) -> dict[str, float]:
    """Return the decisions per second of the peers, measured in their own process."""
    run = [python, str(Path(__file__).with_name("peers.py"))]
    found: dict[str, float] = json.loads(subprocess.run(run, check=True, stdout=subprocess.PIPE).stdout)
    return found


def main() -> None:
    """Measure everything that is installed."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--peers", default=sys.executable, help="the Python that has the peers")
    arguments.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    given = arguments.parse_args()
    keys = [key for key in given.games if key in perihelion.games()]
    measures = {(key, way): measure for key in keys for way, measure in ways(key).items()}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("warming up", total=(ROUNDS + 1) * len(measures))
        with force_runtime(COMPILED):
            for measure in measures.values():
                measure(0)
                progress.advance(task)
            progress.update(task, description="measuring")
            rates = best(measures, lambda: progress.advance(task))
            copies = {key: min(ours.copies(key, GAMES[key], 1_000_000) for _ in range(3)) for key in keys}
        progress.update(task, description="the peers")
        others = peers(given.peers)
    text = report(keys, rates, copies, others)
    print(text)
    write_table("cpu", text)


def report(
    keys: list[str], rates: dict[tuple[str, str], float], copies: dict[str, float], others: dict[str, float]
) -> str:
    """Return the tables in Markdown."""
    head = "".join(f" {key} |" for key in keys)
    lines = [
        f"{measured_by('one run of `make bench`')}. Decisions per second, the best of {ROUNDS} rounds. CPU time of one "
        'core, except "all cores" (wall-clock time).',
        "",
        f"| Perihelion |{head}",
        "|---|" + "---:|" * len(keys),
    ]
    for way in dict.fromkeys(way for _, way in rates):
        lines.append(f"| {way} |" + "".join(f" {rates[key, way]:,.0f} |" for key in keys))
    lines.append("| a copy of a record, ns |" + "".join(f" {copies[key] * 1e9:.0f} |" for key in keys))
    lines += ["", "| peers | decisions/s |", "|---|---:|"]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in others.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
