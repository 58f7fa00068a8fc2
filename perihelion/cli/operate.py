"""The commands for operators about people: `operator`, `guest`. The server may be running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import InvalidOptions
from ..words import LANGUAGES, Words
from .game_options import words_of
from .serve import PORT, Address, Data

if TYPE_CHECKING:
    from ..server.moderation import Moderation

Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
Id = Annotated[str, typer.Argument(metavar="ID", show_default=False)]


class OperatorAction(StrEnum):
    """The actions of the command `operator`."""

    LINK = "link"
    LIST = "list"
    REMOVE = "remove"


class GuestAction(StrEnum):
    """The actions of the command `guest`."""

    LIST = "list"
    EXPORT = "export"
    RENAME = "rename"
    MUTE = "mute"
    UNMUTE = "unmute"
    BAN = "ban"
    UNBAN = "unban"
    DELETE = "delete"


def operator(
    action: Annotated[OperatorAction, typer.Argument()],
    guest: Id = "",
    address: Annotated[str, typer.Option(metavar="URL")] = f"http://localhost:{PORT}",
    data: Data = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Make operators.  Example: perihelion operator link"""
    words = words_of(lang)

    async def work(moderation: Moderation) -> None:
        from ..store import guests, operators

        store = moderation.registry.database
        if action == OperatorAction.LINK:
            token = await operators.make_link(store)
            typer.echo(f"{address.rstrip('/')}/operator/link/{token}")
            typer.echo(words("cli-operator-said-link"), err=True)
        elif action == OperatorAction.LIST:
            for one in await operators.list_operators(store):
                known = await guests.find(store, one)
                typer.echo(f"{one}  {known.name if known else ''}")
        elif not await operators.remove_operator(store, required(guest, words)):
            raise InvalidOptions(words("cli-operator-said-none", guest=guest))

    run_beside(work, data, database)


def guest(
    action: Annotated[GuestAction, typer.Argument()],
    guest: Id = "",
    name: Annotated[str | None, typer.Option(metavar="NAME", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    data: Data = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Look up, export, rename, mute, ban or delete a guest.  Example: perihelion guest list Ada"""
    words = words_of(lang)

    async def work(moderation: Moderation) -> None:
        from ..store import operators
        from ..web.people.personal_data import export_guest

        store = moderation.registry.database
        if action == GuestAction.LIST:
            for row in await operators.find_guests(store, guest):
                typer.echo(f"{row.id}  {day(row.created)}  {row.tables:4}  {row.name}")
            return
        who = required(guest, words)
        if action == GuestAction.EXPORT:
            file = out or Path(f"perihelion-{who}.zip")
            file.write_bytes(await export_guest(store, who))
            typer.echo(str(file))
        elif action == GuestAction.RENAME:
            if not name:
                raise InvalidOptions(words("cli-guest-said-name"))
            await moderation.rename_guest(who, name)
        elif action == GuestAction.DELETE:
            await moderation.erase_guest(who)
        else:
            forbids = action in (GuestAction.MUTE, GuestAction.BAN)
            kind = "mute" if action in (GuestAction.MUTE, GuestAction.UNMUTE) else "ban"
            await moderation.restrict_guest(who, **{kind: forbids})

    run_beside(work, data, database)


def required(text: str, words: Words) -> str:
    """Return an id. Raises InvalidOptions if it is missing."""
    if not text:
        raise InvalidOptions(words("cli-id-missing"))
    return text


def day(moment: float) -> str:
    """Return the day of a moment."""
    return time.strftime("%Y-%m-%d", time.localtime(moment))


def run_beside(
    work: Callable[[Moderation], Coroutine[object, None, None]], data: Path | None, address: str | None
) -> None:
    """Run some work on the database, beside a running server if there is one."""
    from ..engine.runtimes import INTERPRETED, force_runtime
    from ..server.moderation import Moderation
    from ..server.registry import TableRegistry
    from ..store.database import Database, find_database
    from ..table.errors import TableError

    async def run() -> None:
        database = Database(find_database(data, address), beside=True)
        await database.open()
        try:
            await work(Moderation(TableRegistry(database)))
        finally:
            await database.close()

    try:
        with force_runtime(INTERPRETED):
            asyncio.run(run())
    except TableError as error:
        words = Words(words_of(None).lang, "perihelion.table")
        raise InvalidOptions(words(error.key, **error.values)) from None
