"""kill -9 during play, repeatedly. Whatever was acknowledged is kept here and compared with the store.

python -m tests.web.kills --kills 1000
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from perihelion.store.database import find_database
from tests.web.audit import audit, counted_entries
from tests.web.prepared_server import PreparedServer
from tests.web.server import CERTIFICATES, Guest

TABLES = 3
"""At how many tables somebody plays all the time."""
PLAYS = 3
"""This many plays are acknowledged before each kill."""
GAMES = (
    ("solari", ("me", "bot:random")),
    ("solaris", ("me", "me", "me")),
    ("solarius", ("me", "me")),
    ("solenia", ("me", "me")),
    ("solari", ("me", "me")),
)
"""Games and seats of the tables, in turn."""


@dataclass
class Kills:
    """What happened, and what was acknowledged."""

    done: int = 0
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    """Table and count -> the action played there."""
    tables: list[str] = field(default_factory=list)
    repeated: int = 0
    """How many plays had no answer when the server died, and were sent again."""
    stale: int = 0
    """How many of those were refused, because the game had gone on."""
    wrong: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """A guest who plays at a table as fast as it answers, and remembers every acknowledgement."""

    def __init__(self, guest, table, seed):
        super().__init__(daemon=True)
        self.guest, self.table, self.random = guest, table, random.Random(seed)
        self.acknowledged, self.doubtful, self.wrong = {}, None, []
        self.over = False

    def run(self):
        try:
            while not self.over:
                self.play()
        except httpx.TransportError:
            pass
        except Exception as error:
            self.wrong.append(repr(error))

    def play(self):
        now = self.guest.at(self.table)
        if now["over"]:
            self.over = True
        elif now["choices"]:
            action = self.random.choice(now["choices"])["action"]
            self.doubtful = (action, now["count"])
            answer = self.guest.play(self.table, action, now["count"])
            self.doubtful = None
            if answer.status_code == 201:
                self.acknowledged[self.table, answer.json()["count"]] = action
            else:
                self.wrong.append(answer.text[:300])


def send_again(kills, where, host, player):
    """Send the play once more that had no answer: it is stored once, whether the first one arrived or not."""
    action, after = player.doubtful
    answer = host.play(player.table, action, after)
    kills.repeated += 1
    if answer.status_code == 201:
        kills.acknowledged[player.table, answer.json()["count"]] = action
        assert counted_entries(where, player.table)[after] == ("action", action), "played once, not twice"
    else:
        kills.stale += 1
        assert answer.json()["error"] == "stale", answer.text
        assert counted_entries(where, player.table)[after][0] in ("action", "outcome")


def lay_table(kills, host):
    """Start the next table, and return its id."""
    game, seats = GAMES[len(kills.tables) % len(GAMES)]
    kills.tables.append(host.lay(game, seats, {"players": len(seats)}))
    return kills.tables[-1]


def come_back(server, cookies):
    """The same guests again after a restart: only their cookies are left."""
    hosts = []
    for cookie in cookies:
        host = Guest.__new__(Guest)
        host.server = server
        host.http = httpx.Client(base_url=server.address, cookies=cookie, timeout=60, verify=CERTIFICATES)
        server.guests.append(host)
        hosts.append(host)
    return hosts


def kill_once(kills, server, hosts, tables, pause):
    """Play at all tables, kill the server in the midst of it, and return the players."""
    players = [Player(host, table, kills.done) for host, table in zip(hosts, tables, strict=True)]
    for player in players:
        player.start()
    time.sleep(pause)
    until = time.monotonic() + 60
    while sum(len(player.acknowledged) for player in players) < PLAYS and time.monotonic() < until:
        time.sleep(0.01)  # a busy machine needs longer
    server.kill()
    kills.done += 1
    for player in players:
        player.join(30)
        kills.acknowledged |= player.acknowledged
        kills.wrong += player.wrong
    server.goodbye()
    return players


def run(where, count, most=3600.0, say=lambda kills: None):
    """Kill a server N times (or until `most` seconds are over), audit what is stored; what it all printed."""
    chance, kills, until = random.Random(count), Kills(), time.monotonic() + most
    server = PreparedServer(where).start()
    hosts = [server.guest(f"Host {i}") for i in range(TABLES)]
    cookies = [dict(host.http.cookies) for host in hosts]
    tables = [lay_table(kills, host) for host in hosts]
    while kills.done < count and time.monotonic() < until:
        players = kill_once(kills, server, hosts, tables, chance.uniform(0.1, 1.2))
        server.start()
        hosts = come_back(server, cookies)
        for i, (host, player) in enumerate(zip(hosts, players, strict=True)):
            stored = counted_entries(where, tables[i])
            for table, place in player.acknowledged:
                assert len(stored) >= place, f"{table}: play {place} was acknowledged and is lost"
            now = host.at(tables[i])
            assert now["count"] >= len(stored)
            if player.doubtful and not player.over:
                send_again(kills, where, host, player)
            if now["over"]:
                tables[i] = lay_table(kills, host)
        say(kills)
    said = server.stop()
    return kills, audit(where, kills), said


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--kills", type=int, default=1000)
    arguments.add_argument("--most", type=float, default=3600, help="seconds after which it ends in any case")
    arguments.add_argument("--database", help="PostgreSQL at this address instead of SQLite in a temporary folder")
    given = arguments.parse_args()

    def say(kills):
        if kills.done % 10 == 0:
            print(f"{kills.done} kills, {len(kills.acknowledged)} plays acknowledged", flush=True)

    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        where = find_database(Path(folder), given.database)
        kills, found, said = run(where, given.kills, given.most, say)
    rows = {"kill -9": kills.done, "plays acknowledged": len(kills.acknowledged),
            "plays without an answer, sent again": kills.repeated, "of these refused as stale": kills.stale,
            "refusals nobody expected": len(kills.wrong), "tracebacks": said.count("Traceback")}  # fmt: skip
    rows |= {what: value if isinstance(value, int) else len(value) for what, value in found.items()}
    print(f"\n{time.monotonic() - began:.0f} s\n")
    for what, number in rows.items():
        print(f"| {what} | {number} |")
    sys.exit(bool(kills.wrong or found["lost"] or found["damaged"] or found["missing"] or "Traceback" in said))


if __name__ == "__main__":
    main()
