"""Backups: whole, checked before they are restored, and never in the way."""

import asyncio
import os
import sqlite3

import pytest

from perihelion.store import tables
from perihelion.store.backup import BadBackup, backup, check_backup, restore
from perihelion.store.errors import FolderInUse
from perihelion.store.sqlite import FILE, lock_folder
from tests.store.test_store import FIRST, run, stored


class TestBackup:
    def make(self, folder, *names):
        async def test(database):
            for name in names:
                await tables.create(database, stored(name), [FIRST], {})

        run(folder, test)

    def ids(self, folder):
        async def test(database):
            return sorted(row[0] for row in await tables.list_open(database))

        return run(folder, test)

    def test_there_and_back_again(self, tmp_path):
        here, copy = tmp_path / "data", tmp_path / "copies" / "tables.sqlite"
        self.make(here, "a", "b")
        assert backup(here, copy) == 2
        self.make(here, "c")
        assert restore(here, copy) == 2
        assert self.ids(here) == ["a", "b"]
        assert check_backup(here / (FILE + ".before-restore")) == 3, "what was there is kept"

    def test_while_somebody_writes(self, tmp_path):
        here = tmp_path / "data"

        async def test(database):
            for k in range(30):
                await tables.create(database, stored(f"t{k}"), [FIRST], {})
                if k % 10 == 5:
                    found = await asyncio.to_thread(backup, here, tmp_path / f"{k}.sqlite")
                    assert found == k + 1

        run(here, test)
        assert check_backup(tmp_path / "25.sqlite") == 26

    def test_not_while_the_server_runs(self, tmp_path):
        self.make(tmp_path / "data", "a")
        backup(tmp_path / "data", tmp_path / "copy")
        with lock_folder(tmp_path / "data"), pytest.raises(FolderInUse):
            restore(tmp_path / "data", tmp_path / "copy")

    def test_what_is_no_backup_is_refused_and_nothing_is_lost(self, tmp_path):
        here = tmp_path / "data"
        self.make(here, "a")
        (tmp_path / "text").write_text("no database " * 1000)
        sqlite3.connect(tmp_path / "empty").close()
        for wrong in ("text", "empty", "missing"):
            with pytest.raises(BadBackup):
                restore(here, tmp_path / wrong)
        copy = tmp_path / "copy"
        backup(here, copy)
        damaged = bytearray(copy.read_bytes())
        damaged[5000:9000] = os.urandom(4000)
        (tmp_path / "damaged").write_bytes(damaged)
        with pytest.raises(BadBackup):
            restore(here, tmp_path / "damaged")
        assert self.ids(here) == ["a"]
        with pytest.raises(BadBackup):
            backup(tmp_path / "nowhere", copy)

    def test_a_truncated_backup_is_refused_wherever_it_was_cut(self, tmp_path):
        here, copy = tmp_path / "data", tmp_path / "copy"
        self.make(here, *(f"t{n}" for n in range(20)))
        backup(here, copy)
        whole = copy.read_bytes()
        for length in (0, 1, 99, 100, 4096, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
            (tmp_path / "cut").write_bytes(whole[:length])
            with pytest.raises(BadBackup) as refused:
                restore(here, tmp_path / "cut")
            assert "\n" not in str(refused.value)
        with pytest.raises(BadBackup):
            restore(here, tmp_path)
        assert len(self.ids(here)) == 20
        assert not list(here.glob("*.part*"))
        assert not list(here.glob("*before-restore*"))

    def test_every_database_that_was_replaced_is_kept(self, tmp_path):
        here, copy = tmp_path / "data", tmp_path / "copy"
        self.make(here, "a")
        backup(here, copy)
        self.make(here, "b")
        restore(here, copy)
        self.make(here, "c", "d")
        restore(here, copy)
        (here / FILE).write_bytes(b"damaged " * 1000)
        assert restore(here, copy) == 1
        kept = [here / f"{FILE}.before-restore{number}" for number in ("", "-2", "-3")]
        assert [check_backup(path) for path in kept[:2]] == [2, 3]
        assert kept[2].read_bytes() == b"damaged " * 1000, "even a damaged one: somebody may repair it"
        assert self.ids(here) == ["a"]

    def test_a_backup_of_a_newer_version_is_refused_before_anything_is_replaced(self, tmp_path):
        here, copy = tmp_path / "data", tmp_path / "copy"
        self.make(here, "a")
        backup(here, copy)
        with sqlite3.connect(copy) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(BadBackup, match="newer version"):
            restore(here, copy)
        assert self.ids(here) == ["a"]
        assert not list(here.glob("*before-restore*"))

    def test_any_name_will_do(self, tmp_path):
        here, copy = tmp_path / "my #1 tables?", tmp_path / "what? 100% #2 copy.sqlite"
        self.make(here, "a")
        assert backup(here, copy) == 1
        assert restore(here, copy) == 1
        assert self.ids(here) == ["a"]
        assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [copy.name]
