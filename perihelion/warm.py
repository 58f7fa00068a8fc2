"""Fill the cache with the machine code of a game and its bots; `python -m perihelion.warm solari` does it for one."""

from __future__ import annotations

import fcntl
import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .core import kernel
from .core.game import Game, game
from .core.jit import COMPILED
from .core.runtime import compiled, ready, start
from .core.view import View, hide
from .core.warm import jobs, smallest, until
from .words import DEFAULT, Words

Tell = Callable[[int, int], None]
RUNTIME = "PERIHELION_RUNTIME"


def warm(found: Game, tell: Tell = lambda done, of: None) -> None:
    """Compile every loop of a game; `tell(done, of)` reports progress."""
    work = [*jobs(found), *bot_jobs(found)]
    gc.disable()  # a compiler makes many objects and little garbage; looking for it costs a tenth of the time
    try:
        for done, job in enumerate(work):
            tell(done, len(work))
            job()
    finally:
        gc.enable()
    tell(len(work), len(work))
    ready(found).touch()


def bot_jobs(found: Game) -> Iterator[Callable[[], Any]]:
    """One call of every loop of the bots."""
    from .bots.greedy import Ahead
    from .bots.search import Tree

    def view() -> View:
        runtime, options = compiled(found), found.read_options(smallest(found))
        s = until(runtime, runtime.state(start(found, options)), False)
        seat = runtime.actor(s)
        seen = found.rules.State.unpack(hide(found, s, seat))
        return View(found, seat, options, seen, seat, runtime.legal(s), [], Words(DEFAULT, found.package))

    def look() -> None:
        with _machine_code():
            Ahead(found).values(view(), 1, 0)

    def search() -> None:
        with _machine_code():
            tree = Tree(found, 0)
            tree.begin(view())
            tree.grow(1)

    yield look
    yield search


@contextmanager
def _machine_code() -> Iterator[None]:
    """Bots take the fastest runtime that is ready; here they are what makes it so."""
    before = os.environ.get(RUNTIME)
    os.environ[RUNTIME] = COMPILED
    try:
        yield
    finally:
        if before is None:
            del os.environ[RUNTIME]
        else:
            os.environ[RUNTIME] = before


def warm_aside(found: Game) -> None:
    """The same with low priority, unless another process is already at it."""
    os.nice(10)
    where = kernel.folder(found, COMPILED)
    where.mkdir(parents=True, exist_ok=True)
    with (where / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        warm(found)


if __name__ == "__main__":
    warm_aside(game(sys.argv[1]))
