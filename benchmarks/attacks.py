"""How long people wait while one guest attacks a server: quiet and under attack, side by side in one run.

    python -m benchmarks.attacks
    python -m benchmarks.attacks --rounds 3 --samples 20 --only analyses

The server is `perihelion serve` in its own process. Quiet phases and attacks alternate, so that a machine that becomes
slower affects both. Each phase also times a small piece of work: the last column shows how much slower the machine
itself was under attack, because the attack used its processors.

* analyses: one guest uploads long game files and draws animations, as many at a time as there are connections.
* suns: one guest lets four Suns play against each other, and plays against three of them at another table.
* viewers: two hundred spectators are connected to the table and do not read their messages.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import secrets
import socket
import statistics
import tempfile
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from perihelion.engine.runtimes import INTERPRETED, force_runtime
from perihelion.errors import PerihelionError
from perihelion.table import commands
from perihelion.table.sealed_game import write_sealed_game
from tests.table.tables import ADA, Luck, table
from tests.web.server import Server

GAME, PLAYERS = "solarius", 4
AT_A_TIME = 24
"""The number of concurrent requests of the attacker."""
VIEWERS, VIEWERS_OF_ADDRESS = 200, 50
MANY_MOVES, ALLOWED_MOVES = 3700, 1200
"""The moves of the uploaded files: one has too many, the other almost the maximum."""
PLAYED_BEFORE = 20
"""The number of actions played at a table before it is opened."""
SECONDS = 120.0
"""The timeout of everything."""

Samples = dict[str, list[float]]


# what players do


class Player:
    """A guest who plays at a private table, against themselves or against a greedy bot."""

    def __init__(self, server: Server, other: str):
        self.guest = server.guest()
        game, players = (GAME, PLAYERS) if other == "me" else ("solenia", 2)
        others = [f"me:{n}" if other == "me" else f"bot:{other}" for n in range(1, players)]
        self.table = self.guest.lay(game, ["me", *others], {"players": players})
        self.live = self.guest.live(self.table, "?outline=false")
        self.now: dict[str, Any] = self.live.hear("snapshot")
        self._played, self._random = -1, random.Random(1)

    def wait_for_turn(self) -> None:
        """Read until I have something to decide. Raises RuntimeError if the game is over."""
        while self.now["count"] <= self._played or not self.now["choices"]:
            if self.now["over"]:
                raise RuntimeError("the game is over")
            if self.now["count"] > self._played and self.now["confirm"]:
                self._played = self.now["count"]
                self.live.send(type="confirm", after=self._played)
            self._hear()

    def _hear(self) -> str:
        """Read one message and return its kind."""
        message = self.live.hear(seconds=SECONDS)
        if message["type"] in ("snapshot", "update"):
            self.now |= message
        return str(message["type"])

    def play(self) -> float:
        """Play any choice and return how long the answer took."""
        self.wait_for_turn()
        action, self._played = self._random.choice(self.now["choices"])["action"], self.now["count"]
        began = time.perf_counter()
        self.live.send(type="play", action=action, after=self._played)
        while self._hear() != "played":
            pass
        return time.perf_counter() - began

    def play_against_bot(self) -> float:
        """Play until it is the bot's turn; return how long the bot took until it was mine again."""
        while True:
            self.play()
            began, before = time.perf_counter(), self.now["count"]
            self.wait_for_turn()
            if self.now["count"] > before + 2:
                return time.perf_counter() - began


class Desk:
    """Everything that is measured."""

    def __init__(self, server: Server, unopened: Iterator[tuple[str, str]]):
        self.server, self.unopened = server, unopened
        self.alone, self.against_bot = Player(server, "me"), Player(server, "greedy")

    def measure(self, what: str) -> float | None:
        """Do one thing and return how long it took."""
        if what == "open a table":
            return self._open()
        try:
            return self.alone.play() if what == "play a move" else self.against_bot.play_against_bot()
        except RuntimeError:
            self.alone, self.against_bot = Player(self.server, "me"), Player(self.server, "greedy")
            return None

    def _open(self) -> float:
        name, cookie = next(self.unopened)
        visitor = self.server.guests[0]
        began = time.perf_counter()
        answer = httpx.get(
            f"{visitor.server.address}/api/tables/{name}", headers={"Cookie": cookie}, timeout=SECONDS, verify=False
        )
        answer.raise_for_status()
        return time.perf_counter() - began


def small_work() -> float:
    """Return how long a fixed small piece of work takes now."""
    began = time.perf_counter()
    sum(i * i for i in range(100_000))
    return time.perf_counter() - began


# attacks: each runs in its own process, as if on another machine


@contextmanager
def attacking(name: str, server: Server, table: str) -> Iterator[None]:
    """Attack a server from another process until the block ends."""
    spawn = multiprocessing.get_context("spawn")
    ready, stop = spawn.Event(), spawn.Event()
    attacker = spawn.Process(target=ATTACKS[name], args=(server.port, table, ready, stop), daemon=True)
    attacker.start()
    try:
        assert ready.wait(SECONDS), "the attack did not begin"
        time.sleep(1.0)
        yield
    finally:
        stop.set()
        attacker.join(SECONDS)


def at_port(port: int) -> Server:
    """Return the server already running at this port."""
    server = Server(None)
    server.port = port
    return server


def attack_by_analyses(port: int, _: str, ready: Event, stop: Event) -> None:
    """Upload long game files and draw animations."""
    guest = at_port(port).guest()
    with force_runtime(INTERPRETED):
        texts = [write_long_file(moves) for moves in (MANY_MOVES, ALLOWED_MOVES)]
        line = {"start": {"game": GAME, "options": {"players": PLAYERS}}, "moves": random_moves(1200)}
    bodies = [("read", {"text": texts[n % 2]}) for n in range(AT_A_TIME)] + [("animation", line)] * 2

    def send(path: str, body: bytes) -> None:
        headers = {"Cookie": guest.cookie, "Content-Type": "application/json"}
        with httpx.Client(base_url=guest.server.address, headers=headers, timeout=SECONDS, verify=False) as client:
            while not stop.is_set():
                with suppress(httpx.HTTPError):
                    answer = client.post(f"/api/analysis/{path}", content=body)
                    if answer.status_code == 429:
                        stop.wait(min(1.0, answer.json()["wait"]))

    sending = [threading.Thread(target=send, args=(path, json.dumps(body).encode())) for path, body in bodies]
    for each in sending:
        each.start()
    ready.set()
    for each in sending:
        each.join()


def attack_by_suns(port: int, _: str, ready: Event, stop: Event) -> None:
    """Let four Suns play, and play against three more."""
    guest = at_port(port).guest()
    only_bots = guest.lay(GAME, ["bot:sun"] * PLAYERS, {"players": PLAYERS})
    mine = guest.lay(GAME, ["me", *["bot:sun"] * (PLAYERS - 1)], {"players": PLAYERS})
    ready.set()
    while not stop.wait(0.05):
        with suppress(httpx.HTTPError, KeyError):
            now = guest.at(mine)
            if now["choices"]:
                guest.play(mine, random.choice(now["choices"])["action"], now["count"])
    for each in (only_bots, mine):
        guest.order(each, "close")


def attack_by_viewers(port: int, name: str, ready: Event, stop: Event) -> None:
    """Connect many spectators who do not read."""
    server = at_port(port)
    with ExitStack() as sockets:
        for number in range(VIEWERS):
            address = f"203.0.113.{number // VIEWERS_OF_ADDRESS}"
            spectator = server.guest(**{"X-Forwarded-For": address})
            key = b64encode(secrets.token_bytes(16)).decode()
            plain = sockets.enter_context(socket.socket())
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plain.settimeout(SECONDS)
            plain.connect(("127.0.0.1", port))
            plain.sendall(
                f"GET /api/tables/{name}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                f"X-Forwarded-For: {address}\r\nCookie: {spectator.cookie}\r\n\r\n".encode()
            )
            assert plain.recv(12) == b"HTTP/1.1 101"
        server.goodbye()
        ready.set()
        stop.wait()


ATTACKS = {"analyses": attack_by_analyses, "suns": attack_by_suns, "viewers": attack_by_viewers}
THINGS = ("open a table", "play a move", "wait for a greedy bot")


# preparation


def write_long_file(moves: int) -> str:
    """Return a sealed game with this number of moves, most of them taken back."""
    made, luck = table(GAME, ["me"] * PLAYERS, options={"players": PLAYERS}), Luck(1)
    for number in range(moves):
        legal = made.position.legal
        commands.play_action(made, ADA, legal[luck.draw(0, [1] * len(legal))], made.count)
        if number % 12:
            with suppress(PerihelionError):  # after some moves there is nothing to take back
                commands.undo_decision(made, ADA, made.count)
    commands.close_table(made, ADA)
    return write_sealed_game(made)


def random_moves(most: int) -> list[str]:
    """Return the moves of a random game, up to a limit."""
    import perihelion

    position, luck = perihelion.new(GAME, players=PLAYERS), random.Random(1)
    while position.actor != -2 and len(position.log) < most:
        if position.actor == -1:
            position.play("~" + luck.choices(list(position.outcomes), list(position.outcomes.values()))[0])
        else:
            position.play(luck.choice(position.legal))
    return [f"~{entry.text}" if entry.actor == -1 else entry.text for entry in position.log]


def play_tables(folder: Path, count: int) -> list[tuple[str, str]]:
    """Play at tables, then stop the server, so that the next one has none in memory. Return tables and cookies."""
    server, luck, made = Server(folder).start(), random.Random(1), []
    for _ in range(count):
        guest = server.guest(**{"X-Forwarded-For": f"198.18.0.{luck.randrange(256)}"})
        name = guest.lay("solenia", ["me", "me:Bob"], {"players": 2})
        for _ in range(PLAYED_BEFORE):
            now = guest.at(name)
            guest.play(name, luck.choice(now["choices"])["action"], now["count"])
        made.append((name, guest.cookie))
    server.stop()
    return made


def run_phase(desk: Desk, samples: int, found: Samples) -> None:
    """Measure everything in several rounds."""
    for _ in range(samples):
        for what in THINGS:
            took = desk.measure(what)
            if took is not None:
                found.setdefault(what, []).append(took)
        found.setdefault("small work", []).append(small_work())


def measure(name: str, rounds: int, samples: int) -> str:
    """Measure one attack and return rows of a table."""
    quiet: Samples = {}
    attacked: Samples = {}
    with tempfile.TemporaryDirectory() as folder:
        unopened = iter(play_tables(Path(folder), 2 * rounds * samples))
        server = Server(Path(folder)).start()
        try:
            desk = Desk(server, unopened)
            for _ in range(20):  # until the bots have loaded their machine code, and everything has been drawn once
                desk.measure("wait for a greedy bot")
                desk.measure("play a move")
            for _ in range(rounds):
                run_phase(desk, samples, quiet)
                with attacking(name, server, desk.alone.table):
                    run_phase(desk, samples, attacked)
                time.sleep(2.0)
        finally:
            with suppress(WebSocketException):
                server.stop()
    slower = statistics.median(attacked["small work"]) / statistics.median(quiet["small work"])
    rows = []
    for what in THINGS:
        before, now = (sorted(found[what]) for found in (quiet, attacked))
        times = statistics.median(now) / statistics.median(before)
        shown = [statistics.median(before), before[-1], statistics.median(now), now[-1]]
        rows.append(
            f"| {name} | {what} | "
            + " | ".join(f"{1000 * each:.0f}" for each in shown)
            + f" | {times:.1f} | {slower:.1f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Measure all attacks, or one."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=3, help="how often quiet and attack alternate")
    arguments.add_argument("--samples", type=int, default=15, help="how often each thing is measured in a phase")
    arguments.add_argument("--only", choices=ATTACKS, nargs="+", default=list(ATTACKS))
    given = arguments.parse_args()
    print("| attack | what | quiet, ms: median | worst | attacked, ms: median | worst | times | machine, times |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for name in given.only:
        print(measure(name, given.rounds, given.samples), flush=True)


if __name__ == "__main__":
    main()
