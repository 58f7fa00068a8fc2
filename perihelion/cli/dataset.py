"""`perihelion dataset`: a progress bar while bots play, then a file with all their games."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.arena import Arena
from ..bots.dataset import check, write_dataset
from ..engine import runtimes
from ..term.screen import QUIET, Screen
from ..words import Words


def write(arena: Arena, games: int, out: Path | None, words: Words) -> None:
    """Play the games and write the file."""
    check(arena)
    file = out or Path(f"{arena.game.key}.parquet")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        compiling = progress.add_task(words("arena-compiling"), total=1)
        runtimes.wait(arena.game)
        progress.update(compiling, completed=1, visible=False)
        bar = progress.add_task(words("arena-games"), total=games)
        write_dataset(arena, games, file, tell=lambda: progress.advance(bar))
    Screen().say(words("dataset-written", file=str(file), games=games, size=-(-file.stat().st_size // 1000)), QUIET)
