"""A guest's record at the puzzles of a game: rating, streak, what was tried and solved, and the puzzles of the day."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ...core.puzzle import FIRST_RATING

STEP = 32
"""How much one puzzle can change the rating of a solver (the K of Elo)."""
PUZZLE_STEP = 16
"""How much one solver can change the rating of a puzzle, which begins with a computed one and meets more tries."""


@dataclass
class PuzzleRecord:
    """The record; lists hold the keys of puzzles."""

    rating: int = FIRST_RATING
    streak: int = 0
    longest: int = 0
    solved: list[str] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)
    daily: int = 0
    """The last day, counted from 1970, on which the puzzle of the day was solved."""
    days: int = 0
    """On how many days in a row up to then."""

    @classmethod
    def of(cls, stored: dict[str, Any]) -> PuzzleRecord:
        """Return what was stored."""
        return cls(**{name: value for name, value in stored.items() if name in cls.__dataclass_fields__})

    def dump(self) -> dict[str, Any]:
        """Return what to store."""
        return asdict(self)

    def days_at(self, today: int) -> int:
        """Return on how many days in a row the puzzle of the day was solved, if that goes on."""
        return self.days if self.daily >= today - 1 else 0

    def count_try(self, puzzle: str, rating: int, solved: bool) -> float:
        """Count a try at a puzzle; return by how much it moves the puzzle's rating. Only the first one counts for it.

        This is Elo: the puzzle and the solver play against each other, and one of them wins.
        """
        if solved and puzzle not in self.solved:
            self.solved.append(puzzle)
        if puzzle in self.tried:
            return 0
        self.tried.append(puzzle)
        surprise = solved - 1 / (1 + 10 ** ((rating - self.rating) / 400))
        self.rating = round(self.rating + STEP * surprise)
        self.streak = self.streak + 1 if solved else 0
        self.longest = max(self.longest, self.streak)
        return -PUZZLE_STEP * surprise

    def count_daily(self, today: int) -> None:
        """Note that the puzzle of the day was solved."""
        if self.daily != today:
            self.days = self.days_at(today) + 1
            self.daily = today
