"""Puzzles of a game: positions with one turn that is much better than all others, stored in `puzzles.jsonl`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from .game import Game

FILE = "puzzles.jsonl"

FIRST_RATING = 1000
"""The rating of a solver who tries the first puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """A position of a game between bots, and the turn that a deep search found to be the best."""

    key: str
    """The name in addresses: the first digits of a hash of the position."""
    position: str
    """The position in one line."""
    best: str
    """The best action."""
    turn: list[str]
    """The solution: the turn with the best action, to its end or the next outcome of chance."""
    second: str
    """The best other action."""
    second_turn: list[str]
    """The turn that begins with it."""
    gap: float
    """How much more of the win the best action is expected to bring than the second."""
    error: float
    """The standard error of the gap."""
    theme: str
    """The term of the judge in which the best action gains most; `others` means the terms of the opponents."""
    rating: int
    """The difficulty on the scale of the solvers' ratings, estimated from attempts of the bots of the ladder."""
    level: str
    """The weakest bot of the ladder that finds the best action."""
    simulations: int
    """With how many simulations it was verified."""

    def line(self) -> str:
        """Return the line of the file."""
        return json.dumps(asdict(self), ensure_ascii=False)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their keys; empty if the game has no such file."""
    file = files(game.package).joinpath(FILE)
    return read_puzzles(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read_puzzles(text: str) -> dict[str, Puzzle]:
    """Return the puzzles of a file by their keys."""
    found = (Puzzle(**json.loads(line)) for line in text.splitlines() if line.strip())
    return {puzzle.key: puzzle for puzzle in found}


def add_puzzles(file: Path, puzzles: list[Puzzle]) -> int:
    """Add puzzles to a file without changing known ones. Return the new number of puzzles."""
    known = read_puzzles(file.read_text(encoding="utf-8")) if file.exists() else {}
    for puzzle in puzzles:
        known.setdefault(puzzle.key, puzzle)
    write_puzzles(file, known.values())
    return len(known)


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Rewrite a file of puzzles. If that is interrupted, the old file stays."""
    made = file.with_name(f"{file.name}.new")
    made.write_text("".join(f"{puzzle.line()}\n" for puzzle in puzzles), encoding="utf-8")
    made.replace(file)
