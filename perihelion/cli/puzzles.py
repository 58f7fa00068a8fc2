"""`perihelion puzzles`: bots play, and positions with one outstanding move are kept as puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from ..core.game import Game
from ..core.puzzle import FILE, add_puzzles
from ..report.puzzles import PuzzleMaker, prepare
from ..words import Words


def make(
    game: Game, options: dict[str, Any], wanted: int, games: int, seed: int, out: Path | None, words: Words
) -> None:
    """Look for puzzles until enough are found or all games are played; each is written as soon as it is found."""
    file = out or Path(f"{game.key}-{FILE}")
    prepare(game)
    maker, found = PuzzleMaker(game, options, seed), 0
    for puzzle in maker.puzzles(games):
        if puzzle is None:
            continue
        found += 1
        known = add_puzzles(file, [puzzle])
        gap = round(100 * puzzle.gap)
        typer.echo(words("puzzles-found", n=found, key=puzzle.key, best=puzzle.best, gap=gap, rating=puzzle.rating))
        if found >= wanted:
            break
    typer.echo(words("puzzles-done", found=found, looked=maker.looked, file=str(file), n=known if found else 0))
