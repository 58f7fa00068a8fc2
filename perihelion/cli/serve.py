"""The commands of a server: `serve`, `backup`, `restore`, `verify`. They import modules when they run."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..words import LANGUAGES, Words, language
from .game_options import words_of
from .threads import take_turns_fast

if TYPE_CHECKING:
    from ..fair.verify_report import Report

HOST, PORT = "127.0.0.1", 8437
DEVICE_MAKER = "perihelion.site.device_packs"
"""The module that makes what pages load to think by themselves."""


class LogFormat(StrEnum):
    """The format of log lines."""

    TEXT = "text"
    JSON = "json"


NOT_VERIFIABLE = 3
"""The exit code of `verify` for a file without errors in which not everything can be checked."""

Data = Annotated[Path | None, typer.Option(metavar="DIR", show_default=False)]
Address = Annotated[str | None, typer.Option(metavar="URL", show_default=False)]


def serve(
    port: Annotated[int, typer.Option(metavar="N")] = PORT,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = HOST,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    data: Data = None,
    database: Address = None,
    trusted_proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="PERIHELION_TRUSTED_PROXY", show_envvar=False)
    ] = HOST,
    base_path: Annotated[
        str, typer.Option(metavar="PATH", envvar="PERIHELION_BASE_PATH", show_envvar=False, show_default=False)
    ] = "",
    log_format: Annotated[LogFormat, typer.Option()] = LogFormat.TEXT,
    processes: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, envvar="PERIHELION_PROCESSES", show_envvar=False)
    ] = 1,
    verbose: bool = False,
) -> None:
    """Serve the table in the browser.  Example: perihelion serve --port 8000 --no-browser"""
    from ..errors import PerihelionError
    from ..store.database import check_database, find_database
    from ..store.errors import UnusableDatabase
    from ..web.http.base_path import BasePath, read_base_path
    from .server_processes import FORMER, ServerProcesses

    try:
        base = read_base_path(base_path)
        where = find_database(data, database)
        if processes > 1 and isinstance(where, Path):
            raise UnusableDatabase("store-one-process")
        if processes > 1 and not hasattr(os, "fork"):
            raise UnusableDatabase("store-no-fork")
        if FORMER not in os.environ:  # running servers have checked it, and it may be briefly unavailable
            check_database(where)
    except PerihelionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None

    # The rest takes seconds to load; an impossible request has failed before that.
    import uvicorn

    from ..web.app import create_app
    from ..web.http.compression import CompressedWebSockets
    from ..web.http.logs import set_up_logs
    from ..web.http.request_ids import RequestIds
    from ..web.http.request_timeout import TimedRequests

    set_up_logs(log_format, verbose)
    logging.getLogger("uvicorn.error").addFilter(_one_line)
    app = create_app(where)
    app.state.device_maker = DEVICE_MAKER
    config = uvicorn.Config(
        RequestIds(BasePath(app, base), trusted_proxy),
        host=host,
        log_level="info" if verbose else "warning",
        log_config=None,
        access_log=False,
        http=TimedRequests,
        proxy_headers=False,
        ws=CompressedWebSockets,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        server_header=False,
    )

    def run(port: int) -> bool:
        config.port = port
        server = uvicorn.Server(config)
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}{base}/"
        threading.Thread(target=_when_up, args=(server, address, browser and processes == 1), daemon=True).start()
        take_turns_fast()
        server.run()
        return server.started

    if processes == 1:
        started = run(port)
    else:
        from ..web.site.preload import preload

        preload(app)
        started = ServerProcesses(host, range(port, port + processes), run).run()
    if not started:
        raise typer.Exit(1)


def _one_line(record: logging.LogRecord) -> bool:
    """Log invalid text from a client, and connections closed at shutdown, without a traceback."""
    from asyncio import CancelledError

    cancelled = record.exc_info is not None and record.exc_info[0] is CancelledError
    if cancelled or record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
    return True


def _when_up(server: object, address: str, browser: bool) -> None:
    """Print the address as soon as the server answers. For a person at a terminal, open it and prepare the bots."""
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.05)
    print(f"Perihelion: {address}", flush=True)
    if sys.stdout.isatty():
        if browser:
            import webbrowser

            webbrowser.open(address)
        prepare_bots()


def prepare_bots(pause: float = 0.5) -> None:
    """Compile all games that are not compiled yet, and show how many are left. People can play meanwhile."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from ..core.registry import listed_games
    from ..engine.background import CompileQueue, is_ready
    from ..engine.runtimes import forced_runtime

    games = [] if forced_runtime() else [game for game in listed_games().values() if not is_ready(game)]
    if not games:
        return
    queue, words = CompileQueue(), words_of(None)
    for game in games:
        queue.ask(game)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()) as progress:
        bar = progress.add_task(words("serve-preparing"), total=len(games))
        while not progress.finished:
            time.sleep(pause)
            progress.update(bar, completed=sum(map(is_ready, games)))


def backup(file: Path, data: Data = None) -> None:
    """Copy all tables to FILE; the server may be running.  Example: perihelion backup tables.sqlite"""
    from ..errors import PerihelionError
    from ..store.backup import backup as copy
    from ..store.sqlite import data_folder

    try:
        typer.echo(f"{copy(data_folder(data), file)} tables -> {file}")
    except PerihelionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def restore(file: Path, data: Data = None) -> None:
    """Replace all tables by those of FILE; the server must not run."""
    from ..errors import PerihelionError
    from ..store.backup import restore as put_back
    from ..store.sqlite import data_folder

    try:
        typer.echo(f"{put_back(data_folder(data), file)} tables <- {file}")
    except PerihelionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    receipt: Annotated[list[Path] | None, typer.Option(metavar="FILE", show_default=False)] = None,
    seal: Annotated[list[str] | None, typer.Option(metavar="HEX", show_default=False)] = None,
    contribution: Annotated[list[str] | None, typer.Option(metavar="HEX", show_default=False)] = None,
    deals: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)] = None,
) -> None:
    """Check a sealed game: every action, every draw, the result.  Example: perihelion verify solari.sealed"""
    from ..engine.runtimes import INTERPRETED, force_runtime
    from ..fair.published_deals import read_published
    from ..fair.receipt import ANY_ROUND, InvalidReceipt, Receipt, read_digits, read_receipt
    from ..fair.verify import verify_sealed_game
    from ..fair.verify_deal import InvalidDeal

    words = Words(language(lang), "perihelion.fair")
    path = file
    try:
        data = file.read_bytes()
        receipts = []
        for path in receipt or ():
            receipts.append(read_receipt(path.read_bytes()))
        seals = tuple((ANY_ROUND, read_digits(text)) for text in seal or ())
        parts = tuple((ANY_ROUND, read_digits(text)) for text in contribution or ())
        path = deals or path
        published = None if deals is None else read_published(deals.read_bytes())
    except OSError:
        typer.echo(words("verify-no-file", file=str(path)), err=True)
        raise typer.Exit(2) from None
    except InvalidReceipt as error:
        typer.echo(words("verify-no-receipt", given=str(error)), err=True)
        raise typer.Exit(2) from None
    except InvalidDeal as error:
        says = _printable(words(error.key, **error.values))
        typer.echo(words("verify-deals-bad", file=str(deals), says=says), err=True)
        raise typer.Exit(1) from None
    if seals or parts:
        receipts.append(Receipt(seals=seals, contributions=parts))
    with force_runtime(INTERPRETED):  # replaying one game is faster than compiling
        report = verify_sealed_game(data, receipts, published)
    for line, key, values in report.findings:
        says = _printable(words(key, **values))
        typer.echo(words("verify-bad", file=str(file), line=str(line), says=says), err=True)
    if report.other_rules:
        typer.echo(words("verify-other-rules"))
    if report.findings:
        raise typer.Exit(1)
    if report.unverifiable is not None:
        typer.echo(words("verify-unverifiable", file=str(file), line=str(report.unverifiable)), err=True)
    for sentence in _describe_proof(report, words):
        typer.echo(_printable(sentence))
    if not report.proven:
        raise typer.Exit(NOT_VERIFIABLE)


def _printable(sentence: str) -> str:
    """Return a sentence without control characters: names in a file must not be able to fake a verdict."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in sentence)


def _describe_proof(report: Report, words: Words) -> Iterator[str]:
    """Yield in plain words what is proven, for whom, and what is not."""
    from ..fair.links import LINKED_FORMAT

    checked = {"actions": str(report.actions), "draws": str(report.draws)}
    if report.unverifiable is None:
        yield words("verify-good", game=report.game, table=report.table, **checked)
    if report.unsealed:
        yield words("verify-unsealed", n=report.unsealed)
    if report.restarts:
        yield words("verify-restarts", n=report.restarts)
    if report.undone:
        yield words("verify-undone", n=report.undone)
    players = ", ".join(f"{one.name} ({one.seat + 1})" for one in report.contributors)
    if report.deal:
        yield words("verify-deal-good", deal=report.deal, n=report.deal_parts)
        yield words("verify-deal-published" if report.published else "verify-deal-not-published")
        for day, days in report.breaks.items():
            yield words("verify-deal-break", day=day, days=", ".join(days))
        if report.at_break:
            yield words("verify-deal-at-break")
        if report.model:
            yield words("verify-deal-model")
        yield words("verify-deal-choice")
        yield words("verify-deal-bots")
    else:
        depends = "verify-depends" if report.format >= LINKED_FORMAT else "verify-depends-old"
        yield words(depends, players=players) if players else words("verify-alone")
    if report.unasked:
        yield words("verify-unasked", players=", ".join(f"{one.name} ({one.seat + 1})" for one in report.unasked))
    if report.added:
        yield words("verify-added-later", n=report.added)
    for proof in report.proofs:
        if proof.link_left_out is not None:
            yield words("verify-link-left-out", n=str(proof.link_left_out))
        elif proof.chosen_by_nobody:
            yield words("verify-receipt-part")
            last = proof.last_link
            yield words("verify-links-all") if last is None else words("verify-links-end", n=str(last))
        elif not report.deal:
            yield words("verify-receipt-unordered" if proof.in_draws else "verify-receipt-no-part")
        seen = {"n": str(proof.entries_seen), "all": str(proof.entries)}
        yield words("verify-receipt-log" if proof.entries_seen else "verify-receipt-no-log", **seen)
    if not report.proofs:
        yield words("verify-no-witness")
    if report.format == 1:
        yield words("verify-old-format")
