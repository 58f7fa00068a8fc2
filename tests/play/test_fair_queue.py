"""The fair queue: whoever asks for much waits, and nobody else does."""

from __future__ import annotations

import asyncio

import pytest

from perihelion.play.fair_queue import HINT, ONLY_BOTS, PEOPLE_WAIT, FairPool, FairQueue, NotWanted, Requester
from tests.play.registries import run


def served(*requests: tuple[str, str, int]) -> list[str]:
    """The order in which requests (guest, table, priority) are served, by their tables."""
    queue: FairQueue[str] = FairQueue()
    for guest, table, priority in requests:
        queue.put(Requester(guest, table, priority), table)
    return [table for _ in requests if (table := queue.get()) is not None]


def test_guests_take_turns():
    flood = [("mallory", f"m{n}", PEOPLE_WAIT) for n in range(20)]
    assert served(*flood, ("ada", "a0", PEOPLE_WAIT), ("bob", "b0", PEOPLE_WAIT))[:4] == ["m0", "a0", "b0", "m1"]


def test_tables_of_a_guest_take_turns():
    requests = [("ada", "long", PEOPLE_WAIT)] * 3 + [("ada", "short", PEOPLE_WAIT)]
    assert served(*requests) == ["long", "short", "long", "long"]


def test_tables_of_bots_alone_come_last():
    flood = [("mallory", f"m{n}", ONLY_BOTS) for n in range(20)]
    assert served(*flood, ("mallory", "mine", PEOPLE_WAIT), ("ada", "a0", PEOPLE_WAIT))[:3] == ["mine", "a0", "m0"]


def test_who_waits_for_a_bot_comes_before_who_wants_a_hint():
    requests = [("mallory", "bots", ONLY_BOTS), ("ada", "hint", HINT), ("bob", "bot", PEOPLE_WAIT)]
    assert served(*requests) == ["bot", "hint", "bots"]


def test_an_empty_queue_has_no_item():
    assert FairQueue[int]().get() is None


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_request_that_nobody_waits_for_is_dropped():
    async def test():
        pool, wanted = FairPool(["process"]), [True]
        process = await pool.acquire(Requester("mallory"))
        gone = asyncio.create_task(pool.acquire(Requester("bob")))
        stale = asyncio.create_task(pool.acquire(Requester("eve", wanted=lambda: wanted[0])))
        waiting = asyncio.create_task(pool.acquire(Requester("ada")))
        await settle()
        gone.cancel()
        wanted[0] = False
        await settle()
        pool.release(process)
        assert await asyncio.wait_for(waiting, 60) == "process"
        with pytest.raises(NotWanted):
            await stale

    run(test())


def test_a_worker_granted_to_somebody_who_goes_at_that_moment_is_not_lost():
    async def test():
        pool = FairPool(["process"])
        process = await pool.acquire(Requester("ada"))
        bob = asyncio.create_task(pool.acquire(Requester("bob")))
        await settle()
        pool.release(process)  # grants it to Bob, who does not know it yet
        bob.cancel()
        await settle()
        assert await asyncio.wait_for(pool.acquire(Requester("ada")), 60) == "process"

    run(test())


def test_a_table_is_served_by_the_worker_that_knows_it():
    async def test():
        pool = FairPool(["one", "two"], prefer=lambda worker, table: (worker, table) == ("two", "a"))
        assert await pool.acquire(Requester(table="a")) == "two"
        pool.release("two")
        assert await pool.acquire(Requester(table="b")) == "one"
        assert await pool.acquire(Requester(table="b")) == "two", "rather another one than none"

    run(test())
