"""After a game against a bot, the lobby of a server and of a device names the same next bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.local.both import both_sides


def test_the_lobby_names_the_next_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with both_sides(tmp_path, monkeypatch) as both:
            made = await both.ask("POST", "/api/tables", game="leduc", options={}, seats=["me", "bot:mars"])
            path = f"/api/tables/{made['table']}"
            shown = await both.settle(made["table"])
            while not shown["over"]:
                action = {"action": shown["choices"][0]["action"], "after": shown["count"], "seat": 0}
                await both.ask("POST", f"{path}/actions", **action)
                shown = await both.settle(made["table"])
            mine, other = (seat["points"] for seat in shown["seats"])
            expected = "sun" if mine > other else "venus" if mine < other else "mars"
            lists = await both.ask("GET", "/api/tables")
            assert lists["next"] == {"leduc": expected}

    asyncio.run(play())
