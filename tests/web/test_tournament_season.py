"""A season of bots of all levels on one PostgreSQL, with four servers that are killed one after the other.

`make soak` plays more rounds with more bots.
"""

import os
import random
import time
from collections import Counter
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import func, select

from perihelion.bots import BOTS
from perihelion.store import schema
from perihelion.store.postgresql import read_url
from perihelion.table_log.bodies import GameStarted
from tests.web.audit import audit, load_log, read_store
from tests.web.cluster_processes import Processes
from tests.web.server import Guest
from tests.web.test_groups import found_group
from tests.web.test_tournaments import at, make, order

ENTRANTS, ROUNDS, KILLS = map(int, os.environ.get("PERIHELION_SEASON", "5,2,3").split(","))
SERVERS = 4
SECONDS = 60 + 60 * ROUNDS

M, R, T = schema.tournaments.tournament_tables, schema.tournaments.tournament_rounds, schema.tables.tables


class Anywhere(Guest):
    """A guest who asks another server if one does not answer."""

    def __init__(self, processes, name):
        self.addresses = [f"http://127.0.0.1:{port}" for port in processes.servers]
        self.address = self.addresses[0]
        super().__init__(self, name, {})

    def get(self, path, /, **query):
        return self._ask("GET", path, params=query)

    def post(self, path, /, **body):
        return self._ask("POST", path, json=body)

    def _ask(self, method, path, **more):
        for _ in range(100):
            try:
                return self.http.request(method, self.address + path, **more)
            except httpx.TransportError:
                self.address = self.addresses[(self.addresses.index(self.address) + 1) % len(self.addresses)]
                time.sleep(0.05)
        raise AssertionError("no server answers")


@pytest.fixture
def servers(postgresql):
    """Four servers on one database, and its address."""
    url = read_url(postgresql.new_store())
    processes = Processes(url, SERVERS, workers=0)
    processes.start_all()
    try:
        yield processes, url
    finally:
        processes.stop()


def test_a_season_with_kills_starts_every_table_once_and_counts_every_result_once(servers, request):
    processes, url = servers
    host = Anywhere(processes, "Ada")
    request.addfinalizer(host.http.close)
    cup = make(host, group=found_group(host), format="swiss", rounds=ROUNDS)
    levels = list(BOTS)
    for number in range(ENTRANTS):
        order(host, cup, "bots", level=levels[number % len(levels)])
    order(host, cup, "start")
    tables = ROUNDS * (ENTRANTS // 2)
    kills = kill_in_the_middle(processes, url, tables)
    until = time.monotonic() + SECONDS
    while (page := at(host, cup))["state"] != "over":
        assert time.monotonic() < until, page
        time.sleep(0.2)
    assert kills == KILLS
    with read_store(url) as store:
        laid = [row.id for row in store.execute(select(T.c.id))]
        assert sorted(laid) == sorted(check_tables(store, tables)), "no table was laid twice"
        found = recount(store)
    shown = {one["entrant"]: (one["place"], one["points"], *one["ties"]) for one in page["standings"]}
    assert shown == found
    audited = audit(url, SimpleNamespace(acknowledged={}, tables=laid))
    assert not audited["damaged"], "every log leads to the stored state, and every seal is sound"


def kill_in_the_middle(processes, url, tables):
    """Kill random servers, one after the other, evenly over the season. Return the number of kills."""
    luck, kills = random.Random(1), 0
    until = time.monotonic() + SECONDS
    with read_store(url) as store:
        query = select(func.count()).select_from(M).where(M.c.result.is_not(None))
        while kills < KILLS:
            store.rollback()
            if store.execute(query).scalar_one() * (KILLS + 1) >= kills * tables:
                processes.kill_server(luck)
                kills += 1
            assert time.monotonic() < until, "the season does not go on"
            time.sleep(0.05)
    return kills


def check_tables(store, count):
    """Return the tables of the season: each was paired once, laid once, started once, and has the result of its log."""
    rows = store.execute(select(M)).fetchall()
    assert len(rows) == count
    assert len({(row.round, row.number) for row in rows}) == count
    for row in rows:
        log = load_log(store, row.table)
        assert sum(isinstance(entry.body, GameStarted) for entry in log) == 1
        assert [entry.n for entry in log] == list(range(len(log)))
    for n in range(1, ROUNDS + 1):
        seated = [entrant for row in rows if row.round == n for entrant in row.seats]
        (byes,) = store.execute(select(R.c.byes).where(R.c.n == n)).scalars()
        assert sorted([*seated, *byes]) == list(range(ENTRANTS)), "everybody has one seat or a bye"
    return [row.table for row in rows]


def recount(store):
    """Return place, points and tie-breaks of each entrant. Nothing of the code of tournaments is used."""
    query = select(M.c.seats, M.c.round, T.c.summary).join(T, T.c.id == M.c.table)
    points, opponents, won = Counter(), Counter(), Counter()
    met = []
    for row in store.execute(query):
        assert row.summary["over"]
        (a, b), (mine, its) = row.seats, row.summary["points"]
        points.update({a: 1 + (mine > its) - (mine < its), b: 1 + (its > mine) - (its < mine)})
        won.update({a: mine > its, b: its > mine})
        met += [(a, b), (b, a)]
    for (byes,) in store.execute(select(R.c.byes)):
        points.update(dict.fromkeys(byes, 2))
    for one, other in met:
        opponents[one] += points[other]
    values = {entrant: (points[entrant], opponents[entrant], won[entrant]) for entrant in range(ENTRANTS)}
    return {entrant: (1 + sum(other > mine for other in values.values()), *mine) for entrant, mine in values.items()}
