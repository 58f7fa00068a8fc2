"""The server put together: `create_app(where)` returns the ASGI application."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from sqlalchemy import URL
from starlette.middleware.gzip import GZipMiddleware

from ..engine.runtimes import INTERPRETED, force_runtime
from ..notices.notifier import Notifier
from ..server.cluster import Cluster, new_number
from ..server.deals import Deals
from ..server.planned_moves import PlannedMoves
from ..server.registry import TableRegistry
from ..server.result_recorder import Recorder
from ..server.scheduler import Scheduler
from ..store import guests
from ..store.database import Database
from ..store.processes import SERVER
from ..store.sqlite import archive_folder
from ..store.write_check import WriteCheck
from ..words import LANGUAGES
from .http.computations import Computations
from .http.error_responses import install_error_handlers
from .http.middleware import GuestMiddleware
from .http.rate_limits import RateLimits
from .http.static_files import STATIC, ClientFiles
from .people.moderation import Operations
from .people.sessions import Session, Sessions
from .people.sign_in_mails import SignInMails
from .routes import (
    account,
    analysis,
    analysis_work,
    app_files,
    assets,
    commands,
    companions,
    deals,
    games,
    groups,
    lessons,
    live,
    mail_links,
    me,
    mistakes,
    notices,
    operator,
    pages,
    plans,
    puzzles,
    sign_in,
    tables,
    turns,
)
from .routes import health as watching
from .routes import player_history as records
from .routes import spaced_repetition as repetitions
from .services import Services
from .site.archiving_task import Upkeep
from .site.catalog import list_games
from .site.pages import client_words
from .site.pictures import board_stylesheet
from .table.live import LiveTables


def create_app(where: Path | URL) -> FastAPI:
    """Return the server for the tables in a folder, or in PostgreSQL."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # Only the process of the bots needs machine code; tables use the interpreted rules.
        with force_runtime(INTERPRETED):
            services = await open_services(where)
            app.state.services = services
            load_games()
            reduce_garbage_collection()
            await services.operations.start()
            services.upkeep.start()
            if services.cluster is not None:
                await services.cluster.start(SERVER)
            await services.scheduler.start()
            services.notifier.start()
            services.deals.start()
            services.plans.start()
            outdated = asyncio.create_task(services.registry.open_outdated())
            unrecorded = asyncio.create_task(services.recorder.catch_up())
            yield
            outdated.cancel()
            unrecorded.cancel()
            await services.operations.stop()
            await services.upkeep.stop()
            services.computations.stop()
            await services.plans.stop()
            await services.scheduler.stop()
            await services.registry.finish()
            await services.notifier.stop()
            await services.sign_in_mails.stop()
            await services.deals.stop()
            await services.recorder.stop()
            if services.cluster is not None:
                await services.cluster.stop()
            await services.database.close()

    app = FastAPI(
        title="Perihelion",
        description="Board games about the sun. docs/api.md says what the fields mean.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    install_error_handlers(app)
    for routes in (
        live,
        me,
        account,
        sign_in,
        turns,
        notices,
        mail_links,
        records,
        lessons,
        mistakes,
        puzzles,
        repetitions,
        analysis,
        companions,
        deals,
        analysis_work,
        games,
        groups,
        tables,
        plans,
        commands,
        pages,
        app_files,
        assets,
        operator,
        watching,
    ):
        app.include_router(routes.router)
    app.mount("/static", ClientFiles(directory=STATIC, check_dir=False), name="static")
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(GuestMiddleware)
    return app


async def open_services(where: Path | URL) -> Services:
    """Open the store and return the parts of the server."""
    database = Database(where)
    await database.open()
    key = await guests.load_key(database, "cookies")
    registry, limits, sessions = TableRegistry(database), RateLimits(), Sessions(database, key)
    deals_of_server = Deals(registry)
    live = LiveTables(registry, limits, key, deals_of_server)
    number = new_number()
    services = Services(
        database=database,
        registry=registry,
        scheduler=Scheduler(registry, number),
        recorder=Recorder(registry),
        notifier=Notifier(registry),
        deals=deals_of_server,
        plans=PlannedMoves(registry),
        live=live,
        sessions=sessions,
        sign_in_mails=SignInMails(database),
        limits=limits,
        computations=Computations(limits),
        operations=Operations(registry, live, sessions),
        upkeep=Upkeep(registry, archive_folder(data=where if isinstance(where, Path) else None)),
        write_check=WriteCheck(database),
    )
    if database.shared:
        services.cluster = _meet_neighbours(services, number)
    return services


def _meet_neighbours(services: Services, number: int) -> Cluster:
    """Return what this process has to do with the others: it shows what they tell."""
    cluster = Cluster(services.registry, services.scheduler, number)

    async def hear_guest(guest: str) -> None:
        if not services.sessions.knows(guest) and not any(
            loaded.knows(guest) for loaded in services.registry.loaded.values()
        ):
            return
        changed = await services.sessions.hear_change(guest)
        if changed is not None:
            services.registry.rename_guest(guest, changed.name)

    async def hear_device(guest: str, device: str) -> None:
        services.sessions.forget_devices(guest)
        services.live.sign_out(Session(guest, device))

    cluster.handlers |= {"chat": services.live.hear_chat, "guest": hear_guest, "device": hear_device}

    async def catch_up() -> None:
        services.sessions.forget()
        await services.live.check_devices(services.sessions)
        await services.live.refresh_chats()

    cluster.on_reconnect += [catch_up, services.live.returning.wake_all]
    cluster.on_presence.append(services.live.send_presence)
    return cluster


def load_games() -> None:
    """Read all words and draw every board once, so that the first guest does not wait for it."""
    for lang in LANGUAGES:
        list_games(lang)
        client_words(lang)
    board_stylesheet()


def reduce_garbage_collection() -> None:
    """Collect garbage rarely: a full collection stops all tables for tenths of a second and finds hardly anything.

    Objects that exist now are never examined again. With two hundred tables in play, new objects are examined every
    two or three seconds, which takes some hundredths of a second, and all objects that grew old since the start every
    other hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 2000)
