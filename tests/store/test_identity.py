"""Devices, passkeys, challenges and sign-in addresses in both databases."""

import time
from contextlib import asynccontextmanager
from types import SimpleNamespace

from perihelion.store import devices, guests, passkeys, retention, schema, sign_in_addresses
from perihelion.store.database import Database
from perihelion.store.devices import FIRST
from perihelion.store.guests import Guest
from perihelion.store.notice_settings import Channel, add_channel, list_channels
from perihelion.store.passkeys import CHALLENGE_SECONDS, Passkey
from perihelion.store.retention import TidySettings
from tests.server.registries import ADA, BOB, run


@asynccontextmanager
async def opened(where):
    database = Database(where)
    await database.open()
    yield database
    await database.close()


def test_a_challenge_works_once_in_time_and_only_for_whom_it_was_made(where, monkeypatch):
    async def test():
        async with opened(where) as database:
            made = await passkeys.make_challenge(database, "sign-in", "ada")
            assert not await passkeys.use_challenge(database, "register", "ada", made)
            assert not await passkeys.use_challenge(database, "sign-in", "bob", made)
            assert not await passkeys.use_challenge(database, "sign-in", "ada", bytes(32))
            assert await passkeys.use_challenge(database, "sign-in", "ada", made)
            assert not await passkeys.use_challenge(database, "sign-in", "ada", made), "it was used"
            late = await passkeys.make_challenge(database, "sign-in", "ada")
            now = time.time() + CHALLENGE_SECONDS + 1
            monkeypatch.setattr(passkeys, "time", SimpleNamespace(time=lambda: now))
            assert not await passkeys.use_challenge(database, "sign-in", "ada", late), "it is too late"
            await passkeys.make_challenge(database, "sign-in", "ada")
            assert len(await database.read(schema.guests.challenges.select())) == 1, "old ones are deleted"

    run(test())


def test_a_counter_that_another_process_raised_meanwhile_is_refused(where):
    async def test():
        async with opened(where) as database:
            key = Passkey("key", "ada", "localhost", b"public", 2**32 - 2, "Firefox, Linux")
            await passkeys.add(database, key)
            assert await passkeys.list_passkeys(database, "ada") == [key]
            assert await passkeys.note_use(database, key, 2**32 - 1), "counters have 32 bits without a sign"
            assert not await passkeys.note_use(database, key, 2**32 - 1)
            await passkeys.remove(database, "bob", "key")
            assert await passkeys.find(database, "key"), "nobody removes the passkeys of others"
            await passkeys.remove(database, "ada", "key")
            assert await passkeys.find(database, "key") is None

    run(test())


def test_a_removed_device_stays_removed(where):
    async def test():
        async with opened(where) as database:
            await guests.save(database, ADA)
            phone = await devices.add(database, ADA.id, "Safari, iPhone")
            await devices.note_seen(database, ADA.id, FIRST, "Firefox, Linux")
            for device in (phone, FIRST):
                address = f"https://push.example/{device}"
                await add_channel(database, Channel(ADA.id, "push", address, "", "en", device=device))
            await guests.make_link(database, ADA.id)
            assert set(await devices.list_devices(database, ADA.id)) == {phone, FIRST}
            await devices.remove(database, ADA.id, phone)
            assert set(await devices.list_devices(database, ADA.id)) == {FIRST}
            assert [channel.device for channel in await list_channels(database, ADA.id)] == [FIRST]
            assert await database.read(schema.guests.links.select()) == [], "its user may have made a link"
            await devices.remove(database, ADA.id, FIRST)
            for device in (phone, FIRST):
                await devices.note_seen(database, ADA.id, device, "Firefox, Linux")
            (left,) = (await devices.list_devices(database, ADA.id)).values()
            assert (left.id, left.name, left.removed) == (FIRST, "", True)

    run(test())


def test_an_address_finds_its_guests_whatever_its_capitals(where):
    async def test():
        async with opened(where) as database:
            for guest in (ADA, BOB, *(Guest(f"more-{n}", "More") for n in range(3))):
                await guests.save(database, guest)
                await sign_in_addresses.add(database, guest.id, "Ada@Example.org")
            await sign_in_addresses.add(database, ADA.id, "Ada@Example.org")
            assert await sign_in_addresses.list_of_guest(database, ADA.id) == ["Ada@Example.org"]
            found = await sign_in_addresses.find_guests(database, "ada@example.ORG")
            assert len(found) == sign_in_addresses.MOST_GUESTS
            assert {row.address for row in found} == {"Ada@Example.org"}
            assert await sign_in_addresses.find_guests(database, "a%@example.org") == []
            await guests.make_link(database, BOB.id)
            await sign_in_addresses.remove(database, BOB.id, "Ada@Example.org")
            assert await database.read(schema.guests.links.select()) == [], "links that were sent there are void"

    run(test())


def test_who_can_come_back_is_not_tidied_away(where):
    async def test():
        async with opened(where) as database:
            for guest in (ADA, BOB):
                await guests.save(database, guest)
                await devices.note_seen(database, guest.id, FIRST, "Firefox, Linux")
            await passkeys.add(database, Passkey("key", ADA.id, "localhost", b"public", 0, ""))
            await database.write((schema.guests.guests.update().values(created=1.0), None))
            assert await retention.delete_due_rows(database, TidySettings()) == 1
            assert await guests.find(database, ADA.id)
            assert await devices.list_devices(database, BOB.id) == {}

    run(test())
