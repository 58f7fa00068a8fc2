"""The log of a position: one entry for each action and each outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .events import Event, Value
from .vocabulary import CHANCE, EVERYBODY, SPECTATOR_BIT

UNSEEN = -1
"""The number of an action or outcome that the viewer did not see."""

OLD_SPECTATOR_BIT, OLD_EVERYBODY = 7, 0xFF
"""The bit of spectators and the mask of everybody in the pickles of earlier versions."""


class Entry(NamedTuple):
    """One entry of the log: the actor, the choice, and the seats that saw it."""

    actor: int
    phase: int
    number: int
    text: str
    seen: int
    events: tuple[Event, ...] | None = None
    """What followed from it; None until it is needed."""
    values: Mapping[str, Value] | None = None
    """Values for the sentence of an action beside its own, such as how a die looked; filled with the events."""
    early: bool = False
    """Whether the seat chose while a seat before it had not, at a simultaneous decision."""

    @property
    def written(self) -> str:
        """The entry as game files have it; `Position.play` reads it."""
        if self.actor == CHANCE:
            return f"~{self.text}"
        return f"{self.actor}: {self.text}" if self.early else self.text


def read_seat(text: str) -> tuple[int | None, str]:
    """Return the seat that is written before a choice, or None, and the choice."""
    seat, colon, action = text.partition(":")
    return (int(seat), action.strip()) if colon and seat.isdecimal() else (None, text)


def only_seat(seen: int) -> int | None:
    """Return the seat of a `seen` mask that has exactly one seat."""
    one = 0 < seen < 1 << SPECTATOR_BIT and seen & (seen - 1) == 0
    return seen.bit_length() - 1 if one else None


def from_old_mask(seen: int) -> int:
    """Return a `seen` mask from the time when bit 7 stood for spectators, and all eight bits for everybody."""
    if seen == OLD_EVERYBODY:
        return EVERYBODY
    return seen & ~(1 << OLD_SPECTATOR_BIT) | (seen >> OLD_SPECTATOR_BIT & 1) << SPECTATOR_BIT


def last_turn(log: Sequence[Entry]) -> list[int]:
    """Return the ids of the last actions of one seat, in their order."""
    turn: list[int] = []
    seat = None
    for entry in reversed(log):
        if entry.actor < 0:
            continue
        if seat not in (None, entry.actor):
            break
        seat = entry.actor
        turn.append(entry.number)
    return turn[::-1]
