"""Own mistakes that come again after some days: the list of a guest, and a mistake as an exercise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Generic, Protocol, TypeVar

from ...core.game import Game
from ...core.notation import read_position
from ...core.position import Position
from ...core.repetition_boxes import DAYS
from ...json_types import JsonObject
from ...report.model import Decision, read_decision
from ..errors import WebError
from ..schemas.exercises import Exercise, LabelledLink, PracticeInfo
from ..table_words import table_words
from .mistakes import Compare, MistakePosition


def write_decision(decision: Decision) -> JsonObject:
    """Return a decision as data to store."""
    return asdict(decision)


class PractisedRow(Protocol):
    """A mistake that a guest practises, in a list."""

    @property
    def id(self) -> str: ...
    @property
    def box(self) -> int: ...
    @property
    def due(self) -> float: ...


class RepetitionRow(PractisedRow, Protocol):
    """A mistake that a guest practises."""

    @property
    def game(self) -> str: ...
    @property
    def position(self) -> str: ...
    @property
    def decision(self) -> JsonObject: ...


Row = TypeVar("Row", bound=RepetitionRow)


def describe_practice(rows: Sequence[PractisedRow], now: float) -> PracticeInfo:
    """Return the number of mistakes that a guest practises, and which of them are due."""
    due = [row.id for row in rows if row.due <= now]
    later = [row.due - now for row in rows if row.due > now]
    return PracticeInfo(of=len(rows), due=due, next=min(later, default=None))


class RepetitionExercise(MistakePosition, Generic[Row]):
    """A mistake that is practised, for one reader."""

    def __init__(self, game: Game, row: Row, lang: str):
        self.row = row
        options, s = read_position(game, row.position)
        start = Position(game, options, s, lang)
        super().__init__(start, read_decision(row.decision), table_words(lang, game.package, players=start.seats))

    async def show(self, moves: Sequence[str], compare: Compare, rows: Sequence[PractisedRow], now: float) -> Exercise:
        """Return the exercise; after a move with what it is worth. `rows` are all that the guest practises."""
        position = self.describe_position(moves, *await self.judge(moves, compare))
        words, game = self.words, self.start.game.key
        due = [row.id for row in rows if row.due <= now]
        following = [other for other in due if other != self.row.id]
        back = LabelledLink(link=f"/puzzles/{game}", label=words("puzzles-of", game=words("game")))
        return {
            **position,
            "key": self.row.id,
            "number": due.index(self.row.id) + 1 if self.row.id in due else 1,
            "of": max(1, len(due)),
            "back": back,
            "next": LabelledLink(link=f"/puzzles/{game}/mine/{following[0]}", label=words("mistake-next"))
            if following
            else back,
            "title": words("practice-title", box=self.row.box + 1, of=len(DAYS)),
        }


def require(row: Row | None, game: Game) -> Row:
    """Return the row. Raises WebError if there is none, or it belongs to another game."""
    if row is None or row.game != game.key:
        raise WebError(404, "unknown")
    return row
