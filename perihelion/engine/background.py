"""Background compilation: a child process fills the cache while games run interpreted.

Other parts of Perihelion register their loops through an entry point of the group `perihelion.loops`: a `LoopFile` with
its path and the calls that compile it. So the engine does not depend on the parts above it.
"""

from __future__ import annotations

import hashlib
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.memory import IN_BROWSER
from .cache import digest_of_loops, folder_of
from .jit import COMPILED

GROUP = "perihelion.loops"

MOST_SECONDS = 1800.0
"""Seconds after which a queued compilation is given up."""


@dataclass(frozen=True)
class LoopFile:
    """A file of loops built around the rules of a game."""

    path: Path
    calls: Callable[[Game], Iterable[Callable[[], Any]]]
    """Returns one call of each loop with real arguments, for a given game."""


@cache
def loop_files() -> tuple[LoopFile, ...]:
    """Return the registered loop files."""
    return tuple(entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name))


@cache
def ready_file(game: Game) -> Path:
    """Return the file that marks a game's cache folder as complete."""
    digest = hashlib.sha256()
    for file in loop_files():
        digest.update(digest_of_loops(file.path).encode())
    return folder_of(game, COMPILED) / f"ready-{digest.hexdigest()[:8]}"


_known_ready: set[str] = set()


def is_ready(game: Game) -> bool:
    """Return whether all machine code of a game is in the cache."""
    if IN_BROWSER:
        from .wasm.loaded import is_here

        return is_here(game)
    if game.key not in _known_ready and os.path.exists(ready_file(game)):  # also false without permission
        _known_ready.add(game.key)
    return game.key in _known_ready


def can_be_read(game: Game) -> bool:
    """Return whether this process can read every file in a game's cache folder: another user may own them."""
    folder = ready_file(game).parent
    try:
        for path in (folder, *folder.rglob("*")):
            if path.is_dir():
                os.scandir(path).close()
            else:
                path.open("rb").close()
    except OSError:
        return False
    return True


@cache
def compile_aside(game: Game) -> subprocess.Popen[bytes]:
    """Start a child process that fills the cache, once per game. It exits by itself."""
    return subprocess.Popen(
        [sys.executable, "-m", "perihelion.engine.warmup", game.key],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class CompileQueue:
    """Compiles games one at a time, in the order requested."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Game] = queue.SimpleQueue()
        self._asked: set[str] = set()

    def ask(self, game: Game) -> None:
        """Queue a game for compilation, unless it is already queued or compiled."""
        if game.key in self._asked or os.environ.get("PERIHELION_RUNTIME") or is_ready(game):
            return
        if not self._asked:
            threading.Thread(target=self._work, name="compile queue", daemon=True).start()
        self._asked.add(game.key)
        self._waiting.put(game)

    def _work(self) -> None:
        while True:
            child = compile_aside(self._waiting.get())
            try:
                child.wait(MOST_SECONDS)
            except subprocess.TimeoutExpired:  # a rule of an installed game does not end; the next game is compiled
                child.kill()


def wait_until_ready(game: Game) -> None:
    """Block until the machine code of a game is ready."""
    while not is_ready(game):
        if compile_aside(game).wait():
            raise RuntimeError(f"{game.key} could not be compiled; perihelion warm {game.key} shows why")
        if not is_ready(game):  # another process is compiling it
            time.sleep(2)
            compile_aside.cache_clear()
