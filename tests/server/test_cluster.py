"""Several processes on one PostgreSQL: the log decides which was first. Each test runs two of them."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

from perihelion.server import planned_moves, scheduler
from perihelion.server.account_merge import take_seats_along
from perihelion.server.cluster import Cluster, new_number
from perihelion.server.new_tables import create_rematch
from perihelion.server.planned_moves import PlannedMoves
from perihelion.server.registry import TableRegistry
from perihelion.server.scheduler import Scheduler
from perihelion.store import guests, jobs, plans, processes, tables
from perihelion.store.database import Database
from perihelion.store.jobs import Job
from perihelion.table import commands, deadlines
from perihelion.table.errors import Conflict, Stale
from perihelion.table.plan_commands import make_plan
from tests.server.registries import ADA, BOB, lay, run, until

pytestmark = pytest.mark.xdist_group("postgresql")


class Process:
    """A process without a web: its tables, its jobs, its cluster."""

    def __init__(self, url, kind):
        number = new_number()
        self.database = Database(url)
        self.registry = TableRegistry(self.database)
        self.scheduler = Scheduler(self.registry, number, worker=kind == processes.WORKER)
        self.cluster = Cluster(self.registry, self.scheduler, number)

    async def show(self, table):
        """Somebody looks at a table; returns it, and every change that is announced."""
        loaded, changes = await self.registry.open(table), []
        loaded.connect("viewer")
        loaded.listeners.append(lambda loaded, change: changes.append(change))
        return loaded, changes

    def play(self, table, action, after=None, guest=ADA):
        def command(t):
            return commands.play_action(t, guest.id, action, t.count if after is None else after)

        return self.registry.run_command(table, command)


@asynccontextmanager
async def start(url, kind=processes.SERVER, busy=False):
    process = Process(url, kind)
    await process.database.open()
    await process.cluster.start(kind)
    if busy:
        await process.scheduler.start()
    try:
        yield process
    finally:
        await process.scheduler.stop()
        await process.cluster.stop()
        await process.database.close()


def together(url, test, count=2, **options):
    """Run a test with several processes; `busy` ones do jobs."""

    async def whole():
        async with AsyncExitStack() as stack:
            await test(*[await stack.enter_async_context(start(url, **options)) for _ in range(count)])

    run(whole())


def test_what_one_process_stores_the_other_shows(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "me"))
        await here.show(table)
        loaded, changes = await there.show(table)
        await here.play(table, "raise")
        await until(lambda: changes)
        mine = here.registry.loaded[table].table
        assert loaded.table.record() == mine.record()
        assert [entry.n for change in changes for entry in change.entries] == [mine.log[-1].n]
        assert len(changes[0].steps) == 1, "it is shown step by step"
        await there.play(table, "call")  # the other one goes on, and chance draws from the same seal
        await until(lambda: mine.count == loaded.table.count)
        assert mine.record() == loaded.table.record()
        assert [entry.body for entry in mine.log] == [entry.body for entry in loaded.table.log]

    together(url, test)


def test_a_table_that_nobody_looks_at_is_read_when_somebody_does(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "me"))
        loaded = await there.registry.open(table)
        before = loaded.table.count
        await here.play(table, "raise")
        await until(lambda: loaded.behind)
        await here.play(table, "call")
        assert loaded.table.count == before, "whoever looks at it later pays for it"
        assert (await there.registry.open(table)).table.record() == here.registry.loaded[table].table.record()
        assert not (await there.registry.open(table)).behind, "nor when a message came while it was read"

    together(url, test)


def test_a_table_whose_host_is_another_guest_now_is_read_again(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "open"))
        await guests.save(here.database, BOB)
        await there.show(table)
        assert await take_seats_along(here.registry, ADA.id, BOB) == (1, 0)
        await until(lambda: table not in there.registry.loaded)
        assert (await there.registry.open(table)).table.head.host == BOB.id

    together(url, test)


def test_the_second_one_is_stale_and_sees_the_new_position(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "me"))
        loaded, changes = await there.show(table)
        there.cluster.handlers.clear()  # the message is not there yet
        await here.play(table, "raise")
        after = loaded.table.count
        assert after < here.registry.loaded[table].table.count
        with pytest.raises(Stale):
            await there.play(table, "call", after)
        assert loaded.table.record() == here.registry.loaded[table].table.record()
        assert changes[0].jumps, "its viewers get the whole table"
        again = await there.play(table, "raise", after)
        assert again == after + 1, "the same play again is answered, and not stored twice"
        with pytest.raises(Conflict):
            await there.play(table, "call", after + 7)

    together(url, test)


def test_a_process_that_stops_leaves_messages_alone_that_it_has_not_begun_to_follow(url):
    """A message that comes in the moment of stopping once left work behind that nobody waited for."""

    async def test():
        async with start(url) as process:
            process.cluster._hear("report")
            await process.cluster.stop()

    run(test())  # Python warns of work that nobody waits for, and pytest makes that a failure


def test_many_at_once_give_one_log(url):
    async def test(*those):
        table = await lay(those[0].registry, ("me", "me"), "solenia", {"players": 2})
        for process in those:
            await process.show(table)

        async def play_on(process):
            for _ in range(12):
                now = process.registry.loaded[table].table
                try:
                    await process.play(table, now.position.legal[0], now.count)
                    done.append(now.count)
                except Conflict:
                    await asyncio.sleep(0.01)

        done = []
        await asyncio.gather(*(play_on(process) for process in those))
        assert len(done) > 5
        _, rows = await tables.load(those[0].database, table)
        assert [row.n for row in rows] == list(range(len(rows)))
        for process in those:
            loaded = await process.registry.refresh(table)
            assert len(loaded.table.log) == len(rows)
        records = [process.registry.loaded[table].table.record() for process in those]
        assert records[0] == records[1] == records[2]

    together(url, test, count=3)


def test_what_was_missed_is_read_when_the_connection_is_back(url, postgresql):
    async def test(here, there):
        table = await lay(here.registry, ("me", "me"))
        loaded, changes = await there.show(table)
        for _ in range(3):
            changes.clear()
            await asyncio.to_thread(postgresql.cut_connections)
            try:
                action = here.registry.loaded[table].table.position.legal[0]
                await here.play(table, action)
            except Conflict:
                break  # over
            await until(lambda: loaded.table.count == here.registry.loaded[table].table.count)
            assert changes

    together(url, test)


def test_a_commit_whose_answer_was_lost_is_not_played_twice(url, monkeypatch):
    async def test(here):
        table = await lay(here.registry, ("me", "me"))
        loaded, changes = await here.show(table)
        append = tables.append

        async def cut_after(*arguments):
            monkeypatch.setattr(tables, "append", append)
            await append(*arguments)
            raise OperationalError("COMMIT", None, Exception("cut"), connection_invalidated=True)

        monkeypatch.setattr(tables, "append", cut_after)
        count = await here.play(table, "raise", loaded.table.count)
        assert count == loaded.table.count
        assert changes, "viewers see it"
        _, rows = await tables.load(here.database, table)
        assert sum(row.kind == "action" for row in rows) == 1

    together(url, test, count=1)


def test_bots_decide_though_the_process_that_changed_the_table_is_gone(url):
    """`here` stores a play and does no jobs, as if it had died then: another process goes on."""

    async def whole():
        async with start(url) as here, start(url, busy=True):
            here.registry.on_change.clear()
            table = await lay(here.registry, ("me", "bot:random"), "solenia", {"players": 2})
            loaded, _ = await here.show(table)

            def adas():
                return loaded.table.seats[max(0, loaded.table.waits_for)].guest == ADA.id

            for _ in range(3):
                await until(adas)
                while adas():
                    await here.play(table, loaded.table.position.legal[0])
            await until(adas)
            _, rows = await tables.load(here.database, table)
            assert [row.n for row in rows] == list(range(len(rows)))

    run(whole())


def test_a_lease_of_a_dead_process_is_free_at_once(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "bot:random"), "solenia", {"players": 2})
        job = Job(table, "bot", 0.0)
        await here.database.write(*jobs.plan_jobs(here.database, table, {"bot": 1.0}))
        assert await jobs.claim(here.database, job, here.scheduler.owner, 2.0, 1e10)
        before = {"bot": 2.0}
        assert not await jobs.take_due(there.database, there.scheduler.owner, 2.0, 60.0, before, 5)
        await here.cluster.stop()
        taken = []
        async with asyncio.timeout(60.0):  # PostgreSQL gives the lock back a moment after the connection is closed
            while not taken:
                taken = await jobs.take_due(there.database, there.scheduler.owner, 2.0, 60.0, before, 5)
        assert [(each.table, each.kind) for each in taken] == [(table, "bot")]
        await jobs.finish(there.database, job, here.scheduler.owner, None)
        assert any(each.kind == "bot" for each in await jobs.list_jobs(there.database)), "it is not theirs any more"
        await jobs.finish(there.database, job, there.scheduler.owner, None)
        assert not any(each.kind == "bot" for each in await jobs.list_jobs(there.database))

    together(url, test)


def test_servers_leave_bots_to_workers(url):
    async def whole():
        async with start(url, busy=True) as server, start(url, processes.WORKER, busy=True) as worker:
            await server.cluster._look_around()
            assert server.scheduler.workers_elsewhere
            assert not worker.scheduler.workers_elsewhere
            table = await lay(server.registry, ("me", "bot:random"))
            loaded, _ = await server.show(table)
            played = []
            worker.registry.on_change.append(lambda loaded: played.append(loaded.table.log[-1].body))
            while not loaded.table.over:
                if loaded.table.seats[loaded.table.waits_for].guest == ADA.id:
                    await server.play(table, loaded.table.position.legal[0])
                await asyncio.sleep(0.02)
            assert played, "the worker played"
            assert server.scheduler.bot_worker.processes[0].memory == 0, "the server's own process had nothing to do"

    run(whole())


def test_who_is_connected_to_one_process_is_not_absent_at_the_other(url, monkeypatch):
    monkeypatch.setattr(scheduler, "PATIENCE_SECONDS", 0.0)

    async def whole():
        async with start(url) as here, start(url, busy=True) as there:
            table = await lay(here.registry, ("me", "open"), absent="bot")
            await here.registry.run_command(table, lambda t: commands.take_seat(t, BOB.id, "Bob", 1))
            loaded, _ = await here.show(table)
            for guest in (ADA, BOB):
                loaded.connect(guest.id)
                here.registry.note_connection(loaded, guest.id)
            other, _ = await there.show(table)
            await until(lambda: set(other.elsewhere) == {ADA.id, BOB.id})
            assert other.present == {ADA.id, BOB.id, "viewer"}
            monkeypatch.setattr(deadlines, "ABSENCE_SECONDS", 0.6)
            await here.play(table, loaded.table.position.legal[0])
            await asyncio.sleep(2.0)
            await here.registry.refresh(table)
            assert all(seat.kind == "person" for seat in loaded.table.seats)
            seat = loaded.table.seats[loaded.table.waits_for]
            loaded.disconnect(seat.guest)
            here.registry.note_connection(loaded, seat.guest)
            await until(lambda: any(each.keeps == seat.guest for each in loaded.table.seats))

    run(whole())


def test_the_time_of_a_turn_is_the_same_in_a_process_that_starts_later(url):
    async def test(here):
        table = await lay(here.registry, ("me", "me"), minutes=5.0)
        await asyncio.sleep(1.2)
        async with start(url) as late:
            both = [
                deadlines.turn_deadline(loaded.table, loaded.times)
                for loaded in (await here.registry.open(table), await late.registry.open(table))
            ]
            assert abs(both[0] - both[1]) < 1

    together(url, test, count=1)


def test_one_rematch_for_all(url):
    async def test(here, there):
        table = await lay(here.registry, ("me", "me"))
        await here.registry.run_command(table, lambda t: commands.close_table(t, ADA.id))
        await there.registry.refresh(table)
        both = await asyncio.gather(*(create_rematch(process.registry, table, ADA) for process in (here, there)))
        assert both[0] == both[1]
        assert len(await tables.list_open(here.database)) == 1, "the other one is gone"

    together(url, test)


def test_a_planned_move_is_played_by_one_process(url, monkeypatch):
    monkeypatch.setattr(planned_moves, "LEAST_SECONDS", 0.01)
    monkeypatch.setattr(planned_moves, "MOST_SECONDS", 0.1)

    async def test(here, there):
        players = [PlannedMoves(process.registry) for process in (here, there)]
        table = await lay(here.registry, ("me", "open"))
        await here.registry.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))
        loaded, _ = await there.show(table)
        plan = make_plan(loaded.table, BOB.id, ["raise", "call"], loaded.table.count)
        await plans.add(there.database, plan)
        for player in players:
            await player.find_waiting()
        await here.play(table, "raise")
        mine = here.registry.loaded[table].table

        def calls(made):
            return [entry.body.text for entry in made.log if entry.counted and getattr(entry.body, "by", "") == BOB.id]

        await until(lambda: calls(mine) and calls(loaded.table))
        while await plans.list_of(here.database, table, BOB.id):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        assert calls(mine) == calls(loaded.table) == ["call"], "once"
        for player in players:
            await player.stop()

    together(url, test)


def test_a_process_stops_though_it_is_woken_in_the_same_moment(url):
    async def whole():
        async with start(url, busy=True) as process:
            process.scheduler.wake()
            await asyncio.sleep(0)
            await asyncio.wait_for(process.scheduler.stop(), 60)

    run(whole())
