"""Quick pairing with a database: every person is seated once, whatever several processes do, and one that dies."""

import asyncio

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from perihelion.server.pairing import Pairing, read_choice
from perihelion.store import blocks, erasure, guests, pairing, schema
from perihelion.store.guests import Guest
from perihelion.table.quick_pairing import DAYS, LIVE, NEAR
from tests.server.registries import open_registry, open_two, run


async def ask(database, *names, game="leduc", pace=LIVE, points=1500):
    """These guests ask for a game."""
    choice = read_choice(game, {})
    for name in names:
        await guests.save(database, Guest(name, name.title()))
        row = {**choice._asdict(), "points": points}
        assert await pairing.ask(database, name, [row], pace=pace, rated=False, level=NEAR, contributes=False)


async def seats(database):
    """All seats that pairing gave, as (guest, table)."""
    rows = await database.read(select(schema.friends.pairing_seats))
    return [(row.guest, row.table) for row in rows]


def test_a_table_starts_as_soon_as_the_seats_are_filled(where):
    async def test():
        async with open_registry(where) as opened:
            here = Pairing(opened)
            await ask(opened.database, "ada")
            assert await here.pair() == []
            await ask(opened.database, "bob")
            (table,) = await here.pair()
            made = (await opened.open(table)).table
            assert made.started
            assert {seat.guest for seat in made.seats} == {"ada", "bob"}
            assert {seat.name for seat in made.seats} == {"Ada", "Bob"}
            assert await pairing.find(opened.database, "ada") is None
            assert await pairing.find_table(opened.database, "ada") == table
            assert await here.pair() == []
            await ask(opened.database, "ada")
            assert await pairing.find_table(opened.database, "ada") is None, "she waits for another one"

    run(test())


def test_two_processes_seat_everybody_exactly_once(where):
    names = [f"guest-{n}" for n in range(12)]

    async def test():
        async with open_two(where) as (one, two):
            await ask(one.database, *names)
            here, there = Pairing(one), Pairing(two)
            await asyncio.gather(here.pair(), there.pair(), here.pair(), there.pair())
            await here.pair()
            given = await seats(one.database)
            assert sorted(guest for guest, _ in given) == sorted(names)
            rows = await one.database.read(select(schema.tables.tables.c.id))
            assert {table for _, table in given} == {row.id for row in rows}, "no table without its people"
            assert len(rows) == 6

    run(test())


def test_a_process_that_dies_while_it_starts_a_table_leaves_nothing_behind(where, monkeypatch):
    async def test():
        async with open_two(where) as (one, two):
            await ask(one.database, "ada", "bob")

            async def die(*statements):
                """All statements but the last arrive; then the process is gone."""
                await type(one.database).write(one.database, *statements[:-1], (None, None))

            monkeypatch.setattr(one.database, "write", die)
            with pytest.raises(Exception, match=r".*"):
                await Pairing(one).pair()
            monkeypatch.undo()
            assert await seats(two.database) == []
            assert await two.database.read(select(schema.tables.tables.c.id)) == []
            (table,) = await Pairing(two).pair()
            assert sorted(await seats(two.database)) == [("ada", table), ("bob", table)]

    run(test())


def test_who_withdraws_is_not_seated(where):
    async def test():
        async with open_registry(where) as opened:
            await ask(opened.database, "ada", "bob", "cyd")
            waiting = [one.waiting for one in await pairing.list_waiting(opened.database, 0.0)]
            assert await pairing.withdraw(opened.database, "bob")
            with pytest.raises(IntegrityError):
                await opened.database.write(*pairing.seat_statements(waiting, "some table"))
            (table,) = await Pairing(opened).pair()
            assert sorted(await seats(opened.database)) == [("ada", table), ("cyd", table)]
            assert not await pairing.withdraw(opened.database, "ada"), "it is too late"
            await ask(opened.database, "eve", "bob")
            await erasure.erase_guest(opened.database, "bob", "bob")
            assert await Pairing(opened).pair() == []

    run(test())


def test_blocked_banned_and_absent_people_meet_nobody(where):
    async def test():
        async with open_registry(where) as opened:
            database, here = opened.database, Pairing(opened)
            await ask(database, "ada", "bob")
            await blocks.add(database, "bob", "ada")
            assert await here.pair() == []
            await ask(database, "cyd", game="solari")
            await ask(database, "dan", game="solari", points=2500)
            assert await here.pair() == [], "too far apart"
            await ask(database, "eve", "fay", game="solenia")
            r = schema.friends.pairing_requests
            await database.write((update(r).where(r.c.guest == "eve").values(seen=0.0), None))
            assert await here.pair() == [], "Eve has closed the page"
            await ask(database, "gus", "hal", pace=DAYS)
            await database.write((update(r).where(r.c.pace == DAYS).values(seen=0.0), None))
            assert len(await here.pair()) == 1, "over days nobody has to be there"
            await pairing.drop_old(database, (await database.read(select(r.c.asked)))[0].asked + pairing.KEPT_SECONDS)
            assert await database.read(select(r.c.id)) == []

    run(test())
