"""Calls in a bot process that run slice by slice, so a short call does not wait for a long one.

A call has a thread of its own. The thread runs while the process gives it time. It stops at the next pause point of
the search (`bots.pauses`) when the slice is over, or when the server ends it early for another request. So only one
call runs at a time. All of this happens in a bot process; `bot_worker` decides whose turn it is.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from ..bots.pauses import pausing
from ..engine.runtimes import force_runtime, forced_runtime
from ..workers import SPAWN

UNFINISHED = "unfinished"
"""Returned instead of an answer: the call needs more slices."""


class Dropped(BaseException):
    """Ends an abandoned call at a pause point. No search handles it."""


class SlicedCall:
    """A call that runs in a thread of its own, one slice at a time."""

    def __init__(self, function: Callable[..., Any], arguments: tuple[Any, ...]):
        self._function, self._arguments = function, arguments
        self._go_on, self._stopped = threading.Semaphore(0), threading.Semaphore(0)
        self._end = 0.0
        self._dropped = False
        self._usual_runtime = forced_runtime()
        self.answer: Future[Any] = Future()
        threading.Thread(target=self._run, daemon=True).start()

    def run(self, seconds: float) -> bool:
        """Continue for some time. Return True if the call is finished."""
        self._end = time.monotonic() + seconds
        self._go_on.release()
        self._stopped.acquire()
        return self.answer.done()

    def drop(self) -> None:
        """End an unfinished call."""
        self._dropped = True
        self.run(0.0)

    def _run(self) -> None:
        self._go_on.acquire()
        try:
            if not self._dropped:
                with pausing(self._pause_if_due):
                    self.answer.set_result(self._function(*self._arguments))
        except Dropped:
            pass
        except Exception as error:
            self.answer.set_exception(error)
        finally:
            self._stopped.release()

    def _pause_if_due(self) -> None:
        """If this slice is over, wait for the next one. Other calls run with the usual runtime meanwhile."""
        if time.monotonic() < self._end and not _ends_early.value:
            return
        with force_runtime(self._usual_runtime):
            self._stopped.release()
            self._go_on.acquire()
        if self._dropped:
            raise Dropped


_ends_early: Any = SPAWN.RawValue("b")
"""Flag in shared memory, written by the server: the current slice is to end early."""


def share_memory(ends_early: Any) -> None:
    """Use this shared memory."""
    global _ends_early
    _ends_early = ends_early


_calls: dict[int, SlicedCall] = {}
"""The unfinished calls of this process, by number."""


def run_slice(number: int, seconds: float, function: Callable[..., Any], *arguments: object) -> Any:
    """Continue a call for some time, or start it if it is new. Return its answer or UNFINISHED."""
    call = _calls.get(number)
    if call is None:
        call = _calls[number] = SlicedCall(function, arguments)
    if not call.run(seconds):
        return UNFINISHED
    del _calls[number]
    return call.answer.result()


def drop_call(number: int) -> None:
    """End an abandoned call."""
    call = _calls.pop(number, None)
    if call is not None:
        call.drop()
