"""Tell me when such a table opens: one notice for each wish, whatever several processes do."""

import pytest
from sqlalchemy import select

from perihelion.notices import wishes
from perihelion.notices.notifier import Notifier
from perihelion.server.new_tables import create_table
from perihelion.store import blocks, guests, notice_settings, schema, table_wishes
from perihelion.store.guests import Guest
from perihelion.store.notice_settings import Channel
from perihelion.table import commands
from perihelion.table.settings import Settings
from tests.server.registries import ADA, BOB, open_registry, open_two, run
from tests.table.tables import LEVELS

ANY = {"game": "leduc", "options": {}, "seats": None, "pace": "any", "rated": None, "level": "any"}


async def lay(opened, **settings):
    """A public table of Bob with a free seat."""
    return await create_table(opened, BOB, "leduc", {}, ("me", "open"), Settings(public=True, **settings), LEVELS)


async def prepare(database, **wish):
    """Ada gets notices, and has a wish."""
    await guests.save(database, Guest(ADA.id, "Ada"))
    await notice_settings.add_channel(
        database,
        Channel(ADA.id, "push", "https://push.example.org/1", "https://s.org", "en", {"p256dh": "", "auth": ""}),
    )
    await table_wishes.add(database, ADA.id, {**ANY, **wish})


async def found(database):
    """The tables that notices about wishes name."""
    n = schema.notices.notices.c
    return [row.table for row in await database.read(select(n.table).where(n.kind == "wish"))]


def test_a_wish_leads_to_one_notice(where, clock, sent):
    async def test():
        async with open_two(where) as (one, two):
            await prepare(one.database)
            first = await lay(one)
            await lay(one)
            for opened in (one, two, one):
                await wishes.store_notices(opened.database)
            for opened in (one, two, one):
                await Notifier(opened).send_due()
            ((_, message),) = sent
            assert message.title == "A table for you"
            assert message.path.removeprefix("/t/") in await found(one.database)
            assert first in {row.id for row in await one.database.read(select(schema.tables.tables.c.id))}
            assert await table_wishes.list_all(one.database) == [], "the wish is done"
            await wishes.store_notices(one.database)
            assert len(await found(one.database)) == 1

    run(test())


def test_a_process_that_dies_after_it_took_a_wish_loses_nothing(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            await prepare(opened.database)
            table = await lay(opened)
            (wish,) = await table_wishes.list_all(opened.database)
            assert await table_wishes.take(opened.database, wish.id, table)
            assert not await table_wishes.take(opened.database, wish.id, table)
            await wishes.store_notices(opened.database)
            await Notifier(opened).send_due()
            assert len(sent) == 1

    run(test())


def test_a_table_that_is_full_is_not_told_and_the_wish_waits(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            await prepare(opened.database)
            table = await lay(opened)
            await wishes.store_notices(opened.database)
            await opened.run_command(table, lambda t: commands.take_seat(t, "cyd", "Cyd", 1))
            await Notifier(opened).send_due()
            assert sent == []
            assert [wish.table for wish in await table_wishes.list_all(opened.database)] == [None]

    run(test())


@pytest.mark.parametrize(
    ("wish", "settings", "fits"),
    [
        ({}, {}, True),
        ({"seats": 2}, {}, True),
        ({"seats": 3}, {}, False),
        ({"pace": "days"}, {}, False),
        ({"pace": "days"}, {"minutes": 1440}, True),
        ({"pace": "live"}, {"minutes": 1440}, False),
        ({"rated": True}, {}, False),
        ({"rated": True}, {"rated": True, "minutes": 5}, True),
        ({"level": "learning"}, {}, False),
        ({"level": "learning"}, {"level": "learning"}, True),
        ({"level": "rating"}, {"level": "rating", "around": 1650}, True),
        ({"level": "rating"}, {"level": "rating", "around": 1750}, False),
        ({"game": "solari"}, {}, False),
        ({"options": {"players": 7}}, {}, False),
    ],
)
def test_which_tables_fit(tmp_path, wish, settings, fits):
    async def test():
        async with open_registry(tmp_path) as opened:
            await prepare(opened.database, **wish)
            await lay(opened, **settings)
            await wishes.store_notices(opened.database)
            assert len(await found(opened.database)) == fits

    run(test())


def test_nobody_hears_of_tables_of_people_they_blocked(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            await prepare(opened.database)
            await blocks.add(opened.database, BOB.id, ADA.id)
            await lay(opened)
            await wishes.store_notices(opened.database)
            assert await found(opened.database) == []

    run(test())
