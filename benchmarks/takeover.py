"""The cost for a server of taking over another one's players: CPU time, part by part.

    python -m benchmarks.takeover
    python -m benchmarks.takeover --tables 8 --plays 60

PostgreSQL, a server and the players are real. Another process plays at tables of all games for a while. Then a server
starts that has none of the tables in memory, and the players connect to it one after another. Times are CPU
milliseconds for one connection: of the server, of its database, and of the client that measures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect as connect_later
from websockets.sync.client import connect

from benchmarks.load import AS_BROWSERS, MIX, TICKS, home
from perihelion.engine.runtimes import INTERPRETED, force_runtime
from perihelion.server.new_tables import create_table
from perihelion.server.registry import TableRegistry
from perihelion.store import guests
from perihelion.store.database import Database
from perihelion.store.guests import Guest
from perihelion.store.postgresql import read_url
from perihelion.table.commands import play_action, take_seat
from perihelion.table.settings import Settings
from perihelion.web.people.sessions import Sessions
from tests.postgresql import Postgresql
from tests.web.prepared_server import PreparedServer

Seat = tuple[str, str, str]
"""A game, a table, and the cookie of a player there."""


def read_processes() -> dict[int, tuple[int, float, str]]:
    """Return the parent, the CPU time and the command of every process on this machine."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                text, command = (folder / "stat").read_text(), (folder / "cmdline").read_text()
            except OSError:
                continue
            fields = text[text.rindex(")") + 2 :].split()
            found[int(folder.name)] = (int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS, command)
    return found


class Clock:
    """The CPU time of a server, of PostgreSQL and of this process since the last lap."""

    def __init__(self, server: int, database: int):
        self.server, self.database, self._before = server, database, (0.0, 0.0, 0.0)
        self.lap()

    def lap(self) -> tuple[float, float, float]:
        """Return the seconds since the last call."""
        processes = read_processes()
        now = (
            sum(spent for pid, (parent, spent, _) in processes.items() if self.server in (pid, parent)),
            sum(spent for pid, (parent, spent, _) in processes.items() if self.database in (pid, parent)),
            time.process_time(),
        )
        before, self._before = self._before, now
        return (now[0] - before[0], now[1] - before[1], now[2] - before[2])


async def play_tables(url: str, tables: int, plays: int) -> list[Seat]:
    """Play at `tables` tables of each game; return all seats."""
    luck, seats = random.Random(1), []
    database = Database(read_url(url))
    await database.open()
    registry, sessions = TableRegistry(database), Sessions(database, await guests.load_key(database, "cookies"))
    for game, players in MIX.items():
        for _ in range(tables):
            people = [Guest(sessions.new_id(), f"Guest {n}") for n in range(players)]
            open_seats = ["open"] * (players - 1)
            table = await create_table(
                registry, people[0], game, {"players": players}, ["me", *open_seats], Settings(), []
            )
            for seat, who in enumerate(people[1:], 1):
                await registry.run_command(table, lambda t, who=who, seat=seat: take_seat(t, who.id, who.name, seat))  # type: ignore[misc]
            await play_on(registry, table, plays, luck)
            seats += [(game, table, sessions.sign(who.id)) for who in people]
    await database.close()
    return seats


async def play_on(registry: TableRegistry, name: str, plays: int, luck: random.Random) -> None:
    """Play random actions at a table."""
    for _ in range(plays):
        table = (await registry.open(name)).table
        if not table.running or table.waits_for < 0:
            return
        guest, action, count = table.seats[table.waits_for].guest, luck.choice(table.position.legal), table.count
        await registry.run_command(name, lambda t: play_action(t, guest, action, count))  # noqa: B023


def connect_all(
    port: int, seats: list[Seat], clock: Clock, marks: dict[str, str]
) -> dict[str, tuple[float, float, float]]:
    """Connect one after another and wait for the table. Return the milliseconds per connection, by game.

    A client with a mark sends it, and gets only what is new. Each client gets a mark here.
    """
    found = {}
    for game in MIX:
        sockets = []
        clock.lap()
        mine = [(table, cookie) for key, table, cookie in seats if key == game]
        for table, cookie in mine:
            asked = urlencode({"outline": "false"} | ({"have": marks[cookie]} if cookie in marks else {}))
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?{asked}"
            headers = {"Cookie": f"guest={cookie}", **home()}
            as_page: dict[str, Any] = {"compression": None, "extensions": [AS_BROWSERS], "max_size": None}
            socket = connect(address, additional_headers=headers, proxy=None, legacy=True, **as_page)
            first = json.loads(socket.recv())
            assert first["type"] == ("update" if cookie in marks else "snapshot")
            marks.setdefault(cookie, first.get("mark", ""))
            sockets.append(socket)
        time.sleep(0.2)
        server, database, client = clock.lap()
        each = 1000 / len(mine)
        found[game] = (each * server, each * database, each * client)
        for socket in sockets:
            socket.close()
        time.sleep(0.2)
    return found


async def connect_at_once(port: int, seats: list[Seat], marks: dict[str, str]) -> tuple[list[float], list[float]]:
    """Let all clients reconnect at the same time. Return after how many seconds each may play, and has everything."""
    began = time.monotonic()

    async def come(table: str, cookie: str) -> tuple[float, float]:
        asked = urlencode({"outline": "false", "have": marks[cookie]})
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?{asked}"
        headers = {"Cookie": f"guest={cookie}", **home()}
        as_page: dict[str, Any] = {"compression": None, "extensions": [AS_BROWSERS], "max_size": None}
        async with connect_later(address, additional_headers=headers, proxy=None, open_timeout=60, **as_page) as socket:
            message, first = json.loads(await socket.recv()), time.monotonic() - began
            while "seats" not in message:
                message = json.loads(await socket.recv())
            everything = time.monotonic() - began
            await asyncio.sleep(1)
            return first, everything

    times = await asyncio.gather(*(come(table, cookie) for _, table, cookie in seats))
    return [first for first, _ in times], [everything for _, everything in times]


def describe_crowd(url: str, seats: list[Seat], marks: dict[str, str]) -> str:
    """Return how long a crowd waits that reconnects to a server without any table in memory."""
    running = PreparedServer(read_url(url), {"PERIHELION_RUNTIME": INTERPRETED}).start()
    time.sleep(1)
    first, everything = asyncio.run(connect_at_once(running.port, seats, marks))
    said = running.stop()
    times = [f"{median(values):.2f} s (median), {max(values):.2f} s (most)" for values in (first, everything)]
    return f"{said}{len(seats)} come back at once: they may play after {times[0]}, and have everything after {times[1]}"


def main() -> None:
    """Measure and print, part by part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6, help="tables of each game")
    parser.add_argument("--plays", type=int, default=60, help="decisions at each of them")
    asked = parser.parse_args()
    postgresql = Postgresql().start()
    try:
        url = postgresql.new_database()
        with force_runtime(INTERPRETED):
            seats = asyncio.run(play_tables(url, asked.tables, asked.plays))
        database = int((postgresql.folder / "data/postmaster.pid").read_text().split()[0])
        marks: dict[str, str] = {}
        print("| ms for a connection | game | server | PostgreSQL | client |\n|---|---|---:|---:|---:|")
        for who in ("newcomer", "back again"):
            running = PreparedServer(read_url(url), {"PERIHELION_RUNTIME": INTERPRETED}).start()
            server = running.process.pid
            started, clock = read_processes()[server][1], Clock(server, database)
            time.sleep(2)
            idle = clock.lap()
            for what in ("table unknown", "table in memory"):
                known = marks if who == "back again" else dict[str, str]()
                for game, times in connect_all(running.port, seats, clock, known).items():
                    print(f"| {who}, {what} | {game} | " + " | ".join(f"{one:.1f}" for one in times) + " |", flush=True)
                marks |= known
            print(running.stop(), end="")
        print(f"start of a server by a fork: {started:.2f} s; idle: {500 * idle[0]:.1f} ms of server, "
              f"{500 * idle[1]:.1f} ms of PostgreSQL in a second")  # fmt: skip
        print(describe_crowd(url, seats, marks))
    finally:
        postgresql.remove()


if __name__ == "__main__":
    main()
