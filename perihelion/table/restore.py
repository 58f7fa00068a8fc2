"""A table and its stored form: the row and entries that the store keeps, and how a table is restored from them.

The log decides. It is replayed under the rules of today and must lead to the stored state, as far as both have the
same fields. If it does not, because rules changed, the stored state is converted by field names: a checkpoint with it
is appended to the log, and the players are asked whether to go on from there.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..core.record_data import agree, read_record
from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..core.vocabulary import SPECTATOR
from ..errors import PerihelionError, RuleTooSlow
from ..table_log.bodies import Checkpoint, RulesChanged
from ..table_log.entries import InvalidEntry, LogEntry, read_entry
from .deadlines import logged_deadline
from .errors import Conflict
from .forced_steps import play_forced_steps
from .replay import replay_log
from .settings import Settings
from .stored import StoredEntry, StoredTable, Summary
from .table import Table, TableHead
from .time_source import TimeSource

RULES_DIFFER = (PerihelionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""The errors that replaying a log under other rules may raise."""

logger = logging.getLogger("perihelion.server")


def stored_form(table: Table, rematch: str | None) -> StoredTable:
    """Return the row of a table: its head, its present state, and the fields for lists."""
    head = table.head
    summary: Summary = {
        "seats": [seat.as_dict() for seat in table.seats],
        "points": table.points_known_to(SPECTATOR),
        "active": table.waits_for,
        "count": table.count,
        "started": table.started,
        "over": table.over,
        "since": table.turn_clock.turn[1],
        "deadline": logged_deadline(table),
    }
    if len(table.awaited) > 1:
        summary["choosing"] = list(table.awaited)
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


def restore_table(stored: StoredTable, rows: Sequence[StoredEntry], time: TimeSource) -> Table:
    """Return a stored table under the rules of today. Entries that this adds to its log are in `unstored`."""
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
    table = _replay(head, entries, stored, time) or _continue_from_record(head, entries, stored, time)
    today = rules_version(table.game)
    if head.rules != today and not table.ended:  # the log of a finished game does not change
        table.add(RulesChanged(**today))
        table.head = replace(head, rules=today)
    play_forced_steps(table)
    _ = table.position.log  # computes the events in this thread, before a viewer needs them
    return table


def _replay(head: TableHead, entries: Sequence[LogEntry], stored: StoredTable, time: TimeSource) -> Table | None:
    """Return the table that its log leads to, or None if that contradicts the rules or the stored state."""
    try:
        table = replay_log(head, time, entries, checked=head.rules == rules_version(find_game(head.game)))
    except RuleTooSlow:
        raise
    except RULES_DIFFER as error:
        logger.warning("the log of table %s does not follow the rules of today: %s", head.table, error)
        return None
    if agree(table.game.rules.state, table.record(), stored.record):
        return table
    logger.warning("the log of table %s leads to another position under the rules of today", head.table)
    return None


def _continue_from_record(head: TableHead, entries: Sequence[LogEntry], stored: StoredTable, time: TimeSource) -> Table:
    """Return the table at a new checkpoint with the stored state. Fields that do not fit are logged."""
    checkpoint = LogEntry(len(entries), Checkpoint(record=stored.record), time.now())
    try:
        table = replay_log(head, time, [*entries, checkpoint])
    except RuleTooSlow:
        raise
    except RULES_DIFFER as error:
        logger.error("table %s cannot go on from its stored state: %s", head.table, error)
        raise Conflict("closed", "error-rules-lost") from None
    read = read_record(find_game(head.game), head.options, stored.record)
    if not read.complete:
        logger.warning("the stored state of table %s was converted; %s", head.table, read)
    table.unstored.append(checkpoint)
    return table
