"""Builds the WebAssembly module of a game.

The loops are compiled in a process of their own, which leaves loops and straight code as they are: the vectors of this
processor differ from those of WebAssembly, whose compiler makes its own (target.py).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ...core.game import Game
from ...core.registry import game as find_game
from ..cache import cache_root
from ..warmup import warm_up
from .entries import compile_entry, loops_of
from .module import make_module
from .target import emit_object

WITHOUT_VECTORS = {"NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}


def build(game: Game, folder: Path) -> None:
    """Write GAME.wasm, and the layout of the blocks of its entry points as GAME.json."""
    environment = {**os.environ, **WITHOUT_VECTORS, "PERIHELION_CACHE": str(cache_root() / "wasm")}
    subprocess.run([sys.executable, "-m", __name__, game.key, str(folder)], env=environment, check=True)


def _build(game: Game, folder: Path) -> None:
    """Compile in this process."""
    warm_up(game)
    ending = f"perihelion_loops_{game.key}_compiled"
    modules = [module for name, module in sorted(sys.modules.items()) if name.endswith(ending)]
    entries = [compile_entry(name, loop) for module in modules for name, loop in loops_of(module)]
    layout = {entry.name: [list(slot) for slot in entry.slots] for entry in entries}
    (folder / f"{game.key}.wasm").write_bytes(make_module(emit_object(entries), set(layout)))
    (folder / f"{game.key}.json").write_text(json.dumps(layout), encoding="utf-8")


if __name__ == "__main__":
    _build(find_game(sys.argv[1]), Path(sys.argv[2]))
