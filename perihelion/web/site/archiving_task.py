"""Archive what is due while the server runs, if the operators chose so."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ...errors import PerihelionError
from ...server.archiving import tidy
from ...server.background_task import BackgroundTask
from ...server.registry import TableRegistry
from ...store import retention

INTERVAL = 3600.0
"""Seconds between two runs, half of them random, so several processes do not run at the same moment."""

logger = logging.getLogger("perihelion.web")


class Upkeep:
    """Archives once an hour. Two processes that do so at once do no harm: both write the same files."""

    def __init__(self, registry: TableRegistry, archive: Path):
        self.registry, self.archive = registry, archive
        self._working = BackgroundTask(self._work, "upkeep")

    def start(self) -> None:
        """Start the task."""
        self._working.start()

    async def stop(self) -> None:
        """Stop. The next run does the rest."""
        await self._working.stop()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL * random.uniform(0.5, 1))
            try:
                await self.tidy_if_wanted()
            except (SQLAlchemyError, PerihelionError, OSError) as error:
                logger.error("old tables could not be archived: %s", type(error).__name__)

    async def tidy_if_wanted(self) -> None:
        """Archive and delete what is due, if the operators chose so."""
        settings = await retention.load_settings(self.registry.database)
        if settings.automatic and not self.registry.paused:
            done = await tidy(self.registry, settings, self.archive)
            if done.deleted or done.guests:
                logger.warning(
                    "archiving: %d tables archived, %d deleted, %d guests deleted",
                    done.archived,
                    done.deleted,
                    done.guests,
                )
