"""The progress bars of commands that compile, or let bots work for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ..core.game import Game
from ..engine import runtimes
from ..words import Words


def compile_each(games: Iterable[Game], compile_game: Callable[[Game, Callable[[int, int], None]], object]) -> None:
    """Show a bar for each game while it compiles; `compile_game` calls its second argument with what is done."""
    with Progress(console=Console(stderr=True)) as progress:
        for game in games:
            bar = progress.add_task(game.key, total=None)

            def tell(done: int, of: int, bar: TaskID = bar) -> None:
                progress.update(bar, completed=done, total=of)

            compile_game(game, tell)
            done = progress.tasks[bar].total or 1  # no loop is reported if all of them were in the cache
            progress.update(bar, completed=done, total=done)


@contextmanager
def compile_and_count(game: Game, total: int, says: str, words: Words) -> Iterator[Callable[[], None]]:
    """Show a bar while a game compiles, then one for `total` pieces of work; yield the function to call after each."""
    with _counting_bars() as progress:
        compiling = progress.add_task(words("arena-compiling"), total=1)
        runtimes.wait(game)
        progress.update(compiling, completed=1, visible=False)
        bar = progress.add_task(says, total=total)
        yield lambda: progress.advance(bar)


@contextmanager
def count_work(total: int, says: str) -> Iterator[Callable[[], None]]:
    """Show a bar for `total` pieces of work; yield the function to call after each."""
    with _counting_bars() as progress:
        bar = progress.add_task(says, total=total)
        yield lambda: progress.advance(bar)


def _counting_bars() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True))
