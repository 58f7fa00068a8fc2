"""What pages load to think by themselves: Python for the browser, which a process beside the server makes once.

It is made by `perihelion warm`, or when the first page asks. The operator switches it off with PERIHELION_DEVICE.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from pathlib import Path

from ...wire.schemas.device import DeviceRuntime

SETTING = "PERIHELION_DEVICE"
"""The environment variable; `off` keeps all thinking at the server."""
OFF = "off"
NOTHING = DeviceRuntime(ready=False, later=False, worker="", runtime="", packs={})
LATER = DeviceRuntime(ready=False, later=True, worker="", runtime="", packs={})
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
}
PACKED = ".pack"

logger = logging.getLogger("perihelion.web")


def is_wanted() -> bool:
    """Return whether the operator lets pages think."""
    return os.environ.get(SETTING) != OFF


class DeviceFiles:
    """The files, once they are there. `maker` is the module that makes them and prints their folder; "" for none."""

    def __init__(self, maker: str = "") -> None:
        self.maker = maker
        self._made: asyncio.Task[None] | None = None
        self._folder: Path | None = None
        self._runtime = NOTHING

    def describe(self) -> DeviceRuntime:
        """Return what pages may load. The first call finds or makes it."""
        if self._made is None and self.maker and is_wanted():
            self._runtime = LATER
            self._made = asyncio.create_task(self._make(), name="files for devices")
        return self._runtime

    def find(self, path: str) -> Path | None:
        """Return one of the files by its address."""
        if self._folder is None:
            return None
        files = self._folder / "files"
        found = (files / path).resolve()
        return found if found.is_relative_to(files.resolve()) and found.is_file() else None

    async def stop(self) -> None:
        """Stop making them."""
        if self._made is not None:
            self._made.cancel()
            await asyncio.gather(self._made, return_exceptions=True)

    async def _make(self) -> None:
        maker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.maker), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        try:
            printed, complaints = await maker.communicate()
        finally:
            if maker.returncode is None:
                maker.terminate()
        if maker.returncode:
            said = complaints.decode(errors="replace").strip().rpartition("\n")[2]
            logger.warning("pages cannot think by themselves: %s", said)
            self._runtime = NOTHING
            return
        folder = Path(printed.decode().strip().rpartition("\n")[2])
        self._runtime = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        self._folder = folder
