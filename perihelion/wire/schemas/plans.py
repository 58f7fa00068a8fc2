"""Planning ahead: the bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated

from ...table.plan_commands import MOST_MOVES
from .board import Board, Choice, OutlineSection
from .body import Body
from .limits import Limits
from .message import Message
from .requests import BoardKey, Count, Flag, Identifier, Text

Moves = Annotated[list[Text], Limits(max_length=MOST_MOVES)]


class ImagineRequest(Body):
    """Moves that I imagine from now on: those of others, what chance brings (beginning with `~`), and my own."""

    moves: Moves


class ImagineTouchRequest(ImagineRequest):
    """Imagined moves, and the things that were touched after them."""

    touch: Annotated[list[BoardKey], Limits(min_length=1, max_length=8)]


class PlanRequest(ImagineRequest):
    """A line that ends with a move of mine, and the count that it begins with."""

    after: Count


class PlanIdRequest(Body):
    """One of my plans."""

    id: Identifier


class ForcedRequest(Body):
    """Whether a move is played for me if it is the only one."""

    on: Flag


class PlannedMove(Message):
    """A move of a line."""

    seat: int
    """The seat that plays it; -1 for chance."""
    mine: bool
    """It is my own move."""
    says: str
    """The move in words."""


class PlanView(Message):
    """A plan of mine."""

    id: str
    """The id of the plan."""
    line: list[PlannedMove]
    """The moves; the last one is mine."""


class PlanList(Message):
    """My plans at a table."""

    plans: list[PlanView]
    """All plans."""
    forced: bool
    """A move is played for me if it is the only one."""
    why: str | None
    """Why nothing can be planned now, or null."""


class ImaginedPosition(Message):
    """The position after imagined moves, as I would see it."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    count: int
    """The count of the table."""
    actor: int
    """The seat to act; -1 for chance, -2 if the game is over."""
    mine: bool
    """The next move is my own."""
    over: bool
    """The game is over."""
    complete: bool
    """The line ends with a move of mine, so that it can be a plan."""
    board: Board | None
    """The drawing, or null."""
    outline: list[OutlineSection]
    """The position in words."""
    prompt: str
    """What is to be imagined next, in one sentence."""
    choices: list[Choice]
    """What may come next."""
    happened: list[str]
    """The keys of the groups that the last move changed."""
    line: list[PlannedMove]
    """The imagined moves."""
