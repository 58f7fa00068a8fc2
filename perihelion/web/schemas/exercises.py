"""The bodies of requests and responses about exercises: lessons, puzzles, and mistakes that are played again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .board import Board, Choice, OutlineSection
from .requests import BoardKey, Body, Flag, Text
from .responses import ResponseBody

Moves = Annotated[list[Text], Field(max_length=60)]
"""The learner's decisions so far."""


class TryRequest(Body):
    """A try: the learner's decisions so far, and whether a hint was given. With one, a puzzle counts as missed."""

    moves: Moves = Field(default_factory=list)
    hinted: Flag = False


class HintRequest(TryRequest):
    """A step of the hint ladder: 1 where to look, 2 which piece, 3 the move."""

    step: Annotated[int, Field(ge=1, le=3, strict=True)] = 1


class TouchRequest(TryRequest):
    """Things that were touched, in order."""

    touch: Annotated[list[BoardKey], Field(min_length=1, max_length=20)]


class LessonTitle(ResponseBody):
    """A lesson in the list."""

    key: str
    title: str
    goal: str


class LessonList(ResponseBody):
    """The lessons of a game, in the order of learning, and the number of its puzzles."""

    game: str
    gameName: str  # noqa: N815
    lessons: list[LessonTitle]
    puzzles: int


class ExerciseRule(ResponseBody):
    """A rule that an exercise is about: its number, its address, and its text in the rules for players (HTML)."""

    rule: str
    link: str
    html: str


class LabelledLink(ResponseBody):
    """An address on this server, and what is written on the link."""

    link: str
    label: str


class Exercise(ResponseBody):
    """An exercise with the position after the learner's moves. `says` is the comment once it is done or missed."""

    key: str
    number: int
    of: int
    back: LabelledLink
    next: LabelledLink
    title: str
    text: str
    goal: str
    rules: list[ExerciseRule]
    state: Literal["open", "done", "missed"]
    says: str
    game: str
    gameName: str  # noqa: N815
    seat: int
    board: Board | None
    outline: list[OutlineSection]
    prompt: str
    choices: list[Choice]
    happened: list[str]
    log: list[str]
    rating: int | None = None


class ExerciseHint(ResponseBody):
    """A step of the hint ladder. `astray`: no solution is known from here, so the learner must go back first."""

    step: int
    says: str
    touch: list[str]
    action: str | None
    astray: bool = False


class MistakeInfo(ResponseBody):
    """A clear mistake of a finished game: what it cost, as a share of the win, and the page to play it again."""

    entry: int
    seat: int
    loss: float
    link: str


class MistakeList(ResponseBody):
    """My clear mistakes of a finished game, or those of all seats if I had none; the costliest first."""

    mistakes: list[MistakeInfo]


class PuzzleInfo(ResponseBody):
    """A puzzle in the list: what it is about, how hard it is, and the name of the weakest bot that finds the move."""

    key: str
    theme: str
    rating: int
    level: str


class SolverRecord(ResponseBody):
    """How I did: rating, streak, the keys of what was solved and tried, and days in a row with the daily puzzle."""

    rating: int
    streak: int
    longest: int
    solved: list[str]
    tried: list[str]
    days: int


class PracticeInfo(ResponseBody):
    """The mistakes that I practise: their number, the ids of those due, and the seconds until the next one."""

    of: int
    due: list[str]
    next: float | None


class PuzzleList(ResponseBody):
    """The puzzles of a game, the easiest first; `daily` is the key of today's puzzle."""

    game: str
    gameName: str  # noqa: N815
    daily: str | None
    puzzles: list[PuzzleInfo]
    record: SolverRecord
    practice: PracticeInfo
