"""A bot that plays a whole game over the API: HTTP to come and sit down, a WebSocket to play.

    python docs/example_bot.py                              # a table of its own, against the server's bot
    python docs/example_bot.py --table q7Xc…                # take a free seat at a table
    python docs/example_bot.py --game solaris --server http://localhost:8437

It needs httpx and websockets and nothing of Perihelion. docs/api.md explains every message.
"""

import argparse
import json
import random
import time

import httpx
from websockets.sync.client import connect


def choose(snapshot):
    """What to play: any of the choices. Here a better bot begins."""
    return random.choice(snapshot["choices"])["action"]


def sit_down(http, table, game):
    """A free seat at a table, or a new table against the server's bots. Returns the table's id."""
    if table is None:
        entry = next(entry for entry in http.get("/api/games").raise_for_status().json() if entry["key"] == game)
        fewest = entry["players"][0]
        options = {option["name"]: fewest for option in entry["options"] if option["kind"] == "players"}
        seats = ["me"] + ["bot:random"] * (fewest - 1)
        answer = http.post("/api/tables", json={"game": game, "options": options, "seats": seats})
        return answer.raise_for_status().json()["table"]
    seats = http.get(f"/api/tables/{table}").raise_for_status().json()["seats"]
    free = next(seat["seat"] for seat in seats if seat["takeable"])
    http.post(f"/api/tables/{table}/seats/{free}", json={"take": True}).raise_for_status()
    return table


def merged(now, message):
    """The table after a message. A bot needs no drawing, so it leaves `groups`, `order` and `steps` alone."""
    if message["type"] == "snapshot":
        return message
    fields = {name: value for name, value in message.items() if name not in ("type", "groups", "order", "steps", "log")}
    return {**now, **fields}


def play(server, table, cookie):
    """Play until the game is over; returns the last snapshot."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as live:
        now, answered = {}, -1
        while not now.get("over"):
            message = json.loads(live.recv())
            if message.get("error") == "too-fast":
                time.sleep(message["wait"])
                answered = -1
            elif message["type"] == "refused":
                raise SystemExit(message["sentence"])
            if message["type"] in ("snapshot", "update", "presence"):
                now = merged(now, message)
            if now.get("choices") and now["count"] != answered:
                answered = now["count"]
                live.send(json.dumps({"type": "play", "action": choose(now), "after": answered}))
            elif now.get("confirm") and now["count"] != answered:
                answered = now["count"]
                live.send(json.dumps({"type": "confirm", "after": answered}))
    return now


def main():
    """Sit down, play, say how it ended."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--server", default="http://localhost:8437")
    arguments.add_argument("--table", help="take a free seat there")
    arguments.add_argument("--game", default="solari", help="for a table of its own")
    given = arguments.parse_args()
    with httpx.Client(base_url=given.server, timeout=30) as http:
        http.get("/api/me").raise_for_status()
        http.post("/api/me", json={"name": "Example bot"}).raise_for_status()
        table = sit_down(http, given.table, given.game)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        end = play(given.server, table, cookie)
    print(f"{end['gameName']}: {end['over']['says']} {end['over']['points']}")


if __name__ == "__main__":
    main()
