"""`perihelion dataset`: a progress bar while bots play, then a file with all their games."""

from __future__ import annotations

from pathlib import Path

from ..bots.arena import Arena
from ..bots.dataset import check, write_dataset
from ..term.screen import Screen
from ..term.styles import QUIET
from ..words import Words
from .progress import compile_and_count


def write(arena: Arena, games: int, out: Path | None, words: Words) -> None:
    """Play the games and write the file."""
    check(arena)
    file = out or Path(f"{arena.game.key}.parquet")
    with compile_and_count(arena.game, games, words("arena-games"), words) as count:
        write_dataset(arena, games, file, tell=count)
    Screen().say(words("dataset-written", file=str(file), games=games, size=-(-file.stat().st_size // 1000)), QUIET)
