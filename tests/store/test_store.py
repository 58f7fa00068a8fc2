"""The store: one file, flushed before it is acknowledged, migrated, backed up and restored."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.operating_system import CAN_OPEN_FOLDERS, try_lock
from perihelion.store import guests, jobs, schema, tables
from perihelion.store.backup import backup, restore
from perihelion.store.database import Database
from perihelion.store.errors import FolderInUse, UnusableDatabase, UnusableFolder
from perihelion.store.guests import Guest
from perihelion.store.jobs import Job
from perihelion.store.sqlite import FILE, check_folder, data_folder, lock_folder, migrate
from perihelion.table.stored import StoredEntry, StoredTable
from tests.selection import SOAK


def run(where, test):
    """Run `test(database)` on a database."""

    async def whole():
        database = Database(where)
        await database.open()
        try:
            return await test(database)
        finally:
            await database.close()

    return asyncio.run(asyncio.wait_for(whole(), 300))


def stored(name, **changes):
    """A table to store."""
    values = {
        "id": name, "game": "leduc", "options": {}, "settings": {}, "host": "ada", "created": 1.0, "changed": 2.0,
        "rules": {}, "public": False, "open": True, "record": {}, "summary": {}, **changes,
    }  # fmt: skip
    return StoredTable(**values)


def entry(n, kind="action", **data):
    """A log entry to store."""
    return StoredEntry(n, kind, data, 1.5)


FIRST = entry(0, "seats", seats=[{"guest": "ada"}, {"guest": ""}])


def test_every_commit_is_flushed(tmp_path):
    async def test(database):
        with database.engine.connect() as connection:
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert run(tmp_path, test) == ["wal", 2]


def test_the_migrations_make_the_schema(tmp_path):
    """What an old database becomes is what the code works with: the same tables, columns and indexes."""
    from sqlalchemy import create_engine

    migrate(tmp_path / "migrated.sqlite")
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite'}")
    schema.base.metadata.create_all(engine)
    engine.dispose()

    def shape(path):
        with sqlite3.connect(path) as connection:
            found = connection.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
            names = [row[0] for row in found]
            columns = {n: connection.execute(f'PRAGMA table_info("{n}")').fetchall() for n in names}
        connection.close()
        return {name: rows for name, rows in columns.items() if name != "alembic_version"}

    assert shape(tmp_path / "migrated.sqlite") == shape(tmp_path / "made.sqlite")


def test_migrating_twice_changes_nothing(tmp_path):
    migrate(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    migrate(tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_number_of_the_log_is_given_once(where):
    async def test(database):
        await tables.create(database, stored("t"), [FIRST], {})
        await tables.append(database, stored("t"), [entry(1), entry(2)], {})
        with pytest.raises(IntegrityError):
            await tables.append(database, stored("t", changed=9.0), [entry(3), entry(2)], {})
        row, entries = await tables.load(database, "t")
        assert [e.n for e in entries] == [0, 1, 2], "all or nothing"
        assert row.changed == 2.0
        return entries

    run(where, test)


def test_one_refused_order_spoils_no_other(where):
    async def test(database):
        def guest(name):
            row = {"id": name, "name": "x", "named": False, "lang": "", "created": 0.0}
            return database.write((insert(schema.guests.guests), row))

        await guest("a")
        answers = await asyncio.gather(*(guest(name) for name in "bacd"), return_exceptions=True)
        assert [isinstance(a, IntegrityError) for a in answers] == [False, True, False, False]
        return len(await database.read(select(schema.guests.guests)))

    assert run(where, test) == 4


def test_lists(where):
    async def test(database):
        await tables.create(database, stored("old", public=True), [FIRST], {})
        empty = entry(0, "seats", seats=[])
        await tables.create(database, stored("new", public=True, changed=5.0, host="bob"), [empty], {})
        await tables.create(database, stored("done", open=False, changed=9.0), [FIRST], {})
        mine = [row.id for row in await tables.list_of_guest(database, "ada")]
        public = [row.id for row in await tables.list_public(database)]
        return mine, public, await tables.list_open(database)

    mine, public, still = run(where, test)
    assert mine == ["old", "done"]
    assert public == ["new", "old"]
    assert sorted(row[0] for row in still) == ["new", "old"]


def test_a_rematch_is_named_once(where):
    async def test(database):
        await tables.create(database, stored("t"), [FIRST], {})
        return [await tables.set_rematch(database, "t", name) for name in ("u", "v")]

    assert run(where, test) == ["u", "u"]


def test_chat_is_numbered(where):
    async def test(database):
        await tables.create(database, stored("t"), [FIRST], {})
        for text in ("one", "two", "three"):
            await tables.add_chat_line(database, "t", "ada", "Ada", 0, text, 1.0)
        return [(line.n, line.text) for line in await tables.load_chat(database, "t", 2)]

    assert run(where, test) == [(2, "two"), (3, "three")]


def test_jobs(where):
    async def test(database):
        await tables.create(database, stored("t"), [FIRST], {"bot": 3.0, "clock": None})
        assert await jobs.list_jobs(database) == [Job("t", "bot", 3.0)]
        await tables.append(database, stored("t"), [entry(1)], {"bot": None, "clock": 8.0})
        assert await jobs.list_jobs(database) == [Job("t", "clock", 8.0)]
        assert not await jobs.claim(database, Job("t", "bot", 3.0), "me", 0.0, 10.0)
        assert await jobs.claim(database, Job("t", "clock", 8.0), "me", 0.0, 10.0)
        await jobs.clear_leases(database)
        assert await jobs.claim(database, Job("t", "clock", 8.0), "you", 1.0, 10.0)

    run(where, test)


def test_guests_and_their_links(where, monkeypatch):
    async def test(database):
        ada = Guest("ada", "Ada", True, "de")
        await guests.save(database, Guest("ada", "Kepler"))
        await guests.save(database, ada)
        assert await guests.find(database, "ada") == ada
        assert await guests.find(database, "bob") is None
        token = await guests.make_link(database, "ada")
        assert await guests.use_link(database, "wrong") is None
        assert await guests.use_link(database, token) == ada
        assert await guests.use_link(database, token) is None, "it opens once"
        late = await guests.make_link(database, "ada")
        monkeypatch.setattr(guests.time, "time", lambda: 1e12)
        assert await guests.use_link(database, late) is None
        rows = await database.read(select(schema.guests.links))
        assert token not in repr(rows), "a stolen database opens no guest"
        return await guests.load_key(database, "cookies"), await guests.load_key(database, "cookies")

    one, two = run(where, test)
    assert one == two
    assert len(one) == 32


def test_one_server_for_one_folder(tmp_path):
    with lock_folder(tmp_path), pytest.raises(FolderInUse, match="--data"):
        lock_folder(tmp_path)
    lock_folder(tmp_path).close()


def test_deleting_a_file_lets_no_second_server_in(tmp_path):
    """`in-use` in the same process and in another one, and everything else that lies in the folder."""

    async def test(database):
        for file in list(tmp_path.iterdir()):
            file.unlink()
        with pytest.raises(FolderInUse):
            await Database(tmp_path).open()
        code = f"from perihelion.store.sqlite import *; check_folder(Path({str(tmp_path)!r}))"
        checking = [sys.executable, "-c", code]
        second = await asyncio.to_thread(subprocess.run, checking, capture_output=True, text=True)
        assert "FolderInUse" in second.stderr

    run(tmp_path, test)
    lock_folder(tmp_path).close()


@pytest.mark.parametrize("locked", ["in-use", "."] if CAN_OPEN_FOLDERS else ["in-use"])
def test_servers_of_all_versions_keep_each_other_out(tmp_path, locked):
    """Those before 0.13 lock the file, those since then the folder as well."""
    (tmp_path / "in-use").touch()
    other = os.open(tmp_path / locked, os.O_RDONLY)
    assert try_lock(other)
    with pytest.raises(FolderInUse):
        lock_folder(tmp_path)
    os.close(other)
    lock_folder(tmp_path).close()


def test_a_folder_that_cannot_be_written_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(UnusableFolder, match="--data"):
        lock_folder(tmp_path / "file" / "data")
    with pytest.raises(UnusableFolder):
        check_folder(tmp_path / "file")


def test_a_damaged_database_is_refused_with_advice(tmp_path):
    check_folder(tmp_path / "new")
    assert (tmp_path / "new" / FILE).exists(), "a new folder gets a database"
    check_folder(tmp_path / "new")
    whole = (tmp_path / "new" / FILE).read_bytes()
    for damaged in (b"no database " * 1000, whole[: len(whole) // 2], whole[:4096], os.urandom(9000)):
        (tmp_path / "new" / FILE).write_bytes(damaged)
        with pytest.raises(UnusableDatabase, match="perihelion restore"):
            check_folder(tmp_path / "new")
    (tmp_path / "new" / FILE).unlink()
    (tmp_path / "new" / FILE).mkdir()
    with pytest.raises(UnusableDatabase):
        check_folder(tmp_path / "new")


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["text", "folder", *(["cut"] if SOAK else [])])
def test_serve_says_one_sentence_where_it_cannot_start(perihelion_, tmp_path, damage):
    folder = tmp_path / "data"
    if damage == "folder":
        folder.write_text("a file")
    else:
        folder.mkdir()
        (folder / FILE).write_bytes(b"text " * 2000 if damage == "text" else b"SQLite format 3\0" + bytes(100))
    code, _, complained = perihelion_("serve", "--no-browser", "--port", "0", "--data", str(folder))
    assert code == 1
    assert len(complained.strip().splitlines()) == 1
    assert "--data" in complained


def test_only_the_user_of_the_server_may_read_the_database(tmp_path):
    """It has hidden hands, secrets of seals, and the key of the cookies."""
    old = os.umask(0o022)
    try:
        folder, copy = tmp_path / "new" / "data", tmp_path / "copies" / "copy"

        async def test(database):
            await tables.create(database, stored("t"), [FIRST], {})
            return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.name != "in-use"}

        modes = run(folder, test)
        assert modes == {FILE: 0o600, f"{FILE}-wal": 0o600, f"{FILE}-shm": 0o600}
        backup(folder, copy)
        restore(folder, copy)
    finally:
        os.umask(old)
    for path in (folder / FILE, folder / f"{FILE}.before-restore", copy):
        assert path.stat().st_mode & 0o777 == 0o600, path
    for path in (folder, copy.parent):
        assert path.stat().st_mode & 0o777 == 0o700, path
    (folder / FILE).chmod(0o644)
    migrate(folder / FILE)
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600, "a database of an earlier version, too"


def test_where_the_database_is(tmp_path, monkeypatch):
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.setenv("PERIHELION_DATA", str(tmp_path / "x"))
    assert data_folder() == tmp_path / "x"
    monkeypatch.delenv("PERIHELION_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "perihelion"


WRITER = """
import asyncio, sys
from sqlalchemy import insert
from perihelion.store import schema
from perihelion.store.database import Database, find_database

async def main():
    database = Database(find_database(*sys.argv[1:]))
    await database.open()
    n = 0
    while True:
        row = {"id": f"g{n}", "name": "x", "named": False, "lang": "", "created": 0.0}
        await database.write((insert(schema.guests.guests), row))
        print(n, flush=True)
        n += 1

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_kill_9(where):
    arguments = [str(where)] if isinstance(where, Path) else ["", where.render_as_string(hide_password=False)]
    writer = subprocess.Popen([sys.executable, "-c", WRITER, *arguments], stdout=subprocess.PIPE, text=True)
    for _ in range(40):
        last = int(writer.stdout.readline())
    writer.kill()
    last = int((writer.stdout.read().split() or [last])[-1])  # type: ignore[list-item]
    writer.wait()
    writer.stdout.close()

    async def test(database):
        return {row.id for row in await database.read(select(schema.guests.guests))}

    assert run(where, test) >= {f"g{n}" for n in range(last + 1)}
