"""Starts the tables of quick pairing. Every process does, and the database lets each request lead to one table."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..core.registry import game as find_game
from ..errors import PerihelionError
from ..json_types import JsonObject
from ..store import guests, pairing, table_wishes
from ..store.pairing import Request
from ..table.quick_pairing import DAYS, Choice, Seating, choose_tables
from ..table.settings import DAY_MINUTES, Settings
from ..table_log.bodies import PERSON, Seat
from .background_task import BackgroundTask
from .new_tables import create_paired, new_id, read_game_options
from .registry import TableRegistry

LOOK_SECONDS = 3.0
"""How often a process looks whether people who wait fit together."""
CLEAN_SECONDS = 300.0
LIVE_MINUTES, LIVE_BANK = 2.0, 15.0
"""The clock of a game in one sitting: minutes for each turn, and for the whole game."""
DAYS_BANK = 3 * DAY_MINUTES
"""A game over days has a day for each turn, and this for the whole game."""

logger = logging.getLogger("perihelion.server")


def write_options(options: JsonObject) -> str:
    """Return options as one text: the same for the same options."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def read_choice(game: str, options: JsonObject) -> Choice:
    """Return a game with its options as a choice. Raises InvalidOptions if they are not valid."""
    chosen, seats = read_game_options(find_game(game), options)
    return Choice(game, write_options(chosen), seats)


def table_settings(pace: str, rated: bool) -> Settings:
    """Return the settings of a table that pairing starts."""
    minutes, bank = (DAY_MINUTES, DAYS_BANK) if pace == DAYS else (LIVE_MINUTES, LIVE_BANK)
    return Settings(confirm=True, minutes=minutes, bank=bank, rated=rated)


class Pairing:
    """The quick pairing of one process."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.database = registry, registry.database
        self._asked = asyncio.Event()
        self._looking = BackgroundTask(self._look, "pairing")

    def start(self) -> None:
        """Start looking for tables."""
        self._looking.start()

    async def stop(self) -> None:
        """Stop. Another process, or the next start, seats those who wait."""
        await self._looking.stop()

    def wake(self) -> None:
        """Look at once: somebody has just asked."""
        self._asked.set()

    async def _look(self) -> None:
        clean = time.monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            self._asked.clear()
            try:
                if not self.registry.paused:
                    await self.pair()
                    if time.monotonic() >= clean:
                        await pairing.drop_old(self.database, time.time())
                        await table_wishes.drop_old(self.database, time.time())
                        clean = time.monotonic() + CLEAN_SECONDS
            except (SQLAlchemyError, PerihelionError) as error:
                logger.error("quick pairing failed: %s", type(error).__name__)

    async def pair(self) -> list[str]:
        """Start all tables that can be started now. Return those that this process started."""
        now = time.time()
        requests = {one.id: one for one in await pairing.list_waiting(self.database, now)}
        if len(requests) < 2:
            return []
        waiting = [one.waiting for one in requests.values()]
        blocked = await pairing.list_blocks(self.database, {one.guest for one in waiting})
        started = []
        for seating in await asyncio.to_thread(choose_tables, waiting, blocked, now):
            table = await self._seat(seating, requests)
            if table is not None:
                started.append(table)
        return started

    async def _seat(self, seating: Seating, requests: Mapping[str, Request]) -> str | None:
        """Start a table. Return None if another process was first for one of its people, or one of them withdrew."""
        choice, people = seating
        names = await guests.find_names(self.database, [one.guest for one in people])
        seats = [Seat(PERSON, one.guest, names[one.guest]) for one in people]
        secrets.SystemRandom().shuffle(seats)
        expected = [one.guest for one in people if requests[one.request].contributes]
        table, settings = new_id(), table_settings(people[0].pace, people[0].rated)
        also = pairing.seat_statements(people, table)
        await self.registry.admission.give_way()
        try:
            await create_paired(
                self.registry, table, choice.game, json.loads(choice.options), settings, seats, expected, also
            )
        except IntegrityError:
            return None
        return table
