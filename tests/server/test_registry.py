"""The registry of tables: durable before it counts, the same after a restart, every job done once."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.fair.verify import verify_sealed_game
from perihelion.server import registry
from perihelion.server.new_tables import create_branch, create_rematch
from perihelion.store import tables
from perihelion.table import commands, restore
from perihelion.table.errors import Conflict, NotStored, UnknownTable
from perihelion.table.sealed_game import write_sealed_game
from tests.server.registries import ADA, change_rules, lay, open_registry, run, until


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

            monkeypatch.setattr(registry.tables, "append", full)
            with pytest.raises(NotStored):
                await opened.run_command(table, play("call"))
            assert room.table.count == 2
            assert not heard
            monkeypatch.setattr(registry.tables, "append", real)
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
        for module in (registry, restore):
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
                    await create_rematch(opened, running, ADA)
                table = await self.finish(opened)
                first = await create_rematch(opened, table, ADA)
                assert await create_rematch(opened, table, ADA) == first
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
        monkeypatch.setattr(restore, "rules_version", lambda game: {"version": 99})
        assert run(kinds(table)) == log

    def test_ten_who_ask_for_a_rematch_at_once_get_one_table(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                table = await self.finish(opened)
                made = await asyncio.gather(*(create_rematch(opened, table, ADA) for _ in range(10)))
                assert len(set(made)) == 1
                assert [row[0] for row in await tables.list_open(opened.database)] == [made[0]]

        run(test())

    def test_going_on_from_a_moment_of_a_finished_game(self, tmp_path):
        async def test():
            async with open_registry(tmp_path) as opened:
                running = await lay(opened, ("me", "me"))
                with pytest.raises(Conflict, match="running"):
                    await create_branch(opened, running, ADA, 2, ["me", "me"], [])
                table = await self.finish(opened)
                other = await create_branch(opened, table, ADA, 3, ["me", "me"], [])
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
                other = await create_branch(opened, table, ADA, old.count - 1, ["me", "me"], [])
                now = opened.loaded[other].table
                await opened.run_command(other, play("fold"))
                assert [entry.data["draw"] for entry in now.line if entry.kind == "outcome"] == [0, 1, 2]
                assert not verify_sealed_game(write_sealed_game(now).encode()).findings

        run(test())
