"""Clocks: minutes for a turn, from the moment it begins; no undo gives time back. And how long a start waits."""

from __future__ import annotations

from .seats import PERSON
from .table import NOBODY, Table

ABSENCE = 120.0
"""After how many seconds somebody counts as gone."""

PATIENCE = 20.0
"""For how many seconds a start waits for somebody's part of the seal."""


def deadline(table: Table, up_since: float = 0.0) -> float | None:
    """When the turn's time is up; time while the server was down does not count."""
    seat, since = table.waits_since
    if table.settings.minutes is None or seat == NOBODY or (table.late and table.settings.late == "note"):
        return None
    if table.seats[seat].kind != PERSON:
        return None
    return max(since, up_since) + 60 * table.settings.minutes


def patience_ends(table: Table, up_since: float = 0.0) -> float | None:
    """When the start waits no longer for parts of the seal; None where it does not wait."""
    return max(table.seal.since, up_since) + PATIENCE if table.sealing else None
