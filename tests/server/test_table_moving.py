"""A table moves to another server: everything comes along, or nothing happens; players take their seats by links."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from perihelion.cli.app import main
from perihelion.server.table_file import NotMoved, read_table_file, write_table_file
from perihelion.server.table_moving import export_table, import_table, make_seat_links
from perihelion.store import devices, guests, jobs, tables
from perihelion.table.commands import play_action, take_seat
from perihelion.table.errors import UnknownTable
from tests.server.registries import ADA, BOB, lay, new_folder, open_registry, run


async def begin(opened, moves=3):
    """A table of Ada and Bob in the middle of a game, with a line of chat."""
    for guest in (ADA, BOB):
        await guests.save(opened.database, guest)
    table = await lay(opened, ("me", "open"), minutes=1440)
    await opened.run_command(table, lambda t: take_seat(t, BOB.id, BOB.name, 1))
    for _ in range(moves):
        now = (await opened.open(table)).table
        guest, action = now.seats[now.waits_for].guest, now.position.legal[0]
        await opened.run_command(table, lambda t, g=guest, a=action: play_action(t, g, a, t.count))
    await tables.add_chat_line(opened.database, table, BOB.id, BOB.name, 1, "See you there", 5.0)
    return table


async def export_to(opened, table, path):
    write_table_file(path, await export_table(opened.database, table))
    return path


def test_a_table_goes_on_at_another_server(where, tmp_path):
    async def test():
        async with open_registry(tmp_path / "old") as old:
            table = await begin(old)
            file = await export_to(old, table, tmp_path / "a.table")
            before, log = await tables.load(old.database, table)
            assert (await tables.load(old.database, table))[1] == log, "exporting changes nothing"
        async with open_registry(where) as new:
            await devices.note_seen(new.database, ADA.id, devices.FIRST, "Firefox")
            await import_table(new.database, read_table_file(file))
            assert await tables.load(new.database, table) == (before, log)
            (line,) = await tables.load_chat(new.database, table)
            assert (line.name, line.text) == (BOB.name, "See you there")
            assert [job.kind for job in await jobs.list_jobs(new.database)], "the clock goes on"
            ((name, token),) = await make_seat_links(new.database, table)
            assert name == BOB.name, "Ada has been on this server and needs no link; nobody may make one for her"
            assert (await guests.use_link(new.database, token)).id == BOB.id
            now = (await new.open(table)).table
            guest = now.seats[now.waits_for].guest
            await new.run_command(table, lambda t: play_action(t, guest, t.position.legal[0], t.count))
            with pytest.raises(NotMoved, match="already here"):
                await import_table(new.database, read_table_file(file))
            assert len((await tables.load(new.database, table))[1]) > len(log), "and the table there stays as it is"

    run(test())


def test_what_does_not_fit_is_refused_and_nothing_is_stored(tmp_path):
    async def test():
        async with open_registry(tmp_path / "old") as old:
            table = await begin(old)
            file = await export_to(old, table, tmp_path / "a.table")
            with pytest.raises(UnknownTable):
                await export_table(old.database, "nowhere")
        moved, text = read_table_file(file), file.read_text()
        for wrong, said in (
            (text.replace("See you", "See me"), "damaged"),
            (text[: len(text) // 2], "damaged"),
            ("garbage", "damaged"),
            (text.replace('table": 1', 'table": 2', 1), "newer"),
        ):
            (tmp_path / "b.table").write_text(wrong)
            with pytest.raises(NotMoved, match=said):
                read_table_file(tmp_path / "b.table")
        with pytest.raises(NotMoved, match="no file"):
            read_table_file(tmp_path / "c.table")
        drawn = next(entry for entry in moved.log if entry.kind == "outcome")
        changes: dict[str, dict[str, Any]] = {
            "not installed": {"table": replace(moved.table, game="ludo")},
            "newer Perihelion": {"table": replace(moved.table, rules={**moved.table.rules, "version": 99})},
            "does not lead": {"log": [entry for entry in moved.log if entry.n != drawn.n]},
        }
        async with open_registry(tmp_path / "new") as new:
            for said, change in changes.items():
                with pytest.raises(NotMoved, match=said):
                    await import_table(new.database, replace(moved, **change))
            assert await tables.load(new.database, table) is None
            assert await guests.find(new.database, BOB.id) is None

    run(test())


def test_only_its_owner_can_read_the_file(tmp_path):
    async def test():
        async with open_registry(tmp_path / "old") as old:
            return await export_to(old, await begin(old), tmp_path / "a.table")

    file = run(test())
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("a.table*")] == ["a.table"], "no part is left"


KILLED = """
import os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from perihelion.cli.app import main
def killed(connection, *given):
    if "INSERT INTO chat" in given[1]:
        os._exit(9)
event.listen(Engine, "after_cursor_execute", killed)
main(sys.argv[1:])
"""


def test_an_import_killed_midway_leaves_nothing_and_can_be_repeated(tmp_path, capsys):
    async def prepare():
        async with open_registry(tmp_path / "old") as old:
            table = await begin(old)
            await export_to(old, table, tmp_path / "a.table")
            return table

    async def is_there(table):
        async with open_registry(tmp_path / "new") as new:
            return await tables.load(new.database, table) is not None

    table = run(prepare())
    new_folder(tmp_path / "new")
    words = ["table", "import", str(tmp_path / "a.table"), "--data", str(tmp_path / "new")]
    given = {**os.environ, "PERIHELION_RUNTIME": "interpreted"}
    run_killed = subprocess.run([sys.executable, "-c", KILLED, *words], env=given, capture_output=True, text=True)
    assert run_killed.returncode == 9, run_killed.stderr
    assert not run(is_there(table))
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert not ended.value.code
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["http", "Ada", "Bob"]
    assert run(is_there(table))
