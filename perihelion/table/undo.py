"""Undo: which decision a guest may undo alone, and how far back they may ask to go.

A player may undo alone while they are still to act and no player has learned anything new; at a simultaneous decision,
until all have chosen. Everything further back needs the agreement of all players.

An outcome of chance is new information if several outcomes were possible. If a game hides anything, every outcome is:
a card stolen from a hand of one kind has only one possibility, but the thief did not know that. The undo button must
not show it either, so the number of possibilities does not matter in such a game.
"""

from __future__ import annotations

from typing import NamedTuple

from ..table_log.bodies import ActionPlayed, OutcomeDrawn
from .simultaneous import first_choice
from .table import NOBODY, Table


class UndoTarget(NamedTuple):
    """The moment that an undo leads to, or the key of the reason why it is not possible."""

    to: int
    why: str = ""
    seat: int = NOBODY
    """The seat whose decision is undone."""

    @property
    def possible(self) -> bool:
        """Whether it is possible."""
        return not self.why


def find_undo(table: Table, guest: str) -> UndoTarget:
    """Return what a guest may undo without asking: their own last decision."""
    mine = table.seats_of(guest)
    if not mine:
        return UndoTarget(NOBODY, "undo-watching")
    if table.over:
        return UndoTarget(NOBODY, "undo-over")
    if not table.running:
        return UndoTarget(NOBODY, "undo-nothing")
    if (choice := _find_open_choice(table, guest)) is not None:
        return choice
    if table.waits_for not in mine:
        return UndoTarget(NOBODY, "undo-passed" if _last_decision(table, guest) >= 0 else "undo-nothing")
    for length in range(len(table.line) - 1, -1, -1):
        body = table.line[length].body
        if isinstance(body, OutcomeDrawn) and (body.of > 1 or table.has_secrets):
            return UndoTarget(NOBODY, "undo-dice")
        if not isinstance(body, ActionPlayed) or (body.auto and body.seat in mine):
            continue
        if body.seat not in mine or body.by != guest:
            return UndoTarget(NOBODY, "undo-others")
        if _has_revealed(table, length):
            return UndoTarget(NOBODY, "undo-revealed")
        return UndoTarget(table.moment(length), seat=mine[0])
    return UndoTarget(NOBODY, "undo-nothing")


def _find_open_choice(table: Table, guest: str) -> UndoTarget | None:
    """Return how to undo the guest's own choice at a simultaneous decision, until all have chosen."""
    if not table.position.is_simultaneous:
        return None
    for length in range(len(table.line) - 1, first_choice(table) - 1, -1):
        body = table.line[length].body
        if isinstance(body, ActionPlayed) and body.by == guest:
            return UndoTarget(table.moment(length), seat=body.seat)
    return UndoTarget(NOBODY, "undo-nothing") if table.awaited_seat(guest) != NOBODY else None


def find_last_decision(table: Table, guest: str) -> int | None:
    """Return the moment before the guest's last own decision, whatever happened since; None if there is none."""
    open_game = table.running and not table.over and table.seal.deal is None
    length = _last_decision(table, guest) if open_game else -1
    return table.moment(length) if length >= 0 else None


def _last_decision(table: Table, guest: str) -> int:
    """Return the index in the line of the last decision of a guest, or -1."""
    for index in range(len(table.line) - 1, -1, -1):
        body = table.line[index].body
        if isinstance(body, ActionPlayed) and body.by == guest:
            return index
    return -1


def _has_revealed(table: Table, length: int) -> bool:
    """Return whether a hidden field was opened to all since the line had this length: that cannot be undone."""
    now = table.position.unchanged
    secret = table.game.rules.state.secret_fields
    opened = {field.unless for field in secret if field.unless and getattr(now, field.unless)}
    if not opened:
        return False
    then = table.position.copy()
    while len(then.entries) > length:
        then.undo()
    before = then.unchanged
    return not all(getattr(before, name) for name in opened)
