"""Clocks: minutes for a turn, from the moment it begins; no undo gives time back."""

from __future__ import annotations

from .seats import PERSON
from .table import NOBODY, Table

ABSENCE = 120.0
"""After how many seconds somebody counts as gone."""


def deadline(table: Table, up_since: float = 0.0) -> float | None:
    """When the turn's time is up; time while the server was down does not count."""
    seat, since = table.waits_since
    if table.settings.minutes is None or seat == NOBODY or (table.late and table.settings.late == "note"):
        return None
    if table.seats[seat].kind != PERSON:
        return None
    return max(since, up_since) + 60 * table.settings.minutes
