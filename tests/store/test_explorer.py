"""What was played in which position, on SQLite and PostgreSQL: counted once, and found by whom it belongs to."""

from __future__ import annotations

import asyncio
import time

from perihelion.core.opening_index import Played
from perihelion.store import erasure, explorer, retention
from perihelion.store.explorer import RARE_SECONDS, CountedMove
from perihelion.store.retention import TidySettings

from .test_store import run

KEYS = {"known": -(2**62), "own": 5}
ADA = CountedMove(KEYS["known"], 1, "people", 1.0, 30, "ada")
SUN = CountedMove(KEYS["known"], 2, "sun", 0.0, 20)


async def count(database, *moves, public=True):
    await database.write(*explorer.count_statements(database, "leduc", moves, public))


def test_games_add_up_and_only_mine_are_mine(where):
    async def test(database):
        await count(database, ADA, SUN)
        await count(database, ADA._replace(share=0.5, points=11), ADA._replace(guest="bob"), SUN)
        await count(database, ADA._replace(key=KEYS["own"]), public=False)
        await database.write(*explorer.count_statements(database, "solari", [SUN], True))
        ada = await explorer.find_moves(database, "leduc", KEYS, "ada")
        assert sorted(ada["known"]) == [
            Played(1, "me", 2, 1.5, 41), Played(1, "people", 3, 2.5, 71), Played(2, "sun", 2, 0.0, 40),
        ]  # fmt: skip
        assert ada["own"] == [Played(1, "me", 1, 1.0, 30)]
        eve = await explorer.find_moves(database, "leduc", KEYS, "eve")
        assert {row.who for row in eve["known"]} == {"people", "sun"}
        assert eve["own"] == [], "a private game is nobody else's"

    run(where, test)


def test_games_that_end_at_the_same_moment_are_all_counted(where):
    async def test(database):
        moves = [ADA._replace(key=key) for key in range(12)]
        await asyncio.gather(*(count(database, *(moves if i % 2 else reversed(moves))) for i in range(16)))
        found = await explorer.find_moves(database, "leduc", {"known": 3, "own": 11}, "ada")
        return [sorted((row.who, row.n) for row in rows) for rows in found.values()]

    assert run(where, test) == [[("me", 16), ("people", 16)]] * 2


def test_a_deleted_guest_leaves_only_counts(where):
    async def test(database):
        await count(database, ADA)
        await erasure.erase_guest(database, "ada", "ada")
        return (await explorer.find_moves(database, "leduc", KEYS, "ada"))["known"]

    assert run(where, test) == [Played(1, "people", 1, 1.0, 30)]


def test_what_was_played_once_long_ago_is_forgotten(where, monkeypatch):
    async def test(database):
        await count(database, ADA, SUN)
        await count(database, SUN)
        await retention.delete_due_rows(database, TidySettings(guests=0))
        assert len((await explorer.find_moves(database, "leduc", KEYS, "eve"))["known"]) == 2
        later = time.time() + RARE_SECONDS + 60
        monkeypatch.setattr(time, "time", lambda: later)
        await retention.delete_due_rows(database, TidySettings(guests=0))
        return (await explorer.find_moves(database, "leduc", KEYS, "eve"))["known"]

    assert run(where, test) == [Played(2, "sun", 2, 0.0, 40)]
