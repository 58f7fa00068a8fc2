"""Simultaneous decisions at a table: which entries belong to the one that is open now.

A decision that is open to several seats goes on until all have chosen. Until then their choices are independent: others
may choose meanwhile, and a player may undo the own choice without undoing those of others.
"""

from __future__ import annotations

from bisect import bisect_right

from ..table_log.bodies import ActionPlayed, ActionsUndone, Body
from ..table_log.entries import LogEntry
from .table import Table


def others_chose_since(table: Table, seat: int, after: int) -> bool:
    """Return whether nothing happened since this count but choices of other seats at the decision that is open now."""
    if not 0 <= after < table.count or not table.position.is_simultaneous:
        return False
    if not all(is_choice_of_other(entry.body, seat) for entry in counted_since(table, after)):
        return False
    return first_choice(table) <= bisect_right(table.moments, after)


def choices_of_others(table: Table, seat: int, after: int) -> list[ActionPlayed]:
    """Return the choices of other seats since this count, at the decision that is open now."""
    if not table.position.is_simultaneous:
        return []
    line = zip(table.line, table.moments, strict=True)
    bodies = [entry.body for entry, moment in line if moment > after]
    return [body for body in bodies if isinstance(body, ActionPlayed) and body.seat != seat]


def first_choice(table: Table) -> int:
    """Return the length of the line when the simultaneous decision that is open now began."""
    choosing, first = table.game.rules.choosing, len(table.line)
    if choosing is None:
        return first
    after = choosing(table.scores_so_far.state(first))
    while first and (before := choosing(table.scores_so_far.state(first - 1))) and not after & ~before:
        first, after = first - 1, before
    return first


def counted_since(table: Table, after: int) -> list[LogEntry]:
    """Return the entries that moved the game after this count."""
    found: list[LogEntry] = []
    for entry in reversed(table.log):
        if len(found) == table.count - after:
            break
        if entry.counted:
            found.append(entry)
    return found[::-1]


def is_choice_of_other(body: Body, seat: int) -> bool:
    """Return whether another seat chose, or undid its choice alone."""
    if isinstance(body, ActionsUndone):
        return body.seat != seat and not body.agreed
    return isinstance(body, ActionPlayed) and body.seat != seat
