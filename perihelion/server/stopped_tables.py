"""Tables that were closed because a rule of their game did not end.

The game is not called again: the end of the table is written to the store without restoring the table, and requests for
it are refused with a sentence that names the rule. All other tables go on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from ..errors import RuleTooSlow
from ..store import tables
from ..store.database import Database
from ..table import deadlines
from ..table.errors import Conflict
from ..table.restore import stored_entries
from ..table_log.bodies import TableClosed
from ..table_log.entries import LogEntry

JOBS = (deadlines.BOT_JOB, deadlines.CLOCK_JOB, deadlines.ABSENCE_JOB, deadlines.SEAL_JOB)

logger = logging.getLogger("perihelion.server")


class StoppedTables:
    """The tables that this process stopped, each with the reason."""

    def __init__(self, database: Database):
        self.database = database
        self._reasons: dict[str, RuleTooSlow] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._reasons

    def check(self, table: str) -> None:
        """Raise Conflict if this table was stopped."""
        if table in self._reasons:
            raise self.refusal(table)

    def refusal(self, table: str) -> Conflict:
        """Return the refusal of every request for a stopped table."""
        rule, place, seconds = self._reasons[table].values
        return Conflict("closed", "error-slow-rule", rule=rule, place=place, seconds=round(seconds))

    def add(self, table: str, error: RuleTooSlow) -> asyncio.Task[None] | None:
        """Stop a table. Return the task that stores its end; None if the table was stopped before."""
        if table in self._reasons:
            return None
        self._reasons[table] = error
        logger.error("table %s is closed: %s", table, error)
        return asyncio.create_task(self._store_end(table))

    async def _store_end(self, table: str) -> None:
        """Append the end to the log, unless the table is over."""
        try:
            found = await tables.load(self.database, table)
            if found is None or not found[0].open:
                return
            stored, rows = found
            end = LogEntry(len(rows), TableClosed(by="", why="slow"), time.time())
            closed = replace(stored, open=False, changed=end.time)
            await tables.append(self.database, closed, stored_entries([end]), dict.fromkeys(JOBS))
        except SQLAlchemyError as error:
            logger.error("the end of table %s was not stored: %s", table, type(error).__name__)
