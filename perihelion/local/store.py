"""Where a device keeps its tables. A browser gives a store over IndexedDB; `MemoryStore` forgets everything at its end.

Values are JSON texts by name. The log of a table is a list of JSON texts that only grows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

TABLE = "table/"
"""The names of the rows of tables begin with it; their ids follow."""

Values = Mapping[str, str | None]
"""Texts by name; None deletes one."""


class StoreError(Exception):
    """Nothing was stored: the store is full, forbidden or broken."""


class Overtaken(StoreError):
    """Nothing was stored, because the log is longer than its writer knew: another tab appended to it."""


class Store(Protocol):
    """Keeps everything. Each call is one transaction: it stores everything, or raises and stores nothing.

    An error that is not a StoreError counts as one.
    """

    async def load(self) -> dict[str, str]:
        """Return all values."""

    async def read_table(self, table: str) -> tuple[str | None, list[str]]:
        """Return the value `table/ID` and the log of a table as they are now, both of the same moment."""

    async def append(self, table: str, first: int, rows: Sequence[str], values: Values) -> None:
        """Append rows to a log, and put values. Raises Overtaken unless the log has exactly `first` rows before."""

    async def put(self, values: Values) -> None:
        """Put values, and delete those that are None."""

    async def delete_log(self, table: str, values: Values) -> None:
        """Delete the log of a table, and put values."""


class MemoryStore:
    """A store that lasts as long as the process, or as a window that may not store anything."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}

    async def load(self) -> dict[str, str]:
        """Return all values."""
        return dict(self.values)

    async def read_table(self, table: str) -> tuple[str | None, list[str]]:
        """Return the row and the log of a table."""
        return self.values.get(TABLE + table), list(self.logs.get(table, ()))

    async def append(self, table: str, first: int, rows: Sequence[str], values: Values) -> None:
        """Append rows to a log, and put values."""
        if len(self.logs.get(table, ())) != first:
            raise Overtaken
        self.logs.setdefault(table, []).extend(rows)
        await self.put(values)

    async def put(self, values: Values) -> None:
        """Put values, and delete those that are None."""
        for name, value in values.items():
            if value is None:
                self.values.pop(name, None)
            else:
                self.values[name] = value

    async def delete_log(self, table: str, values: Values) -> None:
        """Delete the log of a table, and put values."""
        self.logs.pop(table, None)
        await self.put(values)
