"""The ASGI application: `create_app(where)` returns it, and its lifespan starts and stops the parts of the server."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from sqlalchemy import URL

from ..core.registry import foreign_packages
from ..core.slow_rules import stop_slow_rules
from ..engine.background import is_ready
from ..engine.runtimes import INTERPRETED, force_runtime
from ..notices.notifier import Notifier
from ..server.cluster import Cluster, new_number
from ..server.deals import Deals
from ..server.pairing import Pairing
from ..server.planned_moves import PlannedMoves
from ..server.play_comparison import PlayComparison
from ..server.registry import TableRegistry
from ..server.result_recorder import Recorder
from ..server.scheduler import Scheduler
from ..server.tournaments import Tournaments
from ..store import companions as companion_games
from ..store import guests
from ..store.database import Database
from ..store.processes import SERVER
from ..store.reviews import MESSAGE
from ..store.sqlite import archive_folder
from ..store.write_check import WriteCheck
from ..wire.catalog import list_games
from ..wire.pictures import board_stylesheet
from ..words import LANGUAGES
from .http.compressed_responses import CompressedResponses
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
    device,
    embeds,
    explorer,
    friends,
    games,
    groups,
    health,
    leagues,
    lessons,
    live,
    mail_links,
    me,
    mistakes,
    notices,
    operator,
    overlays,
    pages,
    pairing,
    plans,
    player_history,
    puzzles,
    reviews,
    sign_in,
    spaced_repetition,
    tables,
    tournaments,
    turns,
)
from .services import Services
from .site.archiving_task import Upkeep
from .site.pages import client_words
from .table.live_tables import LiveTables


def create_app(where: Path | URL) -> FastAPI:
    """Return the server for the tables in a folder, or in PostgreSQL."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # Only the process of the bots needs machine code; tables use the interpreted rules.
        with force_runtime(INTERPRETED), stop_slow_rules(foreign_packages):
            services = app.state.services = await open_services(where)
            services.device_files.maker = app.state.device_maker
            async with run_services(services):
                yield

    app = FastAPI(
        title="Perihelion",
        description="Board games about the sun. docs/api.md says what the fields mean.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.device_maker = ""  # the command line, which stands above this part, knows it
    install_error_handlers(app)
    for routes in (
        live,
        me,
        account,
        sign_in,
        turns,
        notices,
        mail_links,
        player_history,
        lessons,
        mistakes,
        puzzles,
        spaced_repetition,
        analysis,
        companions,
        deals,
        analysis_work,
        reviews,
        explorer,
        games,
        groups,
        tournaments,
        leagues,
        friends,
        pairing,
        tables,
        plans,
        commands,
        device,
        pages,
        embeds,
        overlays,
        app_files,
        assets,
        operator,
        health,
    ):
        app.include_router(routes.router)
    app.mount("/static", ClientFiles(directory=STATIC, check_dir=False), name="static")
    app.add_middleware(CompressedResponses, minimum_size=1000, compresslevel=5)
    app.add_middleware(GuestMiddleware)
    return app


async def open_services(where: Path | URL) -> Services:
    """Open the database and return the parts of the server. None of them is started yet."""
    database = Database(where)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(database.close)
        await database.open()
        services = make_services(database, await guests.load_key(database, "cookies"), where)
        stack.pop_all()
    return services


def make_services(database: Database, key: bytes, where: Path | URL) -> Services:
    """Return the parts of the server on an open database; `key` signs cookies and makes pseudonyms."""
    registry, limits, sessions = TableRegistry(database), RateLimits(), Sessions(database, key)
    deals_of_server = Deals(registry)
    live_tables = LiveTables(registry, limits, key, deals_of_server)
    number = new_number()
    scheduler, recorder = Scheduler(registry, number), Recorder(registry)
    services = Services(
        database=database,
        registry=registry,
        scheduler=scheduler,
        recorder=recorder,
        play_comparison=PlayComparison(database, recorder, scheduler.bot_worker),
        notifier=Notifier(registry),
        deals=deals_of_server,
        tournaments=Tournaments(registry, number),
        plans=PlannedMoves(registry),
        pairing=Pairing(registry),
        live=live_tables,
        sessions=sessions,
        sign_in_mails=SignInMails(database),
        limits=limits,
        computations=Computations(limits),
        operations=Operations(registry, live_tables, sessions),
        upkeep=Upkeep(registry, archive_folder(data=where if isinstance(where, Path) else None)),
        write_check=WriteCheck(database),
        entered=live_tables.broadcasts.entered,
    )
    live_tables.reviews.process = number
    if database.shared:
        services.cluster = _join_cluster(services, number)
    return services


@asynccontextmanager
async def run_services(services: Services) -> AsyncIterator[None]:
    """Start all parts of the server, and stop them after the block, or if one of them fails to start.

    A part that was not started can be stopped, too. Commands end before the parts that store what follows from them:
    notices, deals, tournaments and results.
    """
    async with AsyncExitStack() as stack:  # the last one added is stopped first
        stack.push_async_callback(services.database.close)
        if services.cluster is not None:
            stack.push_async_callback(services.cluster.stop)
        stack.push_async_callback(services.play_comparison.stop)
        stack.push_async_callback(services.recorder.stop)
        stack.push_async_callback(services.deals.stop)
        stack.push_async_callback(services.tournaments.stop)
        stack.push_async_callback(services.sign_in_mails.stop)
        stack.push_async_callback(services.notifier.stop)
        stack.push_async_callback(services.registry.finish)
        stack.push_async_callback(services.scheduler.stop)
        stack.push_async_callback(services.plans.stop)
        stack.push_async_callback(services.pairing.stop)
        stack.callback(services.computations.stop)
        stack.push_async_callback(services.upkeep.stop)
        stack.push_async_callback(services.device_files.stop)
        stack.push_async_callback(services.operations.stop)
        load_games()
        reduce_garbage_collection()
        await services.operations.start()
        services.upkeep.start()
        if services.cluster is not None:
            await services.cluster.start(SERVER)
        await services.scheduler.start()
        services.notifier.start()
        services.deals.start()
        services.tournaments.start()
        services.plans.start()
        services.pairing.start()
        await services.live.reviews.start()
        for catching_up in (services.registry.open_outdated(), services.recorder.catch_up()):
            stack.callback(asyncio.create_task(catching_up).cancel)
        yield


def _join_cluster(services: Services, number: int) -> Cluster:
    """Return the connection to the other processes on the database. This process shows what they report."""
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
    cluster.handlers[MESSAGE] = services.live.reviews.hear
    cluster.handlers[companion_games.MESSAGE] = services.live.broadcasts.hear

    async def catch_up() -> None:
        services.sessions.forget()
        await services.live.check_devices(services.sessions)
        await services.live.refresh_chats()
        await services.live.reviews.refresh()
        await services.live.broadcasts.refresh()

    cluster.on_reconnect += [catch_up, services.live.pending.wake_all]
    cluster.on_presence.append(services.live.send_presence)
    return cluster


def load_games() -> None:
    """Read all words and draw every board once, so that the first request does not wait for it."""
    with stop_slow_rules(foreign_packages):
        for lang in LANGUAGES:
            list_games(lang, is_ready)
            client_words(lang)
        board_stylesheet()


def reduce_garbage_collection() -> None:
    """Collect garbage rarely: a full collection stops all tables for tenths of a second and frees hardly anything.

    Objects that exist now are never examined again. With two hundred tables in play, new objects are examined every
    two or three seconds, which takes some hundredths of a second, and old objects every other hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 2000)
