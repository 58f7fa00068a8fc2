"""`perihelion puzzles`: bots play, and positions with one outstanding move are kept as puzzles."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from itertools import islice
from pathlib import Path

import typer

from ..core.game import Game, Options
from ..core.puzzle import FILE, Puzzle, add_puzzles, read_puzzles, write_puzzles
from ..engine import runtimes
from ..errors import InvalidOptions
from ..report.puzzles import Searched, search_game, verify_puzzle
from ..words import Words
from ..workers import ProcessWorkers
from .progress import compile_and_count


def make(
    game: Game,
    sets: list[Options],
    wanted: int,
    games: int,
    minutes: float,
    seed: int,
    out: Path | None,
    words: Words,
) -> None:
    """Search for puzzles until the file has enough, all games are searched, or the time is over.

    The games are played with these sets of options in turn.
    """
    file = out or Path(f"{game.key}-{FILE}")
    progress = SearchProgress(file, sets, seed)
    known, examined, searched = add_puzzles(file, []), 0, 0  # fails at once if the file cannot be written
    end = time.time() + 60 * minutes if minutes else math.inf
    runtimes.wait(game)  # once, before many processes need the machine code
    workers = ProcessWorkers()
    try:
        numbers = (number for number in range(games) if number not in progress.done)
        for found in search_games(workers, game, sets, seed, numbers if known < wanted else (), end):
            for puzzle in found.puzzles:
                known, gap = add_puzzles(file, [puzzle]), round(100 * puzzle.gap)
                best, rating = puzzle.best, puzzle.rating
                typer.echo(words("puzzles-found", n=known, key=puzzle.key, best=best, gap=gap, rating=rating))
            progress.note(found)
            examined, searched = examined + found.examined, searched + 1
            if known >= wanted:
                break
    finally:
        workers.shutdown()
    typer.echo(words("puzzles-done", games=searched, looked=examined, file=str(file), n=known))


def verify(game: Game, out: Path | None, words: Words) -> None:
    """Verify the puzzles of a file with the current bots, and remove those that no longer are puzzles."""
    file = out or Path(f"{game.key}-{FILE}")
    try:
        known = list(read_puzzles(file.read_text(encoding="utf-8")).values())
    except OSError as error:
        raise InvalidOptions(f"{file}: {error.strerror}").named("cli-unreadable", file=str(file)) from None
    left: dict[str, Puzzle] = {puzzle.key: puzzle for puzzle in known}
    with compile_and_count(game, len(known), words("puzzles-verifying"), words) as count:
        workers = ProcessWorkers()
        try:
            tasks = {workers.submit(verify_puzzle, game.key, puzzle): puzzle for puzzle in known}
            for task in as_completed(tasks):
                puzzle, found = tasks[task], task.result()
                if found is None:
                    del left[puzzle.key]
                    typer.echo(words("puzzles-contradicted", key=puzzle.key, best=puzzle.best))
                else:
                    left[puzzle.key] = found
                write_puzzles(file, left.values())  # keeps the progress if the command is stopped
                count()
        finally:
            workers.shutdown()
    typer.echo(words("puzzles-verified", n=len(left), known=len(known)))


def search_games(
    workers: ProcessWorkers,
    game: Game,
    sets: list[Options],
    seed: int,
    numbers: Iterable[int],
    end: float = math.inf,
) -> Iterator[Searched]:
    """Search these games with all workers. Yield each as soon as it is done; begin none after `end`."""
    waiting, running = iter(numbers), set[Future[Searched]]()
    while True:
        room = workers.count - len(running) if time.time() < end else 0
        for number in islice(waiting, room):
            running.add(workers.submit(search_game, game.key, sets[number % len(sets)], seed, number, end))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


class SearchProgress:
    """The numbers of the searched games, kept beside the file of puzzles, so that a search can be continued."""

    def __init__(self, puzzles: Path, sets: list[Options], seed: int):
        self._file, self._sets, self._seed = puzzles.with_name(f"{puzzles.name}.games"), sets, seed
        lines = self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else []
        notes = [json.loads(line) for line in lines]
        self.done = {note["game"] for note in notes if note == self._note(note["game"])}

    def note(self, found: Searched) -> None:
        """Record that a game was searched to its end."""
        if found.complete:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(self._note(found.number)) + "\n")

    def _note(self, number: int) -> dict[str, int | Options]:
        return {"seed": self._seed, "options": self._sets[number % len(self._sets)], "game": number}
