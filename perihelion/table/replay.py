"""A table from its log, and any moment of a finished game: the line that led there, and the position."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.position import Position
from ..fair.draw import ChanceSource
from ..table_log.bodies import ActionPlayed, ActionsUndone, Checkpoint, OutcomeDrawn
from ..table_log.entries import LogEntry
from .errors import Conflict, InvalidCommand
from .table import Table, TableHead, chooser_of
from .time_source import TimeSource


def require_over(table: Table) -> Table:
    """Return the table. Raises Conflict if its game is not over."""
    if not table.over:
        raise Conflict("running")
    return table


def line_at(table: Table, moment: int) -> list[LogEntry]:
    """Return the actions and outcomes that counted at a moment."""
    if not table.base <= moment <= table.count:
        raise InvalidCommand("unreadable", "error-moment", n=table.count)
    line: list[tuple[int, LogEntry]] = []
    counted = 0
    for entry in table.log:
        body = entry.body
        counted += entry.counted
        if counted > moment:
            break
        if isinstance(body, ActionPlayed | OutcomeDrawn) and counted > table.base:
            line.append((counted, entry))
        elif isinstance(body, ActionsUndone):
            line = [(at, old) for at, old in line if at <= body.to]
    return [entry for _, entry in line]


def position_at(table: Table, moment: int) -> tuple[Position, list[LogEntry]]:
    """Return the position at a moment, and the line that led there."""
    line = line_at(table, moment)
    same = 0
    while same < min(len(line), len(table.line)) and line[same].n == table.line[same].n:
        same += 1
    position = table.position.copy()
    for _ in range(len(table.line) - same):
        position.undo()
    for entry in line[same:]:
        body = entry.body
        if isinstance(body, ActionPlayed | OutcomeDrawn):
            position.play(body.text, seat=chooser_of(body, position))
    return position, line


def replay_log(
    head: TableHead,
    time: TimeSource,
    entries: Iterable[LogEntry],
    chance: ChanceSource | None = None,
    checked: bool = False,
) -> Table:
    """Return the table that a log describes; the rules raise if the log does not follow them.

    Entries before the last checkpoint are kept in the log but not replayed. `checked`: the log was written under the
    rules of today, so legality is not checked again.
    """
    table = Table(head, time, chance)
    table.repeating = checked
    stored = list(entries)
    checkpoints = [entry.n for entry in stored if isinstance(entry.body, Checkpoint)]
    table.before_checkpoint = bool(checkpoints)
    for entry in stored:
        if entry.n in checkpoints[:-1]:
            table.log.append(entry)
        else:
            table.apply(entry)
    table.repeating = False
    return table
