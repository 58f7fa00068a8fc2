"""Several servers and workers on one PostgreSQL, killed repeatedly while people play at live tables.

    python -m tests.web.cluster --tables 300 --minutes 10

It starts PostgreSQL, servers, workers and a proxy that gives each connection to some server that lives. Every few
seconds a random server or worker is killed with SIGKILL; servers are started again by `serve --processes`. The
connections to the database are cut twenty times, and PostgreSQL is restarted once. Before that, all servers are
replaced one after the other (SIGHUP), as an operator would do it. Clients come back by themselves, to whichever server
the proxy gives.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from benchmarks.load import THINK_SECONDS
from benchmarks.report import DOCS, write_table
from perihelion.store.postgresql import read_url
from perihelion.table_log.bodies import ActionPlayed, GameStarted, TimeExpired
from tests.postgresql import Postgresql
from tests.web.audit import audit, load_log, read_store
from tests.web.cluster_pauses import CONNECTING, PARTS, TABLE, WAITING, Pause, describe_longest, describe_times
from tests.web.cluster_processes import Processes, Proxy
from tests.web.stress import GAMES, LOST, OPTIONS, Client, Guest

SETUP_SECONDS = 120.0
"""The first kill comes when all tables are laid, or after this many seconds."""
RETRY_SECONDS = (0.3, 0.6, 1.2, 2.0)
"""How long a page waits before it connects again (static/live/connection.js)."""


@dataclass
class Load:
    """Who plays, and what was acknowledged."""

    server: Proxy
    think: float
    until: float
    seen: Counter = field(default_factory=Counter)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    chosen: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    """Table and count -> what clients sent there."""
    pauses: list[Pause] = field(default_factory=list)
    """How long each client that was cut off had no table."""
    rolling: list[Pause] = field(default_factory=list)
    """The same, during the rolling restart."""
    answers: list[float] = field(default_factory=list)
    """How long each player waited for the answer to a play, from when it was first sent."""
    down: list[tuple[float, float]] = field(default_factory=list)
    """From when to when PostgreSQL itself was down."""
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of processor time."""
    speeds: list[float] = field(default_factory=list)
    """Milliseconds of processor time for the same small work, from time to time: how fast the machine was."""
    wrong: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    playing: int = 0

    @property
    def running(self):
        return time.monotonic() < self.until

    async def slot(self, number):
        """One table after the other, until the time is up."""
        luck = random.Random(number)
        while self.running:
            try:
                await self._table(list(GAMES)[number % len(GAMES)], luck, bots=number % 3 == 2)
            except LOST:
                await asyncio.sleep(0.3)
            except Exception as error:  # one strange answer is reported; it does not end the whole run
                self.wrong.append(f"slot {number}: {error!r}")
                await asyncio.sleep(1.0)

    async def _table(self, key, luck, bots):
        people = 1 if bots else GAMES[key]
        guests: list[Any] = [Guest(self, luck) for _ in range(people)]
        try:
            for guest in guests:
                await guest.arrive()
            options = {} if key == "leduc" else {"players": GAMES[key]} | OPTIONS.get(key, {})
            others = ["bot:random" if bots else "person"] * (GAMES[key] - 1)
            made = await guests[0].post("/api/tables", {"game": key, "options": options, "seats": ["me", *others]})
            self.tables.append(made["table"])
            for seat, guest in enumerate(guests[1:], 1):
                await guest.post(f"/api/tables/{made['table']}/seats/{seat}", {"take": True})
            self.playing += 1
            await asyncio.gather(*(Player(guest, made["table"]).play() for guest in guests))
            self.seen["games over"] += self.running
        finally:
            for guest in guests:
                await guest.http.aclose()


class Player(Client):
    """A client that measures for how long it is cut off, and for how long it waits for answers."""

    def __init__(self, guest, table):
        super().__init__(guest, table)
        self.sent = {}
        """Count -> when the play there was first sent."""

    async def play(self):
        over, pause = False, None
        while self.stress.running and not over:
            try:
                away = pause and round(1000 * pause.seconds)
                async with self.guest.live(self.table, self.now.get("mark"), away) as socket:
                    if pause:
                        pause.end_step(CONNECTING)
                    first = await asyncio.wait_for(socket.recv(), 60)
                    if pause:
                        pause.end_step(TABLE)
                        self.stress.pauses.append(pause)
                        pause = None
                    over = await self._sit(Pushed(socket, first))
            except LOST as error:
                self.stress.seen["connections lost"] += 1
                if pause:
                    pause.fail(error)
                pause = pause or Pause(self.table)
                await asyncio.sleep(RETRY_SECONDS[min(pause.tries, 4) - 1] * self.luck.uniform(0.75, 1.25))
                pause.end_step(WAITING)

    async def _send(self, socket, after):
        self.sent.setdefault(after, time.monotonic())
        self.stress.chosen.setdefault((self.table, after), set()).add(self.chosen[after]["action"])
        await super()._send(socket, after)

    def _acknowledged(self, message):
        if message["after"] in self.open:
            self.stress.answers.append(time.monotonic() - self.sent[message["after"]])
        super()._acknowledged(message)


class Pushed:
    """A socket whose first message was read already."""

    def __init__(self, socket, first):
        self._socket, self._first = socket, [first]
        self.send, self.close = socket.send, socket.close

    async def recv(self):
        return self._first.pop() if self._first else await self._socket.recv()


async def restart_one_after_the_other(load, processes):
    """A rolling restart: the servers are replaced one after the other, while people play."""
    await asyncio.to_thread(processes.replace_servers)
    await asyncio.sleep(5)  # until everybody is back
    load.rolling, load.pauses = load.pauses, []


async def kill_again_and_again(load, processes, every):
    """kill -9 of a random process every few seconds; it is started again."""
    luck = random.Random(1)
    while load.running:
        await asyncio.sleep(min(luck.uniform(0.5, 1.5) * every, max(0.0, load.until - time.monotonic())))
        name = luck.choice([*processes.servers, *processes.workers])
        if not load.running:
            return
        load.seen["kill -9"] += 1
        if name in processes.workers:
            await asyncio.to_thread(processes.kill_worker, name)
            await asyncio.sleep(luck.uniform(0, 1))
            await asyncio.to_thread(processes.start_worker, name)
        else:
            processes.kill_server(luck)


async def cut_again_and_again(load, postgresql, cuts, seconds):
    """Cut all connections to the database N times, evenly; in the middle PostgreSQL restarts."""
    for number in range(cuts + 1):
        await asyncio.sleep(seconds / (cuts + 2))
        if number == cuts // 2:
            began = time.monotonic()
            await asyncio.to_thread(postgresql.stop)
            await asyncio.to_thread(postgresql.start)
            load.down.append((began, time.monotonic()))
            load.seen["restarts of PostgreSQL"] += 1
        else:
            await asyncio.to_thread(postgresql.cut_connections)
            load.seen["cuts of all connections to the database"] += 1


def find_double_effects(where, load):
    """What happened twice: a start, a clock, a play that no client sent there. And how long bots were waited for."""
    double: list[tuple] = []
    waits: list[float] = []
    with read_store(where) as store:
        for table in load.tables:
            log = load_log(store, table)
            double += [(table, "start")] * (sum(isinstance(entry.body, GameStarted) for entry in log) - 1)
            count, expired = 0, set()
            for before, entry in zip([None, *log], log, strict=False):
                body = entry.body
                if isinstance(body, TimeExpired):
                    double += [(table, "clock")] if count in expired else []
                    expired.add(count)
                if isinstance(body, ActionPlayed) and body.bot:
                    waits.append(entry.time - before.time)
                elif isinstance(body, ActionPlayed) and not body.auto:
                    double += [] if body.text in load.chosen.get((table, count), ()) else [(table, count, body.text)]
                count += entry.counted
    return double, waits


def measure_machine():
    """Return the milliseconds of processor time that a fixed piece of work takes."""
    before = time.process_time()
    sum(number * number for number in range(100_000))
    return 1000 * (time.process_time() - before)


async def say(load):
    """Show every ten seconds what was done."""
    while load.running:
        load.speeds.append(measure_machine())
        await asyncio.sleep(min(10.0, max(0.0, load.until - time.monotonic())))
        print(f"{load.until - time.monotonic():6.0f} s left", dict(load.seen), file=sys.stderr, flush=True)


async def play_all(processes, postgresql, tables, seconds, every, cuts, think, rolling):
    proxy = Proxy(processes)
    await proxy.start()
    load = Load(proxy, think, time.monotonic() + SETUP_SECONDS + seconds)
    playing = [asyncio.create_task(load.slot(number)) for number in range(tables)]
    said = 0.0
    while load.playing < tables and load.until - time.monotonic() > seconds:
        await asyncio.sleep(0.1)
        if time.monotonic() - said > 10:
            said = time.monotonic()
            print(f"{load.playing} of {tables} tables are laid", file=sys.stderr, flush=True)
    if rolling:
        load.until = math.inf  # however long it takes
        print("a rolling restart of all servers", file=sys.stderr, flush=True)
        await restart_one_after_the_other(load, processes)
    load.until = time.monotonic() + seconds
    chaos = [
        say(load),
        kill_again_and_again(load, processes, every),
        cut_again_and_again(load, postgresql, cuts, seconds),
    ]
    await asyncio.gather(*chaos, *playing)
    await proxy.stop()
    return load


def run(postgresql, servers, workers, tables, seconds, every, cuts, think, rolling=False):
    """Start everything, play, kill, audit. Return the load, the figures, and what the processes said."""
    where = read_url(postgresql.new_database())
    processes = Processes(where, servers, workers)
    processes.start_all()
    before = time.process_time()
    load = asyncio.run(play_all(processes, postgresql, tables, seconds, every, cuts, think, rolling))
    load.cpu["clients and proxy"] = time.process_time() - before
    print("the time is up; all processes end, then every log is replayed", file=sys.stderr, flush=True)
    said = processes.stop()
    load.cpu["servers and workers"] = processes.cpu
    found = audit(where, load)
    double, waits = find_double_effects(where, load)
    return load, {**found, "double": double, "waits": waits}, said


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--servers", type=int, default=4)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--every", type=float, default=4.0, help="seconds between two kills, on average")
    arguments.add_argument("--cuts", type=int, default=20)
    arguments.add_argument("--think", type=float, default=THINK_SECONDS, help="seconds a player thinks, on average")
    arguments.add_argument("--keep", action="store_true", help="write the table into docs/reliability.md")
    given = arguments.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that PostgreSQL ends, too
    postgresql = Postgresql().start()
    try:
        load, found, said = run(
            postgresql,
            given.servers,
            given.workers,
            given.tables,
            60 * given.minutes,
            given.every,
            given.cuts,
            given.think,
            rolling=True,
        )
    finally:
        with suppress(AssertionError):  # whatever became of PostgreSQL, the figures are worth more
            postgresql.remove()
    rows = {"tables at a time / created": f"{given.tables} / {len(load.tables)}", **dict(sorted(load.seen.items()))}
    rows |= {what: found[what] for what in ("entries", "sealed draws")}
    up = [pause.seconds for pause in load.pauses if not pause.overlaps(load.down)]
    rows["PostgreSQL was down, s"] = ", ".join(f"{again - down:.2f}" for down, again in load.down)
    named = (
        ("rolling restart: a client had no table", [pause.seconds for pause in load.rolling]),
        ("a cut-off client had no table", [pause.seconds for pause in load.pauses]),
        ("the same, while PostgreSQL was up", up),
        ("a player waited for an answer", load.answers),
        ("a table waited for a bot", found["waits"]),
    )
    for name, values in named:
        rows[f"{name}, s: median, 99 %, most"] = describe_times(values)
    for part in PARTS:
        spent = describe_times([pause.spent_on(part) for pause in load.pauses])
        rows[f"of which {part}, s: median, 99 %, most"] = spent
    rows |= {f"processor time of {name}, s": f"{seconds:.0f}" for name, seconds in load.cpu.items()}
    speeds = describe_times(load.speeds, (0.0, 0.5, 1.0))
    rows["the same small work took this machine, ms: least, median, most"] = speeds
    rows["acknowledged plays lost"] = len(found["lost"])
    rows["tables damaged or missing"] = len(found["damaged"]) + len(found["missing"])
    rows |= {"double effects": len(found["double"]), "tracebacks": said.count("Traceback")}
    lines = ["| | |", "|---|---:|", *(f"| {what} | {value} |" for what, value in rows.items())]
    print("\n".join(lines))
    print("rolling restart:", describe_longest(load.rolling, 3), describe_longest(load.pauses), sep="\n")
    if given.keep:
        command = f"python -m tests.web.cluster {' '.join(sys.argv[1:])}"
        day, load_now = time.strftime("%d %B %Y", time.gmtime()), os.getloadavg()[1]
        about = f"{day}, {os.cpu_count()} cores, load {load_now:.0f}: `{command}`."
        write_table("cluster", "\n".join([about, "", *lines]), DOCS / "reliability.md")
    bad = [*load.wrong[:5], *found["lost"][:5], *found["damaged"][:5], *found["missing"][:5], *found["double"][:5]]
    print("\n" + ("\n".join(map(str, bad)) or "sound"))
    if "Traceback" in said:
        print(said[said.index("Traceback") - 500 :][:4000])
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
