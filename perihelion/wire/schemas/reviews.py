"""Looking at a finished game together: what the page of a review sends and gets."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from .analysis import AnalysisNode, Move
from .body import Body, ResponseBody
from .limits import Limits
from .requests import BoardKey, Identifier, SeatNumber

MOST_VARIATIONS = 400
"""Limit of moves in a review that were not played in the game."""
MOST_MARKS = 40
"""Limit of arrows and circles."""
MOST_SUGGESTED = 60
"""Limit of moves in a suggestion."""

NodeNumber = Annotated[int, Limits(ge=-1, le=5000, strict=True)]


class NewReviewRequest(Body):
    """A finished game to look at together, and the moment to begin at."""

    table: Identifier
    moment: Annotated[int, Limits(ge=0, le=2**31 - 1, strict=True)] | None = None


class BoardMark(Body):
    """An arrow from one thing on the board to another; without `end` a circle."""

    start: BoardKey
    end: BoardKey | None = None


Marks = Annotated[list[BoardMark], Limits(max_length=MOST_MARKS)]


class ReviewView(Body):
    """What everybody sees.

    The moves of the game are numbered from 0. `nodes` are the moves that were added; they continue these numbers, and
    their parents, too, are numbered so. The board shows the position after the move `at`, -1 is the beginning. `seat`
    is the seat that looks, null shows everything.
    """

    at: NodeNumber = -1
    seat: SeatNumber | None = None
    nodes: Annotated[list[AnalysisNode], Limits(max_length=MOST_VARIATIONS)] = field(default_factory=list)
    marks: Marks = field(default_factory=list)


class SuggestionRequest(Body):
    """Moves to be shown after the move `at`, with marks at their end."""

    at: NodeNumber
    moves: Annotated[list[Move], Limits(max_length=MOST_SUGGESTED)] = field(default_factory=list)
    marks: Marks = field(default_factory=list)


class DismissRequest(Body):
    """The number of a suggestion that is done."""

    number: Annotated[int, Limits(ge=0, le=2**31 - 1, strict=True)]


class LeadRequest(Body):
    """Who leads from now on: another guest here, or with null I myself, if the leader has left."""

    to: Identifier | None = None


class NewReview(ResponseBody):
    """A new review and its link."""

    review: str
    link: str


class ReviewGuest(ResponseBody):
    """A guest who looks at the review now."""

    guest: str
    name: str
    leads: bool
    mine: bool


class ReviewSuggestion(ResponseBody):
    """What a guest suggests: moves after the move `at`, and marks at their end."""

    number: int
    name: str
    mine: bool
    at: int
    moves: list[str]
    marks: list[BoardMark]


class ReviewState(ResponseBody):
    """A review as of now; over the WebSocket it comes again after each change.

    `leads` says that I lead, `leader` is the name of the leader, who has left if `leaderHere` is false. `number` grows
    with each change.
    """

    type: Literal["review"]
    table: str
    number: int
    leads: bool
    leader: str
    leaderHere: bool  # noqa: N815
    guests: list[ReviewGuest]
    view: ReviewView
    suggestions: list[ReviewSuggestion]
