"""`perihelion puzzles`: bots play, and positions with one outstanding move are kept as puzzles."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from pathlib import Path
from typing import Any

import typer

from ..core.game import Game
from ..core.puzzle import FILE, add_puzzles
from ..engine import runtimes
from ..report.puzzles import Searched, search_game
from ..words import Words
from ..workers import ProcessWorkers


def make(
    game: Game,
    options: dict[str, Any],
    wanted: int,
    games: int,
    minutes: float,
    seed: int,
    out: Path | None,
    words: Words,
) -> None:
    """Look for puzzles until the file has enough, all games are looked through, or the time is over."""
    file = out or Path(f"{game.key}-{FILE}")
    progress = SearchProgress(file, options, seed)
    known, looked, searched = add_puzzles(file, []), 0, 0  # where it cannot be written, that is said at once
    end = time.time() + 60 * minutes if minutes else math.inf
    runtimes.wait(game)  # once, before many processes need the machine code
    workers = ProcessWorkers()
    try:
        numbers = (number for number in range(games) if number not in progress.done)
        for found in search_games(workers, game, options, seed, numbers if known < wanted else (), end):
            for puzzle in found.puzzles:
                known, gap = add_puzzles(file, [puzzle]), round(100 * puzzle.gap)
                facts = {"key": puzzle.key, "best": puzzle.best, "gap": gap, "rating": puzzle.rating}
                typer.echo(words("puzzles-found", n=known, **facts))
            progress.note(found)
            looked, searched = looked + found.looked, searched + 1
            if known >= wanted:
                break
    finally:
        workers.shutdown()
    typer.echo(words("puzzles-done", games=searched, looked=looked, file=str(file), n=known))


def search_games(
    workers: ProcessWorkers,
    game: Game,
    options: dict[str, Any],
    seed: int,
    numbers: Iterable[int],
    end: float = math.inf,
) -> Iterator[Searched]:
    """Look through these games with all workers. Yield each as soon as it is done; begin none after `end`."""
    waiting, running = iter(numbers), set[Future[Searched]]()
    while True:
        room = workers.count - len(running) if time.time() < end else 0
        for number in islice(waiting, room):
            running.add(workers.submit(search_game, game.key, options, seed, number, end))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


class SearchProgress:
    """The numbers of the games that were looked through, kept beside the file of puzzles, so that a search goes on."""

    def __init__(self, puzzles: Path, options: dict[str, Any], seed: int):
        self._file = puzzles.with_name(f"{puzzles.name}.games")
        self._search = {"seed": seed, "options": options}
        lines = self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else []
        notes = [json.loads(line) for line in lines]
        self.done = {note["game"] for note in notes if (note["seed"], note["options"]) == (seed, options)}

    def note(self, found: Searched) -> None:
        """Keep that a game was looked through to its end."""
        if found.complete:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**self._search, "game": found.number}) + "\n")
