"""The turns of a game without undo: which entries of a log belong to which turn, and to which round.

In the turn of a player, another one may have to decide something, such as what to return to the supply. That has a span
of its own, but players do not count it as a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from .vocabulary import CHANCE

if TYPE_CHECKING:
    from .game import Game
    from .log import Entry


class TurnSpan(NamedTuple):
    """The entries of a turn, from `first` up to `end`; or of a decision of another seat inside it."""

    number: int
    """Turns are counted from 1; 0 is the set-up. A decision of another seat has the number of the turn it is in."""
    seat: int
    """CHANCE for the set-up, and if no seat has acted yet."""
    round: int
    """How many turns the seat has had, this one included; at least 1."""
    first: int
    end: int


def is_new_turn(number: int, seat: int, actor: int, starts: bool) -> bool:
    """Return whether an entry begins a turn: another seat acts, or the entry is in one of `turn_starts`.

    `number` and `seat` are those of the turn so far; the seat is CHANCE until one has acted in it.
    """
    if actor == CHANCE:
        return starts and (number == 0 or seat != CHANCE)
    return number == 0 or (starts if seat == actor else seat != CHANCE)


def find_turns(game: Game, log: Sequence[Entry]) -> Iterator[TurnSpan]:
    """Yield the turns of a log."""
    starts = {k for k, phase in enumerate(game.rules.phases) if str(phase) in game.turn_starts}
    needed = {k for k, phase in enumerate(game.rules.phases) if str(phase) in turn_phases(game.package)}
    number, turns = 0, Counter[int]()
    for seat, first, end in _find_spans(log, starts):
        decided = {entry.phase for entry in log[first:end] if entry.actor != CHANCE}
        counts = not needed or not decided or bool(needed & decided)
        turns[seat] += counts
        number += counts and (first > 0 or seat != CHANCE)
        yield TurnSpan(number, seat, max(1, turns[seat]), first, end)


def _find_spans(log: Sequence[Entry], starts: set[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the seat, the first entry and the end of each span."""
    number, seat, first = 0, CHANCE, 0
    for k, entry in enumerate(log):
        if is_new_turn(number, seat, entry.actor, entry.phase in starts):
            if k > first or number:
                yield seat, first, k
            number, seat, first = number + 1, CHANCE, k
        if entry.actor != CHANCE:
            seat = entry.actor
    if len(log) > first:
        yield seat, first, len(log)


@cache
def turn_phases(package: str) -> tuple[str, ...]:
    """Return the phases in which every turn has a decision, as the game's prompts say; empty if it has none."""
    return _phases(package, "TURN_PHASES")


@cache
def first_phases(package: str) -> tuple[str, ...]:
    """Return the phases in which a turn may have its first decision: the game's `FIRST_PHASES`, or `turn_phases`."""
    return _phases(package, "FIRST_PHASES") or turn_phases(package)


def _phases(package: str, constant: str) -> tuple[str, ...]:
    name = f"{package}.prompts"
    return tuple(getattr(import_module(name), constant, ())) if find_spec(name) else ()
