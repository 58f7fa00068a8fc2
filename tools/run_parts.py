"""Run parts of `make test` one after another, then print which of them failed.

    python -m tools.run_parts core server browser

Each part is a target of the Makefile. A part that fails does not keep the following ones from running.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time


def run_part(part: str) -> tuple[str, int]:
    """Run one target of the Makefile; return its result and how many seconds it took."""
    print(f"\n== {part} ==", flush=True)
    began = time.monotonic()
    status = subprocess.run([os.environ.get("MAKE", "make"), "--no-print-directory", part]).returncode
    return "FAILED" if status else "ok", round(time.monotonic() - began)


def main() -> None:
    """Run the parts named on the command line; exit with status 1 if one of them failed."""
    results = {part: run_part(part) for part in sys.argv[1:]}
    print()
    for part, (result, seconds) in results.items():
        print(f"part {part:10} {result:8} {seconds:5} s")
    failed = [part for part, (result, _) in results.items() if result != "ok"]
    if failed:
        sys.exit(f"make test failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
