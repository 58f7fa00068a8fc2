"""Tournaments of Leduc poker on a real store, for tests: who enters, how they are run, and an independent recount."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import asynccontextmanager

from sqlalchemy import select

from perihelion.core.registry import game as find_game
from perihelion.server.new_tables import read_game_options
from perihelion.server.tournament_state import load_state
from perihelion.server.tournaments import Tournaments
from perihelion.store import guests, schema, tournaments
from perihelion.store.guests import Guest
from perihelion.tournament.plan import Plan
from perihelion.tournament.standings import rank
from tests.server.registries import open_registry


@asynccontextmanager
async def open_tournaments(where, looking=True):
    """The tournaments of a server with bots and clocks, on a folder or on PostgreSQL."""
    async with open_registry(where, jobs=True) as registry:
        running = Tournaments(registry)
        if looking:
            running.start()
        try:
            yield running
        finally:
            await running.stop()


async def make_tournament(database, name="cup", kind="swiss", seats=2, minutes=10.0, **more):
    """Store a tournament of Leduc poker; returns its id."""
    options, count = read_game_options(find_game("leduc"), {})
    assert count == 2
    terms = {"game": "leduc", "options": options, "minutes": minutes, "level": "random"}
    terms |= {"round_minutes": more.pop("round_minutes", 60.0), "break_minutes": 0.0}
    plan = Plan(kind, seats, seed=name, **more).as_dict()
    given = {"name": name, "host": "guest-host", "group": None, "terms": terms, "plan": plan}
    await tournaments.create(database, id=name, **given, starts=None, due=None)
    return name


async def begin_now(running, tournament):
    """Begin a tournament as its host does it."""
    await tournaments.wake(running.database, tournament, starts=time.time())
    running.wake()


async def enter_bots(database, tournament, count, levels=("random", "greedy")):
    for number in range(count):
        await tournaments.enter(database, tournament, None, levels[number % len(levels)])


async def enter_guest(database, tournament, guest: Guest):
    await guests.save(database, guest)
    assert await tournaments.enter(database, tournament, guest.id)


async def load(running, tournament):
    """The tournament as the store has it."""
    return await load_state(running.database, await tournaments.find(running.database, tournament))


async def until_state(running, tournament, state, seconds=60.0):
    """Wait until a tournament has a state."""
    until = time.monotonic() + seconds
    while (row := await tournaments.find(running.database, tournament)).state != state:
        assert time.monotonic() < until, f"round {row.round}, {row.state}"
        await asyncio.sleep(0.05)
    return await load(running, tournament)


async def recount(database, tournament):
    """Count the points of a tournament for two from the results in the tables themselves; check that all are there.

    Nothing of the code of tournaments is used: the winner is read from the summaries of the tables.
    """
    m, t = schema.tournaments.tournament_tables, schema.tables.tables
    rows = await database.read(
        select(m.c.table, m.c.seats, m.c.round, t.c.summary)
        .select_from(m.outerjoin(t, t.c.id == m.c.table))
        .where(m.c.tournament == tournament)
    )
    points = Counter()
    for row in rows:
        assert row.summary is not None, "every table that was paired was created"
        assert row.summary["over"]
        one, other = row.summary["points"]
        points[row.seats[0]] += 1 + (one > other) - (one < other)
        points[row.seats[1]] += 1 + (other > one) - (other < one)
    r = schema.tournaments.tournament_rounds
    for row in await database.read(select(r.c.byes).where(r.c.tournament == tournament)):
        points.update(dict.fromkeys(row.byes, 2))
    return points


async def check_season(running, tournament):
    """Every table was started once, every result counted once, and the standings equal a recount."""
    state = await load(running, tournament)
    starts = Counter(
        row.table
        for row in await running.database.read(
            select(schema.tables.log.c.table).where(schema.tables.log.c.kind == "seats")
        )
    )
    assert starts.keys() >= {table.table for table in state.tables}
    assert all(starts[table.table] == 1 for table in state.tables)
    assert all(table.result is not None for table in state.tables)
    assert len({(table.round, table.number) for table in state.tables}) == len(state.tables)
    counted = await recount(running.database, tournament)
    assert {one.entrant: one.points for one in rank(state.read())} == {
        row.number: counted[row.number] for row in state.entrants
    }
    return state
