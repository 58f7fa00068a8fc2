"""A device gives the answers of the web server: the same log entries and the same messages, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.local.both import Both, Socket, both_sides
from tests.selection import SOAK

GAMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("leduc", {}, ["me", "bot:random"]),
    ("tender", {"players": 3}, ["me", "bot:random", "me:Bob"]),
    ("solari", {"players": 2, "level": 2, "target": 4}, ["me:Ada", "me:Bob"]),
    ("solaris", {"players": 3}, ["bot:moon", "me", "bot:random"]),
    ("solenia", {"players": 2}, ["me", "bot:random"]),
    ("solarius", {"players": 3}, ["me", "bot:random", "bot:greedy"]),
]
LARGE = ("solenia", "solarius")
"""Games that `make test` leaves to `make soak`: nothing here depends on a game."""
TABLES = [table for table in GAMES if SOAK or table[0] not in LARGE]
DECISIONS = 10**6 if SOAK else 12
SEEDS = range(20) if SOAK else range(1)


async def play_table(both: Both, game: str, options: dict[str, Any], seats: list[str], seed: int) -> None:
    """Play one game on both sides with all that a page asks for, resign if it is long, and look at it afterwards."""
    luck = random.Random(seed)
    made = await both.ask("POST", "/api/tables", game=game, options=options, seats=seats, settings={"hints": True})
    table = made["table"]
    path = f"/api/tables/{table}"
    await both.settle(table)  # the first bots decide before a page is open
    heard: list[str | None] = []
    socket = Socket(both.client, f"{path}/live?outline=true", both.lang)
    connection = both.device.connect(f"{path}/live?outline=true", both.lang, heard.append)
    while not (heard and socket.messages):
        await asyncio.sleep(0.002)
    for decision in range(DECISIONS):
        shown = await both.settle(table)
        if shown["over"]:
            break
        await look_around(both, path, shown, luck, decision)
        if shown["confirm"]:
            await both.ask("POST", f"{path}/confirm", after=shown["count"])
            continue
        if decision and shown["undo"]["can"] and luck.random() < 0.1:
            await both.ask("POST", f"{path}/undo", after=shown["count"])
            continue
        choice = luck.choice(shown["choices"])
        seat = shown["seat"] if len(shown["mine"]) > 1 else None
        if luck.random() < 0.2:
            message = {"type": "play", "action": choice["action"], "after": shown["count"], "seat": seat}
            for side in (socket, connection):
                side.receive(json.dumps(message))
            await heard_alike(both, table, socket, heard, shown["count"])
        else:
            await both.ask("POST", f"{path}/actions", action=choice["action"], after=shown["count"], seat=seat)
    shown = await both.settle(table)
    if not shown["over"]:
        await both.ask(
            "POST", f"{path}/actions", action=shown["choices"][0]["action"] if shown["choices"] else "x", after=0
        )
        await both.ask("POST", f"{path}/resign", seat=shown["mine"][0])
        await both.ask("POST", f"{path}/end")
        shown = await both.settle(table)
    await look_back(both, path, shown)
    for side in (socket, connection):
        side.receive('{"type":"ping"}')
    await heard_alike(both, table, socket, heard, -1)
    theirs, ours = await both.logs(table)
    assert ours == theirs
    assert len(ours) > 5
    assert heard == socket.messages
    connection.close()
    await socket.close()


async def heard_alike(both: Both, table: str, socket: Socket, heard: list[str | None], count: int) -> None:
    """Wait until both pages have heard the same, and the table has gone on."""
    for _ in range(4000):
        await asyncio.sleep(0.002)
        gone_on = (await both.device.tables.open(table)).table.count > count
        if gone_on and len(heard) == len(socket.messages) > 0:
            break
    await both.settle(table)


async def look_around(both: Both, path: str, shown: dict[str, Any], luck: random.Random, decision: int) -> None:
    """Ask for what a page asks for while it waits for a decision."""
    if shown["choices"]:
        choice = luck.choice(shown["choices"])
        await both.ask("POST", f"{path}/preview", action=choice["action"])
        await both.ask("POST", f"{path}/why", action=choice["action"])
        keys = list(shown["board"]["groups"]) if shown["board"] else []
        if keys:
            await both.ask("POST", f"{path}/why", touch=[luck.choice(keys)])
    await both.ask("GET", f"{path}/players/{luck.randrange(len(shown['seats']))}")
    if decision % 5 == 0:
        for asked in ("recap", "recap?seen=3", "tour", "draws", "plans", "at/0", "sealed", "export", "analysis"):
            await both.ask("GET", f"{path}/{asked}")


async def look_back(both: Both, path: str, shown: dict[str, Any]) -> None:
    """Ask for what a page asks for after the end."""
    last = shown["count"]
    for asked in ("draws", "export", f"at/{last}", f"at/{last // 2}?seat=0", "at/99999999", "analysis", "recap"):
        await both.ask("GET", f"{path}/{asked}")
    assert "perihelion sealed game" in await both.ask("GET", f"{path}/sealed")
    await both.ask("GET", "/api/tables")
    await both.ask("GET", "/api/me/turns")
    await both.ask("GET", "/api/me/draws")
    again = await both.ask("POST", f"{path}/rematch")
    await both.settle(again["table"])
    later = await both.ask("POST", f"{path}/branch", n=last // 2)
    await both.settle(later["table"])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=[game for game, *_ in TABLES])
def test_a_whole_table_is_the_same_as_on_the_web_server(
    game: str, options: dict[str, Any], seats: list[str], seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def play() -> int:
        async with both_sides(tmp_path, monkeypatch, ("en", "de")[seed % 2]) as both:
            await play_table(both, game, options, seats, seed)
            return both.compared

    assert asyncio.run(play()) > 20
