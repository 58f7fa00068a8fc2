"""Spectators: a play is not shown to all of them before it is acknowledged, and none of them misses anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from perihelion.server.deals import Deals
from perihelion.table import commands, table_change
from perihelion.table.table_change import TableChange
from perihelion.web.http.rate_limits import RateLimits
from perihelion.web.table import audience
from perihelion.web.table.live_tables import LiveTables
from perihelion.web.table.viewers import LiveTable, Viewer
from tests.server.registries import ADA, lay, open_registry, run
from tests.web.test_live import applied

MANY = 200


class Crowd:
    """A table with a player and many spectators."""

    def __init__(self, opened: Any, live: LiveTable, lang: str = "en"):
        self.opened, self.live = opened, live
        self.snapshots: dict[Viewer, dict[str, Any]] = {}
        self.player = self.sit(ADA.id, 0, lang)
        self.spectators = [self.sit(f"spectator {n}", -1, lang) for n in range(MANY)]

    def sit(self, guest: str, seat: int, lang: str) -> Viewer:
        viewer = Viewer(self.live, guest, lang, seat)
        viewer.send_snapshot()
        snapshot: Any = viewer.outbox.get_nowait()
        self.snapshots[viewer] = snapshot
        self.live.viewers.append(viewer)
        return viewer

    async def play(self, action: str = "raise") -> None:
        table = self.live.table.head.table
        await self.opened.run_command(table, lambda t: commands.play_action(t, ADA.id, action, t.count))

    def told(self) -> int:
        """How many spectators have something in their outbox."""
        return sum(not viewer.outbox.empty() for viewer in self.spectators)

    async def until_told(self) -> None:
        while self.told() < MANY:
            await asyncio.sleep(0)


def tell(tmp_path: Any, story: Callable[[Crowd], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_registry(tmp_path) as opened:
            live = LiveTables(opened, RateLimits(), b"key", Deals(opened))
            await story(Crowd(opened, await live.open(await lay(opened, ("me", "me")))))

    run(whole())


def test_a_play_is_acknowledged_before_it_is_shown_to_all_spectators(tmp_path):
    async def story(crowd: Crowd) -> None:
        await crowd.play()
        assert crowd.player.outbox.qsize() == 1, "players see it at once"
        assert crowd.told() <= 4 * audience.AT_A_TIME
        await crowd.until_told()
        messages = [viewer.outbox.get_nowait() for viewer in crowd.spectators]
        assert all(message == messages[0] for message in messages)

    tell(tmp_path, story)


def test_the_next_play_goes_before_the_rest_of_the_spectators(tmp_path):
    async def story(crowd: Crowd) -> None:
        await crowd.play("raise")
        await crowd.play("call")
        assert crowd.player.outbox.qsize() == 2
        assert crowd.told() < MANY / 2
        await crowd.until_told()

    tell(tmp_path, story)


def test_a_spectator_who_was_told_late_knows_the_same_as_one_who_was_told_at_once(tmp_path):
    async def story(crowd: Crowd) -> None:
        late, prompt = crowd.spectators[-1], crowd.sit("spectator", -1, "en")

        def read() -> None:
            for viewer in (late, prompt):
                while not viewer.outbox.empty():
                    crowd.snapshots[viewer] = applied(crowd.snapshots[viewer], viewer.outbox.get_nowait())

        for action in ("raise", "raise", "call"):
            await crowd.play(action)
            crowd.live.send_missed([prompt])
            read()
        while late.missed is not None:
            await asyncio.sleep(0)
        read()
        assert crowd.snapshots[late] == crowd.snapshots[prompt]

    tell(tmp_path, story)


def test_nothing_is_made_for_a_spectator_who_does_not_read(tmp_path):
    async def story(crowd: Crowd) -> None:
        silent = crowd.spectators[0]
        silent.send({"type": "pong"})
        for action in ("raise", "call"):
            await crowd.play(action)
            for viewer in crowd.spectators[1:]:
                while viewer.missed is not None:
                    await asyncio.sleep(0)
                while not viewer.outbox.empty():
                    viewer.outbox.get_nowait()
        assert silent.outbox.qsize() == 1
        silent.outbox.get_nowait()
        crowd.live.audience.wake()
        while silent.outbox.empty():
            await asyncio.sleep(0)
        message: Any = silent.outbox.get_nowait()
        assert message["count"] == crowd.live.table.count
        assert len(message["steps"]) >= 2, "both plays"

    tell(tmp_path, story)


def test_who_comes_and_goes_is_told_together(tmp_path):
    """Each of two hundred spectators would be told two hundred times otherwise."""

    async def story(crowd: Crowd) -> None:
        for n in range(20):
            crowd.live.loaded.connect(f"newcomer {n}")
            crowd.live.show_presence()
        await crowd.until_told()
        while any(viewer.due for viewer in crowd.spectators):
            await asyncio.sleep(0)
        for viewer in crowd.spectators:
            message: Any = viewer.outbox.get_nowait()
            assert message["watching"] == 20
            assert viewer.outbox.empty()

    tell(tmp_path, story)


def test_a_snapshot_has_what_was_missed(tmp_path):
    async def story(crowd: Crowd) -> None:
        crowd.live.audience.wake = lambda: None  # type: ignore[method-assign]
        viewer = crowd.spectators[0]
        await crowd.play()
        viewer.send_snapshot()
        crowd.live.send_missed([viewer])
        assert viewer.outbox.qsize() == 1, "nothing comes twice"

    tell(tmp_path, story)


def test_of_very_many_changes_only_the_outcome_is_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_change, "MOST_ENTRIES", 3)
    entry: Any = object()
    change = TableChange((entry,))
    three = change.followed_by(change).followed_by(change)
    assert len(three.entries) == 3
    assert three.followed_by(change) == TableChange(reloaded=True)
