"""Reports of finished games, each made once by a child process, one at a time: the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from pathlib import Path
from tempfile import TemporaryDirectory

from .errors import Conflict

SECONDS = "30"
"""How long a game is looked at."""
KEPT = 16
"""How many reports are kept for the next reader."""

report = logging.getLogger("perihelion.play")


class Reports:
    """The reports of the tables of one server."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment
        self._made: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._one = asyncio.Lock()

    async def of(self, table: str, lang: str, game_file: str) -> str:
        """The page about a finished game."""
        key = (table, lang)
        async with self._one:
            if key not in self._made:
                self._made[key] = await self._make(lang, game_file)
            self._made.move_to_end(key)
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
            return self._made[key]

    async def _make(self, lang: str, game_file: str) -> str:
        with TemporaryDirectory() as folder:
            file, page = Path(folder) / "a.game", Path(folder) / "a.html"
            file.write_text(game_file, encoding="utf-8")
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "perihelion", "report", str(file), "--seconds", SECONDS),
                *("--out", str(page), "--lang", lang),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
                env=self._environment,
            )
            try:
                _, said = await process.communicate()
            except asyncio.CancelledError:
                process.kill()
                await process.wait()
                raise
            if process.returncode:
                report.error("the report failed: %s", said.decode(errors="replace")[-500:])
                raise Conflict("no-report")
            return page.read_text(encoding="utf-8")
