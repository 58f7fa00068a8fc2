"""The registry of tables: durable before it counts, the same after a restart, every job done once."""

import asyncio
import time

import pytest
from sqlalchemy.exc import OperationalError

import perihelion
from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.fair.verify import verify_sealed_game
from perihelion.play import clock, commands, persistence, table_registry
from perihelion.play.bot_worker import BotWorker
from perihelion.play.errors import Conflict, NotStored, UnknownTable
from perihelion.play.sealed_game import write_sealed_game
from perihelion.store import jobs, tables
from tests.play.registries import ADA, BOB, change_rules, lay, open_registry, run, until


def play(action, guest=ADA):
    """The order that plays an action at the present count."""
    return lambda table: commands.play_action(table, guest.id, action, table.count)


async def stored(room):
    """Wait until what is in memory is in the store."""
    async with room.lock:
        pass


def test_a_table_is_the_same_after_a_restart(tmp_path):
    async def before():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            await opened.run_command(table, play("call"))
            return table, opened.loaded[table].table.record()

    async def after(table):
        async with open_registry(tmp_path) as opened:
            room = await opened.open(table)
            return room.table.record(), room.table.count

    table, record = run(before())
    assert run(after(table)) == (record, 3)


def test_what_is_not_stored_did_not_happen(tmp_path, monkeypatch):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            room = await opened.open(table)
            heard = []
            room.listeners.append(lambda room, news: heard.append(news))
            real = tables.append

            async def full(*args):
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))

            monkeypatch.setattr(table_registry.tables, "append", full)
            with pytest.raises(NotStored):
                await opened.run_command(table, play("call"))
            assert room.table.count == 2
            assert not heard
            monkeypatch.setattr(table_registry.tables, "append", real)
            assert await opened.run_command(table, play("call")) == 3
            assert len(heard) == 1

    run(test())


def test_two_orders_at_once_one_wins(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            order = [lambda t, a=a: commands.play_action(t, ADA.id, a, 2) for a in ("call", "raise")]
            answers = await asyncio.gather(*(opened.run_command(table, o) for o in order), return_exceptions=True)
            assert answers[0] == 3
            assert isinstance(answers[1], Conflict)
            assert opened.loaded[table].table.count == 3

    run(test())


def test_an_order_goes_on_though_its_sender_is_gone(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            asking = asyncio.create_task(opened.run_command(table, play("call")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: opened.loaded[table].table.count == 3)
            await stored(opened.loaded[table])
            assert len((await tables.load(opened.database, table))[1]) == len(opened.loaded[table].table.log)

    run(test())


def test_two_servers_cannot_both_say_what_came_next(tmp_path):
    """Unique (table, n): the second one is refused and reads what the first one stored."""

    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            other = type(opened)(opened.database)
            await other.open(table)
            await opened.run_command(table, play("raise"))
            with pytest.raises(NotStored):
                await other.run_command(table, play("call"))
            assert other.loaded[table].table.record() == opened.loaded[table].table.record()

    run(test())


def test_there_is_no_table_nobody_laid(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            with pytest.raises(UnknownTable):
                await opened.open("nothing")

    run(test())


class TestRulesVersions:
    def lay(self, folder):
        async def before():
            async with open_registry(folder) as opened:
                table = await lay(opened, ("me", "me"))
                await opened.run_command(table, play("raise"))
                return table

        return run(before())

    def opened_under(self, folder, table, monkeypatch, then=lambda room, opened: None, **rules):
        game = find_game("leduc")
        today = {**rules_version(game), **rules}
        for module in (table_registry, persistence):
            monkeypatch.setattr(module, "rules_version", lambda game: today)

        async def after():
            async with open_registry(folder) as opened:
                room = await opened.open(table)
                entries = [entry.kind for entry in room.table.log]
                result = then(room, opened)
                return room.table, entries, await result if result is not None else None

        return run(after())

    def test_equal_under_new_rules_is_noted(self, tmp_path, monkeypatch):
        table = self.lay(tmp_path)
        now, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries[-1] == "rules"
        assert now.running
        assert now.head.rules["version"] == 2
        _, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries.count("rules") == 1, "noted once"

    def test_different_under_new_rules_goes_on_from_the_record_as_its_players_choose(self, tmp_path, monkeypatch):
        table = self.lay(tmp_path)
        real = find_game("leduc").rules.setup

        def other_setup(s, options):
            real(s, options)
            s.paid[1] = 5

        change_rules(monkeypatch, setup=other_setup)
        now, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries[-2:] == ["checkpoint", "rules"]
        assert now.position.plain.paid == {0: 3, 1: 1}, "as it was stored, not as it would be today"
        assert now.continue_votes == frozenset()
        assert now.waits_for == -1

        async def go_on(room, opened):
            await opened.run_command(table, lambda t: commands.answer_rules_change(t, ADA.id, "Ada", True))
            assert room.table.waits_for == 1
            return await opened.run_command(table, play("call"))

        now, _, count = self.opened_under(tmp_path, table, monkeypatch, go_on, version=2)
        assert count == 4
        assert now.position.plain.paid == {0: 3, 1: 3}
        now, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries.count("checkpoint") == 1
        assert now.position.plain.paid == {0: 3, 1: 3}

    def test_or_stops(self, tmp_path, monkeypatch):
        table = self.lay(tmp_path)
        change_rules(monkeypatch, setup=lambda s, options: None)

        async def stop(room, opened):
            await opened.run_command(table, lambda t: commands.answer_rules_change(t, ADA.id, "Ada", False))

        now, _, _ = self.opened_under(tmp_path, table, monkeypatch, stop, version=2)
        assert now.closed


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
        monkeypatch.setattr("perihelion.play.settings.FEWEST_MINUTES", 0.001)

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
        monkeypatch.setattr("perihelion.play.settings.FEWEST_MINUTES", 0.001)
        real, step = time.time, [0.0]
        monkeypatch.setattr(time, "time", lambda: real() + step[0])

        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "me"), minutes=0.01, late="note")
                step[0] = -3600.0
                await until(lambda: opened.loaded[table].table.turn_clock.expired, 5)

        run(test())

    def test_while_the_server_is_down_no_clock_runs(self, tmp_path, monkeypatch):
        monkeypatch.setattr("perihelion.play.settings.FEWEST_MINUTES", 0.001)
        real, step = time.time, [0.0]
        monkeypatch.setattr(time, "time", lambda: real() + step[0])

        async def before():
            async with open_registry(tmp_path, jobs=True) as opened:
                return await lay(opened, ("me", "me"), minutes=0.03, late="note")

        async def after(table):
            async with open_registry(tmp_path, jobs=True) as opened:
                room = await opened.open(table)
                await asyncio.sleep(0.5)
                assert not room.table.turn_clock.expired, "the turn has its 1.8 seconds from the start of the server on"
                await until(lambda: room.table.turn_clock.expired, 5)

        table = run(before())
        step[0] = 3600.0
        run(after(table))

    def test_an_absent_player_is_replaced_and_comes_back(self, tmp_path, monkeypatch):
        monkeypatch.setattr(clock, "ABSENCE_SECONDS", 0.2)

        async def test():
            async with open_registry(tmp_path, jobs=True) as opened:
                table = await lay(opened, ("me", "open"), absent="bot", game="leduc")
                await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, "Bob", 1))
                room = opened.loaded[table]
                room.connect(BOB.id)
                room.connect(ADA.id)
                await asyncio.sleep(0.5)
                assert room.table.seats[0].guest == ADA.id, "she is there"
                room.disconnect(ADA.id)
                await until(lambda: room.table.seats[0].kind == "bot")
                assert room.table.seats[0].keeps == ADA.id

        run(test())

    def test_those_who_agreed_to_wait_wait(self, tmp_path, monkeypatch):
        monkeypatch.setattr(clock, "ABSENCE_SECONDS", 0.1)

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


class TestOtherTables:
    def finish(self, opened):
        async def end():
            table = await lay(opened, ("me", "me"))
            await opened.run_command(table, play("raise"))
            await opened.run_command(table, play("fold"))
            return table

        return end()

    def test_a_rematch_is_the_same_for_everybody(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                running = await lay(opened, ("me", "me"))
                with pytest.raises(Conflict, match="running"):
                    await opened.rematch(running, ADA)
                table = await self.finish(opened)
                first = await opened.rematch(table, ADA)
                assert await opened.rematch(table, ADA) == first
                assert opened.loaded[first].table.seats_of(ADA.id) == [0, 1]

        run(test())

    def test_the_log_of_a_finished_game_stays_as_it_is_under_other_rules(self, tmp_path, monkeypatch):
        async def before():
            async with open_registry(tmp_path) as opened:
                return await self.finish(opened)

        async def kinds(table):
            async with open_registry(tmp_path) as opened:
                return [entry.kind for entry in (await opened.open(table)).table.log]

        table = run(before())
        log = run(kinds(table))
        monkeypatch.setattr(persistence, "rules_version", lambda game: {"version": 99})
        assert run(kinds(table)) == log

    def test_ten_who_ask_for_a_rematch_at_once_get_one_table(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                table = await self.finish(opened)
                made = await asyncio.gather(*(opened.rematch(table, ADA) for _ in range(10)))
                assert len(set(made)) == 1
                assert [row[0] for row in await tables.list_open(opened.database)] == [made[0]]

        run(test())

    def test_going_on_from_a_moment_of_a_finished_game(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                running = await lay(opened, ("me", "me"))
                with pytest.raises(Conflict, match="running"):
                    await opened.branch(running, ADA, 2, ["me", "me"], [])
                table = await self.finish(opened)
                other = await opened.branch(table, ADA, 3, ["me", "me"], [])
                now = opened.loaded[other].table
                assert [entry.data["text"] for entry in now.line][2:] == ["raise"]
                assert now.waits_for == 1
                await opened.run_command(other, play("call"))
                assert opened.loaded[table].table.over, "the old table is as it was"

        run(test())

    def test_going_on_from_a_game_with_undone_draws_numbers_them_anew(self, tmp_path):
        """Both verifiers expect draws 0, 1, 2, … without a gap."""

        async def test():
            async with open_registry(tmp_path) as opened:
                table = await lay(opened, ("me", "me"))
                for action in ("call", "call"):
                    await opened.run_command(table, play(action))
                await opened.run_command(table, lambda now: commands.request_undo(now, ADA.id, now.count, 3))
                for action in ("call", "raise", "fold"):
                    await opened.run_command(table, play(action))
                old = opened.loaded[table].table
                assert [entry.data["draw"] for entry in old.line if entry.kind == "outcome"] == [0, 1, 3]
                other = await opened.branch(table, ADA, old.count - 1, ["me", "me"], [])
                now = opened.loaded[other].table
                await opened.run_command(other, play("fold"))
                assert [entry.data["draw"] for entry in now.line if entry.kind == "outcome"] == [0, 1, 2]
                assert not verify_sealed_game(write_sealed_game(now).encode()).findings

        run(test())
