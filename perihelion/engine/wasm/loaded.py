"""Loads the WebAssembly module of a game in a browser: Pyodide, Python in a browser, is its only caller.

The module shares the memory of Pyodide, so its loops work on the arrays of Python without a copy (core/buffers.py).
"""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from struct import Struct
from typing import Any

from ...core.buffers import Numbers, PackedRecords
from ...core.game import Game
from ...errors import PerihelionError
from .module import read_note

FOLDER = "PERIHELION_WASM"
"""The environment variable with the folder of the modules, in the file system of Pyodide."""
FLOAT = "float"
SLOT = 8
"""The bytes of a slot."""


def folder() -> Path:
    """Return the folder of the modules."""
    return Path(os.environ.get(FOLDER, "/perihelion-wasm"))


def path_of(game: Game) -> Path:
    """Return the file of the module of a game."""
    return folder() / f"{game.key}.wasm"


def is_here(game: Game) -> bool:
    """Return whether there is a module for a game."""
    return path_of(game).exists()


def identify(game: Game) -> str:
    """Return a hash of what the module and the Python code of a game must agree on."""
    rules = game.rules
    places = [
        [(place.name, place.start, place.end) for place in each.packed_places()] for each in (rules.state, rules.facts)
    ]
    parts = (game.key, game.version, places, game.actions.texts, game.most_outcomes)
    return sha256(repr(parts).encode()).hexdigest()[:16]


class UnusableModule(PerihelionError):
    """The module of a game is damaged or belongs to another version. A page can load it again."""


@cache
def loops_of(game: Game) -> Loops:
    """Return the loops of the module of a game. Raises UnusableModule if the file does not fit the game."""
    path = path_of(game)
    try:
        note = json.loads(read_note(path.read_bytes()))
        fits = note["game"] == identify(game)
        if not fits:
            raise UnusableModule(f"the file {path.name} belongs to another version of {game.key}; load it again")
        return Loops(path, note["entries"])
    except UnusableModule:
        raise
    except Exception:  # the browser's own errors, too
        raise UnusableModule(f"the file {path.name} is damaged; load it again") from None


class Loops:
    """The loops of a module, as functions that take arrays, numbers and named tuples of them."""

    def __init__(self, path: Path, entries: dict[str, list[Sequence[str]]]):
        library = ctypes.CDLL(str(path))
        for name, slots in entries.items():
            function = getattr(library, name)
            function.argtypes, function.restype = [ctypes.c_void_p], None
            setattr(self, name, _Loop(function, [kind for _, kind in slots]))

    def __getattr__(self, name: str) -> Any:
        raise UnusableModule(f"the module has no loop {name}; it belongs to another version")


class _Loop:
    """Calls an entry point: writes the arguments into the slots of a block and reads the result (entries.py)."""

    def __init__(self, function: Callable[[int], None], kinds: list[str]):
        self._function = function
        self._block = bytearray(SLOT * len(kinds))
        self._buffer = (ctypes.c_char * len(self._block)).from_buffer(self._block)
        self._address = ctypes.addressof(self._buffer)
        self._slots = Struct("<" + "".join("d" if kind == FLOAT else "q" for kind in kinds))
        self._result = memoryview(self._block).cast("q")

    def __call__(self, *arguments: Any) -> int:
        values: list[Any] = [0]
        _flatten(arguments, values)
        self._slots.pack_into(self._block, 0, *values)
        self._function(self._address)
        return self._result[0]


def _flatten(arguments: tuple[Any, ...], values: list[Any]) -> None:
    """Append the numbers that arguments consist of; an array is its address and its lengths."""
    for value in arguments:
        if isinstance(value, tuple):
            _flatten(value, values)
        elif isinstance(value, Numbers | PackedRecords):
            values.append(value.address)
            values += value.shape
        else:
            values.append(value)
