"""The progress bar of commands that let bots work for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.game import Game
from ..engine import runtimes
from ..words import Words


@contextmanager
def compile_and_count(game: Game, total: int, says: str, words: Words) -> Iterator[Callable[[], None]]:
    """Show a bar while a game compiles, then one for `total` pieces of work; yield the function to call after each."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        compiling = progress.add_task(words("arena-compiling"), total=1)
        runtimes.wait(game)
        progress.update(compiling, completed=1, visible=False)
        bar = progress.add_task(says, total=total)
        yield lambda: progress.advance(bar)
