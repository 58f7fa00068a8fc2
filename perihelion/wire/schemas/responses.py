"""The bodies of responses, except for the snapshot of a table."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from .body import ResponseBody
from .limits import EmptyDefault
from .message import Message


class Health(ResponseBody):
    """The process runs."""

    status: str


class Readiness(ResponseBody):
    """Whether the server can play.

    A reason is `database`, `full` (nothing can be stored), `kernels:<game>` (machine code is missing), or
    `unreadable:<game>` (machine code cannot be read).
    """

    ready: bool
    reasons: list[str]


class Profile(ResponseBody):
    """The guest who asks. `mark` is the same as long as a browser has the same guest; it does not give the id away."""

    name: str
    lang: str
    named: bool
    mark: str
    operator: bool
    message: str | None
    maintenance: bool


class CurveSeat(ResponseBody):
    """The name and the colour of a seat's line."""

    name: str
    colour: str


class CurveTurn(ResponseBody):
    """A turn in one sentence. `n` is the moment at its end, `shares` are the chances then, `mistake`: a big one.

    `number` counts the turns as players do; null in reports of earlier versions.
    """

    n: int
    number: int | None = None
    seat: int
    says: str
    shares: list[float]
    mistake: bool


class ReportCurve(ResponseBody):
    """The chances to win before the first turn, and after each turn."""

    seats: list[CurveSeat]
    start: list[float]
    turns: list[CurveTurn]


class ReportState(ResponseBody):
    """A report as far as it is made. `beginning` has the reader's turning points, `html` what follows the curve.

    All three are null if the client has them already.
    """

    state: str
    done: int
    of: int
    number: int
    beginning: str | None
    html: str | None
    curve: ReportCurve | None


class Link(ResponseBody):
    """An address on this server."""

    link: str


class LinkOwner(ResponseBody):
    """The guest whom a personal link opens."""

    name: str


class OptionValue(Message):
    """A value of an option."""

    value: bool | int | str
    """The value."""
    label: str
    """The value in words."""
    needs: dict[str, bool | int | str]
    """The values of other options that it goes with."""


class OptionInfo(Message):
    """An option of a game."""

    name: str
    """The name of the option."""
    label: str
    """Its name in words."""
    about: str
    """What it does, in words."""
    kind: Literal["players", "flag", "choice", "number"]
    """How a page asks for it."""
    values: list[OptionValue]
    """The possible values; empty for a number."""
    min: int | None
    """The lowest number, or null."""
    max: int | None
    """The highest number, or null."""
    default: bool | int | str | None
    """The usual value; null if it must be given or depends on other options."""


class BotInfo(Message):
    """A bot of a game."""

    name: str
    """The name of the bot."""
    label: str
    """Its name in words."""
    about: str
    """How it plays, in words."""
    ready: bool
    """It can play now: the machine code of the game is there, if the bot needs it."""


class BrokenGame(Message):
    """An installed game that cannot be played."""

    key: str
    """The name under which its package is registered."""
    reason: str
    """Why it cannot be played, for its author; in English."""


class GameInfo(Message):
    """A game in the lobby."""

    key: str
    """The key of the game."""
    name: str
    """The name of the game."""
    about: str
    """What it is about, in one sentence."""
    players: list[int]
    """The possible numbers of players."""
    length: str
    """How long a game takes, in words."""
    picture: str
    """The address of the game's picture."""
    options: list[OptionInfo]
    """The options of the game."""
    bots: list[BotInfo]
    """The bots that can be played against."""
    first: dict[str, bool | int | str]
    """The options for a first game."""
    lessons: int
    """The number of lessons."""
    secrets: bool
    """Players have hidden information."""


class Document(ResponseBody):
    """A document as HTML, made from Markdown."""

    title: str
    html: str


class ClientWords(ResponseBody):
    """The words of the client's scripts."""

    lang: str
    languages: dict[str, str]
    """All languages: their codes, and their names in themselves."""
    words: dict[str, str]


class NewTable(ResponseBody):
    """A new table's id and address."""

    table: str
    link: str


class VacationState(ResponseBody):
    """My vacation: the seconds until it ends, or null, and the days left this year."""

    ends: float | None
    left: int


class NoticeChannel(ResponseBody):
    """Where my notices go. `kind` is `push` (a browser), `mail`, `discord`, `slack`, `ntfy` or `json`."""

    id: str
    kind: str
    address: str
    created: float


class NoticeQuiet(ResponseBody):
    """My quiet hours, in minutes after midnight; if both are the same, there are none."""

    zone: str
    begin: int
    end: int


class NoticeState(ResponseBody):
    """Which notices I want. `key` is the public key of this server, `muted` whether I muted the table asked for.

    `mail`: this server can send e-mail. `digest`: when my daily message comes, in minutes after midnight, or null.
    """

    key: str
    mail: bool
    channels: list[NoticeChannel]
    quiet: NoticeQuiet
    digest: int | None
    muted: bool


class BlockCount(ResponseBody):
    """The number of guests whose chat I blocked."""

    blocked: int


class Played(ResponseBody):
    """The count right after the command."""

    count: int


class UndoAsked(ResponseBody):
    """The other players were asked."""

    asked: bool


class Reason(ResponseBody):
    """Why something is not possible; `sentence` is null if it is possible."""

    sentence: str | None
    rule: str | None = None
    link: str | None = None


class Explanation(Reason):
    """What a thing on the board is, what touching it does now (`now`), or why it does nothing (`sentence`)."""

    name: str = ""
    effect: str = ""
    price: str = ""
    now: str = ""


class SeatTaken(ResponseBody):
    """The seat that changed."""

    seat: int


class ChatSent(ResponseBody):
    """The number of a line of chat."""

    n: int


class HintStep(ResponseBody):
    """An action of the suggested turn, in words, and what to touch for it on the board as it is then."""

    action: str
    says: str
    touch: list[str]


class Hint(ResponseBody):
    """The best turn. `says` tells it in one sentence; `why` says what it is expected to bring and why it is best.

    `steps` are its actions in their order, without those that the table plays by itself.
    """

    steps: list[HintStep]
    says: str
    why: str


class Preview(ResponseBody):
    """What an action would do, as far as I can know it. Everything is empty if it depends on hidden things."""

    results: str = ""
    """What it brings and costs, in words."""
    points: int = 0
    """The points that I would win or lose at once."""
    scored: Annotated[list[str], EmptyDefault()] = field(default_factory=list)
    """The keys of the groups that would score."""
    groups: Annotated[dict[str, str], EmptyDefault()] = field(default_factory=dict)
    """The things that would come or move, by key, drawn as they would lie."""


class Empty(ResponseBody):
    """An object without fields."""


class OutcomeCount(Message):
    """An outcome of a draw."""

    label: str
    """The outcome in words."""
    drawn: int
    """How often it was drawn."""
    expected: float
    """How often that was expected."""


class SeatDraws(Message):
    """The draws for a seat."""

    seat: int
    """The number of the seat, counted from 0."""
    draws: int
    """The number of draws."""


class DrawGroup(Message):
    """Draws of one kind."""

    label: str
    """What is drawn, in words."""
    draws: int
    """The number of draws."""
    chance: float
    """The p-value: the share of fair repetitions that deviate at least as far."""
    says: str
    """The result of the test, in one sentence."""
    seats: list[SeatDraws]
    """The number of draws for each seat."""
    faces: list[OutcomeCount]
    """All outcomes."""


class TableDraws(Message):
    """The draws of a table."""

    full: bool
    """All draws are there; otherwise only those that my seat saw and whose odds it knows."""
    groups: list[DrawGroup]
    """The draws, by kind."""


class GameDraws(Message):
    """The draws of my finished tables of one game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    games: int
    """The number of tables."""
    all: list[DrawGroup]
    """All draws, by kind."""
    mine: list[DrawGroup]
    """Those that were for me, by kind."""


class TutorialStep(ResponseBody):
    """What the tutorial says now. `says` is about my decision; it is empty if it is not mine or needs no words.

    `welcome` comes first and `end` after the first turn. `news` are what I should not miss since the last step.
    """

    welcome: str
    says: str
    end: str
    news: list[str]
