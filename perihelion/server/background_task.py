"""A task that a part of the server keeps running from its start to its stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress


class BackgroundTask:
    """Runs a coroutine function that never returns by itself."""

    def __init__(self, run: Callable[[], Coroutine[None, None, None]], name: str):
        self._run, self._name = run, name
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Cancel the task and wait for its end. Raises the error of a task that had failed before."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
