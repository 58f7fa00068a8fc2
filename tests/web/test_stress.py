"""The stress test: a small one every time, a large one in `make soak`; docs/reliability.md has the figures."""

import os

import pytest

from perihelion.store.postgresql import read_url
from tests.web.stress import run

TABLES, PLAYS, KILLS = map(int, os.environ.get("PERIHELION_STRESS", "8,80,1").split(","))
MOST_MEGABYTES = 250 + 3 * TABLES
"""Bounded by the number of tables, whatever happens at them."""


@pytest.mark.skipif(TABLES < 50, reason="make soak does it; a few kills on PostgreSQL are in test_cluster.py")
@pytest.mark.xdist_group("postgresql")
def test_nothing_is_lost_on_postgresql_either(postgresql):
    stress, found, said = run(read_url(postgresql.new_database()), TABLES, PLAYS, KILLS, think=1.0)
    assert not found["lost"] + found["damaged"] + found["missing"]
    assert not stress.wrong, stress.wrong[:3]
    assert stress.seen["plays acknowledged"] >= PLAYS
    assert max(stress.memory) < MOST_MEGABYTES
    assert "Traceback" not in said, said


def test_nothing_acknowledged_is_lost_and_no_table_is_damaged(tmp_path):
    stress, found, said = run(tmp_path, TABLES, PLAYS, KILLS, think=0.1 if TABLES < 50 else 1.0)
    assert not found["lost"]
    assert not found["damaged"]
    assert not found["missing"], "a table that was announced is there"
    assert not stress.wrong, stress.wrong[:3]
    assert stress.seen["kill -9"] == KILLS
    assert stress.seen["full disk"] == 1
    assert stress.seen["plays acknowledged"] >= PLAYS
    assert stress.seen["messages sent twice"] > 0
    assert stress.seen["links"] > 0, "decisions that brought a link to their seal"
    assert max(stress.memory) < MOST_MEGABYTES
    assert "Traceback" not in said, said
