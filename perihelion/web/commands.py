"""`perihelion serve`, `backup` and `restore`. The command line registers them; nothing here is imported before that."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from typing import Annotated

import typer

HOST, PORT = "127.0.0.1", 8437

Data = Annotated[Path | None, typer.Option(metavar="DIR", show_default=False)]


def serve(
    port: Annotated[int, typer.Option(metavar="N")] = PORT,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = HOST,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    data: Data = None,
    verbose: bool = False,
) -> None:
    """Serve the table in the browser.  Example: perihelion serve --port 8000 --no-browser"""
    import uvicorn

    from ..store.database import InUse, data_folder, hold
    from .app import create_app

    folder = data_folder(data)
    try:
        hold(folder).close()
    except InUse as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        create_app(folder),
        host=host,
        port=port,
        log_level="info" if verbose else "warning",
        access_log=verbose,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    threading.Thread(target=_when_up, args=(server, address, browser), daemon=True).start()
    server.run()
    if not server.started:
        raise typer.Exit(1)


def _when_up(server: object, address: str, browser: bool) -> None:
    """Say where the table is as soon as it is there, and open it."""
    import time

    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.05)
    print(f"Perihelion: {address}", flush=True)
    if browser and sys.stdout.isatty():
        import webbrowser

        webbrowser.open(address)


def backup(file: Path, data: Data = None) -> None:
    """Copy all tables to FILE; the server may be running.  Example: perihelion backup tables.sqlite"""
    from ..errors import PerihelionError
    from ..store.backup import backup as copy
    from ..store.database import data_folder

    try:
        typer.echo(f"{copy(data_folder(data), file)} tables -> {file}")
    except PerihelionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def restore(file: Path, data: Data = None) -> None:
    """Put the tables of FILE in place of those that are there; the server must not run."""
    from ..errors import PerihelionError
    from ..store.backup import restore as put_back
    from ..store.database import data_folder

    try:
        typer.echo(f"{put_back(data_folder(data), file)} tables <- {file}")
    except PerihelionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
