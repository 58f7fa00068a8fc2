"""Friends in the store, on SQLite and PostgreSQL: both must agree, blocks part them, and nobody is found unasked."""

import io
import json
import zipfile

import pytest
from sqlalchemy import select

from perihelion.store import blocks, erasure, friends, guests, schema
from perihelion.store.guests import Guest
from perihelion.web.people.personal_data import export_guest

from .test_store import run

NAMES = {"ada": "Ada", "bob": "Bob", "eve": "Eve"}


async def meet(database):
    """Three guests with settings."""
    for guest, name in NAMES.items():
        await guests.save(database, Guest(guest, name))
        await friends.load_settings(database, guest)


async def relation(database, guest, other):
    """What a guest sees of another: (asked, asks), or None."""
    found = {one.guest: (one.asked, one.asks) for one in await friends.list_relations(database, guest)}
    return found.get(other)


def test_both_must_agree(where):
    async def test(database):
        await meet(database)
        await friends.ask(database, "ada", "bob")
        await friends.ask(database, "ada", "bob")
        assert not await friends.are_friends(database, "ada", "bob")
        assert await relation(database, "ada", "bob") == (True, False)
        assert await relation(database, "bob", "ada") == (False, True)
        await friends.ask(database, "bob", "ada")
        assert await friends.are_friends(database, "ada", "bob")
        assert await relation(database, "eve", "ada") is None
        await friends.part(database, "bob", "ada")
        return [await relation(database, "ada", "bob"), await relation(database, "bob", "ada")]

    assert run(where, test) == [None, None]


@pytest.mark.parametrize("blocker", ["ada", "bob"])
def test_a_block_ends_it_for_both_and_hides_the_question(where, blocker):
    other = "bob" if blocker == "ada" else "ada"

    async def test(database):
        await meet(database)
        await friends.befriend(database, "ada", "bob")
        await blocks.add(database, blocker, other)
        await friends.withdraw(database, blocker, other)
        assert not await friends.are_friends(database, "ada", "bob")
        assert await relation(database, blocker, other) is None
        assert await relation(database, other, blocker) == (True, False), "as if nobody had answered"
        await friends.change_settings(database, blocker, findable=True, visible=True)
        await friends.change_settings(database, other, findable=True, visible=True)
        assert [row.id for row in await friends.find_by_name(database, NAMES[blocker], "eve")] == [blocker]
        return [
            *await friends.find_by_name(database, NAMES[blocker], other),
            *await friends.find_by_name(database, NAMES[other], blocker),
        ]

    assert run(where, test) == []


def test_only_who_wants_it_is_found_and_seen(where):
    async def test(database):
        await meet(database)
        await friends.befriend(database, "ada", "bob")
        assert await friends.find_by_name(database, "bob", "ada") == []
        await friends.note_seen(database, "bob", 5.0)
        assert [one.seen for one in await friends.list_relations(database, "ada")] == [0.0]
        await friends.change_settings(database, "bob", findable=True, visible=True)
        await friends.note_seen(database, "bob", 5.0)
        await friends.ask(database, "eve", "bob")
        assert [row.name for row in await friends.find_by_name(database, "bob", "ada")] == ["Bob"]
        assert [one.seen for one in await friends.list_relations(database, "ada")] == [5.0]
        assert [one.seen for one in await friends.list_relations(database, "eve")] == [0.0], "only friends see it"
        await friends.change_settings(database, "bob", findable=True, visible=False)
        return [one.seen for one in await friends.list_relations(database, "ada")]

    assert run(where, test) == [0.0]


def test_a_deleted_guest_is_nobodys_friend_and_an_export_names_no_ids(where):
    async def test(database):
        await meet(database)
        await friends.befriend(database, "ada", "bob")
        await friends.ask(database, "eve", "ada")
        with zipfile.ZipFile(io.BytesIO(await export_guest(database, "ada"))) as files:
            text = "".join(files.read(name).decode() for name in files.namelist())
            known = json.loads(files.read("friends.json"))
        assert [tuple(one.values()) for one in known] == [("Bob", True, True), ("Eve", False, True)]
        assert '"bob"' not in text
        assert '"eve"' not in text
        await erasure.erase_guest(database, "ada", "ada")
        return [tuple(row) for row in await database.read(select(schema.friends.friends))]

    assert run(where, test) == []


def test_friends_go_along_to_another_guest_of_the_same_person(where):
    async def test(database):
        await meet(database)
        await friends.befriend(database, "ada", "bob")
        await friends.befriend(database, "eve", "bob")
        await friends.ask(database, "ada", "eve")
        await friends.move(database, "ada", "eve")
        assert await friends.are_friends(database, "eve", "bob")
        rows = await database.read(select(schema.friends.friends))
        return sorted((row.guest, row.friend) for row in rows)

    assert run(where, test) == [("bob", "eve"), ("eve", "bob")]
