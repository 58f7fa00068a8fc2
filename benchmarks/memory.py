"""The memory of a server: fresh, and with many open tables.

    python -m benchmarks.memory --tables 1000       # of all four games, three moves at each; 250 with viewers
    python -m benchmarks.memory --keep              # write the table into docs/speed.md

The server is `perihelion serve` in its own process; guests create the tables over HTTP and play at them. The measure is
the proportional set size (PSS) of the server and all its child processes, including those of the bots.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.asyncio.client import connect

from benchmarks.load import AS_BROWSERS, MIX, guest, home
from benchmarks.report import write_table
from tests.web.server import Server

MOVES = 3


def processes_of(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(folder.name))
    found, todo = [], [pid]
    while todo:
        found.append(todo.pop())
        todo += children.get(found[-1], [])
    return found


def megabytes(pid: int) -> float:
    """Return the proportional set size of a process and its descendants."""
    total = 0
    for process in processes_of(pid):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def open_table(server: str, game: str, luck: random.Random) -> tuple[str, str]:
    """Create a table for guests on one device, and play some moves. Return its id and the cookie."""
    http = guest(server)
    body = {"game": game, "options": {"players": MIX[game]}, "seats": ["me"] * MIX[game]}
    table = http.post("/api/tables", json=body).raise_for_status().json()["table"]
    for _ in range(MOVES):
        now = http.get(f"/api/tables/{table}").json()
        if now["choices"]:
            choice = luck.choice(now["choices"])["action"]
            http.post(f"/api/tables/{table}/actions", json={"action": choice, "after": now["count"]})
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    http.close()
    return table, cookie


async def look_at(server: str, tables: list[tuple[str, str]], viewers: int, measure: Callable[[], float]) -> float:
    """Connect `viewers` browsers to each of these tables, and return the measurement at that point."""
    async with AsyncExitStack() as stack:
        for table, cookie in tables:
            for _ in range(viewers):
                address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
                opening = connect(
                    address,
                    additional_headers={"Cookie": cookie, **home()},
                    compression=None,
                    extensions=[AS_BROWSERS],
                    max_size=None,
                    open_timeout=60,
                    proxy=None,
                )
                live = await stack.enter_async_context(opening)
                await live.recv()
        return await asyncio.to_thread(measure)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--live", type=int, default=250, help="how many of them have viewers")
    parser.add_argument("--viewers", type=int, default=4, help="how many viewers each of these has")
    parser.add_argument("--wait", type=float, default=20, help="seconds before a fresh server is measured")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    luck, lines = random.Random(1), ["| | MB |", "|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            time.sleep(asked.wait)
            lines.append(f"| fresh, nobody came yet | {megabytes(server.process.pid):.0f} |")
            guest(server.address).close()
            time.sleep(asked.wait)
            lines.append(f"| one guest came, the process of the bots is there | {megabytes(server.process.pid):.0f} |")
            opened = []
            for number in range(asked.tables):
                opened.append(open_table(server.address, list(MIX)[number % len(MIX)], luck))
                if number % 100 == 99:
                    print(f"{number + 1} tables, {megabytes(server.process.pid):.0f} MB", file=sys.stderr, flush=True)
            lines.append(f"| {asked.tables} open tables | {megabytes(server.process.pid):.0f} |")
            if asked.live:
                live, viewers = opened[-asked.live :], asked.viewers
                used = asyncio.run(look_at(server.address, live, viewers, lambda: megabytes(server.process.pid)))
                lines.append(f"| the same, {asked.live} of them with {viewers} viewers each | {used:.0f} |")
        finally:
            server.stop()
    print("\n".join(lines))
    if asked.keep:
        write_table("memory", "\n".join(lines))


if __name__ == "__main__":
    main()
