"""Half a year at one server: tables are created, played a little and left, and time passes in between.

    python -m tests.web.months --tables 10000

Memory (of the server and its bots) and the times of answers are written down in ten steps. They must not grow.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from tests.web.prepared_server import ShiftedServer

DAYS = 182
STEPS = 10
GAMES = {
    "solari": {"players": 2, "target": 12},
    "solaris": {"players": 3},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
LATE = ("note", "move")
"""At some tables a turn has a day. When it is over that is noted, or a bot decides, and so on day after day."""


@dataclass
class Step:
    """A part of the time: how many tables there are at its end, the memory, and how long answers took.

    The time of the processor depends least on what else the machine does.
    """

    tables: int = 0
    megabytes: float = 0.0
    processor: float = 0.0
    """How many seconds of the processor the server has used so far."""
    seconds: dict[str, list[float]] = field(default_factory=lambda: {"create": [], "look": [], "play": []})

    def milliseconds(self, what, part=50):
        """Return a percentile of the times of one kind of request."""
        return 1000 * statistics.quantiles(self.seconds[what], n=100, method="inclusive")[part - 1]


class Visitor:
    """A visitor who comes by, plays a little, and never comes back."""

    def __init__(self, server, http, step, luck):
        self.server, self.http, self.step, self.luck = server, http, step, luck
        http.cookies.clear()
        http.get("/api/me").raise_for_status()

    def timed(self, what, method, path, **body):
        """Send a request, note how long the answer took, and return it."""
        began = time.perf_counter()
        answer = self.http.request(method, path, **body)
        self.step.seconds[what].append(time.perf_counter() - began)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def create(self, number):
        """Start the table with this number and return its id."""
        game = list(GAMES)[number % len(GAMES)]
        options, settings = GAMES[game], {}
        seats = ["me"] * options["players"]
        if number % 10 == 7:
            seats[-1] = "bot:random"
        if number % 20 == 9:
            game, options, seats = "leduc", {}, ["me", "me"]
            settings = {"minutes": 24 * 60.0, "late": LATE[number // 20 % 2]}
        body = {"game": game, "options": options, "seats": seats, "settings": settings}
        return self.timed("create", "POST", "/api/tables", json=body)["table"]

    def look(self, table):
        """Look at a table, as a player or a spectator."""
        return self.timed("look", "GET", f"/api/tables/{table}")

    def play(self, table):
        """Play a random action, unless a bot is to act."""
        now = self.look(table)
        if now["choices"]:
            order = {"action": self.luck.choice(now["choices"])["action"], "after": now["count"]}
            self.timed("play", "POST", f"/api/tables/{table}/actions", json=order)

    def watch(self, table):
        """Open the live table, and go away again."""
        guest = self.server.guest()
        with guest.live(table) as live:
            live.hear("snapshot")
        self.server.goodbye()


def memory_of(process):
    """Return the megabytes of a process and its children."""
    pages = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if process in (parent, int(folder.name)):
                pages += int((folder / "statm").read_text().split()[1])
        except OSError:
            continue
    return pages * resource.getpagesize() / 2**20


def processor_of(process):
    """Return the seconds that a process has used the processor."""
    user, system = (Path("/proc") / str(process) / "stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def processor_time(steps):
    """Return the milliseconds of the processor that each table of the last step cost the server."""
    before, last = steps[-2] if len(steps) > 1 else Step(), steps[-1]
    return 1000 * (last.processor - before.processor) / (last.tables - before.tables)


def run(folder, tables, loaded=0, say=lambda steps: None, follow=iter):
    """Let half a year pass with N tables. Return the steps, the ids of all tables, and what the server said.

    `say` gets the steps so far; `follow` gets the numbers of the tables, and shows how far it is.
    """
    server, luck, steps, made = ShiftedServer(folder, loaded).start(), random.Random(tables), [Step()], []
    try:
        # An idle connection would be closed just when the next visitor uses it, because time jumps.
        with httpx.Client(base_url=server.address, timeout=60, headers={"Connection": "close"}) as http:
            for number in follow(range(tables)):
                visitor = Visitor(server, http, steps[-1], luck)
                made.append(visitor.create(number))
                for _ in range(1 + (number % 5 == 0)):
                    visitor.play(made[-1])
                if number % 10 == 3:
                    visitor.look(luck.choice(made))
                if number % 25 == 5:
                    visitor.watch(made[-1])
                server.put_forward(DAYS * 86400 / tables)
                if (number + 1) * STEPS // tables > len(steps) - 1:
                    steps[-1].tables, steps[-1].megabytes = number + 1, memory_of(server.process.pid)
                    steps[-1].processor = processor_of(server.process.pid)
                    say(steps)
                    steps.append(Step())
    finally:
        said = server.stop()
    return steps[:STEPS], made, said


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=10_000)
    arguments.add_argument("--loaded", type=int, default=0, help="how many tables stay in memory; 0: as usual")
    given = arguments.parse_args()
    print("| tables | memory, MB | processor, ms a table | create, ms | look, ms | play, ms | play, 95 %, ms |")
    print("|---:|---:|---:|---:|---:|---:|---:|")

    def say(steps):
        step = steps[-1]
        times = " | ".join(f"{step.milliseconds(what):.1f}" for what in step.seconds)
        start = f"| {step.tables:,} | {step.megabytes:.0f} | {processor_time(steps):.1f}"
        print(f"{start} | {times} | {step.milliseconds('play', 95):.1f} |", flush=True)

    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        _, _, said = run(Path(folder), given.tables, given.loaded, say, partial(track, console=Console(stderr=True)))
    print(f"\n{time.monotonic() - began:.0f} s, {said.count('Traceback')} tracebacks")


if __name__ == "__main__":
    main()
