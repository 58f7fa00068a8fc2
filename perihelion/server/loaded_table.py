"""A table in memory: its state, the guests connected to it, and its planned jobs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, TypeVarTuple

from ..errors import RuleTooSlow
from ..table.deadlines import RunningTimes
from ..table.stored import StoredTable, TableTournament
from ..table.table import Table
from ..table.table_change import TableChange
from .system_time import SYSTEM_TIME

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

RECENT_SECONDS = 10.0
"""A table that was used within this time is not dropped: a client may be about to connect or to play."""


@dataclass
class LoadedTable:
    """A table in memory, and the guests connected to it."""

    table: Table
    stored: StoredTable
    """The row as this process last read or wrote it; another process may have appended entries since."""
    names: dict[str, str] = field(default_factory=dict)
    """The present name of each guest."""
    tournament: TableTournament | None = None
    """The tournament that it belongs to, if any."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Callable[[LoadedTable, TableChange], None]] = field(default_factory=list)
    prepare: Callable[[], None] = lambda: None
    """Draws what the listeners will show next. It may be called in a thread that holds the lock."""
    stop: Callable[[RuleTooSlow], object] = lambda error: None
    """Closes the table because a rule of its game did not end."""
    connections: dict[str, int] = field(default_factory=dict)
    """The number of connections of each guest."""
    elsewhere: frozenset[str] = frozenset()
    """The guests who are connected to this table at other processes."""
    left: dict[str, float] = field(default_factory=dict)
    """When a guest without connections was last connected, by the monotonic clock."""
    used: float = field(default_factory=time.monotonic)
    times: RunningTimes = field(default_factory=lambda: RunningTimes(SYSTEM_TIME))
    """The time since which the present turn runs."""
    planned: dict[str, float | None] = field(default_factory=dict)
    """When each job is due, by the monotonic clock."""
    stored_jobs: dict[str, float | None] = field(default_factory=dict)
    """The planned jobs that this process stored and no other process changed since."""
    behind: bool = False
    """True if another process appended entries that are not read yet."""
    doubtful: bool = False
    """True if the table may be ahead of the store, because reading it again failed."""

    @property
    def rematch(self) -> str | None:
        """The id of the next table with the same players, if there is one."""
        return self.stored.rematch

    @property
    def present(self) -> set[str]:
        """The guests who are connected, here or elsewhere."""
        return {*self.connections, *self.elsewhere}

    def knows(self, guest: str) -> bool:
        """Return True if the guest has or had a seat here, or is connected."""
        return guest in self.names or guest in self.table.seats_held or guest in self.connections

    def announce(self, change: TableChange) -> None:
        """Pass a change to all listeners."""
        for listener in list(self.listeners):
            listener(self, change)

    def run_and_prepare(self, command: Callable[[Table, *Arguments], T], *given: *Arguments) -> T:
        """Carry out a command and draw what is shown next; for games whose rules run in a thread."""
        result = command(self.table, *given)
        self.prepare()
        return result

    def connect(self, guest: str) -> None:
        """Count a new connection of a guest."""
        self.connections[guest] = self.connections.get(guest, 0) + 1
        self.left.pop(guest, None)

    def disconnect(self, guest: str) -> None:
        """Stop counting a connection of a guest."""
        self.connections[guest] -= 1
        if not self.connections[guest]:
            del self.connections[guest]
            self.left[guest] = time.monotonic()

    @property
    def idle(self) -> bool:
        """True if it has no connections, no command runs, and it was not used recently."""
        recent = time.monotonic() - self.used < RECENT_SECONDS
        return not self.connections and not self.lock.locked() and not recent
