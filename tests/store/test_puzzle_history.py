"""Ratings of puzzles in the store, on SQLite and PostgreSQL: two tries at the same moment count once."""

from __future__ import annotations

import asyncio

from perihelion.store import puzzle_history
from perihelion.store.puzzle_history import FirstTry

from .test_store import run


def test_two_tries_of_a_guest_at_the_same_moment_count_once(where):
    async def test(database):
        tried = FirstTry("a", True, 1000, -8)
        both = [puzzle_history.save_first_try(database, "ada", "solari", {"rating": 1016}, tried) for _ in range(2)]
        assert sorted(await asyncio.gather(*both)) == [False, True]
        assert await puzzle_history.find_ratings(database, "solari") == {"a": 992}
        missed = tried._replace(solved=False, change=4)
        assert await puzzle_history.save_first_try(database, "bob", "solari", {}, missed)
        assert await puzzle_history.find_ratings(database, "solaris") == {}
        assert (await puzzle_history.find(database, "ada", "solari"))["rating"] == 1016
        return await puzzle_history.find_ratings(database, "solari")

    assert run(where, test) == {"a": 996}
