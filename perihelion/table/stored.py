"""What is stored of a table: a row with its present state, the entries of its log, and its chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, NotRequired, TypedDict

from ..json_types import JsonObject
from ..table_log.bodies import SeatData


class Summary(TypedDict):
    """What a list shows of a table. Tables of early versions have no times."""

    seats: list[SeatData]
    points: list[int | None]
    active: int
    choosing: NotRequired[list[int]]
    """All seats to act, if they are several."""
    count: int
    started: bool
    over: bool
    since: NotRequired[float]
    deadline: NotRequired[float | None]


def awaited_seats(summary: Summary) -> list[int]:
    """Return the seats that a table waits for, judged by its summary."""
    return summary.get("choosing") or [summary["active"]] * (summary["active"] >= 0)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its log."""

    id: str
    game: str
    options: JsonObject
    settings: JsonObject
    host: str
    created: float
    changed: float
    rules: JsonObject
    public: bool
    open: bool
    record: JsonObject
    summary: Summary
    rematch: str | None = None
    group: str | None = None


class TableTournament(NamedTuple):
    """The tournament that a table belongs to: its id and name, and the round."""

    id: str
    name: str
    round: int


class StoredEntry(NamedTuple):
    """One entry of a log."""

    n: int
    kind: str
    data: JsonObject
    time: float


class ChatLine(NamedTuple):
    """One line of a table's chat."""

    n: int
    guest: str
    name: str
    seat: int
    text: str
    time: float
