"""How fast the explorer answers from PostgreSQL when a million games are counted.

    python -m benchmarks.explorer --keep

The rows are synthetic: positions that came once, frequent ones with 40 moves of three kinds of players each, and rows
of guests. The database has 32 MB of buffers, as in the tests. Needs PostgreSQL (tools/postgresql.sh) and 3 GB of disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from hashlib import md5

from perihelion.core.opening_index import PEOPLE
from perihelion.core.position_keys import KINDS, OPENING_DECISIONS
from perihelion.store import explorer
from perihelion.store.database import Database
from perihelion.store.explorer import CountedMove
from perihelion.store.postgresql import read_url
from tests.postgresql import Postgresql

from .report import DOCS, measured_by, write_table

GAME, GUESTS = "solenia", 5000
FREQUENT, ACTIONS = 2000, 40
PLAYERS = (PEOPLE, "greedy", "sun")

HASH = "('x' || substr(md5('{0}' || i::text), 1, 16))::bit(64)::bigint"
"""A key of 64 bits from a number."""
FILL = (
    "alter table played_moves drop constraint played_moves_pkey",
    "alter table own_moves drop constraint own_moves_pkey",
    f"insert into played_moves select '{GAME}', {HASH.format('once')}, i % {ACTIONS}, '{PEOPLE}', 1, i % 2, 30, "
    "{now} from generate_series(1, {positions}) i",
    f"insert into played_moves select '{GAME}', {HASH.format('often')}, action, who, 500 + action, 200.5, 15000, "
    f"{{now}} from generate_series(1, {FREQUENT}) i, generate_series(0, {ACTIONS - 1}) action, "
    f"unnest(array{list(PLAYERS)}) who",
    f"insert into own_moves select 'guest-' || i % {GUESTS}, '{GAME}', {HASH.format('own')}, i % {ACTIONS}, 1, i % 2, "
    "30 from generate_series(1, {own}) i",
    "alter table played_moves add primary key (game, key, action, who)",
    "alter table own_moves add primary key (guest, game, key, action)",
    "analyze",
)


def key_of(name: str, number: int) -> int:
    """Return the key that the database made from a number."""
    digest = md5(f"{name}{number}".encode(), usedforsecurity=False).digest()[:8]
    return int.from_bytes(digest, "big", signed=True)


def keys_of(name: str, lots: random.Random, most: int) -> dict[str, int]:
    """Return the keys of a position, one of each kind."""
    return {kind: key_of(name, lots.randint(1, most)) for kind in KINDS}


async def measure(work: Callable[[random.Random], Awaitable[object]], repeats: int) -> list[float]:
    """Return the seconds of each repetition, sorted."""
    lots, found = random.Random(1), []
    for _ in range(repeats):
        begun = time.perf_counter()
        await work(lots)
        found.append(time.perf_counter() - begun)
    return sorted(found)


async def run(server: Postgresql, positions: int, own: int, repeats: int) -> list[str]:
    """Fill a database, and return the rows of the table."""
    address = server.new_store()
    for statement in FILL:
        server.execute(address.rpartition("/")[2], statement.format(now=time.time(), positions=positions, own=own))
    database = Database(read_url(address))
    await database.open()
    try:

        async def look(name: str, most: int, lots: random.Random) -> None:
            found = await explorer.find_moves(
                database, GAME, keys_of(name, lots, most), f"guest-{lots.randrange(GUESTS)}"
            )
            assert bool(sum(map(len, found.values()))) == (most > 0 and name != "never")

        async def count(lots: random.Random) -> None:
            moves = [
                CountedMove(
                    lots.getrandbits(63), lots.randrange(ACTIONS), PEOPLE, 0.5, 30, f"guest-{lots.randrange(GUESTS)}"
                )
                for _ in range(OPENING_DECISIONS * len(KINDS))
            ]
            await database.write(*explorer.count_statements(database, GAME, moves, True))

        works: dict[str, Callable[[random.Random], Awaitable[object]]] = {
            "three positions that are frequent, 360 rows": lambda lots: look("often", FREQUENT, lots),
            "three positions that came once": lambda lots: look("once", positions, lots),
            "three positions that nobody was in": lambda lots: look("never", positions, lots),
            "counting a finished game, 96 rows": count,
        }
        return [describe(name, await measure(work, repeats)) for name, work in works.items()]
    finally:
        await database.close()


def describe(name: str, seconds: list[float]) -> str:
    """Return a row of the table."""
    high = seconds[int(0.99 * len(seconds))]
    times = (statistics.median(seconds), high, seconds[-1])
    return f"| {name} | {len(seconds)} | " + " | ".join(f"{1000 * each:.1f} ms" for each in times) + " |"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000_000, help="that came once")
    parser.add_argument("--own", type=int, default=5_000_000, help="rows of guests")
    parser.add_argument("--repeats", type=int, default=500)
    parser.add_argument("--keep", action="store_true", help="write the table into docs/explorer.md")
    given = parser.parse_args()
    server = Postgresql().start()
    try:
        rows = asyncio.run(run(server, given.positions, given.own, given.repeats))
    finally:
        server.remove()
    table = "\n".join(["| query | repeats | median | 99 % | longest |", "|---|---:|---:|---:|---:|", *rows])
    print(table)
    if given.keep:
        write_table("explorer", f"{measured_by('`python -m benchmarks.explorer`')}.\n\n{table}", DOCS / "explorer.md")


if __name__ == "__main__":
    main()
