"""The live tables of a server: every table that has viewers or had some recently, and all connections to them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

from ...errors import PerihelionError
from ...server.deals import Deals
from ...server.loaded_table import LoadedTable
from ...server.registry import TableRegistry
from ...store import tables
from ...wire.schemas.close_codes import CloseCode
from ...wire.table.viewers import CHAT_LINES
from ..http.rate_limits import RateLimits
from ..people.friends import Presence
from ..people.sessions import Session, Sessions
from .broadcasts import Broadcasts, is_broadcast
from .reconnect import PendingConnection, PendingConnections
from .reviews import Reviews, ReviewViewer
from .viewers import LiveTable, Viewer

MOST_OF_GUEST = 8
"""Limit of the connections of one guest to a table: pages and devices, and connections that broke a moment ago."""

MOST_SPECTATORS = 200
"""Limit of the spectators' connections to a table. Players can always connect."""

MOST_OF_ADDRESS = 60
"""Limit of the spectators' connections to a table from one address, so that one address cannot take all places."""

MOST_DRAWN = 200
"""Number of tables without viewers whose drawings and sentences are kept: these take far more memory than a table."""


class LiveTables:
    """All live tables of a server."""

    def __init__(self, registry: TableRegistry, limits: RateLimits, key: bytes, deals: Deals):
        """`key` makes the pseudonyms of guests."""
        self.registry, self.limits, self.key, self.deals = registry, limits, key, deals
        self._tables: dict[str, LiveTable] = {}
        self._drawn: dict[str, LiveTable] = {}
        """The tables that were opened last, the latest at the end."""
        self._addresses: Counter[tuple[str, str]] = Counter()
        """The number of connections to each table from each address."""
        self.pending = PendingConnections(registry.admission)
        self.presence = Presence(registry.database)
        self.reviews = Reviews(registry.database, self, key)
        self.broadcasts = Broadcasts(registry.database, key)
        registry.on_drop.append(self._reconnect_viewers)
        registry.on_stop.append(lambda table: self._reconnect_viewers(table, CloseCode.CLOSED))
        registry.on_change.append(lambda loaded: self.pending.wake(loaded.stored.id))
        registry.on_news.append(self.pending.wake)

    # tables

    async def open(self, table: str) -> LiveTable:
        """Return a table, ready to be shown. Raises UnknownTable if there is none."""
        loaded = await self.registry.open(table)
        live = self._tables.get(table)
        if live is None or live.loaded is not loaded:
            chat = await tables.load_chat(self.registry.database, table, CHAT_LINES)
            live = self._tables.get(table)
            if live is None or live.loaded is not loaded:
                live = LiveTable(loaded, self.key, chat=deque(chat, maxlen=CHAT_LINES))
                loaded.listeners = [live.send_change, live.wake_audience]
                loaded.prepare = live.prepare
                self._keep(table, live)
        self._note_opened(table, live)
        return live

    async def open_watched(self, table: str) -> LiveTable:
        """Return a table, or the broadcast of a game at a real table. Raises UnknownTable if there is none."""
        return await (self.broadcasts.open(table) if is_broadcast(table) else self.open(table))

    @property
    def _shown(self) -> list[LiveTable]:
        """All tables in memory that may have viewers."""
        return [*self._tables.values(), *self.broadcasts.tables]

    def _note_opened(self, table: str, live: LiveTable) -> None:
        """Note that a table was opened. Drop the drawings of the one opened longest ago, if it has no viewers."""
        self._drawn.pop(table, None)
        self._drawn[table] = live
        if len(self._drawn) > MOST_DRAWN:
            oldest = self._drawn.pop(next(iter(self._drawn)))
            if not oldest.everybody:
                oldest.forget_drawings()

    def _keep(self, table: str, live: LiveTable) -> None:
        """Keep a table; drop those without viewers that the registry has dropped."""
        self._tables[table] = live
        if len(self._tables) > len(self.registry.loaded) + 16:
            self._tables = {
                name: kept
                for name, kept in self._tables.items()
                if kept.everybody or self.registry.loaded.get(name) is kept.loaded
            }

    def _reconnect_viewers(self, table: str, code: CloseCode = CloseCode.CHANGED) -> None:
        """Make the viewers of a table connect again, because it changed by other ways than commands, or end it."""
        dropped = self._tables.pop(table, None)
        self._drawn.pop(table, None)
        for viewer in dropped.everybody if dropped else ():
            viewer.send(code)

    async def hear_chat(self, table: str) -> None:
        """Show the lines of chat that another process stored."""
        live = self._tables.get(table)
        if live is not None:
            for line in await tables.load_chat(self.registry.database, table, CHAT_LINES):
                live.add_chat_line(line)

    async def refresh_chats(self) -> None:
        """Show all lines of chat that were missed."""
        for table, live in list(self._tables.items()):
            if live.everybody:
                await self.hear_chat(table)

    def send_presence(self, loaded: LoadedTable) -> None:
        """Show which guests are connected to a table at other processes."""
        live = self._tables.get(loaded.stored.id)
        if live is not None and live.loaded is loaded:
            live.show_presence()

    # connections

    async def admit(self, table: str, guest: str, address: str) -> LiveTable | CloseCode:
        """Return the table, or the code to close with if this guest may not connect to it from this address."""
        if table in self.registry.stopped:
            return CloseCode.CLOSED
        try:
            live = await self.open_watched(table)
            await self.deals.check_visible(live.table, guest)
        except PerihelionError:
            return CloseCode.NO_TABLE
        if guest in live.table.removed:
            return CloseCode.REMOVED
        connections, players = live.loaded.connections, live.table.players()
        if connections.get(guest, 0) >= MOST_OF_GUEST:
            return CloseCode.TOO_MANY
        spectators = sum(count for other, count in connections.items() if other not in players)
        full = spectators >= MOST_SPECTATORS or self._addresses[table, address] >= MOST_OF_ADDRESS
        return CloseCode.TOO_MANY if full and guest not in players else live

    @contextmanager
    def count_connection(self, live: LiveTable, guest: str, address: str) -> Iterator[None]:
        """Count a connection while the block runs. Meanwhile the table stays in memory."""
        origin = (live.table.head.table, address)
        live.loaded.connect(guest)
        self._note_connection(live, guest)
        self._addresses[origin] += 1
        try:
            yield
        finally:
            live.loaded.disconnect(guest)
            self._note_connection(live, guest)
            live.show_presence()
            self._addresses[origin] -= 1
            if not self._addresses[origin]:
                del self._addresses[origin]

    def _note_connection(self, live: LiveTable, guest: str) -> None:
        if not live.entered:  # each process counts its own spectators of a game at a real table
            self.registry.note_connection(live.loaded, guest)

    def count_viewers(self) -> tuple[int, int]:
        """Return the number of tables with viewers, and the number of their viewers."""
        viewers = [len(live.everybody) for live in self._shown if live.everybody]
        return len(viewers), sum(viewers)

    def _connections(self) -> Iterator[Viewer | PendingConnection | ReviewViewer]:
        yield from self.pending
        yield from self.reviews
        for live in self._shown:
            yield from live.everybody

    def disconnect(self, guest: str) -> None:
        """Close all connections of a guest who was banned."""
        for connection in self._connections():
            if connection.guest == guest:
                connection.send(CloseCode.BANNED)

    def sign_out(self, session: Session, code: CloseCode = CloseCode.SIGNED_OUT) -> None:
        """Close all connections of a device on which a guest was signed out; with CHANGED the client reconnects."""
        for connection in self._connections():
            if (connection.guest, connection.device) == session:
                connection.send(code)

    async def check_devices(self, sessions: Sessions) -> None:
        """Close the connections of devices that were signed out while this process heard no messages."""
        for session in {Session(connection.guest, connection.device) for connection in self._connections()}:
            if not await sessions.is_open(session):
                self.sign_out(session)

    def announce(self, message: str | None, maintenance: bool) -> None:
        """Send a message of the operators to everybody."""
        for connection in self._connections():
            connection.send({"type": "announcement", "message": message, "maintenance": maintenance})

    def change_language(self, guest: str, lang: str) -> None:
        """Send new snapshots to a guest who chose another language."""
        for pending in self.pending:
            if pending.guest == guest and pending.lang != lang:
                pending.send(CloseCode.CHANGED)
        for live in self._shown:
            for viewer in live.everybody:
                if viewer.guest == guest and viewer.lang != lang:
                    viewer.lang = lang
                    viewer.send_snapshot()
