"""What operators may compare: rated games with the changes of ratings, and what guests have in common."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import combinations

from sqlalchemy import and_, delete, func, literal, select

from . import schema
from .database import Database, Rows

NETWORK_SECONDS = 90 * 86_400.0
"""How long it is kept from which network a guest came."""
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


async def note_network(database: Database, guest: str, network: str, device: str) -> None:
    """Note that a guest came to a rated table from a network, and forget what is too old to be compared."""
    part, now = schema.evidence.rated_networks, time.time()
    upsert = database.upsert(part)
    row = {"guest": guest, "network": network, "device": device, "seen": now}
    seen = upsert.on_conflict_do_update(index_elements=["guest", "network", "device"], set_={"seen": now})
    await database.write((delete(part).where(part.c.seen < now - NETWORK_SECONDS), None), (seen, row))


async def list_same_network(database: Database) -> dict[bool, set[frozenset[str]]]:
    """Return the pairs of guests who came from the same network: True with the same kind of browser, False others."""
    c = schema.evidence.rated_networks.c
    networks: dict[str, set[str]] = defaultdict(set)
    browsers: dict[str, set[str]] = defaultdict(set)
    rows = await database.read(select(c.guest, c.network, c.device).where(c.seen >= time.time() - NETWORK_SECONDS))
    for row in rows:
        networks[row.network].add(row.guest)
        if row.device:
            browsers[f"{row.network} {row.device}"].add(row.guest)
    alike = _pairs(browsers)
    return {True: alike, False: _pairs(networks) - alike}


async def add_compared(
    database: Database, table: str, player: str, game: str, seats: int, compared: int, same: int, ended: float
) -> None:
    """Store how often a player of a rated game agreed with Sun, once, unless the player was deleted meanwhile."""
    part, s = schema.evidence.compared_games, schema.results.result_seats.c
    values = (literal(table), s.player, literal(game), literal(seats), literal(compared), literal(same), literal(ended))
    played = select(*values).where(s.table == table, s.player == player).limit(1)
    new = database.upsert(part).from_select([column.name for column in part.c], played)
    await database.write((new.on_conflict_do_nothing(), None))


async def list_compared(database: Database, since: float) -> Rows:
    """Return the compared games since then, the earliest first: one row for each player."""
    part = schema.evidence.compared_games
    return await database.read(select(part).where(part.c.time >= since).order_by(part.c.time, part.c.table))


async def list_same_channel(database: Database) -> set[frozenset[str]]:
    """Return the pairs of guests whose notices go to the same place."""
    c = schema.notices.notice_channels.c
    groups: dict[str, set[str]] = defaultdict(set)
    for row in await database.read(select(c.guest, c.kind, c.address)):
        groups[f"{row.kind} {row.address}"].add(row.guest)
    return _pairs(groups)


def _pairs(groups: dict[str, set[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for group in groups.values() for pair in combinations(sorted(group), 2)}
