"""Views for pages: the position with the last turn of its log only, sharing memory with the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .log import Entry, last_turn
from .position import Position
from .view import HiddenArrays, View, filter_entry, hidden_twin
from .vocabulary import SPECTATOR

if TYPE_CHECKING:
    from ..words import Words

MAX_ENTRIES = 60
"""Number of entries of the log that a page reads at most."""


def recent_view(
    position: Position, seat: int, words: Words, confirming: int = -1, made: HiddenArrays | None = None
) -> View:
    """Return the position as a seat knows it, with the last turn of the log. The state must not be changed.

    `made` keeps the hidden arrays for the next view of this game (`hidden_twin`).
    """
    log = [filter_entry(entry, seat) for entry in recent_entries(position.shared_log, MAX_ENTRIES)]
    position = position.for_seat(seat)
    state, actor = hidden_twin(position.unchanged, seat, made), position.actor
    legal = position.legal_ids if seat == actor else []
    return View(position.game, seat, position.options, state, actor, legal, log, words, last_turn(log), confirming)


def open_view(position: Position, words: Words) -> View:
    """Return everything, from the seat to act: for composed and finished games, which have no secrets."""
    actor, log = position.actor, list(recent_entries(position.shared_log, MAX_ENTRIES))
    seat = actor if actor >= 0 else SPECTATOR
    state, legal = position.unchanged, position.legal_ids
    return View(position.game, seat, position.options, state, actor, legal, log, words, last_turn(log))


def recent_entries(log: Sequence[Entry], limit: int) -> Sequence[Entry]:
    """Return the entries since another seat acted, at most `limit`."""
    first, seat = len(log), None
    for entry in reversed(log[-limit:]):
        if entry.actor >= 0 and seat not in (None, entry.actor):
            break
        seat = entry.actor if entry.actor >= 0 else seat
        first -= 1
    return log[first:]
