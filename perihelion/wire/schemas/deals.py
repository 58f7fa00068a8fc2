"""The bodies of requests and responses about deals: the daily one, and sets of tables for clubs."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal, NotRequired

from ...fair.deal import FEWEST_TABLES, MOST_TABLES
from .body import Body
from .limits import Limits
from .message import Message
from .requests import Hash, OptionName, OptionValue, SeatWish
from .snapshot import OptionText


class BeginRequest(Body):
    """I begin today's deal. `part` are 32 random bytes in hexadecimal, my contribution to tomorrow's."""

    part: Hash | None = None


class SetRequest(Body):
    """A set of tables with the same deal. A seat is `person` or `bot:<level>`."""

    game: Annotated[str, Limits(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Limits(max_length=40)] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Limits(min_length=1, max_length=16)]
    tables: Annotated[int, Limits(ge=FEWEST_TABLES, le=MOST_TABLES, strict=True)]


class BegunDeal(Message):
    """The table of a deal that I began."""

    table: str
    """The id of the table."""
    link: str
    """Its address."""
    counts: bool
    """My contribution is part of tomorrow's deal."""


class NextDeal(Message):
    """The deal of the next day, as far as it is public."""

    day: str
    """The day."""
    gameName: str  # noqa: N815
    """The name of the game."""
    commitment: str
    """The server's commitment to its secret."""


class DealResult(Message):
    """A result of a deal."""

    points: int
    """The player's points."""
    lead: int
    """The player's points minus those of the best opponent."""
    place: int
    """The place; 1 is the best."""
    finished: bool
    """The game was played to its end."""
    mine: bool
    """It is my result."""


class MyDeal(Message):
    """How I play or played a deal."""

    table: str
    """The id of my table."""
    link: str
    """Its address."""
    over: bool
    """My game is over."""
    finished: bool
    """It was played to its end."""
    points: int | None
    """My points; null while I play."""
    others: list[int]
    """The points of the opponents; empty while I play."""
    lead: int | None
    """My points minus those of the best opponent; null while I play."""
    place: int | None
    """My place so far; null while I play."""
    lost: float | None
    """The share of the win that errors cost; null until the report is made."""


class ModelResult(Message):
    """How the strongest bot did with the same luck."""

    link: str
    """The address of its table, or of the replay."""
    name: str
    """The name of the bot."""
    points: int | None
    """Its points; null while it plays."""
    lead: int | None
    """Its points minus those of the best opponent; null while it plays."""


class DailyDeal(Message):
    """The deal of a day. Times are seconds since 1970."""

    day: str
    """The day."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    luck: str
    """What chance decides in this game, in words."""
    picture: str
    """The address of the game's picture."""
    opponents: list[str]
    """The names of the bots."""
    seat: int
    """The seat of the player."""
    made: int
    """When the server committed to the deal."""
    begins: int
    """When the day begins."""
    ends: int
    """When the day ends."""
    opens: int
    """When the secret becomes public."""
    now: int
    """The time of the server."""
    opened: bool
    """The secret is public."""
    leavesOut: list[str]  # noqa: N815
    """The days that a wrong clock made; this deal takes them out of the chain."""
    leftOut: bool  # noqa: N815
    """A wrong clock made this day; it is not part of the chain."""
    commitment: str
    """The server's commitment to the secret and the terms."""
    previous: str
    """The hash of the deal before."""
    secret: str | None
    """The secret; null until the deal is open."""
    parts: int | None
    """The number of contributions; null before the day."""
    mine: MyDeal | None
    """How I play or played it; null if I have not begun."""
    begun: int
    """The number of players who have begun."""
    results: list[DealResult]
    """All results, for those who have played, and for everybody when the deal is open; otherwise empty."""
    model: ModelResult | None
    """How the strongest bot did; null before the deal is open."""
    next: NextDeal | None
    """The deal of the next day, or null."""


class PastDeal(Message):
    """A day in the list of days."""

    day: str
    """The day."""
    gameName: str  # noqa: N815
    """The name of the game."""
    opened: bool
    """The deal is open."""
    played: bool
    """I began it."""
    place: int | None
    """My place; null until the deal is open."""
    of: int | None
    """The number of results; null until the deal is open."""


class DealTerms(Message):
    """The terms of a deal. The commitment contains them, so nothing may be added or left out."""

    id: str
    """The day, or the id of a set."""
    game: str
    """The key of the game."""
    options: dict[str, bool | int | str]
    """The options of the game."""
    seats: list[str]
    """Who sits where: `person` or `bot:<level>`."""
    previous: str
    """The hash of the deal of the day before; empty for a set."""
    made: int
    """When the server committed to the deal, in seconds since 1970."""
    begins: NotRequired[int]
    """When the day begins."""
    ends: NotRequired[int]
    """When the day ends."""
    opens: NotRequired[int]
    """When the secret of a day becomes public."""
    leaves_out: NotRequired[dict[str, str]]
    """The days that this deal takes out of the chain, with their commitments."""


class PublishedDeal(Message):
    """A deal as far as it is public."""

    commitment: str
    """The server's commitment to the secret and the terms, in hexadecimal."""
    terms: DealTerms
    """The terms."""
    parts: list[str] | None
    """The contributions of players, in hexadecimal; null before the day."""
    secret: str | None
    """The secret, in hexadecimal; null until the deal is open."""


class PublishedDeals(Message):
    """The deals that the server published; the file that the verifiers read."""

    format: str
    """The name of the file's format."""
    deals: list[PublishedDeal]
    """The deals, in the order of their days."""


class NewSet(Message):
    """A new set of tables."""

    set: str
    """The id of the set."""
    link: str
    """Its address."""


class SetSeat(Message):
    """A seat of a table of a set."""

    name: str
    """The name of the person or bot; empty if the seat is free."""
    mine: bool
    """I hold this seat."""
    points: int | None
    """The points; null until all tables have ended."""
    lead: int | None
    """The points minus those of the best other seat; null until all tables have ended."""
    score: int | None
    """The score against the same seat at the other tables; null until all tables have ended."""


class SetTable(Message):
    """A table of a set."""

    number: int
    """The number of the table, counted from 1."""
    link: str
    """Its address."""
    state: Literal["waiting", "running", "over"]
    """Whether the game has begun or ended."""
    finished: bool
    """The game was played to its end."""
    seats: list[SetSeat]
    """All seats; empty if the table was deleted."""


class TableSet(Message):
    """A set of tables with the same deal."""

    set: str
    """The id of the set."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    picture: str
    """The address of the game's picture."""
    options: list[OptionText]
    """The options, in words."""
    commitment: str
    """The server's commitment to the secret and the terms."""
    opened: bool
    """The secret is public."""
    mine: bool
    """I made the set."""
    seatNames: list[str]  # noqa: N815
    """What the game calls each seat."""
    tables: list[SetTable]
    """All tables."""
