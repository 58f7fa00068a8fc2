"""Deals and the tables at which they are played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import bindparam, insert, select, update

from ..json_types import JsonObject
from ..table.ranking import DealResult
from ..table.stored import Summary
from . import schema
from .database import Database, Rows, StoredRow

DAILY, DUPLICATE, LEFT_OUT = "daily", "duplicate", "left out"
"""The kinds: one deal a day for everybody, a set of tables for a club, and a daily deal that is not in the chain."""

MOST_LISTED = 400
"""Number of days in a list of past deals."""

SITTING_SECONDS = 5.0
"""Taking a seat takes less than this. Afterwards the seats of the tables show where a guest plays."""


D, T = schema.deals.deals, schema.deals.deal_tables


async def add(database: Database, terms: JsonObject, leaves_out: Collection[str] = (), **values: object) -> None:
    """Store a deal unless its id exists. Also take the days it skips out of the chain.

    Skipped days are opened at once: nobody's result depends on them.
    """
    stored = D.alias()
    is_stored = select(stored.c.id).where(stored.c.commitment == values["commitment"]).exists()
    left_out = update(D).where(D.c.id.in_(leaves_out), is_stored).values(kind=LEFT_OUT, opens=terms["made"])
    added = database.upsert(D).values(terms=terms, **values).on_conflict_do_nothing()
    await database.write((added, None), *[(left_out, None)] * bool(leaves_out))


async def find(database: Database, deal: str) -> StoredRow | None:
    """Return a deal by its id."""
    rows = await database.read(select(D).where(D.c.id == deal))
    return rows[0] if rows else None


async def find_newest(database: Database) -> StoredRow | None:
    """Return the daily deal of the latest day."""
    rows = await database.read(select(D).where(D.c.kind == DAILY).order_by(D.c.id.desc()).limit(1))
    return rows[0] if rows else None


async def list_daily(database: Database) -> Rows:
    """Return the last daily deals in the order of their days."""
    rows = await database.read(select(D).where(D.c.kind == DAILY).order_by(D.c.id.desc()).limit(MOST_LISTED))
    return rows[::-1]


async def list_left_out(database: Database, days: Collection[str]) -> Rows:
    """Return the days among these that are not in the chain."""
    return await database.read(select(D).where(D.c.kind == LEFT_OUT, D.c.id.in_(days)))


async def list_without_parts(database: Database, until: str) -> Rows:
    """Return the daily deals up to a day whose contributions are not fixed yet, the oldest first."""
    query = select(D).where(D.c.kind == DAILY, D.c.id <= until, D.c.parts.is_(None)).order_by(D.c.id)
    return await database.read(query)


async def list_closed_until(database: Database, now: float) -> Rows:
    """Return the deals that are due to be opened."""
    return await database.read(select(D).where(D.c.opens <= now, D.c.opened.is_(None)))


async def find_last_opened(database: Database) -> StoredRow | None:
    """Return the newest daily deal that is open."""
    query = select(D).where(D.c.kind == DAILY, D.c.opened.is_not(None)).order_by(D.c.id.desc()).limit(1)
    rows = await database.read(query)
    return rows[0] if rows else None


async def set_once(database: Database, deal: str, column: str, value: object) -> bool:
    """Set a column if it is empty. Return True if this call set it."""
    empty = D.c[column].is_(None)
    (count,) = await database.write((update(D).where(D.c.id == deal, empty).values({column: value}), None))
    return count == 1


async def enter(
    database: Database, deal: str, table: str, guest: str | None, part: str | None, begun: float
) -> StoredRow:
    """Record that a table plays a deal, once for each guest. Return the stored row."""
    row = {"deal": deal, "table": table, "guest": guest, "part": part, "begun": begun}
    await database.write((database.upsert(T).values(**row).on_conflict_do_nothing(), None))
    mine = T.c.guest == guest if guest is not None else T.c.table == table
    (found,) = await database.read(select(T).where(T.c.deal == deal, mine))
    return found


async def list_tables(database: Database, deal: str) -> Rows:
    """Return the tables of a deal, each with its guest's name, the oldest first."""
    g = schema.guests.guests
    joined = T.outerjoin(g, g.c.id == T.c.guest)
    query = select(*T.c, g.c.name).select_from(joined).where(T.c.deal == deal).order_by(T.c.begun, T.c.table)
    return await database.read(query)


async def set_result(database: Database, table: str, result: DealResult) -> None:
    """Store how a game ended."""
    await database.write((update(T).where(T.c.table == table, T.c.result.is_(None)).values(result=result), None))


async def set_lost(database: Database, table: str, seat_losses: Sequence[float]) -> None:
    """Store what mistakes cost the player of a table, from the losses of all seats."""
    rows = await database.read(select(T.c.deal, T.c.result).where(T.c.table == table, T.c.guest.is_not(None)))
    if rows and rows[0].result is not None:
        lost = round(seat_losses[rows[0].result["seat"]], 4)
        await database.write((update(T).where(T.c.table == table).values(lost=lost), None))


async def table_exists(database: Database, table: str) -> bool:
    """Return whether a table was created."""
    return bool(await database.read(select(schema.tables.tables.c.id).where(schema.tables.tables.c.id == table)))


async def add_tables(database: Database, deal: str, tables: Sequence[str], begun: float) -> None:
    """Store the tables of a set."""
    rows = [
        {"deal": deal, "table": table, "guest": None, "part": None, "begun": begun + n / 1000}
        for n, table in enumerate(tables)
    ]
    await database.write((insert(T), rows))


async def ask_for_seat(database: Database, deal: str, guest: str, table: str, now: float) -> bool:
    """Note that a guest asks for a seat at a table of a set; return False if they just asked at another one."""
    s = schema.deals.deal_seats.c
    new = database.upsert(schema.deals.deal_seats).values(deal=deal, guest=guest, table=table, asked=now)
    asked = new.on_conflict_do_update(
        index_elements=["deal", "guest"],
        set_={"table": table, "asked": now},
        where=(s.table == table) | (s.asked < now - SITTING_SECONDS),
    )
    return bool(await database.take(asked.returning(s.guest)))


async def find_after(database: Database, day: str) -> StoredRow | None:
    """Return the first daily deal after a day."""
    rows = await database.read(select(D).where(D.c.kind == DAILY, D.c.id > day).order_by(D.c.id).limit(1))
    return rows[0] if rows else None


async def find_summary(database: Database, table: str) -> Summary | None:
    """Return what lists show of a table, or None if it is gone."""
    rows = await database.read(select(schema.tables.tables.c.summary).where(schema.tables.tables.c.id == table))
    return rows[0].summary if rows else None


async def set_results(database: Database, results: dict[str, DealResult]) -> None:
    """Replace the results of tables."""
    changed = [{"of_table": table, "said": result} for table, result in results.items()]
    if changed:
        one = update(T).where(T.c.table == bindparam("of_table")).values(result=bindparam("said"))
        await database.write((one, changed))


async def list_played(database: Database, guest: str) -> Rows:
    """Return deal and result of all deals that a guest has begun."""
    return await database.read(select(T.c.deal, T.c.result).where(T.c.guest == guest))


async def list_set(database: Database, deal: str) -> Rows:
    """Return the tables of a set in their order, each with what lists show of it."""
    t = schema.tables.tables
    joined = T.outerjoin(t, t.c.id == T.c.table)
    query = select(T.c.table, T.c.result, t.c.summary).select_from(joined).where(T.c.deal == deal)
    return await database.read(query.order_by(T.c.begun, T.c.table))
