"""The chain of daily deals: a wrong clock neither makes, closes nor opens deals; a broken chain goes on visibly."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import timedelta

import pytest

from perihelion.fair.deal import LEAVES_OUT, begin_of
from perihelion.fair.published_deals import read_published
from perihelion.fair.verify_deal import InvalidDeal
from perihelion.server.day_chain import add_deal
from perihelion.server.deals import Deals
from perihelion.store import deals as store
from perihelion.store import schema
from perihelion.table.daily import day_of, plan_day
from perihelion.table.errors import Conflict
from tests.server.deal_days import DAY, HOUR, NOON, Clock, look, open_deals, published
from tests.server.registries import ADA, BOB, open_registry, open_two, run
from tests.table.tables import LEVELS

YEARS = 3 * 365 * DAY


def name(days):
    """Return the day at this distance from the first one."""
    return day_of(NOON + days * DAY).isoformat()


async def rows_of(made):
    """Day, whether its contributions are fixed, and whether it is open, of all stored days."""
    rows = await made.database.read(schema.deals.deals.select().order_by(schema.deals.deals.c.id))
    return [(row.id, row.parts is not None, row.opened is not None) for row in rows]


async def read_file(made):
    """The published deals as `perihelion verify` reads them."""
    return read_published(json.dumps(await published(made)).encode())


@pytest.mark.parametrize("wrong", [YEARS, 3 * DAY, 20 * HOUR, -10 * DAY])
def test_a_clock_that_is_wrong_for_seconds_changes_nothing(tmp_path, wrong):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            table, _ = await made.begin(ADA, "ab" * 32)
            before = await rows_of(made)
            assert before == [(name(0), True, False), (name(1), False, False)]
            clock.wrong = wrong
            await look(made, clock, 60)
            assert (await made.today()).id == name(0)
            clock.wrong = 0.0
            await look(made, clock, 60)
            assert await rows_of(made) == before
            assert not (await made.registry.open(table)).table.closed
            assert (await made.begin(BOB, "cd" * 32))[1], "contributions to tomorrow's deal are still taken"

    run(test())


@pytest.mark.parametrize("wrong", [YEARS, -10 * DAY])
def test_a_server_that_starts_with_a_wrong_clock_changes_nothing(tmp_path, wrong):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            before = await rows_of(made)
        clock.wrong = wrong
        async with open_deals(tmp_path, clock, jobs=False) as made:
            assert await rows_of(made) == before
            with pytest.raises(Conflict, match="deal"):
                await made.today()
            with pytest.raises(Conflict, match="deal"):
                await made.make_set(ADA, "leduc", {}, ["person", "bot:random"], 2, LEVELS)
            clock.wrong = 0.0
            assert (await made.today()).id == name(0)
            assert await rows_of(made) == before

    run(test())


def test_a_server_that_was_down_for_a_month_goes_on_by_itself(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False):
            pass
        clock.now += 30 * DAY
        async with open_deals(tmp_path, clock, jobs=False) as made:
            assert len(await rows_of(made)) == 2, "an hour is waited first"
            await look(made, clock, HOUR)
            assert [row[0] for row in await rows_of(made)] == [name(0), name(1), name(30), name(31)]
            assert (await read_file(made)).breaks == {}

    run(test())


async def make_days_ahead(made, clock):
    """Let the clock be wrong by years for two hours, and right again for as long."""
    clock.wrong = YEARS
    await look(made, clock, 2 * HOUR)
    clock.wrong = 0.0
    await look(made, clock, 2 * HOUR)


def test_days_that_a_wrong_clock_made_do_not_block_those_that_come(tmp_path, caplog):
    """The clock is wrong for longer than anybody can doubt it. The chain goes on, and says what it leaves out."""

    async def test():
        clock, ahead = Clock(), [day_of(NOON + YEARS + n * DAY).isoformat() for n in range(2)]
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await make_days_ahead(made, clock)
            assert [row[0] for row in await rows_of(made)] == [name(0), name(1), *ahead]
            assert (await read_file(made)).breaks == {}, "nothing is wrong so far: days were left out, as in a downtime"
            await look(made, clock, 2 * DAY)
            found = await read_file(made)
            assert [deal.id for deal in found.deals] == [*map(name, range(4)), *ahead]
            assert found.breaks == {name(2): tuple(ahead)}
            assert f"the deal of {name(2)} leaves out {', '.join(ahead)}" in caplog.text
            assert (await made.today()).id == name(2)
            assert [deal.secret is not None for deal in found.deals] == [True, True, False, False, True, True], (
                "what is left out is opened: its luck counts for nobody"
            )
            clock.now = begin_of(day_of(NOON + YEARS)) - 1800.0
            await look(made, clock, 3 * HOUR)
            with pytest.raises(Conflict, match="deal"):
                await made.today()
            kept = {deal.id: deal.commitment for deal in (await read_file(made)).deals}
            assert [kept[day] for day in ahead] == [deal.commitment for deal in found.deals[-2:]], "and no other deal"
            assert (await read_file(made)).breaks == {name(2): tuple(ahead)}
            await look(made, clock, 2 * DAY)
            assert (await made.today()).id == day_of(clock.now).isoformat(), "only the days left out have no deal"

    with caplog.at_level(logging.WARNING, "perihelion.server"):
        run(test())


def test_a_deal_that_was_opened_too_early_is_not_played(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await make_days_ahead(made, clock)
            assert (await made.today()).opened is not None
            with pytest.raises(Conflict, match="deal"):
                await made.begin(ADA, None)

    run(test())


def test_a_contribution_that_comes_too_late_is_not_promised(tmp_path):
    """The contributions to tomorrow's deal were fixed by a wrong clock."""

    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await store.set_once(made.database, name(1), "parts", [])
            assert not (await made.begin(ADA, "ab" * 32))[1]

    run(test())


def test_a_clock_that_is_behind_makes_no_days(tmp_path, caplog):
    """The server was down for some days. Then its clock goes back to them, for longer than it is doubted."""

    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False):
            pass
        clock.now += 6 * DAY
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await look(made, clock, 2 * DAY)
            before = await rows_of(made)
            clock.wrong = -4.5 * DAY
            await look(made, clock, 2 * HOUR)
            assert await rows_of(made) == before
            assert "Is the clock behind?" in caplog.text
            with pytest.raises(Conflict, match="deal"):
                await made.today()

    with caplog.at_level(logging.ERROR, "perihelion.server"):
        run(test())


def test_processes_whose_clocks_differ_by_seconds_leave_nothing_out(tmp_path):
    """After a downtime, one process makes the first days after midnight, the other one looks before midnight."""

    async def test():
        clock, late = Clock(), Clock()
        async with open_registry(tmp_path) as registry:
            await Deals(registry, clock.steady(), "greedy", ("leduc",)).keep_days()
            clock.now = begin_of(day_of(NOON)) + 5 * DAY + 2
            late.now = clock.now - 5
            made, other = (Deals(registry, one.steady(), "greedy", ("leduc",)) for one in (clock, late))
            await made.keep_days()
            await other.keep_days()
            assert [row[0] for row in await rows_of(made)] == [name(0), name(1), name(5), name(6)]
            await asyncio.gather(made.keep_days(), other.keep_days())
            assert (await read_file(made)).breaks == {}

    run(test())


async def add_stray(made, days, previous=""):
    """Add a deal as version 0.4 did when the clock was wrong: it named whatever day was before it."""
    terms = plan_day(day_of(NOON + days * DAY), previous, NOON + days * DAY, "greedy", ("leduc",))
    await add_deal(made.database, store.DAILY, terms, terms["opens"])
    await store.set_once(made.database, terms["id"], "parts", [])


def test_a_chain_that_an_earlier_version_broke_goes_on(tmp_path):
    """Days were made before the first one and after the last one. The file was refused for good."""

    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            for days in (-2000, -1999, 2000):
                await add_stray(made, days)
            with pytest.raises(InvalidDeal, match="chain"):
                await read_file(made)
            await look(made, clock, DAY)
            left = (name(-2000), name(-1999), name(2000))
            assert (await read_file(made)).breaks == {name(2): left}
            await look(made, clock, 2 * DAY)
            assert (await read_file(made)).breaks == {name(2): left}, "it is said once"

    run(test())


def test_what_a_stray_left_out_stays_left_out(tmp_path):
    """A wrong clock made a deal that left out another one. Who leaves it out names both."""

    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await add_stray(made, 2000)
            clock.wrong = YEARS
            await look(made, clock, 2 * HOUR)
            ahead = [day_of(NOON + YEARS + n * DAY).isoformat() for n in range(2)]
            assert (await read_file(made)).breaks == {ahead[0]: (name(2000),)}, (
                "to the wrong clock it is simply a stray"
            )
            clock.wrong = 0.0
            await look(made, clock, DAY)
            assert (await read_file(made)).breaks == {name(2): tuple(sorted((name(2000), *ahead)))}

    run(test())


def test_an_old_break_leaves_the_file_with_the_day_that_names_it(tmp_path, monkeypatch):
    """A file has the last days only. Days far ahead must not stay in it when nothing names them any more."""

    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            await make_days_ahead(made, clock)
            await look(made, clock, 2 * DAY)
            assert (await read_file(made)).breaks
            await look(made, clock, 3 * DAY)
            monkeypatch.setattr(store, "MOST_LISTED", 3)
            assert (await read_file(made)).breaks == {}

    run(test())


def test_a_game_of_a_day_that_is_left_out_ends(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            clock.wrong = YEARS
            await look(made, clock, 2 * HOUR)
            table, _ = await made.begin(ADA, None)
            clock.wrong = 0.0
            await look(made, clock, 2 * DAY)
            played = (await made.registry.open(table)).table
            assert played.closed
            await made.check_visible(played, BOB.id)
            row = await store.find(made.database, (day_of(NOON) + timedelta(days=2)).isoformat())
            assert played.seal.deal.id in row.terms[LEAVES_OUT]
            left = await store.find(made.database, played.seal.deal.id)
            assert left.kind == store.LEFT_OUT

    run(test())


async def break_twice(registries):
    """Two processes leave out the same days at the same time."""
    clock = Clock()
    made, other = (Deals(registry, clock.steady(), "greedy", ("leduc",)) for registry in registries)
    await made.keep_days()
    await make_days_ahead(made, clock)
    await look(other, clock, 2 * HOUR)
    clock.now += DAY
    await asyncio.gather(made.keep_days(), other.keep_days(), made.keep_days())
    assert list((await read_file(made)).breaks) == [name(2)]


def test_two_processes_break_the_chain_once(where):
    async def test():
        async with open_two(where) as registries:
            await break_twice(registries)

    run(test())
