"""The hall: durable before it counts, the same after a restart, once for everything that must happen once."""

import asyncio
import time

import pytest
from sqlalchemy.exc import OperationalError

import perihelion
from perihelion.play import clock, orders, work
from perihelion.play import hall as halls_module
from perihelion.play.errors import Conflict, NotStored, UnknownTable
from perihelion.play.rules_of import rules_of
from perihelion.store import jobs, tables
from tests.play.halls import ADA, BOB, hall, lay, run, until


def play(action, guest=ADA):
    """The order that plays an action at the present count."""
    return lambda table: orders.play(table, guest.id, action, table.count)


async def stored(room):
    """Wait until what is in memory is in the store."""
    async with room.lock:
        pass


def test_a_table_is_the_same_after_a_restart(tmp_path):
    async def before():
        async with hall(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            await opened.order(table, play("call"))
            return table, opened.rooms[table].table.record()

    async def after(table):
        async with hall(tmp_path) as opened:
            room = await opened.open(table)
            return room.table.record(), room.table.count

    table, record = run(before())
    assert run(after(table)) == (record, 3)


def test_what_is_not_stored_did_not_happen(tmp_path, monkeypatch):
    async def test():
        async with hall(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            room = await opened.open(table)
            heard = []
            room.listeners.append(lambda room, news: heard.append(news))
            real = tables.append

            async def full(*args):
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))

            monkeypatch.setattr(halls_module.tables, "append", full)
            with pytest.raises(NotStored):
                await opened.order(table, play("call"))
            assert room.table.count == 2
            assert not heard
            monkeypatch.setattr(halls_module.tables, "append", real)
            assert await opened.order(table, play("call")) == 3
            assert len(heard) == 1

    run(test())


def test_two_orders_at_once_one_wins(tmp_path):
    async def test():
        async with hall(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            order = [lambda t, a=a: orders.play(t, ADA.id, a, 2) for a in ("call", "raise")]
            answers = await asyncio.gather(*(opened.order(table, o) for o in order), return_exceptions=True)
            assert answers[0] == 3
            assert isinstance(answers[1], Conflict)
            assert opened.rooms[table].table.count == 3

    run(test())


def test_an_order_goes_on_though_its_sender_is_gone(tmp_path):
    async def test():
        async with hall(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            asking = asyncio.create_task(opened.order(table, play("call")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: opened.rooms[table].table.count == 3)
            await stored(opened.rooms[table])
            assert len((await tables.load(opened.database, table))[1]) == len(opened.rooms[table].table.log)

    run(test())


def test_two_servers_cannot_both_say_what_came_next(tmp_path):
    """Unique (table, n): the second one is refused and reads what the first one stored."""

    async def test():
        async with hall(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            other = type(opened)(opened.database)
            await other.open(table)
            await opened.order(table, play("raise"))
            with pytest.raises(NotStored):
                await other.order(table, play("call"))
            assert other.rooms[table].table.record() == opened.rooms[table].table.record()

    run(test())


def test_there_is_no_table_nobody_laid(tmp_path):
    async def test():
        async with hall(tmp_path) as opened:
            with pytest.raises(UnknownTable):
                await opened.open("nothing")

    run(test())


class TestRulesVersions:
    def lay(self, folder):
        async def before():
            async with hall(folder) as opened:
                table = await lay(opened, ("me", "me"))
                await opened.order(table, play("raise"))
                return table

        return run(before())

    def opened_under(self, folder, table, monkeypatch, then=lambda room, opened: None, **rules):
        game = halls_module.find("leduc")
        today = {**rules_of(game), **rules}
        monkeypatch.setattr(halls_module, "rules_of", lambda game: today)

        async def after():
            async with hall(folder) as opened:
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
        rules = halls_module.find("leduc").rules
        real = rules.setup

        def other_setup(s, options):
            real(s, options)
            s.paid[1] = 5

        monkeypatch.setattr(rules, "setup", other_setup)
        now, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries[-2:] == ["checkpoint", "rules"]
        assert now.position.plain.paid == {0: 3, 1: 1}, "as it was stored, not as it would be today"
        assert now.wants_on == frozenset()
        assert now.waits_for == -1

        async def go_on(room, opened):
            await opened.order(table, lambda t: orders.go_on(t, ADA.id, "Ada", True))
            assert room.table.waits_for == 1
            return await opened.order(table, play("call"))

        now, _, count = self.opened_under(tmp_path, table, monkeypatch, go_on, version=2)
        assert count == 4
        assert now.position.plain.paid == {0: 3, 1: 3}
        now, entries, _ = self.opened_under(tmp_path, table, monkeypatch, version=2)
        assert entries.count("checkpoint") == 1
        assert now.position.plain.paid == {0: 3, 1: 3}

    def test_or_stops(self, tmp_path, monkeypatch):
        table = self.lay(tmp_path)
        rules = halls_module.find("leduc").rules
        monkeypatch.setattr(rules, "setup", lambda s, options: None)

        async def stop(room, opened):
            await opened.order(table, lambda t: orders.go_on(t, ADA.id, "Ada", False))

        now, _, _ = self.opened_under(tmp_path, table, monkeypatch, stop, version=2)
        assert now.closed


class TestWork:
    def test_bots_play_by_themselves_and_once(self, tmp_path):
        async def test():
            async with hall(tmp_path, work=True) as opened:
                table = await lay(opened, ("bot:random", "bot:greedy"))
                await until(lambda: opened.rooms[table].table.over)
                await stored(opened.rooms[table])
                log = (await tables.load(opened.database, table))[1]
                assert [entry.n for entry in log] == list(range(len(log)))
                await until(lambda: not opened.rooms[table].planned.get("bot"))
                assert not await jobs.waiting(opened.database)

        run(test())

    def test_bots_go_on_after_a_restart(self, tmp_path):
        async def before():
            async with hall(tmp_path) as opened:
                return await lay(opened, ("bot:random", "bot:random"))

        async def after(table):
            async with hall(tmp_path, work=True) as opened:
                await until(lambda: table in opened.rooms and opened.rooms[table].table.over)

        run(after(run(before())))

    def test_a_job_is_claimed_once(self, tmp_path):
        async def test():
            async with hall(tmp_path) as opened:
                table = await lay(opened, ("bot:random", "me"))
                (job,) = await jobs.waiting(opened.database)
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
            async with hall(tmp_path, work=True) as opened:
                table = await lay(opened, ("me", "me"), minutes=0.004, late=late)
                here = opened.rooms[table].table
                await until(lambda: here.log[-1].kind == kinds or here.over)
                assert "late" in [entry.kind for entry in here.log]
                if late == "seat":
                    assert here.seats[0].keeps == ADA.id

        run(test())

    def test_an_absent_player_is_replaced_and_comes_back(self, tmp_path, monkeypatch):
        monkeypatch.setattr(halls_module, "ABSENCE", 0.2)
        monkeypatch.setattr(work, "ABSENCE", 0.2)

        async def test():
            async with hall(tmp_path, work=True) as opened:
                table = await lay(opened, ("me", "open"), absent="bot", game="leduc")
                await opened.order(table, lambda t: orders.take(t, BOB.id, "Bob", 1))
                room = opened.rooms[table]
                opened.arrive(room, BOB.id)
                opened.arrive(room, ADA.id)
                await asyncio.sleep(0.5)
                assert room.table.seats[0].guest == ADA.id, "she is there"
                opened.depart(room, ADA.id)
                await until(lambda: room.table.seats[0].kind == "bot")
                assert room.table.seats[0].keeps == ADA.id

        run(test())

    def test_those_who_agreed_to_wait_wait(self, tmp_path, monkeypatch):
        monkeypatch.setattr(halls_module, "ABSENCE", 0.1)
        monkeypatch.setattr(clock, "ABSENCE", 0.1)

        async def test():
            async with hall(tmp_path, work=True) as opened:
                table = await lay(opened, ("me", "me"), absent="wait")
                await asyncio.sleep(0.4)
                assert opened.rooms[table].table.seats[0].guest == ADA.id
                assert not await jobs.waiting(opened.database)

        run(test())

    def test_a_bot_that_fails_does_not_stop_the_table(self, tmp_path, caplog):
        async def test():
            async with hall(tmp_path, work=True) as opened:
                table = await lay(opened, ("bot:random", "bot:random"))
                real = opened.after[0].__self__.thinking
                await real.start()
                real._process.kill()
                await until(lambda: opened.rooms[table].table.over, 40)

        run(test())

    def test_a_bot_without_a_name_or_sense_plays_something(self):
        from perihelion.play.thinking import Thinking

        async def test():
            thinking = Thinking()
            view = perihelion.new("leduc").play("J1", "Q1").view(0)
            try:
                assert await thinking.choose("nobody", view) in view.legal
                assert await thinking.choose("random", view) in view.legal
            finally:
                await thinking.stop()

        run(test())


class TestOtherTables:
    def finish(self, opened):
        async def end():
            table = await lay(opened, ("me", "me"))
            await opened.order(table, play("raise"))
            await opened.order(table, play("fold"))
            return table

        return end()

    def test_a_rematch_is_the_same_for_everybody(self, tmp_path):
        async def test():
            async with hall(tmp_path) as opened:
                running = await lay(opened, ("me", "me"))
                with pytest.raises(Conflict, match="running"):
                    await opened.rematch(running, ADA)
                table = await self.finish(opened)
                first = await opened.rematch(table, ADA)
                assert await opened.rematch(table, ADA) == first
                assert opened.rooms[first].table.seats_of(ADA.id) == [0, 1]

        run(test())

    def test_going_on_from_a_moment_of_a_finished_game(self, tmp_path):
        async def test():
            async with hall(tmp_path) as opened:
                running = await lay(opened, ("me", "me"))
                with pytest.raises(Conflict, match="running"):
                    await opened.branch(running, ADA, 2, ["me", "me"], [])
                table = await self.finish(opened)
                other = await opened.branch(table, ADA, 3, ["me", "me"], [])
                now = opened.rooms[other].table
                assert [entry.data["text"] for entry in now.line][2:] == ["raise"]
                assert now.waits_for == 1
                await opened.order(other, play("call"))
                assert opened.rooms[table].table.over, "the old table is as it was"

        run(test())
