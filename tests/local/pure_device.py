"""Plays at a device in a process in which networks, databases, NumPy, pydantic and threads cannot be imported.

`test_pure_device.py` runs it as a script. An event loop is allowed: a browser has one.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import pkgutil
import sys

import fluent.runtime  # noqa: F401  (before anything is blocked, because Babel imports threads)

from tests.table.pure_games import DATABASES, ENGINE, LIBRARIES, NETWORKS, Blocker

ALLOWED = {"socket", "ssl", "select", "selectors", "signal", "subprocess", "threading", "time", "concurrent"}
"""What asyncio imports for itself."""
BLOCKED = (NETWORKS | DATABASES | LIBRARIES | ENGINE | {"fastapi", "multiprocessing", "prometheus_client"}) - ALLOWED
NEED_BOTS = {
    *(f"perihelion.wire.study.{name}" for name in ("mistakes", "puzzles", "spaced_repetition")),
    *(f"perihelion.thinking.{name}" for name in ("browser_files", "needed_files")),
}
"""They import bots, which need arrays: NumPy's here, our own in a browser. They are imported when they are needed."""


def import_room(room: str) -> list[str]:
    """Import all modules of a room, and return their names."""
    package = importlib.import_module(f"perihelion.{room}")
    found = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    for name in found:
        if name not in NEED_BOTS:
            importlib.import_module(name)
    return found


async def play() -> None:
    """Play a game of each kind for a while, and look at lessons, games at a real table and the analysis board."""
    from tests.local.devices import Person, make_device

    device = make_device()
    await device.start()
    ada = Person(device)
    for game, players in (("solari", 2), ("solaris", 3), ("solenia", 2), ("solarius", 3)):
        seats = ("me", *["bot:random"] * (players - 1))
        options = {"players": players} | ({"level": 1} if game == "solari" else {})
        table = await ada.lay(game, seats, options=options)
        shown = await ada.play(table, 5)
        assert shown["count"] > 3
        lessons = await ada.get(f"/api/games/{game}/lessons")
        assert (await ada.post(f"/api/games/{game}/lessons/{lessons['lessons'][0]['key']}"))["board"]
        assert (await ada.get(f"/api/tables/{table}/recap"))["count"] == shown["count"]
        looked = await ada.post("/api/analysis/look", start={"game": game, "options": options}, moves=[], seat=None)
        assert looked["game"] == game
        for asked in ("recap?seen=1", "draws", "plans", "players/0"):
            await ada.get(f"/api/tables/{table}/{asked}")
    await ada.post(f"/api/tables/{table}/resign")
    for asked in ("draws", "at/3", "export", "sealed", "analysis"):
        await ada.get(f"/api/tables/{table}/{asked}")
    assert await ada.get("/api/me/draws")
    begun = await ada.post("/api/companions", 201, game="leduc", names=["Ada", "Bob"], open_hands=True)
    assert (await ada.get(f"/api/companions/{begun['id']}"))["seats"][0]["name"] == "Ada"
    print("played", len(device.tables.rows))
    await device.stop()


def main() -> None:
    """Block, import, and play."""
    logging.disable(logging.NOTSET)
    os.environ["PERIHELION_RUNTIME"] = "interpreted"
    blocker = Blocker(BLOCKED)
    sys.meta_path.insert(0, blocker)
    blocker.block()
    blocker.names -= ENGINE
    importlib.import_module("perihelion.engine.runtimes")
    blocker.names |= BLOCKED
    blocker.block()
    names = [name for room in ("wire", "local", "thinking") for name in import_room(room)]
    print("imported", len(names))
    asyncio.run(play())
    assert not blocker.names & {name.partition(".")[0] for name in sys.modules}


if __name__ == "__main__":
    main()
