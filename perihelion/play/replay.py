"""Any moment of a table: the line that led there, and the position. Other people see it only when the game is over."""

from __future__ import annotations

from ..core.position import Position
from .entries import LogEntry
from .errors import BadOrder, Conflict
from .table import Table


def finished(table: Table) -> Table:
    """The table itself where its game is over; Conflict while it runs."""
    if not table.over:
        raise Conflict("running")
    return table


def line_at(table: Table, moment: int) -> list[LogEntry]:
    """The actions and outcomes that counted at a moment."""
    if not table.base <= moment <= table.count:
        raise BadOrder("unreadable", "error-moment", n=table.count)
    line: list[tuple[int, LogEntry]] = []
    counted = 0
    for entry in table.log:
        counted += entry.counted
        if counted > moment:
            break
        if entry.kind in ("action", "outcome") and counted > table.base:
            line.append((counted, entry))
        elif entry.kind == "undo":
            line = [(at, old) for at, old in line if at <= entry.data["to"]]
    return [entry for _, entry in line]


def position_at(table: Table, moment: int) -> tuple[Position, list[LogEntry]]:
    """The position at a moment, and the line that led there."""
    line = line_at(table, moment)
    same = 0
    while same < min(len(line), len(table.line)) and line[same].n == table.line[same].n:
        same += 1
    position = table.position.copy()
    for _ in range(len(table.line) - same):
        position.undo()
    position.play(*(entry.data["text"] for entry in line[same:]))
    return position, line
