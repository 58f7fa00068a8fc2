"""The kinds of entries: a dataclass for each, whose fields are the keys of the stored JSON object.

Actions and outcomes are stored as text, never as ids: ids may change with the rules. Private fields name guests; they
never leave the server. The secret of a seal leaves it when the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import ClassVar, NotRequired, TypedDict

from ..json_types import JsonObject

PERSON, BOT, FREE = "person", "bot", "free"
"""Who has a seat."""
GONE = "—"
"""The name of a player who deleted everything. Pages show a sentence instead of it."""

Hex = str
"""Bytes in hexadecimal."""

Odds = tuple[tuple[str, int], ...]
"""The possible outcomes of a draw as text, each with its weight."""


PRIVATE = {"private": True}
"""Marks a field that names guests and never leaves the server."""


class SeatData(TypedDict):
    """A seat as data. `person` is missing from tables of early formats."""

    kind: str
    guest: str
    name: str
    level: str
    keeps: str
    person: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a person, a bot of a level, or free. `keeps` is the guest for whom a bot keeps it, or it stays free.

    `person` is the number of that guest at the table, which sealed games show instead of the guest (from format 4 on).
    """

    kind: str = FREE
    guest: str = field(default="", metadata=PRIVATE)
    name: str = ""
    level: str = ""
    keeps: str = field(default="", metadata=PRIVATE)
    person: int | None = None

    @property
    def player(self) -> str:
        """The guest whose game this is: the holder of the seat, or the guest for whom a bot keeps it."""
        return self.guest or (self.keeps if self.kind == BOT else "")

    def as_dict(self) -> SeatData:
        """Return the seat as data, without `person` if the guest has no number."""
        data = SeatData(kind=self.kind, guest=self.guest, name=self.name, level=self.level, keeps=self.keeps)
        if self.person is not None:
            data["person"] = self.person
        return data


@dataclass(frozen=True, slots=True)
class Body:
    """The content of an entry. The data leaves out fields that have their default value."""

    KIND: ClassVar[str]

    def as_dict(self) -> JsonObject:
        """Return the fields as data."""
        defaults = _defaults(type(self))  # type: ignore[arg-type]  # a class is hashable
        return {name: _as_data(value) for name in defaults if (value := getattr(self, name)) != defaults[name]}


@cache
def _defaults(kind: type[Body]) -> JsonObject:
    """Return the fields of a kind, each with its default."""
    return {f.name: f.default for f in fields(kind)}


def _as_data(value: object) -> object:
    """Return a value as JSON data."""
    if isinstance(value, tuple):
        return [_as_data(item) for item in value]
    return value.as_dict() if isinstance(value, Seat) else value


# the game


@dataclass(frozen=True, slots=True)
class SeatsAssigned(Body):
    """The first holder of each seat. This is the first entry."""

    KIND = "seats"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GameStarted(Body):
    """The game starts: the host started it, or no seat is free."""

    KIND = "start"
    by: str = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class ActionPlayed(Body):
    """A decision: of a guest, forced (`auto`), or of a bot, which may act for a person who is `late`.

    `link` is the guest's link for the next draw (from format 4 on).
    """

    KIND = "action"
    seat: int
    text: str
    by: str = field(metadata=PRIVATE)
    auto: bool = False
    bot: str = ""
    late: bool = False
    link: Hex | None = None


@dataclass(frozen=True, slots=True)
class OutcomeDrawn(Body):
    """An outcome of chance: the number of the draw and how many outcomes were possible.

    `odds` is missing if only one outcome was possible. `to` is the only seat that saw it.
    """

    KIND = "outcome"
    text: str
    draw: int
    of: int
    phase: str = ""
    odds: Odds | None = None
    to: int | None = None


@dataclass(frozen=True, slots=True)
class TurnConfirmed(Body):
    """A person confirms that the turn is done. `link` as in ActionPlayed."""

    KIND = "confirm"
    seat: int
    by: str = field(metadata=PRIVATE)
    link: Hex | None = None


@dataclass(frozen=True, slots=True)
class ActionsUndone(Body):
    """The position goes back to the moment `to`. `agreed`: all persons were asked."""

    KIND = "undo"
    to: int
    by: str = field(metadata=PRIVATE)
    seat: int
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class UndoRequested(Body):
    """A player asks for an undo that all players must agree to. `person` is the number of the guest at the table."""

    KIND = "ask"
    by: str = field(metadata=PRIVATE)
    seat: int
    to: int
    person: int | None = None


@dataclass(frozen=True, slots=True)
class UndoAgreed(UndoRequested):
    """A player agrees to it."""

    KIND = "agree"


@dataclass(frozen=True, slots=True)
class UndoRefused(UndoRequested):
    """A player refuses it."""

    KIND = "refuse"


@dataclass(frozen=True, slots=True)
class SeatChanged(Body):
    """A seat changes hands. `who` is the name of the person who came or went."""

    KIND = "seat"
    seat: int
    kind: str
    guest: str = field(metadata=PRIVATE)
    name: str
    level: str
    keeps: str = field(metadata=PRIVATE)
    why: str
    by: str = field(metadata=PRIVATE)
    who: str
    person: int | None = None
    contributes: bool = field(default=False, metadata=PRIVATE)
    """Whether the client of the guest who sits down takes part in the seal, so that the start waits for it."""

    @property
    def holder(self) -> Seat:
        """The seat as it is from now on."""
        return Seat(self.kind, self.guest, self.name, self.level, self.keeps, self.person)


@dataclass(frozen=True, slots=True)
class GuestRemoved(Body):
    """The host sends a guest away."""

    KIND = "remove"
    guest: str = field(metadata=PRIVATE)
    name: str
    by: str = field(metadata=PRIVATE)


@dataclass(frozen=True, slots=True)
class TimeExpired(Body):
    """The time for a turn is over. `then` is what the table agreed on for that case."""

    KIND = "late"
    seat: int
    then: str


@dataclass(frozen=True, slots=True)
class ClockPaused(Body):
    """The clock of a seat stands still until this time, in whole seconds since 1970; 0 ends the pause."""

    KIND = "pause"
    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class RulesChanged(Body):
    """From here on the table follows these rules."""

    KIND = "rules"
    version: int
    components: str = ""
    sources: str = ""


@dataclass(frozen=True, slots=True)
class Checkpoint(Body):
    """The log does not lead to the stored record under the rules of today; the game goes on from the record."""

    KIND = "checkpoint"
    record: JsonObject


@dataclass(frozen=True, slots=True)
class GameContinued(Body):
    """A player wants to go on from a checkpoint."""

    KIND = "go_on"
    by: str = field(metadata=PRIVATE)
    name: str


@dataclass(frozen=True, slots=True)
class TableClosed(Body):
    """The table is given up: by its host, or because a player does not want to go on under other rules."""

    KIND = "close"
    by: str = field(metadata=PRIVATE)
    why: str


# an end before the rules end the game


@dataclass(frozen=True, slots=True)
class PlayerResigned(Body):
    """A player gives the game up at this seat."""

    KIND = "resign"
    by: str = field(metadata=PRIVATE)
    seat: int
    name: str
    person: int | None = None


@dataclass(frozen=True, slots=True)
class EndOffered(Body):
    """A player offers to end the game now, with the points as they stand."""

    KIND = "offer"
    by: str = field(metadata=PRIVATE)
    seat: int
    person: int | None = None


@dataclass(frozen=True, slots=True)
class EndAccepted(EndOffered):
    """A player accepts the offer."""

    KIND = "accept"


@dataclass(frozen=True, slots=True)
class EndDeclined(EndOffered):
    """A player declines the offer: directly, by playing on (`played`), or as its author (`withdrawn`)."""

    KIND = "decline"
    why: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(Body):
    """The game ends here: all accepted (`agreed`), or a resignation left no opponent (`resigned`)."""

    KIND = "finish"
    why: str


# fair chance: docs/fair.md explains the commitment scheme


@dataclass(frozen=True, slots=True)
class RoundStarted(Body):
    """The server commits to a secret.

    `expected`: the guests who are asked to commit. `without`: the seats because of which the round before was given up.
    `format`: the format of the table's sealed file. `rules`: the rules that the commitment covers, from format 2 on.
    `left_out`: the seats that failed to reveal for the second time and have no part in the seal any more.
    `deal`: the terms of the deal that the table plays, `parts` the contributions to that deal (format 3).
    """

    KIND = "seal"
    round: int
    commitment: Hex
    secret: Hex
    expected: tuple[str, ...] = field(metadata=PRIVATE)
    without: tuple[int, ...]
    format: int = 1
    rules: JsonObject | None = None
    left_out: tuple[int, ...] = ()
    deal: JsonObject | None = None
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ContributionCommitted(Body):
    """A person commits to a contribution, number `k` of the round."""

    KIND = "commit"
    round: int
    k: int
    by: str = field(metadata=PRIVATE)
    seat: int
    commitment: Hex
    person: int | None = None


@dataclass(frozen=True, slots=True)
class CommitmentsClosed(Body):
    """The list of commitments is closed, and this is its hash: only now persons reveal (from format 4 on)."""

    KIND = "commitments"
    round: int
    hash: Hex


@dataclass(frozen=True, slots=True)
class CommitmentsSkipped(Body):
    """These guests did not commit in time; the start goes on without them."""

    KIND = "without"
    round: int
    guests: tuple[str, ...] = field(metadata=PRIVATE)
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContributionRevealed(Body):
    """A person reveals the contribution."""

    KIND = "reveal"
    round: int
    k: int
    by: str = field(metadata=PRIVATE)
    seat: int
    value: Hex


@dataclass(frozen=True, slots=True)
class RoundCompleted(Body):
    """All contributions are revealed, so draws may begin. `seats`: the seats that contributed."""

    KIND = "sealed"
    round: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContributionAdded(Body):
    """A player adds a contribution to a completed round. Only tables of format 1 have such entries."""

    KIND = "contribute"
    round: int
    by: str = field(metadata=PRIVATE)
    seat: int
    value: Hex


BODIES: tuple[type[Body], ...] = (
    SeatsAssigned,
    GameStarted,
    ActionPlayed,
    OutcomeDrawn,
    TurnConfirmed,
    ActionsUndone,
    UndoRequested,
    UndoAgreed,
    UndoRefused,
    SeatChanged,
    GuestRemoved,
    TimeExpired,
    ClockPaused,
    RulesChanged,
    Checkpoint,
    GameContinued,
    TableClosed,
    PlayerResigned,
    EndOffered,
    EndAccepted,
    EndDeclined,
    GameEnded,
    RoundStarted,
    ContributionCommitted,
    CommitmentsSkipped,
    CommitmentsClosed,
    ContributionRevealed,
    RoundCompleted,
    ContributionAdded,
)
