"""Run `make test` many times, some of them beside busy processes, and print a table of the results.

    python -m tools.steadiness                        # ten runs, the last five beside four busy processes
    python -m tools.steadiness --runs 2 --loaded 1 --target core --log /tmp/steadiness ARGS=tests/core

The whole output of each run is kept in the folder given by --log. The exit status is 1 if a run failed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

LOGS = Path(tempfile.gettempdir()) / "perihelion-steadiness"
BUSY_LOOP = "while True: pass"
PART = re.compile(r"^part (\S+)\s+(\S+)", re.MULTILINE)
TESTS = re.compile(r"^=*\s*((?:\d+ \w+,? ?)+) in [\d.]+s", re.MULTILINE)
COUNT = re.compile(r"(\d+) (passed|failed|errors?)\b")
RETRIES = re.compile(r"^retries (\d+)", re.MULTILINE)


class Run(NamedTuple):
    """The result of one run."""

    number: int
    busy: int
    seconds: float
    status: int
    parts: dict[str, str]
    passed: int
    failed: int
    retries: int

    def row(self) -> str:
        """Return a row of the table."""
        failed = [part for part, result in self.parts.items() if result != "ok"]
        parts = f"{len(self.parts)} run, {' and '.join(failed) or 'none'} failed"
        result = "failed" if self.status else "ok"
        cells = (self.number, self.busy, round(self.seconds), result, parts, self.passed, self.failed, self.retries)
        return f"| {' | '.join(map(str, cells))} |"


COLUMNS = ("run", "busy processes", "seconds", "result", "parts", "passed", "failures", "retries")
HEADER = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Keep this many processes busy."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY_LOOP]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def read_output(text: str) -> tuple[dict[str, str], int, int, int]:
    """Return the result of each part, and how many tests passed, failed and were tried again."""
    counts = {"passed": 0, "failed": 0, "error": 0}
    for summary in TESTS.findall(text):
        for number, what in COUNT.findall(summary):
            counts[what.removesuffix("s")] += int(number)
    retries = sum(map(int, RETRIES.findall(text)))
    return dict(PART.findall(text)), counts["passed"], counts["failed"] + counts["error"], retries


def run_make(number: int, busy: int, arguments: list[str], log: Path) -> Run:
    """Run make once and read what it printed."""
    began = time.monotonic()
    with busy_processes(busy), log.open("w", encoding="utf-8") as out:
        status = subprocess.run(["make", *arguments], stdout=out, stderr=subprocess.STDOUT).returncode
    seconds = time.monotonic() - began
    return Run(number, busy, seconds, status, *read_output(log.read_text(encoding="utf-8", errors="replace")))


def main() -> None:
    """Run make as often as asked for; print each row as soon as it is known."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--runs", type=int, default=10)
    arguments.add_argument("--loaded", type=int, default=5, help="how many of the runs have busy processes beside them")
    arguments.add_argument("--busy", type=int, default=4, help="the number of busy processes")
    arguments.add_argument("--target", default="test", help="the target of the Makefile")
    arguments.add_argument("--log", type=Path, default=LOGS, help="the folder of the outputs")
    arguments.add_argument("arguments", nargs="*", help="further arguments of make")
    given = arguments.parse_args()
    given.log.mkdir(parents=True, exist_ok=True)
    print(HEADER, flush=True)
    failed = 0
    for number in range(1, given.runs + 1):
        busy = given.busy if number > given.runs - given.loaded else 0
        run = run_make(number, busy, [given.target, *given.arguments], given.log / f"{number}.txt")
        print(run.row(), flush=True)
        failed += run.status != 0
    if failed:
        sys.exit(f"{failed} of {given.runs} runs failed; see {given.log}")


if __name__ == "__main__":
    main()
