"""The bot of the documentation plays whole games over the API."""

import json
import re
import runpy
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.sync.server import serve

from tests.selection import SOAK
from tests.web.waiting import wait_for

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"
RESULT = re.compile(r".+: .*\b(You won|wins?|draw)\b.* \[-?\d+(, -?\d+)*\]\n")
"""Luck decides who wins; the bot itself is "You"."""


def bot(server, *arguments):
    return subprocess.Popen(
        [sys.executable, str(BOT), "--server", server.address, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.parametrize("game", ["leduc", "solenia", *(["solari", "solaris", "solarius"] if SOAK else [])])
def test_it_plays_a_whole_game_against_the_server_s_bots(server, game):
    playing = bot(server, "--game", game)
    said, _ = playing.communicate(timeout=300)
    assert playing.returncode == 0, said
    assert RESULT.fullmatch(said), said


def test_two_of_them_play_each_other(server, ada):
    table = ada.lay("leduc", ("open", "open"))
    players = [bot(server, "--table", table)]

    def sits():
        assert players[0].poll() is None, players[0].communicate()[0]
        return ada.at(table)["seats"][0]["kind"] == "person"

    wait_for(sits)
    players.append(bot(server, "--table", table))
    for player in players:
        said, _ = player.communicate(timeout=300)
        assert player.returncode == 0, said
    assert ada.at(table)["over"]


def test_it_waits_where_it_is_too_fast():
    """A stand-in for the server refuses the first message."""
    heard = []

    def table(live):
        live.send(json.dumps({"type": "snapshot", "count": 7, "choices": [{"action": "c"}]}))
        heard.append((live.recv(), time.monotonic()))
        live.send(json.dumps({"type": "refused", "after": None, "error": "too-fast", "sentence": "…", "wait": 0.3}))
        heard.append((live.recv(), time.monotonic()))
        live.send(json.dumps({"type": "update", "count": 8, "choices": [], "over": {"says": "Draw."}}))

    with serve(table, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever).start()
        host, port = server.socket.getsockname()
        end = runpy.run_path(str(BOT))["play"](f"http://{host}:{port}", "t", "guest=a")
        server.shutdown()
    (once, first), (again, second) = heard
    assert json.loads(once) == json.loads(again) == {"type": "play", "action": "c", "after": 7}
    assert second - first >= 0.3
    assert end["over"] == {"says": "Draw."}
