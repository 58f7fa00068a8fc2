"""The messages and the device need no network, database, threads, arrays or pydantic."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_a_device_imports_no_network_database_numpy_pydantic_or_threads():
    run = subprocess.run([sys.executable, "-m", "tests.local.pure_device"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    said = dict(line.split() for line in run.stdout.splitlines())
    assert int(said["imported"]) > 80
    assert said["played"] == "4"
