"""The commands of a server: `serve`, `backup`, `restore`, `verify`. They import what they need when they run."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from typing import Annotated

import typer

from ..words import LANGUAGES, Words, language

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

    from ..store.database import FolderInUse, data_folder, lock_folder
    from ..web.app import create_app
    from ..web.compression import CompressedWebSockets

    folder = data_folder(data)
    try:
        lock_folder(folder).close()
    except FolderInUse as error:
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
        ws=CompressedWebSockets,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    logging.getLogger("uvicorn.error").addFilter(_one_line)
    server = uvicorn.Server(config)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    threading.Thread(target=_when_up, args=(server, address, browser), daemon=True).start()
    server.run()
    if not server.started:
        raise typer.Exit(1)


def _one_line(record: logging.LogRecord) -> bool:
    """What a client sent that is no text is worth a line, not a page."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
    return True


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


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)] = None,
) -> None:
    """Check a sealed game: every action, every draw, the result.  Example: perihelion verify solari.sealed"""
    from ..engine.runtimes import INTERPRETED, force_runtime
    from ..fair.verify import verify_sealed_game

    words = Words(language(lang), "perihelion.play")
    try:
        data = file.read_bytes()
    except OSError:
        typer.echo(words("verify-no-file", file=str(file)), err=True)
        raise typer.Exit(2) from None
    with force_runtime(INTERPRETED):  # one game is replayed before any machine code would be compiled
        report = verify_sealed_game(data)
    for line, key, values in report.findings:
        typer.echo(words("verify-bad", file=str(file), line=str(line), says=words(key, **values)), err=True)
    if report.other_rules:
        typer.echo(words("verify-other-rules"))
    if report.findings:
        raise typer.Exit(1)
    checked = {"actions": str(report.actions), "draws": str(report.draws)}
    typer.echo(words("verify-good", game=report.game, table=report.table, **checked))
    if report.unsealed:
        typer.echo(words("verify-unsealed", n=report.unsealed))
