"""Daily deals for tests: of Leduc poker against the greedy bot, by a clock that tests set."""

from __future__ import annotations

from contextlib import asynccontextmanager

from perihelion.fair.deal import begin_of
from perihelion.fair.receipt import FORMAT as RECEIPT
from perihelion.fair.sealed_file import read_file
from perihelion.server.day_chain import list_published
from perihelion.server.deals import Deals
from perihelion.server.steady_clock import SteadyClock
from perihelion.table.daily import day_of
from perihelion.web.people.deals import describe_published
from tests.server.registries import open_registry

NOON = begin_of(day_of(1_800_000_000)) + 43_200.0
HOUR, DAY = 3600.0, 86_400.0


class Clock:
    """The clocks of a machine: `now` is the right time, and the wall clock is wrong by `wrong` seconds."""

    def __init__(self, now=NOON):
        self.now, self.wrong = now, 0.0

    def wall(self):
        return self.now + self.wrong

    def elapsed(self):
        return self.now - NOON

    def steady(self):
        """The clock of a process that starts now."""
        return SteadyClock(self.wall, self.elapsed)


@asynccontextmanager
async def open_deals(folder, clock, jobs=True, games=("leduc",)):
    """The deals of a server that starts now."""
    async with open_registry(folder, jobs=jobs) as registry:
        made = Deals(registry, clock.steady(), "greedy", games)
        await made.keep_days()
        yield made
        await made.stop()


async def look(made, clock, seconds):
    """Let a server look after the days while time passes, four times an hour or a day."""
    every = 30.0 if seconds < HOUR else HOUR / 4 if seconds < DAY else DAY / 4
    for _ in range(int(seconds / every)):
        clock.now += every
        await made.keep_days()


async def published(made):
    """The file that a server publishes."""
    return describe_published(await list_published(made.database))


def keep_receipt(text):
    """What a player's page kept of a game: the seal and the hash of its last entry."""
    file = read_file(text.encode())
    seal = next(entry for entry in file.objects if entry.get("kind") == "seal")
    last = len(file.objects) - 2
    kept = {"format": RECEIPT, "table": file.objects[0]["table"], "seats": [0], "seals": {"1": seal["commitment"]}}
    return {**kept, "closings": {}, "contributions": {}, "links": {}, "heads": {str(last): file.heads[last]}}
