"""The server under load: the time until a move is on the other player's screen.

    python -m benchmarks.load                       # 200 tables of all games for a minute
    python -m benchmarks.load --tables 50 --seconds 20 --think 2 --game solarius
    python -m benchmarks.load --keep                # write the table into docs/speed.md

The server is `perihelion serve` in its own process with its own store; the players are real WebSocket clients in
another. Guests hold all seats of every table. The player to act waits for a while and plays any choice. The time is
measured from sending a play until the update with it has arrived at another player.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from benchmarks.report import measured_by, write_table

MIX = {"solari": 2, "solaris": 3, "solarius": 2, "solenia": 2}
"""The games, each with its number of players."""

THINK_SECONDS = 5.0
"""The mean time that a player thinks."""

AS_BROWSERS = ClientPerMessageDeflateFactory(client_max_window_bits=True)
"""Compression as Chromium and Firefox offer it."""

TICKS = os.sysconf("SC_CLK_TCK")


class Table:
    """One table: the addresses of its players, and the play in flight."""

    def __init__(self, name: str, game: str, addresses: list[tuple[str, str]], think: float, seed: int):
        self.name, self.game, self.addresses, self.think = name, game, addresses, think
        self.random = random.Random(seed)
        self.sent: tuple[int, float, int] | None = None
        self.delays: list[float] = []
        self.refused: list[str] = []
        self.decisions = 0
        self.over = False

    async def player(self, me: int, entry: asyncio.Semaphore, everybody: asyncio.Barrier, until: list[float]) -> None:
        """Act as one player: connect, wait until all are connected, play until the time is up."""
        address, cookie = self.addresses[me]
        async with entry:
            opening = connect(
                address,
                additional_headers={"Cookie": cookie, **home()},
                compression=None,
                extensions=[AS_BROWSERS],
                max_size=None,
                open_timeout=60,
                proxy=None,
            )
            live = await opening.__aenter__()
            now = _merge({}, json.loads(await live.recv()))
        await everybody.wait()
        thinking = asyncio.create_task(self._decide(me, live, now)) if now["choices"] else None
        while time.monotonic() < until[0] and not self.over:
            try:
                message = json.loads(await asyncio.wait_for(live.recv(), 1.0))
            except TimeoutError:
                continue
            if message["type"] == "refused":
                self.refused.append(message["sentence"])
            if message["type"] not in ("snapshot", "update"):
                continue
            self._note_update(me, message)
            now = _merge(now, message)
            self.over = self.over or bool(now.get("over"))
            if now["choices"] and (thinking is None or thinking.done()):
                thinking = asyncio.create_task(self._decide(me, live, now))
        if thinking is not None:
            thinking.cancel()
        await opening.__aexit__(None, None, None)

    def _note_update(self, me: int, message: dict[str, Any]) -> None:
        """Record the delay if this update shows the play of another player."""
        if self.sent is not None and message["count"] > self.sent[0] and me != self.sent[2]:
            self.delays.append(time.perf_counter() - self.sent[1])
            self.sent = None

    async def _decide(self, me: int, live: Any, now: dict[str, Any]) -> None:
        await asyncio.sleep(self.random.uniform(0.0, 2.0) * self.think)
        choice = self.random.choice(now["choices"])
        self.sent = (now["count"], time.perf_counter(), me)
        self.decisions += 1
        now["choices"] = []
        await live.send(json.dumps({"type": "play", "action": choice["action"], "after": now["count"]}))


def _merge(now: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return what a player has to know after a message."""
    return {**now, **{name: message[name] for name in ("count", "choices", "over") if name in message}}


def home() -> dict[str, str]:
    """Return the header that gives a client its own address: requests from one address are limited."""
    return {"X-Forwarded-For": f"198.18.{random.randrange(256)}.{random.randrange(256)}"}


def guest(server: str) -> httpx.Client:
    """Return a guest with a cookie and their own address. Waits if the server limits the rate of newcomers."""
    http = httpx.Client(base_url=server, headers=home(), timeout=60)
    while True:
        answer = http.get("/api/me")
        if answer.status_code != 429:
            return http
        time.sleep(float(answer.headers["retry-after"]))


def create_table(server: str, game: str, players: int, think: float, seed: int) -> Table:
    """Return a new table with a guest in every seat."""
    guests = [guest(server) for _ in range(players)]
    options = {"players": players}
    seats = ["me"] + ["person"] * (players - 1)
    answer = guests[0].post("/api/tables", json={"game": game, "options": options, "seats": seats})
    name = answer.raise_for_status().json()["table"]
    for seat in range(1, players):
        guests[seat].post(f"/api/tables/{name}/seats/{seat}", json={"take": True}).raise_for_status()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{name}/live?outline=false"  # like a page
    cookies = ["; ".join(f"{k}={v}" for k, v in one.cookies.items()) for one in guests]
    for one in guests:
        one.close()
    return Table(name, game, [(address, cookie) for cookie in cookies], think, seed)


def play(server: str, number: int, seconds: float, think: float, games: list[str]) -> None:
    """Run the process of the players: create the tables, play, print the measurements."""
    tables = [create_table(server, games[i % len(games)], MIX[games[i % len(games)]], think, i) for i in range(number)]
    asyncio.run(play_at(tables, seconds))
    by_game = {game: [d for t in tables if t.game == game for d in t.delays] for game in games}
    refused = [sentence for table in tables for sentence in table.refused]
    print(json.dumps({"delays": by_game, "decisions": sum(t.decisions for t in tables), "refused": refused}))


async def play_at(tables: list[Table], seconds: float) -> None:
    """Connect all players, a few at a time; then tell the parent process, and play."""
    seats = [(table, me) for table in tables for me in range(len(table.addresses))]
    entry, everybody, until = asyncio.Semaphore(4), asyncio.Barrier(len(seats) + 1), [float("inf")]
    players = [asyncio.create_task(table.player(me, entry, everybody, until)) for table, me in seats]
    await everybody.wait()
    print("connected", flush=True)
    until[0] = time.monotonic() + seconds
    await asyncio.gather(*players)


def cpu(process: int) -> float:
    """Return the seconds of CPU time that a process and its threads have used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """Return the megabytes of memory that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure(number: int, seconds: float, think: float, games: list[str]) -> dict[str, Any]:
    """Start a server and players and return the measurements."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "perihelion", "serve", "--port", str(_free_port())]
        server = subprocess.Popen([*command, "--no-browser", "--data", folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        here = [sys.executable, "-m", "benchmarks.load", "--play", address]
        players = subprocess.Popen(
            [*here, "--tables", str(number), "--seconds", str(seconds), "--think", str(think), "--game", *games],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert players.stdout is not None
        try:
            assert players.stdout.readline() == "connected\n", "not all players could connect"
            before = cpu(server.pid)
            result: dict[str, Any] = json.loads(players.stdout.readline())
            return result | {"cpu": cpu(server.pid) - before, "memory": memory(server.pid)}
        finally:
            players.stdout.close()
            players.wait()
            server.terminate()
            server.wait()
            server.stdout.close()


def _free_port() -> int:
    import socket

    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def table_of(result: dict[str, Any], number: int, seconds: float) -> str:
    """Return the result as a Markdown table."""
    delays = result["delays"] | {"all": [d for game in result["delays"].values() for d in game]}
    lines = [
        f"{measured_by('`python -m benchmarks.load`')}.",
        f"{number} tables, {result['decisions']} decisions in {seconds:g} s "
        f"({result['decisions'] / seconds:.0f}/s), {len(result['refused'])} refused",
        f"server: {1000 * result['cpu'] / max(1, result['decisions']):.1f} ms of CPU for a decision, "
        f"for all viewers together, {result['memory']:.0f} MB",
        "",
        "| move to other screen, ms | moves | median | 95 % | 99 % | most |",
        "|---|---|---|---|---|---|",
    ]
    for game, values in delays.items():
        if len(values) > 1:
            cuts = statistics.quantiles(values, n=100)
            shown = [statistics.median(values), cuts[94], cuts[98], max(values)]
            lines.append(f"| {game} | {len(values)} | " + " | ".join(f"{1000 * v:.0f}" for v in shown) + " |")
    return "\n".join(lines)


def main() -> None:
    """Measure, or run the process of the players."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--think", type=float, default=THINK_SECONDS, help="seconds a player thinks, on average")
    arguments.add_argument("--game", nargs="+", choices=MIX, default=list(MIX))
    arguments.add_argument("--keep", action="store_true", help="write the table into docs/speed.md")
    arguments.add_argument("--play", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.play:
        play(given.play, given.tables, given.seconds, given.think, given.game)
        return
    text = table_of(measure(given.tables, given.seconds, given.think, given.game), given.tables, given.seconds)
    print(text)
    if given.keep:
        write_table("load", text)


if __name__ == "__main__":
    main()
