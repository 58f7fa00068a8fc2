"""Python in WebAssembly: the files of Pyodide, as npm installs them (package.json pins the version)."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..errors import PerihelionError

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
CHECKOUT = Path(__file__).parents[2]
FOLDER = "PYODIDE"
"""The environment variable with the folder of the npm package, if it is not in `node_modules` of the checkout."""


class MissingInterpreter(PerihelionError):
    """Pyodide, or another program for the browser, is not installed."""


def read_interpreter() -> dict[str, bytes]:
    """Return the files that start Python in a browser. None of the packages in Pyodide's list is used."""
    folder = Path(os.environ.get(FOLDER) or CHECKOUT / "node_modules" / "pyodide")
    if not all((folder / name).is_file() for name in (*FILES, LOCK)):
        raise MissingInterpreter("Python for the browser is missing. `npm ci` in the checkout installs it.")
    lock = json.loads((folder / LOCK).read_bytes())
    empty = json.dumps({**lock, "packages": {}}, sort_keys=True).encode()
    return {name: (folder / name).read_bytes() for name in FILES} | {LOCK: empty}
