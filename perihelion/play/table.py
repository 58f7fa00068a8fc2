"""A table: what its log says. `apply` is the only way anything changes, for new entries and for stored ones alike.

    table = Table(head, chance)
    for entry in stored: table.apply(entry)
    table.position, table.seats, table.count       # the present, a cache of the log

The orders that add to the log are in `orders`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.game import Game, Line
from ..core.game import game as find
from ..core.position import Entry, Position, Scores
from ..core.runtime import CHANCE, OVER, start
from ..story import SPECTATORS
from .entries import OF_SEAL, LogEntry
from .fair import LENGTH, Chance, commitment
from .rules_of import hides, record, rules_of, state
from .seal import SEALED, Seal
from .seats import BOT, FREE, PERSON, Seat, SeatRules
from .settings import Settings

NOBODY = -1


@dataclass(frozen=True)
class Head:
    """What a table is from the beginning."""

    table: str
    game: str
    options: dict[str, Any]
    settings: Settings
    host: str
    created: float
    rules: dict[str, Any]
    """The rules its log was last known to follow; see `rules_of`."""


class Ask(NamedTuple):
    """An undo that somebody asked for: who, from which seat, back to which moment, and who agreed."""

    by: str
    seat: int
    to: int
    agreed: frozenset[str]


class Tally(NamedTuple):
    """The points of all seats, and the score sheet that explains them."""

    points: list[int]
    sheet: list[Line]


@dataclass(frozen=True, slots=True)
class Moved:
    """One counted entry and the position after it, for those who show it."""

    entry: LogEntry
    position: Position
    count: int


@dataclass
class Table:
    """A table as of now; see the module's docstring."""

    head: Head
    chance: Chance | None = None
    """Another source of chance than the table's own seal, for tests."""
    seal: Seal = field(init=False)
    game: Game = field(init=False)
    position: Position = field(init=False)
    actor: int = field(init=False)
    """Who decides at the position: a seat, CHANCE or OVER."""
    secrets: bool = field(init=False)
    """Whether seats see different things."""
    log: list[LogEntry] = field(default_factory=list)
    count: int = 0
    line: list[LogEntry] = field(default_factory=list)
    """The actions and outcomes that count, without those taken back; the same as the position's log."""
    moments: list[int] = field(default_factory=list)
    """The count after each entry of the line."""
    undone: dict[int, tuple[Entry, int]] = field(default_factory=dict)
    """What was taken back, by its number in the log, and who was to act after it."""
    scored: dict[int, list[Line]] = field(default_factory=dict)
    """By number in the log: the lines of the score sheet an entry changed."""
    base: int = 0
    """The count at which the line begins: 0, or that of a checkpoint."""
    confirmed: int = 0
    """How long the line was when a turn was last confirmed."""
    seats: list[Seat] = field(default_factory=list)
    held: dict[str, frozenset[int]] = field(default_factory=dict)
    tablet: dict[str, frozenset[int]] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    started: bool = False
    closed: bool = False
    asked: Ask | None = None
    waits_since: tuple[int, float] = (NOBODY, 0.0)
    """The seat the table waits for, and since when; an undo gives no time back."""
    late: bool = False
    """Whether the clock of this turn has run out already."""
    draws: int = 0
    """How many draws were made, undone ones included."""
    wants_on: frozenset[str] | None = None
    """After a checkpoint: who wants to go on; None where nobody is asked."""
    history: bool = False
    """While entries before a checkpoint are read: they are told, but no longer played."""
    news: list[LogEntry] = field(default_factory=list)
    """Entries added and not yet stored."""
    _tally: list[Tally] = field(init=False, repr=False)
    moved: list[Moved] = field(default_factory=list)
    """The positions of those."""

    def __post_init__(self) -> None:
        self.game = find(self.head.game)
        plain = start(self.game, self.head.options)
        self.secrets = hides(self.game, plain)
        self.position = Position(self.game, self.head.options, plain)
        self._tally = [self._count_points(plain)]
        self.seal = Seal(self.head.table)
        self.actor = self.position.actor

    # the present

    @property
    def settings(self) -> Settings:
        """What the table agreed on."""
        return self.head.settings

    @property
    def running(self) -> bool:
        """Whether the game may go on now."""
        return self.started and not self.closed and self.wants_on is None and not self.sealing

    @property
    def sealing(self) -> bool:
        """Whether the game is to begin, but its seal is not whole yet."""
        waits = self.started and not self.closed and self.chance is None and not self.seal.whole
        return waits and self.actor != OVER

    @property
    def opened(self) -> bool:
        """Whether the seal may be opened: the game is over, or given up."""
        return self.over or self.closed

    @property
    def over(self) -> bool:
        """Whether the game came to its end, and its last turn is confirmed."""
        return self.actor == OVER and self.to_confirm() == NOBODY

    @property
    def waits_for(self) -> int:
        """The seat whose decision or confirmation comes next, NOBODY at the end and before the start."""
        if not self.running:
            return NOBODY
        seat = self.to_confirm()
        return seat if seat != NOBODY else max(self.actor, NOBODY)

    def to_confirm(self) -> int:
        """The seat whose turn is done but not yet confirmed, or NOBODY."""
        if not self.settings.confirm:
            return NOBODY
        actor = self.actor
        if actor == CHANCE and len(self.position.outcome_ids) == 1:
            return NOBODY
        seat, decided = NOBODY, False
        for entry in reversed(self.line[self.confirmed :]):
            if entry.kind == "outcome":
                if entry.data["of"] > 1:
                    break
            elif "bot" in entry.data or seat not in (NOBODY, entry.data["seat"]):
                break
            else:
                seat = entry.data["seat"]
                decided = decided or "auto" not in entry.data
        return seat if decided and actor != seat and self.seats[seat].kind == PERSON else NOBODY

    @property
    def points(self) -> list[int]:
        """The points of all seats as of now."""
        return self._tally[-1].points

    @property
    def scores(self) -> Scores:
        """Points, winners and score sheet as of now: the position's, but the points are not counted anew."""
        plain = self.position.plain
        won = self.game.rules.winners(plain)
        winners = (seat for seat in range(self.position.seats) if won >> seat & 1)
        return Scores(self.points, winners, self.game.rules.sheet(plain))

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest holds."""
        return [i for i, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def looks_from(self, guest: str) -> list[int]:
        """The seats a guest may see the table from: those held, and those a bot keeps for them."""
        return [i for i, seat in enumerate(self.seats) if guest and guest in (seat.guest, seat.keeps)]

    def persons(self) -> set[str]:
        """The guests who hold a seat."""
        return {seat.guest for seat in self.seats if seat.kind == PERSON}

    @property
    def seat_rules(self) -> SeatRules:
        """Who may sit down where."""
        return SeatRules(self.seats, self.held, self.tablet, self.head.host, self.secrets)

    @property
    def hints(self) -> bool:
        """Whether hints are given: as agreed, or where at most one seat is not a bot's."""
        if self.settings.hints is not None:
            return self.settings.hints
        return sum(seat.kind != BOT for seat in self.seats) <= 1

    def moment(self, length: int) -> int:
        """The count at which the line was so long."""
        return self.moments[length - 1] if length else self.base

    def record(self) -> dict[str, Any]:
        """The whole record, for the store."""
        return record(self.position.plain)

    # change

    def add(self, kind: str, /, **data: Any) -> LogEntry:
        """Add an entry made now."""
        entry = LogEntry(len(self.log), kind, data, time.time())
        self.apply(entry)
        self.news.append(entry)
        if entry.kind in ("action", "outcome"):
            _ = self.position.log  # tells the events once, for all copies
            self.moved.append(Moved(entry, self.position.copy(), self.count))
        return entry

    def apply(self, entry: LogEntry) -> None:
        """Let one entry happen; the rules raise where it is not possible."""
        if entry.kind in OF_SEAL:
            self.seal = self.seal.after(entry)
        elif not (self.history and entry.counted):
            getattr(self, f"_apply_{entry.kind}")(entry.data)
            self.actor = self.position.actor
        if entry.kind == "outcome":
            self.draws += 1
        if entry.kind in ("action", "outcome") and not self.history:
            self.line.append(entry)
            self.moments.append(self.count + 1)
        if entry.counted:
            self.count += 1
            self.asked = None
        if entry.kind == "start" or entry.kind in OF_SEAL:
            self.seal.since = entry.time
        self.log.append(entry)
        seat = self.waits_for
        if seat != self.waits_since[0]:
            self.waits_since, self.late = (seat, entry.time), False

    def settle(self) -> None:
        """Let everything happen that needs no decision: the start, the seal, chance, and what public facts force."""
        if self.chance is None and not self.seal.round and not self.opened:
            self.new_seal()
        if not self.started and not self.closed and all(seat.kind != FREE for seat in self.seats):
            self.add("start", by="")
        self._make_whole()
        while self.running and self.to_confirm() == NOBODY:
            actor = self.actor
            if actor == CHANCE:
                self._draw()
            elif actor >= 0 and self.seats[actor].kind == PERSON and self._forced():
                self.add("action", seat=actor, text=self.position.legal[0], by="", auto=True)
            else:
                return

    def new_seal(self, expected: Iterable[str] = (), without: Iterable[int] = ()) -> None:
        """The server's part of the seal: a secret nobody knows, and its commitment, which everybody sees."""
        secret = secrets.token_bytes(LENGTH)
        self.add(
            "seal",
            round=self.seal.round + 1,
            commitment=commitment(secret),
            secret=secret.hex(),
            expected=sorted(expected),
            without=list(without),
        )

    def _make_whole(self) -> None:
        """The seal is whole when everybody has opened theirs; whoever leaves instead makes all begin anew."""
        persons = self.persons()
        if self.sealing and self.seal.broken(persons):
            gone = [g for g in self.seal.promised if g not in persons and g not in self.seal.given]
            self.new_seal(without=sorted(min(self.held[guest]) for guest in gone))
        if self.sealing and self.seal.phase(persons) == SEALED:
            seats = [n for n, seat in enumerate(self.seats) if seat.guest in self.seal.given]
            self.add("sealed", round=self.seal.round, seats=seats)

    def _draw(self) -> None:
        outcomes = self.position.outcomes
        texts = list(outcomes)
        drawn = (self.chance or self.seal).draw(self.draws, list(outcomes.values())) if len(texts) > 1 else 0
        more: dict[str, Any] = {"odds": list(map(list, outcomes.items()))} if len(texts) > 1 else {}
        seen = self.position.seen
        if 0 < seen < 1 << SPECTATORS and seen & (seen - 1) == 0:
            more["to"] = seen.bit_length() - 1
        self.add("outcome", text=texts[drawn], draw=self.draws, of=len(texts), phase=self.position.phase, **more)

    def _forced(self) -> bool:
        """Whether there is one action only, and everybody can see that."""
        return not self.secrets and len(self.position.legal_ids) == 1

    # the score

    def _count_points(self, plain: Any) -> Tally:
        """The points of all seats, and the score sheet."""
        rules = self.game.rules
        return Tally([int(rules.points(plain, seat)) for seat in range(self.position.seats)], rules.sheet(plain))

    def _score(self) -> None:
        """Remember which lines of the sheet the entry being applied changed, if it changed any points."""
        plain, before = self.position.plain, self._tally[-1]
        points = [int(self.game.rules.points(plain, seat)) for seat in range(self.position.seats)]
        if points == before.points:
            self._tally.append(before)
            return
        now = Tally(points, self.game.rules.sheet(plain))
        known = {line.key: line.values for line in before.sheet}
        self.scored[len(self.log)] = [line for line in now.sheet if known.get(line.key) != line.values]
        self._tally.append(now)

    # one method for each kind of entry

    def _apply_seats(self, data: dict[str, Any]) -> None:
        self.seats = [Seat.read(seat) for seat in data["seats"]]
        for guest in self.persons():
            self.held[guest] = frozenset(self.seats_of(guest))
        self.tablet = {guest: seats for guest, seats in self.held.items() if len(seats) > 1}

    def _apply_start(self, data: dict[str, Any]) -> None:
        self.started = True

    def _apply_action(self, data: dict[str, Any]) -> None:
        self.position.play(data["text"])
        self._score()

    _apply_outcome = _apply_action

    def _apply_confirm(self, data: dict[str, Any]) -> None:
        self.confirmed = len(self.line)

    def _apply_undo(self, data: dict[str, Any]) -> None:
        while self.moments and self.moments[-1] > data["to"]:
            happened = self.position.log[-1]
            self.undone[self.line[-1].n] = (happened, self.position.actor)
            self.position.undo()
            self.line.pop()
            self.moments.pop()
            self._tally.pop()
        self.confirmed = min(self.confirmed, len(self.line))

    def _apply_ask(self, data: dict[str, Any]) -> None:
        self.asked = Ask(data["by"], data["seat"], data["to"], frozenset({data["by"]}))

    def _apply_agree(self, data: dict[str, Any]) -> None:
        if self.asked is not None:
            self.asked = self.asked._replace(agreed=self.asked.agreed | {data["by"]})

    def _apply_refuse(self, data: dict[str, Any]) -> None:
        self.asked = None

    def _apply_seat(self, data: dict[str, Any]) -> None:
        seat = Seat.read(data)
        self.seats[data["seat"]] = seat
        if seat.kind == PERSON:
            self.held[seat.guest] = self.held.get(seat.guest, frozenset()) | {data["seat"]}
        self.seal.forget(data["seat"])
        self.asked = None

    def _apply_remove(self, data: dict[str, Any]) -> None:
        self.removed.add(data["guest"])

    def _apply_late(self, data: dict[str, Any]) -> None:
        self.late = True

    def _apply_rules(self, data: dict[str, Any]) -> None:
        pass

    def _apply_checkpoint(self, data: dict[str, Any]) -> None:
        """The record as stored takes the place of what the log would give under today's rules."""
        plain = state(self.game, self.head.options, data["record"])
        self.position = Position(self.game, self.head.options, plain)
        self.position.begun = self.position.text
        self.line, self.moments, self.base, self.confirmed = [], [], self.count, 0
        self._tally = [self._count_points(plain)]
        self.history, self.waits_since = False, (NOBODY, 0.0)
        self.wants_on = None if self.closed or self.position.actor == OVER else frozenset()

    def _apply_go_on(self, data: dict[str, Any]) -> None:
        if self.wants_on is not None:
            self.wants_on |= {data["by"]}
            if self.persons() <= self.wants_on:
                self.wants_on = None

    def _apply_close(self, data: dict[str, Any]) -> None:
        self.closed = True


def read(head: Head, entries: Iterable[LogEntry], chance: Chance | None = None) -> Table:
    """The table a log describes; the rules raise where the log does not follow them."""
    table = Table(head, chance)
    stored = list(entries)
    table.history = any(entry.kind == "checkpoint" for entry in stored)
    for i, entry in enumerate(stored):
        if entry.kind == "checkpoint" and any(later.kind == "checkpoint" for later in stored[i + 1 :]):
            table.log.append(entry)
        else:
            table.apply(entry)
    return table


def follows_today(head: Head) -> bool:
    """Whether the table's rules are exactly those installed."""
    return head.rules == rules_of(find(head.game))
