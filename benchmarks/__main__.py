"""`make bench`: measure, print the table, keep it in benchmarks/results.md."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["PERIHELION_RUNTIME"] = "compiled"

from rich.console import Console
from rich.progress import Progress

import perihelion
from benchmarks import ours

ROUNDS = 5
RESULTS = Path(__file__).parent / "results.md"

SOLARI = {"level": 1, "players": 2}
GAMES: dict[str, dict[str, Any]] = {
    "solari": SOLARI,
    "solaris": {"players": 4, "time_game": True},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
    "leduc": {},
}
ROUND_GAMES = {"solari": 600, "solaris": 8000, "solenia": 20_000, "solarius": 3000, "leduc": 60_000}

Measure = Callable[[int], tuple[int, float]]


def best(measures: dict[str, Measure], tell: Callable[[], None]) -> dict[str, float]:
    """Decisions per second of each, the best of some rounds; the rounds take turns so that noise hits all alike."""
    rates = dict.fromkeys(measures, 0.0)
    for seed in range(ROUNDS):
        for name, measure in measures.items():
            decisions, seconds = measure(seed)
            rates[name] = max(rates[name], decisions / seconds)
            tell()
    return rates


def main() -> None:
    """Measure everything that is installed."""
    installed = perihelion.games()
    keys = [key for key in GAMES if key in installed]
    measures: dict[str, Measure] = {}
    for key in keys:
        measures[f"{key}, one core"] = lambda seed, key=key: ours.playouts(
            key, GAMES[key], ROUND_GAMES[key], seed * 10**6
        )
        measures[f"{key}, all cores"] = lambda seed, key=key: ours.playouts_on_all_cores(
            key, GAMES[key], ROUND_GAMES[key], seed * 10**6
        )
        measures[f"{key}, batch of 1024 from Python"] = lambda seed, key=key: ours.batch(
            key, GAMES[key], 1024, 400, seed
        )
        measures[f"{key}, Python door"] = lambda seed, key=key: ours.door(key, GAMES[key], 2000)
    try:
        from benchmarks.peers import Rollouts, python_games
    except ImportError:
        sys.exit("OpenSpiel is not installed; `pip install perihelion[bench]` brings it.")
    backgammon, leduc = Rollouts("backgammon", 200), Rollouts("leduc_poker", 200_000)
    measures["OpenSpiel backgammon, C++"] = backgammon.run
    measures["OpenSpiel leduc_poker, C++"] = leduc.run
    measures["OpenSpiel backgammon, Python"] = lambda seed: python_games("backgammon", 20)
    measures["OpenSpiel leduc_poker, Python"] = lambda seed: python_games("leduc_poker", 5000)

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("warming up", total=len(keys) + ROUNDS * len(measures))
        for key in keys:
            ours.playouts(key, GAMES[key], 1, 0)
            ours.batch(key, GAMES[key], 1, 1, 0)
            progress.advance(task)
        progress.update(task, description="measuring")
        rates = best(measures, lambda: progress.advance(task))
        clones = {key: min(ours.clone(key, GAMES[key], 2_000_000) for _ in range(3)) for key in keys}

    text = report(rates, clones)
    print(text)
    RESULTS.write_text(text, encoding="utf-8")


def report(rates: dict[str, float], clones: dict[str, float]) -> str:
    """The table in Markdown."""
    backgammon, leduc = rates["OpenSpiel backgammon, C++"], rates["OpenSpiel leduc_poker, C++"]
    lines = [
        "# Speed",
        "",
        f"Random games; decisions per second, best of {ROUNDS} rounds taken in turn, in one run of `make bench`. "
        'CPU time of one core, except "all cores" (the clock on the wall). '
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "",
        "| what | decisions/s | times backgammon in C++ | times Leduc in C++ |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {rate:,.0f} | {rate / backgammon:.2f} | {rate / leduc:.2f} |" for name, rate in rates.items()
    ]
    lines += ["", "| a copy of a record | ns |", "|---|---:|"]
    lines += [f"| {key} | {seconds * 1e9:.1f} |" for key, seconds in clones.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
