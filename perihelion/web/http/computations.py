"""Long computations for requests: analyses, plans, recaps, statistics.

They run in a few threads of their own, so tables stay responsive. A guest has one computation at a time, and guests
take turns. CPU time is counted by guest and by address; a client that used too much has to wait before its next
request.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from ...server.rule_threads import call_in_thread
from .rate_limits import RateLimits

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
"""Number of computations at a time: one guest leaves a thread to the others."""


class Computations:
    """The threads, and the queue for them."""

    def __init__(self, limits: RateLimits):
        self.limits = limits
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="compute")
        self._free = asyncio.Semaphore(THREADS)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The guests with a computation running or queued."""

    async def run(
        self, guest: str, address: str, lock: AbstractAsyncContextManager[None], function: Callable[[], T]
    ) -> T:
        """Call a function in a free thread when it is the guest's turn, holding the lock of what it reads."""
        turn = self._turns.get(guest)
        if turn is None:
            turn = self._turns[guest] = asyncio.Lock()
        async with turn, self._free, lock:
            measured = partial(self._measure, guest, address, asyncio.get_running_loop(), function)
            return await call_in_thread(measured, self._threads)

    def _measure(self, guest: str, address: str, loop: asyncio.AbstractEventLoop, function: Callable[[], T]) -> T:
        """Call a function in this thread, and charge what it cost."""
        began = time.thread_time()
        try:
            return function()
        finally:
            loop.call_soon_threadsafe(self.limits.charge_computing, guest, address, time.thread_time() - began)

    def stop(self) -> None:
        """Start no further computation."""
        self._threads.shutdown(wait=False, cancel_futures=True)


@dataclass
class Computing:
    """What one request computes."""

    computations: Computations
    guest: str
    address: str
    begun: bool = False

    async def run(self, function: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Call a function in a thread.

        Raises TooFast if this guest or address has used too much time. That is checked once for each request, so a
        running one is finished.
        """
        return await self.run_with(nullcontext(), function, *given, **named)

    async def run_with(
        self, lock: AbstractAsyncContextManager[None], function: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """The same with a lock, taken at the last moment, so it is not held while other guests compute."""
        if not self.begun:
            self.computations.limits.check_computing(self.guest, self.address)
            self.begun = True
        return await self.computations.run(self.guest, self.address, lock, partial(function, *given, **named))
