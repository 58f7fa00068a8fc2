"""If one part of a worker fails to start, all parts are stopped."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import make_url

from perihelion.server.worker import Worker
from tests.server.registries import run

STARTS = ["open database", "start cluster", "start scheduler", "start notifier"]
STOPS = ["stop scheduler", "finish registry", "stop notifier", "stop recorder", "stop cluster", "close database"]


class Part:
    """A part of a worker that notes what is done with it."""

    def __init__(self, name: str, calls: list[str], failing: str):
        self.name, self.calls, self.failing = name, calls, failing
        self.bot_worker = self

    def __getattr__(self, method: str) -> Any:
        async def call(*_: Any) -> None:
            self.calls.append(f"{method} {self.name}")
            if self.calls[-1] == self.failing:
                raise OSError(self.failing)

        return call

    def start(self, *_: Any) -> Any:
        """Start, like the notifier and the bots at once, like the scheduler and the cluster when awaited."""
        if self.name == "notifier":
            self.calls.append("start notifier")
            if self.failing == "start notifier":
                raise OSError(self.failing)
            return None
        return self.__getattr__("start")()


def made(calls: list[str], failing: str) -> Worker:
    worker: Any = Worker(make_url("postgresql+psycopg://nobody@localhost/nothing"), lambda registry: Part("", [], ""))
    for name in ("database", "cluster", "scheduler", "notifier", "recorder", "registry"):
        setattr(worker, name, Part(name, calls, failing))

    async def follow_operators() -> None:
        """There are none."""

    worker._follow_operators = follow_operators
    worker.scheduler.bot_worker = Part("notifier", [], "")
    return worker  # type: ignore[no-any-return]


@pytest.mark.parametrize("failing", STARTS)
def test_all_parts_are_stopped_if_one_fails_to_start(failing: str):
    calls: list[str] = []

    async def story() -> None:
        started = asyncio.Event()
        with pytest.raises(OSError, match=failing):
            await made(calls, failing).run(asyncio.Event(), started)
        assert not started.is_set()

    run(story())
    assert calls == [*STARTS[: STARTS.index(failing) + 1], *STOPS]


def test_a_worker_that_ends_stops_all_parts():
    calls: list[str] = []

    async def story() -> None:
        ended = asyncio.Event()
        ended.set()
        await made(calls, "").run(ended)

    run(story())
    assert calls == [*STARTS, *STOPS]
