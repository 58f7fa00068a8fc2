"""Growth has an end: what is due is archived, read again and deleted; everything else stays."""

import gzip
import time

import pytest
from sqlalchemy import insert, select, update

from perihelion.cli.app import main
from perihelion.server.archiving import tidy
from perihelion.store import guests, jobs, operators, retention, schema
from perihelion.store.retention import DAY, TidySettings
from perihelion.table.errors import UnknownTable
from perihelion.term.game_files import read
from perihelion.web.site.archiving_task import Upkeep
from tests.server.registries import ADA, BOB, lay, open_registry, run
from tests.server.test_moderation import play_on, sit

NAMES = ("finished", "abandoned", "waiting", "fresh")


async def age(database, table, days):
    """Make a table old."""
    t = schema.tables.tables
    await database.write((update(t).where(t.c.id == table).values(changed=time.time() - days * DAY), None))


async def fill(opened):
    """One old table of each kind, and a fresh one; Ada has a seat, Bob and Carl have nothing."""
    laid = {}
    for name in NAMES:
        laid[name] = await lay(opened, ("me", "open"))
        if name != "waiting":
            await sit(opened, BOB, laid[name])
    await play_on(opened, laid["finished"])
    await play_on(opened, laid["abandoned"], 2)
    for name, days in (("finished", 400), ("abandoned", 100), ("waiting", 20)):
        await age(opened.database, laid[name], days)
    for guest in ("carl", "dora", "emil"):
        await guests.save(opened.database, guests.Guest(guest, guest.title()))
    g = schema.guests.guests
    old = update(g).where(g.c.id.in_(["carl", "dora", BOB.id])).values(created=time.time() - 200 * DAY)
    await opened.database.write((old, None))
    await guests.make_link(opened.database, "carl")
    await operators.restrict(opened.database, "dora", "", muted=False, banned=True, what="ban")
    return laid


def test_what_is_due_is_archived_and_deleted(where, tmp_path):
    async def test():
        async with open_registry(where) as opened:
            laid = await fill(opened)
            text = (await opened.open(laid["finished"])).table.position.text
            job = {"table": laid["finished"], "kind": "bot", "due": 1.0, "owner": None, "lease": 0.0}
            await opened.database.write((insert(schema.processes.jobs), job))
            expected = {"finished": 1, "abandoned": 1, "waiting": 1, "guests": 1}
            assert await retention.count_due(opened.database, TidySettings()) == expected
            done = await tidy(opened, TidySettings(), tmp_path / "archive")
            assert (done.archived, done.deleted, done.guests, done.kept) == (2, 3, 1, [])
            for name in NAMES[:3]:
                with pytest.raises(UnknownTable):
                    await opened.open(laid[name])
            assert (await opened.open(laid["fresh"])).table.running
            known = {row.id for row in await opened.database.read(select(schema.guests.guests.c.id))}
            assert known == {BOB.id, "dora", "emil"}, "who plays, is banned or came lately stays"
            assert laid["finished"] not in [job.table for job in await jobs.list_jobs(opened.database)]
            assert sum((await retention.count_due(opened.database, TidySettings())).values()) == 0
            (file,) = (tmp_path / "archive").rglob(f"*{laid['finished']}.game.gz")
            assert read(file, "en").text == text
            assert ADA.name not in gzip.decompress(file.read_bytes()).decode()
            assert len(list((tmp_path / "archive").rglob("*.*"))) == 2

    run(test())


def test_0_days_keep_everything(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            await fill(opened)
            keep = TidySettings(finished=0, abandoned=0, waiting=0, guests=0, records=0)
            done = await tidy(opened, keep, tmp_path / "archive")
            assert (done.deleted, done.guests) == (0, 0)

    run(test())


def test_a_game_that_cannot_be_read_again_is_kept(tmp_path, monkeypatch):
    from perihelion.server import archiving

    async def test():
        async with open_registry(tmp_path) as opened:
            laid = await fill(opened)
            monkeypatch.setattr(archiving, "replay", lambda text, lang: type("Other", (), {"text": "another"}))
            done = await tidy(opened, TidySettings(), tmp_path / "archive")
            assert sorted(done.kept) == sorted([laid["finished"], laid["abandoned"]])
            assert (await opened.open(laid["finished"])).table.over
            assert not (tmp_path / "archive").exists()

    run(test())


def test_the_server_does_it_by_itself_only_if_set(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            await fill(opened)
            upkeep = Upkeep(opened, tmp_path / "archive")
            await upkeep.tidy_if_wanted()
            assert (await retention.count_due(opened.database, TidySettings()))["finished"] == 1
            await retention.save_settings(opened.database, TidySettings(automatic=True))
            await upkeep.tidy_if_wanted()
            assert (await retention.count_due(opened.database, TidySettings()))["finished"] == 0

    run(test())


def test_the_command_shows_first_and_changes_nothing(tmp_path, capsys):
    async def prepare():
        async with open_registry(tmp_path) as opened:
            return await fill(opened)

    laid = run(prepare())

    def command(*words):
        with pytest.raises(SystemExit) as ended:
            main(["tidy", *words, "--data", str(tmp_path), "--lang", "en"])
        assert not ended.value.code
        return capsys.readouterr().out

    for _ in range(2):
        said = command("--dry-run")
        assert laid["finished"] in said
        assert "One table has been finished for more than 365 days" in said
    assert "Finished tables are kept." in command("--dry-run", "--finished", "0")
    command("--save", "--finished", "500", "--automatic")
    assert laid["finished"] not in command("--dry-run")
    assert "Archived: 2 tables. Deleted: 3 tables, one guest." in command("--finished", "300")
    (file,) = (tmp_path / "archive").rglob(f"*{laid['finished']}.game.gz")
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(file)])
    assert not ended.value.code

    async def stored():
        async with open_registry(tmp_path) as opened:
            return await retention.load_settings(opened.database)

    assert run(stored()) == TidySettings(finished=500, automatic=True)
