"""Own mistakes that come again after some days: the list of a guest, and a mistake as an exercise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from ...core.game import Game
from ...core.notation import read_position
from ...core.position import Position
from ...json_types import JsonObject
from ...report.model import Decision, read_decision
from ...store import spaced_repetition
from ...store.database import Rows, StoredRow
from ..http.errors import WebError
from ..http.languages import table_words
from ..schemas.exercises import Exercise, LabelledLink, PracticeInfo
from .mistakes import Compare, MistakePosition


def write_decision(decision: Decision) -> JsonObject:
    """Return a decision as data to store."""
    return asdict(decision)


def describe_practice(rows: Rows, now: float) -> PracticeInfo:
    """Return the number of mistakes that a guest practises, and which of them are due."""
    due = [row.id for row in rows if row.due <= now]
    later = [row.due - now for row in rows if row.due > now]
    return PracticeInfo(of=len(rows), due=due, next=min(later, default=None))


class RepetitionExercise(MistakePosition):
    """A mistake that is practised, for one reader."""

    def __init__(self, game: Game, row: StoredRow, lang: str):
        self.row = row
        options, s = read_position(game, row.position)
        start = Position(game, options, s, lang)
        super().__init__(start, read_decision(row.decision), table_words(lang, game.package, players=start.seats))

    async def show(self, moves: Sequence[str], compare: Compare, rows: Rows, now: float) -> Exercise:
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
            "title": words("practice-title", box=self.row.box + 1, of=len(spaced_repetition.DAYS)),
        }


def require(row: StoredRow | None, game: Game) -> StoredRow:
    """Return the row. Raises WebError if there is none, or it belongs to another game."""
    if row is None or row.game != game.key:
        raise WebError(404, "unknown")
    return row
