"""A stress test: many tables, a server that is killed, answers that get lost, messages sent twice, slow clients, two
clients at one seat, a full disk. Whatever was acknowledged is kept here and compared with the store.

    python -m tests.web.stress --tables 120 --plays 4000 --kills 6
    python -m tests.web.stress --postgresql             # on a PostgreSQL of its own, whose disk does not get full
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from perihelion.store.postgresql import read_url
from tests.fair.contributor import Chain
from tests.postgresql import Postgresql
from tests.web.audit import audit
from tests.web.prepared_server import PreparedServer
from tests.web.server import CERTIFICATES

GAMES = {"leduc": 2, "solari": 2, "solaris": 3, "solarius": 2, "solenia": 2}
OPTIONS = {"solari": {"target": 12, "max_turns": 8}, "solaris": {"max_rounds": 1}}
SHOWN = ("count", "choices", "over", "mark")
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError)


@dataclass
class Stress:
    """What happens, and what was acknowledged."""

    server: PreparedServer
    plays: int
    """It runs until this many plays were acknowledged."""
    think: float
    until: float
    """Or until then, in case it never comes to that."""
    seen: Counter = field(default_factory=Counter)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    door: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(8))

    @property
    def running(self):
        return self.seen["plays acknowledged"] < self.plays and time.monotonic() < self.until

    async def after(self, share):
        """Wait until so much of all was played; False if it ended before."""
        while self.running and self.seen["plays acknowledged"] < share * self.plays:
            await asyncio.sleep(0.05)
        return self.running

    async def slot(self, number):
        """One table after the other, until the time is up."""
        luck = random.Random(number)
        while self.running:
            key = list(GAMES)[number % len(GAMES)]
            try:
                await self._table(key, luck)
            except LOST:
                await asyncio.sleep(0.5)

    async def _table(self, key, luck):
        guests = [Guest(self, luck) for _ in range(GAMES[key])]
        try:
            for guest in guests:
                await guest.arrive()
            order = {"game": key, "options": {"players": len(guests)} | OPTIONS.get(key, {})}
            order |= {"options": {}} if key == "leduc" else {}
            order["seats"] = ["me"] + ["person"] * (len(guests) - 1)
            sealing = luck.random() < 0.5
            made = await guests[0].post("/api/tables", {**order, "contributes": sealing})
            table = made["table"]
            self.tables.append(table)
            for seat, guest in enumerate(guests[1:], 1):
                await guest.post(f"/api/tables/{table}/seats/{seat}", {"take": True, "contributes": sealing})
            if sealing:
                await asyncio.gather(*(guest.seal(table) for guest in guests))
            twice = luck.random() < 0.2
            clients = [Client(guest, table).play() for guest in guests]
            clients += [Client(guests[0], table).play()] if twice else []
            clients += [guests[-1].stare(table)] if luck.random() < 0.1 else []
            self.seen["two clients at a seat"] += twice
            await asyncio.gather(*clients)
            self.seen["games over"] += self.running
        finally:
            for guest in guests:
                await guest.http.aclose()

    async def watch(self):
        """How much memory the server holds."""
        while self.running:
            await asyncio.sleep(0.5)
            with suppress(OSError, IndexError):
                pages = int(Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1])
                self.memory.append(pages * resource.getpagesize() / 2**20)

    async def kill(self, kills):
        """kill -9, repeatedly, at any moment."""
        luck = random.Random(1)
        for number in range(1, kills + 1):
            if await self.after((number - luck.random() / 2) / (kills + 1)):
                self.server.kill()
                self.seen["kill -9"] += 1
                await asyncio.to_thread(self.server.start)

    async def fill_disk(self):
        """For a while nothing more fits on the disk; what is then refused did not happen."""
        if await self.after(0.1):
            process, none = self.server.process.pid, resource.RLIM_INFINITY
            with suppress(ProcessLookupError):
                resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, none))
                await asyncio.sleep(2)
                resource.prlimit(process, resource.RLIMIT_FSIZE, (none, none))
            self.seen["full disk"] += 1


class Guest:
    """A guest whose connection is bad."""

    def __init__(self, stress, luck):
        self.stress, self.luck, self.chains = stress, luck, dict[int, Chain]()
        self.home = {"X-Forwarded-For": f"198.18.{luck.randrange(256)}.{luck.randrange(256)}"}
        self.http = httpx.AsyncClient(
            base_url=stress.server.address, headers=self.home, timeout=20, verify=CERTIFICATES
        )

    async def seal(self, table):
        """Commit and reveal as often as the server asks, until the dice are sealed."""
        address = f"/api/tables/{table}"
        while self.stress.running:
            fair = (await self._until(lambda: self.http.get(address))).json()["fair"]
            if fair["do"] == "commit":
                chain = self.chains.setdefault(fair["round"], Chain())
                await self.post(f"{address}/seal", {"commit": chain.commit(fair["seal"], table, fair["round"])})
            elif fair["do"] == "reveal":
                await self.post(f"{address}/seal", {"reveal": self.chains[fair["round"]].contribution.hex()})
            elif fair["phase"] in ("sealed", "open"):
                self.stress.seen["seals"] += 1
                return
            else:
                await asyncio.sleep(0.1)

    def link(self, number):
        """The link of this number, or "none" instead."""
        chain = self.chains.get(max(self.chains, default=0))
        return chain.links[number].hex() if chain else "none"

    async def arrive(self):
        await self._until(lambda: self.http.get("/api/me"))

    async def post(self, path, body):
        """An order that is given again until it is answered."""
        return (await self._until(lambda: self.http.post(path, json=body))).json()

    async def _until(self, ask):
        while True:
            try:
                answer = await ask()
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.status_code < 429:
                if answer.status_code >= 400 and answer.json()["error"] not in ("taken", "seal", "over"):
                    self.stress.wrong.append(answer.text)
                return answer
            self.stress.seen["orders given again"] += 1
            if not self.stress.running:
                raise TimeoutError
            await asyncio.sleep(0.3)

    def live(self, table, have=None, away=None):
        """Connect as a page does: without the position as text, with the mark of what it has, and how long it waits."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = urlencode({"outline": "false"} | ({"have": have} if have else {}) | ({"away": away} if away else {}))
        address = f"ws://127.0.0.1:{self.stress.server.port}/api/tables/{table}/live?{asked}"
        headers = {"Cookie": cookie, **self.home}
        return connect(address, additional_headers=headers, max_size=None, open_timeout=20, proxy=None)

    async def stare(self, table):
        """A client that does not read what it is sent, for a while or until all is played, and then just goes."""
        self.stress.seen["slow clients"] += 1
        with suppress(*LOST):
            socket, end = await self.live(table), time.monotonic() + 20
            socket.transport.pause_reading()
            while self.stress.running and time.monotonic() < end:
                await asyncio.sleep(0.2)
            socket.transport.abort()


class Client:
    """One connection of a guest. An answer names only the count, so there is one action for each count, for ever."""

    def __init__(self, guest, table):
        self.guest, self.stress, self.luck, self.table = guest, guest.stress, guest.luck, table
        self.chosen = {}
        """Count -> the action sent there, and the link that came with it."""
        self.open = set()
        """Counts whose play has no answer yet."""
        self.now: dict[str, Any] = {}
        """What the last messages said about the table; it is kept when the connection is lost."""

    async def play(self):
        """Come in, play, fall out, come back, until the game is over."""
        over = False
        while self.stress.running and not over:
            try:
                async with self.stress.door:
                    opening = await self.guest.live(self.table, self.now.get("mark"))
                async with opening as socket:
                    over = await self._sit(socket)
            except LOST:
                self.stress.seen["connections lost"] += 1
                await asyncio.sleep(self.luck.uniform(0.1, 0.6))

    async def _sit(self, socket):
        """One connection: first ask again about what has no answer, then play."""
        for after in sorted(self.open):
            await self._send(socket, after)
        now, asked, thinks_until = self.now, set(self.open), None
        while self.stress.running:
            wait = 1.0 if thinks_until is None else min(1.0, thinks_until - time.monotonic())
            with suppress(TimeoutError):  # a thinking client reads all the same, as a page does
                message = json.loads(await asyncio.wait_for(socket.recv(), wait))
                if message["type"] == "refused" and message["error"] == "needs-link":
                    self.chosen[message["after"]]["link"] = self.guest.link(message["number"])
                    await self._send(socket, message["after"])
                else:
                    self._read(message, asked)
            if now.get("over"):
                return True
            if not now.get("choices") or now["count"] in asked:
                thinks_until = None
            elif thinks_until is None:
                thinks_until = time.monotonic() + self.luck.uniform(0, 2 * self.stress.think)
            elif time.monotonic() >= thinks_until:
                asked.add(now["count"])
                self.chosen.setdefault(now["count"], {"action": self.luck.choice(now["choices"])["action"]})
                await self._send(socket, now["count"])
                if self.luck.random() < 0.03:
                    self.stress.seen["answers lost"] += 1
                    await socket.close()
        return False

    def _read(self, message, asked):
        if message["type"] == "played":
            self._acknowledged(message)
        elif message["type"] == "refused":
            self._refused(message, asked)
        elif message["type"] in ("snapshot", "update"):
            self.now |= {name: message[name] for name in SHOWN if name in message}

    async def _send(self, socket, after):
        self.open.add(after)
        message = json.dumps({"type": "play", "after": after, **self.chosen[after]})
        await socket.send(message)
        if self.luck.random() < 0.1:
            self.stress.seen["messages sent twice"] += 1
            await socket.send(message)

    def _acknowledged(self, message):
        if message["after"] in self.open:
            self.open.remove(message["after"])
            order = self.chosen[message["after"]]
            self.stress.acknowledged[self.table, message["count"]] = order["action"]
            self.stress.seen["plays acknowledged"] += 1
            self.stress.seen["links"] += "link" in order

    def _refused(self, message, asked):
        """Where the store is full the same play is tried again; a stale one was another client's."""
        error, after = message["error"], message["after"]
        self.stress.seen[f"refused: {error}"] += 1
        if error not in ("stale", "not-your-turn", "full", "waiting", "over", "too-fast", "illegal"):
            self.stress.wrong.append(str(message))
        self.open.discard(after)
        if error in ("full", "too-fast"):
            asked.discard(after)


async def play_all(server, tables, plays, kills, think, most):
    """Run the stress test, and return everything that was seen."""
    stress = Stress(server, plays, think, time.monotonic() + most)
    chaos = [stress.kill(kills), stress.watch()]
    if isinstance(server.folder, Path):  # PostgreSQL has a disk of its own
        chaos.append(stress.fill_disk())
    await asyncio.gather(*chaos, *(stress.slot(number) for number in range(tables)))
    return stress


def run(where, tables, plays, kills, think, most=3600.0):
    """A server on this folder or this PostgreSQL, the stress test, and the audit."""
    server = PreparedServer(where).start()
    try:
        stress = asyncio.run(play_all(server, tables, plays, kills, think, most))
    finally:
        said = server.stop()
    return stress, audit(where, stress), said


@contextmanager
def place(on_postgresql):
    """Where a server keeps its tables: a new folder, or a new database."""
    if on_postgresql:
        postgresql = Postgresql().start()
        try:
            yield read_url(postgresql.new_database())
        finally:
            postgresql.remove()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--plays", type=int, default=20_000)
    arguments.add_argument("--kills", type=int, default=30)
    arguments.add_argument("--most", type=float, default=3600, help="seconds after which it ends in any case")
    arguments.add_argument("--think", type=float, default=1.0, help="seconds a player thinks, on average")
    arguments.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    given = arguments.parse_args()
    with place(given.postgresql) as where:
        began = time.monotonic()
        stress, found, _ = run(where, given.tables, given.plays, given.kills, given.think, given.most)
        print(f"{given.tables} tables at a time, {time.monotonic() - began:.0f} s\n")
    for what, times in sorted(stress.seen.items()):
        print(f"| {what} | {times} |")
    for what, value in found.items():
        print(f"| {what} | {value if isinstance(value, int) else len(value)} |")
    print(f"| memory of the server, MB: first, most, last | {stress.memory[0]:.0f}, {max(stress.memory):.0f}, "
          f"{stress.memory[-1]:.0f} |")  # fmt: skip
    bad = stress.wrong or found["lost"] or found["damaged"] or found["missing"]
    print(
        "\n" + ("\n".join(map(str, [*stress.wrong[:5], *found["lost"][:5], *found["damaged"][:5]])) if bad else "sound")
    )
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
