"""Groups in the store, on SQLite and PostgreSQL: members, the head, the link, and what remains of an empty one."""

import asyncio

from sqlalchemy import insert, select

from perihelion.store import erasure, groups, guests, schema, tables
from perihelion.store.guests import Guest

from .test_store import FIRST, run, stored


def test_whoever_belongs_to_it_longest_is_the_head(where):
    async def test(database):
        group = await groups.create(database, "Club", "ada")
        for guest in ("bob", "eve", "bob"):
            await groups.join(database, group, guest)
            await asyncio.sleep(0.002)
        assert [member.guest for member in await groups.list_members(database, group)] == ["ada", "bob", "eve"]
        await groups.leave(database, group, "ada")
        await groups.join(database, group, "ada")
        return [member.guest for member in await groups.list_members(database, group)]

    assert run(where, test) == ["bob", "eve", "ada"]


def test_only_members_find_a_group_and_who_is_sent_away_cannot_come_back_with_the_old_link(where):
    async def test(database):
        group = await groups.create(database, "Club", "ada")
        before = (await groups.find(database, group, "ada")).token
        assert await groups.find(database, group, "bob") is None
        found = await groups.find_by_token(database, before)
        await groups.join(database, found.id, "bob")
        assert [one.name for one in await groups.list_of_guest(database, "bob")] == ["Club"]
        _, bob = await groups.list_members(database, group)
        await groups.remove(database, bob)
        assert await groups.find(database, group, "bob") is None
        assert await groups.find_by_token(database, before) is None
        await groups.renew_link(database, group)
        return (await groups.find(database, group, "ada")).token != before

    assert run(where, test)


def test_a_group_without_members_is_forgotten_and_its_tables_stay(where):
    async def test(database):
        await guests.save(database, Guest("ada", "Ada"))
        group, other = [await groups.create(database, name, "ada") for name in ("Club", "Family")]
        await groups.join(database, other, "bob")
        await tables.create(database, stored("t", group=group, open=False), [FIRST], {})
        result = {"table": "t", "game": "leduc", "seats": 2, "time": 1.0, "rated": False, "group": group}
        await database.write((insert(schema.results.results), result))
        assert [row.id for row in await tables.list_of_group(database, group)] == ["t"]
        await groups.leave(database, group, "ada")
        (table,) = await database.read(select(schema.tables.tables.c.group))
        (kept,) = await database.read(select(schema.results.results.c.group))
        assert (table.group, kept.group) == (None, None)
        await erasure.erase_guest(database, "ada", "ada")
        assert [member.guest for member in await groups.list_members(database, other)] == ["bob"]
        await groups.leave(database, other, "bob")
        return [await database.read(select(part)) for part in (schema.groups.groups, schema.groups.group_members)]

    assert run(where, test) == [[], []]
