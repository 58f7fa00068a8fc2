"""A table: the state that follows from its log.

    table = Table(head, time)
    for entry in log: table.apply(entry)
    table.position, table.seats, table.count

All changes go through `apply`, for new entries and for stored ones. `commands`, `seal_commands` and `forced_steps` add
entries.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..core.contract import Line
from ..core.early_end import find_winners
from ..core.game import Game
from ..core.log import Entry
from ..core.position import Position
from ..core.record_data import read_record, write_record
from ..core.registry import game as find_game
from ..core.scores import Known, Scores, hide_gains, known_points
from ..core.view import hides_anything
from ..core.vocabulary import CHANCE, OVER
from ..fair.draw import ChanceSource
from ..fair.links import LINKED_FORMAT
from ..fair.seal import SEAL_BODIES, Seal
from ..fair.sealed_file import LineChain
from ..json_types import JsonObject
from ..table_log.bodies import (
    BOT,
    PERSON,
    ActionPlayed,
    ActionsUndone,
    Body,
    Checkpoint,
    ClockPaused,
    GameContinued,
    GameStarted,
    GuestRemoved,
    OutcomeDrawn,
    RoundCompleted,
    RulesChanged,
    Seat,
    SeatChanged,
    SeatsAssigned,
    TableClosed,
    TimeExpired,
    TurnConfirmed,
    UndoRequested,
)
from ..table_log.entries import LogEntry
from .ending import ENDING_BODIES, Ending
from .score_log import ScoreLog
from .seats import SeatRules
from .settings import Settings
from .time_source import TimeSource
from .turn_clock import TurnClock
from .undo_request import UndoRequest, follow_request

NOBODY = -1
"""No seat."""


@dataclass(frozen=True)
class TableHead:
    """What a table is from the beginning."""

    table: str
    game: str
    options: JsonObject
    settings: Settings
    host: str
    created: float
    rules: JsonObject
    """The rules that its log was last known to follow; see `rules_version`."""
    group: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """An action or outcome, the position after it, and the table's count then."""

    entry: LogEntry
    position: Position
    count: int


@dataclass
class Table:
    """A table as of now."""

    head: TableHead
    time: TimeSource
    chance: ChanceSource | None = None
    """Another source of chance than the table's own seal, for tests."""
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    """Returns random bytes, for the secret of the seal."""
    seal: Seal = field(init=False)
    game: Game = field(init=False)
    position: Position = field(init=False)
    actor: int = field(init=False)
    """Who decides at the position: a seat, CHANCE or OVER."""
    choosing: tuple[int, ...] = field(init=False)
    """The seats that may choose now: several at a simultaneous decision, otherwise the actor; none at chance."""
    has_secrets: bool = field(init=False)
    """Whether seats see different things."""
    scores_so_far: ScoreLog = field(init=False)
    log: list[LogEntry] = field(default_factory=list)
    count: int = 0
    """How many entries moved the game; it only grows."""
    line: list[LogEntry] = field(default_factory=list)
    """The actions and outcomes that count, without those undone; the same as the position's log."""
    moments: list[int] = field(default_factory=list)
    """The count after each entry of the line."""
    undone: dict[int, tuple[Entry, int]] = field(default_factory=dict)
    """What was undone, by its number in the log, and who was to act after it."""
    base: int = 0
    """The count at which the line begins: 0, or that of a checkpoint."""
    confirmed: int = 0
    """How long the line was when a turn was last confirmed."""
    seats: list[Seat] = field(default_factory=list)
    seats_held: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats that each guest ever held, and so has seen the table from; guests in the order in which they came."""
    seats_shared: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats of guests who held several from the start, because players share one device."""
    removed: set[str] = field(default_factory=set)
    """The guests whom the host sent away."""
    closed_seats: frozenset[int] = frozenset()
    """The seats of persons who resigned or whom the host sent away; bots play there to the end."""
    started: bool = False
    closed: bool = False
    undo_request: UndoRequest | None = None
    ending: Ending = field(default_factory=Ending)
    turn_clock: TurnClock = field(init=False)
    """The seat the table waits for, since when, and how much time every seat has."""
    draw_count: int = 0
    """How many draws were made, undone ones included."""
    continue_votes: frozenset[str] | None = None
    """After a checkpoint: the guests who want to go on; None if there is no such vote."""
    repeating: bool = False
    """While entries are read that were checked under the rules of today when they were made."""
    before_checkpoint: bool = False
    """While entries before a checkpoint are read: they are kept in the log, but no longer played."""
    unstored: list[LogEntry] = field(default_factory=list)
    """Entries that were added and are not yet stored."""
    steps: list[Step] = field(default_factory=list)
    """The actions and outcomes among those."""
    line_chain: LineChain | None = None
    """The hash chain over the public log, as far as it was asked for; see `sealed_game`."""

    def __post_init__(self) -> None:
        self.game = find_game(self.head.game)
        plain = self.game.new_state(self.head.options)
        self.has_secrets = hides_anything(plain)
        self.position = Position(self.game, self.head.options, plain)
        self.scores_so_far = ScoreLog(self.game.rules, self.position.seats)
        self.scores_so_far.start(plain)
        self.seal = Seal(self.head.table)
        self.turn_clock = TurnClock(self.head.settings)
        self.actor, self.choosing = self.position.actor, self.position.choosing

    # the present

    @property
    def settings(self) -> Settings:
        """What the table agreed on."""
        return self.head.settings

    @property
    def running(self) -> bool:
        """Whether the game may go on now."""
        stopped = self.closed or self.ending.why or self.continue_votes is not None
        return self.started and not stopped and not self.awaits_seal

    @property
    def awaits_seal(self) -> bool:
        """Whether the game is to begin, but not all contributions to its seal are revealed."""
        waits = self.started and not self.closed and self.chance is None and not self.seal.complete
        return waits and self.actor != OVER

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up, so that the secret of the seal is public."""
        return self.over or self.closed

    @property
    def over(self) -> bool:
        """Whether the game came to its end, and its last turn is confirmed; or the players ended it early."""
        return bool(self.ending.why) or (self.actor == OVER and self.to_confirm() == NOBODY)

    @property
    def waits_for(self) -> int:
        """The first seat whose decision or confirmation comes next; NOBODY at the end and before the start."""
        return next(iter(self.awaited), NOBODY)

    @property
    def awaited(self) -> tuple[int, ...]:
        """All seats that may decide or confirm now: several at a simultaneous decision, otherwise at most one."""
        if not self.running:
            return ()
        seat = self.to_confirm()
        return self.choosing if seat == NOBODY else (seat,)

    def awaited_seat(self, guest: str) -> int:
        """Return the first seat of a guest that the table waits for, or NOBODY."""
        return next((seat for seat in self.awaited if guest and self.seats[seat].guest == guest), NOBODY)

    def was_simultaneous(self, length: int) -> bool:
        """Return whether a simultaneous decision was open when the line had this length."""
        choosing = self.game.rules.choosing
        return choosing is not None and choosing(self.scores_so_far.state(length)) != 0

    def to_confirm(self) -> int:
        """Return the seat whose turn is done but not yet confirmed, or NOBODY.

        A simultaneous decision is not confirmed: it may be undone until all have chosen, and then it is revealed.
        """
        if not self.settings.confirm or self.ending.why:
            return NOBODY
        if self.line and self.was_simultaneous(len(self.line) - 1):
            return NOBODY
        actor = self.actor
        if actor == CHANCE and len(self.position.outcome_ids) == 1:
            return NOBODY
        seat, decided = NOBODY, False
        for entry in reversed(self.line[self.confirmed :]):
            body = entry.body
            if isinstance(body, ActionPlayed):
                if body.bot or seat not in (NOBODY, body.seat):
                    break
                seat = body.seat
                decided = decided or not body.auto
            elif isinstance(body, OutcomeDrawn) and body.of > 1:
                break
        return seat if decided and actor != seat and self.seats[seat].kind == PERSON else NOBODY

    @property
    def points(self) -> list[int]:
        """The points of all seats as of now."""
        return self.scores_so_far.last.points

    @property
    def scores(self) -> Scores:
        """Points, winners and score sheet as of now, from the score log, so that nothing is counted twice."""
        winners = find_winners(self.position, self.points, self.ending.resigned, bool(self.ending.why))
        return Scores(self.points, winners, self.scores_so_far.last.sheet)

    def points_known_to(self, seat: int) -> list[Known]:
        """Return the points of all seats as of now, as far as a seat (or SPECTATOR) knows them."""
        return known_points(self.points, self.scores_so_far.last.sheet, seat, self.over)

    def gains_known_to(self, seat: int, n: int) -> list[Line]:
        """Return what entry n of the log changed on the score sheet, as far as a seat (or SPECTATOR) knows it."""
        gains = self.scores_so_far.gains(n)
        return gains if self.over or not any(line.private for line in gains) else hide_gains(gains, seat)

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats that a guest holds."""
        return [i for i, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def seats_seen_by(self, guest: str) -> list[int]:
        """Return the seats from which a guest may see the table: seats they hold, or that a bot keeps for them."""
        return [i for i, seat in enumerate(self.seats) if guest and seat.player == guest]

    def person_number(self, guest: str) -> int | None:
        """Return the number of a guest in sealed games; None before format 4, which has no such numbers."""
        return list(self.seats_held).index(guest) if self.seal.format >= LINKED_FORMAT else None

    def persons(self) -> set[str]:
        """Return the guests who hold a seat."""
        return {seat.guest for seat in self.seats if seat.kind == PERSON}

    def players(self) -> set[str]:
        """Return the guests whose game this is: holders of a seat, and guests for whom a bot keeps one."""
        return {seat.player for seat in self.seats} - {""}

    @property
    def seat_rules(self) -> SeatRules:
        """The rules for taking, freeing and giving away seats."""
        newcomers = not (self.started and self.removed)
        seen = (self.seats_held, self.seats_shared)
        return SeatRules(self.seats, *seen, self.head.host, self.has_secrets, self.closed_seats, newcomers)

    @property
    def hints(self) -> bool:
        """Whether hints are given: as agreed, or if at most one seat is not a bot's.

        A bot that plays in the place of a person does not bring hints on.
        """
        if self.settings.hints is not None or self.settings.rated:
            return bool(self.settings.hints)
        seats = enumerate(self.seats)
        return sum(seat.kind != BOT or bool(seat.keeps) or n in self.closed_seats for n, seat in seats) <= 1

    def moment(self, length: int) -> int:
        """Return the count at which the line had this length."""
        return self.moments[length - 1] if length else self.base

    def record(self) -> JsonObject:
        """Return the whole state of the game as data, for the store."""
        return write_record(self.position.unchanged)

    def add(self, body: Body, action: int | None = None) -> LogEntry:
        """Add an entry made now; `action` is the id of an action, if the caller knows it."""
        entry = LogEntry(len(self.log), body, self.time.now())
        self.apply(entry, action)
        self._keep_step(entry)
        self.unstored.append(entry)
        return entry

    def follow(self, entry: LogEntry) -> None:
        """Carry out an entry that another process added, and keep its step for viewers."""
        self.apply(entry)
        self._keep_step(entry)

    def _keep_step(self, entry: LogEntry) -> None:
        if isinstance(entry.body, ActionPlayed | OutcomeDrawn):
            _ = self.position.shared_log  # finds the events once, for all copies
            self.steps.append(Step(entry, self.position.copy(), self.count))

    def apply(self, entry: LogEntry, action: int | None = None) -> None:
        """Carry out one entry; the rules raise if it is not possible."""
        body = entry.body
        if isinstance(body, SEAL_BODIES):
            self.seal = self.seal.apply(body)
            if isinstance(body, RoundCompleted):
                self.seal.start_links(self.seats_of)
        elif isinstance(body, ENDING_BODIES):
            self.ending.apply(entry)
            if self.ending.why:
                self.undo_request = None
        elif isinstance(body, UndoRequested):
            self.undo_request = follow_request(self.undo_request, body)
        elif not (self.before_checkpoint and entry.counted):
            if isinstance(body, ActionPlayed | OutcomeDrawn):
                play = self.position.repeat if self.repeating else self.position.play
                play(body.text if action is None else action, seat=chooser_of(body, self.position))
                self._extend_line(entry)
            else:
                _APPLY[type(body)](self, body)
            self.actor, self.choosing = self.position.actor, self.position.choosing
        self.seal.links.follow(body, self.draw_count)
        if isinstance(body, OutcomeDrawn):
            self.draw_count += 1
        if entry.counted:
            self.count += 1
            self.undo_request = None
        if isinstance(body, (GameStarted, *SEAL_BODIES)):
            self.seal.since = entry.time
        self.log.append(entry)
        self.turn_clock.apply(body, entry.time)
        self.turn_clock.follow(self.awaited, entry.time, self._begins_turn(body), len(self.line))

    def _begins_turn(self, body: Body) -> bool:
        """Return whether a turn, or a simultaneous decision, begins after this entry."""
        if not self.position.is_simultaneous:
            return self.position.phase in self.game.turn_starts
        return not isinstance(body, ActionsUndone) and not set(self.awaited) <= self.turn_clock.turns.keys()

    def _extend_line(self, entry: LogEntry) -> None:
        """Add an action or outcome that was just played to the line."""
        self.scores_so_far.add(entry.n, self.position.unchanged)
        self.line.append(entry)
        self.moments.append(self.count + 1)

    def _assign_seats(self, body: SeatsAssigned) -> None:
        self.seats = list(body.seats)
        self.seats_held = {seat.guest: frozenset(self.seats_of(seat.guest)) for seat in self.seats if seat.guest}
        self.seats_shared = {guest: seats for guest, seats in self.seats_held.items() if len(seats) > 1}

    def _start(self, body: GameStarted) -> None:
        self.started = True

    def _confirm(self, body: TurnConfirmed) -> None:
        self.confirmed = len(self.line)

    def _undo(self, body: ActionsUndone) -> None:
        while self.moments and self.moments[-1] > body.to:
            happened = self.position.shared_log[-1]
            self.undone[self.line[-1].n] = (happened, self.position.actor)
            self.position.undo()
            self.line.pop()
            self.moments.pop()
            self.scores_so_far.undo()
        self.confirmed = min(self.confirmed, len(self.line))

    def _change_seat(self, body: SeatChanged) -> None:
        self.seats[body.seat] = body.holder
        if body.why in ("removed", "resigned") and body.kind == BOT:
            self.closed_seats |= {body.seat}
        if body.kind == PERSON:
            self.seats_held[body.guest] = self.seats_held.get(body.guest, frozenset()) | {body.seat}
        self.seal.withdraw_commitment(body.seat)
        if body.contributes:
            self.seal.expect(body.guest, body.seat)
        self.undo_request = self.ending.offer = None

    def _remove_guest(self, body: GuestRemoved) -> None:
        self.removed.add(body.guest)

    def _only_note(self, body: RulesChanged | TimeExpired | ClockPaused) -> None:
        """Change nothing: the head has the rules, and the clock reads its entries itself."""

    def _load_checkpoint(self, body: Checkpoint) -> None:
        """Go on from the stored record instead of what the log gives under the rules of today."""
        plain = read_record(self.game, self.head.options, body.record).state
        self.position = Position(self.game, self.head.options, plain)
        self.position.begun = self.position.text
        self.line, self.moments, self.base, self.confirmed = [], [], self.count, 0
        self.scores_so_far.start(plain)
        self.before_checkpoint = False
        self.turn_clock.reset()
        ended = self.closed or self.ending.why or self.position.actor == OVER
        self.continue_votes = None if ended else frozenset()

    def _vote_to_continue(self, body: GameContinued) -> None:
        if self.continue_votes is not None:
            self.continue_votes |= {body.by}
            if self.persons() <= self.continue_votes:
                self.continue_votes = None

    def _close(self, body: TableClosed) -> None:
        self.closed = True


def chooser_of(body: ActionPlayed | OutcomeDrawn, position: Position) -> int | None:
    """Return the seat that chooses by this entry, if several may choose in the position, otherwise None."""
    return body.seat if isinstance(body, ActionPlayed) and position.is_simultaneous else None


_APPLY: dict[type[Body], Callable[[Table, Any], None]] = {
    SeatsAssigned: Table._assign_seats,
    GameStarted: Table._start,
    TurnConfirmed: Table._confirm,
    ActionsUndone: Table._undo,
    SeatChanged: Table._change_seat,
    GuestRemoved: Table._remove_guest,
    TimeExpired: Table._only_note,
    ClockPaused: Table._only_note,
    RulesChanged: Table._only_note,
    Checkpoint: Table._load_checkpoint,
    GameContinued: Table._vote_to_continue,
    TableClosed: Table._close,
}
"""How each entry changes a table. All others are applied in `Table.apply`."""
