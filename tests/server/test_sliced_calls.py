"""Calls in slices: a long search lets others go first, and finds the same as in one piece."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.bots import search as search_module
from perihelion.bots.pauses import pause_point
from perihelion.bots.search import Search
from perihelion.engine.runtimes import INTERPRETED, force_runtime, forced_runtime
from perihelion.server import sliced_calls
from perihelion.server.bot_worker import BotWorker
from perihelion.server.fair_queue import ONLY_BOTS, PEOPLE_WAIT, NotWanted, Requester
from perihelion.server.sliced_calls import UNFINISHED, drop_call, run_slice

LONG = 600.0


@pytest.fixture(autouse=True)
def no_calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sliced_calls, "_calls", {})
    yield
    sliced_calls._ends_early.value = False


def work(said: list[str], name: str, pieces: int) -> str:
    """Some pieces of work, with a pause point after each."""
    try:
        for n in range(pieces):
            said.append(f"{name}{n}")
            pause_point()
    finally:
        said.append(f"{name} ended")
    return name


# in a process of the bots


def test_a_call_pauses_when_its_slice_is_over_and_goes_on_with_the_next():
    said: list[str] = []
    assert [run_slice(1, 0.0, work, said, "a", 3) for _ in range(4)] == [UNFINISHED] * 3 + ["a"]
    assert said == ["a0", "a1", "a2", "a ended"]


def test_calls_take_turns():
    said: list[str] = []
    run_slice(1, 0.0, work, said, "a", 2)
    run_slice(2, 0.0, work, said, "b", 1)
    assert run_slice(2, 0.0, work, said, "b", 1) == "b"
    run_slice(1, 0.0, work, said, "a", 2)
    assert run_slice(1, 0.0, work, said, "a", 2) == "a"
    assert said == ["a0", "b0", "b ended", "a1", "a ended"]


def test_a_call_with_time_left_pauses_when_somebody_comes():
    said: list[str] = []
    assert run_slice(1, LONG, work, said, "a", 2) == "a"
    sliced_calls._ends_early.value = True
    assert run_slice(2, LONG, work, said, "b", 2) == UNFINISHED


def test_a_call_that_is_not_known_begins():
    """Its process was replaced."""
    said: list[str] = []
    run_slice(1, 0.0, work, said, "a", 3)
    sliced_calls._calls.clear()
    assert run_slice(1, LONG, work, said, "a", 3) == "a"


def test_a_call_that_nobody_waits_for_ends_at_its_pause_point():
    said: list[str] = []
    run_slice(1, 0.0, work, said, "a", 3)
    drop_call(1)
    drop_call(2)
    assert said == ["a0", "a ended"]
    assert not sliced_calls._calls


def test_what_a_call_raises_is_raised():
    def fail() -> None:
        pause_point()
        raise ValueError("no")

    assert run_slice(1, 0.0, fail) == UNFINISHED
    with pytest.raises(ValueError, match="no"):
        run_slice(1, 0.0, fail)
    assert not sliced_calls._calls


def test_a_call_that_forces_a_runtime_forces_it_upon_no_other_one():
    def interpret() -> list[str]:
        with force_runtime(INTERPRETED):
            found = []
            for _ in range(2):
                found.append(forced_runtime())
                pause_point()
            return found

    with force_runtime(""):
        for _ in range(2):
            assert run_slice(1, 0.0, interpret) == UNFINISHED
            assert forced_runtime() == ""
        assert run_slice(1, 0.0, interpret) == [INTERPRETED] * 2
        assert forced_runtime() == ""


@pytest.mark.parametrize("game", ["leduc", "solari"])
def test_a_search_finds_the_same_in_pieces_of_any_size(monkeypatch: pytest.MonkeyPatch, game: str):
    position = perihelion.new(game)
    while position.actor < 0:
        position.play("~" + next(iter(position.outcomes)))
    view = position.view(position.actor)
    found = []
    with force_runtime(INTERPRETED):
        for most in (1, 7, 32):
            monkeypatch.setattr(search_module, "MOST_PIECE", most)
            found.append(Search(1, 40, rollout_turns=0).evaluate_actions(view))
    assert found[0] == found[1] == found[2]


# in the server


def spin(begun: Path, end: Path, ended: Path) -> str:
    """A search that lasts until a file is there."""
    begun.touch()
    try:
        while not end.exists():
            time.sleep(0.001)
            pause_point()
    finally:
        ended.touch()
    return "found"


class Spinning:
    """A search that lasts until it is stopped."""

    def __init__(self, folder: Path, worker: BotWorker, requester: Requester):
        folder.mkdir()
        self.begun, self.end, self.ended = (folder / name for name in ("begun", "end", "ended"))
        files = (self.begun, self.end, self.ended)
        self.task: asyncio.Task[Any] = asyncio.create_task(worker._call(requester, spin, *files))

    async def begins(self) -> None:
        while not self.begun.exists():
            await asyncio.sleep(0.01)

    async def finish(self) -> Any:
        self.end.touch()
        return await asyncio.wait_for(self.task, 60)


def tell(story: Any) -> None:
    async def whole() -> None:
        worker = BotWorker(1)
        try:
            await asyncio.wait_for(story(worker), 300)
        finally:
            await worker.stop()

    asyncio.run(whole())


@pytest.fixture
def view():
    return perihelion.new("leduc").play("Q1", "J1", "raise").view(1)


@pytest.mark.parametrize("priority", [ONLY_BOTS, PEOPLE_WAIT])
def test_a_greedy_bot_answers_while_the_only_process_searches_for_somebody_else(tmp_path, view, priority: int):
    """Before, it waited until Sun had decided; the searches of four Suns alone follow each other without end."""

    async def story(worker: BotWorker) -> None:
        long = Spinning(tmp_path / "sun", worker, Requester("mallory", "suns", priority))
        await long.begins()
        for _ in range(5):
            assert await asyncio.wait_for(worker.choose("greedy", view, Requester("ada", "hers")), 60) in view.legal
        assert not long.task.done()
        assert await long.finish() == "found"

    tell(story)


def test_a_search_that_nobody_waits_for_any_more_is_given_up(tmp_path, view):
    async def story(worker: BotWorker) -> None:
        long = Spinning(tmp_path / "sun", worker, Requester("mallory", "suns"))
        await long.begins()
        long.task.cancel()
        assert await worker.choose("greedy", view, Requester("mallory", "another")) in view.legal
        assert long.ended.exists()

    tell(story)


def test_a_search_that_is_not_wanted_any_more_ends_between_two_slices(tmp_path):
    async def story(worker: BotWorker) -> None:
        wanted = [True]
        requester = Requester("mallory", "suns", wanted=lambda: wanted[0])
        long = Spinning(tmp_path / "sun", worker, requester)
        await long.begins()
        wanted[0] = False
        with pytest.raises(NotWanted):
            await asyncio.wait_for(long.task, 60)
        assert await Spinning(tmp_path / "next", worker, Requester("mallory")).finish() == "found"
        assert long.ended.exists()

    tell(story)


def test_a_search_begins_again_where_its_process_died(tmp_path):
    async def story(worker: BotWorker) -> None:
        long = Spinning(tmp_path / "sun", worker, Requester("mallory", "suns"))
        await long.begins()
        (process,) = worker.processes[0].workers._pool._processes.values()
        long.begun.unlink()
        process.kill()
        await long.begins()
        assert await long.finish() == "found"

    tell(story)
