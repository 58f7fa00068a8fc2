"""The bodies of requests and responses about deals: the daily one, and sets of tables for clubs."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from ...server.deals import FEWEST_TABLES, MOST_TABLES
from .requests import Body, Hash, OptionName, OptionValue, SeatWish
from .responses import ResponseBody


class BeginRequest(Body):
    """I begin today's deal. `part` are 32 random bytes in hexadecimal, my contribution to tomorrow's."""

    part: Hash | None = None


class SetRequest(Body):
    """A set of tables with the same deal. A seat is `person` or `bot:<level>`."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    tables: Annotated[int, Field(ge=FEWEST_TABLES, le=MOST_TABLES, strict=True)]


class BegunDeal(ResponseBody):
    """The table of a deal that I began. `counts`: my contribution is part of tomorrow's deal."""

    table: str
    link: str
    counts: bool


class NextDeal(ResponseBody):
    """The deal of the next day, as far as it is public."""

    day: str
    gameName: str  # noqa: N815
    commitment: str


class DealResult(ResponseBody):
    """A result. `lead`: the player's points minus those of the best opponent."""

    points: int
    lead: int
    place: int
    finished: bool
    mine: bool


class MyDeal(ResponseBody):
    """How I play or played a deal. `lost`: the share of the win that errors cost, once the report is made."""

    table: str
    link: str
    over: bool
    finished: bool
    points: int | None
    others: list[int]
    lead: int | None
    place: int | None
    lost: float | None


class ModelResult(ResponseBody):
    """How the strongest bot did with the same luck; points are null while it plays."""

    link: str
    name: str
    points: int | None
    lead: int | None


class DailyDeal(ResponseBody):
    """The deal of a day. Times are seconds since 1970.

    `parts` counts the contributions, null before the day. `leavesOut` are days that a wrong clock made; this deal takes
    them out of the chain. `leftOut`: this is such a day. `results` are shown to those who have played, and to everybody
    when the deal is open.
    """

    day: str
    game: str
    gameName: str  # noqa: N815
    picture: str
    opponents: list[str]
    seat: int
    made: int
    begins: int
    ends: int
    opens: int
    now: int
    opened: bool
    leavesOut: list[str]  # noqa: N815
    leftOut: bool  # noqa: N815
    commitment: str
    previous: str
    secret: str | None
    parts: int | None
    mine: MyDeal | None
    begun: int
    results: list[DealResult]
    model: ModelResult | None
    next: NextDeal | None


class PastDeal(ResponseBody):
    """A day in the list of days; `place` is mine among `of` results, null until the deal is open."""

    day: str
    gameName: str  # noqa: N815
    opened: bool
    played: bool
    place: int | None
    of: int | None


class PublishedDeals(ResponseBody):
    """The deals that the server published, in the order of their days; the file that the verifiers read."""

    format: str
    deals: list[dict[str, Any]]


class NewSet(ResponseBody):
    """A new set of tables."""

    set: str
    link: str


class SetSeat(ResponseBody):
    """A seat of a table of a set. `score`: against the same seat at the other tables, null until all have ended."""

    name: str
    mine: bool
    points: int | None
    lead: int | None
    score: int | None


class SetTable(ResponseBody):
    """A table of a set; `state` is `waiting`, `running` or `over`."""

    number: int
    link: str
    state: str
    finished: bool
    seats: list[SetSeat]


class TableSet(ResponseBody):
    """A set of tables with the same deal."""

    set: str
    game: str
    gameName: str  # noqa: N815
    picture: str
    options: list[dict[str, str]]
    commitment: str
    opened: bool
    mine: bool
    seatNames: list[str]  # noqa: N815
    tables: list[SetTable]
