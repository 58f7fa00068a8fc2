"""The log of a table: append-only entries, and nothing else is the truth.

    seats       {seats: [{kind, guest, name, level}]}      who sits where in the beginning
    start       {by}                                       the game begins
    action      {seat, text, by, auto?, bot?, late?}       a decision: of a guest, of the table (auto) or of a bot
    outcome     {text, draw, of, phase, odds?, to?}        chance: the number of the draw, how many were possible, all
                                                           possible outcomes with their weights, the only seat to see it
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

    seal        {round, commitment, secret, expected, without}    the server's secret; without: seats that did not open
    commit      {round, k, by, seat, commitment}           a person commits to bytes
    without     {round, guests, seats}                     these did not commit in time: the start goes on
    reveal      {round, k, by, seat, value}                a person opens the bytes
    sealed      {round, seats}                             the seal is whole: chance may be drawn
    contribute  {round, by, seat, value}                   somebody who came later adds bytes, which act from then on

`by` and all ids of guests never leave the server, `secret` not before the game is over. Actions
and outcomes are stored as text, never only as ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

COUNTED = frozenset({"action", "outcome", "confirm", "undo"})
"""The kinds that move the game; their number is the table's count, which only grows."""

OF_SEAL = frozenset({"seal", "commit", "without", "reveal", "sealed", "contribute"})
"""The kinds that make the seal."""


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
