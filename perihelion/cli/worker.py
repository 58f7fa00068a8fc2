"""The command `worker`: a process that does the jobs of all servers on one PostgreSQL database."""

from __future__ import annotations

from typing import Annotated

import typer

from .threads import take_turns_fast

NICENESS = 5
"""The niceness of a worker: on a shared machine the servers' answers to players come first."""


def worker(
    database: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None, verbose: bool = False
) -> None:
    """Do the jobs of all servers on a database.  Example: perihelion worker --database postgresql://me@localhost/tables"""
    import asyncio
    import logging
    import signal
    from pathlib import Path

    from ..notices.notifier import Notifier
    from ..operating_system import lower_priority
    from ..server.worker import Worker
    from ..store.database import check_database, find_database
    from ..store.errors import StoreError, UnusableDatabase

    try:
        where = find_database(database=database)
        if isinstance(where, Path):
            raise UnusableDatabase("store-no-worker")
        check_database(where)
    except StoreError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None

    lower_priority(NICENESS)
    take_turns_fast()
    logging.basicConfig(
        level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(name)s: %(message)s"
    )

    async def run() -> None:
        ended, started = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, ended.set)
            except NotImplementedError:  # on Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(ended.set))
        working = asyncio.create_task(Worker(where, Notifier).run(ended, started))
        await asyncio.wait({working, asyncio.ensure_future(started.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if started.is_set():
            typer.echo("Perihelion: worker")
        await working

    asyncio.run(run())
