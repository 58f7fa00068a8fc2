"""Leases: a process that does something once writes its name (`owner`) and a time (`lease`) into the row.

Other processes leave the row alone until that time. If the process dies, the lease runs out and another takes over.
On PostgreSQL others see at once that a process is dead (`processes`). Jobs, reports and notices are taken this way.
"""

from __future__ import annotations

from sqlalchemy import BindParameter, ColumnElement, Table, or_

from .processes import ALIVE

FREE: dict[str, object] = {"owner": None, "lease": 0.0}
"""The values of a row that no process holds."""


def hold(owner: str, until: float) -> dict[str, object]:
    """Return the values of a row that a process holds."""
    return {"owner": owner, "lease": until}


def is_free(part: Table, now: float | BindParameter[float], shared: bool = False) -> ColumnElement[bool]:
    """Return the condition that no process holds a row. `shared`: owners are processes, and dead ones hold nothing."""
    free = or_(part.c.owner.is_(None), part.c.lease < now)
    return or_(free, part.c.owner.not_in(ALIVE)) if shared else free
