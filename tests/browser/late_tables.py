"""Tables late in a game: it was played to the end before, and a guest goes on from a moment of it."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from perihelion.server.new_tables import create_table
from perihelion.server.registry import TableRegistry
from perihelion.store.database import Database
from perihelion.store.guests import Guest
from perihelion.table.commands import play_action
from perihelion.table.settings import Settings
from perihelion.table.table import Table

from .tables import SHORT, against_bots

EARLIER = Guest("guest-earlier", "Earlier")
"""Who played the whole games, on all seats."""


class WholeGame(NamedTuple):
    """A game that is over."""

    game: str
    table: str
    decisions: list[int]
    """The counts at which the first seat decided."""


def play_whole_games(folder: Path) -> dict[str, WholeGame]:
    """Play a short game of each kind at random, before a server starts there."""

    async def play() -> dict[str, WholeGame]:
        database, played = Database(folder), {}
        await database.open()
        try:
            registry = TableRegistry(database)
            for game, options in SHORT.items():
                table = await create_table(
                    registry, EARLIER, game, options, ["me"] * options["players"], Settings(), []
                )
                played[game] = WholeGame(game, table, await registry.run_command(table, play_at_random))
        finally:
            await database.close()
        return played

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        return thread.submit(lambda: asyncio.run(play())).result()


def play_at_random(table: Table) -> list[int]:
    """Play to the end; returns the counts at which the first seat decided."""
    chance, decisions = random.Random(1), []
    while not table.over:
        if table.position.actor == 0:
            decisions.append(table.count)
        play_action(table, EARLIER.id, chance.choice(table.position.legal), table.count)
    return decisions


def begin_late(page: Page, played: WholeGame, left: int) -> str:
    """Start a table against bots at which about this many decisions are left to the guest; returns its link."""
    order = {"n": played.decisions[-left], "seats": against_bots(played.game)}
    answer = page.request.post(f"/api/tables/{played.table}/branch", data=order)
    assert answer.ok, answer.text()
    return str(answer.json()["link"])
