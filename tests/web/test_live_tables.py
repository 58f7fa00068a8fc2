"""Live tables in memory: what is kept, what is dropped, and that no table is dead afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.server import loaded_table, registry
from perihelion.server.deals import Deals
from perihelion.table import commands
from perihelion.web.http.rate_limits import RateLimits
from perihelion.web.table import live_tables as live_module
from perihelion.web.table.live_tables import LiveTables
from perihelion.web.table.viewers import Viewer
from tests.server.registries import ADA, lay, open_registry, run


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Only a few tables stay in memory, however recently they were used."""
    monkeypatch.setattr(registry, "MAX_LOADED", 10)
    monkeypatch.setattr(loaded_table, "RECENT_SECONDS", 0.0)
    return 10


def live_tables(opened: Any) -> LiveTables:
    return LiveTables(opened, RateLimits(), b"key", Deals(opened))


async def play(opened: Any, table: str) -> None:
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))


def test_a_table_opened_after_too_many_others_is_alive(tmp_path, few):
    """Before, the table just opened was the one dropped: commands reached another copy of it."""

    async def test():
        async with open_registry(tmp_path) as opened:
            live = live_tables(opened)
            tables = [await lay(opened, ("me", "me")) for _ in range(3 * few)]
            for table in tables:
                shown = await live.open(table)
                viewer = Viewer(shown, ADA.id, "en", 0)
                shown.viewers.append(viewer)
                await play(opened, table)
                assert viewer.outbox.qsize() == 1, "the viewer hears of the play"
                assert opened.loaded[table] is shown.loaded
                shown.viewers.remove(viewer)
            assert len(opened.loaded) <= few
            assert len(live._tables) <= few + 16

    run(test())


def test_drawings_of_earlier_moments_are_dropped_after_a_play(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            shown = await live_tables(opened).open(table)
            shown.viewers += [Viewer(shown, ADA.id, "en", seat) for seat in (0, 1)]
            for viewer in shown.viewers:
                viewer.send_snapshot()
            before = shown.table.count
            await play(opened, table)
            kept = {key[0] for key in shown.frames._frames}
            assert kept == {shown.table.count} != {before}

    run(test())


def test_a_table_with_viewers_is_not_dropped(tmp_path, few):
    async def test():
        async with open_registry(tmp_path) as opened:
            live = live_tables(opened)
            watched = await live.open(await lay(opened, ("me", "me")))
            watched.loaded.connect(ADA.id)
            for _ in range(3 * few):
                await live.open(await lay(opened, ("me", "me")))
            assert opened.loaded[watched.table.head.table] is watched.loaded
            assert watched.loaded.listeners

    run(test())


def test_a_table_used_just_now_is_not_dropped(tmp_path, few, monkeypatch):
    monkeypatch.setattr(loaded_table, "RECENT_SECONDS", 60.0)

    async def test():
        async with open_registry(tmp_path) as opened:
            live = live_tables(opened)
            first = await live.open(await lay(opened, ("me", "me")))
            for _ in range(2 * few):
                await live.open(await lay(opened, ("me", "me")))
            assert opened.loaded[first.table.head.table] is first.loaded

    run(test())


def test_long_games_count_for_more_than_new_ones(tmp_path, monkeypatch):
    """A table keeps a position for every entry: two thousand finished games would take gigabytes."""
    monkeypatch.setattr(registry, "MAX_ENTRIES", 100)
    monkeypatch.setattr(loaded_table, "RECENT_SECONDS", 0.0)

    async def test():
        async with open_registry(tmp_path) as opened:
            for _ in range(40):
                last = await lay(opened, ("me", "me"))
                entries = sum(len(each.table.log) for each in opened.loaded.values())
                assert entries <= 100
            assert last in opened.loaded
            assert 1 < len(opened.loaded) < 40

    run(test())


def test_a_dropped_table_has_no_listeners(tmp_path, few):
    async def test():
        async with open_registry(tmp_path) as opened:
            live = live_tables(opened)
            first = await live.open(await lay(opened, ("me", "me")))
            for _ in range(2 * few):
                await live.open(await lay(opened, ("me", "me")))
            assert first.table.head.table not in opened.loaded
            assert not first.loaded.listeners

    run(test())


def test_of_a_table_that_nobody_looks_at_any_more_no_drawing_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(live_module, "MOST_DRAWN", 3)

    async def test():
        async with open_registry(tmp_path) as opened:
            live = live_tables(opened)
            tables = [await lay(opened, ("me", "me")) for _ in range(8)]
            shown = []
            for table in tables:
                shown.append(await live.open(table))
                assert shown[-1].frame(0, "en").groups
                if table == tables[1]:
                    shown[-1].viewers.append(Viewer(shown[-1], ADA.id, "en", 0))
            kept = [n for n, each in enumerate(shown) if each.frames._frames]
            assert kept == [1, 5, 6, 7], "those looked at last, and those with viewers"
            assert (await live.open(tables[0])).frame(0, "en").groups, "it is drawn again"

    run(test())
