"""`perihelion explorer`: bots play, and a file says what they played at the beginning of the game."""

from __future__ import annotations

from pathlib import Path

import typer

from ..bots.openings import write_openings
from ..core.game import Game, Options
from ..core.opening_index import FILE
from ..words import Words
from .progress import compile_and_count


def build(
    game: Game, sets: list[Options], bots: list[str], games: int, seed: int, out: Path | None, words: Words
) -> None:
    """Play the games and write the file."""
    file = out or Path(FILE)
    with compile_and_count(game, games, words("arena-games"), words) as count:
        kept = write_openings(game, sets, bots, games, seed, file, tell=count)
    typer.echo(words("explorer-written", file=str(file), n=kept, size=-(-file.stat().st_size // 1000)))
