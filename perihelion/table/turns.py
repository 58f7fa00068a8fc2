"""The turns of a table: which turn each entry of its log belongs to."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

from ..core.turn_spans import is_new_turn
from ..core.vocabulary import CHANCE
from ..table_log.bodies import ActionPlayed, ActionsUndone, OutcomeDrawn
from ..table_log.entries import LogEntry
from .table import Table

SETUP = 0
"""The number of the set-up: everything before the first turn."""


@dataclass
class Turns:
    """The turns of a table, counted from 1. They only grow, so what was said about an entry stays true.

    A seat that undoes and plays again is still in the same turn.
    """

    table: Table
    _numbers: list[int] = field(default_factory=list)
    _seats: list[int] = field(default_factory=lambda: [CHANCE])
    """The seat of each turn; CHANCE for the set-up, and until a seat has acted."""
    _undone: bool = False
    """Whether the last thing that happened was an undo."""

    def number(self, n: int) -> int:
        """Return the turn of an entry by its number in the table's log."""
        for entry in self.table.log[len(self._numbers) :]:
            self._read(entry)
        return self._numbers[n]

    def seat(self, turn: int) -> int:
        """Return whose turn it was."""
        return self._seats[turn]

    def of_line(self) -> list[int]:
        """Return the turn of each entry of the table's line."""
        return [self.number(entry.n) for entry in self.table.line]

    def _read(self, entry: LogEntry) -> None:
        body = entry.body
        if isinstance(body, ActionPlayed):
            self._add(body.seat, self._begins(entry) and not self._undone)
            self._seats[-1] = body.seat
            self._undone = False
        elif isinstance(body, OutcomeDrawn):
            self._add(CHANCE, body.phase in self.table.game.turn_starts)
        elif isinstance(body, ActionsUndone):
            self._undone = True
        self._numbers.append(len(self._seats) - 1)

    def _add(self, actor: int, starts: bool) -> None:
        """Add a turn if what an actor did begins one."""
        if is_new_turn(len(self._seats) - 1, self._seats[-1], actor, starts):
            self._seats.append(CHANCE)

    def _begins(self, entry: LogEntry) -> bool:
        """Return whether an action was played in a phase in which turns begin."""
        table = self.table
        k = bisect_left(table.line, entry.n, key=lambda played: played.n)
        if k < len(table.line) and table.line[k].n == entry.n:
            phase = table.position.shared_log[k].phase
        elif entry.n in table.undone:
            phase = table.undone[entry.n][0].phase
        else:
            return False
        return str(table.game.rules.phases[phase]) in table.game.turn_starts


def find_turns_since(turns: Turns, seat: int, seen: int | None = None) -> range:
    """Return the part of the line to narrate to a seat: the turns of others since its own last turn.

    While the seat is in its own turn, these are the turns before it. A spectator, or a seat that has not had a turn,
    gets one turn of each player. If the viewer last saw the table at the count `seen`, the range includes turns of the
    seat itself that a bot played after it.
    """
    table = turns.table
    known = table.count if seen is None else seen
    of_line = turns.of_line()
    end = len(of_line)
    while end and of_line[end - 1] != SETUP and turns.seat(of_line[end - 1]) == seat:
        end -= 1
    first, latest = end, of_line[end - 1] if end else SETUP
    while first and of_line[first - 1] != SETUP:
        turn = of_line[first - 1]
        if turns.seat(turn) == seat and table.moments[first - 1] <= known:
            break
        if seat < 0 and latest - turn >= len(table.seats):
            break
        first -= 1
    return range(first, end)
