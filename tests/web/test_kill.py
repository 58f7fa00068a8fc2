"""Nothing that was acknowledged is lost by kill -9, and every table goes on; docs/reliability.md has the figures."""

import os

from tests.web.kills import run

KILLS = int(os.environ.get("PERIHELION_KILLS", "8"))
"""`make soak` makes it a thousand."""


def test_nothing_acknowledged_is_lost(tmp_path):
    kills, found, said = run(tmp_path, KILLS, most=6 * 3600.0)
    assert kills.done == KILLS
    assert not found["lost"]
    assert not found["damaged"]
    assert not found["missing"], "a table that was announced is there"
    assert not kills.wrong, kills.wrong[:3]
    assert len(kills.acknowledged) > 2 * KILLS, "too little was played to show anything"
    assert "Traceback" not in said, said
