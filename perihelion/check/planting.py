"""Imports a game with one module of its rules replaced by a mutant. Nothing on the disk is changed."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from ..core.game import Game
from .mutants import Mutant


class _MutantLoader(SourceFileLoader):
    """Loads the text of a mutant instead of the file."""

    def __init__(self, mutant: Mutant):
        super().__init__(mutant.module, mutant.file)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """Return the compiled mutant."""
        code: CodeType = compile(self.mutant.text, self.mutant.file, "exec", dont_inherit=True)
        return code


class _MutantFinder(MetaPathFinder):
    """Finds the module of a mutant; leaves all others to Python."""

    def __init__(self, mutant: Mutant):
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the usual specification with the loader of the mutant."""
        if fullname != self.mutant.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None:
            spec.loader = _MutantLoader(self.mutant)
        return spec


def plant(package: str, key: str, mutant: Mutant | None) -> Game:
    """Import the package of a game again, with the mutant if there is one, and return its game."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    if mutant is not None:
        sys.meta_path.insert(0, _MutantFinder(mutant))
        lines = mutant.text.splitlines(keepends=True)
        linecache.cache[mutant.file] = (len(mutant.text), None, lines, mutant.file)  # `inspect` reads it here
    found = vars(import_module(package)).values()
    return next(value for value in found if isinstance(value, Game) and value.key == key)
