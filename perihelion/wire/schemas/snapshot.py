"""The snapshot of a table, as one viewer sees it, and the steps that lead from one moment to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired

from ...table.log_text import LineKind
from .board import Board, Choice, OutlineSection, SheetLine
from .limits import Default
from .message import Message
from .seal import ChainView, SealView

SeatKind = Literal["person", "bot", "free"]


class SeatView(Message):
    """A seat of a table, as the viewer may know it."""

    seat: int
    """The number of the seat, counted from 0."""
    name: str
    """The name of the person or bot."""
    title: str
    """The name of the seat in the game."""
    colour: str | None
    """The colour of its pieces; null if the game does not say it."""
    kind: SeatKind
    """Who sits there."""
    level: str | None
    """The level of the bot; null for persons and free seats."""
    mine: bool
    """I hold this seat."""
    present: bool
    """The player is connected; true for bots."""
    points: int | None
    """The points as of now; null if I do not know them before the end."""
    active: bool
    """This seat is to act. At a simultaneous decision these are all seats that have not chosen yet."""
    guest: str | None
    """An opaque id of the player, different at every table. Only the host gets it."""
    held: str | None
    """For whom a free seat is held, or null."""
    takeable: bool
    """I may take this seat."""
    resigned: str | None
    """The name of the player who resigned at this seat, or null."""
    back: float | None
    """The end of the player's vacation in seconds since 1970, or null."""


class UndoView(Message):
    """Whether I may undo something."""

    can: bool
    """I may undo my last decision."""
    why: str | None
    """Why I may not, in a sentence; null if I may."""
    further: int | None
    """The moment that an `undo` with `to` would go back to, or null."""


class UndoRequestView(Message):
    """An undo that a player asks for."""

    seat: int
    """The seat of the player who asks."""
    name: str
    """The name of that player."""
    to: int
    """The moment to go back to."""
    agreed: list[int]
    """The seats that agreed."""
    mine: bool
    """My answer is awaited."""


class EndingView(Message):
    """The questions that a page asks before I resign or offer to end the game."""

    resign: str
    """The question before `resign`."""
    offer: str
    """The question before `end`."""
    alone: bool
    """No other player is asked about the end."""


class EndOfferView(Message):
    """An offer to end the game now."""

    n: int
    """The number of the offer, which an answer names."""
    seat: int
    """The seat of the player who offers."""
    name: str
    """The name of that player."""
    accepted: list[int]
    """The seats that accepted."""
    mine: bool
    """My answer is awaited."""
    own: bool
    """I made the offer."""


class ScoreChange(Message):
    """What an entry changed in a line of the score sheet."""

    label: str
    """The name of the line."""
    values: list[int]
    """What each seat gained or lost."""
    says: list[str]
    """The same in words, with what it is for; empty for a seat without a change."""


class LogLine(Message):
    """A line of the log."""

    n: int
    """The count after the entry: the moment for a replay. Entries of the table itself carry the count of their time."""
    seat: int
    """The seat that acted; -1 for chance and the table."""
    kind: LineKind
    """What it is about: `action`, `chance` and `event` belong to the game, all others to the table."""
    says: str
    """The sentence."""
    rule: str | None
    """Always null."""
    score: list[ScoreChange] | None
    """What each seat gained or lost in the lines of the score sheet that the entry changed, at its last line."""
    undone: bool
    """It was undone later."""
    auto: bool
    """The table played the only legal action itself."""
    turn: int
    """The turn that it belongs to, counted from 1; 0 is the set-up."""


class StepView(Message):
    """What one entry of the log did, for pages that show it on the board."""

    n: int
    """The count after the entry."""
    seat: int
    """The seat that acted; -1 for chance and the table."""
    turn: int
    """The turn that it belongs to, counted from 1; 0 is the set-up."""
    says: str
    """The sentence."""
    happened: list[str]
    """The keys of the groups that the turn changed so far."""
    points: list[int] | None
    """The points to show as won or lost, one number for each seat; null if there are none."""
    scored: list[str]
    """The keys of the groups with which they were won."""
    groups: NotRequired[Annotated[Mapping[str, str | Literal[True] | None] | None, Default(None)]]
    """What changed since the step before, by key: null if it is gone, true if it is as in the update's `groups`."""


class Recap(Message):
    """What happened since my last turn."""

    count: int
    """The present count."""
    groups: Mapping[str, str | None]
    """The groups that lead from the present board back to before the first step; null if one is gone."""
    steps: list[StepView]
    """The steps, each with all its groups; at most 80."""


class ClockView(Message):
    """The clock of the turn."""

    minutes: float
    """The minutes for a turn."""
    seat: int
    """The seat whose turn it is."""
    left: float
    """The seconds left."""
    soon: float
    """With this number of seconds or fewer, time is short."""
    paused: bool
    """The player is on vacation; `seats[i].back` says until when."""


class Result(Message):
    """The result of a game that is over."""

    points: list[int]
    """The points of each seat."""
    winners: list[int]
    """The seats that won."""
    sheet: list[SheetLine]
    """The score sheet."""
    says: str
    """The result in words, spoken to the reader."""


class RulesChange(Message):
    """The rules changed under a running game, so the players decide whether it goes on."""

    says: str
    """What happened, in a sentence."""
    mine: bool
    """My answer (`POST …/rules`) is awaited."""


class ChatLine(Message):
    """A line of chat."""

    n: int
    """The number of the line."""
    name: str
    """The name of the author."""
    seat: int
    """The seat of the author; -1 for a spectator."""
    guest: str | None
    """An opaque id of the author, different at every table. Only the host gets it."""
    text: str
    """The text."""


class BotName(Message):
    """A bot for the menu of a seat."""

    name: str
    """The name for programs."""
    label: str
    """The name for people."""


class OptionText(Message):
    """An option of the table in words."""

    label: str
    """The name of the option."""
    value: str
    """Its value."""


class SettingsView(Message):
    """The settings of the table, as in `POST /api/tables`."""

    hints: bool
    """Hints are given now."""
    confirm: bool
    """A turn must be confirmed."""
    minutes: float | None
    """The minutes for a turn, or null."""
    bank: float | None
    """The minutes that each seat has once for the whole game, or null."""
    late: str
    """What happens when the time is over: `move`, `seat` or `note`."""
    absent: str
    """What happens when a player is disconnected for two minutes: `wait` or `bot`."""
    public: bool
    """The table is listed in the lobby."""
    rated: bool
    """Ratings change by the result."""
    reliable: bool
    """Only reliable guests may sit down."""
    level: str
    """Whom the host looks for: `any`, `learning` or `rating`."""
    around: int | None
    """The rating of the host, if the host looks for players of about that rating; otherwise null."""
    delay: str
    """How late spectators see the table until it is over: "turns:2", "minutes:5"; empty: at once."""
    broadcast: bool
    """The overlay for streams shows the chances to win."""


class Replay(Message):
    """Where in a finished game this snapshot is."""

    n: int
    """The moment that is shown."""
    last: int
    """The last moment."""
    moments: list[int]
    """All moments, without those that were undone."""
    turns: list[int]
    """The turn of each moment; 0 is the set-up."""
    seats: list[int]
    """The seats that the game can be seen from."""


class TournamentLink(Message):
    """The tournament that a table belongs to."""

    link: str
    """The address of its page."""
    name: str
    """The name that its host gave it."""
    round: int
    """The round that the table is part of, counted from 1."""


class ConstantFields(Message):
    """The fields of a snapshot that do not change during a game."""

    link: str
    """The address of the table."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    options: dict[str, bool | int | str]
    """The options of the game."""
    optionsText: list[OptionText]  # noqa: N815
    """The options in words."""
    public: bool
    """The table is listed in the lobby."""
    secrets: bool
    """Seats see different things. A page on a shared device hides the board when `seat` changes."""
    bots: list[BotName]
    """The bots for the menu of a seat."""
    tournament: TournamentLink | None
    """The tournament that the table belongs to, or null."""
    entered: bool
    """People play at a real table and enter what happens; here it can only be watched."""


class PresenceFields(Message):
    """Who sits where, and who is connected."""

    seats: list[SeatView]
    """All seats."""
    watching: int
    """The number of connected guests without a seat."""


class PassingFields(PresenceFields):
    """The fields of a snapshot that may change without an entry in the log."""

    next: str | None
    """The address of the next table with the same players, or null."""
    host: bool
    """I am the host."""
    clock: ClockView | None
    """The clock of the turn; null if there is none."""


class CommonFields(Message):
    """The fields of a snapshot that change with the log, and are the same for all viewers of one language."""

    settings: SettingsView
    """The settings of the table."""
    count: int
    """The number of entries that moved the game."""
    started: bool
    """The game has started."""
    closed: bool
    """The table was closed."""
    chain: ChainView | None
    """The hash chain of the log; null at tables of version 0.1.0."""


class ChangingFields(CommonFields, PassingFields):
    """The fields of a snapshot that may change, except for the drawing, the log and the chat."""

    over: Result | None
    """The result when the game is over, otherwise null."""
    mark: str
    """How far the log goes, seen from which seat and in which language. A client that connects again names it."""
    seat: int
    """The seat whose view this is; -1 for a spectator."""
    sheet: list[SheetLine]
    """The score sheet as of now."""
    mine: list[int]
    """All seats that I hold."""
    outline: list[OutlineSection] | None
    """The position in words; null if the client said that it does not show it."""
    prompt: str
    """What is to be done now, in one sentence."""
    yours: bool
    """My decision or confirmation is awaited."""
    choices: list[Choice]
    """Every action that I may play now; empty if it is not my decision."""
    confirm: bool
    """My turn is done and must be confirmed; `choices` is empty then."""
    undo: UndoView
    """Whether I may undo something."""
    asked: UndoRequestView | None
    """An undo that a player asks for, or null."""
    ending: EndingView | None
    """The questions before I resign or offer to end the game; null if I can do neither."""
    offered: EndOfferView | None
    """An offer to end the game, or null."""
    happened: list[str]
    """The keys of the groups that the last turn changed."""
    rules: RulesChange | None
    """The question after the rules changed under a running game, or null."""
    fair: SealView
    """The seal of the dice."""


class SnapshotFields(ConstantFields, ChangingFields):
    """The fields that every snapshot has."""

    type: Literal["snapshot"]
    """Names the message."""
    table: str
    """The id of the table."""
    board: Board | None
    """The drawing; null if the game has none, or if it cannot be drawn. Then `outline` says so first."""
    log: list[LogLine]
    """Everything that counts, and the last 60 entries of the rest: what was undone, who came and went, clocks."""
    stories: dict[str, str]
    """The turns that are over, each in one sentence, by their number."""
    chat: list[ChatLine]
    """The last lines of chat."""


class Snapshot(SnapshotFields):
    """A table as one viewer sees it."""

    steps: NotRequired[Annotated[list[StepView] | None, Default(None)]]
    """The steps that led here, to be shown one after the other."""
    replay: NotRequired[Annotated[Replay | None, Default(None)]]
    """Where in a finished game this snapshot is; only in a replay."""
