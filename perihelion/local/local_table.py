"""A table in memory, the page that shows it, and its stored form."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field, fields
from typing import Any

from ..errors import RuleTooSlow
from ..table.deadlines import RunningTimes
from ..table.stored import StoredEntry, StoredTable, TableTournament
from ..table.table import Table
from ..wire.table.viewers import ViewedTable


@dataclass(eq=False)
class LocalTable:
    """A table in memory, as `wire.table.presenter.ShownTable` asks for it."""

    table: Table
    stored: StoredTable
    names: dict[str, str]
    """The present name of each guest."""
    times: RunningTimes
    """The time since which the present turn runs."""
    tournament: TableTournament | None = None
    """None: a device has no tournaments."""
    shown: ViewedTable = field(init=False)
    """What the pages that are open see."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: int = 0
    """The number of open pages."""
    guest: str = ""
    """The guest of this device."""
    doubtful: bool = False
    """True if it may be ahead of the store, because reading it again failed."""
    stopped: RuleTooSlow | None = None
    """The rule of a game that did not end."""

    @property
    def present(self) -> set[str]:
        """The guest of this device while a page is open."""
        return {self.guest} if self.connections else set()

    @property
    def rematch(self) -> str | None:
        """The id of the next table with the same players, if there is one."""
        return self.stored.rematch

    def stop(self, error: RuleTooSlow) -> object:
        """Note that a rule of the game did not end."""
        self.stopped = error
        return None


def write_table(stored: StoredTable) -> str:
    """Return the row of a table as it is stored."""
    data = {each.name: getattr(stored, each.name) for each in fields(stored)}  # asdict would copy everything in them
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_table(text: str) -> StoredTable:
    """Return a stored row. Raises ValueError, TypeError or KeyError if it is damaged."""
    data: dict[str, Any] = json.loads(text)
    known = {each.name for each in fields(StoredTable)}
    stored = StoredTable(**{name: value for name, value in data.items() if name in known})
    _ = (stored.summary["seats"], stored.summary["points"], stored.summary["active"], stored.summary["count"])
    return stored


def write_entry(entry: StoredEntry) -> str:
    """Return an entry of a log as it is stored."""
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def read_row(text: str) -> StoredEntry:
    """Return a stored entry. Raises ValueError or TypeError if it is damaged."""
    return StoredEntry(*json.loads(text))
