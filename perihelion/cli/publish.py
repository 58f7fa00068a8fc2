"""`perihelion publish`: writes finished public games whose people all agreed, month by month."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .game_options import words_of
from .operate import Lang, run_beside
from .serve import Address, Data

if TYPE_CHECKING:
    from ..server.moderation import Moderation


def publish(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    data: Data = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Publish finished games.  Example: perihelion publish games"""
    words = words_of(lang)

    async def work(moderation: Moderation) -> None:
        from ..server import publishing

        done = await publishing.publish(moderation.registry.database, folder, datetime.now(UTC))
        if not done.months:
            typer.echo(words("cli-publish-said-nothing"))
        else:
            said = words("cli-publish-said-done", games=done.games, months=", ".join(done.months), folder=str(folder))
            typer.echo(said)
        if done.unreadable:
            typer.echo(words("cli-publish-said-unreadable", n=done.unreadable), err=True)

    run_beside(work, data, database)
