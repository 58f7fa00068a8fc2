"""The operators' part of the API: what they send, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

from .body import Body, ResponseBody
from .limits import Limits
from .requests import Count, Flag, SeatNumber

MOST_MESSAGE_LENGTH = 300


class MessageRequest(Body):
    """A message to all guests; an empty text removes it."""

    text: Annotated[str, Limits(strip_whitespace=True, max_length=MOST_MESSAGE_LENGTH)]


class MaintenanceRequest(Body):
    """Begin or end the maintenance."""

    on: Flag


class ModerationRequest(Body):
    """What changes about a guest."""

    name: Annotated[str, Limits(max_length=200)] | None = None
    mute: Flag | None = None
    ban: Flag | None = None


class ComplaintRequest(Body):
    """What somebody did: the guest at a seat, or the author of a line of chat."""

    seat: SeatNumber | None = None
    line: Count | None = None
    text: Annotated[str, Limits(strip_whitespace=True, min_length=1, max_length=400)]


class DecisionRequest(Body):
    """What an operator decides about a report, and what the reported player reads about it."""

    decision: Literal["nothing", "warning", "mute", "ban"]
    answer: Annotated[str, Limits(strip_whitespace=True, max_length=MOST_MESSAGE_LENGTH)] = ""


class LoggedChangeBody(ResponseBody):
    """One entry of the operators' log; `by` and `guest` are names, or empty."""

    time: float
    by: str
    what: str
    table: str
    guest: str


class ComplaintBody(ResponseBody):
    """What a player reported."""

    n: int
    time: float
    table: str
    by: str
    about: str
    guest: str
    text: str


class Due(ResponseBody):
    """The numbers of tables and guests due for archiving, and the days until then (0: never)."""

    finished: int
    abandoned: int
    waiting: int
    guests: int
    days: dict[str, int]
    automatic: bool


class Overview(ResponseBody):
    """The state of the server."""

    tables: int
    open: int
    guests: int
    live: int
    viewers: int
    message: str | None
    maintenance: bool
    due: Due
    complaints: list[ComplaintBody]
    log: list[LoggedChangeBody]


class EvidenceBody(ResponseBody):
    """What stands out in rated games. `guests` are ids, the first is the one who gained.

    `share` is of their games, or for `sun` of their decisions: those in which Sun would choose the same. Then `low` is
    the lower end of its one-sided 99 % interval, and `usual` what Jupiter reaches.
    """

    kind: Literal["mail", "notices", "browser", "network", "few-opponents", "sun"]
    guests: list[str]
    names: list[str]
    tables: list[str]
    games: int
    gain: int
    share: float
    low: float
    usual: float


class FoundTable(ResponseBody):
    """A table that an operator looked up."""

    table: str
    game: str
    names: list[str]
    public: bool
    open: bool
    started: bool
    changed: float


class FoundGuest(ResponseBody):
    """A guest whom an operator looked up."""

    guest: str
    name: str
    created: float
    tables: int
    muted: bool
    banned: bool
    operator: bool
