"""A whole installation from SQLite to PostgreSQL and back: every row, or nothing."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text

from perihelion.store import guests, operators, schema, tables
from perihelion.store.copying import COPIED, NotCopied, copy_database, find_place
from perihelion.store.errors import FolderInUse
from perihelion.store.guests import Guest
from perihelion.store.postgresql import open_engine
from perihelion.store.sqlite import FILE, lock_folder
from perihelion.table_log.entries import read_entry
from tests.server.registries import lay, open_registry
from tests.store.test_store import FIRST, entry, run, stored
from tests.web.audit import read_store

pytestmark = pytest.mark.xdist_group("postgresql")


def fill(where):
    """Some tables, guests, chat."""

    async def test():
        async with open_registry(where) as registry:
            for game in ("leduc", "solenia"):
                table = await lay(registry, ("me", "me"), game, {"players": 2} if game != "leduc" else {})
            await tables.add_chat_line(registry.database, table, "ada", "Ada", 0, "Grüße ☀", 1.0 / 3)
            await guests.save(registry.database, Guest("guest-ada", "Ada", True, "de"))
            await guests.load_key(registry.database, "cookies")
            await registry.database.write(operators.log_change("message", "guest-ada"))

    asyncio.run(test())


def everything(where):
    """All rows of a database."""
    with read_store(where) as store:
        return {table.name: sorted((tuple(row) for row in store.execute(select(table))), key=repr) for table in COPIED}


def test_there_and_back_again(tmp_path, url):
    here, back = tmp_path / "here", tmp_path / "back"
    fill(here)
    shown = []
    copied = copy_database(here, url, read_entry, lambda done, of: shown.append((done, of)))
    assert copied.tables == 2
    assert shown[-1][0] == shown[-1][1]
    process = {"number": 1, "kind": "server", "started": 0.0, "up_since": 0.0}
    run(url, lambda database: database.write((insert(schema.processes.processes), process)))
    assert copy_database(url, back, read_entry) == copied, "without the processes there"
    assert everything(here) == everything(url) == everything(back)

    async def play_on(where):
        async with open_registry(where) as registry:
            await registry.database.write(operators.log_change("message", "guest-ada"))
            assert await operators.last_number(registry.database) == 2, "new rows get new numbers"
            for table, _, _ in await tables.list_open(registry.database):
                assert (await registry.open(table)).table.running

    asyncio.run(play_on(back))
    asyncio.run(play_on(url))


def test_a_target_that_is_not_empty_is_refused(tmp_path, url):
    fill(tmp_path / "one")
    copy_database(tmp_path / "one", url, read_entry)
    before = everything(url)
    for target in (url, tmp_path / "one"):
        with pytest.raises(NotCopied, match="not empty"):
            copy_database(tmp_path / "one", target, read_entry)
    assert everything(url) == before


def test_a_damaged_log_is_named_and_nothing_is_copied(tmp_path, url):
    async def damage(database):
        await tables.create(database, stored("t"), [FIRST], {})
        await database.write(
            (insert(schema.tables.log), {"table": "t", **entry(2, "action", seat=0, text="x")._asdict()})
        )

    run(url, damage)
    with pytest.raises(NotCopied, match="log of table t"):
        copy_database(url, tmp_path / "copy", lambda *row: None)
    assert not list((tmp_path / "copy").glob(f"{FILE}*")), "the next try finds it empty"
    engine = open_engine(url, 1)
    with engine.begin() as connection:
        connection.execute(text("UPDATE log SET n = 1 WHERE n = 2"))
    engine.dispose()
    with pytest.raises(NotCopied, match="log of table t"):
        copy_database(url, tmp_path / "copy", read_entry)


def test_what_is_in_use_or_not_there_is_refused(tmp_path, url):
    for nothing in (tmp_path / "nowhere", url):
        with pytest.raises(NotCopied, match="no Perihelion database"):
            copy_database(nothing, tmp_path / "copy", read_entry)
    fill(tmp_path / "one")
    with lock_folder(tmp_path / "one"), pytest.raises(FolderInUse):
        copy_database(tmp_path / "one", tmp_path / "copy", read_entry)
    assert find_place("a/b") == Path("a/b")


def test_the_command(perihelion_, tmp_path):
    fill(tmp_path / "one")
    words = ("copy", str(tmp_path / "one"), str(tmp_path / "two"))
    _, said, complained = perihelion_(*words, "--lang", "de")
    assert "2 Tische" in said, complained
    code, _, complained = perihelion_(*words)
    assert code == 1
    assert "not empty" in complained.strip().splitlines()[-1]
