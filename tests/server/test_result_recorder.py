"""The result of a game is new to exactly one process, whichever order they come in."""

import asyncio

import perihelion
from perihelion.server.result_recorder import Recorder
from perihelion.store import player_history
from tests.server.registries import open_two, run
from tests.server.test_rating_evidence import result


def test_two_recorders_of_one_store_tell_of_a_result_once(where, monkeypatch):
    """The second looks before the first has stored the result, and goes on after it."""
    known, stored, calls = player_history.is_recorded, asyncio.Event(), []

    async def is_recorded(database, table):
        answer = await known(database, table)
        calls.append(answer)
        if len(calls) == 2:  # the second recorder has looked: the first one may store
            both.set()
        await (both.wait() if len(calls) == 1 else stored.wait() if len(calls) == 2 else asyncio.sleep(0))
        return answer

    monkeypatch.setattr(player_history, "is_recorded", is_recorded)
    position = perihelion.new("leduc").play("Q1", "K1", "call", "raise", "call", "J1", "raise", "fold")

    async def test():
        async with open_two(where) as registries:
            told, work = [], []
            for registry in registries:
                recorder = Recorder(registry)
                recorder.on_recorded.append(lambda ended, *_: told.append(ended.table))
                work.append(asyncio.create_task(recorder._record(result("t1", "ada", "bob"), position, [], False)))
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            stored.set()
            await asyncio.gather(*work)
            return told

    both = asyncio.Event()
    assert run(test()) == ["t1"]
    assert calls[:2] == [False, False], "both looked before anything was stored"
