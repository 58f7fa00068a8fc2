"""Jobs of the tables: bots, clocks and what must be done later, each once, also after a restart."""

import asyncio
import time

import pytest

import perihelion
from perihelion.server.bot_worker import BotWorker
from perihelion.store import jobs, tables
from perihelion.table import commands, deadlines
from tests.server.registries import ADA, BOB, lay, open_registry, run, until
from tests.server.test_registry import stored


class TestJobs:
    def test_bots_play_by_themselves_and_once(self, tmp_path):
        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("bot:random", "bot:greedy"))
                await until(lambda: opened.loaded[table].table.over)
                await stored(opened.loaded[table])
                log = (await tables.load(opened.database, table))[1]
                assert [entry.n for entry in log] == list(range(len(log)))
                await until(lambda: not opened.loaded[table].planned.get("bot"))
                assert not await jobs.list_jobs(opened.database)

        run(test())

    def test_bots_go_on_after_a_restart(self, tmp_path):
        async def before():
            async with open_registry(tmp_path) as opened:
                return await lay(opened, ("bot:random", "bot:random"))

        async def after(table):
            async with open_registry(tmp_path, jobs=True) as opened:
                await until(lambda: table in opened.loaded and opened.loaded[table].table.over)

        run(after(run(before())))

    def test_a_job_is_claimed_once(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                table = await lay(opened, ("bot:random", "me"))
                (job,) = await jobs.list_jobs(opened.database)
                assert (job.table, job.kind) == (table, "bot")
                now = time.time()
                assert await jobs.claim(opened.database, job, "one", now, 60)
                assert not await jobs.claim(opened.database, job, "two", now, 60)
                assert await jobs.claim(opened.database, job, "one", now, 60)
                assert await jobs.claim(opened.database, job, "two", now + 61, 60), "whoever died loses the lease"

        run(test())

    @pytest.mark.parametrize(("late", "kinds"), [("move", "action"), ("seat", "seat"), ("note", "late")])
    def test_a_clock_runs_out(self, tmp_path, monkeypatch, late, kinds):
        monkeypatch.setattr("perihelion.table.settings.FEWEST_MINUTES", 0.001)

        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "me"), minutes=0.004, late=late)
                here = opened.loaded[table].table
                await until(lambda: here.log[-1].kind == kinds or here.over)
                assert "late" in [entry.kind for entry in here.log]
                if late == "seat":
                    assert here.seats[0].keeps == ADA.id

        run(test())

    def test_a_clock_runs_out_though_the_wall_clock_was_set_back(self, tmp_path, monkeypatch):
        monkeypatch.setattr("perihelion.table.settings.FEWEST_MINUTES", 0.001)
        real, step = time.time, [0.0]
        monkeypatch.setattr(time, "time", lambda: real() + step[0])

        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "me"), minutes=0.01, late="note")
                step[0] = -3600.0
                await until(lambda: opened.loaded[table].table.turn_clock.expired)

        run(test())

    def test_while_the_server_is_down_no_clock_runs(self, tmp_path, monkeypatch):
        monkeypatch.setattr("perihelion.table.settings.FEWEST_MINUTES", 0.001)
        real, step = time.time, [0.0]
        monkeypatch.setattr(time, "time", lambda: real() + step[0])

        async def before():
            async with open_registry(tmp_path, jobs=True) as opened:
                return await lay(opened, ("me", "me"), minutes=0.03, late="note")

        async def after(table):
            began = time.monotonic()
            async with open_registry(tmp_path, jobs=True) as opened:
                room = await opened.open(table)
                await asyncio.sleep(0.5)
                expired = room.table.turn_clock.expired
                if time.monotonic() - began < 1.7:  # on a busy machine all this may take longer
                    assert not expired, "the turn has its 1.8 seconds from the start of the server on"
                await until(lambda: room.table.turn_clock.expired)

        table = run(before())
        step[0] = 3600.0
        run(after(table))

    def test_an_absent_player_is_replaced_and_comes_back(self, tmp_path, monkeypatch):
        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "open"), absent="bot", game="leduc")
                await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, "Bob", 1))
                room = opened.loaded[table]
                room.connect(BOB.id)
                room.connect(ADA.id)
                monkeypatch.setattr(deadlines, "ABSENCE_SECONDS", 0.2)
                await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))
                await asyncio.sleep(0.5)
                assert room.table.seats[1].guest == BOB.id, "he is there"
                room.disconnect(BOB.id)
                await until(lambda: room.table.seats[1].kind == "bot")
                assert room.table.seats[1].keeps == BOB.id

        run(test())

    def test_those_who_agreed_to_wait_wait(self, tmp_path, monkeypatch):
        monkeypatch.setattr(deadlines, "ABSENCE_SECONDS", 0.1)

        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "me"), absent="wait")
                await asyncio.sleep(0.4)
                assert opened.loaded[table].table.seats[0].guest == ADA.id
                assert not await jobs.list_jobs(opened.database)

        run(test())

    def test_a_bot_that_fails_does_not_stop_the_table(self, tmp_path, caplog):
        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("bot:random", "bot:random"))
                workers = opened.on_change[0].__self__.bot_worker.processes[0].workers
                workers.submit(int)
                for process in workers._pool._processes.values():
                    process.kill()
                await until(lambda: opened.loaded[table].table.over, 40)

        run(test())

    def test_a_bot_without_a_name_or_sense_plays_something(self):
        async def test():
            worker = BotWorker()
            view = perihelion.new("leduc").play("J1", "Q1").view(0)
            try:
                assert await worker.choose("nobody", view) in view.legal
                assert await worker.choose("random", view) in view.legal
            finally:
                await worker.stop()

        run(test())
