"""The bot of the documentation plays whole games over the API."""

import subprocess
import sys
from pathlib import Path

import pytest

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


def bot(server, *arguments):
    return subprocess.Popen(
        [sys.executable, str(BOT), "--server", server.address, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.parametrize("game", ["leduc", "solari", "solaris", "solarius", "solenia"])
def test_it_plays_a_whole_game_against_the_server_s_bots(server, game):
    said, _ = bot(server, "--game", game).communicate(timeout=300)
    assert "wins" in said or "draw" in said or "win." in said, said


def test_two_of_them_play_each_other(server, ada):
    table = ada.lay("leduc", ("open", "open"))
    players = [bot(server, "--table", table)]
    for _ in range(200):
        if ada.at(table)["seats"][0]["kind"] == "person":
            break
    players.append(bot(server, "--table", table))
    for player in players:
        said, _ = player.communicate(timeout=60)
        assert player.returncode == 0, said
    assert ada.at(table)["over"]
