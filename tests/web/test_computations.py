"""What requests compute: one guest, however much they ask for, keeps nobody from a table or from an analysis."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

import perihelion
from perihelion.table.errors import InvalidCommand
from perihelion.web.http import middleware
from perihelion.web.http.computations import THREADS, Computations, Computing
from perihelion.web.http.rate_limits import RateLimits
from perihelion.wire.body_limits import MOST_FILE_BYTES
from perihelion.wire.errors import TooFast
from perihelion.wire.schemas.analysis import MOST_MOVES
from perihelion.wire.study import analysis
from tests.server.registries import lay, open_registry, run

HOME, CLUB = "203.0.113.9", "203.0.113.10"


class Story:
    """Computations that last until the test ends them."""

    def __init__(self) -> None:
        self.limits = RateLimits()
        self.computations = Computations(self.limits)
        self.running: list[str] = []
        self._end = threading.Event()

    def compute(self, guest: str, address: str = HOME) -> asyncio.Task[str]:
        """Ask for one."""

        def last() -> str:
            self.running.append(guest)
            assert self._end.wait(60)
            return guest

        return asyncio.create_task(Computing(self.computations, guest, address).run(last))

    def end(self) -> None:
        self._end.set()


def tell(story: Callable[[Story], Awaitable[None]]) -> None:
    async def whole() -> None:
        now = Story()
        try:
            await story(now)
        finally:
            now.end()

    run(whole())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


# whose turn it is


def test_a_guest_has_one_computation_at_a_time():
    async def story(now: Story) -> None:
        asked = [now.compute("mallory") for _ in range(24)]
        other = now.compute("ada")
        await until(lambda: "ada" in now.running)
        assert now.running == ["mallory", "ada"], "a thread is left for others"
        now.end()
        assert await asyncio.gather(other, *asked) == ["ada", *["mallory"] * 24]

    tell(story)


def test_guests_take_turns():
    async def story(now: Story) -> None:
        guests = [f"guest {n}" for n in range(THREADS)]
        asked = [now.compute(guest) for guest in guests for _ in range(3)]
        await until(lambda: len(now.running) == THREADS)
        asked.append(now.compute("ada"))
        await asyncio.sleep(0)
        now.end()
        await asyncio.gather(*asked)
        assert "ada" in now.running[: 2 * THREADS]

    tell(story)


def test_a_table_opens_while_everything_else_that_has_threads_is_busy(tmp_path):
    """One guest sends more than all threads can do; somebody opens a table that is not in memory."""

    async def story(now: Story) -> None:
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            opened.loaded.clear()
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
            end = threading.Event()
            asked = [asyncio.to_thread(end.wait, 60), *(now.compute(f"mallory {n}") for n in range(THREADS))]
            busy = asyncio.gather(*asked)
            await until(lambda: len(now.running) == THREADS)
            try:
                assert (await asyncio.wait_for(opened.open(table), 60)).stored.id == table
                assert not busy.done()
            finally:
                end.set()
                now.end()
                await busy

    tell(story)


def test_nobody_waits_for_a_table_while_a_computation_about_it_waits_for_a_thread():
    async def story(now: Story) -> None:
        busy = [now.compute(f"mallory {n}") for n in range(THREADS)]
        await until(lambda: len(now.running) == THREADS)
        lock = asyncio.Lock()
        waiting = asyncio.create_task(Computing(now.computations, "eve", HOME).run_with(lock, lock.locked))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not lock.locked()
        now.end()
        assert await waiting, "it has the lock while it computes"
        await asyncio.gather(*busy)

    tell(story)


def test_a_computation_that_is_given_up_keeps_its_lock_until_it_is_over():
    async def story(now: Story) -> None:
        lock, end, begun = asyncio.Lock(), threading.Event(), threading.Event()

        def last() -> bool:
            begun.set()
            return end.wait(60)

        work = asyncio.create_task(Computing(now.computations, "eve", HOME).run_with(lock, last))
        await until(begun.is_set)
        work.cancel()
        await asyncio.sleep(0.01)
        assert lock.locked(), "its thread still reads the table"
        end.set()
        with pytest.raises(asyncio.CancelledError):
            await work
        assert not lock.locked()

    tell(story)


# what it costs


def spend(seconds: float) -> None:
    """Use the processor."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_a_guest_computes_is_charged_in_seconds_of_the_processor():
    async def story(now: Story) -> None:
        charged: list[tuple[str, str, float]] = []
        now.limits.charge_computing = lambda *given: charged.append(given)  # type: ignore[method-assign]
        await Computing(now.computations, "mallory", HOME).run(spend, 0.05)
        await Computing(now.computations, "ada", CLUB).run(time.sleep, 0.05)
        assert [given[:2] for given in charged] == [("mallory", HOME), ("ada", CLUB)]
        assert charged[0][2] >= 0.05 > charged[1][2], "waiting uses no processor"

    tell(story)


def test_a_guest_who_used_too_much_has_to_wait():
    async def story(now: Story) -> None:
        now.limits.charge_computing("mallory", HOME, now.limits.computing.burst + 10)
        with pytest.raises(TooFast) as refused:
            await Computing(now.computations, "mallory", HOME).run(spend, 0)
        assert 15 < refused.value.wait <= 20
        await Computing(now.computations, "ada", HOME).run(spend, 0)

    tell(story)


def test_fresh_cookies_from_one_address_compute_no_more_than_a_few_guests():
    limits = RateLimits()
    for n in range(7):
        limits.charge_computing(f"mallory {n}", HOME, 10)
    with pytest.raises(TooFast):
        limits.check_computing("mallory 8", HOME)
    limits.check_computing("ada", CLUB)


def test_a_request_that_has_begun_is_finished():
    """The second half of what was stored must not be refused."""

    async def story(now: Story) -> None:
        computing = Computing(now.computations, "ada", HOME)
        await computing.run(spend, 0)
        now.limits.charge_computing("ada", HOME, 100)
        await computing.run(spend, 0)

    tell(story)


def test_a_debt_is_not_forgotten(monkeypatch: pytest.MonkeyPatch):
    """A client that owes tokens is remembered until the bucket is full again."""
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    limit = RateLimits().computing
    limit.charge("mallory", 3 * limit.burst)
    clock[0] += 1.5 * limit.burst / limit.per_second
    limit.take("ada")
    assert limit.take("mallory", 0) > 0
    clock[0] += limit.burst / limit.per_second
    assert limit.take("mallory", 0) == 0


def test_a_long_body_counts_as_many_short_ones():
    """It is read and parsed where everybody's moves are."""
    limits, sent = RateLimits(), 0
    headers = {"content-length": "740000"}
    connection: Any = SimpleNamespace(
        client=SimpleNamespace(host=HOME),
        url=SimpleNamespace(path="/api/analysis/read"),
        headers=headers,
        scope={"method": "POST"},
    )
    with suppress(TooFast):
        while sent < 24:
            middleware._check_rate(connection, limits, "mallory")
            sent += 1
    assert 1 <= sent <= 4
    headers.clear()
    headers["transfer-encoding"] = "chunked"
    assert middleware.read_length(connection) == MOST_FILE_BYTES, "it may be as long as that"


# what is refused before it costs anything


def fail(*_: Any) -> Any:
    pytest.fail("it was replayed before its moves were counted")


@pytest.mark.parametrize("undone", [False, True])
def test_moves_of_a_sealed_game_are_counted_before_anything_is_verified(monkeypatch: pytest.MonkeyPatch, undone: bool):
    monkeypatch.setattr(analysis, "verify_sealed_game", fail)
    move = '0123456789abcdef {"kind":"action","n":1,"seat":0,"text":"fold"}\n'
    entry = '0123456789abcdef {"kind":"undo","n":2,"to":0}\n'
    head = '0123456789abcdef {"format":"perihelion sealed game 2"}\n'
    text = head + (entry * (3 * MOST_MOVES + 1) if undone else move * (MOST_MOVES + 1))
    with pytest.raises(InvalidCommand) as refused:
        analysis.read_text(text, None, "en")
    assert refused.value.key == "error-analysis-long"


def test_moves_of_a_game_file_are_counted_before_it_is_replayed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analysis, "replay", fail)
    text = perihelion.new("leduc").transcript + ", ".join(["raise"] * (MOST_MOVES + 1)) + "\n"
    with pytest.raises(InvalidCommand) as refused:
        analysis.read_text(text, None, "en")
    assert refused.value.key == "error-analysis-long"


def test_comments_and_the_result_are_no_moves():
    played = perihelion.new("leduc").play("Q1", "J1", "raise", "fold").transcript
    assert analysis.count_moves(played + "# a, b, c\n") == 4
