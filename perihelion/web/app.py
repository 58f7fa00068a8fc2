"""Everything put together: `create_app(folder)` is the server."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..play.hall import Hall
from ..play.thinking import RUNTIME
from ..play.work import Work
from ..store import guests
from ..store.database import Database
from ..words import LANGUAGES
from . import errors
from .guard import Guard, Rates
from .live import Live
from .routes import games as games_routes
from .routes import me, orders, pages, tables
from .visitors import Visitors


class Static(StaticFiles):
    """Our own files; a browser keeps them and asks whether they changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = "no-cache"
        return answer


def create_app(folder: Path) -> FastAPI:
    """The server for the tables in a folder."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database(folder)
        await database.open()
        key = await guests.key(database, "cookies")
        hall = Hall(database)
        work = Work(hall)
        os.environ[RUNTIME] = "interpreted"  # machine code is for the process of the bots, which knew the wish before
        visitors, rates = Visitors(database, key), Rates()
        live = Live(hall, visitors, rates, key)
        for name, part in {
            "database": database, "hall": hall, "work": work, "visitors": visitors, "rates": rates, "live": live,
        }.items():  # fmt: skip
            setattr(app.state, name, part)
        load_games()
        _collect_rarely()
        await work.thinking.start()
        await hall.look_over()
        await work.start()
        yield
        await work.stop()
        await database.close()

    app = FastAPI(
        title="Perihelion",
        description="Four board games about the sun. docs/api.md says what the fields mean.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    errors.install(app)
    for router in (me.router, games_routes.router, tables.router, orders.router, pages.router):
        app.include_router(router)
    app.mount("/static", Static(directory=pages.STATIC, check_dir=False), name="static")
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    return app


def _collect_rarely() -> None:
    """Looking through all tables for garbage makes them wait for tenths of a second, and play leaves hardly any.

    What is loaded now stays and is never looked through. What is new is looked through every second or so with two
    hundred tables at play, in some milliseconds; all that has grown old since the start, every other hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 5, 2000)


def load_games() -> None:
    """Read all words and draw every board once, so that the first guest does not wait for it."""
    from . import catalog, pictures

    for lang in LANGUAGES:
        catalog.games(lang)
        pages.page_words(lang)
    pictures.board_style()
