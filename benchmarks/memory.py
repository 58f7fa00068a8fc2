"""The memory of a server: fresh, and with many open tables.

    python -m benchmarks.memory --tables 1000       # of all four games, three moves at each
    python -m benchmarks.memory --keep              # write the table into docs/speed.md

The server is `perihelion serve` in a process of its own; guests create the tables over HTTP and play at them. Counted
is the proportional set size (PSS) of the server and all its processes, those of the bots included.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from benchmarks.load import MIX, guest
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


def open_table(server: str, game: str, luck: random.Random) -> None:
    """Create a table for guests on one device, and play some moves."""
    http = guest(server)
    body = {"game": game, "options": {"players": MIX[game]}, "seats": ["me"] * MIX[game]}
    table = http.post("/api/tables", json=body).raise_for_status().json()["table"]
    for _ in range(MOVES):
        now = http.get(f"/api/tables/{table}").json()
        if now["choices"]:
            choice = luck.choice(now["choices"])["action"]
            http.post(f"/api/tables/{table}/actions", json={"action": choice, "after": now["count"]})
    http.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
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
            for number in range(asked.tables):
                open_table(server.address, list(MIX)[number % len(MIX)], luck)
            lines.append(f"| {asked.tables} open tables | {megabytes(server.process.pid):.0f} |")
        finally:
            server.stop()
    print("\n".join(lines))
    if asked.keep:
        write_table("memory", "\n".join(lines))


if __name__ == "__main__":
    main()
