"""Seasons of leagues begin by themselves, once, with promotion and relegation."""

from __future__ import annotations

import asyncio
import time

import pytest

from perihelion.core.registry import game as find_game
from perihelion.server.leagues import begin_due_seasons, begin_season, find_next_season
from perihelion.server.new_tables import read_game_options
from perihelion.server.tournament_notices import Season, find_season
from perihelion.server.tournaments import Tournaments
from perihelion.store import guests, leagues, tournaments
from perihelion.store.guests import Guest
from perihelion.tournament.plan import DUPLICATE, Plan
from tests.server.registries import open_registry, open_two, run
from tests.server.tournament_runs import load

NAMES = [f"guest-{n}" for n in range(8)]
RANKED = (0, 3, 2, 1)
"""The entrants of a division after `play_season`, the best first."""


async def make_league(database, pause=0.0, names=NAMES):
    """A league with two divisions of four, of whom one goes up and down; its first season has begun."""
    options, seats = read_game_options(find_game("leduc"), {})
    terms = {"game": "leduc", "options": options, "minutes": 10.0, "level": "random", "pause_minutes": pause}
    terms |= {"round_minutes": 60.0, "break_minutes": 0.0}
    plan = Plan(DUPLICATE, seats, rounds=1, seed="").as_dict()
    about = {"name": "Stars", "host": "guest-host", "group": None, "terms": terms, "plan": plan}
    await leagues.create(database, id="stars", **about, size=4, moves=1)
    for name in names:
        await guests.save(database, Guest(name, name.title()))
        await leagues.join(database, "stars", name)
    await begin_season(database, await leagues.find(database, "stars"))


async def play_season(database, finished=True):
    """Let all divisions of the season end, at two tables each. Return their members, the best first."""
    league = await leagues.find(database, "stars")
    ranked = []
    for row in await leagues.list_divisions(database, "stars"):
        if row.season != league.season:
            continue
        await tournaments.begin(database, row.id)
        await tournaments.admit_waiting(database, row.id, 1)
        names = [f"{row.id}-{n}" for n in (0, 1)]
        tables = [{"table": name, "number": n, "seats": [2 * n, 2 * n + 1]} for n, name in enumerate(names)]
        await tournaments.add_round(database, row.id, 1, [], tables, time.time() + 60.0)
        for name, points in zip(names, ([10, 0], [5, 3]), strict=True):
            result = {"places": [1, 2], "points": points, "left": [], "finished": finished}
            await tournaments.count_result(database, name, row.id, result)
        await tournaments.finish(database, row.id, tournaments.OVER)
        members = [one.guest for one in await tournaments.list_entrants(database, row.id)]
        ranked.append([members[number] for number in RANKED])
    return ranked


async def list_members(database, season):
    """The members of each division of a season."""
    rows = [row for row in await leagues.list_divisions(database, "stars") if row.season == season]
    return [{one.guest for one in await tournaments.list_entrants(database, row.id)} for row in rows]


def test_the_next_season_begins_once_with_promotion_whatever_several_processes_do(where):
    async def test():
        async with open_two(where) as (one, two):
            await make_league(one.database)
            assert await begin_due_seasons(one.database, time.time()) == 0, "the first one goes on"
            first, second = await play_season(one.database)
            now = time.time() + 1
            begun = await asyncio.gather(*(begin_due_seasons(r.database, now) for r in (one, two, one, two)))
            assert sum(begun) == 1
            assert (await leagues.find(two.database, "stars")).season == 2
            assert await list_members(two.database, 2) == [{*first[:3], second[0]}, {first[3], *second[1:]}]
            assert await begin_due_seasons(two.database, now) == 0

    run(test())


def test_a_season_waits_for_its_date_its_people_and_its_host(tmp_path):
    async def test():
        async with open_registry(tmp_path) as registry:
            database = registry.database
            await make_league(database, pause=60.0)
            await play_season(database)
            league = await leagues.find(database, "stars")
            due = await find_next_season(database, league)
            assert due == pytest.approx(time.time() + 3600, abs=60)
            assert await begin_due_seasons(database, due - 1) == 0
            await leagues.set_pause(database, league, None)
            assert await begin_due_seasons(database, due + 1) == 0, "the host begins it"
            await leagues.set_pause(database, league, 60.0)
            for name in NAMES[1:]:
                await leagues.leave(database, "stars", name)
            assert await begin_due_seasons(database, due + 1) == 0, "one person is too few"
            for name in NAMES[1:]:
                await leagues.join(database, "stars", name)
            assert await begin_due_seasons(database, due + 1) == 1
            await play_season(database, finished=False)
            assert await begin_due_seasons(database, due + 10**6) == 0, "nobody was there"

    run(test())


def test_a_server_begins_the_season_and_its_tables_and_tells_who_went_up_and_down(tmp_path):
    async def test():
        async with open_registry(tmp_path) as registry:
            database = registry.database
            await make_league(database)
            first, _ = await play_season(database)
            running = Tournaments(registry)
            for _ in range(4):  # the season begins, its tournaments, their rounds, their tables
                await running.look()
            assert (await leagues.find(database, "stars")).season == 2
            for division in (1, 2):
                state = await load(running, f"stars-2-{division}")
                assert [table.open for table in state.tables] == [True, True]
                people = {one.number: one.guest for one in state.entrants}
                for table in state.tables:
                    for number in table.seats:
                        guest = people[number]
                        before = 1 if guest in first else 2
                        told = await find_season(database, table.table, guest)
                        assert told == Season("Stars", 2, division, before)

    run(test())
