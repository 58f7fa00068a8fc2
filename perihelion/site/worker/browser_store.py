"""The browser's database as the store of a `LocalServer`."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from typing import Protocol

from ...local.store import TABLE, Overtaken, StoreError, Values


class Database(Protocol):
    """The database as `shell/table-worker.js` offers it. A write is on the device when its promise is fulfilled."""

    def load(self) -> Awaitable[str]: ...
    def readTable(self, name: str, table: str) -> Awaitable[str]: ...  # noqa: N802
    def append(self, table: str, first: int, rows: str, values: str) -> Awaitable[None]: ...
    def put(self, values: str) -> Awaitable[None]: ...
    def deleteLog(self, table: str, values: str) -> Awaitable[None]: ...  # noqa: N802


class BrowserStore:
    """Keeps everything in IndexedDB."""

    def __init__(self, database: Database):
        self._database = database

    async def load(self) -> dict[str, str]:
        """Return all values."""
        found: dict[str, str] = json.loads(await self._database.load())
        return found

    async def read_table(self, table: str) -> tuple[str | None, list[str]]:
        """Return the value `table/ID` and the log of a table as they are now, both of the same moment."""
        value, rows = json.loads(await self._database.readTable(TABLE + table, table))
        return value, rows

    async def append(self, table: str, first: int, rows: Sequence[str], values: Values) -> None:
        """Append rows to a log, and put values. Raises Overtaken unless the log has exactly `first` rows before."""
        await _stored(self._database.append(table, first, json.dumps(list(rows)), json.dumps(dict(values))))

    async def put(self, values: Values) -> None:
        """Put values, and delete those that are None."""
        await _stored(self._database.put(json.dumps(dict(values))))

    async def delete_log(self, table: str, values: Values) -> None:
        """Delete the log of a table, and put values."""
        await _stored(self._database.deleteLog(table, json.dumps(dict(values))))


async def _stored(write: Awaitable[None]) -> None:
    """Wait for a write. A rejected promise is an exception with the name of the JavaScript error."""
    try:
        await write
    except Exception as error:
        raise (Overtaken if getattr(error, "name", "") == "Overtaken" else StoreError)(str(error)) from error
