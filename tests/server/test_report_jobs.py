"""Reports on one PostgreSQL: asked for at one server, made by another process, and by the next one where that dies."""

import asyncio
import contextlib
import signal
import subprocess
import sys

import pytest
from sqlalchemy import select

import perihelion
from perihelion.server import reports
from perihelion.server.reports import Reports
from perihelion.store import processes, schema
from perihelion.store import reports as store
from perihelion.store.reports import CONTENTS, DONE, QUEUED, WORKING
from perihelion.thinking.report_job import Content, ReportJob, Slice, write_contents
from tests.server.registries import ADA, BOB, lay, run, until
from tests.server.test_cluster import start
from tests.support import walk

pytestmark = pytest.mark.xdist_group("postgresql")

*_, GAME = walk(perihelion.new("solenia", players=2), 3, 40)
JOB = ReportJob(GAME.transcript, {"en": ["Ada", "Bob"]}, list(range(100)), "", written=True)
"""A long report; `written` keeps it from compiling the game."""


@pytest.fixture(autouse=True)
def made(monkeypatch):
    """Who makes reports, slice by slice: nothing is calculated. `states` has what comes next, by owner."""

    class Made(list):
        states: dict = {}  # noqa: RUF012

    found = Made()
    found.states = {}

    async def call(self, name, *arguments):
        found.append(self.owner)
        await asyncio.sleep(0.05)
        state = found.states.get(self.owner, WORKING)
        page = Content([], f"<p>{found.count(self.owner)}</p>", {})
        return Slice(state, min(9, found.count(self.owner)), 10, write_contents({"en": page}), b"")

    monkeypatch.setattr(Reports, "_call", call)
    return found


async def until_known(process, name, condition):
    while not condition(known := await process.scheduler.reports.find(name, CONTENTS)):
        await asyncio.sleep(0.02)
    return known


async def owner_of(process, name):
    return (
        await process.database.read(select(schema.study.reports.c.owner).where(schema.study.reports.c.name == name))
    )[0].owner


async def when_wanted(process, name):
    return (
        await process.database.read(select(schema.study.reports.c.wanted).where(schema.study.reports.c.name == name))
    )[0].wanted


def test_a_worker_makes_a_report_and_all_servers_follow_it(url, made):
    async def test():
        async with (
            start(url, busy=True) as here,
            start(url, busy=True) as there,
            start(url, processes.WORKER, busy=True) as worker,
        ):
            for server in (here, there):
                await server.cluster._look_around()
                assert server.scheduler.workers_elsewhere
            table = await lay(here.registry, ("me", "me"))
            await asyncio.gather(
                here.scheduler.reports.begin(table, JOB, ADA.id, table=table),
                there.scheduler.reports.begin(table, JOB, BOB.id, table=table),
            )
            for server in (here, there):
                known = await until_known(server, table, lambda known: known.done > 2)
                assert known.state == WORKING
                assert known.contents["en"].html.startswith("<p>")
            made.states[worker.scheduler.owner] = DONE
            await until_known(there, table, lambda known: known.state == DONE)
            assert set(made) == {worker.scheduler.owner}, "servers leave it to the worker, and it is made once"

    run(test())


def test_a_maker_that_stops_or_dies_is_followed_by_another(url, made):
    async def test():
        async with start(url, busy=True) as here, contextlib.AsyncExitStack() as stack:
            worker = await stack.enter_async_context(start(url, processes.WORKER, busy=True))
            await here.cluster._look_around()
            await here.scheduler.reports.begin("a", JOB)
            await until_known(here, "a", lambda known: known.number > 1)
            assert await owner_of(here, "a") == worker.scheduler.owner
            await stack.aclose()
            await here.cluster._look_around()
            made.states[here.scheduler.owner] = DONE
            await until_known(here, "a", lambda known: known.state == DONE)

    run(test())


def test_a_report_goes_on_after_kill_9_of_its_maker(url, made):
    """A real worker makes it, and is killed in the midst of it."""
    address = url.render_as_string(hide_password=False)

    async def test():
        async with start(url) as here:
            command = [sys.executable, "-m", "perihelion", "worker", "--database", address]
            worker = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            try:
                await here.scheduler.reports.begin("a", JOB)
                known = await until_known(here, "a", lambda known: known.number > 0)
                assert "<" in known.contents["en"].html, "a first result is there while it is made"
            finally:
                worker.send_signal(signal.SIGKILL)  # its child ends with it
                worker.wait()
            assert (known.state, made) == (WORKING, [])
            async with start(url, busy=True) as there:
                made.states[there.scheduler.owner] = DONE
                last = await until_known(here, "a", lambda known: known.state == DONE)
                assert last.number > known.number

    run(test())


def test_it_is_given_up_when_nobody_waits_at_any_server(url, made, monkeypatch):
    monkeypatch.setattr(store, "NOTE_SECONDS", 0)

    async def test():
        async with start(url) as here, start(url) as there, start(url, processes.WORKER, busy=True):
            await here.scheduler.reports.begin("a", JOB)
            requested = await when_wanted(here, "a")
            # the first reader has gone, the second one stays
            await until_known(there, "a", lambda known: known.state == WORKING)
            assert await when_wanted(here, "a") > requested
            monkeypatch.setattr(store, "PATIENCE_SECONDS", 0.1)
            while await here.database.read(select(schema.study.reports.c.name)):
                await asyncio.sleep(0.05)
            count = len(made)
            await asyncio.sleep(0.3)
            assert len(made) == count, "nobody works on it any more"

    run(test())


def test_a_waiting_bot_comes_first(url, made, monkeypatch):
    monkeypatch.setattr(reports, "YIELD_SECONDS", 100.0)

    async def test():
        async with start(url) as here, start(url, processes.WORKER, busy=True) as worker:
            bots, free = worker.scheduler.bot_worker, asyncio.Event()

            async def call_in(process, table, function, *arguments):
                await free.wait()
                return 0

            monkeypatch.setattr(bots, "_call_in", call_in)
            table = await lay(here.registry, ("me", "me"))
            view = (await here.registry.open(table)).table.position.view(0)
            searches = [asyncio.create_task(bots.choose("random", view)) for _ in range(len(bots.processes) + 1)]
            await until(lambda: bots.people_wait)
            await here.scheduler.reports.begin("a", JOB)
            await asyncio.sleep(0.5)
            assert (await here.scheduler.reports.find("a")).state == QUEUED
            free.set()
            await asyncio.gather(*searches)
            await until_known(here, "a", lambda known: known.state == WORKING)

    run(test())
