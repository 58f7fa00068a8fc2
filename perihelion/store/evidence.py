"""What operators may compare: rated games with the changes of ratings, and what guests have in common."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from sqlalchemy import and_, func, select

from . import schema
from .database import Database

START_MU = 25.0
"""The rating before the first game, in the units of the model."""


async def list_rating_changes(database: Database, since: float) -> dict[str, dict[str, float]]:
    """Return for each rated game since then how the rating of each player changed, the earliest game first."""
    now, before = schema.results.ratings.alias("now"), schema.results.ratings.alias("before")
    same = and_(
        before.c.game == now.c.game,
        before.c.seats == now.c.seats,
        before.c.player == now.c.player,
        before.c.n == now.c.n - 1,
    )
    query = select(now.c.table, now.c.player, now.c.mu, before.c.mu.label("old")).outerjoin(before, same)
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for row in await database.read(query.where(now.c.time >= since).order_by(now.c.time, now.c.table)):
        found[row.table][row.player] = row.mu - (START_MU if row.old is None else row.old)
    return found


async def list_same_mail(database: Database) -> set[frozenset[str]]:
    """Return the pairs of guests who confirmed the same mail address."""
    a = schema.guests.sign_in_addresses.c
    groups: dict[str, set[str]] = defaultdict(set)
    for row in await database.read(select(a.guest, func.lower(a.address).label("address"))):
        groups[row.address].add(row.guest)
    return _pairs(groups)


async def list_same_channel(database: Database) -> set[frozenset[str]]:
    """Return the pairs of guests whose notices go to the same place."""
    c = schema.notices.notice_channels.c
    groups: dict[str, set[str]] = defaultdict(set)
    for row in await database.read(select(c.guest, c.kind, c.address)):
        groups[f"{row.kind} {row.address}"].add(row.guest)
    return _pairs(groups)


def _pairs(groups: dict[str, set[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for group in groups.values() for pair in combinations(sorted(group), 2)}
