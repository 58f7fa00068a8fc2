"""The bodies of requests and responses about lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .requests import BoardKey, Body, Text
from .responses import ResponseBody
from .snapshot import Board, Choice, OutlineSection

Moves = Annotated[list[Text], Field(max_length=60)]
"""The learner's decisions so far."""


class TryRequest(Body):
    """A try: the learner's decisions so far."""

    moves: Moves = Field(default_factory=list)


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
    """The lessons of a game, in the order in which one learns it."""

    game: str
    gameName: str  # noqa: N815
    lessons: list[LessonTitle]


class LessonRule(ResponseBody):
    """A rule that a lesson is about: its number, where it stands, and what the rules for players say (HTML)."""

    rule: str
    link: str
    html: str


class LessonStep(ResponseBody):
    """A lesson with the position after the learner's moves. `says` is what is said where it is done or missed."""

    key: str
    number: int
    of: int
    next: str | None
    title: str
    text: str
    goal: str
    rules: list[LessonRule]
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


class LessonHint(ResponseBody):
    """A step of the hint ladder. `astray`: the learner has left the way of the solution and must go back first."""

    step: int
    says: str
    touch: list[str]
    action: str | None
    astray: bool = False
