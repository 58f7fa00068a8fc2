"""The table in a tab of Chromium: size, start, decisions, memory, and thinking compared with this processor.

    python -m benchmarks.browser            # everything; it compiles all games that are not in the cache
    python -m benchmarks.browser solenia    # thinking about one game only
    python -m benchmarks.browser --keep     # write the tables into docs/browser.md

It needs Chromium and the npm package pyodide. Both sides think on one core with scalar machine code: the compiler of
WebAssembly gets the same code, without the vectors of this processor (engine/wasm/build.py). Thinking is measured in
CPU time of its thread, in the same run. Both sides take turns, and the best of each counts: on a machine that others
use, the same side may be half as fast a minute later.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from benchmarks import chromium, pyodide
from benchmarks.browser_folder import Figure, measure_folder
from benchmarks.report import DOCS, measured_by, write_table
from perihelion.core.registry import game as find_game
from perihelion.engine.cache import cache_root
from perihelion.engine.warmup import smallest_options
from perihelion.engine.wasm.build import WITHOUT_VECTORS
from perihelion.site.build import write_site
from perihelion.thinking.browser_files import write_files
from tests.browser.serving import browsing

GAMES = ("solari", "solaris", "solenia", "solarius")
RATIOS = {"random_speed": 0.7, "search_speed": 0.4}
"""The least speed in the browser, as a part of that of the processor."""
TURNS = {"moon": 0.2, "sun": 8.0}
"""The most seconds that a turn of a level may take in the browser."""
ROUNDS = 3
"""How often each side has its turn."""
CODE = "from benchmarks.browser_work import carry_out\nresult = carry_out({!r})"
HEAD = [
    "| game | random games, decisions/s | processor | ratio | Sun, simulations/s | processor | ratio "
    "| Moon's slowest turn, s | Sun's slowest turn, s |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
]


def on_processor(calls: str) -> Any:
    """Return the results of calls in a process with scalar machine code."""
    environment = {**os.environ, **WITHOUT_VECTORS, "PERIHELION_RUNTIME": "compiled",
                   "PERIHELION_CACHE": str(cache_root() / "wasm")}  # fmt: skip
    code = f"{CODE.format(calls)}\nimport json; print(json.dumps(result))"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.strip().rpartition("\n")[2])


def measure_game(browser: Browser, key: str) -> tuple[str, bool]:
    """Return the line of a game, and whether it reaches all goals."""
    options = smallest_options(find_game(key))
    compared = json.dumps([[work, key, options] for work in RATIOS])
    everything = json.dumps([*json.loads(compared), *(["slowest_turn", key, options, level] for level in TURNS)])
    with tempfile.TemporaryDirectory() as folder:
        write_files(find_game(key), Path(folder))
        there, here = [], []
        for calls in (everything, *[compared] * (ROUNDS - 1)):
            there.append(chromium.run(browser, CODE.format(calls), Path(folder)))
            here.append(on_processor(compared))
    speeds, native = (
        list(map(max, zip(*(found[: len(RATIOS)] for found in side), strict=True))) for side in (there, here)
    )
    turns = there[0][len(RATIOS) :]
    ratios = [a / b for a, b in zip(speeds, native, strict=True)]
    cells = [f"{a:,.0f} | {b:,.0f} | {r:.2f}" for a, b, r in zip(speeds, native, ratios, strict=True)]
    good = all(r >= goal for r, goal in zip(ratios, RATIOS.values(), strict=True))
    good &= all(spent <= goal for spent, goal in zip(turns, TURNS.values(), strict=True))
    return f"| {key} | {' | '.join(cells)} | {' | '.join(f'{spent:.2f}' for spent in turns)} |", good


def folder_lines(figures: list[Figure]) -> list[str]:
    """Return the table of what a visitor notices."""
    lines = ["| what | measured | goal |", "|---|---:|---:|"]
    return [*lines, *(f"| {each.what} | {each.shown} | {each.goal_shown} |" for each in figures)]


def main() -> None:
    """Measure; exit with 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="think about these games only")
    parser.add_argument("--folder", type=Path, help="a folder of `perihelion site`, instead of writing one")
    parser.add_argument("--keep", action="store_true", help="write the tables into docs/browser.md")
    given = parser.parse_args()
    if reason := pyodide.why_not():
        sys.exit(reason)
    figures: list[Figure] = []
    lines, good = list(HEAD), True
    with tempfile.TemporaryDirectory() as name:
        folder = given.folder or Path(name)
        if not given.folder and not given.games:
            write_site(folder)
        with browsing() as browser:
            if not given.games:
                figures = measure_folder(browser, folder)
                print(*folder_lines(figures), sep="\n", flush=True)
            for key in given.games or GAMES:
                line, reached = measure_game(browser, key)
                lines.append(line)
                good &= reached
                print(line, flush=True)
            version = browser.version
    text = "\n".join([measured_by(f"`python -m benchmarks.browser` in Chromium {version}") + ".", "",
                      *folder_lines(figures), "", *lines])  # fmt: skip
    if given.keep:
        write_table("browser", text, DOCS / "browser.md")
    sys.exit(not (good and all(each.reached for each in figures)))


if __name__ == "__main__":
    main()
