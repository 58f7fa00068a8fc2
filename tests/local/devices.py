"""Devices for tests: a server without a network, with a store in memory and a thinker in this process."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from perihelion.core.view import View
from perihelion.local.server import LocalServer
from perihelion.local.store import MemoryStore, Store
from perihelion.thinking.calls import answer_call

NOW = 1_800_000_000.0


class HereThinker:
    """Answers calls at once, in this process."""

    async def call(self, name: str, payload: bytes) -> bytes:
        return answer_call(name, payload)


class SilentThinker:
    """Always fails, so a bot plays any legal action."""

    async def call(self, name: str, payload: bytes) -> bytes:
        raise RuntimeError("nobody thinks here")


class RandomBytes:
    """A function that returns random bytes, the same ones for the same seed."""

    def __init__(self, seed: int = 1):
        self._random = random.Random(seed)

    def __call__(self, length: int) -> bytes:
        return self._random.randbytes(length)


async def choose_any(level: str, view: View, *_: Any, **__: Any) -> int:
    """A bot's choice that follows from the number of entries alone."""
    return random.Random(len(view.log)).choice(view.legal)


def make_device(store: Store | None = None, seed: int = 1, now: Callable[[], float] = lambda: NOW) -> LocalServer:
    """Return a device; its bots choose any action."""
    device = LocalServer(store or MemoryStore(), HereThinker(), now, RandomBytes(seed))
    vars(device.thoughts)["choose"] = choose_any
    return device


class Person:
    """Uses a device, and expects what it asks for."""

    def __init__(self, device: LocalServer, lang: str = "en"):
        self.device, self.lang = device, lang

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return await self.ask("POST", path, json.dumps(body), status)

    async def ask(self, method: str, path: str, text: str | None, status: int) -> Any:
        answer = await self.device.request(method, path, text, self.lang)
        assert answer.status == status, answer
        return json.loads(answer.body) if answer.kind == "application/json" else answer.body

    async def lay(self, game: str = "leduc", seats: tuple[str, ...] = ("me", "bot:random"), **more: Any) -> str:
        made = await self.post("/api/tables", 201, game=game, seats=list(seats), **more)
        return str(made["table"])

    async def at(self, table: str) -> Any:
        """The table when it waits for a person, or is over."""
        for _ in range(2000):
            shown = await self.get(f"/api/tables/{table}")
            if shown["yours"] or shown["over"] or not shown["started"]:
                return shown
            await asyncio.sleep(0.005)
        raise AssertionError("the bots do not play")

    async def play(self, table: str, decisions: int = 10**6, pick: Callable[[list[Any]], Any] = lambda c: c[0]) -> Any:
        """Play some decisions, or to the end; return the table."""
        for _ in range(decisions):
            shown = await self.at(table)
            if shown["over"]:
                return shown
            if shown["confirm"]:
                await self.post(f"/api/tables/{table}/confirm", 201, after=shown["count"])
            else:
                action = pick(shown["choices"])["action"]
                await self.post(f"/api/tables/{table}/actions", 201, action=action, after=shown["count"])
        return await self.at(table)
