"""The bodies of responses, except for the snapshot of a table."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class ResponseBody(BaseModel):
    """Every field is always present."""

    model_config = ConfigDict(extra="forbid")


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


class ReportState(ResponseBody):
    """A report as far as it is made. `html` and `curve` are null if the client has them already."""

    state: str
    done: int
    of: int
    number: int
    html: str | None
    curve: str | None


class Link(ResponseBody):
    """An address on this server."""

    link: str


class LinkOwner(ResponseBody):
    """The guest whom a personal link opens."""

    name: str


class OptionValue(ResponseBody):
    """A value of an option; `needs` has the values of other options that it goes with."""

    value: bool | int | str
    label: str
    needs: dict[str, bool | int | str]


class OptionInfo(ResponseBody):
    """An option of a game."""

    name: str
    label: str
    about: str
    kind: Literal["players", "flag", "choice", "number"]
    values: list[OptionValue]
    min: int | None
    max: int | None
    default: bool | int | str | None


class BotInfo(ResponseBody):
    """A bot of a game."""

    name: str
    label: str
    about: str
    ready: bool


class GameInfo(ResponseBody):
    """A game in the lobby."""

    key: str
    name: str
    about: str
    players: list[int]
    length: str
    picture: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    first: dict[str, bool | int | str]
    lessons: int
    secrets: bool


class Document(ResponseBody):
    """A document as HTML, made from Markdown."""

    title: str
    html: str


class ClientWords(ResponseBody):
    """The words of the client's scripts."""

    lang: str
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


class Hint(ResponseBody):
    """The best action; `why` says what it is expected to bring, and what makes the difference."""

    action: str
    says: str
    why: str
    touch: list[str]


class Empty(ResponseBody):
    """An object without fields."""


class OutcomeCount(ResponseBody):
    """An outcome: how often it was drawn, and how often that was expected."""

    label: str
    drawn: int
    expected: float


class SeatDraws(ResponseBody):
    """The number of draws for a seat."""

    seat: int
    draws: int


class DrawGroup(ResponseBody):
    """Draws of one kind; `chance` is the p-value: the share of fair repetitions that deviate at least as far."""

    label: str
    draws: int
    chance: float
    says: str
    seats: list[SeatDraws]
    faces: list[OutcomeCount]


class TableDraws(ResponseBody):
    """The draws of a table: all of them (`full`), or those that my seat saw and whose odds it knows."""

    full: bool
    groups: list[DrawGroup]


class GameDraws(ResponseBody):
    """The draws of my finished tables of one game: all of them, and those that were for me."""

    game: str
    gameName: str  # noqa: N815
    games: int
    all: list[DrawGroup]
    mine: list[DrawGroup]


class Suggestion(ResponseBody):
    """A good action for a first turn, in words, and what to touch for it."""

    action: str
    says: str
    touch: list[str]


class TutorialStep(ResponseBody):
    """What the tutorial says now. `says` is about my decision; it is empty if it is not mine or needs no words.

    `welcome` comes first and `end` after the first turn. `news` are what I should not miss since the last step.
    """

    welcome: str
    says: str
    end: str
    news: list[str]
    suggest: Suggestion | None = None
