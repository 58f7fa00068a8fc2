"""The solver for hidden cards of games at a real table: HiGHS in WebAssembly, as npm installs it (package.json)."""

from __future__ import annotations

from .interpreter import CHECKOUT, MissingInterpreter

FILES = ("highs.mjs", "highs.wasm")


def read_solver() -> dict[str, bytes]:
    """Return the files of the npm package `highs` that a browser needs."""
    folder = CHECKOUT / "node_modules" / "highs" / "build"
    if not all((folder / name).is_file() for name in FILES):
        raise MissingInterpreter("The solver for the browser is missing. `npm ci` in the checkout installs it.")
    return {name: (folder / name).read_bytes() for name in FILES}
