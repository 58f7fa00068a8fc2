"""The turns of a game without undo: which entries of a log belong to which turn, and to which round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from .vocabulary import CHANCE

if TYPE_CHECKING:
    from .game import Game
    from .log import Entry


class TurnSpan(NamedTuple):
    """The entries of a turn, from `first` up to `end`."""

    number: int
    """Turns are counted from 1; 0 is the set-up."""
    seat: int
    """CHANCE for the set-up, and if no seat has acted yet."""
    round: int
    """How many turns the seat has had, this one included."""
    first: int
    end: int


def is_new_turn(number: int, seat: int, actor: int, starts: bool) -> bool:
    """Return whether an entry begins a turn: another seat acts, or the entry is in one of `turn_starts`.

    `number` and `seat` are those of the turn so far; the seat is CHANCE until one has acted in it.
    """
    if actor == CHANCE:
        return starts and (number == 0 or seat != CHANCE)
    return number == 0 or (starts if seat == actor else seat != CHANCE)


def find_turns(game: Game, log: Iterable[Entry]) -> Iterator[TurnSpan]:
    """Yield the turns of a log."""
    starts = {k for k, phase in enumerate(game.rules.phases) if str(phase) in game.turn_starts}
    number, seat, first, end, turns = 0, CHANCE, 0, 0, Counter[int]()
    for k, entry in enumerate(log):
        if is_new_turn(number, seat, entry.actor, entry.phase in starts):
            if k > first or number:
                turns[seat] += 1
                yield TurnSpan(number, seat, turns[seat], first, k)
            number, seat, first = number + 1, CHANCE, k
        if entry.actor != CHANCE:
            seat = entry.actor
        end = k + 1
    if end > first:
        turns[seat] += 1
        yield TurnSpan(number, seat, turns[seat], first, end)
