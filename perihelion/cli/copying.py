"""The command `copy`: a whole installation from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from typing import Annotated

import typer

from ..words import LANGUAGES, language
from .game_options import words_of


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)] = None,
) -> None:
    """Copy all tables between SQLite and PostgreSQL.  Example: perihelion copy tables postgresql://me@localhost/tables"""
    from rich.console import Console
    from rich.progress import Progress

    from ..store.copying import copy_database, find_place
    from ..store.errors import StoreError
    from ..table_log.entries import read_entry

    words = words_of(language(lang))
    try:
        with Progress(console=Console(stderr=True), transient=True) as bar:
            rows = bar.add_task(words("cli-copy-progress"), total=None)

            def show(done: int, of: int) -> None:
                bar.update(rows, completed=done, total=of)

            copied = copy_database(find_place(source), find_place(target), read_entry, show)
    except StoreError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    typer.echo(words("cli-copy-done", **copied._asdict()))
