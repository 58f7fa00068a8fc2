"""Retention: which tables, guests and old rows are due for removal."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, fields

from sqlalchemy import ColumnElement, delete, exists, func, insert, select

from ..json_types import JsonObject
from . import reviews, schema
from .database import Database, Rows
from .erasure import owner_column
from .explorer import forget_rare
from .reports import forget_old
from .statement import Statement

DAY = 24 * 3600.0
NAME = "tidy"
"""The name of the settings in `schema.operators.server_state`."""
CHUNK = 500
COME_ALONG = (
    schema.guests.links,
    schema.guests.devices,
    schema.guests.challenges,
    schema.publishing.publishing,
    schema.evidence.rated_networks,
)
"""What every guest may have, and what is deleted with a guest who has nothing else."""


@dataclass(frozen=True, slots=True)
class TidySettings:
    """Days after which each kind of thing is removed; 0 keeps it."""

    finished: int = 365
    """Finished tables are archived and deleted."""
    abandoned: int = 90
    """So are unfinished games without a move for this long."""
    waiting: int = 14
    """Tables whose game never began are deleted."""
    guests: int = 180
    """Guests who never sat down anywhere are deleted."""
    records: int = 365
    """So are entries of the operators' log, and reports of players that were dealt with."""
    automatic: bool = False
    """True if the server removes things by itself. Otherwise it only tells the operators."""

    @classmethod
    def read(cls, given: JsonObject) -> TidySettings:
        """Read settings as stored; names that no longer exist are left out."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in given.items() if name in known})


async def load_settings(database: Database) -> TidySettings:
    """Return the settings that are stored, or the usual ones."""
    s = schema.operators.server_state.c
    rows = await database.read(select(s.value).where(s.name == NAME))
    return TidySettings.read(rows[0].value) if rows else TidySettings()


async def save_settings(database: Database, settings: TidySettings) -> None:
    """Store the settings."""
    old = delete(schema.operators.server_state).where(schema.operators.server_state.c.name == NAME)
    await database.write(
        (old, None), (insert(schema.operators.server_state), {"name": NAME, "value": asdict(settings)})
    )


TABLES = ("finished", "abandoned", "waiting")
"""The kinds of tables that may be due; those that never began are not archived."""


def _conditions(settings: TidySettings, now: float) -> dict[str, list[ColumnElement[bool]]]:
    """Return for each kind of thing what makes one of them due."""
    t, g = schema.tables.tables.c, schema.guests.guests.c
    began = t.summary["started"].as_boolean()
    others = [part for part in schema.base.metadata.sorted_tables if part not in (schema.guests.guests, *COME_ALONG)]
    owners = [owner for part in others if (owner := owner_column(part)) is not None]
    nothing = [~exists().where(owner == g.id) for owner in owners]
    every = {
        "finished": [~t.open, t.changed < now - settings.finished * DAY],
        "abandoned": [t.open, began, t.changed < now - settings.abandoned * DAY],
        "waiting": [t.open, ~began, t.changed < now - settings.waiting * DAY],
        "guests": [g.created < now - settings.guests * DAY, *nothing],
    }
    return {kind: wanted for kind, wanted in every.items() if getattr(settings, kind)}


async def count_due(database: Database, settings: TidySettings) -> dict[str, int]:
    """Return how many things of each kind are due."""
    counts = dict.fromkeys((*TABLES, "guests"), 0)
    for kind, wanted in _conditions(settings, time.time()).items():
        part = schema.guests.guests if kind == "guests" else schema.tables.tables
        counts[kind] = int((await database.read(select(func.count()).select_from(part).where(*wanted)))[0][0])
    return counts


async def find_due_tables(database: Database, settings: TidySettings, kind: str, most: int) -> Rows:
    """Return tables of one kind that are due, the oldest first."""
    wanted = _conditions(settings, time.time()).get(kind)
    if wanted is None:
        return []
    t = schema.tables.tables.c
    query = select(t.id, t.game, t.changed).where(*wanted).order_by(t.changed, t.id)
    return await database.read(query.limit(most))


async def delete_due_rows(database: Database, settings: TidySettings) -> int:
    """Delete guests, log entries, links, jobs and reports that are due. Return how many guests."""
    now = time.time()
    deleted = 0
    wanted = _conditions(settings, now).get("guests")
    while wanted is not None:
        found = [row.id for row in await database.read(select(schema.guests.guests.c.id).where(*wanted).limit(CHUNK))]
        if not found:
            break
        with_them: list[Statement] = [(delete(part).where(part.c.guest.in_(found)), None) for part in COME_ALONG]
        gone = delete(schema.guests.guests).where(schema.guests.guests.c.id.in_(found), *wanted)
        deleted += (await database.write(*with_them, (gone, None)))[-1]
    await database.write(*_old_rows(settings, now))
    return deleted


def _old_rows(settings: TidySettings, now: float) -> list[Statement]:
    links, operator_links, jobs, tables = (
        schema.guests.links,
        schema.operators.operator_links,
        schema.processes.jobs,
        schema.tables.tables,
    )
    ended = select(tables.c.id).where(~tables.c.open)
    statements: list[Statement] = [
        (delete(links).where(links.c.expires < now), None),
        (delete(operator_links).where(operator_links.c.expires < now), None),
        (delete(schema.guests.challenges).where(schema.guests.challenges.c.expires < now), None),
        (delete(jobs).where(jobs.c.table.in_(ended), jobs.c.lease < now), None),
        forget_old(now),
        forget_rare(now),
        reviews.forget_old(now),
    ]
    if settings.records:
        oldest = now - settings.records * DAY
        log, complaints = schema.operators.operator_log, schema.operators.complaints
        statements.append((delete(log).where(log.c.time < oldest), None))
        statements.append((delete(complaints).where(complaints.c.done, complaints.c.time < oldest), None))
    return statements
