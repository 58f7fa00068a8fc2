"""The table's worker: a `LocalServer` over the browser's database, with the worker that thinks.

JavaScript calls `prepare` once before the memory is kept for later starts, and `start` in each window.
"""

from __future__ import annotations

import json
from asyncio import CancelledError
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Protocol

from ...companion.solver import MOST_SECONDS, IntegerProgram, Solve, use_solver
from ...local.server import LocalServer
from ...wire.catalog import list_games
from ...words import languages_of
from .browser_store import BrowserStore, Database


class ThinkingWorker(Protocol):
    """The other worker as `shell/thinker.js` offers it."""

    def call(self, number: int, name: str, payload: object) -> Awaitable[Any]: ...
    def cancel(self, number: int) -> None: ...


class BrowserThinker:
    """Lets the other worker think."""

    def __init__(self, worker: ThinkingWorker):
        self._worker, self._numbers = worker, count(1)

    async def call(self, name: str, payload: bytes) -> bytes:
        """Return the answer of a function of `perihelion.thinking`. A cancelled call is ended there."""
        from pyodide.ffi import to_js

        number = next(self._numbers)
        try:
            answer = await self._worker.call(number, name, to_js(payload))
        except CancelledError:
            self._worker.cancel(number)
            raise
        return bytes(answer.to_py())


LoadSolver = Callable[[], Awaitable[Callable[[str], str | None]]]
"""Loads the solver of `shell/solver.js`, which takes an integer program as JSON and returns its variables."""


def read_solver(solve: Callable[[str], str | None]) -> Solve:
    """Return the browser's solver as a function for integer programs."""

    def solve_program(program: IntegerProgram) -> list[float] | None:
        text = {name: getattr(program, name) for name in ("costs", "choices", "begins", "columns", "factors", "values")}
        found = solve(json.dumps({**text, "seconds": MOST_SECONDS}))
        return json.loads(found) if found else None

    return solve_program


def prepare() -> None:
    """Import and read what every start needs: it stays in the memory that the browser keeps."""
    for lang in languages_of("perihelion"):  # English, and the one that this browser has loaded
        list_games(lang, lambda game: True)


async def start(database: Database, thinker: ThinkingWorker, load_solver: LoadSolver) -> LocalServer:
    """Return a server that knows everything the database has."""

    async def prepare_solver() -> None:
        use_solver(read_solver(await load_solver()))

    server = LocalServer(BrowserStore(database), BrowserThinker(thinker), prepare_solver=prepare_solver)
    await server.start()
    return server
