"""Planning ahead: the bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from ...table.plan_commands import MOST_MOVES
from .requests import BoardKey, Body, Count, Flag, Identifier, Text
from .responses import ResponseBody

Moves = Annotated[list[Text], Field(max_length=MOST_MOVES)]


class ImagineRequest(Body):
    """Moves that I imagine from now on: those of others, what chance brings (beginning with `~`), and my own."""

    moves: Moves


class ImagineTouchRequest(ImagineRequest):
    """Imagined moves, and the things that were touched after them."""

    touch: Annotated[list[BoardKey], Field(min_length=1, max_length=8)]


class PlanRequest(ImagineRequest):
    """A line that ends with a move of mine, and the count that it begins with."""

    after: Count


class PlanIdRequest(Body):
    """One of my plans."""

    id: Identifier


class ForcedRequest(Body):
    """Whether a move is to be played for me where it is the only one."""

    on: Flag


class PlannedMove(ResponseBody):
    """A move of a line. `seat` is -1 for chance; `mine`: it is my own."""

    seat: int
    mine: bool
    says: str


class PlanView(ResponseBody):
    """A plan of mine."""

    id: str
    line: list[PlannedMove]


class PlanList(ResponseBody):
    """My plans at a table. `why` says why nothing can be planned now, or is null."""

    plans: list[PlanView]
    forced: bool
    why: str | None


class ImaginedPosition(ResponseBody):
    """The position after imagined moves, as I would see it. `mine`: the next move is my own; `over`: nothing follows.

    `complete`: the line ends with a move of mine, so that it can be a plan. `count` is that of the table.
    """

    game: str
    gameName: str  # noqa: N815
    count: int
    actor: int
    mine: bool
    over: bool
    complete: bool
    board: dict[str, Any] | None
    outline: list[dict[str, Any]]
    prompt: str
    choices: list[dict[str, Any]]
    happened: list[str]
    line: list[PlannedMove]
