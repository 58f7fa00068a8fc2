"""Merge two guests of one person: what belongs to the old guest goes to the new one.

These are seats, planned moves, groups, friends, tournaments, finished games, record, ratings and analyses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from ..errors import PerihelionError
from ..store import friends, groups, guest_merge, plans, player_history, tables, tournaments
from ..store.guests import Guest
from ..store.player_history import StoredRating
from ..table.commands import change_seat
from ..table.stored import Summary
from ..table.table import Table
from ..table_log.bodies import PERSON, Seat
from .rating import Rating, combine
from .registry import TableRegistry

MOST_ATTEMPTS = 5
"""Attempts to move the ratings: a game of the new guest may be rated at the same moment."""


class Moved(NamedTuple):
    """Number of tables whose seats moved, and of those whose seats stayed with the old guest."""

    along: int
    behind: int


def move_seats(table: Table, old: str, new: Guest) -> bool:
    """Give all seats of a guest to another who has nothing to do with the table. Return True if that was possible.

    A guest who has seen the table from another seat, or was sent away, gets none. While contributions to the seal are
    awaited, seats stay where they are: the contribution of the old guest could not be revealed any more. They also stay
    if the table plays a deal: the new guest may have played the same one.
    """
    knows_it = new.id in table.seats_held or new.id in table.removed or new.id == table.head.host
    if table.ended or knows_it or table.awaits_seal or table.continue_votes is not None or table.seal.deal is not None:
        return False
    shared = table.seats_shared.get(old, frozenset())
    for number in table.seats_seen_by(old):
        name = table.seats[number].name if number in shared else new.name
        change_seat(table, number, Seat(PERSON, new.id, name), "moved", new.id, old in table.seal.expected)
    return True


async def count_tables(registry: TableRegistry, guest: str) -> int:
    """Return the number of open tables where a guest has a seat or is the host."""
    rows = await tables.list_open_of_guest(registry.database, guest)
    return sum(guest == row.host or _is_seated(row.summary, guest) for row in rows)


def _is_seated(summary: Summary, guest: str) -> bool:
    return any(guest in (seat["guest"], seat["keeps"]) for seat in summary["seats"])


async def take_seats_along(registry: TableRegistry, old: str, new: Guest) -> Moved:
    """Move everything of a guest to another one. Seats at tables that the other one knows stay.

    Groups come first: only members may take a seat at a table of a group.
    """
    await groups.move(registry.database, old, new.id)
    await tournaments.move(registry.database, old, new.id)
    await friends.move(registry.database, old, new.id)
    along = behind = 0
    for row in await tables.list_open_of_guest(registry.database, old):
        if old != row.host and not _is_seated(row.summary, old):
            continue
        try:
            moved = await registry.run_command(row.id, lambda table: move_seats(table, old, new))
        except PerihelionError:  # its game is not installed any more, or it was closed in this moment
            moved = False
        if moved:
            await plans.move(registry.database, row.id, old, new.id)
        if moved and row.host == old:
            await tables.change_host(registry.database, row.id, new.id)
            await registry.drop(row.id)
        along, behind = along + moved, behind + (not moved)
    finished = await guest_merge.list_finished(registry.database, old, new.id)
    await guest_merge.move_finished(registry.database, finished, old, new.id)
    for table in finished:
        await registry.drop(table)
    await move_record(registry, old, new.id)
    registry.rename_guest(new.id, new.name)
    return Moved(along, behind)


async def move_record(registry: TableRegistry, old: str, new: str) -> None:
    """Give the results and ratings of a guest to another one."""
    for attempt in range(MOST_ATTEMPTS):
        before = [one for guest in (old, new) for one in await player_history.list_ratings_of(registry.database, guest)]
        moves = any(one.player == old for one in before)
        try:
            merged = merge_ratings(before, new) if moves else []
            await guest_merge.move_record(registry.database, old, new, merged, before if moves else [])
        except IntegrityError:
            if attempt + 1 == MOST_ATTEMPTS:
                raise
        else:
            return


def merge_ratings(ratings: Iterable[StoredRating], player: str) -> list[StoredRating]:
    """Return the ratings of two guests as those of one player.

    The games are in the order in which they were played. After each, the rating combines the last ones of both guests.
    """
    merged = []
    ordered = sorted(ratings, key=lambda one: (one.game, one.seats, one.time, one.n))
    for _, group in groupby(ordered, key=lambda one: (one.game, one.seats)):
        last: dict[str, Rating] = {}
        for n, one in enumerate(group, 1):
            last[one.player] = Rating(one.mu, one.sigma)
            both = list(last.values())
            now = combine(*both) if len(both) == 2 else both[0]
            merged.append(replace(one, player=player, n=n, mu=now.mu, sigma=now.sigma))
    return merged
