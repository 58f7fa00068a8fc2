"""Check that the database can be written, by writing a row: a full disk shows nowhere else."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from . import schema
from .database import Database

KEPT_SECONDS = 5.0
"""How long an answer holds: anybody may ask, and every write flushes the disk."""
MOST_SECONDS = 3.0
"""Time limit of a write."""
NAME = "write check"
"""The name of the row in `schema.operators.server_state`."""


class WriteCheck:
    """Writes a row on request, at most every few seconds."""

    def __init__(self, database: Database):
        self.database = database
        self._asking = asyncio.Lock()
        self._known: tuple[bool, float] | None = None
        """The last answer, and when it was found."""

    async def succeeds(self) -> bool:
        """Return whether a write succeeds."""
        async with self._asking:
            if self._known is None or time.monotonic() - self._known[1] >= KEPT_SECONDS:
                self._known = (await self._write(), time.monotonic())
            return self._known[0]

    async def _write(self) -> bool:
        new = self.database.upsert(schema.operators.server_state)
        row = new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
        try:
            await asyncio.wait_for(self.database.write((row, {"name": NAME, "value": time.time()})), MOST_SECONDS)
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True
