"""Readiness of a server: its database, disk space, and the machine code of its games."""

from __future__ import annotations

import asyncio
import os

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from ...core.registry import game as find_game
from ...core.registry import listed_games
from ...engine.background import can_be_read, is_ready
from ...wire.pictures import playable_games
from ..services import Services

DATABASE_SECONDS = 3.0
"""Time limit for the database to answer."""


async def find_obstacles(services: Services) -> list[str]:
    """Return codes for why the server is not ready; empty if it is. Missing machine code is requested."""
    if not await _answers(services):
        obstacles = ["database"]
    else:
        obstacles = [] if await services.write_check.succeeds() else ["full"]
    if not os.environ.get("PERIHELION_RUNTIME"):
        shown = listed_games().keys() & playable_games().keys()  # nobody waits for the machine code of a test game
        missing = sorted(key for key in shown if not is_ready(find_game(key)))
        for key in missing:
            services.compile_queue.ask(find_game(key))
        obstacles += [f"kernels:{key}" for key in missing]
        for key in sorted(shown.difference(missing)):
            if not await asyncio.to_thread(can_be_read, find_game(key)):
                obstacles.append(f"unreadable:{key}")
    return obstacles


async def _answers(services: Services) -> bool:
    """Return True if the database answers in time."""
    try:
        await asyncio.wait_for(services.database.read(select(text("1"))), DATABASE_SECONDS)
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True
