"""The bodies of requests and responses about exercises: lessons, puzzles, and mistakes that are played again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .requests import BoardKey, Body, Flag, Text
from .responses import ResponseBody
from .snapshot import Board, Choice, OutlineSection

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
    """The lessons of a game, in the order in which one learns it, and how many puzzles it has."""

    game: str
    gameName: str  # noqa: N815
    lessons: list[LessonTitle]
    puzzles: int


class ExerciseRule(ResponseBody):
    """A rule that an exercise is about: its number, where it stands, and what the rules for players say (HTML)."""

    rule: str
    link: str
    html: str


class LabelledLink(ResponseBody):
    """An address on this server, and what is written on the link."""

    link: str
    label: str


class Exercise(ResponseBody):
    """An exercise with the position after the learner's moves. `says` is what is said where it is done or missed."""

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
    """A step of the hint ladder. `astray`: the learner has left the way of the solution and must go back first."""

    step: int
    says: str
    touch: list[str]
    action: str | None
    astray: bool = False


class MistakeInfo(ResponseBody):
    """A clear mistake of a finished game: what it cost, as a share of the win, and where it can be played again."""

    entry: int
    seat: int
    loss: float
    link: str


class MistakeList(ResponseBody):
    """My clear mistakes of a finished game, or those of all where I had no seat; the costliest first."""

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
    """My mistakes that I practise: how many, the ids of those that are due, and in how many seconds the next one is."""

    of: int
    due: list[str]
    next: float | None


class PuzzleList(ResponseBody):
    """The puzzles of a game, the easiest first; `daily` is the key of the one of today."""

    game: str
    gameName: str  # noqa: N815
    daily: str | None
    puzzles: list[PuzzleInfo]
    record: SolverRecord
    practice: PracticeInfo
