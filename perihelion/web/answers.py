"""What goes out, as types: the description others write clients and bots by."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """Every field is always there."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """A refusal: a code for programs, a sentence for people, sometimes a rule, a snapshot, a time to wait."""

    error: str
    sentence: str
    rule: str | None = None
    link: str | None = None
    snapshot: dict[str, Any] | None = None
    wait: float | None = None


class Me(Answer):
    """Who I am."""

    name: str
    lang: str
    named: bool


class Link(Answer):
    """An address on this server."""

    link: str


class Choosable(Answer):
    """A value of an option."""

    value: bool | int | str
    label: str


class OptionAnswer(Answer):
    """An option of a game."""

    name: str
    label: str
    about: str
    kind: Literal["players", "flag", "choice", "number"]
    values: list[Choosable]
    min: int | None
    max: int | None
    default: bool | int | str | None


class BotAnswer(Answer):
    """A bot of a game."""

    name: str
    label: str
    about: str
    ready: bool


class GameAnswer(Answer):
    """A game in the lobby."""

    key: str
    name: str
    about: str
    players: list[int]
    length: str
    picture: str
    options: list[OptionAnswer]
    bots: list[BotAnswer]


class Document(Answer):
    """A document as HTML, made from our own Markdown."""

    title: str
    html: str


class WordsAnswer(Answer):
    """The words of the pages."""

    lang: str
    words: dict[str, str]


class NewTable(Answer):
    """A new table's id and address."""

    table: str
    link: str


class ListedSeat(Answer):
    """A seat in a list."""

    seat: int
    name: str
    kind: Literal["person", "bot", "free"]
    mine: bool
    active: bool
    points: int


class ListedTable(Answer):
    """A table in a list."""

    table: str
    game: str
    gameName: str  # noqa: N815
    picture: str
    seats: list[ListedSeat]
    yours: bool
    mine: bool
    free: int
    over: bool
    public: bool
    count: int
    changed: float


class Lists(Answer):
    """The tables of the lobby."""

    mine: list[ListedTable]
    public: list[ListedTable]


class Played(Answer):
    """The count right after the order."""

    count: int


class Asked(Answer):
    """The others were asked."""

    asked: bool


class Why(Answer):
    """Why something is not possible; no sentence where there is nothing to say."""

    sentence: str | None
    rule: str | None = None
    link: str | None = None


class Taken(Answer):
    """The seat that changed."""

    seat: int


class Said(Answer):
    """The number of a line of chat."""

    n: int


class Hint(Answer):
    """What is best here; `why`: what it is expected to bring, and what makes the difference."""

    action: str
    says: str
    why: str
    touch: list[str]


class Nothing(Answer):
    """Done."""


class SeatShown(Answer):
    """A seat of a table, as the reader may know it."""

    seat: int
    name: str
    title: str
    kind: Literal["person", "bot", "free"]
    level: str | None
    mine: bool
    present: bool
    points: int
    active: bool
    colour: str | None
    guest: str | None
    takeable: bool


class Part(Answer):
    """A part of a high board: its name and where it begins."""

    name: str
    top: float


class Board(Answer):
    """A drawing: what never changes, and keyed groups."""

    width: float
    height: float
    static: str
    groups: dict[str, str]
    order: list[str]
    parts: list[Part]


class SectionShown(Answer):
    """A part of the position in words."""

    heading: str
    items: list[str]
    header: list[str]
    rows: list[list[str]]


class Choice(Answer):
    """An action, what one touches to play it, and what it does."""

    action: str
    touch: list[str]
    says: str


class SheetLine(Answer):
    """A line of the score sheet."""

    label: str
    values: list[int]


class UndoShown(Answer):
    """Whether I may take something back, why not, and how far back I could ask to go."""

    can: bool
    why: str | None
    further: int | None


class AskShown(Answer):
    """Somebody asks to go back."""

    seat: int
    name: str
    to: int
    agreed: list[int]
    mine: bool


class LogLine(Answer):
    """A line of the log."""

    n: int
    seat: int
    kind: Literal["action", "chance", "event", "seat", "undo", "clock", "table"]
    says: str
    rule: str | None
    score: list[SheetLine] | None
    undone: bool
    auto: bool


class ClockShown(Answer):
    """Minutes for a turn, whose it is, seconds left."""

    minutes: float
    seat: int
    left: float


class Over(Answer):
    """The result."""

    points: list[int]
    winners: list[int]
    sheet: list[SheetLine]
    says: str


class RulesShown(Answer):
    """The rules changed: whether to go on."""

    says: str
    mine: bool


class ChatShown(Answer):
    """A line of chat."""

    n: int
    name: str
    seat: int
    guest: str | None
    text: str


class BotName(Answer):
    """A bot for the menu of a seat."""

    name: str
    label: str


class OptionShown(Answer):
    """An option in words."""

    label: str
    value: str


class SettingsShown(Answer):
    """What the table agreed on; `hints` as it comes out now."""

    hints: bool
    confirm: bool
    minutes: float | None
    late: str
    absent: str
    public: bool


class Replay(Answer):
    """Where in a finished game this snapshot is."""

    n: int
    last: int
    moments: list[int]
    seats: list[int]


class FaceShown(Answer):
    """An outcome: how often it came, how often it was to be expected."""

    label: str
    drawn: int
    expected: float


class DrawsOfSeat(Answer):
    """How many draws were for a seat."""

    seat: int
    draws: int


class DrawsShown(Answer):
    """Draws of one kind; `chance`: the share of fair repetitions that stray at least as far."""

    label: str
    draws: int
    chance: float
    says: str
    seats: list[DrawsOfSeat]
    faces: list[FaceShown]


class DrawsOfTable(Answer):
    """The draws of a table; `full`: all of them, otherwise those I saw and whose odds I know."""

    full: bool
    groups: list[DrawsShown]


class DrawsOfGame(Answer):
    """All draws of my finished games of one kind, and those that were for me."""

    game: str
    gameName: str  # noqa: N815
    games: int
    all: list[DrawsShown]
    mine: list[DrawsShown]


class FairShown(Answer):
    """The seal of the dice: how far it is, the server's commitment, and what I have to do for it."""

    phase: Literal["commit", "reveal", "sealed", "open"]
    round: int
    seal: str
    says: str
    seats: list[int]
    commit: str | None
    do: Literal["commit", "reveal", "contribute"] | None


class Snapshot(Answer):
    """A table as one viewer sees it; docs/api.md explains every field."""

    type: Literal["snapshot"]
    table: str
    link: str
    game: str
    gameName: str  # noqa: N815
    options: dict[str, bool | int | str]
    optionsText: list[OptionShown]  # noqa: N815
    settings: SettingsShown
    public: bool
    count: int
    started: bool
    closed: bool
    next: str | None
    host: bool
    secrets: bool
    watching: int
    seat: int
    mine: list[int]
    seats: list[SeatShown]
    bots: list[BotName]
    board: Board | None
    outline: list[SectionShown]
    prompt: str
    yours: bool
    choices: list[Choice]
    confirm: bool
    undo: UndoShown
    asked: AskShown | None
    happened: list[str]
    log: list[LogLine]
    sheet: list[SheetLine]
    clock: ClockShown | None
    over: Over | None
    rules: RulesShown | None
    fair: FairShown
    chat: list[ChatShown]
    replay: Replay | None = None
