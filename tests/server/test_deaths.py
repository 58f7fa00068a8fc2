"""A process dies after each of its writes in turn: pairing and tournaments lose nothing and do nothing twice.

`make soak` tries every write, other runs every fourth of a tournament.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from sqlalchemy import select

from perihelion.server.pairing import Pairing
from perihelion.server.tournaments import Tournaments
from perihelion.store import guests, pairing, schema, tournaments
from perihelion.store.guests import Guest
from perihelion.table.ending_commands import resign
from perihelion.table_log.bodies import GameStarted
from perihelion.tournament.standings import rank
from tests.selection import SOAK
from tests.server.registries import open_registry
from tests.server.test_pairing import ask
from tests.server.tournament_runs import load, make_tournament

NAMES = [f"guest-{n}" for n in range(5)]
PAIRED = NAMES[:3]
LOOKS = 60
"""A tournament that has not ended after this many looks does not go on."""


class Died(Exception):
    """The process is gone."""


class Life:
    """The life of a process: it dies right after a number of writes, and reads and writes nothing any more."""

    def __init__(self, database, writes):
        self.left, self.written = writes, 0
        self._real = {name: getattr(database, name) for name in ("write", "take", "read_together")}
        database.write, database.take, database.read_together = self._write, self._take, self._read

    async def _write(self, *statements):
        return await self._change("write", *statements)

    async def _take(self, *statement):
        return await self._change("take", *statement)

    async def _change(self, name, *given):
        self._check()
        done = await self._real[name](*given)
        self.left, self.written = self.left - 1, self.written + 1
        self._check()
        return done

    async def _read(self, *queries):
        self._check()
        return await self._real["read_together"](*queries)

    def _check(self):
        if self.left <= 0:
            raise Died


async def live(folder, writes, work):
    """Let a process do its work until it dies. Return whether it came to the end."""
    async with open_registry(folder) as registry:
        life = Life(registry.database, writes)
        try:
            await work(registry)
        except Died:
            return False
        return life.left > 0


def every_death(tmp_path, work, check, step=1):
    """Do some work in a new folder for each number of writes after which the process dies, then to its end.

    Return the number of writes.
    """

    async def test():
        writes, alive = 1 - step, False
        while not alive:
            writes += step
            folder = tmp_path / str(writes)
            alive = await live(folder, writes, work)
            if not alive:
                assert await live(folder, 10**6, work), "the second process comes to the end"
            async with open_registry(folder) as registry:
                await check(registry)
        return writes

    return asyncio.run(test())


async def pair_everybody(registry):
    """Everybody asks who is neither seated nor waits, as their pages do; then pairing seats them."""
    for name in PAIRED:
        if not await pairing.find_table(registry.database, name) and not await pairing.find(registry.database, name):
            await ask(registry.database, name)
    await Pairing(registry).pair()


async def check_pairs(registry):
    """Two of three have one seat each, at a table that has begun; the third waits."""
    database = registry.database
    given = schema.friends.pairing_seats.c
    seats = dict(tuple(row) for row in await database.read(select(given.guest, given.table)))
    tables = [row.id for row in await database.read(select(schema.tables.tables.c.id))]
    assert sorted(tables) == sorted(set(seats.values()))
    assert len(tables) == 1
    for name in tables:
        table = (await registry.open(name)).table
        assert table.started
        assert {seat.guest for seat in table.seats} == {guest for guest, where in seats.items() if where == name}
    (left,) = set(PAIRED) - seats.keys()
    assert await pairing.find(database, left) is not None
    assert await Pairing(registry).pair() == []


def test_quick_pairing_seats_everybody_once_after_whichever_write_its_process_dies(tmp_path):
    assert every_death(tmp_path, pair_everybody, check_pairs) > len(PAIRED)


async def play_tournament(registry):
    """Five people play two rounds; the one to move resigns at each table."""
    running, database = Tournaments(registry), registry.database
    if await tournaments.find(database, "cup") is None:
        await make_tournament(database, rounds=2)
    for name in NAMES:
        await guests.save(database, Guest(name, name.title()))
        await tournaments.enter(database, "cup", name)
    await tournaments.clear_leases(database)
    await tournaments.wake(database, "cup", starts=0.0)
    await play_on(running, "cup")


async def play_on(running, cup):
    """Do what is due, and resign at every table, until a tournament is over."""
    database = running.database
    for _ in range(LOOKS):
        if (await tournaments.find(database, cup)).state == tournaments.OVER:
            await running.finish_counting()
            return
        await tournaments.wake(database, cup)  # a step that failed is due only after some seconds
        await running.look()
        for row in (await load(running, cup)).tables:
            if row.open:
                await running.registry.run_command(row.table, resign_first)
        await running.finish_counting()
    raise AssertionError("the tournament does not go on")


def resign_first(table):
    """Let the player who is to move resign."""
    seat = max(table.waits_for, 0)
    resign(table, table.seats[seat].guest, seat, "")


async def check_tournament(registry, cup="cup", rounds=2):
    """In each round everybody had one seat or the bye; each table was laid once, begun once and counted once."""
    running, database = Tournaments(registry), registry.database
    state = await load(running, cup)
    assert state.row.state == tournaments.OVER
    assert [each.n for each in state.rounds] == list(range(1, rounds + 1))
    for each in state.rounds:
        there = [number for table in state.tables if table.round == each.n for number in table.seats]
        assert sorted([*there, *each.byes]) == [one.number for one in state.entrants]
    for row in state.tables:
        bodies = [entry.body for entry in (await registry.open(row.table)).table.log]
        assert sum(isinstance(body, GameStarted) for body in bodies) == 1
    scores = Counter()
    for row in state.tables:
        (left,) = row.result["left"]
        scores[row.seats[1 - left]] += 2
    for each in state.rounds:
        scores.update(dict.fromkeys(each.byes, 2))
    assert {one.entrant: one.points for one in rank(state.read())} == {n: scores[n] for n in range(len(NAMES))}
    assert sorted(one.guest for one in state.entrants) == NAMES
    tables = {row.id for row in await database.read(select(schema.tables.tables.c.id))}
    assert tables == {row.table for row in state.tables}, "no table was laid beside"


def test_a_tournament_goes_on_after_whichever_write_its_process_dies(tmp_path):
    assert every_death(tmp_path, play_tournament, check_tournament, 1 if SOAK else 4) > 30
