"""A table made of a game that people play at a real table and enter, so that others can watch it.

It has the log that a table has, so everything that shows tables to spectators can show it: seats, the start, and an
entry for each move. It takes no commands: moves and outcomes are entered elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.log import only_seat
from ..core.position import Position
from ..core.vocabulary import CHANCE, OVER
from ..table_log.bodies import PERSON, ActionPlayed, Body, GameEnded, GameStarted, OutcomeDrawn, Seat, SeatsAssigned
from ..table_log.entries import LogEntry

HEADER = 2
"""Number of entries before the first move: the seats and the start."""
SEVERAL = 2
"""Stands for the number of possible outcomes of a draw. It depends on cards that may have been assumed."""


class EnteredChance:
    """The source of chance of a table whose outcomes are entered: it draws nothing."""

    def draw(self, number: int, weights: list[int]) -> int:
        """Raise ValueError."""
        raise ValueError("the outcomes of this table are entered")


@dataclass(frozen=True)
class EnteredLine:
    """What was entered: the position with its log, the names at the seats, and about each move when it was entered."""

    position: Position
    names: Sequence[str]
    times: Sequence[float]
    forced: Sequence[bool]
    """For each move, whether it followed without an entry because nothing else was possible."""
    stopped: float | None = None
    """When the players stopped before the end; None if they did not."""

    def entries(self, created: float) -> list[LogEntry]:
        """Return the entries of a table that was created at a time."""
        rules, draws = self.position.game.rules, 0
        bodies: list[tuple[Body, float]] = [
            (SeatsAssigned(tuple(Seat(PERSON, _player(n), name) for n, name in enumerate(self.names))), created),
            (GameStarted(by=""), created),
        ]
        for move, time, forced in zip(self.position.entries, self.times, self.forced, strict=True):
            if move.actor == CHANCE:
                of, phase = 1 if forced else SEVERAL, str(rules.phases[move.phase])
                bodies.append((OutcomeDrawn(move.text, draws, of, phase, to=only_seat(move.seen)), time))
                draws += 1
            else:
                bodies.append((ActionPlayed(move.actor, move.text, _player(move.actor), auto=forced), time))
        if self.stopped is not None and self.position.actor != OVER:
            bodies.append((GameEnded("agreed"), self.stopped))
        return [LogEntry(n, body, time) for n, (body, time) in enumerate(bodies)]


def _player(seat: int) -> str:
    """Return what stands for the guest of a seat. No real guest has this id."""
    return f"entered {seat}"


def keep_times(times: Sequence[float], moves: int, now: float) -> list[float]:
    """Return when each of the moves was entered: old ones keep their time, the others were entered now."""
    return [*times[:moves], *[now] * (moves - len(times))]


def count_unchanged(
    moves: Sequence[str], assumed: Sequence[bool], old_moves: Sequence[str], old_assumed: Sequence[bool]
) -> int:
    """Return how many of the first moves are still the same to spectators.

    Spectators do not see an outcome that is assumed, so another assumption changes nothing for them.
    """
    same = 0
    for move, guess, old, old_guess in zip(moves, assumed, old_moves, old_assumed, strict=False):
        if guess != old_guess or (move != old and not guess):
            break
        same += 1
    return same
