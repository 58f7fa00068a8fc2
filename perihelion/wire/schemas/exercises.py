"""The bodies of requests and responses about exercises: lessons, puzzles, and mistakes that are played again."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from .board import Board, Choice, OutlineSection
from .body import Body
from .limits import Limits
from .message import Message
from .requests import BoardKey, Flag, Text

Moves = Annotated[list[Text], Limits(max_length=60)]
"""The learner's decisions so far."""

ExerciseState = Literal["open", "done", "missed"]


class TryRequest(Body):
    """A try: the learner's decisions so far, and whether a hint was given. With one, a puzzle counts as missed."""

    moves: Moves = field(default_factory=list)
    hinted: Flag = False


class HintRequest(TryRequest):
    """A step of the hint ladder: 1 where to look, 2 which piece, 3 the move."""

    step: Annotated[int, Limits(ge=1, le=4, strict=True)] = 1


class TouchRequest(TryRequest):
    """Things that were touched, in order."""

    touch: Annotated[list[BoardKey], Limits(min_length=1, max_length=20)]


class LessonTitle(Message):
    """A lesson in the list."""

    key: str
    """The key of the lesson."""
    title: str
    """Its title."""
    goal: str
    """What the learner has to do, in one sentence."""


class LessonList(Message):
    """The lessons of a game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    lessons: list[LessonTitle]
    """The lessons, in the order of learning."""
    puzzles: int
    """The number of its puzzles."""


class ExerciseRule(Message):
    """A rule that an exercise is about."""

    rule: str
    """The number of the rule."""
    link: str
    """Its address."""
    html: str
    """Its text in the rules for players."""


class LabelledLink(Message):
    """An address on this server, and what is written on the link."""

    link: str
    """The address."""
    label: str
    """The text of the link."""


class ExercisePosition(Message):
    """The task of an exercise, and the position after the learner's moves."""

    text: str
    """What happened so far, in words."""
    goal: str
    """What the learner has to do, in one sentence."""
    rules: list[ExerciseRule]
    """The rules that it is about."""
    state: ExerciseState
    """Whether the goal is reached."""
    says: str
    """The comment, once the exercise is done or missed; otherwise empty."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    seat: int
    """The seat of the learner."""
    board: Board | None
    """The drawing, or null."""
    outline: list[OutlineSection]
    """The position in words."""
    prompt: str
    """What the learner has to do now; empty at the end."""
    choices: list[Choice]
    """The legal actions; empty at the end."""
    happened: list[str]
    """The keys of the groups that the last move changed."""
    log: list[str]
    """What has happened, in words."""
    rating: int | None
    """How hard a puzzle is, as a rating; null for other exercises."""


class Exercise(ExercisePosition):
    """A lesson, a puzzle, or a mistake that is played again."""

    key: str
    """The key of the exercise."""
    number: int
    """Its number among those of its kind, counted from 1."""
    of: int
    """The number of those of its kind."""
    back: LabelledLink
    """The list that it belongs to."""
    next: LabelledLink
    """The next exercise, or what comes after the last one."""
    title: str
    """Its title."""


class RatingChange(Message):
    """How a first try moved my rating."""

    rating: int
    """My rating now."""
    change: int
    """Its change."""


class PuzzleTry(Exercise):
    """A puzzle."""

    solver: RatingChange | None
    """My rating after the first try; null before it and after other tries, which do not count."""


class ExerciseHint(Message):
    """A step of the hint ladder."""

    step: int
    """The step: 1 where to look, 2 which piece, 3 the move; 4 the whole solution of a puzzle."""
    says: str
    """The hint in words."""
    touch: list[str]
    """The keys of the pieces to be marked."""
    action: str | None
    """The action as text in the last step, otherwise null."""
    astray: bool
    """No solution is known from here, so the learner must go back first."""


class MistakeInfo(Message):
    """A clear mistake of a finished game."""

    entry: int
    """The number of the log entry."""
    seat: int
    """The seat that made it."""
    loss: float
    """What it cost, as a share of the win."""
    link: str
    """The page to play it again."""


class MistakeList(Message):
    """The clear mistakes of a finished game."""

    own: bool
    """I had a seat, so they are mine."""
    mistakes: list[MistakeInfo]
    """My mistakes, or those of all persons if I had no seat; the costliest first."""


class PuzzleInfo(Message):
    """A puzzle in the list."""

    key: str
    """The key of the puzzle."""
    theme: str
    """What it is about."""
    rating: int
    """How hard it is."""
    level: str
    """How hard it is, in words."""


class SolverRecord(Message):
    """How I did with the puzzles of a game."""

    rating: int
    """My rating."""
    streak: int
    """The number of puzzles solved in a row."""
    longest: int
    """The longest such streak."""
    solved: list[str]
    """The keys of the puzzles that I solved."""
    tried: list[str]
    """The keys of the puzzles that I tried."""
    days: int
    """The number of days in a row with the daily puzzle."""


class PracticeInfo(Message):
    """The mistakes that I practise."""

    of: int
    """Their number."""
    due: list[str]
    """The ids of those that are due."""
    next: float | None
    """The seconds until the next one, or null."""


class PuzzleList(Message):
    """The puzzles of a game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    daily: str | None
    """The key of today's puzzle, or null."""
    puzzles: list[PuzzleInfo]
    """The puzzles, the easiest first."""
    record: SolverRecord
    """How I did."""
    practice: PracticeInfo
    """The mistakes that I practise."""
