"""Tables as lists show them: in the lobby, in a group, and on every page that looks for the next table to play at."""

from __future__ import annotations

from typing import Literal

from .message import Message
from .snapshot import SeatKind, TournamentLink

WantedLevel = Literal["any", "learning", "rating"]


class ListedSeat(Message):
    """A seat in a list."""

    seat: int
    """The number of the seat, counted from 0."""
    name: str
    """The name of the person or bot."""
    kind: SeatKind
    """Who sits there."""
    mine: bool
    """I hold this seat."""
    active: bool
    """This seat is to act."""
    points: int | None
    """The points as of now; null if they are secret until the end."""


class Wanted(Message):
    """What a table with a free seat looks for."""

    options: list[str]
    """The options that are not the usual ones, in words."""
    minutes: float | None
    """The minutes for a turn, or null."""
    bank: float | None
    """The minutes that each seat has once for the whole game, or null."""
    rated: bool
    """Ratings change by the result."""
    reliable: bool
    """Only reliable guests may sit down."""
    level: WantedLevel
    """Whom the host looks for."""
    around: int | None
    """The rating of the host, if the host looks for players of about that rating; otherwise null."""


class Waiting(Message):
    """How long a table has waited for the player to act."""

    since: float | None
    """The seconds that the table has waited, or null."""
    left: float | None
    """The seconds that the player has left, or null."""
    soon: bool
    """It is time for a reminder."""


class ListedTable(Waiting):
    """A table in a list."""

    table: str
    """The id of the table."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    picture: str
    """The address of the game's picture."""
    seats: list[ListedSeat]
    """All seats."""
    yours: bool
    """It is my turn."""
    mine: bool
    """I hold a seat."""
    held: bool
    """A free seat is held for me."""
    free: int
    """The number of seats that can be taken."""
    over: bool
    """The game is finished, or the table is closed."""
    public: bool
    """The table is listed in the lobby."""
    count: int
    """The number of entries that moved the game."""
    changed: float
    """The seconds since the last change."""
    wanted: Wanted | None
    """What a table with a free seat looks for, or null."""
    tournament: TournamentLink | None
    """The tournament that the table belongs to, or null."""


class TableLists(Message):
    """The tables of the lobby, the last changed first."""

    turns: list[ListedTable]
    """The tables that wait for me, the most urgent first."""
    mine: list[ListedTable]
    """All of my tables."""
    public: list[ListedTable]
    """The public tables."""
    next: dict[str, str]
    """By game: the bot that fits my last games against bots."""
