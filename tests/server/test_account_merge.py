"""A guest who signs in keeps what this device has, but no seat that would show a table from two sides."""

import time
from collections import Counter

import pytest
from sqlalchemy import select

from perihelion.fair.verify import verify_sealed_game
from perihelion.server.account_merge import Moved, count_tables, take_seats_along
from perihelion.server.new_tables import create_table
from perihelion.server.played_moves import automatic_places, find_played
from perihelion.server.rating import Rating, combine
from perihelion.server.result_recorder import Recorded, record
from perihelion.store import (
    analyses,
    explorer,
    friends,
    groups,
    guest_merge,
    guests,
    leagues,
    plans,
    player_history,
    publishing,
    schema,
    tables,
    tournaments,
)
from perihelion.table.commands import remove_guest, replace_by_bot, start_game
from perihelion.table.plan import Plan
from perihelion.table.results import find_result
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table.settings import Settings
from tests.server.registries import ADA, BOB, lay, open_registry, run
from tests.server.test_deals import Clock, open_deals
from tests.server.test_moderation import EVE, play_on, sit
from tests.server.tournament_runs import make_tournament
from tests.table.tables import LEVELS


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
            assert (await seats(opened, over))[0] == ("person", EVE.id, ADA.name), "with the name of then"
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


async def play_rated(opened, host, other):
    """A rated game of two, played to its end, with its result. Return its table."""
    agreed = Settings(rated=True, minutes=1440, hints=False)
    table = await create_table(opened, host, "leduc", {}, ("me", "open"), agreed, LEVELS)
    await sit(opened, other, table)
    await play_on(opened, table)
    ended = (await opened.open(table)).table
    result = find_result(ended)
    moves = find_played(ended.position.copy(), automatic_places(ended), result)
    counted = explorer.count_statements(opened.database, "leduc", moves, False)
    assert await record(opened.database, result, counted) is Recorded.NEW
    return table


async def own_moves(database, guest):
    """How often a guest decided what."""
    rows = await database.read(select(schema.explorer.own_moves).where(schema.explorer.own_moves.c.guest == guest))
    return Counter({(row.key, row.action): row.n for row in rows})


def test_finished_games_record_ratings_and_the_explorer_come_along(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            database = opened.database
            for guest in (ADA, BOB, EVE):
                await guests.save(database, guest)
            mine = [await play_rated(opened, ADA, BOB) for _ in range(2)]
            hers = await play_rated(opened, BOB, EVE)
            shared = await play_rated(opened, ADA, EVE)
            public = (await player_history.find_public_ids(database, [EVE.id]))[EVE.id]
            before = {one.player: one for one in await player_history.list_ranking(database, "leduc")}
            moves = await own_moves(database, ADA.id) + await own_moves(database, EVE.id)

            await take_seats_along(opened, ADA.id, EVE)

            after = {one.player: one for one in await player_history.list_ranking(database, "leduc")}
            assert after.keys() == {BOB.id, EVE.id}
            assert after[BOB.id] == before[BOB.id]
            assert after[EVE.id].n == before[ADA.id].n + before[EVE.id].n == 5
            assert after[EVE.id].sigma < min(before[ADA.id].sigma, before[EVE.id].sigma)
            played = [row.table for row in await player_history.list_results_of(database, EVE.id, True, 10)]
            assert set(played) == {*mine, hers, shared}
            assert await player_history.find_guest(database, public) == EVE.id
            assert (await player_history.find_public_ids(database, [ADA.id])) == {}
            assert await own_moves(database, EVE.id) == moves
            assert await own_moves(database, ADA.id) == Counter()
            for table in mine:
                ended = (await opened.open(table)).table
                assert ended.seats_of(EVE.id) == [0]
                assert not verify_sealed_game(write_sealed_game(ended).encode()).findings
            assert [one.guest for one in (await opened.open(shared)).table.seats] == [ADA.id, EVE.id], "both were there"
            assert {row.id for row in await tables.list_of_guest(database, ADA.id)} == {shared}

    run(test())


def test_two_ratings_of_one_person_are_two_measurements_of_the_same_strength():
    known, other = Rating(30.0, 2.0), Rating(28.0, 3.0)
    both = combine(known, other)
    assert both == combine(other, known)
    assert 28.0 < both.mu < 30.5
    assert both.sigma < 2.0
    assert combine(known, Rating()) == pytest.approx(known), "a guest who never played adds nothing"
    assert combine(Rating(), Rating()) == pytest.approx(Rating())


def test_whether_games_may_be_published_is_what_the_new_guest_chose(tmp_path):
    """The games that came along follow that choice, too: the person can revoke it after signing in."""

    async def test():
        async with open_registry(tmp_path) as opened:
            database = opened.database
            for guest in (ADA, BOB, EVE):
                await guests.save(database, guest)
                await publishing.set_consent(database, guest.id, True)

            async def publishable():
                rows = await publishing.list_publishable(database, 0.0, time.time() + 1)
                return [row.id for row in rows]

            table = await lay(opened, ("me", "open"), public=True)
            await sit(opened, BOB, table)
            await play_on(opened, table)
            assert await publishable() == [table]
            await take_seats_along(opened, ADA.id, EVE)
            assert await publishing.find_consent(database, ADA.id) is None
            assert await publishable() == [table], "Eve agreed before the game, too"
            await publishing.set_consent(database, EVE.id, False)
            assert await publishable() == []

    run(test())


def test_tournaments_leagues_friends_and_analyses_come_along(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            database = opened.database
            for guest in (ADA, BOB, EVE):
                await guests.save(database, guest)
            cup = await make_tournament(database)
            assert await tournaments.enter(database, cup, ADA.id)
            about = {"name": "Stars", "host": ADA.id, "group": None, "terms": {}, "plan": {}, "size": 8, "moves": 2}
            await leagues.create(database, id="stars", **about)
            await leagues.join(database, "stars", ADA.id)
            await friends.befriend(database, ADA.id, BOB.id)
            saved = await analyses.add(database, ADA.id, "leduc", "Mine", {}, [])
            assert await guest_merge.has_anything(database, ADA.id)
            await take_seats_along(opened, ADA.id, EVE)
            assert [row.guest for row in await tournaments.list_entrants(database, cup)] == [EVE.id]
            assert await leagues.list_members(database, "stars") == [EVE.id]
            assert (await leagues.find(database, "stars")).host == EVE.id
            assert await friends.are_friends(database, EVE.id, BOB.id)
            assert (await analyses.find(database, saved)).guest == EVE.id
            assert not await guest_merge.has_anything(database, ADA.id)

    run(test())
