"""A table plays whole games in one process, without a network, a database, threads or NumPy."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.table.pure_games import ADA, BOB, GAMES, LEVEL, Blocker

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def played() -> list[dict[str, Any]]:
    run = subprocess.run([sys.executable, "-m", "tests.table.pure_games"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_people_and_bots_play_all_four_games_to_the_end(played):
    assert [game["game"] for game in played] == ["solari", "solaris", "solarius", "solenia"]
    for game, (_, _, seats, *_) in zip(played, GAMES, strict=True):
        names = {"me": ADA, "open": BOB, f"bot:{LEVEL}": f"bot:{LEVEL}"}
        assert game["players"] == [names[seat] for seat in seats]
        assert game["entries"] > 20, "a whole game; how long it is depends on luck"


def test_the_log_is_written_in_both_languages(played):
    for game in played:
        assert game["lines"]["en"] == game["lines"]["de"] > 20
        assert game["differ"] == game["lines"]["en"], "every sentence has its own German"
        assert game["missing"] == 0


@pytest.mark.parametrize("name", ["numpy", "socket", "sqlalchemy.orm", "threading"])
def test_a_blocked_library_cannot_be_imported(name):
    with pytest.raises(ImportError, match="blocked"):
        Blocker([name.partition(".")[0]]).find_spec(name)
    assert Blocker(["other"]).find_spec(name) is None
