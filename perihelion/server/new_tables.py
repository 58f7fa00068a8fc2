"""New tables: chosen by a guest, a rematch, a branch, the table of a deal, or one that quick pairing starts."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..fair.deal import Deal
from ..json_types import JsonObject
from ..store import erasure, groups, tables
from ..store.guests import Guest
from ..store.ids import make_id
from ..store.statement import Statement
from ..table.commands import check_seated, take_any_seat
from ..table.errors import Conflict
from ..table.new_tables import branch_head, lay_table, next_head, read_game_options, rematch_expected, rematch_seats
from ..table.replay import line_at, require_over
from ..table.seats import read_wishes
from ..table.settings import Settings
from ..table.table import Table, TableHead
from ..table.table_change import TableChange
from ..table_log.bodies import FREE, Seat
from ..table_log.entries import LogEntry
from .loaded_table import LoadedTable
from .registry import TableRegistry
from .system_time import SYSTEM_TIME


async def create_table(
    registry: TableRegistry,
    guest: Guest,
    game: str,
    options: JsonObject,
    wishes: Sequence[str],
    settings: Settings,
    levels: Sequence[str],
    contributes: bool = False,
    group: str | None = None,
) -> str:
    """Create a table and return its id, which is its address and cannot be guessed.

    A table of a group is in no public list. `contributes`: the host's client takes part in the seal.
    """
    await registry.admission.give_way()
    found = find_game(game)
    chosen, count = read_game_options(found, options)
    seats = read_wishes(wishes, count, guest.id, guest.name, levels)
    settings = replace(settings, public=settings.public and group is None)
    head = TableHead(new_id(), game, chosen, settings, guest.id, time.time(), rules_version(found), group)
    async with registry.admission.commands:
        return await _create(registry, head, seats, expected=[guest.id] if contributes else [])


async def create_rematch(registry: TableRegistry, table: str, guest: Guest, contributes: bool = False) -> str:
    """Create a table with the same options and seats, and return its id. A finished game has one rematch.

    Players who are connected to the old table sit down at once; for the others the seat is held until they come.
    Guests who contributed to the seal of the old table are asked for a contribution to the new one.
    """
    loaded = await registry.open(table)
    async with loaded.lock:
        old = loaded.table
        if not old.ended:
            raise Conflict("running")
        check_seated(old, guest.id)
        if loaded.stored.rematch is None:
            rematch = await _create_rematch(registry, loaded, guest, contributes)
            loaded.stored = replace(loaded.stored, rematch=rematch)
            loaded.announce(TableChange())
    rematch = str(loaded.stored.rematch)
    held = [seat.keeps for seat in (await registry.open(rematch)).table.seats if seat.kind == FREE]
    if guest.id in held:
        await registry.run_command(rematch, take_any_seat, guest.id, guest.name, contributes)
    return rematch


async def _create_rematch(registry: TableRegistry, loaded: LoadedTable, guest: Guest, contributes: bool) -> str:
    """Create the rematch of a table, unless another process was first. Return its id."""
    old = loaded.table
    here = {guest.id, *loaded.present}
    seats, expected = rematch_seats(old, here), rematch_expected(old, guest.id, contributes)
    head = next_head(old, new_id(), guest.id)
    if head.group is not None and await groups.find(registry.database, head.group, guest.id) is None:
        head = replace(head, group=None)
    created = await _create(registry, head, seats, expected=expected)
    rematch = await tables.set_rematch(registry.database, old.head.table, created)
    if rematch != created:
        await registry.database.write(*erasure.delete_statements([created]))
        registry.loaded.pop(created, None)
    return rematch


async def create_branch(
    registry: TableRegistry,
    table: str,
    guest: Guest,
    moment: int,
    wishes: Sequence[str],
    levels: Sequence[str],
    contributes: bool = False,
) -> str:
    """Create a table that begins at a moment of a finished game, and return its id."""
    old = (await registry.open(table)).table
    line = line_at(require_over(old), moment)
    seats = read_wishes(wishes, len(old.seats), guest.id, guest.name, levels)
    head = branch_head(old, new_id(), guest.id)
    return await _create(registry, head, seats, line, [guest.id] if contributes else [])


async def create_dealt(
    registry: TableRegistry,
    table: str,
    deal: Deal,
    seats: Sequence[Seat],
    host: str,
    settings: Settings | None = None,
    group: str | None = None,
    also: Sequence[Statement] = (),
) -> None:
    """Create a table that plays a deal. It has no hints. `also` is stored in the same transaction."""
    game = find_game(deal.terms["game"])
    chosen = settings or Settings(hints=False)
    head = TableHead(table, game.key, deal.terms["options"], chosen, host, time.time(), rules_version(game), group)
    await _create(registry, head, seats, deal=deal, also=also)


async def create_of_tournament(
    registry: TableRegistry,
    table: str,
    game: str,
    options: JsonObject,
    settings: Settings,
    seats: Sequence[Seat],
    group: str | None,
    also: Sequence[Statement],
) -> None:
    """Create a table of a tournament: it has no host, and its game begins at once. `also` is stored with it."""
    head = TableHead(table, game, options, settings, "", time.time(), rules_version(find_game(game)), group)
    await _create(registry, head, seats, also=also)


async def create_paired(
    registry: TableRegistry,
    table: str,
    game: str,
    options: JsonObject,
    settings: Settings,
    seats: Sequence[Seat],
    expected: Iterable[str],
    also: Sequence[Statement],
) -> None:
    """Create a table whose seats are filled, so that its game begins at once. `also` is stored with it, or nothing is.

    Its host is the player at the first seat. `expected` guests are asked for a contribution to the seal.
    """
    found = find_game(game)
    head = TableHead(table, game, options, settings, seats[0].guest, time.time(), rules_version(found))
    await _create(registry, head, seats, expected=expected, also=also)


def new_id() -> str:
    """Return the id of a new table, deal or tournament."""
    return make_id(15)


async def _create(
    registry: TableRegistry,
    head: TableHead,
    seats: Sequence[Seat],
    line: Sequence[LogEntry] = (),
    expected: Iterable[str] = (),
    deal: Deal | None = None,
    also: Sequence[Statement] = (),
) -> str:
    """Create a table and return its id; see `lay_table`. `also` is stored in the same transaction."""
    table = Table(head, SYSTEM_TIME)
    lay_table(table, seats, line, expected, deal)
    await registry.add(table, also)
    return head.table
