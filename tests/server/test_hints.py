"""Hints as jobs: a worker makes them, the answer reaches who asked, and what nobody waits for is not made."""

import asyncio
import json

import pytest

from perihelion.server import hints
from perihelion.server.hints import write_answer
from perihelion.store import jobs, processes
from perihelion.thinking.answers import SuggestedTurn
from tests.server.registries import ADA, lay, run
from tests.server.test_cluster import start

pytestmark = pytest.mark.xdist_group("postgresql")


def answering(process, says):
    """Let the bots of a process answer at once; returns whose searches were made there."""
    made = []

    async def suggest(view, names, requester):
        made.append(requester)
        return SuggestedTurn([view.legal[-1]], {lang: (says, lang) for lang in names})

    process.scheduler.bot_worker.suggest = suggest
    return made


async def ask(server, table, lang="en", elsewhere=True):
    """Ask for a hint; `elsewhere` says that there are workers, whatever the server has found out about them."""
    loaded = await server.registry.open(table)
    view, names = loaded.table.position.view(loaded.table.waits_for), {lang: ("Ada", "Ben")}
    return view, await server.scheduler.hints.ask(table, loaded.table.count, view, names, ADA.id, elsewhere)


def test_a_worker_makes_a_hint_and_the_server_gives_it_in_each_language(url, monkeypatch):
    monkeypatch.setattr(hints, "ANSWER_SECONDS", 100.0)

    async def test():
        async with start(url) as server, start(url, processes.WORKER, busy=True) as worker:
            here, there = answering(server, "server"), answering(worker, "worker")
            table = await lay(server.registry, ("me", "me"), hints=True)
            (view, english), (_, german) = await ask(server, table), await ask(server, table, "de")
            assert english.actions == german.actions == [view.legal[-1]]
            assert list(english.told["en"]) == ["worker", "en"]
            assert list(german.told["de"]) == ["worker", "de"]
            assert (len(there), here) == (2, [])
            assert {made.priority for made in there} == {hints.HINT}
            while await jobs.list_jobs(server.database):  # a job that is done is gone
                await asyncio.sleep(0.01)

    run(test())


def test_without_workers_or_without_an_answer_the_server_searches(url, monkeypatch):
    monkeypatch.setattr(hints, "ANSWER_SECONDS", 0.3)

    async def test():
        async with start(url) as server:
            here = answering(server, "server")
            table = await lay(server.registry, ("me", "me"), hints=True)
            assert (await ask(server, table, elsewhere=False))[1].told == {"en": ("server", "en")}
            nobody_takes_it = await ask(server, table)
            assert nobody_takes_it[1].told == {"en": ("server", "en")}
            assert len(here) == 2
            await server.scheduler.hints.stop()
            assert not await jobs.list_jobs(server.database), "a late worker has nothing to do"

    run(test())


def test_a_hint_that_nobody_waits_for_is_removed(url):
    async def test():
        async with start(url) as server:
            table = await lay(server.registry, ("me", "me"), hints=True)
            asking = asyncio.create_task(ask(server, table))
            while not await jobs.list_jobs(server.database):
                await asyncio.sleep(0.01)
            (job,) = await jobs.list_jobs(server.database)
            assert (job.table, job.kind) == (table, hints.HINT_JOB)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await server.scheduler.hints.stop()
            assert not await jobs.list_jobs(server.database)

    run(test())


def test_an_answer_fits_into_a_message():
    short, long = (
        SuggestedTurn([3, 5], {"de": ("3 auf 24", "weil  es\nso ist")}),
        SuggestedTurn([3], {"en": ("x" * 9000, "")}),
    )
    assert json.loads(write_answer(short)) == [[3, 5], {"de": ["3 auf 24", "weil  es\nso ist"]}, False]
    assert json.loads(write_answer(long)) == [[3], {}, False]
