"""The log of a table in words, for one viewer: the game's own sentences and those of the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from ..core.contract import Line
from ..core.log import Entry
from ..core.narration import narrate
from ..core.view import View, filter_entry, sees
from ..core.vocabulary import EVERYBODY, SPECTATOR
from ..table_log.bodies import (
    GONE,
    ActionPlayed,
    ActionsUndone,
    Body,
    ClockPaused,
    CommitmentsClosed,
    CommitmentsSkipped,
    ContributionCommitted,
    ContributionRevealed,
    EndAccepted,
    EndDeclined,
    EndOffered,
    GameEnded,
    GuestRemoved,
    OutcomeDrawn,
    PlayerResigned,
    RoundCompleted,
    RoundStarted,
    SeatChanged,
    SeatsAssigned,
    TimeExpired,
    TurnConfirmed,
    UndoAgreed,
    UndoRefused,
    UndoRequested,
)
from ..table_log.entries import LogEntry
from ..words import Words
from .bot_names import bot_name
from .table import NOBODY, Table
from .turn_stories import TurnStories
from .turns import Turns

LineKind = Literal["action", "chance", "event", "seat", "undo", "clock", "end", "table"]

LINE_KINDS: dict[type[Body], LineKind] = {
    ActionsUndone: "undo",
    UndoRequested: "undo",
    UndoAgreed: "undo",
    UndoRefused: "undo",
    TimeExpired: "clock",
    ClockPaused: "clock",
    SeatChanged: "seat",
    GuestRemoved: "seat",
    PlayerResigned: "end",
    EndOffered: "end",
    EndAccepted: "end",
    EndDeclined: "end",
    GameEnded: "end",
}
"""The kind of line that an entry of the table gives; all others are of the kind `table`."""

MOST_ASIDES = 60
"""How many lines of a snapshot may be about something that does not count: undone actions, seats, undo, clocks."""

MOST_KEPT = 20_000
"""How many sentences of a table are kept."""

SILENT = (SeatsAssigned, TurnConfirmed, ContributionCommitted, CommitmentsClosed, ContributionRevealed)
"""Entries that give no line."""


class LogLine(NamedTuple):
    """One line: the count after it, whose it is, what kind, the sentence, and whether it was undone."""

    n: int
    seat: int
    kind: LineKind
    says: str
    undone: bool = False
    auto: bool = False
    score: Sequence[Line] | None = None
    """What each seat gained or lost, in the lines of the score sheet that changed."""
    turn: int = 0
    """The turn that the line belongs to, counted from 1; 0 for the set-up."""


class UntoldLine(NamedTuple):
    """A line of the log before its sentences are made; more than one make as many lines."""

    line: LogLine
    """With the sentence if `happened` is None."""
    happened: Entry | None
    """What happened, as everybody may know it; the game tells it."""
    then: int
    """The seat that acts next after an outcome."""
    n: int
    """The number of the entry."""
    body: Body


@dataclass
class LogText:
    """The sentences of a table's log; those made once are kept."""

    table: Table
    turns: Turns = field(init=False)
    stories: TurnStories = field(init=False)
    _kept: dict[tuple[object, ...], list[tuple[LineKind, str]]] = field(default_factory=dict)
    _recent: tuple[int, list[tuple[LogEntry, int]]] = (0, [])
    """How long the log was, and the entries that a snapshot shows then, each with the count after it."""
    _latest: tuple[int, dict[tuple[int, int, Words, int], list[LogLine]]] = (0, {})
    """How long the log was, and the lines of single entries that were asked for since, by number and who saw them."""

    def __post_init__(self) -> None:
        self.turns = Turns(self.table)
        self.stories = TurnStories(self.table, self.turns)

    def recent_lines(self, view: View) -> list[LogLine]:
        """Return the lines of everything that counts, and the last ones of the rest: undone actions, changes of seats.

        So a log does not grow without limit if a player keeps playing and undoing.
        """
        if self._recent[0] != len(self.table.log):
            self._recent = (len(self.table.log), self._find_recent())
        return self._write_lines(view, self._recent[1], 0)

    def _find_recent(self) -> list[tuple[LogEntry, int]]:
        """Return the entries that `recent_lines` shows, each with the count after it."""
        undone, asides, count = self.table.undone, [], 0
        found: list[tuple[LogEntry, int]] = []
        for entry in self.table.log:
            body = entry.body
            count += entry.counted
            if is_silent(body):
                continue
            if entry.n in undone or not isinstance(body, ActionPlayed | OutcomeDrawn):
                asides.append(entry.n)
            found.append((entry, count))
        omitted = frozenset(asides[:-MOST_ASIDES])
        return [(entry, count) for entry, count in found if entry.n not in omitted]

    def lines(self, view: View, first: int = 0, end: int | None = None) -> list[LogLine]:
        """Return the lines of the entries from `first` to before `end`, as the view's seat may know them."""
        lines: list[LogLine] = []
        for entry, count in self._said(first, end):
            lines += self._lines_of(entry, count, view)
        return lines

    def untold_lines(self, view: View, first: int) -> Iterator[UntoldLine]:
        """Yield what these lines are made of, for a device that makes the sentences."""
        return self._find_lines(view, self._said(first), bisect_left(self.table.line, first, key=_number))

    def _said(self, first: int, end: int | None = None) -> list[tuple[LogEntry, int]]:
        """Return the entries that give lines, each with the count after it."""
        entries = self.table.log[first:]
        count = self.table.count - sum(entry.counted for entry in entries)
        found: list[tuple[LogEntry, int]] = []
        for entry in entries[: None if end is None else end - first]:
            count += entry.counted
            if not is_silent(entry.body):
                found.append((entry, count))
        return found

    def _lines_of(self, entry: LogEntry, count: int, view: View) -> list[LogLine]:
        """Return the lines of one entry: a step tells them, and so does the log."""
        if self._latest[0] != len(self.table.log):
            self._latest = (len(self.table.log), {})
        seat = SPECTATOR if self._is_public(entry) else view.seat
        key = (entry.n, seat, view.words, _then(entry.body, view.actor))
        lines = self._latest[1].get(key)
        if lines is None:
            k = bisect_left(self.table.line, entry.n, key=_number)
            lines = self._latest[1][key] = self._write_lines(view, [(entry, count)], k)
        return lines

    def _is_public(self, entry: LogEntry) -> bool:
        """Return whether all viewers saw an entry and everything that followed from it."""
        table = self.table
        if not isinstance(entry.body, ActionPlayed | OutcomeDrawn):
            return True
        k = bisect_left(table.line, entry.n, key=_number)
        if k == len(table.line) or table.line[k].n != entry.n:
            return False
        happened = table.position.shared_log[k]
        if any(line.private for line in table.scores_so_far.gains(entry.n)):
            return False
        return happened.seen == EVERYBODY and all(event.seen == EVERYBODY for event in happened.events or ())

    def _write_lines(self, view: View, entries: Sequence[tuple[LogEntry, int]], k: int) -> list[LogLine]:
        """Return the lines of entries, each with the count after it; `k` is the place in the line to begin at."""
        lines: list[LogLine] = []
        for line, happened, then, n, body in self._find_lines(view, entries, k):
            if happened is None or not isinstance(body, ActionPlayed | OutcomeDrawn):
                lines.append(line)
                continue
            sentences = self._game_sentences(n, body, happened, then, view)
            new = [line._replace(kind=kind, says=says, score=None) for kind, says in sentences]
            if new:
                new[-1] = new[-1]._replace(score=line.score)
            lines += new
        return lines

    def _find_lines(self, view: View, entries: Sequence[tuple[LogEntry, int]], k: int) -> Iterator[UntoldLine]:
        """Yield what the lines of entries are made of; the arguments are those of `_write_lines`."""
        table, happened_log = self.table, self.table.position.shared_log
        for entry, count in entries:
            body = entry.body
            seat, turn = getattr(body, "seat", NOBODY), self.turns.number(entry.n)
            if not isinstance(body, ActionPlayed | OutcomeDrawn):
                kind, says = LINE_KINDS.get(type(body), "table"), table_sentence(body, view.words)
                yield UntoldLine(LogLine(count, seat, kind, says, turn=turn), None, NOBODY, entry.n, body)
                continue
            happened: Entry | None
            counts = k < len(table.line) and table.line[k].n == entry.n
            if counts:
                happened, then = happened_log[k], self._find_then(body, k, view)
                k += 1
            else:
                happened, then = table.undone.get(entry.n, (None, NOBODY))
            auto = isinstance(body, ActionPlayed) and body.auto
            undone = not counts and happened is not None
            gains = table.gains_known_to(view.seat, entry.n) or None
            says = self._history_sentence(body, view) if happened is None else ""
            line = LogLine(count, seat, _main_kind(body), says, undone, auto, gains, turn)
            yield UntoldLine(line, happened, then, entry.n, body)

    def find_next(self, entry: LogEntry, view: View) -> int:
        """Return the seat that acts after an entry of the line; NOBODY if its sentences do not depend on it."""
        return self._find_then(entry.body, bisect_left(self.table.line, entry.n, key=_number), view)

    def _find_then(self, body: Body, k: int, view: View) -> int:
        log = self.table.position.shared_log
        later = (log[i].actor for i in range(k + 1, len(log)))
        return _then(body, next((actor for actor in later if actor >= 0), view.actor))

    def _game_sentences(
        self, n: int, body: ActionPlayed | OutcomeDrawn, happened: Entry, then: int, view: View
    ) -> list[tuple[LineKind, str]]:
        """Return what an action or outcome says to this seat, with the events that followed, each with its kind."""
        seen = filter_entry(happened, view.seat)
        key = (n, view.words, then, seen.number, *(sees(e.seen, view.seat) for e in happened.events or ()))
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = tell_entry(view, seen, then, _main_kind(body))
        return self._kept[key]

    def _history_sentence(self, body: ActionPlayed | OutcomeDrawn, view: View) -> str:
        """Return the sentence of an entry before a checkpoint. It is not known who saw it, so it may be hidden."""
        if self.table.has_secrets and not self.table.over:
            return view.words("said-history-unseen")
        if isinstance(body, ActionPlayed):
            return view.words("said-history", player=body.seat, text=body.text)
        return view.words("said-history-chance", text=body.text)


def tell_entry(view: View, seen: Entry, then: int, kind: LineKind) -> list[tuple[LineKind, str]]:
    """Return the sentences of an entry as the view's seat saw it, each with its kind: all but the first are events."""
    says = narrate(View(view.game, view.seat, view.options, view.state, then, [], [seen], view.words))
    return [(kind if i == 0 else "event", line) for i, line in enumerate(says)]


def _main_kind(body: ActionPlayed | OutcomeDrawn) -> LineKind:
    return "action" if isinstance(body, ActionPlayed) else "chance"


def _number(entry: LogEntry) -> int:
    return entry.n


def _then(body: Body, actor: int) -> int:
    """Return who acts after an entry; NOBODY for an action, whose sentences do not depend on it."""
    return actor if isinstance(body, OutcomeDrawn) else NOBODY


def is_silent(body: Body) -> bool:
    """Return whether an entry gives no line. A seal gives one if persons have a part in it."""
    if isinstance(body, RoundStarted):
        return not body.without
    if isinstance(body, CommitmentsSkipped | RoundCompleted):
        return not body.seats
    return isinstance(body, SILENT)


def table_sentence(body: Body, words: Words) -> str:
    """Return the sentence of an entry that is no action or outcome."""
    key = body.KIND
    name = getattr(body, "who", "") or getattr(body, "name", "")
    values: dict[str, str | int] = {"name": words("player-gone") if name == GONE else name}
    if hasattr(body, "seat"):
        values["player"] = body.seat
    if isinstance(body, SeatChanged):
        removed = "removed-bot" if body.level else "removed"
        key = {"late": "late-seat", "removed": removed, "resigned": removed}.get(body.why, body.why)
        values |= {"level": bot_name(words, body.level), "player": words.seat_title(body.seat)}
    elif isinstance(body, TimeExpired):
        key = {"move": "late-move", "note": "late-note"}.get(body.then, "late")
    elif isinstance(body, ClockPaused):
        end = datetime.fromtimestamp(body.until, UTC)
        key, values["day"] = "pause" if body.until else "pause-over", words("date", day=end.day, month=end.month)
    elif isinstance(body, EndDeclined | GameEnded):
        key = f"{body.KIND}-{body.why}" if body.why else body.KIND
    elif isinstance(body, ActionsUndone):
        key = "undo-agreed" if body.agreed else "undo"
    elif isinstance(body, RoundStarted | CommitmentsSkipped | RoundCompleted):
        seats = body.without if isinstance(body, RoundStarted) else body.seats
        if isinstance(body, RoundStarted) and body.left_out:
            key, seats = "seal-out", body.left_out
        values |= {"players": join_names(words, [words.seat(seat) for seat in seats]), "n": len(seats)}
    return words(f"said-{key}", **values)


def join_names(words: Words, names: Sequence[str]) -> str:
    """Return names in one phrase, the last after an "and"."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])
