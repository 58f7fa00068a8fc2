"""PostgreSQL: its address, its schema, cut connections. What both databases do is in `test_store`."""

import asyncio
import os
import sys
import threading

import psycopg
import pytest
from sqlalchemy import URL, NullPool, create_engine, event, inspect, select, text
from sqlalchemy.exc import DataError

from perihelion.server.registry import TableRegistry
from perihelion.store import guests, jobs, processes, schema, tables, write_check
from perihelion.store.database import Database, check_database, find_database
from perihelion.store.errors import UnusableDatabase
from perihelion.store.guests import Guest
from perihelion.store.postgresql import describe_url, open_engine, read_url
from perihelion.store.write_check import WriteCheck
from perihelion.table.errors import UnknownTable
from tests.selection import SOAK
from tests.store.test_store import FIRST, entry, run, stored
from tests.web.server import free_port

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.mark.parametrize("text", ["nonsense", "mysql://me:secret@here/x", "postgresql://me:secret@here", "://", ""])
@pytest.mark.parametrize(("lang", "word"), [("en", "address"), ("de", "Datenbankadresse")])
def test_what_is_no_address_is_refused_without_its_password(monkeypatch, text, lang, word):
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(UnusableDatabase, match=word) as refused:
        read_url(text)
    assert "secret" not in str(refused.value)


def test_where_the_database_is(monkeypatch, tmp_path):
    monkeypatch.setenv("PERIHELION_DATABASE", "postgres://me:secret@here/x")
    url = find_database()
    assert isinstance(url, URL)
    assert (url.host, url.database, url.drivername) == ("here", "x", "postgresql+psycopg")
    assert "secret" not in describe_url(url)
    assert find_database(tmp_path) == tmp_path, "a folder that is given comes first"
    assert find_database(tmp_path, "postgresql://there/y") == read_url("postgresql://there/y")


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "nicht zu erreichen"), *([("en", "cannot be reached")] if SOAK else [])]
)
def test_serve_says_one_sentence_where_nothing_answers(perihelion_, monkeypatch, lang, word):
    monkeypatch.setenv("LC_ALL", lang)
    address = f"postgresql://me:secret@127.0.0.1:{free_port()}/x"
    code, _, complained = perihelion_("serve", "--no-browser", "--port", "0", "--database", address)
    assert code == 1
    assert len(complained.strip().splitlines()) == 1, complained
    assert word in complained
    assert "secret" not in complained


def test_a_schema_of_a_newer_version_is_refused_and_nothing_changes(url):
    check_database(url)
    engine = open_engine(url, 1)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UnusableDatabase, match="newer version"):
        check_database(url)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_the_migrations_make_the_schema(url, postgresql):
    """What a migrated database has is what the code works with; a second migration changes nothing."""
    check_database(url)
    check_database(url)
    made = create_engine(read_url(postgresql.new_database()))
    schema.base.metadata.create_all(made)

    def shape(engine):
        found = inspect(engine)
        return {
            name: (
                [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
                found.get_pk_constraint(name)["constrained_columns"],
                sorted(index["name"] for index in found.get_indexes(name)),
            )
            for name in found.get_table_names()
            if name != "alembic_version"
        }

    migrated = open_engine(url, 1)
    try:
        assert shape(migrated) == shape(made)
    finally:
        migrated.dispose()
        made.dispose()


def test_a_cut_connection_is_renewed(url, postgresql):
    async def test(database):
        await guests.save(database, Guest("ada", "Ada"))
        for _ in range(3):
            assert postgresql.cut_connections()
            assert (await guests.find(database, "ada")).name == "Ada"
            await asyncio.gather(*(guests.save(database, Guest(f"g{n}", "x")) for n in range(20)))
        return len(await database.read(select(schema.guests.guests)))

    assert run(url, test) == 21


def test_requests_wait_while_postgresql_restarts(own_postgresql, monkeypatch):
    monkeypatch.setattr("perihelion.store.database.RECONNECT_SECONDS", 300.0)
    refused = threading.Event()

    async def test(database):
        await guests.save(database, Guest("ada", "Ada"))
        event.listen(database.engine, "handle_error", lambda _: refused.set())
        await asyncio.to_thread(own_postgresql.stop)
        reading = [guests.find(database, "ada") for _ in range(8)]
        requests = asyncio.gather(*reading, guests.save(database, Guest("bob", "Bob")))
        assert await asyncio.to_thread(refused.wait, 60)
        await asyncio.to_thread(own_postgresql.start)
        assert [found.name for found in (await requests)[:8]] == ["Ada"] * 8
        return len(await database.read(select(schema.guests.guests)))

    assert run(read_url(own_postgresql.new_store()), test) == 2


def test_rows_are_not_sent_in_a_pipeline(url, monkeypatch):
    """psycopg cannot leave a pipeline whose connection was cut; then nobody knows why a statement failed."""
    monkeypatch.setattr(psycopg.Pipeline, "__init__", lambda *_: pytest.fail("a pipeline"))

    async def test(database):
        jobs_of_table = {"bot": 1.0, "clock": 2.0, "seal": None, "absence": None}
        await tables.create(database, stored("t"), [FIRST, FIRST._replace(n=1)], jobs_of_table)
        await processes.note_presence(database, 1, {("t", "ada"): True, ("t", "bob"): False})
        return len((await tables.load(database, "t"))[1]), len(await jobs.list_jobs(database))

    assert run(url, test) == (2, 2)


def test_two_servers_start_on_an_empty_database_at_once(url):
    async def both():
        first, second = Database(url), Database(url)
        await asyncio.gather(first.open(), second.open())
        try:
            keys = await asyncio.gather(guests.load_key(first, "cookies"), guests.load_key(second, "cookies"))
            assert keys[0] == keys[1], "a guest is known to both"
            await tables.create(first, stored("t"), [FIRST], {})
            lines = (tables.add_chat_line(each, "t", "ada", "Ada", 0, "x", 1.0) for each in (first, second) * 5)
            assert sorted(line.n for line in await asyncio.gather(*lines)) == list(range(1, 11))
            with pytest.raises(UnknownTable):
                await TableRegistry(second).open("\0")
        finally:
            await asyncio.gather(first.close(), second.close())

    asyncio.run(asyncio.wait_for(both(), 300))


def test_a_table_and_its_log_are_read_as_of_one_moment(url):
    """A record that is older than the log would look like changed rules."""

    async def test(database):
        await tables.create(database, stored("t", changed=0.0), [FIRST], {})

        async def write():
            for n in range(1, 60):
                await tables.append(database, stored("t", changed=float(n)), [entry(n)], {})

        writing, seen = asyncio.create_task(write()), set()
        while not writing.done():
            found, log = await tables.load(database, "t")
            assert found.changed == log[-1].n == len(log) - 1
            seen.add(len(log))
        await writing
        return len(seen) > 1

    assert run(url, test)


def test_everything_is_read_as_it_was_stored(url):
    row = stored("t", created=0.1 + 0.2, record={"ä": [1e22, None, True, '"\n']}, summary={"count": 3})
    log = [FIRST, entry(1, text="\u2600 \\ ", deep={"a": [{}]})._replace(time=1794870000.123456)]

    async def test(database):
        await guests.save(database, Guest("ada", 'Ada "the" Ä'))
        await tables.create(database, row, log, {})
        assert await tables.load(database, "none") is None
        assert await tables.find_newest(database, "t", "ada") == (2, 3)
        assert await tables.load_entries(database, "t", 1) == log[1:]
        return await tables.load_with_names(database, "t")

    assert run(url, test) == (row, log, {"ada": 'Ada "the" Ä'})


def test_a_query_that_fails_is_asked_again_by_sqlalchemy_whose_errors_are_known(url):
    async def test(database):
        with pytest.raises(DataError):
            await guests.find(database, "\0")
        return await guests.find(database, "ada")

    assert run(url, test) is None


def test_a_worker_needs_postgresql(perihelion_, tmp_path, monkeypatch):
    monkeypatch.setenv("PERIHELION_DATA", str(tmp_path))
    niceness, seconds = os.nice(0), sys.getswitchinterval()
    code, _, complained = perihelion_("worker")
    assert code == 1
    assert (os.nice(0), sys.getswitchinterval()) == (niceness, seconds), "it refuses before it changes its process"
    assert "needs PostgreSQL" in complained
    assert len(complained.strip().splitlines()) == 1


def test_a_database_that_only_reads_is_found_out(url, monkeypatch):
    monkeypatch.setattr(write_check, "KEPT_SECONDS", 0.0)

    async def test(database):
        check, found = WriteCheck(database), []
        for only_reads in ("off", "on", "off"):
            with create_engine(url, poolclass=NullPool).connect() as connection:
                connection.execute(text("SET TRANSACTION READ WRITE"))
                set_it = f'ALTER DATABASE "{url.database}" SET default_transaction_read_only = {only_reads}'
                connection.execute(text(set_it))
                connection.commit()
            database.engine.dispose()  # it holds for new connections
            found.append(await check.succeeds())
        assert found == [True, False, True]

    run(url, test)
