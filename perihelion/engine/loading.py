"""Loads generated modules: the loops of one game, or loops of another part of Perihelion around its rules.

Interpreted, a module lives in memory. Compiled, it is a real file in the cache, because Numba keeps machine code only
for functions that stand in a file.
"""

from __future__ import annotations

import importlib.util
import linecache
import re
import sys
from pathlib import Path
from types import ModuleType

from ..core.game import Game
from .cache import digest_of_loops, folder_of, shared_folder, write_file
from .codegen import write_source
from .jit import PLAIN, import_for

LOOPS = "perihelion.engine.loops"
"""What a file of loops imports; the loader puts the loops of a game in its place."""
OTHER_LOOPS = re.compile(r"^from (perihelion\.[\w.]+_loops) import", re.MULTILINE)
"""Another file of loops around the same rules; the loader puts it around the same game."""


def load_loops(game: Game, mode: str) -> ModuleType:
    """Return loops.py with the dispatch of a game. Its machine code comes from the cache once it is there."""
    name, text = _name(game, mode), write_source(game)  # out of the plain rules, so before they are imported anew
    if mode == PLAIN:
        return _import_text(name, text)
    return import_for(mode, game.package, lambda: _import_file(name, folder_of(game, mode), text))


def load_around(game: Game, mode: str, file: str) -> ModuleType:
    """Return a file of loops that imports `perihelion.engine.loops`, with the loops of this game in their place."""
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
        # Machine code that was loaded once is never freed, so a second copy would stay for ever.
        known = inner, import_for(mode, game.package, lambda: _import_file(name, folder_of(game, mode), text))
        _around[name] = known
    return known[1]


_around: dict[str, tuple[ModuleType, ModuleType]] = {}
"""The compiled files of loops by name, each with the loops of the game in it."""


def load_shared(mode: str, file: str) -> ModuleType:
    """Return a file of loops that knows no game, compiled once for all of them."""
    name, text = f"perihelion_{Path(file).stem}_{mode}", Path(file).read_text(encoding="utf-8")
    where = shared_folder(mode, [Path(file)])
    return sys.modules.get(name) or import_for(mode, "perihelion.rules", lambda: _import_file(name, where, text))


def _file_of(module: str) -> str:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin


def _name(game: Game, mode: str) -> str:
    return f"perihelion_loops_{game.key}_{mode}"


def _import_text(name: str, text: str) -> ModuleType:
    """Import a module that stands in no file; a traceback shows its lines all the same."""
    module = sys.modules[name] = ModuleType(name)
    filename = f"<{name}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), module.__dict__)
    return module


def _import_file(name: str, where: Path, text: str) -> ModuleType:
    """Import the module of this name and text from the cache, where it is written if it is not there."""
    path = where / f"{name}.py"
    if not path.exists():
        write_file(path, text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
