"""Merge two guests of one person: the seats, planned moves, groups and friends of the old guest go to the new one."""

from __future__ import annotations

from typing import NamedTuple

from ..errors import PerihelionError
from ..store import friends, groups, plans, tables, tournaments
from ..store.guests import Guest
from ..table.commands import change_seat
from ..table.stored import Summary
from ..table.table import Table
from ..table_log.bodies import PERSON, Seat
from .registry import TableRegistry


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
    """Move the seats of a guest at all open tables, with their plans, the groups and the friends. Finished games stay.

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
    registry.rename_guest(new.id, new.name)
    return Moved(along, behind)
