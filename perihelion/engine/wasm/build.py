"""Builds the WebAssembly module of a game: `python -m perihelion.engine.wasm.build solari FOLDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ...core.game import Game
from ...core.registry import game as find_game
from ..warmup import warm_up
from .entries import compile_entry, loops_of
from .module import make_module
from .target import emit_object


def build(game: Game) -> tuple[bytes, str]:
    """Return the module of a game, and the layout of the blocks of its entry points as JSON."""
    warm_up(game)
    ending = f"perihelion_loops_{game.key}_compiled"
    modules = [module for name, module in sorted(sys.modules.items()) if name.endswith(ending)]
    entries = [compile_entry(name, loop) for module in modules for name, loop in loops_of(module)]
    layout = {entry.name: [list(slot) for slot in entry.slots] for entry in entries}
    return make_module(emit_object(entries), set(layout)), json.dumps(layout)


if __name__ == "__main__":
    wanted, folder = find_game(sys.argv[1]), Path(sys.argv[2])
    module, layout = build(wanted)
    (folder / f"{wanted.key}.wasm").write_bytes(module)
    (folder / f"{wanted.key}.json").write_text(layout)
