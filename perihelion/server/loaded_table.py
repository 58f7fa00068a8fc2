"""A table in memory: its state, who is connected to it, and what is planned for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..store.tables import StoredTable
from ..table.clock import RunningTimes
from ..table.table import Step, Table
from ..table_log.bodies import ActionsUndone, Checkpoint
from ..table_log.entries import LogEntry
from .system_time import SYSTEM_TIME

RECENT_SECONDS = 10.0
"""A table that was used within so many seconds is not dropped: somebody may be about to connect or to play."""
MOST_ENTRIES = 50
"""How many entries a change has at most that was put together from several."""


@dataclass(frozen=True)
class TableChange:
    """What a command changed: the new entries, and a step for each action and outcome."""

    entries: Sequence[LogEntry] = ()
    steps: Sequence[Step] = ()
    reloaded: bool = False
    """Whether the table was read anew, so that there are no steps."""

    def followed_by(self, other: TableChange) -> TableChange:
        """Return two changes as one. Of very many entries only that they are there is kept."""
        entries = (*self.entries, *other.entries)
        if len(entries) > MOST_ENTRIES:
            return TableChange(reloaded=True)
        return TableChange(entries, (*self.steps, *other.steps), self.reloaded or other.reloaded)

    @property
    def jumps(self) -> bool:
        """Whether the position jumped rather than moved on."""
        return self.reloaded or any(isinstance(entry.body, ActionsUndone | Checkpoint) for entry in self.entries)


@dataclass
class LoadedTable:
    """A table in memory, and who is connected to it."""

    table: Table
    stored: StoredTable
    """The row as this process last read or wrote it; another process may have added entries since."""
    names: dict[str, str] = field(default_factory=dict)
    """Guest -> the name they have now."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Callable[[LoadedTable, TableChange], None]] = field(default_factory=list)
    connections: dict[str, int] = field(default_factory=dict)
    """How many connections each guest has."""
    elsewhere: frozenset[str] = frozenset()
    """The guests who are connected to this table at other processes."""
    left: dict[str, float] = field(default_factory=dict)
    """When a guest without connections was last connected, by the monotonic clock."""
    used: float = field(default_factory=time.monotonic)
    times: RunningTimes = field(default_factory=lambda: RunningTimes(SYSTEM_TIME))
    """Since when the present turn runs."""
    planned: dict[str, float | None] = field(default_factory=dict)
    """When each job is due, by the monotonic clock."""
    stored_jobs: dict[str, float | None] = field(default_factory=dict)
    """The same, as far as this process stored it and no other changed it since."""
    behind: bool = False
    """Whether another process added entries that were not read yet."""
    doubtful: bool = False
    """Whether the table may be ahead of the store, because it could not be read again."""

    @property
    def present(self) -> set[str]:
        """The guests who are connected, here or elsewhere."""
        return {*self.connections, *self.elsewhere}

    def knows(self, guest: str) -> bool:
        """Return whether a guest has a name here: at a seat, or connected."""
        return guest in self.names or guest in self.table.seats_held or guest in self.connections

    def announce(self, change: TableChange) -> None:
        """Tell all listeners."""
        for listener in list(self.listeners):
            listener(self, change)

    def connect(self, guest: str) -> None:
        """Count a new connection of a guest."""
        self.connections[guest] = self.connections.get(guest, 0) + 1
        self.left.pop(guest, None)

    def disconnect(self, guest: str) -> None:
        """Count a connection of a guest that was closed."""
        self.connections[guest] -= 1
        if not self.connections[guest]:
            del self.connections[guest]
            self.left[guest] = time.monotonic()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, nothing happens, and nobody opened it just now."""
        recent = time.monotonic() - self.used < RECENT_SECONDS
        return not self.connections and not self.lock.locked() and not recent
