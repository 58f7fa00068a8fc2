"""A process that ends finishes what it stores, and begins nothing new."""

import asyncio

from perihelion.server.scheduler import Scheduler
from perihelion.table.commands import close_table

from .registries import ADA, lay, open_registry, run


def test_a_command_whose_sender_is_gone_is_waited_for(tmp_path, monkeypatch):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "person"))
            begun, goes_on, done = asyncio.Event(), asyncio.Event(), []

            async def append(loaded):
                begun.set()
                await goes_on.wait()
                done.append(loaded)

            monkeypatch.setattr(opened.store, "append", append)
            sender = asyncio.create_task(opened.run_command(table, close_table, ADA.id))
            await begun.wait()
            sender.cancel()
            ending = asyncio.create_task(opened.finish())
            await asyncio.sleep(0.01)
            assert not ending.done()
            goes_on.set()
            await asyncio.wait_for(ending, 60)
            assert done

    run(test())


def test_what_is_planned_during_the_end_is_left_to_the_next_process(tmp_path, monkeypatch):
    async def test():
        async with open_registry(tmp_path) as opened:
            scheduler, begun = Scheduler(opened), []
            table = await lay(opened, ("bot:random", "me"))
            monkeypatch.setattr(scheduler, "_run", lambda job, taken: begun.append(job))
            await scheduler.stop()
            scheduler.plan(opened.loaded[table])
            await asyncio.sleep(0.05)
            assert not begun

    run(test())
