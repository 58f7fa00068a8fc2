"""Run pytest; try tests that failed once more, if there are at most two of them.

    python -m tools.retry -n 3 tests/browser

The number of retries is printed. A test that passes only in a retry is a bug of that test: the goal is none.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

MAX_RETRIES = 2
LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")
TESTS_FAILED = 1
"""The exit status of pytest if tests failed; any other one but 0 means that it could not run them."""


def run_pytest(*arguments: str) -> int:
    """Run pytest and return its exit status."""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments]).returncode


def failed_tests() -> list[str]:
    """Return the ids of the tests that failed in the last run."""
    return sorted(json.loads(LAST_FAILED.read_text(encoding="utf-8"))) if LAST_FAILED.exists() else []


def main() -> None:
    """Run pytest with the arguments of the command line, then what failed."""
    LAST_FAILED.unlink(missing_ok=True)  # failures of other tests, in earlier runs
    status = run_pytest(*sys.argv[1:])
    failed = failed_tests() if status == TESTS_FAILED else []
    if len(failed) > MAX_RETRIES:
        sys.exit(f"{len(failed)} tests failed; at most {MAX_RETRIES} are tried again.")
    if failed:
        status = run_pytest(*failed)
    print("\n".join([f"retries {len(failed)}", *(f"  tried again: {test}" for test in failed)]), flush=True)
    sys.exit(status)


if __name__ == "__main__":
    main()
