"""Builds the WebAssembly module of a game, and keeps it in the cache.

The loops are compiled in a process of their own, which leaves loops and straight code as they are: the vectors of this
processor differ from those of WebAssembly, whose compiler makes its own (target.py).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from ...core.game import Game
from ...core.registry import game as find_game
from ..background import loop_files
from ..cache import cache_root, digest_of_loops, fingerprint
from ..jit import COMPILED, WASM
from ..warmup import warm_up
from .entries import compile_entry, loops_of
from .loaded import identify
from .module import make_module
from .target import emit_object

WITHOUT_VECTORS = {"NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}
LOADER = "loaded.py"
"""Runs in the browser only: what it expects of a module is in `identify`."""

Progress = Callable[[int, int], None]


def build(game: Game, tell: Progress = lambda done, of: None) -> Path:
    """Return the file of a game's module. It is made unless it is in the cache; `tell(done, of)` follows the loops."""
    path = cache_root() / "wasm" / f"{game.key}-{_digest(game)}.wasm"
    if not path.exists():
        environment = {**os.environ, **WITHOUT_VECTORS, "PERIHELION_CACHE": str(path.parent)}
        command = [sys.executable, "-m", __name__, game.key, str(path)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            for line in child.stdout:
                done, _, of = line.partition(" ")
                tell(int(done), int(of))
        if child.returncode:
            raise RuntimeError(f"{game.key} could not be compiled for WebAssembly")
    return path


def _digest(game: Game) -> str:
    """Return a hash of everything that shapes the module of a game."""
    networks = sorted(path for path in Path(str(files(game.package))).rglob("*.npz"))
    own = sorted(path for path in Path(__file__).parent.glob("*.py") if path.name != LOADER)
    parts = [fingerprint(game, WASM), identify(game), *(digest_of_loops(file.path) for file in loop_files())]
    digest = sha256(repr(parts).encode())
    for path in (*own, *networks):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _build(game: Game, path: Path) -> None:
    """Compile in this process. Prints how many loops are done, and of how many."""
    warm_up(game, lambda done, of: print(done, of, flush=True))
    entries = [compile_entry(name, loop) for module in _modules_of(game) for name, loop in loops_of(module)]
    layout = {entry.name: [list(slot) for slot in entry.slots] for entry in entries}
    note = json.dumps({"game": identify(game), "entries": layout}).encode()
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(make_module(emit_object(entries), set(layout), note))
    unfinished.replace(path)


def _modules_of(game: Game) -> list[ModuleType]:
    """Return the loaded modules with compiled loops: those around the game's rules, and those that all games share."""
    ends = (f"perihelion_loops_{game.key}_{COMPILED}", f"_loops_{COMPILED}")
    named = sorted(item for item in sys.modules.items() if item[0].endswith(ends))
    return [module for _, module in named]


if __name__ == "__main__":
    _build(find_game(sys.argv[1]), Path(sys.argv[2]))
