"""One web server and one device side by side: both get the same requests, and have to give the same answers.

Time, ids, secrets and the choices of bots are the same on both sides.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from perihelion.fair.draw import SECRET_BYTES
from perihelion.local.guest import LocalGuest
from perihelion.server import new_tables
from perihelion.store import tables
from perihelion.table.deadlines import awaited_bot
from perihelion.table.table import NOBODY, Table
from perihelion.web.people.sessions import Sessions
from perihelion.wire.guest_names import default_name
from tests.local.devices import NOW, choose_any, make_device
from tests.web.in_process import NO_LIMIT, Client, serving

GUEST = "guest-of-both"


class Secrets:
    """The secrets of seals: the n-th one is the same on both sides."""

    def __init__(self) -> None:
        self._random = random.Random(5)

    def __call__(self, length: int) -> bytes:
        return self._random.randbytes(length) if length == SECRET_BYTES else random.randbytes(length)


class Socket:
    """A WebSocket of the web server, without a network."""

    def __init__(self, client: Client, address: str, lang: str):
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.messages: list[str] = []
        path, _, query = address.partition("?")
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (b"host", b"localhost"),
                (b"origin", b"http://localhost"),
                (b"cookie", cookies.encode()),
                (b"accept-language", lang.encode()),
            ],
            "scheme": "ws",
            "server": ("localhost", 80),
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "root_path": "",
            "state": {},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        app: Any = client.app
        self._serving = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.messages.append(message["text"])
        elif message["type"] == "websocket.close":
            self.messages.append(f"closed {message['code']}")

    def receive(self, text: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


class Both:
    """The web server and the device; each request goes to both."""

    def __init__(self, client: Client, lang: str):
        self.client, self.lang = client, lang
        self.device = make_device()
        self.device.random = self.device.tables._random = Secrets()
        key = client.services.live.key
        self.device.guest = LocalGuest(GUEST, default_name(GUEST), key)
        self.compared = 0

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Return the answer, which has to be the same on both sides."""
        content = json.dumps(body) if method == "POST" else None
        headers = {"content-type": "application/json"}
        theirs = await self.client.request(method, path, content=content, headers=headers)
        ours = await self.device.request(method, path, content, self.lang)
        same = ours.body == theirs.text or (not exact(path) and plain(ours.body) == plain(theirs.text))
        about = f"{method} {path} {body}: {difference(plain(ours.body), plain(theirs.text))}"
        assert ours.status == theirs.status_code, about
        assert same, about
        self.compared += 1
        return json.loads(ours.body) if ours.kind == "application/json" else ours.body

    async def settle(self, table: str) -> Any:
        """Wait until both tables wait for a person; return the snapshot."""
        for _ in range(4000):
            loaded = (await self.client.services.registry.open(table), await self.device.tables.open(table))
            waiting = [each.table.over or not each.table.started or _waits(each.table) for each in loaded]
            if all(waiting) and len({len(each.table.log) for each in loaded}) == 1:
                return await self.ask("GET", f"/api/tables/{table}")
            await asyncio.sleep(0.002)
        raise AssertionError("the bots do not play")

    async def logs(self, table: str) -> tuple[list[Any], list[Any]]:
        """Return the stored logs of both sides."""
        found = await tables.load(self.client.services.database, table)
        _, rows = await self.device.store.read_table(table)
        return [list(row) for row in found[1]], [json.loads(row) for row in rows]


def exact(path: str) -> bool:
    """Return whether an answer has to be the same byte for byte.

    FastAPI writes most answers by their class: it orders the fields, writes 880 as 880.0, and adds missing fields of
    choices. Those are compared as data. Snapshots and recaps are written as they are, by both sides.
    """
    of_table = path.startswith("/api/tables/")
    return of_table and (path.count("/") == 3 or "/at/" in path or "/recap" in path)


DEFAULTS = {"price": None, "quiet": False, "warning": None, "button": False}
"""What FastAPI writes for the fields of a choice that are missing."""


def plain(text: str) -> str:
    """Return JSON with sorted fields, without `.0` and without the fields of choices that FastAPI adds."""

    def read(found: dict[str, Any]) -> dict[str, Any]:
        if {"action", "touch", "says"} <= found.keys():
            return {name: value for name, value in found.items() if DEFAULTS.get(name, ...) != value}
        return found

    try:
        data = json.loads(text, parse_float=lambda n: float(n) if float(n) % 1 else int(float(n)), object_hook=read)
    except ValueError:
        return text
    return json.dumps(data, sort_keys=True)


def difference(ours: str, theirs: str) -> str:
    """Return where two texts begin to differ."""
    at = next((i for i, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), 0)
    return f"...{ours[max(0, at - 60) : at + 60]}... but the server says ...{theirs[max(0, at - 60) : at + 60]}..."


def _waits(table: Table) -> bool:
    return bool(table.awaited) and awaited_bot(table) == NOBODY


@asynccontextmanager
async def both_sides(folder: Path, monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> AsyncIterator[Both]:
    """A web server on a folder and a device, with the same guest."""
    ids = {"server": 0, "device": 0}

    def next_id(side: str) -> str:
        ids[side] += 1
        return f"table-{ids[side]}"

    monkeypatch.setattr("time.time", lambda: NOW)
    monkeypatch.setattr(Sessions, "new_id", lambda self: GUEST)
    monkeypatch.setattr(new_tables, "new_id", lambda: next_id("server"))
    monkeypatch.setattr(new_tables, "Table", partial(Table, random_bytes=Secrets()))
    async with serving(folder, lang) as client:
        limits = client.services.limits
        for name, limit in vars(limits).items():
            if type(limit) is type(NO_LIMIT):
                setattr(limits, name, NO_LIMIT)
        vars(client.services.scheduler.bot_worker)["choose"] = choose_any
        found = Both(client, lang)
        vars(found.device)["new_id"] = lambda: next_id("device")
        await found.device.start()
        yield found
        await found.device.stop()
