"""The command `site`: the folder of static files that needs no server. It imports modules when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import InvalidOptions
from .game_options import words_of


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    server: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    base_path: Annotated[str, typer.Option(metavar="PATH", show_default=False)] = "",
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Write the table as a folder of static files.  Example: perihelion site ~/perihelion"""
    from rich.console import Console

    from ..core.registry import listed_games
    from ..engine.wasm.build import build
    from ..site.build import write_site
    from ..web.http.base_path import read_base_path
    from .progress import compile_each

    words = words_of(lang)
    if server and not server.startswith(("http://", "https://")):
        raise InvalidOptions(words("cli-site-not-an-address", given=server))
    base = read_base_path(base_path)
    compile_each(listed_games().values(), build)
    with Console(stderr=True).status(words("cli-site-writing")):
        sizes = write_site(folder, server.rstrip("/"), base)
    for name, size in sizes.items():
        typer.echo(f"{name:<12} {size / 1000:9,.0f} kB")
    typer.echo(words("cli-site-written", folder=str(folder)))
