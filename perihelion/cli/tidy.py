"""`perihelion tidy`: shows what has accumulated, and archives or deletes it."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..words import Words
from .game_options import words_of
from .operate import Lang, run_beside
from .serve import Address, Data

if TYPE_CHECKING:
    from ..server.moderation import Moderation
    from ..store.database import Database
    from ..store.retention import TidySettings

EXAMPLES = 3
"""The number of tables of each kind that are named."""

Days = Annotated[int | None, typer.Option(metavar="DAYS", min=0, show_default=False)]


def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    finished: Days = None,
    abandoned: Days = None,
    waiting: Days = None,
    guests: Days = None,
    records: Days = None,
    automatic: Annotated[bool | None, typer.Option("--automatic/--no-automatic", show_default=False)] = None,
    save: Annotated[bool, typer.Option("--save")] = False,
    archive: Annotated[Path | None, typer.Option(metavar="DIR", show_default=False)] = None,
    data: Data = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Archive old tables.  Example: perihelion tidy --dry-run"""
    words = words_of(lang)
    given = {"finished": finished, "abandoned": abandoned, "waiting": waiting, "guests": guests, "records": records}
    changes: dict[str, Any] = {name: v for name, v in {**given, "automatic": automatic}.items() if v is not None}

    async def work(moderation: Moderation) -> None:
        from ..server.archiving import tidy as put_away
        from ..store import retention
        from ..store.sqlite import archive_folder

        registry = moderation.registry
        settings = replace(await retention.load_settings(registry.database), **changes)
        if save:
            await retention.save_settings(registry.database, settings)
            typer.echo(words("cli-tidy-said-saved"))
        await _show(registry.database, settings, words)
        if dry_run or save:
            return
        done = await put_away(registry, settings, archive_folder(archive, data))
        said = words("cli-tidy-said-done", archived=done.archived, deleted=done.deleted, guests=done.guests)
        typer.echo(said)
        if done.kept:
            typer.echo(words("cli-tidy-said-kept", n=len(done.kept), tables=" ".join(done.kept[:EXAMPLES])), err=True)

    run_beside(work, data, database)


async def _show(database: Database, settings: TidySettings, words: Words) -> None:
    """Print what is due, with some examples."""
    from ..store import retention

    for kind, count in (await retention.count_due(database, settings)).items():
        days = getattr(settings, kind)
        typer.echo(words(f"cli-tidy-said-{kind}", n=count, days=days) if days else words(f"cli-tidy-keeps-{kind}"))
        if kind in retention.TABLES:
            for row in await retention.find_due_tables(database, settings, kind, EXAMPLES):
                day = time.strftime("%Y-%m-%d", time.localtime(row.changed))
                typer.echo(f"    {row.id}  {day}  {row.game}")
