"""The bodies of requests and responses about the analysis board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from ...json_types import JsonObject
from ...table.clean_text import clean_text
from .board import Board, Choice, OutlineSection
from .body import Body, ResponseBody
from .limits import Limits
from .requests import BoardKey, Count, Flag, OptionName, OptionValue, PlayerNames, SeatNumber, Text
from .responses import CurveSeat, HintStep

MOST_MOVES = 1500
"""Limit of moves and outcomes in a line."""
MOST_NODES = 3000
"""Limit of moves in a stored tree, with all variations."""
MOST_POSITION = 20_000
"""Limit of characters in a position text."""
MOST_FILE = 900_000
"""Limit of characters in a file; the largest are sealed games."""
MOST_PLAYOUTS = 50
"""Limit of playouts for one request."""
MOST_TITLE = 80
MOST_COMMENT = 500

Move = Annotated[str, Limits(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f]+$")]
GameKey = Annotated[str, Limits(min_length=1, max_length=40)]
Title = Annotated[str, Limits(min_length=1, max_length=200)]


class AnalysisStart(Body):
    """Where an analysis begins: a new game with options, or a position text."""

    game: GameKey
    options: Annotated[dict[OptionName, OptionValue | None], Limits(max_length=40)] = field(default_factory=dict)
    position: Annotated[str, Limits(max_length=MOST_POSITION)] = ""


class LineRequest(Body):
    """A line of moves and outcomes, and the seat whose knowledge is wanted; null: everything.

    `names` are those of the players, if the line was played at a table.
    """

    start: AnalysisStart
    moves: Annotated[list[Move], Limits(max_length=MOST_MOVES)] = field(default_factory=list)
    seat: SeatNumber | None = None
    names: PlayerNames = field(default_factory=list)


class LookRequest(LineRequest):
    """Look at the end of a line; with `roll`, chance is drawn there first."""

    roll: Flag = False


class TurnsRequest(LineRequest):
    """Tell the turns of a line, from the one that has the move with the index `first`."""

    first: Count = 0


class CurveRequest(LineRequest):
    """Follow the curve of a line; `seen` is the number of the last answer, which is not sent again."""

    seen: Count = 0


class ReplyRequest(LineRequest):
    """Let chance and a bot of this level play on at the end of a line, until it is the turn of the seat."""

    seat: SeatNumber = field()  # required here
    level: Text


class PlayoutRequest(LineRequest):
    """Play the end of a line out, at most `most` times."""

    most: Annotated[int, Limits(ge=1, le=MOST_PLAYOUTS, strict=True)] = MOST_PLAYOUTS


class LineTouchRequest(LineRequest):
    """Things that were touched at the end of a line, in order."""

    touch: Annotated[list[BoardKey], Limits(min_length=1, max_length=20)]


class ReadRequest(Body):
    """The text of a game file or of a sealed game, or a position text of a game."""

    text: Annotated[str, Limits(min_length=1, max_length=MOST_FILE)]
    game: GameKey | None = None


class AnalysisNode(Body):
    """A move of a tree. `parent` is the index of the move before it, -1 at the beginning; the first child leads on."""

    parent: Annotated[int, Limits(ge=-1, lt=MOST_NODES, strict=True)]
    move: Move
    name: Annotated[str, Limits(max_length=200)] = ""
    comment: Annotated[str, Limits(max_length=2000)] = ""

    def __post_init__(self) -> None:
        for name, most in (("name", MOST_TITLE), ("comment", MOST_COMMENT)):
            text = getattr(self, name)
            cleaned = clean_text(text, most)
            if cleaned is None and text.strip():
                raise ValueError(f"{name} is too long")
            setattr(self, name, cleaned or "")


def _check_parents(nodes: list[AnalysisNode]) -> None:
    if any(node.parent >= index for index, node in enumerate(nodes)):
        raise ValueError("a move stands before the one it follows")


class NewAnalysisRequest(Body):
    """An analysis to be stored."""

    title: Title
    start: AnalysisStart
    nodes: Annotated[list[AnalysisNode], Limits(max_length=MOST_NODES)]

    def __post_init__(self) -> None:
        _check_parents(self.nodes)


class AnalysisChange(Body):
    """Another title, another tree, or both."""

    title: Title | None = None
    nodes: Annotated[list[AnalysisNode], Limits(max_length=MOST_NODES)] | None = None

    def __post_init__(self) -> None:
        _check_parents(self.nodes or [])


class AnalysisOutcome(ResponseBody):
    """What chance may bring, in words, and how likely it is."""

    action: str
    says: str
    odds: float


class AnalysisSeat(ResponseBody):
    """A seat, its points as of now, and its colour."""

    name: str
    points: int
    colour: str


class AnalysisPosition(ResponseBody):
    """The position at the end of a line.

    `actor` is -1 if chance is next, -2 at the end. `outcomes` is empty if one seat looks. `hidden` are the
    indices of the moves that the seat did not see. `played` is what was drawn and what bots played for this answer.
    """

    game: str
    gameName: str  # noqa: N815
    seats: list[AnalysisSeat]
    actor: int
    board: Board | None
    outline: list[OutlineSection]
    prompt: str
    choices: list[Choice]
    outcomes: list[AnalysisOutcome]
    happened: list[str]
    log: list[str]
    hidden: list[int]
    played: list[str]


class AnalysisTurn(ResponseBody):
    """A turn of a line in one sentence, and its moves in words; `seat` is -1 for the set-up."""

    seat: int
    round: int
    first: int
    says: str
    moves: list[str]


class AnalysisTurns(ResponseBody):
    """The turns of a line."""

    turns: list[AnalysisTurn]


class RatedTurn(ResponseBody):
    """One of the best turns: its actions, what it does, the expected share of the win, its standard error, and why."""

    steps: list[HintStep]
    says: str
    share: float
    error: float
    why: str


class BestTurns(ResponseBody):
    """The best few turns, best first."""

    turns: list[RatedTurn]


class CurveLuck(ResponseBody):
    """What an outcome brought each seat, in shares of the win; `entry` is its index in the line."""

    entry: int
    luck: list[float]


class CurveMistake(ResponseBody):
    """A clear mistake: its index in the line, and what it cost."""

    entry: int
    seat: int
    loss: float


class AnalysisCurve(ResponseBody):
    """The curve of a line as far as it is made. `shares` are those of all seats before each move, and at the end."""

    state: str
    done: int
    of: int
    number: int
    seats: list[CurveSeat]
    shares: list[list[float]] | None
    luck: list[CurveLuck]
    mistakes: list[CurveMistake]


class PlayedOut(ResponseBody):
    """How a game ended: points and share of the win of each seat."""

    points: list[int]
    shares: list[float]


class Playouts(ResponseBody):
    """Games that were played out; none while the bots get ready."""

    games: list[PlayedOut]


class AnalysisAnimation(ResponseBody):
    """The boards along a line as one SVG file that plays by itself; null if the game has no board."""

    svg: str | None


class AnalysisFiles(ResponseBody):
    """A line as the text of a game file, the position at its end as text, and its board as an SVG file."""

    transcript: str
    position: str
    svg: str | None


class AnalysisLine(ResponseBody):
    """A line that was read: its start, its moves, the number of moves to show first, and the players' names."""

    game: str
    options: Mapping[str, bool | int | str | None]
    position: str
    moves: list[str]
    at: int = 0
    names: list[str] = field(default_factory=list)


class AnalysisInfo(ResponseBody):
    """One of my analyses; `changed` is in seconds ago."""

    id: str
    title: str
    game: str
    gameName: str  # noqa: N815
    changed: float


class AnalysisList(ResponseBody):
    """My analyses, the last changed first."""

    analyses: list[AnalysisInfo]


class KeptAnalysis(ResponseBody):
    """A stored analysis; `own`: it is mine, and I may change it."""

    id: str
    title: str
    start: JsonObject
    nodes: list[JsonObject]
    own: bool


class NewAnalysis(ResponseBody):
    """The id of an analysis, and its public link."""

    id: str
    link: str
