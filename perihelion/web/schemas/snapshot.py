"""The snapshot of a table, as one viewer sees it. docs/api.md explains every field."""

from __future__ import annotations

from typing import Literal

from ...draw.layout import Arrangement
from .responses import ResponseBody


class SeatView(ResponseBody):
    """A seat of a table, as the viewer may know it."""

    seat: int
    name: str
    title: str
    colour: str | None
    kind: Literal["person", "bot", "free"]
    level: str | None
    mine: bool
    present: bool
    points: int
    active: bool
    guest: str | None
    held: str | None
    takeable: bool
    resigned: str | None
    back: float | None


class BoardPart(ResponseBody):
    """A part of a tall board: its name and where it begins."""

    name: str
    top: float


class Board(ResponseBody):
    """The drawing: a static part that never changes, and groups with keys. `seats` names the panels of players."""

    width: float
    height: float
    static: str
    groups: dict[str, str]
    order: list[str]
    parts: list[BoardPart]
    seats: dict[str, int]
    handTop: float | None  # noqa: N815
    arrangements: list[Arrangement]


class OutlineSection(ResponseBody):
    """A part of the position in words."""

    heading: str
    items: list[str]
    header: list[str]
    rows: list[list[str]]


class Choice(ResponseBody):
    """A legal action, what one touches to play it, and what it does.

    `price` is what it costs, in words. A `quiet` one can wait. A `warning` is to be confirmed first.
    """

    action: str
    touch: list[str]
    says: str
    price: str | None = None
    quiet: bool = False
    warning: str | None = None


class SheetLine(ResponseBody):
    """A line of the score sheet."""

    label: str
    values: list[int]


class UndoView(ResponseBody):
    """Whether I may undo something, why not, and how far back I could ask to go."""

    can: bool
    why: str | None
    further: int | None


class UndoRequestView(ResponseBody):
    """An undo that somebody asks for."""

    seat: int
    name: str
    to: int
    agreed: list[int]
    mine: bool


class EndingView(ResponseBody):
    """The questions to ask before I resign or offer to end the game; `alone`: nobody else is asked about the end."""

    resign: str
    offer: str
    alone: bool


class EndOfferView(ResponseBody):
    """An offer to end the game now; an answer names `n`. `mine`: my answer is awaited; `own`: I made it."""

    n: int
    seat: int
    name: str
    accepted: list[int]
    mine: bool
    own: bool


class LogLine(ResponseBody):
    """A line of the log."""

    n: int
    seat: int
    kind: Literal["action", "chance", "event", "seat", "undo", "clock", "end", "table"]
    says: str
    rule: str | None
    score: list[SheetLine] | None
    undone: bool
    auto: bool
    turn: int


class StepView(ResponseBody):
    """What one entry did: the sentence, the things that changed or scored, and the points of each seat."""

    n: int
    seat: int
    turn: int
    says: str
    happened: list[str]
    points: list[int] | None
    scored: list[str]
    groups: dict[str, str | Literal[True] | None] | None = None


class Recap(ResponseBody):
    """What happened since my last turn; `groups` lead from the board of now back to the first step."""

    count: int
    groups: dict[str, str | None]
    steps: list[StepView]


class ClockView(ResponseBody):
    """The minutes for a turn, the seat whose turn it is, and the seconds left; with `soon` or fewer, time is short."""

    minutes: float
    seat: int
    left: float
    soon: float
    paused: bool


class Result(ResponseBody):
    """The result of a game that is over."""

    points: list[int]
    winners: list[int]
    sheet: list[SheetLine]
    says: str


class RulesChange(ResponseBody):
    """The rules changed under a running game; `mine`: my answer is awaited."""

    says: str
    mine: bool


class ChatLine(ResponseBody):
    """A line of chat."""

    n: int
    name: str
    seat: int
    guest: str | None
    text: str


class BotName(ResponseBody):
    """A bot for the menu of a seat."""

    name: str
    label: str


class OptionText(ResponseBody):
    """An option in words."""

    label: str
    value: str


class SettingsView(ResponseBody):
    """The settings of the table; `hints` says whether hints are given now."""

    hints: bool
    confirm: bool
    minutes: float | None
    bank: float | None
    late: str
    absent: str
    public: bool
    rated: bool
    reliable: bool
    level: str
    around: int | None


class Replay(ResponseBody):
    """Where in a finished game this snapshot is."""

    n: int
    last: int
    moments: list[int]
    turns: list[int]
    seats: list[int]


class SealView(ResponseBody):
    """The seal of the dice: its phase, the server's commitment, and what is asked of my client."""

    phase: Literal["commit", "reveal", "sealed", "open"]
    format: int
    round: int
    seal: str
    says: str
    seats: list[int]
    fresh: list[int]
    commitments: list[tuple[int, int, str]]
    closing: str | None
    complete: bool
    commit: str | None
    do: Literal["commit", "reveal"] | None
    deal: str | None


class ChainView(ResponseBody):
    """The hash chain of the log: how many entries it has, and the hash of the last one."""

    n: int
    head: str


class PlayerBoard(ResponseBody):
    """The drawing of a player's board: the part of it from `top` down."""

    width: float
    height: float
    top: float
    static: str
    groups: dict[str, str]
    order: list[str]


class PlayerView(ResponseBody):
    """Everything that lies open of a player: drawn, where the game has a board for each player, and in words."""

    board: PlayerBoard | None
    outline: list[OutlineSection]
    record: str | None


class Snapshot(ResponseBody):
    """A table as one viewer sees it."""

    type: Literal["snapshot"]
    table: str
    link: str
    game: str
    gameName: str  # noqa: N815
    options: dict[str, bool | int | str]
    optionsText: list[OptionText]  # noqa: N815
    settings: SettingsView
    public: bool
    count: int
    mark: str
    started: bool
    closed: bool
    next: str | None
    host: bool
    secrets: bool
    watching: int
    seat: int
    mine: list[int]
    seats: list[SeatView]
    bots: list[BotName]
    board: Board | None
    outline: list[OutlineSection]
    prompt: str
    yours: bool
    choices: list[Choice]
    confirm: bool
    undo: UndoView
    asked: UndoRequestView | None
    ending: EndingView | None
    offered: EndOfferView | None
    happened: list[str]
    log: list[LogLine]
    sheet: list[SheetLine]
    clock: ClockView | None
    over: Result | None
    rules: RulesChange | None
    fair: SealView
    chain: ChainView | None
    chat: list[ChatLine]
    steps: list[StepView] | None = None
    replay: Replay | None = None
