"""Moves that players planned for a later turn, as long as they wait."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, insert, select, update

from ..table.plan import Plan
from . import schema
from .database import Database, Rows


async def add(database: Database, plan: Plan) -> None:
    """Store a plan."""
    await database.write(
        (insert(schema.tables.plans), {column.name: getattr(plan, column.name) for column in schema.tables.plans.c})
    )


async def list_of(database: Database, table: str, guest: str) -> list[Plan]:
    """Return the plans of a guest at a table, the oldest first."""
    p = schema.tables.plans.c
    query = select(schema.tables.plans).where(p.table == table, p.guest == guest).order_by(p.created, p.id)
    return [Plan(**row._mapping) for row in await database.read(query)]


async def remove(database: Database, guest: str, ids: Iterable[str]) -> None:
    """Forget plans of a guest."""
    p = schema.tables.plans.c
    await database.write((delete(schema.tables.plans).where(p.guest == guest, p.id.in_(list(ids))), None))


async def move(database: Database, table: str, old: str, new: str) -> None:
    """Give the plans of a guest at a table to another guest, who has taken over the seats."""
    p = schema.tables.plans.c
    await database.write((update(schema.tables.plans).where(p.table == table, p.guest == old).values(guest=new), None))


async def list_tables(database: Database) -> Rows:
    """Return every table with plans: its id, what a list shows of it, whether it is open, and the guest who planned."""
    t, p = schema.tables.tables.c, schema.tables.plans.c
    planned = select(p.table, p.guest).distinct().subquery()
    query = select(t.id, t.summary, t.open, planned.c.guest).join(planned, planned.c.table == t.id)
    return await database.read(query)


async def forget_table(database: Database, table: str) -> None:
    """Forget all plans at a table whose game is over."""
    await database.write((delete(schema.tables.plans).where(schema.tables.plans.c.table == table), None))
