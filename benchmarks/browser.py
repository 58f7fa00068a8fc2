"""The speed of thinking in a browser, compared with this processor in the same run and on one core.

    python -m benchmarks.browser            # all games with the npm package pyodide in node_modules, or in $PYODIDE
    python -m benchmarks.browser --keep     # write the table into docs/browser.md

Pyodide runs in Node.js, whose engine is that of Chromium. The processor runs scalar code: the compiler of WebAssembly
gets the same code, without the vectors of this processor (engine/wasm/build.py).
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

from benchmarks import pyodide
from benchmarks.report import DOCS, measured_by, write_table
from perihelion.core.registry import game as find_game
from perihelion.engine.cache import cache_root
from perihelion.engine.warmup import smallest_options
from perihelion.engine.wasm.build import WITHOUT_VECTORS
from perihelion.thinking.browser_files import write_files

GAMES = ("solari", "solaris", "solenia", "solarius")
GOALS = {"random_speed": 0.7, "search_speed": 0.4}
"""The least speed in the browser, as a part of that of the processor."""
CODE = "from benchmarks.browser_work import carry_out\nresult = carry_out({!r})"


def on_processor(calls: str) -> Any:
    """Return the results of calls in a process with scalar machine code."""
    environment = {**os.environ, **WITHOUT_VECTORS, "PERIHELION_RUNTIME": "compiled",
                   "PERIHELION_CACHE": str(cache_root() / "wasm")}  # fmt: skip
    code = f"{CODE.format(calls)}\nimport json; print(json.dumps(result))"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.strip().rpartition("\n")[2])


def main() -> None:
    """Measure the games; exit with 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--keep", action="store_true", help="write the table into docs/browser.md")
    given = parser.parse_args()
    if reason := pyodide.why_not():
        sys.exit(reason)
    lines = [
        "| game | random games, decisions/s | processor | ratio | Sun, simulations/s | processor | ratio |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    missed = False
    for key in given.games:
        options = smallest_options(find_game(key))
        calls = json.dumps([[work, key, options] for work in GOALS])
        with tempfile.TemporaryDirectory() as folder:
            write_files(find_game(key), Path(folder))
            there, here = pyodide.run(CODE.format(calls), Path(folder)), on_processor(calls)
        cells = [f"{a:,.0f} | {b:,.0f} | {a / b:.2f}" for a, b in zip(there, here, strict=True)]
        missed |= any(a / b < goal for a, b, goal in zip(there, here, GOALS.values(), strict=True))
        lines.append(f"| {key} | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    text = "\n".join([measured_by("`python -m benchmarks.browser`") + ".", "", *lines])
    print(text)
    if given.keep:
        write_table("browser", text, DOCS / "browser.md")
    sys.exit(missed)


if __name__ == "__main__":
    main()
