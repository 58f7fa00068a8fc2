"""A table and its stored form: the row and entries that the store keeps, and how a table is restored from them.

The log decides. It is replayed under the rules of today and must lead to the stored record, as far as both have the
same fields. Where it does not, because rules changed, the record is carried over by field names: a checkpoint is
added to the log, and the players are asked whether to go on from it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from ..core.record_data import agree, read_record
from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..errors import PerihelionError
from ..store.tables import StoredEntry, StoredTable
from ..table.clock import logged_deadline
from ..table.errors import Conflict
from ..table.forced_steps import settle
from ..table.replay import replay_log
from ..table.settings import Settings
from ..table.table import Table, TableHead
from ..table_log.bodies import Checkpoint, RulesChanged
from ..table_log.entries import InvalidEntry, LogEntry, read_entry
from .system_time import SYSTEM_TIME

RULES_DIFFER = (PerihelionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What replaying a log under other rules may raise."""

_threads = ThreadPoolExecutor(2, thread_name_prefix="restore")
"""Tables are restored in threads of their own: nothing else that runs in threads keeps anybody from a table."""

logger = logging.getLogger("perihelion.server")


def stored_form(table: Table, rematch: str | None) -> StoredTable:
    """Return the row of a table: its head, its present record, and what a list shows."""
    head = table.head
    summary = {
        "seats": [seat.as_dict() for seat in table.seats],
        "points": table.points,
        "active": table.waits_for,
        "count": table.count,
        "started": table.started,
        "over": table.over,
        "since": table.turn_clock.turn[1],
        "deadline": logged_deadline(table),
    }
    return StoredTable(
        id=head.table,
        game=head.game,
        options=head.options,
        settings=head.settings.as_dict(),
        host=head.host,
        created=head.created,
        changed=table.log[-1].time,
        rules=head.rules,
        public=head.settings.public,
        open=not table.ended,
        record=table.record(),
        summary=summary,
        rematch=rematch,
        group=head.group,
    )


def stored_entries(entries: Iterable[LogEntry]) -> list[StoredEntry]:
    """Return entries as the store keeps them."""
    return [StoredEntry(entry.n, entry.kind, entry.data, entry.time) for entry in entries]


async def restore_in_thread(stored: StoredTable, rows: Sequence[StoredEntry]) -> Table:
    """Return a stored table as `restore_table` does, while others go on."""
    return await asyncio.get_running_loop().run_in_executor(_threads, restore_table, stored, rows)


def restore_table(stored: StoredTable, rows: Sequence[StoredEntry]) -> Table:
    """Return a stored table under the rules of today. What is added to its log is in `unstored`."""
    head = TableHead(
        stored.id,
        stored.game,
        stored.options,
        Settings.read(stored.settings),
        stored.host,
        stored.created,
        stored.rules,
        stored.group,
    )
    try:
        entries = [read_entry(*row) for row in rows]
    except InvalidEntry as error:
        logger.error("the log of table %s cannot be read: %s", stored.id, error)
        raise Conflict("closed", "error-rules-lost") from None
    table = _replay(head, entries, stored) or _continue_from_record(head, entries, stored)
    today = rules_version(table.game)
    if head.rules != today and not table.ended:  # the log of a finished game does not change
        table.add(RulesChanged(**today))
        table.head = replace(head, rules=today)
    settle(table)
    _ = table.position.log  # finds the events here, in a thread, rather than when somebody looks at the table
    return table


def _replay(head: TableHead, entries: Sequence[LogEntry], stored: StoredTable) -> Table | None:
    """Return the table as its log gives it, or None where that contradicts the rules or the stored record."""
    try:
        table = replay_log(head, SYSTEM_TIME, entries, checked=head.rules == rules_version(find_game(head.game)))
    except RULES_DIFFER as error:
        logger.warning("the log of table %s does not follow the rules of today: %s", head.table, error)
        return None
    if agree(table.game.rules.state, table.record(), stored.record):
        return table
    logger.warning("the log of table %s leads to another position under the rules of today", head.table)
    return None


def _continue_from_record(head: TableHead, entries: Sequence[LogEntry], stored: StoredTable) -> Table:
    """Return the table at a new checkpoint with the stored record. Fields that do not fit are reported."""
    checkpoint = LogEntry(len(entries), Checkpoint(record=stored.record), time.time())
    try:
        table = replay_log(head, SYSTEM_TIME, [*entries, checkpoint])
    except RULES_DIFFER as error:
        logger.error("table %s cannot go on from its record: %s", head.table, error)
        raise Conflict("closed", "error-rules-lost") from None
    read = read_record(find_game(head.game), head.options, stored.record)
    if not read.complete:
        logger.warning("the record of table %s was carried over; %s", head.table, read)
    table.unstored.append(checkpoint)
    return table
