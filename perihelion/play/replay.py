"""Any moment of a finished game: the line that led there, and the position."""

from __future__ import annotations

from ..core.position import Position
from ..table_log.bodies import ActionPlayed, ActionsUndone, OutcomeDrawn
from ..table_log.entries import LogEntry
from .errors import Conflict, InvalidCommand
from .table import Table


def require_over(table: Table) -> Table:
    """Return the table where its game is over; raise Conflict while it runs."""
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
        if isinstance(entry.body, ActionPlayed | OutcomeDrawn):
            position.play(entry.body.text)
    return position, line
