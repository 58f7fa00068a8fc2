"""The hall: all tables of a server. A table is opened from the store when somebody comes, forgotten when all are gone.

One order at a time for each table: it is checked and carried out in memory, stored, and only then told to anybody. If
storing fails, the memory is thrown away and read again: what was not stored did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ..core.game import game as find
from ..core.position import Position
from ..core.runtime import start
from ..errors import InvalidOptions, PerihelionError
from ..store import guests, tables
from ..store.database import Database
from ..store.tables import StoredEntry, StoredTable
from . import orders
from .clock import ABSENCE, deadline, patience_ends
from .entries import LogEntry
from .errors import Conflict, NotStored, UnknownTable
from .replay import finished, line_at
from .rules_of import rules_of
from .sealing import promise
from .seats import BOT, FREE, PERSON, Seat, wished
from .settings import Settings
from .table import NOBODY, Head, Moved, Table, read

T = TypeVar("T")

MOST_ROOMS = 2000
"""How many tables stay in memory; those where nobody is go first."""

UNPLANNED = -1.0

RULES_DIFFER = (PerihelionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What replaying a log under other rules may raise."""

report = logging.getLogger("perihelion.play")


@dataclass(frozen=True)
class News:
    """What an order changed: new entries, the positions on the way, and whether something was taken back."""

    entries: Sequence[LogEntry] = ()
    moved: Sequence[Moved] = ()

    @property
    def restarts(self) -> bool:
        """Whether the position jumped rather than moved."""
        return any(entry.kind in ("undo", "checkpoint") for entry in self.entries)


@dataclass
class Room:
    """A table in memory, and who is there."""

    table: Table
    stored: StoredTable
    names: dict[str, str] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Callable[[Room, News], None]] = field(default_factory=list)
    here: dict[str, int] = field(default_factory=dict)
    """How many connections each guest has."""
    left: dict[str, float] = field(default_factory=dict)
    """When a guest was last heard of who has none."""
    used: float = field(default_factory=time.monotonic)
    planned: dict[str, float | None] = field(default_factory=dict)

    def name_of(self, seat: Seat) -> str:
        """The name of who sits there, as they call themselves now."""
        return self.names.get(seat.guest or seat.keeps, seat.name)

    def tell(self, news: News) -> None:
        """Tell everybody who listens."""
        for listener in list(self.listeners):
            listener(self, news)


class Hall:
    """All tables; see the module's docstring."""

    def __init__(self, database: Database):
        self.database = database
        self.rooms: dict[str, Room] = {}
        self.up_since = time.time()
        self.after: list[Callable[[Room], None]] = []
        """Called after every change: `work` looks whether there is something to do."""
        self._opening: dict[str, asyncio.Task[Room]] = {}

    # opening

    async def create(
        self,
        guest: guests.Guest,
        game: str,
        options: dict[str, Any],
        wishes: Sequence[str],
        settings: Settings,
        levels: Sequence[str],
        commit: str | None = None,
    ) -> str:
        """A new table; its id is its address and cannot be guessed."""
        found = find(game)
        try:
            chosen = found.read_options(options)
            position = Position(found, chosen, start(found, chosen))
        except (TypeError, OverflowError) as error:
            raise InvalidOptions(str(error)) from None
        seats = wished(wishes, position.seats, guest.id, guest.name, levels)
        head = Head(new_id(), game, chosen, settings, guest.id, time.time(), rules_of(found))
        return await self._found(head, seats, [], commit)

    async def rematch(self, table: str, guest: guests.Guest, commit: str | None = None) -> str:
        """A new table with the same options and seats; everybody who asks gets the same one.

        Whoever had a part in the seal of the old one is asked for one in the new.
        """
        room = await self.open(table)
        if not room.table.over and not room.table.closed:
            raise Conflict("running")
        orders.check_seated(room.table, guest.id)
        if room.stored.rematch is None:
            old = room.table
            seats = [replace(seat, keeps="") if seat.kind == BOT else seat for seat in old.seats]
            rules = rules_of(old.game)
            head = replace(old.head, table=new_id(), host=guest.id, created=time.time(), rules=rules)
            expected = [other for other in old.persons() if old.seal.contributed(other)]
            other = await self._found(head, seats, [], commit, expected)
            named = await tables.set_rematch(self.database, table, other)
            room.stored = replace(room.stored, rematch=named)
            room.tell(News())
        return str(room.stored.rematch)

    async def branch(
        self,
        table: str,
        guest: guests.Guest,
        moment: int,
        wishes: Sequence[str],
        levels: Sequence[str],
        commit: str | None = None,
    ) -> str:
        """A new table that begins at a moment of a finished game."""
        room = await self.open(table)
        line = line_at(finished(room.table), moment)
        old = room.table
        seats = wished(wishes, len(old.seats), guest.id, guest.name, levels)
        rules = rules_of(old.game)
        settings = replace(old.settings, minutes=None, public=False)
        head = replace(old.head, table=new_id(), host=guest.id, created=time.time(), rules=rules, settings=settings)
        return await self._found(head, seats, line, commit)

    async def _found(
        self,
        head: Head,
        seats: list[Seat],
        line: Sequence[LogEntry],
        commit: str | None,
        expected: Iterable[str] = (),
    ) -> str:
        """Lay a new table, with entries that were played elsewhere; what comes after the seal is drawn from it."""
        table = Table(head)
        table.add("seats", seats=[seat.as_dict() for seat in seats])
        if line:
            table.add("start", by="")
        for entry in line:
            table.add(entry.kind, **{**entry.data, "by": ""} if entry.kind == "action" else entry.data)
        table.new_seal(expected)
        promise(table, head.host, commit if table.seats_of(head.host) else None)
        table.settle()
        room = Room(table, stored_form(table, None))
        due = self._due(room)
        entries = [StoredEntry(e.n, e.kind, e.data, e.time) for e in table.news]
        await tables.create(self.database, room.stored, entries, due)
        table.news, table.moved = [], []
        self._remember(room)
        for after in self.after:
            after(room)
        return head.table

    async def open(self, table: str) -> Room:
        """A table, out of memory or the store."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> Room:
        loaded = await tables.load(self.database, table)
        if loaded is None:
            raise UnknownTable()
        stored, rows = loaded
        restored = await asyncio.to_thread(self._restore, stored, [LogEntry(*row) for row in rows])
        room = Room(restored, stored, dict.fromkeys(restored.held, ""))
        for guest in room.names:
            known = await guests.find(self.database, guest)
            room.names[guest] = known.name if known else ""
        room.left = dict.fromkeys(restored.held, time.time())
        if restored.news:
            await self._store(room)
        self._remember(room)
        return room

    def _restore(self, stored: StoredTable, entries: list[LogEntry]) -> Table:
        """Replay a log under today's rules; where it comes out differently, go on from the record as it was stored."""
        game = find(stored.game)
        today = rules_of(game)
        head = Head(
            stored.id,
            stored.game,
            stored.options,
            Settings.read(stored.settings),
            stored.host,
            stored.created,
            stored.rules,
        )
        try:
            table = read(head, entries)
            equal = table.record() == stored.record
        except RULES_DIFFER as error:
            report.warning("table %s does not follow today's rules: %s", stored.id, type(error).__name__)
            equal = False
        if not equal:
            record = {"record": stored.record}
            checkpoint = LogEntry(len(entries), "checkpoint", record, time.time())
            try:
                table = read(head, [*entries, checkpoint])
            except RULES_DIFFER:
                raise Conflict("closed", "error-rules-lost") from None
            table.news.append(checkpoint)
        if head.rules != today:
            table.add("rules", **today)
            table.head = replace(head, rules=today)
        table.settle()
        _ = table.position.log  # tells the events here, in a thread, rather than at the first look
        return table

    def _remember(self, room: Room) -> None:
        self.rooms[room.table.head.table] = room
        if len(self.rooms) > MOST_ROOMS:
            empty = [r for r in self.rooms.values() if not r.here and not r.listeners and not r.lock.locked()]
            for old in sorted(empty, key=lambda r: r.used)[: MOST_ROOMS // 10]:
                del self.rooms[old.table.head.table]

    # orders

    async def order(self, table: str, change: Callable[[Table], T]) -> T:
        """Carry out an order: all of it is stored, or nothing happened. It goes on though its sender is gone."""
        room = await self.open(table)
        order = asyncio.create_task(self._order(room, change))
        order.add_done_callback(lambda done: done.cancelled() or done.exception())  # its sender may be gone
        return await asyncio.shield(order)

    async def _order(self, room: Room, change: Callable[[Table], T]) -> T:
        async with room.lock:
            table = room.table
            try:
                result = change(table)
                if table.news:
                    await self._store(room)
            except BaseException:
                if table.news:
                    await self._forget(room)
                raise
            return result

    async def _store(self, room: Room) -> None:
        """Make the new entries durable, then tell."""
        table = room.table
        news = News(tuple(table.news), tuple(table.moved))
        stored = stored_form(table, room.stored.rematch)
        entries = [StoredEntry(e.n, e.kind, e.data, e.time) for e in news.entries]
        try:
            await tables.append(self.database, stored, entries, self._due(room))
        except SQLAlchemyError as error:
            report.error("table %s: an order was not stored: %s", stored.id, type(error).__name__)
            raise NotStored("full") from error
        table.news, table.moved = [], []
        room.stored = stored
        room.tell(news)
        for after in self.after:
            after(room)

    async def _forget(self, room: Room) -> None:
        """What is in memory may be ahead of the store: read it again."""
        loaded = await tables.load(self.database, room.stored.id)
        assert loaded is not None, "a table does not vanish"
        room.stored = loaded[0]
        room.table = await asyncio.to_thread(self._restore, loaded[0], [LogEntry(*row) for row in loaded[1]])
        room.planned = {}

    def _due(self, room: Room) -> dict[str, float | None]:
        """Which jobs the table has now, as far as that changed."""
        table, now = room.table, time.time()
        seat = table.waits_for
        kind = table.seats[seat].kind if seat != NOBODY else FREE
        wanted: dict[str, float | None] = {
            "bot": table.waits_since[1] if kind == BOT else None,
            "clock": deadline(table, self.up_since),
            "absent": now + ABSENCE if kind == PERSON and table.settings.absent == "bot" else None,
            "seal": patience_ends(table, self.up_since),
        }
        changed = {job: due for job, due in wanted.items() if room.planned.get(job, UNPLANNED) != due}
        room.planned = wanted
        return changed

    # presence

    def arrive(self, room: Room, guest: str) -> None:
        """A guest opens a connection."""
        room.here[guest] = room.here.get(guest, 0) + 1
        room.left.pop(guest, None)

    def depart(self, room: Room, guest: str) -> None:
        """A guest closes one."""
        room.here[guest] -= 1
        if not room.here[guest]:
            del room.here[guest]
            room.left[guest] = time.time()

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name now, at all tables."""
        for room in self.rooms.values():
            if guest in room.names or guest in room.table.held or guest in room.here:
                room.names[guest] = name
                room.tell(News())

    # starting

    async def look_over(self) -> None:
        """Replay every open table whose rules are not today's; one that cannot be opened stops no other."""
        for table, game, rules in await tables.open_tables(self.database):
            try:
                if rules != rules_of(find(game)):
                    await self.open(table)
            except PerihelionError as error:
                report.warning("table %s cannot be opened: %s", table, error)
            except Exception:
                report.exception("table %s cannot be opened", table)


def new_id() -> str:
    """An address nobody guesses."""
    return secrets.token_urlsafe(15)


def stored_form(table: Table, rematch: str | None) -> StoredTable:
    """The row of a table: what it is, its present record, and what a list shows."""
    head = table.head
    actor = table.waits_for
    summary = {
        "seats": [seat.as_dict() for seat in table.seats],
        "points": table.points,
        "active": actor,
        "count": table.count,
        "started": table.started,
        "over": table.over,
    }
    changed = table.log[-1].time
    is_open = not table.over and not table.closed
    return StoredTable(
        head.table,
        head.game,
        head.options,
        head.settings.as_dict(),
        head.host,
        head.created,
        changed,
        head.rules,
        head.settings.public,
        is_open,
        table.record(),
        summary,
        rematch,
    )
