"""The command `table`: look up, close, delete, move and check tables. The server may be running."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import InvalidOptions
from ..words import Words
from .game_options import words_of
from .operate import Id, Lang, day, required, run_beside
from .serve import PORT, Address, Data

if TYPE_CHECKING:
    from ..server.moderation import Moderation
    from ..store.database import Database


class TableAction(StrEnum):
    """The actions of the command `table`."""

    LIST = "list"
    CLOSE = "close"
    DELETE = "delete"
    EXPORT = "export"
    IMPORT = "import"
    LINKS = "links"
    CHECK = "check"


def table(
    action: Annotated[TableAction, typer.Argument()],
    table: Id = "",
    ended: Annotated[bool, typer.Option("--ended")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    address: Annotated[str, typer.Option(metavar="URL")] = f"http://localhost:{PORT}",
    against: Annotated[Path | None, typer.Option(metavar="VERSION", show_default=False)] = None,
    data: Data = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Look up, close, delete, move or check tables.  Example: perihelion table list solaris"""
    words = words_of(lang)

    async def work(moderation: Moderation) -> None:
        from ..store import operators

        store = moderation.registry.database
        if action == TableAction.LIST:
            for row in await operators.find_tables(store, table, only_open=not ended):
                names = ", ".join(seat["name"] or seat["level"] or "-" for seat in row.summary["seats"])
                typer.echo(f"{row.id}  {day(row.changed)}  {row.game:10}{'' if row.open else ' *'}  {names}")
        elif action == TableAction.CLOSE:
            await moderation.close_table(required(table, words))
        elif action == TableAction.DELETE:
            await moderation.delete_table(required(table, words))
        elif action == TableAction.EXPORT:
            await _export(store, required(table, words), out, words)
        elif action == TableAction.IMPORT:
            await _import(store, Path(required(table, words)), address, words)
        elif action == TableAction.LINKS:
            await _show_links(store, required(table, words), address, words)
        else:
            await _check(store, against, table, words)

    run_beside(work, data, database)


async def _export(store: Database, table: str, out: Path | None, words: Words) -> None:
    from ..server.table_file import write_table_file
    from ..server.table_moving import export_table

    file = out or Path(f"perihelion-{table}.table")
    moved = await export_table(store, table)
    write_table_file(file, moved)
    typer.echo(str(file))
    typer.echo(words("cli-table-said-exported" if moved.table.open else "cli-table-said-copied", table=table), err=True)


async def _import(store: Database, file: Path, address: str, words: Words) -> None:
    from ..server.table_file import read_table_file
    from ..server.table_moving import import_table

    moved = read_table_file(file)
    await import_table(store, moved)
    await _show_links(store, moved.table.id, address, words)


async def _show_links(store: Database, table: str, address: str, words: Words) -> None:
    from ..server.table_moving import make_seat_links

    links = await make_seat_links(store, table)
    typer.echo(f"{address.rstrip('/')}/t/{table}")
    for name, token in links:
        typer.echo(f"{name}: {address.rstrip('/')}/me/{token}")
    typer.echo(words("cli-table-said-links" if links else "cli-table-said-no-links"), err=True)


async def _check(store: Database, against: Path | None, only: str, words: Words) -> None:
    from ..core.registry import listed_games
    from ..server.rules_check import check_tables, start_version

    if against is None:
        raise InvalidOptions(words("cli-table-said-against"))
    same = differ = 0
    with start_version(against) as other:
        typer.echo(words("cli-table-said-version", folder=str(against)))
        here = {key: game.version for key, game in listed_games().items()}
        for key, version in here.items():
            there = other.versions.get(key, 0)
            if there != version:
                typer.echo(words("cli-table-said-game", game=key, here=version, there=there))
        async for difference in check_tables(store, other, only):
            if difference is None:
                same += 1
                continue
            differ += 1
            sentence = words(f"cli-table-differs-{difference.key}", **difference.values)
            typer.echo(f"{difference.table}  {difference.game:10}  {sentence}")
    typer.echo(words("cli-table-said-checked", n=same + differ, differ=differ))
    if differ:
        raise typer.Exit(1)
