"""A guest's history with the puzzles of a game: rating, streak, attempts and solutions, and the puzzles of the day."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from ...core.puzzle import FIRST_RATING
from ...json_types import JsonObject

STEP = 32
"""The largest change of a solver's rating by one puzzle (the K of Elo)."""
PUZZLE_STEP = 16
"""The same for a puzzle's rating, which starts with a computed one and sees more attempts."""


@dataclass
class PuzzleHistory:
    """The history; lists hold the keys of puzzles."""

    rating: int = FIRST_RATING
    streak: int = 0
    longest: int = 0
    solved: list[str] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)
    daily: int = 0
    """The last day, counted from 1970, on which the puzzle of the day was solved."""
    days: int = 0
    """The number of days in a row up to then."""

    @classmethod
    def of(cls, stored: JsonObject) -> PuzzleHistory:
        """Return what was stored."""
        return cls(**{name: value for name, value in stored.items() if name in cls.__dataclass_fields__})

    def dump(self) -> JsonObject:
        """Return what to store."""
        return asdict(self)

    def days_at(self, today: int) -> int:
        """Return the current streak of solved puzzles of the day."""
        return self.days if self.daily >= today - 1 else 0

    def count_try(self, puzzle: str, rating: int, solved: bool) -> float:
        """Count a try at a puzzle. Return the change of the puzzle's rating, for which only the first try counts.

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
        """Record that the puzzle of the day was solved."""
        if self.daily != today:
            self.days = self.days_at(today) + 1
            self.daily = today
