"""The fair queue: a guest who asks for much waits, and nobody else does."""

from __future__ import annotations

import asyncio

import pytest

from perihelion.server.fair_queue import (
    HINT,
    MOST_BEGUN,
    ONLY_BOTS,
    PEOPLE_WAIT,
    FairPool,
    FairQueue,
    NotWanted,
    Requester,
)
from tests.server.registries import run


def served(*requests: tuple[str, str, int]) -> list[str]:
    """The order in which requests (guest, table, priority) are served, by their tables."""
    queue: FairQueue[tuple[int, str]] = FairQueue()
    for number, (guest, table, priority) in enumerate(requests):
        queue.put(Requester(guest, table, priority), (number, table))
    order = []
    for _ in requests:
        order.append(next(iter(queue)))
        queue.take(order[-1])
    return [table for _, table in order]


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


def test_of_one_guest_a_bot_comes_before_a_hint_and_guests_take_turns_in_both():
    """A guest who lets bots search all the time delays no hint of another guest."""
    flood = [("mallory", "m", PEOPLE_WAIT)] * 5
    assert served(*flood, ("ada", "hint", HINT), ("ada", "bot", PEOPLE_WAIT))[:4] == ["m", "bot", "m", "hint"]


def test_who_comes_now_waits_for_one_turn_of_the_others_at_most():
    """However many turns they had, and though they never stop asking."""
    queue: FairQueue[tuple[str, int]] = FairQueue()
    flood = [f"mallory {n}" for n in range(20)]
    for guest in flood:
        queue.put(Requester(guest), (guest, 0))
    for turn in range(1, 200):
        guest, _ = item = next(iter(queue))
        queue.take(item)
        queue.put(Requester(guest), (guest, turn))
    queue.put(Requester("ada"), ("ada", 0))
    order = []
    for turn in range(200, 230):
        guest, _ = item = next(iter(queue))
        queue.take(item)
        queue.put(Requester(guest), (guest, turn))
        order.append(guest)
    assert order.index("ada") <= len(flood)
    assert order.count("ada") == 2, "and has as many turns as each of them"


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
        assert await asyncio.wait_for(pool.acquire(Requester("bob")), 60) == "process"

    run(test())


def test_a_table_is_served_by_the_worker_that_knows_it():
    async def test():
        pool = FairPool(["one", "two"], prefer=lambda worker, table: (worker, table) == ("two", "a"))
        assert await pool.acquire(Requester("ada", "a")) == "two"
        pool.release("two")
        assert await pool.acquire(Requester("bob", "b")) == "one"
        assert await pool.acquire(Requester("eve", "b")) == "two", "rather another one than none"

    run(test())


# workers that are lent for turns


def test_one_worker_is_kept_for_people():
    async def test():
        pool = FairPool(["first", "second"])
        assert await pool.acquire(Requester("mallory", "a", ONLY_BOTS)) == "second"
        further = asyncio.create_task(pool.acquire(Requester("eve", "b", ONLY_BOTS)))
        await settle()
        assert not further.done()
        assert await pool.acquire(Requester("ada")) == "first"
        further.cancel()

    run(test())


def test_the_only_worker_takes_bots_alone_until_a_person_comes():
    async def test():
        pool, order = FairPool(["process"]), []
        bots = Requester("mallory", "bots", ONLY_BOTS)

        async def work(name: str, requester: Requester, turns: int) -> None:
            worker = None
            for _ in range(turns):
                worker = await pool.acquire(requester, worker)
                order.append(name)
                await settle()
                pool.release(worker)
            assert worker is not None
            pool.finish(worker, requester)

        long = asyncio.create_task(work("bots", bots, 20))
        while len(order) < 3:
            await asyncio.sleep(0)
        await asyncio.gather(work("ada", Requester("ada"), 4), work("bob", Requester("bob"), 4))
        assert order[3:11].count("bots") <= 1, "they wait for the turn that has begun"
        await long
        assert order.count("bots") == 20

    run(test())


def test_a_request_that_has_begun_goes_on_with_the_same_worker():
    async def test():
        pool = FairPool(["first", "second"])
        first = await pool.acquire(Requester("ada"))
        second = await pool.acquire(Requester("bob"))
        pool.release(second)
        again = asyncio.create_task(pool.acquire(Requester("ada"), first))
        await settle()
        assert not again.done(), "though another one is free"
        pool.release(first)
        assert await again == first

    run(test())


def test_a_guest_begins_with_one_request_at_a_time_at_each_worker():
    """Each that is begun needs memory."""

    async def test():
        pool, mallory = FairPool(["process"]), Requester("mallory")
        pool.release(await pool.acquire(mallory))
        further = asyncio.create_task(pool.acquire(Requester("mallory", "another table")))
        await settle()
        assert not further.done()
        assert await pool.acquire(Requester("ada")) == "process"
        pool.release("process")
        pool.finish("process", mallory)
        assert await asyncio.wait_for(further, 60) == "process"

    run(test())


def test_a_worker_begins_only_with_so_many_requests():
    async def test():
        pool = FairPool(["process"])
        for n in range(MOST_BEGUN):
            pool.release(await pool.acquire(Requester(f"guest {n}")))
        further = asyncio.create_task(pool.acquire(Requester("ada")))
        await settle()
        assert not further.done()
        pool.finish("process", Requester("guest 0"))
        assert await asyncio.wait_for(further, 60) == "process"

    run(test())
