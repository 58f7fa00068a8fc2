"""Games at a real table that others watch: tables that are only in memory, made of what was entered.

Everything that shows tables to spectators shows them, too: the page with its WebSocket, the late table, the overlay and
the replay. No command reaches them, because the registry does not know them. Their ids begin with a word and a dot,
which no other table's id has; the rest is the secret of the link.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...companion.entered_game import ASSUMED, FORCED
from ...server.loaded_table import LoadedTable
from ...server.system_time import SYSTEM_TIME
from ...store import companions
from ...store.database import Database, StoredRow
from ...table.entered_table import HEADER, EnteredChance, EnteredLine, count_unchanged
from ...table.errors import UnknownTable
from ...table.replay import replay_log
from ...table.settings import Settings
from ...table.stored import StoredTable
from ...table.table import Table, TableHead
from ...table.table_change import TableChange
from ...table_log.entries import LogEntry
from ...wire.schemas.close_codes import CloseCode
from ..study.entered_games import EnteredGames
from .viewers import LiveTable

PREFIX = "real."
"""The id of a broadcast begins with it."""
MOST_KEPT = 50
"""Number of broadcasts in memory without spectators."""


def is_broadcast(table: str) -> bool:
    """Return whether an id is that of a broadcast."""
    return table.startswith(PREFIX)


def new_watch() -> str:
    """Return the id of a new broadcast. Nobody can guess it."""
    return PREFIX + secrets.token_urlsafe(16)


@dataclass(eq=False)
class BroadcastTable(LoadedTable):
    """The table of a broadcast. Its players count as present: they sit at a real table."""

    @property
    def present(self) -> set[str]:
        """The guests who are connected, and the players."""
        return {*self.connections, *self.table.players()}


@dataclass
class Broadcast:
    """A broadcast in memory, and the row that it was made of."""

    row: StoredRow
    live: LiveTable


class Broadcasts:
    """The broadcasts of a server."""

    def __init__(self, database: Database, key: bytes):
        """`key` makes the pseudonyms of guests."""
        self.database, self.key = database, key
        self.entered = EnteredGames()
        """The games at real tables that were used last."""
        self._known: dict[str, Broadcast] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return [each.live for each in self._known.values()]

    async def open(self, watch: str) -> LiveTable:
        """Return a broadcast as of now. Raises UnknownTable if there is none, or none any more."""
        try:
            async with self._locks[watch]:
                return await self._open(watch)
        finally:
            self._forget_oldest()

    async def _open(self, watch: str) -> LiveTable:
        row, known = await companions.find_watched(self.database, watch), self._known.get(watch)
        if known is not None and (row is None or known.row.delay != row.delay):
            del self._known[watch]
            # With another delay, spectators connect again, and see it as late as it is now.
            self._end(known, CloseCode.NO_TABLE if row is None else CloseCode.CHANGED)
            known = None
        if row is None:
            raise UnknownTable
        if known is None:
            known = self._known[watch] = Broadcast(row, await self._make(row))
            row = await companions.find_watched(self.database, watch) or row  # it may have changed meanwhile
        if known.row.changed != row.changed:
            await self._follow(known, row)
        self._known[watch] = self._known.pop(watch, known)  # the latest at the end
        return known.live

    async def hear(self, companion: str) -> None:
        """Show a change of a game to its spectators."""
        for watch, known in list(self._known.items()):
            if known.row.id == companion:
                await self._refresh(watch)

    async def refresh(self) -> None:
        """Show everything that has changed: messages may have been missed, or guests were deleted."""
        for watch in list(self._known):
            await self._refresh(watch)

    async def _refresh(self, watch: str) -> None:
        with suppress(UnknownTable):  # its viewers are gone
            await self.open(watch)

    def _end(self, known: Broadcast, code: CloseCode) -> None:
        for viewer in known.live.everybody:
            viewer.send(code)
        known.live.forget_drawings()

    def _forget_oldest(self) -> None:
        unwatched = [watch for watch, known in self._known.items() if not known.live.everybody]
        for watch in unwatched[:-MOST_KEPT]:
            self._known.pop(watch).live.forget_drawings()
        for watch in [watch for watch, lock in self._locks.items() if watch not in self._known and not lock.locked()]:
            del self._locks[watch]

    async def _make(self, row: StoredRow) -> LiveTable:
        head, entries = await asyncio.to_thread(self._describe, row)
        table = await asyncio.to_thread(_play, head, entries, len(entries))
        table.steps = []
        loaded = BroadcastTable(table, _store(row, table))
        live = LiveTable(loaded, self.key, entered=True, assumes=table.has_secrets and not row.open_hands)
        loaded.listeners = [live.send_change, live.wake_audience]
        loaded.prepare = live.prepare
        return live

    async def _follow(self, known: Broadcast, row: StoredRow) -> None:
        """Show what was entered since, and what was corrected."""
        live, old, loaded = known.live, known.row, known.live.loaded
        head, entries = await asyncio.to_thread(self._describe, row)
        assumed, before = ([kind == ASSUMED for kind in each.kinds] for each in (row, old))
        same = min(len(entries), HEADER + count_unchanged(row.moves, assumed, old.moves, before))
        async with loaded.lock:
            length, table = len(live.table.log), live.table
            replaced = entries[:length] != table.log
            if replaced:
                table = await asyncio.to_thread(_play, head, entries, same)
            else:
                for entry in entries[length:]:
                    table.follow(entry)
            change = TableChange(tuple(entries[min(same, length) :]), tuple(table.steps), same < length)
            table.steps, known.row = [], row
            if replaced:
                loaded.table = table
                live.keep_chances(sum(entry.counted for entry in entries[:same]))
                if live.late_view is not None:
                    live.late_view.start_again(same)
            live.send_change(loaded, change)
        live.wake_audience(loaded, change)

    def _describe(self, row: StoredRow) -> tuple[TableHead, list[LogEntry]]:
        """Return the head and the log of the table of a game, as far as it is entered."""
        game = self.entered.open(row)
        times = (row.times or [row.changed] * len(row.moves))[: len(game.kinds)]
        stopped = row.changed if row.ended else None
        line = EnteredLine(game.position, row.names, times, [kind == FORCED for kind in game.kinds], stopped)
        created = times[0] if times else row.changed
        # The chances to win would tell players what a bot thinks of their turn, so they are shown if all comes late.
        settings = Settings(delay=row.delay or "", broadcast=bool(row.delay), hints=False)
        return TableHead(row.watch, row.game, row.options, settings, "", created, {}), line.entries(created)


def _play(head: TableHead, entries: Sequence[LogEntry], known: int) -> Table:
    """Return the table of a log, with the steps after its first `known` entries."""
    table = replay_log(head, SYSTEM_TIME, entries[:known], EnteredChance(), checked=True)
    for entry in entries[known:]:
        table.follow(entry)
    return table


def _store(row: StoredRow, table: Table) -> StoredTable:
    """Return a row such as other tables have."""
    return StoredTable(
        id=row.watch,
        game=row.game,
        options=row.options,
        settings=table.settings.as_dict(),
        host="",
        created=table.head.created,
        changed=row.changed,
        rules={},
        public=False,
        open=not table.ended,
        record={},
        summary={"seats": [], "points": [], "active": -1, "count": table.count, "started": True, "over": table.over},
    )
