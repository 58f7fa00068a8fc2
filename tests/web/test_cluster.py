"""Three servers and a worker on one PostgreSQL, killed and cut off: nothing is lost, nothing happens twice.

`make cluster` does the same for ten minutes with 300 tables; docs/reliability.md has the figures.
"""

from tests.web.cluster import run


def test_nothing_is_lost_and_nothing_happens_twice(own_postgresql):
    load, found, said = run(own_postgresql, servers=3, workers=1, tables=5, seconds=6, every=1.5, cuts=1, think=0.2)
    assert load.seen["kill -9"] >= 1
    assert load.seen["restarts of PostgreSQL"] == 1
    assert not found["lost"]
    assert not found["damaged"]
    assert not found["missing"]
    assert not found["double"]
    assert not load.wrong, load.wrong[:3]
    assert load.acknowledged, "too little was played to show anything"
    assert "Traceback" not in said, said[said.index("Traceback") - 300 :][:3000]
