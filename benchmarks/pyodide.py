"""Runs Python code in Pyodide, Python for browsers, in Node.js: for tests and benchmarks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RUNNER = Path(__file__).with_name("run_pyodide.mjs")
PACKAGES = ("attr", "attrs", "babel", "fluent", "pytz")
"""The pure packages that Perihelion needs; those of them that are not installed are not needed."""
MODULES = ("typing_extensions",)


def pyodide_folder() -> Path | None:
    """Return the folder of the npm package `pyodide`: `$PYODIDE`, or that in `node_modules`; None if there is none."""
    given = os.environ.get("PYODIDE")
    folder = Path(given) if given else ROOT / "node_modules" / "pyodide"
    return folder if (folder / "pyodide.mjs").exists() else None


def why_not() -> str:
    """Return why Pyodide cannot run here, or nothing if it can."""
    if shutil.which("node") is None:
        return "Node.js is not installed"
    if pyodide_folder() is None:
        return "the npm package pyodide is not installed; $PYODIDE can name its folder"
    return ""


def run(code: str, modules: Path, games: Path | None = None) -> Any:
    """Run code with the modules in a folder, and return the value of its variable `result`.

    `games` is a folder with packages of other authors.
    """
    with tempfile.TemporaryDirectory() as name:
        packages = Path(name) / "packages"
        packages.mkdir()
        mounts = {"/source": str(ROOT), "/packages": str(packages), "/modules": str(modules)}
        if games is not None:
            mounts["/games"] = str(games)
        for package in PACKAGES:
            spec = find_spec(package)
            if spec is not None:
                (packages / package).mkdir()
                mounts[f"/packages/{package}"] = next(iter(spec.submodule_search_locations or []))
        for module in MODULES:
            spec = find_spec(module)
            if spec is not None and spec.origin is not None:
                shutil.copy(spec.origin, packages)
        script = Path(name) / "code.py"
        script.write_text(code, encoding="utf-8")
        command = ["node", str(RUNNER), str(pyodide_folder()), json.dumps(mounts), str(script)]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[-4000:])
    return json.loads(done.stdout.strip().rpartition("\n")[2])
