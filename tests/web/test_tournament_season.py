"""A season played by bots on one PostgreSQL, with two servers of which one is killed several times.

`make soak` plays more rounds with more bots.
"""

import asyncio
import os
import time
from types import SimpleNamespace

import pytest

from perihelion.store.database import Database
from perihelion.store.postgresql import read_url
from tests.server.tournament_runs import check_season
from tests.web.prepared_server import PreparedServer
from tests.web.test_groups import found_group
from tests.web.test_tournaments import at, make, order

BOTS, ROUNDS, KILLS = map(int, os.environ.get("PERIHELION_SEASON", "4,2,1").split(","))
LEVELS = ("random", "greedy", "moon")
SECONDS = 60 + 30 * ROUNDS


@pytest.fixture
def servers(postgresql):
    """Two servers on one database, and its address."""
    url = read_url(postgresql.new_store())
    both = [PreparedServer(url).start(), PreparedServer(url).start()]
    yield both, url
    for server in both:
        server.stop()


def test_a_season_with_kills_starts_every_table_once_and_counts_every_result_once(servers):
    (steady, killed), url = servers
    host = steady.guest("Ada")
    cup = make(host, group=found_group(host), format="swiss", rounds=ROUNDS)
    for number in range(BOTS):
        order(host, cup, "bots", level=LEVELS[number % len(LEVELS)])
    order(host, cup, "start")
    until, kills = time.monotonic() + SECONDS, 0
    while (page := at(host, cup))["state"] != "over":
        assert time.monotonic() < until, page
        if kills < KILLS and page["round"] * KILLS > kills * ROUNDS:
            killed.kill()
            killed.start()
            kills += 1
        time.sleep(0.2)
    assert kills == KILLS
    name = page["tournament"]

    async def check():
        database = Database(url)
        await database.open()
        try:
            return await check_season(SimpleNamespace(database=database), name)
        finally:
            await database.close()

    state = asyncio.run(check())
    assert len(state.tables) == ROUNDS * (BOTS // 2)
    assert sum(one["points"] for one in page["standings"]) == 2 * len(state.tables) + 2 * ROUNDS * (BOTS % 2)
