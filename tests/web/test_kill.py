"""kill -9 during play, again and again: nothing that was acknowledged is lost, and every table goes on."""

import os
import random
import sqlite3
import threading
import time

import httpx

from perihelion.store.database import FILE
from perihelion.table_log.entries import COUNTED
from tests.web.server import Guest, Server

KILLS = int(os.environ.get("PERIHELION_KILLS", "8"))
"""`make soak` makes it a hundred."""

TABLES = 4


class Playing(threading.Thread):
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
                self.acknowledged[answer.json()["count"]] = action
            else:
                self.wrong.append(answer.text[:300])


def logged(folder, table):
    """The counted entries of a table, as they are in the file."""
    with sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True) as connection:
        query = """SELECT n, kind, json_extract(data, '$.text') FROM log WHERE "table" = ? ORDER BY n"""
        entries = connection.execute(query, [table]).fetchall()
    connection.close()
    assert [row[0] for row in entries] == list(range(len(entries))), "a log without gaps"
    counted = {body.KIND for body in COUNTED}
    return [(kind, text) for _, kind, text in entries if kind in counted]


def test_nothing_acknowledged_is_lost(tmp_path):
    chance = random.Random(KILLS)
    server = Server(tmp_path).start()
    hosts = [server.guest(f"Host {i}") for i in range(TABLES)]
    cookies = [dict(host.http.cookies) for host in hosts]
    tables = [host.lay("solari", ("me", "bot:random") if i % 2 else ("me", "me")) for i, host in enumerate(hosts)]
    known = [{} for _ in tables]
    acknowledged = 0
    for kill in range(KILLS):
        players = [Playing(host, table, kill) for host, table in zip(hosts, tables, strict=True)]
        for player in players:
            player.start()
        time.sleep(chance.uniform(0.1, 1.2))
        server.kill()
        for player in players:
            player.join(30)
            assert not player.wrong, player.wrong
        server.goodbye()
        server.start()
        hosts = []
        for cookie in cookies:
            host = Guest.__new__(Guest)
            host.server, host.http = server, httpx.Client(base_url=server.address, cookies=cookie, timeout=20)
            server.guests.append(host)
            hosts.append(host)
        for i, player in enumerate(players):
            known[i] |= player.acknowledged
            acknowledged += len(player.acknowledged)
            log = logged(tmp_path, tables[i])
            for count, action in known[i].items():
                assert log[count - 1] == ("action", action), f"table {i}: play {count} was acknowledged and is lost"
            now = hosts[i].at(tables[i])
            assert now["count"] >= len(log)
            if player.doubtful and not player.over:
                action, after = player.doubtful
                answer = hosts[i].play(tables[i], action, after)
                assert answer.status_code == 201 or answer.json()["error"] == "stale", answer.text
                assert logged(tmp_path, tables[i])[after][0] in ("action", "outcome")
                if answer.status_code == 201:
                    assert logged(tmp_path, tables[i])[after] == ("action", action), "played once, not twice"
            if now["over"]:
                tables[i], known[i] = hosts[i].lay("solari", ("me", "bot:random")), {}
    said = server.stop()
    assert "Traceback" not in said, said
    assert acknowledged > 2 * KILLS, "too little was played to show anything"
