"""Half a year passes at a server: memory and the times of answers stay flat; docs/reliability.md has the figures."""

import os
import sqlite3
from contextlib import closing

from perihelion.store.sqlite import FILE
from tests.web.months import processor_time, run

TABLES = int(os.environ.get("PERIHELION_MONTHS", "30"))
"""`make soak` makes it ten thousand."""

LONG = TABLES >= 5000
"""Only then memory is full of tables after a quarter of the time, so that growth would show."""


def test_memory_and_times_stay_flat_for_half_a_year(tmp_path):
    steps, made, said = run(tmp_path, TABLES, loaded=0 if LONG else TABLES // 4)
    assert "Traceback" not in said, said
    assert len(set(made)) == steps[-1].tables == TABLES
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        assert store.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert {row[0] for row in store.execute("SELECT id FROM tables")} == set(made), "no table was lost"
        late = store.execute("""SELECT count(DISTINCT "table") FROM log WHERE kind = 'late'""").fetchone()[0]
        span = store.execute("SELECT max(created) - min(created) FROM tables").fetchone()[0]
    assert late, "time passed for those who had left"
    assert span > 170 * 86400
    middle, end = steps[len(steps) // 2], steps[-1]
    assert end.megabytes < middle.megabytes * (1.1 if LONG else 1.5)
    if LONG:
        assert processor_time(steps) < 1.3 * processor_time(steps[: len(steps) // 2])
        for what in ("create", "look", "play"):
            before = sorted(step.milliseconds(what) for step in steps[2:6])
            after = sorted(step.milliseconds(what) for step in steps[6:])
            assert after[0] < 1.5 * before[-1], f"{what} takes longer and longer"
