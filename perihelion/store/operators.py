"""Operators: their links, their log, whom they restricted, and what holds for all processes."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from ..json_types import JsonObject
from . import schema
from .database import Database, Rows, StoredRow
from .statement import Statement

LINK_SECONDS = 3600.0
MOST_FOUND = 50
"""How many tables, guests or entries a list shows."""

MESSAGE, MAINTENANCE = "message", "maintenance"
"""The names of what holds for all processes."""


class LoggedChange(NamedTuple):
    """One entry of the operators' log."""

    n: int
    time: float
    by: str
    what: str
    about_table: str
    about_guest: str


class Restrictions(NamedTuple):
    """The guests who may not chat, and those who may not come in."""

    muted: frozenset[str]
    banned: frozenset[str]


# who is an operator


async def make_link(database: Database) -> str:
    """Return a token that makes a guest an operator, once, within an hour."""
    token, now = secrets.token_urlsafe(24), time.time()
    expired = delete(schema.operators.operator_links).where(schema.operators.operator_links.c.expires < now)
    row = {"hash": _hash(token), "expires": now + LINK_SECONDS}
    await database.write((expired, None), (insert(schema.operators.operator_links), row))
    return token


async def is_link(database: Database, token: str) -> bool:
    """Return whether a token works, without using it."""
    link = schema.operators.operator_links.c
    return bool(await database.read(select(link.hash).where(link.hash == _hash(token), link.expires >= time.time())))


async def use_link(database: Database, token: str, guest: str) -> bool:
    """Make a guest an operator; a token works once. Return whether it did."""
    if not await is_link(database, token):
        return False
    this = delete(schema.operators.operator_links).where(schema.operators.operator_links.c.hash == _hash(token))
    used = await database.write((this, None))
    if not used[0]:
        return False
    again = delete(schema.operators.operators).where(schema.operators.operators.c.guest == guest)
    row = {"guest": guest, "since": time.time()}
    await database.write(
        (again, None), (insert(schema.operators.operators), row), log_change("operator", guest, guest=guest)
    )
    return True


async def list_operators(database: Database) -> list[str]:
    """Return the ids of all operators, the first one first."""
    o = schema.operators.operators.c
    return [row.guest for row in await database.read(select(o.guest).order_by(o.since))]


async def remove_operator(database: Database, guest: str) -> bool:
    """Take an operator's rights. Return whether the guest had them."""
    gone = delete(schema.operators.operators).where(schema.operators.operators.c.guest == guest)
    touched = await database.write((gone, None), log_change("no-operator", "", guest=guest))
    return bool(touched[0])


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# their log


def log_change(what: str, by: str, *, table: str = "", guest: str = "") -> Statement:
    """Return the statement that notes a change of an operator; it belongs into the transaction of the change."""
    row = {"time": time.time(), "by": by, "what": what, "about_table": table, "about_guest": guest}
    return insert(schema.operators.operator_log), row


async def read_log(database: Database, after: int) -> list[LoggedChange]:
    """Return the entries after a number, in their order."""
    c = schema.operators.operator_log.c
    rows = await database.read(select(*c).where(c.n > after).order_by(c.n))
    return [LoggedChange(*tuple(row)) for row in rows]


async def read_last_entries(database: Database) -> list[LoggedChange]:
    """Return the last entries, the latest first."""
    c = schema.operators.operator_log.c
    rows = await database.read(select(*c).where(c.what != "tidy").order_by(c.n.desc()).limit(MOST_FOUND))
    return [LoggedChange(*tuple(row)) for row in rows]


async def last_number(database: Database) -> int:
    """Return the number of the last entry."""
    return int((await database.read(select(func.max(schema.operators.operator_log.c.n))))[0][0] or 0)


# restrictions


async def load_restrictions(database: Database) -> Restrictions:
    """Return who is muted and who is banned."""
    r = schema.operators.restrictions.c
    rows = await database.read(select(r.guest, r.muted, r.banned))
    return Restrictions(
        frozenset(row.guest for row in rows if row.muted), frozenset(row.guest for row in rows if row.banned)
    )


async def restrict(database: Database, guest: str, by: str, *, muted: bool, banned: bool, what: str) -> None:
    """Set the restrictions of a guest."""
    old = delete(schema.operators.restrictions).where(schema.operators.restrictions.c.guest == guest)
    statements: list[Statement] = [(old, None)]
    if muted or banned:
        statements.append((insert(schema.operators.restrictions), {"guest": guest, "muted": muted, "banned": banned}))
    await database.write(*statements, log_change(what, by, guest=guest))


# what holds for all


async def load_state(database: Database) -> JsonObject:
    """Return what holds for all processes, by name."""
    s = schema.operators.server_state.c
    return {row.name: row.value for row in await database.read(select(s.name, s.value))}


async def set_state(database: Database, name: str, value: object, by: str, what: str) -> None:
    """Set something that holds for all processes; None removes it."""
    statements: list[Statement] = [
        (delete(schema.operators.server_state).where(schema.operators.server_state.c.name == name), None)
    ]
    if value is not None:
        statements.append((insert(schema.operators.server_state), {"name": name, "value": value}))
    await database.write(*statements, log_change(what, by))


# looking things up


async def find_tables(database: Database, text: str, only_open: bool) -> Rows:
    """Return tables by the beginning of their id, their game, or a part of a player's name; the last changed first."""
    t = schema.tables.tables.c
    query = select(t.id, t.game, t.summary, t.public, t.open, t.created, t.changed)
    if text:
        named = select(schema.tables.players.c.table).join(
            schema.guests.guests, schema.guests.guests.c.id == schema.tables.players.c.guest
        )
        named = named.where(schema.guests.guests.c.name.icontains(text, autoescape=True))
        query = query.where(or_(t.id.startswith(text, autoescape=True), t.game == text, t.id.in_(named)))
    if only_open:
        query = query.where(t.open)
    return await database.read(query.order_by(t.changed.desc()).limit(MOST_FOUND))


async def find_guests(database: Database, text: str) -> Rows:
    """Return guests by a part of their name, or by their id; the latest first. `tables` is how many they have."""
    g, p = schema.guests.guests.c, schema.tables.players.c
    count = select(func.count()).where(p.guest == g.id).scalar_subquery().label("tables")
    query = select(g.id, g.name, g.created, count)
    if text:
        query = query.where(or_(g.name.icontains(text, autoescape=True), g.id == text))
    return await database.read(query.order_by(g.created.desc()).limit(MOST_FOUND))


async def count_all(database: Database) -> dict[str, int]:
    """Return how many tables, open tables and guests there are."""
    tables = select(func.count()).select_from(schema.tables.tables)
    counts = {
        "tables": tables,
        "open": tables.where(schema.tables.tables.c.open),
        "guests": select(func.count()).select_from(schema.guests.guests),
    }
    return {name: int((await database.read(query))[0][0]) for name, query in counts.items()}


# complaints


async def add_complaint(database: Database, table: str, by: str, about: str, text: str) -> None:
    """Store what a guest reports about another one."""
    row = {"time": time.time(), "table": table, "by": by, "about": about, "text": text, "done": False}
    await database.write((insert(schema.operators.complaints), row))


async def list_complaints(database: Database) -> Rows:
    """Return the complaints that nobody has dealt with, the latest first, with the names of both guests."""
    c, g = schema.operators.complaints.c, schema.guests.guests
    by, about = g.alias("by_guest"), g.alias("about_guest")
    query = (
        select(
            c.n, c.time, c.table, c.by, c.about, c.text, by.c.name.label("by_name"), about.c.name.label("about_name")
        )
        .outerjoin(by, by.c.id == c.by)
        .outerjoin(about, about.c.id == c.about)
        .where(~c.done)
    )
    return await database.read(query.order_by(c.n.desc()).limit(MOST_FOUND))


async def find_complaint(database: Database, n: int) -> StoredRow | None:
    """Return the complaint with this number if nobody has dealt with it."""
    c = schema.operators.complaints.c
    rows = await database.read(select(c.table, c.by, c.about).where(c.n == n, ~c.done))
    return rows[0] if rows else None


async def decide_complaint(database: Database, n: int, by: str, about: StoredRow, decision: str, answer: str) -> bool:
    """Store what an operator decided about a complaint, with an answer to its subject. A complaint is decided once."""
    c = schema.operators.complaints
    values = {"done": True, "decision": decision, "answer": answer, "decided": time.time()}
    this = update(c).where(c.c.n == n, ~c.c.done).values(values)
    if not (await database.write((this, None)))[0]:
        return False
    await database.write(log_change(f"complaint-{decision}", by, table=about.table, guest=about.about))
    return True


async def list_decided(database: Database, guest: str) -> Rows:
    """Return the decided complaints by and about a guest, the latest first."""
    c, t = schema.operators.complaints.c, schema.tables.tables.c
    query = select(c.by, c.about, c.decision, c.answer, c.decided, t.game).join(schema.tables.tables, t.id == c.table)
    mine = or_(c.by == guest, c.about == guest)
    return await database.read(query.where(mine, c.done, c.decision != "").order_by(c.n.desc()).limit(MOST_FOUND))
