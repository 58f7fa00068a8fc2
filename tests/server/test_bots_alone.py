"""Tables of bots alone on PostgreSQL: a worker that is full of them still takes what people wait for."""

import asyncio

import pytest

from perihelion.server import scheduler
from perihelion.store import processes
from tests.server.registries import lay, run, until
from tests.server.test_cluster import start


@pytest.mark.xdist_group("postgresql")
def test_a_worker_does_one_decision_of_bots_alone_and_then_what_people_wait_for(url, monkeypatch):
    """Before, it did all decisions of such a game, and took nothing else meanwhile."""
    monkeypatch.setattr(scheduler, "MOST_TAKEN", 1)

    async def test():
        async with start(url) as server, start(url, processes.WORKER, busy=True) as worker:
            decided, may_decide = [], asyncio.Event()

            async def choose(level, view, requester, fixed_seed=None):
                decided.append(requester.table)
                await may_decide.wait()
                return view.legal[0]

            worker.scheduler.bot_worker.choose = choose
            server.scheduler.workers_elsewhere = True
            alone = await lay(server.registry, ("bot:random", "bot:random"))
            await until(lambda: decided)
            waiting = await lay(server.registry, ("bot:random", "me"))
            may_decide.set()
            await until(lambda: len(decided) > 2)
            assert decided[:3] == [alone, waiting, alone], "and the game of the bots goes on"

    run(test())
