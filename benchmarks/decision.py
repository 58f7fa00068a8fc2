"""The cost of one decision for the server: CPU time for a table with four viewers, part by part.

    python -m benchmarks.decision                   # all games
    python -m benchmarks.decision --game solarius --decisions 200 --profile
    python -m benchmarks.decision --own 4           # all viewers draw for themselves (docs/browser.md)
    python -m benchmarks.decision --compare         # none, half and all of them, in turns

Everything but the network is real: the registry, the store, views, drawings, sentences, JSON and its compression as
browsers request it, with machine code if it is ready (`--runtime interpreted` does without). Of the four viewers, each
player has a seat, and the others watch; one of them reads German. `--own` says how many draw for themselves: the last
ones, so that two of four are spectators. The times are CPU time; "store" is the thread that
writes, including its flush. A server that has run for a while has most sentences and many drawings cached, so some
games are played before anything is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import tempfile
import time
import zlib
from collections import defaultdict
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from benchmarks.load import MIX
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import INTERPRETED, force_runtime
from perihelion.server.deals import Deals
from perihelion.server.new_tables import create_table
from perihelion.server.registry import TableRegistry
from perihelion.store.database import Database
from perihelion.store.guests import Guest
from perihelion.table.commands import play_action, take_seat
from perihelion.table.settings import Settings
from perihelion.web.app import load_games, reduce_garbage_collection
from perihelion.web.http.compression import DEFLATE
from perihelion.web.http.rate_limits import RateLimits
from perihelion.web.table.live_tables import LiveTables
from perihelion.web.table.viewers import LiveTable, Viewer
from perihelion.wire.table.presenter import choose_seat
from perihelion.wire.table.sync_token import program_version

VIEWERS = 4
SLICE = 50
"""Decisions that are measured before the next number of viewers has its turn."""
PARTS = ("rules", "store", "drawing and sentences", "JSON", "compression")

Times = dict[str, float]
"""Seconds of CPU time by part."""


class Clock:
    """Adds up CPU time by part."""

    def __init__(self) -> None:
        self.spent: Times = defaultdict(float)
        self._since = (time.thread_time(), time.process_time())

    def add(self, part: str) -> None:
        """Add the time since the last call to a part, and the time of other threads to the store.

        The part "" is not measured, such as creating tables: neither its time nor that of the threads counts.
        """
        thread, process = time.thread_time(), time.process_time()
        own = thread - self._since[0]
        if part:
            self.spent[part] += own
            self.spent["store"] += process - self._since[1] - own
        self._since = (thread, process)


async def measure(
    game: str, decisions: int, seed: int, profile: cProfile.Profile | None = None, own: int = 0
) -> tuple[Times, int]:
    """Play random decisions at one table after another. Return seconds by part, and the number of decisions.

    `own`: how many of the viewers draw for themselves.
    """
    luck, clock, done = random.Random(seed), Clock(), 0
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder))
        await database.open()
        registry = TableRegistry(database)
        tables = LiveTables(registry, RateLimits(), b"key", Deals(registry))
        while done < decisions:
            live, viewers = await _new_table(registry, tables, game, own)
            if profile:
                profile.enable()
            done += await _play(registry, live, viewers, luck, clock, decisions - done)
            if profile:
                profile.disable()
            live.viewers = []
        await database.close()
    return clock.spent, done


async def _new_table(
    registry: TableRegistry, tables: LiveTables, game: str, own: int
) -> tuple[LiveTable, list[Viewer]]:
    players = MIX[game]
    guests = [Guest(f"guest-{i}", f"Guest {i}") for i in range(VIEWERS)]
    seats = ["me"] + ["open"] * (players - 1)
    table = await create_table(registry, guests[0], game, {"players": players}, seats, Settings(), [])
    for seat in range(1, players):
        who = guests[seat]
        await registry.run_command(table, lambda t, who=who, seat=seat: take_seat(t, who.id, who.name, seat))  # type: ignore[misc]
    live = await tables.open(table)
    viewers = [
        Viewer(live, guest.id, "de" if i == VIEWERS - 1 else "en", choose_seat(live.table, guest.id))
        for i, guest in enumerate(guests)
    ]
    for viewer in viewers:
        viewer.send_snapshot()
        viewer.outbox.get_nowait()
        viewer.reads = False  # like a page that does not show the position as text
    for viewer in viewers[::-1][:own] if own < VIEWERS else viewers:
        viewer.want_views(True, program_version())
        viewer.outbox.get_nowait()
    live.viewers = viewers
    live.loaded.listeners = []  # the measured code below sends the changes
    return live, viewers


async def _play(
    registry: TableRegistry, live: LiveTable, viewers: list[Viewer], luck: random.Random, clock: Clock, most: int
) -> int:
    """Play at one table until its game is over; return the number of decisions."""
    changes: list[Any] = []
    live.loaded.listeners = [lambda loaded, change: changes.append(change)]
    packers = [zlib.compressobj(wbits=-15, **DEFLATE.compress_settings) for _ in viewers]
    for done in range(most):
        table = live.table
        if not table.running or table.waits_for < 0:
            return done
        guest, action = table.seats[table.waits_for].guest, luck.choice(table.position.legal)
        count, name = table.count, table.head.table
        clock.add("")
        await registry.run_command(name, lambda t: play_action(t, guest, action, count))  # noqa: B023
        clock.add("rules")
        for change in changes:
            live.send_change(live.loaded, change)
        changes.clear()
        live.send_missed([viewer for viewer in viewers if viewer.due])  # the spectators
        clock.add("drawing and sentences")
        for viewer, packer in zip(viewers, packers, strict=True):
            while not viewer.outbox.empty():
                text = to_json(viewer.outbox.get_nowait())
                clock.add("JSON")
                packer.compress(text)
                packer.flush(zlib.Z_SYNC_FLUSH)
                clock.add("compression")
    return most


def main() -> None:
    """Measure and print, part by part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=MIX, action="append")
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warm-up", type=int, default=300, help="decisions before anything is measured")
    parser.add_argument("--runtime", default=COMPILED, choices=(COMPILED, INTERPRETED))
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--own", type=int, default=0, help="viewers that draw for themselves")
    parser.add_argument("--compare", action="store_true", help="measure none, half and all of them in turns")
    asked = parser.parse_args()
    lines = []
    with force_runtime(asked.runtime):
        load_games()
        for game in asked.game or MIX:
            profile = cProfile.Profile() if asked.profile else None
            asyncio.run(measure(game, asked.warm_up, asked.seed + 1))
            reduce_garbage_collection()
            groups = (0, VIEWERS // 2, VIEWERS) if asked.compare else (asked.own,)
            for own, (spent, done) in _measure_in_turns(game, asked.decisions, asked.seed, groups, profile).items():
                times = [1000 * spent[part] / done for part in PARTS]
                cells = " | ".join(f"{t:.1f}" for t in [*times, sum(times)])
                lines.append(f"| {game} | {own} of {VIEWERS} | {done} | {cells} |")
            if profile:
                pstats.Stats(profile).sort_stats("cumulative").print_stats("perihelion", 70)
    parts = "rules | store | drawing, sentences | JSON | compression | all"
    heading = f"| ms of CPU for a decision | draw themselves | decisions | {parts} |"
    print("\n".join([heading, "|---|---|---|---|---|---|---|---|---|", *lines]))


def _measure_in_turns(
    game: str, decisions: int, seed: int, groups: tuple[int, ...], profile: cProfile.Profile | None
) -> dict[int, tuple[Times, int]]:
    """Measure with these numbers of viewers that draw for themselves; what else the machine does meets all alike."""
    spent: dict[int, Times] = {own: defaultdict(float) for own in groups}
    done = dict.fromkeys(groups, 0)
    while min(done.values()) < decisions:
        for own in groups:
            times, count = asyncio.run(measure(game, min(SLICE, decisions - done[own]), seed + done[own], profile, own))
            done[own] += count
            for part, seconds in times.items():
                spent[own][part] += seconds
    return {own: (spent[own], done[own]) for own in groups}


if __name__ == "__main__":
    main()
