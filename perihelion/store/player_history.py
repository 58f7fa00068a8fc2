"""Results and ratings. A result is stored once for each table, and the ratings that follow from it with it.

A rating is never changed: each game adds a row with the next number. Two servers that rate the same player at the same
moment cannot both add it, so the second reads again and goes on from the first.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database, Rows
from .statement import Parameters, Statement


@dataclass(frozen=True)
class StoredRating:
    """A rating after a number of games."""

    game: str
    seats: int
    player: str
    n: int
    mu: float
    sigma: float
    table: str
    time: float


async def is_recorded(database: Database, table: str) -> bool:
    """Return whether the result of a table is stored."""
    return bool(
        await database.read(select(schema.results.results.c.table).where(schema.results.results.c.table == table))
    )


async def add_result(
    database: Database,
    result: Parameters,
    seats: Sequence[Parameters],
    ratings: Sequence[StoredRating],
    counted: Sequence[Statement] = (),
) -> bool:
    """Store a result with its seats and the new ratings, or nothing of it. Return False if something was there.

    `counted` belongs to the result and is carried out with it.
    """
    statements: list[Statement] = [
        (insert(schema.results.results), result),
        (insert(schema.results.result_seats), list(seats)),
    ]
    if ratings:
        statements.append((insert(schema.results.ratings), [asdict(rating) for rating in ratings]))
    try:
        await database.write(*statements, *counted)
    except IntegrityError:
        return False
    return True


async def latest_ratings(database: Database, game: str, seats: int, players: Collection[str]) -> list[StoredRating]:
    """Return the present ratings of these players."""
    r = schema.results.ratings.c
    wanted = and_(r.game == game, r.seats == seats, r.player.in_(list(players)))
    return await _latest(database, wanted)


async def list_ranking(database: Database, game: str) -> list[StoredRating]:
    """Return the present ratings of all players of a game, for all numbers of seats."""
    return await _latest(database, schema.results.ratings.c.game == game)


async def list_ratings_of(database: Database, player: str) -> list[StoredRating]:
    """Return all ratings a player ever had, in the order in which they came."""
    r = schema.results.ratings.c
    rows = await database.read(select(schema.results.ratings).where(r.player == player).order_by(r.game, r.seats, r.n))
    return [StoredRating(**row._mapping) for row in rows]


async def _latest(database: Database, wanted: ColumnElement[bool]) -> list[StoredRating]:
    r = schema.results.ratings.c
    last = select(r.game, r.seats, r.player, func.max(r.n).label("n")).where(wanted)
    newest = last.group_by(r.game, r.seats, r.player).subquery()
    same = and_(*(r[name] == newest.c[name] for name in ("game", "seats", "player", "n")))
    rows = await database.read(select(schema.results.ratings).join(newest, same))
    return [StoredRating(**row._mapping) for row in rows]


async def list_results_of(database: Database, player: str, rated_only: bool, most: int) -> Rows:
    """Return the last games of a player, the newest first: one row for each seat of each game."""
    g, s = schema.results.results.c, schema.results.result_seats.c
    mine = select(s.table).join(schema.results.results, g.table == s.table).where(s.player == player)
    if rated_only:
        mine = mine.where(g.rated)
    last = mine.order_by(g.time.desc()).limit(most).subquery()
    query = select(g.game, g.time, g.rated, *schema.results.result_seats.c).join(
        schema.results.results, g.table == s.table
    )
    return await database.read(query.join(last, last.c.table == s.table).order_by(g.time.desc(), s.table, s.seat))


async def list_results_of_group(database: Database, group: str, most: int) -> Rows:
    """Return the last games of a group, the newest first: one row for each seat of each game."""
    g, s = schema.results.results.c, schema.results.result_seats.c
    last = select(g.table).where(g.group == group).order_by(g.time.desc()).limit(most).subquery()
    query = select(g.game, g.time, s.table, s.seat, s.player, s.points, s.place, s.side)
    query = query.join(schema.results.results, g.table == s.table).join(last, last.c.table == s.table)
    return await database.read(query.order_by(g.time.desc(), s.table, s.seat))


async def count_left(database: Database, player: str, most: int) -> tuple[int, int]:
    """Return how many of a player's last rated games they left, and how many of these games there are."""
    g, s = schema.results.results.c, schema.results.result_seats.c
    query = select(s.left).join(schema.results.results, g.table == s.table).where(s.player == player, g.rated)
    rows = await database.read(query.order_by(g.time.desc()).limit(most))
    return sum(bool(row.left) for row in rows), len(rows)


async def count_finished(database: Database, player: str, most: int) -> int:
    """Return how many games a player finished without leaving, counted up to `most`."""
    s = schema.results.result_seats.c
    rows = await database.read(select(s.table).where(s.player == player, ~s.left).limit(most))
    return len(rows)


async def list_rated_ends(database: Database, player: str, most: int) -> list[tuple[float, bool]]:
    """Return the ends of a player's last rated games, and whether the player left."""
    g, s = schema.results.results.c, schema.results.result_seats.c
    query = select(g.time, s.left).join(schema.results.results, g.table == s.table).where(s.player == player, g.rated)
    rows = await database.read(query.order_by(g.time.desc()).limit(most))
    return [(row.time, bool(row.left)) for row in rows]


async def find_public_ids(database: Database, guests: Collection[str]) -> dict[str, str]:
    """Return the public id of each of these guests who has one."""
    p = schema.results.profiles.c
    rows = await database.read(select(p.guest, p.public).where(p.guest.in_(list(guests))))
    return {row.guest: row.public for row in rows}


async def make_public_id(database: Database, guest: str) -> str:
    """Return the public id of a guest. It is made when it is first asked for, and does not give the guest's id away."""
    found = await find_public_ids(database, [guest])
    if guest in found:
        return found[guest]
    made = secrets.token_urlsafe(9)
    try:
        await database.write((insert(schema.results.profiles), {"public": made, "guest": guest}))
    except IntegrityError:  # another request was first
        return (await find_public_ids(database, [guest])).get(guest, made)
    return made


async def find_guest(database: Database, public: str) -> str | None:
    """Return the guest with a public id."""
    p = schema.results.profiles.c
    rows = await database.read(select(p.guest).where(p.public == public))
    return str(rows[0].guest) if rows else None


async def find_names(database: Database, guests: Collection[str]) -> dict[str, str]:
    """Return the present names of guests."""
    g = schema.guests.guests.c
    rows = await database.read(select(g.id, g.name).where(g.id.in_(list(guests))))
    return {row.id: row.name for row in rows}


async def add_analysis(database: Database, table: str, seats: Sequence[tuple[int, int, float]]) -> None:
    """Store what a report found out about each seat: decisions, mistakes and luck. What is there already stays."""
    s = schema.results.result_seats.c
    statements: list[Statement] = []
    for number, (decisions, mistakes, luck) in enumerate(seats):
        values = {"decisions": decisions, "mistakes": mistakes, "luck": luck}
        known = (s.table == table, s.seat == number, s.decisions.is_(None))
        statements.append((update(schema.results.result_seats).where(*known).values(values), None))
    await database.write(*statements)


async def list_unrecorded(database: Database, since: float) -> Rows:
    """Return id, settings and group of tables that ended since then and have no result."""
    t = schema.tables.tables.c
    known = select(schema.results.results.c.table)
    return await database.read(select(t.id, t.settings, t.group).where(~t.open, t.changed >= since, t.id.not_in(known)))
