"""The independent verifier of docs/, as a function and as the program that people start."""

from __future__ import annotations

import importlib.util
import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

SECOND = Path(__file__).parents[2] / "docs" / "verify_draws.py"


@cache
def load_second() -> ModuleType:
    """Return the verifier as a module."""
    spec = importlib.util.spec_from_file_location("verify_draws", SECOND)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start_second(*arguments: Any) -> tuple[int, str]:
    """Start the verifier with nothing but Python; return its exit status and what it says."""
    done = subprocess.run([sys.executable, "-I", str(SECOND), *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def run_second(*arguments: Any) -> tuple[int, str]:
    """Do the same in this process: to start the verifier takes longer than its work."""
    said = io.StringIO()
    with patch.object(sys, "argv", [str(SECOND), *map(str, arguments)]), redirect_stdout(said), redirect_stderr(said):
        try:
            load_second().main()
        except SystemExit as end:
            if isinstance(end.code, str):
                return 1, f"{said.getvalue()}{end.code}\n"
            return end.code or 0, said.getvalue()
    return 0, said.getvalue()
