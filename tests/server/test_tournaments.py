"""Tournaments run by themselves: rounds, tables, results, deadlines, restarts, several processes."""

from __future__ import annotations

import asyncio
import time

from perihelion.server.moderation import Moderation
from perihelion.store import deals, tournaments
from perihelion.table import commands
from perihelion.table.results import find_outcome
from perihelion.table.stored import TableTournament
from perihelion.tournament.standings import rank
from tests.server.registries import ADA, BOB, lay, open_registry, run
from tests.server.tournament_runs import (
    begin_now,
    check_season,
    enter_bots,
    enter_guest,
    load,
    make_tournament,
    open_tournaments,
    until_state,
)


def test_a_swiss_tournament_of_bots_runs_by_itself(tmp_path):
    async def test():
        async with open_tournaments(tmp_path) as running:
            name = await make_tournament(running.database, rounds=3)
            await enter_bots(running.database, name, 7)
            await begin_now(running, name)
            await until_state(running, name, tournaments.OVER)
            state = await check_season(running, name)
            assert [len([t for t in state.tables if t.round == n]) for n in (1, 2, 3)] == [3, 3, 3]
            assert len({bye for each in state.rounds for bye in each.byes}) == 3, "one bye at most"

    run(test())


def test_a_tournament_goes_on_after_each_step_at_which_a_server_may_die(tmp_path):
    """Between pairing and creating tables, and between the end of a game and its result."""

    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=2)
            await enter_bots(running.database, name, 4)
            await begin_now(running, name)
            await running.advance(await tournaments.find(running.database, name))
            await running.advance(await tournaments.find(running.database, name))
            assert len((await load(running, name)).tables) == 2
            assert all(table.open is None for table in (await load(running, name)).tables), "paired, not created"
        async with open_registry(tmp_path, jobs=True) as registry:  # without tournaments: results are not noticed
            from perihelion.server.tournaments import Tournaments

            made = Tournaments(registry)
            registry.on_change.remove(made.notice)
            await made.advance(await tournaments.find(registry.database, name))
            while any(table.open for table in (await load(made, name)).tables):
                await asyncio.sleep(0.05)
            assert all(table.result is None for table in (await load(made, name)).tables)
        async with open_tournaments(tmp_path) as running:
            await until_state(running, name, tournaments.OVER)
            await check_season(running, name)

    run(test())


async def begin_with_bots(running, number):
    """Begin a tournament of one round between bots; returns it before its round is paired."""
    name = await make_tournament(running.database, rounds=1)
    await enter_bots(running.database, name, number)
    await begin_now(running, name)
    await tournaments.begin(running.database, name)
    return await tournaments.find(running.database, name)


def test_a_process_that_is_late_does_not_end_a_tournament_whose_last_round_another_one_paired(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            row = await begin_with_bots(running, 4)
            await running._pair(row)
            await running._pair(row)
            state = await load(running, row.id)
            assert (state.row.state, len(state.rounds), len(state.tables)) == (tournaments.RUNNING, 1, 2)

    run(test())


def test_two_processes_pair_a_round_once_and_count_a_result_once(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            row = await begin_with_bots(running, 6)
            name = row.id
            await asyncio.gather(*(running.advance(row) for _ in range(3)))
            assert len((await load(running, name)).tables) == 3
            row = await tournaments.find(running.database, name)
            await asyncio.gather(*(running.advance(row) for _ in range(3)))
            running.start()
            await until_state(running, name, tournaments.OVER)
            state = await check_season(running, name)
            counted = [await tournaments.count_result(running.database, t.table, name, {}) for t in state.tables]
            assert counted == [False] * 3

    run(test())


def test_the_time_of_a_round_ends_its_tables(tmp_path):
    """The player to move loses; the opponent wins, and the next round begins."""

    async def test():
        async with open_tournaments(tmp_path) as running:
            running.registry.started -= 3600.0
            name = await make_tournament(running.database, rounds=1, round_minutes=0.01)
            await enter_guest(running.database, name, ADA)
            await enter_guest(running.database, name, BOB)
            await begin_now(running, name)
            state = await until_state(running, name, tournaments.OVER)
            (table,) = state.tables
            waited = (await running.registry.open(table.table)).table
            assert waited.closed
            (late,) = table.result["left"]
            standings = rank(state.read())
            assert [(one.entrant, one.points) for one in standings] == [
                (table.seats[1 - late], 2),
                (table.seats[late], 0),
            ]

    run(test())


def test_after_a_restart_no_table_is_ended_at_once(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=1, round_minutes=0.001)
            await enter_guest(running.database, name, ADA)
            await enter_bots(running.database, name, 1)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            await asyncio.sleep(0.1)
            due = await running.advance(await tournaments.find(running.database, name))
            assert (await load(running, name)).tables[0].result is None
            assert 500 < due - time.time() < 700

    run(test())


def test_somebody_whose_time_runs_out_loses_the_table(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=1, minutes=0.5)
            await enter_guest(running.database, name, ADA)
            await enter_guest(running.database, name, BOB)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            (table,) = (await load(running, name)).tables
            from perihelion.table.job_commands import expire_if_current

            loaded = await running.registry.open(table.table)
            seat = loaded.table.waits_for
            await running.registry.run_command(table.table, lambda t: expire_if_current(t, t.count, seat, -1))
            outcome = find_outcome(loaded.table)
            assert loaded.table.over
            assert (outcome.left, outcome.finished) == (frozenset({seat}), False)
            assert outcome.places[seat] == 2

    run(test())


def test_a_round_does_not_wait_for_an_adjourned_table(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=2)
            await enter_guest(running.database, name, ADA)
            await enter_bots(running.database, name, 3)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            tables = (await load(running, name)).tables
            mine = next(table for table in tables if 0 in table.seats)
            await tournaments.adjourn(running.database, mine.table, name, time.time() + 3600)
            running.start()
            while (await tournaments.find(running.database, name)).round < 2:
                await asyncio.sleep(0.05)
            for row in (await load(running, name)).tables:
                if 0 in row.seats:
                    while (await load(running, name)).tables[-1].open is None:
                        await asyncio.sleep(0.05)
                    await play_out(running, row.table)
            await until_state(running, name, tournaments.OVER)
            await check_season(running, name)

    run(test())


def play_first(table):
    """Play Ada's first legal action, or confirm her turn."""
    if table.to_confirm() >= 0:
        commands.confirm_turn(table, ADA.id, table.count)
    else:
        commands.play_action(table, ADA.id, table.position.legal[0], table.count)


async def play_out(running, table):
    """Let Ada play the first legal action until the game is over."""
    loaded = await running.registry.open(table)
    while not loaded.table.ended:
        now = loaded.table
        if now.running and now.waits_for >= 0 and now.seats[now.waits_for].guest == ADA.id:
            await running.registry.run_command(table, play_first)
        await asyncio.sleep(0.01)


def test_too_few_people_cancel_a_tournament_and_late_people_enter_the_next_round(tmp_path):
    async def test():
        async with open_tournaments(tmp_path) as running:
            alone = await make_tournament(running.database, "alone")
            await enter_bots(running.database, alone, 1)
            await begin_now(running, alone)
            await until_state(running, alone, tournaments.CANCELLED)

            name = await make_tournament(running.database, rounds=3)
            await enter_guest(running.database, name, ADA)
            await enter_bots(running.database, name, 3)
            await begin_now(running, name)
            while not (await load(running, name)).tables:
                await asyncio.sleep(0.05)
            await enter_bots(running.database, name, 1)
            await tournaments.leave(running.database, name, 0)
            (table,) = [t.table for t in (await load(running, name)).tables if 0 in t.seats]
            while (await load(running, name)).tables[0].open is None:
                await asyncio.sleep(0.05)
            await play_out(running, table)
            state = await until_state(running, name, tournaments.OVER)
            assert [(row.first, row.last) for row in state.entrants if row.number in (0, 4)] == [(1, 1), (2, None)]
            assert all(0 not in t.seats for t in state.tables if t.round > 1)

    run(test())


def test_tables_that_an_operator_deletes_count_as_equal(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=1)
            await enter_guest(running.database, name, ADA)
            await enter_guest(running.database, name, BOB)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            (table,) = (await load(running, name)).tables
            await Moderation(running.registry).delete_table(table.table)
            running.start()
            state = await until_state(running, name, tournaments.OVER)
            assert [one.points for one in rank(state.read())] == [1, 1]
            assert (await load(running, name)).tables[0].open is None

    run(test())


def test_a_deleted_guest_leaves_and_the_others_keep_their_results(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=2, kind="swiss")
            await enter_guest(running.database, name, ADA)
            await enter_bots(running.database, name, 3)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            await Moderation(running.registry).erase_guest(ADA.id)
            running.start()
            state = await until_state(running, name, tournaments.OVER)
            mine = state.entrants[0]
            assert mine.guest.startswith("gone-")
            assert mine.last == 1
            assert ADA.id not in str([tuple(row) for row in (*state.entrants, *state.tables)])
            assert len([t for t in state.tables if t.round == 2]) == 1

    run(test())


def test_a_guest_who_signs_in_takes_the_place_along_unless_both_are_there(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            alone = await make_tournament(running.database, "alone")
            both = await make_tournament(running.database, "both")
            for name in (alone, both):
                await enter_guest(running.database, name, ADA)
            await enter_guest(running.database, both, BOB)
            await tournaments.move(running.database, ADA.id, BOB.id)
            assert [row.guest for row in (await load(running, alone)).entrants] == [BOB.id]
            assert [row.guest for row in (await load(running, both)).entrants] == [ADA.id, BOB.id]

    run(test())


def test_all_tables_of_a_duplicate_round_have_the_same_luck(tmp_path):
    async def test():
        async with open_tournaments(tmp_path) as running:
            name = await make_tournament(running.database, kind="duplicate", rounds=2)
            await enter_bots(running.database, name, 6, levels=("random",))
            await begin_now(running, name)
            state = await until_state(running, name, tournaments.OVER)
            secrets = set()
            for each in state.rounds:
                deal = await deals.find(running.database, each.deal)
                assert deal.kind == deals.DUPLICATE
                secrets.add(deal.secret)
                tables = [table for table in state.tables if table.round == each.n]
                sealed = [(await running.registry.open(table.table)).table.seal for table in tables]
                assert {seal.deal.commitment for seal in sealed} == {deal.commitment}
            assert len(secrets) == 2, "each round has its own"
            assert sum(one.points for one in rank(state.read())) == 2 * 2 * 3 * 2

    run(test())


def test_a_table_knows_its_tournament_also_after_it_was_read_again(tmp_path):
    async def test():
        async with open_tournaments(tmp_path, looking=False) as running:
            name = await make_tournament(running.database, rounds=1)
            await enter_guest(running.database, name, ADA)
            await enter_guest(running.database, name, BOB)
            await begin_now(running, name)
            for _ in range(3):
                await running.advance(await tournaments.find(running.database, name))
            (table,) = (await load(running, name)).tables
            known = (await running.registry.open(table.table)).tournament
            await running.registry.drop(table.table)
            assert (await running.registry.open(table.table)).tournament == known == TableTournament(name, name, 1)
            friendly = await lay(running.registry)
            assert (await running.registry.open(friendly)).tournament is None

    run(test())
