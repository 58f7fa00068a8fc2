"""A report of a whole game of Solarius Mission, asked for as the page does: when it is there, and what it takes."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

import perihelion
from perihelion.companion.entered_game import ENTERED, write_move
from perihelion.core.replay import replay
from perihelion.engine.background import wait_until_ready
from perihelion.store import companions
from perihelion.store.database import Database

from .server import Server

GAME_FILE = Path(__file__).parent.parent / "golden" / "solarius-1.game"
FIRST_RESULT_SECONDS, MOST_BYTES = 10, 300 << 20


def enter_whole_game(folder: Path, companion: str, moves: list[str]) -> None:
    """Write the moves of a game at a real table beside the server, which would take them one by one."""

    async def write() -> None:
        database = Database(folder, beside=True)
        await database.open()
        await companions.change(database, companion, moves=moves, kinds=[ENTERED] * len(moves))
        await database.close()

    asyncio.run(write())


def descendants(process: int) -> list[int]:
    """The processes that a process has begun, and theirs."""
    children = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(child) for tasks in children for child in tasks.read_text().split()]
    return found + [each for child in found for each in descendants(child)]


def peak_memory(process: int) -> int:
    """The most bytes of memory that a running process had; 0 if it is gone."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("VmHWM")), 0)


@pytest.mark.skipif(not os.environ.get("PERIHELION_REPORTS"), reason="make soak reports on whole games")
def test_a_report_of_a_whole_game_shows_its_first_result_in_10_s_and_ends_under_300_mb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Seconds of the clock, from the first request to an answer with mistakes, with this machine as it is."""
    position = replay(GAME_FILE.read_text(encoding="utf-8"))
    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    wait_until_ready(perihelion.games()["solarius"])
    server = Server(tmp_path).start()
    try:
        guest = server.guest("Ada")
        order = {"game": "solarius", "options": position.options, "open_hands": True}
        made = guest.post("/api/companions", **order).json()["id"]
        enter_whole_game(tmp_path, made, [write_move(entry.actor, entry.text) for entry in position.entries])
        begun, first, numbers, memory = time.monotonic(), 0.0, set[int](), 0
        report = {"state": "queued"}
        while report["state"] not in ("done", "failed"):
            report = guest.get(f"/api/companions/{made}/report").json()
            assert "error" not in report, report
            numbers.add(report["number"])
            if not first and "report-mistake" in (report["beginning"] or ""):
                first = time.monotonic() - begun
            memory = max([memory, *map(peak_memory, descendants(server.process.pid))])
            time.sleep(0.25)
        print(f"first mistakes after {first:.1f} s, all after {time.monotonic() - begun:.0f} s, {memory >> 20} MB")
    finally:
        server.stop()
    assert report["state"] == "done"
    assert len(numbers) > 3, "it becomes better while one looks"
    assert 0 < first < FIRST_RESULT_SECONDS
    assert 0 < memory < MOST_BYTES
