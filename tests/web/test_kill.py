"""Nothing that was acknowledged is lost by kill -9, and every table goes on; docs/reliability.md has the figures."""

import os

import pytest

from tests.web.kills import run

KILLS = int(os.environ.get("PERIHELION_KILLS", "3"))
"""`make soak` makes it a thousand."""

ON_POSTGRESQL = pytest.param(
    "postgresql",
    KILLS // 2,
    marks=[
        pytest.mark.xdist_group("postgresql"),
        pytest.mark.skipif(KILLS < 50, reason="make soak does it; a few kills on PostgreSQL are in test_cluster.py"),
    ],
)


@pytest.mark.parametrize(("where", "count"), [("sqlite", KILLS), ON_POSTGRESQL], indirect=["where"])
def test_nothing_acknowledged_is_lost(where, count):
    kills, found, said = run(where, count, most=6 * 3600.0)
    assert kills.done == count
    assert not found["lost"]
    assert not found["damaged"]
    assert not found["missing"], "a table that was announced is there"
    assert not kills.wrong, kills.wrong[:3]
    assert len(kills.acknowledged) > 2 * count, "too little was played to show anything"
    assert "Traceback" not in said, said
