"""The log of a table: append-only entries, and nothing else is the truth.

    seats       {seats: [{kind, guest, name, level}]}      who sits where in the beginning
    start       {by}                                       the game begins
    action      {seat, text, by, auto?, bot?, late?}       a decision: of a guest, of the table (auto) or of a bot
    outcome     {text, draw, of}                           chance: the number of the draw, how many were possible
    confirm     {seat, by}                                 the turn is done
    undo        {to, by, seat}                             the position is again that of the moment `to`
    ask, agree, refuse   {by, seat, to}                    an undo that needs everybody
    seat        {seat, kind, guest, name, level, keeps, why, by}     a seat changed hands
    remove      {guest, name, by}                          the host sends a guest away
    late        {seat, then}                               the clock ran out
    rules       {version, components, sources}             replayed under these rules, and it came out equal
    checkpoint  {record}                                   it did not: the record as stored, to go on from
    go_on       {by}                                       a player wants to go on from the checkpoint
    close       {by, why}                                  the table is given up

`by` is the id of a guest and never leaves the server. Actions and outcomes are stored as text, never only as ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

COUNTED = frozenset({"action", "outcome", "confirm", "undo"})
"""The kinds that move the game; their number is the table's count, which only grows."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry: its number in the log, what it is, what it says, and when it was made (seconds since 1970)."""

    n: int
    kind: str
    data: dict[str, Any]
    time: float

    @property
    def counted(self) -> bool:
        """Whether it moves the game."""
        return self.kind in COUNTED
