"""A guest who signs in keeps the seats of this device, unless the guest would see a table from two sides."""

from perihelion.fair.verify import verify_sealed_game
from perihelion.server.account_merge import Moved, count_tables, take_seats_along
from perihelion.store import groups, guests, plans
from perihelion.table.commands import remove_guest, replace_by_bot, start_game
from perihelion.table.plan import Plan
from perihelion.table.results import find_result
from perihelion.table.sealed_game import write_sealed_game
from tests.server.registries import ADA, BOB, lay, open_registry, run
from tests.server.test_deals import Clock, open_deals
from tests.server.test_moderation import EVE, play_on, sit


async def seats(opened, table):
    return [(seat.kind, seat.guest, seat.name) for seat in (await opened.open(table)).table.seats]


def test_seats_and_hosting_come_along(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            for guest in (ADA, BOB, EVE):
                await guests.save(opened.database, guest)
            hosted = await lay(opened, ("open", "me"))
            played = await lay(opened, ("open", "me"))
            await sit(opened, BOB, played, 0)
            await play_on(opened, played, 1)
            kept = await lay(opened, ("open", "me"))
            await sit(opened, BOB, kept, 0)
            await opened.run_command(kept, lambda t: replace_by_bot(t, 1, "random", "absent"))
            both = await lay(opened, ("me", "open"))
            await sit(opened, EVE, both, 1)
            over = await lay(opened, ("me", "open"))
            await sit(opened, BOB, over, 1)
            await play_on(opened, over)
            assert await count_tables(opened, ADA.id) == 4

            assert await take_seats_along(opened, ADA.id, EVE) == Moved(3, 1)

            mine = ("person", EVE.id, EVE.name)
            assert await seats(opened, hosted) == [("free", "", ""), mine]
            assert (await seats(opened, played))[1] == mine
            assert (await seats(opened, kept))[1] == mine, "the bot gives the seat back"
            assert await seats(opened, both) == [("person", ADA.id, ADA.name), mine]
            assert (await seats(opened, over))[0][1] == ADA.id, "finished games stay"
            await opened.run_command(hosted, lambda t: start_game(t, EVE.id))
            assert await count_tables(opened, ADA.id) == 1
            await play_on(opened, played)
        async with open_registry(tmp_path) as opened:
            assert (await opened.open(hosted)).table.head.host == EVE.id, "also after a restart"

    run(test())


def test_plans_and_groups_come_along(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            database = opened.database
            for guest in (ADA, BOB, EVE):
                await guests.save(database, guest)
            table = await lay(opened, ("me", "open"))
            await sit(opened, BOB, table)
            await plans.add(database, Plan(table, ADA.id, 0, 1, [], [], 1.0))
            own, club = await groups.create(database, "Own", ADA.id), await groups.create(database, "Club", ADA.id)
            for guest in (BOB, EVE):
                await groups.join(database, club, guest.id)
            await take_seats_along(opened, ADA.id, EVE)
            assert [plan.seat for plan in await plans.list_of(database, table, EVE.id)] == [0]
            assert await plans.list_of(database, table, ADA.id) == []
            assert [group.name for group in await groups.list_of_guest(database, EVE.id)] == ["Club", "Own"]
            assert await groups.list_of_guest(database, ADA.id) == []
            assert [member.guest for member in await groups.list_members(database, club)] == [EVE.id, BOB.id]
            assert (await groups.list_members(database, own))[0].guest == EVE.id

    run(test())


def test_a_rated_game_counts_for_whom_the_seat_moved_to(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            for guest in (ADA, BOB, EVE):
                await guests.save(opened.database, guest)
            table = await lay(opened, ("me", "open"), rated=True, minutes=1440, hints=False)
            await sit(opened, BOB, table)
            await play_on(opened, table, 1)
            await take_seats_along(opened, ADA.id, EVE)
            await play_on(opened, table)
            ended = (await opened.open(table)).table
            found = find_result(ended)
            assert found.rated
            assert not verify_sealed_game(write_sealed_game(ended).encode()).findings
            assert [(seat.player, seat.left) for seat in found.seats] == [(EVE.id, False), (BOB.id, False)]

    run(test())


def test_a_deal_is_played_by_whom_it_was_begun(tmp_path):
    async def test():
        async with open_deals(tmp_path, Clock(), jobs=False) as made:
            for guest in (ADA, EVE):
                await guests.save(made.registry.database, guest)
            table, _ = await made.begin(ADA, None)
            assert await take_seats_along(made.registry, ADA.id, EVE) == Moved(0, 1)
            assert ADA.id in (await made.registry.open(table)).table.persons()

    run(test())


def test_who_was_sent_away_does_not_come_back_with_other_seats(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            for guest in (ADA, BOB, EVE):
                await guests.save(opened.database, guest)
            table = await lay(opened, ("me", "open"))
            await sit(opened, EVE, table)
            await opened.run_command(table, lambda t: remove_guest(t, ADA.id, EVE.id, EVE.name))
            other = await lay(opened, ("me", "open"))
            await sit(opened, BOB, other)
            assert await take_seats_along(opened, BOB.id, EVE) == Moved(1, 0)
            removed = (await opened.open(table)).table
            assert EVE.id not in removed.players()
            assert await take_seats_along(opened, ADA.id, EVE) == Moved(0, 2)

    run(test())
