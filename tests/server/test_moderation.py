"""Operators close and delete; a guest who is deleted leaves moves behind, but neither name nor id."""

import pytest
from sqlalchemy import Text, cast, delete, insert, select

from perihelion.server.moderation import Moderation
from perihelion.server.new_tables import create_table
from perihelion.server.result_recorder import Recorder
from perihelion.store import (
    devices,
    friends,
    guests,
    operators,
    pairing,
    passkeys,
    player_history,
    schema,
    sign_in_addresses,
    table_wishes,
    tables,
)
from perihelion.store.erasure import GONE
from perihelion.store.passkeys import Passkey
from perihelion.table.commands import play_action, take_seat
from perihelion.table.errors import InvalidCommand, Paused, UnknownTable
from perihelion.table.settings import Settings
from tests.server.registries import ADA, BOB, lay, open_registry, run

EVE = guests.Guest("guest-eve-0815", "Evangeline Q", True, "de")
ADDRESS = "eva.q@example.org"


async def sit(opened, guest, table, seat=1):
    await guests.save(opened.database, guest)
    await opened.run_command(table, lambda t: take_seat(t, guest.id, guest.name, seat))


async def play_on(opened, table, moves=99):
    """Play the first legal action for the seat to act."""
    for _ in range(moves):
        now = (await opened.open(table)).table
        if not now.running or now.waits_for < 0:
            return
        guest, action = now.seats[now.waits_for].guest, now.position.legal[0]
        await opened.run_command(table, lambda t, g=guest, a=action: play_action(t, g, a, t.count))


async def mentions(database, *texts):
    """Every column of the database in which one of the texts stands."""
    found = []
    for part in schema.base.metadata.sorted_tables:
        for column in part.c:
            for (value,) in await database.read(select(cast(column, Text))):
                found += [(part.name, column.name, text) for text in texts if text in str(value)]
    return found


def test_after_a_deletion_neither_name_nor_id_is_left(where):
    async def test():
        async with open_registry(where) as opened:
            for guest in (ADA, BOB, EVE):
                await guests.save(opened.database, guest)
            finished = await lay(opened, ("me", "open"))
            await sit(opened, EVE, finished)
            await play_on(opened, finished)
            log = (await tables.load(opened.database, finished))[1]
            running = await lay(opened, ("me", "open"))
            await sit(opened, EVE, running)
            await play_on(opened, running, 1)
            waiting = await lay(opened, ("open", "open"))
            await sit(opened, EVE, waiting, 0)
            alone = await create_table(opened, EVE, "leduc", {}, ["me", "bot:random"], Settings(), ["random"])
            for table in (finished, running):
                await tables.add_chat_line(opened.database, table, EVE.id, EVE.name, 1, "hello", 1.0)
                await tables.add_chat_line(opened.database, table, ADA.id, ADA.name, 0, "hello you", 2.0)
            await guests.make_link(opened.database, EVE.id)
            await devices.note_seen(opened.database, EVE.id, devices.FIRST, "Firefox, Linux")
            await devices.add(opened.database, EVE.id, "Safari, iPhone")
            await passkeys.add(opened.database, Passkey("key-eve", EVE.id, "localhost", b"key", 0, "Firefox, Linux"))
            await passkeys.make_challenge(opened.database, "sign-in", EVE.id)
            await sign_in_addresses.add(opened.database, EVE.id, ADDRESS)
            token = await operators.make_link(opened.database)
            await operators.use_link(opened.database, token, EVE.id)
            await operators.restrict(opened.database, EVE.id, ADA.id, muted=True, banned=False, what="mute")
            await operators.add_complaint(opened.database, running, EVE.id, ADA.id, "she wins too often")
            await operators.add_complaint(opened.database, running, ADA.id, EVE.id, "she is slow")
            await friends.load_settings(opened.database, EVE.id)
            await friends.befriend(opened.database, EVE.id, ADA.id)
            await pairing.ask(opened.database, EVE.id, [], pace="days", rated=False, level="any", contributes=False)
            (request,) = await opened.database.read(select(schema.friends.pairing_requests.c.id))
            seat = {"request": request.id, "guest": EVE.id, "table": finished, "time": 1.0}
            await opened.database.write((insert(schema.friends.pairing_seats), seat))
            wish = {"game": "leduc", "options": {}, "seats": None, "pace": "any", "rated": None, "level": "any"}
            await table_wishes.add(opened.database, EVE.id, wish)
            rated = {"table": finished, "game": "leduc", "seats": 2, "time": 1.0}
            place = {"points": 1, "place": 1, "side": 1, "left": False, "opening": "", "opening_words": {}}
            values = {"game": "leduc", "seats": 2, "n": 1, "mu": 25.0, "sigma": 8.0, "table": finished, "time": 1.0}
            await opened.database.write(
                (delete(schema.results.result_seats), None),
                (delete(schema.results.results), None),
                (insert(schema.results.results), {**rated, "rated": True}),
                (insert(schema.results.result_seats), {"table": finished, "seat": 1, "player": EVE.id, **place}),
                (insert(schema.results.ratings), {**values, "player": EVE.id}),
            )
            found = await mentions(opened.database, EVE.id, EVE.name, ADDRESS, "key-eve")
            new = ("devices", "passkeys", "challenges", "sign_in_addresses")
            waits = ("friends", "friend_settings", "pairing_requests", "pairing_seats", "table_wishes")
            assert {part for part, _, _ in found} >= {*new, *waits, "guests", "log"}, "the test looks into the database"

            gone = await Moderation(opened).erase_guest(EVE.id)

            assert await mentions(opened.database, EVE.id, EVE.name, ADDRESS, "key-eve") == []
            assert await opened.database.read(select(schema.results.ratings)) == []
            assert [row.player for row in await opened.database.read(select(schema.results.result_seats))] == [gone]
            with pytest.raises(UnknownTable):
                await opened.open(alone)
            kept = await opened.open(finished)
            assert [(e.kind, e.data.get("text")) for e in kept.table.log] == [(e.kind, e.data.get("text")) for e in log]
            assert kept.table.seats[1].name == GONE
            assert kept.table.seats[1].guest == gone
            left = (await opened.open(running)).table
            assert left.ended, "of two players one is left"
            assert left.ending.resigned
            assert (await opened.open(waiting)).table.seats[0].kind == "free"
            assert [line.text for line in await tables.load_chat(opened.database, running)] == ["hello you"]

    run(test())


@pytest.mark.parametrize("moment", ["before their public id is made", "after it", "after the ratings are read"])
def test_whoever_is_deleted_while_a_result_is_stored_is_not_in_it(tmp_path, monkeypatch, moment):
    """Before, the result was lost if the public id was gone; otherwise the deleted id came back with it."""
    real_id, real_ratings = player_history.make_public_id, player_history.latest_ratings

    async def test():
        async with open_registry(tmp_path) as opened:

            async def erase():
                if await guests.find(opened.database, EVE.id):
                    await Moderation(opened).erase_guest(EVE.id)

            async def make_public_id(database, guest):
                if guest != EVE.id:
                    return await real_id(database, guest)
                if moment.startswith("before"):
                    await erase()
                made = await real_id(database, guest)
                if moment == "after it":
                    await erase()
                return made

            async def latest_ratings(*which):
                found = await real_ratings(*which)
                if moment.endswith("read"):
                    await erase()
                return found

            monkeypatch.setattr(player_history, "make_public_id", make_public_id)
            monkeypatch.setattr(player_history, "latest_ratings", latest_ratings)
            recorder = Recorder(opened)
            table = await lay(opened, ("me", "open"), rated=True, minutes=60.0, late="seat")
            await sit(opened, EVE, table)
            await play_on(opened, table)
            await recorder.stop()
            assert await mentions(opened.database, EVE.id, EVE.name) == []
            (ada, eve) = [row.player for row in await opened.database.read(select(schema.results.result_seats))]
            assert ada == ADA.id, "the other one keeps the game"
            assert eve.startswith("gone-")
            assert [row.player for row in await opened.database.read(select(schema.results.ratings))] == [ADA.id]

    run(test())


def test_a_public_id_is_made_once_and_a_deletion_meanwhile_is_no_error(tmp_path, monkeypatch):
    async def test():
        async with open_registry(tmp_path) as opened:
            made = await player_history.make_public_id(opened.database, EVE.id)
            assert await player_history.make_public_id(opened.database, EVE.id) == made
            write = opened.database.write

            async def erased_at_once(*statements):
                await write(*statements)
                await write((delete(schema.results.profiles), None))

            monkeypatch.setattr(opened.database, "write", erased_at_once)
            assert await player_history.make_public_id(opened.database, "somebody else")

    run(test())


def test_names_alike_of_others_stay(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            twin = guests.Guest("guest-twin", ADA.name)
            table = await lay(opened, ("me", "open"))
            await sit(opened, twin, table)
            await play_on(opened, table)
            await Moderation(opened).erase_guest(twin.id)
            names = [seat.name for seat in (await opened.open(table)).table.seats]
            assert names == [ADA.name, GONE]
            said = [entry.data for entry in (await opened.open(table)).table.log if entry.kind == "seat"]
            assert [data["who"] for data in said] == [GONE]

    run(test())


def test_a_third_player_goes_on_against_a_bot(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "open", "open"), "solaris", {"players": 3})
            await sit(opened, BOB, table, 1)
            await sit(opened, EVE, table, 2)
            await Moderation(opened).erase_guest(EVE.id)
            now = (await opened.open(table)).table
            assert not now.ended
            assert now.seats[2].kind == "bot"
            assert await mentions(opened.database, EVE.id, EVE.name) == []

    run(test())


def test_operators_close_delete_rename_and_restrict(where):
    async def test():
        async with open_registry(where) as opened:
            await guests.save(opened.database, BOB)
            operator = Moderation(opened, ADA.id)
            table, other = await lay(opened), await lay(opened)
            await operator.close_table(table)
            assert (await opened.open(table)).table.closed
            await operator.delete_table(other)
            with pytest.raises(UnknownTable):
                await opened.open(other)
            await operator.rename_guest(BOB.id, "  Robert ")
            assert (await guests.find(opened.database, BOB.id)).name == "Robert"
            await operator.restrict_guest(BOB.id, mute=True)
            await operator.restrict_guest(BOB.id, ban=True)
            assert await operators.load_restrictions(opened.database) == ({BOB.id}, {BOB.id})
            await operator.restrict_guest(BOB.id, mute=False)
            assert await operators.load_restrictions(opened.database) == (set(), {BOB.id})
            for wrong in (operator.rename_guest(BOB.id, " "), operator.restrict_guest("nobody", ban=True)):
                with pytest.raises(InvalidCommand):
                    await wrong
            with pytest.raises(UnknownTable):
                await operator.delete_table("nothing")
            noted = [(entry.by, entry.what) for entry in await operators.read_log(opened.database, 0)]
            expected = ["close", "delete", "rename", "mute", "ban", "unmute"]
            assert noted == [(ADA.id, what) for what in expected]

    run(test())


def test_a_link_makes_one_operator(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            token = await operators.make_link(opened.database)
            assert not await operators.use_link(opened.database, "guessed", BOB.id)
            assert await operators.use_link(opened.database, token, ADA.id)
            assert not await operators.use_link(opened.database, token, BOB.id)
            assert await operators.list_operators(opened.database) == [ADA.id]
            assert await operators.remove_operator(opened.database, ADA.id)
            assert await operators.list_operators(opened.database) == []
            assert await mentions(opened.database, token) == [], "only its hash is stored"

    run(test())


def test_nobody_plays_during_maintenance_and_clocks_begin_anew(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "open"), minutes=1)
            await sit(opened, BOB, table)
            loaded = await opened.open(table)
            before = loaded.planned["clock"]
            opened.pause(True)
            now = loaded.table
            action = now.position.legal[0]
            with pytest.raises(Paused):
                await opened.run_command(table, lambda t: play_action(t, ADA.id, action, t.count))
            opened.pause(False)
            assert loaded.planned["clock"] > before
            await play_on(opened, table, 1)
            assert loaded.table.count > 0

    run(test())
