"""Loads generated modules: the loops of one game, or another part's loops around its rules.

Interpreted modules live in memory. Compiled ones are real files in the cache, because Numba caches machine code only
for functions defined in a file.
"""

from __future__ import annotations

import importlib.util
import linecache
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.game import Game
from .cache import digest_of_loops, folder_of, shared_folder, write_file
from .codegen import write_source
from .jit import PLAIN, WASM, import_for

LOOPS = "perihelion.engine.loops"
"""The module that a loop file imports; the loader substitutes the loops of a game."""
OTHER_LOOPS = re.compile(r"^from (perihelion\.[\w.]+_loops) import", re.MULTILINE)
"""Matches the import of another loop file around the same rules; the loader substitutes the one for the same game."""


def load_loops(game: Game, mode: str) -> Any:
    """Return loops.py with the dispatch of a game. Its machine code is loaded from the cache if present."""
    if mode == WASM:
        return _wasm_loops(game)
    name, text = _name(game, mode), write_source(game)  # reads the plain rules, so it runs before they are reimported
    if mode == PLAIN:
        return _import_text(name, text)
    return import_for(mode, game.package, lambda: _import_file(name, folder_of(game, mode), text))


def load_around(game: Game, mode: str, file: str) -> Any:
    """Return a loop file that imports `perihelion.engine.loops`, with the loops of this game substituted."""
    if mode == WASM:
        return _wasm_loops(game)
    inner = sys.modules.get(_name(game, mode)) or load_loops(game, mode)
    path = Path(file)
    text = path.read_text(encoding="utf-8").replace(LOOPS, inner.__name__)
    for name in OTHER_LOOPS.findall(text):
        text = text.replace(name, load_around(game, mode, _file_of(name)).__name__)
    if mode == PLAIN:
        return _import_text(f"{path.stem}_{inner.__name__}", text)
    name = f"{path.stem}_{digest_of_loops(path)}_{_name(game, mode)}"
    known = _around.get(name)
    if known is None or known[0] is not inner:
        # Loaded machine code is never freed, so a second copy would leak.
        known = inner, import_for(mode, game.package, lambda: _import_file(name, folder_of(game, mode), text))
        _around[name] = known
    return known[1]


_around: dict[str, tuple[ModuleType, ModuleType]] = {}
"""The compiled loop files by name, each with the game loops it uses."""


def load_shared(mode: str, file: str) -> ModuleType:
    """Return a loop file that does not depend on a game, compiled once for all games."""
    name = f"perihelion_{Path(file).stem}_{mode}"
    if name in sys.modules:
        return sys.modules[name]
    text, where = Path(file).read_text(encoding="utf-8"), shared_folder(mode, [Path(file)])
    return import_for(mode, "perihelion.rules", lambda: _import_file(name, where, text))


def _wasm_loops(game: Game) -> Any:
    """Return all loops around the rules of a game: its WebAssembly module has those of every file."""
    from .wasm.loaded import loops_of

    return loops_of(game)


def _file_of(module: str) -> str:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin


def _name(game: Game, mode: str) -> str:
    return f"perihelion_loops_{game.key}_{mode}"


def _import_text(name: str, text: str) -> ModuleType:
    """Import a module that is not a file. Tracebacks still show its lines."""
    module = sys.modules[name] = ModuleType(name)
    filename = f"<{name}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), module.__dict__)
    return module


def _import_file(name: str, where: Path, text: str) -> ModuleType:
    """Import the module with this name and text from the cache folder. Writes the file if it is missing."""
    path = where / f"{name}.py"
    if not path.exists():
        write_file(path, text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
