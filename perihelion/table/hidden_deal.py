"""Tables of a deal that others still play."""

from __future__ import annotations

from .table import Table


def hides_from(table: Table, guest: str) -> bool:
    """Return True if a table of an unopened deal must be hidden from a guest who does not play there."""
    return table.seal.deal is not None and table.started and guest not in table.seats_held
